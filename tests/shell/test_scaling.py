"""Every logical pixel has its share of the window, and parts equal the whole."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from game.shell.fit import Fit, Mode, Size, fit
from game.shell.scaling import Scaler
from tests.shell.test_fit import EGA, PICTURES, WINDOWS


def shown(picture: pygame.Surface, each: Fit) -> pygame.Surface:
    left, top, wide, high = each.box
    window = pygame.Surface((left + wide, top + high), 0, 32)
    Scaler(each).show(picture, window, None)
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
    Scaler(each).show(picture, out, None)
    for place in (pygame.Rect(3, 5, 7, 9), pygame.Rect(size[0] - 33, size[1] - 41, 40, 50)):
        for x, y in product(range(place.left, place.right, 2), range(place.top, place.bottom, 3)):
            picture.fill((255, 200, 20), (x, y, 1, 1))
        before = out.copy()
        painted = Scaler(each).show(picture, out, place)
        whole = pygame.Surface(window, 0, 32)
        Scaler(each).show(picture, whole, None)
        assert pygame.image.tobytes(out, "RGB") == pygame.image.tobytes(whole, "RGB")
        before.blit(out, painted, painted)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_plain_picture_has_no_seams() -> None:
    for window, size in product(((1920, 1080), (640, 480), (1001, 777)), PICTURES):
        each = fit(window, size, PICTURES[size], "sharp", False)
        picture = pygame.Surface(size, 0, 32)
        picture.fill((200, 200, 200))
        levels = set(pygame.image.tobytes(shown(picture, each), "RGB"))
        assert min(levels) >= 197 and max(levels) <= 200 and max(levels) - min(levels) <= 2


def test_nothing_changed_paints_nothing() -> None:
    each = fit((1920, 1080), (640, 350), EGA, "sharp", False)
    window = pygame.Surface((1920, 1080), 0, 32)
    assert not Scaler(each).show(pygame.Surface((640, 350), 0, 32), window, pygame.Rect(5, 5, 0, 0))
