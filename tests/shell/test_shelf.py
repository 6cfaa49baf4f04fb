"""The shelf: its machines, its lamp, what starts a game; and the folder of help and credits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.catalogue import CATALOGUE, Entry
from game.shell.inputs import Action, Area, InputMap
from game.shell.leaflet import Key, Leaflet, Point
from game.shell.paths import ASSETS, FONTS
from game.shell.scene import Game, House, Scene
from game.shell.shelf import Shelf, look, paper, words
from game.shell.shelf.help import BUTTONS, Help
from game.shell.sound import Silence
from game.shell.store import Store
from tests.driving import Driver
from tests.golden import check

TITLES = ("Gravity", "Math Tooter", "Osmosis", "Pyramid", "Meteors")
MACHINES = ("organiser", "dos_pc", "acorn_1", "acorn_2", "dos_pc")


class Toy:
    """A game that does nothing, and looks like its number."""

    size = (640, 480)
    pixel_aspect = 1.0
    border = None
    inputs = InputMap({"f1": "help"})

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, action: Action) -> None:
        pass

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        surface.fill((0, 0, 0))
        return None

    def next(self) -> Scene | None:
        return None

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size, 0, 32)
        picture.fill((40 * self.number, 200, 90))
        pygame.draw.circle(picture, (250, 250, 250), (size[0] // 2, size[1] // 2), size[1] // 3)
        return picture


def toys(count: int) -> tuple[Entry, ...]:
    def entry(at: int) -> Entry:
        return Entry(
            TITLES[at].lower(), TITLES[at], 1987 + at, MACHINES[at], lambda _: Toy(at), lambda _: None
        )

    return tuple(entry(at) for at in range(count))


HOUSE = House(Store().slot("toy"), Silence(), lambda: Toy(0), lambda _: None)


class Attic:
    """A driven shelf of toys."""

    def __init__(self, count: int = 4, store: Store | None = None, chosen: str | None = None) -> None:
        self.store = store or Store()
        self.made: list[str] = []
        self.shelf = Shelf(toys(count), self._make, self.store, chosen)
        self.driver = Driver(self.shelf)
        self.driver.redraw()
        self.driver.finish_work()

    def _make(self, entry: Entry) -> Game:
        self.made.append(entry.id)
        return entry.make_scene(HOUSE)

    @property
    def chosen(self) -> int:
        return self.shelf.chosen

    @property
    def started(self) -> str | None:
        """The id of the game that is on now, if any; it is the one that the screen showed."""
        scene = self.driver.scene
        assert len(self.made) == len(self.shelf.entries)
        return self.shelf.entries[scene.number].id if isinstance(scene, Toy) else None

    def middle(self, at: int) -> tuple[int, int]:
        return look.ROWS[len(self.shelf.entries)].centres[at], 500

    @property
    def help_button(self) -> tuple[int, int]:
        return middle(place(self.shelf, "help"))


def place(scene: Scene, name: str) -> Area:
    return next(area for area, action in scene.inputs.areas if action == name)


def middle(area: Area) -> tuple[int, int]:
    return area[0] + area[2] // 2, area[1] + area[3] // 2


# ------------------------------------------------------------------ choosing and starting
@pytest.mark.parametrize(
    ("keys", "chosen"),
    [
        ("right", 1),
        ("right right right right", 0),
        ("left", 3),
        ("end", 3),
        ("end home", 0),
        ("right left", 0),
        ("[6]", 1),
        ("[1]", 3),
        ("escape", 0),
        ("up", 0),
        ("x", 0),
    ],
)
def test_keys_move_the_lamp(keys: str, chosen: int) -> None:
    attic = Attic()
    for key in keys.split():
        attic.driver.key(key, num_lock=False)
    assert attic.chosen == chosen and attic.driver.scene is attic.shelf


@pytest.mark.parametrize("key", ["return", "enter", "space"])
def test_a_key_starts_what_the_lamp_is_on(key: str) -> None:
    attic = Attic()
    attic.driver.key("right")
    attic.driver.key(key)
    assert attic.started == "math tooter"


@pytest.mark.parametrize(
    ("typed", "started"),
    [
        ("g", "gravity"),
        ("M", "math tooter"),
        ("o", "osmosis"),
        ("P", "pyramid"),
        ("1", "gravity"),
        ("4", "pyramid"),
    ]
    + [("5", None), ("0", None), (" ", "gravity"), ("é", None), ("²", None)],
)
def test_an_initial_or_a_digit_starts_a_game(typed: str, started: str | None) -> None:
    attic = Attic()
    attic.driver.type(typed)
    assert attic.started == started


@pytest.mark.parametrize("typed", ["[1]", "[3]"])
def test_the_keypad_counts_with_num_lock_on(typed: str) -> None:
    attic = Attic()
    attic.driver.key(typed)
    assert attic.started == attic.shelf.entries[int(typed[1]) - 1].id


def test_games_with_one_initial_take_turns() -> None:
    attic = Attic(5)
    for chosen in (1, 4, 1):
        attic.driver.type("m")
        assert attic.chosen == chosen and attic.started is None
    attic.driver.key("return")
    assert attic.started == "math tooter"


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("at", range(4))
def test_a_click_or_a_tap_starts_a_game(at: int, touch: bool) -> None:
    attic = Attic()
    attic.driver.press(*attic.middle(at), touch=touch)
    assert attic.chosen == at and attic.started is None
    attic.driver.release()
    assert attic.started == attic.shelf.entries[at].id


def test_a_press_can_be_taken_back() -> None:
    attic = Attic()
    attic.driver.press(*attic.middle(2))
    attic.driver.release(*attic.middle(1))
    assert attic.started is None
    attic.driver.press(*attic.middle(2))
    attic.driver.release(640, 100)
    assert attic.started is None
    attic.driver.click(*attic.middle(3), button=3)
    assert attic.started is None


def test_the_lamp_follows_a_mouse_but_no_finger() -> None:
    attic = Attic()
    attic.driver.move(*attic.middle(2))
    assert attic.chosen == 2
    attic.driver.move(640, 100)
    assert attic.chosen == 2
    attic.driver.move(*attic.middle(1), touch=True)
    assert attic.chosen == 2
    assert attic.store.setting("chosen") is None


def test_the_chosen_one_is_remembered() -> None:
    attic = Attic()
    attic.driver.key("right")
    assert Attic(store=attic.store).chosen == 1
    attic.driver.click(*attic.middle(3))
    assert Attic(store=attic.store).chosen == 3
    assert Attic(store=attic.store, chosen="osmosis").chosen == 2


@pytest.mark.parametrize("junk", ["no such game", 7, None, [], {"a": 1}])
def test_a_strange_setting_chooses_the_first(junk: object) -> None:
    store = Store()
    store.put_setting("chosen", junk)
    assert Attic(store=store).chosen == 0


# ------------------------------------------------------------------ the picture
def test_the_first_picture_waits_for_no_game() -> None:
    made: list[str] = []

    def make(entry: Entry) -> Game:
        made.append(entry.id)
        return entry.make_scene(HOUSE)

    shelf = Shelf(toys(4), make, Store(), "osmosis")
    assert shelf.work() is None
    surface = pygame.Surface(shelf.size, 0, 32)
    assert shelf.draw(surface) is None and made == []
    job = shelf.work()
    assert job is not None
    for _ in range(4):
        next(job)
    assert made == []
    for number in range(1, 5):
        next(job)
        assert len(made) == number and shelf.tick(0.0)
        changed = shelf.draw(surface)
        assert changed is not None and changed.width < shelf.size[0]
    assert made == ["osmosis", "gravity", "math tooter", "pyramid"]
    assert list(job) == [] and shelf.work() is None


def test_nothing_is_drawn_while_nothing_happens() -> None:
    attic = Attic()
    attic.driver.redraw()
    surface = pygame.Surface(attic.shelf.size, 0, 32)
    attic.shelf.draw(surface)
    for _ in range(100):
        assert not attic.shelf.tick(1 / 60)
        assert attic.shelf.draw(surface) == pygame.Rect(0, 0, 0, 0)


def test_the_light_moves_and_comes_to_rest() -> None:
    attic = Attic()
    before = attic.driver.picture()
    attic.driver.key("right")
    attic.driver.wait(0.05)
    between = attic.driver.picture()
    attic.driver.wait(look.FADE_SECONDS)
    after = attic.driver.picture()
    assert not attic.shelf.tick(0.1)
    x, y = attic.middle(0)[0] + 118, 640
    bright, half, dark = (sum(picture.get_at((x, y))[:3]) for picture in (before, between, after))
    assert dark < half < bright
    attic.driver.key("left")
    attic.driver.wait(0.3)
    assert pygame.image.tobytes(attic.driver.picture(), "RGB") == pygame.image.tobytes(before, "RGB")


@pytest.mark.parametrize("count", range(1, 6))
def test_what_changed_is_all_that_changed(count: int) -> None:
    attic = Attic(count)
    rnd = random.Random(count)
    for _ in range(12):
        deed = rnd.randrange(4)
        if deed == 0:
            attic.driver.key(rnd.choice(["left", "right", "home", "end"]))
        elif deed == 1:
            attic.driver.move(*attic.middle(rnd.randrange(count)))
        elif deed == 2:
            attic.driver.press(*attic.help_button)
            attic.driver.redraw()
            attic.driver.release(640, 100)
        attic.driver.wait(rnd.choice([0, 0.05, 0.2]))
        shown = pygame.image.tobytes(attic.driver.redraw(), "RGB")
        whole = pygame.Surface(attic.shelf.size, 0, 32)
        attic.shelf.draw(whole)
        assert pygame.image.tobytes(whole, "RGB") == shown
    assert attic.driver.scene is attic.shelf


@pytest.mark.parametrize("count", range(1, 6))
def test_places_to_touch(count: int) -> None:
    """Large enough for a finger at 1920x1080, where our pixel is 1.125 of the screen's; no overlap."""
    areas = [pygame.Rect(area) for area, _ in Attic(count).shelf.inputs.areas]
    assert len(areas) == count + 2
    for at, area in enumerate(areas):
        assert pygame.Rect(0, 0, *look.SIZE).contains(area)
        assert min(area.size) * 1.125 >= 44
        assert area.collidelist(areas[at + 1 :]) == -1


