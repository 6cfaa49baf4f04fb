"""A picture stands where it should in windows of any size, and the mouse finds its pixels again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from game.shell.fit import Fit, Mode, Size, fit

EGA = (4 / 3) / (640 / 350)
PICTURES: dict[Size, float] = {(1280, 960): 1.0, (640, 350): EGA, (800, 600): 1.0}
WINDOWS: tuple[Size, ...] = (
    (1920, 1080),
    (1440, 810),
    (3840, 2160),
    (640, 480),
    (800, 600),
    (1080, 1920),
    (1366, 768),
    (1001, 777),
    (320, 240),
)


def fits(mode: Mode, bordered: bool = False) -> Iterator[tuple[Size, Fit]]:
    for (size, aspect), window in product(PICTURES.items(), WINDOWS):
        yield window, fit(window, size, aspect, mode, bordered)


@pytest.mark.parametrize("mode", ["sharp", "pixel"])
@pytest.mark.parametrize("bordered", [False, True])
def test_corners_of_the_picture_are_hit_and_nothing_beside_it(mode: Mode, bordered: bool) -> None:
    for window, each in fits(mode, bordered):
        left, top, wide, high = each.box
        last = (each.size[0] - 1, each.size[1] - 1)
        assert left >= 0 and top >= 0 and left + wide <= window[0] and top + high <= window[1]
        assert each.to_logical((left, top)) == (0, 0)
        assert each.to_logical((left + wide - 1, top)) == (last[0], 0)
        assert each.to_logical((left, top + high - 1)) == (0, last[1])
        assert each.to_logical((left + wide - 1, top + high - 1)) == last
        assert each.to_logical((left - 1, top)) is None
        assert each.to_logical((left, top - 1)) is None
        assert each.to_logical((left + wide, top)) is None
        assert each.to_logical((left, top + high)) is None
        assert each.to_logical((-50, window[1] + 50), clamp=True) == (0, last[1])
        assert each.to_logical((window[0] + 9, -1), clamp=True) == (last[0], 0)


@pytest.mark.parametrize("mode", ["sharp", "pixel"])
def test_a_window_pixel_hits_a_logical_pixel_that_is_seen_there(mode: Mode) -> None:
    for _, each in fits(mode):
        left, _, wide, _ = each.box
        logical = each.size[0]
        for x in range(wide):
            hit = each.to_logical((left + x, each.box[1]))
            assert hit is not None
            # The window pixel covers [x, x + 1) * logical / wide; the one hit covers [hit, hit + 1).
            assert hit[0] * wide < (x + 1) * logical and (hit[0] + 1) * wide > x * logical


def test_sharp_touches_two_sides_of_the_window_in_the_originals_shape() -> None:
    for window, each in fits("sharp"):
        wide, high = each.box[2:]
        assert wide == window[0] or high == window[1]
        shape = each.size[0] * PICTURES[each.size] / each.size[1]
        assert abs(wide - high * shape) <= 1 or abs(high - wide / shape) <= 1


def test_a_border_leaves_two_percent_on_every_side() -> None:
    for window, each in fits("sharp", bordered=True):
        left, top, wide, high = each.box
        across, down = window[0] * 0.02, window[1] * 0.02
        assert min(left, window[0] - left - wide) >= across
        assert min(top, window[1] - top - high) >= down


def test_pixel_mode_takes_whole_factors_wherever_the_picture_has_room() -> None:
    for window, each in fits("pixel"):
        room = window[0] >= each.size[0] and window[1] >= each.size[1]
        if room:
            assert each.box[2] % each.size[0] == 0 and each.box[3] % each.size[1] == 0
        else:
            assert each == fit(window, each.size, PICTURES[each.size], "sharp", False)


def test_pixel_mode_keeps_the_shape_of_ega_where_the_window_allows() -> None:
    assert fit((1920, 1080), (640, 350), EGA, "pixel", False).box[2:] == (1280, 1050)
    assert fit((3840, 2160), (640, 350), EGA, "pixel", True).box[2:] == (2560, 2100)
    assert fit((3840, 2160), (1280, 960), 1.0, "pixel", False).box[2:] == (2560, 1920)
