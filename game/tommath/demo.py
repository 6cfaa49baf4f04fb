"""What the Math Tooter's own player presses: a game for the computer against itself, which it watches."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.shell.hand import Laid, Press, Presses
from game.shell.inputs import Action
from game.shell.scene import Game
from game.shell.store import Slot
from game.tommath import gains
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


SHOWS = (Show(2, 3, 250), Show(1, 2, 400), Show(2, 2, 250), Show(1, 3, 400))
FIRST_LEVEL = 2
SPEED = 2


def demo(slot: Slot, number: int) -> Generator[None, None, Laid]:
    """The start screen, as on the first day but for the level, the speed and the game point."""
    show = SHOWS[number % len(SHOWS)]
    gains.forget()  # or what demos leave behind would grow for months
    slot.put_desk(Desk(level=FIRST_LEVEL, speed=SPEED, game_point=show.game_point).to_json())
    yield
    return Laid(str(number % len(SEEDS)), lambda scene: presses(scene, show))


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
