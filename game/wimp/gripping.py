"""What a held button or finger has hold of, from its press to its release."""

from __future__ import annotations

from dataclasses import dataclass

from game.wimp.boxes import Point
from game.wimp.windows import Axis, Way, Window


@dataclass(frozen=True)
class Title:
    """A title bar: the window follows the pointer from where it was taken."""

    window: Window
    start: Point


@dataclass(frozen=True)
class Corner:
    """The adjust size icon."""

    window: Window
    start: Point


@dataclass(frozen=True)
class Slider:
    """One slider, or with Adjust both."""

    window: Window
    start: Point
    axes: tuple[Axis, ...]


@dataclass(frozen=True)
class Arrow:
    """A scroll arrow, which goes on scrolling: `due` seconds to the next step."""

    window: str
    way: Way
    due: float


@dataclass(frozen=True)
class Well:
    """A scroll well, which goes on paging by `step` while the pointer is on that `side` of the slider."""

    window: str
    axis: Axis
    side: int
    step: int
    at: Point
    due: float


@dataclass(frozen=True)
class Finger:
    """A finger in a work area or outside all windows: a tap, a long press, or scrolling, as it turns out."""

    window: Window | None
    start: Point
    panned: bool = False


@dataclass(frozen=True)
class OverMenu:
    """A finger on an open menu, which chooses where it is lifted."""


Grip = Title | Corner | Slider | Arrow | Well | Finger | OverMenu
