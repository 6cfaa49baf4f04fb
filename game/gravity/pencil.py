"""What the pencil puts on a sheet: marks, lines that join from square to square, and the slip's notes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from game.gravity import look
from game.gravity.art import OPAQUE, sign, writing, writing_width
from game.gravity.layers import Item
from game.gravity.look import Grid
from game.gravity.paper import fields
from game.gravity.rules import Cell, Port
from game.gravity.sheet import Sheet, Stroke
from game.gravity.view import Notes, Probe

Pixel = tuple[int, int]
HEADINGS = {(1, 0): "right", (-1, 0): "left", (0, -1): "up", (0, 1): "down"}
CORNERS = {
    frozenset(((1, 0), (0, 1))): "nw",
    frozenset(((-1, 0), (0, 1))): "ne",
    frozenset(((-1, 0), (0, -1))): "se",
    frozenset(((1, 0), (0, -1))): "sw",
}
"""The corner piece by the ways its two arms go."""
INWARD = {4: (1, 0), 6: (-1, 0), 8: (0, 1), 2: (0, -1)}
"""On the screen, where y grows downwards."""


# -- marks --


def marks(sheet: Sheet) -> list[Item]:
    """What the player has drawn: lines first, then stars and "no star here"."""
    grid = look.grid(sheet.size)
    items = [item for stroke in sheet.strokes for item in line(grid, stroke)]
    items += [mark("star", grid, cell) for cell in sorted(sheet.stars)]
    items += [mark("dot", grid, cell) for cell in sorted(sheet.empty)]
    return items


def mark(name: str, grid: Grid, cell: Cell) -> Item:
    """A star, dot, ring, miss or strike in a cell, as large as the cell allows."""
    size = max(look.LARGEST_MARK, min(look.SMALLEST_MARK, look.GRID_SIDE // grid.cell))
    return sign(f"{name}:{size}", *grid.middle(cell))


# -- lines --


def line(grid: Grid, stroke: Stroke) -> list[Item]:
    """A line through squares: rounded where there is room, a stub outside the lane at its ends, an arrow at
    the last one and one half-way along a long run."""
    corners = _corners(grid, stroke)
    runs = list(pairwise(corners))
    room = [look.CORNER * _turns_of(i, len(runs)) for i in range(len(runs))]
    rounded = {
        i
        for i in range(1, len(runs))
        if _length(runs[i - 1]) >= room[i - 1]
        and _length(runs[i]) >= room[i]
        and _bends(runs[i - 1], runs[i])
    }
    items: list[Item] = []
    for i, (start, end) in enumerate(runs):
        way = _way(start, end)
        if i in rounded:
            start = _moved(start, way, look.CORNER)
        if i + 1 in rounded:
            end = _moved(end, way, -look.CORNER)
        items += _straight(start, end)
        if i + 1 in rounded:
            items.append(_corner(corners[i + 1], (-way[0], -way[1]), _way(*runs[i + 1])))
    return items + _arrows(stroke, runs)


def there_and_back(grid: Grid, way: Sequence[Cell]) -> list[Item]:
    """A way that turns and goes back over itself, as two lines side by side: both can be seen."""
    half = tuple(way[: len(way) // 2 + 1])
    across, down = _way(_pixel(grid, half[0]), _pixel(grid, half[1]))
    aside = -abs(down) * look.ASIDE, -abs(across) * look.ASIDE
    there = grid._replace(x=grid.x + aside[0], y=grid.y + aside[1])
    back = grid._replace(x=grid.x - aside[0], y=grid.y - aside[1])
    items = line(there, Stroke(half, ended=False)) + line(back, Stroke(half[::-1], begun=False))
    return items + _straight(_pixel(there, half[-1]), _pixel(back, half[-1]))


def _corners(grid: Grid, stroke: Stroke) -> list[Pixel]:
    """Where the line begins, turns and ends, in pixels."""
    pixels = [_pixel(grid, point) for point in stroke.points]
    if stroke.begun and (way := _outward(grid, stroke.points[0])):
        pixels.insert(0, _moved(pixels[0], way, look.STUB))
    if stroke.ended and (way := _outward(grid, stroke.points[-1])):
        pixels.append(_moved(pixels[-1], way, look.STUB))
    turns = [
        here
        for before, here, after in zip(pixels, pixels[1:], pixels[2:], strict=False)
        if _way(before, here) != _way(here, after)
    ]
    return [pixels[0], *turns, pixels[-1]]


def _pixel(grid: Grid, point: Cell) -> Pixel:
    x, y = grid.middle(point)
    return round(x), round(y)


def _outward(grid: Grid, point: Cell) -> Pixel | None:
    """Away from the board, for a square of the lane that is not its corner."""
    outside = (0, grid.size + 1)
    column, row = point
    if (column in outside) == (row in outside):
        return None
    if column in outside:
        return (-1, 0) if column == 0 else (1, 0)
    return (0, 1) if row == 0 else (0, -1)


def _way(start: Pixel, end: Pixel) -> Pixel:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def _moved(pixel: Pixel, way: Pixel, by: int) -> Pixel:
    return pixel[0] + way[0] * by, pixel[1] + way[1] * by


def _length(run: tuple[Pixel, Pixel]) -> int:
    (x, y), (u, v) = run
    return abs(u - x) + abs(v - y)


def _turns_of(i: int, count: int) -> int:
    """At how many of its ends a run turns."""
    return (i > 0) + (i < count - 1)


def _bends(before: tuple[Pixel, Pixel], after: tuple[Pixel, Pixel]) -> bool:
    """Whether two runs meet at a right angle, and do not go back over each other."""
    (a, b), (c, d) = _way(*before), _way(*after)
    return a * c + b * d == 0


def _straight(start: Pixel, end: Pixel) -> list[Item]:
    """Tiles from one pixel up to another along an axis."""
    (left, top), (right, bottom) = min(start, end), max(start, end)
    tile = look.LINE_TILE
    if top == bottom:
        return [sign("line:across", x, top, most=(right - x, tile)) for x in range(left, right, tile)]
    return [sign("line:upright", left, y, most=(tile, bottom - y)) for y in range(top, bottom, tile)]


def _corner(at: Pixel, arm: Pixel, other: Pixel) -> Item:
    """The round piece at a corner whose two arms go these ways."""
    name = CORNERS[frozenset((arm, other))]
    x = at[0] - (look.CORNER if "e" in name else 0)
    y = at[1] - (look.CORNER if "s" in name else 0)
    return sign(f"corner:{name}", x, y)


def _arrows(stroke: Stroke, runs: Sequence[tuple[Pixel, Pixel]]) -> list[Item]:
    items = []
    start, end = max(runs, key=_length)
    if _length((start, end)) >= look.MIDWAY_RUN:
        middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        items.append(sign(f"arrow:{HEADINGS[_way(start, end)]}", *middle))
    if stroke.ended:
        way = _way(*runs[-1])
        items.append(sign(f"arrow:{HEADINGS[way]}", *_moved(runs[-1][1], way, look.ARROW_TIP)))
    return items


# -- notes --


def notes(sheet: Sheet, noted: Notes) -> list[Item]:
    """What the slip writes: fields, tags of the probes, found stars in rings, missed squares crossed,
    from corner to corner where a star is drawn."""
    grid = look.grid(sheet.size)
    items = _filled(noted)
    kept = [probe for probe in noted.probes if probe.number not in sheet.rubbed]
    for port, numbers in _placed(kept, grid).items():
        items += _tag(grid, port, numbers)
    found = noted.found - sheet.rubbed
    items += [mark("star", grid, cell) for cell in sorted(found - sheet.stars)]
    items += [mark("ring", grid, cell) for cell in sorted(found)]
    starred = found | sheet.stars
    return items + [
        mark("strike" if cell in starred else "miss", grid, cell)
        for cell in sorted(noted.missed - sheet.rubbed)
    ]


def noted_at(port: Port, sheet: Sheet, noted: Notes) -> frozenset[int]:
    """The numbers of the probes whose tags stand at a port."""
    kept = [probe for probe in noted.probes if probe.number not in sheet.rubbed]
    placed = _placed(kept, look.grid(sheet.size))
    return frozenset(probe.number for probe in placed.get(port, ()))


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


def _placed(probes: Sequence[Probe], grid: Grid) -> dict[Port, list[Probe]]:
    """Which probes stand at which edge number, the latest first; one is left out where an end has no room.

    Until a star leaves the board no two paid launches share a port, so only old ones are ever left out.
    """
    rows: dict[Port, list[Probe]] = defaultdict(list)
    for probe in reversed(probes):
        ends = {probe.start, probe.out or probe.start}
        if all(_has_room(rows[port], port, probe, grid) for port in ends):
            for port in ends:
                rows[port].append(probe)
    return {port: row for port, row in rows.items() if row}


def _has_room(row: Sequence[Probe], port: Port, probe: Probe, grid: Grid) -> bool:
    if not row:
        return True
    room = len(look.OLDER[port[0]]) if _has_words(grid) else 0
    return len(row) <= room and probe.number <= look.MOST_CIRCLED


def _has_words(grid: Grid) -> bool:
    return grid.cell >= look.WORD_CELL


def _tag(grid: Grid, port: Port, probes: Sequence[Probe]) -> list[Item]:
    """The notes at one edge number: the latest probe circled, earlier ones small beside it.

    A cross says that the probe was lost, a hook that it came back.
    """
    edge = port[0]
    latest = probes[0]
    alpha = look.OLD_ALPHA if latest.old else OPAQUE
    x, y = _tag_middle(grid, port)
    across, down = INWARD[edge]
    sign_x, sign_y = x + across * look.TAG_SIGN, y + down * look.TAG_SIGN
    items: list[Item] = []
    if _has_words(grid) and across:
        word = "In" if port == latest.start else "Out"
        items += writing(x, y - look.WORD_RISE, word, look.WRITING, alpha)
        y, sign_y = y + look.CIRCLE_DROP, y - look.WORD_SIGN_RISE
    items += _number(latest.number, x, y, alpha)
    if latest.out is None:
        items.append(sign("lost", sign_x, sign_y, alpha))
    elif latest.out == latest.start:
        items.append(sign(f"back:{HEADINGS[across, down]}", sign_x, sign_y, alpha))
    for probe, (right, lower) in zip(probes[1:], look.OLDER[edge], strict=False):
        items += _plain(probe.number, x + right, y + lower, look.OLD_ALPHA)
    return items


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


def _number(number: int, x: float, y: float, alpha: int) -> list[Item]:
    if number > look.MOST_CIRCLED:
        return _plain(number, x, y, alpha)
    return [sign(f"circle:{number}", x, y, alpha)]


def _plain(number: int, x: float, y: float, alpha: int) -> list[Item]:
    return writing(x, round(y) + look.PLAIN_DROP, str(number), look.TINY_WRITING, alpha)