def test_golden_shelf_with_one_machine() -> None:
    store = Store()
    shelf = Shelf(CATALOGUE[:1], lambda entry: real(entry, store), store, None, lambda: shelf)
    driver = Driver(shelf)
    driver.redraw()
    driver.finish_work()
    check(driver.picture(), "shelf-1")


@pytest.mark.parametrize(("count", "chosen"), [(4, 1), (5, 4)])
def test_golden_shelves_of_toys(count: int, chosen: int) -> None:
    """As in a kiosk."""
    attic = Attic(count, chosen=TITLES[chosen].lower())
    check(attic.driver.picture(), f"shelf-toys-{count}")


def real(entry: Entry, store: Store) -> Game:
    return entry.make_scene(House(store.slot(entry.id), Silence(), lambda: Toy(0), lambda _: None))


# ------------------------------------------------------------------ help and credits
def opened(attic: Attic) -> Help:
    attic.driver.key("f1")
    assert isinstance(attic.driver.scene, Help)
    return attic.driver.scene


def test_the_button_opens_the_folder() -> None:
    attic = Attic()
    attic.driver.press(*attic.help_button)
    assert attic.driver.scene is attic.shelf
    attic.driver.release(640, 100)
    assert attic.driver.scene is attic.shelf
    attic.driver.click(*attic.help_button, button=3)
    assert attic.driver.scene is attic.shelf
    attic.driver.tap(*attic.help_button)
    assert isinstance(attic.driver.scene, Help)


