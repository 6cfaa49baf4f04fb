"""Keys, drawn keys, clicks and sounds of Gravity's scene."""

from __future__ import annotations

import pytest

from game.gravity import look
from game.gravity.keyboard import LEGENDS
from game.gravity.leaflet import LEAFLET
from game.gravity.pages import Ending, Launch, Seed, Shot, Top
from game.gravity.scene import BEEP, BLINK_SECONDS, CLICK, FLASH_SECONDS, KEYS, NO_GAME, SOFT_BEEP
from game.gravity.sheet import Sheet
from game.gravity.view import Notes
from game.shell.inputs import Action, Phase
from tests.driving import FRAME
from tests.gravity.invariants import check
from tests.gravity.table import OFFER, Table, legend_for, middle, number_at

PLAY = "return escape s t a n d a r d return 8 return 5 return a"
IDLE = ("\u25a1\u25a1\u25a1          \u25a0\u25a0\u25a0",) * 2


def playing() -> Table:
    table = Table()
    table.keys(PLAY)
    table.driver.wait(0.2)
    table.ear.heard.clear()
    return table


def outcome(table: Table) -> tuple[str, str]:
    """What stands between the two small boards."""
    upper, lower = table.lines
    return upper[4:12].strip(), lower[4:12].strip()


def test_pc_keys() -> None:
    table = playing()
    for key, page in (
        ("up", Launch(8)),
        ("down", Launch(2)),
        ("left", Launch(4)),
        ("right", Launch(6)),
        ("j", Launch(8)),
        ("5", Shot()),
        ("tab", Ending()),
        ("home", Ending()),
    ):
        table.keys(key)
        assert table.scene.organiser.page == page
        table.keys("escape")
        assert table.lines == IDLE


@pytest.mark.parametrize("num_lock", [True, False])
def test_the_number_pad(num_lock: bool) -> None:
    table = playing()
    for key in ("[4]", "[3]"):
        table.driver.key(key, num_lock=num_lock)
    table.driver.key("enter", num_lock=num_lock)
    assert outcome(table) == ("In  : 3", "Out : 1")


def test_del_and_shift_del() -> None:
    table = Table()
    table.keys("return delete")
    assert table.lines[1] == "QXBTRMA         "
    table.keys("shift+backspace right backspace")
    assert table.lines[1] == "BTRMA           "
    table.touch_all("SHIFT DEL")
    assert table.lines[1] == "TRMA            "


def test_the_shelf_says_what_backspace_and_delete_do() -> None:
    said = {action: key.does for key in LEAFLET.keys for action in key.actions}
    for key, words, left in (("backspace", "before the cursor", "KXBTRMA"), ("delete", "under", "KQBTRMA")):
        assert words in said[KEYS[key]]
        table = Table()
        table.keys(f"return right right {key}")
        assert table.lines[1].strip() == left


def test_characters_as_typed() -> None:
    table = Table()
    table.keys("return escape")
    table.driver.type('a(1 Z"%/')
    assert table.lines[1] == 'A(1 Z"%/        '
    table.keys("escape")
    table.driver.type("\u00e4\u4e00")
    assert table.lines[1] == " " * 16


def test_a_held_key_types_once() -> None:
    table = Table()
    table.keys("return escape")
    table.driver.key("q", repeats=9)
    assert table.lines[1] == "Q               "


def test_shift_holds_for_one_drawn_key_and_is_seen_down() -> None:
    table = Table()
    table.keys("return escape")
    table.touch("SHIFT")
    table.driver.wait(2)
    assert table.scene.view.pressed == {"SHIFT"}
    table.touch("J")
    assert table.scene.view.pressed == frozenset()
    table.touch("J")
    table.touch_all("SHIFT SHIFT J")
    table.driver.click(*middle(look.KEY_HITS["J"]), mods="shift")
    assert table.lines[1] == "8JJ8            "


