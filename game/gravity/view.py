"""What the scene hands to the picture: everything one may see of Gravity, frozen."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.gravity.rules import Cell, Port, State
from game.gravity.sheet import Hit, Sheet, Tool

__all__ = [
    "COLUMNS",
    "FILLED",
    "HOLLOW",
    "CursorStyle",
    "Hit",
    "Lcd",
    "Notes",
    "Point",
    "Print",
    "Probe",
    "Tool",
    "View",
    "notes",
]

Point = tuple[int, int]
CursorStyle = Literal["block", "steady"]

COLUMNS = 16
FILLED, HOLLOW = "\u25a0", "\u25a1"


class Lcd(NamedTuple):
    """The display: two lines of 16 characters, squares as FILLED and HOLLOW.

    cursor: (column, line) or None. style: "block" is an underline that turns into a solid block while
    `blink_on` (menus and text), "steady" an underline alone (numbers).
    """

    lines: tuple[str, str]
    cursor: tuple[int, int] | None = None
    style: CursorStyle = "block"
    blink_on: bool = False


class Probe(NamedTuple):
    """A paid launch as the slip notes it; `old`: a star has left the board since."""

    number: int
    start: Port
    out: Port | None
    old: bool = False


class Notes(NamedTuple):
    """What "note probes for me" writes on the sheet; an empty field is None or ""."""

    seed: str = ""
    stars: int | None = None
    launches: int | None = None
    misses: int | None = None
    score: int | None = None
    probes: tuple[Probe, ...] = ()
    found: frozenset[Cell] = frozenset()
    missed: frozenset[Cell] = frozenset()

    @property
    def ids(self) -> frozenset[int | Cell]:
        """What the rubber can take away: the numbers of probes, the cells of shots."""
        return frozenset([*(probe.number for probe in self.probes), *self.found, *self.missed])


class Print(NamedTuple):
    """The paper in the printer: every line it will have, and how many of them have come out.

    48 characters fill a line; where one is longer, all are printed small, 96 to a line.
    """

    lines: tuple[str, ...]
    out: int


class View(NamedTuple):
    """All that is seen.

    pressed: legends of keys that are down; link: the Comms Link is fitted; slip: the switch "note probes for
    me", without which nothing of `notes` is drawn; hand: the tool that follows the pointer; pointer: None
    outside the picture; asking: the sharpener's question is open; paper: None without a printer.
    """

    lcd: Lcd
    sheet: Sheet
    notes: Notes = Notes()
    pressed: frozenset[str] = frozenset()
    link: bool = False
    hand: Tool | None = None
    pointer: Point | None = None
    slip: bool = True
    asking: bool = False
    paper: Print | None = None


def notes(seed: str, count: int, state: State) -> Notes:
    """The notes of a game begun with `count` stars: numbers are those of paid launches, in order."""
    probes: list[Probe] = []
    charted: set[Port] = set()
    era = 0  # probes[era:] were flown since a star last left the board
    for move, outcome in state.log:
        if outcome == "hit":
            charted.clear()
            era = len(probes)
        elif move.startswith("launch"):
            out = outcome if isinstance(outcome, tuple) else None
            edge, cell = (int(word) for word in move.split()[1:])
            if (edge, cell) not in charted:
                probes.append(Probe(len(probes) + 1, (edge, cell), out))
                charted |= {(edge, cell), out or (edge, cell)}
    aged = (Probe(p.number, p.start, p.out, old=i < era) for i, p in enumerate(probes))
    return Notes(
        seed, count, state.launches, state.misses, state.score, tuple(aged), state.found, state.missed
    )
