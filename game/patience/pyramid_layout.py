"""Pyramid's layout as 28 bits, and what a search asks of it again and again, remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.patience.pyramid import COVERS, LAYOUT, THIRTEEN

KING = THIRTEEN
_COVER_BITS = [sum(1 << cover for cover in COVERS[place]) for place in LAYOUT]
_NONE: Sequence[int] = ()


def _all_above(place: int) -> int:
    """All that lies on a place, on what lies on it, and so on."""
    bits = _COVER_BITS[place]
    for cover in COVERS[place]:
        bits |= _all_above(cover)
    return bits


_UNDER = [sum(1 << lower for lower in LAYOUT if _all_above(lower) >> place & 1) for place in LAYOUT]
"""For each place all that it covers, that those cover, and so on."""


def places(bits: int) -> list[int]:
    """The places of the set bits, ascending."""
    return [place for place in LAYOUT if bits >> place & 1]


class Want(NamedTuple):
    """What the cards of one value still in the layout want: their number and the value of their partners.

    `must`: one of them finds no partner in the layout any more, only in the hand or on the foundation.
    """

    number: int
    partner: int
    must: bool


class Layout:
    """The values of a layout; at most 1430 sets of its places can be left, so answers are kept."""

    def __init__(self, values: Mapping[int, int]) -> None:
        """`values` by place; places without one are gone."""
        self.values = dict(values)
        self.of_value = [0] * (KING + 1)
        for place, value in values.items():
            self.of_value[value] |= 1 << place
        self.all = sum(self.of_value)
        self._partners = {
            place: self.of_value[KING - value] & ~_UNDER[place]
            for place, value in values.items()
            if value < KING
        }
        self._open: dict[int, dict[int, list[int]]] = {}
        self._removals: dict[int, list[tuple[int, int]]] = {}
        self._wants: dict[int, list[Want]] = {}

    def open(self, left: int) -> dict[int, list[int]]:
        """The bits of the cards that nothing covers, by value."""
        found = self._open.get(left)
        if found is None:
            found = self._open[left] = {}
            for place in places(left):
                if not left & _COVER_BITS[place]:
                    found.setdefault(self.values[place], []).append(1 << place)
        return found

    def removals(self, left: int) -> list[tuple[int, int]]:
        """Kings and pairs that can go by themselves: what is left, and the value then on the foundation."""
        found = self._removals.get(left)
        if found is None:
            cards = self.open(left)
            found = [(left ^ king, KING) for king in cards.get(KING, _NONE)]
            for low in range(1, KING // 2 + 1):
                for one in cards.get(low, _NONE):
                    for other in cards.get(KING - low, _NONE):
                        found += [(left ^ one ^ other, low), (left ^ one ^ other, KING - low)]
            self._removals[left] = found
        return found

    def wants(self, left: int) -> list[Want]:
        """For each value left but the kings what it wants."""
        found = self._wants.get(left)
        if found is None:
            found = self._wants[left] = [
                Want(
                    cards.bit_count(),
                    KING - value,
                    any(not left & self._partners[place] for place in places(cards)),
                )
                for value in range(1, KING)
                if (cards := left & self.of_value[value])
            ]
        return found
