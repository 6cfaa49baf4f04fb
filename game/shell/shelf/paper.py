"""How headings, paragraphs, tables of keys and reasons flow over sheets of paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.shell.inputs import InputMap
from game.shell.leaflet import Key, Leaflet, Point
from game.shell.shelf import look
from game.shell.shelf.rail import stretch
from game.shell.text import Face, face

NAMES = {
    "return": "Enter",
    "enter": "Enter",
    "escape": "Esc",
    "backspace": "Backspace",
    "delete": "Del",
    "insert": "Ins",
    "page up": "PgUp",
    "page down": "PgDn",
    "application": "Menu",
}
"""What is printed on keys whose name in pygame is another one."""


@dataclass(frozen=True)
class Ink:
    """One piece of print: text at a baseline, on a key's cap or straight on the paper."""

    x: int
    baseline: int
    text: str
    font: str
    colour: look.Colour
    track: int = 0
    cap: bool = False

    def area(self) -> pygame.Rect:
        """The paper that it takes."""
        font = face(self.font)
        if self.cap:
            top = self.baseline - look.KEYCAP_RISE
            return pygame.Rect(self.x, top, _cap_wide(self.text), look.KEYCAP_HIGH)
        top = self.baseline - font.ascent
        return pygame.Rect(self.x, top, font.width(self.text, self.track), font.height)


@dataclass(frozen=True)
class _Block:
    """What may not be torn apart: print relative to its upper left corner, and its height.

    gap: paper left free above it, unless it begins a page; list: the kind of list that it is an item of.
    """

    inks: tuple[Ink, ...]
    high: int
    gap: int
    with_next: bool = False
    list: str = ""


Page = tuple[Ink, ...]
Part = str | Key | Point | tuple[str]
"""A paragraph, a row of a table of keys, a reason, or a heading (a tuple of one)."""


def parts(leaflet: Leaflet) -> Iterator[Part]:
    """A game's leaflet in the order in which it is printed."""
    yield from leaflet.about
    for heading, rows in (
        ("KEYS", leaflet.keys),
        ("WHAT HAD TO BE GUESSED", leaflet.guessed),
        ("LEFT OUT ON PURPOSE", leaflet.left_out),
    ):
        if rows:
            yield (heading,)
            yield from rows


def pages(flow: Sequence[Part], inputs: InputMap) -> list[Page]:
    """Print that flows over as few pages as hold it; one at least."""
    blocks = [block for part in flow for block in _blocks(part, inputs)]
    return [_page(blocks[first:end]) for first, end in pairwise(_breaks(blocks))] or [()]


def _page(blocks: Sequence[_Block]) -> Page:
    inks: list[Ink] = []
    y = look.TEXT_TOP
    for at, block in enumerate(blocks):
        y += block.gap if at else 0
        inks += [_moved(ink, y) for ink in block.inks]
        y += block.high
    return tuple(inks)


def _breaks(blocks: Sequence[_Block]) -> list[int]:
    """Where pages begin, and the end: each holds all that fits, short of what would be torn off."""
    breaks = [0]
    while (first := breaks[-1]) < len(blocks):
        fitting: list[int] = []
        high = -blocks[first].gap
        for end in range(first + 1, len(blocks) + 1):
            high += blocks[end - 1].gap + blocks[end - 1].high
            if high <= look.TEXT_BOTTOM - look.TEXT_TOP or not fitting:
                fitting.append(end)
        breaks.append(next((end for end in reversed(fitting) if not _tears(blocks, end)), fitting[-1]))
    return breaks


def _tears(blocks: Sequence[_Block], at: int) -> bool:
    """Whether a page that ends there tears off a heading, a line, or a single item of a list."""
    if at == len(blocks):
        return False
    if blocks[at - 1].with_next:
        return True
    kind = blocks[at].list
    if not kind or blocks[at - 1].list != kind:
        return False
    alone = [blocks[near : near + 1] for near in (at - 2, at + 1)]
    return any(not near or near[0].list != kind for near in alone)


def caps(key: Key, inputs: InputMap) -> list[str]:
    """What the keys of one row are called, each once; the keypad's with num lock off are not named."""
    names = []
    for wanted in key.actions:
        for chord, action in inputs.keys.items():
            if action == wanted and "[" not in chord:
                names.append("+".join(map(_name, chord.split("+"))))
        names += [character for character, action in inputs.text.items() if action == wanted and character]
    return list(dict.fromkeys((*names, *key.caps)))


