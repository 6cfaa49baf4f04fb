"""What the patiences' own player presses: a deal that comes out, card by card as its solver won it."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from itertools import accumulate

from game.contract import Verdict
from game.patience import cards, look, osmosis, pyramid, solver
from game.patience.effort import Effort
from game.patience.scene import PatienceScene
from game.shell.hand import Hand, Laid, Press, Presses
from game.shell.inputs import Point
from game.shell.scene import Game
from game.shell.store import Slot
from game.wimp import icons
from game.wimp.boxes import middle

NODES = 1500
"""A deal that takes more to be solved gives way to the next."""
LIVELY = {"osmosis": 0.4, "pyramid": 0.42}
"""The part of the moves shown that must be more than turns of the pack."""
BEGINNING, ENDING = 1.5, 6.0
LOOKING = {"pack": 0.15, "waste": 0.35, "park": 0.35, "pile": 0.35, "pair": 0.3, "king": 0.35}
"""Seconds for what a move has changed."""
CLICK, AGAIN = 0.55, 0.18
"""About what a click takes, and another one in the same place."""
SHOWN = 45.0
"""Seconds of moves before a deal comes out."""


def osmosis_demo(slot: Slot, number: int) -> Generator[None, None, Laid]:
    """The end of a game of Osmosis that comes out."""
    deal, line = yield from _won("osmosis", number, lambda n, e: solver.solve_osmosis(osmosis.new(n), e))
    return (yield from _laid(slot, "osmosis", deal, line))


def pyramid_demo(slot: Slot, number: int) -> Generator[None, None, Laid]:
    """The end of a game of Pyramid that is cleared, or all of it."""
    deal, line = yield from _won("pyramid", number, lambda n, e: solver.solve_pyramid(pyramid.new(n), e))
    return (yield from _laid(slot, "pyramid", deal, line))


def presses(scene: Game, line: Sequence[str]) -> Presses:
    """These moves, clicked where their cards lie, then what is said at the end."""
    assert isinstance(scene, PatienceScene)
    hand = Hand(scene, look.HAND_REST)
    yield Press(BEGINNING)
    for move in line:
        word, *places = move.split(" ")
        # Adjust parks a card although a row would take it.
        mods = ("alt",) if word == "park" else ()
        for icon in _icons(word, places):
            yield from hand.click(_spot(scene, icon), *mods)
        yield Press(LOOKING[word])
    yield from hand.move(look.HAND_REST)
    yield Press(ENDING)


def _won(
    game: str, number: int, solve: Callable[[int, Effort], Generator[None, None, Verdict]]
) -> Generator[None, None, tuple[int, tuple[str, ...]]]:
    """A deal that the solver wins at once, and its line, whose end is worth watching."""
    draw = random.Random(number).random
    while True:
        deal = int(draw() * cards.NUMBERS)
        line = (yield from solve(deal, Effort(NODES))).line
        shown = line[_start(line) :]
        if shown and sum(move != "pack" for move in shown) >= LIVELY[game] * len(shown):
            return deal, line


def _laid(slot: Slot, game: str, deal: int, line: Sequence[str]) -> Generator[None, None, Laid]:
    """The deal as far as it was played before somebody looks, and the moves that are left."""
    start = _start(line)
    slot.begin(str(deal), {"game": game, "booked": [], "rival": []})
    for move in line[:start]:
        slot.append(move)
        yield
    return Laid(None, lambda scene: presses(scene, line[start:]))


def _start(line: Sequence[str]) -> int:
    """How many moves to leave out, so that SHOWN seconds of them remain."""
    pairs = zip(line[-2::-1], line[:0:-1], strict=True)
    lasting = accumulate(_seconds(before, move) for before, move in pairs)
    return max(0, len(line) - 1 - sum(seconds <= SHOWN for seconds in lasting))


def _seconds(before: str, move: str) -> float:
    word, *places = move.split(" ")
    clicks = AGAIN if move == before else CLICK * len(_icons(word, places))
    return clicks + LOOKING[word]


def _icons(word: str, places: Sequence[str]) -> Sequence[str]:
    match word:
        case "park":
            return ("waste",)
        case "pile" | "pair" | "king":
            return places
    return (word,)


def _spot(scene: PatienceScene, name: str) -> Point:
    """Where the card of that name lies on the screen."""
    window = scene.app.desk.window("game")
    icon = icons.named(scene.app.panes()["game"].icons, name)
    assert window is not None and icon is not None, f"there is no {name} on the table"
    x, y = middle(icon.box)
    return window.origin[0] + x, window.origin[1] + y