def test_every_drawn_key_is_that_key_and_stays_down_until_released() -> None:
    for legend in LEGENDS:
        table = Table()
        table.keys("return")
        table.driver.wait(0.2)
        x, y, wide, high = look.KEY_HITS[legend]
        for pos in ((x, y), (x + wide - 1, y + high - 1)):
            table.driver.press(*pos)
            assert legend in table.scene.view.pressed
            table.driver.wait(1)
            table.driver.move(900, 500)
            assert legend in table.scene.view.pressed
            table.driver.release(20, 500)
            assert table.scene.view.pressed <= {"SHIFT"}


def test_a_pc_key_shows_the_drawn_key_down_for_a_moment() -> None:
    table = playing()
    for key in ("4", "return", "x", "space"):
        table.keys(key)
        assert legend_for(key) in table.scene.view.pressed
        table.driver.wait(FLASH_SECONDS + 2 * FRAME)
        assert table.scene.view.pressed == frozenset()


def test_taps_are_clicks_and_other_buttons_are_nothing() -> None:
    table = playing()
    table.driver.tap(*middle(look.KEY_HITS["O"]))
    assert table.scene.organiser.page == Launch(4)
    for button in (2, 3):
        table.driver.click(*middle(look.KEY_HITS["W"]), button=button)
        table.driver.click(*number_at(8, (4, 3)), button=button)
    table.driver.hold(*middle(look.KEY_HITS["W"]))
    table.driver.wheel(*middle(look.KEY_HITS["W"]))
    assert table.lines[0][4:12] == "In  : 3 "


def test_each_key_clicks_and_a_refused_one_beeps() -> None:
    table = playing()
    table.keys("4 9")
    assert table.ear.heard == [(CLICK,), (CLICK,)]
    table.keys("return")
    assert table.ear.heard[2:] == [(CLICK, BEEP)]
    table.touch("X")
    assert table.ear.heard[3:] == [(CLICK, BEEP)]


def test_cursors_blink_on_menus_and_text_and_nothing_else_moves() -> None:
    table = Table()
    for keys, blinking in (
        ("", True),
        ("return", True),
        ("return", False),
        ("8 return", False),
        ("5 return", True),
    ):
        table.keys(keys)
        table.driver.wait(FLASH_SECONDS + 2 * FRAME)
        changes = [table.scene.tick(FRAME) for _ in range(600)]
        assert sum(changes) == (10 / BLINK_SECONDS if blinking else 0)
    for keys in ("a", "4", "3 return", "5", "6 return", "3 return", "tab s", "escape tab p", "a a a a"):
        table.keys(keys)
        table.driver.wait(FLASH_SECONDS + 2 * FRAME)
        assert not any(table.scene.tick(FRAME) for _ in range(120)), keys


def test_the_cursor_is_an_underline_after_each_key() -> None:
    table = Table()
    for _ in range(3):
        table.driver.wait(BLINK_SECONDS + 2 * FRAME)
        assert table.scene.view.lcd.blink_on
        table.keys("right")
        assert not table.scene.view.lcd.blink_on


def test_the_instructions_open_over_the_game_and_give_it_back() -> None:
    table = playing()
    table.keys("4 f1")
    for _ in range(2):
        guide = table.driver.scene
        assert guide is not table.scene
        table.keys("escape")
        assert table.driver.scene is table.scene
        table.driver.click(*middle(look.BOOKLET))
    table.keys("escape 3 return")
    assert outcome(table) == ("In  : 3", "Out : 1")


def test_a_key_held_while_the_instructions_open_comes_up() -> None:
    table = playing()
    table.driver.press(*middle(look.KEY_HITS["O"]))
    table.keys("f1")
    table.driver.release()
    table.keys("escape")
    table.driver.wait(0.2)
    assert table.scene.view.pressed == frozenset()


def test_a_tick_says_when_the_picture_changes() -> None:
    table = Table()
    for key in ("return", "right", "escape", "x"):
        table.keys(key)
        for _ in range(90):
            before = table.scene.view
            assert table.scene.tick(FRAME) == (table.scene.view != before)


