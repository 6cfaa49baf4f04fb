"""The Info box, its switches, the interactive help and the help window."""

from __future__ import annotations

from game.patience import osmosis, pyramid
from game.patience.match import Match
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
