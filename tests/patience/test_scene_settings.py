"""The Info box, its switches, the interactive help and the help window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.patience import osmosis, pyramid
from game.patience.match import Match
from game.wimp.boxes import touch
from tests.patience.playing import BAR_ICON, DISC, HARD_DISC, Player


def open_info(player: Player) -> None:
    player.driver.click(*BAR_ICON, button=3)
    player.driver.click(700, 485)


def click_info(player: Player, name: str) -> None:
    box = next(icon.box for icon in player.scene.app.panes()["info"].icons if icon.name == name)
    x, y, _, _ = player.desk.levels()[1].inside
    player.driver.click(x + box[0] + 5, y + box[1] + 12)


def hint(player: Player) -> str:
    return " ".join(icon.text for icon in player.scene.app.panes()["tips"].icons)


def test_the_interactive_help_is_off_at_first_and_says_what_is_there() -> None:
    player = Player()
    assert player.desk.window("tips") is None
    open_info(player)
    click_info(player, "tips")
    player.driver.key("escape")
    assert player.desk.window("tips") is not None and player.desk.focus == "game"
    player.driver.move(*player.spot("new"))
    assert hint(player).startswith("Deals a new game")
    player.driver.move(30, 10)
    assert hint(player).startswith("Close")
    player.driver.move(*BAR_ICON)
    assert hint(player) == "Select opens the card table, Menu the menu."
    player.driver.move(400, 590)
    assert hint(player).startswith("This window")
    player.driver.key("f1")
    player.driver.move(*player.spot("", "help"))
    assert hint(player).startswith("The rules of both games")
    player.driver.key("ctrl+w")
    player.driver.key("f2")
    assert player.desk.window("tips") is None


def test_a_refused_click_beeps_and_the_help_says_why() -> None:
    player = Player()
    player.driver.key("f2")
    player.click("waste")
    assert player.ear.beeps == 1 and hint(player) == "No card lies on the waste."
    player.driver.move(*player.spot("pack"))
    assert hint(player).startswith("Click to turn")
    player = Player("pyramid")
    player.driver.key("f2")
    player.sitting.table = Match(0, (), pyramid.from_position({0: "2S", 21: "5H", 22: "9C"}, [], [], [], 1))
    player.click("21")
    player.click("22")
    assert player.ear.beeps == 1 and hint(player).endswith("make 14, not thirteen.")


def test_adjust_is_told_of_where_it_parks() -> None:
    player = Player()
    rows = [["7H"], [], [], []]
    for piles in ([["2C"], ["3C"], ["4C"], []], [["2C"], ["3C"], ["4C"], ["5C"]]):
        player.sitting.table = osmosis.from_position(piles, rows, [], ["7S"])
        player.driver.move(*player.spot("new"))
        player.driver.move(*player.spot("waste"))
        told = "The seven of spades. Click to send it to its row."
        assert hint(player) == told + (" Adjust puts it on the empty pile." if [] in piles else "")


def closing(player: Player, window: str) -> str:
    found = player.desk.window(window)
    assert found is not None
    player.desk.front(window)
    player.driver.move(found.box[0] + 30, found.box[1] + 10)
    return hint(player)


def test_close_says_what_brings_that_window_back_and_so_it_does() -> None:
    player = Player()
    player.driver.key("f1")
    player.driver.key("f2")
    player.driver.click(*HARD_DISC)
    ways: dict[str, tuple[str, Callable[[], None]]] = {
        "game": ("icon bar's Osmosis", partial(player.driver.click, *BAR_ICON)),
        "filer": ("icon bar's hard disc", partial(player.driver.click, *HARD_DISC)),
        "help": ("F1", partial(player.driver.key, "f1")),
        "tips": ("F2", partial(player.driver.key, "f2")),
    }
    for window, (named, open_again) in ways.items():
        told = closing(player, window)
        assert told.startswith("Close: takes this window off the screen. ") and named in told
        player.desk.close(window)
        open_again()
        assert player.desk.window(window) is not None


def test_shaded_entries_say_why_they_are() -> None:
    player = Player("pyramid")
    player.driver.key("f2")
    player.driver.click(500, 100, button=3)
    player.driver.move(500, 110)
    assert hint(player) == "Undo is shaded: there is no move to take back."
    player.driver.move(500, 130)
    assert hint(player) == "Gives up the game on the table."
    player.driver.key("escape")
    player.choose("resign")
    player.driver.click(700, 300, button=3)
    player.driver.move(700, 310)
    assert hint(player) == "Undo is shaded: this game is over."
    player.driver.move(700, 330)
    assert hint(player) == "Resign is shaded: this game is over."


def test_return_on_shaded_undo_beeps_and_says_why() -> None:
    player = Player()
    for key in ("f2", "shift+f10", "return"):
        player.driver.key(key)
    assert player.ear.beeps == 1 and hint(player) == "Undo is shaded: there is no move to take back."


def test_about_does_not_cover_the_interactive_help() -> None:
    player = Player()
    player.driver.key("f2")
    before = player.desk.window("tips")
    open_info(player)
    window = player.desk.window("tips")
    assert before is not None and window is not None
    assert not any(touch(level.outside, window.box) for level in player.desk.levels())
    assert player.again().desk.kept() == player.desk.kept()
    player.driver.key("escape")
    assert player.desk.window("tips") == before


def test_about_stands_level_with_its_menu_and_its_facts_beside_it() -> None:
    player = Player()
    open_info(player)
    menu, about = player.desk.levels()
    assert about.outside[1] == menu.outside[1] == 452 and about.inside[3] == 122
    assert about.outside[0] + about.outside[2] == menu.outside[0] + 1
    fields = [icon.box for icon in player.scene.app.panes()["info"].icons if icon.kind == "display"]
    x, y = about.inside[:2]
    assert [(x + box[0], y + box[1]) for box in fields] == [
        (357 + 77, 473 + 3 + 30 * row) for row in range(4)
    ]


def heading_in_sight(player: Player) -> str:
    window = player.desk.window("help")
    assert window is not None
    texts = [icon for icon in player.scene.app.panes()["help"].icons if icon.kind == "text"]
    return next(icon.text for icon in texts if icon.box[1] >= window.scroll[1])


def test_help_opens_at_the_rules_of_the_game_on_the_table() -> None:
    player = Player("pyramid")
    player.driver.key("f1")
    assert heading_in_sight(player) == "Pyramid"
    player.driver.key("page down")
    player.driver.key("ctrl+w")
    player = player.again()
    player.driver.key("f1")
    assert heading_in_sight(player) != "Pyramid", "where it was left, as long as the game is the same"
    player.driver.key("ctrl+w")
    player.choose("osmosis")
    player.driver.key("f1")
    assert heading_in_sight(player) == "Osmosis"
    assert player.scene.app.panes()["help"].title == "Help on Osmosis and Pyramid"


def test_help_from_the_icon_bar_leaves_one_mark_of_the_keyboard() -> None:
    player = Player()
    player.driver.key("f6")
    assert player.desk.cursor is not None
    player.driver.key("f1")
    assert player.desk.focus == "help" and player.desk.cursor is None


def test_the_hard_disc_promises_what_it_does() -> None:
    player = Player()
    player.driver.key("f2")
    player.driver.click(*HARD_DISC)
    for name, says in (("!Gravity", "Gravity runs on"), ("!MathToot", "Math Tooter runs on")):
        player.driver.move(*player.spot(name, "filer"))
        assert hint(player).startswith(says) and "leaves for the attic" in hint(player)
    player.driver.move(*player.spot("", "filer"))
    assert "opens" not in hint(player)


def test_every_hint_fits_its_window() -> None:
    for game in ("osmosis", "pyramid"):
        player = Player(game)
        player.driver.key("f2")
        for x in range(3, 800, 23):
            for y in range(3, 600, 19):
                player.driver.move(x, y)
                assert 1 <= len(player.scene.app.panes()["tips"].icons) <= 2, hint(player)


def test_settings_are_kept() -> None:
    player = Player()
    open_info(player)
    for name in ("four", "acorn", "tips"):
        click_info(player, name)
    player.driver.key("escape")
    other = player.again()
    assert other.scene.app.settings.four and other.scene.app.settings.acorn
    assert other.desk.window("tips") is not None
    assert any(icon.sprite.startswith("four/") for icon in other.scene.app.panes()["game"].icons)
    other.driver.click(400, 300, button=3)
    assert other.desk.tree is None, "with the Acorn mouse the right button is Adjust"


def test_the_help_is_a_window_of_the_desktop() -> None:
    player = Player()
    open_info(player)
    click_info(player, "help")
    window = player.desk.window("help")
    assert window is not None and player.desk.tree is None and player.desk.focus == "help"
    assert window.extent[1] > 2 * window.work[3], "it scrolls"
    player.driver.key("ctrl+w")
    player.driver.key("f1")
    assert player.desk.window("help") is not None


def test_the_hard_disc_shows_its_files() -> None:
    player = Player()
    player.driver.click(*HARD_DISC)
    player.click("Help", "filer")
    assert player.desk.focus == "help"
    player.driver.key("ctrl+w")
    player.click("!Osmosis", "filer")
    assert player.desk.windows[-1].name == "game"
    player.driver.click(*HARD_DISC)
    player.click("!Gravity", "filer")
    assert player.left == 1


def test_the_floppy_drive_is_empty() -> None:
    player = Player()
    player.driver.key("f2")
    player.driver.click(*DISC)
    assert player.ear.beeps == 1 and hint(player) == "There is no disc in the drive."
