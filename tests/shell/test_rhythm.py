"""The loop looks often while anything goes on and seldom at rest."""

from __future__ import annotations

from game.shell.rhythm import APART, BLINKING, CALM_SECONDS, FULL, STILL, Rhythm


def rates(rhythm: Rhythm, seconds: float, every: float = 0.0) -> list[int]:
    """What it answers over a while in which nobody does anything and the picture changes now and then."""
    found, rate, clock, due = [], FULL, 0.0, every
    while clock < seconds:
        clock += 1 / rate
        changed = bool(every) and clock >= due - 1e-9
        due += every if changed else 0.0
        rate = rhythm.rate(1 / rate, busy=False, changed=changed)
        found.append(rate)
    return found


def test_it_slows_down_when_nothing_happens() -> None:
    found = rates(Rhythm(), 2 * CALM_SECONDS)
    assert found[0] == FULL
    assert found[-1] == STILL
    assert set(found) == {FULL, STILL}


def test_an_input_or_thinking_wakes_it_at_once() -> None:
    rhythm = Rhythm()
    assert rates(rhythm, 2 * CALM_SECONDS)[-1] == STILL
    assert rhythm.rate(0.1, busy=True, changed=False) == FULL
    assert set(rates(rhythm, CALM_SECONDS - 0.1)) == {FULL}


def test_a_cursor_goes_on_blinking_in_time() -> None:
    found = rates(Rhythm(), 4 * CALM_SECONDS, every=0.5)
    assert set(found[len(found) // 2 :]) == {BLINKING}
    assert (0.5 * BLINKING).is_integer(), "a look falls on every change"


def test_a_movement_is_seen_at_full_speed() -> None:
    rhythm = Rhythm()
    rates(rhythm, 2 * CALM_SECONDS)
    assert rhythm.rate(1 / STILL, busy=False, changed=True) == BLINKING
    assert rhythm.rate(1 / BLINKING, busy=False, changed=True) == FULL
    assert set(rates(rhythm, 2 * CALM_SECONDS, every=APART / 2)) == {FULL}
