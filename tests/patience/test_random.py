"""A small share of the random play of tests.patience.soak, and what must hold after it."""

from __future__ import annotations

import pytest

from tests.patience import soak


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_random_games(game: str, seed: int) -> None:
    player = soak.play_game(game, seed)
    moves, table = list(player.sitting.moves), player.sitting.table
    again = player.again()
    assert again.sitting.table == table and again.sitting.moves == moves
    if player.sitting.can_undo:
        while player.sitting.moves:
            player.sitting.undo()
        assert player.sitting.table == type(player)(game, seed=str(seed)).sitting.table


@pytest.mark.parametrize("seed", range(10))
def test_random_events(seed: int) -> None:
    player = soak.do_anything(seed, 500)
    again = player.again()
    assert again.sitting.table == player.sitting.table and not again.notices
    assert again.desk.kept() == player.desk.kept()
