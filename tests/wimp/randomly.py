"""Random mouse, finger and key input for any scene on the desktop."""

from __future__ import annotations

import random

from game.wimp.desktop import Desktop
from game.wimp.keys import KEYS
from game.wimp.look import BAR_LINE, HIGH, WIDE
from tests.driving import Driver

CHORDS = (*KEYS, "f8", "f1", "f2", "a", "1", "ctrl+z")
WAYS = ("up", "down", "left", "right")
BUTTONS = (1, 1, 1, 1, 2, 3)
ON_BAR = (20, 75, 708, 720, 770)
MODS = ("", "", "", "", "alt", "ctrl", "shift")
FURNITURE = (
    (8, 10), (30, 10), (60, 10), (60, 10), (-10, 10), (-10, 30), (-10, 90), (-10, -30), (-10, -10), (10, -10),
    (90, -10), (-30, -10),
)  # fmt: skip
"""Offsets from a window's top left corner, or where negative from the far edge."""


class Player:
    """Somebody who does anything at all, always the same for one seed; `desk` is the scene's desktop."""

    def __init__(self, driver: Driver, desk: Desktop, seed: int) -> None:
        self._driver = driver
        self._desk = desk
        self._rnd = random.Random(seed)
        self._held = False

    def act(self) -> None:
        """One thing a player might do, or part of one: presses and releases come apart too."""
        driver, rnd = self._driver, self._rnd
        x, y = self._place()
        kind = rnd.random()
        if self._held:
            if kind < 0.5:
                driver.move(x, y)
            else:
                self._held = False
                driver.release(x, y)
        elif kind < 0.3:
            driver.click(x, y, rnd.choice(BUTTONS), rnd.choice(MODS))
        elif kind < 0.45:
            driver.key(rnd.choice(CHORDS))
        elif kind < 0.6:
            self._held = True
            driver.press(x, y, rnd.choice(BUTTONS), rnd.choice(MODS), rnd.random() < 0.3)
        elif kind < 0.7:
            driver.move(x, y)
        elif kind < 0.8:
            driver.wheel(x, y, rnd.choice(WAYS), rnd.choice(MODS))
        elif kind < 0.9:
            driver.tap(x, y)
        elif kind < 0.93:
            driver.hold(x, y, touch=True)
        else:
            driver.wait(rnd.choice((1 / 60, 0.1, 0.5)))

    def let_go(self) -> None:
        """Release what is held."""
        if self._held:
            self._held = False
            self._driver.release()

    def _place(self) -> tuple[int, int]:
        """Anywhere, but mostly where something is: on furniture, on menus, on the icon bar."""
        desk, rnd = self._desk, self._rnd
        levels = desk.levels()
        if levels and rnd.random() < 0.7:
            left, top, wide, high = rnd.choice(levels).outside
            return left + rnd.randrange(wide), top + rnd.randrange(high)
        if desk.windows and rnd.random() < 0.4:
            left, top, wide, high = rnd.choice(desk.windows).box
            dx, dy = rnd.choice(FURNITURE)
            x, y = left + (dx if dx > 0 else wide + dx), top + (dy if dy > 0 else high + dy)
            return min(max(x, 0), WIDE - 1), min(max(y, 0), HIGH - 1)
        if rnd.random() < 0.1:
            return rnd.choice(ON_BAR), BAR_LINE + 27
        return rnd.randrange(WIDE), rnd.randrange(HIGH)
