"""Whether a patience comes out and by which moves: slices of thinking that end in a Verdict."""

from __future__ import annotations

from collections.abc import Generator

from game.contract import Verdict
from game.patience import osmosis, osmosis_search, pyramid
from game.patience.effort import Effort
from game.patience.pyramid_proof import cannot_clear
from game.patience.pyramid_search import Search

Slices = Generator[None, None, Verdict]

OSMOSIS_NODES = 250_000
PYRAMID_NODES = 300_000
PROOF_NODES = 100_000
NARROW = (30, 1)
WIDE = ((100, 2), (300, 3), (1000, 3), (4000, 8))
"""Widths of the beam and how many positions of one layout may be in it."""


def solve_osmosis(state: osmosis.State, effort: Effort | None = None) -> Slices:
    """The verdict on `state`, knowing all cards; gives control back several times a millisecond.

    The line is moves as text. Of the deals 1-1000 all are decided, 334 come out. `effort` counts nodes and
    may set another limit than OSMOSIS_NODES.
    """
    return osmosis_search.search(state, effort or Effort(OSMOSIS_NODES))


def solve_pyramid(state: pyramid.State, effort: Effort | None = None) -> Slices:
    """The verdict on `state`, knowing all cards: can the layout be cleared in the deals that are left.

    A narrow beam clears most deals that can be cleared; then a proof is tried that this one cannot; then
    wider beams. Of the deals 1-500 it clears 404 and refuses 92. Slices and `effort` as for Osmosis.
    """
    effort = effort or Effort(PYRAMID_NODES)
    if state.over:
        return Verdict(state.ending == "cleared")
    search = Search(state)
    for width, share in (NARROW, *WIDE):
        won, complete = yield from search.beam(width, share, effort)
        if won is not None:
            return Verdict(True, (yield from search.line(won)))
        if complete:
            return Verdict(False)
        if (width, share) == NARROW:
            proof = Effort(min(PROOF_NODES, effort.limit - effort.nodes))
            lost = yield from cannot_clear(search.layout, search.layout.all, search.hand, search.top, proof)
            effort.nodes += proof.nodes
            if lost:
                return Verdict(False)
    return Verdict(None)


def verdict(slices: Slices) -> Verdict:
    """What the slices come to, run without a pause."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: Verdict = end.value
            return found
