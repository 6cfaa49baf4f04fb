"""Leaving at any moment, by any way, and finding everything as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.gravity import look
from game.gravity.guide import Guide
from game.gravity.keyboard import LEGENDS
from game.gravity.view import View
from game.shell.store import SET_ASIDE, Store
from tests.gravity.invariants import check
from tests.gravity.table import OFFER, Table, middle

PLAY = "return return 8 return 5 return a"

PRESSES = st.one_of(
    st.sampled_from(LEGENDS),
    st.sampled_from(["EXE", "EXE", "J", "V", "O", "Q", "P", "U", "MODE"]),
    st.tuples(st.integers(0, 1279), st.integers(0, 959)),
)


def settled(view: View) -> View:
    """What a kill may not lose: all but what moves by itself. SHIFT is seen down while it holds."""
    return view._replace(
        lcd=view.lcd._replace(blink_on=False), pressed=view.pressed & {"SHIFT"}, pointer=None
    )


def put_in(table: Table, presses: list[Any]) -> None:
    for press in presses:
        if isinstance(press, str):
            table.touch(press)
        elif not middle_of_booklet(press):
            table.driver.click(*press)


def middle_of_booklet(pos: tuple[int, int]) -> bool:
    """The booklet opens another scene; that is tested elsewhere."""
    x, y, wide, high = look.BOOKLET
    return x <= pos[0] < x + wide and y <= pos[1] < y + high


@settings(max_examples=60)
@given(st.lists(PRESSES, max_size=30), st.booleans(), st.booleans())
def test_a_kill_at_any_moment_loses_nothing(presses: list[Any], linked: bool, in_play: bool) -> None:
    table = Table()
    if linked:
        table.driver.click(*middle(look.SLOT))
    if in_play:
        table.keys("return return 3 return 2 return n a" if linked else "return return 3 return 2 return a")
    for press in presses:
        if table.driver.scene is not table.scene:
            break
        put_in(table, [press])
        check(table.scene)
        again = table.again()
        check(again.scene)
        assert again.notices == []
        assert settled(again.scene.view) == settled(table.scene.view)
        assert again.scene.organiser.page == table.scene.organiser.page
        assert again.scene.organiser.keyboard == table.scene.organiser.keyboard


HALF_TYPED = {
    "insert item": ("tab g r a", "v i t y return", "GRAVITY OFF     "),
    "seed": ("return escape s t a n", "d a r d return", "Board size :    "),
    "cursor in the seed": ("return right right", "backspace z return", "Board size :    "),
    "refused seed": ("return escape s return", "t a n d a r d return", "Board size :    "),
    "size": ("return return 1", "6 return", "Board size : 16 "),
    "refused size": ("return return 1 7 return", "8 return", "Board size : 8  "),
    "stars": ("return return 8 return 1", "5 return", "ATTRACT REPULSE "),
    "cell": (PLAY + " 4", "3 return", None),
    "row": (PLAY + " 5 4", "return", None),
    "column": (PLAY + " 5 4 return 1", "return", None),
}


@pytest.mark.parametrize("name", HALF_TYPED)
def test_what_is_half_typed_stays_and_can_be_typed_on(name: str) -> None:
    before, after, line = HALF_TYPED[name]
    left, stayed = Table(), Table()
    left.keys(before)
    stayed.keys(before)
    again = left.again()
    assert settled(again.scene.view) == settled(stayed.scene.view)
    again.keys(after)
    stayed.keys(after)
    assert again.lines == stayed.lines
    assert line is None or again.lines[0] == line


def test_copies_half_typed_stay_behind_a_fault_too(tmp_path: Path) -> None:
    table = Table()
    table.driver.click(*middle(look.SLOT))
    table.keys("return return 8 return 5 return y n 1")
    assert table.again().lines[0] == "Copy Count ? : 1"
    table.keys("2 return")
    assert table.lines[0] == "DEVICE MISSING  "
    again = table.again()
    again.keys("space")
    assert again.lines[0] == "ATTRACT REPULSE "


def test_a_line_that_is_being_drawn_and_an_open_question_stay() -> None:
    table = Table()
    table.keys(PLAY)
    grid = look.grid(8)
    table.driver.press(grid.x + 20, grid.y + 20)
    table.driver.move(grid.x + 20 + 3 * grid.cell, grid.y + 20)
    table.driver.wait(0.1)
    assert len(table.again().scene.view.sheet.strokes) == 1
    table.driver.release()
    table.driver.click(*middle(look.TOOL_HITS["sharpener"]))
    again = table.again()
    assert again.scene.view.asking and again.scene.view.hand == "sharpener"
    again.keys("y")
    assert again.scene.view.sheet.strokes == ()


def test_the_booklet_lies_open_at_the_page_where_it_was_left() -> None:
    table = Table()
    table.keys("return f1 right right")
    again = table.again()
    assert again.driver.scene is again.scene
    again.driver.wait(0.1)
    guide = again.driver.scene
    assert isinstance(guide, Guide) and guide.spread == 2
    again.keys("escape")
    assert again.driver.scene is again.scene
    closed = again.again()
    closed.driver.wait(0.1)
    assert closed.driver.scene is closed.scene
    closed.keys("f1")
    guide = closed.driver.scene
    assert isinstance(guide, Guide) and guide.spread == 2
    closed.keys("home escape")
    assert closed.lines == table.lines


def test_making_a_scene_only_reads(tmp_path: Path) -> None:
    store = Store(None)
    table = Table(store)
    table.keys(PLAY + " 4 1 f1 right")
    slot = store.slot("gravity")
    before = (slot.kept(), slot.desk())
    for _ in range(3):
        table = table.again()
        table.scene.miniature((200, 49))
    assert (slot.kept(), slot.desk()) == before


def test_every_page_comes_back() -> None:
    table = Table()
    table.driver.click(*middle(look.SLOT))
    seen = set()
    setting_up = "right tab escape left return return 8 return 5 return y y 2 return space right return"
    playing = "4 escape 4 3 return 5 6 return escape escape tab right s escape"
    ending = "tab p a a a a a y y space escape"
    for key in f"{setting_up} {playing} {ending}".split():
        table.keys(key)
        before = settled(table.scene.view)
        table = table.again()
        seen.add(type(table.scene.organiser.page).__name__)
        assert settled(table.scene.view) == before, key
    assert len(seen) == 17, sorted(seen)


def test_the_result_is_booked_once() -> None:
    store = Store(None)
    table = Table(store, seed="STANDARD")
    table.keys(PLAY + " 4 3 return 5 7 return 7 return")
    for row, column in ((4, 1), (2, 8), (6, 3), (4, 4), (5, 4)):
        assert store.slot("gravity").results() == []
        table.keys(f"5 {row} return {column} return")
        table = table.again()
    (result,) = store.slot("gravity").results()
    assert (result.won, result.score) == (True, 6)
    assert result.detail == {
        "seed": "STANDARD",
        "size": 8,
        "stars": 5,
        "repulse": False,
        "launches": 1,
        "misses": 1,
    }
    table.keys("escape")
    table.again().keys(PLAY + " tab q escape")
    lost = store.slot("gravity").results()
    assert [entry.won for entry in lost] == [True, False]


def test_a_seed_from_the_command_line_fills_the_prompt_that_was_left() -> None:
    store = Store(None)
    Table(store, seed=None).keys("return")
    assert Table(store, seed="STANDARD").lines[1].startswith("STANDARD")
    Table(store, seed="STANDARD").keys("return")
    assert Table(store, seed=None).lines == ("Board size :    ", " " * 16)


@pytest.mark.parametrize("left_at", ["", "return"])
def test_a_seed_from_the_command_line_is_in_capitals_as_if_it_were_typed(left_at: str) -> None:
    store = Store(None)
    Table(store, seed=None).keys(left_at)
    table = Table(store, seed="standard")
    if not left_at:
        table.keys("return")
    assert table.lines[1] == "STANDARD        "
    table.keys("return 8 return 5 return a")
    kept = store.slot("gravity").kept()
    assert kept and kept.seed == "STANDARD"


def test_random_seeds_are_eight_capitals_and_differ() -> None:
    offered = []
    table = Table(seed=None)
    for _ in range(5):
        table.keys("return")
        offered.append(table.lines[1][:8])
        table.keys("escape escape")
    assert len(set(offered)) == 5
    assert all(len(seed) == 8 and seed.isalpha() and seed.isupper() for seed in offered)


def desk_of(keys: str) -> tuple[Store, dict[str, Any]]:
    store = Store(None)
    Table(store).keys(keys)
    return store, json.loads(json.dumps(store.slot("gravity").desk()))


SPOILT: list[tuple[str, Any]] = [
    ("page", ["Shot", 9]),
    ("page", ["Launch", 5]),
    ("page", ["Launch", "4"]),
    ("page", ["Final"]),
    ("page", ["PostMortem", 1]),
    ("page", ["Ending", 3]),
    ("page", ["Banner", True]),
    ("page", ["Fault", "HELLO", ["Banner", False]]),
    ("page", ["Fault", "DEVICE FULL", ["Fault", "DEVICE FULL", ["Banner", False]]]),
    ("page", ["Nothing"]),
    ("page", "Banner"),
    ("page", None),
    ("page", []),
    ("items", ["GRAVITY"]),
    ("items", ["OFF", "OFF"]),
    ("items", [1, "OFF"]),
    ("items", "GRAVITY"),
    ("items", None),
    ("seed", 5),
    ("seed", "SHORT"),
    ("seed", None),
    ("size", 17),
    ("size", -1),
    ("size", "8"),
    ("size", 8.0),
    ("size", True),
    ("size", None),
    ("count", 65),
    ("count", -1),
    ("count", [5]),
    ("link", 1),
    ("link", None),
    ("desk", None),
    ("desk", {}),
    ("desk", {"sheet": {"size": 5}, "hand": None, "slip": True}),
    ("roll", []),
    ("roll", [["a"], 1, -1]),
    ("roll", [["a"], 1, 99]),
    ("roll", [["a"], 100, 0]),
    ("roll", [[1], 1, 0]),
    ("roll", [["a" * 97], 1, 0]),
    ("roll", [["\u4e00"], 1, 0]),
    ("roll", {"a": 1}),
    ("entry", ["1", 1, False]),
    ("keyboard", [False, True]),
    ("keyboard", "caps"),
    ("booklet", [-1, False]),
    ("booklet", [True, False]),
    ("booklet", [0]),
    ("booklet", None),
    ("blank", None),
    ("blank", True),
    ("unsent", None),
    ("unsent", [[["a"], 1, False, "", 0]]),
    ("unsent", [[["a"], 1, False, "lp", 99]]),
    ("unsent", [[["a"], 0, False, "lp", 0]]),
    ("unsent", [[[], 1, False, "lp", 0]]),
    ("unsent", [1]),
]


@pytest.mark.parametrize(("name", "value"), SPOILT)
def test_junk_is_put_aside_and_said_so(name: str, value: Any) -> None:
    store, desk = desk_of(PLAY)
    slot = store.slot("gravity")
    slot.put_desk({**desk, name: value})
    put_aside(store)


@pytest.mark.parametrize(
    "entry",
    [
        [],
        "1",
        ["1", 2, False],
        ["1", -1, False],
        ["1", 1, 0],
        ["A", 1, False],
        ["1234", 4, False],
        [1, 0, True],
    ],
)
def test_an_entry_that_nobody_could_have_typed_is_junk(entry: object) -> None:
    store, desk = desk_of(PLAY + " 4 3")
    store.slot("gravity").put_desk({**desk, "entry": entry})
    put_aside(store)


def test_a_desk_of_the_first_version_comes_back() -> None:
    store, desk = desk_of(PLAY + " 5 4")
    for name in ("entry", "keyboard", "unsent", "booklet", "blank"):
        del desk[name]
    del desk["desk"]["asking"], desk["desk"]["sheet"]["turned"]
    store.slot("gravity").put_desk(desk)
    table = Table(store)
    table.driver.wait(0.1)
    assert table.notices == []
    assert table.lines[0] == "\u25a1\u25a1\u25a1 Vert:    \u25a1\u25a1\u25a1"


@pytest.mark.parametrize("name", ["page", "items", "seed", "size", "count", "link", "desk"])
def test_a_desk_with_a_part_missing_is_junk(name: str) -> None:
    store, desk = desk_of(PLAY)
    del desk[name]
    store.slot("gravity").put_desk(desk)
    put_aside(store)


@pytest.mark.parametrize(
    ("seed", "options", "move"),
    [
        ("SHORT", {"size": 8, "count": 5, "repulse": False}, None),
        (OFFER, {"size": 17, "count": 5, "repulse": False}, None),
        (OFFER, {"size": 8, "count": 65, "repulse": False}, None),
        (OFFER, {"size": 8, "count": 0, "repulse": False}, None),
        (OFFER, {"size": 8, "count": 5, "repulse": 0}, None),
        (OFFER, {"size": True, "count": 1, "repulse": False}, None),
        (OFFER, {"size": "8", "count": 5, "repulse": False}, None),
        (OFFER, {}, None),
        (OFFER, {"size": 8, "count": 5, "repulse": False}, "launch 4 9"),
        (OFFER, {"size": 8, "count": 5, "repulse": False}, "junk"),
    ],
)
def test_a_game_that_cannot_be_replayed_is_junk(seed: str, options: dict[str, Any], move: str | None) -> None:
    store = Store(None)
    slot = store.slot("gravity")
    slot.begin(seed, options)
    if move:
        slot.append(move)
    put_aside(store)


def put_aside(store: Store) -> None:
    """The scene begins anew, says so once, and what was kept is no longer there."""
    table = Table(store)
    assert table.lines == ("GRAVITY OFF     ", " " * 16)
    assert table.notices == []
    table.driver.wait(0.1)
    assert table.notices == [SET_ASIDE]
    assert store.slot("gravity").kept() is None
    table.keys(PLAY)
    again = table.again()
    again.driver.wait(0.1)
    assert again.notices == []
    assert again.lines == table.lines


def test_answers_that_are_not_there_yet_are_junk() -> None:
    for page in ("Size", "Count", "Rule"):
        store, desk = desk_of("right")
        store.slot("gravity").put_desk({**desk, "page": [page, 0] if page == "Rule" else [page]})
        put_aside(store)


def test_a_smaller_size_forgets_the_stars_of_a_larger_one() -> None:
    table = Table()
    table.keys("return return 8 return 6 4 return escape escape 2 return")
    again = table.again()
    assert again.lines == table.lines == ("Board size : 2  ", "Star count :    ")
    again.driver.wait(0.1)
    assert again.notices == []


def test_without_its_desk_a_game_comes_back_at_the_banner() -> None:
    store, _ = desk_of(PLAY + " 4 3 return")
    store.slot("gravity").put_desk({})
    table = Table(store)
    assert table.lines == ("\u25a1\u25a1\u25a1          \u25a0\u25a0\u25a0",) * 2
    assert table.notices == []
    check(table.scene)
