"""Who is there: what wakes, what is swallowed, when the pointer goes, and the operator's two ways in."""

from __future__ import annotations

import pygame
import pytest

from game.shell.attendant import DEAF_SECONDS, POINTER_SECONDS, STIRRED, Attendant, corner_at
from game.shell.kiosk import CHORD_SECONDS, CORNER_SECONDS, CORNERS, Idle

WINDOW = (1080, 1920)
PLACES = {
    "top left": (3, 5),
    "top right": (1076, 9),
    "bottom right": (1079, 1919),
    "bottom left": (0, 1900),
}


def attendant(seconds: float = 0.0) -> Attendant:
    made = Attendant(Idle(90.0, 15.0), keys=True, corners=True)
    made.passed(seconds, False)
    return made


def event(kind: int, **values: object) -> pygame.Event:
    return pygame.Event(kind, values)


def key(kind: int, code: int, mod: int = 0) -> pygame.Event:
    return event(kind, key=code, mod=mod)


def button(kind: int, pos: tuple[int, int], touch: bool = False) -> pygame.Event:
    return event(kind, pos=pos, button=1, touch=touch)


def motion(pos: tuple[int, int], touch: bool = False) -> pygame.Event:
    return event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)


def phase(made: Attendant) -> str:
    return made.idle.phase


def asleep() -> Attendant:
    made = attendant()
    made.sleep()
    made.passed(DEAF_SECONDS, False)
    return made


def test_whoever_is_awake_is_not_disturbed() -> None:
    made = attendant(80.0)
    assert not made.event(key(pygame.KEYDOWN, pygame.K_a), WINDOW)
    assert made.passed(80.0, False) == "awake" and made.passed(10.0, False) == "asking"


def test_a_key_that_something_lies_on_is_nobody() -> None:
    made = attendant()
    made.event(key(pygame.KEYDOWN, pygame.K_b), WINDOW)
    for _ in range(95):
        made.event(event(pygame.TEXTINPUT, text="b"), WINDOW)
        made.passed(1.0, False)
    assert phase(made) == "asking"
    made.event(event(pygame.TEXTINPUT, text="b"), WINDOW)
    assert phase(made) == "asking"
    made.event(key(pygame.KEYUP, pygame.K_b), WINDOW)
    made.event(event(pygame.TEXTINPUT, text="^"), WINDOW)
    assert phase(made) == "awake", "a German keyboard's circumflex comes without a KEYDOWN"


@pytest.mark.parametrize("asking", [True, False])
def test_what_wakes_is_swallowed_to_its_release(asking: bool) -> None:
    made = attendant(95.0) if asking else asleep()
    down, text, up = (
        key(pygame.KEYDOWN, pygame.K_a),
        event(pygame.TEXTINPUT, text="a"),
        key(pygame.KEYUP, pygame.K_a),
    )
    assert made.event(down, WINDOW) and phase(made) == "awake"
    assert made.event(text, WINDOW) and made.event(up, WINDOW)
    assert not made.event(down, WINDOW)


def test_a_finger_wakes_by_its_press_and_not_by_the_motion_before() -> None:
    made = asleep()
    assert made.event(motion((700, 700), touch=True), WINDOW) and phase(made) == "attract"
    assert made.event(button(pygame.MOUSEBUTTONDOWN, (700, 700), touch=True), WINDOW)
    assert phase(made) == "awake"
    assert made.event(motion((720, 720), touch=True), WINDOW)
    assert made.event(button(pygame.MOUSEBUTTONUP, (720, 720), touch=True), WINDOW)
    assert not made.event(button(pygame.MOUSEBUTTONDOWN, (700, 700), touch=True), WINDOW)


def test_a_trembling_table_neither_wakes_nor_keeps_awake() -> None:
    made = asleep()
    made.event(motion((500, 500)), WINDOW)
    for at in range(100):
        made.event(motion((500 + at % STIRRED, 500)), WINDOW)
    assert phase(made) == "attract"
    made.event(motion((500 + STIRRED, 500)), WINDOW)
    assert phase(made) == "awake"
    made.passed(80.0, False)
    made.event(motion((501 + STIRRED, 500)), WINDOW)
    assert made.passed(10.0, False) == "asking"


def test_what_led_to_sleep_does_not_wake() -> None:
    made = attendant()
    made.sleep()
    assert made.event(event(pygame.TEXTINPUT, text="y"), WINDOW) and phase(made) == "attract"
    made.passed(DEAF_SECONDS, False)
    made.event(key(pygame.KEYUP, pygame.K_y), WINDOW)
    made.event(event(pygame.TEXTINPUT, text="y"), WINDOW)
    assert phase(made) == "awake"


