"""The kiosk as a whole: no way out, idle and attract, operator, faults; test_kiosk_needs.py has the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.patience.scene import PatienceScene
from game.shell import look
from game.shell.app import main
from game.shell.kiosk import CHORD_SECONDS, CORNER_SECONDS
from game.shell.scene import Scene
from game.shell.settings import COUNTDOWN_RANGE, IDLE_RANGE
from game.shell.shelf import Shelf
from game.shell.shelf.help import Help
from game.shell.shelf.switches import Switches
from game.shell.store import Store
from tests.kiosk import Machine
from tests.shell.toy import Toy

MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT}


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    yield
    pygame.display.quit()


def kiosk(*more: str, store: Store | None = None, folder: Path | None = None) -> Machine:
    return Machine("--kiosk", "--idle", "20", *more, store=store, folder=folder)


def seen() -> bytes:
    """The window."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def phase(machine: Machine) -> str:
    return machine.program.attendant.idle.phase


def sleep(machine: Machine) -> None:
    machine.wait(37)
    assert machine.shows == "Attract"


def hold_chord(machine: Machine, seconds: float = CHORD_SECONDS) -> None:
    machine.post(pygame.KEYDOWN, key=pygame.K_q, mod=MODS["ctrl"] | MODS["shift"], unicode="", scancode=0)
    machine.wait(seconds)
    machine.post(pygame.KEYUP, key=pygame.K_q, mod=0, unicode="", scancode=0)


def screens(machine: Machine) -> Iterator[Scene]:
    """Every kind of screen that a visitor can come to."""
    program = machine.program
    yield program.shelf()
    for entry in CATALOGUE:
        yield program.start(entry)
    for key in ("f1", "f2"):
        machine.loop.go(program.shelf())
        machine.key(key)
        yield machine.scene
    machine.loop.go(program.start(CATALOGUE[0]))
    machine.key("f1")
    yield machine.scene
    yield program.operator_page()


def test_attract_comes_from_every_screen() -> None:
    machine = kiosk("--no-save")
    seen = []
    for scene in screens(machine):
        machine.program.attendant.idle = machine.program.attendant.idle.touched()
        machine.loop.go(scene)
        machine.wait(19)
        seen.append(machine.shows)
        machine.wait(15)
        assert machine.scene is scene
        machine.wait(2)
        assert machine.shows == "Attract", seen
        machine.wait(1)
        machine.key("a")
        assert machine.shows == "Shelf"
    assert len(seen) == 9 and {"Help", "Records", "Guide", "Switches"} <= set(seen)


def test_the_question_comes_first_and_any_input_answers_it() -> None:
    machine = kiosk("--no-save", "osmosis")
    before = seen()
    machine.wait(21)
    assert seen() != before and phase(machine) == "asking"
    pack = machine.store.slot("osmosis").kept()
    machine.post(pygame.MOUSEBUTTONDOWN, pos=(70, 100), button=1, touch=True)
    machine.post(pygame.MOUSEBUTTONUP, pos=(70, 100), button=1, touch=True)
    assert phase(machine) == "awake" and machine.shows == "PatienceScene"
    assert machine.store.slot("osmosis").kept() == pack
    assert seen() == before


def test_the_question_counts_down_from_all_its_seconds_to_one() -> None:
    machine = kiosk("--no-save")
    asked = []
    while machine.shows != "Attract":
        machine.frame(0.5)
        asked.append(machine.screen._question.partition("\n")[2])
    told = list(dict.fromkeys(filter(None, asked)))
    rest = "Touch anything to go on:"
    assert told == [*(f"{rest} {left} seconds" for left in range(15, 1, -1)), f"{rest} 1 second"]


def test_the_clock_stands_still_while_the_computer_is_at_work() -> None:
    machine = kiosk("--no-save")
    toy = Toy(job=iter(lambda: None, 1))
    machine.loop.go(toy)
    for _ in range(50):
        machine.frame(1.0)
    assert machine.scene is toy and machine.program.attendant.idle.seconds < 0.1
    toy.job = None
    machine.wait(36)
    assert machine.shows == "Attract"


def test_at_home_only_the_shelf_gives_way_and_everything_stays() -> None:
    machine = Machine("--no-save")
    machine.loop.go(machine.program.start(CATALOGUE[2]))
    machine.wait(400, 1.0)
    assert machine.shows == "PatienceScene"
    kept = machine.store.slot("osmosis").kept()
    assert kept is not None
    machine.key("ctrl+q")
    machine.wait(298, 1.0)
    assert machine.shows == "Shelf"
    machine.wait(3, 1.0)
    assert machine.shows == "Attract"
    machine.key("return")
    assert machine.shows == "Shelf" and machine.store.slot("osmosis").kept() == kept
    machine.program.settings.set("attract", False)
    machine.wait(400, 1.0)
    assert machine.shows == "Shelf"


def test_at_home_the_lamp_is_where_it_was_after_attract_mode() -> None:
    machine = Machine("--no-save")
    assert isinstance(machine.scene, Shelf)
    machine.scene.chosen = 2  # as a mouse that only passes leaves it: nothing is kept of that
    machine.wait(301, 1.0)
    assert machine.shows == "Attract"
    machine.key("return")
    assert isinstance(machine.scene, Shelf) and machine.scene.chosen == 2


