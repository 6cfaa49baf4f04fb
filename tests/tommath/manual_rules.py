"""Checks that the rules and the computer bear out what the instructions say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.contract import IllegalMove
from game.tommath import computer
from game.tommath.equations import PIECES, VALUES, integer_part, is_equation, run_points
from game.tommath.rules import State, from_rows, new
from tests.tommath.tables import gain

TIED = Path(__file__).parents[1] / "transcripts" / "tommath-tie.txt"


def gained(mode: int, rows: str, piece: str, row: int, column: int) -> list[str]:
    return [run.text for run in from_rows(mode, rows).gains(piece, row, column)]


def best(state: State, level: int) -> str:
    """A level's choice."""
    *_, last = computer.think(state, level, 0)
    return last.move


def two_players() -> None:
    state = new(0, 2)
    assert {state.to_move, state.play("1 4 4").to_move} == {"white", "black"}
    assert len(state.board) == 8 and all(len(row) == 8 for row in state.board)


def white_begins() -> None:
    assert new(0, 1).to_move == new(0, 2).to_move == "white"


def always_enough() -> None:
    state = new(0, 2)
    for row in range(1, 9):
        for column in range(1, 9):
            mover = state.to_move
            state = state.play(f"* {row} {column}")
            assert state.over or state.to_move != mover
    assert state.board == ("*" * 8,) * 8


def sevens_pieces() -> None:
    assert PIECES[1] == "123"


def math_pieces() -> None:
    assert sorted(PIECES[2]) == sorted("0123456789+-*/^")


def first_anywhere() -> None:
    assert sum(move.startswith("5 ") for move in new(0, 2).moves()) == 64


def touching() -> None:
    state = from_rows(2, "....|.5")
    state.play("1 3 3")
    with pytest.raises(IllegalMove):
        state.play("1 4 4")
    with pytest.raises(IllegalMove):
        state.play("1 2 2")


def both_use_it() -> None:
    state = new(0, 1).play("1 1 1").play("3 1 2").play("3 1 3")
    assert [run.text for run in state.last] == ["133"]


def ends_a_row() -> None:
    assert gained(2, "2+2", "4", 1, 4) == ["2+24"]
    assert gained(2, ".+24", "2", 1, 1) == ["2+24"]


def game_point() -> None:
    state = from_rows(1, "13", scores=(480, 0)).play("3 1 3")
    assert (state.ending, state.winner, state.scores) == ("point", "white", (507, 0))
    assert new(0, 2).game_point == 500


def game_point_range() -> None:
    game_point()
    for wrong in (99, 1000):
        with pytest.raises(ValueError):
            new(0, 2, wrong)
    assert new(0, 2, 100).game_point == 100 and new(0, 2, 999).game_point == 999


def seven_pays() -> None:
    assert run_points("133", 1) == 7 + 2 * 10
    assert run_points("1123", 1) == 7 + 3 * 10


def sevens_at_an_end() -> None:
    assert gained(1, "1.3", "3", 1, 2) == []


def eight_ways() -> None:
    assert gained(1, "1..|.3.", "3", 3, 3) == ["133"]
    assert gained(1, "1|3", "3", 3, 1) == ["133"]
    assert gained(1, "13..3", "3", 1, 4) == []


def pays_once() -> None:
    assert gained(2, "3-4-", "1", 1, 5) == ["3-4-1"]
    assert is_equation("1-4-3") and run_points("3-4-1", 2) == 28


def no_gaps() -> None:
    assert gained(2, "2+.2", "4", 1, 5) == []
    assert gained(2, "2|.+|..2", "4", 4, 4) == ["2+24"]
    assert gained(2, ".42+", "2", 1, 5) == ["2+24"]


def order() -> None:
    assert is_equation("2+2*38") and not is_equation("2+2*312")
    assert is_equation("2*2^28") and not is_equation("2*2^216")


def crumbs() -> None:
    assert is_equation("7/23") and not is_equation("7/24")


