"""Each need of a kiosk, of basic accessibility, and each known trouble has something that shows it."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.shell.screen import Screen
from tests import faults
from tests.window.__main__ import CHECKS

TESTS = Path(__file__).parents[1]
Rows = Mapping[str, tuple[str, ...]]

# The rows are those of the shared engineering.md, 4, 4.1 and 6. A place is a file of tests/ with the function
# that shows it; those of window/ are driven by `python3 -m tests.window`, those of frozen/ play the download.

KIOSK: Rows = {
    "attract loop that shows the thing being played": (
        "shell/test_attract.py::test_every_game_in_turn_the_records_between_and_black_before_each",
        "shell/test_attract.py::test_the_line_fits_below_every_game",
        "tommath/test_demo.py::test_it_can_be_read_and_is_never_dull",
        "attract_soak.py::run",
    ),
    "attract from every screen": ("shell/test_kiosk_mode.py::test_attract_comes_from_every_screen",),
    "idle reset in two steps, off while the computer thinks": (
        "shell/test_kiosk_mode.py::test_the_question_comes_first_and_any_input_answers_it",
        "shell/test_kiosk_mode.py::test_the_clock_stands_still_while_the_computer_is_at_work",
        "tommath/test_scene.py::test_nobody_waits_where_nobody_plays",
        "shell/test_kiosk_mode.py::test_the_visitors_game_goes_and_the_records_stay",
        "window/kiosk.py::whoever_goes_is_asked_and_forgotten",
        "window/tooter.py::two_computers_left_alone_do_not_keep_a_kiosk",
    ),
    "any input wakes and is swallowed": (
        "shell/test_attendant.py::test_what_wakes_is_swallowed_to_its_release",
        "shell/test_kiosk_mode.py::test_the_first_input_wakes_and_is_swallowed",
    ),
    "locked exit": (
        "shell/test_kiosk_mode.py::test_there_is_no_way_out",
        "shell/test_kiosk_mode.py::test_a_game_s_own_exit_leads_to_attract_mode",
        "shell/test_faults.py::test_visitors_never_get_out_of_a_kiosk",
        "window/kiosk.py::nobody_gets_out_of_a_kiosk",
    ),
    "operator's way in": (
        "shell/test_kiosk_mode.py::test_the_operator_comes_in_and_stops_it",
        "shell/test_kiosk_mode.py::test_the_operator_comes_in_by_the_corners",
        "window/kiosk.py::an_operator_stops_it",
        "window/kiosk.py::an_operator_comes_by_the_corners",
    ),
    "hidden cursor": (
        "shell/test_attendant.py::test_the_pointer_hides_when_still_and_under_a_finger",
        "shell/test_kiosk_mode.py::test_the_pointer_is_hidden",
    ),
    "crash restart, watchdog": (
        "shell/test_kiosk_mode.py::test_a_fault_leads_to_attract_mode_and_three_end_it",
        "shell/test_kiosk_mode.py::test_faults_far_apart_do_not_end_it",
        "shell/test_kiosk_mode.py::test_the_heartbeat",
        "shell/test_main.py::test_a_fault_is_1_with_its_traceback",
    ),
    "single instance": ("window/kiosk.py::a_kiosk_takes_one_copy",),
    "no writes to read-only disks": (
        "shell/test_kiosk_mode.py::test_without_saving_nothing_is_written",
        "shell/test_main.py::test_no_save_writes_nothing",
        "faults.py::full",
        "faults.py::read_only",
    ),
    "volume limit, attract silent": (
        "shell/test_settings.py::test_each_layer_wins_over_the_one_below",
        "shell/test_sound.py::test_volume_and_mute_hold_from_the_next_notes_on",
        "shell/test_attract.py::test_a_shown_game_has_a_silent_house_of_its_own",
    ),
    "burn-in": (
        "shell/test_kiosk_mode.py::test_attract_moves_about",
        "shell/test_kiosk_mode.py::test_no_idle_time_lets_a_picture_stand_for_five_minutes",
        "shell/test_attract.py::test_black_is_black_all_over",
    ),
    "touch only": (
        "shell/test_switches.py::test_keys_and_fingers_set_the_same",
        "shell/test_shelf.py::test_tabs_and_buttons_by_touch_alone",
        "gravity/test_playing.py",
        "tommath/test_scene.py",
        "patience/test_transcripts.py",
    ),
    "big, spaced targets": (
        "shell/test_targets.py::test_everything_of_the_shelf_is_large_enough",
        "shell/test_targets.py::test_the_desktop",
        "shell/test_targets.py::test_the_math_tooter",
    ),
    "long life": ("attract_soak.py::run", "soak.py::soak_kiosk", "soak.py::soak"),
    "a new resolution, a lost sound device, an unplugged keyboard": (
        "window/kiosk.py::a_kiosk_fills_a_screen_that_is_turned",
        "shell/test_sound.py::test_a_device_that_comes_later_is_found",
        "shell/test_kiosk_mode.py::test_a_keyboard_that_is_unplugged_in_the_middle_of_a_key_costs_nothing",
        "faults.py::sound",
        "faults.py::clocks",
    ),
    "screensaver of the host": (
        "shell/test_kiosk_needs.py::test_the_hosts_screensaver_stays_away_while_it_plays",
    ),
    "operator settings in one file, readable": (
        "shell/test_settings.py::test_the_sample_holds_every_setting_and_can_be_read",
        "shell/test_settings.py::test_a_wrong_line_is_named_with_what_is_accepted",
        "window/kiosk.py::a_wrong_line_is_named",
    ),
}

ACCESS: Rows = {
    "remap controls": (
        "shell/test_kiosk_mode.py::test_a_remapped_key_works_and_the_folder_names_it",
        "shell/test_settings.py::test_a_remapped_key_does_that_and_types_nothing",
    ),
    "the whole interface by the same input as play; simple controls": (
        "shell/test_switches.py::test_keys_and_fingers_set_the_same",
        "shell/test_shelf.py::test_tabs_and_buttons_by_touch_alone",
        "patience/test_transcripts.py",
    ),
    "start without several levels of menus": (
        "shell/test_shelf.py::test_a_click_or_a_tap_starts_a_game",
        "shell/test_main.py::test_it_plays_from_any_folder_and_says_nothing",
    ),
    "readable default size, high contrast": (
        "shell/test_fit.py::test_sharp_touches_two_sides_of_the_window_in_the_originals_shape",
        "shell/test_accessibility.py::test_the_shells_own_text_stands_out",
        "shell/test_shelf.py::test_print_stands_out",
    ),
    "no information by colour alone": (
        "patience/test_golden.py",
        "shell/test_accessibility.py::test_what_helps_is_off_at_first_and_on_the_page",
    ),
    "no information by sound alone": (
        "gravity/test_screens.py",
        "tommath/test_scene.py",
        "patience/test_scene_settings.py",
    ),
    "volume and mute apart": ("shell/test_sound.py::test_volume_and_mute_hold_from_the_next_notes_on",),
    "teaching at one's own pace": (
        "shell/test_shelf.py::test_pages_turn_both_ways",
        "shell/test_accessibility.py::test_text_may_stay_longer",
        "gravity/test_guide.py",
        "tommath/test_manual.py",
        "patience/test_help.py",
    ),
    "settings remembered, wide choice of difficulty": (
        "shell/test_settings.py::test_each_layer_wins_over_the_one_below",
        "shell/test_accessibility.py::test_what_helps_is_off_at_first_and_on_the_page",
    ),
    "avoid flicker": ("shell/test_accessibility.py::test_nothing_flickers",),
}

TROUBLE: Rows = {
    "slow start": ("bench.py", "frozen/bench.py::first_frame"),
    "alarms of virus scanners": ("frozen/test_packaging.py::test_the_version_is_the_same_everywhere",),
    "a program that dies with no message": ("window/smoke.py::says_when_it_falls",),
    "missing files, another working folder": (
        "shell/test_main.py::test_it_plays_from_any_folder_and_says_nothing",
        "frozen/playing.py::screenshots",
    ),
    "modules and fonts missing in the download": ("frozen/playing.py::shelf", "frozen/playing.py::gravity"),
    "no sound device": (
        "shell/test_sound.py::test_no_device_is_asked_for_again_after_a_while_alone_and_prints_nothing",
    ),
    "no display": ("shell/test_main.py::test_without_a_display_it_is_one_line_and_2",),
    "the mouse beside its place": (
        "window/smoke.py::maps_the_mouse_exactly",
        "shell/test_fit.py::test_corners_of_the_picture_are_hit_and_nothing_beside_it",
    ),
    "full screen and back": ("window/smoke.py::fills_the_screen_and_comes_back",),
    "signs that never arrive as keys, held keys": (
        "window/smoke.py::types_what_a_keyboard_types",
        "shell/test_inputs.py::test_a_held_key_enters_one_character",
    ),
    "an idle program that heats": (
        "shell/test_loop.py::test_nothing_is_drawn_while_nothing_changes",
        "bench.py",
    ),
}


@cache
def functions(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("rows", [KIOSK, ACCESS, TROUBLE], ids=["kiosk", "accessibility", "trouble"])
def test_every_row_is_shown_by_something_that_runs(rows: Rows) -> None:
    driven = {check.__name__ for check in CHECKS}
    for need, places in rows.items():
        assert places, need
        for place in places:
            file, _, name = place.partition("::")
            assert (TESTS / file).is_file(), f"{need}: {place}"
            assert not name or name in functions(TESTS / file), f"{need}: {place}"
            if file.startswith("window/"):
                assert name in driven, f"{need}: {place}"
            elif file == "faults.py":
                assert name in {fault.__name__ for fault in faults.FAULTS}, f"{need}: {place}"
            elif name and file.rpartition("/")[2].startswith("test_"):
                assert name.startswith("test_"), f"{need}: {place}"


def test_the_hosts_screensaver_stays_away_while_it_plays() -> None:
    Screen("sharp", size=(320, 240))
    assert not pygame.display.get_allow_screensaver()
    pygame.display.quit()
