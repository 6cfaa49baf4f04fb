"""Attract mode: who is shown when and for how long, what reaches the scenes, and what is seen of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

import pygame
import pytest

from game.catalogue import CATALOGUE, Entry
from game.shell import look
from game.shell.attract import BLACK, LEAST, Attract, programme
from game.shell.hand import Hand, Laid, Press, Presses
from game.shell.inputs import Action, InputMap
from game.shell.kiosk import DEMO_SECONDS, RECORDS_SECONDS, Rota
from game.shell.scene import Game, House, Scene
from game.shell.shelf.records import Records
from game.shell.sound import Silence
from game.shell.store import Slot, Store
from tests import golden
from tests.driving import FRAME, STEPS_A_FRAME, Driver
from tests.shell.toy import Toy


@dataclass(eq=False)
class Player(Toy):
    """A toy game in its house, with a dot where it was last pointed to."""

    house: House | None = None
    dot: tuple[int, int] = (50, 40)
    clock: list[tuple[float, str]] = field(default_factory=list)

    def act(self, action: Action) -> None:
        super().act(action)
        self.clock.append((round(self.seconds, 2), action.name))
        self.dot = action.pos or self.dot

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        super().draw(surface)
        surface.fill((255, 255, 255), (*self.dot, 4, 4))
        return None

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface(size)


@dataclass
class Troupe:
    """Games "one", "two" and so on, whose demos press what they are told."""

    presses: list[Press | None]
    count: int = 2
    laying: int = 0
    seed: str | None = "7"
    numbers: list[tuple[str, int]] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    colours = {"one": (200, 40, 40), "two": (40, 200, 40)}

    @property
    def entries(self) -> list[Entry]:
        names = list(self.colours)[: self.count]
        return [self._entry(name) for name in names]

    def attract(self, **more: object) -> Attract:
        return Attract(self.entries, lambda name: [], rota=None, seed=5)

    def _entry(self, name: str) -> Entry:
        def make(house: House) -> Game:
            self.players.append(Player(house=house, colour=self.colours[name]))
            return self.players[-1]

        def demo(slot: Slot, number: int) -> Generator[None, None, Laid]:
            self.numbers.append((name, number))
            slot.put_desk({"laid": name})
            for _ in range(self.laying):
                yield
            return Laid(self.seed, self._play)

        return Entry(name, name.title(), 1987, "dos_pc", make, lambda _: None, demo=lambda: demo)

    def _play(self, scene: Game) -> Presses:
        yield from self.presses


def until(driver: Driver, attract: Attract, game: str | None, black: bool = False) -> float:
    """Seconds until this is on: a game, or for None the records or black."""
    seconds = 0.0
    while (attract.shows, attract.scene is None) != (game, black):
        driver.wait(FRAME)
        seconds += FRAME
        assert seconds < 100
    return seconds


def lasting(driver: Driver, attract: Attract) -> float:
    """Seconds that what is on now stays."""
    seconds, scene = 0.0, attract.scene
    while attract.scene is scene:
        driver.wait(FRAME)
        seconds += FRAME
    return round(seconds, 1)


# ------------------------------------------------------------------ the programme


def test_every_game_in_turn_the_records_between_and_black_before_each() -> None:
    troupe = Troupe([Press(100.0)])
    attract = troupe.attract()
    driver = Driver(attract)
    seen = []
    for _ in range(10):
        seen.append((attract.shows or type(attract.scene).__name__, lasting(driver, attract)))
    assert seen == [
        ("NoneType", BLACK),
        ("one", DEMO_SECONDS),
        ("NoneType", BLACK),
        ("Records", RECORDS_SECONDS),
        ("NoneType", BLACK),
        ("two", DEMO_SECONDS),
        ("NoneType", BLACK),
        ("Records", RECORDS_SECONDS),
        ("NoneType", BLACK),
        ("one", DEMO_SECONDS),
    ]


@pytest.mark.parametrize(
    ("presses", "seconds"),
    [([Press(3.0)], LEAST), ([Press(41.0, Action("ok"))], 41.0), ([], LEAST), ([Press(99.0)], DEMO_SECONDS)],
)
def test_a_demo_lasts_as_long_as_it_plays_within_its_bounds(
    presses: list[Press | None], seconds: float
) -> None:
    attract = Troupe(presses).attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    assert lasting(driver, attract) == pytest.approx(seconds, abs=0.1)


def test_a_scene_that_leaves_ends_its_number() -> None:
    troupe = Troupe([Press(99.0)])
    attract = troupe.attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    driver.wait(2.0)
    troupe.players[-1].following = Toy()
    driver.wait(2 * FRAME)
    assert attract.scene is None
    until(driver, attract, None)
    assert isinstance(attract.scene, Records)


def test_games_that_cannot_show_themselves_are_left_out() -> None:
    mute = Entry("mute", "Mute", 1990, "dos_pc", lambda house: Player(house=house), lambda _: None)
    entries = [mute, *Troupe([]).entries]
    assert programme(entries) == Rota(("one", "two"))
    attract = Attract([mute], lambda name: [])
    driver = Driver(attract)
    for _ in range(2):
        until(driver, attract, None)
        assert isinstance(attract.scene, Records)
        assert lasting(driver, attract) == RECORDS_SECONDS


def test_it_goes_on_where_another_one_was() -> None:
    troupe = Troupe([Press(99.0)])
    attract = Attract(troupe.entries, lambda name: [], rota=Rota(("one", "two"), 2))
    until(Driver(attract), attract, "two")
    assert attract.rota == Rota(("one", "two"), 2)


def test_every_showing_has_a_number_of_its_own() -> None:
    troupe = Troupe([Press(31.0)])
    attract = troupe.attract()
    driver = Driver(attract)
    driver.wait(190.0)
    assert troupe.numbers[:5] == [("one", 5), ("two", 5), ("one", 6), ("two", 6), ("one", 7)]
    assert Attract(troupe.entries, lambda name: []).work() is not None


# ------------------------------------------------------------------ what a game finds, and what it does


def test_presses_reach_the_scene_at_their_time() -> None:
    troupe = Troupe([Press(1.0, Action("first")), Press(0.5), Press(0.25, Action("second")), Press(50.0)])
    attract = troupe.attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    driver.wait(4.0)
    (first, one), (second, two) = troupe.players[0].clock
    assert (one, two) == ("first", "second")
    assert first == pytest.approx(1.0, abs=2 * FRAME) and second == pytest.approx(1.75, abs=3 * FRAME)


def test_thinking_is_done_in_slices_and_delays_what_follows() -> None:
    slices = 20 * STEPS_A_FRAME
    troupe = Troupe([None] * slices + [Press(0.1, Action("first")), Press(0.5, Action("second")), Press(50)])
    attract = troupe.attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    driver.wait(2.0)
    (first, _), (second, _) = troupe.players[0].clock
    assert first == pytest.approx(20 * FRAME, abs=3 * FRAME)
    assert second - first == pytest.approx(0.5, abs=2 * FRAME)  # what was late is not made up for
    assert attract.work() is None


def test_it_stays_black_until_the_game_is_laid() -> None:
    troupe = Troupe([Press(50)], laying=100 * STEPS_A_FRAME)
    attract = troupe.attract()
    driver = Driver(attract)
    assert until(driver, attract, "one") == pytest.approx(100 * FRAME, abs=3 * FRAME)


def test_the_scenes_own_thinking_goes_on() -> None:
    troupe = Troupe([Press(50)])
    attract = troupe.attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    done: list[int] = []

    def job() -> Iterator[None]:
        for at in range(3):
            done.append(at)
            yield
        troupe.players[-1].job = None

    troupe.players[-1].job = job()
    driver.wait(3 * FRAME)
    assert done == [0, 1, 2] and attract.work() is None


def test_a_shown_game_has_a_silent_house_of_its_own() -> None:
    troupe = Troupe([Press(50)])
    attract = troupe.attract()
    until(Driver(attract), attract, "one")
    house = troupe.players[0].house
    assert house is not None
    assert house.slot.desk() == {"laid": "one"}
    assert isinstance(house.sound, Silence) and house.data is None and house.seed == "7"
    house.notice("nobody reads this")
    assert house.leave() is attract


def test_the_maker_of_scenes_may_be_another_one() -> None:
    made: list[str] = []

    def make(entry: Entry, house: House) -> Game:
        made.append(entry.id)
        return entry.make_scene(house)

    attract = Attract(Troupe([Press(50)]).entries, lambda name: [], make, seed=1)
    until(Driver(attract), attract, "one")
    assert made == ["one"]


def test_nothing_that_a_visitor_does_reaches_a_game() -> None:
    troupe = Troupe([Press(50)])
    attract = troupe.attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    driver.key("return")
    driver.type("a")
    driver.click(20, 20)
    driver.tap(20, 20)
    driver.hold(20, 20)
    driver.wheel(20, 20)
    assert attract.next() is None and not troupe.players[0].log


# ------------------------------------------------------------------ what is seen


def test_the_line_lies_below_the_game_and_hides_nothing() -> None:
    troupe = Troupe([Press(2.0, Action("dot", pos=(60, 60))), Press(50)])
    attract = troupe.attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    driver.wait(3.0)
    picture, game = driver.picture(), pygame.Surface((100, 80), 0, 32)
    troupe.players[0].draw(game)
    assert picture.get_width() == 100 and picture.get_height() > 100 - 10
    assert picture.subsurface((0, 0, 100, 80)).copy().get_buffer().raw == game.get_buffer().raw


def test_only_what_changed_is_drawn_and_it_is_all_that_did() -> None:
    troupe = Troupe([Press(0.4, Action("dot", pos=(at, at))) for at in range(1, 70)])
    attract = troupe.attract()
    driver = Driver(attract)
    for at in range(120):
        driver.wait(0.2)
        kept = driver.redraw()
        if at % 9 == 8:
            assert kept.get_buffer().raw == driver.picture().get_buffer().raw


def test_black_is_black_all_over() -> None:
    attract = Troupe([Press(50)]).attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    until(driver, attract, None, black=True)
    assert attract.border is None
    picture = driver.redraw()
    assert picture.get_bounding_rect().size == picture.get_size()
    assert not any(picture.get_buffer().raw)


def test_the_line_changes_its_light() -> None:
    attract = Troupe([Press(50)]).attract()
    driver = Driver(attract)
    until(driver, attract, "one")
    seen = set()
    for _ in range(20):
        driver.wait(0.1)
        strip = driver.picture().subsurface((0, 80, 100, attract.size[1] - 80)).copy()
        seen.add(strip.get_buffer().raw)
    assert len(seen) == 2


def test_the_line_fits_below_every_game() -> None:
    lines = []
    for game, across in (("gravity", 1280), ("tommath", 640), ("osmosis", 800)):
        entry = next(entry for entry in CATALOGUE if entry.id == game)
        attract = Attract([entry], lambda name: [], seed=0)
        driver = Driver(attract)
        driver.finish_work()
        until(driver, attract, game)
        wide, high = attract.size
        assert wide == across and attract.scene is not None
        strip_high = high - attract.scene.size[1]
        assert 0.05 <= strip_high / high <= 0.1
        assert attract.pixel_aspect == attract.scene.pixel_aspect
        ink = {tuple(colour) for colour in look.ATTRACT_INKS}
        strip = driver.picture().subsurface((0, high - strip_high, wide, strip_high))
        lit = [x for x in range(wide) for y in range(strip_high) if tuple(strip.get_at((x, y)))[:3] in ink]
        assert min(lit) > 0.02 * wide and max(lit) < 0.98 * wide and max(lit) - min(lit) > 0.4 * wide
        lines.append(strip)
    together = pygame.Surface((1280, sum(line.get_height() for line in lines)), 0, 32)
    y = 0
    for line in lines:
        together.blit(line, (0, y))
        y += line.get_height()
    golden.check(together, "attract-lines")


def test_golden_records_of_attract() -> None:
    attract = Attract(CATALOGUE, lambda name: [], rota=Rota((), 0), seed=1987)
    driver = Driver(attract)
    until(driver, attract, None)
    golden.check(driver.picture(), "attract-records")


# ------------------------------------------------------------------ the hand


def test_a_hand_moves_as_a_mouse_does_and_clicks_what_lies_there() -> None:
    toy = Toy()
    hand = Hand(toy, (90, 70))
    presses = list(hand.click((15, 15), "alt"))
    moves, (down, up) = presses[:-2], presses[-2:]
    assert all(press.action and press.action.name == "hover" for press in moves)
    assert [press.action.pos for press in moves if press.action][-1] == (15, 15)
    assert down.action == Action("inner", pos=(15, 15), mods=frozenset(("alt",)))
    assert up.action == Action("inner", pos=(15, 15), phase="release", mods=frozenset(("alt",)))
    assert len(list(hand.click((15, 15)))) == 2  # it is there already
    assert sum(press.after for press in presses) > sum(press.after for press in hand.click((20, 20)))


def test_a_hand_takes_its_time_where_no_pointer_is_seen() -> None:
    hand = Hand(Toy(inputs=InputMap(areas=(((0, 0, 100, 80), "all"),))), (0, 0))
    presses = list(hand.move((90, 70)))
    assert presses and all(press.action is None and press.after > 0 for press in presses)


def test_attract_is_a_scene() -> None:
    scene: Scene = Troupe([]).attract()
    assert scene.work() is not None and Store(None).slot("one").results() == []
