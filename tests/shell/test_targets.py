"""Targets under a finger, upright (1080x1920) and wide (1920x1080): 44 window pixels, or a reason why not.

A finger that touches nothing takes what lies within 22 window pixels of it (game/shell/inputs.py), so what
stands alone is larger than it is drawn. What remains smaller, since its neighbours leave no room:

| where | what | why |
|---|---|---|
| Math Tooter | function keys, words of the status row, strips | rows of 14 EGA pixels, one below the other |
| Math Tooter | speed arrows | two characters each, side by side, as drawn |
| Gravity | squares of boards of more than 8 by 8 | the sheet has one size; the drawn keys do the same |
| the desktop | New game (35 upright), window furniture, menus, boxes | as on RISC OS 3.1 |
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.gravity import look as gravity
from game.patience import look as patience
from game.shell.fit import Size, fit
from game.shell.inputs import FINGER, Action, InputMap, Translator
from game.shell.scene import Scene
from game.shell.settings import Settings
from game.shell.shelf import Shelf
from game.shell.shelf.help import Help
from game.shell.shelf.records import Records
from game.shell.shelf.switches import operator_page, player_page
from game.shell.store import Store
from game.tommath import controls
from game.tommath import look as tooter
from tests.house import house

LEAST = 44
SCREENS = ((1080, 1920), (1920, 1080))
ROW = 14 * 2
"""Least height in window pixels of a row of the Math Tooter, upright: its own 14 doubled and more."""
NEW_GAME = 35
SMALL = {
    "strip",
    "offer",
    "resign",
    "escape",
    "draw",
    "slower",
    "faster",
    "shapes",
    "carry",
    "back",
    "more",
} | {f"f{n}" for n in range(1, 11)}


def scale(screen: Size, size: Size, aspect: float, bordered: bool) -> tuple[float, float]:
    box = fit(screen, size, aspect, "sharp", bordered).box
    return box[2] / size[0], box[3] / size[1]


def shelf_scenes() -> Iterator[Scene]:
    store = Store(None)
    shelf = Shelf(
        CATALOGUE, lambda entry: entry.make_scene(house(store, entry.id)), store, None, lambda: shelf
    )
    settings = Settings(store, games=[entry.id for entry in CATALOGUE])
    yield shelf
    yield Help(CATALOGUE, lambda entry: entry.make_scene(house(store, entry.id)), shelf, lambda s: s.inputs)
    yield Records(CATALOGUE, lambda game: [], shelf)
    yield player_page(settings, lambda: shelf)
    yield operator_page(settings, CATALOGUE, lambda: shelf, lambda: None, lambda: None)


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_of_the_shelf_is_large_enough(screen: Size) -> None:
    for scene in shelf_scenes():
        across, down = scale(screen, scene.size, scene.pixel_aspect, False)
        assert scene.inputs.areas
        for (_, _, wide, high), name in scene.inputs.areas:
            assert min(wide * across, high * down) >= LEAST, f"{type(scene).__name__}: {name}"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_organiser_and_its_sheet(screen: Size) -> None:
    across, down = scale(screen, (1280, 960), 1.0, False)
    for _, _, wide, high in gravity.KEY_HITS.values():
        assert min(wide * across, high * down) >= LEAST
    for area, name in gravity.AREAS:
        assert min(area[2] * across, area[3] * down) >= LEAST, name
    for area in gravity.ANSWER_HITS.values():
        assert min(area[2] * across, area[3] * down) >= LEAST
    grid = gravity.grid(8)
    assert grid.cell * across >= LEAST


@pytest.mark.parametrize("screen", SCREENS)
def test_the_math_tooter(screen: Size) -> None:
    across, down = scale(screen, tooter.SIZE, tooter.PIXEL_ASPECT, True)
    # Where a game of mode 1 is over its strips say nothing any more.
    boards = [controls.playing(mode, over, None) for mode, over in ((1, False), (2, False), (2, True))]
    maps = [controls.opening(None, True), controls.MANUAL, *boards]
    for inputs in maps:
        for (_, _, wide, high), name in inputs.areas:
            size = min(wide * across, high * down)
            elsewhere = any(
                min(area[2] * across, area[3] * down) >= LEAST
                for area, other in inputs.areas
                if other == name
            )
            assert size >= LEAST or elsewhere or (name in SMALL and high * down >= ROW), f"{name}: {size:.0f}"
    for inputs in (controls.opening("NEW GAME", True), controls.playing(2, False, "QUIT")):
        for answer in ("yes", "no"):
            rows = [area for area, name in inputs.areas if name == answer]
            assert sum(area[3] for area in rows) * down >= LEAST and rows[0][2] * across >= LEAST


@pytest.mark.parametrize("screen", SCREENS)
def test_the_cards(screen: Size) -> None:
    across, down = scale(screen, (800, 600), 1.0, False)
    assert min(patience.CARD[0] * across, patience.CARD[1] * down) >= LEAST
    _, _, wide, high = patience.NEW_GAME
    assert wide * across >= LEAST and high * down >= NEW_GAME


@pytest.fixture(autouse=True)
def keyboard() -> None:
    pygame.display.init()


def touch(inputs: InputMap, down: tuple[int, int], up: tuple[int, int], finger: bool = True) -> list[Action]:
    translator = Translator(lambda pos, clamp: pos)
    events = [
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1, touch=finger),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=up, button=1, touch=finger),
    ]
    return [action for event in events for action in translator.actions(event, inputs)]


def test_a_finger_that_touches_nothing_takes_what_is_near() -> None:
    inputs = InputMap(areas=(((100, 100, 60, 10), "key"), ((100, 200, 60, 10), "other")))
    assert [action.name for action in touch(inputs, (120, 92), (121, 93))] == ["key", "key"]
    press, release = touch(inputs, (120, 110 + FINGER[-1] - 1), (120, 132))
    assert inputs.at(press.pos or (0, 0)) == inputs.at(release.pos or (0, 0)) == "key"
    assert touch(inputs, (120, 150), (120, 150)) == []
    assert touch(inputs, (120, 92), (120, 92), finger=False) == []
