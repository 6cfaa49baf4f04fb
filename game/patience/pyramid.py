"""The rules of Pyramid: pairs of thirteen, the foundation's top in play, three deals, and the score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.contract import IllegalMove as IllegalMove
from game.patience import cards

DEALS = (1, 2, 3)
BONUS = {1: 50, 2: 35, 3: 20}
THIRTEEN = 13
LAYOUT = range(28)
WASTE = "W"
FOUNDATION = "F"
Place = int | str
Cards = tuple[str, ...]

_PLACES: dict[str, Place] = {str(place): place for place in LAYOUT} | {WASTE: WASTE, FOUNDATION: FOUNDATION}


def row_of(place: int) -> int:
    """The row, 0 at the apex to 6, of a layout place 0-27."""
    return next(row for row in range(7) if place < (row + 1) * (row + 2) // 2)


COVERS: tuple[tuple[int, ...], ...] = tuple(
    () if row_of(place) == 6 else (place + row_of(place) + 1, place + row_of(place) + 2) for place in LAYOUT
)


@dataclass(frozen=True)
class State:
    """A position. In every tuple the last card is the top, but pack[0] is turned next.

    `places` holds the layout, 28 long, row by row from the apex, None where a card is gone.
    """

    places: tuple[str | None, ...]
    pack: Cards
    waste: Cards
    foundation: Cards
    deal: int
    ending: str | None = None

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def layout(self) -> dict[int, str]:
        """The cards still in the layout by place."""
        return {place: card for place, card in enumerate(self.places) if card is not None}

    @property
    def stuck(self) -> bool:
        """Whether the game ended because no move was left, not by a click on the empty pack."""
        return self.ending == "passes" and next(self._card_moves(), None) is None

    @property
    def hand(self) -> int:
        """The cards in the hand: pack and waste together (research 2.3, 20)."""
        return len(self.pack) + len(self.waste)

    @property
    def bonus(self) -> int:
        """50, 35 or 20 for a layout cleared in deal 1, 2 or 3; otherwise 0."""
        return BONUS[self.deal] if self.ending == "cleared" else 0

    @property
    def score(self) -> int | None:
        """Bonus less the cards of hand and layout; None until over."""
        return self.bonus - self.hand - len(self.layout) if self.over else None

    def card(self, place: Place) -> str | None:
        """The card at 0-27, the top of "W" or of "F"; None where there is none."""
        if place == WASTE:
            return self.waste[-1] if self.waste else None
        if place == FOUNDATION:
            return self.foundation[-1] if self.foundation else None
        return self.places[place] if type(place) is int and place in LAYOUT else None

    def is_covered(self, place: Place) -> bool:
        """Whether one of the two cards that lie on a layout place is still there."""
        return isinstance(place, int) and any(self.places[cover] is not None for cover in COVERS[place])

    def moves(self) -> list[str]:
        if self.over:
            return []
        pack = ["pack"] if self._refuse_pack() is None else []
        return [*pack, *self._card_moves(), "resign"]

    def click(self, place: Place, lit: Place | None = None) -> tuple[str | None, Place | None]:
        """The move a click means, if any, and the card lit after it.

        `place` is "pack" or a place 0-27, "W", "F"; `lit` the card lit before. A king goes at once unless
        another card is lit; a card that does not match leaves the first lit (research 2.3, 11-15).
        """
        if self.over:
            return None, None
        if place == "pack":
            return ("pack" if self._refuse_pack() is None else None), None
        lit = lit if lit is not None and self._refuse_place(lit) is None else None
        if self._refuse_click(place, lit) is not None:
            return None, lit
        if lit is not None:
            return (None if place == lit else f"pair {lit} {place}"), None
        return (f"king {place}", None) if self._is_king(place) else (None, place)

    def refusal(self, place: Place, lit: Place | None = None) -> str | None:
        """Why a click there does nothing, in one sentence; None where it does something."""
        if self.over:
            return "This game is over."
        return self._refuse_pack() if place == "pack" else self._refuse_click(place, lit)

    def play(self, move: str) -> State:
        """The state after `move`; IllegalMove for any other text, and always once the game is over."""
        words = move.split(" ") if isinstance(move, str) else []
        if self.over:
            raise IllegalMove("This game is over.")
        match words:
            case ["resign"]:
                return replace(self, ending="resigned")
            case ["pack"]:
                _insist(self._refuse_pack())
                return self._turned()
            case ["pair", a, b] if a in _PLACES and b in _PLACES:
                first, second = _PLACES[a], _PLACES[b]
                _insist(self._refuse_pair(first, second))
                return self._removed(first, second)
            case ["king", a] if a in _PLACES:
                _insist(self._refuse_king(_PLACES[a]))
                return self._removed(_PLACES[a])
        raise IllegalMove("That is not a move of Pyramid.")

    def __str__(self) -> str:
        lines = []
        for row in range(7):
            first = row * (row + 1) // 2
            shown = (card or "--" for card in self.places[first : first + row + 1])
            lines.append(f"row {row + 1}: {' '.join(shown)}")
        lines += [f"waste: {cards.top(self.waste)}", f"foundation: {cards.top(self.foundation)}"]
        lines += [f"deal: {self.deal}", f"cards left: {len(self.pack)}"]
        if self.ending is not None:
            lines += [f"ending: {self.ending}", f"score: {self.score}"]
        return "\n".join(lines)

    def _available(self) -> list[Place]:
        """The places whose cards may be removed or paired, in the order of moves()."""
        return [place for place in _PLACES.values() if self._refuse_place(place) is None]

    def _card_moves(self) -> Iterator[str]:
        free = {at: cards.value(card) for at in self._available() if (card := self.card(at)) is not None}
        for a, one in free.items():
            for b, other in free.items():
                if a != b and one + other == THIRTEEN:
                    yield f"pair {a} {b}"
        for a, one in free.items():
            if one == THIRTEEN:
                yield f"king {a}"

    def _refuse_place(self, place: Place) -> str | None:
        """Why the card there may not be touched."""
        card = self.card(place)
        if card is None:
            return "No card lies there."
        if place == FOUNDATION and cards.value(card) == THIRTEEN:
            return "A king on the foundation stays there."
        return f"The {cards.name(card)} is still covered." if self.is_covered(place) else None

    def _refuse_pair(self, first: Place, second: Place) -> str | None:
        refusal = self._refuse_place(first) or self._refuse_place(second)
        if refusal is not None:
            return refusal
        if first == second:
            return "A pair takes two different cards."
        one, other = self.card(first), self.card(second)
        assert one is not None and other is not None
        if cards.value(one) + cards.value(other) == THIRTEEN:
            return None
        if THIRTEEN in (cards.value(one), cards.value(other)):
            return "A king goes alone, while no other card is lit."
        return (
            f"The {cards.name(one)} and the {cards.name(other)}"
            f" make {cards.value(one) + cards.value(other)}, not thirteen."
        )

    def _refuse_king(self, place: Place) -> str | None:
        refusal = self._refuse_place(place)
        return refusal or (None if self._is_king(place) else "Only a king goes alone.")

    def _refuse_pack(self) -> str | None:
        if self.pack or self.waste or self.deal == DEALS[-1]:
            return None
        return "The pack and the waste are both empty."

    def _refuse_click(self, place: Place, lit: Place | None) -> str | None:
        if lit is None or place == lit:
            return self._refuse_place(place)
        return self._refuse_place(place) or self._refuse_pair(lit, place)

    def _is_king(self, place: Place) -> bool:
        card = self.card(place)
        return card is not None and cards.value(card) == THIRTEEN

    def _turned(self) -> State:
        if self.pack:
            return replace(self, pack=self.pack[1:], waste=(*self.waste, self.pack[0]))._settled()
        if self.deal == DEALS[-1]:
            return replace(self, ending="passes")
        return replace(self, pack=self.waste, waste=(), deal=self.deal + 1)._settled()

    def _removed(self, *taken: Place) -> State:
        """The cards of those places on the foundation, the last one on top."""
        moved = tuple(card for place in taken if (card := self.card(place)) is not None)
        return replace(
            self,
            places=tuple(None if place in taken else card for place, card in enumerate(self.places)),
            waste=self.waste[:-1] if WASTE in taken else self.waste,
            foundation=(self.foundation[:-1] if FOUNDATION in taken else self.foundation) + moved,
        )._settled()

    def _settled(self) -> State:
        """The ends that come at once: layout cleared, or nothing left to do (research 2.2)."""
        if not any(self.places):
            return replace(self, ending="cleared")
        last_pass = not self.pack and (self.deal == DEALS[-1] or not self.waste)
        if last_pass and next(self._card_moves(), None) is None:
            return replace(self, ending="passes")
        return self


def new(number: int) -> State:
    """The deal of that number (0 to 2**31 - 1); ValueError for any other."""
    return deal(cards.deck(number))


def deal(deck: Sequence[str]) -> State:
    """28 cards to the layout row by row, 24 are the pack (research 2.2)."""
    held = cards.check_deck(deck)
    return State(held[:28], held[28:], (), (), DEALS[0])


def from_position(
    layout: Mapping[int, str], pack: Sequence[str], waste: Sequence[str], foundation: Sequence[str], deal: int
) -> State:
    """Any position, also of an incomplete pack; layout by place 0-27, orders as in State.

    It is over only if the layout is empty: the other ends come with a move. ValueError where a card is no
    card or comes twice, a place or the deal does not exist.
    """
    if not isinstance(layout, Mapping) or not all(type(at) is int and at in LAYOUT for at in layout):
        raise ValueError("The layout gives a card to each of some places 0 to 27.")
    if type(deal) is not int or deal not in DEALS:
        raise ValueError("The deal is 1, 2 or 3.")
    held = [cards.check_cards(part) for part in (layout.values(), pack, waste, foundation)]
    cards.check_cards([card for part in held for card in part])
    places = tuple(layout.get(at) for at in LAYOUT)
    return State(places, held[1], held[2], held[3], deal, None if layout else "cleared")


def _insist(refusal: str | None) -> None:
    if refusal is not None:
        raise IllegalMove(refusal)
