"""How a picture kept as lists of items is drawn, and drawn again only where the lists differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pygame

Area = tuple[int, int, int, int]
Colour = tuple[int, int, int]


class Item(NamedTuple):
    """One thing to lay down: a part of a surface at a place, or a plain colour over it."""

    area: Area
    source: pygame.Surface | Colour
    part: Area | None = None


def whole(source: pygame.Surface, at: tuple[int, int]) -> Item:
    """All of a surface with its upper left corner there."""
    return Item((*at, *source.get_size()), source)


def piece(source: pygame.Surface, at: tuple[int, int], part: Area) -> Item:
    """A part of a surface with its upper left corner there."""
    return Item((*at, part[2], part[3]), source, part)


def box(area: Area, colour: Colour) -> Item:
    """A plain rectangle."""
    return Item(area, colour)


def changes(old: Sequence[Item], new: Sequence[Item]) -> list[pygame.Rect]:
    """Where two lists look different, given that what is in both keeps its order."""
    ahead, behind = 0, 0
    short = min(len(old), len(new))
    while ahead < short and old[ahead] == new[ahead]:
        ahead += 1
    while behind < short - ahead and old[-1 - behind] == new[-1 - behind]:
        behind += 1
    before = Counter(old[ahead : len(old) - behind])
    after = Counter(new[ahead : len(new) - behind])
    return merged([pygame.Rect(item.area) for item in (*(before - after), *(after - before))])


def merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles of which no two touch, holding all of these."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        grown = rect
        while (i := grown.collidelist(apart)) >= 0:
            grown = grown.union(apart.pop(i))
        apart.append(grown)
    return apart


def paint(surface: pygame.Surface, base: pygame.Surface, items: Sequence[Item], rect: pygame.Rect) -> None:
    """Draw one rectangle of the picture anew: its base, then all items that reach into it, in order."""
    clip = surface.get_clip()
    surface.set_clip(rect.clip(clip))
    surface.blit(base, rect, rect)
    for i in rect.collidelistall([item.area for item in items]):
        area, source, part = items[i]
        if isinstance(source, pygame.Surface):
            surface.blit(source, area, part)
        else:
            surface.fill(source, area)
    surface.set_clip(clip)
