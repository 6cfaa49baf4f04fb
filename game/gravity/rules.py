"""The rules of Gravity: how a probe flies, what a move costs, when a game is over."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from game.contract import IllegalMove
from game.gravity.seeds import check_size, stars_for

__all__ = [
    "EDGES",
    "Cell",
    "Entry",
    "IllegalMove",
    "Outcome",
    "Port",
    "State",
    "from_stars",
    "new",
    "path",
    "post_mortem",
    "trace",
]

Cell = tuple[int, int]
"""(column, row), 1-based from the bottom left; 0 and size + 1 are the lane round the board."""
Port = tuple[int, int]
"""(edge, cell): edge 8 top, 2 bottom, 4 left, 6 right; cells count from the left and from the bottom."""
Outcome = Port | Literal["hit", "miss", "quit", "pm"] | None

EDGES = (2, 4, 6, 8)
_INWARD = {2: (0, 1), 4: (1, 0), 6: (-1, 0), 8: (0, -1)}
_NUMBERS = {str(n): n for n in range(1, 17)}


class Entry(NamedTuple):
    """A move and what came of it: a port or None (never emerged) for a launch, else a word."""

    move: str
    outcome: Outcome


@dataclass(frozen=True)
class State:
    """A position of the game; `score` and the rest follow the manual's Scoring and Ending sections.

    `charted` holds both ends of every launch since a star last left the board: they are free.
    `missed` holds the squares whose miss is paid, which are free for the rest of the game.
    `launches` and `misses` count the paid ones. The log is history and takes no part in equality.
    """

    size: int
    stars: frozenset[Cell]
    repulse: bool = False
    found: frozenset[Cell] = frozenset()
    score: int = 0
    launches: int = 0
    misses: int = 0
    charted: frozenset[Port] = frozenset()
    missed: frozenset[Cell] = frozenset()
    given_up: Literal["quit", "pm"] | None = None
    log: tuple[Entry, ...] = field(default=(), compare=False)

    @property
    def ending(self) -> str | None:
        """`cleared`, `quit`, `pm` (post mortem), or None while the game goes on."""
        return self.given_up or (None if self.stars else "cleared")

    @property
    def over(self) -> bool:
        return self.ending is not None

    def moves(self) -> tuple[str, ...]:
        """Every launch, every shot, `quit`, `pm`; none once the game is over."""
        if self.over:
            return ()
        cells = range(1, self.size + 1)
        return (
            *(f"launch {edge} {cell}" for edge in EDGES for cell in cells),
            *(f"shot {row} {column}" for row in cells for column in cells),
            "quit",
            "pm",
        )

    def play(self, move: str) -> State:
        """The state after a move; IllegalMove, one sentence, where `moves` does not list it."""
        if self.over:
            raise IllegalMove("The game is over.")
        match move.split(" ") if isinstance(move, str) else []:
            case ["launch", edge, cell]:
                return self._launch((self._edge(edge), self._number(cell)))
            case ["shot", row, column]:
                return self._shoot((self._number(column), self._number(row)))
            case ["quit"]:
                return replace(self, given_up="quit", log=self._logged("quit", "quit"))
            case ["pm"]:
                return replace(self, given_up="pm", log=self._logged("pm", "pm"))
        raise IllegalMove("A move is launch EDGE CELL, shot ROW COLUMN, quit or pm.")

    def __str__(self) -> str:
        shown = post_mortem(self) if self.given_up == "pm" else ()
        return "\n".join(
            [
                f"board {self.size} x {self.size}, {'repulse' if self.repulse else 'attract'}",
                f"stars left {len(self.stars)}",
                f"score {self.score}",
                *(_sentence(entry) for entry in self.log),
                *(f"star at row {row} column {column}" for column, row in shown),
                *([f"over: {self.ending}"] if self.over else []),
            ]
        )

    def _launch(self, port: Port) -> State:
        out = _fly(self.size, self.stars, self.repulse, port)[1]
        paid = port not in self.charted
        return replace(
            self,
            score=self.score + paid,
            launches=self.launches + paid,
            charted=self.charted | {port, out or port},
            log=self._logged(f"launch {port[0]} {port[1]}", out),
        )

    def _shoot(self, cell: Cell) -> State:
        move = f"shot {cell[1]} {cell[0]}"
        if cell in self.stars:
            return replace(
                self,
                stars=self.stars - {cell},
                found=self.found | {cell},
                charted=frozenset(),
                log=self._logged(move, "hit"),
            )
        paid = cell not in self.missed
        return replace(
            self,
            score=self.score + paid * len(self.stars),
            misses=self.misses + paid,
            missed=self.missed | {cell},
            log=self._logged(move, "miss"),
        )

    def _logged(self, move: str, outcome: Outcome) -> tuple[Entry, ...]:
        return (*self.log, Entry(move, outcome))

    def _edge(self, text: str) -> int:
        edge = _NUMBERS.get(text)
        if edge not in EDGES:
            raise IllegalMove("An edge is 8 (top), 2 (bottom), 4 (left) or 6 (right).")
        return edge

    def _number(self, text: str) -> int:
        number = _NUMBERS.get(text, 0)
        if not 1 <= number <= self.size:
            raise IllegalMove(f"A row, column or cell is a number from 1 to {self.size}.")
        return number


def new(seed: str, size: int, count: int, repulse: bool = False) -> State:
    """The start of the game that `seed` stands for; ValueError as in `seeds.stars_for`."""
    return from_stars(size, stars_for(seed, size, count), repulse)


def from_stars(size: int, stars: Collection[Cell], repulse: bool = False) -> State:
    """The start of a game with these stars, (column, row) each; ValueError unless all lie on the board."""
    return State(size, _checked(size, stars), bool(repulse))


def trace(size: int, stars: Collection[Cell], repulse: bool, edge: int, cell: int) -> Port | None:
    """Where the probe launched at a port comes out as (edge, cell); None if it never does.

    The manual's five rules of direction. Its fourth is read so: a probe that a star pushes off the edge runs
    round the outside, away from that star, to the next star's corner, which may be the same star's other one.
    """
    return _fly(size, _checked(size, stars), repulse, _checked_port(size, edge, cell))[1]


def path(size: int, stars: Collection[Cell], repulse: bool, edge: int, cell: int) -> tuple[Cell, ...]:
    """The points of the same flight, from the lane outside the port, one square apart.

    Points outside the board have a coordinate of 0 or size + 1. An absorbed probe's path ends on
    the square before the star; one that is sent straight back shows every point twice.
    """
    return tuple(_fly(size, _checked(size, stars), repulse, _checked_port(size, edge, cell))[0])


def post_mortem(state: State) -> tuple[Cell, ...]:
    """The stars still on the board as (column, row), by column, then row."""
    return tuple(sorted(state.stars))


def _sentence(entry: Entry) -> str:
    match entry.outcome:
        case None:
            return f"{entry.move}: never emerged"
        case (edge, cell):
            return f"{entry.move}: out at {edge} {cell}"
        case word:
            return entry.move if word == entry.move else f"{entry.move}: {word}"


def _checked(size: int, stars: Collection[Cell]) -> frozenset[Cell]:
    check_size(size)
    on_board = range(1, size + 1)
    try:
        cells = frozenset((column, row) for column, row in stars)
    except (TypeError, ValueError):
        raise ValueError("Each star is a column and a row.") from None
    if not all(column in on_board and row in on_board for column, row in cells):
        raise ValueError(f"A star's column and row are from 1 to {size}.")
    return cells


def _checked_port(size: int, edge: int, cell: int) -> Port:
    if edge not in EDGES or cell not in range(1, size + 1):
        raise ValueError(f"A probe starts at edge 2, 4, 6 or 8 and a cell from 1 to {size}.")
    return edge, cell


def _lane_point(size: int, port: Port) -> Cell:
    edge, cell = port
    return {2: (cell, 0), 4: (0, cell), 6: (size + 1, cell), 8: (cell, size + 1)}[edge]


def _port_at(size: int, x: int, y: int) -> Port | None:
    """The port beside a lane point; None inside the board and at the lane's corners."""
    if y in range(1, size + 1):
        return (4, y) if x == 0 else (6, y) if x > size else None
    if x in range(1, size + 1):
        return (2, x) if y == 0 else (8, x)
    return None


