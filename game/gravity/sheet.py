"""The probe sheet under pencil, rubber and sharpener: what is on it and how it changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from game.gravity.rules import EDGES, Cell, Port
from game.gravity.seeds import LARGEST

Tool = Literal["pencil", "rubber", "sharpener"]
Note = int | Cell | tuple[int, int, int]
"""What the slip writes and the rubber takes away: a probe at both its ends by its number, or at one of them
with the port behind it; the cell of a shot."""
Json = Any  # what json.loads may give

TOOLS: tuple[Tool, ...] = ("pencil", "rubber", "sharpener")
STANDARD = 8  # the datapack came with sheets for the standard game
MOST_STROKES = 400  # keeps what is stored, and the time of a picture, bounded
MOST_POINTS = 1200


Kind = Literal[
    "key",
    "cell",
    "edge",
    "lane",
    "tag",
    "sheet",
    "tool",
    "slip",
    "slot",
    "booklet",
    "paper",
    "answer",
    "desk",
]


class Hit(NamedTuple):
    """What lies under a point.

    name: a key's legend, a tool, "yes" or "no". port: (edge, cell) of an edge number or a tag beside it.
    point: on the sheet, the nearest cell or lane square as (column, row), 0 and size + 1 being the lane.
    notes: what the slip wrote there; at an answer all of it. firm: not at the brink of a square, where a
    hand may slip.
    """

    kind: Kind
    name: str = ""
    port: Port | None = None
    point: Cell | None = None
    notes: frozenset[Note] = frozenset()
    firm: bool = True


class Stroke(NamedTuple):
    """A pencil line over neighbouring squares; rubbing may have taken its beginning or its end away."""

    points: tuple[Cell, ...]
    begun: bool = True
    ended: bool = True


class Sheet(NamedTuple):
    """One game's sheet: squares are (column, row) from the bottom left, 0 and size + 1 the lane outside.

    rubbed: notes of the slip that the player rubbed out. turned: probes whose notes went and were written
    anew when they flew back, so that In and Out have changed places.
    """

    size: int
    stars: frozenset[Cell] = frozenset()
    empty: frozenset[Cell] = frozenset()
    strokes: tuple[Stroke, ...] = ()
    rubbed: frozenset[Note] = frozenset()
    turned: frozenset[int] = frozenset()

    @classmethod
    def new(cls, size: int = STANDARD) -> Sheet:
        """A blank sheet; before a game has a size, that of the standard game."""
        return cls(_size(size))

    def mark(self, cell: Cell) -> Sheet:
        """A star, then "no star here", then nothing again."""
        if cell in self.stars:
            return self._replace(stars=self.stars - {cell}, empty=self.empty | {cell})
        if cell in self.empty:
            return self._replace(empty=self.empty - {cell})
        return self._replace(stars=self.stars | {cell})

    def draw(self, points: tuple[Cell, ...]) -> Sheet:
        """One more line, or a longer or shorter last one."""
        return self._replace(strokes=(*self.strokes, Stroke(points))[-MOST_STROKES:])

    def rub(self, point: Cell | None, notes: Iterable[Note] = ()) -> Sheet:
        """What the rubber leaves: no mark and no line on this square, and these notes of the slip gone."""
        return self._replace(
            stars=self.stars - {point},
            empty=self.empty - {point},
            strokes=tuple(part for stroke in self.strokes for part in _without(stroke, point)),
            rubbed=self.rubbed | frozenset(notes),
        )

    def clear(self, notes: Iterable[Note] = ()) -> Sheet:
        """A clean sheet of the same size; `notes` are all that the slip has written so far."""
        return Sheet(self.size, rubbed=self.rubbed | frozenset(notes))

    def shows(self, number: int, port: Port) -> bool:
        """Whether the note of a probe at one of its ends has not been rubbed out."""
        return not self.rubbed & {number, (number, *port)}

    def note_probe(self, number: int, ends: Iterable[Port], back: bool) -> Sheet:
        """A known probe has flown again, or `back`: what is missing of its note is written anew."""
        ends = set(ends)
        gone = not any(self.shows(number, end) for end in ends)
        turned = self.turned
        if gone:
            turned = turned | {number} if back else turned - {number}
        rubbed = self.rubbed - {number, *((number, *end) for end in ends)}
        return self._replace(rubbed=rubbed, turned=turned)

    def note_shot(self, cell: Cell) -> Sheet:
        """A shot at this cell is noted, be it for the second time."""
        return self._replace(rubbed=self.rubbed - {cell})

    def to_json(self) -> dict[str, Json]:
        return {
            "size": self.size,
            "stars": sorted(self.stars),
            "empty": sorted(self.empty),
            "strokes": [[list(stroke.points), stroke.begun, stroke.ended] for stroke in self.strokes],
            "rubbed": sorted(self.rubbed, key=str),
            "turned": sorted(self.turned),
        }

    @classmethod
    def from_json(cls, data: Json) -> Sheet:
        """The sheet that `to_json` gave; ValueError for anything else."""
        if not isinstance(data, Mapping):
            raise ValueError("A sheet is kept as an object.")
        size = _size(data.get("size"))
        strokes = tuple(_stroke(entry, size) for entry in _list(data.get("strokes")))
        if len(strokes) > MOST_STROKES:
            raise ValueError("There are too many lines on this sheet.")
        stars, empty = _cells(data.get("stars"), size), _cells(data.get("empty"), size)
        if stars & empty:
            raise ValueError("A square has one mark at most.")
        rubbed = frozenset(_note(entry, size) for entry in _list(data.get("rubbed")))
        turned = _list(data.get("turned", []))  # the first versions did not keep it
        if not all(type(number) is int and number > 0 for number in turned):
            raise ValueError("Probes are numbered from 1.")
        return cls(size, stars, empty, strokes, rubbed, frozenset(turned))


class Desk(NamedTuple):
    """The sheet, the tool in the hand, the slip's switch, and the sharpener's question.

    The scene passes each press, drag and release on with what lies under the pointer (`picture.hit`).
    """

    sheet: Sheet = Sheet(STANDARD)
    hand: Tool | None = None
    slip: bool = True
    asking: bool = False
    line: tuple[Cell, ...] = ()
    """The squares the pencil has passed since it was set down, the last stroke once there are two; of the
    rubber the last one alone."""
    pressed: Hit | None = None
    """Where the pointer went down; None again once it has drawn a line, which is no click."""

    def press(self, hit: Hit) -> Desk:
        """The pointer goes down."""
        if self.asking:
            return self.answer(hit.name == "yes", hit.notes) if hit.kind == "answer" else self
        desk = self._replace(pressed=hit, line=())
        match hit.kind:
            case "tool":
                return desk._take(hit.name)
            case "slip":
                return desk._replace(slip=not self.slip)
            case "cell" | "lane" | "edge" | "tag" | "sheet":
                if self.hand == "sharpener":
                    return desk._replace(asking=True)
                desk = desk._replace(line=(hit.point,) if hit.point else ())
                return desk._rub_to(hit.point, hit.notes) if self.hand == "rubber" and hit.point else desk
        return desk

    def drag(self, hit: Hit) -> Desk:
        """The pointer moves while it is down."""
        if self.asking or hit.point is None:
            return self
        if not self.line:
            return self
        if self.hand == "rubber":
            return self._rub_to(hit.point, hit.notes)
        if len(self.line) == 1 and not hit.firm:
            return self
        line = _drawn_to(self.line, hit.point, self.sheet.size)
        if line == self.line:
            return self
        sheet = self.sheet
        if len(self.line) > 1:
            sheet = sheet._replace(strokes=sheet.strokes[:-1])
        if len(line) > 1:
            sheet = sheet.draw(line)
        return self._replace(line=line, sheet=sheet, pressed=None)

    def release(self, hit: Hit | None) -> tuple[Desk, Port | None]:
        """The pointer comes up; the port, where an edge number was clicked to launch from there."""
        desk = self._replace(line=(), pressed=None)
        there = self.pressed
        if there is None or hit is None or self.hand == "sharpener":
            return desk, None
        if hit.firm and (hit.kind, hit.point) != (there.kind, there.point):
            return desk, None
        match there.kind:
            case "edge" if self.hand != "rubber":
                return desk, there.port
            case "cell" if self.hand != "rubber" and self.line and there.point:
                return desk._replace(sheet=self.sheet.mark(there.point)), None
        return desk, None

    def answer(self, yes: bool, notes: Iterable[Note] = ()) -> Desk:
        """The sharpener's question answered; `notes`: all that the slip has written (`Notes.ids`)."""
        if not self.asking:
            return self
        sheet = self.sheet.clear(notes) if yes else self.sheet
        return self._replace(sheet=sheet, asking=False, hand=None, pressed=None, line=())

    def new_sheet(self, size: int) -> Desk:
        """A blank sheet for a new game; tools and switch stay as they are."""
        return self._replace(sheet=Sheet.new(size), asking=False, line=(), pressed=None)

    def to_json(self) -> dict[str, Json]:
        return {
            "sheet": self.sheet.to_json(),
            "hand": self.hand,
            "slip": self.slip,
            "asking": self.asking,
        }

    @classmethod
    def from_json(cls, data: Json) -> Desk:
        """The desk that `to_json` gave; ValueError for anything else."""
        if not isinstance(data, Mapping):
            raise ValueError("A desk is kept as an object.")
        hand, slip, asking = data.get("hand"), data.get("slip"), data.get("asking", False)
        if (hand is not None and hand not in TOOLS) or not isinstance(slip, bool):
            raise ValueError("A desk has a known tool in the hand and a switch that is on or off.")
        if not isinstance(asking, bool):
            raise ValueError("The sharpener's question is open or not.")
        return cls(Sheet.from_json(data.get("sheet")), hand, slip, asking)

    def _take(self, name: str) -> Desk:
        tool = next(tool for tool in TOOLS if tool == name)
        if tool == self.hand:
            return self._replace(hand=None)
        return self._replace(hand=tool, asking=tool == "sharpener")

    def _rub_to(self, point: Cell, notes: Iterable[Note]) -> Desk:
        """Rub all the way from where the rubber was, and the slip's notes under it."""
        sheet = self.sheet.rub(point, notes)
        for step in _steps(self.line[-1], point):
            sheet = sheet.rub(step)
        return self._replace(sheet=sheet, line=(point,))


