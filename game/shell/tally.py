"""The words in which a game tells its records; every game counts its own results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.shell.store import Result

Results = Callable[[str], Sequence[Result]]
"""The results that were booked under a game's id, the oldest first."""


@dataclass(frozen=True)
class Figure:
    """One record and what it counts; `value` is "" as long as there is none."""

    what: str
    value: str = ""


@dataclass(frozen=True)
class Tally:
    """`won` out of `played`; `what` names them, as in "3 of 7 boards cleared"."""

    won: int
    played: int
    what: str
    figures: tuple[Figure, ...] = ()


Count = Callable[[Results], Tally]


def firsts(results: Sequence[Result], *names: str) -> list[Result]:
    """Of the results whose details agree under these names the oldest alone: what is dealt again is known.

    A result that lacks one of the names is not compared.
    """
    kept: list[Result] = []
    seen: set[str] = set()
    for result in results:
        board = [result.detail.get(name) for name in names]
        key = repr(board)
        if None in board or key not in seen:
            kept.append(result)
        seen.add(key)
    return kept


def best(what: str, values: Sequence[int]) -> Figure:
    """The largest of some figures, if there are any."""
    return Figure(what, str(max(values)) if values else "")


def least(what: str, values: Sequence[int]) -> Figure:
    """The smallest of some figures, if there are any."""
    return Figure(what, str(min(values)) if values else "")
