"""The instructions behind F5: what their pages say, and how a page is drawn.

Each sentence has a check of its own in tests/tommath/test_manual.py.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.tommath import look
from game.tommath.ega import DOUBLE, Ega
from game.tommath.equations import VALUES, run_points
from game.tommath.look import COLOUR, MONO, Theme


@dataclass(frozen=True)
class Line:
    """One line of a page: words between braces are stressed, a first "= " makes a heading."""

    row: int
    text: str


@dataclass(frozen=True)
class Table:
    """Runs with what they say; what they pay is worked out. Rows from `row`, a frame around them."""

    row: int
    runs: tuple[tuple[str, str], ...]
    mode: int


@dataclass(frozen=True)
class Page:
    title: str
    lines: tuple[Line, ...]
    table: Table | None = None
    pieces: int | None = None


PAGES: tuple[Page, ...] = (
    Page(
        "WHAT THIS IS",
        (
            Line(2, "= TWO GAMES, ONE BOARD"),
            Line(3, "Two players, {White} and {Black}, lay pieces on a board of 8 by 8."),
            Line(4, "White begins. One piece a turn, and there are always enough of them."),
            Line(6, "\u2022 {Mode 1, the game of sevens:} the pieces are 1, 2 and 3."),
            Line(7, "\u2022 {Mode 2, the math game:} the digits 0 to 9 and + - * / ^."),
            Line(9, "= WHERE A PIECE MAY GO"),
            Line(10, "The first piece goes {anywhere}. Each later one must touch another"),
            Line(11, "piece with a side {or a corner}. A taken square stays taken."),
            Line(13, "= WHOSE PIECE IS IT?"),
            Line(14, "The colour only shows who laid it. Once it lies there, {both} may use it."),
            Line(16, "= WHAT IT IS ALL FOR"),
            Line(17, "Lay a piece that ends a row telling a truth, and it pays points."),
            Line(18, "Who first has the {game point} wins: 500, or what you set at the start,"),
            Line(19, "from 100 to 999."),
            Line(21, "White is yours and Black is the computer's until you say otherwise."),
        ),
    ),
    Page(
        "MODE 1: SEVENS",
        (
            Line(2, "= ADD UP TO SEVEN"),
            Line(3, "A row of pieces that {adds up to 7} pays 7, and 10 for each plus sign"),
            Line(4, "between its pieces. Nobody lays the plus signs: they are understood."),
            Line(14, "\u2022 The piece just laid must stand {at one end} of the row."),
            Line(15, "\u2022 Across, down or slantwise; a gap breaks the row."),
            Line(16, "\u2022 One row pays {once}, from whichever end you read it."),
            Line(17, "\u2022 The longest row of all is seven ones, and pays 67."),
            Line(18, "\u2022 Several rows at once? Each one pays."),
            Line(20, "Hint: look at what you leave behind before you look at what you take."),
        ),
        Table(
            6,
            (
                ("133", "1 + 3 + 3 = 7"),
                ("1123", "1 + 1 + 2 + 3 = 7"),
                ("11113", "1 + 1 + 1 + 1 + 3 = 7"),
                ("11122", "1 + 1 + 1 + 2 + 2 = 7"),
                ("111112", "five ones and a two"),
                ("1111111", "seven ones"),
            ),
            1,
        ),
    ),
    Page(
        "MODE 2: WHAT SCORES",
        (
            Line(2, "= THERE IS NO EQUALS SIGN. YOU SUPPLY IT."),
            Line(3, "Lay a piece at {either end} of a row that tells the truth: the tail of"),
            Line(4, "the row is the answer. Straight or slantwise, from either end, no gaps."),
            Line(16, "= THE SMALL PRINT"),
            Line(17, "\u2022 {Order:} powers first, then * and /, then + and -. No brackets."),
            Line(18, "\u2022 {Crumbs} are swept off the final answer, never rounded: 7/2 makes 3."),
            Line(19, "\u2022 {Signs} may pile up before a number; the answer wears one at most."),
            Line(20, "\u2022 {No spare zeros} in front: 04 is not a number here. A plain 0 is."),
            Line(21, "\u2022 {Several rows} at once? Each one pays, and lights up in turn."),
            Line(22, "\u2022 {The end:} game point reached or board full. Last mover wins a tie."),
        ),
        Table(
            5,
            (
                ("5+38", "5 + 3 = 8"),
                ("6-9-3", "6 - 9 = -3"),
                ("2--68", "2 - (-6) = 8"),
                ("4*28", "4 * 2 = 8"),
                ("7/23", "7 / 2 = 3 and crumbs"),
                ("8/00", "8 / 0 = 0 by decree"),
                ("5^225", "5 squared = 25"),
            ),
            2,
        ),
        pieces=14,
    ),
    Page(
        "MODE 2: THE FINER POINTS",
        (
            Line(2, "= HOW A ROW IS WORKED OUT"),
            Line(3, "\u2022 {Powers to the right first:} 2^3^2 is 2^9 = 512, not 8^2 = 64."),
            Line(4, "\u2022 {A minus waits for its power:} -2^2 is -4."),
            Line(5, "\u2022 * and / from left to right: 8/2*2 is 8. So are + and -."),
            Line(6, "\u2022 Nothing is cut off {on the way}: 1/2*2 is 1."),
            Line(7, "\u2022 Cut towards zero: -7/2 is -3, and 2^-2, a quarter, is 0."),
            Line(8, "\u2022 {Anything divided by 0 is 0}, even 0/0. And 0^0 is 1."),
            Line(10, "= WHAT DOES NOT SCORE"),
            Line(11, "\u2022 No operator between two numbers: 33 says nothing, -3-3 neither."),
            Line(12, "\u2022 A piece laid {inside} a row: it must be first or last."),
            Line(13, "\u2022 A half answer: 9+91 waits for its 8."),
            Line(14, "\u2022 The answer -0, and an answer with two signs. +0 will do."),
            Line(16, "= WHAT SCORES ALL THE SAME"),
            Line(17, "\u2022 A short row inside a longer one: both pay if both are true."),
            Line(18, "\u2022 A row that is true from both ends pays {once}: 3-4-1."),
            Line(19, "\u2022 A snake: 2+2 need not become 4. 2+21 23 is worth waiting for."),
            Line(21, "Click the last move's box, or press {left} or {right}: see its rows again."),
        ),
    ),
    Page(
        "KEYS, CLICKS AND FINGERS",
        (
            Line(2, "= LAYING A PIECE"),
            Line(3, "Type the {piece}, its {row} and its {column}, or click a piece and then a"),
            Line(4, "square. {Backspace} takes the last one back, {Esc} all of them."),
            Line(5, "In mode 1 the first three places of rows 0 and 9 are keys too."),
            Line(7, "= INSTEAD OF A MOVE"),
            Line(8, "{D} offers a draw, once a turn; {Y} agrees, {N} plays on."),
            Line(9, "{R} or {F} gives up the game, after a question."),
            Line(11, "= WHILE THE COMPUTER THINKS"),
            Line(12, "{Esc} makes it play the best move it has; {!} calls the game a draw."),
            Line(13, "{Up} and {down} set the least time it takes, shown at the lower right."),
            Line(15, "= FUNCTION KEYS, OR A CLICK ON THEIR NAMES"),
            Line(16, "{F1} quits and keeps the game      {F2} sound on and off"),
            Line(17, "{F3} who plays White               {F4} who plays Black"),
            Line(18, "{F5} these pages                   {F6} White's colour"),
            Line(19, "{F7} an easier computer            {F8} a harder one"),
            Line(20, "{F9} Black's colour                {F10} the border's colour"),
            Line(22, "A name says what the key {will do}, not what is so now."),
        ),
    ),
    Page(
        "THE COMPUTER, AND THE END",
        (
            Line(2, "= NINE LEVELS"),
            Line(3, "Levels 1 to 3 grab what they see, 1 and 2 not always. From 4 on it looks"),
            Line(4, "at your answer too, from 7 on at its answer to that. Level 9 is unkind."),
            Line(5, "It never offers a draw and never gives up. It agrees to one when it is"),
            Line(6, "behind, or level with eight squares or fewer to go."),
            Line(8, "= WHEN IS IT OVER?"),
            Line(9, "\u2022 When a move brings its player to the {game point}: that player wins."),
            Line(10, "\u2022 When the board is {full}: the most points win."),
            Line(11, "\u2022 A tie on a full board goes to {who moved last}: that is Black."),
            Line(12, "\u2022 When a draw is agreed on or called with {!}, or somebody gives up."),
            Line(14, "= A WARNING TO WHITE"),
            Line(15, "In the math game a player who only ever gives nothing away can fill the"),
            Line(16, "board at 0 to 0, and then Black has won. That is the rule. Make trouble."),
            Line(18, "= YOUR GAME KEEPS"),
            Line(19, "Every move is kept as it is made. Come back whenever you like: {C} on"),
            Line(20, "the start screen carries on, in the computer's turn too."),
        ),
    ),
)

KIOSK_LINES: dict[int, tuple[Line, ...]] = {
    4: (Line(16, "{F1} quits and ends the game       {F2} sound on and off"),),
    5: (
        Line(18, "= WHEN YOU GO"),
        Line(19, "{F1} ends this game, and so does a long pause: the next player begins"),
        Line(20, "a new one."),
    ),
}
"""By the number of their page, what stands in these rows where no game is kept."""


def lines(number: int, keeps: bool) -> tuple[Line, ...]:
    """The lines of page `number`, from 0; `keeps`: a game that is left can be carried on."""
    changed = {} if keeps else {line.row: line for line in KIOSK_LINES.get(number, ())}
    return tuple(changed.get(line.row, line) for line in PAGES[number].lines)


def draw(ega: Ega, number: int, mono: bool, in_game: bool = True, keeps: bool = True) -> None:
    """Page `number`, from 0; `in_game`: opened over a game, not over the start screen."""
    theme = MONO if mono else COLOUR
    page = PAGES[number]
    ega.fill((0, 0, *look.SIZE), theme.panel)
    head_paper = 7 if mono else 3
    ega.cells(0, 0, look.COLUMNS, 1, head_paper)
    ega.text(2, 0, look.PAGE_TITLE, 0)
    ega.text((look.COLUMNS - len(page.title)) // 2, 0, page.title, 0 if mono else 15)
    ega.text_to(look.COLUMNS - 3, 0, f"PAGE {number + 1} OF {len(PAGES)}", 0)
    for line in lines(number, keeps):
        _line(ega, theme, line)
    if page.table:
        _table(ega, theme, page.table)
    if page.pieces is not None:
        _pieces_pay(ega, theme, page.pieces)
    ega.text(0, look.PAGE_RULE_ROW, "\u2500" * look.COLUMNS, head_paper)
    ega.cells(0, look.PAGE_KEYS_ROW, look.COLUMNS, 1, 0)
    for at, name, button, label, action in look.PAGE_KEYS:
        ega.text(at, look.PAGE_KEYS_ROW, name, theme.caption)
        if action == "escape" and not in_game:
            label = look.BACK_TO_START
        ega.text(button, look.PAGE_KEYS_ROW, label, 0, theme.button)
    ega.text_to(look.COLUMNS - 4, look.PAGE_KEYS_ROW, look.PAGE_ASIDE, theme.dim)


def _line(ega: Ega, theme: Theme, line: Line) -> None:
    text = line.text
    column = look.PAGE_TEXT_AT
    if text.startswith("= "):
        ega.text(column, line.row, text[2:], theme.caption)
        return
    if text.startswith("\u2022"):
        ega.text(column, line.row, "\u2022", theme.arithmetic)
        text, column = text[2:], column + 2
    for place, part in enumerate(text.replace("}", "{").split("{")):
        column = ega.text(column, line.row, part, 15 if place % 2 else theme.dim)


def _table(ega: Ega, theme: Theme, table: Table) -> None:
    rows = len(table.runs)
    ega.frame((4, table.row, 73, rows + 2), DOUBLE, theme.frame, theme.panel)
    for column, head in ((7, "THE ROW"), (24, "SAYS"), (47, "AND PAYS")):
        ega.text(column, table.row, f" {head} ", theme.arithmetic if theme is COLOUR else 15, theme.panel)
    for down, (run, says) in enumerate(table.runs, table.row + 1):
        for place, piece in enumerate(run):
            small_piece(ega, 8 * look.CELL[0] + look.SMALL_PIECE[2] * place, down, piece, place % 2 == 1)
        ega.text(25, down, says, 15)
        ega.text(48, down, _pays(run, table.mode), theme.dim)
        ega.text_to(73, down, str(run_points(run, table.mode)), theme.now)


def _pays(run: str, mode: int) -> str:
    if mode == 1:
        return f"7 + {len(run) - 1} x 10"
    return "+".join(str(VALUES[piece]) for piece in run)


def small_piece(ega: Ega, x: int, row: int, piece: str, black: bool) -> None:
    """A piece the size of a letter."""
    wide, high, _ = look.SMALL_PIECE
    y = row * look.CELL[1] + 1
    ega.fill((x, y, wide, high), 0 if black else 15)
    if not black:
        ega.fill((x, y + high - 1, wide, 1), 7)
    ega.write(x + 4, y - 1 + (4 if piece == "^" else 0), piece, 15 if black else 0)


def _pieces_pay(ega: Ega, theme: Theme, row: int) -> None:
    ega.text(look.PAGE_TEXT_AT, row, "PIECES PAY", theme.arithmetic if theme is COLOUR else 15)
    x = 18 * look.CELL[0]
    pitch = look.SMALL_PIECE[2]
    for pieces, words in (("1 9", "face value"), ("0+-", "10"), ("*", "30"), ("/", "40"), ("^", "50")):
        for place, piece in enumerate(pieces):
            if piece == " ":
                ega.write(x + 2, row * look.CELL[1], "to", theme.dim)
                x += 2 * look.CELL[0] + 4
                continue
            small_piece(ega, x, row, piece, place % 2 == 1 or piece == "9")
            x += pitch
        x += 3
        ega.write(x, row * look.CELL[1], words, 15)
        x += look.CELL[0] * (len(words) + 3)
