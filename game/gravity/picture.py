"""How a View becomes pixels, and what of it lies under a point."""

from __future__ import annotations

from game.gravity import look
from game.gravity.rules import Cell, Port
from game.gravity.sheet import Hit, Kind
from game.gravity.view import Point, Print, View

_KINDS: dict[str, Kind] = {
    **dict.fromkeys(look.KEY_HITS, "key"),
    **dict.fromkeys(look.TOOL_HITS, "tool"),
    "slip": "slip",
    "slot": "slot",
    "booklet": "booklet",
    "desk": "desk",
}


def hit(pos: Point, view: View) -> Hit:
    """What lies under a point of the picture, the topmost first."""
    if view.asking:
        for answer, area in look.ANSWERS.items():
            if _inside(pos, area):
                return Hit("answer", answer, notes=view.notes.ids)
    if view.paper and (_inside(pos, look.PRINTER) or _inside(pos, paper_area(view.paper))):
        return Hit("paper")
    for area, name in look.AREAS:
        if _inside(pos, area):
            return _on_sheet(pos, view) if name == "sheet" else Hit(_KINDS[name], name)
    return Hit("desk")


def paper_area(paper: Print) -> look.Area:
    """Where the printer's paper lies; its top may be above the picture."""
    lines = paper.out + look.PAPER_LEAD
    pitch = (look.PAPER_SMALL_CELL if small(paper) else look.PAPER_CELL)[1]
    height = lines * pitch
    return look.PAPER_X, look.PAPER_SLOT - height, look.PAPER_WIDTH, height


def small(paper: Print) -> bool:
    """Whether the printer sets 96 characters to a line instead of 48."""
    return any(len(line) > look.PAPER_COLUMNS for line in paper.lines)


def _on_sheet(pos: Point, view: View) -> Hit:
    size = view.sheet.size
    grid = look.grid(size)
    across, down = grid.outside(pos)
    square = grid.square(pos)
    if across == down == 0:
        return Hit("cell", point=square, notes=view.notes.ids & {square})
    if across and down:
        return Hit("lane", point=square) if max(across, down) <= look.LANE_REACH else Hit("sheet")
    port = _port(square, size)
    notes = frozenset(p.number for p in view.notes.probes if port in (p.start, p.out))
    if across + down <= look.EDGE_REACH:
        return Hit("edge", port=port, point=square)
    if across + down <= look.LANE_REACH:
        return Hit("lane", port=port, point=square)
    if across <= look.TAG_REACH[0] and down <= look.TAG_REACH[1]:
        return Hit("tag", port=port, point=square, notes=notes)
    return Hit("sheet")


def _port(square: Cell, size: int) -> Port:
    """The port beside a square of the lane that is not its corner."""
    column, row = square
    if column in (0, size + 1):
        return (4 if column == 0 else 6), row
    return (2 if row == 0 else 8), column


def _inside(pos: Point, area: look.Area) -> bool:
    return 0 <= pos[0] - area[0] < area[2] and 0 <= pos[1] - area[1] < area[3]
