"""Pyramid's boxes, the match and the second player."""

from __future__ import annotations

import pytest

from game.patience import boxes, pyramid
from game.patience.match import Match
from tests.patience.playing import Player, resign_match, shaded
from tests.patience.test_golden import SCREENS


def test_each_ended_game_brings_its_box() -> None:
    player = Player("pyramid")
    player.choose("resign")
    assert player.box() == [
        "Game 1: resigned",
        "Bonus                    0",
        "Hand                   -24",
        "Layout                 -28",
        "This game              -52",
        "Match so far           -52",
    ]
    assert shaded(player) == ["Undo", "Resign"]
    fields = {
        icon.text: icon.value for icon in player.scene.app.panes()["game"].icons if icon.kind == "field"
    }
    assert fields == {"Score": "-52", "Deal": "1", "Cards left": "24"}


@pytest.mark.parametrize("way", ["ok", "return", "box", "table"])
def test_ok_return_and_a_click_deal_the_next(way: str) -> None:
    player = Player("pyramid")
    player.choose("resign")
    match way:
        case "ok":
            player.answer("ok")
        case "return":
            player.driver.key("return")
        case "box":
            player.driver.click(300, 320)
        case "table":
            player.driver.click(700, 300)
    assert player.box() == [] and player.title == "Pyramid - game 2 of 6 - deal 1998"
    assert player.match.booked == (-52,)


def test_a_double_click_on_the_last_card_leaves_the_box_and_its_keyboard() -> None:
    player = Player("pyramid")
    game = pyramid.from_position({0: "JS", 1: "4H"}, [], ["3C", "9C"], [], 3)
    player.sitting.table = Match(1997, (), game)
    x, y = player.spot("pack")
    player.driver.click(x, y)
    player.driver.click(x, y)
    assert player.box() != [] and player.desk.focus == "message"
    player.driver.key("return")
    assert player.box() == [] and player.title == "Pyramid - game 2 of 6 - deal 1998"


def test_a_cleared_pyramid_and_its_score() -> None:
    player = Player("pyramid")
    game = pyramid.from_position({0: "JS"}, ["9C", "4D"], ["3C", "2C"], [], 2)
    player.sitting.table = Match(1997, (-3,), game)
    player.click("0")
    player.click("W")
    assert player.box()[:4] == [
        "Game 2: pyramid cleared",
        "Bonus                   35",
        "Hand                    -3",
        "Layout                   0",
    ]
    (result,) = player.slot.results()
    assert result.won and result.score == 32 and result.detail["round"] == 2


def test_the_end_of_a_match() -> None:
    player = Player("pyramid")
    resign_match(player)
    assert player.box()[0] == "Game 6: resigned"
    player.answer("ok")
    box = player.box()
    assert box[0] == "The match is over." and "Game 3                 -52" in box
    assert "Total                 -312" in box and "Below 0: it can be done better." in box
    assert player.slot.results()[-1].detail["match"] == {
        "deal": 1997,
        "scores": [-52] * 6,
        "total": -312,
    }
    assert sum("match" in result.detail for result in player.slot.results()) == 1
    player.driver.click(700, 300)
    assert player.box() == box and player.ear.beeps == 1, "here one has to choose"
    player.answer("new match")
    assert player.title == "Pyramid - game 1 of 6 - deal 1998" and player.match.booked == ()


def test_a_second_player_has_the_same_deals_and_both_totals_are_shown() -> None:
    player = Player("pyramid")
    resign_match(player)
    player.answer("ok")
    player.answer("second player")
    assert player.title == "Pyramid - game 1 of 6 - deal 1997 - player 2" and player.match.booked == ()
    player = player.again()
    assert player.title.endswith("deal 1997 - player 2")
    player.click("pack")
    player.choose("resign")
    assert player.box()[0] == "Player 2, game 1: resigned"
    assert player.box()[-1] == "Player 1, same game    -52"
    player.answer("ok")
    resign_match(player, 5)
    player.answer("ok")
    box = player.box()
    assert "            Player 1  Player 2" in box
    assert "Total           -312      -312" in box and "Both have done equally well." in box
    assert [icon.name for icon in player.scene.app.panes()["message"].icons if icon.name] == ["new match"]
    assert player.again().box() == box
    player.driver.key("return")
    assert player.box() == box, "one Return too many loses neither total"
    player.driver.key("right")
    player.driver.key("return")
    assert player.match.booked == () and player.sitting.rival == ()
    assert player.title == "Pyramid - game 1 of 6 - deal 1997", "alone there is no number"


