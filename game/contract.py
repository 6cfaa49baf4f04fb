"""The words that all games share: states, moves as text, verdicts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


class IllegalMove(ValueError):
    """A move the rules refuse; its text is one sentence that a player understands."""


class State(Protocol):
    """A position: a frozen dataclass whose equality compares positions.

    A game is a seed, its options and a list of moves; everything else is replayed from them.
    """

    @property
    def over(self) -> bool: ...

    @property
    def ending(self) -> str | None:
        """How the game ended; None until it is over."""

    def moves(self) -> Iterable[str]:
        """The legal moves as text, in the order the game's contract fixes; none when over."""

    def play(self, move: str) -> State:
        """The state after `move`; raises IllegalMove, and nothing else, whatever the text."""

    def __str__(self) -> str:
        """What the player may see, one fact a line."""


@dataclass(frozen=True)
class Verdict:
    """What a solver found: `winnable` is None where its limit came first; `line` wins."""

    winnable: bool | None
    line: tuple[str, ...] = ()
