"""How the shelf is painted: everything under full light once, then what each lamp and each screen adds."""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.catalogue import Entry
from game.shell.shelf import art, look
from game.shell.shelf.rail import Plaque, place, write
from game.shell.text import face


class Picture:
    """The shelf with these machines; `light` and `show` change it, `draw` brings it to a surface.

    words: the rail's text in parts, True for a key; buttons: what stands at its end, by name; `down` is the
    one that is pressed.
    """

    def __init__(
        self, row: Sequence[Entry], words: Sequence[tuple[str, bool]], buttons: Mapping[str, Plaque]
    ) -> None:
        places = look.ROWS[len(row)]
        painted = _painted(row, places)
        lights = pygame.transform.smoothscale(art.load("light"), look.SIZE)
        self._base = painted.copy()
        self._base.blit(lights, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        _moon(self._base, places)
        self._columns = [
            _Column(entry.machine, x, places) for entry, x in zip(row, places.centres, strict=True)
        ]
        self._lamps: _Lamps | None = _Lamps(painted, lights, self._base, places)
        self._buttons = buttons
        self.areas = dict(zip(buttons, place(self._base, words, list(buttons.values())), strict=True))
        self.down = ""
        self._drawn: tuple[object, ...] = ()
        self._drawn_on: weakref.ref[pygame.Surface] | None = None

    @property
    def screens(self) -> list[tuple[int, int]]:
        """The sizes of the machines' screens."""
        return [column.screen.size for column in self._columns]

    def show(self, at: int, shot: pygame.Surface) -> None:
        """Switch a screen on, with this picture of its size."""
        column = self._columns[at]
        column.shot = _sharper(shot) if column.glass else shot

    def light(self, levels: Sequence[float]) -> None:
        """How much of each lamp's light there is, 0 to 1."""
        for column, level in zip(self._columns, levels, strict=True):
            column.level = round(level * look.FULL)

    def prepare(self) -> Iterator[None]:
        """Work out what every lamp lights, one a step, so that none has to be waited for later."""
        for column in self._columns:
            self._lit(column)
            yield
        self._lamps = None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        """The picture; what changed of it where this surface holds it already."""
        now = tuple((column.level, column.shot) for column in self._columns)
        state = (*now, *(name == self.down for name in self._buttons))
        whole = self._drawn_on is None or self._drawn_on() is not surface
        if whole:
            changed = surface.get_rect()
        else:
            areas = [column.area for column in self._columns] + [pygame.Rect(a) for a in self.areas.values()]
            old = zip(areas, self._drawn, state, strict=True)
            changed = _union([area for area, before, after in old if before != after])
        self._drawn, self._drawn_on = state, weakref.ref(surface)
        if changed:
            surface.set_clip(changed)
            self._paint(surface)
            surface.set_clip(None)
        return None if whole else changed

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self._base, (0, 0))
        for column in self._columns:
            if column.level:
                _add(surface, self._lit(column), column)
        for column in self._columns:
            if column.shot:
                surface.blit(column.shot, column.screen)
                left = column.dim + (1 - column.dim) * column.level / look.FULL
                # pygame's blending fill does not keep to the clip by itself.
                if left < 1 and (seen := column.screen.clip(surface.get_clip())):
                    surface.fill(_grey(left), seen, pygame.BLEND_RGB_MULT)
            if column.glass:
                surface.blit(*column.glass)
        for name, button in self._buttons.items():
            write(surface, button, self.areas[name], name == self.down)

    def _lit(self, column: _Column) -> pygame.Surface:
        if column.light is None:
            assert self._lamps is not None, "there is light for every column before the lamps are put away"
            column.light = self._lamps.adds(column)
        return column.light


class _Column:
    """What changes where one machine stands: its lamp's light and its screen."""

    def __init__(self, machine: str, x: int, places: look.Row) -> None:
        drawing = look.MACHINES[machine + places.suffix]
        left, top, wide, high = drawing.screen
        self.x = x
        self.area = pygame.Rect(_from(x, look.LIT_AT), look.LIT_SIZE).clip((0, 0, *look.SIZE))
        self.screen = pygame.Rect(x + left, top, wide, high)
        self.dim = look.DIM[drawing.glass is None]
        self.glass: tuple[pygame.Surface, look.Point] | None = None
        if drawing.glass:
            self.glass = art.kept(f"glass{places.suffix}"), _from(x, drawing.glass)
        self.shot: pygame.Surface | None = None
        self.light: pygame.Surface | None = None
        self.level = 0


class _Lamps:
    """Turns a column's lamp on: the cone is added to the light on what is painted."""

    def __init__(
        self, painted: pygame.Surface, lights: pygame.Surface, base: pygame.Surface, places: look.Row
    ) -> None:
        self._painted, self._lights, self._base = painted, lights, base
        self._places = places
        self._cone = art.load(f"cone{places.suffix}")

    def adds(self, column: _Column) -> pygame.Surface:
        """What this lamp adds to the picture, in the column's area."""
        area = column.area
        light = self._lights.subsurface(area).copy()
        light.blit(self._cone, _within(area, column.x, look.CONE_AT), special_flags=pygame.BLEND_RGB_ADD)
        lit = self._painted.subsurface(area).copy()
        lit.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        _moon(lit, self._places, area.topleft)
        lit.blit(art.kept("lamp_on"), _within(area, column.x, look.LAMP_ON_AT))
        lit.blit(self._base, (0, 0), area, special_flags=pygame.BLEND_RGB_SUB)
        return lit


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


def _moon(surface: pygame.Surface, places: look.Row, origin: look.Point = (0, 0)) -> None:
    """The window shines by itself: it comes after the light."""
    x, y = places.window
    left, top = look.WINDOW_AT
    surface.blit(art.kept("window"), (x + left - origin[0], y + top - origin[1]))


def _add(surface: pygame.Surface, light: pygame.Surface, column: _Column) -> None:
    if column.level < look.FULL:
        light = light.copy()
        light.fill(_grey(column.level / look.FULL), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(light, column.area, special_flags=pygame.BLEND_RGB_ADD)


def _sharper(shot: pygame.Surface) -> pygame.Surface:
    """What is finer than a small blur, stronger: the counterpart of the target's unsharp mask."""
    blurred = pygame.transform.gaussian_blur(shot, look.SHARPER_RADIUS)
    sharper = shot.copy()
    for first, second, how in (
        (shot, blurred, pygame.BLEND_RGB_ADD),
        (blurred, shot, pygame.BLEND_RGB_SUB),
    ):
        finer = first.copy()
        finer.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        finer.fill(_grey(look.SHARPER), special_flags=pygame.BLEND_RGB_MULT)
        sharper.blit(finer, (0, 0), special_flags=how)
    return sharper


def _grey(part: float) -> look.Colour:
    level = round(part * look.FULL)
    return level, level, level


def _from(x: int, offset: look.Point) -> look.Point:
    """Offsets count from the middle of a column and from the top of the picture."""
    return x + offset[0], offset[1]


def _within(area: pygame.Rect, x: int, offset: look.Point) -> look.Point:
    left, top = _from(x, offset)
    return left - area.x, top - area.y


def _union(areas: list[pygame.Rect]) -> pygame.Rect:
    return areas[0].unionall(areas[1:]) if areas else pygame.Rect(0, 0, 0, 0)