@pytest.mark.parametrize("way", ["escape", "f1", "button"])
def test_back_to_the_same_shelf(way: str) -> None:
    attic = Attic()
    attic.driver.key("right")
    folder = opened(attic)
    if way == "button":
        attic.driver.tap(*middle(place(folder, "shelf")))
    else:
        attic.driver.key(way)
    assert attic.driver.scene is attic.shelf and attic.chosen == 1
    assert isinstance(opened(attic), Help)


@pytest.mark.parametrize(
    ("keys", "tab"),
    [
        ("down", 1),
        ("tab tab", 2),
        ("up", 5),
        ("shift+tab", 5),
        ("end", 5),
        ("end home", 0),
        ("c", 5),
        ("o", 3),
        ("t", 0),
        ("down " * 6, 0),
    ],
)
def test_keys_open_tabs(keys: str, tab: int) -> None:
    attic = Attic()
    folder = opened(attic)
    for key in keys.split():
        attic.driver.key(key)
    assert (folder.tab, folder.page) == (tab, 0)


def test_tabs_and_buttons_by_touch_alone() -> None:
    attic = Attic()
    folder = opened(attic)
    for tab in (5, 2, 0):
        attic.driver.tap(*middle(place(folder, f"tab {tab}")))
        assert (folder.tab, folder.page) == (tab, 0)
    walked = [(folder.tab, folder.page)]
    while not walked[1:] or walked[-1] != walked[-2]:
        attic.driver.tap(*middle(place(folder, "on")))
        walked.append((folder.tab, folder.page))
    assert {tab for tab, _ in walked} == set(range(6))
    back = [walked.pop()]
    while len(back) < len(walked):
        attic.driver.tap(*middle(place(folder, "before")))
        back.append((folder.tab, folder.page))
    assert back == list(reversed(walked))


