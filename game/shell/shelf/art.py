"""The shelf's pictures, as they come from assets/shelf."""

from __future__ import annotations

from functools import cache

import pygame

from game.shell.paths import ASSETS


@cache
def _format(alpha: bool) -> pygame.Surface:
    return pygame.Surface((1, 1), pygame.SRCALPHA if alpha else 0, 32)


def load(name: str) -> pygame.Surface:
    """A picture from assets/shelf, to draw and light with."""
    return usual(pygame.image.load(ASSETS / "shelf" / f"{name}.png"))


def usual(art: pygame.Surface) -> pygame.Surface:
    """A copy in 32 bits: SDL draws and lights one of its own kind ten times faster than another."""
    return art.convert(_format(bool(art.get_flags() & pygame.SRCALPHA)))


def ready(name: str) -> pygame.Surface:
    """A finished picture, in another order of colours: to copy from.

    QOI is read twice as fast as PNG, and a start waits for it; pygame.error where SDL_image cannot read it.
    """
    art = pygame.image.load(ASSETS / "shelf/ready" / f"{name}.qoi")
    art.set_alpha(None)
    return art


@cache
def kept(name: str) -> pygame.Surface:
    """A small picture that is drawn again and again."""
    return load(name)
