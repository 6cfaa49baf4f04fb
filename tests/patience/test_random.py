"""A tenth of the random play of `python3 -m tests.soak`, and what must hold after it."""

from __future__ import annotations

import pytest

from tests.patience import invariants, soak
from tests.patience.playing import Player


@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_random_games_by_the_rules(game: str) -> None:
    for seed in range(soak.GAMES // 10):
        soak.play_rules(game, seed)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_random_games_on_the_screen(game: str, seed: int) -> None:
    player = soak.play_game(game, seed)
    moves, table = list(player.sitting.moves), player.sitting.table
    assert (table, moves) == soak.play_rules(game, seed)
    again = player.again()
    assert again.sitting.table == table and again.sitting.moves == moves


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_undo_leads_back_through_a_random_game(game: str, seed: int) -> None:
    """A game of Pyramid that has ended takes nothing back: this one stops some moves before its end."""
    whole = len(soak.play_rules(game, seed)[1])
    player = soak.play_game(game, seed, whole - 1 - seed % 4)
    assert len(player.sitting.moves) == whole - 1 - seed % 4 > 0
    passed = [Player(game, seed=str(seed)).sitting.table]
    for move in player.sitting.moves[:-1]:
        passed.append(passed[-1].play(move))
    while player.sitting.moves:
        player.sitting.undo()
        player.scene.app.settle()
        invariants.check(player.scene)
        assert player.sitting.table == passed.pop()
    assert not passed and player.again().sitting.moves == []


@pytest.mark.parametrize("seed", range(10))
def test_random_events(seed: int) -> None:
    player = soak.do_anything(seed, soak.INPUTS // 100, ("osmosis", "pyramid")[seed % 2])
    again = player.again()
    assert again.sitting.table == player.sitting.table and not again.notices
    assert again.desk.kept() == player.desk.kept()
