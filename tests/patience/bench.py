"""What the patience rules and solvers cost."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.patience import osmosis, pyramid
from tests.solve import WORDS, solve

DEALS = range(1, 21)
CLICKS = 2000


def rows() -> list[tuple[str, str]]:
    """Name and figure of each measurement."""
    found = [_solving("osmosis"), _solving("pyramid")]
    table, game = osmosis.new(1997), pyramid.new(1997)
    found.append(
        _click("osmosis: a click resolved and played", lambda: table.play(table.click("pack") or ""))
    )
    found.append(
        _click("pyramid: a click resolved and played", lambda: game.play(game.click("pack")[0] or ""))
    )
    found.append(_click("pyramid: all moves listed", game.moves))
    return found


def _solving(game: str) -> tuple[str, str]:
    solved = [solve(game, number) for number in DEALS]
    verdicts = [verdict.winnable for verdict, _, _ in solved]
    took = [seconds for _, _, seconds in solved]
    counts = ", ".join(f"{verdicts.count(verdict)} {word}" for verdict, word in WORDS.items())
    nodes = sum(effort.nodes for _, effort, _ in solved) / sum(took)
    figure = f"{counts}; mean {1000 * sum(took) / len(took):.0f} ms, longest {1000 * max(took):.0f} ms"
    return f"{game}: deals {DEALS[0]}-{DEALS[-1]} solved", f"{figure}, {nodes / 1000:.0f} nodes/ms"


def _click(name: str, click: Callable[[], object]) -> tuple[str, str]:
    begun = time.perf_counter()
    for _ in range(CLICKS):
        click()
    return name, f"{1000 * (time.perf_counter() - begun) / CLICKS:.3f} ms"
