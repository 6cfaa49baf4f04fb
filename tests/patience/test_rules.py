"""What holds of every position that play can reach, in both patiences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.patience import cards, match, osmosis, pyramid

Game = osmosis.State | pyramid.State
PACK = sorted(cards.deck(0))
NUMBERS = st.integers(0, cards.NUMBERS - 1)
CHOICES = st.lists(st.integers(0, 10**6), max_size=120)
PLACES = [*map(str, pyramid.LAYOUT), "W", "F"]
JUNK = (
    "",
    " ",
    "pack ",
    "Pack",
    "pile",
    "pile 4",
    "pile -1",
    "pile 00",
    "pile ²",
    "pair",
    "pair 1",
    "pair 1 1",
)
WORSE = (
    "pair 1 2 3",
    "pair 28 1",
    "pair 01 2",
    "pair W W",
    "king",
    "king X",
    "next",
    "pack\n",
    "pile 0 ",
    "\0",
)
NO_TEXT: tuple[object, ...] = (None, 3, 2.5, b"pack", ["pack"], {"pack": 1}, ("pack",), object())


def candidates() -> Iterator[str]:
    """Every text that is a move in some position."""
    yield from osmosis.MOVES
    yield from (f"pair {a} {b}" for a, b in product(PLACES, PLACES))
    yield from (f"king {a}" for a in PLACES)


def game_of(name: str, number: int) -> Game:
    return osmosis.new(number) if name == "osmosis" else pyramid.new(number)


def walk(start: Game, choices: list[int]) -> tuple[list[str], list[Game]]:
    """The moves that the choices pick, resign seldom, and the positions from the first to the last."""
    moves: list[str] = []
    states = [start]
    for choice in choices:
        legal = states[-1].moves()
        if not legal:
            break
        if choice % 50:
            legal = legal[:-1] or legal
        moves.append(legal[choice % len(legal)])
        states.append(states[-1].play(moves[-1]))
    return moves, states


def all_cards(state: Game) -> list[str]:
    if isinstance(state, osmosis.State):
        parts = [*state.piles, *state.rows, state.pack, state.waste]
    else:
        parts = [tuple(state.layout.values()), state.pack, state.waste, state.foundation]
    return sorted(card for part in parts for card in part)


@pytest.mark.parametrize("name", ["osmosis", "pyramid"])
@given(NUMBERS, CHOICES)
def test_cards_endings_and_replay(name: str, number: int, choices: list[int]) -> None:
    moves, states = walk(game_of(name, number), choices)
    for state in states:
        assert all_cards(state) == PACK
        assert state.over == (state.ending is not None)
        assert state.over == (not state.moves())
    again = game_of(name, number)
    for move, state in zip(moves, states, strict=False):
        assert again == state and hash(again) == hash(state), "undo is the replay of fewer moves"
        again = again.play(move)
    assert again == states[-1]


@given(NUMBERS, CHOICES)
def test_osmosis_rows(number: int, choices: list[int]) -> None:
    for state in walk(osmosis.new(number), choices)[1]:
        assert isinstance(state, osmosis.State)
        for above, row in zip(state.rows, state.rows[1:], strict=False):
            assert {card[0] for card in row} <= {card[0] for card in above}
        for row in filter(None, state.rows):
            assert row[0][0] == state.rows[0][0][0] and len({card[1] for card in row}) == 1
        assert osmosis.from_position(state.piles, state.rows, state.pack, state.waste).moves()


@given(NUMBERS, CHOICES)
def test_pyramid_score(number: int, choices: list[int]) -> None:
    for state in walk(pyramid.new(number), choices)[1]:
        assert isinstance(state, pyramid.State)
        if not state.over:
            assert state.score is None and state.bonus == 0
            continue
        bonus = {1: 50, 2: 35, 3: 20}[state.deal] if not state.layout else 0
        assert state.bonus == bonus and (state.ending == "cleared") == (not state.layout)
        assert state.score == bonus - len(state.pack) - len(state.waste) - len(state.layout)
        assert match.LOWEST <= state.score <= match.HIGHEST


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["osmosis", "pyramid"])
def test_moves_are_what_play_accepts_and_nothing_else_is(name: str, seed: int) -> None:
    rnd = random.Random(seed)
    choices = [rnd.randrange(1, 10**6) for _ in range(rnd.randrange(120))]
    state = walk(game_of(name, seed), choices)[1][-1]
    for position in (state, state.play("resign") if not state.over else state):
        accepted = {move for move in candidates() if plays(position, move)}
        assert accepted == set(position.moves()) and len(accepted) == len(position.moves())
        for junk in (*JUNK, *WORSE, *NO_TEXT):
            assert not plays(position, junk)


def plays(state: Game, move: object) -> bool:
    """Whether the rules accept it; if not, they say why in one sentence."""
    try:
        state.play(move)  # type: ignore[arg-type]  # junk of any type is refused like any other
    except osmosis.IllegalMove as refusal:
        text = str(refusal)
        assert text[0].isupper() and text.endswith(".") and text.count(". ") == 0
        return False
    return True


@given(st.text(max_size=12))
def test_any_text(move: str) -> None:
    for state in (osmosis.new(1), pyramid.new(1)):
        assert plays(state, move) == (move in state.moves())


@pytest.mark.parametrize("seed", range(12))
def test_clicks_mean_legal_moves(seed: int) -> None:
    rnd = random.Random(seed)
    state, lit = pyramid.new(seed), None
    table, places = osmosis.new(seed), ("pack", "waste", *osmosis.PILES)
    for _ in range(300):
        at: pyramid.Place = rnd.choice([*range(28), "W", "F", "W", "F", "pack"])
        refusal = state.refusal(at, lit)
        move, now_lit = state.click(at, lit)
        assert (refusal is None) == (move is not None or (at != "pack" and now_lit != lit))
        assert move is None or (move in state.moves() and now_lit is None)
        state, lit = (state.play(move) if move is not None else state), now_lit
        place = places[rnd.randrange(6)]
        answer = table.click(place)
        assert (answer is None) == (table.refusal(place) is not None)
        table = table.play(answer) if answer is not None else table


@pytest.mark.parametrize("place", ["", "park", "resign", "0", "pile 0", 4, -1, 28, True, None, 1.0, [1]])
def test_clicks_beside_the_cards_do_nothing(place: object) -> None:
    assert osmosis.new(1).click(place) is None  # type: ignore[arg-type]
    assert pyramid.new(1).click(place) == (None, None)  # type: ignore[arg-type]
    assert pyramid.new(1).click(21, place)[0] is None  # type: ignore[arg-type]


def test_order_of_moves() -> None:
    state = osmosis.from_position([["2C", "9H"], [], ["7S"], ["KH"]], [["7H"], [], [], []], ["3C"], ["2H"])
    assert state.moves() == ["pack", "waste", "park", "pile 0", "pile 2", "pile 3", "resign"]
    layout = {21: "5H", 22: "8C", 23: "KD", 27: "KC", 0: "2S"}
    game = pyramid.from_position(layout, ["3C"], ["8S"], ["5C"], 1)
    pairs = ["21 22", "21 W", "22 21", "22 F", "W 21", "W F", "F 22", "F W"]
    assert game.moves() == ["pack", *(f"pair {pair}" for pair in pairs), "king 23", "king 27", "resign"]


@pytest.mark.parametrize(("deal", "legal"), [(1, False), (2, False), (3, True)])
def test_nothing_left_to_turn(deal: int, legal: bool) -> None:
    game = pyramid.from_position({0: "2S", 21: "5H", 22: "8C"}, [], [], [], deal)
    assert ("pack" in game.moves()) == legal == (game.click("pack") == ("pack", None))
    assert not legal or game.play("pack").ending == "passes"


@pytest.mark.parametrize(
    ("piles", "rows", "pack", "waste", "stuck"),
    [
        (["5S", "4S", "3S", "2S"], ["7H"], "", "", True),
        (["5S", "4S", "3S", "2H"], ["7H"], "", "", False),
        (["5S", "4S", "3S", "2S"], ["7H"], "2H 8S 9S", "", True),
        (["5S", "4S", "3S", "2S"], ["7H"], "8S 9S 2H", "", False),
        (["5S", "4S", "3S", "2S"], ["7H"], "8S 2H", "9S", False),
        (["5S", "4S", "3S", "2S"], ["7H"], "TS JS", "9S 2H", False),
        (["5S", "4S", "3S", "2S"], ["7H"], "TS JS", "2H 9S", True),
        (["5S", "4S", "3S", ""], ["7H"], "8S 9S TS", "", False),
        (["5S", "4S", "3S", ""], ["7H"], "", "", True),
        (["5S", "4S", "3S", ""], ["7H 3H", "7S"], "", "", False),
    ],
)
def test_stuck_is_when_no_turning_helps(
    piles: list[str], rows: list[str], pack: str, waste: str, stuck: bool
) -> None:
    built = [row.split() for row in rows] + [[]] * (4 - len(rows))
    state = osmosis.from_position([pile.split() for pile in piles], built, pack.split(), waste.split())
    assert state.stuck == stuck and not state.over
    assert not state.play("resign").stuck


@pytest.mark.parametrize("seed", range(60))
def test_stuck_agrees_with_turning_by_hand(seed: int) -> None:
    rnd = random.Random(seed)
    state = osmosis.new(seed)
    for _ in range(200):
        assert state.stuck == (not can_move_a_card(state))
        if state.stuck:
            break
        legal = state.moves()[:-1]
        state = state.play(rnd.choice(legal))
        if state.over:
            break


def can_move_a_card(state: osmosis.State) -> bool:
    """By turning the pack for two whole passes."""
    for _ in range(40):
        if set(state.moves()) - {"pack", "resign"}:
            return True
        if "pack" in state.moves():
            state = state.play("pack")
    return False


def test_what_a_player_may_see() -> None:
    hidden = osmosis.new(1997)
    text = str(hidden)
    assert text.splitlines()[0] == "pile 0: 2D on 3" and text.splitlines()[4:] == [
        "row 1: 4C",
        "row 2: empty",
        "row 3: empty",
        "row 4: empty",
        "pack: 35 left",
        "waste: empty",
    ]
    shown = {card for card in PACK if card in text}
    assert shown == {pile[-1] for pile in hidden.piles} | {"4C"}
    game = pyramid.new(1997).play("pack")
    assert {card for card in PACK if card in str(game)} == {*game.layout.values(), game.waste[-1]}
    assert str(game).splitlines()[-2:] == ["deal: 1", "cards left: 23"]
    assert str(game.play("resign")).splitlines()[-2:] == ["ending: resigned", "score: -52"]
    hearts = [rank + "H" for rank in "7A2345689TJQK"]
    assert "row 1: turned over" in str(
        osmosis.from_position([["QC"], [], [], []], [hearts, [], [], []], [], [])
    )
