"""The Math Tooter's demo: both of its games at levels that score, played by the computer alone."""

from __future__ import annotations

import pytest

from game.tommath.demo import SHOWS
from game.tommath.scene import TooterScene
from tests.demos import shown


@pytest.mark.parametrize("number", range(len(SHOWS)))
def test_a_game_with_points_on_both_sides_comes_to_its_end(number: int) -> None:
    seen = shown("tommath", number)
    assert isinstance(seen.scene, TooterScene) and seen.scene.table is not None
    state, show = seen.scene.table.state, SHOWS[number]
    assert (state.mode, seen.scene.desk.level) == (show.mode, show.level)
    assert state.ending == "point" and min(state.scores) > 20
    assert 20 <= seen.seconds <= 70
    assert {action.name for action in seen.actions} <= {"character", "f3", "f8", "enter"}
    assert seen.scene.desk.computers == ("white", "black")
    assert not seen.results


def test_both_games_take_turns_at_the_levels_that_score() -> None:
    assert [show.mode for show in SHOWS] == [2, 1] * (len(SHOWS) // 2)
    assert {show.level for show in SHOWS} <= {1, 2, 3}


def test_the_same_number_is_the_same_game() -> None:
    boards = []
    for number in (1, 1, 5):
        scene = shown("tommath", number).scene
        assert isinstance(scene, TooterScene) and scene.table is not None
        boards.append(scene.table.moves)
    assert boards[0] == boards[1] != boards[2]
