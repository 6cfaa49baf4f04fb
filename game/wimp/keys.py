"""What keys do on the desktop: they walk menus, move the cursor, click, and handle windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.wimp import bar, cursor, icons, menus, windows
from game.wimp.application import Button
from game.wimp.boxes import Box, Point, middle, moved
from game.wimp.desktop import Desktop
from game.wimp.look import KEY_LINES, KEY_STEP
from game.wimp.windows import WAYS, Way, Window

KEYS: Mapping[str, str] = {
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "tab": "next icon",
    "shift+tab": "icon before",
    "return": "select",
    "enter": "select",
    "space": "select",
    "ctrl+return": "adjust",
    "ctrl+enter": "adjust",
    "ctrl+space": "adjust",
    "menu": "menu",
    "application": "menu",
    "shift+f10": "menu",
    "escape": "escape",
    "f6": "next window",
    "ctrl+tab": "next window",
    "ctrl+w": "close window",
    "ctrl+f2": "close window",
    "ctrl+b": "window to back",
    "ctrl+t": "toggle size",
    "ctrl+left": "scroll left",
    "ctrl+right": "scroll right",
    "ctrl+up": "scroll up",
    "ctrl+down": "scroll down",
    "page up": "page up",
    "page down": "page down",
    "home": "top",
    "end": "foot",
    "shift+left": "move left",
    "shift+right": "move right",
    "shift+up": "move up",
    "shift+down": "move down",
    "ctrl+shift+left": "size left",
    "ctrl+shift+right": "size right",
    "ctrl+shift+up": "size up",
    "ctrl+shift+down": "size down",
}
"""Chords and what they are called; pygame's key names."""


def press(desk: Desktop, name: str) -> bool:
    """Do what that key is called; False where the desktop has no use for it now."""
    used = _pressed(desk, name)
    if desk.cursor is not None and desk.cursor.place == bar.NAME != desk.focus:
        begin(desk, desk.focus)
    return used


def begin(desk: Desktop, place: str) -> None:
    """Put the cursor where it begins there."""
    _put_cursor(desk, place, _first_stop(desk, place))


def _pressed(desk: Desktop, name: str) -> bool:
    if desk.tree is not None:
        return _in_menus(desk, name)
    if name == "next window":
        _next_window(desk)
        return True
    if name == "menu":
        _open_menu(desk)
        return True
    window = desk.window(desk.focus)
    if window is None:
        return _on_bar(desk, name)
    return _in_window(desk, window, name)


def _in_menus(desk: Desktop, name: str) -> bool:
    levels = desk.levels()
    tree = desk.tree
    if tree is None or not levels:
        return False
    level = levels[-1]
    if name in ("escape", "menu"):
        desk.close_menus()
    elif isinstance(level.content, str):
        _in_dialogue(desk, level.content, name)
    elif name in ("up", "down"):
        desk.tree = menus.walked(tree, level.content, 1 if name == "down" else -1)
    elif name == "left":
        _up_a_level(desk)
    elif name == "right":
        entry = menus.entry_of(level.content, tree.lit)
        if entry is not None and entry.leads is not None:
            _choose(desk, "select")
    elif name in ("select", "adjust"):
        _choose(desk, "adjust" if name == "adjust" else "select")
    else:
        return False
    return True


def _choose(desk: Desktop, button: Button) -> None:
    """Choose the lit entry; what opens beside it is at once ready for the keyboard."""
    tree = desk.tree
    assert tree is not None
    if tree.lit is None:
        return
    if desk.cursor is None:
        begin(desk, desk.focus)
    depth = len(tree.path)
    desk.choose(depth, tree.lit, button)
    levels = desk.levels()
    if desk.tree is None or len(levels) != depth + 2:
        return
    content = levels[-1].content
    if isinstance(content, str):
        begin(desk, content)
    else:
        desk.tree = menus.walked(desk.tree, content, 1)


