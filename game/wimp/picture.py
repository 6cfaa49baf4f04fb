"""The whole desktop as marks: backdrop, icon bar, windows from the back to the front, menus, pointer."""

from __future__ import annotations

from collections.abc import Mapping

from game.wimp import bar, cursor, icons, look, menus
from game.wimp.application import Pane
from game.wimp.boxes import Box, grown
from game.wimp.desktop import Desktop
from game.wimp.icons import text_width
from game.wimp.marks import Mark, Pen
from game.wimp.menus import Level
from game.wimp.windows import Part, Window, slider, well

SCREEN: Box = (0, 0, look.WIDE, look.HIGH)
WITH_SPRITES: frozenset[Part] = frozenset(("back", "close", "toggle", "up", "down", "size", "left", "right"))
"""The parts that are drawn as sprites of their names."""


def marks(desk: Desktop) -> list[Mark]:
    """All there is to see, the lowest first."""
    found: list[Mark] = []
    pen = Pen(found, SCREEN)
    panes = desk.app.panes()
    pen.fill(SCREEN, look.BACKDROP)
    for window in desk.stack():
        if window is None:
            _bar(pen, desk)
        else:
            _window(pen, desk, window, panes[window.name])
    for depth, level in enumerate(desk.levels()):
        _level(pen, desk, depth, level, panes)
    if desk.pointer is not None:
        pen.sprite("pointer", (*desk.pointer, *look.POINTER))
    return found


def _bar(pen: Pen, desk: Desktop) -> None:
    x, y, wide, high = bar.BOX
    pen.fill((x, y, wide, 1), look.INK)
    pen.fill((x, y + 1, wide, high - 1), look.GROUND)
    for icon, box in bar.placed(desk.app.bar):
        pen.sprite(icon.sprite, bar.sprite_box(icon, box), desk.pressed == (bar.NAME, icon.name))
        pen.text(icon.text, *bar.text_at(icon, box))
    _cursor(pen, desk, bar.NAME)


def _window(pen: Pen, desk: Desktop, window: Window, pane: Pane) -> None:
    x, y, wide, high = window.box
    pen.fill(window.box, look.INK)
    squares = {part: box for part, box in window.parts() if part in WITH_SPRITES}
    left = look.SQUARE + look.STEP if "close" in squares else look.FRAME
    right = look.SQUARE if "toggle" in squares else look.FRAME
    ground = look.FOCUS_TITLE if desk.focus == window.name else look.PLAIN_TITLE
    pen.fill((x + look.FRAME, y + look.FRAME, wide - 2 * look.FRAME, look.SQUARE - 2), ground)
    _title_text(pen, (x + left, y, wide - left - right, look.SQUARE), pane.title, look.TITLE_TEXT)
    if window.style == "full":
        _bars(pen, window)
    for part, box in squares.items():
        full = part == "toggle" and window.is_full_size
        pen.sprite("toggle-full" if full else part, box)
    _work(pen.within(window.work, window.origin), desk, window.name, pane, window.work)


def _title_text(pen: Pen, box: Box, text: str, over: int) -> None:
    """In the middle of the box; one too long for it keeps its beginning."""
    x, y, wide, _ = box
    pen.within(box, (0, 0)).text(text, x + max(0, wide - text_width(text)) // 2, y + over)


def _bars(pen: Pen, window: Window) -> None:
    x, y, wide, high = window.box
    column = (x + wide - look.STEP, y + look.SQUARE, look.SQUARE - 2, high - look.SQUARE - look.FRAME)
    pen.fill(column, look.GROUND)
    _slider(pen, well(window, "v"), slider(window, "v"))
    if window.has_h_bar:
        pen.fill((x + look.FRAME, y + high - look.STEP, wide - look.SQUARE, look.SQUARE - 2), look.GROUND)
        _slider(pen, well(window, "h"), slider(window, "h"))


def _slider(pen: Pen, well_box: Box, slider_box: Box) -> None:
    pen.fill(well_box, look.WELL)
    pen.fill(slider_box, look.INK)
    pen.fill(grown(slider_box, -1), look.GROUND)


def _work(pen: Pen, desk: Desktop, place: str, pane: Pane, box: Box) -> None:
    """Ground and icons of a work area; `pen` counts in its pixels."""
    pen.fill((0, 0, *pane.extent), pane.ground)
    for icon in pane.icons:
        if pen.shows(icon.box):
            icons.draw(pen, icon, bool(icon.name) and desk.pressed == (place, icon.name))
    if place == desk.focus or desk.tree is not None:
        _cursor(pen, desk, place)


def _cursor(pen: Pen, desk: Desktop, place: str) -> None:
    if desk.cursor is None or desk.cursor.place != place:
        return
    stop = cursor.stop_of(desk.cursor, desk.stops(place))
    if stop is not None:
        icons.draw_cursor(pen, stop[1])


def _level(pen: Pen, desk: Desktop, depth: int, level: Level, panes: Mapping[str, Pane]) -> None:
    x, y, wide, high = level.outside
    pen.fill(level.outside, look.INK)
    if isinstance(level.content, str):
        pane = panes[level.content]
        title = (x + look.FRAME, y + look.FRAME, wide - 2 * look.FRAME, look.SQUARE - 2)
        pen.fill(title, look.PLAIN_TITLE)
        _title_text(pen, (x, y, wide, look.SQUARE), pane.title, look.TITLE_TEXT)
        _work(pen.within(level.inside, level.inside[:2]), desk, level.content, pane, level.inside)
        return
    title = (x + look.FRAME, y + look.FRAME, wide - 2 * look.FRAME, look.MENU_TITLE)
    pen.fill(title, look.PLAIN_TITLE)
    _title_text(pen, title, level.content.title, look.MENU_TITLE_TEXT)
    pen.fill(level.inside, look.MENU_GROUND)
    tree = desk.tree
    assert tree is not None
    lit = tree.path[depth] if depth < len(tree.path) else tree.lit
    for index in range(len(level.content.entries)):
        _entry(pen, level, index, index == lit)


def _entry(pen: Pen, level: Level, index: int, lit: bool) -> None:
    x, y, wide, high = menus.entry_box(level, index)
    entry = menus.entry_of(level.content, index)
    if entry is None:
        pen.dashes(x, y + look.SEPARATOR_LINE, wide, look.DASH)
        return
    ground, ink = (look.INK, look.MENU_GROUND) if lit else (look.MENU_GROUND, look.INK)
    if lit:
        pen.fill((x, y, wide, high), ground)
    pen.text(entry.text, x + look.MENU_INDENT, y + look.ENTRY_TEXT, look.SHADED if entry.shaded else ink)
    if entry.leads is not None:
        arrow = (x + wide - look.ARROW_RIGHT - look.ARROW[0], y + look.ARROW_TOP, *look.ARROW)
        pen.sprite("menu-arrow-lit" if lit else "menu-arrow", arrow)
