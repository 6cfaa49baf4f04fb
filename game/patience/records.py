"""What the patiences' records count: deals that came out when first played, Pyramid's best game and match."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.store import Result
from game.shell.tally import Figure, Results, Tally, best, firsts, least

MACHINES = ("osmosis", "pyramid")
"""Either game may have been played on either machine."""


def count_osmosis(results: Results) -> Tally:
    """Deals of Osmosis; a resigned one has not come out."""
    deals = firsts(_of("osmosis", results), "deal")
    won = [result for result in deals if result.won]
    figures = (
        least("fewest moves to come out", _numbers(won, "moves")),
        best("most cards on the rows", _numbers(deals, "cards")),
        Figure("came out of every hundred", str(round(100 * len(won) / len(deals))) if deals else ""),
    )
    return Tally(len(won), len(deals), "deals came out", figures)


def count_pyramid(results: Results) -> Tally:
    """Games of Pyramid, each one of a match of six."""
    games = firsts(_of("pyramid", results), "deal", "player")
    scores = [result.score for result in games if result.score is not None]
    cleared = [result for result in games if result.won]
    figures = (
        best("best score of a game", scores),
        best("best match of six games", _matches(games)),
        Figure("cleared in the first pass", str(_numbers(cleared, "pass").count(1)) if cleared else ""),
    )
    return Tally(len(cleared), len(games), "pyramids cleared", figures)


def _of(game: str, results: Results) -> list[Result]:
    """The oldest first, wherever it was played."""
    of_both = [r for machine in MACHINES for r in results(machine) if r.detail.get("game") == game]
    return sorted(of_both, key=lambda result: result.number)


def _numbers(results: Sequence[Result], name: str) -> list[int]:
    return [value for result in results if type(value := result.detail.get(name)) is int]


def _matches(games: Sequence[Result]) -> list[int]:
    totals = []
    for result in games:
        match result.detail:
            case {"match": {"total": int(total)}}:
                totals.append(total)
    return totals