def _up_a_level(desk: Desktop) -> None:
    tree = desk.tree
    if tree is not None and tree.path:
        desk.tree = replace(tree, path=tree.path[:-1], lit=tree.path[-1])
        desk.cursor = None


def _in_dialogue(desk: Desktop, place: str, name: str) -> None:
    stops = desk.stops(place)
    here = desk.cursor if desk.cursor and desk.cursor.place == place else None
    match name:
        case "left" | "right" | "up" | "down":
            stop = cursor.towards(stops, here.at, name) if here else next(iter(stops), None)
            if stop is None and name == "left":
                _up_a_level(desk)
            elif stop is not None:
                _put_cursor(desk, place, stop)
        case "next icon" | "icon before":
            step = 1 if name == "next icon" else -1
            _put_cursor(desk, place, cursor.following(stops, here.icon if here else "", step))
        case "select" | "adjust" if here is not None:
            stop = cursor.stop_of(here, stops)
            if stop is not None:
                desk.app.click(place, stop[0], "adjust" if name == "adjust" else "select")


def _next_window(desk: Desktop) -> None:
    """The focus goes round all windows that are open and the icon bar."""
    names = [*sorted(window.name for window in desk.windows), bar.NAME]
    here = names.index(desk.focus) if desk.focus in names else -1
    desk.focus = names[(here + 1) % len(names)]
    if desk.focus != bar.NAME:
        desk.front(desk.focus)
    desk.cursor = None
    begin(desk, desk.focus)


def _first_stop(desk: Desktop, place: str) -> cursor.Stop | None:
    """Where the cursor begins: on what has a menu, on a box's default, elsewhere where Tab does."""
    stops = desk.stops(place)
    if place == bar.NAME:
        stops = [stop for stop in stops if desk.app.menu(stop[0]) is not None] or stops
    return _default_stop(desk, place) or (stops[0] if stops else None)


def _default_stop(desk: Desktop, place: str) -> cursor.Stop | None:
    pane = desk.app.panes().get(place)
    default = icons.default(pane.icons) if pane else None
    return (default.name, default.box) if default else None


def _open_menu(desk: Desktop) -> None:
    """The menu of what has the keyboard, its first entry lit."""
    window = desk.window(desk.focus)
    if window is not None:
        x, y = window.origin
        box = _cursor_box(desk, window.name)
        at = middle(moved(box, x, y)) if box else middle(window.work)
        desk.open_menu(window.name, at)
    else:
        placed = {icon.name: box for icon, box in bar.placed(desk.app.bar)}
        here = desk.cursor.icon if desk.cursor and desk.cursor.place == bar.NAME else ""
        names = [here] if here in placed else [name for name in placed if desk.app.menu(name)]
        if names:
            desk.open_menu(names[0], middle(placed[names[0]]), True)
    if desk.tree is not None and (menu := desk.menu()) is not None:
        desk.tree = menus.walked(desk.tree, menu, 1)


def _on_bar(desk: Desktop, name: str) -> bool:
    """No window has the keyboard: the icon bar has, from the first key on."""
    stops = desk.stops(bar.NAME)
    if desk.cursor is None or desk.cursor.place != bar.NAME:
        if name in ("left", "right", "up", "down", "next icon", "icon before", "select"):
            desk.focus = bar.NAME
            begin(desk, bar.NAME)
            return True
        return False
    here = cursor.stop_of(desk.cursor, stops)
    match name:
        case "left" | "right" | "up" | "down":
            _put_cursor(desk, bar.NAME, cursor.towards(stops, desk.cursor.at, name))
        case "next icon" | "icon before":
            _put_cursor(
                desk, bar.NAME, cursor.following(stops, desk.cursor.icon, 1 if name == "next icon" else -1)
            )
        case "select" | "adjust" if here is not None:
            desk.app.bar_click(here[0], "adjust" if name == "adjust" else "select")
        case _:
            return False
    return True


