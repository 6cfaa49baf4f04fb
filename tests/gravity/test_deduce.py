"""The reasoner: what it knows is true and all there is to know, and it plays every board to its end."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.gravity import deduce, likely, possible
from game.gravity.deduce import Thought, think
from game.gravity.flights import LOST, Crowd, crowd, fly, grid
from game.gravity.possible import Possible, learn, start, weights
from game.gravity.rules import State, from_stars, new, trace
from tests.gravity.boards import Stars, boards, every_cell, every_port
from tests.gravity.reasoner import played, random_game, thoughts


def finished(work: Any) -> Any:
    """What a generator returns."""
    try:
        while True:
            next(work)
    except StopIteration as stop:
        return stop.value


def thought_of(state: State, last: Thought | None = None) -> Thought:
    *beats, thought = think(state, last)
    assert not any(beats), "nothing but heartbeats before the thought"
    assert thought is not None
    return thought


def mask(size: int, stars: Stars) -> int:
    return sum(1 << (x - 1 + (y - 1) * size) for x, y in stars)


# Flights over many boards


@given(st.lists(boards(largest=6), min_size=1, max_size=5), st.booleans())
@settings(max_examples=40)
def test_a_flight_over_many_boards_is_a_flight_over_each(
    some: list[tuple[int, Stars]], repulse: bool
) -> None:
    size = max(size for size, _ in some)
    masks = [mask(size, stars) for _, stars in some]
    side: Crowd = finished(
        crowd([(m, ~m & ((1 << size * size) - 1)) for m in masks], size * size, size * size)
    )
    for port, (edge, cell) in enumerate(grid(size).ports):
        outs: dict[int, int] = {}

        def note(outcome: int, seen: Any, outs: dict[int, int] = outs) -> None:
            outs[outcome] = outs.get(outcome, 0) + seen.cases[0]

        assert finished(fly(grid(size), side, port, repulse, side.everyone, 10_000, note))
        for i, (_, stars) in enumerate(some):
            (outcome,) = [out for out, those in outs.items() if those >> i & 1]
            out = None if outcome == LOST else grid(size).ports[outcome]
            assert out == trace(size, stars, repulse, edge, cell)


# What is known


def boards_that_fit(state: State, count: int) -> list[Stars]:
    """Every board with `count` stars at first on which each entry of the log comes out as it did."""
    fits = []
    for stars in combinations(every_cell(state.size), count):
        again = from_stars(state.size, stars, state.repulse)
        for entry in state.log:
            if again.over:
                break
            again = again.play(entry.move)
            if again.log[-1] != entry:
                break
        else:
            fits.append(again.stars)
    return fits


@pytest.mark.parametrize("repulse", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_it_knows_exactly_the_boards_that_fit(seed: int, repulse: bool) -> None:
    rnd = random.Random(seed)
    size, count = rnd.choice([(4, 3), (5, 3), (4, 4), (3, 5)])
    state = from_stars(size, rnd.sample(every_cell(size), count), repulse)
    last = None
    for _ in range(9):
        if state.over:
            break
        last = thought_of(state, last)
        fits = boards_that_fit(state, count)
        assert last.exact and last.boards == len(fits)
        assert last.stars == frozenset.intersection(*fits)
        assert last.empty == frozenset(every_cell(size)) - frozenset.union(*fits)
        if last.stars:
            assert last.sure and last.move.startswith("shot")
        state = state.play(rnd.choice([move for move in state.moves() if move not in ("quit", "pm")]))


def test_it_knows_exactly_the_boards_of_8_x_8_after_any_launches() -> None:
    """Whatever the order of the launches, nothing is put off on a board of the booklet's size."""
    rnd = random.Random(8)
    for _ in range(2):
        state = random_game(rnd, 8, 5)
        known = start(8, 5, repulse=False)
        for edge, cell in rnd.sample(every_port(8), 12):
            state = state.play(f"launch {edge} {cell}")
            known = finished(learn(known, state.log[-1:]))
            assert known.sound and not known.put_off
            squares = mask(8, state.stars)
            assert sum(1 for star, empty in known.cases if not star & ~squares and not empty & squares) == 1


def test_a_thought_needs_nothing_but_the_log() -> None:
    rnd = random.Random(3)
    state = random_game(rnd, 8, 5)
    while not state.over:
        thought = thought_of(state)
        others = frozenset(rnd.sample(every_cell(8), len(state.stars)))
        assert thought_of(replace(state, stars=others)).move == thought.move
        state = state.play(thought.move)


def test_a_thought_is_the_same_with_and_without_the_one_before() -> None:
    for position, thought, _, _ in thoughts(random_game(random.Random(4), 7, 4, repulse=True)):
        afresh = thought_of(position)
        assert (afresh.move, afresh.stars, afresh.empty) == (thought.move, thought.stars, thought.empty)
        assert afresh.boards == thought.boards


def test_the_thought_of_another_game_is_not_used() -> None:
    other = thought_of(new("GRAVITY1", 5, 3).play("launch 4 3"))
    for state in (
        new("STANDARD", 5, 3),
        new("STANDARD", 5, 4),
        new("STANDARD", 4, 3),
        new("GRAVITY1", 5, 3, repulse=True).play("launch 4 3"),
    ):
        assert thought_of(state, other).move == thought_of(state).move
        assert thought_of(state, other).boards == thought_of(state).boards


def test_a_finished_game_asks_for_no_thought() -> None:
    with pytest.raises(ValueError, match="over"):
        next(think(new("STANDARD", 8, 5).play("quit")))


# How it plays


