"""The named screens of Osmosis and Pyramid."""

from __future__ import annotations

from game.shell.named import Begun, Named

OSMOSIS_MOVES = """
pile 2, pile 3, pile 3, pile 3, pack, waste, pack, pack, pack, pack, pack, pack, waste, pack, waste,
pack, pack, waste, pack, pack, pack, pack, pack, pack, pack, pack, pack, pack, pack, pack, waste, pack,
pack, pack, pack, pack, pack, pack, pack, pack, pack, pack, pack, waste, pile 2, pile 0, pack, pack,
pack, pack, waste, pack, pack, pack, pack, waste, pack, pack, waste, waste, pack, waste, pack, pile 0,
pile 0, pack, pack, pack, waste, waste, waste, pack, waste, pile 0, pile 1, pile 1, pile 1, pile 1,
pile 3, pack, pack, pack, waste, waste, waste, pack, waste, pack, waste, pile 2, pile 2, pack, pack,
park, pack, waste, waste, waste, pack, waste, waste, pile 0, waste, waste, waste, pack, waste, waste,
pack, waste, waste, waste, waste
"""
"""Deal 1 of Osmosis until it comes out."""
PYRAMID_MOVES = """
king 22, king 24, pack, pair W 27, pack, pack, pair 21 W, pair 15 26, pack, pack, pack, pack, pack,
pack, pack, pair 25 W, pair F 20, pair 23 19, pair 14 W, king 17, pack, pack, pack, pack, pair 18 W,
pack, pack, pair 16 W, king 10, pair 11 12, pair W 6, pack, pair W 13, pair 8 W, pair 9 W, pair 7 5,
pair F 3, pair F 4, pack, pair 2 W, pack, pair W 1, pack, pack, pack, pair W 0
"""
"""Deal 37 of Pyramid until it is cleared."""


def _begun(game: str, deal: int, moves: str, first: int | None) -> Begun:
    """A deal with the first of its moves made."""
    made = tuple(moves.replace("\n", " ").strip().split(", ")[:first])
    return Begun(str(deal), {"game": game, "booked": [], "rival": []}, made)


OSMOSIS_BEGUN = _begun("osmosis", 1, OSMOSIS_MOVES, 85)
PYRAMID_BEGUN = _begun("pyramid", 37, PYRAMID_MOVES, 29)
OSMOSIS = (
    Named("osmosis", begun=OSMOSIS_BEGUN),
    Named("osmosis-dealt", seed="1997"),
    Named("osmosis-menu", ("keys shift+f10 down",), OSMOSIS_BEGUN),
    Named("osmosis-tips", ("keys f2 tab",), OSMOSIS_BEGUN),
    Named("osmosis-help", ("keys f1",), OSMOSIS_BEGUN),
    Named("osmosis-info", ("keys f6 shift+f10 right",), OSMOSIS_BEGUN),
    Named("osmosis-won", ("keys tab tab tab tab tab tab return",), _begun("osmosis", 1, OSMOSIS_MOVES, -1)),
)
PYRAMID = (
    Named("pyramid", begun=PYRAMID_BEGUN),
    Named("pyramid-dealt", seed="1997"),
    Named("pyramid-lit", ("keys tab tab return",), PYRAMID_BEGUN),
    Named("pyramid-cleared", ("keys tab tab return tab return",), _begun("pyramid", 37, PYRAMID_MOVES, -1)),
)
