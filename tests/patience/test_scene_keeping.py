"""What is kept of a scene, what comes back, and what --seed does."""

from __future__ import annotations

import pytest

from game.patience import osmosis
from game.patience.scene import PatienceScene
from game.patience.sitting import check_seed
from game.shell.scene import House
from game.shell.sound import Silence
from game.shell.store import Store
from tests.patience import invariants
from tests.patience.playing import Player


def test_leaving_and_coming_back_shows_the_same() -> None:
    player = Player("pyramid")
    for _ in range(3):
        player.click("pack")
    player.driver.press(400, 10)
    player.driver.move(430, 60)
    player.driver.release()
    player.driver.key("f1")
    player.driver.key("page down")
    player.driver.press(300, 58)
    player.driver.move(280, 68)
    player.driver.release()
    player.driver.key("ctrl+b")
    player.driver.leave()
    before = player.picture()
    other = player.again()
    assert other.desk.kept() == player.desk.kept()
    assert other.match == player.match and other.sitting.moves == player.sitting.moves
    after = other.picture()
    assert before.get_buffer().raw == after.get_buffer().raw
    for _ in range(3):
        other.driver.key("f8")
    assert other.sitting.moves == []


def test_an_open_menu_and_the_cursor_are_kept_too() -> None:
    player = Player()
    player.driver.key("right")
    player.driver.key("shift+f10")
    other = player.again()
    assert other.desk.cursor == player.desk.cursor and other.desk.tree is not None
    assert other.desk.tree.place == "game"


def test_a_box_is_there_again() -> None:
    player = Player("pyramid")
    player.choose("resign")
    assert player.again().box() == player.box() != []


def test_making_a_scene_writes_nothing() -> None:
    store = Store()
    player = Player(store=store)
    fresh = Store()
    house = House(fresh.slot("osmosis"), Silence(), lambda: player.scene, lambda text: None)
    scene = PatienceScene(house, "osmosis")
    scene.miniature((160, 120))
    assert fresh.slot("osmosis").kept() is None and fresh.slot("osmosis").desk() == {}


def test_miniature_is_the_picture_in_small() -> None:
    small = Player().scene.miniature((160, 120))
    assert small.get_size() == (160, 120)
    assert all(abs(a - b) < 4 for a, b in zip(small.get_at((100, 60)), (0x55, 0x88, 0), strict=False))


@pytest.mark.parametrize(
    ("seed", "options", "moves"),
    [
        ("1997", {"game": "osmosis", "booked": [], "rival": []}, ["pile 3", "nonsense"]),
        ("1997", {"game": "whist", "booked": [], "rival": []}, []),
        ("-4", {"game": "osmosis", "booked": [], "rival": []}, []),
        ("1997", {}, []),
        ("1997", {"game": "pyramid", "booked": [1, 2, 3, 4, 5, 6], "rival": []}, []),
        ("1997", {"game": "pyramid", "booked": [True], "rival": []}, []),
        ("1997", {"game": "pyramid", "booked": [], "rival": [1]}, []),
        ("1997", {"game": "pyramid", "booked": [], "rival": []}, ["resign", "next"]),
    ],
)
def test_a_game_that_cannot_be_replayed_is_put_aside(
    seed: str, options: dict[str, object], moves: list[str]
) -> None:
    store = Store()
    slot = store.slot("osmosis")
    slot.begin(seed, options)
    for move in moves:
        slot.append(move)
    player = Player(store=store)
    assert len(player.notices) == 1 and "put aside" in player.notices[0]
    assert player.osmosis == osmosis.new(1997)
    kept = slot.kept()
    assert kept is not None and kept.seed == "1997" and kept.moves == ()
    player.click("pack")
    assert player.again().sitting.moves == ["pack"]


@pytest.mark.parametrize(
    "desk",
    [
        {"told": 3},
        {"helped": "whist"},
        {"settings": {"four": 1}},
        {"settings": {"four": True, "acorn": False}, "desktop": {"windows": [["game"]]}},
        {"settings": {"four": True, "acorn": False}, "desktop": []},
        {"settings": {"four": True, "acorn": False}},
    ],
)
def test_a_desk_that_makes_no_sense_is_put_aside(desk: dict[str, object]) -> None:
    store = Store()
    player = Player(store=store)
    player.slot.put_desk(desk)
    other = player.again()
    assert len(other.notices) == 1
    invariants.check(other.scene)


def test_a_desk_without_a_game_keeps_its_windows() -> None:
    player = Player()
    player.driver.key("f1")
    player.slot.drop()
    other = player.again()
    assert [window.name for window in other.desk.windows] == ["game", "help"] and other.notices == []


def test_a_seed_is_dealt_and_then_left_alone() -> None:
    store = Store()
    player = Player(store=store)
    player.click("pack")
    asked = Player(store=store, seed="5")
    assert asked.title == "Osmosis - deal 5" and asked.sitting.moves == []
    asked.click("pack")
    assert Player(store=store, seed="5").sitting.moves == ["pack"]
    asked.click("new")
    assert Player(store=store, seed="5").title == "Osmosis - deal 1997"
    assert Player(store=store).title == "Osmosis - deal 1997"


def test_zeros_in_front_of_a_seed_are_the_same_deal() -> None:
    store = Store()
    Player(store=store, seed="5").click("pack")
    assert Player(store=store, seed="005").sitting.moves == ["pack"]


def test_seeds_that_are_none() -> None:
    for good in ("0", "1997", "2147483647"):
        check_seed(good)
    for bad in ("", "-1", "2147483648", "abc", "1.5", " 7", "٣", "99999999999"):
        with pytest.raises(ValueError, match="whole number"):
            check_seed(bad)
