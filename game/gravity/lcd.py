"""The Organiser's display dot by dot: which dots a character lights, at full size and on the shelf."""

from __future__ import annotations

from functools import cache

import pygame

from game.gravity import art, look
from game.gravity.layers import Item, whole
from game.gravity.view import COLUMNS, Lcd
from game.shell.text import face

COLUMNS_OF_DOTS, ROWS_OF_DOTS = 5, 8
FACE = "hd44780-5x8"
STAND_INS = {"\\": "\u00a5", "~": "\u2192"}
"""What the display's character set has in the places of two ASCII characters."""

Dots = tuple[int, ...]
"""Eight rows from the top, five bits each, the leftmost dot in the highest."""
FULL_ROW = (1 << COLUMNS_OF_DOTS) - 1
BLOCK = (FULL_ROW,) * ROWS_OF_DOTS


@cache
def dots(character: str) -> Dots:
    """The dots of one character; ValueError where the display has none."""
    mask = pygame.mask.from_surface(face(FACE).glyph(STAND_INS.get(character, character), look.LIT))
    if character != " " and not mask.count():
        raise ValueError(f"the display has no character {character!r}")  # the font draws nothing for it
    return tuple(
        sum(mask.get_at((x, y)) << (COLUMNS_OF_DOTS - 1 - x) for x in range(COLUMNS_OF_DOTS))
        for y in range(ROWS_OF_DOTS)
    )


def shown(lcd: Lcd, column: int, line: int) -> Dots:
    """The dots of one place with the cursor on it or not."""
    there = dots(lcd.lines[line][column])
    if lcd.cursor != (column, line):
        return there
    if lcd.style == "block" and lcd.blink_on:
        return BLOCK
    return (*there[:-1], FULL_ROW)


def items(lcd: Lcd) -> list[Item]:
    """The display's dots, and the glass over them."""
    cells = []
    for line in range(len(lcd.lines)):
        for column in range(COLUMNS):
            x = look.LCD_DOTS[0] + look.LCD_CELL[0] * column
            y = look.LCD_DOTS[1] + look.LCD_CELL[1] * line
            cells.append(whole(_cell(shown(lcd, column, line)), (x, y)))
    return [*cells, whole(art.sprite("lcd_glass"), look.LCD_WINDOW[:2])]


def miniature(lcd: Lcd, size: tuple[int, int]) -> pygame.Surface:
    """The display as it is on the shelf, in one of the sizes of look.MINIATURES."""
    form = look.MINIATURES[size]
    surface = pygame.Surface(size)
    _lay_paper(surface)
    for line in range(len(lcd.lines)):
        for column in range(COLUMNS):
            x = form.margin[0] + (COLUMNS_OF_DOTS + 1) * form.dot * column
            y = form.margin[1] + (ROWS_OF_DOTS + 1) * form.dot * line
            for k, r in _lit(shown(lcd, column, line)):
                surface.fill(look.MINIATURE_INK, (x + k * form.dot, y + r * form.dot, form.dot, form.dot))
    _shade(surface)
    return surface


@cache
def _cell(rows: Dots) -> pygame.Surface:
    """One place of the display: shadows of the lit dots, then all dots, on nothing."""
    (right, down), pitch, dot = look.DOT_SHADOW_AT, look.DOT_PITCH, look.DOT
    wide = (COLUMNS_OF_DOTS - 1) * pitch + dot + right
    high = (ROWS_OF_DOTS - 1) * pitch + dot + down
    surface = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    lit = set(_lit(rows))
    shadow = (*look.DOT_SHADOW, look.DOT_SHADOW_ALPHA)
    unlit = (*look.UNLIT, look.UNLIT_ALPHA)
    for k, r in lit:
        surface.fill(shadow, (k * pitch + right, r * pitch + down, dot, dot))
    for k in range(COLUMNS_OF_DOTS):
        for r in range(ROWS_OF_DOTS):
            area = pygame.Rect(k * pitch, r * pitch, dot, dot)
            surface.fill((*look.LIT, art.OPAQUE) if (k, r) in lit else unlit, area)
            if (k, r - 1) in lit and (k, r) not in lit:
                fallen = area.move(right, down - pitch).clip(area)
                surface.fill(_over(unlit, shadow), fallen)
    return surface


def _lit(rows: Dots) -> list[tuple[int, int]]:
    return [
        (k, r)
        for r, row in enumerate(rows)
        for k in range(COLUMNS_OF_DOTS)
        if row >> (COLUMNS_OF_DOTS - 1 - k) & 1
    ]


Tint = tuple[int, int, int, int]


def _over(upper: Tint, lower: Tint) -> Tint:
    """One transparent colour on another, as a single one."""
    a, b = upper[3] / art.OPAQUE, lower[3] / art.OPAQUE
    alpha = a + b * (1 - a)
    red, green, blue = (
        round((u * a + v * b * (1 - a)) / alpha) for u, v in zip(upper[:3], lower[:3], strict=True)
    )
    return red, green, blue, round(alpha * art.OPAQUE)


def _lay_paper(surface: pygame.Surface) -> None:
    wide, high = surface.get_size()
    above, below = look.MINIATURE_PAPER
    for y in range(high):
        tone = [round(a + (b - a) * y / (high - 1)) for a, b in zip(above, below, strict=True)]
        surface.fill(tone, (0, y, wide, 1))


def _shade(surface: pygame.Surface) -> None:
    """The shadow that the frame throws on the display."""
    wide, high = surface.get_size()
    edges = look.MINIATURE_SHADE_FROM
    for depth in range(len(look.MINIATURE_SHADE)):
        strips = (
            (edges["top"], (0, depth, wide, 1)),
            (edges["bottom"], (0, high - 1 - depth, wide, 1)),
            (edges["sides"], (depth, 0, 1, high)),
            (edges["sides"], (wide - 1 - depth, 0, 1, high)),
        )
        for start, strip in strips:
            if depth + start < len(look.MINIATURE_SHADE):
                surface.fill((look.MINIATURE_SHADE[depth + start],) * 3, strip, pygame.BLEND_RGB_MULT)
