"""Golden pictures of every screen of the Math Tooter, in colour and mono."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.tommath import look, manual, opening, playing, rules
from game.tommath.desk import Desk
from game.tommath.ega import Ega
from game.tommath.rules import Side, State
from game.tommath.view import Message, PlayView, Thinking
from tests import golden

# The positions of the picture targets: piece and owner, row 1 first.
PLAY = """
.  .  .  ^b .  .  -b 2w
.  *b .  .  6w 3b .  .
0b .  .  .  .  /w .  +w
7w .  .  8b .  .  3w .
.  5w *b 4w -w 8b 1w 2b
.  .  .  8w .  .  .  1w
.  .  .  .  -w .  7b .
.  .  .  .  6b 9b .  7b
"""
THINK = PLAY.replace("/w .  +w", "/w 7w +w")
OVER = """
3w .  0w +w -w 9b *b 8w
-w +w 5b 0b 6b 8b 0b .
0b *w 8b 5w 0b 8w 0b 0b
+b +w 5b +w 4w 9w .  .
3w 5b 8w .  .  /b *w .
-w +w .  .  .  .  .  0b
0b .  .  .  .  .  4b .
3w .  .  .  .  .  .  .
"""
MANY = """
5w .  .  8b .  .  .  5w
.  +b .  -w 7b .  +w .
9w .  1b 2w .  4b .  .
2w *b 3w 6w 1b -w 7b .
.  0b .  1w .  .  .  .
^w .  .  /b 8b .  .  .
.  .  3b 6w .  *w 2b .
.  .  .  .  .  .  .  .
"""
SEVENS = """
.  .  1w .  .  .  .  .
.  3w 1b .  .  3w .  .
.  2b 1w .  1b .  .  .
.  2b 1w 3w 3b 1b 3w .
.  3w 3b .  3b .  .  .
.  .  1b 2w .  1b .  .
.  .  1w .  .  .  3w .
.  .  .  .  .  .  .  .
"""


def position(
    text: str, scores: tuple[int, int], to_move: Side, placed: tuple[int, int], mode: int = 2
) -> State:
    """The target's position with its owners and what its last piece scored."""
    rows = [row.split() for row in text.strip().splitlines()]
    board = tuple("".join(cell[0] for cell in row) for row in rows)
    owners = tuple("".join(cell[1:] or "." for cell in row) for row in rows)
    row, column = placed
    piece = board[row - 1][column - 1]
    without = list(board)
    without[row - 1] = without[row - 1][: column - 1] + "." + without[row - 1][column:]
    runs = rules.from_rows(mode, without, to_move).gains(piece, row, column)
    state = rules.from_rows(mode, board, to_move, scores)
    return replace(state, owners=owners, placed=placed, last=runs)


MOVING = PlayView(position(PLAY, (148, 214), "white", (5, 8)), Desk(), ("7", "3"), 0)
THINKING = PlayView(
    position(THINK, (148, 214), "black", (3, 7)), Desk(), thinking=Thinking(("+", 5, 1, 70), 6)
)
ENDED = PlayView(
    replace(position(OVER, (499, 467), "black", (1, 1)), scores=(529, 467), ending="point", winner="white"),
    Desk(),
    lit=0,
    best_move="3 AT 1,1 +138",
)
DRAWN = replace(ENDED, state=replace(ENDED.state, scores=(499, 467), ending="draw", winner=None), lit=None)
MONO = Desk(mono=True)
TWO = Desk(computers=())
QUIT = Message("QUIT? THE GAME WILL BE KEPT.", "question", "QUIT")
QUIT_KIOSK = Message("QUIT? THE GAME WILL BE OVER.", "question", "QUIT")
RESIGN = Message("GIVE UP THIS GAME?", "question", "RESIGN")
OFFERED = Message("BLACK OFFERS A DRAW.", "question", "AGREE")
MANY_RUNS = PlayView(position(MANY, (288, 197), "black", (4, 4)), TWO, lit=1)
SEVENS_THINKING = PlayView(
    position(SEVENS, (266, 236), "black", (7, 3), 1), Desk(), lit=0, thinking=Thinking(("2", 6, 2, 0), 14)
)
ASKED = replace(MOVING, state=replace(MOVING.state, offer="standing"), message=OFFERED, typed=())
SEVENS_OVER = PlayView(
    replace(position(SEVENS, (266, 236), "black", (7, 3), 1), ending="resigned", winner="white"), TWO, lit=0
)
OPENING = opening.OpeningView(Desk(), "500", True, 26, 0)

