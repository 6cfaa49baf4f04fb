"""Windows, open menus and the cursor as JSON, and back with every value looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.wimp.application import Pane
from game.wimp.boxes import Box
from game.wimp.cursor import Cursor
from game.wimp.menus import Tree
from game.wimp.windows import Window, opened, scrolled

Json = Any  # what json.loads may give
FARTHEST = 10_000


def window_kept(window: Window) -> Json:
    small = None if window.small is None else list(window.small)
    return [window.name, list(window.box), list(window.scroll), small]


def windows_from(kept: Json, panes: Mapping[str, Pane]) -> list[Window]:
    """Those windows that have a pane now, brought to what the screen allows."""
    if not isinstance(kept, list):
        raise ValueError(f"Windows were kept here, not {kept!r}.")
    found = (_window_from(window, panes) for window in kept)
    return [window for window in found if window is not None]


def _window_from(kept: Json, panes: Mapping[str, Pane]) -> Window | None:
    match kept:
        case [str(name), box, [x, y], small]:
            if name not in panes:
                return None
            pane = panes[name]
            window = Window(name, pane.style, _box(box), pane.extent)
            window = scrolled(opened(window, window.box), _number(x), _number(y))
            return replace(window, small=None if small is None else _box(small))
    raise ValueError(f"There is no such window: {kept!r}.")


def tree_kept(tree: Tree | None) -> Json:
    return tree and [tree.place, *tree.at, tree.on_bar, list(tree.path)]


def tree_from(kept: Json) -> Tree | None:
    match kept:
        case None:
            return None
        case [str(place), x, y, bool(on_bar), [*path]]:
            return Tree(place, (_number(x), _number(y)), on_bar, tuple(_number(index) for index in path))
    raise ValueError(f"There is no such menu: {kept!r}.")


def cursor_kept(cursor: Cursor | None) -> Json:
    return cursor and [cursor.place, cursor.icon, *cursor.at]


def cursor_from(kept: Json) -> Cursor | None:
    match kept:
        case None:
            return None
        case [str(place), str(icon), x, y]:
            return Cursor(place, icon, (_number(x), _number(y)))
    raise ValueError(f"There is no such cursor: {kept!r}.")


def _box(kept: Json) -> Box:
    match kept:
        case [x, y, wide, high]:
            return _number(x), _number(y), _number(wide), _number(high)
    raise ValueError(f"There is no such place: {kept!r}.")


def _number(kept: Json) -> int:
    if type(kept) is not int or abs(kept) > FARTHEST:
        raise ValueError(f"A number of pixels was kept here, not {kept!r}.")
    return kept
