"""How the room with its machines looks in the dark, and what each machine's lamp adds to that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Protocol

import pygame

from game.catalogue import Entry
from game.shell.shelf import art, look
from game.shell.text import face

DARK = "dark"


class Lights(Protocol):
    """A row of machines; a lamp's light is what is to be added to the dark in its `lit_area`."""

    def dark(self) -> pygame.Surface:
        """The whole picture with no lamp on; nobody draws on it."""

    def adds(self, at: int) -> pygame.Surface:
        """The light of the lamp over this machine; nobody draws on it."""

    def prepare(self) -> Iterator[None]:
        """Work out what would be waited for later, one lamp a step."""

    def rest(self) -> None:
        """Nothing moves: give back the memory of what can be had again soon."""


def lights(row: Sequence[Entry]) -> Lights:
    """The ready pictures where there are some for this row, else what the drawings give."""
    if tuple(entry.id for entry in row) == look.READY:
        with suppress(pygame.error):  # SDL_image can be built without their format
            return Ready()
    return Composed(row)


def lit_area(x: int) -> pygame.Rect:
    """All that the lamp over the column with its middle at x changes."""
    return pygame.Rect(_from(x, look.LIT_AT), look.LIT_SIZE).clip((0, 0, *look.SIZE))


class Ready:
    """The row of look.READY, from pictures that assets/source/make_ready.py has taken of it."""

    def __init__(self) -> None:
        self._dark: pygame.Surface | None = art.ready(DARK)
        self._added: dict[int, pygame.Surface] = {}

    def dark(self) -> pygame.Surface:
        if self._dark is None:
            self._dark = art.ready(DARK)
        return self._dark

    def adds(self, at: int) -> pygame.Surface:
        if at not in self._added:
            self._added[at] = art.usual(art.ready(f"lamp-{at + 1}"))
        return self._added[at]

    def prepare(self) -> Iterator[None]:
        yield from ()

    def rest(self) -> None:
        self._dark = None
        self._added.clear()


class Composed:
    """Any row: everything is painted as under full light once, then dimmed."""

    def __init__(self, row: Sequence[Entry]) -> None:
        self._places = look.ROWS[len(row)]
        painted = _painted(row, self._places)
        light = pygame.transform.smoothscale(art.load("light"), look.SIZE)
        self._dark = painted.copy()
        self._dark.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        _moon(self._dark, self._places)
        self._added: dict[int, pygame.Surface] = {}
        self._full: tuple[pygame.Surface, pygame.Surface] | None = painted, light

    def dark(self) -> pygame.Surface:
        return self._dark

    def adds(self, at: int) -> pygame.Surface:
        if at not in self._added:
            self._added[at] = self._turned_on(self._places.centres[at])
        return self._added[at]

    def prepare(self) -> Iterator[None]:
        for at in range(len(self._places.centres)):
            self.adds(at)
            yield
        self._full = None

    def rest(self) -> None:
        """What has been worked out is kept."""

    def _turned_on(self, x: int) -> pygame.Surface:
        assert self._full is not None, "there is light for every lamp before this is given back"
        area = lit_area(x)
        painted, light = (full.subsurface(area).copy() for full in self._full)
        cone = art.kept(f"cone{self._places.suffix}")
        light.blit(cone, _within(area, x, look.CONE_AT), special_flags=pygame.BLEND_RGB_ADD)
        painted.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        _moon(painted, self._places, area.topleft)
        painted.blit(art.kept("lamp_on"), _within(area, x, look.LAMP_ON_AT))
        painted.blit(self._dark, (0, 0), area, special_flags=pygame.BLEND_RGB_SUB)
        return painted


def engrave(surface: pygame.Surface, x: int, entry: Entry) -> None:
    """Name and year in the plate, with a light edge below the name."""
    name, font = entry.title.upper(), face(look.NAME_FONT)
    edge = pygame.Surface((look.PLATE_WIDE, font.height), pygame.SRCALPHA, 32)
    middle = look.PLATE_WIDE // 2
    font.draw(edge, middle, font.ascent, name, look.ENGRAVED_LIGHT, look.NAME_TRACK, "middle")
    edge.set_alpha(look.ENGRAVED_LIGHT_ALPHA)
    surface.blit(edge, (x - middle, look.NAME_BASELINE + 1 - font.ascent))
    font.draw(surface, x, look.NAME_BASELINE, name, look.ENGRAVED, look.NAME_TRACK, "middle")
    font = face(look.YEAR_FONT)
    font.draw(surface, x, look.YEAR_BASELINE, str(entry.year), look.ENGRAVED, look.YEAR_TRACK, "middle")


def _painted(row: Sequence[Entry], places: look.Row) -> pygame.Surface:
    """Room, machines, plates and lamps as under full light."""
    surface = art.load("room")
    for entry, x in zip(row, places.centres, strict=True):
        name = entry.machine + places.suffix
        surface.blit(art.load(name), _from(x, look.MACHINES[name].at))
    plate, lamp = art.load("plate"), art.load("lamp")
    for entry, x in zip(row, places.centres, strict=True):
        surface.blit(plate, _from(x, look.PLATE_AT))
        engrave(surface, x, entry)
        surface.blit(lamp, _from(x, look.LAMP_AT))
    return surface


def _moon(surface: pygame.Surface, places: look.Row, origin: look.Point = (0, 0)) -> None:
    """The window shines by itself: it comes after the light."""
    x, y = places.window
    left, top = look.WINDOW_AT
    surface.blit(art.kept("window"), (x + left - origin[0], y + top - origin[1]))


def _from(x: int, offset: look.Point) -> look.Point:
    """Offsets count from the middle of a column and from the top of the picture."""
    return x + offset[0], offset[1]


def _within(area: pygame.Rect, x: int, offset: look.Point) -> look.Point:
    left, top = _from(x, offset)
    return left - area.x, top - area.y
