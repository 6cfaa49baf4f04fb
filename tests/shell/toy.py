"""A scene for the shell's own tests, which remembers what reached it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from game.shell.inputs import Action, InputMap
from game.shell.scene import Scene

INPUTS = InputMap(
    keys={"return": "ok", "shift+f10": "menu", "up": "up", "[8]": "up", "[+]": "plus", "f11": "never"},
    text={"+": "piece", "": "type"},
    areas=(((10, 10, 20, 20), "inner"), ((0, 0, 100, 80), "outer")),
    hover="hover",
    wheel="wheel",
)


@dataclass(eq=False)
class Toy:
    """100x80 pixels of one colour with a dot; `following` is where it leads after the next action."""

    size: tuple[int, int] = (100, 80)
    pixel_aspect: float = 1.0
    inputs: InputMap = INPUTS
    border: tuple[int, int, int] | None = None
    colour: tuple[int, int, int] = (200, 40, 40)
    log: list[Action] = field(default_factory=list)
    changes: bool = False
    draws: int = 0
    seconds: float = 0.0
    job: Iterator[None] | None = None
    following: Scene | None = None
    changed: pygame.Rect | None = None

    def act(self, action: Action) -> None:
        self.log.append(action)

    def tick(self, dt: float) -> bool:
        self.seconds += dt
        return self.changes

    def work(self) -> Iterator[None] | None:
        return self.job

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        self.draws += 1
        surface.fill(self.colour)
        return self.changed

    def next(self) -> Scene | None:
        following, self.following = self.following, None
        return following

    def named(self) -> list[tuple[str, str]]:
        """Name and text of what reached it, hovering left out; it is forgotten."""
        told = [(action.name, action.text) for action in self.log if action.name != "hover"]
        self.log.clear()
        return told
