"""What must hold of any desktop at any moment, whatever was done to it."""

from __future__ import annotations

from typing import Protocol

from game.wimp.desktop import Desktop
from game.wimp.look import HIGH, SQUARE, WIDE
from game.wimp.windows import slider, well


class OnDesktop(Protocol):
    """An application on a desktop."""

    @property
    def desk(self) -> Desktop: ...


class DesktopScene(Protocol):
    """A scene whose application stands on a desktop."""

    @property
    def app(self) -> OnDesktop: ...


def check(scene: DesktopScene) -> None:
    """AssertionError where the desktop has got into a state that none of its rules lead to."""
    desk = scene.app.desk
    panes = desk.app.panes()
    names = [window.name for window in desk.windows]
    assert len(set(names)) == len(names), names
    above = [panes[name].above for name in names]
    assert above == sorted(above), "a window hides one that stays in front"
    for window in desk.windows:
        x, y, wide, high = window.box
        pane = panes[window.name]
        assert window.style == pane.style and window.extent == pane.extent
        assert 0 <= y <= HIGH - SQUARE and x < WIDE and x + wide > 0, window
        assert 0 <= window.scroll[0] <= max(0, window.extent[0] - window.work[2]), window
        assert 0 <= window.scroll[1] <= max(0, window.extent[1] - window.work[3]), window
        if window.style == "full":
            left, top, length, thick = slider(window, "v")
            well_x, well_y, well_wide, well_high = well(window, "v")
            assert well_y <= top and top + thick <= well_y + well_high, window
        else:
            assert (window.work[2], window.work[3]) == window.extent, window
    wanting = [name for name in names if panes[name].takes_focus]
    assert desk.focus in ("", "icon bar", *names), desk.focus
    assert desk.focus or not wanting, "nothing has the keyboard though a window wants it"
    if desk.tree is not None:
        levels = desk.levels()
        assert len(levels) == len(desk.tree.path) + 1, desk.tree
        for level in levels:
            x, y, wide, high = level.outside
            assert x >= 0 and y >= 0 and x + wide <= WIDE and y + high <= HIGH, level
