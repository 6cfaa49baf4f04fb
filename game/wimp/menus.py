"""Menus: their entries, where an open tree of them stands on the screen, and walking through one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.wimp.boxes import Box, Point, clamp, inside
from game.wimp.icons import text_width
from game.wimp.look import (
    ARROW_ZONE,
    BAR_MENU_FOOT,
    ENTRY,
    FRAME,
    HIGH,
    MENU_OVER,
    MENU_PAD,
    MENU_TITLE,
    SEPARATOR,
    SQUARE,
    WIDE,
)


@dataclass(frozen=True)
class Entry:
    """One line of a menu; `leads` is a further menu, or the name of a dialogue box."""

    name: str
    text: str
    shaded: bool = False
    leads: Menu | str | None = None


@dataclass(frozen=True)
class Menu:
    """A menu; None stands for a separator."""

    title: str
    entries: tuple[Entry | None, ...]


@dataclass(frozen=True)
class Tree:
    """An open menu and what is open beside it.

    place: what it belongs to; at: where it was asked for; on_bar: whether it stands on the icon bar;
    path: the entries whose menus or boxes are open, from the first menu on; lit: the entry under the pointer
    in the last open menu.
    """

    place: str
    at: Point
    on_bar: bool = False
    path: tuple[int, ...] = ()
    lit: int | None = None


@dataclass(frozen=True)
class Level:
    """One open menu or dialogue box: `inside` excludes title and frame."""

    content: Menu | str
    inside: Box

    @property
    def outside(self) -> Box:
        x, y, wide, high = self.inside
        over = _over(self.content)
        return x - FRAME, y - over, wide + 2 * FRAME, high + over + FRAME


Size = Callable[[str], tuple[int, int]]


def levels(menu: Menu, tree: Tree, size: Size) -> list[Level]:
    """All that is open, the first menu first; `size` tells how large a dialogue box is inside."""
    wide, high = menu_size(menu)
    x, y = tree.at
    top = BAR_MENU_FOOT - high if tree.on_bar else y
    found = [_level(menu, x - MENU_OVER, top - _over(menu), (wide, high))]
    for index in tree.path:
        parent = found[-1]
        entry = entry_of(parent.content, index)
        if entry is None or entry.leads is None:
            break
        assert isinstance(parent.content, Menu)
        inner = menu_size(entry.leads) if isinstance(entry.leads, Menu) else size(entry.leads)
        found.append(_beside(parent, entry_box(parent, index)[1], entry.leads, inner))
    return found


def menu_size(menu: Menu) -> tuple[int, int]:
    """Inside, without title and frame."""
    texts = [menu.title, *(entry.text for entry in menu.entries if entry)]
    high = sum(SEPARATOR if entry is None else ENTRY for entry in menu.entries)
    return max(map(text_width, texts)) + MENU_PAD, high


def entry_of(content: Menu | str, index: int | None) -> Entry | None:
    """The entry with that number; None for separators, dialogue boxes and numbers out of range."""
    if index is None or not isinstance(content, Menu) or not 0 <= index < len(content.entries):
        return None
    return content.entries[index]


def entry_box(level: Level, index: int) -> Box:
    """Where an entry or separator stands on the screen."""
    assert isinstance(level.content, Menu)
    x, y, wide, _ = level.inside
    heights = [SEPARATOR if entry is None else ENTRY for entry in level.content.entries]
    return x, y + sum(heights[:index]), wide, heights[index]


def entry_at(level: Level, pos: Point) -> int | None:
    """The number of the entry there; None for separators, the title and the frame."""
    if not isinstance(level.content, Menu):
        return None
    for index, entry in enumerate(level.content.entries):
        if entry is not None and inside(entry_box(level, index), pos):
            return index
    return None


def level_at(open_levels: list[Level], pos: Point) -> int | None:
    """The topmost level there."""
    return next(
        (at for at in reversed(range(len(open_levels))) if inside(open_levels[at].outside, pos)), None
    )


def pointed(tree: Tree, open_levels: list[Level], pos: Point) -> Tree:
    """The tree when the pointer stands there: an entry lights up, one's arrow opens what it leads to."""
    depth = level_at(open_levels, pos)
    if depth is None:
        return replace(tree, lit=None)
    level = open_levels[depth]
    index = entry_at(level, pos)
    entry = entry_of(level.content, index)
    if index is None or entry is None:
        return replace(tree, lit=None)
    if depth < len(tree.path) and tree.path[depth] == index:
        return replace(tree, lit=None)
    on_arrow = pos[0] >= level.inside[0] + level.inside[2] - ARROW_ZONE
    if entry.leads is not None and not entry.shaded and on_arrow:
        return replace(tree, path=(*tree.path[:depth], index), lit=None)
    return replace(tree, path=tree.path[:depth], lit=None if entry.shaded else index)


def led(tree: Tree, depth: int, index: int) -> Tree:
    """The tree with what that entry of that level leads to open."""
    return replace(tree, path=(*tree.path[:depth], index), lit=None)


def walked(tree: Tree, content: Menu | str, step: int) -> Tree:
    """The tree with the next entry (1) or the one before (-1) lit.

    Shaded ones too: the same keys lead to the same entry always.
    """
    if not isinstance(content, Menu):
        return tree
    entries = [index for index, entry in enumerate(content.entries) if entry]
    if tree.lit not in entries:
        return replace(tree, lit=entries[0 if step > 0 else -1])
    return replace(tree, lit=entries[(entries.index(tree.lit) + step) % len(entries)])


def _over(content: Menu | str) -> int:
    """Title and lines above the inside: a dialogue box has a window's title."""
    return 2 * FRAME + MENU_TITLE if isinstance(content, Menu) else SQUARE


def _level(content: Menu | str, x: int, top: int, inner: tuple[int, int]) -> Level:
    """With its frame's top there, or as near to it as all of it fits on the screen."""
    wide, high = inner
    over = _over(content)
    x = clamp(x, FRAME, WIDE - FRAME - wide)
    return Level(content, (x, clamp(top, 0, HIGH - FRAME - high - over) + over, wide, high))


def _beside(parent: Level, entry_top: int, content: Menu | str, inner: tuple[int, int]) -> Level:
    """Right of its parent, one line shared, or left of it where there is no room; titles level."""
    x, _, parent_wide, _ = parent.inside
    left = x + parent_wide + FRAME
    if left + inner[0] + FRAME > WIDE:
        left = x - FRAME - inner[0]
    return _level(content, left, entry_top - _over(parent.content), inner)
