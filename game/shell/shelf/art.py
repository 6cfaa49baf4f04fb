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
    return _converted(f"{name}.png")


def ready(name: str) -> pygame.Surface:
    """A picture that needs no work any more; pygame.error where this pygame cannot read its format.

    QOI is read twice as fast as PNG, and this is what a start waits for.
    """
    return _converted(f"ready/{name}.qoi")


def _converted(file: str) -> pygame.Surface:
    art = pygame.image.load(ASSETS / "shelf" / file)
    return art.convert(_format(bool(art.get_flags() & pygame.SRCALPHA)))


@cache
def kept(name: str) -> pygame.Surface:
    """A small picture that is drawn again and again."""
    return load(name)
