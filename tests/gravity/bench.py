"""The figures of Gravity's reasoner for the benchmark table."""

from __future__ import annotations

import random

from tests.gravity.reasoner import played, random_game, summary

_GAMES = (
    ("8 x 8, 5 stars", 8, 5, False, 40),
    ("8 x 8, 5 stars, Repulse", 8, 5, True, 40),
    ("16 x 16, 10 stars", 16, 10, False, 2),
)


def rows() -> list[tuple[str, str]]:
    """Name and figure of each line; takes about half a minute."""
    table = []
    for name, size, stars, repulse, games in _GAMES:
        rnd = random.Random(2)
        table.append(
            (
                f"Gravity reasons, {name}",
                summary([played(random_game(rnd, size, stars, repulse)) for _ in range(games)]),
            )
        )
    return table
