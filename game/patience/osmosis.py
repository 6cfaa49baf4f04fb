"""The rules of Osmosis: four piles, four rows that fill from the top down, three cards at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.contract import IllegalMove as IllegalMove
from game.patience import cards

PILES = range(4)
ROWS = range(4)
PILE_MOVES = {f"pile {pile}": pile for pile in PILES}
MOVES = ("pack", "waste", "park", *PILE_MOVES, "resign")
TURN = 3
Cards = tuple[str, ...]


@dataclass(frozen=True)
class State:
    """A position. In every tuple the last card is the top, but pack[0] is turned next.

    Row 1 holds at least the first foundation card, whose rank begins every row.
    """

    piles: tuple[Cards, ...]
    rows: tuple[Cards, ...]
    pack: Cards
    waste: Cards
    ending: str | None = None

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def stuck(self) -> bool:
        """Whether no card can move any more, however often the pack is turned; not an ending.

        Turning changes nothing but which card is the waste's top, so it is enough to look at each
        card that is top at some time of the pass begun and of a whole pass after it.
        """
        if self.over or any(pile and self.row_of(pile[-1]) is not None for pile in self.piles):
            return False
        hand = self.waste + self.pack
        if self._empty_pile() is not None:
            return not hand
        tops = {*_tops(hand, len(self.waste)), *_tops(hand, 0)}
        return all(self.row_of(card) is None for card in tops)

    def row_of(self, card: str) -> int | None:
        """The one row (0-3) that takes `card` now, or None."""
        for row, held in enumerate(self.rows):
            if not held:
                return row if card[0] == self.rows[0][0][0] else None
            if held[0][1] == card[1]:
                above = {other[0] for other in self.rows[row - 1]} if row else cards.RANKS
                return row if card[0] in above else None
        return None

    def is_turned_over(self, row: int) -> bool:
        """Whether the row holds its whole suit and so lies face down."""
        return len(self.rows[row]) == len(cards.RANKS)

    def moves(self) -> list[str]:
        return [move for move in MOVES if self._refusal(move) is None]

    def click(self, place: str | int) -> str | None:
        """The move a click means: `place` is "pack", "waste" or a pile 0-3; None: the click does nothing."""
        move = _move_at(place)
        return move if move is not None and self._refusal(move) is None else None

    def refusal(self, place: str | int) -> str | None:
        """Why a click there does nothing, in one sentence; None where it does something."""
        move = _move_at(place)
        return "No card lies there." if move is None else self._refusal(move)

    def play(self, move: str) -> State:
        """The state after `move`; IllegalMove for any other text, and always once the game is over."""
        refusal = self._refusal(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        match move:
            case "resign":
                return replace(self, ending="resigned")
            case "pack":
                return self._turned()
            case "waste":
                card, rest = self.waste[-1], replace(self, waste=self.waste[:-1])
                return rest._parked(card) if self.row_of(card) is None else rest._placed(card)
            case "park":
                return replace(self, waste=self.waste[:-1])._parked(self.waste[-1])
            case _:
                pile = PILE_MOVES[move]
                held = self.piles[pile]
                return replace(self, piles=_with(self.piles, pile, held[:-1]))._placed(held[-1])

    def __str__(self) -> str:
        lines = [f"pile {pile}: {cards.top(self.piles[pile])}" for pile in PILES]
        for row in ROWS:
            shown = "turned over" if self.is_turned_over(row) else " ".join(self.rows[row]) or "empty"
            lines.append(f"row {row + 1}: {shown}")
        lines += [f"pack: {len(self.pack)} left", f"waste: {cards.top(self.waste)}"]
        if self.ending is not None:
            lines.append(f"ending: {self.ending}")
        return "\n".join(lines)

    def _refusal(self, move: str) -> str | None:
        """The sentence that forbids `move`, None where it is legal."""
        if not isinstance(move, str) or move not in MOVES:
            return "That is not a move of Osmosis."
        if self.over:
            return "This game is over."
        match move:
            case "resign":
                return None
            case "pack":
                return None if self.pack or self.waste else "The pack and the waste are both empty."
            case "waste" | "park" if not self.waste:
                return "No card lies on the waste."
            case "park":
                return None if self._empty_pile() is not None else "A card is parked on an empty pile only."
            case "waste":
                if self.row_of(self.waste[-1]) is not None or self._empty_pile() is not None:
                    return None
                return f"{self._waits(self.waste[-1])}, and no pile is empty."
            case _:
                held = self.piles[PILE_MOVES[move]]
                if not held:
                    return "That pile is empty; only the waste's top card can go there."
                return None if self.row_of(held[-1]) is not None else f"{self._waits(held[-1])}."

    def _waits(self, card: str) -> str:
        """What a card that no row takes is waiting for."""
        for row, held in enumerate(self.rows):
            if held and held[0][1] == card[1]:
                missing = card[0] + self.rows[row - 1][0][1]
                return f"The {cards.name(card)} waits for the {cards.name(missing)} in the row above"
        suit, base = cards.suit_name(card), cards.rank_name(self.rows[0][0])
        return f"The {cards.name(card)} waits until the {base} of {suit} has begun a row"

    def _empty_pile(self) -> int | None:
        return next((pile for pile in PILES if not self.piles[pile]), None)

    def _turned(self) -> State:
        if not self.pack:
            return replace(self, pack=self.waste, waste=())
        return replace(self, pack=self.pack[TURN:], waste=self.waste + self.pack[:TURN])

    def _placed(self, card: str) -> State:
        row = self.row_of(card)
        assert row is not None, card
        return replace(self, rows=_with(self.rows, row, (*self.rows[row], card)))._settled()

    def _parked(self, card: str) -> State:
        pile = self._empty_pile()
        assert pile is not None, card
        return replace(self, piles=_with(self.piles, pile, (card,)))

    def _settled(self) -> State:
        won = not (any(self.piles) or self.pack or self.waste)
        return replace(self, ending="won") if won else self


def new(number: int) -> State:
    """The deal of that number (0 to 2**31 - 1); ValueError for any other."""
    return deal(cards.deck(number))


def deal(deck: Sequence[str]) -> State:
    """Four cards to each pile in turn, the 17th begins row 1, 35 are the pack (research 2.1)."""
    held = cards.check_deck(deck)
    piles = tuple(held[4 * pile : 4 * pile + 4] for pile in PILES)
    return State(piles, ((held[16],), (), (), ()), held[17:], ())


def from_position(
    piles: Sequence[Sequence[str]], rows: Sequence[Sequence[str]], pack: Sequence[str], waste: Sequence[str]
) -> State:
    """Any position, also of no real pack: four piles and four rows, orders as in State.

    A card may lie in two places, as in the shared vectors, but not twice in one. ValueError where a card
    is no card or where the rows break the rules of play.
    """
    held = tuple(cards.check_cards(pile) for pile in _four(piles, "piles"))
    built = tuple(cards.check_cards(row) for row in _four(rows, "rows"))
    packed, wasted = cards.check_cards(pack), cards.check_cards(waste)
    _check_rows(built)
    return State(held, built, packed, wasted)._settled()


def _four(parts: Sequence[Sequence[str]], what: str) -> tuple[Sequence[str], ...]:
    try:
        four = tuple(parts)
    except TypeError:
        raise ValueError(f"The {what} come as four lists of cards, not as {parts!r}.") from None
    if len(four) != 4:
        raise ValueError(f"Osmosis has four {what}, not {len(four)}.")
    return four


def _check_rows(rows: tuple[Cards, ...]) -> None:
    if not rows[0]:
        raise ValueError("Row 1 holds at least the first foundation card.")
    suits = [row[0][1] for row in rows if row]
    if len(set(suits)) != len(suits):
        raise ValueError("Each suit has one row.")
    for number, row in enumerate(rows, 1):
        above = {card[0] for card in rows[number - 2]} if number > 1 else set(cards.RANKS)
        if row and row[0][0] != rows[0][0][0]:
            raise ValueError(f"Row {number} does not begin with the rank that begins row 1.")
        if any(card[1] != row[0][1] for card in row):
            raise ValueError(f"Row {number} is not all of one suit.")
        if any(card[0] not in above for card in row):
            raise ValueError(f"Row {number} holds a rank that is not in the row above.")


def _move_at(place: str | int) -> str | None:
    """The text of the move that a click on `place` asks for, legal or not."""
    if type(place) is int and place in PILES:
        return f"pile {place}"
    return place if isinstance(place, str) and place in ("pack", "waste") else None


def _tops(hand: Cards, waste: int) -> Iterable[str]:
    """The cards that are the waste's top in one pass that begins with `waste` cards on the waste."""
    at = waste
    if at:
        yield hand[at - 1]
    while at < len(hand):
        at = min(at + TURN, len(hand))
        yield hand[at - 1]


def _with(parts: tuple[Cards, ...], at: int, part: Cards) -> tuple[Cards, ...]:
    return (*parts[:at], part, *parts[at + 1 :])