PLAYS = {
    "play": MOVING,
    "play-mono": replace(MOVING, desk=MONO),
    "play-shapes": replace(MOVING, desk=Desk(shapes=True)),
    "play-colours": replace(MOVING, desk=Desk(white_face=10, black_face=5)),
    "play-long-scores": replace(MOVING, state=replace(MOVING.state, scores=(1488, 2400))),
    "quit": replace(MOVING, message=QUIT, quitting=True),
    "quit-kiosk": replace(MOVING, message=QUIT_KIOSK, quitting=True, keeps=False),
    "quit-mono": replace(MOVING, message=QUIT, quitting=True, desk=MONO),
    "error": replace(MOVING, message=Message("5,8 IS TAKEN.", "error")),
    "error-mono": replace(MOVING, message=Message("5,8 IS TAKEN.", "error"), desk=MONO),
    "resign": replace(MOVING, message=RESIGN),
    "resign-mono": replace(MOVING, message=RESIGN, desk=MONO),
    "offered": ASKED,
    "offered-mono": replace(ASKED, desk=MONO),
    "level-1": replace(MOVING, desk=Desk(level=1)),
    "level-9": replace(MOVING, desk=Desk(level=9)),
    "level-9-mono": replace(MOVING, desk=Desk(level=9, mono=True)),
    "thinking": THINKING,
    "thinking-mono": replace(THINKING, desk=MONO),
    "thinking-sevens": SEVENS_THINKING,
    "thinking-sevens-mono": replace(SEVENS_THINKING, desk=MONO),
    "many": MANY_RUNS,
    "many-mono": replace(MANY_RUNS, desk=replace(MONO, computers=())),
    "many-hidden": replace(MANY_RUNS, lit=4),
    "many-hidden-mono": replace(MANY_RUNS, lit=4, desk=replace(MONO, computers=())),
    "over": ENDED,
    "over-mono": replace(ENDED, desk=MONO),
    "over-draw": DRAWN,
    "over-draw-mono": replace(DRAWN, desk=MONO),
    "sevens": PlayView(position(SEVENS, (266, 236), "black", (7, 3), 1), TWO, ("2",), 0),
    "sevens-mono": PlayView(
        position(SEVENS, (266, 236), "black", (7, 3), 1), replace(MONO, computers=()), ("2",), 0
    ),
    "over-sevens": SEVENS_OVER,
    "over-sevens-mono": replace(SEVENS_OVER, desk=MONO),
    "empty": PlayView(rules.new(0, 2), Desk()),
    "empty-mono": PlayView(rules.new(0, 2), MONO),
}
OPENINGS = {
    "start": OPENING,
    "start-mono": replace(OPENING, desk=Desk(mono=True, mode=1), typing=False),
    "start-new": replace(OPENING, fled_at=None, desk=Desk(mode=1), joke=2),
    "start-drop": replace(
        OPENING, message=Message("DROP THE GAME YOU FLED?", "question", "NEW GAME", "KEEP IT")
    ),
}


def painted(paint: Callable[[Ega], None]) -> pygame.Surface:
    surface = pygame.Surface(look.SIZE, 0, 32)
    paint(Ega(surface))
    return surface


@pytest.mark.parametrize("name", PLAYS)
def test_play_screen(name: str) -> None:
    golden.check(painted(lambda ega: playing.draw(ega, PLAYS[name])), f"tooter-{name}")


@pytest.mark.parametrize("name", OPENINGS)
def test_start_screen(name: str) -> None:
    golden.check(painted(lambda ega: opening.draw(ega, OPENINGS[name])), f"tooter-{name}")


@pytest.mark.parametrize("page", range(len(manual.PAGES)))
@pytest.mark.parametrize("mono", [False, True])
def test_instructions(page: int, mono: bool) -> None:
    name = f"tooter-help-{page + 1}{'-mono' if mono else ''}"
    golden.check(painted(lambda ega: manual.draw(ega, page, mono)), name)


@pytest.mark.parametrize("name", ["thinking-sevens", "over-sevens"])
def test_the_strips_sleep_where_no_piece_can_be_chosen(name: str) -> None:
    """Buttons and hints in the ink of what is dead, all along rows 0 and 9, also under the pointer."""
    for desk in (TWO, MONO):
        view = replace(PLAYS[name], desk=desk, hover="2")
        picture = painted(partial(playing.draw, view=view))
        for x, y, wide, high in look.STRIPS:
            inks = {tuple(picture.get_at((x + i, y + j)))[:3] for i in range(wide) for j in range(high)}
            assert inks == {look.EGA[0], look.EGA[look.COLOUR.asleep]}


def test_only_the_sixteen_colours_are_used() -> None:
    seen = {
        tuple(picture.get_at((x, y)))[:3]
        for picture in (painted(lambda ega: playing.draw(ega, MOVING)),)
        for x in range(0, look.SIZE[0], 3)
        for y in range(look.SIZE[1])
    }
    assert seen <= set(look.EGA)


@pytest.mark.parametrize("side", ["white", "black"])
def test_a_black_face_has_a_grey_edge_in_the_score_box(side: Side) -> None:
    """Whoever is to move: on a box that sleeps, black alone would not be seen."""
    place = ("white", "black").index(side)
    desk = Desk() if side == "black" else Desk(white_face=0, black_face=5)
    (x, y), (wide, high) = look.BOX_ICON[place], look.ICON
    movers: tuple[Side, Side] = ("white", "black")
    for mover in movers:
        view = replace(MOVING, desk=desk, state=replace(MOVING.state, to_move=mover))
        picture = painted(partial(playing.draw, view=view))
        edge = [(x + across, y + down) for across in (0, wide - 1) for down in range(high)]
        edge += [(x + across, y + down) for across in range(wide) for down in (0, high - 1)]
        assert {tuple(picture.get_at(at))[:3] for at in edge} == {look.EGA[7]}
        assert tuple(picture.get_at((x + 4, y + 4)))[:3] == look.EGA[0]


def test_every_character_has_a_glyph() -> None:
    from game.shell.paths import FONTS

    known = {
        int(line.split()[1])
        for line in (FONTS / "ega8x14.bdf").read_text("latin-1").splitlines()
        if line.startswith("ENCODING")
    }
    texts = [line.text for page in manual.PAGES for line in page.lines]
    texts += [text for pair in look.JOKES for text in pair] + list(look.STRIP_HINTS)
    texts += [look.TITLE_NAME, look.PAGE_TITLE, playing.speed_text(Desk())]
    assert {ord(character) for text in texts for character in text} <= known
