"""How a picture is brought to its place in the window, whole or in part, every pixel with its exact share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame.transform import scale, smoothscale

from game.shell.fit import Fit, Size
from game.shell.look import ROWS

Blit = tuple[pygame.Surface, tuple[int, int], tuple[int, int, int, int]]
Span = tuple[int, int]
"""Rows from the first up to the second."""


def _up(number: int, divisor: int) -> int:
    """The quotient, rounded up."""
    return -(-number // divisor)


class _Band(NamedTuple):
    """Window rows of an enlarged picture: each is a copy of one row, or that and a share of the row below."""

    rows: Span
    copies: Sequence[Blit]
    blends: Sequence[tuple[int, Sequence[Blit]]]
    """For each share of 255, the rows that are laid over with it."""


class Scaler:
    """Brings pictures of one size to one place in a window.

    A window pixel that shows parts of several logical ones has their mean, weighted by what it shows of each:
    every logical pixel has the same energy wherever it stands. Whole or in parts, the same comes out: rows
    are always worked out in their whole width, and where they are enlarged only what changed is laid.
    """

    def __init__(self, fit: Fit) -> None:
        self._fit = fit
        self._wide, self._high = fit.size
        self._out_wide, self._out_high = fit.box[2:]
        self._whole = self._out_wide % self._wide == 0 and self._out_high % self._high == 0
        # From one multiple of `unit` rows to another, rows become a whole number of window rows.
        unit = self._high // math.gcd(self._high, self._out_high)
        self._block = min(self._high, unit * max(1, ROWS // unit))
        self._band_high = max(1, ROWS * self._out_high // self._high)
        self._bands: dict[int, _Band] = {}
        self._sheets: dict[str, pygame.Surface] = {}

    def show(
        self, picture: pygame.Surface, window: pygame.Surface, changed: pygame.Rect | None
    ) -> pygame.Rect:
        """Scale the picture, or what holds its changed rectangle, into the window; the place it painted."""
        area = pygame.Rect((0, 0), self._fit.size)
        if changed is not None:
            area = area.clip(changed)
        if not area:
            return area
        place = window.subsurface(self._fit.box)
        rows = area.top, area.bottom
        if self._out_high > self._high and not self._whole:
            place.set_clip(self._across(area))
            top, bottom = self._enlarge(picture, place, rows)
        else:
            top, bottom = self._reduce(picture, place, rows)
        across = place.get_clip()
        return pygame.Rect(across.left, top, across.width, bottom - top).move(self._fit.box[:2])

    def _across(self, area: pygame.Rect) -> pygame.Rect:
        """The columns of the place that show something of an area, and one on each side for rounding."""
        left = area.left * self._out_wide // self._wide - 1
        right = _up(area.right * self._out_wide, self._wide) + 1
        return pygame.Rect(left, 0, right - left, self._out_high)

    def _reduce(self, picture: pygame.Surface, place: pygame.Surface, rows: Span) -> Span:
        """Rows that become fewer, as many, or whole blocks of window rows; the window rows."""
        first, stop = rows[0] // self._block, _up(rows[1], self._block)
        for number in range(first, stop):
            top, bottom = number * self._block, min((number + 1) * self._block, self._high)
            source = picture.subsurface((0, top, self._wide, bottom - top))
            target = self._place_of(place, top, bottom)
            if self._whole:
                scale(source, target.get_size(), target)
            else:
                if self._out_wide > self._wide:
                    source = self._along_x(source)
                smoothscale(source, target.get_size(), target)
        last = min(stop * self._block, self._high)
        return first * self._block * self._out_high // self._high, last * self._out_high // self._high

    def _place_of(self, place: pygame.Surface, top: int, bottom: int) -> pygame.Surface:
        y, end = (at * self._out_high // self._high for at in (top, bottom))
        return place.subsurface((0, y, self._out_wide, end - y))

    def _enlarge(self, picture: pygame.Surface, place: pygame.Surface, rows: Span) -> Span:
        """Rows that become more: each is scaled along x once, then laid wherever it is seen; the window's."""
        first = rows[0] * self._out_high // self._high // self._band_high
        stop = _up(_up(rows[1] * self._out_high, self._high), self._band_high)
        for number in range(first, stop):
            band = self._band(number, picture)
            top, bottom = band.rows
            self._along_x(picture.subsurface((0, top, self._wide, bottom - top)))
            middle = self._middle(picture)
            middle.set_alpha(None)
            place.blits(band.copies, False)
            for share, blends in band.blends:
                middle.set_alpha(share)
                place.blits(blends, False)
        return first * self._band_high, min(stop * self._band_high, self._out_high)

    def _along_x(self, source: pygame.Surface) -> pygame.Surface:
        """The rows of `source` as wide as in the window, in the middle surface.

        Pixels are repeated by the next whole factor, then averaged down: no share is lost.
        """
        rows = source.get_height()
        middle = self._middle(source).subsurface((0, 0, self._out_wide, rows))
        if self._out_wide % self._wide == 0:
            return scale(source, (self._out_wide, rows), middle)
        times = _up(self._out_wide, self._wide)
        if times > 1:
            size = (self._wide * times, rows)
            source = scale(source, size, self._sheet("repeated", size, source))
        return smoothscale(source, (self._out_wide, rows), middle)

    def _middle(self, like: pygame.Surface) -> pygame.Surface:
        rows = max(self._block, self._band_high * self._high // self._out_high + 2)
        return self._sheet("middle", (self._out_wide, rows), like)

    def _sheet(self, name: str, size: Size, like: pygame.Surface) -> pygame.Surface:
        """A surface to work on, kept from one call to the next: making one costs more than filling it."""
        kept = self._sheets.get(name)
        if kept is None or kept.get_height() < size[1]:
            kept = self._sheets[name] = pygame.Surface(size, 0, like)
        return kept if kept.get_size() == size else kept.subsurface((0, 0, *size))

    def _band(self, number: int, like: pygame.Surface) -> _Band:
        """The band of window rows with this number, worked out once."""
        if number not in self._bands:
            high, out = self._high, self._out_high
            start, stop = number * self._band_high, min((number + 1) * self._band_high, out)
            top, bottom = start * high // out, _up(stop * high, out)
            middle = self._middle(like)
            runs: list[tuple[int, int, int]] = []
            blends: dict[int, list[Blit]] = {}
            for y in range(start, stop):
                upper, lower = y * high // out, _up((y + 1) * high, out) - 1
                # Rows that follow each other in both are copied at one go.
                if runs and upper - top == runs[-1][1] + runs[-1][2]:
                    runs[-1] = (*runs[-1][:2], runs[-1][2] + 1)
                else:
                    runs.append((y, upper - top, 1))
                if lower > upper:
                    share = round(255 * ((y + 1) * high - lower * out) / high)
                    row = (0, lower - top, self._out_wide, 1)
                    blends.setdefault(share, []).append((middle, (0, y), row))
            copies = [(middle, (0, y), (0, row, self._out_wide, rows)) for y, row, rows in runs]
            self._bands[number] = _Band((top, bottom), copies, tuple(blends.items()))
        return self._bands[number]
