"""A scene that says on stdout what reaches it and falls over when told: `python3 -m tests.window.standin`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pygame

from game.catalogue import Entry
from game.shell.app import main
from game.shell.inputs import Action, InputMap
from game.shell.scene import House, Scene
from main import prepare


class StandIn:
    """640x350 pixels at 4:3, black but for a white frame of one pixel; F2 puts a border round it."""

    size = (640, 350)
    pixel_aspect = (4 / 3) / (640 / 350)
    inputs = InputMap(
        keys={"f1": "fall", "f2": "border", "return": "enter", "[4]": "keypad"},
        text={"": "type"},
        areas=(((0, 0, 640, 350), "area"),),
        wheel="wheel",
    )

    def __init__(self, house: House) -> None:
        self.border: tuple[int, int, int] | None = None
        self._notice = house.notice

    def act(self, action: Action) -> None:
        if action.name == "fall":
            raise RuntimeError("told to fall")
        if action.name == "border":
            self.border = None if self.border else (0, 0, 170)
        x, y = action.pos or (-1, -1)
        print(action.name, action.phase, action.button, x, y, action.text, flush=True)

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        surface.fill("black")
        pygame.draw.rect(surface, "white", surface.get_rect(), 1)
        return None

    def next(self) -> Scene | None:
        return None

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface(size)


def refuse(seed: str) -> None:
    raise ValueError("A stand-in has no seed.")


ENTRY = Entry("standin", "Stand-in", 2026, "organiser", StandIn, refuse, "AB")

if __name__ == "__main__":
    prepare()
    raise SystemExit(main([*sys.argv[1:], ENTRY.id], (ENTRY,)))
