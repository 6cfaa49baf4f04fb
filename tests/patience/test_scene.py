"""Menus, icon bar, titles, undo, resign, being stuck, winning."""

from __future__ import annotations

import pytest

from game.patience import osmosis, pyramid
from game.patience.match import Match
from game.shell.inputs import Action
from game.wimp.menus import Menu
from tests.patience import invariants
from tests.patience.playing import ATTIC, BAR_ICON, Player, shaded, stuck_player

STUCK = osmosis.from_position([["2C"], ["3C"], ["4C"], ["5C"]], [["7H"], [], [], []], [], [])


def entries(menu: Menu | None) -> list[str]:
    assert menu is not None
    return [line.text if line else "----" for line in menu.entries]


def test_menus_have_these_entries_and_no_others() -> None:
    player = Player()
    assert entries(player.scene.app.menu("osmosis")) == ["Info", "Osmosis", "----", "Quit"]
    game = ["Undo", "Resign", "----", "Osmosis", "Pyramid", "----", "Quit"]
    assert entries(player.scene.app.menu("game")) == game
    assert entries(Player("pyramid").scene.app.menu("game")) == game
    for place in ("disc", "hard disc", "attic", "help", "tips"):
        assert player.scene.app.menu(place) is None


def test_each_machine_opens_on_its_own_game() -> None:
    assert Player("osmosis").title == "Osmosis - deal 1997"
    assert Player("pyramid").title == "Pyramid - game 1 of 6 - deal 1997"
    for game in ("osmosis", "pyramid"):
        assert [window.name for window in Player(game).desk.windows] == ["game"]


def test_the_other_game_of_the_menu_takes_the_machine_over() -> None:
    player = Player("osmosis")
    player.choose("pyramid")
    assert player.title == "Pyramid - game 1 of 6 - deal 1998"
    assert player.again().title == player.title
    player.choose("osmosis")
    assert player.title == "Osmosis - deal 1999"


def test_select_on_the_bar_opens_the_game_and_brings_it_forward() -> None:
    player = Player()
    player.click("pack")
    player.driver.click(30, 10)
    assert not player.desk.windows
    before = player.osmosis
    player.driver.click(*BAR_ICON)
    assert player.osmosis == before and player.desk.focus == "game"
    player.driver.key("f1")
    assert player.desk.windows[-1].name == "help"
    player.driver.click(*BAR_ICON)
    assert player.desk.windows[-1].name == "game" and player.desk.focus == "game"
    player.driver.click(30, 10)
    player.driver.click(*BAR_ICON, button=3)
    player.driver.click(700, 507)
    assert player.desk.window("game") is not None


def test_quit_leaves_to_the_shelf_by_every_way() -> None:
    player = Player()
    player.choose("quit")
    assert player.left == 1
    player.driver.click(*ATTIC)
    assert player.left == 2
    player.driver.click(*BAR_ICON, button=3)
    player.driver.click(700, 540)
    assert player.left == 3


def test_info_opens_about() -> None:
    player = Player()
    player.driver.click(*BAR_ICON, button=3)
    player.driver.move(750, 485)
    levels = player.desk.levels()
    assert levels[1].content == "info"
    assert player.scene.app.panes()["info"].title == "About this program"
    player.driver.key("escape")
    player.driver.click(*BAR_ICON, button=3)
    player.driver.click(700, 485)
    assert len(player.desk.levels()) == 2, "Select opens it too, and so does a tap"


def test_new_game_is_bottom_right_in_both() -> None:
    for game in ("osmosis", "pyramid"):
        player = Player(game)
        player.driver.click(720, 511)
        assert player.sitting.number == 1998 and player.sitting.game == game


def test_a_new_game_leaves_the_help_that_is_read_in_front() -> None:
    player = Player()
    player.driver.key("f1")
    player.click("new")
    assert [window.name for window in player.desk.windows] == ["game", "help"] and player.desk.focus == "game"


def test_by_keys_a_new_game_comes_to_the_front_where_its_cursor_is_seen() -> None:
    player = Player("pyramid")
    player.choose("resign")
    for key in ("f1", "tab", "return"):
        player.driver.key(key)
    assert [window.name for window in player.desk.windows] == ["help", "game"] and player.desk.focus == "game"


def test_titles_show_game_and_deal() -> None:
    player = Player("pyramid", seed="1997")
    player.choose("resign")
    player.answer("ok")
    assert player.title == "Pyramid - game 2 of 6 - deal 1998"


def test_undo_goes_back_to_the_start_and_is_shaded_there() -> None:
    player = Player()
    states = [player.osmosis]
    assert shaded(player) == ["Undo"]
    for _ in range(5):
        player.click("pack")
        states.append(player.osmosis)
    assert shaded(player) == []
    for state in reversed(states[:-1]):
        player.choose("undo")
        assert player.osmosis == state
    assert shaded(player) == ["Undo"]
    player.driver.key("f8")
    assert player.osmosis == states[0] and player.ear.beeps == 1
    kept = player.slot.kept()
    assert kept is not None and kept.moves == ()