def test_the_visitors_game_goes_and_the_records_stay() -> None:
    machine = kiosk()
    slot = machine.store.slot("osmosis")
    machine.loop.go(machine.program.start(CATALOGUE[2]))
    machine.frame()
    slot.book(True, None, {"game": "osmosis", "moves": 90})
    assert slot.kept() is not None and slot.desk()
    machine.program.settings.put("four_colours", True)
    sleep(machine)
    assert slot.kept() is None and slot.desk() == {} and len(slot.results()) == 1
    assert not machine.program.settings["four_colours"]


def test_the_first_input_wakes_and_is_swallowed() -> None:
    machine = kiosk("--no-save")
    sleep(machine)
    machine.wait(1)
    machine.key("return")
    assert machine.shows == "Shelf"
    machine.key("return")
    machine.frame()
    assert machine.shows == "GravityScene"


@pytest.mark.parametrize("way", ["quit", "ctrl+q", "own"])
def test_there_is_no_way_out(way: str) -> None:
    for game in ("gravity", "tommath", "osmosis", "pyramid"):
        machine = kiosk("--no-save", game)
        if way == "quit":
            machine.post(pygame.QUIT)
        elif way == "own":
            machine.loop.go(machine.program.leave())
        else:
            machine.key(way)
        machine.frame()
        assert machine.shows == "Attract" and not machine.loop.over
        for chord in ("f11", "alt+return", "f12", "ctrl+q"):
            machine.key(chord)
        machine.post(pygame.QUIT)
        assert not machine.loop.over and machine.shows in ("Attract", "Shelf")
        pygame.display.quit()


def test_a_game_s_own_exit_leads_to_attract_mode() -> None:
    machine = kiosk("--no-save", "tommath")
    machine.key("f1")
    machine.key("y")
    machine.frame()
    assert machine.shows == "Attract"
    machine.wait(1)
    machine.key("a")
    machine.loop.go(machine.program.start(CATALOGUE[0]))
    for key in ("right", "return"):
        machine.key(key)
    machine.frame()
    assert machine.shows == "Attract"


def test_the_operator_comes_in_and_stops_it() -> None:
    machine = kiosk()
    sleep(machine)
    hold_chord(machine)
    assert machine.shows == "Switches"
    for key in ("end", "return"):
        machine.key(key)
    assert not machine.loop.over
    machine.key("return")
    assert machine.loop.over


def test_the_operator_comes_in_by_the_corners() -> None:
    machine = kiosk()
    for wait, pos in (
        (CORNER_SECONDS, (1, 1)),
        (0, (1, 1)),
        (0, (638, 1)),
        (0, (638, 478)),
        (0, (1, 478)),
    ):
        machine.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True)
        machine.wait(wait)
        machine.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)
    machine.frame()
    assert machine.shows == "Switches"


