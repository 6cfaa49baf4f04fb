"""Pictures of the desktop and both games, each once held beside its target in shared/reference."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.patience import osmosis, pyramid
from game.patience.match import Match
from game.wimp import windows
from tests import golden
from tests.patience.playing import BAR_ICON, HARD_DISC, Player, resign_match

MIDDLE = osmosis.from_position(
    [[], ["6S"], ["2C", "7C"], ["2D", "JC"]],
    [
        [rank + "D" for rank in "456789TJQKA23"],
        ["4S", "TS", "KS", "7S", "3S", "9S", "8S", "JS", "5S", "AS", "QS"],
        ["4H", "TH", "8H", "JH", "9H", "QH"],
        ["4C", "QC"],
    ],
    ["2S"],
    ["5C"],
)
CARDS = "8D 7D 5S 7C TC 5C 7S 4C QC 4H 9C 5D 9H 2D JS TH JC 6C"
LAYOUT = dict(zip((*range(15), 17, 18, 24), CARDS.split(), strict=True))
REST = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
PACK = [card for card in REST if card not in {*LAYOUT.values(), "2S", "KD"}][:12]
LATE = pyramid.from_position(LAYOUT, PACK, ["2S"], ["KD"], 2)


def late() -> Player:
    player = Player("pyramid")
    player.sitting.table = Match(1997, (-12,), LATE)
    player.scene.app.settle()
    return player


def kept(player: Player, name: str) -> None:
    golden.check(player.picture(), f"desktop-{name}")


def test_bare_desktop() -> None:
    player = Player()
    player.driver.click(30, 10)
    player.driver.move(420, 300)
    kept(player, "bare")


def test_icon_bar_menu() -> None:
    player = Player()
    player.driver.click(30, 10)
    player.driver.click(*BAR_ICON, button=3)
    player.driver.move(712, 508)
    kept(player, "bar-menu")


def test_osmosis_at_the_start() -> None:
    kept(Player("osmosis", seed="1997"), "osmosis-start")


def test_osmosis_near_the_end() -> None:
    player = Player()
    player.sitting.table = MIDDLE
    player.driver.move(420, 470)
    kept(player, "osmosis-late")


def test_pyramid_at_the_start() -> None:
    kept(Player("pyramid", seed="1997"), "pyramid-start")


def test_pyramid_near_the_end_with_a_lit_card() -> None:
    player = late()
    player.click("14")
    player.driver.move(128, 78)
    kept(player, "pyramid-late-lit")


def test_pyramid_with_an_empty_pack_in_the_last_deal() -> None:
    player = Player("pyramid")
    game = pyramid.from_position({0: "8D", 1: "7D", 2: "5S"}, [], ["9S", "8C"], ["4D"], 3)
    player.sitting.table = Match(1997, (7, 20, 10, -12, -9), game)
    kept(player, "pyramid-last-deal")


def test_menu_with_a_shaded_entry() -> None:
    player = Player("osmosis", seed="1997")
    player.driver.click(322, 180, button=3)
    player.driver.move(440, 262)
    kept(player, "menu-shaded")


def test_menu_with_an_entry_lit() -> None:
    player = Player()
    player.sitting.table = MIDDLE
    player.sitting.moves.append("pack")
    player.driver.click(472, 330, button=3)
    player.driver.move(514, 360)
    kept(player, "menu")


def test_about() -> None:
    player = Player("osmosis", seed="1997")
    player.driver.click(*BAR_ICON, button=3)
    player.driver.move(751, 487)
    kept(player, "about")


def test_about_by_keys_with_everything_on() -> None:
    player = Player("osmosis", seed="1997")
    player.scene.app.settings = replace(player.scene.app.settings, four=True)
    for key in ("f6", "shift+f10", "right", "down", "down"):
        player.driver.key(key)
    kept(player, "about-keys")


def test_box_of_a_game() -> None:
    player = late()
    player.choose("resign")
    player.driver.move(522, 358)
    kept(player, "box-game")


def test_box_of_a_match() -> None:
    player = Player("pyramid")
    resign_match(player)
    player.answer("ok")
    player.driver.leave()
    kept(player, "box-match")


def test_box_of_two_matches() -> None:
    player = Player("pyramid")
    resign_match(player)
    player.answer("ok")
    player.answer("second player")
    player.sitting.table = Match(
        1997, (32, -7, 11, -28, -4), pyramid.from_position({0: "JS"}, [], ["2C"], [], 2)
    )
    player.click("0")
    player.click("W")
    player.answer("ok")
    player.driver.leave()
    kept(player, "box-two-matches")


def test_box_when_stuck() -> None:
    player = Player()
    player.sitting.table = osmosis.from_position(
        [["2C"], ["3C"], ["4C"], ["5C"]], [["7H"], [], [], []], [], []
    )
    player.driver.move(300, 480)
    kept(player, "box-stuck")


def test_box_when_won() -> None:
    player = Player()
    rows = [[rank + suit for rank in "7A2345689TJQK"] for suit in "HSCD"]
    player.sitting.table = osmosis.from_position([[rows[3].pop()], [], [], []], rows, [], [])
    player.click("0")
    player.driver.leave()
    kept(player, "box-won")


def test_help_window_with_the_interactive_help() -> None:
    player = Player("osmosis", seed="1997")
    player.driver.key("f1")
    player.driver.key("f2")
    player.driver.move(300, 300)
    kept(player, "help")
    player.driver.key("end")
    player.driver.leave()
    kept(player, "help-end")


def test_small_scrolled_window() -> None:
    player = Player()
    player.sitting.table = MIDDLE
    window = player.desk.window("game")
    assert window is not None
    player.desk.put(windows.scrolled(windows.opened(window, (170, 120, 520, 360)), 64, 60))
    player.driver.click(*HARD_DISC)
    player.desk.open("game")
    player.driver.move(684, 300)
    kept(player, "small")


def test_four_colour_pack() -> None:
    player = late()
    player.scene.app.settings = replace(player.scene.app.settings, four=True)
    player.click("14")
    player.driver.move(128, 78)
    kept(player, "four")


def test_keyboard_cursor() -> None:
    player = late()
    player.driver.key("right")
    for _ in range(3):
        player.driver.key("tab")
    player.driver.key("return")
    player.driver.key("tab")
    kept(player, "cursor")


@pytest.mark.parametrize("name", ["osmosis", "pyramid"])
def test_miniatures(name: str) -> None:
    golden.check(Player(name, seed="1997").scene.miniature((160, 120)), f"desktop-miniature-{name}")
