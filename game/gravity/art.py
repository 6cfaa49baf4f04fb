"""The picture files of Gravity, read when they are first needed and kept ready to blit."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

import pygame

from game.gravity import look
from game.gravity.layers import Area, Item, piece
from game.shell.paths import ASSETS

Point = tuple[int, int]

FOLDER = ASSETS / "organiser"
STRIPS = ("hand", "notes")
AT_ONCE = ("desk",)
"""What a start waits for lies there unpacked."""
OPAQUE = 255


@cache
def sprite(name: str) -> pygame.Surface:
    """assets/organiser/NAME: indexed pictures stay so, those with alpha get a screen's own format."""
    image = pygame.image.load(str(FOLDER / f"{name}.{'bmp' if name in AT_ONCE else 'png'}"))
    return image if image.get_bitsize() == 8 else image.convert(_alpha_format())


@cache
def _alpha_format() -> pygame.Surface:
    return pygame.Surface((1, 1), pygame.SRCALPHA, 32)


class Sign(NamedTuple):
    """One sign of the pencil: where it is in its strip, its origin there, and the way to the next letter."""

    strip: str
    part: Area
    origin: tuple[int, int]
    advance: float


@cache
def pencil_signs() -> dict[str, Sign]:
    """All that the pencil can write: "19:A" by height and character, circle:7, star:8, line:across..."""
    signs = {}
    for strip in STRIPS:
        book = json.loads((FOLDER / f"{strip}.json").read_text("ascii"))
        for name, (x, y, wide, high, left, top, advance) in book.items():
            signs[name] = Sign(strip, (x, y, wide, high), (left, top), advance)
    return signs


@cache
def _strip(name: str, alpha: int) -> pygame.Surface:
    """A strip of signs, all a little transparent below an alpha of 255; the pixels are shared."""
    whole = sprite(name)
    if alpha == OPAQUE:
        return whole
    faint = whole.subsurface(whole.get_rect())
    faint.set_alpha(alpha)
    return faint


def sign(name: str, x: float, y: float, alpha: int = OPAQUE, most: Point | None = None) -> Item:
    """A sign of the pencil with its origin at x, y, cut off after `most` pixels across and down."""
    there = pencil_signs()[name]
    at = (round(x - there.origin[0]), round(y - there.origin[1]))
    left, top, wide, high = there.part
    if most:
        wide, high = min(wide, most[0]), min(high, most[1])
    return piece(_strip(there.strip, alpha), at, (left, top, wide, high))


def writing_width(text: str, size: int) -> float:
    """Pixels of handwriting from the first letter to the last."""
    return sum(_advance(character, size) for character in text) - look.WRITING_GAP * size


def writing(x: float, baseline: float, text: str, size: int, alpha: int = OPAQUE) -> list[Item]:
    """Handwriting with its middle at x."""
    items = []
    x -= writing_width(text, size) / 2
    for character in text:
        if character != " ":
            items.append(sign(f"{size}:{character}", x, baseline, alpha))
        x += _advance(character, size)
    return items


def _advance(character: str, size: int) -> float:
    return look.WRITING_SPACE * size if character == " " else pencil_signs()[f"{size}:{character}"].advance
