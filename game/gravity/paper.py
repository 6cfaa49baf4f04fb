"""What is printed on a probe sheet: heading, board with edge numbers, fields and where they are filled in."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import pygame

from game.gravity import look
from game.gravity.layers import Item, box, whole
from game.gravity.look import Grid
from game.shell.text import Anchor, Face, face

FIELDS = ("Launches", "Misses", "Score")


@cache
def printed(size: int) -> tuple[Item, ...]:
    """A blank sheet's heading, fields and board."""
    left, right = look.SHEET_LEFT, look.SHEET_RIGHT
    heading, field = face(look.HEADING_FACE), face(look.FIELD_FACE)
    items = text(heading, left, look.HEADING_BASELINE, "GRAVITY", look.HEADING_TRACK)
    title = f"probe sheet {size} \u00d7 {size}"
    items += text(field, right, look.HEADING_BASELINE, title, anchor="right")
    items += board(look.grid(size))
    items += text(field, left, look.FIELD_BASELINE, "Seed")
    items.append(_rule(_seed_rule(), look.FIELD_RULE, look.SEED_RULE))
    items += text(field, _stars_rule() - look.LABEL_GAP, look.FIELD_BASELINE, "Stars", anchor="right")
    items.append(_rule(_stars_rule(), look.FIELD_RULE, look.STARS_RULE))
    for label, x in _foot().items():
        items += text(field, round(x), look.FOOT_BASELINE, label)
        rule = round(x + field.width(label) + look.LABEL_GAP)
        items.append(_rule(rule, look.FOOT_RULE, look.FOOT_RULE_WIDTH))
    return tuple(items)


def board(grid: Grid, numbered: bool = True) -> list[Item]:
    """The board's lines, and its edge numbers on all four sides."""
    x, y, side, n = grid.x, grid.y, grid.side, grid.size
    thin, thick, growth = look.INNER_LINE, look.OUTER_LINE, look.OUTER_GROWTH
    items = []
    for i in range(1, n):
        items.append(box((x + i * grid.cell - thin // 2, y, thin, side), look.RULE))
        items.append(box((x, y + i * grid.cell - thin // 2, side, thin), look.RULE))
    x, y, side = x - growth, y - growth, side + 2 * growth
    far = side - thick
    for area in (
        (x, y, side, thick),
        (x, y + far, side, thick),
        (x, y, thick, side),
        (x + far, y, thick, side),
    ):
        items.append(box(area, look.PRINT))
    if numbered:
        for i in range(1, n + 1):
            for place in _number_places(grid, i):
                items += centred(_number_face(grid), str(i), *place)
    return items


def text(
    font: Face,
    x: int,
    baseline: int,
    words: str,
    track: int = 0,
    anchor: Anchor = "left",
    colour: look.Colour = look.PRINT,
) -> list[Item]:
    """Printed words."""
    return [whole(glyph, at) for glyph, at in font.placed(x, baseline, words, colour, track, anchor)[0]]


def centred(font: Face, words: str, x: float, y: float, colour: look.Colour = look.PRINT) -> list[Item]:
    """Printed words whose ink has its middle at x, y."""
    ink = _ink(font, words)
    pen = math.floor(x - (ink.left + ink.right) / 2 + 0.5)
    return text(font, pen, round(y - (ink.top + ink.bottom) / 2), words, colour=colour)


@cache
def _ink(font: Face, words: str) -> pygame.Rect:
    """The rectangle of the ink, from the pen on the baseline."""
    boxes = [glyph.get_bounding_rect().move(at) for glyph, at in font.placed(0, 0, words, look.PRINT)[0]]
    return boxes[0].unionall(boxes[1:])


def _number_face(grid: Grid) -> Face:
    return face(look.NUMBER_FACE if grid.cell >= look.SMALL_NUMBER_CELL else look.SMALL_NUMBER_FACE)


def _number_places(grid: Grid, number: int) -> list[tuple[float, float]]:
    x, y = grid.middle((number, number))
    out = look.NUMBER_OUT
    above, below = grid.y - out, grid.y + grid.side + out
    left, right = grid.x - out, grid.x + grid.side + out
    return [(x, above), (x, below), (left, y), (right, y)]


class Field(NamedTuple):
    """Where the pencil fills a field in: its middle, the baseline, and the room there is."""

    x: float
    baseline: int
    room: int


@cache
def fields() -> dict[str, Field]:
    """The fields of every sheet by their labels."""
    font = face(look.FIELD_FACE)
    seed, stars = look.SEED_RULE, look.STARS_RULE
    places = {
        "Seed": Field(_seed_rule() + seed / 2, look.FIELD_VALUE, seed),
        "Stars": Field(_stars_rule() + stars / 2, look.FIELD_VALUE, stars),
    }
    foot = look.FOOT_RULE_WIDTH
    for label, x in _foot().items():
        middle = x + font.width(label) + look.LABEL_GAP + foot / 2
        places[label] = Field(middle, look.FOOT_BASELINE, foot)
    return places


def _rule(x: int, y: int, width: int) -> Item:
    return box((x, y, width, look.RULE_HIGH), look.RULE)


def _seed_rule() -> int:
    return look.SHEET_LEFT + face(look.FIELD_FACE).width("Seed") + look.LABEL_GAP


def _stars_rule() -> int:
    return look.SHEET_RIGHT - look.STARS_RULE


def _foot() -> dict[str, float]:
    """Where the labels at the foot begin: evenly apart."""
    font = face(look.FIELD_FACE)
    widths = [font.width(label) + look.LABEL_GAP + look.FOOT_RULE_WIDTH for label in FIELDS]
    gap = (look.SHEET_RIGHT - look.SHEET_LEFT - sum(widths)) / (len(FIELDS) - 1)
    places, x = {}, float(look.SHEET_LEFT)
    for label, width in zip(FIELDS, widths, strict=True):
        places[label] = x
        x += width + gap
    return places
