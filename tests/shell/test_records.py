"""The records: what is counted from what the games book, and the page that shows it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import CATALOGUE
from game.gravity.records import count as count_gravity
from game.patience.records import count_osmosis, count_pyramid
from game.shell.shelf import Shelf, look
from game.shell.shelf.records import Records
from game.shell.store import Result, Store
from game.shell.tally import Figure, Tally
from game.tommath.records import count as count_tooter
from tests import golden
from tests.driving import Driver
from tests.shell.test_shelf import real

Json = Any  # what json.loads may give


class Booked:
    """Results by game id, as a store gives them, each of another board and deal if it does not say which."""

    def __init__(self) -> None:
        self.store = Store(None)
        self._boards = itertools.count(1)

    def add(
        self, slot: str, won: bool, score: int | None, detail: Mapping[str, Json], times: int = 1
    ) -> None:
        for _ in range(times):
            number = next(self._boards)
            self.store.slot(slot).begin("x", {})
            self.store.slot(slot).book(won, score, {"seed": f"{number:08}", "deal": number, **detail})

    def __call__(self, slot: str) -> list[Result]:
        return self.store.slot(slot).results()


def board(size: int = 8, stars: int = 5, repulse: bool = False) -> dict[str, Json]:
    return {"size": size, "stars": stars, "repulse": repulse, "launches": 6, "misses": 1}


def toot(level: int | None, winner: str | None, white: int, black: int) -> dict[str, Json]:
    people = 2 if level is None else 1
    scores = [white, black]
    return {
        "mode": 2,
        "level": level,
        "people": people,
        "winner": winner,
        "ending": "point",
        "scores": scores,
    }


def deal(game: str, **more: Json) -> dict[str, Json]:
    return {"game": game, "moves": 100, "player": 1, **more}


@pytest.fixture
def booked() -> Booked:
    return Booked()


def full() -> Booked:
    """A good year."""
    booked = Booked()
    booked.add("gravity", True, 8, board(), 40)
    booked.add("gravity", True, 6, board())
    booked.add("gravity", False, 3, board(), 9)
    booked.add("gravity", True, 31, board(16, 10), 3)
    booked.add("gravity", True, 9, board(repulse=True))
    booked.add("tommath", True, 512, toot(3, "white", 512, 300), 4)
    booked.add("tommath", False, 410, toot(3, "black", 410, 505), 5)
    booked.add("tommath", True, 1012, toot(5, "white", 1012, 300))
    booked.add("tommath", False, 100, toot(9, "black", 100, 505), 12)
    booked.add("osmosis", True, None, deal("osmosis", ending="won", cards=52), 3)
    booked.add("osmosis", False, None, deal("osmosis", ending="resigned", cards=33), 21)
    booked.add("pyramid", True, 44, deal("pyramid", ending="cleared", **{"pass": 1}), 12)
    booked.add("pyramid", False, -14, deal("pyramid", ending="passes", **{"pass": 3}), 1112)
    last = {"pass": 2, "match": {"deal": 1, "scores": [9, 3, 0, 9, 0, 0], "total": 21}}
    booked.add("pyramid", True, 30, deal("pyramid", ending="cleared", **last))
    return booked


# ------------------------------------------------------------------ what is counted


def test_gravity_counts_boards_and_the_fewest_points_of_each_kind(booked: Booked) -> None:
    booked.add("gravity", True, 9, board())
    booked.add("gravity", True, 7, board())
    booked.add("gravity", False, 2, board())
    booked.add("gravity", True, 4, board(4, 1), 3)
    booked.add("gravity", True, 5, board(5, 2, repulse=True))
    assert count_gravity(booked) == Tally(
        6,
        7,
        "boards cleared",
        (
            Figure("fewest points, 8x8, 5 stars", "7"),
            Figure("fewest points, 8x8, 5 stars, repulse"),
            Figure("fewest points, 4x4, 1 star", "4"),
        ),
    )


def test_tooter_counts_wins_against_the_computer_by_level(booked: Booked) -> None:
    booked.add("tommath", True, 512, toot(3, "white", 512, 300))
    booked.add("tommath", False, 90, toot(4, "black", 90, 505), 2)
    booked.add("tommath", True, 480, toot(4, "black", 120, 480))
    booked.add("tommath", True, 200, toot(2, "white", 200, 210))  # the other resigned, and was ahead
    booked.add("tommath", False, 700, toot(None, "white", 700, 10))  # two people
    assert count_tooter(booked) == Tally(
        3,
        5,
        "games won",
        (
            Figure("most points in a game", "700"),
            Figure("best lead in a game won", "360"),
            Figure("won at level 4", "1 of 3"),
            Figure("won at level 3", "1 of 1"),
        ),
    )


def test_patiences_are_counted_on_whichever_machine_they_were_played(booked: Booked) -> None:
    booked.add("osmosis", True, None, deal("osmosis", cards=52))
    booked.add("pyramid", False, None, deal("osmosis", cards=20) | {"moves": 9})
    booked.add("osmosis", True, 33, deal("pyramid", **{"pass": 2}))
    booked.add("pyramid", False, -20, deal("pyramid", match={"total": -7}, **{"pass": 3}))
    assert count_osmosis(booked) == Tally(
        1,
        2,
        "deals came out",
        (
            Figure("fewest moves to come out", "100"),
            Figure("most cards on the rows", "52"),
            Figure("came out of every hundred", "50"),
        ),
    )
    assert count_pyramid(booked) == Tally(
        1,
        2,
        "pyramids cleared",
        (
            Figure("best score of a game", "33"),
            Figure("best match of six games", "-7"),
            Figure("cleared in the first pass", "0"),
        ),
    )


def test_a_game_counts_once_however_often_it_comes_to_its_end(booked: Booked) -> None:
    booked.add("gravity", True, 9, board())
    booked.store.slot("gravity").book(True, 1, board())
    tally = count_gravity(booked)
    assert (tally.won, tally.played, tally.figures[0].value) == (1, 1, "9")


def test_what_is_dealt_again_is_known_and_does_not_count(booked: Booked) -> None:
    booked.add("gravity", False, 40, board() | {"seed": "STANDARD"})
    booked.add("gravity", True, 0, board() | {"seed": "STANDARD"})
    booked.add("gravity", True, 9, board(repulse=True) | {"seed": "STANDARD"})
    tally = count_gravity(booked)
    assert (tally.won, tally.played, tally.figures[0].value) == (1, 2, "")
    for won in (False, True):
        booked.add("osmosis", won, None, deal("osmosis", deal=5, cards=52 if won else 9))
        booked.add("pyramid", won, 40 * won, deal("pyramid", deal=5))
    booked.add("pyramid", True, 30, deal("pyramid", deal=5, player=2))
    booked.add("pyramid", False, None, deal("osmosis", deal=6, cards=8))
    booked.add("osmosis", True, None, deal("osmosis", deal=6, cards=52))
    deals, pyramids = count_osmosis(booked), count_pyramid(booked)
    assert (deals.won, deals.played, deals.figures[1].value) == (0, 2, "9")
    assert (pyramids.won, pyramids.played, pyramids.figures[0].value) == (1, 2, "30")


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_before_the_first_game_every_record_waits(entry: Any) -> None:
    tally = entry.records()(Booked())
    assert (tally.won, tally.played) == (0, 0) and tally.what
    assert tally.figures and all(figure.what and not figure.value for figure in tally.figures)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_what_is_booked_by_another_version_is_counted_as_far_as_it_is_understood(entry: Any) -> None:
    booked = Booked()
    booked.add(entry.id, True, None, {})
    booked.add(
        entry.id, True, None, {"game": entry.id, "scores": "none", "size": "8", "match": 3, "level": "x"}
    )
    tally = entry.records()(booked)
    assert tally.won in (0, 1, 2)


# ------------------------------------------------------------------ the page


def shelf_of(booked: Booked) -> Driver:
    shelf = Shelf(CATALOGUE, lambda entry: real(entry, booked.store), booked.store)
    return Driver(shelf)


def middle(area: tuple[int, int, int, int]) -> tuple[int, int]:
    return area[0] + area[2] // 2, area[1] + area[3] // 2


@pytest.mark.parametrize("way", ["f2", "click", "tap"])
@pytest.mark.parametrize("back", ["escape", "return", "click", "tap"])
def test_from_the_shelf_and_back(booked: Booked, way: str, back: str) -> None:
    driver = shelf_of(booked)
    shelf = driver.scene
    for there, leads in ((way, Records), (back, Shelf)):
        buttons = {name: area for area, name in driver.scene.inputs.areas}
        if there in ("click", "tap"):
            spot = middle(buttons["records" if leads is Records else "shelf"])
            (driver.click if there == "click" else driver.tap)(*spot)
        else:
            driver.key(there)
        assert isinstance(driver.scene, leads)
    assert driver.scene is shelf


def test_the_button_back_is_pressed_where_it_is_let_go(booked: Booked) -> None:
    driver = shelf_of(booked)
    driver.key("f2")
    spot = middle(driver.scene.inputs.areas[0][0])
    before = driver.redraw().copy()
    driver.press(*spot)
    assert driver.redraw().get_at((spot[0], look.PLAQUE_TOP + 6)) != before.get_at(
        (spot[0], look.PLAQUE_TOP + 6)
    )
    driver.release(640, 300)
    assert isinstance(driver.scene, Records)
    assert driver.redraw().get_buffer().raw == before.get_buffer().raw
    driver.click(*spot, button=3)
    assert isinstance(driver.scene, Records)


def test_a_result_is_on_the_page_when_it_is_opened_next(booked: Booked) -> None:
    driver = shelf_of(booked)
    driver.key("f2")
    before = driver.picture()
    driver.key("escape")
    booked.add("gravity", True, 7, board())
    driver.key("f2")
    assert driver.picture().get_buffer().raw != before.get_buffer().raw


def test_more_records_than_there_is_room_for_stay_on_their_card(booked: Booked) -> None:
    for size in range(9, 14):
        booked.add("gravity", True, size, board(size, 50, repulse=True), 2)
    booked.add("tommath", True, 123_456, toot(9, "white", 123_456, 0))
    golden.check(Driver(Records((*CATALOGUE, CATALOGUE[0]), booked)).picture(), "records-five")


def test_golden_records() -> None:
    golden.check(Driver(Records(CATALOGUE, full())).picture(), "records")
    driver = shelf_of(Booked())
    driver.key("f2")
    golden.check(driver.picture(), "records-waiting")
