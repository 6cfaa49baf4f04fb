"""Each sentence of the instructions has a check, of the rules or of the scene, that bears it out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.contract import IllegalMove
from game.tommath import computer, controls, look, manual, rules
from game.tommath.desk import Desk
from game.tommath.equations import PIECES, VALUES, integer_part, is_equation, run_points
from game.tommath.playing import legend_labels, legend_rects
from game.tommath.rules import State, from_rows, new
from tests.tommath.tables import Parlour, gain, middle

Check = Callable[[], None]
TIED = Path(__file__).parents[1] / "transcripts" / "tommath-tie.txt"


# Headings that claim nothing; what else stands in one is a sentence.
HEADINGS = frozenset(
    (
        "TWO GAMES, ONE BOARD",
        "WHERE A PIECE MAY GO",
        "WHOSE PIECE IS IT?",
        "WHAT IT IS ALL FOR",
        "ADD UP TO SEVEN",
        "THE SMALL PRINT",
        "HOW A ROW IS WORKED OUT",
        "WHAT DOES NOT SCORE",
        "WHAT SCORES ALL THE SAME",
        "LAYING A PIECE",
        "INSTEAD OF A MOVE",
        "WHILE THE COMPUTER THINKS",
        "WHEN IS IT OVER?",
        "A WARNING TO WHITE",
        "YOUR GAME KEEPS",
    )
)


def sentences() -> Iterator[str]:
    """All that the pages say, but for tables and HEADINGS: sentences, and the cells of lines in columns."""
    for page in manual.PAGES:
        blocks: list[str] = []
        before = -1
        for line in page.lines:
            text = line.text.replace("{", "").replace("}", "")
            cells = re.split(" {3,}", text)
            if text.startswith("= ") or len(cells) > 1:
                cells = [cell.removeprefix("= ") for cell in cells]
                blocks += [cell for cell in cells if cell not in HEADINGS]
                before = -1
                continue
            if line.row == before + 1 and not text.startswith("\u2022"):
                blocks[-1] += f" {text}"
            else:
                blocks.append(text.removeprefix("\u2022 "))
            before = line.row
        for block in blocks:
            yield from re.split(r"(?<=\.) (?=[A-Z0-9*+])", block)


def gained(mode: int, rows: str, piece: str, row: int, column: int) -> list[str]:
    return [run.text for run in from_rows(mode, rows).gains(piece, row, column)]


def best(state: State, level: int) -> str:
    """A level's choice."""
    *_, last = computer.think(state, level, 0)
    return last.move


def parlour(mode: int = 2, people: int = 1, typed: str = "") -> Parlour:
    """A game begun, and what was typed into it."""
    table = Parlour()
    table.start(mode, "999", people)
    table.driver.type(typed)
    return table


# -- what this is ------------------------------------------------------------------------------------------
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


# -- the scene ---------------------------------------------------------------------------------------------
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


def keys_or_clicks() -> None:
    for number in (2, 3, 4, 6, 7, 8, 9, 10):
        function(number)()


def no_brackets() -> None:
    with pytest.raises(IllegalMove):
        new(0, 2).play("( 4 4")


def several_light_up() -> None:
    table = parlour(1, 2, "345346354364144")
    assert [run.text for run in table.table.state.last] == ["331", "331"]
    assert sum(table.table.state.scores) == 54
    lit = [table.scene.lit]
    for _ in range(90):
        table.driver.wait(1 / 60)
        lit.append(table.scene.lit)
    assert [after for before, after in pairwise([None, *lit]) if after != before] == [0, 1, 0]


def point_or_full() -> None:
    game_point()
    full_board()


def runs_again() -> None:
    table = parlour(1, 2, "345346354364144")
    table.driver.wait(3)
    seen = []
    for key in ("right", "left", ""):
        if key:
            table.driver.key(key)
        else:
            table.driver.click(*middle(look.LAST_AREA))
        seen.append(table.scene.lit)
    assert seen == [1, 0, 1]


def typed_or_clicked() -> None:
    table = parlour(2, 2, "734")
    table.click_piece("*")
    table.click_square(4, 4)
    assert table.moves == ["7 3 4", "* 4 4"]


def taken_back() -> None:
    table = parlour(2, 2, "73")
    table.driver.key("backspace")
    table.driver.type("45")
    table.driver.type("99")
    table.driver.key("escape")
    table.driver.type("856")
    assert table.moves == ["7 4 5", "8 5 6"]


