"""How the shelf is painted: the dark room, what the lamps add to it, the screens, and the rail."""

from __future__ import annotations

import weakref
from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.catalogue import Entry
from game.shell.shelf import art, look
from game.shell.shelf.lights import lights, lit_area
from game.shell.shelf.rail import Plaque, arrange, say, write


class Picture:
    """The shelf with these machines; `light` and `show` change it, `draw` brings it to a surface.

    words: the rail's text in parts, True for a key; buttons: what stands at its end, by name; `down` is the
    one that is pressed.
    """

    def __init__(
        self, row: Sequence[Entry], words: Sequence[tuple[str, bool]], buttons: Mapping[str, Plaque]
    ) -> None:
        places = look.ROWS[len(row)]
        self._lights = lights(row)
        self._columns = [
            _Column(entry.machine, x, places) for entry, x in zip(row, places.centres, strict=True)
        ]
        self._words, self._buttons = words, buttons
        self._words_from, areas = arrange(words, list(buttons.values()))
        self.areas = dict(zip(buttons, areas, strict=True))
        self.down = ""
        self._faded: pygame.Surface | None = None
        """To dim a light on, kept while lamps fade: making one costs more than dimming."""
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
        """What the lights still have to work out, one lamp a step."""
        yield from self._lights.prepare()

    def rest(self) -> None:
        """Nothing is going to change soon."""
        self._lights.rest()
        self._faded = None

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
            self._paint(surface, changed)
            surface.set_clip(None)
        return None if whole else changed

    def _paint(self, surface: pygame.Surface, changed: pygame.Rect) -> None:
        surface.blit(self._lights.dark(), (0, 0))
        for at, column in enumerate(self._columns):
            if column.level:
                self._shine(surface, self._lights.adds(at), column)
        for column in self._columns:
            if column.shot:
                surface.blit(column.shot, column.screen)
                left = column.dim + (1 - column.dim) * column.level / look.FULL
                # pygame's blending fill does not keep to the clip by itself.
                if left < 1 and (seen := column.screen.clip(surface.get_clip())):
                    surface.fill(_grey(left), seen, pygame.BLEND_RGB_MULT)
            if column.glass:
                surface.blit(*column.glass)
        if changed.bottom > look.PLAQUE_TOP:
            say(surface, self._words, self._words_from)
            for name, button in self._buttons.items():
                write(surface, button, self.areas[name], name == self.down)

    def _shine(self, surface: pygame.Surface, light: pygame.Surface, column: _Column) -> None:
        area = pygame.Rect((0, 0), column.area.size)
        if column.level < look.FULL:
            if self._faded is None:
                self._faded = pygame.Surface(look.LIT_SIZE, 0, light)
            self._faded.blit(light, (0, 0))
            self._faded.fill(_grey(column.level / look.FULL), area, pygame.BLEND_RGB_MULT)
            light = self._faded
        surface.blit(light, column.area, area, pygame.BLEND_RGB_ADD)


class _Column:
    """What changes where one machine stands: its lamp's light and its screen."""

    def __init__(self, machine: str, x: int, places: look.Row) -> None:
        drawing = look.MACHINES[machine + places.suffix]
        left, top, wide, high = drawing.screen
        self.area = lit_area(x)
        self.screen = pygame.Rect(x + left, top, wide, high)
        self.dim = look.DIM[drawing.glass is None]
        self.glass: tuple[pygame.Surface, look.Point] | None = None
        if drawing.glass:
            glass_left, glass_top = drawing.glass
            self.glass = art.kept(f"glass{places.suffix}"), (x + glass_left, glass_top)
        self.shot: pygame.Surface | None = None
        self.level = 0


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


def _union(areas: list[pygame.Rect]) -> pygame.Rect:
    return areas[0].unionall(areas[1:]) if areas else pygame.Rect(0, 0, 0, 0)
