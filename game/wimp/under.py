"""What is under the pointer, or under the keyboard's cursor while that is in use."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.wimp import bar, cursor, icons, menus
from game.wimp.desktop import Desktop

PARTS = {
    "back": "Back: sends this window behind the others.",
    "close": "Close: takes this window off the screen.",
    "title": "Title: drag it to move the window; with Adjust it stays behind the others.",
    "toggle": "Toggle size: full size, and back to the size before.",
    "up": "Scrolls up; with Adjust down.",
    "down": "Scrolls down; with Adjust up.",
    "left": "Scrolls left; with Adjust right.",
    "right": "Scrolls right; with Adjust left.",
    "v well": "Scrolls a page up or down.",
    "h well": "Scrolls a page left or right.",
    "v slider": "Drag it to scroll up and down; with Adjust in all directions.",
    "h slider": "Drag it to scroll left and right; with Adjust in all directions.",
    "size": "Adjust size: drag it to make the window larger or smaller.",
}


class Under(NamedTuple):
    """An icon, menu entry or piece of furniture by name; `place` is its window, menu or box."""

    kind: Literal["nothing", "icon", "entry", "part", "bar"]
    place: str = ""
    name: str = ""


NOTHING = Under("nothing")


def under(desk: Desktop) -> Under:
    """The cursor counts before the last place of mouse or finger: it is gone once one of them is used."""
    if desk.tree is not None:
        found = _in_menus(desk)
        if found is not None:
            return found
    if desk.cursor is not None and desk.cursor.place == desk.focus:
        stop = cursor.stop_of(desk.cursor, desk.stops(desk.focus))
        if stop is not None:
            return Under("bar" if desk.focus == bar.NAME else "icon", desk.focus, stop[0])
    pos = desk.spot
    if pos is None:
        return NOTHING
    hit = desk.hit(pos)
    if hit is None:
        on_bar = bar.icon_at(desk.app.bar, pos)
        return Under("bar", bar.NAME, on_bar[0].name) if on_bar else NOTHING
    window, part = hit
    if part != "work":
        return Under("part", window.name, part)
    icon = desk.icon_at(window, pos)
    return Under("icon", window.name, icon.name if icon else "")


def _in_menus(desk: Desktop) -> Under | None:
    tree, levels = desk.tree, desk.levels()
    assert tree is not None
    if not levels:
        return None
    last = levels[-1]
    if isinstance(last.content, str) and desk.cursor is not None and desk.cursor.place == last.content:
        return Under("icon", last.content, desk.cursor.icon)
    lit = menus.entry_of(last.content, tree.lit)
    if lit is not None:
        return Under("entry", tree.place, lit.name)
    depth = menus.level_at(levels, desk.spot) if desk.spot is not None else None
    if depth is None or desk.spot is None:
        return None
    level = levels[depth]
    if isinstance(level.content, str):
        at = desk.spot[0] - level.inside[0], desk.spot[1] - level.inside[1]
        icon = icons.icon_at(desk.app.panes()[level.content].icons, at)
        return Under("icon", level.content, icon.name if icon else "")
    entry = menus.entry_of(level.content, menus.entry_at(level, desk.spot))
    return Under("entry", tree.place, entry.name if entry else "")
