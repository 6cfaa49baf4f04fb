"""What is said when a click, a move or an argument is refused."""

from __future__ import annotations

from typing import Any

import pytest

from game.patience import cards, match, osmosis, pyramid

NO_PILES: list[list[str]] = [[], [], [], []]
BASE = [["7H"], [], [], []]


@pytest.mark.parametrize("number", [-1, 2**31, True, 1.0, "1", None])
def test_deal_numbers(number: Any) -> None:
    for new in (cards.deck, osmosis.new, pyramid.new, match.new):
        refused(new, number)


@pytest.mark.parametrize(
    "deck",
    [[], cards.deck(1)[:51], [*cards.deck(1)[:51], "9C"], [*cards.deck(1)[:51], "1C"], None, "AS", [[]]],
)
def test_decks(deck: Any) -> None:
    refused(osmosis.deal, deck)
    refused(pyramid.deal, deck)


def test_both_ends_of_the_numbers_are_deals() -> None:
    assert sorted(cards.deck(0)) == sorted(cards.deck(2**31 - 1))
    assert cards.deck(0) != cards.deck(2**31 - 1)


@pytest.mark.parametrize(
    "position",
    [
        (NO_PILES[:3], BASE, [], []),
        (NO_PILES, [*BASE, []], [], []),
        (None, BASE, [], []),
        (NO_PILES, 7, [], []),
        (NO_PILES, NO_PILES, [], []),
        (NO_PILES, [[], ["7H"], [], []], [], []),
        (NO_PILES, [["7H", "8S"], [], [], []], [], []),
        (NO_PILES, [["7H"], ["8S"], [], []], [], []),
        (NO_PILES, [["7H"], ["7S", "8S"], [], []], [], []),
        (NO_PILES, [["7H"], [], ["7S"], []], [], []),
        (NO_PILES, [["7H", "8H"], ["7H"], [], []], [], []),
        (NO_PILES, BASE, ["AS", "AS"], []),
        (NO_PILES, BASE, ["10S"], []),
        (NO_PILES, BASE, [], None),
        ([[4], [], [], []], BASE, [], []),
    ],
)
def test_osmosis_positions(position: tuple[Any, ...]) -> None:
    refused(osmosis.from_position, *position)


@pytest.mark.parametrize(
    "position",
    [
        ({28: "AS"}, [], [], [], 1),
        ({-1: "AS"}, [], [], [], 1),
        ({"0": "AS"}, [], [], [], 1),
        ({True: "AS"}, [], [], [], 1),
        (["AS"], [], [], [], 1),
        ({0: "AS", 1: "AS"}, [], [], [], 1),
        ({0: "AS"}, ["AS"], [], [], 1),
        ({0: None}, [], [], [], 1),
        ({0: "AS"}, ["1S"], [], [], 1),
        ({0: "AS"}, [], None, [], 1),
        ({0: "AS"}, [], [], [], 0),
        ({0: "AS"}, [], [], [], 4),
        ({0: "AS"}, [], [], [], "1"),
    ],
)
def test_pyramid_positions(position: tuple[Any, ...]) -> None:
    refused(pyramid.from_position, *position)


def refused(build: Any, *arguments: Any) -> None:
    with pytest.raises(ValueError) as refusal:
        build(*arguments)
    text = str(refusal.value)
    assert text[0].isupper() or text[0] in "'\"[-0123456789"
    assert text.endswith(".") and "\n" not in text


@pytest.mark.parametrize(
    ("pile", "rows", "said"),
    [
        ("3S", ["7H", "7S"], "The three of spades waits for the three of hearts in the row above."),
        (
            "3D",
            ["7H 3H", "7S", "7D"],
            "The three of diamonds waits for the three of spades in the row above.",
        ),
        ("KD", ["7H KH"], "The king of diamonds waits until the seven of diamonds has begun a row."),
        ("", ["7H"], "That pile is empty; only the waste's top card can go there."),
        ("9H", ["7H"], None),
    ],
)
def test_why_a_pile_stays(pile: str, rows: list[str], said: str | None) -> None:
    built = [row.split() for row in rows] + [[]] * (4 - len(rows))
    state = osmosis.from_position([pile.split(), ["2C"], ["2C"], ["2C"]], built, [], [])
    assert state.refusal(0) == said


def test_why_pack_and_waste_stay() -> None:
    piles = [["2C"], ["3C"], ["4C"], ["5C"]]
    state = osmosis.from_position(piles, BASE, [], [])
    assert state.refusal("pack") == "The pack and the waste are both empty."
    assert state.refusal("waste") == "No card lies on the waste."
    state = osmosis.from_position(piles, BASE, [], ["QC"])
    waits = "The queen of clubs waits until the seven of clubs has begun a row, and no pile is empty."
    assert state.refusal("waste") == waits
    with pytest.raises(osmosis.IllegalMove, match="empty pile only"):
        state.play("park")
    assert state.play("resign").refusal("pack") == "This game is over."


@pytest.mark.parametrize(
    ("place", "lit", "said"),
    [
        (15, None, "The eight of diamonds is still covered."),
        (15, 21, "The eight of diamonds is still covered."),
        (3, None, "No card lies there."),
        ("W", None, "No card lies there."),
        (22, 21, "The five of hearts and the nine of clubs make 14, not thirteen."),
        (23, 21, "A king goes alone, while no other card is lit."),
        ("F", None, "A king on the foundation stays there."),
        ("F", 21, "A king on the foundation stays there."),
        ("pack", None, "The pack and the waste are both empty."),
        (21, 21, None),
        (23, None, None),
    ],
)
def test_why_a_pyramid_card_stays(place: pyramid.Place, lit: pyramid.Place | None, said: str | None) -> None:
    layout = {0: "2S", 15: "8D", 21: "5H", 22: "9C", 23: "KD"}
    state = pyramid.from_position(layout, [], [], ["KC"], 1)
    assert state.refusal(place, lit) == said
    assert state.play("resign").refusal(place, lit) == "This game is over."


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("king 21", "Only a king goes alone."),
        ("king F", "A king on the foundation stays there."),
        ("pair 21 21", "A pair takes two different cards."),
        ("pair 22 21", "The nine of clubs and the five of hearts make 14, not thirteen."),
        ("pack", "The pack and the waste are both empty."),
        ("pile 0", "That is not a move of Pyramid."),
    ],
)
def test_why_a_pyramid_move_is_none(move: str, said: str) -> None:
    state = pyramid.from_position({0: "2S", 21: "5H", 22: "9C"}, [], [], ["KC"], 2)
    with pytest.raises(pyramid.IllegalMove) as refusal:
        state.play(move)
    assert str(refusal.value) == said
