"""The instruction booklet: its sentences about the rules are true, its pages fit, it can be leafed in."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import groupby

import pygame
import pytest

from game.gravity import art, booklet, guide, look, paper, rules, seeds, typeset
from game.gravity.blocks import FIGURE_SIZE, Board, Figure
from game.gravity.booklet import PAGES
from game.gravity.guide import LAST, Guide
from game.gravity.layers import paint
from game.gravity.rules import Cell, Port, State, from_stars, new, path, trace
from game.shell.inputs import Action, InputMap
from game.shell.text import face
from tests import golden
from tests.gravity.boards import FIGURE, every_cell, every_port

Check = Callable[[], None]
CHECKS: dict[str, Check] = {}
INWARD = {2: (0, 1), 4: (1, 0), 6: (-1, 0), 8: (0, -1)}


def holds(name: str) -> Callable[[Check], Check]:
    """The check of the rule sentence with this id."""

    def keep(check: Check) -> Check:
        assert name not in CHECKS
        CHECKS[name] = check
        return check

    return keep


def boards(count: int = 60) -> Iterator[tuple[int, frozenset[Cell]]]:
    pick = random.Random("boards of the booklet")
    for _ in range(count):
        size = pick.randint(1, 9)
        yield size, frozenset(pick.sample(every_cell(size), pick.randint(0, min(7, size * size))))


def opposite(size: int, port: Port) -> Port:
    return {2: 8, 8: 2, 4: 6, 6: 4}[port[0]], port[1]


def strip(port: Port, size: int) -> set[Cell]:
    """The cells of the row or column a port looks into, and of its neighbours."""
    across = port[0] in (4, 6)
    return {cell for cell in every_cell(size) if abs(cell[1 if across else 0] - port[1]) <= 1}


def faced(way: tuple[Cell, ...], port: Port) -> tuple[Cell, Cell, Cell]:
    """At the end of a way: what is ahead, and the two cells beside that."""
    (x, y) = way[-1]
    dx, dy = (x - way[-2][0], y - way[-2][1]) if len(way) > 1 else INWARD[port[0]]
    ahead = (x + dx, y + dy)
    return ahead, (ahead[0] - dy, ahead[1] + dx), (ahead[0] + dy, ahead[1] - dx)


def launches() -> Iterator[tuple[int, frozenset[Cell], Port]]:
    for size, stars in boards():
        for port in every_port(size):
            yield size, stars, port


def game(count: int = 3) -> State:
    return from_stars(8, sorted(FIGURE)[:count])


@holds("examples")
def _examples() -> None:
    state = new("STANDARD", 8, 5)
    for move in ("4 8", "4 6", "8 4", "4 3", "6 5"):
        state = state.play(f"launch {move}")
    assert [entry.outcome for entry in state.log] == [(6, 8), None, (6, 7), (6, 1), None]


@holds("straight")
def _straight() -> None:
    for size, stars, port in launches():
        if not strip(port, size) & stars:
            assert trace(size, stars, False, *port) == opposite(size, port)


@holds("absorbed")
def _absorbed() -> None:
    lost = 0
    for size, stars, port in launches():
        if trace(size, stars, False, *port) is None:
            lost += 1
            assert faced(path(size, stars, False, *port), port)[0] in stars
    assert lost > 100
    assert trace(8, FIGURE, False, 4, 4) is None


@holds("returned")
def _returned() -> None:
    for size, stars, port in launches():
        if trace(size, stars, False, *port) is None:
            assert trace(size, stars, True, *port) == port


@holds("corner")
def _corner() -> None:
    turns = 0
    for size, stars, port in launches():
        way = path(size, stars, False, *port)
        for before, here, after in zip(way, way[1:], way[2:], strict=False):
            heading = (here[0] - before[0], here[1] - before[1])
            onward = (after[0] - here[0], after[1] - here[1])
            inside = 1 <= here[0] <= size and 1 <= here[1] <= size
            if inside and onward not in (heading, (-heading[0], -heading[1])):
                turns += 1
                beyond = (here[0] + heading[0] - onward[0], here[1] + heading[1] - onward[1])
                assert beyond in stars  # it lay diagonally ahead, and the turn leads away from it
    assert turns > 100


@holds("between")
def _between() -> None:
    for stars in ({(5, 6), (5, 4)}, {(1, 6), (1, 4)}):
        assert trace(8, stars, False, 4, 5) == (4, 5)
    way = path(8, {(5, 6), (5, 4)}, False, 4, 5)
    assert way == way[::-1] and max(way) == (4, 5)


@holds("outside")
def _outside() -> None:
    rounds = 0
    for size, stars, port in launches():
        way = path(size, stars, False, *port)
        if len(way) > 1 and all(x in (0, size + 1) or y in (0, size + 1) for x, y in way):
            start, first = way[0], way[1]
            dx, dy = INWARD[port[0]]
            along = (first[0] - start[0], first[1] - start[1])
            if along == (dx, dy):
                continue  # a board of one square, crossed
            rounds += 1
            assert (
                start[0] + dx - along[0],
                start[1] + dy - along[1],
            ) in stars  # it flies away from this one
            out = trace(size, stars, False, *port)
            assert out is not None
            last, ending = way[-1], (way[-1][0] - way[-2][0], way[-1][1] - way[-2][1])
            inward = INWARD[out[0]]
            assert (last[0] + ending[0] + inward[0], last[1] + ending[1] + inward[1]) in stars
    assert rounds > 100


@holds("lap")
def _lap() -> None:
    for row in range(2, 8):
        star = {(1, row)}
        assert trace(8, star, False, 4, row - 1) == (4, row + 1)
        assert len(path(8, star, False, 4, row - 1)) > 4 * 8


@holds("ahead")
def _ahead() -> None:
    for stars in ({(5, 5), (5, 6)}, {(5, 5), (5, 4)}, {(5, 5), (5, 4), (5, 6)}, {(1, 5), (1, 4)}):
        assert trace(8, stars, False, 4, 5) is None
        assert trace(8, stars, True, 4, 5) == (4, 5)


@holds("reversible")
def _reversible() -> None:
    for size, stars, port in launches():
        for repulse in (False, True):
            out = trace(size, stars, repulse, *port)
            if out:
                assert trace(size, stars, repulse, *out) == port


@holds("seed")
def _seed() -> None:
    for seed in ("", "SEVENLE", "NINECHARS"):
        with pytest.raises(ValueError, match="eight"):
            new(seed, 8, 5)
    assert new("STANDARD", 8, 5) == new("STANDARD", 8, 5)
    assert seeds.stars_for("STANDARD", 8, 5) == ((3, 6), (8, 2), (4, 4), (4, 5), (1, 4))
    others = {new("STANDARE", 8, 5).stars, new("STANDARD", 9, 5).stars, new("STANDARD", 8, 4).stars}
    assert new("STANDARD", 8, 5).stars not in others


@holds("size")
def _size() -> None:
    assert [new("STANDARD", size, 1).size for size in range(1, 17)] == list(range(1, 17))
    for size in (0, 17):
        with pytest.raises(ValueError):
            new("STANDARD", size, 1)


@holds("count")
def _count() -> None:
    for size in range(1, 17):
        assert len(new("STANDARD", size, size * size).stars) == size * size
        assert len(new("STANDARD", size, 1).stars) == 1
        with pytest.raises(ValueError):
            new("STANDARD", size, size * size + 1)


@holds("choice")
def _choice() -> None:
    for size, stars, port in launches():
        assert trace(size, stars, True, *port) == (trace(size, stars, False, *port) or port)


@holds("edges")
def _edges() -> None:
    for edge, first in ((8, (3, 8)), (2, (3, 1)), (4, (1, 3)), (6, (8, 3))):
        assert path(8, (), False, edge, 3)[1] == first


@holds("cells")
def _cells() -> None:
    for number in range(1, 9):
        assert path(8, (), False, 8, number)[0] == (number, 9)
        assert path(8, (), False, 2, number)[0] == (number, 0)
        assert path(8, (), False, 4, number)[0] == (0, number)
        assert path(8, (), False, 6, number)[0] == (9, number)


@holds("shot")
def _shot() -> None:
    state = from_stars(8, {(3, 6)})
    assert state.play("shot 6 3").log[-1].outcome == "hit"
    assert state.play("shot 3 6").log[-1].outcome == "miss"


@holds("hit")
def _hit() -> None:
    state = game()
    column, row = min(state.stars)
    after = state.play(f"shot {row} {column}")
    assert after.stars == state.stars - {(column, row)} and after.score == state.score


@holds("miss")
def _miss() -> None:
    for count in (1, 3, 5):
        assert game(count).play("shot 8 8").score == count


@holds("twice")
def _twice() -> None:
    state = game().play("shot 8 8")
    assert state.play("shot 8 8").score == state.score
    column, row = min(state.stars)
    fewer = state.play(f"shot {row} {column}")
    assert fewer.play("shot 8 8").score == state.score
    assert fewer.play("shot 8 7").score == state.score + 2


@holds("launch")
def _launch() -> None:
    for port in every_port(8):
        for repulse in (False, True):
            assert from_stars(8, FIGURE, repulse).play(f"launch {port[0]} {port[1]}").score == 1


@holds("repeat")
def _repeat() -> None:
    for move in ("launch 4 8", "launch 4 4"):
        assert game().play(move).play("launch 2 2").play(move).score == 2


@holds("backwards")
def _backwards() -> None:
    state = from_stars(8, FIGURE).play("launch 4 3")
    assert state.log[-1].outcome == (6, 1)
    assert state.play("launch 6 1").score == 1


@holds("changed")
def _changed() -> None:
    state = from_stars(8, FIGURE).play("launch 4 8").play("shot 4 1")
    assert state.play("launch 4 8").score == 2
    assert state.play("launch 6 8").score == 2
    assert from_stars(8, FIGURE).play("launch 4 8").play("shot 8 8").play("launch 4 8").score == 1 + 5


@holds("clear")
def _clear() -> None:
    for size, stars, port in launches():
        way = path(size, stars, False, *port)
        dx, dy = INWARD[port[0]]
        if way == tuple((way[0][0] + i * dx, way[0][1] + i * dy) for i in range(size + 2)):
            assert not strip(port, size) & stars


@holds("cleared")
def _cleared() -> None:
    state = game(2)
    for column, row in sorted(state.stars):
        assert not state.over
        state = state.play(f"shot {row} {column}")
    assert state.over and state.ending == "cleared"


@holds("quit")
def _quit() -> None:
    state = game().play("quit")
    assert state.over and "star at" not in str(state)


@holds("pm")
def _pm() -> None:
    state = game()
    column, row = min(state.stars)
    state = state.play(f"shot {row} {column}").play("pm")
    assert state.over and rules.post_mortem(state) == tuple(sorted(state.stars))
    assert str(state).count("star at") == 2


@holds("free")
def _free() -> None:
    state = game().play("launch 4 1").play("shot 8 8")
    assert state.play("quit").score == state.play("pm").score == state.score == 4


class Elsewhere:
    """The scene that the booklet was opened from."""

    size = look.SIZE
    pixel_aspect = 1.0
    inputs = InputMap()
    border = None

    def act(self, action: Action) -> None:
        raise AssertionError("the booklet is open")

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> None:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        return None

    def next(self) -> None:
        return None


SENTENCES = [rule.id for rule in booklet.rules()]


def test_every_rule_sentence_has_its_test_and_its_own_name() -> None:
    assert sorted(SENTENCES) == sorted(CHECKS)


@pytest.mark.parametrize("name", SENTENCES)
def test_the_sentence_is_true(name: str) -> None:
    CHECKS[name]()


FIGURES = {
    "1  Straight on": [(6, 3)],
    "2  Head on": [None],
    "3  Corners": [(2, 3), (6, 4)],
    "4  Round the outside": [(2, 3)],
    "5  Ahead comes first": [None],
    "There and back": [(6, 2), (4, 4)],
}


def test_the_figures_show_what_they_are_for() -> None:
    seen = {}
    for page in PAGES:
        for block in page.blocks:
            if isinstance(block, Figure) and block.heading:
                stars, size = block.board.stars, FIGURE_SIZE
                seen[block.heading] = [trace(size, stars, False, *port) for port in block.board.ports]
    assert seen == FIGURES


@pytest.mark.parametrize("number", range(1, len(PAGES) + 1))
def test_a_page_fits_its_paper(number: int) -> None:
    left, top, wide, high = look.PAGE_AREAS[(number - 1) % 2]
    page = typeset.page(number)
    assert page.below < look.NUMBER_BASELINE
    paper = pygame.Rect(left, top, wide, high)
    assert all(paper.contains(pygame.Rect(item.area)) for item in page.items)


def test_figures_on_facing_pages_stand_at_one_height() -> None:
    tops = [
        sorted(item.area[1] for item in typeset.page(number).items if item.source == look.PRINT)
        for number in (5, 6)
    ]
    assert tops[0] == tops[1] and len(tops[0]) == 12


def test_the_dots_of_the_contents_end_in_one_column() -> None:
    dot = face(look.BOOK_FACE).placed(0, 0, ".", look.BOOK_INK)[0][0][0]
    ends: dict[int, int] = {}
    for item in typeset.page(1).items:
        if item.source is dot and item.area[0] > look.PAGE_LEFTS[0] + look.PAGE_WIDTH // 2:
            ends[item.area[1]] = max(ends.get(item.area[1], 0), item.area[0])
    assert len(ends) == 12 and len(set(ends.values())) == 1


def test_a_way_stays_clear_of_the_edge_numbers() -> None:
    grid = look.Grid(FIGURE_SIZE, look.FIGURE_CELL, 60, 60, look.NUMBERED_LANE)
    printed = paper.board(grid)
    numbers = [pygame.Rect(item.area) for item in printed if isinstance(item.source, pygame.Surface)]
    for edge in (2, 4, 6, 8):
        drawn = typeset.board(Board((), ((edge, 3),), numbered=True), grid)[len(printed) :]
        assert all(pygame.Rect(item.area).collidelist(numbers) < 0 for item in drawn)


def test_the_cable_does_not_end_in_a_cut() -> None:
    link = art.sprite("comms_link_print")
    assert max(link.get_at((0, y))[3] for y in range(link.get_height())) < 10
    assert max(link.get_at((45, y))[3] for y in range(link.get_height())) > 200


def press(name: str, text: str = "") -> Action:
    return Action(name, text=text)


def test_pages_turn_by_every_way_and_stop_at_the_covers() -> None:
    scene = Guide(Elsewhere())
    assert scene.spread == 0
    for _ in range(2 * LAST):
        scene.act(press("next"))
    assert scene.spread == LAST
    scene.act(press("previous"))
    scene.act(press("wheel", "up"))
    assert scene.spread == LAST - 2
    scene.act(press("wheel", "down"))
    assert scene.spread == LAST - 1
    for name, spread in (("last", LAST), ("first", 0), ("previous", 0), ("page 6", 2), ("page 5", 2)):
        scene.act(press(name))
        assert scene.spread == spread
    scene.act(Action("next", phase="release", pos=(900, 500)))
    assert scene.spread == 2


def test_clicks_turn_follow_the_contents_and_go_back() -> None:
    back = Elsewhere()
    scene = Guide(back)
    pointed = [scene.inputs.at((300, 300 + look.CONTENTS_LINE * row)) for row in range(12)]
    assert pointed == [f"page {number}" for number in (2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14)]
    assert scene.inputs.at((900, 500)) == "next"
    assert scene.inputs.at((1180, 20)) == "back"
    scene.act(press("next"))
    assert scene.inputs.at((300, 500)) == "previous"
    assert scene.next() is None
    scene.act(press("back"))
    assert scene.next() is back
    assert set(guide.KEYS.values()) <= {"next", "previous", "first", "last", "back"}


@pytest.mark.parametrize("edge", [4, 6, 8, 2])
def test_a_way_that_goes_back_over_itself_is_two_lines(edge: int) -> None:
    """One sees where the probe came in and where it left."""
    grid = look.Grid(5, 32, 60, 60, 22)
    stars = ((3, 2), (3, 4)) if edge in (4, 6) else ((2, 3), (4, 3))
    way = path(5, stars, False, edge, 3)
    surface = pygame.Surface((300, 300))
    surface.fill("white")
    items = typeset.board(Board(stars, ((edge, 3),)), grid)
    paint(surface, surface.copy(), items, surface.get_rect())
    x, y = map(round, grid.middle(way[0]))
    across = [surface.get_at((x, y + i) if edge in (4, 6) else (x + i, y))[0] < 200 for i in range(-10, 11)]
    runs = [is_dark for is_dark, _ in groupby(across)]
    assert runs == [False, True, False, True, False]


def test_it_is_drawn_once_a_spread_and_surface() -> None:
    scene = Guide(Elsewhere())
    surface, other = pygame.Surface(look.SIZE), pygame.Surface(look.SIZE)
    assert scene.draw(surface) is None
    assert scene.draw(surface) == pygame.Rect(0, 0, 0, 0)
    assert scene.draw(other) is None
    scene.act(press("next"))
    assert scene.draw(other) is None
    assert pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("spread", [0, 2, 6])
def test_its_pages_look_as_they_did(spread: int) -> None:
    surface = pygame.Surface(look.SIZE)
    Guide(Elsewhere(), spread).draw(surface)
    golden.check(surface, f"gravity-guide-{spread}")
