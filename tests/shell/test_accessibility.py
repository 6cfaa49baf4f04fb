"""What basic accessibility asks for and no other test shows; test_kiosk_needs.py has the table."""

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
