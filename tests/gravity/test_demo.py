"""Gravity's demo: a game reasoned out before everybody's eyes, the sheet filled in on the way."""

from __future__ import annotations

import pytest

from game.gravity.scene import GravityScene
from game.shell.scene import Game
from tests.demos import Shown, shown


class Watched:
    """What was seen while it played."""

    def __init__(self) -> None:
        self.pressed: set[str] = set()
        self.dots: list[int] = []
        self.pencil = 0
        self.wrong: list[str] = []

    def __call__(self, scene: Game, seconds: float) -> None:
        assert isinstance(scene, GravityScene)
        view, game = scene.view, scene.organiser.game
        assert game is not None
        self.pressed |= view.pressed
        self.dots.append(len(view.sheet.empty))
        self.pencil += view.hand == "pencil"
        if view.sheet.empty & game.stars:
            self.wrong.append(f"dots on stars at {seconds}")


@pytest.fixture(scope="module")
def watched() -> Watched:
    return Watched()


@pytest.fixture(scope="module")
def seen(watched: Watched) -> Shown:
    return shown("gravity", 3, watched)


def test_it_clears_the_board_at_reading_pace(seen: Shown) -> None:
    assert isinstance(seen.scene, GravityScene)
    game = seen.scene.organiser.game
    assert game is not None and game.ending == "cleared" and (game.size, len(game.found)) == (8, 5)
    assert 30 <= seen.seconds <= 62
    assert game.misses == 0 and game.score <= 10
    assert [result.won for result in seen.results] == [True]


def test_keys_go_down_and_the_pencil_is_in_the_hand(seen: Shown, watched: Watched) -> None:
    assert {"EXE"} <= watched.pressed and len(watched.pressed) > 4
    assert watched.pencil > len(watched.dots) * 0.9


def test_the_sheet_fills_with_what_is_certain(seen: Shown, watched: Watched) -> None:
    assert isinstance(seen.scene, GravityScene)
    game, sheet = seen.scene.organiser.game, seen.scene.view.sheet
    assert game is not None
    assert sheet.stars == game.found
    assert not sheet.empty & game.found and len(sheet.empty) >= 12
    assert not watched.wrong
    assert all(now >= before for before, now in zip(watched.dots, watched.dots[1:], strict=False))


def test_every_star_is_marked_before_it_is_shot() -> None:
    def look(scene: Game, seconds: float) -> None:
        assert isinstance(scene, GravityScene) and scene.organiser.game is not None
        assert scene.organiser.game.found <= scene.view.sheet.stars

    shown("gravity", 2, look)


def test_the_same_number_is_the_same_demo_and_another_one_another_board(seen: Shown) -> None:
    again, other = shown("gravity", 3), shown("gravity", 4)
    assert again.actions == seen.actions
    assert isinstance(seen.scene, GravityScene) and isinstance(other.scene, GravityScene)
    assert seen.scene.begun != other.scene.begun
