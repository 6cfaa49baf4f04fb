"""How marks become pixels: sprite sheets, the desktop's font, and drawing only where something changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import pygame

from game.shell.paths import ASSETS
from game.shell.text import face
from game.wimp import look
from game.wimp.boxes import NOWHERE, Box, meet, touch
from game.wimp.marks import Mark, damage
from game.wimp.picture import SCREEN

INVERTED = {0: 7, 7: 0, 1: 6, 6: 1, 2: 5, 5: 2, 3: 4, 4: 3}
"""What an inverted sprite shows for the greys; colours stay."""
LIT = 8
"""Inverted sprites that are kept: a card is lit for a moment."""


@dataclass(frozen=True)
class Sheet:
    """Sprites of one picture, called `prefix` and their name in the JSON's "rects"; paths under assets."""

    prefix: str
    image: str
    rects: str


FURNITURE = Sheet("", "desktop/sprites.png", "desktop/sprites.json")


class Painter:
    """Draws lists of marks, and remembers what it drew last and where."""

    def __init__(self, sheets: Iterable[Sheet] = ()) -> None:
        self._sheets: Sequence[Sheet] = (*sheets, FURNITURE)
        self._surface: pygame.Surface | None = None
        self._drawn: list[Mark] = []

    def paint(self, surface: pygame.Surface, marks: list[Mark]) -> pygame.Rect | None:
        """Bring `surface` to that picture; the part that changed, None where it was not the last one."""
        known = surface is self._surface
        box = damage(self._drawn, marks) if known else SCREEN
        self._surface, self._drawn = surface, marks
        if box != NOWHERE:
            self._draw(surface, marks, box)
        return pygame.Rect(box) if known else None

    def _draw(self, surface: pygame.Surface, marks: list[Mark], box: Box) -> None:
        letters = face(look.FONT)
        for mark in marks:
            if not touch(mark.box, box):
                continue
            surface.set_clip(meet(mark.clip, box))
            match mark.kind:
                case "fill":
                    surface.fill(look.PALETTE[mark.colour], mark.box)
                case "sprite":
                    surface.blit(self._sprite(mark.what), mark.box[:2])
                case "text":
                    x, y, _, _ = mark.box
                    letters.draw(surface, x, y + look.ASCENT, mark.what, look.PALETTE[mark.colour])
        surface.set_clip(None)

    def _sprite(self, name: str) -> pygame.Surface:
        plain = name.removesuffix("*")
        for sheet in self._sheets:
            if plain.startswith(sheet.prefix):
                return (_plain if name == plain else _inverted)(sheet, plain.removeprefix(sheet.prefix))
        raise KeyError(name)


@cache
def _picture(sheet: Sheet) -> pygame.Surface:
    return pygame.image.load(ASSETS / sheet.image)


@cache
def sprite_boxes(sheet: Sheet) -> dict[str, Box]:
    """Where each sprite of a sheet lies in its picture."""
    rects = json.loads((ASSETS / sheet.rects).read_text(encoding="utf-8"))["rects"]
    return {name: (x, y, wide, high) for name, (x, y, wide, high) in rects.items()}


@cache
def _plain(sheet: Sheet, name: str) -> pygame.Surface:
    """A part of the sheet, whose colours it shares: 52 cards of their own would take a megabyte."""
    return _picture(sheet).subsurface(sprite_boxes(sheet)[name])


@lru_cache(maxsize=LIT)
def _inverted(sheet: Sheet, name: str) -> pygame.Surface:
    inverted = _plain(sheet, name).copy()
    palette = inverted.get_palette()
    inverted.set_palette([palette[INVERTED.get(index, index)] for index in range(len(palette))])
    return inverted
