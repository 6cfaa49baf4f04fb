"""What the pages of the instruction booklet are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.gravity.rules import Cell, Port


@dataclass(frozen=True)
class Para:
    """Words that explain."""

    text: str


@dataclass(frozen=True)
class Rule:
    """A sentence about the rules; `id` names the test that holds it to them."""

    id: str
    text: str


@dataclass(frozen=True)
class Heading:
    """Words over what follows."""

    text: str


@dataclass(frozen=True)
class Board:
    """A picture: these stars, and the real ways of probes launched from these ports."""

    stars: tuple[Cell, ...]
    ports: tuple[Port, ...] = ()
    numbered: bool = False


@dataclass(frozen=True)
class Figure:
    """A heading, where there is one, and words with a board beside them."""

    heading: str
    words: tuple[Para | Rule, ...]
    board: Board


@dataclass(frozen=True)
class Display:
    """The Organiser's display as it looks then."""

    lines: tuple[str, str]
    cursor: tuple[int, int] | None = None


@dataclass(frozen=True)
class Table:
    """Pairs of short words, the first ones in bold."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Pad:
    """The Organiser's calculator keys, with words beside them."""

    words: tuple[Para, ...]


@dataclass(frozen=True)
class Thing:
    """Something from the desk, with a heading and words beside it."""

    heading: str
    words: tuple[Para, ...]
    sprite: Literal["pencil", "rubber", "sharpener", "comms_link_print"]


@dataclass(frozen=True)
class Signs:
    """What the pencil writes, each with what it means: signs as in its strips, small digits as they stand."""

    rows: tuple[tuple[tuple[str, ...], str], ...]


@dataclass(frozen=True)
class Contents:
    """The titles of the pages with their numbers; each can be clicked."""


Block = Para | Rule | Heading | Figure | Display | Table | Pad | Thing | Signs | Contents
FIGURE_SIZE = 5
"""Squares a side of the boards in the figures."""


@dataclass(frozen=True)
class Page:
    """One page; `listed` ones stand in the contents."""

    title: str
    blocks: tuple[Block, ...]
    kind: Literal["cover", "inside"] = "inside"
