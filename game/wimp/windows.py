"""What a window is and where its furniture stands; every change of one gives a new one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.wimp.boxes import Box, Point, clamp, inside, touch
from game.wimp.look import (
    BAR_LINE,
    FRAME,
    HANDLE,
    HIGH,
    LEAST,
    LINE,
    SLIDER_GAP,
    SLIDER_LEAST,
    SQUARE,
    STEP,
    WIDE,
)

Style = Literal["full", "panel", "box"]
Part = Literal[
    "back",
    "close",
    "toggle",
    "title",
    "up",
    "down",
    "v well",
    "v slider",
    "left",
    "right",
    "h well",
    "h slider",
    "size",
    "work",
]
Axis = Literal["h", "v"]
Way = Literal["left", "right", "up", "down"]
WAYS: dict[Way, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
BAR = SQUARE - FRAME


@dataclass(frozen=True)
class Window:
    """A window on the screen: `box` is its outside, frame and all.

    "full" ones have all furniture, a "panel" can be sent back and closed, a "box" has a bare title. `extent`
    is the size of the whole work area, `scroll` the point of it that shows top left, `small` where the toggle
    icon leads back to from full size, or a panel from where it stepped aside.
    """

    name: str
    style: Style
    box: Box
    extent: tuple[int, int]
    scroll: Point = (0, 0)
    small: Box | None = None

    @property
    def is_full_size(self) -> bool:
        return self.box[2:] == _full_size(self)

    @property
    def has_h_bar(self) -> bool:
        """The bottom bar is there while the work area is wider than what shows."""
        return self.style == "full" and self.box[2] - FRAME - SQUARE < self.extent[0]

    @property
    def work(self) -> Box:
        """Where the work area shows on the screen."""
        x, y, wide, high = self.box
        if self.style != "full":
            return x + FRAME, y + SQUARE, wide - 2 * FRAME, high - SQUARE - FRAME
        foot = SQUARE if self.has_h_bar else FRAME
        return x + FRAME, y + SQUARE, wide - FRAME - SQUARE, high - SQUARE - foot

    @property
    def origin(self) -> Point:
        """The screen pixel at which the work area's (0, 0) would stand."""
        return self.work[0] - self.scroll[0], self.work[1] - self.scroll[1]

    def parts(self) -> Iterator[tuple[Part, Box]]:
        """All furniture and the work area; where two share a line the first has it."""
        x, y, wide, high = self.box
        right, foot = x + wide - SQUARE, y + high - SQUARE
        if self.style == "box":
            yield "title", (x, y, wide, SQUARE)
            yield "work", self.work
            return
        yield "back", (x, y, SQUARE, SQUARE)
        yield "close", (x + STEP, y, SQUARE, SQUARE)
        if self.style == "full":
            yield "toggle", (right, y, SQUARE, SQUARE)
            yield "up", (right, y + STEP, SQUARE, SQUARE)
            yield "down", (right, foot - STEP, SQUARE, SQUARE)
            yield "size", (right, foot, SQUARE, SQUARE)
            yield "v slider", slider(self, "v")
            yield "v well", _between(well(self, "v"), "v")
            if self.has_h_bar:
                yield "left", (x, foot, SQUARE, SQUARE)
                yield "right", (right - STEP, foot, SQUARE, SQUARE)
                yield "h slider", slider(self, "h")
                yield "h well", _between(well(self, "h"), "h")
        yield "title", (x, y, wide, SQUARE)
        yield "work", self.work

    def part_at(self, pos: Point) -> Part | None:
        """The part there, the bare frame counting as work area; None outside the window."""
        if not inside(self.box, pos):
            return None
        return next((part for part, box in self.parts() if inside(box, pos)), "work")


def well(window: Window, axis: Axis) -> Box:
    """The scroll well between the lines of its two arrows."""
    x, y, wide, high = window.box
    if axis == "v":
        top, foot = y + STEP + SQUARE, y + high - SQUARE - STEP
        return x + wide - STEP, top, STEP - FRAME, foot - top
    left, right = x + SQUARE, x + wide - SQUARE - STEP
    return left, y + high - STEP, right - left, STEP - FRAME


