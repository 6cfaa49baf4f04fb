"""Targets under a finger, upright (1080x1920) and wide (1920x1080): 44 window pixels, or a reason why not.

A finger that comes down on nothing means what lies within 22 window pixels, and beside a small thing in a
larger area what lies within 12 (game/shell/inputs.py); the nearest has it. Measured so, by the places at
which a finger reaches each target, these stay below 44 pixels, since their neighbours leave no room:

| where | what | upright | wide |
|---|---|---|---|
| Math Tooter | function keys and words of the message row, one below the other | 31 high | 41 high |
| Math Tooter | arrows of the thinking time, side by side | 40 wide | 44 |
| Gravity | squares of the largest board | 23 | 31 |
| Gravity | lines of the booklet's contents | 28 high | 38 high |
| the desktop | entries of a menu, one below the other | 38 high | 44 |
| the desktop | icons of a title bar, arrows, sliders and wells, side by side | 28 | 38 |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.gravity import look as gravity
from game.gravity.guide import Guide
from game.patience import look as patience
from game.patience.scene import PatienceScene
from game.shell.fit import Fit, Size, fit
from game.shell.inputs import BESIDE, FINGER, HOLD_SLOP, Action, Area, InputMap, Point, Translator
from game.shell.scene import Scene
from game.shell.settings import Settings
from game.shell.shelf import Shelf
from game.shell.shelf.help import Help
from game.shell.shelf.records import Records
from game.shell.shelf.switches import operator_page, player_page
from game.shell.store import Store
from game.tommath import controls
from game.tommath import look as tooter
from game.wimp import bar, icons, menus
from game.wimp.boxes import NOWHERE, meet, moved
from game.wimp.desktop import Desktop
from tests.driving import Driver
from tests.house import house
from tests.shell.toy import Toy

LEAST = 44
SCREENS = ((1080, 1920), (1920, 1080))
SQUARE = (23, 31)
SMALL: dict[str, tuple[int, int]] = {
    **dict.fromkeys(
        [*(f"f{n}" for n in range(1, 11)), "escape", "draw", "enter", "offer", "resign"], (31, 41)
    ),
    **dict.fromkeys(["slower", "faster"], (40, 44)),
    **dict.fromkeys(["page", "previous"], (28, 38)),
    "entry": (38, 44),
    **dict.fromkeys(["back", "close", "up", "down", "size", "toggle", "title"], (28, 38)),
    **dict.fromkeys(["v slider", "v well", "h slider", "h well", "left", "right"], (28, 38)),
}
"""What is smaller, upright and wide."""


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
    yield Help(
        CATALOGUE, lambda entry: entry.make_scene(house(store, entry.id)), shelf, lambda s: s.inputs, ()
    )
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
    assert gravity.grid(8).cell * across >= LEAST
    assert gravity.grid(16).cell * across >= SQUARE[SCREENS.index(screen)]


def reached(inputs: InputMap, seen: Fit, area: Area, what: Callable[[Point], object]) -> tuple[int, int]:
    """Window pixels across and down through its middle where a finger means this target; LEAST at most."""
    left, top, wide, high = seen.box
    x, y = area[0] + area[2] / 2, area[1] + area[3] / 2
    middle = int(left + x * wide / seen.size[0]), int(top + y * high / seen.size[1])
    goal = what((int(x), int(y)))

    def is_meant(across: int, down: int) -> bool:
        meant = inputs.meant((middle[0] + across, middle[1] + down), seen.to_logical)
        at = meant and seen.to_logical(meant, False)
        return at is not None and what(at) == goal

    def along(dx: int, dy: int) -> int:
        count = 1
        for way in (1, -1):
            step = way
            while count < LEAST and is_meant(step * dx, step * dy):
                count, step = count + 1, step + way
        return count

    assert is_meant(0, 0), goal
    drawn = area[2] * wide / seen.size[0], area[3] * high / seen.size[1]
    across = LEAST if drawn[0] >= LEAST else along(1, 0)
    return across, LEAST if drawn[1] >= LEAST else along(0, 1)


def check(
    inputs: InputMap, seen: list[Fit], targets: dict[str, Area], what: Callable[[Point], object]
) -> None:
    for at, fitted in enumerate(seen):
        for name, area in targets.items():
            least = min(reached(inputs, fitted, area, what))
            words = name.split(" ")
            known = [SMALL[key] for key in (name, words[0], " ".join(words[1:])) if key in SMALL]
            assert least >= (known[0][at] if known else LEAST), f"{name}: {least}"


def of(size: Size, aspect: float, bordered: bool) -> list[Fit]:
    return [fit(screen, size, aspect, "sharp", bordered) for screen in SCREENS]


def test_the_math_tooter() -> None:
    seen = of(tooter.SIZE, tooter.PIXEL_ASPECT, True)
    maps = [controls.opening(None, True), controls.MANUAL, controls.opening("NEW GAME", True)]
    maps += [controls.playing(1, "thought", None), controls.playing(2, "move", None)]
    maps += [controls.playing(2, "over", None), controls.playing(2, "move", "QUIT")]
    for inputs in maps:
        check(inputs, seen, {name: area for area, name in reversed(inputs.areas)}, inputs.at)


def test_the_booklet() -> None:
    for spread in (0, 1):
        inputs = Guide(Toy(), spread).inputs
        check(inputs, of(gravity.SIZE, 1.0, False), {name: area for area, name in inputs.areas}, inputs.at)


def things(desk: Desktop) -> Iterator[tuple[str, Area]]:
    """All that can be touched on the desktop; with menus open what is in these."""
    for level in desk.levels():
        if isinstance(level.content, str):
            x, y, _, _ = level.inside
            yield from ((name, moved(box, x, y)) for name, box in desk.stops(level.content))
        else:
            for index, entry in enumerate(level.content.entries):
                if entry is not None:
                    yield f"entry {entry.name}", menus.entry_box(level, index)
    if desk.tree is not None:
        return
    for window in desk.windows:
        yield from ((f"{window.name} {part}", box) for part, box in window.parts() if part != "work")
        for name, box in desk.stops(window.name):
            shown = meet(moved(box, *window.origin), window.work)
            if shown != NOWHERE:
                yield f"{window.name} {name}", shown
    yield from ((f"bar {name}", box) for name, box in desk.stops(bar.NAME))


def what_is_there(desk: Desktop) -> Callable[[Point], object]:
    def what(pos: Point) -> object:
        levels = desk.levels()
        depth = menus.level_at(levels, pos)
        if depth is not None:
            level = levels[depth]
            if not isinstance(level.content, str):
                return depth, menus.entry_at(level, pos)
            at = pos[0] - level.inside[0], pos[1] - level.inside[1]
            icon = icons.icon_at(desk.app.panes()[level.content].icons, at)
            return depth, icon and icon.name
        hit = desk.hit(pos)
        if hit is None:
            on_bar = bar.icon_at(desk.app.bar, pos)
            return "bar", on_bar and on_bar[0].name
        if hit[1] != "work":
            return hit[0].name, hit[1]
        icon = desk.icon_at(hit[0], pos)
        return hit[0].name, icon and icon.name

    return what


@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_the_desktop(game: str) -> None:
    scene = PatienceScene(house(Store(None), game), game, lambda: 7)
    driver, desk = Driver(scene), scene.app.desk
    driver.wait(0.1)

    def look_at_all() -> None:
        check(scene.inputs, of(scene.size, 1.0, False), sorted_out(desk), what_is_there(desk))

    look_at_all()
    driver.click(400, 300, button=3)
    assert desk.tree is not None
    look_at_all()
    driver.key("escape")
    driver.click(708, 560, button=3)
    driver.click(690, 500)
    look_at_all()
    driver.key("escape")
    driver.key("f1")
    look_at_all()


def sorted_out(desk: Desktop) -> dict[str, Area]:
    """What is not covered in its middle."""
    what = what_is_there(desk)
    found = {}
    for name, area in things(desk):
        there = what((area[0] + area[2] // 2, area[1] + area[3] // 2))
        if isinstance(there, tuple) and (desk.tree is not None or there[-1] == name.partition(" ")[2]):
            found[name] = area
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_the_cards(screen: Size) -> None:
    across, down = scale(screen, (800, 600), 1.0, False)
    assert min(patience.CARD[0] * across, patience.CARD[1] * down) >= LEAST


@pytest.fixture(autouse=True)
def keyboard() -> None:
    pygame.display.init()


def touch(inputs: InputMap, down: Point, up: Point, finger: bool = True) -> list[Action]:
    translator = Translator(lambda pos, clamp: pos)
    events = [
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=down, button=1, touch=finger),
        pygame.Event(pygame.MOUSEMOTION, pos=up, rel=(0, 0), buttons=(1, 0, 0), touch=finger),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=up, button=1, touch=finger),
    ]
    return [action for event in events for action in translator.actions(event, inputs)]


def test_a_finger_that_touches_nothing_takes_what_is_near() -> None:
    inputs = InputMap(areas=(((100, 100, 60, 10), "key"), ((100, 200, 60, 10), "other")))
    assert [action.name for action in touch(inputs, (120, 92), (121, 93))] == ["key"] * 3
    press, _, release = touch(inputs, (120, 109 + FINGER), (120, 109 + FINGER + HOLD_SLOP))
    assert inputs.at(press.pos or (0, 0)) == inputs.at(release.pos or (0, 0)) == "key"
    assert inputs.at(touch(inputs, (170, 120), (170, 120))[0].pos or (0, 0)) == "key"
    assert touch(inputs, (120, 150), (120, 150)) == []
    assert touch(inputs, (120, 92), (120, 92), finger=False) == []


def test_beside_a_small_thing_in_a_large_area_a_finger_means_the_nearest() -> None:
    small: list[Area] = [(100, 100, 30, 20), (140, 100, 30, 20)]
    inputs = InputMap(areas=(((0, 0, 400, 300), "desk"),), near=lambda pos: small)
    for down, meant in (
        ((115, 95), (115, 100)),
        ((115, 119 + BESIDE), (115, 119)),
        ((115, 121 + BESIDE), (115, 121 + BESIDE)),
        ((133, 110), (129, 110)),
        ((137, 110), (141, 110)),
        ((110, 110), (110, 110)),
    ):
        press = touch(inputs, down, down)[0]
        assert press.pos is not None
        assert max(abs(press.pos[0] - meant[0]), abs(press.pos[1] - meant[1])) <= 1, down
    assert touch(inputs, (115, 95), (115, 95), finger=False)[0].pos == (115, 95)


def test_what_a_finger_missed_by_a_little_goes_with_it() -> None:
    inputs = InputMap(areas=(((0, 0, 400, 300), "desk"),), near=lambda pos: [(100, 100, 30, 20)])
    press, drag, release = touch(inputs, (115, 126), (175, 226))
    assert press.pos is not None
    moved_on = (press.pos[0] + 60, press.pos[1] + 100)
    assert drag.pos == release.pos == moved_on
