"""Prints to files and devices, sound and broken ones; the paper; and the game going on beside it."""

from __future__ import annotations

import errno
import gc
import os
from pathlib import Path

import pytest

from game.gravity import look, printer
from game.gravity.pages import Banner, Rule
from game.gravity.printer import PATIENCE, Roll
from game.gravity.printing import blank_page, board_page, job
from game.gravity.rules import new
from game.gravity.scene import GOES_ON, PRINTED, WAITS
from tests.gravity.table import Table, middle

FAULT = {
    "missing": ("DEVICE MISSING  ", "press space key "),
    "full": ("DEVICE FULL     ", "press space key "),
    "broken": ("DEVICE WRITE ERR", "press space key "),
}


def linked(data: Path | None, device: Path | str | None = None, size: str = "8") -> Table:
    """A machine with its Comms Link, at its first question of printing."""
    table = Table(data=data, printer=None if device is None else str(device))
    table.driver.click(*middle(look.SLOT))
    table.keys(f"return escape s t a n d a r d return {size} return 5 return")
    assert table.lines[0] == "Hard copy ? :   "
    return table


def prints(data: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted((data / "prints").iterdir())]


def test_blank_boards_go_to_a_new_file_each_time(tmp_path: Path) -> None:
    page = blank_page("STANDARD", 8, 5)
    table = linked(tmp_path)
    table.keys("y n 3 return")
    assert table.scene.organiser.page == Rule()
    table.keys("escape y y 1 2 return")
    assert prints(tmp_path) == [job(page, 3, False), job(page, 12, True)]
    names = [path.name for path in sorted((tmp_path / "prints").iterdir())]
    assert names == ["gravity-0001.txt", "gravity-0002.txt"]
    assert table.notices == [PRINTED.format(f"prints/{name}") for name in names]


def test_a_print_on_a_named_printer_names_it(tmp_path: Path) -> None:
    path = str(tmp_path / "out.txt")
    table = linked(tmp_path, path)
    table.keys("y n 1 return")
    assert table.notices == [PRINTED.format(path)]


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "prints"
    folder.mkdir()
    for name in ("gravity-0007.txt", "gravity-x.txt", "gravity-.txt", "gravity-\u00b2.txt"):
        (folder / name).write_text("mine")
    linked(tmp_path).keys("y n 1 return")
    assert (folder / "gravity-0008.txt").exists()
    assert (folder / "gravity-0007.txt").read_text() == "mine"


def test_the_finished_board_is_printed_once_after_the_post_mortem(tmp_path: Path) -> None:
    table = linked(tmp_path)
    table.keys("n a 4 3 return 5 4 return 1 return tab p a a a a")
    assert table.lines[0] == "Hard copy ? :   "
    table.keys("y y")
    assert table.lines == ("Score : 1       ", "Seed  : STANDARD")
    game = new("STANDARD", 8, 5).play("launch 4 3").play("shot 4 1").play("pm")
    assert prints(tmp_path) == [job(board_page("STANDARD", game), 1, True)]


def test_nothing_is_printed_when_the_answer_is_no(tmp_path: Path) -> None:
    table = linked(tmp_path)
    table.keys("n a tab p escape n")
    assert table.lines[1] == "Seed  : STANDARD"
    assert list(tmp_path.iterdir()) == []
    assert table.scene.view.paper is None


def test_a_device_gets_it_added(tmp_path: Path) -> None:
    device = tmp_path / "lp"
    device.write_bytes(b"before")
    linked(None, device).keys("y n 1 return")
    assert device.read_bytes() == b"before" + job(blank_page("STANDARD", 8, 5), 1, False)
    linked(None, tmp_path / "new").keys("y n 1 return")
    assert (tmp_path / "new").exists()


def test_no_folder_and_no_device() -> None:
    failed(linked(None), "missing")


def test_a_link_pulled_out_before_the_last_answer(tmp_path: Path) -> None:
    table = linked(tmp_path)
    table.keys("y")
    table.driver.click(*middle(look.SLOT))
    failed(table, "missing", "n 1 return")
    assert list(tmp_path.iterdir()) == []


BROKEN = [(".", "missing"), ("no/such/place", "missing"), ("bad\0name", "missing")]
HAS_PIPES = hasattr(os, "mkfifo")
if HAS_PIPES:
    BROKEN += [("fifo", "missing")]
if Path("/dev/full").exists():
    BROKEN += [("/dev/full", "full")]


