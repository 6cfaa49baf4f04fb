"""Only deals that can be won: looked for in slices, dealt when found, and named in the title."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from game.patience import osmosis, pyramid, solver
from game.patience.finder import Finder
from game.patience.scene import PatienceScene
from game.shell.scene import House, is_busy
from game.shell.settings import Settings
from game.shell.sound import Silence
from game.shell.store import Store
from tests.driving import Driver
from tests.patience.playing import Player


def found(finder: Finder, game: str) -> int:
    while (slices := finder.slices(game)) is not None:
        next(slices, None)
    number = finder.take(game)
    assert number is not None
    return number


def numbers(first: int) -> Callable[[], int]:
    deals = count(first, 50)
    return lambda: next(deals)


def test_a_deal_of_osmosis_that_comes_out_is_found_and_given_once() -> None:
    finder = Finder(numbers(1))
    assert finder.take("osmosis") is None
    first, second = found(finder, "osmosis"), found(finder, "osmosis")
    assert first < second and finder.take("osmosis") is None
    for number in (first, second):
        assert solver.verdict(solver.solve_osmosis(osmosis.new(number))).winnable


def test_a_match_of_pyramid_can_be_cleared_six_times() -> None:
    number = found(Finder(numbers(1)), "pyramid")
    for deal in range(number, number + 6):
        assert solver.verdict(solver.solve_pyramid(pyramid.new(deal))).winnable


def scene(store: Store, game: str = "osmosis", winnable: bool = True, seed: str | None = None) -> Driver:
    settings = Settings(store, {"winnable": winnable})
    house = House(
        store.slot(game), Silence(), lambda: driver.scene, lambda text: None, seed=seed, settings=settings
    )
    driver = Driver(PatienceScene(house, game, numbers(1)))
    return driver


def title(driver: Driver) -> str:
    assert isinstance(driver.scene, PatienceScene)
    return driver.scene.app.title


@pytest.mark.parametrize("game", ["osmosis", "pyramid"])
def test_what_is_dealt_can_be_won_and_says_so(game: str) -> None:
    store = Store(None)
    driver = scene(store, game)
    driver.wait(1 / 60)
    assert title(driver).endswith("looking for a deal that can be won")
    assert not is_busy(driver.scene)
    driver.finish_work()
    driver.wait(1 / 60)
    first = title(driver)
    assert first.endswith(" - can be won")
    assert title(scene(store, game)) == first  # after a kill too
    driver.finish_work()
    assert isinstance(driver.scene, PatienceScene)
    driver.scene.app.choose("game", game)
    driver.wait(1 / 60)
    assert title(driver).endswith(" - can be won") and title(driver) != first


def test_what_somebody_asked_for_or_began_stays() -> None:
    store = Store(None)
    driver = scene(store, seed="7")
    driver.wait(0.5)
    assert title(driver) == "Osmosis - deal 7"
    player = Player()
    player.click("pack")
    again = scene(player.store)
    again.wait(0.5)
    assert title(again) == "Osmosis - deal 1997"


def test_otherwise_nothing_is_looked_for() -> None:
    driver = scene(Store(None), winnable=False)
    driver.wait(0.1)
    assert driver.scene.work() is None and title(driver) == "Osmosis - deal 1"