def test_f8_undoes_in_pyramid_too_and_puts_the_light_out() -> None:
    player = Player("pyramid")
    start = player.match
    player.click("pack")
    free = next(place for place in range(21, 28) if player.match.game.card(place) is not None)
    player.click(str(free))
    assert player.scene.app.lit == free
    player.driver.key("f8")
    assert player.match == start and player.scene.app.lit is None


def test_adjust_on_undo_keeps_the_menu_open() -> None:
    player = Player()
    player.click("pack")
    player.click("pack")
    player.driver.click(400, 300, button=3)
    for left in (1, 0):
        player.driver.click(400, 310, mods="alt")
        assert player.desk.tree is not None and len(player.sitting.moves) == left
        assert player.desk.tree.lit == (0 if left else None), "a shaded entry is not lit"
    player.driver.click(400, 310, mods="alt")
    assert player.desk.tree is not None, "Adjust on a shaded entry does nothing"
    player.driver.click(400, 310)
    assert player.desk.tree is None


def test_resign_in_osmosis_counts_a_loss_and_deals_anew() -> None:
    player = Player()
    player.click("pack")
    player.choose("resign")
    assert player.title == "Osmosis - deal 1998" and player.box() == []
    (result,) = player.slot.results()
    assert not result.won and result.detail["ending"] == "resigned" and result.detail["deal"] == 1997


def test_new_game_books_nothing() -> None:
    player = Player()
    player.click("new")
    assert player.slot.results() == []


def test_no_more_moves_is_told_once() -> None:
    player = Player()
    player.sitting.table = STUCK
    player.scene.app.settle()
    assert "There are no more moves: however" in player.box()
    player.answer("ok")
    assert player.box() == []
    player.click("0")
    player.click("1")
    assert player.box() == [] and player.ear.beeps == 2
    assert shaded(player) == ["Undo"], "Resign stays open"


def test_stuck_again_after_undo_is_not_told_again_nor_after_coming_back() -> None:
    player = stuck_player()
    player.answer("ok")
    for undone in (1, 2):
        player.key("f8")
        player.click("3")
        assert player.osmosis.stuck and player.box() == [], undone
        player = player.again()
    player.choose("resign")
    assert player.scene.app.told is False, "another game tells anew"


def test_a_win_is_told_even_after_being_stuck() -> None:
    player = nearly_won()
    player.scene.app.told = True
    player.click("0")
    assert player.box() != []


def nearly_won() -> Player:
    player = Player()
    rows = [[rank + suit for rank in "7A2345689TJQK"] for suit in "HSCD"]
    player.sitting.table = osmosis.from_position([[rows[3].pop()], [], [], []], rows, [], [])
    return player


@pytest.mark.parametrize("way", ["ok", "return", "box", "table"])
def test_after_a_won_game_ok_return_and_a_click_deal_the_next(way: str) -> None:
    player = nearly_won()
    player.click("0")
    match way:
        case "ok":
            player.answer("ok")
        case "return":
            player.driver.key("return")
        case "box":
            player.driver.click(300, 320)
        case "table":
            player.driver.click(700, 300)
    assert player.box() == [] and player.title == "Osmosis - deal 1998"


def test_a_double_click_on_the_last_card_leaves_the_box_of_a_won_game() -> None:
    player = nearly_won()
    x, y = player.spot("0")
    player.driver.click(x, y)
    player.driver.click(x, y)
    assert player.box() != [] and player.osmosis.ending == "won"


def test_a_won_game_is_booked_and_shaded() -> None:
    player = nearly_won()
    player.click("0")
    assert player.box()[:2] == ["All four rows are full:", "deal 1997 has come out."]
    (result,) = player.slot.results()
    assert result.won and result.detail["cards"] == 52
    assert shaded(player) == ["Undo", "Resign"]
    player.click("new")
    assert player.title == "Osmosis - deal 1998" and len(player.slot.results()) == 1


@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_the_menus_first_entry_by_keys_is_never_resign(game: str) -> None:
    player = Player(game, how="keys")
    title = player.title
    player.key("shift+f10")
    assert player.desk.tree is not None and player.desk.tree.lit == 0
    player.key("return")
    assert player.title == title and player.slot.results() == [] and player.ear.beeps == 1
    player.click("pack")
    player.key("shift+f10")
    player.key("return")
    assert player.sitting.moves == [] and player.slot.results() == []


def test_a_double_click_with_menu_undoes_nothing() -> None:
    player = Player()
    player.click("pack")
    for _ in range(2):
        player.mouse(400, 300, button=3)
    assert player.sitting.moves == ["pack"] and player.desk.tree is not None


def test_select_on_the_bar_fetches_a_window_that_is_mostly_off_the_screen() -> None:
    player = Player()
    for start, end in (((400, 10), (799, 590)), ((30 + 400, 10), (0, 200))):
        window = player.desk.window("game")
        assert window is not None
        player.driver.press(*start)
        player.driver.move(*end)
        player.driver.release()
        moved = player.desk.window("game")
        assert moved is not None and moved.box != window.box
        player.driver.click(*BAR_ICON)
        window = player.desk.window("game")
        assert window is not None
        x, y, wide, _ = window.box
        title = max(x, 0) + 100, y + 10
        assert player.desk.hit(title) == (window, "title") and -wide // 2 <= x <= 800 - wide // 2
        player.driver.press(*title)
        player.driver.move(title[0] - x, title[1] - y)
        player.driver.release()


