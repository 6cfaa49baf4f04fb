"""The printer on the desk and the paper that has come out of it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.gravity import art, look
from game.gravity.layers import Area, Item, piece, whole
from game.gravity.view import Print
from game.shell.text import face

FACE = "hd44780-5x8"
LINES_KEPT = 64  # printed lines held ready: more than the picture can show


def small(printed: Print) -> bool:
    """Whether 96 characters go to a line instead of 48."""
    return any(len(line) > look.PAPER_COLUMNS for line in printed.lines)


def paper_area(printed: Print) -> Area:
    """Where the paper lies; its top may be above the picture."""
    height = (printed.out + look.PAPER_LEAD) * _cell(printed)[1]
    return look.PAPER_X, look.PAPER_SLOT - height, look.PAPER_WIDTH, height


def items(printed: Print) -> list[Item]:
    """The printer with its paper: each line that comes out moves it up by one."""
    paper = [*_tiles(paper_area(printed)[1]), *_text(printed)]
    back = whole(art.sprite("printer_back"), look.PRINTER_BACK_AT)
    return [back, *paper, whole(art.sprite("printer"), look.PRINTER_AT)]


def _cell(printed: Print) -> tuple[int, int]:
    return look.PAPER_SMALL_CELL if small(printed) else look.PAPER_CELL


def _tiles(top: int) -> list[Item]:
    """Continuous paper from `top` to the slot; its bars move with it."""
    wide, high = look.PAPER_TILE
    tiles = []
    y = top - look.PAPER_PHASE
    while y < look.PAPER_SLOT:
        skipped, kept = max(0, top - y), min(high, look.PAPER_SLOT - y)
        if y + kept > 0:
            area = (0, skipped, wide, kept - skipped)
            tiles.append(piece(art.sprite("fanfold"), (look.PAPER_TILE_X, y + skipped), area))
        y += high
    return tiles


def _text(printed: Print) -> list[Item]:
    pitch = _cell(printed)[1]
    rise = look.PAPER_TEXT_RISE * pitch // look.PAPER_CELL[1]
    out = printed.lines[: printed.out]
    lines = []
    for row, line in enumerate(out):
        y = look.PAPER_SLOT - pitch * (len(out) - row) - rise
        if line.strip() and y + pitch > 0:
            lines.append(whole(_line(line.rstrip(), small(printed)), (look.PAPER_TEXT_X, y)))
    return lines


@lru_cache(LINES_KEPT)
def _line(line: str, is_small: bool) -> pygame.Surface:
    """One printed line on nothing."""
    font = face(FACE)
    plain = pygame.Surface((font.width(line), font.height), pygame.SRCALPHA, 32)
    font.draw(plain, 0, font.ascent, line, look.PAPER_INK)
    if not is_small:
        plain = pygame.transform.scale_by(plain, look.PAPER_DOT)
    plain.set_alpha(look.PAPER_INK_ALPHA)
    return plain
