"""The board, turns, scores and endings: the vectors, the contract's order, draws, junk, and properties."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.contract import IllegalMove
from game.tommath.equations import PIECES, run_points
from game.tommath.rules import State, from_rows, new
from tests.tommath.vectors import Placement, placements

SENTENCE = r"^[A-Z0-9][^.!?]*\.$"
# One square is left, and nothing can score there.
ALMOST_FULL = "|".join(["********"] * 7 + ["*******"])


def played(moves: list[str], mode: int = 2, game_point: int = 500) -> State:
    state = new(7, mode, game_point)
    for move in moves:
        state = state.play(move)
    return state


def random_game(seed: int, mode: int, game_point: int = 500, greed: float = 0.5) -> list[str]:
    """Moves to the end, some at random and some for the most points; draws are offered and declined."""
    draw = random.Random(seed)
    state = new(seed, mode, game_point)
    moves = []
    while not state.over:
        choices = [move for move in state.moves() if move not in ("accept", "resign")]
        move = draw.choice(choices)
        if state.offer is None and draw.random() < greed:
            tried = [draw.choice(choices) for _ in range(30)]
            move = max(tried, key=lambda text: 0 if " " not in text else total(state, text))
        moves.append(move)
        state = state.play(move)
    return moves


def total(state: State, move: str) -> int:
    piece, row, column = move.split()
    return sum(run.points for run in state.gains(piece, int(row), int(column)))


@pytest.mark.parametrize("case", placements(), ids=lambda case: f"{case.rows} {case.move}")
def test_vectors(case: Placement) -> None:
    state = from_rows(case.mode, case.rows)
    assert case.move in state.moves()
    after = state.play(case.move)
    texts = [(run.text, run.points) for run in after.last]
    if case.mode == 1:  # the vectors give either reading there
        texts = [(min(text, text[::-1]), points) for text, points in texts]
        case = case._replace(scored=[(min(text, text[::-1]), points) for text, points in case.scored])
    assert sorted(texts) == sorted(case.scored)
    assert after.last == state.gains(case.piece, case.row, case.column)
    assert after.scores == (sum(points for _, points in case.scored), 0)
    for run in after.last:
        read = "".join(after.board[row - 1][column - 1] for row, column in run.cells)
        assert read == run.text and (case.row, case.column) in (run.cells[0], run.cells[-1])


def test_the_reading_shown_ends_on_the_piece_just_placed() -> None:
    (run,) = from_rows(2, "3-4-").gains("1", 1, 5)
    assert (run.text, run.cells[-1]) == ("3-4-1", (1, 5))
    (run,) = from_rows(2, ".-4-1").gains("3", 1, 1)
    assert (run.text, run.cells[-1]) == ("1-4-3", (1, 1))
    (run,) = from_rows(2, ".+24").gains("2", 1, 1)
    assert (run.text, run.cells[0]) == ("2+24", (1, 1))
    (run,) = from_rows(1, ".33").gains("1", 1, 1)
    assert (run.text, run.cells) == ("331", ((1, 3), (1, 2), (1, 1)))


def test_gains_best_first_and_none_where_nothing_can_lie() -> None:
    state = from_rows(2, "0+0+0")
    assert [run.points for run in state.gains("0", 1, 6)] == [60, 50, 40]
    for piece, row, column in (("0", 1, 1), ("0", 0, 6), ("0", 9, 9), ("x", 1, 6), ("", 1, 6), ("00", 1, 6)):
        assert state.gains(piece, row, column) == ()


def test_moves_in_the_contracts_order() -> None:
    first = list(new(1, 2).moves())
    assert first[:2] == ["0 1 1", "0 1 2"] and first[-3:] == ["^ 8 8", "offer", "resign"]
    assert len(first) == 64 * 15 + 2
    assert len(list(new(1, 1).moves())) == 64 * 3 + 2
    second = list(played(["1 1 1"], mode=1).moves())
    squares = ("1 2", "2 1", "2 2")
    assert second == [f"{piece} {square}" for piece in "123" for square in squares] + ["offer", "resign"]
    pieces = [move[0] for move in from_rows(2, "1").moves() if " " in move]
    assert list(dict.fromkeys(pieces)) == list("0123456789+-*/^")


def test_offered_declined_and_not_again_in_that_turn() -> None:
    offered = played(["1 4 4", "offer"])
    assert (offered.to_move, offered.over, list(offered.moves())) == (
        "white",
        False,
        ["accept", "decline", "resign"],
    )
    declined = offered.play("decline")
    assert declined.to_move == "black" and "offer" not in declined.moves() and "1 4 5" in declined.moves()
    with pytest.raises(IllegalMove, match="once a turn"):
        declined.play("offer")
    assert "offer" in declined.play("1 4 5").moves()
    with pytest.raises(IllegalMove, match="No draw"):
        declined.play("accept")
    for wrong in ("1 4 5", "offer"):
        with pytest.raises(IllegalMove, match="Answer"):
            offered.play(wrong)


def test_accepted_drawn_and_resigned() -> None:
    offered = played(["1 4 4", "offer"])
    drawn = offered.play("accept")
    assert (drawn.over, drawn.ending, drawn.winner, list(drawn.moves())) == (True, "draw", None, [])
    quick = played(["1 4 4"]).play("draw")
    assert (quick.ending, quick.winner) == ("draw", None) and offered.play("draw").ending == "draw"
    assert (new(1, 2).play("resign").ending, new(1, 2).play("resign").winner) == ("resigned", "black")
    assert offered.play("resign").winner == "black"  # White was asked and gave up instead


def test_the_game_point_ends_the_game_for_the_mover() -> None:
    before = from_rows(2, "2+2", "black", (499, 490))
    won = before.play("4 1 4")
    assert (won.ending, won.winner, won.scores) == ("point", "black", (499, 508))
    assert not from_rows(2, "2+2", "black", (499, 481)).play("4 1 4").over
    assert from_rows(2, "2+2", "black", (499, 482)).play("4 1 4").over
    with pytest.raises(IllegalMove, match="over"):
        won.play("1 2 2")


def test_a_full_board_goes_to_the_points_and_a_tie_to_the_last_mover() -> None:
    for scores, winner in (((10, 20), "black"), ((20, 10), "white"), ((5, 5), "black"), ((0, 0), "black")):
        end = from_rows(2, ALMOST_FULL, "black", scores).play("* 8 8")
        assert (end.ending, end.winner, list(end.moves())) == ("full", winner, [])
    assert from_rows(2, ALMOST_FULL, "white").play("* 8 8").winner == "white"
    assert from_rows(2, ALMOST_FULL + "*", "white").winner == "black"


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("1 4 4", "4,4 is taken"),
        ("1 1 1", "next to another piece"),
        ("1 0 4", "from 1 to 8"),
        ("1 4 9", "from 1 to 8"),
        ("1 ٤ 5", "from 1 to 8"),
        ("x 4 5", "no such piece"),
        ("10 4 5", "no such piece"),
        (" 4 5", "no such piece"),
        ("1 4", "a piece, a row and a column"),
        ("1  4 5", "a piece, a row and a column"),
        ("1 4 5 ", "a piece, a row and a column"),
        ("", "a piece, a row and a column"),
        ("Offer", "a piece, a row and a column"),
        ("accept", "No draw was offered"),
    ],
)
def test_refusals(move: str, says: str) -> None:
    with pytest.raises(IllegalMove, match=says) as refused:
        played(["1 4 4"]).play(move)
    assert str(refused.value).endswith(".")


@given(
    st.text(max_size=9) | st.text("0123456789+-*/^ ", max_size=6) | st.none() | st.integers() | st.binary()
)
def test_junk_is_only_ever_illegal(junk: Any) -> None:
    state = played(["1 4 4", "+ 4 5"])
    if junk in (*state.moves(), "draw"):
        return
    with pytest.raises(IllegalMove, match=SENTENCE):
        state.play(junk)


@pytest.mark.parametrize(
    ("mode", "game_point", "seed"),
    [(0, 500, 1), (3, 500, 1), ("1", 500, 1), (True, 500, 1), (2.0, 500, 1), (None, 500, 1), ([], 500, 1)]
    + [(2, 99, 1), (2, 1000, 1), (2, "500", 1), (2, True, 1), (2, None, 1), (2, 250.0, 1)]
    + [(2, 500, "x"), (2, 500, None), (2, 500, 1.5)],
)
def test_bad_arguments_to_new(mode: Any, game_point: Any, seed: Any) -> None:
    with pytest.raises(ValueError, match=SENTENCE):
        new(seed, mode, game_point)


@pytest.mark.parametrize(
    "given",
    [
        {"rows": "x"},
        {"rows": "1+ 2"},
        {"rows": "|" * 8},
        {"rows": "." * 9},
        {"rows": ["1"] * 9},
        {"rows": [1]},
        {"rows": None},
        {"mode": 1, "rows": "4"},
        {"to_move": "red"},
        {"to_move": None},
        {"scores": (1,)},
        {"scores": (-1, 0)},
        {"scores": (0.5, 0)},
        {"scores": None},
        {"scores": (500, 500)},
        {"game_point": 99},
    ],
)
def test_bad_arguments_to_from_rows(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^[A-Z].*\.$"):
        from_rows(**{"mode": 2, "rows": "1+1", **given})


def test_rows_as_text_or_list_with_missing_cells() -> None:
    assert from_rows(2, "1+|.2") == from_rows(2, ["1+......", ".2", "........"])
    assert from_rows(2, "") == new(3, 2) == from_rows(2, [])
    assert from_rows(2, "1+").owners[0] == "ww......"


def test_positions_are_frozen_and_equal_whoever_laid_them() -> None:
    state = played(["1 4 4", "+ 4 5", "2 4 6"])
    other = played(["2 4 6", "+ 4 5", "1 4 4"])
    assert state == other and hash(state) == hash(other) and state.owners == other.owners
    assert played(["1 4 4", "+ 4 5"]) == from_rows(2, "|||...1+", "white")
    assert state != played(["1 4 4", "+ 4 5"]) and state != state.play("offer") != state.play("resign")
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.__setattr__("to_move", "white")


def test_what_is_printed() -> None:
    state = played(["2 1 1", "+ 1 2", "2 1 3", "4 1 4"])
    assert str(state).splitlines() == [
        "mode 2",
        "game point 500",
        "white 0",
        "black 18",
        "row 1 2w +b 2w 4b  .  .  .  .",
        *(f"row {row}" + "  ." * 8 for row in range(2, 9)),
        "scored 2+24 18",
        "white to move",
    ]
    assert str(state.play("offer")).endswith("black answers an offered draw")
    assert str(state.play("offer").play("decline")).endswith("the offered draw was declined")
    assert str(state.play("offer").play("accept")).endswith("over: draw, a draw")
    assert str(state.play("resign")).endswith("over: resigned, black wins")


@pytest.mark.parametrize("seed", range(6))
def test_scores_are_the_runs_of_the_move_list(seed: int) -> None:
    mode = 1 + seed % 2
    moves = random_game(seed, mode, greed=0.8)
    state = new(seed, mode)
    sums = {"white": 0, "black": 0}
    for move in moves:
        mover, before = state.to_move, state
        state = state.play(move)
        if " " in move:
            sums[mover] += sum(run.points for run in state.last)
            assert all(run_points(run.text, mode) == run.points for run in state.last)
            assert len({frozenset(run.cells) for run in state.last}) == len(state.last)
        else:
            assert state.board == before.board and state.scores == before.scores
    assert state.scores == (sums["white"], sums["black"]) and state.over
    assert played(moves, mode) == state and str(played(moves, mode)) == str(state)


@given(st.integers(0, 10**6), st.sampled_from((1, 2)), st.integers(0, 64))
def test_moves_are_exactly_what_is_accepted(seed: int, mode: int, length: int) -> None:
    draw = random.Random(seed)
    state = new(seed, mode, 999)
    for _ in range(length):
        if not state.over:
            state = state.play(draw.choice([m for m in state.moves() if m not in ("accept", "resign")]))
    listed = list(state.moves())
    assert len(set(listed)) == len(listed)
    tried = [
        f"{piece} {row} {column}" for piece in PIECES[2] for row in range(1, 9) for column in range(1, 9)
    ]
    accepted = []
    for move in draw.sample(tried, 60) + ["offer", "accept", "decline", "resign"]:
        try:
            state.play(move)
        except IllegalMove:
            assert move not in listed
        else:
            accepted.append(move)
            assert move in listed
    assert state.over == (not listed)
