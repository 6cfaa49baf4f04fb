"""How a View becomes pixels, and what of it lies under a point."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.gravity import art, fanfold, lcd, look, paper, pencil, slip
from game.gravity.layers import Item, changes, merged, paint, piece, whole
from game.gravity.lcd import miniature
from game.gravity.rules import Cell, Port
from game.gravity.sheet import TOOLS, Hit, Kind
from game.gravity.view import Point, View

__all__ = ["Picture", "hit", "miniature"]

_KINDS: dict[str, Kind] = {
    **dict.fromkeys(look.KEY_HITS, "key"),
    **dict.fromkeys(look.TOOL_HITS, "tool"),
    "slip": "slip",
    "slot": "slot",
    "booklet": "booklet",
    "desk": "desk",
}


class Picture:
    """Draws Views; on the surface it drew on last, only what differs from the last one.

    That surface must be left as it is between two calls.
    """

    def __init__(self) -> None:
        self._surface: weakref.ref[pygame.Surface] | None = None
        self._seen: list[Hashable] = [None] * len(_LAYERS)
        self._items: list[list[Item]] = [[] for _ in _LAYERS]

    def draw(self, surface: pygame.Surface, view: View) -> pygame.Rect | None:
        """The rectangle that holds all changes, empty where there are none; None: all was drawn."""
        changed: list[pygame.Rect] = []
        for i, layer in enumerate(_LAYERS):
            seen = layer.sees(view)
            if seen != self._seen[i]:
                items = layer.items(view)
                changed += changes(self._items[i], items)
                self._seen[i], self._items[i] = seen, items
        if self._surface is None or self._surface() is not surface:
            self._surface = weakref.ref(surface)
            self._paint(surface, pygame.Rect(0, 0, *look.SIZE))
            return None
        rects = merged(changed)
        for rect in rects:
            self._paint(surface, rect)
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        paint(surface, art.sprite("desk"), [item for items in self._items for item in items], rect)


class _Layer(NamedTuple):
    """What of a View a layer of the picture shows, and how."""

    sees: Callable[[View], Hashable]
    items: Callable[[View], list[Item]]


def _link(view: View) -> list[Item]:
    if not view.link:
        return []
    return [
        whole(art.sprite("comms_link"), look.COMMS_LINK_AT),
        whole(art.sprite("paper_edge"), look.PAPER_EDGE_AT),
    ]


def _keys(view: View) -> list[Item]:
    left, top = look.KEYS_DOWN_AT
    areas = [look.KEY_BLITS[legend] for legend in sorted(view.pressed)]
    return [piece(art.sprite("keys_down"), (x, y), (x - left, y - top, w, h)) for x, y, w, h in areas]


def _written(view: View) -> list[Item]:
    items = pencil.marks(view.sheet)
    return items + slip.notes(view.sheet, view.notes) if view.slip else items


def _desk(view: View) -> list[Item]:
    switch = "switch_on" if view.slip else "switch_off"
    return [
        whole(art.sprite("booklet"), look.BOOKLET_AT),
        *(whole(art.sprite(tool), look.TOOLS_AT[tool]) for tool in TOOLS if tool != view.hand),
        whole(art.sprite(switch), look.SLIP_AT),
    ]


def _printer(view: View) -> list[Item]:
    return fanfold.items(view.paper) if view.paper else []


def _question(view: View) -> list[Item]:
    return [whole(art.sprite("question"), look.QUESTION_AT)] if view.asking else []


def _hand(view: View) -> list[Item]:
    if view.hand is None or view.pointer is None or not _inside(view.pointer, look.DESK):
        return []
    x, y = view.pointer
    hot = look.TOOL_HOTS[view.hand]
    return [whole(art.sprite(f"{view.hand}_held"), (x - hot[0], y - hot[1]))]


_LAYERS = (
    _Layer(lambda view: view.link, _link),
    _Layer(lambda view: view.pressed, _keys),
    _Layer(lambda view: view.lcd, lambda view: lcd.items(view.lcd)),
    _Layer(lambda view: view.sheet.size, lambda view: list(paper.printed(view.sheet.size))),
    _Layer(lambda view: (view.sheet, view.notes, view.slip), _written),
    _Layer(lambda view: (view.hand, view.slip), _desk),
    _Layer(lambda view: view.paper, _printer),
    _Layer(lambda view: view.asking, _question),
    _Layer(lambda view: (view.hand, view.pointer), _hand),
)
"""From the bottom to the top."""


def hit(pos: Point, view: View) -> Hit:
    """What lies under a point of the picture, the topmost first."""
    if view.asking:
        for answer, area in look.ANSWER_HITS.items():
            if _inside(pos, area):
                return Hit("answer", answer, notes=view.notes.ids)
    if view.paper and (_inside(pos, look.PRINTER) or _inside(pos, fanfold.paper_area(view.paper))):
        return Hit("paper")
    for area, name in look.AREAS:
        if _inside(pos, area):
            return _on_sheet(pos, view) if name == "sheet" else Hit(_KINDS[name], name)
    return Hit("desk")


def _on_sheet(pos: Point, view: View) -> Hit:
    size = view.sheet.size
    grid = look.grid(size)
    across, down = grid.outside(pos)
    square = grid.square(pos)
    firm = grid.firm(pos)
    if across == down == 0:
        notes = view.notes.ids & {square} if view.slip else frozenset()
        return Hit("cell", point=square, notes=notes, firm=firm)
    if across and down:
        return Hit("lane", point=square) if max(across, down) <= look.LANE_REACH else Hit("sheet")
    port = _port(square, size)
    if across + down <= look.EDGE_REACH:
        return Hit("edge", port=port, point=square, firm=firm)
    if across + down <= look.LANE_REACH:
        under = slip.noted_under(pos, port, view.sheet, view.notes) if view.slip else frozenset()
        return Hit("lane", port=port, point=square, notes=under, firm=firm)
    if across <= look.TAG_REACH[0] and down <= look.TAG_REACH[1]:
        noted = slip.noted_at(port, view.sheet, view.notes) if view.slip else frozenset()
        return Hit("tag", port=port, point=square, notes=noted, firm=firm)
    return Hit("sheet")


def _port(square: Cell, size: int) -> Port:
    """The port beside a square of the lane that is not its corner."""
    column, row = square
    if column in (0, size + 1):
        return (4 if column == 0 else 6), row
    return (2 if row == 0 else 8), column


def _inside(pos: Point, area: look.Area) -> bool:
    return 0 <= pos[0] - area[0] < area[2] and 0 <= pos[1] - area[1] < area[3]