def _fly(size: int, stars: frozenset[Cell], repulse: bool, port: Port) -> tuple[list[Cell], Port | None]:
    """The points of a flight and where it emerges.

    A star ahead is asked about first (rule 5). Squares beside the path are never stars, so a turn
    needs no second look, and a probe sent straight back retraces its way.
    """
    x, y = _lane_point(size, port)
    dx, dy = _INWARD[port[0]]
    points = [(x, y)]
    while True:
        ahead = (x + dx, y + dy)
        left = (ahead[0] - dy, ahead[1] + dx) in stars
        right = (ahead[0] + dy, ahead[1] - dx) in stars
        if ahead in stars and not repulse:
            return points, None
        back = ahead in stars or (left and right)
        turned = left != right and not back
        if len(points) == 1 and back:
            return points, port
        if len(points) == 1 and turned:
            return _round_the_outside(size, stars, points, (dx, dy), right)
        if back:
            dx, dy = -dx, -dy
        elif turned:
            dx, dy = (dy, -dx) if left else (-dy, dx)
        x, y = x + dx, y + dy
        points.append((x, y))
        out = _port_at(size, x, y)
        if out:
            return points, out


def _round_the_outside(
    size: int, stars: frozenset[Cell], points: list[Cell], inward: Cell, to_left: bool
) -> tuple[list[Cell], Port | None]:
    """Rule 4: along the lane, away from the star, until the next square of the board's edge is a star.

    It always ends: the star that pushed the probe, or the row of stars it belongs to, has another corner.
    """
    x, y = points[-1]
    ix, iy = inward
    dx, dy = (-iy, ix) if to_left else (iy, -ix)
    while (x + dx + ix, y + dy + iy) not in stars:
        x, y = x + dx, y + dy
        points.append((x, y))
        if _port_at(size, x, y) is None:
            dx, dy, ix, iy = ix, iy, -dx, -dy
    return points, _port_at(size, x, y)
