"""The Math Tooter's input maps: which keys, characters and places on the screen mean what."""

from __future__ import annotations

from functools import cache
from typing import Literal

from game.shell.inputs import Area, InputMap
from game.tommath import look
from game.tommath.board import strip_rects
from game.tommath.desk import Desk
from game.tommath.panels import key_rects
from game.tommath.playing import legend_rects

KEYS = {
    **{f"f{n}": f"f{n}" for n in range(1, 11)},
    "escape": "escape",
    "backspace": "backspace",
    "delete": "backspace",
    "return": "enter",
    "enter": "enter",
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "tab": "tab",
    "page up": "back",
    "page down": "more",
    "home": "home",
    "end": "end",
}
TEXT = {"": "character"}
POWERS = {
    raised: f"^{n}" for n, raised in enumerate("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079")
} | {"\u02c6": "^"}
"""What a keyboard whose ^ is a dead key makes of it together with the key after it."""
WHOLE: Area = (0, 0, *look.SIZE)

Moment = Literal["move", "thought", "over"]
"""Whether a player is to move, the computer thinks, or the game is over."""

KEYBOARD = InputMap(KEYS, TEXT)


def _cells(column: int, row: int, columns: int) -> Area:
    wide, high = look.CELL
    return (column * wide, row * high, columns * wide, high)


def _page_areas() -> tuple[tuple[Area, str], ...]:
    areas = []
    for at, _, button, label, action in look.PAGE_KEYS:
        areas.append((_cells(at, look.PAGE_KEYS_ROW - 1, button + len(label) - at), action))
        areas.append((_cells(at, look.PAGE_KEYS_ROW, button + len(label) - at), action))
    wide, high = look.SIZE
    return (*areas, ((0, 0, wide // 3, high), "back"), ((wide // 3, 0, wide, high), "more"))


MANUAL = InputMap(KEYS, TEXT, _page_areas(), wheel="wheel")


def _answers(row: int, yes: str, legend: tuple[tuple[Area, str], ...] = ()) -> tuple[tuple[Area, str], ...]:
    """Places for Y with its word and for N in a question's row, the function keys, and all the rest."""
    first = look.QUESTION_BUTTONS_AT
    no = first + len(" Y  ") + len(yes) + 3
    answers = (first, no - first - 2, "yes"), (no - 1, 13, "no")
    # A finger needs more than the one row that is drawn.
    areas = [(_cells(at, near, wide), name) for at, wide, name in answers for near in (row, row - 1, row + 1)]
    return (*areas, *legend, (WHOLE, "elsewhere"))


@cache
def opening(yes: str | None, fled: bool) -> InputMap:
    """The start screen; a question, whose Y means `yes`, takes the whole of it."""
    if yes is not None:
        return InputMap(KEYS, TEXT, _answers(look.CARRY_ROW, yes))
    areas: list[tuple[Area, str]] = [(area, f"mode {mode}") for mode, area in look.CHOICE_AREAS.items()]
    areas += list(zip(look.POINT_BUTTONS, ("less", "greater"), strict=True))
    areas += [(look.POINT_FIELD, "point"), (look.START_BUTTON, "enter")]
    areas += [(_cells(52, look.CARRY_ROW, 17), "f5"), (_cells(70, look.CARRY_ROW, 9), "f1")]
    areas += [(_cells(3, look.OPTIONS_ROW, 48), "shapes")]
    if fled:
        areas.append((_cells(3, look.CARRY_ROW, 48), "carry"))
    return InputMap(KEYS, TEXT, tuple(areas))


@cache
def playing(mode: int, moment: Moment, yes: str | None) -> InputMap:
    """The board and all that is around it; a question, whose Y means `yes`, leaves only the legend."""
    legend = tuple((rect, f"f{n}") for n, rect in enumerate(legend_rects(), 1))
    if yes is not None:
        return InputMap(KEYS, TEXT, _answers(look.MESSAGE_ROW, yes, legend))
    areas: list[tuple[Area, str]] = [((*look.BOARD_AT, 8 * look.SQUARE[0], 8 * look.SQUARE[1]), "board")]
    if moment == "over":
        areas.append((look.OVER_BUTTON, "enter"))
    else:
        areas += [(rect, f"piece {piece}") for piece, rect in key_rects(mode).items()]
    if mode == 1:
        areas += [(rect, f"piece {piece}") for piece, rects in strip_rects().items() for rect in rects]
    else:
        areas += [(strip, "strip") for strip in look.STRIPS]
    areas += legend
    for column, key, word, action in look.STATUS:
        areas.append((_cells(column, look.STATUS_ROW, len(key) + 1 + len(word)), action))
    areas += [
        (_cells(look.SPEED_AT, look.STATUS_ROW, 2), "slower"),
        (_cells(look.SPEED_AT + 2, look.STATUS_ROW, 2), "faster"),
        (look.LAST_AREA, "runs"),
    ]
    for column, columns, action in look.MESSAGE_AREAS[moment]:
        areas.append((_cells(column, look.MESSAGE_ROW, columns), action))
    return InputMap(KEYS, TEXT, tuple(areas), hover="hover", wheel="wheel")


TOGGLES = frozenset(("f2", "f3", "f4", "f6", "f7", "f8", "f9", "f10"))


def said(key: str, desk: Desk) -> str:
    """What a function key has done, where its legend is not to be seen."""
    return {
        "f2": f"SOUND IS {'ON' if desk.sound else 'OFF'}.",
        "f3": f"WHITE IS PLAYED BY THE {desk.who('white').upper()}.",
        "f4": f"BLACK IS PLAYED BY THE {desk.who('black').upper()}.",
        "f6": "WHITE HAS ANOTHER COLOR.",
        "f7": f"THE COMPUTER PLAYS AT LEVEL {desk.level}.",
        "f8": f"THE COMPUTER PLAYS AT LEVEL {desk.level}.",
        "f9": "BLACK HAS ANOTHER COLOR.",
        "f10": "THE BORDER HAS ANOTHER COLOR.",
    }[key]
