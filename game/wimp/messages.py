"""The desktop's message box: a sprite, some lines, a groove, and one or two buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.wimp import look
from game.wimp.application import Pane
from game.wimp.icons import Icon, text_width

Choice = tuple[str, str]
"""A button's name and what stands on it."""


def message(
    title: str,
    sprite: tuple[str, tuple[int, int]],
    lines: Sequence[str],
    right: Choice,
    other: Choice | None = None,
    has_default: bool = True,
) -> Pane:
    """A box in the middle of the desktop; more lines than it has room for make it higher.

    sprite: its name and size; has_default: whether Return means the right button.
    """
    wide, high = look.MESSAGE
    high += look.MESSAGE_LINE * max(0, len(lines) - look.MESSAGE_LINES)
    x, y = look.MESSAGE_TEXT
    icons = [Icon("sprite", (*look.MESSAGE_SPRITE, *sprite[1]), sprite=sprite[0])]
    for at, line in enumerate(lines):
        icons.append(Icon("text", (x, y + look.MESSAGE_LINE * at, text_width(line), look.LETTER[1]), line))
    side = look.MESSAGE_SIDE
    icons.append(Icon("groove", (side, high - look.MESSAGE_GROOVE, wide - 2 * side, look.GROOVE)))
    left, up, button_wide, button_high = look.MESSAGE_DEFAULT
    top = high - up
    plain_top = top + (button_high - look.MESSAGE_BUTTON_HIGH) // 2
    if other is not None:
        other_wide = text_width(other[1]) + 2 * look.BUTTON_PAD
        at = left - look.MESSAGE_BUTTON_GAP - other_wide
        box = (at, plain_top, other_wide, look.MESSAGE_BUTTON_HIGH)
        icons.append(Icon("button", box, other[1], name=other[0], stop=True))
    if has_default:
        box = (left, top, button_wide, button_high)
        icons.append(Icon("default", box, right[1], name=right[0], stop=True))
    else:
        box = (left, plain_top, button_wide, look.MESSAGE_BUTTON_HIGH)
        icons.append(Icon("button", box, right[1], name=right[0], stop=True))
    outside = wide + 2 * look.FRAME, high + look.SQUARE + look.FRAME
    place = (look.WIDE - outside[0]) // 2, (look.BAR_LINE - outside[1]) // 2
    return Pane(title, (wide, high), tuple(icons), "box", (*place, *outside), above=True)
