"""What Gravity's records count: boards cleared when first played, and the fewest points for each kind."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from game.shell.store import Result
from game.shell.tally import Results, Tally, firsts, least

KINDS = 3


class Kind(NamedTuple):
    """A kind of board: points on one say nothing about another."""

    size: int
    stars: int
    repulse: bool

    @property
    def words(self) -> str:
        stars = "1 star" if self.stars == 1 else f"{self.stars} stars"
        return f"{self.size}x{self.size}, {stars}{', repulse' if self.repulse else ''}"


STANDARD = (Kind(8, 5, False), Kind(8, 5, True))


def count(results: Results) -> Tally:
    """The kinds that were cleared most often, the standard game under both rules always first."""
    all_of_them = firsts(results("gravity"), "seed", "size", "stars", "repulse")
    points: dict[Kind, list[int]] = defaultdict(list, {kind: [] for kind in STANDARD})
    for result in all_of_them:
        kind = _kind(result)
        if result.won and kind is not None and result.score is not None:
            points[kind].append(result.score)
    kinds = sorted(
        points, key=lambda kind: (kind not in STANDARD, -len(points[kind]) * (kind not in STANDARD), kind)
    )
    figures = tuple(least(f"fewest points, {kind.words}", points[kind]) for kind in kinds[:KINDS])
    won = sum(result.won for result in all_of_them)
    return Tally(won, len(all_of_them), "boards cleared", figures)


def _kind(result: Result) -> Kind | None:
    match result.detail:
        case {"size": int(size), "stars": int(stars), "repulse": bool(repulse)}:
            return Kind(size, stars, repulse)
    return None
