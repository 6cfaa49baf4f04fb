"""How well Gravity's reasoner plays: python3 -m tests.gravity.reasoner --games 200."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time

from game.gravity.deduce import Thought, think
from game.gravity.rules import State, from_stars
from tests.gravity.boards import every_cell


@dataclass(frozen=True)
class Played:
    """A game played out; times are seconds of this process's own work."""

    end: State
    guesses: int
    longest_step: float
    longest_slice: float


def thoughts(state: State) -> Iterator[tuple[State, Thought, float, float]]:
    """Each position of a game the reasoner plays, its thought, the time that took and the longest slice."""
    last: Thought | None = None
    while not state.over:
        began = before = process_time()
        longest = 0.0
        for thought in think(state, last):
            now = process_time()
            longest, before = max(longest, now - before), now
            last = thought
        assert last is not None
        yield state, last, before - began, longest
        state = state.play(last.move)


def played(state: State) -> Played:
    guesses, step, slice_ = 0, 0.0, 0.0
    for position, thought, took, longest in thoughts(state):
        state = position.play(thought.move)
        guesses += thought.move.startswith("shot") and not thought.sure
        step, slice_ = max(step, took), max(slice_, longest)
    return Played(state, guesses, step, slice_)


def random_game(rnd: random.Random, size: int, stars: int, repulse: bool = False) -> State:
    return from_stars(size, rnd.sample(every_cell(size), stars), repulse)


def summary(games: Sequence[Played]) -> str:
    scores = [game.end.score for game in games]
    misses = sum(game.end.misses for game in games)
    guesses = sum(game.guesses for game in games)
    steps = [game.longest_step for game in games]
    spread = " ".join(f"{score}:{scores.count(score)}" for score in sorted(set(scores)))
    return (
        f"{len(games)} games, {sum(scores) / len(games):.2f} points on average ({spread}), "
        f"{misses} misses, {guesses} unsure shots; "
        f"worst step of a game {sum(steps) / len(games):.3f} s on average, {max(steps):.3f} s at most; "
        f"longest slice {max(game.longest_slice for game in games) * 1000:.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--size", type=int, default=8)
    parser.add_argument("--stars", type=int, default=5)
    parser.add_argument("--repulse", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rnd = random.Random(options.seed)
    games = [
        played(random_game(rnd, options.size, options.stars, options.repulse)) for _ in range(options.games)
    ]
    print(summary(games))


if __name__ == "__main__":
    main()
