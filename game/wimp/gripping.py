"""What a held button or finger has hold of, from its press to its release."""

from __future__ import annotations

from typing import NamedTuple

from game.wimp.boxes import Point
from game.wimp.windows import Axis, Way, Window


class Title(NamedTuple):
    """A title bar: the window follows the pointer from where it was taken."""

    window: Window
    start: Point


class Corner(NamedTuple):
    """The adjust size icon."""

    window: Window
    start: Point


class Slider(NamedTuple):
    """One slider, or with Adjust both."""

    window: Window
    start: Point
    axes: tuple[Axis, ...]


class Arrow(NamedTuple):
    """A scroll arrow, which goes on scrolling: `due` seconds to the next step."""

    window: str
    way: Way
    due: float


class Well(NamedTuple):
    """A scroll well, which goes on paging by `step` while the pointer is on that `side` of the slider."""

    window: str
    axis: Axis
    side: int
    step: int
    at: Point
    due: float


class Finger(NamedTuple):
    """A finger in a work area or outside all windows: a tap, a long press, or scrolling, as it turns out."""

    window: Window | None
    start: Point
    panned: bool = False


class OverMenu(NamedTuple):
    """A finger on an open menu, which chooses where it is lifted."""


Grip = Title | Corner | Slider | Arrow | Well | Finger | OverMenu
