"""The pages of settings: every row by keys and by fingers, what it changes, and what the pages look like."""

from __future__ import annotations

import pytest

from game.catalogue import CATALOGUE
from game.shell.settings import Settings
from game.shell.shelf import Shelf, look
from game.shell.shelf.switches import Switches, operator_page, player_page
from game.shell.store import Store
from game.shell.text import face
from tests import golden
from tests.driving import Driver
from tests.house import house
from tests.shell.toy import Toy

GAMES = [entry.id for entry in CATALOGUE]


def player(settings: Settings) -> Switches:
    return player_page(settings, Toy)


def operator(settings: Settings, did: list[str]) -> Switches:
    return operator_page(settings, CATALOGUE, Toy, lambda: did.append("clear"), lambda: did.append("stop"))


def fresh() -> Settings:
    return Settings(Store(None), games=GAMES)


def values(page: Switches) -> list[str]:
    return [row.value() for row in page.rows]


@pytest.mark.parametrize("who", ["player", "operator"])
def test_keys_and_fingers_set_the_same(who: str) -> None:
    by_keys, by_fingers = (player(fresh()) if who == "player" else operator(fresh(), []) for _ in range(2))
    first = values(by_keys)
    keys, fingers = Driver(by_keys), Driver(by_fingers)
    areas = {name: area for area, name in by_fingers.inputs.areas}
    for at in range(len(by_keys.rows)):
        way = "less" if first[at] == "100" else "more"
        keys.key("left" if way == "less" else "right")
        x, y, wide, high = areas[f"{way} {at}"]
        fingers.tap(x + wide // 2, y + high // 2)
        keys.key("down")
    assert values(by_keys) == values(by_fingers)
    assert all(row.value() != before for row, before in zip(by_keys.rows, first, strict=True))
    last = {row.label: row.value() for row in by_keys.rows}.get("Pyramid")
    assert last == ("must stay" if who == "operator" else None)  # the last game cannot be put away
    assert by_keys.row == 0
    x, y, wide, high = areas["back"]
    fingers.tap(x + 5, y + 5)
    fingers.wait(0.05)
    keys.key("escape")
    keys.wait(0.05)
    assert isinstance(keys.scene, Toy) and isinstance(fingers.scene, Toy)


def test_a_finger_that_slides_off_sets_nothing() -> None:
    page = player(fresh())
    driver = Driver(page)
    (x, y, _, _), _ = next(entry for entry in page.inputs.areas if entry[1] == "less 0")
    driver.press(x + 5, y + 5, touch=True)
    driver.move(x - 300, y + 200)
    driver.release()
    assert page.rows[0].value() == "100"


def test_what_cannot_be_taken_back_is_asked_for_twice() -> None:
    did: list[str] = []
    driver = Driver(operator(fresh(), did))
    driver.key("end")
    driver.key("return")
    driver.key("left")
    driver.key("return")
    assert did == []
    driver.key("return")
    driver.key("up")
    driver.key("return")
    driver.key("return")
    assert did == ["stop", "clear"]


def test_the_last_game_stays_on_the_shelf() -> None:
    settings = fresh()
    page = operator(settings, [])
    for row in page.rows[3:7]:
        row.step(1)
    assert settings["games"] == ["pyramid"]


def test_the_shelf_leads_there_by_key_and_button_and_not_in_a_kiosk() -> None:
    store = Store(None)

    def shelf(with_page: bool) -> Driver:
        page = (lambda: player(Settings(store))) if with_page else None
        return Driver(
            Shelf(CATALOGUE, lambda entry: entry.make_scene(house(store, entry.id)), store, None, page)
        )

    driver = shelf(True)
    driver.key("f3")
    driver.wait(0.05)
    assert isinstance(driver.scene, Switches)
    driver = shelf(True)
    (x, y, wide, high), _ = next(entry for entry in driver.scene.inputs.areas if entry[1] == "settings")
    assert x + wide <= look.SIZE[0]
    driver.tap(x + wide // 2, y + high // 2)
    driver.wait(0.05)
    assert isinstance(driver.scene, Switches)
    driver = shelf(False)
    driver.key("f3")
    driver.wait(0.05)
    assert isinstance(driver.scene, Shelf)
    assert "settings" not in [name for _, name in driver.scene.inputs.areas]


def test_rows_fit_their_sheet() -> None:
    for page in (player(fresh()), operator(fresh(), [])):
        for _ in range(4):
            for at, row in enumerate(page.rows):
                areas = {name: area for area, name in page.inputs.areas}
                less = areas[f"less {at}"]
                assert look.TEXT_LEFT + face(look.TEXT_FONT).width(f"{row.label} *") < less[0]
                assert face(look.HEAD_FONT).width(row.value()) < look.SWITCH_VALUE
                assert less[1] + less[3] < look.SWITCH_FOOT - face(look.COUNT_FONT).height
                if row.label != "Stop the program":
                    row.step(1)


def test_golden_settings() -> None:
    settings = Settings(Store(None), {"volume": 70}, GAMES)
    golden.check(Driver(player(settings)).picture(), "settings")
    golden.check(Driver(operator(settings, [])).picture(), "operator")