def test_a_good_match_is_told_as_one() -> None:
    player = Player("pyramid")
    game = pyramid.from_position({0: "JS"}, [], ["2C"], [], 1)
    player.sitting.table = Match(1997, (-10,) * 5, game)
    player.click("0")
    player.click("W")
    player.answer("ok")
    assert "0 or better: a match well played." in player.box()


def test_new_game_and_the_menu_begin_a_new_match_at_once() -> None:
    player = Player("pyramid")
    for deal in (1998, 1999):
        player.choose("resign")
        player.answer("ok")
        if deal == 1998:
            player.click("new")
        else:
            player.choose("pyramid")
        assert player.title == f"Pyramid - game 1 of 6 - deal {deal}" and player.match.booked == ()


def test_a_click_beside_the_match_box_leaves_it_the_keyboard() -> None:
    player = Player("pyramid")
    resign_match(player)
    player.answer("ok")
    player.driver.click(700, 300)
    player.driver.key("right")
    player.driver.key("return")
    assert player.sitting.number in (1997, 1998) and player.match.booked == ()


@pytest.mark.parametrize("walked", [True, False])
def test_one_return_too_many_leaves_the_second_player_the_chance(walked: bool) -> None:
    player = Player("pyramid", how="keys")
    resign_match(player)
    if walked:
        player.key("tab")
    player.key("return")
    box = player.box()
    assert box[0] == "The match is over." and box[-1] == "By keys: an arrow, then Return."
    for key in ("return", "space", "enter"):
        player.key(key)
        assert player.box() == box
    assert player.ear.beeps == 3
    while not (player.desk.cursor and player.desk.cursor.icon == "second player"):
        player.key("left")
    player.key("return")
    assert player.sitting.rival == (-52,) * 6


def ended(game: pyramid.State, move: str) -> str:
    player = Player("pyramid")
    player.sitting.table = Match(1997, (), game)
    player.sitting.play(move)
    player.scene.app.settle()
    return player.box()[0]


def test_each_end_is_called_by_its_name() -> None:
    left = pyramid.from_position({0: "JS", 1: "4H"}, [], ["3C", "9C"], [], 3)
    assert left.play("pack").ending == "passes"
    assert ended(left, "pack") == "Game 1: third pass over", "the nine and the four were left"
    last = pyramid.from_position({0: "QS", 21: "4H", 22: "8H"}, ["9C"], ["3C", "2C"], [], 3)
    assert ended(last.play("pack"), "pair W 21") == "Game 1: no more moves"
    empty = pyramid.from_position({0: "QS", 21: "4H", 22: "8H"}, [], ["9C"], [], 1)
    assert ended(empty, "pair W 21") == "Game 1: no more moves"
    assert ended(pyramid.from_position({0: "JS"}, [], ["2C"], [], 1), "pair 0 W") == "Game 1: pyramid cleared"
    assert ended(left, "resign") == "Game 1: resigned"


def test_the_pack_clicked_through_three_times() -> None:
    player = Player("pyramid", seed="100")
    while not player.sitting.over:
        player.click("pack")
    assert player.match.game.stuck is False and player.box()[0] == "Game 1: third pass over"


def test_no_line_of_a_box_comes_near_its_edge() -> None:
    for name in ("box-game", "box-match", "box-two-matches", "box-stuck", "box-won"):
        pane = SCREENS[name]().scene.app.panes()["message"]
        for icon in pane.icons:
            if icon.kind == "text":
                assert icon.box[0] + icon.box[2] <= pane.extent[0] - 20, icon.text
    for said in (*boxes.ENDINGS.values(), boxes.STUCK):
        assert len(f"Player 2, game 6: {said}") <= 34
