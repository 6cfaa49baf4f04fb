"""What Gravity's own player presses: it reasons, writes down what it knows, and shoots what is certain."""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Iterator, Sequence
from math import dist
from typing import NamedTuple

from game.gravity import deduce, look
from game.gravity.keyboard import EXE
from game.gravity.rules import Cell, State, new
from game.gravity.scene import GravityScene
from game.gravity.seeds import LETTERS, SEED_LENGTH
from game.shell.hand import Hand, Laid, Press, Presses
from game.shell.inputs import Action
from game.shell.scene import Game
from game.shell.store import Slot

SIZE, COUNT = 8, 5
KEY = 0.3
LOOKING = 0.9
"""Seconds for what the display says after a move."""
BEGINNING, ENDING = 1.5, 5.0
MOST_MOVES, MOST_CASES = 14, 1500
DOTS = 4
"""Squares without a star that are noted after a probe, of all that it has told."""


class Step(NamedTuple):
    """A move, and what was certain before it."""

    move: str
    stars: frozenset[Cell]
    empty: frozenset[Cell]


def demo(slot: Slot, number: int) -> Generator[None, None, Laid]:
    """The standard game, begun on a board that nobody has seen, and played to its end."""
    draw = random.Random(number)
    while True:
        seed = "".join(draw.choices(LETTERS, k=SEED_LENGTH))
        steps = yield from _reasoned(new(seed, SIZE, COUNT))
        if steps:
            break
    slot.begin(seed, {"size": SIZE, "count": COUNT, "repulse": False})
    return Laid(None, lambda scene: presses(scene, steps))


def presses(scene: Game, steps: Sequence[Step]) -> Presses:
    """A whole game from the banner to the final screen."""
    assert isinstance(scene, GravityScene)
    hand = Hand(scene, look.PENCIL_REST)
    yield Press(BEGINNING)
    yield from hand.click(_middle_of(look.TOOL_HITS["pencil"]))
    yield from hand.move(look.PENCIL_REST)
    for step in steps:
        yield from _note(scene, hand, step)
        yield from _keys(step.move)
        yield Press(LOOKING)
    yield from hand.move(look.PENCIL_REST)
    yield Press(ENDING)


def _reasoned(game: State) -> Generator[None, None, list[Step] | None]:
    """The game as the reasoner plays it, from the log alone; None where that takes long to show or to find.

    It is reasoned out before it is shown, so that nobody waits; nothing but the moves is kept.
    """
    steps: list[Step] = []
    last: deduce.Thought | None = None
    while not game.over:
        for thought in deduce.think(game, last):
            yield
            last = thought or last
        assert last is not None
        if len(steps) == MOST_MOVES or len(last.known.cases) > MOST_CASES:
            return None
        steps.append(Step(last.move, last.stars, last.empty))
        game = game.play(last.move)
    return steps


def _keys(move: str) -> Iterator[Press]:
    """A move as it is typed on the Organiser: an edge and a cell, or 5 and two numbers."""
    word, *numbers = move.split(" ")
    keys = [EXE]
    if word == "launch":
        edge, cell = numbers
        keys = [edge, *cell, EXE]
    else:
        row, column = numbers
        keys = ["5", *row, EXE, *column, EXE]
    for key in keys:
        yield Press(KEY, Action(EXE) if key == EXE else Action("type", text=key))


def _note(scene: GravityScene, hand: Hand, step: Step) -> Iterator[Press]:
    """Pencil marks for what has become certain: every star, and the nearest squares without one."""
    game, sheet = scene.organiser.game, scene.view.sheet
    assert game is not None
    stars = step.stars - sheet.stars
    empty = step.empty - sheet.empty - game.found - game.missed
    if not stars and not empty:
        return
    grid = look.grid(sheet.size)
    for cell in _nearest(grid.square(hand.at), empty, DOTS):
        # A click makes a star of a square, a second one a dot.
        yield from hand.click(_pixel(grid, cell))
        yield from hand.click(_pixel(grid, cell))
    for cell in _nearest(grid.square(hand.at), stars, COUNT):
        yield from hand.click(_pixel(grid, cell))


def _nearest(start: Cell, cells: Collection[Cell], most: int) -> Iterator[Cell]:
    """Each the nearest to the one before."""
    left, here = set(cells), start
    for _ in range(min(most, len(cells))):
        here = min(left, key=lambda cell: (dist(cell, here), cell))
        left.remove(here)
        yield here


def _pixel(grid: look.Grid, cell: Cell) -> look.Point:
    x, y = grid.middle(cell)
    return round(x), round(y)


def _middle_of(area: look.Area) -> look.Point:
    left, top, wide, high = area
    return left + wide // 2, top + high // 2
