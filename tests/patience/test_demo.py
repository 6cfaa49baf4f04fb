"""The patiences' demos: deals that come out, clicked to their end where it is worth watching."""

from __future__ import annotations

import pytest

from game.patience import match, osmosis
from game.patience.demo import LIVELY
from game.patience.scene import PatienceScene
from game.shell.scene import Game
from tests.demos import Shown, shown

NUMBERS = range(4)


class Watched:
    """How many moves there were when it began, and where the pointer was."""

    def __init__(self) -> None:
        self.begun: int | None = None
        self.pointers: set[tuple[int, int] | None] = set()

    def __call__(self, scene: Game, seconds: float) -> None:
        assert isinstance(scene, PatienceScene)
        if self.begun is None:
            self.begun = len(scene.app.sitting.moves)
        self.pointers.add(scene.app.desk.pointer)


def moves(seen: Shown) -> list[str]:
    assert isinstance(seen.scene, PatienceScene)
    return seen.scene.app.sitting.moves


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_a_deal_comes_out_at_reading_pace(game: str, number: int) -> None:
    watched = Watched()
    seen = shown(game, number, watched)
    assert isinstance(seen.scene, PatienceScene)
    app = seen.scene.app
    table = app.sitting.table
    if isinstance(table, osmosis.State):
        assert game == "osmosis" and table.ending == "won"
    else:
        assert isinstance(table, match.Match) and game == "pyramid" and table.game.ending == "cleared"
    assert app.desk.window("message") is not None
    assert 30 <= seen.seconds <= 60
    assert [result.won for result in seen.results] == [True]
    assert watched.begun is not None and len(watched.pointers) > 40
    clicked = moves(seen)[watched.begun :]
    lively = sum(move != "pack" for move in clicked)
    assert lively >= LIVELY[game] * len(clicked) and lively > 10


@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_the_same_number_is_the_same_demo_and_another_one_another_deal(game: str) -> None:
    seen, again, other = shown(game, 7), shown(game, 7), shown(game, 8)
    assert seen.actions == again.actions and moves(seen) == moves(again)
    assert moves(seen) != moves(other)


def test_pyramid_is_seen_from_its_first_move_and_osmosis_from_late_in_the_game() -> None:
    pyramid, osmosis = Watched(), Watched()
    shown("pyramid", 3, pyramid)
    shown("osmosis", 3, osmosis)
    assert pyramid.begun == 0
    assert osmosis.begun is not None and osmosis.begun > 50