def test_it_plays_the_booklets_board_size_well_and_never_misses() -> None:
    rnd = random.Random(1)
    games = [random_game(rnd, 8, 5) for _ in range(8)]
    scores = []
    for game in games:
        for position, thought, _, _ in thoughts(game):
            assert thought.stars <= position.stars and not thought.empty & position.stars
            assert thought.move.startswith("shot") == bool(thought.stars), "shots at what is certain, at once"
            state = position.play(thought.move)
        assert state.ending == "cleared" and state.misses == 0
        scores.append(state.score)
    assert sum(scores) / len(scores) <= 7.2


def test_it_guesses_only_where_no_probe_can_tell() -> None:
    """Two stars in opposite corners of 2 x 2, or in the other two: every launch is absorbed either way."""
    for stars in ({(1, 1), (2, 2)}, {(1, 2), (2, 1)}):
        for position, thought, _, _ in thoughts(from_stars(2, stars)):
            if thought.move.startswith("shot") and not thought.sure:
                fits = boards_that_fit(position, 2)
                assert len(fits) > 1
                for port in every_port(2):
                    assert len({trace(2, board, False, *port) for board in fits}) == 1
            state = position.play(thought.move)
        assert state.ending == "cleared"


@pytest.mark.parametrize("repulse", [False, True])
@pytest.mark.parametrize(
    ("size", "stars"),
    [(1, 1), (2, 1), (2, 3), (3, 9), (4, 8), (5, 24), (7, 20), (9, 4), (11, 3), (16, 1), (16, 256)],
)
def test_it_plays_every_kind_of_board_to_its_end(size: int, stars: int, repulse: bool) -> None:
    end = played(random_game(random.Random(size * stars), size, stars, repulse)).end
    assert end.ending == "cleared"


def test_it_plays_the_largest_board_with_ten_stars() -> None:
    end = played(random_game(random.Random(3), 16, 10)).end
    assert end.ending == "cleared" and end.misses == 0 and end.score <= 20


# Where there is too much to know


@pytest.fixture
def hard_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits so low that a small board is too much: launches are put off or used in haste."""
    for module, name, value in [
        (possible, "STEPS", 400),
        (possible, "CASES", 60),
        (possible, "_STEPS_AGAIN", 100),
        (possible, "_EXACT_BOARDS", 50),
        (possible, "_FEW_CASES", 5),
        (possible, "_MANY_CASES", 30),
        (possible, "_NEW_STARS", (0, 1)),
        (likely, "_KEPT", 20),
        (likely, "_STEPS", 300),
        (likely, "_PARTS", 60),
        (deduce, "STEPS", 400),
        (deduce, "_BEST_STEPS", 100),
        (deduce, "_ANY_STEPS", 30),
        (deduce, "_CASES", 20),
    ]:
        monkeypatch.setattr(module, name, value)


@pytest.mark.usefixtures("hard_pressed")
def test_hard_pressed_it_still_finishes_and_what_it_calls_sure_is() -> None:
    rnd = random.Random(6)
    met: set[str] = set()
    for i in range(10):
        for position, thought, _, _ in thoughts(random_game(rnd, 6, 7, repulse=i % 2 == 1)):
            known = thought.known
            met |= {name for name in ("put_off", "wary") if getattr(known, name)}
            met |= set() if known.sound else {"in haste"}
            state = position.play(thought.move)
            if known.sound:
                assert thought.stars <= position.stars and not thought.empty & position.stars
            if thought.sure:
                assert state.log[-1].outcome == "hit"
            assert thought.exact == (known.sound and not known.put_off)
        assert state.ending == "cleared"
    assert met == {"put_off", "in haste", "wary"}, "every way of being hard pressed was met"


def test_boards_are_drawn_evenly() -> None:
    """All of them where they are few; else each case as often as it holds boards."""
    known = finished(learn(start(4, 3, repulse=False), new("EVENNESS", 4, 3).play("launch 4 2").log))
    total = sum(finished(weights(known)))
    whole = finished(likely.boards(known, total, lambda: 0.5))
    assert len(whole) == len(set(whole)) == total
    drawn = finished(likely.boards(known, 100, random.Random(1).random))
    assert len(drawn) == 100 and set(drawn) <= set(whole)
    for (star, empty), weight in zip(known.cases, finished(weights(known)), strict=True):
        share = sum(board & star == star and not board & empty for board in drawn)
        assert abs(share - 100 * weight / total) <= 1


def put_off(state: State, stars: int) -> Possible:
    """What is known of a game when none of its launches is used yet."""
    ports = grid(state.size).ports
    waiting = []
    for entry in state.log:
        _, edge, cell = entry.move.split()
        out = ports.index(entry.outcome) if isinstance(entry.outcome, tuple) else LOST
        waiting.append(possible.PutOff(ports.index((int(edge), int(cell))), out))
    return replace(start(state.size, stars, state.repulse), put_off=tuple(waiting))


@pytest.mark.parametrize("kept", [400, 12])
def test_boards_drawn_fit_the_launches_put_off_and_are_drawn_evenly(
    monkeypatch: pytest.MonkeyPatch, kept: int
) -> None:
    monkeypatch.setattr(likely, "_KEPT", kept)
    state = from_stars(5, {(2, 4), (4, 2), (4, 4), (5, 1)}).play("launch 4 2").play("launch 8 1")
    fits = [mask(5, stars) for stars in boards_that_fit(state, 4)]
    drawn: list[int] = []
    for seed in range(60):
        drawn += finished(likely.boards(put_off(state, 4), 100, random.Random(seed).random))
    assert len(drawn) == 6000 and set(drawn) <= set(fits)
    for square in range(25):
        share = sum(board >> square & 1 for board in fits) / len(fits)
        assert abs(sum(board >> square & 1 for board in drawn) / len(drawn) - share) < 0.025
