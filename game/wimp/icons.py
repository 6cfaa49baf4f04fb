"""What may lie in the work area of a window: cards and other sprites, texts, fields, buttons, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from game.wimp import look
from game.wimp.boxes import Box, Point, grown, inside
from game.wimp.marks import Pen

Kind = Literal["sprite", "text", "right", "field", "display", "button", "default", "option", "groove", "area"]


@dataclass(frozen=True)
class Icon:
    """One icon; `box` is in work area pixels.

    name: what a click on it is called, "" where a click goes through to what lies below; stop: whether the
    keyboard's cursor rests on it; on: a ticked option, a selected sprite (drawn inverted). "text" begins and
    "right" ends at the box's side; a "field" has `text` left and `value` right, a "display" has `text` in
    its middle; "area" draws nothing.
    """

    kind: Kind
    box: Box
    text: str = ""
    value: str = ""
    sprite: str = ""
    name: str = ""
    on: bool = False
    stop: bool = False


def icon_at(icons: Sequence[Icon], pos: Point) -> Icon | None:
    """The topmost named icon there."""
    return next((icon for icon in reversed(icons) if icon.name and inside(icon.box, pos)), None)


def named(icons: Iterable[Icon], name: str) -> Icon | None:
    return next((icon for icon in icons if icon.name == name), None)


def default(icons: Iterable[Icon]) -> Icon | None:
    """The icon that Return means while the cursor is on none."""
    return next((icon for icon in icons if icon.kind == "default"), None)


def draw(pen: Pen, icon: Icon, pressed: bool = False) -> None:
    """The icon as it stands; `pressed`: a button is held down on it."""
    x, y, wide, high = icon.box
    level = y + high // 2 - look.BOX_TEXT
    match icon.kind:
        case "sprite":
            pen.sprite(icon.sprite, icon.box, icon.on)
        case "text":
            pen.text(icon.text, x, y)
        case "right":
            pen.text(icon.text, x + wide - text_width(icon.text), y)
        case "field":
            _well(pen, icon.box)
            pen.text(icon.text, x + look.FIELD_PAD, level)
            pen.text(icon.value, x + wide - look.FIELD_PAD - text_width(icon.value), level)
        case "display":
            _well(pen, icon.box)
            pen.text(icon.text, x + (wide - text_width(icon.text)) // 2, level)
        case "button":
            _button(pen, icon.box, pressed)
            pen.text(icon.text, x + (wide - text_width(icon.text)) // 2, level)
        case "default":
            pen.slab(icon.box, sunk=True)
            pen.line(grown(icon.box, -look.EDGE), look.DEFAULT_RING, look.RING)
            _button(pen, grown(icon.box, look.EDGE - look.DEFAULT_INSET), pressed)
            pen.text(icon.text, x + (wide - text_width(icon.text)) // 2, level)
        case "option":
            square = (x, y + (high - look.OPTION) // 2, look.OPTION, look.OPTION)
            pen.fill(square, look.WHITE)
            pen.slab(square, sunk=True)
            if icon.on:
                tick_wide, tick_high = look.TICK
                left, top = x + (look.OPTION - tick_wide) // 2, square[1] + (look.OPTION - tick_high) // 2
                pen.sprite("menu-tick", (left, top, tick_wide, tick_high))
            pen.text(icon.text, x + look.OPTION + look.OPTION_GAP, level)
        case "groove":
            pen.fill((x, y, wide, look.EDGE), look.DARK_EDGE)
            pen.fill((x, y + look.EDGE, wide, look.EDGE), look.LIGHT_EDGE)


def draw_cursor(pen: Pen, box: Box) -> None:
    """The keyboard's cursor around an icon."""
    light, dark = look.CURSOR
    ring = grown(box, look.CURSOR_OUT)
    pen.line(ring, dark)
    pen.line(grown(ring, -look.EDGE), light, look.RING)
    pen.line(grown(ring, -look.EDGE - look.RING), dark)


def text_width(text: str) -> int:
    return look.LETTER[0] * len(text)


def wrapped(text: str, letters: int) -> list[str]:
    """The text in lines of at most so many letters, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= letters:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if lines[0] else lines[1:] or [""]


def _button(pen: Pen, box: Box, pressed: bool) -> None:
    pen.line(box)
    pen.fill(grown(box, -look.EDGE), look.GROUND)
    pen.slab(grown(box, -look.EDGE), look.SLAB, pressed)


def _well(pen: Pen, box: Box) -> None:
    pen.fill(box, look.GROUND)
    pen.slab(box, sunk=True)
