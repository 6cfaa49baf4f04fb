"""The fifty-two cards as text, their names in words, and the deck that belongs to a number."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

RANKS = "A23456789TJQK"
SUITS = "SHDC"
NUMBERS = 2**31

_RANK_WORDS = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
}
_SUIT_WORDS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
_VALUES = {card: RANKS.index(card[0]) + 1 for card in _PACK}


def check_number(number: int) -> int:
    """The deal number itself; ValueError unless it is an int from 0 to 2**31 - 1."""
    if type(number) is not int or not 0 <= number < NUMBERS:
        raise ValueError(f"A deal number is a whole number from 0 to {NUMBERS - 1}.")
    return number


def deck(number: int) -> list[str]:
    """The 52 cards in the order they are dealt for `number` (CONTRACT.md; 'TD' is the ten of diamonds).

    Fisher-Yates on `random.Random(number).random()` alone: the one sequence Python keeps for good.
    """
    rnd = random.Random(check_number(number)).random
    cards = list(_PACK)
    for i in range(51, 0, -1):
        j = int(rnd() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check_deck(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards as a tuple; ValueError unless they are the 52 of a pack, each once."""
    checked = check_cards(cards)
    if len(checked) != 52:
        raise ValueError(f"A deal needs all 52 cards, not {len(checked)}.")
    return checked


def check_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards as a tuple; ValueError where one is no card or comes twice."""
    try:
        checked = tuple(cards)
    except TypeError:
        raise ValueError(f"Cards come as a list of texts such as 'TD', not as {cards!r}.") from None
    seen: set[str] = set()
    for card in checked:
        if not isinstance(card, str) or card not in _VALUES:
            raise ValueError(f"{card!r} is no card; a card is a rank and a suit such as 'TD'.")
        if card in seen:
            raise ValueError(f"The {name(card)} is there twice.")
        seen.add(card)
    return checked


def value(card: str) -> int:
    """Ace 1 to king 13."""
    return _VALUES[card]


def name(card: str) -> str:
    """'TD' as 'ten of diamonds'."""
    return f"{_RANK_WORDS[card[0]]} of {_SUIT_WORDS[card[1]]}"


def rank_name(card: str) -> str:
    """'TD' as 'ten'."""
    return _RANK_WORDS[card[0]]


def suit_name(card: str) -> str:
    """'TD' as 'diamonds'."""
    return _SUIT_WORDS[card[1]]


def top(pile: Sequence[str]) -> str:
    """What shows of a pile that lies on top of each other: its last card and how many it hides."""
    if not pile:
        return "empty"
    return pile[-1] if len(pile) == 1 else f"{pile[-1]} on {len(pile) - 1}"
