"""What mouse and finger do on the desktop: menus first, then furniture, then the application's own icons."""

from __future__ import annotations

from dataclasses import replace

from game.shell.inputs import HOLD_SLOP, Action
from game.wimp import bar, icons, menus, windows
from game.wimp.application import Button
from game.wimp.boxes import Point, middle, moved
from game.wimp.desktop import Desktop
from game.wimp.gripping import Arrow, Corner, Finger, OverMenu, Slider, Title, Well
from game.wimp.look import REPEAT_AFTER, REPEAT_EVERY, WHEEL_LINES
from game.wimp.windows import Axis, Part, Way, Window

ADJUST_KEYS = frozenset(("alt", "ctrl"))
"""Either makes Adjust of the left button: many window managers keep Alt with it to themselves."""


OTHER_WAY: dict[Way, Way] = {"up": "down", "down": "up", "left": "right", "right": "left"}


def button_of(action: Action, three_buttons: bool) -> Button:
    """Which of the machine's three buttons a button of today's mouse, or a finger, is."""
    if action.button == 2 or (action.button == 3 and not three_buttons):
        return "menu"
    if action.button == 3 or (action.mods & ADJUST_KEYS and not action.touch):
        return "adjust"
    return "select"


def press(desk: Desktop, action: Action) -> None:
    """A button goes down or a finger touches; `action.pos` is on the screen."""
    pos = action.pos
    assert pos is not None
    desk.pointer, desk.spot = None if action.touch else pos, pos
    desk.cursor = None
    button = button_of(action, desk.app.three_buttons)
    if desk.tree is not None:
        if action.touch:
            desk.tree = menus.pointed(desk.tree, desk.levels(), pos)
            desk.grip = OverMenu()
        else:
            _press_menus(desk, pos, button)
        return
    hit = desk.hit(pos)
    if action.touch and (hit is None or hit[1] == "work"):
        desk.grip = Finger(hit[0] if hit else None, pos)
    else:
        _point(desk, pos, button)


def drag(desk: Desktop, action: Action) -> None:
    """The pointer moves with a button held down, or a finger slides."""
    pos = action.pos
    if pos is None:
        return
    desk.pointer, desk.spot = None if action.touch else pos, pos
    match desk.grip:
        case Title(window, start):
            desk.put(
                windows.opened(
                    desk.window(window.name) or window,
                    moved(window.box, pos[0] - start[0], pos[1] - start[1]),
                )
            )
        case Corner(window, start):
            x, y, wide, high = window.box
            desk.put(windows.opened(window, (x, y, wide + pos[0] - start[0], high + pos[1] - start[1])))
        case Slider(window, start, axes):
            for axis in axes:
                window = windows.slid(window, axis, pos[1] - start[1] if axis == "v" else pos[0] - start[0])
            desk.put(window)
        case Finger(window, start, panned):
            far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) > HOLD_SLOP
            if far or panned:
                desk.grip = Finger(window, start, True)
            if window is not None and (far or panned):
                x, y = window.scroll
                desk.put(windows.scrolled(window, x - pos[0] + start[0], y - pos[1] + start[1]))
        case OverMenu() if desk.tree is not None:
            desk.tree = menus.pointed(desk.tree, desk.levels(), pos)
        case Well() as grip:
            desk.grip = grip._replace(at=pos)
        case None if desk.tree is not None:
            desk.tree = menus.pointed(desk.tree, desk.levels(), pos)


def release(desk: Desktop, action: Action) -> None:
    """What was held is let go; a finger's tap is a Select where it is lifted."""
    grip, desk.grip, desk.pressed = desk.grip, None, None
    match grip:
        case Finger(_, start, False):
            _point(desk, start, "select")
            desk.grip = desk.pressed = None
        case Finger(Window() as window, start, True) if action.pos is not None:
            _carry(desk, window, start, action.pos)
        case OverMenu() if desk.tree is not None and action.pos is not None:
            _press_menus(desk, action.pos, "select")
            if desk.tree is not None:
                desk.tree = replace(desk.tree, lit=None)
            desk.pressed = None


def hold(desk: Desktop) -> None:
    """A finger kept still is the Menu button; on scroll bars it goes on scrolling."""
    if isinstance(desk.grip, Finger | Title):
        start = desk.grip.start
        desk.grip = None
        _point(desk, start, "menu")


def hover(desk: Desktop, pos: Point | None, touch: bool) -> None:
    """The pointer moves with nothing held down; None: it has left the picture."""
    if touch:
        return
    desk.pointer = desk.spot = pos
    if desk.tree is not None and pos is not None:
        desk.tree = menus.pointed(desk.tree, desk.levels(), pos)


def wheel(desk: Desktop, pos: Point | None, way: Way) -> None:
    """One notch of the wheel scrolls the window under the pointer."""
    hit = desk.hit(pos) if pos is not None else None
    if hit is not None and desk.tree is None:
        desk.put(windows.stepped(hit[0], way, WHEEL_LINES))


