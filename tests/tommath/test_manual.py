"""Each statement of the instructions that claims something of the rules is borne out by them."""

import re

import pytest

from game.contract import IllegalMove
from game.tommath import computer, look, manual
from game.tommath.equations import PIECES, is_equation, run_points
from game.tommath.rules import State, from_rows, new


def gained(mode: int, rows: str, piece: str, row: int, column: int) -> list[str]:
    return [run.text for run in from_rows(mode, rows).gains(piece, row, column)]


def white_first() -> None:
    assert new(0, 2).to_move == "white"
    assert len(new(0, 2).board) == 8 and all(len(row) == 8 for row in new(0, 2).board)


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


def longest_seven() -> None:
    assert max(run_points(run, 1) for run in ("1111111", "111112", "133")) == 67


def several_rows() -> None:
    assert len(gained(1, "133|3|3", "1", 1, 1)) == 0  # taken
    assert len(gained(1, ".33|3|3", "1", 1, 1)) == 2


def either_end() -> None:
    ends_a_row()


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
    assert not is_equation("2+204") and is_equation("2-20")


def the_end() -> None:
    game_point()
    tie()


def powers_right() -> None:
    assert is_equation("2^3^2512") and not is_equation("2^3^264")


def minus_waits() -> None:
    assert is_equation("-2^2-4") and not is_equation("-2^24")


def left_to_right() -> None:
    assert is_equation("8/2*28") and not is_equation("8/2*22")
    assert is_equation("8-2-24") and not is_equation("8-2-28")


def cut_once() -> None:
    assert is_equation("1/2*21")


def towards_zero() -> None:
    assert is_equation("-7/2-3") and not is_equation("-7/2-4")
    assert is_equation("2^-20")


def by_zero() -> None:
    assert is_equation("8/00") and is_equation("0/00") and is_equation("0^01")


def operator() -> None:
    assert not is_equation("33") and not is_equation("-3-3")


def inside() -> None:
    assert gained(2, "2.24", "+", 1, 2) == []


def half_answer() -> None:
    assert gained(2, "9+9", "1", 1, 4) == []
    assert gained(2, "9+91", "8", 1, 5) == ["9+918"]


def minus_zero() -> None:
    assert not is_equation("2-2-0") and is_equation("2-2+0") and not is_equation("2-3--1")


def short_in_long() -> None:
    assert {"0-3+0-3", "-3+0-3"} <= set(gained(2, "0-3+0-", "3", 1, 7))


def snake() -> None:
    assert is_equation("2+24") and is_equation("2+2123")


def draw_offered() -> None:
    state = new(0, 2).play("offer")
    assert list(state.moves()) == ["accept", "decline", "resign"]
    assert state.play("accept").ending == "draw"
    declined = state.play("decline")
    assert declined.to_move == "white"
    with pytest.raises(IllegalMove):
        declined.play("offer")


def resign() -> None:
    assert new(0, 2).play("resign").winner == "black"
    assert new(0, 2).play("offer").play("accept").winner is None


def quick_draw() -> None:
    assert new(0, 2).play("draw").ending == "draw"


def answer(state: State) -> str:
    *_, last = computer.think(state, 3, 0)
    return last.move


def computer_draw() -> None:
    for move in (thought.move for thought in computer.think(from_rows(1, "13", scores=(0, 400)), 3, 0)):
        assert move not in ("offer", "resign")
    behind = from_rows(2, "5", to_move="white", scores=(90, 10)).play("offer")
    level = from_rows(2, "5", to_move="white").play("offer")
    assert answer(behind) == "accept" and answer(level) == "decline"
    nearly = from_rows(2, "|".join(["********"] * 7)).play("offer")
    assert answer(nearly) == "accept"


def full(scores: tuple[int, int]) -> State:
    rows = ["*" * 8] * 7 + ["*" * 7]
    return from_rows(2, rows, to_move="black", scores=scores).play("* 8 8")


def full_board() -> None:
    assert (full((20, 10)).ending, full((20, 10)).winner) == ("full", "white")


def tie() -> None:
    assert full((0, 0)).winner == "black"


CHECKS = {
    check.__name__.replace("_", " "): check
    for check in (
        white_first,
        sevens_pieces,
        math_pieces,
        first_anywhere,
        touching,
        both_use_it,
        ends_a_row,
        game_point,
        game_point_range,
        seven_pays,
        sevens_at_an_end,
        eight_ways,
        pays_once,
        longest_seven,
        several_rows,
        either_end,
        no_gaps,
        order,
        crumbs,
        signs,
        no_zeros,
        the_end,
        powers_right,
        minus_waits,
        left_to_right,
        cut_once,
        towards_zero,
        by_zero,
        operator,
        inside,
        half_answer,
        minus_zero,
        short_in_long,
        snake,
        draw_offered,
        resign,
        quick_draw,
        computer_draw,
        full_board,
        tie,
    )
}


@pytest.mark.parametrize(("name", "text"), manual.statements())
def test_statement(name: str, text: str) -> None:
    CHECKS[name]()


def test_no_check_is_idle() -> None:
    assert set(CHECKS) == {name for name, _ in manual.statements()}


def test_examples_in_the_text_are_true() -> None:
    """Every run of the tables pays, and every `a = b` of the finer points is an equation."""
    for page in manual.PAGES:
        for run, _ in page.table.runs if page.table else ():
            assert run_points(run, page.table.mode if page.table else 0) > 0, run
    for line in manual.PAGES[3].lines:
        for left, right in re.findall(r"([0-9+*/^-]*[0-9]) (?:is|makes) (-?[0-9]+)(?![0-9^])", line.text):
            assert left.isdigit() or is_equation(left + right), (left, right)


def test_every_page_fits_the_screen() -> None:
    for page in manual.PAGES:
        taken = set()
        for line in page.lines:
            plain = line.text.replace("{", "").replace("}", "")
            assert len(plain) <= look.COLUMNS - look.PAGE_TEXT_AT - 1, plain
            assert line.row in look.PAGE_ROWS
            taken.add(line.row)
        if page.table:
            table = set(range(page.table.row, page.table.row + len(page.table.runs) + 2))
            assert not taken & table
