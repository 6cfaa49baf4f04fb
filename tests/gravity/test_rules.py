"""The manual's examples, the score walk, and what must hold on every board."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.contract import IllegalMove
from game.gravity import rules
from game.gravity.rules import Entry, State, from_stars, new, path, post_mortem, trace
from tests.gravity.boards import (
    FIGURE,
    VECTORS,
    Port,
    Stars,
    boards,
    every_cell,
    every_port,
    mirrored,
    mirrored_port,
    second_tracer,
    turned_over,
    turned_over_port,
    vector_stars,
)

Board = tuple[int, Stars]


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = state.play(move)
    return state


# Flight


@pytest.mark.parametrize("vector", VECTORS["traces"], ids=lambda v: v["name"])
def test_vector(vector: dict[str, Any]) -> None:
    size, repulse = vector["size"], vector["repulse"]
    stars = vector_stars(size, vector["stars"])
    out = None if vector["out"] is None else tuple(vector["out"])
    assert trace(size, stars, repulse, *vector["launch"]) == out
    assert second_tracer(size, stars, repulse, tuple(vector["launch"])) == out


@pytest.mark.parametrize(
    ("launch", "out"),
    [((4, 8), (6, 8)), ((4, 6), None), ((8, 4), (6, 7)), ((4, 3), (6, 1)), ((6, 5), None)],
)
def test_standard_board_plays_the_five_examples(launch: Port, out: Port | None) -> None:
    state = new("STANDARD", 8, 5).play(f"launch {launch[0]} {launch[1]}")
    assert state.log == (Entry(f"launch {launch[0]} {launch[1]}", out),)


@given(boards(), st.booleans())
@settings(max_examples=150)
def test_second_tracer_agrees(board: Board, repulse: bool) -> None:
    size, stars = board
    for port in every_port(size):
        assert trace(size, stars, repulse, *port) == second_tracer(size, stars, repulse, port)


@given(boards(), st.booleans())
def test_an_emerging_probe_retraces_from_its_exit(board: Board, repulse: bool) -> None:
    size, stars = board
    for port in every_port(size):
        out = trace(size, stars, repulse, *port)
        if out:
            assert trace(size, stars, repulse, *out) == port
            there = path(size, stars, repulse, *port)
            if out != port:
                assert path(size, stars, repulse, *out) == there[::-1]


@given(boards())
def test_repulse_is_attract_with_absorbed_turned_to_the_own_port(board: Board) -> None:
    size, stars = board
    for port in every_port(size):
        assert trace(size, stars, True, *port) == (trace(size, stars, False, *port) or port)


@given(boards(), st.booleans())
def test_eightfold_symmetry(board: Board, repulse: bool) -> None:
    size, stars = board
    mirror = frozenset(mirrored(size, cell) for cell in stars)
    over = frozenset(turned_over(cell) for cell in stars)
    for port in every_port(size):
        out = trace(size, stars, repulse, *port)
        assert trace(size, mirror, repulse, *mirrored_port(size, port)) == (out and mirrored_port(size, out))
        assert trace(size, over, repulse, *turned_over_port(port)) == (out and turned_over_port(out))


@given(boards(), st.booleans())
def test_a_path_is_single_steps_over_empty_squares(board: Board, repulse: bool) -> None:
    size, stars = board
    for port in every_port(size):
        points = path(size, stars, repulse, *port)
        assert not stars.intersection(points)
        assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in zip(points, points[1:], strict=False))
        assert all(0 <= x <= size + 1 and 0 <= y <= size + 1 for x, y in points)
        assert points[0] == lane_point(size, port)
        out = trace(size, stars, repulse, *port)
        if out:
            assert points[-1] == lane_point(size, out)


def lane_point(size: int, port: Port) -> Port:
    edge, cell = port
    across = {2: 0, 4: 0, 6: size + 1, 8: size + 1}[edge]
    return (across, cell) if edge in (4, 6) else (cell, across)


def test_path_of_example_four_rounds_two_corners_of_the_lane() -> None:
    around = [(0, 3), (0, 2), (0, 1), (0, 0), *((x, 0) for x in range(1, 10)), (9, 1)]
    assert path(8, FIGURE, False, 4, 3) == tuple(around)


def test_path_of_an_absorbed_probe_stops_before_the_star_and_of_a_repelled_one_comes_back() -> None:
    assert path(8, FIGURE, False, 4, 6) == ((0, 6), (1, 6), (2, 6))
    assert path(8, FIGURE, True, 4, 6) == ((0, 6), (1, 6), (2, 6), (1, 6), (0, 6))


# Scoring


def test_score_walk() -> None:
    walk = [
        ("launch 4 3", 1),
        ("launch 4 3", 1),
        ("launch 6 1", 1),
        ("shot 7 7", 6),
        ("shot 7 7", 6),
        ("shot 4 1", 6),
        ("launch 6 1", 7),
        ("shot 7 7", 7),
        ("shot 7 6", 11),
    ]
    state = from_stars(8, FIGURE)
    for move, score in walk:
        state = state.play(move)
        assert state.score == score, move
    assert state.stars == FIGURE - {(1, 4)}
    assert state.found == {(1, 4)}
    assert (state.launches, state.misses) == (2, 2)
    assert [entry.outcome for entry in state.log[2:6]] == [(4, 3), "miss", "miss", "hit"]


def test_repeats_of_an_absorbed_or_returned_probe_are_free_at_their_own_port_only() -> None:
    absorbed = played(from_stars(8, FIGURE), "launch 4 6", "launch 4 6", "launch 6 6")
    assert absorbed.score == 2
    returned = played(from_stars(8, FIGURE, repulse=True), "launch 4 6", "launch 4 6", "launch 6 6")
    assert returned.score == 2


def test_a_removed_star_is_an_empty_square_and_costs_once() -> None:
    state = played(from_stars(8, FIGURE), "shot 4 1", "shot 4 1", "shot 4 1")
    assert state.score == 4
    assert state.stars == FIGURE - {(1, 4)}


def test_a_miss_is_paid_once_even_after_the_star_count_changed() -> None:
    state = played(from_stars(8, FIGURE), "shot 7 7", "shot 4 1", "shot 7 7")
    assert state.score == 5


# Endings


def test_the_last_star_ends_the_game() -> None:
    state = played(new("STANDARD", 8, 5), "shot 4 1", "shot 2 8", "shot 6 3", "shot 4 4")
    assert not state.over and state.ending is None
    state = state.play("shot 5 4")
    assert state.over and state.ending == "cleared"
    assert state.score == 0 and not state.stars and state.found == FIGURE


@pytest.mark.parametrize("ending", ["quit", "pm"])
def test_giving_up_changes_no_score_and_takes_no_further_move(ending: str) -> None:
    state = played(new("STANDARD", 8, 5), "launch 4 8", ending)
    assert state.over and state.ending == ending and state.score == 1
    assert state.log[-1] == (ending, ending)
    assert list(state.moves()) == []
    for move in ("launch 4 8", "shot 4 1", "quit", "pm"):
        with pytest.raises(IllegalMove):
            state.play(move)


def test_a_post_mortem_shows_the_stars_left_by_column_then_row() -> None:
    state = played(new("STANDARD", 8, 5), "shot 4 1", "pm")
    assert post_mortem(state) == ((3, 6), (4, 4), (4, 5), (8, 2))
    assert "star at row 4 column 4\nstar at row 5 column 4" in str(state)


def test_a_board_without_stars_is_cleared_before_it_starts() -> None:
    state = new("STANDARD", 8, 0)
    assert state.ending == "cleared" and list(state.moves()) == []


@pytest.mark.parametrize("size", [1, 2, 5, 16])
@pytest.mark.parametrize("repulse", [False, True])
def test_a_full_board_plays_to_its_end(size: int, repulse: bool) -> None:
    state = new("FULLHOUS", size, size * size, repulse)
    for port in every_port(size):
        state = state.play(f"launch {port[0]} {port[1]}")
    for column, row in every_cell(size):
        assert not state.over
        state = state.play(f"shot {row} {column}")
    assert state.ending == "cleared" and state.score == 4 * size


@given(boards(), st.booleans(), st.randoms(use_true_random=False))
@settings(max_examples=30)
def test_any_game_can_be_shot_to_its_end(board: Board, repulse: bool, rnd: Any) -> None:
    size, stars = board
    state = from_stars(size, stars, repulse)
    for column, row in rnd.sample(sorted(stars), len(stars)):
        state = state.play(f"launch {rnd.choice((2, 4, 6, 8))} {rnd.randint(1, size)}")
        state = state.play(f"shot {row} {column}")
    assert state.ending == "cleared" and state.misses == 0 and state.score <= len(stars)


# Moves


@given(boards(largest=5), st.booleans())
@settings(max_examples=30)
def test_every_listed_move_is_accepted(board: Board, repulse: bool) -> None:
    size, stars = board
    state = from_stars(size, stars, repulse)
    for move in state.moves():
        assert state.play(move).log[-1].move == move


def test_moves_ascend_and_lasting_ones_come_before_the_endings() -> None:
    moves = list(new("STANDARD", 2, 1).moves())
    assert moves == [
        *("launch 2 1", "launch 2 2", "launch 4 1", "launch 4 2"),
        *("launch 6 1", "launch 6 2", "launch 8 1", "launch 8 2"),
        *("shot 1 1", "shot 1 2", "shot 2 1", "shot 2 2", "quit", "pm"),
    ]
    assert len(list(new("STANDARD", 16, 1).moves())) == 64 + 256 + 2


def test_nothing_leaves_the_list_by_being_done() -> None:
    state = new("STANDARD", 8, 5)
    after = played(state, "launch 4 3", "launch 4 3", "shot 7 7", "shot 4 1")
    assert list(after.moves()) == list(state.moves())


NEAR_MISSES = [
    *("", " ", "launch", "launch 4", "launch 4 9", "launch 4 0", "launch 4 -1", "launch 5 1", "launch 4 08"),
    *(
        "launch  4 8",
        " launch 4 8",
        "launch 4 8 ",
        "launch 4 8\n",
        "Launch 4 8",
        "launch 4 8 1",
        "launch\t4\t8",
    ),
    *("launch 4 ٤", "launch 4 ²", "launch 4 1.0", "launch 4 1_0", "launch 10 1", "launch 4 " + "9" * 5000),
    *("shot 1", "shot 0 1", "shot 1 9", "shot 9 1", "shot a b", "shot 1 1 1", "QUIT", "pm ", "post mortem"),
]


@pytest.mark.parametrize("move", NEAR_MISSES)
def test_near_misses_are_refused(move: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        new("STANDARD", 8, 5).play(move)
    assert str(refusal.value).endswith(".") and "\n" not in str(refusal.value)


WORDS = st.sampled_from(
    ["launch", "shot", "quit", "pm", "0", "1", "2", "4", "6", "8", "9", "16", "17", "-1", "x"]
)


@given(st.one_of(st.text(), st.lists(WORDS, max_size=4).map(" ".join)), boards())
@example("launch 4 1", (1, frozenset({(1, 1)})))
def test_play_accepts_exactly_what_moves_lists(move: str, board: Board) -> None:
    state = from_stars(*board)
    if move in state.moves():
        state.play(move)
    else:
        with pytest.raises(IllegalMove):
            state.play(move)


@given(
    st.one_of(st.none(), st.integers(), st.binary(), st.lists(st.text()), st.floats(), st.tuples(st.text()))
)
def test_what_is_no_text_is_refused_too(junk: Any) -> None:
    with pytest.raises(IllegalMove):
        new("STANDARD", 8, 5).play(junk)


# The state


def test_a_state_is_frozen_and_play_leaves_it_alone() -> None:
    state = new("STANDARD", 8, 5)
    state.play("shot 4 1")
    assert state == new("STANDARD", 8, 5)
    attribute = "score"
    with pytest.raises(FrozenInstanceError):
        setattr(state, attribute, 3)


def test_equality_compares_positions_not_the_way_there() -> None:
    state = new("STANDARD", 8, 5)
    assert played(state, "launch 4 8", "launch 4 6") == played(
        state, "launch 4 6", "launch 4 8", "launch 6 8"
    )
    assert played(state, "launch 4 8") != state
    assert hash(played(state, "launch 4 8", "launch 6 8")) == hash(state.play("launch 4 8"))


def test_the_text_gives_no_star_away() -> None:
    """These two boards answer all 32 launches alike."""
    three = {(7, 6), (4, 7), (5, 4)}
    launches = [f"launch {edge} {cell}" for edge, cell in every_port(8)]
    one = played(from_stars(8, three | {(5, 5)}), *launches, "shot 1 1", "quit")
    other = played(from_stars(8, three | {(6, 6)}), *launches, "shot 1 1", "quit")
    assert one != other
    assert str(one) == str(other)


def test_the_text_tells_one_fact_a_line() -> None:
    state = played(new("STANDARD", 8, 5, repulse=True), "launch 4 3", "shot 4 1", "shot 1 1", "pm")
    assert str(state).splitlines() == [
        "board 8 x 8, repulse",
        "stars left 4",
        "score 5",
        "launch 4 3: out at 6 1",
        "shot 4 1: hit",
        "shot 1 1: miss",
        "pm",
        "star at row 6 column 3",
        "star at row 4 column 4",
        "star at row 5 column 4",
        "star at row 2 column 8",
        "over: pm",
    ]
    assert "launch 4 6: never emerged" in str(new("STANDARD", 8, 5).play("launch 4 6"))


def test_contract_names() -> None:
    names = {field.name for field in fields(State)}
    assert {"size", "stars", "found", "repulse", "score", "log"} <= names
    assert rules.IllegalMove is IllegalMove


@pytest.mark.parametrize(
    "arguments", [("STANDARD", 0, 0), ("STANDARD", 17, 1), ("STANDARD", 8, 65), ("SHORT", 8, 5)]
)
def test_new_refuses_bad_arguments(arguments: tuple[str, int, int]) -> None:
    with pytest.raises(ValueError, match=r"^[^.\n]+\.$"):
        new(*arguments)


@pytest.mark.parametrize("stars", [[(0, 1)], [(1, 9)], [(1,)], [1], [("a", "b")], 7, None, [([], 1)]])
def test_from_stars_and_trace_refuse_stars_off_the_board(stars: Any) -> None:
    with pytest.raises(ValueError, match=r"^[^.\n]+\.$"):
        from_stars(8, stars)
    with pytest.raises(ValueError, match=r"^[^.\n]+\.$"):
        trace(8, stars, False, 4, 1)


@pytest.mark.parametrize("port", [(5, 1), (4, 0), (4, 9), (0, 0)])
def test_trace_refuses_ports_that_do_not_exist(port: Port) -> None:
    with pytest.raises(ValueError, match=r"^[^.\n]+\.$"):
        trace(8, FIGURE, False, *port)