def test_a_keyboard_that_is_unplugged_in_the_middle_of_a_key_costs_nothing() -> None:
    machine = kiosk("--no-save")
    for key, mod in ((pygame.K_LCTRL, 0), (pygame.K_LSHIFT, MODS["ctrl"]), (pygame.K_RIGHT, 0)):
        machine.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
    machine.wait(5)
    x, y, wide, high = next(area for area, name in machine.scene.inputs.areas if name == "machine 2")
    at = ((x + wide // 2) // 2, (y + high // 2) // 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        machine.post(kind, pos=at, button=1, touch=True)
    machine.frame()
    assert machine.shows == "PatienceScene"
    sleep(machine)


def test_at_home_there_is_no_operator() -> None:
    machine = Machine("--no-save")
    hold_chord(machine)
    assert machine.shows == "Shelf"


def test_the_pointer_is_hidden() -> None:
    machine = kiosk("--no-save", "osmosis")
    machine.post(pygame.MOUSEMOTION, pos=(300, 200), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    scene = machine.scene
    machine.wait(3.5)
    assert isinstance(scene, PatienceScene)
    assert not pygame.mouse.get_visible() and scene.app.desk.pointer is None


class Broken(Toy):
    def tick(self, dt: float) -> bool:
        raise ZeroDivisionError("broken on purpose \udce9")


def test_a_fault_leads_to_attract_mode_and_three_end_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = kiosk(folder=tmp_path)
    for _ in range(2):
        machine.loop.go(Broken())
        machine.frame()
        assert machine.shows == "Attract"
    assert "broken on purpose" in capsys.readouterr().err
    assert "broken on purpose" in (tmp_path / "crash.log").read_text()
    (tmp_path / "crash.log").unlink()
    machine.loop.go(Broken())
    with pytest.raises(ZeroDivisionError):
        machine.frame()
    assert "broken on purpose" in (tmp_path / "crash.log").read_text()


def test_faults_far_apart_do_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = kiosk("--no-save")
    for minute in range(5):
        monkeypatch.setattr("game.shell.program.time.monotonic", lambda minute=minute: 61.0 * minute)
        machine.loop.go(Broken())
        machine.frame()
    assert machine.shows == "Attract"


def test_at_home_a_fault_is_one() -> None:
    machine = Machine("--no-save")
    machine.loop.go(Broken())
    with pytest.raises(ZeroDivisionError):
        machine.frame()


def test_the_heartbeat(tmp_path: Path) -> None:
    beat = tmp_path / "beat"
    kiosk("--no-save", "--heartbeat", str(beat))
    assert beat.exists()
    from_file = tmp_path / "from file"
    Machine("--no-save", fixed={"heartbeat": str(from_file)})
    assert from_file.exists()
    machine = kiosk("--no-save", "--heartbeat", str(tmp_path / "no" / "folder"))
    machine.wait(1)
    assert machine.shows == "Shelf", "a disk that refuses later stops nothing"


def test_a_heartbeat_that_cannot_be_written_is_no_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heart = tmp_path / "no" / "folder"
    assert main(["--no-save", "--frames", "1", "--heartbeat", str(heart)]) == 2
    assert capsys.readouterr().err == (
        f"attic-arcade: heartbeat: {str(heart)!r} cannot be written: No such file or directory.\n"
    )


def test_attract_moves_about() -> None:
    machine = kiosk("--no-save")
    sleep(machine)
    places = set()
    for _ in range(6):
        machine.frame()
        places.add(machine.screen.to_logical(machine.scene, (320, 240), True))
        assert machine.program._attract is not None
        machine.program._attract.rota = machine.program._attract.rota.following()
    assert len(places) >= 3
    for across, down in look.NUDGES:
        assert max(abs(across), abs(down)) <= look.NUDGE


def test_no_idle_time_lets_a_picture_stand_for_five_minutes() -> None:
    assert IDLE_RANGE[1] + COUNTDOWN_RANGE[1] <= 300


def test_without_saving_nothing_is_written(tmp_path: Path) -> None:
    machine = Machine("--kiosk", "--no-save", "--idle", "20", "--data", str(tmp_path), folder=None)
    machine.loop.go(machine.program.start(CATALOGUE[0]))
    machine.key("return")
    sleep(machine)
    assert list(tmp_path.iterdir()) == []


def test_what_the_operator_sets_holds_at_once_and_is_kept() -> None:
    store = Store(None)
    machine = Machine("--kiosk", store=store)
    page = machine.program.operator_page()
    assert isinstance(page, Switches)
    rows = {row.label: row for row in page.rows}
    rows["Volume"].step(-1)
    rows["Gravity"].step(1)
    rows["Seconds until attract mode"].step(1)
    slot = store.slot("osmosis")
    slot.begin("1", {"game": "osmosis", "booked": [], "rival": []})
    slot.book(True, None, {})
    rows["Clear all records"].step(1)
    assert len(slot.results()) == 1
    rows["Clear all records"].step(1)
    assert slot.results() == []
    assert [entry.id for entry in machine.program.shown] == ["tommath", "osmosis", "pyramid"]
    assert machine.program.attendant.idle.limit == 100
    again = Machine("--kiosk", store=store)
    assert again.program.settings["volume"] == 90 and len(again.program.shown) == 3
    for label in ("Math Tooter", "Osmosis", "Pyramid"):
        rows[label].step(1)
    assert [entry.id for entry in machine.program.shown] == ["pyramid"]


def test_keys_have_other_meanings_in_their_own_scene() -> None:
    machine = Machine("--no-save", keys={"osmosis": {"f9": "undo"}, "shelf": {"f9": "help"}})
    machine.key("f9")
    machine.frame()
    assert machine.shows == "Help"
    scene = machine.program.start(CATALOGUE[2])
    assert machine.program.inputs(scene).keys["f9"] == "undo"
    assert "f9" not in machine.program.inputs(machine.program.start(CATALOGUE[3])).keys
    assert scene.inputs.keys.get("f9") != "undo"


@pytest.mark.parametrize(
    ("game", "seed", "first", "action"),
    [
        ("gravity", "STANDARD", "f1", "guide"),
        ("tommath", "7", "f5", "f5"),
        ("osmosis", "7", "f1", "help"),
        ("pyramid", "7", "f1", "help"),
    ],
)
def test_a_remapped_key_works_and_the_folder_names_it(game: str, seed: str, first: str, action: str) -> None:
    pictures = []
    for chord, keys in ((first, {}), ("ctrl+f5", {game: {"ctrl+f5": action, first: ""}})):
        machine = Machine("--no-save", "--seed", seed, game, keys=keys)
        before = seen()
        machine.key(chord)
        machine.wait(0.5)
        pictures.append(seen())
        assert pictures[-1] != before
        folder = Help(CATALOGUE, machine.program.start, machine.program.shelf(), machine.program.inputs, ())
        tab = 1 + [entry.id for entry in CATALOGUE].index(game)
        told = {ink.text for page in folder._pages(tab) for ink in page if ink.cap}
        assert ("Ctrl+F5" in told, first.upper() in told) == ((False, True), (True, False))[bool(keys)]
        machine.close()
    assert pictures[0] == pictures[1]