@pytest.mark.parametrize(
    ("on", "before"),
    [("right", "left"), ("page down", "page up"), ("space", "backspace"), ("wheel", "wheel")],
)
def test_pages_turn_both_ways(on: str, before: str) -> None:
    attic = Attic()
    folder = opened(attic)
    for step, key in (("down", on), ("up", before)):
        for _ in range(4):
            if key == "wheel":
                attic.driver.wheel(700, 400, step)
            else:
                attic.driver.key(key)
        if step == "down":
            assert folder.tab > 0
    assert (folder.tab, folder.page) == (0, 0)


def test_the_folder_draws_only_what_changed() -> None:
    attic = Attic()
    folder = opened(attic)
    surface = pygame.Surface(folder.size, 0, 32)
    assert folder.draw(surface) is None
    assert folder.draw(surface) == pygame.Rect(0, 0, 0, 0) and not folder.tick(1.0)
    attic.driver.press(*middle(place(folder, "on")))
    assert folder.draw(surface) is None
    attic.driver.release(700, 400)
    assert folder.page == 0


def test_places_to_touch_in_the_folder() -> None:
    areas = [pygame.Rect(area) for area, _ in opened(Attic(5)).inputs.areas]
    assert len(areas) == len(BUTTONS) + 7
    for at, area in enumerate(areas):
        assert pygame.Rect(0, 0, *look.SIZE).contains(area)
        assert min(area.size) * 1.125 >= 44
        assert area.collidelist(areas[at + 1 :]) == -1


CREDITS = (
    "An independent re-creation made from the published instructions of Gravity (Cubsoft, 1987), Tommy's "
    "Math Tooter (Tommy's Toys, 1995) and !Osmosis (John Pettigrew, 1997); it contains no code, graphics or "
    "text of the originals.",
    "Not affiliated with or endorsed by their authors, nor by Psion, Acorn, IBM or their successors; names "
    "and trademarks belong to their owners and are used only to say what is re-created.",
    "Rules explained in our own words; fonts and card art: see ATTRIBUTION; unknown details of the originals "
    "are our guesses and are listed in the README.",
)


def test_the_three_lines() -> None:
    assert words.THANKS[:3] == CREDITS
    assert printed(paper.pages(words.THANKS, InputMap())).startswith(" ".join(CREDITS))


def printed(pages: list[paper.Page]) -> str:
    return " ".join(ink.text for page in pages for ink in page)


LONG = Path("/home/somebody with a long name/.local/share/Attic Arcade/attic-arcade")


def every_page() -> Iterator[tuple[str, paper.Page]]:
    store = Store()
    attic = Attic()
    for title, flow, inputs in (
        ("shelf", words.at_home(CATALOGUE, LONG), attic.shelf.inputs),
        ("unkept", words.at_home(CATALOGUE, None), attic.shelf.inputs),
        ("kiosk", words.at_the_kiosk(CATALOGUE), attic.shelf.inputs),
        ("credits", words.THANKS, attic.shelf.inputs),
        *((e.id, tuple(paper.parts(e.leaflet())), real(e, store).inputs) for e in CATALOGUE),
    ):
        for page in paper.pages(flow, inputs):
            yield title, page


def test_all_print_stays_on_the_paper() -> None:
    inside = pygame.Rect(look.TEXT_LEFT, look.TEXT_TOP, look.TEXT_WIDE, look.TEXT_BOTTOM - look.TEXT_TOP)
    for title, page in every_page():
        assert page, title
        for ink in page:
            area = ink.area()
            assert inside.contains(area), (title, ink)


