"""The records: on the wall a score card for each game, with what it is that each figure counts."""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Sequence

import pygame

from game.catalogue import Entry
from game.shell.inputs import Action, Area, InputMap
from game.shell.scene import Scene
from game.shell.shelf import art, look
from game.shell.shelf.lights import engrave
from game.shell.shelf.rail import Plaque, say, write
from game.shell.tally import Figure, Results, Tally
from game.shell.text import face

KEYS = dict.fromkeys(("escape", "return", "enter", "space", "backspace", "f2"), "shelf")
BUTTON = Plaque("Esc", "back to the shelf")
TITLE = (("Records", True), (": a board or a deal counts once, the first time it is played", False))
WAITING = ("Be the first!", "Nothing played yet")


class Records:
    """The cards of 1 to 5 games; `back`: the shelf that a button leads to, None where there is no button."""

    size = look.SIZE
    pixel_aspect = 1.0
    border = None

    def __init__(self, entries: Sequence[Entry], results: Results, back: Scene | None = None) -> None:
        self._back = back
        self._left = self._down = False
        areas: tuple[tuple[Area, str], ...] = ()
        free_from = 0
        if back is not None:
            self._button = (look.RAIL_MARGIN, look.PLAQUE_TOP, BUTTON.wide, look.PLAQUE_HIGH)
            areas = ((self._button, "shelf"),)
            free_from = look.RAIL_MARGIN + BUTTON.wide
        self.inputs = InputMap(KEYS if back else {}, areas=areas)
        self._cards = _wall(entries, [entry.records()(results) for entry in entries])
        title = sum(face(look.RAIL_FONT).width(text) for text, _ in TITLE)
        say(self._cards, TITLE, (free_from + look.SIZE[0] - title) // 2)
        self._drawn_on: weakref.ref[pygame.Surface] | None = None
        self._drawn = False

    def act(self, action: Action) -> None:
        if action.pos is None:
            self._left = self._left or action.name == "shelf"
        elif action.button == 1:
            inside = self.inputs.at(action.pos) == action.name
            self._down = inside and action.phase != "release"
            self._left = inside and action.phase == "release"

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        known = self._drawn_on is not None and self._drawn_on() is surface
        if known and self._drawn == self._down:
            return pygame.Rect(0, 0, 0, 0)
        self._drawn_on, self._drawn = weakref.ref(surface), self._down
        surface.blit(self._cards, (0, 0))
        if self._back is not None:
            write(surface, BUTTON, self._button, self._down)
        return None

    def next(self) -> Scene | None:
        return self._back if self._left else None


def _wall(entries: Sequence[Entry], tallies: Sequence[Tally]) -> pygame.Surface:
    """Cards and plates in the light of all lamps."""
    places = look.ROWS[len(entries)]
    surface, lights = art.load("room"), pygame.transform.smoothscale(art.load("light"), look.SIZE)
    card, plate, lamp = (art.load(name) for name in (f"record{places.suffix}", "plate", "lamp"))
    cone, lit = art.load(f"cone{places.suffix}"), art.kept("lamp_on")
    corners = [x - look.CARD_WIDE[places.suffix] // 2 for x in places.centres]
    for entry, x, left in zip(entries, places.centres, corners, strict=True):
        surface.blit(card, (left - look.CARD_CORNER[0], look.CARD_Y - look.CARD_CORNER[1]))
        surface.blit(plate, (x + look.PLATE_AT[0], look.PLATE_AT[1]))
        engrave(surface, x, entry)
        surface.blit(lamp, (x + look.LAMP_AT[0], look.LAMP_AT[1]))
        on_card = (left, look.CARD_Y, look.CARD_WIDE[places.suffix], look.CARD_HIGH)
        lights.fill(look.CARD_LIGHT, on_card, pygame.BLEND_RGB_ADD)
        lights.blit(cone, (x + look.CONE_AT[0], look.CONE_AT[1]), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(lights, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for x in places.centres:
        surface.blit(lit, (x + look.LAMP_ON_AT[0], look.LAMP_ON_AT[1]))
    for left, tally in zip(corners, tallies, strict=True):
        _fill(surface, left, look.CARD_WIDE[places.suffix], tally)
    return surface


def _fill(surface: pygame.Surface, left: int, wide: int, tally: Tally) -> None:
    """Write a game's records on its card, as many as there is room for."""
    x, room = left + look.CARD_SIDE, wide - 2 * look.CARD_SIDE
    if tally.played:
        _count(surface, x, room, tally)
    else:
        _invite(surface, x + room // 2)
    y = look.CARD_Y + look.RECORDS_TOP
    for figure in tally.figures:
        beside = room - look.VALUE_GAP - _value_wide(figure)
        lines = face(look.LABEL_FONT).wrap(figure.what, beside, look.LAST_LABEL)
        if y + len(lines) * look.LABEL_LINE > look.CARD_Y + look.RECORDS_FOOT:
            break
        y = _record(surface, x, y, room, lines, figure.value) + look.RECORD_GAP


def _count(surface: pygame.Surface, x: int, room: int, tally: Tally) -> None:
    """How many were won in large figures, of how many, and what it is that is counted."""
    font, middle, baseline = face(look.VALUE_FONT), x + room // 2, look.CARD_Y + look.FIGURE_BASELINE
    rest = f"of {tally.played}"
    won = _figures(str(tally.won), room - look.FIGURE_GAP - font.width(rest))
    x = middle - (won.get_width() + look.FIGURE_GAP + font.width(rest)) // 2
    surface.blit(won, (x, baseline + look.FIGURE_FOOT - won.get_height()))
    font.draw(surface, x + won.get_width() + look.FIGURE_GAP, baseline, rest, look.INK)
    label = face(look.COUNT_FONT)
    label.draw(surface, middle, look.CARD_Y + look.COUNT_BASELINE, tally.what, look.INK, anchor="middle")


def _figures(number: str, room: int) -> pygame.Surface:
    """Brush strokes, smaller where a number is long."""
    wide, high = look.FIGURE
    written = pygame.Surface((wide * len(number), high), pygame.SRCALPHA, 32)
    for at, digit in enumerate(number):
        written.blit(art.kept("figures"), (at * wide, 0), (int(digit) * wide, 0, wide, high))
    part = min(1.0, room / written.get_width())
    return pygame.transform.smoothscale_by(written, part) if part < 1 else written


def _invite(surface: pygame.Surface, middle: int) -> None:
    """Where nothing was played yet."""
    fonts, inks = (look.VALUE_FONT, look.COUNT_FONT), (look.RECORD_INK, look.SOFT_INK)
    for text, font, ink, down in zip(WAITING, fonts, inks, look.WAITING_BASELINES, strict=True):
        face(font).draw(surface, middle, look.CARD_Y + down, text, ink, anchor="middle")


def _value_wide(figure: Figure) -> int:
    return max(look.DOTS_WIDE, face(look.VALUE_FONT).width(figure.value))


def _record(surface: pygame.Surface, x: int, y: int, room: int, lines: Sequence[str], value: str) -> int:
    """A value, or dots where it will stand, at the right of the last of the lines that name it; its foot."""
    label = face(look.LABEL_FONT)
    for line in lines:
        label.draw(surface, x, y + label.ascent, line, look.INK)
        y += look.LABEL_LINE
    baseline = y - look.LABEL_LINE + label.ascent
    face(look.VALUE_FONT).draw(surface, x + room, baseline, value, look.RECORD_INK, anchor="right")
    if not value:
        for at in range(0, look.DOTS_WIDE, look.DOTS_STEP):
            dot = (x + room - look.DOTS_WIDE + at, baseline - look.DOT, look.DOT, look.DOT)
            surface.fill(look.SOFT_INK, dot)
    return y
