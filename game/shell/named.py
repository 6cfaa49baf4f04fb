"""What a named screen is: a state of a game and the steps that lead to it, told as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Json = Any  # what json.loads may give


@dataclass(frozen=True)
class Begun:
    """A game that lies on the table already, as `Slot.kept` tells it."""

    seed: str
    options: Mapping[str, Json]
    moves: Sequence[str] = ()


@dataclass(frozen=True)
class Named:
    """A screen with a name, reached on a machine on which nothing else was ever done.

    begun, desk: what its slot keeps; seed: --seed. steps, one after the other, each a word and what it needs:
    "keys return f1" (chords), "type 8*" (characters), "click X Y", "menu X Y" (the right button),
    "point X Y", "drag X Y X Y ..." (the left button held from place to place), "wait SECONDS". Where a scene
    thinks, a step waits for it; at the end everything that blinks is lit or dark as after a wait.
    """

    name: str
    steps: Sequence[str] = ()
    begun: Begun | None = None
    desk: Mapping[str, Json] = field(default_factory=dict)
    seed: str | None = None