def tick(desk: Desktop, dt: float) -> bool:
    """Scroll on while an arrow or a well is held down; True where that moved something."""
    grip = desk.grip
    if not isinstance(grip, Arrow | Well):
        return False
    due = grip.due - dt
    before = desk.windows
    while due <= 0:
        due += REPEAT_EVERY
        _scroll_on(desk, grip)
    desk.grip = grip._replace(due=due)
    return desk.windows != before


def _point(desk: Desktop, pos: Point, button: Button) -> None:
    """A button goes down where no menu is."""
    hit = desk.hit(pos)
    on_bar = bar.icon_at(desk.app.bar, pos) if hit is None else None
    if on_bar is not None:
        icon, box = on_bar
        if button == "menu":
            _open_menu(desk, icon.name, middle(box), True)
        else:
            desk.pressed = (bar.NAME, icon.name)
            desk.app.bar_click(icon.name, button)
    elif hit is not None:
        window, part = hit
        if button == "menu":
            _open_menu(desk, window.name, pos)
        elif part == "work":
            _click(desk, window, pos, button)
        else:
            _furniture(desk, window, part, pos, button)


def _open_menu(desk: Desktop, place: str, at: Point, on_bar: bool = False) -> None:
    """The entry that comes to lie under the pointer is lit at once; a finger lights none."""
    desk.open_menu(place, at, on_bar)
    if desk.tree is not None and desk.pointer is not None:
        desk.tree = menus.pointed(desk.tree, desk.levels(), desk.pointer)


def _click(desk: Desktop, window: Window, pos: Point, button: Button) -> None:
    desk.take_focus(window.name)
    icon = desk.icon_at(window, pos)
    name = icon.name if icon else ""
    desk.pressed = (window.name, name)
    desk.app.click(window.name, name, button)


def _carry(desk: Desktop, window: Window, start: Point, pos: Point) -> None:
    """A finger slid from one icon to another, in a window that had nothing to scroll."""
    if desk.window(window.name) != window or desk.hit(pos) != (window, "work"):
        return
    taken, onto = desk.icon_at(window, start), desk.icon_at(window, pos)
    if taken is not None and onto is not None and taken.name != onto.name:
        desk.take_focus(window.name)
        desk.app.carry(window.name, taken.name, onto.name)


def _press_menus(desk: Desktop, pos: Point, button: Button) -> None:
    """A button goes down while a menu is open: outside all of them it only closes them."""
    levels = desk.levels()
    depth = menus.level_at(levels, pos)
    if depth is None:
        desk.close_menus()
        if button == "menu":
            _point(desk, pos, button)
        return
    level = levels[depth]
    if isinstance(level.content, str):
        x, y, _, _ = level.inside
        icon = icons.icon_at(desk.app.panes()[level.content].icons, (pos[0] - x, pos[1] - y))
        if icon is not None and button != "menu":
            desk.pressed = (level.content, icon.name)
            desk.app.click(level.content, icon.name, button)
        return
    index = menus.entry_at(level, pos)
    if index is not None:
        desk.choose(depth, index, button)
        if desk.tree is not None:
            desk.tree = menus.pointed(desk.tree, desk.levels(), pos)


def _furniture(desk: Desktop, window: Window, part: Part, pos: Point, button: Button) -> None:
    """Select brings forward what it takes hold of; Adjust leaves the stack and scrolls the other way."""
    step = -1 if button == "adjust" else 1
    match part:
        case "back":
            desk.back(window.name)
        case "close":
            desk.close(window.name)
            desk.app.closed(window.name)
        case "title" | "toggle" | "size":
            if button == "select":
                desk.front(window.name)
                desk.take_focus(window.name)
            if part == "toggle":
                desk.put(windows.toggled(window))
            else:
                desk.grip = (Title if part == "title" else Corner)(window, pos)
        case "up" | "down" | "left" | "right":
            way: Way = part if step > 0 else OTHER_WAY[part]
            desk.grip = Arrow(window.name, way, REPEAT_AFTER)
            _scroll_on(desk, desk.grip)
        case "v slider" | "h slider":
            axes: tuple[Axis, ...] = (
                ("v", "h") if button == "adjust" else ("v" if part == "v slider" else "h",)
            )
            desk.grip = Slider(window, pos, axes)
        case "v well" | "h well":
            axis: Axis = "v" if part == "v well" else "h"
            side = _side(window, axis, pos)
            desk.grip = Well(window.name, axis, side, step * side, pos, REPEAT_AFTER)
            _scroll_on(desk, desk.grip)


def _side(window: Window, axis: Axis, pos: Point) -> int:
    """1 where `pos` is beyond the slider, -1 before it, 0 beside it."""
    box = windows.slider(window, axis)
    at = 1 if axis == "v" else 0
    if pos[at] < box[at]:
        return -1
    return 1 if pos[at] >= box[at] + box[2 + at] else 0


def _scroll_on(desk: Desktop, grip: Arrow | Well) -> None:
    window = desk.window(grip.window)
    if window is None:
        return
    if isinstance(grip, Arrow):
        desk.put(windows.stepped(window, grip.way))
    elif _side(window, grip.axis, grip.at) == grip.side:
        desk.put(windows.paged(window, grip.axis, grip.step))