def test_adjust_parks_a_base_card() -> None:
    player = Player()
    state = osmosis.from_position([["9C"], [], ["QC"], ["KC"]], [["7H"], [], [], []], [], ["5C", "2H"])
    player.sitting.table = state
    player.click("waste", mods="alt")
    assert player.osmosis.piles[1] == ("2H",)
    player.sitting.table = state
    player.click("waste")
    assert player.osmosis.rows[0] == ("7H", "2H")
    player.sitting.table = osmosis.from_position([["9C"]] * 4, [["7H"], [], [], []], [], ["2H"])
    player.click("waste", mods="alt")
    assert player.osmosis.rows[0] == ("7H", "2H"), "with no empty pile Adjust is Select"


def test_cards_on_the_rows_stay() -> None:
    player = Player()
    player.click("row 0")
    assert player.ear.beeps == 1 and player.sitting.moves == []
    player.click("")
    assert player.ear.beeps == 1


def slide(player: Player, icon: str, onto: str) -> None:
    player.driver.press(*player.spot(icon), touch=True)
    player.driver.move(*player.spot(onto))
    player.driver.release()


def test_a_finger_carries_a_card_to_a_pile_or_row() -> None:
    player = Player()
    state = osmosis.from_position([["9H"], [], ["QC"], ["KC"]], [["7H"], [], [], []], [], ["5C", "2H"])
    player.sitting.table = state
    slide(player, "waste", "1")
    assert player.osmosis.piles[1] == ("2H",), "a finger has no Adjust, but this"
    slide(player, "0", "row 0")
    assert player.osmosis.rows[0] == ("7H", "9H")
    slide(player, "2", "row 0")
    slide(player, "pack", "3")
    assert player.ear.beeps == 1 and player.osmosis.piles[2] == ("QC",)


def test_a_finger_carries_a_card_onto_its_partner() -> None:
    player = Player("pyramid")
    layout = {0: "2S", 15: "8D", 21: "5H", 22: "8C", 27: "KH"}
    player.sitting.table = Match(0, (), pyramid.from_position(layout, ["3C"], ["QD"], [], 1))
    slide(player, "21", "W")
    assert player.ear.beeps == 1 and player.scene.app.lit is None
    slide(player, "21", "22")
    assert player.match.game.foundation == ("5H", "8C")
    slide(player, "27", "F")
    assert player.match.game.card("F") == "KH" and player.scene.app.lit is None


def test_no_action_whatever_breaks_it() -> None:
    for game in ("osmosis", "pyramid"):
        scene = Player(game).scene
        for name in {*scene.inputs.keys.values(), "button", "pointer", "wheel", "nonsense", ""}:
            for phase in ("release", "drag", "hold", "press"):
                for pos in (None, (-5, 700), (799, 599), (400, 300)):
                    scene.act(Action(name, text="sideways", pos=pos, phase=phase, touch=pos is None))
                    invariants.check(scene)


@pytest.mark.parametrize("way", [("return",), ("shift+f10", "down", "return")])
def test_the_cursor_goes_with_the_keyboard_into_the_game_window(way: tuple[str, ...]) -> None:
    player = Player("pyramid", how="keys")
    player.key("f6")
    assert player.desk.cursor is not None and player.desk.cursor.icon == "osmosis"
    for chord in way:
        player.key(chord)
    assert player.desk.cursor is not None and player.desk.tree is None
    assert (player.desk.focus, player.desk.cursor.place, player.desk.cursor.icon) == ("game", "game", "pack")


def stands_on(player: Player) -> tuple[str, str] | None:
    cursor = player.desk.cursor
    return (cursor.place, cursor.icon) if cursor else None


@pytest.mark.parametrize(("game", "first"), [("osmosis", "0"), ("pyramid", "pack")])
@pytest.mark.parametrize("walked", [True, False])
def test_another_game_by_keys_begins_on_its_first_pile(game: str, first: str, walked: bool) -> None:
    player = Player("pyramid" if game == "osmosis" else "osmosis", how="keys")
    player.driver.move(720, 511)
    if walked:
        player.key("shift+tab")
        assert stands_on(player) == ("game", "new")
    player.choose(game)
    assert player.sitting.game == game and stands_on(player) == ("game", first)


def test_new_game_by_keys_begins_on_its_first_pile_and_by_mouse_on_none() -> None:
    player = Player("pyramid", how="keys")
    player.click("new")
    assert player.sitting.number == 1998 and stands_on(player) == ("game", "pack")
    player.mouse(720, 511)
    assert player.sitting.number == 1999 and stands_on(player) is None


def test_the_next_game_of_a_match_by_keys_begins_on_its_first_pile() -> None:
    player = Player("pyramid", how="keys")
    player.choose("resign")
    player.key("tab")
    assert stands_on(player) == ("message", "ok")
    player.key("return")
    assert player.match.round == 2 and stands_on(player) == ("game", "pack")