def draw(surface: pygame.Surface, page: Page) -> None:
    """Print a page on a surface."""
    for ink in page:
        font = face(ink.font)
        if ink.cap:
            area = ink.area()
            stretch(surface, "keycap", look.KEYCAP_CAP, area.x, area.y, area.width)
            font.draw(surface, area.centerx, ink.baseline, ink.text, ink.colour, anchor="middle")
        else:
            font.draw(surface, ink.x, ink.baseline, ink.text, ink.colour, ink.track)


def _blocks(part: Part, inputs: InputMap) -> Iterator[_Block]:
    match part:
        case Key():
            if caps(part, inputs):  # else nothing does this here
                yield _row(part, inputs)
        case Point(what, why):
            yield _point(what, why)
        case (heading,):
            font = face(look.HEAD_FONT)
            ink = Ink(look.TEXT_LEFT, font.ascent, heading, look.HEAD_FONT, look.INK, look.HEAD_TRACK)
            yield _Block((ink,), look.LINE, look.HEAD_GAP, with_next=True)
        case str():
            lines = _wrapped(part, look.TEXT_WIDE)
            # A long paragraph may go over to the next page, but no single line of it.
            for at, line in enumerate(lines):
                gap = 0 if at else look.PARAGRAPH_GAP
                torn = at in (0, len(lines) - 2) and len(lines) > 1
                yield _Block((_body(look.TEXT_LEFT, 0, line),), look.LINE, gap, with_next=torn)


def _row(key: Key, inputs: InputMap) -> _Block:
    inks, x, row = [], look.TEXT_LEFT, 0
    pitch = look.KEYCAP_HIGH + look.KEY_ROW_GAP
    for name in caps(key, inputs):
        if x > look.TEXT_LEFT and x + _cap_wide(name) > look.TEXT_LEFT + look.KEYS_WIDE:
            x, row = look.TEXT_LEFT, row + 1
        inks.append(Ink(x, look.KEYCAP_RISE + row * pitch, name, look.TEXT_FONT, look.INK, cap=True))
        x += _cap_wide(name) + look.KEY_GAP
    left = look.TEXT_LEFT + look.KEYS_WIDE + look.KEY_GAP
    lines = _wrapped(key.does, look.TEXT_LEFT + look.TEXT_WIDE - left)
    down = look.KEYCAP_RISE - _rise(0)
    inks += [_moved(_body(left, at, text), down) for at, text in enumerate(lines)]
    high = max(down + len(lines) * look.LINE, row * pitch + look.KEYCAP_HIGH)
    return _Block(tuple(inks), high, look.KEY_ROW_GAP, list="keys")


def _point(what: str, why: str) -> _Block:
    """A dash, what it is, and in softer ink the reason."""
    wide = look.TEXT_WIDE - look.HANG
    inks = [_body(look.TEXT_LEFT, 0, "-")]
    lines = _wrapped(what, wide)
    inks += [_body(look.TEXT_LEFT + look.HANG, at, text) for at, text in enumerate(lines)]
    reasons = _wrapped(why, wide)
    inks += [
        _body(look.TEXT_LEFT + look.HANG, len(lines) + at, text, look.SOFT_INK)
        for at, text in enumerate(reasons)
    ]
    return _Block(tuple(inks), (len(lines) + len(reasons)) * look.LINE, look.POINT_GAP, list="points")


def _wrapped(text: str, wide: int) -> list[str]:
    return face(look.TEXT_FONT).wrap(text, wide, look.LAST_LINE)


def _body(x: int, line: int, text: str, colour: look.Colour = look.INK) -> Ink:
    return Ink(x, _rise(line), text, look.TEXT_FONT, colour)


def _rise(line: int) -> int:
    font: Face = face(look.TEXT_FONT)
    return font.ascent + line * look.LINE


def _moved(ink: Ink, y: int) -> Ink:
    return Ink(ink.x, ink.baseline + y, ink.text, ink.font, ink.colour, ink.track, ink.cap)


def _cap_wide(text: str) -> int:
    return max(look.KEYCAP_MIN, face(look.TEXT_FONT).width(text) + 2 * look.KEYCAP_PAD)


def _name(key: str) -> str:
    return NAMES.get(key, key[:1].upper() + key[1:])
