"""How often the loop has to look: at full speed while anything goes on, seldom while nobody does anything."""

from __future__ import annotations

import math

FULL, BLINKING, STILL = 60, 20, 10
"""Looks a second. A look that finds nothing costs a sixth of a millisecond: asked is 0.3 % of a core at rest,
and the first touch after a rest should not wait noticeably."""
CALM_SECONDS = 3.0
APART = 0.3
"""Changes with so many seconds between them are a cursor's, closer ones a movement."""
BLINK = 1.0


class Rhythm:
    """Told of each look; the time between two changes must not depend on it, only when they are seen."""

    def __init__(self) -> None:
        self._calm = 0.0
        self._unchanged = math.inf

    def rate(self, dt: float, busy: bool, changed: bool) -> int:
        """Looks a second from now on, after one that came `dt` seconds after the last.

        busy: somebody did something, or the scene thinks; changed: another picture was shown.
        """
        self._unchanged += dt
        moving = changed and self._unchanged < APART
        self._calm = 0.0 if busy or moving else self._calm + dt
        if changed:
            self._unchanged = 0.0
        if self._calm < CALM_SECONDS:
            return FULL
        return BLINKING if self._unchanged < BLINK else STILL
