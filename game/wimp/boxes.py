"""Rectangles of whole pixels as (x, y, wide, high), and what is asked of two of them."""

from __future__ import annotations

Box = tuple[int, int, int, int]
Point = tuple[int, int]
NOWHERE: Box = (0, 0, 0, 0)


def inside(box: Box, pos: Point) -> bool:
    """Whether the pixel at `pos` belongs to the box."""
    return box[0] <= pos[0] < box[0] + box[2] and box[1] <= pos[1] < box[1] + box[3]


def meet(a: Box, b: Box) -> Box:
    """What two boxes share; NOWHERE where they share nothing."""
    left, top = max(a[0], b[0]), max(a[1], b[1])
    right, foot = min(a[0] + a[2], b[0] + b[2]), min(a[1] + a[3], b[1] + b[3])
    return (left, top, right - left, foot - top) if left < right and top < foot else NOWHERE


def touch(a: Box, b: Box) -> bool:
    """Whether two boxes share a pixel."""
    return (a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]) and min(
        a[2], a[3], b[2], b[3]
    ) > 0


def around(a: Box, b: Box) -> Box:
    """The least box that holds both; an empty one counts for nothing."""
    if not (a[2] and a[3]):
        return b
    if not (b[2] and b[3]):
        return a
    left, top = min(a[0], b[0]), min(a[1], b[1])
    right, foot = max(a[0] + a[2], b[0] + b[2]), max(a[1] + a[3], b[1] + b[3])
    return left, top, right - left, foot - top


def moved(box: Box, dx: int, dy: int) -> Box:
    return box[0] + dx, box[1] + dy, box[2], box[3]


def grown(box: Box, by: int) -> Box:
    """The box with `by` pixels more on every side."""
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def middle(box: Box) -> Point:
    return box[0] + box[2] // 2, box[1] + box[3] // 2


def clamp(value: int, least: int, most: int) -> int:
    """`value` brought between the two; `least` wins where they cross."""
    return max(least, min(value, most))