def _drawn_to(line: tuple[Cell, ...], point: Cell, size: int) -> tuple[Cell, ...]:
    """The line led on to `point` square by square; going back over it takes it up again."""
    for step in _steps(line[-1], point):
        if len(line) > 1 and line[-2] == step:
            line = line[:-1]
        elif len(line) < MOST_POINTS:
            line = (*line, step)
    return line


def _steps(start: Cell, end: Cell) -> Iterator[Cell]:
    """Neighbouring squares from `start` (left out) to `end`, along the longer way first."""
    x, y = start
    while (x, y) != end:
        dx, dy = end[0] - x, end[1] - y
        if abs(dx) >= abs(dy):
            x += 1 if dx > 0 else -1
        else:
            y += 1 if dy > 0 else -1
        yield x, y


def _without(stroke: Stroke, point: Cell | None) -> Iterator[Stroke]:
    """The parts of a stroke that are left when one square is rubbed; a single square is no line."""
    if point not in stroke.points:
        yield stroke
        return
    part: list[Cell] = []
    begun = stroke.begun
    for square in stroke.points:
        if square != point:
            part.append(square)
            continue
        if len(part) > 1:
            yield Stroke(tuple(part), begun, False)
        part, begun = [], False
    if len(part) > 1:
        yield Stroke(tuple(part), begun, stroke.ended)