def test_no_print_covers_other_print() -> None:
    for title, page in every_page():
        areas = [ink.area() for ink in page]
        for at, area in enumerate(areas):
            assert area.collidelist(areas[at + 1 :]) == -1, (title, page[at])


def test_fonts_have_every_character() -> None:
    known: dict[str, set[str]] = {}
    for title, page in every_page():
        for ink in page:
            if ink.font not in known:
                lines = (FONTS / f"{ink.font}.bdf").read_text("latin-1").splitlines()
                codes = (int(line.split()[1]) for line in lines if line.startswith("ENCODING"))
                known[ink.font] = {chr(code) for code in codes if code >= 0x20}
            assert set(ink.text) <= known[ink.font], (title, ink.text)


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.id)
def test_each_game_brings_a_leaflet_that_fits_its_keys(entry: Entry) -> None:
    leaflet = entry.leaflet()
    inputs = real(entry, Store()).inputs
    assert leaflet.about and leaflet.keys and leaflet.guessed and leaflet.left_out
    listened = {*inputs.keys.values(), *inputs.text.values()}
    for key in leaflet.keys:
        assert set(key.actions) <= listened, key
        assert paper.caps(key, inputs), key


def test_keys_are_named_as_they_are_listened_to() -> None:
    inputs = InputMap(
        {"return": "go", "enter": "go", "shift+page up": "go", "[4]": "go", "f1": "help"},
        {"!": "go", "": "x"},
    )
    assert paper.caps(Key("", ("go",)), inputs) == ["Enter", "Shift+PgUp", "!"]
    assert paper.caps(Key("", ("help", "go"), ("A-Z",)), inputs)[::4] == ["F1", "A-Z"]
    assert paper.caps(Key("", ("nothing",)), inputs) == []


def test_long_leaflets_flow_over_pages() -> None:
    leaflet = Leaflet(
        about=("word " * 400,),
        keys=tuple(Key("does this " * 12, caps=("A", "Ctrl+Shift+Left", "B")) for _ in range(12)),
        guessed=tuple(Point("what " * 30, "why " * 40) for _ in range(9)),
    )
    pages = paper.pages(tuple(paper.parts(leaflet)), InputMap())
    assert len(pages) > 3
    for page in pages:
        assert page[-1].text not in ("KEYS", "WHAT HAD TO BE GUESSED")
    assert printed(pages).count("word") == 400 and printed(pages).count("why") == 360
    assert paper.pages((), InputMap()) == [()]


def lists(page: paper.Page) -> list[int]:
    """How many items lie before the first heading, after it, after the second one, and so on."""
    counts = [0]
    lines = set()
    for ink in page:
        if ink.font == look.HEAD_FONT:
            counts.append(0)
        elif (ink.cap or ink.text == "-") and ink.x == look.TEXT_LEFT and ink.baseline not in lines:
            lines.add(ink.baseline)
            counts[-1] += 1
    return counts


def test_pages_end_where_nothing_is_torn_off() -> None:
    tabs: dict[str, list[paper.Page]] = {}
    for title, page in every_page():
        tabs.setdefault(title, []).append(page)
    for title, pages in tabs.items():
        for before, after in pairwise(pages):
            assert before[-1].font != look.HEAD_FONT, title
            assert lists(after)[0] != 1, title
            assert lists(after)[0] == 0 or lists(before)[-1] >= 2, title
            free = look.TEXT_BOTTOM - max(ink.area().bottom for ink in before)
            assert free < (look.TEXT_BOTTOM - look.TEXT_TOP) * 0.25, title


@pytest.mark.parametrize(
    ("count", "filled"), [(10, [10]), (20, [10, 10]), (21, [10, 9, 2]), (35, [10, 10, 10, 5])]
)
def test_pages_are_filled_in_their_order(count: int, filled: list[int]) -> None:
    assert (look.TEXT_BOTTOM - look.TEXT_TOP + look.POINT_GAP) // (2 * look.LINE + look.POINT_GAP) == 10
    pages = paper.pages((Point("what", "why"),) * count, InputMap())
    assert [sum(ink.text == "what" for ink in page) for page in pages] == filled


