"""Random boards for the Gravity tests, and a second tracer that shares nothing with the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

Cell = tuple[int, int]
Port = tuple[int, int]
Stars = frozenset[Cell]

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors/gravity.json").read_text())

# The STANDARD board of the manual's examples.
FIGURE: Stars = frozenset({(1, 4), (8, 2), (3, 6), (4, 4), (4, 5)})


def every_cell(size: int) -> list[Cell]:
    return [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]


def every_port(size: int) -> list[Port]:
    return [(edge, cell) for edge in (2, 4, 6, 8) for cell in range(1, size + 1)]


def vector_stars(size: int, stars: str | list[list[int]]) -> Stars:
    if isinstance(stars, str):
        return frozenset(every_cell(size)) - ({(1, 1)} if stars == "all but 1,1" else set())
    return frozenset((x, y) for x, y in stars)


@st.composite
def boards(draw: st.DrawFn, largest: int = 16) -> tuple[int, Stars]:
    """A size and its stars: a few, a given share of the board, or all but a few."""
    size = draw(st.integers(1, largest))
    rnd = draw(st.randoms(use_true_random=False))
    cells = every_cell(size)
    count = draw(st.one_of(st.integers(0, min(8, len(cells))), st.integers(0, len(cells))))
    return size, frozenset(rnd.sample(cells, count))


def mirrored(size: int, cell: Cell) -> Cell:
    return size + 1 - cell[0], cell[1]


def turned_over(cell: Cell) -> Cell:
    """Reflected in the diagonal through (1, 1): with `mirrored` it makes all eight symmetries."""
    return cell[1], cell[0]


def mirrored_port(size: int, port: Port) -> Port:
    edge, cell = port
    return ({4: 6, 6: 4}[edge], cell) if edge in (4, 6) else (edge, size + 1 - cell)


def turned_over_port(port: Port) -> Port:
    return {4: 2, 2: 4, 6: 8, 8: 6}[port[0]], port[1]


def second_tracer(size: int, stars: Stars, repulse: bool, start: Port) -> Port | None:
    """The probe's flight told with a ring of ports and complex numbers."""
    up = range(1, size + 1)
    ring = [(4, n) for n in up] + [(8, n) for n in up]
    ring += [(6, n) for n in reversed(up)] + [(2, n) for n in reversed(up)]
    lane = {(4, n): complex(0, n) for n in up} | {(6, n): complex(size + 1, n) for n in up}
    lane |= {(2, n): complex(n, 0) for n in up} | {(8, n): complex(n, size + 1) for n in up}
    heading = {4: 1, 6: -1, 2: 1j, 8: -1j}
    at_lane = {place: port for port, place in lane.items()}
    blocked = {complex(x, y) for x, y in stars}
    doorway = [lane[port] + heading[port[0]] in blocked for port in ring]

    here = ring.index(start)
    if doorway[here]:
        return start if repulse else None
    beside = [
        step
        for step in (1, -1)
        if ring[(here + step) % len(ring)][0] == start[0] and doorway[(here + step) % len(ring)]
    ]
    if len(beside) == 2:
        return start
    if beside:
        while not doorway[(here - beside[0]) % len(ring)]:
            here = (here - beside[0]) % len(ring)
        return ring[here]

    place, way = lane[start] + heading[start[0]], complex(heading[start[0]])
    while place not in at_lane:
        pushed = [turn for turn in (1j, -1j) if place + way + way * turn in blocked]
        if place + way in blocked:
            if not repulse:
                return None
            way = -way
        elif len(pushed) == 2:
            way = -way
        elif pushed:
            way *= -pushed[0]
        place += way
    return at_lane[place]
