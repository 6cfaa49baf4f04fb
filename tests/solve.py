"""What the solvers make of a range of deals, one line each: `python3 -m tests.solve --game G --deals A-B`."""

from __future__ import annotations

import argparse
import re
import time

from game.contract import Verdict
from game.patience import cards, osmosis, pyramid, solver
from game.patience.effort import Effort

WORDS = {True: "won", False: "cannot be won", None: "not decided"}


def solve(game: str, number: int) -> tuple[Verdict, Effort, float]:
    """The verdict on a deal, the nodes it took and the seconds; a winning line is replayed by the rules."""
    begun = time.perf_counter()
    state: osmosis.State | pyramid.State
    if game == "osmosis":
        state, effort = osmosis.new(number), Effort(solver.OSMOSIS_NODES)
        found = solver.verdict(solver.solve_osmosis(state, effort))
    else:
        state, effort = pyramid.new(number), Effort(solver.PYRAMID_NODES)
        found = solver.verdict(solver.solve_pyramid(state, effort))
    seconds = time.perf_counter() - begun
    for move in found.line:
        state = state.play(move)
    if found.winnable and state.ending not in ("won", "cleared"):
        raise AssertionError(f"the line for {game} deal {number} ends in {state.ending}")
    return found, effort, seconds


def deals(text: str) -> range:
    """'1-100' or '7' as a range of deal numbers."""
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", text, re.ASCII)
    if found is None:
        raise argparse.ArgumentTypeError("give deals as A-B")
    first, last = int(found[1]), int(found[2] or found[1])
    if not first <= last < cards.NUMBERS:
        raise argparse.ArgumentTypeError(f"deals go up from 0 to {cards.NUMBERS - 1}")
    return range(first, last + 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=("osmosis", "pyramid"))
    parser.add_argument("--deals", required=True, type=deals, metavar="A-B")
    wanted = parser.parse_args()
    took: list[float] = []
    verdicts: list[bool | None] = []
    print("deal  verdict         moves    nodes  seconds")
    for number in wanted.deals:
        found, effort, seconds = solve(wanted.game, number)
        took.append(seconds)
        verdicts.append(found.winnable)
        word = WORDS[found.winnable]
        print(f"{number:<5} {word:14} {len(found.line):6} {effort.nodes:8} {seconds:8.3f}", flush=True)
    counts = ", ".join(f"{verdicts.count(verdict)} {word}" for verdict, word in WORDS.items())
    print(f"{counts}; mean {sum(took) / len(took):.3f} s, longest {max(took):.3f} s")


if __name__ == "__main__":
    main()
