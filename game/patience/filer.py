"""The hard disc's window: the games it shows, and the help as a file to open."""

from __future__ import annotations

from functools import cache

from game.patience import look
from game.wimp.application import Pane
from game.wimp.icons import Icon, text_width
from game.wimp.look import LETTER

FILES = (
    ("!Gravity", "gravity"),
    ("!Osmosis", "card-fan"),
    ("!MathToot", "math-tooter"),
    ("Help", "text-file"),
)
"""Names, each with its sprite; row by row."""


@cache
def pane() -> Pane:
    icons = []
    for at, (name, sprite) in enumerate(FILES):
        row, column = divmod(at, look.FILE_COLUMNS)
        x, y = look.FILE_CORNER[0] + look.FILE_STEP[0] * column, look.FILE_CORNER[1] + look.FILE_STEP[1] * row
        wide, high = look.FILE
        icons.append(Icon("sprite", (x, y, wide, high), sprite=sprite))
        text = x + (wide - text_width(name)) // 2
        icons.append(Icon("text", (text, y + look.FILE_TEXT, text_width(name), LETTER[1]), name))
        left, right = min(x, text), max(x + wide, text + text_width(name))
        icons.append(Icon("area", (left, y, right - left, look.FILE_TEXT + LETTER[1]), name=name, stop=True))
    return Pane("ADFS::4.$.Games", look.FILER, tuple(icons), "full", look.FILER_BOX)
