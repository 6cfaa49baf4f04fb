"""The solvers: their lines are replayed by the rules, their refusals checked by trying everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from dataclasses import replace
from typing import TypeVar

import pytest

from game.contract import Verdict
from game.patience import cards, osmosis, pyramid, solver
from game.patience.effort import Effort
from game.patience.pyramid_proof import cannot_clear
from game.patience.pyramid_search import Search

Game = osmosis.State | pyramid.State
T = TypeVar("T")


def solved(state: Game, effort: Effort | None = None) -> Verdict:
    if isinstance(state, osmosis.State):
        return solver.verdict(solver.solve_osmosis(state, effort))
    return solver.verdict(solver.solve_pyramid(state, effort))


def run(slices: Generator[None, None, T]) -> T:
    while True:
        try:
            next(slices)
        except StopIteration as end:
            found: T = end.value
            return found


def is_won(state: Game) -> bool:
    return state.ending in ("won", "cleared")


def replayed(state: Game, line: tuple[str, ...]) -> Game:
    for move in line:
        assert not state.over and move in state.moves()
        state = state.play(move)
    return state


def can_be_won(state: Game) -> bool:
    """By trying every move in every position; of the foundation only the top is in play."""
    seen = {in_play(state)}
    stack = [state]
    while stack:
        before = stack.pop()
        if is_won(before):
            return True
        for move in before.moves():
            after = before.play(move)
            if move != "resign" and in_play(after) not in seen:
                seen.add(in_play(after))
                stack.append(after)
    return False


def in_play(state: Game) -> Game:
    return replace(state, foundation=state.foundation[-1:]) if isinstance(state, pyramid.State) else state


def small_osmosis(rnd: random.Random) -> osmosis.State:
    """Three or four ranks of each suit: two or three cards to a pile, one on row 1, the rest to come."""
    deck = [rank + suit for rank in cards.RANKS[: rnd.choice((3, 4))] for suit in cards.SUITS]
    rnd.shuffle(deck)
    base, size = deck.pop(), rnd.choice((1, 2, 2))
    piles = [[deck.pop() for _ in range(size)] for _ in range(4)]
    waste = [deck.pop() for _ in range(rnd.choice((0, 0, 1, 2)))]
    return osmosis.from_position(piles, [[base], [], [], []], deck, waste)


def small_pyramid(rnd: random.Random) -> pyramid.State:
    """The three upper rows, a hand of a few cards, two or three classes of values."""
    values = rnd.choice(("67", "67K", "6758", "AQ67K"))
    deck = [card for card in cards.deck(rnd.randrange(10**6)) if card[0] in values]
    layout = {place: deck.pop() for place in range(6)}
    pack, waste = ([deck.pop() for _ in range(rnd.randrange(4)) if deck] for _ in range(2))
    foundation = [deck.pop() for _ in range(rnd.randrange(2)) if deck]
    return pyramid.from_position(layout, pack, waste, foundation, rnd.choice((1, 2, 3, 3)))


@pytest.mark.parametrize("make", [small_osmosis, small_pyramid])
def test_verdicts_agree_with_trying_everything(make: Callable[[random.Random], Game]) -> None:
    rnd = random.Random(1997)
    seen = []
    for _ in range(60):
        state = make(rnd)
        found = solved(state)
        assert found.winnable == can_be_won(state), str(state)
        assert is_won(replayed(state, found.line)) == found.winnable
        seen.append(found.winnable)
    assert min(seen.count(True), seen.count(False)) >= 8


def test_no_part_of_the_search_gives_up_too_soon() -> None:
    """The proof, and a beam so narrow that it leaves out most: neither calls a Pyramid lost that is not."""
    rnd = random.Random(1998)
    proofs = complete = 0
    for _ in range(250):
        state = small_pyramid(rnd)
        search = Search(state)
        lost = run(
            cannot_clear(
                search.layout, search.layout.all, search.hand, search.top, Effort(solver.PROOF_NODES)
            )
        )
        won, whole = run(search.beam(2, 1, Effort(solver.PYRAMID_NODES)))
        assert won is None or is_won(replayed(state, run(search.line(won))))
        assert not (lost and won is not None)
        if lost or whole:
            assert not can_be_won(state), str(state)
        proofs += lost
        complete += whole and won is None
    assert proofs >= 50 and complete >= 50


@pytest.mark.parametrize("name", ["osmosis", "pyramid"])
def test_the_first_deals_are_decided(name: str) -> None:
    """More than half of the first forty Osmosis deals never come out, most Pyramids can be cleared."""
    new: Callable[[int], Game] = osmosis.new if name == "osmosis" else pyramid.new
    won = []
    for number in range(1, 41):
        found = solved(new(number))
        assert found.winnable is not None
        if found.winnable:
            won.append(number)
            assert is_won(replayed(new(number), found.line))
        else:
            assert found.line == ()
    assert len(won) == {"osmosis": 15, "pyramid": 36}[name]


@pytest.mark.parametrize("seed", range(8))
def test_going_on_in_the_middle_of_a_game(seed: int) -> None:
    rnd = random.Random(seed)
    for state in (osmosis.new(seed), pyramid.new(seed)):
        start: Game = state
        for _ in range(12):
            start = start.play(rnd.choice(start.moves()[:-1]))
        found = solved(start)
        assert found.winnable is not True or is_won(replayed(start, found.line))
        if found.winnable:
            assert solved(replayed(start, found.line[:5])).winnable, "one who follows the line can still win"


def test_a_game_that_is_over_is_decided() -> None:
    for state in (osmosis.new(1), pyramid.new(1)):
        line = solved(state).line
        assert solved(replayed(state, line)) == Verdict(True, ())
        assert solved(replayed(state, line[:3]).play("resign")) == Verdict(False, ())


def test_thinking_comes_in_slices_always_the_same_and_ends_at_its_limit() -> None:
    slices = list(solver.solve_osmosis(osmosis.new(945))), list(solver.solve_pyramid(pyramid.new(46)))
    assert all(set(part) == {None} and len(part) > 300 for part in slices)
    for state, limit in ((osmosis.new(945), 500), (pyramid.new(46), 500)):
        effort = Effort(limit)
        assert solved(state, effort) == Verdict(None, ())
        assert limit <= effort.nodes < limit + 50
    for state in (osmosis.new(70), pyramid.new(46)):
        assert solved(state) == solved(state)


def test_positions_of_no_real_pack() -> None:
    """A card that lies in two places, as in the vectors, confuses nobody."""
    state = osmosis.from_position(
        [["7S"], ["3H"], ["7S"], []], [["7H"], ["7S"], [], []], ["3S", "8S"], ["3S", "8H"]
    )
    found = solved(state)
    assert found.winnable and is_won(replayed(state, found.line))
