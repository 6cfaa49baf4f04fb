"""The display's dots in windows of every size: none is lost, and all have the same energy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.gravity import look
from game.gravity.lcd import COLUMNS_OF_DOTS, ROWS_OF_DOTS
from game.gravity.view import COLUMNS
from game.shell.fit import Size, fit
from game.shell.scaling import Scaler

Spot = tuple[int, int]


def spots(odd: tuple[int, int]) -> Iterator[Spot]:
    """Where dots begin: each second one along a line and each second row, so that no two can mix."""
    for column, line in product(range(COLUMNS), (0, 1)):
        for k, r in product(range(odd[0], COLUMNS_OF_DOTS, 2), range(odd[1], ROWS_OF_DOTS, 2)):
            yield (
                look.LCD_DOTS[0] + look.LCD_CELL[0] * column + look.DOT_PITCH * k,
                look.LCD_DOTS[1] + look.LCD_CELL[1] * line + look.DOT_PITCH * r,
            )


@pytest.mark.parametrize("window", [(640, 480), (800, 600), (1920, 1080), (3840, 2160)])
def test_every_dot_has_the_same_energy(window: Size) -> None:
    shown = fit(window, look.SIZE, 1.0, "sharp", False)
    scaler, factor = Scaler(shown), shown.box[2] / look.SIZE[0]
    energies, peaks = [], []
    for odd in product((0, 1), (0, 1)):
        picture, out = pygame.Surface(look.SIZE, 0, 32), pygame.Surface(window, 0, 32)
        there = list(spots((odd[0], odd[1])))
        for spot in there:
            picture.fill("white", (*spot, look.DOT, look.DOT))
        scaler.show(picture, out, None)
        for x, y in there:
            near = (look.DOT - 2 * look.DOT_PITCH) / 2  # half-way to the next dot that is lit
            left, top = shown.box[0] + (x + near) * factor, shown.box[1] + (y + near) * factor
            side = 2 * look.DOT_PITCH * factor
            area = pygame.Rect(round(left), round(top), round(left + side) - round(left), 0)
            area.height = round(top + side) - round(top)
            light = pygame.image.tobytes(out.subsurface(area), "RGB")[::3]
            energies.append(sum(light) / 255 / factor**2)
            peaks.append(max(light))
    assert len(energies) == COLUMNS * 2 * COLUMNS_OF_DOTS * ROWS_OF_DOTS
    assert max(energies) - min(energies) <= 0.01 * look.DOT**2
    assert min(energies) >= 0.97 * look.DOT**2
    assert min(peaks) >= 250
