"""Why a Pyramid cannot be cleared: a search of the layout with every card of the hand open at all times."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from game.patience.effort import Effort
from game.patience.pyramid_layout import KING, Layout

PLENTY = 9
Counts = tuple[int, ...]
Session = tuple[int, Counts, int]
Fronts = dict[int, list[Counts]]


def cannot_clear(
    layout: Layout, left: int, hand: list[int], top: int, effort: Effort
) -> Generator[None, None, bool]:
    """Whether the cards `left` (bits 0-27) can never all go; False also where the effort was spent.

    `hand` are the values in pack and waste, `top` the foundation's value or 0. More is allowed here than in
    the game: any card of the hand may be used at any time, in any pass. What fails here fails there.

    A game is a chain of sessions, each with one class of values (v and 13 - v): it begins with a pair, and
    then single cards may go with the foundation's top. Between two sessions kings go, and classes whose
    cards all have partners of their own in the hand. Within a session the hand serves cards of the layout
    only: a pair or a turn of the top made in the hand alone gains nothing that the same hand card does not
    gain with the layout card it was meant for.
    """
    counts = _counts(layout, left, hand)
    free = {v for v in range(1, KING) if counts[v] == PLENTY == counts[KING - v]} | {KING}
    classes = [v for v in range(1, KING // 2 + 1) if v not in free]
    seen: Fronts = {}
    stack = [(_without(layout, left, free), counts)]
    if 0 < top < KING:
        stack += [(_without(layout, rest, free), held) for rest, held in _session(layout, left, counts, top)]
    while stack:
        left, counts = stack.pop()
        if not left or effort.spent:
            return False
        if not _is_new(seen, left, counts):
            continue
        effort.nodes += 1
        ends = set()
        for value in classes:
            yield
            for rest, held in _session(layout, left, counts, 0, value):
                ends.add((_without(layout, rest, free), held))
        stack += sorted(ends, key=lambda end: (-end[0].bit_count(), end))
    return True


def _counts(layout: Layout, left: int, hand: list[int]) -> Counts:
    """How many of each value the hand holds; PLENTY where each card it could serve has one of its own."""
    counts = [hand.count(value) for value in range(KING + 1)]
    for value in range(1, KING):
        if counts[value] >= (left & layout.of_value[KING - value]).bit_count():
            counts[value] = PLENTY
    return tuple(counts)


def _without(layout: Layout, left: int, free: set[int]) -> int:
    """The layout when all that goes freely has gone."""
    gone = True
    while gone:
        gone = False
        for value in free & layout.open(left).keys():
            for card in layout.open(left).get(value, ()):
                left ^= card
                gone = True
    return left


def _is_new(seen: Fronts, left: int, counts: Counts) -> bool:
    """Marks the node; False where one with the same layout and no smaller hand was there before."""
    front = seen.setdefault(left, [])
    if any(_covers(other, counts) for other in front):
        return False
    front[:] = [other for other in front if not _covers(counts, other)]
    front.append(counts)
    return True


def _covers(more: Counts, less: Counts) -> bool:
    return all(a >= b for a, b in zip(more, less, strict=True))


def _session(
    layout: Layout, left: int, counts: Counts, top: int, value: int = 0
) -> Iterator[tuple[int, Counts]]:
    """Layout and hand after each way of going on with the class of `value`, or of `top`."""
    values = (value or top, KING - (value or top))
    begun: Session = (left, counts, top)
    known = {begun}
    stack = [begun]
    while stack:
        for after in _steps(layout, stack.pop(), values):
            if after not in known:
                known.add(after)
                stack.append(after)
                yield after[0], after[1]


def _steps(layout: Layout, before: Session, values: tuple[int, int]) -> Iterator[Session]:
    left, counts, top = before
    cards = layout.open(left)
    for value in values:
        other = KING - value
        held = counts if top == other else _spent(counts, other)
        for card in cards.get(value, ()):
            if held is not None:
                yield left ^ card, held, value
                yield left ^ card, held, other
            if value == values[0]:
                for partner in cards.get(other, ()):
                    yield left ^ card ^ partner, counts, value
                    yield left ^ card ^ partner, counts, other


def _spent(counts: Counts, value: int) -> Counts | None:
    """The hand with one card of that value used, None where it has none."""
    if counts[value] in (0, PLENTY):
        return counts if counts[value] else None
    return (*counts[:value], counts[value] - 1, *counts[value + 1 :])
