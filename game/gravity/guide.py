"""The instruction booklet as a scene: lying open on the desk, its pages turned."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator

import pygame

from game.gravity import art, look, typeset
from game.gravity.booklet import PAGES
from game.gravity.layers import Item, paint, whole
from game.shell.inputs import Action, InputMap
from game.shell.scene import Scene

KEYS = {
    "right": "next",
    "down": "next",
    "page down": "next",
    "space": "next",
    "return": "next",
    "left": "previous",
    "up": "previous",
    "page up": "previous",
    "backspace": "previous",
    "home": "first",
    "end": "last",
    "escape": "back",
    "f1": "back",
}
WHEEL = {"up": "previous", "left": "previous", "down": "next", "right": "next"}
LAST = (len(PAGES) - 1) // 2


class Guide:
    """Two pages at a time; `spread` counts from 0. `turned` is told each spread and whether it lies open."""

    size = look.SIZE
    pixel_aspect = 1.0
    border = None

    def __init__(
        self, back: Scene, spread: int = 0, turned: Callable[[int, bool], None] = lambda spread, reading: None
    ) -> None:
        self._back = back
        self._turned = turned
        self._closed = False
        self._drawn_on: weakref.ref[pygame.Surface] | None = None
        self._open(spread)

    @property
    def inputs(self) -> InputMap:
        """The pages turn where they are clicked; lines of the contents lead to theirs."""
        left, right = look.PAGE_AREAS
        links = [(link.area, f"page {link.number}") for link in self._links]
        areas = [(look.CLOSE, "back"), *links, (left, "previous"), (right, "next")]
        return InputMap(keys=KEYS, areas=areas, wheel="wheel")

    def act(self, action: Action) -> None:
        if action.phase != "press":
            return
        before = self.spread
        match (WHEEL.get(action.text, "") if action.name == "wheel" else action.name).split():
            case ["next"]:
                self._open(self.spread + 1)
            case ["previous"]:
                self._open(self.spread - 1)
            case ["first"]:
                self._open(0)
            case ["last"]:
                self._open(LAST)
            case ["page", number]:
                self._open((int(number) - 1) // 2)
            case ["back"]:
                self._closed = True
        if self._closed or self.spread != before:
            self._turned(self.spread, not self._closed)

    def tick(self, dt: float) -> bool:
        self._back.tick(dt)  # under the booklet the printer goes on
        return False

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        if self._drawn_on and self._drawn_on() is surface:
            return pygame.Rect(0, 0, 0, 0)
        paint(surface, art.sprite("open_booklet"), self._items, pygame.Rect(0, 0, *look.SIZE))
        self._drawn_on = weakref.ref(surface)
        return None

    def next(self) -> Scene | None:
        return self._back if self._closed else None

    def _open(self, spread: int) -> None:
        """Turn to a spread, the nearest there is."""
        self.spread = max(0, min(LAST, spread))
        numbers = range(2 * self.spread + 1, min(2 * self.spread + 2, len(PAGES)) + 1)
        pages = [typeset.page(number) for number in numbers]
        self._items: list[Item] = [whole(art.sprite("close"), look.CLOSE_AT)]
        self._items += [item for page in pages for item in page.items]
        self._links = [link for page in pages for link in page.links]
        self._drawn_on = None
