"""A small share of tests.faults and of the kiosk's soak, so that they stay true."""

from __future__ import annotations

from tests import faults
from tests.soak import soak_kiosk


def test_kills_lose_nothing() -> None:
    assert faults.kills(4, seed=3).endswith("none lost")


def test_copies_open() -> None:
    assert faults.copies(5, seed=3)


def test_damaged_bytes_cost_a_sentence_at_most() -> None:
    assert faults.damaged(3, seed=3, presses=6)


def test_sound_devices_may_go() -> None:
    assert faults.sound(6)


def test_visitors_never_get_out_of_a_kiosk() -> None:
    assert "left alone" in soak_kiosk(500, seed=7)
