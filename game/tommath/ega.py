"""How cells, frames, blocks and big glyphs are put on an EGA picture by colour number."""

from __future__ import annotations

from functools import cache

import pygame

from game.shell.text import face
from game.tommath.look import CELL, EGA, Rect

DOUBLE = "\u2554\u2550\u2557\u2551\u255a\u255d"
SINGLE = "\u250c\u2500\u2510\u2502\u2514\u2518"
SHADE = "\u2591"
_INSETS = (3, 1)


class Ega:
    """A picture of 640x350 that is drawn on by EGA numbers and 8x14 cells."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface

    def fill(self, rect: Rect, colour: int) -> None:
        self.surface.fill(EGA[colour], rect)

    def cells(self, column: int, row: int, columns: int, rows: int, colour: int) -> None:
        """Paper for a rectangle of cells."""
        wide, high = CELL
        self.fill((column * wide, row * high, columns * wide, rows * high), colour)

    def text(self, column: int, row: int, text: str, ink: int, paper: int | None = None) -> int:
        """Characters in cells; returns the column after them."""
        if paper is not None:
            self.cells(column, row, len(text), 1, paper)
        self.write(column * CELL[0], row * CELL[1], text, ink)
        return column + len(text)

    def text_to(self, end: int, row: int, text: str, ink: int, paper: int | None = None) -> int:
        """Characters whose last one stands in column `end`; returns their first column."""
        first = end - len(text) + 1
        self.text(first, row, text, ink, paper)
        return first

    def write(self, x: int, y: int, text: str, ink: int) -> None:
        """Characters off the cell grid."""
        small = face("ega8x14")
        for place, character in enumerate(text):
            if character != " ":
                self.surface.blit(small.glyph(character, EGA[ink]), (x + CELL[0] * place, y))

    def big(self, x: int, y: int, glyph: str, ink: int, wide: int = 1, high: int = 1) -> None:
        """One of the 14x18 piece glyphs, `wide` and `high` times as large."""
        self.surface.blit(_stretched("pieces14x18", glyph, ink, wide, high), (x, y))

    def large(self, x: int, y: int, text: str, ink: int) -> None:
        """8x14 characters at twice their size."""
        for place, character in enumerate(text):
            if character != " ":
                self.surface.blit(_stretched("ega8x14", character, ink, 2, 2), (x + 2 * CELL[0] * place, y))

    def shade(self, rect: Rect, ink: int) -> None:
        """The light shade over whole cells; what is under it stays between its dots."""
        x, y, wide, high = rect
        for down in range(0, high, CELL[1]):
            self.write(x, y + down, SHADE * (wide // CELL[0]), ink)

    def frame(self, at: tuple[int, int, int, int], signs: str, ink: int, paper: int | None = None) -> None:
        """A frame of line characters around a rectangle of cells (column, row, columns, rows)."""
        column, row, columns, rows = at
        if paper is not None:
            self.cells(column, row, columns, rows, paper)
        nw, across, ne, upright, sw, se = tuple(signs)
        self.text(column, row, nw + across * (columns - 2) + ne, ink)
        self.text(column, row + rows - 1, sw + across * (columns - 2) + se, ink)
        for line in range(row + 1, row + rows - 1):
            self.text(column, line, upright, ink)
            self.text(column + columns - 1, line, upright, ink)

    def rounded(self, rect: Rect, colour: int) -> None:
        """A block whose outer rows stand in by 3 pixels and the next ones by 1."""
        x, y, wide, high = rect
        self.fill((x, y + len(_INSETS), wide, high - 2 * len(_INSETS)), colour)
        for down, inset in enumerate(_INSETS):
            for line in (y + down, y + high - 1 - down):
                self.fill((x + inset, line, wide - 2 * inset, 1), colour)

    def octagon(self, rect: Rect, colour: int, inside: int) -> None:
        """The hollow piece of mono screens: sides of 2 pixels, 1 above and below."""
        x, y, wide, high = rect
        for (left, top, w, h), paper in ((rect, colour), ((x + 2, y + 1, wide - 4, high - 2), inside)):
            for down in range(h):
                edge = min(down, h - 1 - down)
                inset = 3 * (5 - edge) // 2 if edge < 5 else 0
                self.fill((left + inset, top + down, w - 2 * inset, 1), paper)

    def corners(self, rect: Rect, colour: int, arm: int, thick: int) -> None:
        """Brackets in the four corners of a rectangle."""
        x, y, wide, high = rect
        for left in (x, x + wide - arm):
            for top in (y, y + high - thick):
                self.fill((left, top, arm, thick), colour)
        for left in (x, x + wide - thick):
            for top in (y, y + high - arm):
                self.fill((left, top, thick, arm), colour)

    def outline(self, rect: Rect, colour: int, thick: int = 1) -> None:
        x, y, wide, high = rect
        self.fill((x, y, wide, thick), colour)
        self.fill((x, y + high - thick, wide, thick), colour)
        self.fill((x, y, thick, high), colour)
        self.fill((x + wide - thick, y, thick, high), colour)


@cache
def _stretched(font: str, glyph: str, ink: int, wide: int, high: int) -> pygame.Surface:
    return pygame.transform.scale_by(face(font).glyph(glyph, EGA[ink]), (wide, high))