def strips_are_keys() -> None:
    table = parlour(1, 2)
    for number, (x, y, _, high) in enumerate(look.STRIPS):
        for piece in "123":
            table.driver.click(x + look.STRIP_BUTTON[0] * int(piece) - 20, y + high // 2)
            table.click_square(4 + number, 3 + int(piece))
    assert [move[0] for move in table.moves] == ["1", "2", "3"] * 2


def draw_offered() -> None:
    table = parlour(2, 2, "dn")
    assert table.moves == ["offer", "decline"]
    table.driver.type("d")
    assert table.moves == ["offer", "decline"]
    table.driver.type("544dy")
    assert table.table.state.ending == "draw"


def resigned() -> None:
    for key in "rf":
        table = parlour(2, 2, f"544{key}n")
        assert table.moves == ["5 4 4"]
        table.driver.type(f"{key}y")
        assert (table.table.state.ending, table.table.state.winner) == ("resigned", "white")


def hurried_or_drawn() -> None:
    """Within two frames of the key, as the computer thinks at its highest level."""
    for key, done in (("escape", 2), ("shift+1", 0)):
        table = parlour(1)
        for _ in range(6):
            table.driver.key("f8")
        table.driver.type("144")
        table.driver.wait(0.1)
        assert table.scene.work() is not None
        so_far = table.so_far()
        table.driver.key(key)
        table.driver.wait(2 / 60)
        if done:
            assert table.moves == ["1 4 4", so_far]
        else:
            assert (table.table.state.ending, table.moves) == ("draw", ["1 4 4", "draw"])


def least_time() -> None:
    table = parlour()
    for key, words in (("up", "SPEED 1.5 SEC"), ("down", "SPEED 1.0 SEC"), ("down", "SPEED 0.5 SEC")):
        table.driver.key(key)
        assert table.screen()[24].endswith(words + " ")
    table.driver.type("544")
    table.driver.finish_work()
    table.driver.wait(0.4)
    assert len(table.moves) == 1
    table.driver.wait(0.2)
    assert len(table.moves) == 2


def function(number: int) -> Check:
    """What the function key changes, by its key and by a click on its name."""
    kept = {2: "sound", 3: "computers", 4: "computers", 6: "white_face", 7: "level", 8: "level"}
    kept |= {9: "black_face", 10: "border"}

    def check() -> None:
        for clicked in (False, True):
            table = parlour(2, 2)
            before, label = table.scene.desk, legend_labels(table.scene.desk)[number - 1]
            if clicked:
                table.driver.click(*middle(legend_rects()[number - 1]))
            else:
                table.driver.key(f"f{number}")
            after = table.scene.desk
            changed = {name for name in vars(before) if getattr(before, name) != getattr(after, name)}
            assert changed == {kept[number]}
            if number in (3, 4):
                side = ("white", "black")[number - 3]
                assert after.who(side) == "computer" and label == f"{side.upper()}=COMPUTER"
            if number in (7, 8):
                assert after.level == before.level + (-1 if number == 7 else 1)
                assert label == f"LEVEL {after.level}"

    return check


def quits_and_keeps() -> None:
    table = parlour(2, 2, "544")
    table.quit()
    assert table.left == 1 and table.moves == ["5 4 4"]


def these_pages() -> None:
    table = parlour(2, 2)
    table.driver.key("f5")
    assert "HOW TO PLAY" in table.screen()[0]


def names_what_will_be() -> None:
    """At each state; what would do nothing is dead and says why."""
    for desk in (Desk(level=level, sound=sound) for level in range(1, 10) for sound in (True, False)):
        labels = legend_labels(desk)
        assert labels[1] == ("SOUND OFF" if desk.sound else "SOUND ON")
        assert labels[2:4] == ("WHITE=COMPUTER", "BLACK=KEYBOARD")
        assert labels[6] == f"LEVEL {desk.level - 1 or 1}" and labels[7] == f"LEVEL {min(9, desk.level + 1)}"


# -- the computer, and the end -----------------------------------------------------------------------------
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


def agreed_or_given_up() -> None:
    assert new(0, 2).play("offer").play("accept").ending == "draw"
    assert new(0, 2).play("resign").winner == "black"


def empty_board_game() -> None:
    """The game of the transcript: nobody gives anything away, all the board fills, and Black has won."""
    lines = TIED.read_text(encoding="utf-8").splitlines()
    state = rules.new(int(lines[0].split()[1]), 2)
    for move in (line[2:] for line in lines if line.startswith("> ")):
        assert gain(state, move) == 0
        state = state.play(move)
    assert (state.ending, state.scores, state.winner) == ("full", (0, 0), "black")


def kept_at_every_move() -> None:
    table = parlour(2, 2)
    for number, move in enumerate(("544", "655", "*45"), 1):
        table.driver.type(move)
        assert len(table.moves) == number
        table.again()
        assert len(table.moves) == number and table.scene.desk.page == "play"


def carried_on() -> None:
    table = parlour(2, 1, "544")
    table.quit()
    assert table.left == 1 and len(table.moves) == 1
    table.driver.type("c")
    table.answer()
    assert len(table.moves) == 2


def defaults() -> None:
    table = parlour()
    assert table.scene.desk.who("white") == "keyboard" and table.scene.desk.who("black") == "computer"
    table.driver.key("f3")
    table.driver.key("f4")
    assert table.scene.desk.who("white") == "computer" and table.scene.desk.who("black") == "keyboard"


def taken_stays() -> None:
    state = new(0, 2).play("5 4 4")
    with pytest.raises(IllegalMove):
        state.play("6 4 4")


def owners_differ_only_in_colour() -> None:
    state = new(0, 2)
    for move in ("2 4 1", "+ 4 2", "2 4 3", "4 4 4"):
        state = state.play(move)
    assert state.owners[3] == "wbwb...." and [run.text for run in state.last] == ["2+24"]


CHECKS: dict[str, Check] = {
    "Two players, White and Black, lay pieces on a board of 8 by 8.": two_players,
    "White begins.": white_begins,
    "One piece a turn, and there are always enough of them.": always_enough,
    "Mode 1, the game of sevens: the pieces are 1, 2 and 3.": sevens_pieces,
    "Mode 2, the math game: the digits 0 to 9 and + - * / ^.": math_pieces,
    "The first piece goes anywhere.": first_anywhere,
    "Each later one must touch another piece with a side or a corner.": touching,
    "A taken square stays taken.": taken_stays,
    "The colour only shows who laid it.": owners_differ_only_in_colour,
    "Once it lies there, both may use it.": both_use_it,
    "Lay a piece that ends a row telling a truth, and it pays points.": ends_a_row,
    "Who first has the game point wins: 500, or what you set at the start, from 100 to 999.": (
        game_point_range
    ),
    "White is yours and Black is the computer's until you say otherwise.": defaults,
    "A row of pieces that adds up to 7 pays 7, and 10 for each plus sign between its pieces.": seven_pays,
    "Nobody lays the plus signs: they are understood.": plus_is_understood,
    "The piece just laid must stand at one end of the row.": sevens_at_an_end,
    "Across, down or slantwise; a gap breaks the row.": eight_ways,
    "One row pays once, from whichever end you read it.": pays_once,
    "The longest row of all is seven ones, and pays 67.": longest_row_pays_67,
    "Several rows at once? Each one pays.": several_sevens,
    "Hint: look at what you leave behind before you look at what you take.": leaving_costs,
    "Lay a piece at either end of a row that tells the truth: the tail of the row is the answer.": (
        tail_is_the_answer
    ),
    "THERE IS NO EQUALS SIGN.": no_equals_sign,
    "YOU SUPPLY IT.": tail_is_the_answer,
    "Straight or slantwise, from either end, no gaps.": no_gaps,
    "Order: powers first, then * and /, then + and -.": order,
    "No brackets.": no_brackets,
    "Crumbs are swept off the final answer, never rounded: 7/2 makes 3.": crumbs,
    "Signs may pile up before a number; the answer wears one at most.": signs,
    "No spare zeros in front: 04 is not a number here.": no_zeros,
    "A plain 0 is.": plain_zero,
    "Several rows at once? Each one pays, and lights up in turn.": several_light_up,
    "The end: game point reached or board full.": point_or_full,
    "Last mover wins a tie.": tie,
    "Powers to the right first: 2^3^2 is 2^9 = 512, not 8^2 = 64.": powers_right,
    "A minus waits for its power: -2^2 is -4.": minus_waits,
    "* and / from left to right: 8/2*2 is 8.": left_to_right,
    "So are + and -.": sums_left_to_right,
    "Nothing is cut off on the way: 1/2*2 is 1.": cut_once,
    "Cut towards zero: -7/2 is -3, and 2^-2, a quarter, is 0.": towards_zero,
    "Anything divided by 0 is 0, even 0/0.": by_zero,
    "And 0^0 is 1.": zero_to_zero,
    "No operator between two numbers: 33 says nothing, -3-3 neither.": operator,
    "A piece laid inside a row: it must be first or last.": inside,
    "A half answer: 9+91 waits for its 8.": half_answer,
    "The answer -0, and an answer with two signs.": minus_zero,
    "+0 will do.": plus_zero,
    "A short row inside a longer one: both pay if both are true.": short_in_long,
    "A row that is true from both ends pays once: 3-4-1.": pays_once,
    "A snake: 2+2 need not become 4.": snake,
    "2+21 23 is worth waiting for.": long_snake,
    "Click the last move's box, or press left and right, to see its rows again.": runs_again,
    "Type the piece, its row and its column, or click a piece and then a square.": typed_or_clicked,
    "Backspace takes the last one back, Esc all of them.": taken_back,
    "In the game of sevens the first three places of rows 0 and 9 are keys too.": strips_are_keys,
    "D offers a draw, once a turn; Y agrees, N plays on.": draw_offered,
    "R or F gives up the game, after a question.": resigned,
    "Esc makes it play the best move it has; ! calls the game a draw.": hurried_or_drawn,
    "Up and down set the least time it takes, shown at the lower right.": least_time,
    "FUNCTION KEYS, OR A CLICK ON THEIR NAMES": keys_or_clicks,
    "F1 quits and keeps the game": quits_and_keeps,
    "F2 sound on and off": function(2),
    "F3 who plays White": function(3),
    "F4 who plays Black": function(4),
    "F5 these pages": these_pages,
    "F6 White's colour": function(6),
    "F7 an easier computer": function(7),
    "F8 a harder one": function(8),
    "F9 Black's colour": function(9),
    "F10 the border's colour": function(10),
    "A name says what the key will do, not what is so now.": names_what_will_be,
    "NINE LEVELS": nine_levels,
    "Levels 1 to 3 grab what they see, 1 and 2 not always.": grabbing,
    "From 4 on it looks at your answer too, from 7 on at its answer to that.": looking_ahead,
    "Level 9 is unkind.": unkind,
    "It never offers a draw and never gives up.": never_gives_up,
    "It agrees to one when it is behind, or level with eight squares or fewer to go.": computer_draw,
    "When a move brings its player to the game point: that player wins.": game_point,
    "When the board is full: the most points win.": full_board,
    "A tie on a full board goes to who moved last: that is Black.": tie,
    "When a draw is agreed on, or somebody gives up.": agreed_or_given_up,
    "In the math game a player who only ever gives nothing away can fill the board at 0 to 0, and then Black "
    "has won.": empty_board_game,
    "That is the rule.": tie,
    "Make trouble.": leaving_costs,
    "Every move is kept as it is made.": kept_at_every_move,
    "Come back whenever you like: C on the start screen carries on, in the computer's turn too.": carried_on,
}


@pytest.mark.parametrize("sentence", CHECKS)
def test_sentence(sentence: str) -> None:
    CHECKS[sentence]()


def test_every_sentence_has_a_check() -> None:
    said = list(sentences())
    assert not [sentence for sentence in said if sentence not in CHECKS]
    assert set(CHECKS) <= set(said)


def test_words_around_the_pages() -> None:
    assert look.PAGE_ASIDE == "Six pages. No quiz." and len(manual.PAGES) == 6
    actions = {name for _, name in controls.MANUAL.areas}
    assert {action for *_, action in look.PAGE_KEYS} <= actions
    assert controls.KEYS["page up"] == "back" and controls.KEYS["page down"] == "more"


def test_what_pieces_pay_is_what_they_pay() -> None:
    """The row of page 3, and the captions under the keypad."""
    table = parlour(2, 2)
    table.driver.key("f5")
    for _ in range(2):
        table.driver.key("page down")
    words = " ".join(table.screen()[14].split())
    assert words == "PIECES PAY 1 to 9 face value 0 + - 10 * 30 / 40 ^ 50"
    assert all(VALUES[digit] == int(digit) for digit in "123456789")
    captions = [(pieces, int(paid)) for pieces, paid in look.CAPTION_MATH]
    assert captions == [("0+-", 10), ("*", 30), ("/", 40), ("^", 50)]
    assert all(VALUES[piece] == paid for pieces, paid in captions for piece in pieces)
    assert look.CAPTION_SEVENS == " SUM 7 PAYS 7 + 10 PER PLUS " and run_points("133", 1) == 7 + 2 * 10


def test_tables_say_what_their_runs_are() -> None:
    """What a row says is its run with spaces and an equals sign, or the words that are checked here."""
    words = {
        "111112": "five ones and a two",
        "1111111": "seven ones",
        "7/23": "7 / 2 = 3 and crumbs",
        "8/00": "8 / 0 = 0 by decree",
        "5^225": "5 squared = 25",
    }
    for table in (page.table for page in manual.PAGES if page.table):
        for run, says in table.runs:
            assert run_points(run, table.mode) > 0
            if run in words:
                assert says == words.pop(run)
                continue
            left, right = says.split(" = ")
            signed = left.replace(" ", "").replace("(", "").replace(")", "")
            assert run == (signed + right if table.mode == 2 else signed.replace("+", ""))
            assert table.mode == 2 or right == "7"
    assert not words


def test_examples_in_the_text_are_true() -> None:
    """Every `a is b` and `a makes b` of the sentences is an equation."""
    found = 0
    for sentence in sentences():
        pairs = re.findall(r"([0-9+*/^-]*[0-9]) (?:is|makes|need not become) (-?[0-9]+)(?![0-9^])", sentence)
        for left, right in pairs:
            assert left.isdigit() or is_equation(left + right), (left, right)
            found += 1
    assert found >= 7


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
