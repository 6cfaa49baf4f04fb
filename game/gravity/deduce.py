"""What a reasoner would do next in a game of Gravity, from the log alone."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from math import log2
from typing import NamedTuple

from game.gravity.flights import Crowd, crowd, fly
from game.gravity.likely import boards
from game.gravity.possible import (
    STEPS,
    Possible,
    certain,
    learn,
    members,
    pressed,
    start,
    tallied,
    weights,
)
from game.gravity.rules import Cell, State

# Boards looked at to weigh the launches; all of them when there are no more.
_BOARDS = 500
# While launches are put off nothing may be certain: as good as certain is then good enough for a shot.
_GOOD_BET = 0.98
# A launch is only made if its outcome can be reasoned about, within so many flight steps: the most telling
# one, else any, and if that tells too little the next few with more.
_BEST_STEPS = 14_000
_ANY_STEPS = 800
_NEXT, _NEXT_STEPS = 5, 5_000
_TOO_LITTLE = 0.6
_CASES = 6_000

# n * log2(n) in whole steps, so that every machine ranks the launches alike.
_BITS = [0, *(round(n * log2(n) * 2**20) for n in range(1, _BOARDS + 1))]


@dataclass(frozen=True)
class Thought:
    """A move, and what is known before it is made.

    `stars` are certainly on the board, `empty` are certainly no stars (squares of stars taken off among
    them), both as (column, row). `boards` still fit the log; that is an estimate where `exact` is false.
    `sure`: the move is a shot that cannot miss. `known` spares the next thought from starting afresh.
    """

    move: str
    sure: bool
    stars: frozenset[Cell]
    empty: frozenset[Cell]
    boards: int
    exact: bool
    known: Possible


class _Prospect(NamedTuple):
    """What a launch would tell: its gain in bits (in the steps of _BITS) and how often each outcome comes."""

    gain: int
    port: int
    shares: Mapping[int, int]


def think(state: State, last: Thought | None = None, seed: int = 1) -> Iterator[Thought | None]:
    """The next move of a careful reasoner: None at least every millisecond, then one Thought.

    It shoots what is certain, else launches where it learns most, and guesses only where no launch tells
    anything. It uses the log, the board's size, the option and how many stars are left: nothing else.
    `last` is the thought before, if this game had one. ValueError if the game is over.
    """
    if state.over:
        raise ValueError("The game is over.")
    known = _remembered(state, last)
    known = yield from learn(known, state.log[len(known.log) :])
    known, move = yield from _chosen(known, seed)
    stars, empty = yield from certain(known)
    held = yield from weights(known)
    exact = known.sound and not known.put_off
    yield Thought(
        move, bool(stars) and known.sound, _cells(known, stars), _cells(known, empty), sum(held), exact, known
    )


def _remembered(state: State, last: Thought | None) -> Possible:
    """What was known after the last thought, if that was about the same game, else nothing."""
    repulse = state.repulse
    if last and (last.known.size, last.known.repulse) == (state.size, repulse):
        log = last.known.log
        hits = sum(entry.outcome == "hit" for entry in state.log[len(log) :])
        if state.log[: len(log)] == log and last.known.stars == len(state.stars) + hits:
            return last.known
    hits = sum(entry.outcome == "hit" for entry in state.log)
    return start(state.size, len(state.stars) + hits, repulse)


def _chosen(known: Possible, seed: int) -> Generator[None, None, tuple[Possible, str]]:
    """The move, and what is known: more than before where nothing but a launch put off could tell."""
    while True:
        stars, _ = yield from certain(known)
        if stars:
            return known, _shot(known, next(members(stars)))
        side = yield from _side_by_side(known, seed)
        hits = [some.bit_count() for some in side.star]
        likeliest = _shot(known, hits.index(max(hits)))
        if known.put_off and max(hits) >= _GOOD_BET * side.everyone.bit_count():
            return known, likeliest
        prospects = yield from _prospects(known, side)
        if prospects:
            edge, cell = known.grid.ports[(yield from _affordable(known, prospects))]
            return known, f"launch {edge} {cell}"
        tighter = yield from pressed(known)
        if tighter is known:
            return known, likeliest
        known = tighter


def _side_by_side(known: Possible, seed: int) -> Generator[None, None, Crowd]:
    """Whole boards that fit the log, to weigh launches and shots by."""
    everywhere = (1 << known.grid.squares) - 1
    found = yield from boards(known, _BOARDS, random.Random(seed).random)
    whole = [(board, everywhere ^ board) for board in found]
    return (yield from crowd(whole, known.stars, known.grid.squares))


def _prospects(known: Possible, side: Crowd) -> Generator[None, None, list[_Prospect]]:
    """The launches that would tell something, the most telling first."""
    prospects = []
    for port in range(len(known.grid.ports)):
        if port in known.charted:
            continue
        shares: dict[int, int] = {}
        yield from fly(known.grid, side, port, known.repulse, side.everyone, STEPS, tallied(shares))
        gain = _BITS[side.everyone.bit_count()] - sum(_BITS[share] for share in shares.values())
        if gain > 0:
            prospects.append(_Prospect(gain, port, shares))
    return sorted(prospects, key=lambda prospect: (-prospect.gain, prospect.port))


def _affordable(known: Possible, prospects: list[_Prospect]) -> Generator[None, None, int]:
    """The most telling launch whose outcome can be reasoned about, else simply the most telling."""
    side = yield from crowd(known.cases, known.stars, known.grid.squares)
    chosen = yield from _first_within(known, side, prospects[:1], _BEST_STEPS)
    if not chosen:
        chosen = yield from _first_within(known, side, prospects[1:], _ANY_STEPS)
    if not chosen or chosen.gain < _TOO_LITTLE * prospects[0].gain:
        better = [p for p in prospects[1 : _NEXT + 1] if not chosen or p.gain > chosen.gain]
        chosen = (yield from _first_within(known, side, better, _NEXT_STEPS)) or chosen
    return (chosen or prospects[0]).port


def _first_within(
    known: Possible, side: Crowd, prospects: list[_Prospect], steps: int
) -> Generator[None, None, _Prospect | None]:
    for prospect in prospects:
        sizes: dict[int, int] = {}
        note = tallied(sizes)
        if not (yield from fly(known.grid, side, prospect.port, known.repulse, side.everyone, steps, note)):
            continue
        expected = sum(share * sizes.get(out, 0) for out, share in prospect.shares.items())
        if expected <= _CASES * sum(prospect.shares.values()):
            return prospect
    return None


def _shot(known: Possible, square: int) -> str:
    column, row = _cell(known, square)
    return f"shot {row} {column}"


def _cell(known: Possible, square: int) -> Cell:
    return square % known.size + 1, square // known.size + 1


def _cells(known: Possible, squares: int) -> frozenset[Cell]:
    return frozenset(_cell(known, square) for square in members(squares))
