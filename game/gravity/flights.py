"""How a probe flies over many partly known boards at once, one bit of a whole number for each."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.gravity.rules import Port

Case = tuple[int, int]
"""A partly known board: the squares with a star and those without, a bit each; the rest is open."""

LOST = -1
"""The outcome of a probe that never emerges; other outcomes are indices into `Grid.ports`."""
_NOWHERE = -1
_PAUSE = 40
"""Flight steps between two heartbeats, well under a millisecond."""


class Step(NamedTuple):
    """What a probe looks at before it moves, and where it goes: a step's index, or ~port when it emerges."""

    ahead: int
    left: int
    right: int
    hit: int | None
    """Where it emerges if there is a star ahead; None: absorbed or reflected, as the game has it."""
    on: int
    off_left: int
    """Where a star on the left alone sends it."""
    off_right: int


@dataclass(frozen=True)
class Grid:
    """A board's geometry in tables: squares count from 0 by column, then row; ports run clockwise."""

    size: int
    squares: int
    ports: tuple[Port, ...]
    entries: tuple[int, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Crowd:
    """Many cases side by side: bit i of every number speaks of case i.

    For each square the cases that have a star there, that may have none, and that leave it open;
    `room[k]` are the cases with k or more stars still to be placed.
    """

    everyone: int
    star: tuple[int, ...]
    clear: tuple[int, ...]
    open: tuple[int, ...]
    room: tuple[int, ...]


class Seen(NamedTuple):
    """What a probe has met: the squares with a star, those without, and the cases that allow it.

    `cases[k]` are those in which k of the stars were on open squares.
    """

    cases: list[int]
    stars: int
    empty: int


@lru_cache(maxsize=4)
def grid(size: int) -> Grid:
    """The tables for a board size: a step for each square and heading, then one for each lane walk."""
    up = range(1, size + 1)
    ports: list[Port] = [(4, n) for n in up] + [(8, n) for n in up]
    ports += [(6, n) for n in reversed(up)] + [(2, n) for n in reversed(up)]
    index = {port: i for i, port in enumerate(ports)}
    headings = ((1, 0), (0, 1), (-1, 0), (0, -1))
    first_heading = {4: 0, 2: 1, 6: 2, 8: 3}

    def square(x: int, y: int) -> int:
        return x - 1 + (y - 1) * size if x in up and y in up else _NOWHERE

    def towards(x: int, y: int, heading: int) -> int:
        if square(x, y) != _NOWHERE:
            return square(x, y) * 4 + heading
        edge = 4 if x < 1 else 6 if x > size else 2 if y < 1 else 8
        return ~index[edge, y if edge in (4, 6) else x]

    def door(port: int) -> int:
        edge, cell = ports[port % len(ports)]
        return square(*{4: (1, cell), 6: (size, cell), 2: (cell, 1), 8: (cell, size)}[edge])

    def lane(port: int, turn: int) -> int:
        return 4 * size * size + 2 * (port % len(ports)) + (turn > 0)

    def step(x: int, y: int, heading: int) -> Step:
        (dx, dy), (lx, ly) = headings[heading], headings[(heading + 1) % 4]
        behind = (x - dx, y - dy)
        if square(*behind) == _NOWHERE:
            # Clockwise along the lane is to the left of a probe that enters.
            port = ~towards(*behind, heading)
            off_left, off_right = lane(port, -1), lane(port, 1)
        else:
            off_left = towards(x - dx - lx, y - dy - ly, (heading + 3) % 4)
            off_right = towards(x - dx + lx, y - dy + ly, (heading + 1) % 4)
        return Step(
            square(x, y),
            square(x + lx, y + ly),
            square(x - lx, y - ly),
            None,
            towards(x + dx, y + dy, heading),
            off_left,
            off_right,
        )

    steps = [step(x, y, heading) for y in up for x in up for heading in range(4)]
    for port in range(len(ports)):
        for turn in (-1, 1):
            onwards = lane(port + turn, turn)
            steps.append(Step(door(port + turn), _NOWHERE, _NOWHERE, ~port, onwards, onwards, onwards))
    entries = tuple(door(i) * 4 + first_heading[edge] for i, (edge, _) in enumerate(ports))
    return Grid(size, size * size, tuple(ports), entries, tuple(steps))


def crowd(cases: Sequence[Case], stars: int, squares: int) -> Generator[None, None, Crowd]:
    """The cases of a board with `stars` stars, turned so that each square is one number."""
    everyone = (1 << len(cases)) - 1
    star = yield from _columns([case[0] for case in cases], squares)
    empty = yield from _columns([case[1] for case in cases], squares)
    left = [stars - case[0].bit_count() for case in reversed(cases)]
    room = []
    for k in range(max(left) + 1):
        room.append(int("".join(["1" if n >= k else "0" for n in left]), 2))
        yield
    clear = [everyone ^ s for s in star]
    return Crowd(
        everyone,
        tuple(star),
        tuple(clear),
        tuple(c ^ e for c, e in zip(clear, empty, strict=True)),
        (*room, 0),
    )


def _columns(boards: Sequence[int], squares: int) -> Generator[None, None, list[int]]:
    parts = []
    for i in range(len(boards), 0, -512):
        parts.append("".join([f"{board:0{squares}b}" for board in boards[max(0, i - 512) : i][::-1]]))
        yield
    text = "".join(parts)
    columns = []
    for square in range(squares):
        columns.append(int(text[squares - 1 - square :: squares], 2))
        if square % 8 == 0:
            yield
    return columns


def fly(
    board: Grid,
    side: Crowd,
    port: int,
    repulse: bool,
    among: int,
    limit: int,
    note: Callable[[int, Seen], None],
) -> Generator[None, None, bool]:
    """Note every way that a launch can go in the cases `among`; False if it takes over `limit` steps."""
    head_on = port if repulse else LOST
    ways = [(board.entries[port], Seen([among], 0, 0))]
    taken = 0
    while ways:
        taken += 1
        if taken > limit:
            return False
        if taken % _PAUSE == 1:
            yield
        at, seen = ways.pop()
        if at < 0:
            note(~at, seen)
            continue
        ahead, left, right, hit, on, off_left, off_right = board.steps[at]
        for is_ahead, here in _look(side, ahead, seen):
            if is_ahead:
                note(head_on if hit is None else ~hit, here)
                continue
            for is_left, beside in _look(side, left, here):
                for is_right, around in _look(side, right, beside):
                    if is_left and is_right:
                        note(port, around)
                    else:
                        ways.append((off_left if is_left else off_right if is_right else on, around))
    return True


def _look(side: Crowd, square: int, seen: Seen) -> Sequence[tuple[bool, Seen]]:
    """A star or none on a square: each answer that some case allows, with those cases."""
    cases, stars, empty = seen
    bit = 1 << square if square >= 0 else 0
    if not bit or empty & bit:
        return ((False, seen),)
    if stars & bit:
        return ((True, seen),)
    answers = []
    star, open_ = side.star[square], side.open[square]
    placed, carried = [], 0
    for k, some in enumerate(cases):
        placed.append(some & star | carried)
        carried = some & open_ & side.room[k + 1] if some else 0
    placed.append(carried)
    if _trimmed(placed):
        answers.append((True, Seen(placed, stars | bit, empty)))
    clear = side.clear[square]
    without = [some & clear for some in cases]
    if _trimmed(without):
        answers.append((False, Seen(without, stars, empty | bit)))
    return answers


def _trimmed(cases: list[int]) -> bool:
    """Drop the empty tail of a list of sets in place; whether anything is left."""
    while cases and not cases[-1]:
        cases.pop()
    return bool(cases)
