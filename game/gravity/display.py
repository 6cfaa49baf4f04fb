"""What the Organiser's display shows of each page, to the column (research/gravity.md section 3)."""

from __future__ import annotations

from game.gravity.organiser import NumberPage, Organiser, digits
from game.gravity.pages import (
    ENDINGS,
    RULES,
    Banner,
    Console,
    Copies,
    Count,
    Ending,
    Fault,
    Final,
    HardCopy,
    Insert,
    Launch,
    PostMortem,
    Rule,
    Score,
    Seed,
    Shot,
    Size,
    Top,
)
from game.gravity.prompts import Menu, ask
from game.gravity.rules import State, post_mortem
from game.gravity.seeds import SEED_LENGTH
from game.gravity.view import COLUMNS, FILLED, HOLLOW, Lcd

Board = tuple[str, str]
"""A small board of three by two squares: its upper and its lower row."""

WHITE: Board = (HOLLOW * 3, HOLLOW * 3)
BLACK: Board = (FILLED * 3, FILLED * 3)
EDGE_BOARDS: dict[int, Board] = {
    8: (FILLED * 3, HOLLOW * 3),
    2: (HOLLOW * 3, FILLED * 3),
    4: (FILLED + HOLLOW * 2,) * 2,
    6: (HOLLOW * 2 + FILLED,) * 2,
}
ENTRY = len("ooo In  : ")
WANTED = f"{SEED_LENGTH} characters"
"""What a seed of fewer is answered with."""

# The Organiser's character set has a yen sign and an arrow where ASCII has these two.
_DRAWN = str.maketrans("\\~", "\u00a5\u2192")


def show(organiser: Organiser, blink_on: bool = False) -> Lcd:
    """The display as it is now; `blink_on`: the blinking cursor is in its solid half."""
    lcd = _lcd(organiser)
    upper, lower = (line.ljust(COLUMNS).translate(_DRAWN) for line in lcd.lines)
    return lcd._replace(lines=(upper, lower), blink_on=blink_on and blinks(organiser))


def blinks(organiser: Organiser) -> bool:
    """Whether the cursor blinks: on menus and in text it does, on numbers it stands."""
    return isinstance(organiser.page, Top | Rule | Ending | Insert | Seed)


def _lcd(organiser: Organiser) -> Lcd:
    game = organiser.game
    match organiser.page:
        case Top(at):
            return _menu(Menu(organiser.items, at))
        case Rule(at):
            return _menu(Menu(RULES, at))
        case Ending(at):
            return _menu(Menu(ENDINGS, at))
        case Insert(_, field):
            return Lcd(("INSERT ITEM", field.text), (field.at, 1))
        case Seed(field):
            return Lcd((WANTED if field.refused else "Seed string", field.text), (field.at, 1))
        case Size() | Count() | Copies() as page:
            return _prompt(organiser, page)
        case HardCopy():
            return _question("Hard copy ? : ")
        case Console():
            return _question("To Console ? : ", above="Hard copy ? : Y")
        case Banner(told=True) if game:
            return _outcome(game)
        case Banner():
            return _boards(WHITE, ("", ""), BLACK)
        case Launch() | Shot() as page:
            return _entry(organiser, page)
        case Score() if game:
            return Lcd((f"Score : {game.score}", ""))
        case PostMortem(star) if game:
            stars = post_mortem(game)
            column, row = stars[star - 1]
            return Lcd((f"Star {star} of {len(stars)}", f"Vert: {row:<2} Horz:{column:>2}"))
        case Final() if game:
            return Lcd((f"Score : {game.score}", f"Seed  : {organiser.seed}"))
        case Fault(text):
            return Lcd((text, "press space key"))
    return Lcd(("", ""))


def _menu(menu: Menu) -> Lcd:
    return Lcd((menu.line, ""), (menu.column, 0))


def _question(prompt: str, above: str = "") -> Lcd:
    lines = (above, prompt) if above else (prompt, "")
    return Lcd(lines, (len(prompt), 1 if above else 0), "steady")


def _prompt(organiser: Organiser, page: Size | Count | Copies) -> Lcd:
    """A number asked for on a line of its own; a refused one moves up to make room for what is accepted."""
    line, column = ask(_PROMPTS[type(page)], page.field)
    if page.field.refused:
        return Lcd((line, f"1 to {organiser.most}"), (column, 0), "steady")
    if isinstance(page, Count):
        return Lcd((f"{_PROMPTS[Size]}{organiser.size}", line), (column, 1), "steady")
    return Lcd((line, ""), (column, 0), "steady")


_PROMPTS: dict[type[NumberPage], str] = {
    Size: "Board size : ",
    Count: "Star count : ",
    Copies: "Copy Count ? : ",
}


def _entry(organiser: Organiser, page: Launch | Shot) -> Lcd:
    """A number asked for between the two small boards."""
    left = EDGE_BOARDS[page.edge] if isinstance(page, Launch) else WHITE
    label = "In" if isinstance(page, Launch) else "Vert" if page.row is None else "Horz"
    line = _labelled(label, page.field.text)
    middle, at = (line, ""), 0
    if page.field.refused:
        middle = (line, f"1 to {organiser.most}")
    elif isinstance(page, Shot) and page.row is not None:
        middle, at = (_labelled("Vert", page.row), line), 1
    boards = _boards(left, middle, WHITE)
    return Lcd(boards.lines, (ENTRY + min(page.field.at, digits(page) - 1), at), "steady")


def _outcome(game: State) -> Lcd:
    move, outcome = game.log[-1]
    word, first, second = move.split(" ")
    if word == "shot":
        middle = (_labelled("Vert", first), _labelled("Horz", second))
        return _boards(WHITE, middle, BLACK if outcome == "hit" else WHITE)
    edge, cell = outcome if isinstance(outcome, tuple) else (0, 0)
    middle = (_labelled("In", second), _labelled("Out", cell))
    return _boards(EDGE_BOARDS[int(first)], middle, EDGE_BOARDS.get(edge, WHITE))


def _labelled(label: str, value: object) -> str:
    return f"{label:<4}: {value}"


def _boards(left: Board, middle: tuple[str, str], right: Board) -> Lcd:
    upper, lower = (f"{left[n]} {middle[n]:<9}{right[n]}" for n in (0, 1))
    return Lcd((upper, lower))