def signs() -> None:
    assert is_equation("4--37") and is_equation("-3----41")
    assert is_equation("4-3+1") and not is_equation("4-3++1")


def no_zeros() -> None:
    assert not is_equation("2+204") and not is_equation("02+24")


def plain_zero() -> None:
    assert is_equation("2-20")


def powers_right() -> None:
    assert is_equation("2^3^2512") and not is_equation("2^3^264")
    assert integer_part("2^9") == 512 and integer_part("8^2") == 64


def minus_waits() -> None:
    assert is_equation("-2^2-4") and not is_equation("-2^24")


def left_to_right() -> None:
    assert is_equation("8/2*28") and not is_equation("8/2*22")


def sums_left_to_right() -> None:
    assert is_equation("8-2-24") and not is_equation("8-2-28")


def cut_once() -> None:
    assert is_equation("1/2*21")


def towards_zero() -> None:
    assert is_equation("-7/2-3") and not is_equation("-7/2-4")
    assert is_equation("2^-20")


def by_zero() -> None:
    assert is_equation("8/00") and is_equation("0/00") and is_equation("0^-10")


def zero_to_zero() -> None:
    assert is_equation("0^01") and not is_equation("0^00")


def operator() -> None:
    assert not is_equation("33") and not is_equation("-3-3")


def inside() -> None:
    assert gained(2, "2.24", "+", 1, 2) == []


def half_answer() -> None:
    assert gained(2, "9+9", "1", 1, 4) == []
    assert gained(2, "9+91", "8", 1, 5) == ["9+918"]


def minus_zero() -> None:
    assert not is_equation("2-2-0") and not is_equation("2-3--1")


def plus_zero() -> None:
    assert is_equation("2-2+0")


def short_in_long() -> None:
    assert {"0-3+0-3", "-3+0-3"} <= set(gained(2, "0-3+0-", "3", 1, 7))


def snake() -> None:
    assert is_equation("2+24") and is_equation("2+2123")
    assert gained(2, "2+2", "1", 1, 4) == []


def long_snake() -> None:
    assert gained(2, "2+212", "3", 1, 6) == ["2+2123"] and integer_part("2+21") == 23


def longest_row_pays_67() -> None:
    every = ["".join(run) for n in range(2, 9) for run in _sevens(n)]
    assert max(every, key=len) == "1111111" and max(run_points(run, 1) for run in every) == 67


def _sevens(pieces: int, left: int = 7) -> Iterator[str]:
    if pieces == 0:
        yield from [""] if left == 0 else []
        return
    for piece in "123":
        if int(piece) <= left:
            yield from (piece + rest for rest in _sevens(pieces - 1, left - int(piece)))


def several_sevens() -> None:
    assert len(gained(1, ".33|3|3", "1", 1, 1)) == 2


def plus_is_understood() -> None:
    with pytest.raises(IllegalMove):
        new(0, 1).play("+ 4 4")
    assert run_points("1123", 1) == 7 + 3 * VALUES["+"]


def leaving_costs() -> None:
    """The look behind wins: it is all that level 6 knows and level 3 does not."""
    state = from_rows(2, "2+", "black")
    level_6 = state.play(best(state, 6))
    assert not any(gain(level_6, move) for move in level_6.moves())


def tail_is_the_answer() -> None:
    assert gained(2, "2+2", "4", 1, 4) == ["2+24"] == gained(2, ".+24", "2", 1, 1)
    assert not is_equation("2+25")


def no_equals_sign() -> None:
    with pytest.raises(IllegalMove):
        new(0, 2).play("= 4 4")


def nine_levels() -> None:
    assert [best(from_rows(2, "2+2", "black", (0, 490)), level)[:1] for level in range(3, 10)] == ["4"] * 7
    for wrong in (0, 10):
        with pytest.raises(ValueError):
            computer.think(new(0, 2), wrong, 0)


def no_brackets() -> None:
    with pytest.raises(IllegalMove):
        new(0, 2).play("( 4 4")


