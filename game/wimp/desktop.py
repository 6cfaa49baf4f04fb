"""What is on the desktop: the stack of windows, the focus, the open menus, the keyboard's cursor."""

from __future__ import annotations

from dataclasses import replace

from game.wimp import bar, icons, keeping, menus, windows
from game.wimp.application import Application, Button
from game.wimp.bar import NAME as BAR
from game.wimp.boxes import Point, inside
from game.wimp.cursor import Cursor, Stop
from game.wimp.gripping import Grip
from game.wimp.icons import Icon
from game.wimp.keeping import Json
from game.wimp.menus import Level, Menu, Tree
from game.wimp.windows import Part, Window


class Desktop:
    """The desktop of one application; what a player does reaches it through pointing and keys."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.windows: tuple[Window, ...] = ()
        """From the back to the front."""
        self.focus = ""
        """The window that has the keyboard, BAR, or "" for none."""
        self.tree: Tree | None = None
        self.cursor: Cursor | None = None
        self.pointer: Point | None = None
        """Where the pointer is drawn; None while a finger is used and outside the picture."""
        self.spot: Point | None = None
        """Where mouse or finger was last."""
        self.grip: Grip | None = None
        self.pressed: tuple[str, str] | None = None
        """The window and icon on which a button is held down."""
        self._closed: dict[str, Window] = {}

    # Windows

    def window(self, name: str) -> Window | None:
        return next((window for window in self.windows if window.name == name), None)

    def open(self, name: str) -> None:
        """Open a window where it was last, or bring it to the front; it takes the focus if it wants it.

        One that is mostly off the screen comes back to where its title can be taken hold of.
        """
        pane = self.app.panes()[name]
        if self.window(name) is None:
            fresh = self._closed.pop(name, None) or Window(name, pane.style, pane.box, pane.extent)
            self.windows = (*self.windows, windows.opened(replace(fresh, extent=pane.extent), fresh.box))
        window = self.window(name)
        if window is not None and window.style == "full":
            self.put(windows.fetched(window))
        self.front(name)
        self.take_focus(name)

    def close(self, name: str) -> None:
        """Take a window off the screen; the focus goes to the frontmost one left that wants it."""
        window = self.window(name)
        if window is None:
            return
        if window.style != "box":
            self._closed[name] = window
        self.windows = tuple(other for other in self.windows if other.name != name)
        self._settle()

    def front(self, name: str) -> None:
        self._restack(
            [w for w in self.windows if w.name != name] + [w for w in self.windows if w.name == name]
        )

    def back(self, name: str) -> None:
        self._restack(
            [w for w in self.windows if w.name == name] + [w for w in self.windows if w.name != name]
        )

    def put(self, window: Window) -> None:
        """A changed window in the old one's place in the stack."""
        self.windows = tuple(window if other.name == window.name else other for other in self.windows)

    def take_focus(self, name: str) -> None:
        """Give a window the keyboard, if it wants it; while a box waits for its answer, the box has it."""
        panes = self.app.panes()
        pane = panes.get(name)
        if pane is not None and pane.takes_focus:
            boxes = (w.name for w in reversed(self.windows) if w.style == "box" and panes[w.name].takes_focus)
            self.focus = next(boxes, name)

    def settle(self) -> None:
        """Bring windows and menus in line with what the application shows now."""
        panes = self.app.panes()
        kept = []
        for window in self.windows:
            pane = panes.get(window.name)
            if pane is None:
                continue
            if window.extent != pane.extent:
                window = windows.opened(replace(window, extent=pane.extent), window.box)
            kept.append(window)
        if len(kept) != len(self.windows) or any(a is not b for a, b in zip(kept, self.windows, strict=True)):
            self.windows = tuple(kept)
            self._settle()
        if self.cursor and self.cursor.place == BAR != self.focus:
            self.cursor = None
        self._step_aside()

    def _step_aside(self) -> None:
        """Panels are read while a menu is open, so none stays under one."""
        taken = [level.outside for level in self.levels()]
        for window in self.windows:
            if window.style == "panel":
                self.put(windows.aside(window, taken))

    def _restack(self, order: list[Window]) -> None:
        panes = self.app.panes()
        self.windows = tuple(sorted(order, key=lambda window: panes[window.name].above))

    def _settle(self) -> None:
        panes = self.app.panes()
        names = [window.name for window in self.windows if panes[window.name].takes_focus]
        if self.focus != BAR and self.focus not in names:
            self.focus = names[-1] if names else ""
        if self.cursor and self.cursor.place not in (BAR, *names):
            self.cursor = None

    # What is where

    def stack(self) -> list[Window | None]:
        """From the back to the front; None is the icon bar, with the focus before all but panels."""
        if self.focus != BAR:
            return [None, *self.windows]
        panels = [window for window in self.windows if window.style == "panel"]
        return [*(window for window in self.windows if window.style != "panel"), None, *panels]

    def hit(self, pos: Point) -> tuple[Window, Part] | None:
        """The frontmost window there and the part of it."""
        for window in reversed(self.stack()):
            if window is None:
                if inside(bar.BOX, pos):
                    return None
                continue
            part = window.part_at(pos)
            if part is not None:
                return window, part
        return None

    def icon_at(self, window: Window, pos: Point) -> Icon | None:
        """The named icon of a window's work area at a place on the screen."""
        origin = window.origin
        return icons.icon_at(self.app.panes()[window.name].icons, (pos[0] - origin[0], pos[1] - origin[1]))

    def stops(self, place: str) -> list[Stop]:
        """What the cursor can rest on there, in the place's own pixels and in the order of Tab."""
        if place == BAR:
            return [(icon.name, box) for icon, box in bar.placed(self.app.bar) if icon.stop]
        pane = self.app.panes().get(place)
        return [(icon.name, icon.box) for icon in pane.icons if icon.stop] if pane else []

    # Menus

    def menu(self) -> Menu | None:
        """The open tree's first menu, as it is now."""
        return self.app.menu(self.tree.place) if self.tree else None

    def levels(self) -> list[Level]:
        """All open menus and their dialogue boxes."""
        menu = self.menu()
        if self.tree is None or menu is None:
            return []
        panes = self.app.panes()
        return menus.levels(menu, self.tree, lambda name: panes[name].extent)

    def open_menu(self, place: str, at: Point, on_bar: bool = False) -> None:
        """Open the menu of a window or bar icon at a place on the screen, if it has one."""
        self.tree = Tree(place, at, on_bar) if self.app.menu(place) is not None else None

    def choose(self, depth: int, index: int, button: Button) -> None:
        """A button on an entry of an open menu (research 1.4): Adjust keeps the tree open.

        Menu chooses nothing: its second click in a row would take the entry that came under the pointer.
        """
        tree, entry = self.tree, menus.entry_of(self.levels()[depth].content, index)
        if tree is None or entry is None:
            return
        if entry.shaded:
            if button != "adjust":
                self.close_menus()
            if button == "select":
                self.app.choose_shaded(tree.place, entry.name)
        elif button != "menu" and entry.leads is not None:
            self.tree = menus.led(tree, depth, index)
        elif button != "menu":
            if button == "select":
                self.close_menus()
            self.app.choose(tree.place, entry.name)

    def close_menus(self) -> None:
        self.tree = None
        if self.cursor and self.window(self.cursor.place) is None and self.cursor.place != BAR:
            self.cursor = None

    # What is kept

    def kept(self) -> dict[str, Json]:
        """The desktop as JSON: all but the pointer and what is held down."""
        return {
            "windows": [keeping.window_kept(window) for window in self.windows],
            "closed": [keeping.window_kept(window) for window in self._closed.values()],
            "focus": self.focus,
            "menu": keeping.tree_kept(self.tree),
            "cursor": keeping.cursor_kept(self.cursor),
        }

    def restore(self, kept: Json) -> None:
        """Put back what `kept` gave, less what is there no more; ValueError for anything else."""
        if not isinstance(kept, dict):
            raise ValueError(f"No desktop was kept: {kept!r}.")
        panes = self.app.panes()
        found = keeping.windows_from(kept.get("windows"), panes)
        closed = keeping.windows_from(kept.get("closed"), panes)
        names = [window.name for window in (*found, *closed)]
        focus = kept.get("focus")
        if len(set(names)) != len(names) or not isinstance(focus, str):
            raise ValueError("The windows kept do not fit together.")
        self.windows, self.focus = tuple(found), focus
        self._closed = {window.name: window for window in closed}
        self.tree = keeping.tree_from(kept.get("menu"))
        self.cursor = keeping.cursor_from(kept.get("cursor"))
        self._restack(found)
        self._settle()
        if self.tree is not None and len(self.levels()) != len(self.tree.path) + 1:
            raise ValueError("The menu kept is none.")
