"""Real events in SDL's order become the actions a scene asks for, once each."""

from __future__ import annotations

import pygame
import pytest

from game.shell.inputs import HOLD_SLOP, InputMap, Translator
from tests.driving import FRAME, Driver
from tests.shell.toy import Toy


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def driver(toy: Toy) -> Driver:
    return Driver(toy)


def test_characters_are_typed_and_commands_are_keys(driver: Driver, toy: Toy) -> None:
    driver.type("a+Z")
    driver.key("return")
    driver.key("shift+f10")
    assert toy.named() == [("type", "a"), ("piece", "+"), ("type", "Z"), ("ok", ""), ("menu", "")]


def test_a_held_key_enters_one_character(driver: Driver, toy: Toy) -> None:
    driver.key("7", repeats=12)
    assert toy.named() == [("type", "7")]


def test_letting_shift_go_does_not_make_a_held_key_count_again(toy: Toy) -> None:
    translator = Translator(lambda pos, clamp: pos)

    def send(kind: int, **values: object) -> int:
        return len(list(translator.actions(pygame.Event(kind, values), toy.inputs)))

    send(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)
    send(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_LSHIFT)
    assert send(pygame.TEXTINPUT, text="A") == 1
    send(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0)
    assert send(pygame.TEXTINPUT, text="a") == 0
    send(pygame.KEYUP, key=pygame.K_a, mod=0)
    assert send(pygame.TEXTINPUT, text="^") == 1


def test_a_dead_key_types_though_no_key_went_down(driver: Driver, toy: Toy) -> None:
    driver.type("\u00e9\u00e9")
    assert toy.named() == [("type", "\u00e9"), ("type", "\u00e9")]


def test_control_and_alt_type_nothing(toy: Toy) -> None:
    translator = Translator(lambda pos, clamp: pos)
    for mask in (pygame.KMOD_LALT, pygame.KMOD_LGUI):
        down = pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=mask)
        assert not list(translator.actions(down, toy.inputs))
        assert not list(translator.actions(pygame.Event(pygame.TEXTINPUT, text="x"), toy.inputs))
    # AltGr is the right Alt, and on Windows comes with Control.
    list(translator.actions(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=pygame.KMOD_RALT), toy.inputs))
    assert list(translator.actions(pygame.Event(pygame.TEXTINPUT, text="{"), toy.inputs))


def test_the_keypad_types_once_with_and_without_num_lock(driver: Driver, toy: Toy) -> None:
    driver.key("[4]", num_lock=True)
    driver.key("[4]", num_lock=False)
    driver.key("[8]", num_lock=True)
    driver.key("[8]", num_lock=False)
    assert toy.named() == [("type", "4"), ("type", "4"), ("type", "8"), ("up", "")]
    driver.key("[+]", num_lock=False)
    driver.key("[-]", num_lock=False)
    driver.key("[+]", num_lock=True)
    assert toy.named() == [("plus", ""), ("type", "-"), ("piece", "+")]


def test_a_shifted_key_without_a_meaning_of_its_own_is_the_plain_key(driver: Driver, toy: Toy) -> None:
    driver.key("shift+up")
    driver.key("ctrl+up")
    assert [(action.name, action.mods) for action in toy.log] == [("up", frozenset({"shift"}))]


def test_a_button_presses_drags_and_releases_the_same_thing(driver: Driver, toy: Toy) -> None:
    driver.press(12, 12, button=3, mods="shift")
    driver.move(60, 60)
    driver.release(400, -5)
    told = [(action.name, action.phase, action.pos, action.button) for action in toy.log[1:]]
    assert told == [
        ("inner", "press", (12, 12), 3),
        ("inner", "drag", (60, 60), 3),
        ("inner", "drag", (99, 0), 3),
        ("inner", "release", (99, 0), 3),
    ]
    assert toy.log[1].mods == frozenset({"shift"})


def test_a_second_button_waits_for_the_first(driver: Driver, toy: Toy) -> None:
    driver.press(50, 50)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        driver._send(kind, pos=(12, 12), button=3, touch=False)
    driver.release()
    assert [(a.phase, a.button) for a in toy.log if a.name == "outer"] == [("press", 1), ("release", 1)]
    assert not [a for a in toy.log if a.name == "inner"]


def test_a_release_that_was_lost_is_made_up_for(driver: Driver, toy: Toy) -> None:
    driver.press(50, 50)
    driver.press(12, 12)
    driver.release()
    told = [(action.name, action.phase) for action in toy.log if action.phase != "drag"]
    assert told == [("outer", "press"), ("outer", "release"), ("inner", "press"), ("inner", "release")]


def test_a_finger_says_so(driver: Driver, toy: Toy) -> None:
    driver.tap(50, 50)
    assert all(action.touch for action in toy.log)


def test_keeping_still_is_a_hold_once(driver: Driver, toy: Toy) -> None:
    driver.press(50, 50)
    driver.move(50 + HOLD_SLOP, 50)
    driver.wait(2)
    driver.release()
    phases = [action.phase for action in toy.log if action.name == "outer"]
    assert phases == ["press", "drag", "hold", "release"]
    hold = next(action for action in toy.log if action.phase == "hold")
    assert hold.pos == (50, 50)


def test_moving_away_is_no_hold(driver: Driver, toy: Toy) -> None:
    driver.press(20, 50)
    driver.move(20 + HOLD_SLOP + 1, 50)
    driver.move(20, 50)
    driver.wait(2)
    assert "hold" not in [action.phase for action in toy.log]


def test_the_wheel_tells_where_it_turned_and_presses_nothing(driver: Driver, toy: Toy) -> None:
    driver.wheel(15, 15, "up")
    driver.wheel(16, 15, "left")
    told = [(a.name, a.text, a.pos, a.button) for a in toy.log if a.name != "hover"]
    assert told == [("wheel", "up", (15, 15), 0), ("wheel", "left", (16, 15), 0)]


def test_hovering_ends_where_the_picture_ends(driver: Driver, toy: Toy) -> None:
    driver.move(5, 5)
    driver.move(500, 5)
    driver.move(6, 5)
    driver.leave()
    assert [(a.phase, a.pos, a.button) for a in toy.log] == [
        ("drag", (5, 5), 0),
        ("drag", None, 0),
        ("drag", (6, 5), 0),
        ("drag", None, 0),
    ]


def test_the_topmost_area_counts() -> None:
    inputs = InputMap(areas=(((0, 0, 5, 5), "top"), ((0, 0, 9, 9), "below")))
    assert (inputs.at((4, 4)), inputs.at((5, 4)), inputs.at((9, 9))) == ("top", "below", None)


def test_what_is_held_does_not_reach_the_next_scene(driver: Driver, toy: Toy) -> None:
    following = Toy()
    driver.press(50, 50)
    toy.following = following
    driver.move(51, 50)
    assert driver.scene is following
    driver.wait(2)
    driver.release()
    assert [action.phase for action in following.log if action.name != "hover"] == []


def test_a_character_that_brings_the_next_scene_is_not_typed_there(toy: Toy) -> None:
    driver = Driver(toy)
    toy.following = Toy()
    driver._send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    driver._send(pygame.TEXTINPUT, text="x")
    assert isinstance(driver.scene, Toy) and not driver.scene.log


def test_frames_are_sixtieths(driver: Driver, toy: Toy) -> None:
    driver.wait(0.5)
    assert toy.seconds == pytest.approx(30 * FRAME)
