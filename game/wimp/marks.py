"""A picture of the desktop as a list of marks, and the rectangle in which two such lists differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.wimp.boxes import NOWHERE, Box, around, meet, moved, touch
from game.wimp.look import DARK_EDGE, INK, LETTER, LIGHT_EDGE


class Mark(NamedTuple):
    """One thing to draw inside `clip`, later ones over earlier ones.

    kind "fill": `box` in `colour`; "text": `what` in `colour` from the box's corner; "sprite": the one
    named `what`, inverted where its name ends in "*".
    """

    box: Box
    clip: Box
    kind: Literal["fill", "text", "sprite"]
    what: str = ""
    colour: int = INK


class Pen:
    """Adds marks to a list, its (0, 0) standing at `origin` and nothing showing outside `clip`."""

    def __init__(self, marks: list[Mark], clip: Box, origin: tuple[int, int] = (0, 0)) -> None:
        self._marks = marks
        self._clip = clip
        self._origin = origin

    def within(self, clip: Box, origin: tuple[int, int]) -> Pen:
        """A pen for a part of the screen; both in screen pixels."""
        return Pen(self._marks, meet(self._clip, clip), origin)

    def shows(self, box: Box) -> bool:
        """Whether anything drawn there can be seen."""
        return touch(moved(box, *self._origin), self._clip)

    def fill(self, box: Box, colour: int) -> None:
        self._mark(box, "fill", "", colour)

    def line(self, box: Box, colour: int = INK, thick: int = 1) -> None:
        """The outline of a box, inside it."""
        x, y, wide, high = box
        self.fill((x, y, wide, thick), colour)
        self.fill((x, y + high - thick, wide, thick), colour)
        self.fill((x, y + thick, thick, high - 2 * thick), colour)
        self.fill((x + wide - thick, y + thick, thick, high - 2 * thick), colour)

    def slab(self, box: Box, thick: int = 1, sunk: bool = False) -> None:
        """Bevelled edges; where light and dark meet the pixel belongs to the bottom and right ones."""
        light, dark = (DARK_EDGE, LIGHT_EDGE) if sunk else (LIGHT_EDGE, DARK_EDGE)
        x, y, wide, high = box
        for at in range(thick):
            left, top, right, foot = x + at, y + at, x + wide - 1 - at, y + high - 1 - at
            self.fill((left, top, right - left, 1), light)
            self.fill((left, top, 1, foot - top), light)
            self.fill((left, foot, right - left + 1, 1), dark)
            self.fill((right, top, 1, foot - top), dark)

    def dashes(self, x: int, y: int, wide: int, dash: int, colour: int = INK) -> None:
        """A line of dashes and gaps of equal length, beginning with a dash."""
        for at in range(0, wide, 2 * dash):
            self.fill((x + at, y, min(dash, wide - at), 1), colour)

    def text(self, text: str, x: int, y: int, colour: int = INK) -> None:
        """`text` with its cell's top left corner there."""
        if text:
            self._mark((x, y, LETTER[0] * len(text), LETTER[1]), "text", text, colour)

    def sprite(self, name: str, box: Box, inverted: bool = False) -> None:
        self._mark(box, "sprite", name + "*" if inverted else name, INK)

    def _mark(self, box: Box, kind: Literal["fill", "text", "sprite"], what: str, colour: int) -> None:
        box = moved(box, *self._origin)
        if touch(box, self._clip):
            self._marks.append(Mark(box, self._clip, kind, what, colour))


def damage(old: Sequence[Mark], new: Sequence[Mark]) -> Box:
    """A box that holds every pixel in which the pictures of two lists can differ; NOWHERE: none.

    Marks that stand in both lists in the same order come out alike outside the boxes of all others.
    """
    short = min(len(old), len(new))
    head = next((at for at in range(short) if old[at] != new[at]), short)
    tail = next((at for at in range(short - head) if old[-1 - at] != new[-1 - at]), short - head)
    gone, come = old[head : len(old) - tail], new[head : len(new) - tail]
    both = set(gone) & set(come)
    if [mark for mark in gone if mark in both] == [mark for mark in come if mark in both]:
        gone, come = ([mark for mark in marks if mark not in both] for marks in (gone, come))
    changed = NOWHERE
    for mark in (*gone, *come):
        changed = around(changed, meet(mark.box, mark.clip))
    return changed
