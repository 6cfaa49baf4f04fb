"""Each sentence of the instructions has a check, of the rules or of the scene, that bears it out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from game.tommath import controls, look, manual
from game.tommath.equations import VALUES, is_equation, run_points
from tests.tommath import manual_rules as rules
from tests.tommath import manual_scene as scene

TEXT_COLUMNS, TEXT_ROWS = 72, range(1, 23)  # columns 5 to 76, rows 1 to 22
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
        "WHEN YOU GO",
    )
)


def sentences() -> Iterator[str]:
    """All that the pages say, but for tables and HEADINGS: sentences, and the cells of lines in columns."""
    for number, keeps in product(range(len(manual.PAGES)), (True, False)):
        blocks: list[str] = []
        before = -1
        for line in manual.lines(number, keeps):
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


CHECKS: dict[str, Callable[[], None]] = {
    "Two players, White and Black, lay pieces on a board of 8 by 8.": rules.two_players,
    "White begins.": rules.white_begins,
    "One piece a turn, and there are always enough of them.": rules.always_enough,
    "Mode 1, the game of sevens: the pieces are 1, 2 and 3.": rules.sevens_pieces,
    "Mode 2, the math game: the digits 0 to 9 and + - * / ^.": rules.math_pieces,
    "The first piece goes anywhere.": rules.first_anywhere,
    "Each later one must touch another piece with a side or a corner.": rules.touching,
    "A taken square stays taken.": rules.taken_stays,
    "The colour only shows who laid it.": rules.owners_differ_only_in_colour,
    "Once it lies there, both may use it.": rules.both_use_it,
    "Lay a piece that ends a row telling a truth, and it pays points.": rules.ends_a_row,
    "Who first has the game point wins: 500, or what you set at the start, from 100 to 999.": (
        rules.game_point_range
    ),
    "White is yours and Black is the computer's until you say otherwise.": scene.defaults,
    "A row of pieces that adds up to 7 pays 7, and 10 for each plus sign between its pieces.": (
        rules.seven_pays
    ),
    "Nobody lays the plus signs: they are understood.": rules.plus_is_understood,
    "The piece just laid must stand at one end of the row.": rules.sevens_at_an_end,
    "Across, down or slantwise; a gap breaks the row.": rules.eight_ways,
    "One row pays once, from whichever end you read it.": rules.pays_once,
    "The longest row of all is seven ones, and pays 67.": rules.longest_row_pays_67,
    "Several rows at once? Each one pays.": rules.several_sevens,
    "Hint: look at what you leave behind before you look at what you take.": rules.leaving_costs,
    "Lay a piece at either end of a row that tells the truth: the tail of the row is the answer.": (
        rules.tail_is_the_answer
    ),
    "THERE IS NO EQUALS SIGN.": rules.no_equals_sign,
    "YOU SUPPLY IT.": rules.tail_is_the_answer,
    "Straight or slantwise, from either end, no gaps.": rules.no_gaps,
    "Order: powers first, then * and /, then + and -.": rules.order,
    "No brackets.": rules.no_brackets,
    "Crumbs are swept off the final answer, never rounded: 7/2 makes 3.": rules.crumbs,
    "Signs may pile up before a number; the answer wears one at most.": rules.signs,
    "No spare zeros in front: 04 is not a number here.": rules.no_zeros,
    "A plain 0 is.": rules.plain_zero,
    "Several rows at once? Each one pays, and lights up in turn.": scene.several_light_up,
    "The end: game point reached or board full.": rules.point_or_full,
    "Last mover wins a tie.": rules.tie,
    "Powers to the right first: 2^3^2 is 2^9 = 512, not 8^2 = 64.": rules.powers_right,
    "A minus waits for its power: -2^2 is -4.": rules.minus_waits,
    "* and / from left to right: 8/2*2 is 8.": rules.left_to_right,
    "So are + and -.": rules.sums_left_to_right,
    "Nothing is cut off on the way: 1/2*2 is 1.": rules.cut_once,
    "Cut towards zero: -7/2 is -3, and 2^-2, a quarter, is 0.": rules.towards_zero,
    "Anything divided by 0 is 0, even 0/0.": rules.by_zero,
    "And 0^0 is 1.": rules.zero_to_zero,
    "No operator between two numbers: 33 says nothing, -3-3 neither.": rules.operator,
    "A piece laid inside a row: it must be first or last.": rules.inside,
    "A half answer: 9+91 waits for its 8.": rules.half_answer,
    "The answer -0, and an answer with two signs.": rules.minus_zero,
    "+0 will do.": rules.plus_zero,
    "A short row inside a longer one: both pay if both are true.": rules.short_in_long,
    "A row that is true from both ends pays once: 3-4-1.": rules.pays_once,
    "A snake: 2+2 need not become 4.": rules.snake,
    "2+21 23 is worth waiting for.": rules.long_snake,
    "Click the last move's box, or press left or right: see its rows again.": scene.runs_again,
    "Type the piece, its row and its column, or click a piece and then a square.": scene.typed_or_clicked,
    "Backspace takes the last one back, Esc all of them.": scene.taken_back,
    "In mode 1 the first three places of rows 0 and 9 are keys too.": scene.strips_are_keys,
    "D offers a draw, once a turn; Y agrees, N plays on.": scene.draw_offered,
    "R or F gives up the game, after a question.": scene.resigned,
    "Esc makes it play the best move it has; ! calls the game a draw.": scene.hurried_or_drawn,
    "Up and down set the least time it takes, shown at the lower right.": scene.least_time,
    "FUNCTION KEYS, OR A CLICK ON THEIR NAMES": scene.keys_or_clicks,
    "F1 quits and keeps the game": scene.quits_and_keeps,
    "F1 quits and ends the game": scene.quits_a_kiosk,
    "F2 sound on and off": scene.function(2),
    "F3 who plays White": scene.function(3),
    "F4 who plays Black": scene.function(4),
    "F5 these pages": scene.these_pages,
    "F6 White's colour": scene.function(6),
    "F7 an easier computer": scene.function(7),
    "F8 a harder one": scene.function(8),
    "F9 Black's colour": scene.function(9),
    "F10 the border's colour": scene.function(10),
    "A name says what the key will do, not what is so now.": scene.names_what_will_be,
    "NINE LEVELS": rules.nine_levels,
    "Levels 1 to 3 grab what they see, 1 and 2 not always.": rules.grabbing,
    "From 4 on it looks at your answer too, from 7 on at its answer to that.": rules.looking_ahead,
    "Level 9 is unkind.": rules.unkind,
    "It never offers a draw and never gives up.": rules.never_gives_up,
    "It agrees to one when it is behind, or level with eight squares or fewer to go.": rules.computer_draw,
    "When a move brings its player to the game point: that player wins.": rules.game_point,
    "When the board is full: the most points win.": rules.full_board,
    "A tie on a full board goes to who moved last: that is Black.": rules.tie,
    "When a draw is agreed on or called with !, or somebody gives up.": rules.drawn_or_given_up,
    "In the math game a player who only ever gives nothing away can fill the board at 0 to 0, and then Black "
    "has won.": rules.empty_board_game,
    "That is the rule.": rules.tie,
    "Make trouble.": rules.leaving_costs,
    "Every move is kept as it is made.": scene.kept_at_every_move,
    "Come back whenever you like: C on the start screen carries on, in the computer's turn too.": (
        scene.carried_on
    ),
    "F1 ends this game, and so does a long pause: the next player begins a new one.": scene.quits_a_kiosk,
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
    table = scene.parlour(2, 2)
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
    for (number, page), keeps in product(enumerate(manual.PAGES), (True, False)):
        taken = set()
        for line in manual.lines(number, keeps):
            plain = line.text.replace("{", "").replace("}", "").removeprefix("= ")
            assert len(plain) <= TEXT_COLUMNS, plain
            assert line.row in TEXT_ROWS
            taken.add(line.row)
        if page.table:
            table = set(range(page.table.row, page.table.row + len(page.table.runs) + 2))
            assert not taken & table
