"""What a demo's player does: presses with the time before each, and the hand that moves the pointer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from math import dist
from typing import NamedTuple

from game.shell import look
from game.shell.inputs import Action, Phase, Point
from game.shell.scene import Game, Scene
from game.shell.store import Slot

FRAME = 1 / 30
SETTLE = 0.1
"""Seconds that a hand takes for any way at all, and rests before it presses."""
DOWN = 0.08


class Press(NamedTuple):
    """Something done so many seconds after what was done before; None: nothing, only the time passes."""

    after: float
    action: Action | None = None


Presses = Iterator[Press | None]
"""None: the player still thinks, and was at it for less than a millisecond."""


class Laid(NamedTuple):
    """A demo whose game can be made: with this as --seed, then played by these presses in its scene."""

    seed: str | None
    presses: Callable[[Game], Presses]


Demo = Callable[[Slot, int], Generator[None, None, Laid]]
"""How a game is shown when nobody plays: what it finds is put into an empty slot, in slices of less than a
millisecond. The same number gives the same demo."""


@dataclass
class Hand:
    """A mouse in a scene, `at` its place in logical pixels; its presses are those of a player."""

    scene: Scene
    at: Point

    def move(self, to: Point) -> Iterator[Press]:
        """On its way, slow at both ends."""
        start, steps = self.at, round((SETTLE + dist(self.at, to) / look.HAND_SPEED) / FRAME)
        for step in range(1, steps + 1):
            part = step / steps
            eased = part * part * (3 - 2 * part)
            x, y = (round(a + (b - a) * eased) for a, b in zip(start, to, strict=True))
            self.at = (x, y)
            hover = self.scene.inputs.hover
            yield Press(FRAME, Action(hover, pos=self.at, phase="drag", button=0) if hover else None)

    def click(self, to: Point, *mods: str) -> Iterator[Press]:
        """There, and a click of the left button with these keys held."""
        if to != self.at:
            yield from self.move(to)
        name = self.scene.inputs.at(to)
        assert name is not None, f"a demo clicks on nothing at {to}"
        for after, phase in _CLICK:
            yield Press(after, Action(name, pos=to, phase=phase, mods=frozenset(mods)))


_CLICK: tuple[tuple[float, Phase], ...] = ((SETTLE, "press"), (DOWN, "release"))
