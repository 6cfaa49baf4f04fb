"""A whole program in a window nobody sees, for what only the program does: idle, attract, operator."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell.loop import Loop
from game.shell.options import parse
from game.shell.program import Program
from game.shell.scene import Scene
from game.shell.screen import Screen
from game.shell.settings import KeyMaps, Values
from game.shell.sound import Silence
from game.shell.store import Store
from tests.driving import Driver

FRAME = 1 / 60


class Machine:
    """`main.py ARGUMENTS` with a store of its own, frame by frame; positions are those of the window."""

    def __init__(
        self,
        *arguments: str,
        store: Store | None = None,
        folder: Path | None = None,
        fixed: Values | None = None,
        keys: KeyMaps | None = None,
        size: tuple[int, int] = (640, 480),
        entries: Sequence[Entry] = CATALOGUE,
    ) -> None:
        options = parse(arguments, entries)
        self.store = store or Store(None)
        self.screen = Screen("sharp", size=size)
        pygame.event.clear()
        self.program = Program(
            options, entries, self.screen, self.store, folder, Silence(), fixed or {}, keys or {}
        )
        self.loop = Loop(self.program.first(), self.screen, self.program, self.program)
        self.program.stop = self.loop.stop
        self.hands = Driver(self.loop.scene, send=pygame.event.post)
        self.frame()

    @property
    def scene(self) -> Scene:
        return self.loop.scene

    @property
    def shows(self) -> str:
        """The class of the scene that is on."""
        return type(self.scene).__name__

    def frame(self, dt: float = FRAME) -> None:
        self.loop.step(dt)

    def wait(self, seconds: float, dt: float = 0.25) -> None:
        """Time passes in few frames."""
        for _ in range(round(seconds / dt)):
            self.frame(dt)

    def key(self, chord: str) -> None:
        self.hands.key(chord)
        self.frame()

    def post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, values))
        self.frame()

    def close(self) -> None:
        pygame.display.quit()
