"""The rail at the foot of the shelf and of its help pages: words, keys in gold, and buttons to touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.shell.shelf import art, look
from game.shell.text import face


class Plaque(NamedTuple):
    """A button: the key that does the same, and what it does."""

    key: str
    text: str

    @property
    def wide(self) -> int:
        font = face(look.RAIL_FONT)
        return font.width(f"{self.key} {self.text}") + 2 * look.PLAQUE_PAD


def arrange(words: Sequence[tuple[str, bool]], buttons: Sequence[Plaque]) -> tuple[int, list[look.Area]]:
    """Words in the middle of the rail with buttons at their right: where the words begin, and its areas."""
    wide = sum(face(look.RAIL_FONT).width(text) for text, _ in words)
    whole = wide + sum(look.PLAQUE_GAP + button.wide for button in buttons)
    first = look.RAIL_MIDDLE - whole // 2
    areas, x = [], first + wide
    for button in buttons:
        areas.append((x + look.PLAQUE_GAP, look.PLAQUE_TOP, button.wide, look.PLAQUE_HIGH))
        x += look.PLAQUE_GAP + button.wide
    return first, areas


def say(surface: pygame.Surface, words: Sequence[tuple[str, bool]], x: int) -> int:
    """Write words on the rail, keys in gold, from x on; where they end."""
    for text, is_key in words:
        ink = look.RAIL_KEY if is_key else look.RAIL_INK
        x = face(look.RAIL_FONT).draw(surface, x, look.RAIL_BASELINE, text, ink)
    return x


def write(surface: pygame.Surface, button: Plaque, area: look.Area, down: bool) -> None:
    """Draw a button, pressed or not; one without words has its key in the middle."""
    left, top, wide, _ = area
    stretch(surface, "plaque_down" if down else "plaque", look.PLAQUE_CAP, left, top, wide)
    font, baseline = face(look.RAIL_FONT), look.RAIL_BASELINE - look.PLAQUE_TOP + top
    baseline += look.PLAQUE_DOWN if down else 0
    if not button.text:
        font.draw(surface, left + wide // 2, baseline, button.key, look.RAIL_KEY, anchor="middle")
        return
    x = font.draw(surface, left + look.PLAQUE_PAD, baseline, button.key, look.RAIL_KEY)
    font.draw(surface, x, baseline, f" {button.text}", look.RAIL_INK)


def write_dead(surface: pygame.Surface, button: Plaque, area: look.Area) -> None:
    """Draw a button that would do nothing."""
    veil = surface.subsurface(area).copy()
    veil.set_alpha(look.PLAQUE_DEAD)
    write(surface, button, area, down=False)
    surface.blit(veil, area)


def stretch(surface: pygame.Surface, name: str, cap: int, left: int, top: int, wide: int) -> None:
    """Draw assets/shelf/NAME.png with its two ends as they are and its middle as wide as it must be."""
    whole, high = art.kept(name).get_size()
    ends = whole - cap
    surface.blit(art.kept(name), (left, top), (0, 0, cap, high))
    middle = art.kept(name).subsurface((cap, 0, ends - cap, high))
    surface.blit(pygame.transform.scale(middle, (wide - 2 * cap, high)), (left + cap, top))
    surface.blit(art.kept(name), (left + wide - cap, top), (ends, 0, cap, high))
