"""Everything on the desktop by keyboard alone."""

from __future__ import annotations

import pytest

from game.wimp import bar
from game.wimp.windows import opened
from tests.driving import Driver
from tests.wimp.playground import PlaygroundScene


def cursor(scene: PlaygroundScene) -> str | None:
    return scene.desk.cursor.icon if scene.desk.cursor else None


def test_arrows_and_tab_move_the_cursor(scene: PlaygroundScene, driver: Driver) -> None:
    seen = []
    for key in ("right", "right", "down", "left", "up", "up", "tab", "shift+tab", "shift+tab"):
        driver.key(key)
        seen.append(cursor(scene))
    assert seen == ["00", "10", "11", "01", "00", "00", "10", "00", "43"]


def test_the_cursor_comes_in_at_the_pointer_and_goes_with_a_click(
    scene: PlaygroundScene, driver: Driver
) -> None:
    driver.move(300, 200)
    driver.key("down")
    assert cursor(scene) == "11"
    driver.click(300, 200)
    assert cursor(scene) is None


def test_the_cursor_scrolls_into_sight(scene: PlaygroundScene, driver: Driver) -> None:
    for _ in range(5):
        driver.key("right")
    window = scene.desk.window("table")
    assert window is not None and cursor(scene) == "40" and window.scroll == (600 - 378, 0)


def test_return_clicks_and_ctrl_return_is_adjust(scene: PlaygroundScene, driver: Driver) -> None:
    driver.key("return")
    assert scene.app.take() == []
    for key in ("right", "return", "space", "ctrl+return"):
        driver.key(key)
    buttons = "select", "select", "adjust"
    assert scene.app.take() == [("click", "table", "00", button) for button in buttons]


def test_menus_by_keys(scene: PlaygroundScene, driver: Driver) -> None:
    driver.key("shift+f10")
    assert scene.desk.tree is not None and scene.desk.tree.lit == 0
    driver.key("down")
    assert scene.desk.tree.lit == 1, "a shaded entry is rested on"
    driver.key("down")
    assert scene.desk.tree.lit == 3, "a separator is passed over"
    driver.key("right")
    assert (scene.desk.tree.path, scene.desk.tree.lit) == ((3,), 0)
    driver.key("up")
    driver.key("ctrl+return")
    assert scene.app.take() == [("choose", "table", "deep three")] and scene.desk.tree is not None
    driver.key("left")
    assert (scene.desk.tree.path, scene.desk.tree.lit) == ((), 3)
    driver.key("up")
    driver.key("ctrl+return")
    assert scene.app.take() == [] and scene.desk.tree is not None, "Adjust on a shaded entry does nothing"
    driver.key("up")
    driver.key("return")
    assert scene.app.take() == [("choose", "table", "plain")] and scene.desk.tree is None
    driver.key("menu")
    driver.key("escape")
    assert scene.desk.tree is None


def test_return_on_a_shaded_entry_is_refused(scene: PlaygroundScene, driver: Driver) -> None:
    for key in ("menu", "down", "return"):
        driver.key(key)
    assert scene.app.take() == [("shaded", "table", "grey")] and scene.desk.tree is None


def test_dialogue_boxes_by_keys(scene: PlaygroundScene, driver: Driver) -> None:
    for key in ("menu", "down", "down", "down", "return"):
        driver.key(key)
    assert len(scene.desk.levels()) == 2 and cursor(scene) == "tick"
    for key in ("return", "down", "return", "tab", "return"):
        driver.key(key)
    icons = "tick", "push", "tick"
    assert scene.app.take() == [("click", "box", icon, "select") for icon in icons]
    driver.key("left")
    assert scene.desk.tree is not None and scene.desk.tree.lit == 4 and cursor(scene) is None
    driver.key("right")
    driver.key("escape")
    assert scene.desk.tree is None and cursor(scene) is None


def test_the_focus_goes_round(scene: PlaygroundScene, driver: Driver) -> None:
    scene.desk.open("panel")
    seen = []
    for key in ("f6", "ctrl+tab", "f6", "f6"):
        driver.key(key)
        seen.append(scene.desk.focus)
    assert seen == [bar.NAME, "long", "panel", "table"]
    assert scene.desk.windows[-1].name == "table"


def test_the_bar_by_keys(scene: PlaygroundScene, driver: Driver) -> None:
    driver.key("ctrl+w")
    driver.key("ctrl+f2")
    assert scene.desk.windows == () and scene.app.take() == [("closed", "table"), ("closed", "long")]
    driver.key("return")
    assert (scene.desk.focus, cursor(scene)) == (bar.NAME, "app")
    driver.key("left")
    assert cursor(scene) == "disc"
    driver.key("right")
    assert cursor(scene) == "app"
    driver.key("menu")
    assert scene.desk.tree is not None and scene.desk.tree.place == "app"
    driver.key("escape")
    driver.key("return")
    assert scene.desk.focus == "table" and scene.app.take() == [("bar", "app", "select")]


def test_with_the_keyboard_the_bar_comes_forward_but_not_before_panels(
    scene: PlaygroundScene, driver: Driver
) -> None:
    scene.desk.open("panel")
    window = scene.desk.window("panel")
    assert window is not None
    scene.desk.put(opened(window, (690, 540, 1, 1)))
    for _ in range(15):
        driver.key("shift+down")
    driver.click(300, 560)
    assert scene.app.take() != [], "the window lies before the bar"
    driver.key("f6")
    assert scene.desk.focus == bar.NAME
    assert scene.desk.hit((300, 560)) is None
    over_the_panel = scene.desk.hit((720, 570))
    assert over_the_panel is not None and over_the_panel[0].name == "panel"


