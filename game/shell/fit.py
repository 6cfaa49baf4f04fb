"""How a picture of any pixel shape fills a window: where it stands, how it is scaled, what a click hits."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import pygame
from pygame.transform import scale, smoothscale

from game.shell.look import BLOCK, BORDER, ROWS, STRIP, WRONG_SHAPE

Mode = Literal["sharp", "pixel"]
Size = tuple[int, int]
Point = tuple[int, int]


@dataclass(frozen=True)
class _Axis:
    """One direction: `length` logical pixels become `out` window pixels.

    `block` logical pixels, or a multiple of them, become a whole number of window pixels: what lies between
    two such places is scaled by itself with the same result.
    """

    length: int
    out: int
    block: int

    @property
    def times(self) -> int:
        """The whole factor by which pixels are repeated before they are averaged down to size."""
        return -(-self.out // self.length)

    @property
    def whole(self) -> bool:
        return self.out % self.length == 0

    def place(self, logical: int) -> int:
        """The window pixel at which a block begins."""
        return logical * self.out // self.length

    def logical(self, pixel: int) -> int:
        """The logical pixel that is seen there: both ends are reached, whatever the factor."""
        if self.out >= self.length or self.out == 1:
            return pixel * self.length // self.out
        return pixel * (self.length - 1) // (self.out - 1)

    def blocks(self, start: int, stop: int) -> list[tuple[int, int]]:
        """The blocks that hold logical pixels from `start` up to `stop`."""
        first = start - start % self.block
        return [(at, min(at + self.block, self.length)) for at in range(first, stop, self.block)]


def _axis(length: int, out: int, wanted: int) -> _Axis:
    unit = length // math.gcd(length, out)
    return _Axis(length, out, min(length, unit * max(1, wanted // unit)))


@dataclass(frozen=True)
class Fit:
    """A picture's place in a window of one size; `box` is (left, top, width, height)."""

    size: Size
    box: tuple[int, int, int, int]

    @cached_property
    def _axes(self) -> tuple[_Axis, _Axis]:
        return _axis(self.size[0], self.box[2], BLOCK[0]), _axis(self.size[1], self.box[3], BLOCK[1])

    def to_logical(self, pos: Point, clamp: bool = False) -> Point | None:
        """The logical pixel at a window position; outside the picture None, or the nearest if clamped."""
        left, top, wide, high = self.box
        x, y = pos[0] - left, pos[1] - top
        if clamp:
            x, y = min(max(x, 0), wide - 1), min(max(y, 0), high - 1)
        elif not (0 <= x < wide and 0 <= y < high):
            return None
        across, down = self._axes
        return across.logical(x), down.logical(y)

    def show(
        self, picture: pygame.Surface, window: pygame.Surface, changed: pygame.Rect | None
    ) -> pygame.Rect:
        """Scale the picture, or what holds its changed rectangle, into the window; the place it painted.

        Pixels are repeated by the next whole factor, then averaged down over exact areas: every logical pixel
        has the same energy wherever it stands. Whole or in parts, the same comes out.
        """
        across, down = self._axes
        area = pygame.Rect((0, 0), self.size)
        if changed is not None:
            area = area.clip(changed)
        if not area:
            return pygame.Rect(0, 0, 0, 0)
        columns = across.blocks(area.left, area.right)
        rows = down.blocks(area.top, area.bottom)
        for top, bottom in rows:
            for left, right in columns:
                source = picture.subsurface((left, top, right - left, bottom - top))
                _scale(source, window.subsurface(self._out(left, top, right, bottom)), across, down)
        return self._out(columns[0][0], rows[0][0], columns[-1][1], rows[-1][1])

    def _out(self, left: int, top: int, right: int, bottom: int) -> pygame.Rect:
        across, down = self._axes
        x, y = across.place(left), down.place(top)
        wide, high = across.place(right) - x, down.place(bottom) - y
        return pygame.Rect(self.box[0] + x, self.box[1] + y, wide, high)


def _scale(source: pygame.Surface, target: pygame.Surface, across: _Axis, down: _Axis) -> None:
    """One block, first along x, then along y: each direction alone is the cheapest order."""
    wide, high = target.get_size()
    if across.whole and down.whole:
        scale(source, (wide, high), target)
    elif across.times == down.times == 1:
        smoothscale(source, (wide, high), target)
    else:
        # Rows do not meet in the first pass nor columns in the second: small pieces keep the memory small.
        middle = _along_x(source, wide, across)
        for left in range(0, wide, STRIP):
            piece = (left, 0, min(STRIP, wide - left), source.get_height())
            strip = middle.subsurface(piece)
            _along_y(strip, target.subsurface((left, 0, piece[2], high)), down)


def _along_x(source: pygame.Surface, wide: int, axis: _Axis) -> pygame.Surface:
    length, high = source.get_size()
    if wide == length:
        return source
    middle = pygame.Surface((wide, high), 0, source)
    if axis.whole:
        return scale(source, (wide, high), middle)
    for top in range(0, high, ROWS):
        rows = min(ROWS, high - top)
        band = source.subsurface((0, top, length, rows))
        if axis.times > 1:
            band = scale(band, (length * axis.times, rows))
        smoothscale(band, (wide, rows), middle.subsurface((0, top, wide, rows)))
    return middle


def _along_y(source: pygame.Surface, target: pygame.Surface, axis: _Axis) -> None:
    wide, length = source.get_size()
    if axis.whole:
        scale(source, target.get_size(), target)
        return
    if axis.times > 1:
        source = scale(source, (wide, length * axis.times))
    smoothscale(source, target.get_size(), target)


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
