"""Pictures of the desktop and both games, each once held beside its target in shared/reference."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.patience import osmosis, pyramid
from game.patience.match import Match
from game.shell.fit import Size
from game.shell.screen import Screen
from game.wimp import windows
from game.wimp.look import SIZE
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
WINDOWS: tuple[Size, ...] = ((800, 600), (1366, 768), (1920, 1080))
ROUNDED = 12
"""Of 255: smoothscale rounds at each of its two steps."""
SEEN = (
    ("about", WINDOWS[1]),
    ("small", WINDOWS[1]),
    ("four", WINDOWS[2]),
    ("help", WINDOWS[2]),
)
"""Of these the whole window is kept, for somebody to look at."""
LATE = pyramid.from_position(LAYOUT, PACK, ["2S"], ["KD"], 2)


Make = Callable[[], Player]
SCREENS: dict[str, Make] = {}


def screen(name: str) -> Callable[[Make], Make]:
    """The picture of that name is the one that the player made here sees."""

    def named(make: Make) -> Make:
        SCREENS[name] = make
        return make

    return named


def late() -> Player:
    player = Player("pyramid")
    player.sitting.table = Match(1997, (-12,), LATE)
    player.scene.app.settle()
    return player


@screen("bare")
def bare_desktop() -> Player:
    player = Player()
    player.driver.click(30, 10)
    player.driver.move(420, 300)
    return player


@screen("bar-menu")
def icon_bar_menu() -> Player:
    player = Player()
    player.driver.click(30, 10)
    player.driver.click(*BAR_ICON, button=3)
    player.driver.move(712, 508)
    return player


@screen("osmosis-start")
def osmosis_at_the_start() -> Player:
    player = Player("osmosis", seed="1997")
    return player


@screen("osmosis-late")
def osmosis_near_the_end() -> Player:
    player = Player()
    player.sitting.table = MIDDLE
    player.driver.move(420, 470)
    return player


@screen("pyramid-start")
def pyramid_at_the_start() -> Player:
    player = Player("pyramid", seed="1997")
    return player


@screen("pyramid-late-lit")
def pyramid_near_the_end_with_a_lit_card() -> Player:
    player = late()
    player.click("14")
    player.driver.move(128, 78)
    return player


@screen("pyramid-last-deal")
def pyramid_with_an_empty_pack_in_the_last_deal() -> Player:
    player = Player("pyramid")
    game = pyramid.from_position({0: "8D", 1: "7D", 2: "5S"}, [], ["9S", "8C"], ["4D"], 3)
    player.sitting.table = Match(1997, (7, 20, 10, -12, -9), game)
    return player


@screen("menu-shaded")
def menu_with_a_shaded_entry() -> Player:
    player = Player("osmosis", seed="1997")
    player.driver.click(322, 180, button=3)
    player.driver.move(440, 262)
    return player


@screen("menu")
def menu_with_an_entry_lit() -> Player:
    player = Player()
    player.sitting.table = MIDDLE
    player.sitting.moves.append("pack")
    player.driver.click(472, 330, button=3)
    player.driver.move(514, 360)
    return player


@screen("about")
def about() -> Player:
    player = Player("osmosis", seed="1997")
    player.driver.click(*BAR_ICON, button=3)
    player.driver.move(751, 487)
    return player


@screen("about-keys")
def about_by_keys_with_everything_on() -> Player:
    player = Player("osmosis", seed="1997")
    player.scene.app.settings = replace(player.scene.app.settings, four=True)
    for key in ("f6", "shift+f10", "right", "down", "down"):
        player.driver.key(key)
    return player


@screen("about-tips")
def about_with_the_interactive_help_above_it() -> Player:
    player = Player("osmosis", seed="1997")
    player.driver.key("f2")
    player.driver.click(*BAR_ICON, button=3)
    player.driver.move(751, 487)
    return player


@screen("menu-keys")
def menu_by_keys_on_a_shaded_entry() -> Player:
    player = Player("pyramid", seed="1997")
    player.driver.key("f2")
    player.driver.key("shift+f10")
    return player


@screen("box-game")
def box_of_a_game() -> Player:
    player = late()
    player.choose("resign")
    player.driver.move(522, 358)
    return player


@screen("box-match")
def box_of_a_match() -> Player:
    player = Player("pyramid")
    resign_match(player)
    player.answer("ok")
    player.driver.leave()
    return player


@screen("box-two-matches")
def box_of_two_matches() -> Player:
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
    return player


@screen("box-stuck")
def box_when_stuck() -> Player:
    player = Player()
    player.sitting.table = osmosis.from_position(
        [["2C"], ["3C"], ["4C"], ["5C"]], [["7H"], [], [], []], [], []
    )
    player.driver.move(300, 480)
    return player


@screen("box-won")
def box_when_won() -> Player:
    player = Player()
    rows = [[rank + suit for rank in "7A2345689TJQK"] for suit in "HSCD"]
    player.sitting.table = osmosis.from_position([[rows[3].pop()], [], [], []], rows, [], [])
    player.click("0")
    player.driver.leave()
    return player


@screen("help")
def help_window_with_the_interactive_help() -> Player:
    player = Player("osmosis", seed="1997")
    player.driver.key("f1")
    player.driver.key("f2")
    player.driver.move(300, 300)
    return player


@screen("help-end")
def end_of_the_help() -> Player:
    player = help_window_with_the_interactive_help()
    player.driver.key("end")
    player.driver.leave()
    return player


@screen("small")
def small_scrolled_window() -> Player:
    player = Player()
    player.sitting.table = MIDDLE
    window = player.desk.window("game")
    assert window is not None
    player.desk.put(windows.scrolled(windows.opened(window, (170, 120, 520, 360)), 64, 60))
    player.driver.click(*HARD_DISC)
    player.desk.open("game")
    player.driver.move(684, 300)
    return player


@screen("four")
def four_colour_pack() -> Player:
    player = late()
    player.scene.app.settings = replace(player.scene.app.settings, four=True)
    player.click("14")
    player.driver.move(128, 78)
    return player


@screen("cursor")
def keyboard_cursor() -> Player:
    player = late()
    player.driver.key("right")
    for _ in range(3):
        player.driver.key("tab")
    player.driver.key("return")
    player.driver.key("tab")
    return player


@pytest.mark.parametrize("name", SCREENS)
def test_picture(name: str) -> None:
    golden.check(SCREENS[name]().picture(), f"desktop-{name}")


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("name", SCREENS)
def test_picture_in_a_window(name: str, size: Size) -> None:
    """The golden picture as large as it goes, doubled and then smoothly made smaller, black beside it."""
    window = shown(SCREENS[name](), size)
    picture = pygame.image.load(golden.FOLDER / f"desktop-{name}.png").convert(window)
    wide = round(size[1] * SIZE[0] / SIZE[1])
    doubled = picture if size == SIZE else pygame.transform.scale_by(picture, 2)
    expected = pygame.Surface(size, 0, window)
    expected.blit(pygame.transform.smoothscale(doubled, (wide, size[1])), ((size[0] - wide) // 2, 0))
    assert not differing(window, expected)


@pytest.fixture
def anywhere() -> Iterator[None]:
    """Each processor has a smoothscale of its own; this one is everywhere the same."""
    usual = pygame.transform.get_smoothscale_backend()
    pygame.transform.set_smoothscale_backend("GENERIC")
    yield
    pygame.transform.set_smoothscale_backend(usual)


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize(("name", "size"), SEEN)
def test_picture_of_a_window(name: str, size: Size) -> None:
    golden.check(shown(SCREENS[name](), size), f"desktop-{size[0]}-{name}")


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """In how many pixels two pictures differ by more than was rounded away."""
    most = (ROUNDED,) * 3
    count = 0
    for minuend, subtrahend in ((one, other), (other, one)):
        rest = minuend.copy()
        rest.blit(subtrahend, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        alike = pygame.mask.from_threshold(rest, (0, 0, 0), most)
        count += rest.get_width() * rest.get_height() - alike.count()
    return count


def shown(player: Player, size: Size) -> pygame.Surface:
    Screen("sharp", size=size).show(player.scene)
    window = pygame.display.get_surface()
    assert window is not None and window.get_size() == size
    return window


@pytest.mark.parametrize("name", ["osmosis", "pyramid"])
def test_miniatures(name: str) -> None:
    golden.check(Player(name, seed="1997").scene.miniature((160, 120)), f"desktop-miniature-{name}")