def test_windows_by_keys(scene: PlaygroundScene, driver: Driver) -> None:
    def box() -> tuple[int, int, int, int]:
        window = scene.desk.window("table")
        assert window is not None
        return window.box

    driver.key("shift+right")
    driver.key("shift+down")
    assert box() == (120, 70, 400, 300)
    driver.key("ctrl+shift+left")
    driver.key("ctrl+shift+down")
    assert box() == (120, 70, 380, 320)
    driver.key("ctrl+t")
    assert box()[2:] == (662, 422)
    driver.key("ctrl+t")
    assert box() == (120, 70, 380, 320)
    driver.key("ctrl+b")
    assert [window.name for window in scene.desk.windows] == ["table", "long"]


def test_scrolling_by_keys(scene: PlaygroundScene, driver: Driver) -> None:
    def scroll(name: str) -> tuple[int, int]:
        window = scene.desk.window(name)
        assert window is not None
        return window.scroll

    driver.key("ctrl+down")
    driver.key("ctrl+right")
    assert scroll("table") == (32, 32)
    driver.key("page down")
    assert scroll("table") == (32, 400 - 258)
    driver.key("home")
    assert scroll("table") == (32, 0)
    driver.key("f6")
    driver.key("f6")
    driver.key("down")
    assert (scene.desk.focus, scroll("long")) == ("long", (0, 32))
    driver.key("end")
    assert scroll("long")[1] > 900


def test_return_in_a_message_is_its_default(scene: PlaygroundScene, driver: Driver) -> None:
    scene.app.message = True
    scene.desk.open("message")
    driver.key("return")
    assert scene.app.take() == [("click", "message", "yes", "select")] and scene.desk.focus == "table"
    scene.app.message = True
    scene.desk.open("message")
    driver.key("tab")
    driver.key("return")
    assert scene.app.take() == [("click", "message", "no", "select")]
    scene.app.message = True
    scene.desk.open("message")
    driver.key("ctrl+w")
    assert scene.desk.window("message") is not None


def ask(scene: PlaygroundScene) -> None:
    scene.app.message = True
    scene.desk.open("message")


@pytest.mark.parametrize("behind", [(300, 60), (250, 110), (300, 380)])
def test_a_click_behind_a_box_leaves_it_the_keyboard(
    scene: PlaygroundScene, driver: Driver, behind: tuple[int, int]
) -> None:
    """Title bar, work area, and another window: the box has the keys till it is answered."""
    ask(scene)
    driver.click(*behind)
    assert scene.desk.focus == "message"
    scene.app.take()
    driver.key("return")
    assert scene.app.take() == [("click", "message", "yes", "select")] and scene.desk.focus == "table"


def test_a_window_that_opens_leaves_a_box_the_keyboard(scene: PlaygroundScene) -> None:
    ask(scene)
    scene.desk.close("table")
    scene.desk.open("table")
    assert scene.desk.focus == "message"


def test_in_a_box_the_cursor_begins_on_the_default(scene: PlaygroundScene, driver: Driver) -> None:
    ask(scene)
    scene.desk.focus = "long"
    driver.key("f6")
    assert (scene.desk.focus, cursor(scene)) == ("message", "yes")
    driver.key("tab")
    assert cursor(scene) == "no"


def test_in_a_box_an_arrow_begins_on_the_default(scene: PlaygroundScene, driver: Driver) -> None:
    ask(scene)
    driver.move(100, 100)
    driver.key("right")
    assert cursor(scene) == "yes"
    driver.key("left")
    assert cursor(scene) == "no"


def test_the_cursor_goes_with_the_keyboard_from_the_bar_into_the_window(
    scene: PlaygroundScene, driver: Driver
) -> None:
    driver.key("f6")
    assert (scene.desk.focus, cursor(scene)) == (bar.NAME, "app")
    driver.key("return")
    assert scene.desk.cursor is not None
    assert (scene.desk.focus, scene.desk.cursor.place, scene.desk.cursor.icon) == ("table", "table", "00")
    driver.key("f6")
    driver.key("left")
    assert cursor(scene) == "disc"
    driver.key("return")
    assert (scene.desk.focus, cursor(scene)) == (bar.NAME, "disc"), "nothing opened"


def test_in_a_box_without_a_default_return_waits_for_an_arrow(scene: PlaygroundScene, driver: Driver) -> None:
    scene.app.has_default = False
    ask(scene)
    driver.key("return")
    assert scene.app.take() == [] and scene.desk.window("message") is not None
    driver.key("right")
    assert cursor(scene) in ("yes", "no")
    driver.key("return")
    assert scene.app.take() != [] and scene.desk.window("message") is None


def test_the_bar_keeps_no_cursor_once_a_window_has_the_keyboard(
    scene: PlaygroundScene, driver: Driver
) -> None:
    driver.key("f6")
    assert cursor(scene) == "app"
    scene.desk.open("long")
    scene.desk.settle()
    assert (scene.desk.focus, scene.desk.cursor) == ("long", None)
