"""Where the icons of the icon bar stand."""

from __future__ import annotations

from collections.abc import Sequence

from game.wimp.application import BarIcon
from game.wimp.boxes import Box, Point, inside
from game.wimp.icons import text_width
from game.wimp.look import BAR_FOOT, BAR_GAP, BAR_LINE, BAR_MARGIN, BAR_TEXT, HIGH, LETTER, WIDE

NAME = "icon bar"
"""What it is called where others have the name of a window."""
BOX: Box = (0, BAR_LINE, WIDE, HIGH - BAR_LINE)


def placed(icons: Sequence[BarIcon]) -> list[tuple[BarIcon, Box]]:
    """Each icon with its box, sprite and text together, from its edge of the screen inwards."""
    at = {"left": BAR_MARGIN, "right": WIDE - BAR_MARGIN}
    found = []
    for icon in icons:
        wide = max(icon.size[0], text_width(icon.text))
        x = at[icon.side] if icon.side == "left" else at[icon.side] - wide
        at[icon.side] = x + wide + BAR_GAP if icon.side == "left" else x - BAR_GAP
        top = BAR_FOOT - icon.size[1]
        found.append((icon, (x, top, wide, BAR_TEXT + LETTER[1] - top)))
    return found


def icon_at(icons: Sequence[BarIcon], pos: Point) -> tuple[BarIcon, Box] | None:
    return next(((icon, box) for icon, box in placed(icons) if inside(box, pos)), None)


def sprite_box(icon: BarIcon, box: Box) -> Box:
    wide, high = icon.size
    return box[0] + (box[2] - wide) // 2, BAR_FOOT - high, wide, high


def text_at(icon: BarIcon, box: Box) -> Point:
    return box[0] + (box[2] - text_width(icon.text)) // 2, BAR_TEXT