def _in_window(desk: Desktop, window: Window, name: str) -> bool:
    match name:
        case "left" | "right" | "up" | "down":
            _arrow(desk, window, name)
        case "next icon" | "icon before":
            default = _default_stop(desk, window.name)
            here = desk.cursor.icon if desk.cursor and desk.cursor.place == window.name else ""
            here = here or (default[0] if default else "")
            step = 1 if name == "next icon" else -1
            _put_cursor(desk, window.name, cursor.following(desk.stops(window.name), here, step))
        case "select" | "adjust":
            return _click(desk, window, "adjust" if name == "adjust" else "select")
        case "close window":
            if window.style == "box":
                return False
            desk.close(window.name)
            desk.app.closed(window.name)
        case "window to back":
            desk.back(window.name)
        case "toggle size":
            desk.put(windows.toggled(window))
        case "page up" | "page down":
            desk.put(windows.paged(window, "v", 1 if name == "page down" else -1))
        case "top" | "foot":
            desk.put(windows.scrolled(window, window.scroll[0], window.extent[1] if name == "foot" else 0))
        case _:
            return _placed(desk, window, name)
    return True


def _placed(desk: Desktop, window: Window, name: str) -> bool:
    """Scroll, move or size the window one step."""
    verb, _, way = name.partition(" ")
    if way not in WAYS:
        return False
    dx, dy = (KEY_STEP * step for step in WAYS[way])
    x, y, wide, high = window.box
    match verb:
        case "scroll":
            desk.put(windows.stepped(window, way, KEY_LINES))
        case "move":
            desk.put(windows.opened(window, (x + dx, y + dy, wide, high)))
        case "size":
            desk.put(windows.opened(window, (x, y, wide + dx, high + dy)))
        case _:
            return False
    return True


def _arrow(desk: Desktop, window: Window, way: Way) -> None:
    """Move the cursor; in a window where it has nowhere to rest, scroll."""
    stops = desk.stops(window.name)
    if not stops:
        desk.put(windows.stepped(window, way, KEY_LINES))
    elif desk.cursor is None or desk.cursor.place != window.name:
        stop = _default_stop(desk, window.name) or cursor.nearest(stops, _entry_point(desk, window))
        _put_cursor(desk, window.name, stop)
    else:
        stop = cursor.stop_of(desk.cursor, stops)
        at = middle(stop[1]) if stop else desk.cursor.at
        _put_cursor(desk, window.name, cursor.towards(stops, at, way))


def _entry_point(desk: Desktop, window: Window) -> Point:
    """Where the cursor comes in: under the pointer, if that is on the window."""
    x, y = window.origin
    at = desk.pointer
    if at is not None and desk.hit(at) == (window, "work"):
        return at[0] - x, at[1] - y
    return window.scroll


def _click(desk: Desktop, window: Window, button: Button) -> bool:
    """Click where the cursor is; without one Return means the default button."""
    pane = desk.app.panes()[window.name]
    default = icons.default(pane.icons)
    here = desk.cursor if desk.cursor and desk.cursor.place == window.name else None
    stop = cursor.stop_of(here, desk.stops(window.name)) if here else None
    if stop is not None:
        _put_cursor(desk, window.name, stop)
        desk.app.click(window.name, stop[0], button)
    elif default is not None:
        desk.app.click(window.name, default.name, button)
    else:
        return False
    return True


def _cursor_box(desk: Desktop, place: str) -> Box | None:
    if desk.cursor is None or desk.cursor.place != place:
        return None
    stop = cursor.stop_of(desk.cursor, desk.stops(place))
    return stop[1] if stop else None


def _put_cursor(desk: Desktop, place: str, stop: cursor.Stop | None) -> None:
    """Move the cursor there and bring what it is on into sight."""
    if stop is None:
        return
    desk.cursor = cursor.on(place, stop)
    window = desk.window(place)
    if window is not None:
        desk.put(windows.shown(window, stop[1]))
