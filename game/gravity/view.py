"""What the Gravity picture is drawn from: the LCD, the desk and the hand, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.gravity.sheet import Sheet

Point = tuple[int, int]
Tool = Literal["pencil", "rubber", "sharpener"]
CursorStyle = Literal["block", "steady"]

COLUMNS = 16
FILLED, HOLLOW = "\u25a0", "\u25a1"


@dataclass(frozen=True)
class Lcd:
    """The display: two lines of 16 characters, squares as FILLED and HOLLOW.

    cursor: (column, line) or None. style: "block" is an underline that turns into a solid block while
    `blink_on` (menus and text), "steady" an underline alone (numbers).
    """

    lines: tuple[str, str]
    cursor: tuple[int, int] | None = None
    style: CursorStyle = "block"
    blink_on: bool = False


@dataclass(frozen=True)
class Print:
    """The paper in the printer: every line it will have, and how many of them have come out."""

    lines: tuple[str, ...]
    out: int


@dataclass(frozen=True)
class View:
    """All that is seen. pressed: legends of keys that are down; link: the Comms Link is fitted; slip: the switch
    "note probes for me"; hand: the tool that follows the pointer; pointer: None outside the picture."""

    lcd: Lcd
    sheet: Sheet
    pressed: frozenset[str] = frozenset()
    link: bool = False
    hand: Tool | None = None
    pointer: Point | None = None
    slip: bool = True
    paper: Print | None = None