def point_or_full() -> None:
    game_point()
    full_board()


def grabbing() -> None:
    """2+2 asks for its 4: levels 1 to 3 take what pays, but 1 and 2 are careless now and then."""
    state = from_rows(2, "2+2|8*|9*3", "black")
    most = max(gain(state, move) for move in state.moves())
    for level, careful in ((1, False), (2, False), (3, True)):
        taken = [gain(state, _last(state, level, seed)) == most for seed in range(60)]
        assert any(taken) and all(taken) == careful


def _last(state: State, level: int, seed: int) -> str:
    *_, last = computer.think(state, level, seed)
    return last.move


def looking_ahead() -> None:
    """The depth of a thought: none for what pays at once, then your answer, then the answer to that."""
    for mode, rows in ((2, "|2+"), (1, "|13")):
        state = from_rows(mode, rows, "white")
        depths = {level: _depth(state, level) for level in range(1, 10)}
        assert [depths[level] for level in (1, 2, 3)] == [0, 0, 0]
        assert all(depths[level] == 1 for level in (4, 5, 6))
        assert all(depths[level] >= 3 for level in (7, 8, 9))


def _depth(state: State, level: int) -> int:
    """How deep its thoughts go; nobody waits for more than an answer to an answer."""
    depth = 0
    for thought in computer.think(state, level, 3):
        depth = thought.depth
        if depth >= 3:
            break
    return depth


def unkind() -> None:
    state = from_rows(2, "2+2|8*|9*3", "black", (0, 483))
    assert state.play(best(state, 9)).winner == "black"
    leaving_costs()


def never_gives_up() -> None:
    for level in range(1, 10):
        losing = from_rows(2, ["*" * 8] * 7 + ["5*-3"], "white", (0, 400))
        moves = [thought.move for thought in computer.think(losing, level, 0)]
        assert moves and all(" " in move for move in moves)


def computer_draw() -> None:
    """Black answers: behind, ahead, level early and level late."""
    behind, ahead, early = (from_rows(2, "5", "white", scores) for scores in ((90, 10), (10, 90), (0, 0)))
    late, not_yet = (from_rows(2, rows, "white") for rows in (["*" * 8] * 7, [*["*" * 8] * 6, "*" * 7]))
    for level in range(1, 10):
        answers = [best(state.play("offer"), level) for state in (behind, ahead, early, late, not_yet)]
        assert answers == ["accept", "decline", "decline", "accept", "decline"]


def full(scores: tuple[int, int]) -> State:
    rows = ["*" * 8] * 7 + ["*" * 7]
    return from_rows(2, rows, to_move="black", scores=scores).play("* 8 8")


def full_board() -> None:
    assert (full((20, 10)).ending, full((20, 10)).winner) == ("full", "white")


def tie() -> None:
    assert (full((10, 10)).ending, full((10, 10)).winner) == ("full", "black")


def drawn_or_given_up() -> None:
    assert new(0, 2).play("offer").play("accept").ending == "draw"
    assert new(0, 2).play("draw").ending == "draw"
    assert new(0, 2).play("resign").winner == "black"


def empty_board_game() -> None:
    """The game of the transcript: nobody gives anything away, all the board fills, and Black has won."""
    lines = TIED.read_text(encoding="utf-8").splitlines()
    state = new(int(lines[0].split()[1]), 2)
    for move in (line[2:] for line in lines if line.startswith("> ")):
        assert gain(state, move) == 0
        state = state.play(move)
    assert (state.ending, state.scores, state.winner) == ("full", (0, 0), "black")


def taken_stays() -> None:
    state = new(0, 2).play("5 4 4")
    with pytest.raises(IllegalMove):
        state.play("6 4 4")


def owners_differ_only_in_colour() -> None:
    state = new(0, 2)
    for move in ("2 4 1", "+ 4 2", "2 4 3", "4 4 4"):
        state = state.play(move)
    assert state.owners[3] == "wbwb...." and [run.text for run in state.last] == ["2+24"]