@pytest.mark.parametrize(("device", "kind"), BROKEN)
def test_a_device_that_cannot_be_written(tmp_path: Path, device: str, kind: str) -> None:
    if device == "fifo":
        os.mkfifo(tmp_path / device)
    failed(linked(None, tmp_path / device), kind)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "prints").write_text("a file")
    failed(linked(tmp_path), "missing")


@pytest.mark.parametrize(
    ("number", "kind"), [(errno.ENOSPC, "full"), (errno.EIO, "broken"), (errno.EPIPE, "broken")]
)
def test_a_write_that_fails_leaves_no_part_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: str
) -> None:
    real = os.write

    def write(file: int, data: memoryview) -> int:
        if len(data) > 100:
            return real(file, data[:100])
        raise OSError(number, "it fails")

    table = linked(tmp_path)
    monkeypatch.setattr(os, "write", write)
    failed(table, kind)
    assert list((tmp_path / "prints").iterdir()) == []


def failed(table: Table, kind: str, keys: str = "y n 1 return") -> None:
    """The Organiser says so and beeps, no paper comes, and the game goes on."""
    table.keys(keys)
    assert table.lines == FAULT[kind]
    assert table.ear.heard[-1][-1] == (4850.0, 50.0)
    assert table.scene.view.paper is None
    assert table.again().lines == FAULT[kind]
    table.keys("4 space")
    assert table.scene.organiser.page == Rule()
    table.keys("a 4 3 return")
    assert table.lines[1].endswith("Out : 1  \u25a1\u25a1\u25a0")


