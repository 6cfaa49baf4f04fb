"""How a line that clears a Pyramid is looked for: many games side by side, turn by turn of the pack."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from game.patience import cards, pyramid
from game.patience.effort import Effort
from game.patience.pyramid_layout import KING, Layout, places

SLICE = 4  # positions between two yields, some 0.1 ms


class Turn(NamedTuple):
    """How far the pack is: the deal, and how many cards of the first hand this pass has come by."""

    deal: int
    passed: int


class Reached(NamedTuple):
    """A position of a game: cards left of the layout and used of the hand as bits, the foundation's value."""

    left: int
    used: int
    top: int
    turn: Turn
    before: Reached | None


Rated = tuple[int, Reached]


class Search:
    """One state's cards in a form that is quick to search."""

    def __init__(self, state: pyramid.State) -> None:
        self.state = state
        self.layout = Layout({place: cards.value(card) for place, card in state.layout.items()})
        self.hand = [cards.value(card) for card in state.waste + state.pack]
        self.of_value = [
            sum(1 << at for at, held in enumerate(self.hand) if held == value) for value in range(KING + 1)
        ]
        self.top = cards.value(state.foundation[-1]) if state.foundation else 0

    def beam(
        self, width: int, share: int, effort: Effort
    ) -> Generator[None, None, tuple[Reached | None, bool]]:
        """A position that has cleared the layout, or None; and whether nothing at all was left out.

        After each turn of the pack at most `width` positions go on, at most `share` with the same layout:
        without that bound they grow alike, and a single mistake made early loses them all.
        """
        turn = Turn(self.state.deal, len(self.state.waste))
        start = Reached(self.layout.all, 0, self.top, turn, None)
        going: list[Rated] = [(0, start)]
        complete = fresh = True
        for turn in self._turns():
            known = set()
            kept: dict[int, list[Rated]] = {}
            for at, rated in enumerate(going):
                if at % (16 * SLICE) == 0:
                    yield
                known.add(rated[1][:3])
                kept.setdefault(rated[1].left, []).append(rated)
            while going:
                made: dict[int, list[Rated]] = {}
                for _, reached in going:
                    if effort.spent:
                        return None, False
                    effort.nodes += 1
                    if effort.nodes % SLICE == 0:
                        yield
                    for position in self._next(reached, turn, fresh or reached.turn is turn):
                        if position in known:
                            continue
                        known.add(position)
                        after = Reached(*position, turn, reached)
                        if not after.left:
                            return after, False
                        cost = self._cost(after)
                        if cost is not None:
                            made.setdefault(after.left, []).append((cost, after))
                going, whole = yield from _thinned(made, width, share)
                complete = complete and whole
                for rated in going:
                    kept.setdefault(rated[1].left, []).append(rated)
            going, whole = yield from _thinned(kept, width, share)
            complete, fresh = complete and whole, False
        return None, complete

    def line(self, won: Reached) -> Generator[None, None, tuple[str, ...]]:
        """The moves that lead to `won`, played by the rules from the state."""
        steps = [won]
        while steps[-1].before is not None:
            steps.append(steps[-1].before)
        state, line = self.state, list[str]()
        for before, after in zip(steps[:0:-1], steps[-2::-1], strict=True):
            waste = (~before.used & (1 << after.turn.passed) - 1).bit_count()
            while (state.deal, len(state.waste)) != (after.turn.deal, waste):
                yield
                state = state.play("pack")
                line.append("pack")
            line.append(_move(state, before, after))
            state = state.play(line[-1])
        return tuple(line)

    def _turns(self) -> Iterator[Turn]:
        passed = len(self.state.waste)
        for deal in range(self.state.deal, pyramid.DEALS[-1] + 1):
            yield from (Turn(deal, at) for at in range(passed, len(self.hand) + 1))
            passed = 0

    def _next(self, reached: Reached, turn: Turn, new: bool) -> Iterator[tuple[int, int, int]]:
        """Layout, hand and top after each card move; only those with the card just turned if not `new`."""
        left, used, top = reached[:3]
        cards_open = self.layout.open(left)
        if new:
            for rest, value in self.layout.removals(left):
                yield rest, used, value
            for card in cards_open.get(KING - top, ()) if top else ():
                yield left ^ card, used, top
                yield left ^ card, used, KING - top
        waste = ~used & (1 << turn.passed) - 1
        at = waste.bit_length() - 1
        if not waste or not (new or at == turn.passed - 1):
            return
        value, rest_used = self.hand[at], used | 1 << at
        if value == KING:
            yield left, rest_used, KING
            return
        for card in cards_open.get(KING - value, ()):
            yield left ^ card, rest_used, value
            yield left ^ card, rest_used, KING - value
        if value + top == KING:
            yield left, rest_used, value
            yield left, rest_used, top

    def _cost(self, reached: Reached) -> int | None:
        """How far a position seems from the goal; None where a card has lost its last partner.

        Cards of the layout count double against those used from the hand, and three times more where the
        hand no longer holds a partner for each.
        """
        cost = 2 * reached.left.bit_count() + reached.used.bit_count() + (reached.top == KING)
        for number, partner, must in self.layout.wants(reached.left):
            lacking = number - (self.of_value[partner] & ~reached.used).bit_count()
            if lacking > 0:
                if must and lacking == number and reached.top != partner:
                    return None
                cost += 3 * lacking
        return cost


def _thinned(
    found: dict[int, list[Rated]], width: int, share: int
) -> Generator[None, None, tuple[list[Rated], bool]]:
    """The cheapest, at most `share` of each layout and `width` in all; and whether those are all."""
    by_cost: dict[int, list[Rated]] = {}
    whole = True
    for at, alike in enumerate(found.values()):
        if at % (16 * SLICE) == 0:
            yield
        if len(alike) > share:
            alike.sort(key=_rating)
            whole = False
        for rated in alike[:share]:
            by_cost.setdefault(rated[0], []).append(rated)
    cheapest: list[Rated] = []
    for cost in sorted(by_cost):
        cheapest += by_cost[cost]
    return cheapest[:width], whole and len(cheapest) <= width


def _rating(rated: Rated) -> int:
    return rated[0]


def _move(state: pyramid.State, before: Reached, after: Reached) -> str:
    """The move between two positions at the same turn; the card that ends on top is named second."""
    gone: list[pyramid.Place] = [*places(before.left ^ after.left)]
    if before.used != after.used:
        gone.append(pyramid.WASTE)
    if after.top == KING:
        return f"king {gone[0]}"
    if len(gone) == 1:
        gone.append(pyramid.FOUNDATION)
    top = state.card(gone[1])
    assert top is not None, gone
    if cards.value(top) != after.top:
        gone.reverse()
    return f"pair {gone[0]} {gone[1]}"