def slider(window: Window, axis: Axis) -> Box:
    """The slider in its well, its line included."""
    x, y, wide, high = well(window, axis)
    gap = SLIDER_GAP
    at, visible, extent = _along(window, axis)
    room = (high if axis == "v" else wide) - 2 * gap
    length = min(room, max(SLIDER_LEAST, room * min(visible, extent) // extent))
    offset = min(room * at // extent, room - length)
    if axis == "v":
        return x + gap, y + gap + offset, wide - 2 * gap, length
    return x + gap + offset, y + gap, length, high - 2 * gap


def opened(window: Window, box: Box) -> Window:
    """The window at another place and size, both brought to what the screen and its extent allow."""
    most_wide, most_high = _full_size(window)
    least = LEAST if window.style == "full" else (most_wide, most_high)
    wide = clamp(box[2], min(least[0], most_wide), most_wide)
    if window.style == "full":
        # A bar at the foot takes the room of the lines that it hides, so the window may be higher by it.
        bar = BAR if wide - FRAME - SQUARE < window.extent[0] else 0
        most_high = min(most_high + bar, BAR_LINE)
    high = clamp(box[3], min(least[1], most_high), most_high)
    x = clamp(box[0], HANDLE - wide, WIDE - HANDLE)
    y = clamp(box[1], 0, HIGH - SQUARE)
    return scrolled(replace(window, box=(x, y, wide, high)), *window.scroll)


def scrolled(window: Window, x: int, y: int) -> Window:
    """The window showing its work area from that point on, as far as there is any."""
    _, _, wide, high = window.work
    most = window.extent[0] - wide, window.extent[1] - high
    return replace(window, scroll=(clamp(x, 0, max(0, most[0])), clamp(y, 0, max(0, most[1]))))


def toggled(window: Window) -> Window:
    """Full size, all of it on the screen; where it is that already, back to the size and place before."""
    wide, high = _full_size(window)
    x, y = clamp(window.box[0], 0, WIDE - wide), clamp(window.box[1], 0, BAR_LINE - high)
    if not window.is_full_size:
        return opened(replace(window, small=window.box), (x, y, wide, high))
    if (x, y) != window.box[:2]:
        return opened(window, (x, y, wide, high))
    return opened(replace(window, small=None), window.small) if window.small else window


def fetched(window: Window) -> Window:
    """The window moved no further than it takes to have half of it on the screen above the icon bar."""
    x, y, wide, high = window.box
    x = clamp(x, -(wide // 2), WIDE - wide // 2)
    return opened(window, (x, clamp(y, 0, BAR_LINE - high // 2), wide, high))


def aside(panel: Window, taken: Sequence[Box]) -> Window:
    """The panel where it belongs, or above or below those boxes while its work area would lie under one."""
    home = panel.small or panel.box
    belongs = replace(panel, box=home, small=None)
    over = [box for box in taken if touch(box, belongs.work)]
    if not over:
        return belongs if panel.small else panel
    x, _, wide, high = home
    y = min(box[1] for box in over) - high
    if y < 0:
        y = max(box[1] + box[3] for box in over)
    return panel if y + high > HIGH else replace(panel, box=(x, y, wide, high), small=home)


def stepped(window: Window, way: Way, lines: int = 1) -> Window:
    """The window after so many steps of an arrow."""
    dx, dy = WAYS[way]
    return scrolled(window, window.scroll[0] + dx * lines * LINE, window.scroll[1] + dy * lines * LINE)


def paged(window: Window, axis: Axis, step: int) -> Window:
    """One page on (1) or back (-1), a line of the old page staying in sight."""
    x, y = window.scroll
    _, _, wide, high = window.work
    if axis == "v":
        return scrolled(window, x, y + step * max(LINE, high - LINE))
    return scrolled(window, x + step * max(LINE, wide - LINE), y)


def slid(window: Window, axis: Axis, by: int) -> Window:
    """The window with the slider `by` pixels further on."""
    x, y = window.scroll
    _, _, wide, high = well(window, axis)
    _, _, extent = _along(window, axis)
    if axis == "v":
        return scrolled(window, x, y + by * extent // max(1, high - 2 * SLIDER_GAP))
    return scrolled(window, x + by * extent // max(1, wide - 2 * SLIDER_GAP), y)


def shown(window: Window, box: Box) -> Window:
    """The window scrolled no further than it takes to show that part of its work area."""
    _, _, wide, high = window.work
    x, y = window.scroll
    x = min(max(x, box[0] + box[2] - wide), box[0])
    y = min(max(y, box[1] + box[3] - high), box[1])
    return scrolled(window, x, y)


def _between(well_box: Box, axis: Axis) -> Box:
    """The well with the lines on both its sides."""
    x, y, wide, high = well_box
    return (x - FRAME, y, wide + 2 * FRAME, high) if axis == "v" else (x, y - FRAME, wide, high + 2 * FRAME)


def _along(window: Window, axis: Axis) -> tuple[int, int, int]:
    """Scroll, what shows and extent in one direction."""
    at = 1 if axis == "v" else 0
    return window.scroll[at], window.work[2 + at], window.extent[at]


def _full_size(window: Window) -> tuple[int, int]:
    wide, high = window.extent
    side = SQUARE if window.style == "full" else FRAME
    return min(WIDE, wide + FRAME + side), min(BAR_LINE, high + SQUARE + FRAME)