def test_off_leaves_to_the_shelf_and_the_machine_switches_on_into_the_menu() -> None:
    for keys in ("o", "right return"):
        table = Table()
        table.keys(keys)
        assert table.driver.scene is table.shelf
        assert table.again().scene.organiser.page == Top()
        assert table.scene.next() is None


def test_the_comms_link_is_clicked_in_and_out_and_remembered() -> None:
    table = Table()
    for fitted in (True, False, True):
        table.driver.click(*middle(look.SLOT))
        assert table.scene.view.link is fitted
        assert table.again().scene.view.link is fitted


def test_launches_from_the_sheet_are_the_keys_a_player_would_have_pressed() -> None:
    for keys in (
        "",
        "4 3 return",
        "4",
        "4 1",
        "5",
        "5 6 return",
        "5 6 return 3",
        "4 9 return",
        "tab",
        "tab s",
    ):
        by_click, by_keys = playing(), playing()
        by_click.keys(keys)
        by_click.edge((8, 4))
        assert outcome(by_click) == ("In  : 4", "Out : 7"), keys
        by_keys.keys(keys + " escape escape 8 4 return")
        assert by_click.store.slot("gravity").kept() == by_keys.store.slot("gravity").kept()
        assert by_click.scene.organiser == by_keys.scene.organiser