def _size(size: Json) -> int:
    if type(size) is not int or not 1 <= size <= LARGEST:
        raise ValueError(f"A sheet's size is a whole number from 1 to {LARGEST}.")
    return size


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise ValueError("The marks of a sheet are kept as lists.")
    return data


def _square(entry: Json, low: int, high: int) -> Cell:
    match entry:
        case [column, row] if type(column) is int and type(row) is int:
            if low <= column <= high and low <= row <= high:
                return column, row
    raise ValueError("A square is a column and a row on the sheet.")


def _cells(data: Json, size: int) -> frozenset[Cell]:
    return frozenset(_square(entry, 1, size) for entry in _list(data))


def _stroke(entry: Json, size: int) -> Stroke:
    match entry:
        case [list(squares), bool(begun), bool(ended)] if 2 <= len(squares) <= MOST_POINTS:
            points = tuple(_square(square, 0, size + 1) for square in squares)
            steps = zip(points, points[1:], strict=False)
            if all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in steps):
                return Stroke(points, begun, ended)
    raise ValueError("A line goes from square to neighbouring square.")


def _note(entry: Json, size: int) -> Note:
    match entry:
        case int(number) if type(number) is int and number > 0:
            return number
        case [int(number), int(edge), int(cell)] if edge in EDGES and 1 <= cell <= size:
            if type(number) is type(edge) is type(cell) is int and number > 0:
                return number, edge, cell
    return _square(entry, 1, size)
