"""The small things in sight that a finger may mean which comes down beside one of them."""

from __future__ import annotations

from collections.abc import Iterator

from game.wimp import bar, menus
from game.wimp.boxes import NOWHERE, Box, Point, inside, meet, middle, moved
from game.wimp.desktop import Desktop
from game.wimp.windows import Part

LARGE: frozenset[Part] = frozenset(("work", "v well", "h well"))


def near(desk: Desktop, pos: Point) -> tuple[Box, ...]:
    """Where they are; nothing where the finger is on one."""
    boxes = tuple(_in_menus(desk) if desk.tree is not None else _in_sight(desk, pos))
    return () if any(inside(box, pos) for box in boxes) or _on_icon(desk, pos) else boxes


def _in_menus(desk: Desktop) -> Iterator[Box]:
    levels = desk.levels()
    for depth, level in enumerate(levels):
        if isinstance(level.content, str):
            x, y, _, _ = level.inside
            boxes = [moved(box, x, y) for _, box in desk.stops(level.content)]
        else:
            entries = enumerate(level.content.entries)
            boxes = [menus.entry_box(level, index) for index, entry in entries if entry is not None]
        yield from (box for box in boxes if menus.level_at(levels, middle(box)) == depth)


def _in_sight(desk: Desktop, pos: Point) -> Iterator[Box]:
    hit = desk.hit(pos)
    # A title is large enough in itself to make room for what stands in it.
    large = LARGE | {"title"} if hit is not None and hit[1] == "title" else LARGE
    for window in desk.windows:
        for part, box in window.parts():
            if part not in large and desk.hit(middle(box)) == (window, part):
                yield box
        for name, box in desk.stops(window.name):
            shown = meet(moved(box, *window.origin), window.work)
            if shown == NOWHERE or desk.hit(middle(shown)) != (window, "work"):
                continue
            icon = desk.icon_at(window, middle(shown))
            if icon is not None and icon.name == name:
                yield shown
    for name, box in desk.stops(bar.NAME):
        on_bar = bar.icon_at(desk.app.bar, middle(box))
        if desk.hit(middle(box)) is None and on_bar is not None and on_bar[0].name == name:
            yield box


def _on_icon(desk: Desktop, pos: Point) -> bool:
    """One that is partly covered may not be among those in sight."""
    hit = desk.hit(pos)
    return (
        desk.tree is None and hit is not None and hit[1] == "work" and desk.icon_at(hit[0], pos) is not None
    )
