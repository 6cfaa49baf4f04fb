"""What the basic tier asks for (the shared engineering.md, 4.1), row by row, and where it is shown.

| guideline | here | shown |
|---|---|---|
| remap controls | [keys.GAME] in settings.toml, chords for actions and characters | test_settings.py |
| one input for all, simple controls | keys alone and pointer alone | transcripts; test_switches.py |
| start without levels of menus | one press on the shelf, or main.py GAME | test_shelf.py |
| readable size, high contrast | the picture fills the window; 4.5 to 1 in the shell's own text | below |
| not by colour alone | two shapes of pieces, four-colour pack; Gravity is two-tone | below |
| not by sound alone | each beep has a line or a flash beside it | each game's tests |
| volume and mute apart | --volume, --mute, both on the settings page | test_switches.py |
| teaching at one's own pace | pages without timers; the computer's speed, text_speed | below |
| settings remembered, difficulty | the store; levels, sizes, stars | test_settings.py |
| no flicker | the inviting line changes every 0.9 s, cursors no faster than they were | below |
"""

from __future__ import annotations

import pytest

from game.shell import look as shell
from game.shell.attract import BEAT
from game.shell.look import Colour
from game.shell.settings import SETTINGS, TEXT_SPEEDS
from game.shell.shelf import look
from tests.kiosk import Machine


def light(colour: Colour) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        (shell.NOTICE_INK, shell.NOTICE_GROUND),
        *((ink, shell.NOTICE_GROUND) for ink in (*shell.ATTRACT_INKS, *shell.QUESTION_INKS)),
        (look.INK, look.SWITCH_CHOSEN),
        (look.RECORD_INK, look.SWITCH_CHOSEN),
    ],
)
def test_the_shells_own_text_stands_out(ink: Colour, paper: Colour) -> None:
    assert contrast(ink, paper) >= 4.5


def test_nothing_flickers() -> None:
    assert 1 / BEAT <= 3


def test_text_may_stay_longer() -> None:
    machine = Machine("--no-save")
    usual = machine.screen.notice_seconds
    machine.program.settings.set("text_speed", "slow")
    assert machine.screen.notice_seconds == usual * TEXT_SPEEDS["slow"] > usual
    machine.close()


def test_what_helps_is_off_at_first_and_on_the_page() -> None:
    for name in ("four_colours", "shapes", "acorn_mouse", "winnable"):
        assert SETTINGS[name].first is False