def test_a_lost_release_does_not_swallow_for_ever() -> None:
    made = asleep()
    made.event(key(pygame.KEYDOWN, pygame.K_a), WINDOW)
    made.passed(2.0, False)
    assert not made.event(key(pygame.KEYDOWN, pygame.K_b), WINDOW)


def test_the_pointer_hides_when_still_and_under_a_finger() -> None:
    made = attendant()
    made.event(motion((10, 10)), WINDOW)
    made.passed(POINTER_SECONDS - 0.1, False)
    assert not made.pointer_hidden
    made.passed(0.1, False)
    assert made.pointer_hidden
    made.event(motion((11, 10)), WINDOW)
    assert not made.pointer_hidden
    made.event(motion((11, 10), touch=True), WINDOW)
    assert made.pointer_hidden


@pytest.mark.parametrize("sleeping", [True, False])
def test_the_chord_of_keys_opens_from_anywhere(sleeping: bool) -> None:
    made = asleep() if sleeping else attendant()
    mods = pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT
    assert made.event(key(pygame.KEYDOWN, pygame.K_q, mods), WINDOW)
    made.passed(CHORD_SECONDS - 0.1, False)
    assert not made.chord.opened
    made.passed(0.1, False)
    assert made.chord.opened
    made.open()
    assert phase(made) == "awake" and not made.chord.opened


@pytest.mark.parametrize("let_go", [pygame.K_q, pygame.K_LCTRL, pygame.K_RSHIFT])
def test_the_chord_must_be_held(let_go: int) -> None:
    made = attendant()
    made.event(key(pygame.KEYDOWN, pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT), WINDOW)
    made.passed(2.0, False)
    made.event(key(pygame.KEYUP, let_go), WINDOW)
    made.passed(2.0, False)
    assert not made.chord.opened


def touch(made: Attendant, corner: str, seconds: float = 0.1) -> None:
    made.event(button(pygame.MOUSEBUTTONDOWN, PLACES[corner], True), WINDOW)
    made.passed(seconds, False)
    made.event(button(pygame.MOUSEBUTTONUP, PLACES[corner], True), WINDOW)


@pytest.mark.parametrize("sleeping", [True, False])
def test_the_corners_open_in_their_order_alone(sleeping: bool) -> None:
    made = asleep() if sleeping else attendant()
    touch(made, "top left", CORNER_SECONDS)
    for corner in ("top left", "bottom right", "top right", "bottom left"):
        touch(made, corner)
    assert not made.chord.opened
    touch(made, "top left", CORNER_SECONDS)
    for corner in CORNERS:
        assert not made.chord.opened
        touch(made, corner)
    assert made.chord.opened


def test_corners_are_of_the_window() -> None:
    assert [corner_at(place, WINDOW) for place in PLACES.values()] == list(PLACES)
    assert corner_at((540, 960), WINDOW) is None and corner_at((540, 3), WINDOW) is None
    assert corner_at((63, 63), (400, 300)) == "top left" and corner_at((64, 63), (400, 300)) is None


def test_without_them_no_chord_opens() -> None:
    made = Attendant(Idle(90.0))
    made.event(key(pygame.KEYDOWN, pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT), WINDOW)
    made.passed(CHORD_SECONDS, False)
    touch(made, "top left", CORNER_SECONDS)
    for corner in CORNERS:
        touch(made, corner)
    assert not made.chord.opened


def test_a_hand_that_takes_the_mouse_and_clicks_only_wakes() -> None:
    made = asleep()
    for x in (500, 520, 540):
        assert made.event(motion((x, 500)), WINDOW)
    assert phase(made) == "awake"
    assert made.event(button(pygame.MOUSEBUTTONDOWN, (540, 500)), WINDOW)
    made.passed(1.0, False)
    assert made.event(button(pygame.MOUSEBUTTONUP, (540, 500)), WINDOW)
    assert not made.event(button(pygame.MOUSEBUTTONDOWN, (540, 500)), WINDOW)


def test_the_operators_touches_keep_awake() -> None:
    made = attendant()
    touch(made, "top left", CORNER_SECONDS)
    made.passed(80.0, False)
    made.event(button(pygame.MOUSEBUTTONDOWN, PLACES["top left"], True), WINDOW)
    touch(made, "top left", CORNER_SECONDS)
    made.passed(9.0, False)
    touch(made, "top left")
    assert made.passed(80.0, False) == "awake"