if HAS_PIPES:

    def test_a_device_that_takes_nothing_is_given_up_while_play_goes_on(tmp_path: Path) -> None:
        path = tmp_path / "fifo"
        os.mkfifo(path)
        reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        try:
            table = linked(None, path)
            table.keys("y n 9 9 return a 4 3")
            table.driver.wait(PATIENCE - 1)
            assert table.lines[0].endswith("In  : 3  \u25a1\u25a1\u25a1")
            table.driver.wait(2)
            assert table.lines == FAULT["broken"]
            table.keys("space return")
            assert table.lines[1].endswith("Out : 1  \u25a1\u25a1\u25a0")
            table.driver.wait(2 * PATIENCE)
            assert table.lines[1].endswith("Out : 1  \u25a1\u25a1\u25a0")
        finally:
            os.close(reader)

    def test_a_slow_device_gets_all_of_two_jobs_in_order(tmp_path: Path) -> None:
        path = tmp_path / "fifo"
        os.mkfifo(path)
        reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        try:
            table = linked(None, path, size="1 6")
            table.driver.wait(2 * PATIENCE)
            table.keys("y n 9 9 return escape")
            table.driver.wait(PATIENCE - 1)
            page = blank_page("STANDARD", 16, 5)
            wanted = job(page, 99, False) + job(page, 2, True)
            got = os.read(reader, 20_000)
            table.keys("y y 2 return a")
            for _ in range(len(wanted) // 20_000):
                table.driver.wait(PATIENCE - 1)
                got += os.read(reader, 20_000)
            table.driver.wait(PATIENCE + 1)
            assert got == wanted
            assert table.scene.organiser.page == Banner()
        finally:
            os.close(reader)

    @pytest.mark.parametrize("way", ["kill", "OFF", "booklet"])
    def test_a_slow_print_goes_on_when_the_machine_was_left(tmp_path: Path, way: str) -> None:
        path = tmp_path / "fifo"
        os.mkfifo(path)
        reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        try:
            table = linked(None, path, size="1 6")
            table.keys("y n 9 9 return escape y y 2 return")
            page = blank_page("STANDARD", 16, 5)
            wanted = job(page, 99, False) + job(page, 2, True)
            got = os.read(reader, 50_000)
            assert table.store.slot("gravity").desk()["unsent"]
            if way == "booklet":
                table.keys("f1")
                assert table.driver.scene is not table.scene
            while len(got) < len(wanted):
                waits = bool(table.store.slot("gravity").desk()["unsent"])
                if way == "OFF":
                    table.keys("escape " * 8 + "o")
                    assert table.driver.scene is table.shelf
                    assert (WAITS in table.notices) == waits
                if way != "booklet":
                    table = table.again()
                    table.driver.wait(1)
                    assert (GOES_ON.format(path) in table.notices) == waits
                table.driver.wait(1)
                got += os.read(reader, 50_000)
            assert got == wanted
            table.keys("escape")
            table = table.again()
            table.driver.wait(1)
            assert table.notices == []
        finally:
            os.close(reader)

    def test_a_printer_is_let_go_when_the_machine_is_left(tmp_path: Path) -> None:
        path = tmp_path / "fifo"
        os.mkfifo(path)
        reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        try:
            table = linked(None, path, size="1 6")
            table.keys("y n 9 9 return")
            table.driver.wait(1)
            del table
            gc.collect()
            while os.read(reader, 50_000):
                pass  # no writer is left: this ends, where it would otherwise fail
        finally:
            os.close(reader)

    def test_a_device_that_is_gone_when_its_print_goes_on(tmp_path: Path) -> None:
        path = tmp_path / "fifo"
        os.mkfifo(path)
        reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        table = linked(None, path, size="1 6")
        table.keys("y n 9 9 return")
        os.close(reader)
        path.unlink()
        path.mkdir()
        table = table.again()
        table.driver.wait(1)
        assert table.lines == FAULT["missing"]
        table.keys("space")
        again = table.again()
        again.driver.wait(1)
        assert again.lines == table.lines == ("ATTRACT REPULSE ", " " * 16)


def test_the_paper_comes_out_line_by_line_and_is_torn_off(tmp_path: Path) -> None:
    page = blank_page("STANDARD", 8, 5)
    table = linked(tmp_path)
    table.keys("y n 1 return")
    seen = []
    for _ in range(300):
        paper = table.scene.view.paper
        assert paper is not None
        assert paper.lines[: len(page)] == page
        seen.append(paper.out)
        table.driver.wait(1 / 60)
    assert seen[0] == 0
    assert set(seen) == set(range(seen[-1] + 1))
    assert seen[-1] > len(page)
    kept = table.again().scene.view.paper
    assert kept == paper
    assert not table.scene.tick(1 / 60)
    table.driver.click(look.PAPER_X + 200, look.PAPER_SLOT - 30)
    assert table.scene.view.paper is None
    assert table.again().scene.view.paper is None


AWAY = {
    "the next probe": "a up",
    "the next shot": "a 5",
    "ON/CLEAR at the banner": "a escape",
    "ON/CLEAR at the menu": "escape escape escape escape escape escape escape",
}


@pytest.mark.parametrize("way", AWAY)
def test_the_paper_makes_way_by_keyboard_alone(tmp_path: Path, way: str) -> None:
    table = linked(tmp_path)
    table.keys("y n 1 return")
    table.driver.wait(5)
    *before, last = AWAY[way].split()
    for key in before:
        table.keys(key)
        assert table.scene.view.paper is not None
    table.keys(last)
    assert table.scene.view.paper is None
    assert table.again().scene.view.paper is None


def test_the_paper_of_one_game_does_not_hide_the_sheet_of_the_next(tmp_path: Path) -> None:
    table = linked(tmp_path)
    table.keys("n a tab p escape y n")
    assert table.scene.view.paper is not None
    table.keys("escape")
    assert table.scene.view.paper is not None
    for key in ("right", "x", "left"):
        table.keys(key)
        assert table.scene.view.paper is not None
    table.keys("return")
    assert table.scene.view.paper is None


def test_the_paper_lies_where_it_lay(tmp_path: Path) -> None:
    table = linked(tmp_path)
    table.keys("y n 9 return")
    table.driver.wait(5)
    before, after = table.scene.view.paper, table.again().scene.view.paper
    assert before and after
    assert before.out - printer.LINES_A_SECOND <= after.out <= before.out


def test_the_printer_goes_on_after_a_kill(tmp_path: Path) -> None:
    table = linked(tmp_path)
    table.keys("y n 1 return")
    table.driver.wait(1)
    table = table.again()
    table.driver.wait(10)
    paper = table.scene.view.paper
    assert paper is not None and paper.out == len(paper.lines)
    assert len(prints(tmp_path)) == 1


def test_a_long_roll_shows_its_end_and_never_less_than_a_page() -> None:
    page = blank_page("STANDARD", 16, 5)
    roll = Roll(page, 99)
    widest = max(map(len, page))
    while not roll.done:
        roll = roll.feed()
        if roll.out % 37 == 0 or roll.done:
            paper = roll.shown()
            assert max(map(len, paper.lines)) == widest
            assert min(roll.out, printer.PAST) <= paper.out <= min(len(paper.lines), 2 * printer.PAST)
            assert (roll.out - paper.out) % printer.PATTERN == 0
            assert Roll.from_json([list(page), 99, roll.out]) == roll
    assert roll.feed() == roll
