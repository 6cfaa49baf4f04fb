"""What the scene hands to the picture: everything one may see of Gravity, frozen."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.gravity.rules import Cell, Port, State
from game.gravity.sheet import Hit, Note, Sheet, Tool

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
    "noted",
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
    """A launch as the slip notes it; `old`: a star has left the board since."""

    number: int
    start: Port
    out: Port | None
    old: bool = False

    @property
    def ends(self) -> frozenset[Port]:
        """The edge numbers that it touched."""
        return frozenset({self.start, self.out or self.start})

    def turned(self) -> Probe:
        """As it flies back."""
        return self if self.out is None else self._replace(start=self.out, out=self.start)


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
    def ids(self) -> frozenset[Note]:
        """All that is noted, each probe with both its ends."""
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
    flown = flights(state)
    probes = {probe.number: probe for probe in reversed(flown)}
    return Notes(
        seed,
        count,
        state.launches,
        state.misses,
        state.score,
        tuple(probes[number] for number in sorted(probes)),
        state.found,
        state.missed,
    )


def noted(sheet: Sheet, state: State) -> Sheet:
    """The sheet after the latest move: what was rubbed out and is told again is noted again."""
    match state.log[-1].move.split():
        case ["launch", *_]:
            flown = flights(state)
            last = flown[-1]
            first = next(probe for probe in flown if probe.number == last.number)
            return sheet.note_probe(last.number, last.ends, back=last.start != first.start)
        case ["shot", row, column]:
            return sheet.note_shot((int(column), int(row)))
    return sheet


def flights(state: State) -> list[Probe]:
    """Every launch of a game as it was flown; one that cost nothing has the number of the one it repeats."""
    flown: list[Probe] = []
    charted: dict[Port, int] = {}
    paid = last_old = 0
    for move, outcome in state.log:
        if outcome == "hit":
            charted.clear()
            last_old = paid
        elif move.startswith("launch"):
            out = outcome if isinstance(outcome, tuple) else None
            edge, cell = (int(word) for word in move.split()[1:])
            start = (edge, cell)
            paid += start not in charted
            number = charted.get(start, paid)
            charted |= {start: number, out or start: number}
            flown.append(Probe(number, start, out))
    return [probe._replace(old=probe.number <= last_old) for probe in flown]
