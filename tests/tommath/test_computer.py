"""The gains it counts with, the search it does and the moves it makes."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tommath import gains
from game.tommath.computer import Thought, think
from game.tommath.equations import PIECES
from game.tommath.rules import SIZE, State, from_rows, new
from tests import tournament
from tests.tommath.tables import gain

# A quiet position of each mode, some pieces in.
QUIET = {1: "|..1|...3|..1.1|...3", 2: "|..*|..*5|.7-*|...9^"}


def placed(seed: int, mode: int, pieces: int) -> State:
    draw = random.Random(seed)
    state = new(seed, mode, 999)
    for _ in range(pieces):
        if not state.over:
            state = state.play(draw.choice([move for move in state.moves() if " " in move]))
    return state


def thoughts(state: State, level: int, seed: int = 5) -> list[Thought]:
    return list(think(state, level, seed))


def naive(state: State) -> list[list[int]]:
    """What each piece scores on each square by the rules; filled squares as if nothing did."""
    return [
        [
            sum(run.points for run in state.gains(piece, 1 + s // SIZE, 1 + s % SIZE))
            for piece in PIECES[state.mode]
        ]
        for s in range(gains.SQUARES)
    ]


def unpacked(board: gains.Gains) -> list[list[int]]:
    fields = [gains.FIELD * piece for piece in range(board.pieces)]
    return [
        [0 if board.filled[s] else board.gains[s] >> field & gains.POINTS for field in fields]
        for s in range(gains.SQUARES)
    ]


@given(st.integers(0, 10**6), st.sampled_from((1, 2)), st.integers(0, 64))
def test_gains_kept_up_to_date_are_the_rules_own(seed: int, mode: int, pieces: int) -> None:
    state = placed(seed, mode, pieces)
    board = gains.of_state(state)
    table = naive(state)
    assert unpacked(board) == table
    assert board.best == [max(row) for row in table]


@given(st.integers(0, 10**6), st.sampled_from((1, 2)))
def test_what_is_laid_can_be_taken_back(seed: int, mode: int) -> None:
    draw = random.Random(seed)
    board = gains.of_state(placed(seed, mode, 12))
    before = (unpacked(board), list(board.best), board.key, board.count, list(board.filled))
    done = []
    for _ in range(10):
        square = draw.choice([s for s in range(gains.SQUARES) if not board.filled[s]])
        piece = draw.randrange(board.pieces)
        done.append((board.lay(square, piece), piece))
    for undo, piece in reversed(done):
        board.take_back(undo, piece)
    assert before == (unpacked(board), list(board.best), board.key, board.count, list(board.filled))


@pytest.mark.parametrize("mode", [1, 2])
@pytest.mark.parametrize("level", range(1, 10))
def test_thoughts_are_legal_and_deepen(mode: int, level: int) -> None:
    state = from_rows(mode, QUIET[mode], "black")
    found = thoughts(state, level)
    legal = set(state.moves())
    assert found[0].nodes == 0
    assert all(thought.move in legal and " " in thought.move for thought in found)
    for earlier, later in pairwise(found):
        assert later.depth >= earlier.depth and 0 <= later.nodes - earlier.nodes <= 32
    if level > 3:
        assert found[-1].nodes > 50


@pytest.mark.parametrize("mode", [1, 2])
def test_the_same_level_seed_and_position_whatever_was_thought_before(mode: int) -> None:
    state = placed(4, mode, 9)
    for level in (1, 4, 7, 8):
        first = thoughts(state, level)
        for vectors in gains.VECTORS.values():
            vectors.cache_clear()
        assert thoughts(state, level) == first
    seeds = {thoughts(new(1, mode), 3, seed)[-1].move for seed in range(30)}
    assert len(seeds) > 5


@pytest.mark.parametrize("mode", [1, 2])
def test_the_first_piece_is_a_numeral_in_the_middle(mode: int) -> None:
    for seed in range(20):
        (only,) = thoughts(new(0, mode), 9, seed)
        piece, row, column = only.move.split()
        assert piece in PIECES[mode] and piece.isdigit() and {row, column} <= {"4", "5"}


@pytest.mark.parametrize("level", [3, 6, 8, 9])  # the others are careless now and then
def test_it_takes_the_win(level: int) -> None:
    for state in (from_rows(2, "2+2|8*|9*3", "black", (0, 483)), from_rows(1, "33|2", "white", (474, 0))):
        assert state.play(thoughts(state, level)[-1].move).winner == state.to_move


def test_it_leaves_nothing_that_it_can_see() -> None:
    # 2+ on the edge: another 2 there would leave 4 to the opponent.
    for level in (6, 8, 9):
        state = from_rows(2, "2+", "white")
        after = state.play(thoughts(state, level)[-1].move)
        assert max(map(max, naive(after))) == 0


def test_a_safe_score_is_better_than_sitting_out_a_tie() -> None:
    rows = "|".join(["********"] * 6 + ["**2+2...", "********"])
    for level in (6, 8, 9):
        assert thoughts(from_rows(2, rows, "black"), level)[-1].move == "4 7 6"


def late_ties(mode: int, count: int) -> list[State]:
    """Late boards at 0:0 whose tie would be Black's, who can score there and stay ahead of every answer.

    In mode 2 the answers pay nothing at all; in mode 1 no full corner of a board is without sevens.
    """
    draw = random.Random(mode)
    found: list[State] = []
    while len(found) < count:
        empty = set(draw.sample(range(gains.SQUARES), draw.choice((3, 5, 7, 9, 11))))
        pieces = draw.choice(("123",) if mode == 1 else ("****/^^-+0123456789", "***^+-2468", "*/^*/^123"))
        cells = ["." if square in empty else draw.choice(pieces) for square in range(gains.SQUARES)]
        state = from_rows(
            mode, ["".join(cells[at : at + SIZE]) for at in range(0, len(cells), SIZE)], "black"
        )
        board = gains.of_state(state)
        scoring = [(s, *payer) for s in sorted(empty) for payer in gains.payers(board.gains[s])]
        for square, points, piece in scoring:
            undo = board.lay(square, piece)
            answer = max(board.best)
            board.take_back(undo, piece)
            if answer == 0 or (mode == 1 and answer < points):
                found.append(state)
                break
    return found


@pytest.mark.parametrize(("mode", "count"), [(1, 6), (2, 7)])
def test_every_level_that_looks_ahead_scores_where_it_is_safe(mode: int, count: int) -> None:
    """Levels 4, 5 and mode 2's 7 are careless now and then: of so many positions in one or two."""
    states = late_ties(mode, count)
    for level in range(4, 10):
        chosen = [(state, thoughts(state, level, number)[-1].move) for number, state in enumerate(states)]
        idle = [(str(state), move) for state, move in chosen if gain(state, move) == 0]
        assert len(idle) <= (2 if level in (4, 5) or (level, mode) == (7, 2) else 0), idle


