"""Where a picture of any pixel shape stands in a window, and which of its pixels a click hits."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from game.shell.look import BORDER, WRONG_SHAPE

Mode = Literal["sharp", "pixel"]
Size = tuple[int, int]
Point = tuple[int, int]


class Fit(NamedTuple):
    """A picture's place in a window of one size; `box` is (left, top, width, height)."""

    size: Size
    box: tuple[int, int, int, int]

    def to_logical(self, pos: Point, clamp: bool = False) -> Point | None:
        """The logical pixel at a window position; outside the picture None, or the nearest if clamped."""
        left, top, wide, high = self.box
        x, y = pos[0] - left, pos[1] - top
        if clamp:
            x, y = min(max(x, 0), wide - 1), min(max(y, 0), high - 1)
        elif not (0 <= x < wide and 0 <= y < high):
            return None
        return _logical(x, self.size[0], wide), _logical(y, self.size[1], high)


def _logical(pixel: int, length: int, out: int) -> int:
    """The logical pixel that is seen at a window pixel: both ends are reached, whatever the factor."""
    if out >= length or out == 1:
        return pixel * length // out
    return pixel * (length - 1) // (out - 1)


def fit(window: Size, size: Size, pixel_aspect: float, mode: Mode, bordered: bool) -> Fit:
    """Where a picture of `size` logical pixels stands in a window.

    "sharp": as large as it goes, less at least 2 % on every side if `bordered`. "pixel": each logical pixel a
    block of whole window pixels, which comes before the border; a window that is smaller than the picture is
    filled as by "sharp".
    """
    wide, high = size
    if mode == "pixel" and window[0] >= wide and window[1] >= high:
        across, down = _factors(window[0] // wide, window[1] // high, pixel_aspect)
        out = (wide * across, high * down)
    else:
        edge = BORDER if bordered else 0.0
        room = (window[0] - 2 * math.ceil(window[0] * edge), window[1] - 2 * math.ceil(window[1] * edge))
        if room[0] * high <= room[1] * wide * pixel_aspect:
            out = (room[0], round(room[0] * high / (wide * pixel_aspect)))
        else:
            out = (round(room[1] * wide * pixel_aspect / high), room[1])
        out = (max(1, min(out[0], room[0])), max(1, min(out[1], room[1])))
    return Fit(size, ((window[0] - out[0]) // 2, (window[1] - out[1]) // 2, *out))


def _factors(most_x: int, most_y: int, pixel_aspect: float) -> tuple[int, int]:
    """Whole factors for x and y: large ones, of nearly the original's pixel shape."""
    if pixel_aspect == 1:
        return min(most_x, most_y), min(most_x, most_y)

    def worth(factors: tuple[int, int]) -> float:
        x, y = factors
        return x * y * math.exp(-WRONG_SHAPE * abs(math.log(x / y / pixel_aspect)))

    return max(((x, y) for x in range(1, most_x + 1) for y in range(1, most_y + 1)), key=worth)
