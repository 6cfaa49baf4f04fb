"""A match of six: which deals, what is booked, what may be played when."""

from __future__ import annotations

import pytest

from game.patience import cards, match, pyramid


def played(moves: list[str], number: int = 8) -> match.Match:
    state = match.new(number)
    for move in moves:
        state = state.play(move)
    return state


def test_six_deals_in_a_row() -> None:
    state = match.new(2**31 - 2)
    for round_, deal in enumerate([2**31 - 2, 2**31 - 1, 0, 1, 2, 3], 1):
        assert (state.round, state.deal_number) == (round_, deal)
        assert state.game == pyramid.new(deal) and not state.over
        state = state.play("resign")
        assert (state.round, state.deal_number) == (round_, deal), "the ended game stays on the table"
        assert state.booked == (-52,) * round_ and state.total == -52 * round_ and not state.good
        if round_ < match.GAMES:
            assert state.moves() == ["next"]
            state = state.play("next")
    assert state.over and state.ending == "complete" and state.moves() == []
    with pytest.raises(match.IllegalMove, match="match is over"):
        state.play("next")


def test_next_is_a_move_between_games_only() -> None:
    state = match.new(1)
    with pytest.raises(match.IllegalMove, match="when this one has ended"):
        state.play("next")
    state = state.play("resign")
    for move in ("resign", "pack", "", "Next"):
        with pytest.raises(match.IllegalMove, match="next one is to be dealt"):
            state.play(move)


def test_moves_are_those_of_the_game() -> None:
    state = played(["pack", "pair 25 22"])
    assert state.moves() == state.game.moves() and state.booked == () and state.total == 0 and state.good
    assert state == played(["pack", "pair 25 22"]) != played(["pack"])
    with pytest.raises(match.IllegalMove):
        state.play("pair 25 22")


def test_going_on_from_booked_scores() -> None:
    whole = played(["resign", "next", "pack", "pack"])
    assert match.resume(8, [-52], ["pack", "pack"]) == whole
    assert match.resume(8, [0] * 5, ["resign"]).over
    assert match.resume(8, (50, -3), ()).total == 47


@pytest.mark.parametrize("booked", [[0] * 6, [51], [-53], ["0"], [True], [None]])
def test_scores_that_cannot_be(booked: list[int]) -> None:
    with pytest.raises(ValueError, match="at most 5 earlier scores"):
        match.resume(8, booked, ())


def test_moves_that_cannot_be_replayed() -> None:
    with pytest.raises(match.IllegalMove):
        match.resume(8, (), ["pack", "king 0"])
    with pytest.raises(ValueError, match="whole number"):
        match.resume(cards.NUMBERS, (), ())


def test_what_a_player_may_see() -> None:
    lines = str(played(["resign", "next"])).splitlines()
    assert lines[:4] == ["game: 2 of 6", "deal number: 9", "booked: -52", "total: -52"]
    assert lines[4:] == str(pyramid.new(9)).splitlines()