def test_every_edge_number_of_every_size_launches_there() -> None:
    for size in (1, 2, 9, 16):
        table = Table()
        table.keys(f"return return {' '.join(str(size))} return 1 return a")
        for edge in (8, 2, 4, 6):
            for cell in {1, size // 2 + 1, size}:
                table.edge((edge, cell))
                game = table.scene.organiser.game
                assert game and game.log[-1].move == f"launch {edge} {cell}"
        check(table.scene)


def test_no_launch_from_the_sheet_outside_a_game_but_a_soft_beep_and_a_line() -> None:
    for keys in (
        "",
        "tab",
        "return",
        "return return",
        "return return 8 return",
        PLAY + " tab q",
        PLAY + " tab p",
    ):
        table = Table()
        table.keys(keys)
        before = table.scene.organiser
        table.edge((4, 3))
        assert table.scene.organiser == before
        assert table.ear.heard[-1] == (SOFT_BEEP,)
        assert table.notices == [NO_GAME]


def test_a_new_game_brings_a_new_sheet_and_marks_change_nothing() -> None:
    table = playing()
    table.driver.click(*middle(look.TOOL_HITS["pencil"]))
    grid = look.grid(8)
    x, y = grid.x + 10, grid.y + 10
    game = table.scene.organiser.game
    for _ in range(2):
        table.driver.click(x, y)
    assert table.scene.view.sheet.empty == {(1, 8)}
    assert table.again().scene.view.sheet.empty == {(1, 8)}
    assert table.scene.organiser.game == game
    table.keys("tab q escape return return 5 return 2 return a")
    assert (table.scene.view.sheet.size, table.scene.view.sheet.empty) == (5, frozenset())


def test_a_new_sheet_lies_there_when_its_size_is_chosen() -> None:
    """No note of the game before stands beside what is printed for the next one."""
    table = playing()
    table.driver.click(*middle(look.SLOT))
    table.keys("4 3 return tab q escape return return")
    assert (table.scene.view.sheet.size, table.scene.view.notes.seed) == (8, "STANDARD")
    for keys, size, seed, stars in (
        ("5 return", 5, OFFER, None),
        ("3 return", 5, OFFER, 3),
        ("y n", 5, OFFER, 3),
        ("1 return", 5, OFFER, 3),  # nothing to print to: a fault is shown
        ("escape escape escape", 5, OFFER, None),
        ("escape 6 return", 6, OFFER, None),
        ("escape", 6, OFFER, None),
        ("escape", 6, "", None),
        ("escape escape", 6, "", None),
        ("return return 7 return 2 return n", 7, OFFER, 2),
    ):
        table.keys(keys)
        for view in (table.scene.view, table.again().scene.view):
            assert view.sheet == Sheet(size), keys
            assert view.notes == Notes(seed, stars), keys
    grid = look.grid(7)
    table.driver.click(grid.x + 10, grid.y + 10)
    table.keys("a")
    view = table.scene.view
    assert view.sheet == Sheet(7).mark((1, 7))
    assert (view.notes.seed, view.notes.stars, view.notes.launches) == (OFFER, 2, 0)


def test_the_slip_writes_probes_and_can_be_switched_off() -> None:
    table = playing()
    table.keys("4 3 return 5 4 return 1 return")
    notes = table.scene.view.notes
    assert (notes.seed, notes.stars, notes.score) == ("STANDARD", 5, 1)
    assert [probe.start for probe in notes.probes] == [(4, 3)]
    assert notes.found == {(1, 4)}
    assert table.again().scene.view.notes == notes
    assert table.scene.view.slip
    table.driver.click(*middle(look.SLIP))
    assert not table.scene.view.slip
    assert not table.again().scene.view.slip


def test_a_drag_of_the_pencil_is_kept_when_it_is_lifted() -> None:
    table = playing()
    table.driver.click(*middle(look.TOOL_HITS["pencil"]))
    grid = look.grid(8)
    row = grid.y + 10
    table.driver.press(grid.x + 10, row)
    table.driver.move(grid.x + 4 * grid.cell + 10, row)
    table.driver.release()
    (stroke,) = table.scene.view.sheet.strokes
    assert stroke.points == tuple((column, 8) for column in range(1, 6))
    assert table.again().scene.view.sheet.strokes == (stroke,)


@pytest.mark.parametrize(("key", "cleared"), [("y", True), ("return", True), ("n", False), ("escape", False)])
def test_the_sharpeners_question_can_be_answered_by_keys(key: str, cleared: bool) -> None:
    table = playing()
    table.keys("4 3 return")
    table.driver.click(*middle(look.TOOL_HITS["sharpener"]))
    assert table.scene.view.asking
    lines = table.lines
    table.keys("4 tab")
    assert table.lines == lines and table.scene.view.asking
    table.keys(key)
    assert not table.scene.view.asking
    assert (table.scene.view.sheet.rubbed != frozenset()) == cleared
    assert table.lines == lines


def test_a_tool_in_the_hand_follows_the_pointer() -> None:
    table = playing()
    table.driver.click(*middle(look.TOOL_HITS["rubber"]))
    table.driver.move(700, 500)
    assert (table.scene.view.hand, table.scene.view.pointer) == ("rubber", (700, 500))
    table.driver.leave()
    assert table.scene.view.pointer is None


def test_the_seed_prompt_offers_a_new_seed_each_time() -> None:
    table = Table(seed=None)
    table.keys("return")
    first = table.scene.organiser.page
    table.keys("return escape")
    assert table.scene.organiser.page == first
    table.keys("escape escape return")
    assert isinstance(table.scene.organiser.page, Seed)
    assert table.scene.organiser.page != first


def test_actions_no_scene_expects_change_nothing() -> None:
    table = playing()
    before = table.scene.organiser
    phases: tuple[Phase, ...] = ("drag", "release", "hold")
    for phase in phases:
        table.scene.act(Action("sheet", pos=(900, 500), phase=phase))
    assert table.scene.organiser == before


def test_redraws_change_no_pixel_outside_what_they_say() -> None:
    table = playing()
    table.driver.redraw()
    for step in ("4", "3", "return", "tab", "right", "escape"):
        table.keys(step)
        table.driver.redraw()
        table.driver.wait(0.2)
        table.driver.redraw()
    table.edge((6, 5))
    table.driver.redraw()
    table.driver.click(*middle(look.SLOT))
    table.driver.redraw()
