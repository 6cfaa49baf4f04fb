"""The forty hand-made positions and three decks, played through clicks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.patience import cards, osmosis, pyramid

Vector = dict[str, Any]
VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "patience.json").read_text(encoding="utf-8")
)


def named(game: str) -> list[Any]:
    return [pytest.param(vector, id=vector["name"]) for vector in VECTORS[game]]


@pytest.mark.parametrize("number", VECTORS["decks"])
def test_decks(number: str) -> None:
    deck = VECTORS["decks"][number]
    assert cards.deck(int(number)) == deck
    assert osmosis.new(int(number)) == osmosis.deal(deck)
    assert pyramid.new(int(number)) == pyramid.deal(deck)


@pytest.mark.parametrize("vector", named("osmosis"))
def test_osmosis(vector: Vector) -> None:
    before = osmosis.from_position(**vector["state"])
    move = before.click(vector["click"])
    assert (move is None) == (before.refusal(vector["click"]) is not None)
    if vector["after"] is None:
        assert move is None
        return
    assert move is not None
    after = before.play(move)
    assert after == osmosis.from_position(**vector["after"])
    assert [list(pile) for pile in after.piles] == vector["after"]["piles"]
    assert [list(row) for row in after.rows] == vector["after"]["rows"]
    assert (list(after.pack), list(after.waste)) == (vector["after"]["pack"], vector["after"]["waste"])
    assert [after.is_turned_over(row) for row in range(4)] == [len(row) == 13 for row in after.rows]
    assert after.ending == ("won" if vector["name"].startswith("O20") else None)


@pytest.mark.parametrize("vector", named("pyramid"))
def test_pyramid(vector: Vector) -> None:
    state = pyramid_position(vector["state"])
    lit: pyramid.Place | None = None
    for place in vector["clicks"]:
        acts = state.refusal(place, lit) is None
        move, now_lit = state.click(place, lit)
        assert acts == (move is not None or now_lit != lit)
        lit = now_lit
        state = state.play(move) if move is not None else state
    after = vector["after"]
    assert lit == vector["lit"]
    assert state.layout == {int(at): card for at, card in after["layout"].items()}
    assert [list(state.pack), list(state.waste), list(state.foundation), state.deal, state.ending] == [
        after["pack"],
        after["waste"],
        after["foundation"],
        after["deal"],
        after["over"],
    ]
    assert state.score == vector["score"]


def pyramid_position(described: Vector) -> pyramid.State:
    layout = {int(at): card for at, card in described["layout"].items()}
    return pyramid.from_position(
        layout, described["pack"], described["waste"], described["foundation"], described["deal"]
    )
