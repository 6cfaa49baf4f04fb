"""The shelf's pictures, as they come from assets/shelf."""

from __future__ import annotations

from functools import cache

import pygame

from game.shell.paths import ASSETS


@cache
def _format(alpha: bool) -> pygame.Surface:
    return pygame.Surface((1, 1), pygame.SRCALPHA if alpha else 0, 32)


def load(name: str) -> pygame.Surface:
    """A picture in 32 bits: SDL draws and lights one of its own kind ten times faster than another."""
    art = pygame.image.load(ASSETS / "shelf" / f"{name}.png")
    return art.convert(_format(bool(art.get_flags() & pygame.SRCALPHA)))


@cache
def kept(name: str) -> pygame.Surface:
    """A small picture that is drawn again and again."""
    return load(name)
