"""What the Math Tooter's own player presses: a game for the computer against itself, which it watches."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import NamedTuple

from game.shell.hand import Laid, Press, Presses
from game.shell.inputs import Action
from game.shell.scene import Game
from game.shell.store import Slot
from game.tommath import computer, gains, rules
from game.tommath.desk import Desk
from game.tommath.scene import TooterScene
from game.tommath.tables import SEEDS

LOOKING, KEY, GLANCE = 1.8, 0.9, 0.25
ENDING = 5.0


class Show(NamedTuple):
    """A game that is worth watching: at low levels both sides score, above them nobody lets the other."""

    mode: int
    level: int
    game_point: int


SHOWS = (Show(2, 3, 250), Show(1, 2, 150), Show(2, 2, 200), Show(1, 3, 200))
FIRST_LEVEL = 2
SPEED = 3
PLAY = range(22, 46)
"""Seconds that a game may take, so that all of it is between 30 and 60."""
QUIET, EACH, RUNS = 6, 20, 3
"""At most so many moves without a score, at least so many points for each side, and at most so many runs of
the last move, which light up when the game is over."""


def demo(slot: Slot, number: int) -> Generator[None, None, Laid]:
    """The start screen, as on the first day but for the level, the speed and the game point."""
    show = SHOWS[number % len(SHOWS)]
    slot.put_desk(Desk(level=FIRST_LEVEL, speed=SPEED, game_point=show.game_point).to_json())
    yield
    draw = Random(number).random
    while True:
        seed = int(draw() * len(SEEDS))
        gains.forget()  # or what demos leave behind would grow for months
        if (yield from _is_worth_watching(seed, show)):
            return Laid(str(seed), lambda scene: presses(scene, show))


def _is_worth_watching(seed: int, show: Show) -> Generator[None, None, bool]:
    """Whether the game from this seed scores again and again, for both sides, and ends in time."""
    state = rules.new(seed, show.mode, show.game_point)
    scored: list[int] = []
    while not state.over and _seconds(scored) < PLAY.stop:
        move = ""
        for thought in computer.think(state, show.level, seed + len(scored)):
            move = thought.move
            yield
        state = state.play(move)
        scored.append(len(state.last))
        if not any(scored[-QUIET - 1 :]) and len(scored) > QUIET:
            return False
        yield
    if state.ending != "point" or _seconds(scored) not in PLAY:
        return False
    return min(state.scores) >= EACH and scored[-1] <= RUNS


def _seconds(scored: Sequence[int]) -> int:
    """How long a game of moves with so many runs each is to be seen, until its last move."""
    return (len(scored) + sum(scored[:-1])) * SPEED // 2


def presses(scene: Game, show: Show) -> Presses:
    """The start screen's keys, then a game that the computer plays against itself."""
    assert isinstance(scene, TooterScene)
    yield Press(LOOKING)
    yield Press(KEY, Action("character", text=str(show.mode)))
    yield Press(KEY, Action("f3"))
    for _ in range(show.level - FIRST_LEVEL):
        yield Press(KEY, Action("f8"))
    yield Press(LOOKING, Action("enter"))
    while scene.table is None or not scene.table.state.over:
        yield Press(GLANCE)
    yield Press(ENDING)
