"""The words in which a game's help on the shelf is written; every game brings its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """What some keys do: those of `actions`, named as in the scene's InputMap, and `caps` as they stand."""

    does: str
    actions: tuple[str, ...] = ()
    caps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Point:
    """One thing guessed or left out, and the reason for it."""

    what: str
    why: str


@dataclass(frozen=True)
class Leaflet:
    """What the shelf's help says about one game, in paragraphs of our own words."""

    about: tuple[str, ...] = ()
    keys: tuple[Key, ...] = ()
    guessed: tuple[Point, ...] = ()
    left_out: tuple[Point, ...] = ()
