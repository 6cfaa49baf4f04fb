"""What the printed sheets of Gravity say: pages as lines of text, and a print job as bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.gravity.rules import Cell, State
from game.gravity.seeds import check_count, check_seed, check_size

LINE_END = "\r\n"
FORM_FEED = "\f"
CONTROL_Z = b"\x1a"

# The Organiser's character set has a yen sign and an arrow where ASCII has these two.
_DRAWN = str.maketrans("\\~", "¥→")
_SENT = str.maketrans("¥→", "\\~")

_ROOM = " " * 4
"""Left free outside the row numbers, as are the lines above and below the board, for In and Out notes."""
_LEFT, _TAKEN = " * ", "(*)"


def blank_page(seed: str, size: int, count: int) -> tuple[str, ...]:
    """An empty board to record probes on; it knows nothing of the stars but their number.

    Boards up to 8 are at most 48 characters wide, larger ones at most 80 (the printer's small type).
    """
    blanks = _totals("____", "____", "____")
    return _page(_heading(seed, size, count), _board(size, {}), [blanks])


def board_page(seed: str, state: State) -> tuple[str, ...]:
    """The same board after a post mortem, with its stars, those found in brackets, and the totals."""
    heading = _heading(seed, state.size, len(state.stars) + len(state.found))
    marks = dict.fromkeys(state.stars, _LEFT) | dict.fromkeys(state.found, _TAKEN)
    legend = f"{'Repulse' if state.repulse else 'Attract'}{_ROOM}{_LEFT.strip()} star"
    if state.found:
        legend += f"{_ROOM}{_TAKEN} star found"
    totals = _totals(str(state.launches), str(state.misses), str(state.score))
    return _page(heading, _board(state.size, marks), [legend, totals])


def job(page: Sequence[str], copies: int, console: bool) -> bytes:
    """What goes to the printer: each copy ends with a form feed; to a console, one control Z at the end.

    ValueError unless `copies` is 1 to 99.
    """
    if type(copies) is not int or not 1 <= copies <= 99:
        raise ValueError("The copy count is a whole number from 1 to 99.")
    copy = LINE_END.join((*page, FORM_FEED)).translate(_SENT).encode("ascii")
    return copy * copies + (CONTROL_Z if console else b"")


def _page(heading: str, board: Sequence[str], foot: Sequence[str]) -> tuple[str, ...]:
    lines = [heading, "", "", *board, "", "", *foot]
    return tuple(line.translate(_DRAWN).rstrip() for line in lines)


def _heading(seed: str, size: int, count: int) -> str:
    check_seed(seed)
    check_size(size)
    check_count(size, count)
    return f"GRAVITY  seed {seed}  {size} x {size}  {count} star{'' if count == 1 else 's'}"


def _totals(launches: str, misses: str, score: str) -> str:
    return f"Launches {launches}   Misses {misses}   Score {score}"


def _board(size: int, marks: Mapping[Cell, str]) -> list[str]:
    """The board in boxes of three characters, numbered on all four sides."""
    columns = range(1, size + 1)
    numbers = _ROOM + "   " + "".join(f"{column:>3} " for column in columns)
    rule = _ROOM + "   +" + "---+" * size
    lines = [numbers, rule]
    for row in reversed(columns):
        boxes = "|".join(marks.get((column, row), "   ") for column in columns)
        lines += [f"{_ROOM}{row:>2} |{boxes}| {row}", rule]
    return [*lines, numbers]
