"""The Math Tooter's demo: both of its games at levels that score, at reading pace, played by the computer."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

import pytest

from game.shell.scene import Game
from game.tommath.demo import SHOWS
from game.tommath.scene import TooterScene
from tests.demos import Shown, shown
from tests.driving import FRAME

LINE = 1.2
"""Seconds in which a line can be read."""


class Lit(NamedTuple):
    """Which run was lit how many pieces into the game, and since when."""

    seconds: float
    laid: int
    run: int | None


def watched(number: int) -> tuple[Shown, TooterScene, list[Lit]]:
    """A demo, its scene, and when what of it could first be seen, from the first picture of the board on."""
    seen: list[Lit] = []

    def look(scene: Game, seconds: float) -> None:
        assert isinstance(scene, TooterScene)
        if scene.table is not None:
            now = Lit(seconds, scene.table.laid, scene.lit)
            if not seen or now[1:] != seen[-1][1:]:
                seen.append(now)

    show = shown("tommath", number, look)
    assert isinstance(show.scene, TooterScene)
    return show, show.scene, seen


@pytest.mark.parametrize("number", range(30))
def test_it_can_be_read_and_is_never_dull(number: int) -> None:
    show, scene, seen = watched(number)
    assert 30 <= show.seconds <= 60
    table, deal = scene.table, SHOWS[number % len(SHOWS)]
    assert table is not None and not show.results
    assert (table.state.mode, table.state.ending) == (deal.mode, "point")
    assert min(table.state.scores) > 20 and scene.desk.computers == ("white", "black")
    boards = [list(group) for _, group in groupby(seen, lambda lit: lit.laid)]
    assert [board[0].laid for board in boards] == list(range(table.laid + 1))
    quiet = 0.0
    for board, after in pairwise(boards):
        stood = after[0].seconds - board[0].seconds
        runs = [lit.run for lit in board if lit.run is not None]
        if not runs:
            assert LINE <= stood <= 1.5 + 3 * FRAME
            quiet += stood
            assert quiet < 11
            continue
        quiet = 0.0
        assert stood >= max(2.5, LINE * len(runs))
        assert runs[: max(runs) + 1] == list(range(max(runs) + 1))
        until = [lit.seconds for lit in board[1:]] + [after[0].seconds]
        assert min(end - lit.seconds for lit, end in zip(board, until, strict=True)) >= LINE
    assert 4 <= show.seconds - boards[-1][0].seconds <= 6


@pytest.mark.parametrize("number", range(len(SHOWS)))
def test_it_is_pressed_as_a_person_would(number: int) -> None:
    show, scene, _ = watched(number)
    assert scene.desk.level == SHOWS[number].level
    assert {action.name for action in show.actions} <= {"character", "f3", "f8", "enter"}


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