def test_offers_are_answered_and_never_made() -> None:
    for scores, answer in (((10, 20), "decline"), ((20, 10), "accept"), ((20, 20), "decline")):
        offered = from_rows(2, "1*", "white", scores).play("offer")
        for level in (1, 9):
            assert [thought.move for thought in thoughts(offered, level)] == [answer]
    nearly = "|".join(["********"] * 7)
    assert thoughts(from_rows(2, nearly, "white").play("offer"), 5)[-1].move == "accept"
    assert thoughts(from_rows(2, nearly[:-1], "white").play("offer"), 5)[-1].move == "decline"
    again = from_rows(2, "1*", "white").play("offer").play("decline")
    assert thoughts(again, 4)[-1].move in set(again.moves()) - {"resign"}


def test_bad_levels_and_finished_games() -> None:
    for level in (0, 10):
        with pytest.raises(ValueError, match=r"^The level.*\.$"):
            think(new(1, 2), level, 1)
    assert thoughts(new(1, 2).play("resign"), 5) == []


def test_a_match_is_counted() -> None:
    games = tournament.match(1, ("3", "1"), 6)
    assert [game.a_is for game in games] == ["white", "black"] * 3
    assert sum(game.winner == "a" for game in games) >= 4
    assert all(game.ending == "point" and max(game.points) >= 500 for game in games)
    assert tournament.report(("3", "1"), games)[0].startswith("3 beat 1 in ")


def test_plain2_is_a_player() -> None:
    state = from_rows(2, "2+2", "white")
    assert tournament.plain2(state, 1) == "4 1 4"


def test_the_last_squares_are_played_out() -> None:
    state = placed(11, 2, 58)
    found = thoughts(state, 9)
    assert all(later.depth >= earlier.depth for earlier, later in pairwise(found))
    assert found[-1].nodes > thoughts(state, 6)[-1].nodes
