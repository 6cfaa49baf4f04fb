"""The keyboard's cursor: the stops it can rest on and which one an arrow leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.wimp.boxes import Box, Point, middle
from game.wimp.windows import WAYS, Way

Stop = tuple[str, Box]
"""An icon's name and box; all stops of a place use the same pixels."""


@dataclass(frozen=True)
class Cursor:
    """Where the cursor stands: on an icon of a window, of a dialogue box or of the icon bar.

    at: the icon's middle, so that the cursor finds another one near by when that icon is gone.
    """

    place: str
    icon: str
    at: Point


def on(place: str, stop: Stop) -> Cursor:
    return Cursor(place, stop[0], middle(stop[1]))


def stop_of(cursor: Cursor, stops: Sequence[Stop]) -> Stop | None:
    """The stop the cursor is on, or the nearest one where that is gone."""
    here = next((stop for stop in stops if stop[0] == cursor.icon), None)
    return here or nearest(stops, cursor.at)


def nearest(stops: Sequence[Stop], at: Point) -> Stop | None:
    def distance(stop: Stop) -> int:
        x, y = middle(stop[1])
        return (x - at[0]) ** 2 + (y - at[1]) ** 2

    return min(stops, key=distance, default=None)


def towards(stops: Sequence[Stop], at: Point, way: Way) -> Stop | None:
    """The stop that an arrow leads to from `at`; None where none lies more that way than aside.

    What lies straight ahead comes before what is nearer but off to a side.
    """
    dx, dy = WAYS[way]

    def ahead(stop: Stop) -> tuple[int, int]:
        x, y = middle(stop[1])
        along = (x - at[0]) * dx + (y - at[1]) * dy
        aside = abs((x - at[0]) * dy) + abs((y - at[1]) * dx)
        return along, aside

    there = [stop for stop in stops if 0 < ahead(stop)[0] >= ahead(stop)[1]]
    return min(there, key=lambda stop: ahead(stop)[0] + 2 * ahead(stop)[1], default=None)


def following(stops: Sequence[Stop], name: str, step: int) -> Stop | None:
    """The stop that Tab (1) or Shift+Tab (-1) leads to; round and round."""
    names = [stop[0] for stop in stops]
    if not names:
        return None
    if name not in names:
        return stops[0 if step > 0 else -1]
    return stops[(names.index(name) + step) % len(names)]
