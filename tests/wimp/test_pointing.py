"""Mouse and finger on the desktop, through real events."""

from __future__ import annotations

import pytest

from game.wimp.look import LINE
from game.wimp.windows import Window
from tests.driving import Driver
from tests.wimp.playground import PlaygroundScene


def window(scene: PlaygroundScene, name: str) -> Window:
    found = scene.desk.window(name)
    assert found is not None
    return found


def names(scene: PlaygroundScene) -> list[str]:
    return [window.name for window in scene.desk.windows]


def test_a_click_tells_window_icon_and_button(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(150, 100)
    driver.click(150, 100, mods="alt")
    driver.click(150, 100, mods="ctrl")
    driver.click(110, 80)
    clicks = [("00", "select"), ("00", "adjust"), ("00", "adjust"), ("", "select")]
    assert scene.app.take() == [("click", "table", icon, button) for icon, button in clicks]


def test_the_acorn_mouse_has_adjust_on_the_right(scene: PlaygroundScene, driver: Driver) -> None:
    scene.app.three_buttons = True
    driver.click(150, 100, button=3)
    assert scene.app.take() == [("click", "table", "00", "adjust")]
    driver.click(150, 100, button=2)
    assert scene.desk.tree is not None


@pytest.mark.parametrize("button", [2, 3])
def test_middle_and_right_are_menu(scene: PlaygroundScene, driver: Driver, button: int) -> None:
    driver.click(150, 100, button=button)
    assert scene.desk.tree is not None and scene.app.take() == []


def test_dragging_the_title_moves_the_window_and_brings_it_forward(
    scene: PlaygroundScene, driver: Driver
) -> None:
    driver.press(300, 395)
    driver.release()
    assert names(scene) == ["long", "table"]
    scene.desk.front("long")
    driver.press(300, 60)
    driver.move(340, 20)
    driver.move(350, 90)
    assert window(scene, "table").box == (150, 80, 400, 300)
    driver.release()
    driver.move(10, 10)
    assert window(scene, "table").box == (150, 80, 400, 300)
    assert names(scene) == ["long", "table"] and scene.desk.focus == "table"


def test_adjust_moves_without_raising(scene: PlaygroundScene, driver: Driver) -> None:
    scene.desk.front("long")
    driver.press(300, 60, mods="alt")
    driver.move(320, 60)
    driver.release()
    assert window(scene, "table").box[0] == 120 and names(scene) == ["table", "long"]


def test_the_corner_sizes(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(490, 340)
    driver.move(540, 300)
    driver.release()
    assert window(scene, "table").box == (100, 50, 450, 260)
    driver.press(540, 300)
    driver.move(790, 590)
    driver.release()
    assert window(scene, "table").box == (100, 50, 662, 422)
    assert window(scene, "table").is_full_size


def test_back_close_and_toggle(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(110, 60)
    assert names(scene) == ["table", "long"]
    driver.click(480, 60)
    assert window(scene, "table").is_full_size and names(scene) == ["long", "table"]
    driver.click(window(scene, "table").box[0] + 650, 60)
    assert window(scene, "table").box == (100, 50, 400, 300)
    driver.click(130, 60)
    assert names(scene) == ["long"] and scene.app.take() == [("closed", "table")]
    assert scene.desk.focus == "long"


def test_a_window_reopens_where_it_was(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(300, 60)
    driver.move(310, 70)
    driver.release()
    driver.wheel(200, 200)
    driver.click(140, 70)
    bar_icon = 720, 560
    driver.click(*bar_icon)
    assert window(scene, "table").box == (110, 60, 400, 300)
    assert window(scene, "table").scroll == (0, 3 * LINE)


def test_arrows_scroll_and_go_on_while_held(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(490, 310)
    assert window(scene, "table").scroll == (0, LINE)
    driver.wait(0.3)
    assert window(scene, "table").scroll == (0, LINE)
    driver.wait(0.25)
    held = window(scene, "table").scroll[1]
    assert held > 2 * LINE
    driver.release()
    driver.wait(1)
    assert window(scene, "table").scroll == (0, held)
    driver.click(490, 310, mods="alt")
    assert window(scene, "table").scroll == (0, held - LINE)
    driver.click(470, 340)
    driver.click(470, 340)
    driver.click(110, 340)
    assert window(scene, "table").scroll == (LINE, held - LINE)


def test_the_well_pages_until_the_slider_is_under_the_pointer(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(490, 290)
    driver.wait(2)
    assert window(scene, "table").scroll[1] == 400 - 258
    driver.release()
    driver.click(490, 95)
    assert window(scene, "table").scroll[1] == 0


def test_sliders_drag(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(490, 150)
    driver.move(490, 180)
    assert 40 < window(scene, "table").scroll[1] < 80
    driver.move(490, 700)
    assert window(scene, "table").scroll[1] == 400 - 258
    driver.move(490, 150)
    assert window(scene, "table").scroll[1] == 0
    driver.release()
    driver.press(490, 150, mods="alt")
    driver.move(520, 170)
    driver.release()
    x, y = window(scene, "table").scroll
    assert x > 20 and y > 20


def test_the_wheel_scrolls_what_is_under_the_pointer(scene: PlaygroundScene, driver: Driver) -> None:
    scene.desk.back("table")
    driver.wheel(300, 200)
    assert window(scene, "long").scroll == (0, 3 * LINE) and window(scene, "table").scroll == (0, 0)
    driver.wheel(300, 200, "up")
    assert window(scene, "long").scroll == (0, 0)


def test_select_closes_the_menu_and_adjust_keeps_it(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(300, 200, button=3)
    driver.click(300, 210, mods="alt")
    assert scene.app.take() == [("choose", "table", "plain")] and scene.desk.tree is not None
    driver.click(300, 210)
    assert scene.app.take() == [("choose", "table", "plain")] and scene.desk.tree is None


def test_shaded_entries(scene: PlaygroundScene, driver: Driver) -> None:
    for button, mods, closes in ((1, "alt", False), (1, "", True), (2, "", True), (3, "", True)):
        driver.click(300, 200, button=3)
        driver.click(300, 230, button=button, mods=mods)
        assert (scene.desk.tree is None) == closes
        driver.key("escape")
        told = [("shaded", "table", "grey")] if closes and button == 1 else []
        assert scene.app.take() == told


def test_menu_on_an_open_menu_chooses_nothing(scene: PlaygroundScene, driver: Driver) -> None:
    for button in (3, 2):
        driver.click(300, 200, button=3)
        driver.click(300, 200, button=button)
        assert scene.app.take() == [] and scene.desk.tree is not None
        driver.click(300, 265, button=button)
        assert len(scene.desk.levels()) == 1
        driver.key("escape")


def test_a_click_outside_or_escape_closes_and_does_nothing_else(
    scene: PlaygroundScene, driver: Driver
) -> None:
    driver.click(300, 200, button=3)
    driver.click(150, 100)
    assert scene.desk.tree is None
    driver.click(300, 200, button=3)
    driver.key("escape")
    assert scene.desk.tree is None and scene.app.take() == []


def test_menu_elsewhere_opens_another(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(300, 200, button=3)
    driver.click(720, 560, button=3)
    assert scene.desk.tree is not None and scene.desk.tree.place == "app"


def test_a_title_or_separator_of_a_menu_does_nothing(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(300, 200, button=3)
    driver.click(300, 190)
    driver.click(300, 250)
    assert scene.desk.tree is not None and scene.app.take() == []


def test_submenus_open_at_the_arrow_and_by_click(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(300, 200, button=3)
    driver.move(300, 265)
    assert len(scene.desk.levels()) == 1
    driver.move(330, 265)
    assert len(scene.desk.levels()) == 2
    x, y, _, _ = scene.desk.levels()[1].inside
    driver.click(x + 20, y + 10)
    assert scene.app.take() == [("choose", "table", "deep one")] and scene.desk.tree is None
    driver.click(300, 200, button=3)
    driver.click(300, 265)
    assert len(scene.desk.levels()) == 2


def test_a_dialogue_box_in_a_menu_takes_clicks(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(300, 200, button=3)
    driver.move(330, 285)
    box = scene.desk.levels()[1].inside
    driver.click(box[0] + 20, box[1] + 20)
    driver.click(box[0] + 190, box[1] + 70)
    assert scene.app.take() == [("click", "box", "tick", "select")] and scene.desk.tree is not None


def test_fingers(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(150, 100, touch=True)
    assert scene.app.take() == [], "a finger clicks when it is lifted"
    assert scene.desk.pointer is None, "and shows no pointer"
    driver.release()
    assert scene.app.take() == [("click", "table", "00", "select")]
    driver.hold(300, 200, touch=True)
    assert scene.app.take() == [] and scene.desk.tree is not None
    driver.press(300, 230, touch=True)
    driver.move(300, 210)
    assert scene.desk.tree.lit == 0
    driver.release()
    assert scene.app.take() == [("choose", "table", "plain")] and scene.desk.tree is None
    assert scene.desk.pointer is None, "a finger shows no pointer"


def test_a_finger_scrolls_a_work_area(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(300, 250, touch=True)
    driver.move(290, 200)
    driver.wait(1)
    driver.release()
    assert window(scene, "table").scroll == (10, 50)
    assert scene.app.take() == [] and scene.desk.tree is None


def test_a_finger_carries_icons_where_there_is_nothing_to_scroll(
    scene: PlaygroundScene, driver: Driver
) -> None:
    def slide(to: tuple[int, int]) -> None:
        driver.press(150, 100, touch=True)
        driver.move(*to)
        driver.release()

    slide((150, 70))
    assert scene.app.take() == [] and window(scene, "table").scroll == (0, 30)
    driver.click(480, 60)
    slide((270, 100))
    slide((190, 104))
    slide((230, 70))
    slide((790, 300))
    assert scene.app.take() == [("carry", "table", "00", "10")]


def test_a_finger_moves_a_window_by_its_title(scene: PlaygroundScene, driver: Driver) -> None:
    driver.press(300, 60, touch=True)
    driver.move(330, 75)
    driver.release()
    assert window(scene, "table").box[:2] == (130, 65)


def test_a_long_press_on_a_title_is_the_menu_and_on_an_arrow_scrolls(
    scene: PlaygroundScene, driver: Driver
) -> None:
    driver.press(490, 310, touch=True)
    driver.wait(0.8)
    driver.release()
    assert scene.desk.tree is None and window(scene, "table").scroll[1] > LINE
    driver.hold(300, 60, touch=True)
    assert scene.desk.tree is not None and scene.desk.tree.place == "table"


def test_a_long_mouse_press_is_no_menu(scene: PlaygroundScene, driver: Driver) -> None:
    driver.hold(150, 100)
    assert scene.desk.tree is None and scene.app.take() == [("click", "table", "00", "select")]


def test_messages_stay_in_front_and_have_the_focus(scene: PlaygroundScene, driver: Driver) -> None:
    scene.app.message = True
    scene.desk.open("message")
    assert scene.desk.focus == "message"
    driver.click(110, 60)
    scene.desk.front("table")
    assert names(scene)[-1] == "message"
    driver.click(490, 345)
    assert scene.app.take()[-1] == ("click", "message", "yes", "select")
    assert "message" not in names(scene) and scene.desk.focus == "table"


def test_a_panel_never_takes_the_focus(scene: PlaygroundScene, driver: Driver) -> None:
    scene.desk.open("panel")
    driver.click(500, 440)
    driver.click(560, 410)
    assert scene.desk.focus == "table"
    driver.click(430, 410)
    assert scene.desk.window("panel") is None


def test_the_bar(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(720, 560)
    driver.click(20, 560)
    assert scene.app.take() == [("bar", "app", "select"), ("bar", "disc", "select")]
    driver.click(400, 590)
    driver.click(20, 20)
    assert scene.app.take() == []


def test_the_entry_under_the_pointer_is_lit_as_the_menu_opens(scene: PlaygroundScene, driver: Driver) -> None:
    driver.click(300, 200, button=3)
    assert scene.desk.tree is not None and scene.desk.tree.lit == 0
    driver.key("escape")
    driver.hold(300, 200, touch=True)
    assert scene.desk.tree is not None and scene.desk.tree.lit is None, "a finger points at nothing"