def test_no_last_line_holds_next_to_nothing() -> None:
    for text in ("word " * 16 + "end", "some longer words " * 9 + "x"):
        *_, page = paper.pages((text,), InputMap())
        last = page[-1]
        assert last.area().width >= look.TEXT_WIDE * look.LAST_LINE and " " in last.text


def test_in_a_kiosk_the_folder_names_what_works_there() -> None:
    attic = Attic()
    at_home = Shelf(CATALOGUE, attic._make, Store(None), None, lambda: attic.shelf, folder=LONG)
    kiosk = Shelf(CATALOGUE, attic._make, Store(None))
    told = {}
    for name, shelf in (("home", at_home), ("kiosk", kiosk)):
        driver = Driver(shelf)
        driver.key("f1")
        driver.wait(0.05)
        folder = driver.scene
        assert isinstance(folder, Help)
        told[name] = printed(folder._pages(0))
    for word in ("F11", "Alt+Enter", "F12", "F3", "data folder", "--help"):
        assert word in told["home"] and word not in told["kiosk"]
    assert str(LONG) in told["home"]
    assert "Ctrl+Q let the games play" in told["kiosk"] and "python3" not in told["home"]


def test_the_folder_names_the_keys_that_start_a_game() -> None:
    for count, caps in ((1, "G 1"), (4, "G M O P 1-4"), (5, "G O P 1-5")):
        attic = Attic(count)
        told = printed(paper.pages(words.at_the_kiosk(attic.shelf.entries), attic.shelf.inputs))
        assert f"Space play what stands under the lamp {caps} its initial" in told


def test_the_folder_prints_any_data_folder() -> None:
    for folder in (Path("/\u5c0f\u660e/\U0001f600"), Path("/" + "x" * 300)):
        pages = paper.pages(words.at_home(CATALOGUE, folder), InputMap())
        for page in pages:
            paper.draw(pygame.Surface(look.SIZE), page)
        assert str(folder) in printed(pages).replace(" ", "")


def test_a_game_without_words_has_an_empty_page() -> None:
    attic = Attic()
    folder = opened(attic)
    attic.driver.key("down")
    attic.driver.redraw()
    assert (folder.tab, folder.page) == (1, 0)


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    def light(colour: tuple[int, ...]) -> float:
        parts = [v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour[:3]]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("art", "area", "inks"),
    [
        ("sheet", (look.TEXT_LEFT, 60, look.TEXT_WIDE, 780), (look.INK, look.SOFT_INK)),
        ("tab", (28, 28, 180, 36), (look.TAB_INK,)),
        ("tab_on", (28, 28, 180, 36), (look.TAB_ON_INK,)),
        ("plaque", (20, 14, 40, 28), (look.RAIL_INK, look.RAIL_KEY)),
        ("plaque_down", (20, 14, 40, 28), (look.RAIL_INK, look.RAIL_KEY)),
        ("keycap", (8, 8, 14, 18), (look.INK,)),
    ],
)
def test_print_stands_out(art: str, area: Area, inks: tuple[look.Colour, ...]) -> None:
    """4.5 to 1, the least that the accessibility guidelines ask for, at every spot that print may lie on."""
    picture = pygame.image.load(ASSETS / "shelf" / f"{art}.png")
    x, y, wide, high = area
    spots = [picture.get_at((x + i, y + j)) for i in range(0, wide, 7) for j in range(0, high, 7)]
    for ink in inks:
        assert min(contrast(tuple(spot), ink) for spot in spots) >= 4.5


@pytest.mark.parametrize("name", ["help-shelf", "help-kiosk"])
def test_golden_help(name: str) -> None:
    store = Store()
    page = (lambda: Toy(0)) if name == "help-shelf" else None
    folder = Path("/home/kim/.local/share/Attic Arcade/attic-arcade")
    shelf = Shelf(CATALOGUE[:1], lambda entry: real(entry, store), store, None, page, folder=folder)
    driver = Driver(shelf)
    driver.key("f1")
    driver.press(*middle(place(driver.scene, "on")))
    check(driver.picture(), name)


def test_the_art_is_there_for_every_machine() -> None:
    for name in look.MACHINES:
        assert (ASSETS / "shelf" / f"{name}.png").is_file()
    for entry in CATALOGUE:
        assert entry.machine in look.MACHINES
