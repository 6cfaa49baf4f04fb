"""The kiosk's clocks and secret ways, fed with seconds."""

from game.shell.kiosk import (
    CHORD_SECONDS,
    CORNER_SECONDS,
    CORNERS,
    CORNERS_PATIENCE,
    COUNTDOWN,
    KIOSK_IDLE,
    Chord,
    Idle,
    Rota,
)


def idle() -> Idle:
    return Idle(KIOSK_IDLE, COUNTDOWN)


def test_idle_asks_and_then_attracts() -> None:
    clock = idle().passed(KIOSK_IDLE - 1)
    assert clock.phase == "awake"
    clock = clock.passed(1)
    assert clock.phase == "asking" and clock.left == COUNTDOWN
    clock = clock.passed(COUNTDOWN - 1)
    assert clock.phase == "asking" and clock.left == 1
    assert clock.passed(1).phase == "attract"


def test_a_touch_wakes_from_every_phase() -> None:
    for clock in (idle().passed(5), idle().passed(KIOSK_IDLE), idle().asleep()):
        assert clock.touched() == idle()


def test_the_clock_stands_still_while_the_computer_is_at_work() -> None:
    assert idle().passed(1000, busy=True) == idle()
    asking = idle().passed(KIOSK_IDLE)
    assert asking.passed(COUNTDOWN, busy=True).phase == "attract"


def test_without_a_countdown_attract_comes_at_once() -> None:
    assert Idle(300).passed(300).phase == "attract"


def test_the_rota_shows_every_game_with_records_between() -> None:
    rota, seen = Rota(("a", "b")), []
    for _ in range(8):
        seen.append(rota.turn().game)
        rota = rota.following()
    assert seen == ["a", None, "b", None, "a", None, "b", None]
    assert all(30 <= Rota(("a",), place).turn().seconds <= 60 for place in (0, 2))
    assert Rota(()).turn().game is None and Rota(()).following() == Rota(())


def test_the_chord_of_keys() -> None:
    chord = Chord().keys(True).passed(CHORD_SECONDS - 0.1)
    assert not chord.opened
    assert chord.passed(0.1).opened
    assert not chord.keys(False).passed(1).opened
    assert not chord.keys(False).keys(True).passed(1).opened


def held_corner() -> Chord:
    return Chord().pressed("top left").passed(CORNER_SECONDS).released()


def test_the_chord_of_corners() -> None:
    chord = held_corner()
    for corner in CORNERS:
        assert not chord.opened
        chord = chord.pressed(corner).released().passed(0.5)
    assert chord.opened


def test_corners_out_of_order_or_too_slow_or_not_held_open_nothing() -> None:
    wrong = held_corner()
    for place in (0, 2, 1, 3):
        wrong = wrong.pressed(CORNERS[place]).released()
    assert not wrong.opened
    slow = held_corner()
    for corner in CORNERS:
        slow = slow.pressed(corner).released().passed(CORNERS_PATIENCE)
    assert not slow.opened
    short = Chord().pressed("top left").passed(CORNER_SECONDS - 0.1).released()
    for corner in CORNERS:
        short = short.pressed(corner).released()
    assert not short.opened
