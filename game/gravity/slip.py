"""What the slip "note probes for me" writes on a sheet, and where: a short note at each end of a probe."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile

import pygame

from game.gravity import look
from game.gravity.art import OPAQUE, sign, writing, writing_width
from game.gravity.layers import Item
from game.gravity.look import Grid
from game.gravity.paper import fields
from game.gravity.pencil import HEADINGS, mark
from game.gravity.rules import Port
from game.gravity.sheet import Note, Sheet
from game.gravity.view import Notes, Point, Probe

INWARD = {4: (1, 0), 6: (-1, 0), 8: (0, 1), 2: (0, -1)}
"""On the screen, where y grows downwards."""


def notes(sheet: Sheet, noted: Notes) -> list[Item]:
    """Fields, tags of the probes, found stars in rings, missed squares crossed, from corner to corner where a
    star is drawn."""
    grid = look.grid(sheet.size)
    items = _filled(noted)
    for port, probes in _standing(sheet, noted).items():
        items += _tag(grid, port, probes)
    found = noted.found - sheet.rubbed
    items += [mark("star", grid, cell) for cell in sorted(found - sheet.stars)]
    items += [mark("ring", grid, cell) for cell in sorted(found)]
    starred = found | sheet.stars
    return items + [
        mark("strike" if cell in starred else "miss", grid, cell)
        for cell in sorted(noted.missed - sheet.rubbed)
    ]


def noted_at(port: Port, sheet: Sheet, noted: Notes) -> frozenset[Note]:
    """All the notes that stand at an edge number, those that only `+2` speaks of too."""
    return frozenset((probe.number, *port) for probe in _standing(sheet, noted).get(port, ()))


def noted_under(pos: Point, port: Port, sheet: Sheet, noted: Notes) -> frozenset[Note]:
    """The same where the pencil has touched the paper at a point, or nothing."""
    probes = _standing(sheet, noted).get(port)
    tag = _tag(look.grid(sheet.size), port, probes) if probes else []
    is_under = any(pygame.Rect(item.area).collidepoint(pos) for item in tag)
    return noted_at(port, sheet, noted) if is_under else frozenset()


def older(probes: Sequence[Probe], room: int) -> list[str]:
    """What is written of earlier probes: their numbers, and of the last ones how many there are.

    Where there is no room for a number, only that there are some.
    """
    if not room:
        return ["+"] if probes else []
    numbers = [probe.number for probe in probes]
    shown = list(takewhile(lambda number: number <= look.MOST_CIRCLED, numbers[:room]))
    if len(shown) == len(numbers):
        return [str(number) for number in shown]
    shown = shown[: room - 1]
    more = len(numbers) - len(shown)
    return [*map(str, shown), f"+{more}" if more <= look.MOST_COUNTED else f"{look.MOST_COUNTED}+"]


def _standing(sheet: Sheet, noted: Notes) -> dict[Port, list[Probe]]:
    """The probes whose notes stand at an edge number, the latest first."""
    ports: dict[Port, list[Probe]] = defaultdict(list)
    for probe in reversed(noted.probes):
        written = probe.turned() if probe.number in sheet.turned else probe
        for port in sorted(written.ends):
            if sheet.shows(written.number, port):
                ports[port].append(written)
    return ports


def _filled(noted: Notes) -> list[Item]:
    values = {
        "Seed": noted.seed.rstrip(),
        "Stars": noted.stars,
        "Launches": noted.launches,
        "Misses": noted.misses,
        "Score": noted.score,
    }
    items = []
    for label, value in values.items():
        if value is not None:
            field, words = fields()[label], str(value)
            fits = writing_width(words, look.WRITING) <= field.room
            size = look.WRITING if fits or label == "Seed" else look.SMALL_WRITING
            items += writing(field.x, field.baseline, words, size)
    return items


def _tag(grid: Grid, port: Port, probes: Sequence[Probe]) -> list[Item]:
    """The notes at one edge number: the latest probe circled, earlier ones small beside it.

    A cross says that the probe was lost, a hook that it came back.
    """
    latest, *earlier = probes
    alpha = look.OLD_ALPHA if latest.old else OPAQUE
    x, y = _tag_middle(grid, port)
    across, down = INWARD[port[0]]
    items: list[Item] = []
    if across and _has_words(grid):
        word = "In" if port == latest.start else "Out"
        items += writing(x, y - look.WORD_RISE, word, look.WRITING, alpha)
        y += look.CIRCLE_DROP
    items += _number(latest.number, x, y, alpha)
    signed = latest.out in (None, latest.start)
    (right, lower), places = _places(grid, port[0], signed, len(earlier))
    is_narrow = signed and not across and grid.cell < look.SHARED_CELL
    if signed:
        name = "lost" if latest.out is None else f"back:{HEADINGS[across, down]}"
        items.append(sign(name, x + right, y + lower, alpha))
    for words, (right, lower) in zip(older(earlier, 0 if is_narrow else len(places)), places, strict=False):
        items += _small(words, x + right, y + lower, look.OLD_ALPHA)
    return items


def _has_words(grid: Grid) -> bool:
    return grid.cell >= look.WORD_CELL


def _tag_middle(grid: Grid, port: Port) -> tuple[float, float]:
    edge, cell = port
    x, y = grid.middle((cell, cell))
    match edge:
        case 4:
            return look.TAG_LEFT, y
        case 6:
            return look.TAG_RIGHT, y
        case 8:
            return x, grid.y - look.TAG_OUT
    return x, grid.y + grid.side + look.TAG_OUT


def _places(grid: Grid, edge: int, signed: bool, earlier: int) -> tuple[Point, list[Point]]:
    """From a circle's middle to its sign, and to the earlier numbers: as many as there is room for."""
    across, down = INWARD[edge]
    beside, line = look.BESIDE * (across or 1), look.OLDER_LINE
    has_lines = earlier > 1 and grid.cell >= look.LINES_CELL
    column = [(beside, -line), (beside, line)] if has_lines else [(beside, 0)]
    ahead = (0, look.SIGN_AHEAD * down)
    shared = signed and earlier > 0
    if across and _has_words(grid):
        return (beside, -look.CIRCLE_DROP - look.WORD_SIGN_RISE), column
    if across and shared:
        return (beside, -look.SIGN_RISE), [(beside, look.OLDER_DROP)]
    if across:
        return (beside, 0), column
    if grid.cell >= look.BESIDE_CELL:
        return ahead, column
    if shared:
        return (-look.SIGN_ASIDE, ahead[1]), [(look.OLDER_ASIDE, look.OLDER_AHEAD * down)]
    return ahead, [(0, look.OLDER_AHEAD * down)]


def _number(number: int, x: float, y: float, alpha: int) -> list[Item]:
    if number > look.MOST_CIRCLED:
        return _small(str(number), x, y, alpha)
    return [sign(f"circle:{number}", x, y, alpha)]


def _small(words: str, x: float, y: float, alpha: int) -> list[Item]:
    return writing(x, round(y) + look.PLAIN_DROP, words, look.TINY_WRITING, alpha)
