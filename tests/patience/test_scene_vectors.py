"""The forty hand-made positions and the three decks through real clicks on the drawn cards."""

from __future__ import annotations

import pytest

from game.patience import match, osmosis
from tests.patience.playing import How, Player
from tests.patience.test_vectors import VECTORS, Vector, named, pyramid_position

HOWS: tuple[How, ...] = ("mouse", "touch", "keys")


@pytest.mark.parametrize("vector", named("osmosis"))
@pytest.mark.parametrize("how", HOWS)
def test_osmosis(vector: Vector, how: How) -> None:
    player = Player("osmosis", how)
    before = osmosis.from_position(**vector["state"])
    player.sitting.table = before
    player.scene.app.settle()
    if player.box():
        player.answer("ok")  # these incomplete packs are stuck from the start
    player.click(str(vector["click"]))
    if vector["after"] is None:
        assert player.osmosis == before and player.ear.beeps == 1
        return
    after = osmosis.from_position(**vector["after"])
    assert player.osmosis == after and player.ear.beeps == 0
    if after.ending == "won":
        assert "All four rows are full:" in player.box()


@pytest.mark.parametrize("vector", named("pyramid"))
@pytest.mark.parametrize("how", HOWS)
def test_pyramid(vector: Vector, how: How) -> None:
    player = Player("pyramid", how)
    player.sitting.table = match.Match(0, (), pyramid_position(vector["state"]))
    for place in vector["clicks"]:
        if how == "keys" and _is_covered(player, place):
            continue  # the cursor rests on free cards alone
        player.click(str(place))
    after, game = vector["after"], player.match.game
    assert player.scene.app.lit == vector["lit"]
    assert game.layout == {int(at): card for at, card in after["layout"].items()}
    assert [list(game.pack), list(game.waste), list(game.foundation)] == [
        after["pack"],
        after["waste"],
        after["foundation"],
    ]
    assert (game.deal, game.ending, game.score) == (after["deal"], after["over"], vector["score"])
    assert bool(player.box()) == game.over


@pytest.mark.parametrize("number", VECTORS["decks"])
def test_seeds_deal_the_decks(number: str) -> None:
    deck = VECTORS["decks"][number]
    assert Player("osmosis", seed=number).osmosis == osmosis.deal(deck)
    assert Player("pyramid", seed=number).match.game.layout == dict(enumerate(deck[:28]))


def _is_covered(player: Player, place: object) -> bool:
    return isinstance(place, int) and player.match.game.is_covered(place)
