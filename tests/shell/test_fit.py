"""Every logical pixel has its share of the window, the mouse finds it again, parts equal the whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
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


def shown(picture: pygame.Surface, each: Fit) -> pygame.Surface:
    left, top, wide, high = each.box
    window = pygame.Surface((left + wide, top + high), 0, 32)
    each.show(picture, window, None)
    return window.subsurface(each.box)


def stripes(size: Size, every: int, along_x: bool) -> pygame.Surface:
    picture = pygame.Surface(size, 0, 32)
    for at in range(0, size[0] if along_x else size[1], every):
        picture.fill("white", (at, 0, 1, size[1]) if along_x else (0, at, size[0], 1))
    return picture


@pytest.mark.parametrize("along_x", [True, False])
@pytest.mark.parametrize("window", [(1920, 1080), (3840, 2160), (1440, 810), (1001, 777)])
def test_one_pixel_stripes_have_equal_energy_everywhere(window: Size, along_x: bool) -> None:
    for size, aspect in PICTURES.items():
        # A thin picture of the same proportions between logical and window pixels is enough, and quick.
        whole = fit(window, size, aspect, "sharp", False)
        axis = 0 if along_x else 1
        thin = (size[0], 8) if along_x else (8, size[1])
        box = (0, 0, whole.box[2], 8) if along_x else (0, 0, 8, whole.box[3])
        out = shown(stripes(thin, 8, along_x), Fit(thin, box))
        line = [out.get_at((i, 4) if along_x else (4, i))[0] for i in range(box[2 + axis])]
        per_stripe = box[2 + axis] / size[axis]
        energies = []
        for stripe in range(0, size[axis], 8):
            middle = (stripe + 0.5) * per_stripe
            reach = 4 * per_stripe
            energies.append(sum(line[max(0, round(middle - reach)) : round(middle + reach)]))
        mean = 255 * per_stripe
        assert max(abs(energy - mean) for energy in energies) <= 0.02 * mean + 2


@pytest.mark.parametrize("mode", ["sharp", "pixel"])
@pytest.mark.parametrize("window", [(1920, 1080), (3840, 2160), (1440, 810)])
def test_no_dot_of_the_organisers_display_is_lost_or_favoured(window: Size, mode: Mode) -> None:
    each = fit(window, (1280, 960), 1.0, mode, False)
    scale = each.box[2] / 1280
    energies = []
    # Dots of 3 pixels stand every 4; every other one alone has room around it to be measured.
    for shift_x, shift_y in product((0, 4), repeat=2):
        picture = pygame.Surface(each.size, 0, 32)
        dots = list(product(range(400 + shift_x, 880, 8), range(120 + shift_y, 184, 8)))
        for x, y in dots:
            picture.fill("white", (x, y, 3, 3))
        out = shown(picture, each)
        for x, y in dots:
            left, top, right, bottom = (round((at - 2.5) * scale) for at in (x, y, x + 8, y + 8))
            area = out.subsurface((left, top, right - left, bottom - top))
            energies.append(sum(pygame.image.tobytes(area, "RGB")[::3]))
    share = 255 * (3 * scale) ** 2
    assert max(energies) - min(energies) <= 0.01 * share
    assert min(energies) >= 0.97 * share


@pytest.mark.parametrize("window", [(1920, 1080), (3840, 2160)])
def test_a_gap_is_seen_between_all_dots(window: Size) -> None:
    each = fit(window, (1280, 960), 1.0, "sharp", False)
    scale = each.box[2] / 1280
    picture = pygame.Surface(each.size, 0, 32)
    for x in range(400, 880, 4):
        picture.fill("white", (x, 120, 3, 64))
    out = shown(picture, each)
    for gap in range(403, 876, 4):
        around = range(round((gap - 1.5) * scale), round((gap + 2.5) * scale))
        levels = [out.get_at((x, round(150 * scale)))[0] for x in around]
        assert min(levels) <= 255 * 0.45 and max(levels) >= 250


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("size", PICTURES)
def test_a_changed_part_comes_out_as_the_whole_does(window: Size, size: Size) -> None:
    each = fit(window, size, PICTURES[size], "sharp", False)
    picture = pygame.Surface(size, 0, 32)
    picture.fill((40, 90, 160))
    out = pygame.Surface(window, 0, 32)
    each.show(picture, out, None)
    for place in (pygame.Rect(3, 5, 7, 9), pygame.Rect(size[0] - 33, size[1] - 41, 40, 50)):
        for x, y in product(range(place.left, place.right, 2), range(place.top, place.bottom, 3)):
            picture.fill((255, 200, 20), (x, y, 1, 1))
        before = out.copy()
        painted = each.show(picture, out, place)
        whole = pygame.Surface(window, 0, 32)
        each.show(picture, whole, None)
        assert pygame.image.tobytes(out, "RGB") == pygame.image.tobytes(whole, "RGB")
        before.blit(out, painted, painted)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_plain_picture_has_no_seams() -> None:
    for window, size in product(WINDOWS, PICTURES):
        each = fit(window, size, PICTURES[size], "sharp", False)
        picture = pygame.Surface(size, 0, 32)
        picture.fill((200, 200, 200))
        levels = set(pygame.image.tobytes(shown(picture, each), "RGB"))
        assert min(levels) >= 196 and max(levels) <= 200 and max(levels) - min(levels) <= 2


def test_nothing_changed_paints_nothing() -> None:
    each = fit((1920, 1080), (640, 350), EGA, "sharp", False)
    window = pygame.Surface((1920, 1080), 0, 32)
    assert not each.show(pygame.Surface((640, 350), 0, 32), window, pygame.Rect(5, 5, 0, 0))
