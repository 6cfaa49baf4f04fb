"""What the pencil puts on a sheet: marks, and lines that join from square to square."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.gravity import look
from game.gravity.art import sign
from game.gravity.layers import Item
from game.gravity.look import Grid
from game.gravity.rules import Cell
from game.gravity.sheet import Sheet, Stroke

Pixel = tuple[int, int]
HEADINGS = {(1, 0): "right", (-1, 0): "left", (0, -1): "up", (0, 1): "down"}
CORNERS = {
    frozenset(((1, 0), (0, 1))): "nw",
    frozenset(((-1, 0), (0, 1))): "ne",
    frozenset(((-1, 0), (0, -1))): "se",
    frozenset(((1, 0), (0, -1))): "sw",
}
"""The corner piece by the ways its two arms go."""

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
