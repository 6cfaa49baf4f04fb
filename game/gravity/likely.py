"""Whole boards that fit a log, found by search and drawn fairly."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import combinations

from game.gravity.flights import Case
from game.gravity.possible import Possible, fitting, members, weight, weights

Draw = Callable[[], float]
"""Numbers from 0 up to 1."""

# The search goes on from so many cases, and passes over a launch that takes more steps or makes more.
_KEPT = 400
_STEPS = 8_000
_PARTS = 12_000

_PAUSE = 128


def boards(known: Possible, most: int, draw: Draw) -> Generator[None, None, list[int]]:
    """All possible boards if they are no more than `most`, else so many; a bit for each star.

    They fit the launches that were put off too, but for those that are too much or that no case
    fits which the search went on from.
    """
    held = yield from weights(known)
    if not known.put_off and sum(held) <= most:
        return (yield from _all(known))
    cases, shares = known.cases, [float(boards) for boards in held]
    for launch in known.put_off:
        cases, shares = yield from _thinned(cases, shares, draw)
        parts = yield from fitting(known, cases, launch, _STEPS, _PARTS)
        if parts:
            # A part has the share of its case that it has of its case's boards.
            scale = [share / weight(known, case) for case, share in zip(cases, shares, strict=True)]
            shares = []
            for i, (parent, part) in enumerate(parts):
                shares.append(scale[parent] * weight(known, part))
                if i % _PAUSE == 0:
                    yield
            cases = tuple([part for _, part in parts])
    found: list[int] = []
    squares = (1 << known.grid.squares) - 1
    for i, due in enumerate(_dues(shares, most, draw)):
        if i % _PAUSE == 0:
            yield
        star, empty = cases[i]
        places = [1 << square for square in members(squares ^ star ^ empty)] if due else []
        for _ in range(due):
            found.append(star + sum(_drawn(places, known.stars - star.bit_count(), draw)))
            yield
    return found


def _all(known: Possible) -> Generator[None, None, list[int]]:
    squares = (1 << known.grid.squares) - 1
    found: list[int] = []
    for star, empty in known.cases:
        places = [1 << square for square in members(squares ^ star ^ empty)]
        found += [star + sum(some) for some in combinations(places, known.stars - star.bit_count())]
        yield
    return found


def _thinned(
    cases: Sequence[Case], shares: Sequence[float], draw: Draw
) -> Generator[None, None, tuple[tuple[Case, ...], list[float]]]:
    """About _KEPT of many cases: the large ones as they are, some of the small ones for all of them."""
    least = sum(shares) / _KEPT
    if len(cases) <= _KEPT:
        return tuple(cases), list(shares)
    kept: list[Case] = []
    theirs: list[float] = []
    passed = draw() * least
    for i, (case, share) in enumerate(zip(cases, shares, strict=True)):
        if i % _PAUSE == 0:
            yield
        if share < least:
            passed += share
            if passed < least:
                continue
            passed -= least
        kept.append(case)
        theirs.append(max(share, least))
    return tuple(kept), theirs


def _dues(shares: Sequence[float], most: int, draw: Draw) -> Iterator[int]:
    """How many of `most` boards to draw from each case, evenly by share."""
    step = sum(shares) / most
    passed, given = 0.0, 0
    offset = draw() * step
    for share in shares:
        passed += share
        due = 0
        while given < most and given * step + offset < passed:
            given += 1
            due += 1
        yield due


def _drawn(places: list[int], count: int, draw: Draw) -> list[int]:
    """So many different places, all choices alike."""
    for i in range(count):
        j = i + int(draw() * (len(places) - i))
        places[i], places[j] = places[j], places[i]
    return places[:count]
