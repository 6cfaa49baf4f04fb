"""What the Math Tooter's records count: games won against the computer by level, and the best of them."""

from __future__ import annotations

from collections import defaultdict

from game.shell.store import Result
from game.shell.tally import Figure, Results, Tally, best

LEVELS = 2
"""So many of the highest levels that were played at are shown."""


def count(results: Results) -> Tally:
    """Games of a person against the computer; those of two people only give the most points."""
    everyone = results("tommath")
    against = [result for result in everyone if _level(result) is not None]
    leads = [lead for result in against if result.won and (lead := _lead(result)) is not None]
    points = [result.score for result in everyone if result.score is not None]
    levels: dict[int, list[bool]] = defaultdict(list)
    for result in against:
        levels[_level(result) or 0].append(result.won)
    figures = [best("most points in a game", points), best("best lead in a game won", leads)]
    figures += [
        Figure(f"won at level {level}", f"{sum(levels[level])} of {len(levels[level])}")
        for level in sorted(levels, reverse=True)[:LEVELS]
    ]
    if not levels:
        figures.append(Figure("highest level beaten"))
    return Tally(sum(result.won for result in against), len(against), "games won", tuple(figures))


def _level(result: Result) -> int | None:
    match result.detail:
        case {"level": int(level), "people": 1}:
            return level
    return None


def _lead(result: Result) -> int | None:
    """By how many points the winner was ahead; a game may also be won by the other's resigning."""
    match result.detail:
        case {"scores": [int(white), int(black)], "winner": "white" | "black" as winner}:
            lead = white - black if winner == "white" else black - white
            return lead if lead > 0 else None
    return None
