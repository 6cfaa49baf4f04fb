"""Won and cleared games and a whole match, replayed on the screen by mouse, by finger and by keys.

A transcript: the game and its deal, the start, then moves ("> ") each followed by the position it leads to;
the match gives positions at the ends of its games only. The moves were found by random search.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.patience import match
from tests.patience import invariants
from tests.patience.playing import How, Player

FOLDER = Path(__file__).parents[1] / "transcripts"
GAMES = ("osmosis-won", "pyramid-cleared-1", "pyramid-cleared-2", "pyramid-cleared-3")


def transcript(name: str) -> tuple[str, str, Iterator[tuple[str, str | None]]]:
    """The game, its deal, and moves with the position after each; the first "move" is "" for the start."""
    head, *lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    game, deal = head.split()

    def moves() -> Iterator[tuple[str, str | None]]:
        yield "", lines[0]
        for at, line in enumerate(lines[1:], 1):
            if line.startswith("> "):
                after = lines[at + 1] if at + 1 < len(lines) else "> "
                yield line[2:], None if after.startswith("> ") else after

    return game, deal, moves()


def position(player: Player) -> str:
    return "; ".join(str(player.sitting.table).splitlines())


def replay(name: str, how: How) -> Player:
    game, deal, moves = transcript(name)
    player = Player(game, how, seed=deal)
    for move, after in moves:
        if move:
            player.play(move)
        assert after is None or position(player) == after, f"after {move}"
        invariants.check(player.scene)
    return player


@pytest.mark.parametrize("name", GAMES)
def test_games_by_mouse(name: str) -> None:
    player = replay(name, "mouse")
    (result,) = player.slot.results()
    assert result.won and player.box()
    if name.startswith("pyramid"):
        assert player.match.game.deal == int(name[-1]) and player.match.game.ending == "cleared"
        assert result.score == player.match.game.score


@pytest.mark.parametrize("how", ["keys", "touch"])
@pytest.mark.parametrize("name", ["osmosis-won", "pyramid-cleared-3"])
def test_one_of_each_by_keys_alone_and_by_touch_alone(name: str, how: How) -> None:
    assert replay(name, how).slot.results()[0].won


def test_a_whole_match_by_mouse() -> None:
    player = replay("pyramid-match", "mouse")
    assert player.match.over and player.match.good
    results = player.slot.results()
    assert [result.score for result in results] == list(player.match.booked)
    assert results[-1].detail["match"]["total"] == player.match.total
    player.answer("ok")
    assert "0 or better: a match well played." in player.box()


def test_undo_all_the_way_from_just_before_the_end() -> None:
    game, deal, moves = transcript("osmosis-won")
    player = Player(game, "keys", seed=deal)
    lines = list(moves)
    for move, _ in lines[1:-1]:
        player.sitting.play(move)
    for _, after in reversed(lines[:-2]):
        player.driver.key("f8")
        assert position(player) == after
    assert not player.sitting.can_undo


def test_the_match_comes_back_after_every_move() -> None:
    game, deal, moves = transcript("pyramid-cleared-1")
    player = Player(game, seed=deal)
    for move, _ in moves:
        if move:
            player.play(move)
        other = player.again()
        assert other.sitting.table == player.sitting.table and other.sitting.moves == player.sitting.moves
        assert other.desk.kept() == player.desk.kept() and not other.notices
    assert isinstance(player.sitting.table, match.Match) and player.match.game.over
