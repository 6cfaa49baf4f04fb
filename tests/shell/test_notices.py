"""What the program says in passing: in how few lines, and that files are called as in the data folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.gravity.scene import GOES_ON, NO_GAME, WAITS
from game.shell import disk, look, store
from game.shell.app import NO_FOLDER
from game.shell.text import face
from tests.kiosk import Machine

SENTENCES = (
    *(disk.REFUSES, disk.WRITES_AGAIN, disk.IS_TAKEN, disk.UNREADABLE, disk.STUCK),
    disk.PUT_ASIDE.format(why="from a newer version", name="attic-newer-10.db"),
    *(store.SET_ASIDE, store.GAME_BROKEN, store.DESK_BROKEN, NO_FOLDER),
    *(NO_GAME, WAITS, GOES_ON.format("/dev/usb/lp0")),
)


def lines(text: str, wide: int = 640) -> int:
    room = wide - 2 * (look.NOTICE_GAP + look.NOTICE_PAD[0])
    return len(face(look.NOTICE_FONT).wrap(text, room, look.NOTICE_LAST))


@pytest.mark.parametrize("sentence", SENTENCES)
def test_in_the_smallest_usual_window_no_sentence_takes_more_than_two_lines(sentence: str) -> None:
    assert lines(sentence) <= 2


def test_a_picture_is_named_as_in_the_data_folder_and_the_next_one_at_once(tmp_path: Path) -> None:
    machine = Machine(folder=tmp_path)
    for _ in range(3):
        machine.key("f12")
        (said,) = machine.screen._notices
        newest = max((tmp_path / "pictures").iterdir(), key=lambda path: path.stat().st_mtime_ns)
        assert said == f"Picture saved: pictures/{newest.name}" and lines(said) == 1
    machine.close()


def test_a_game_names_files_as_in_the_data_folder_too(tmp_path: Path) -> None:
    machine = Machine("gravity", folder=tmp_path)
    house = machine.program._house(machine.program.entries[0], "")
    house.notice(f"Printed to {tmp_path / 'prints' / '1.txt'}. Click the paper to take it away.")
    house.notice("Printed to /elsewhere/1.txt.")
    said, other = machine.screen._notices
    assert said == "Printed to prints/1.txt. Click the paper to take it away." and lines(said) == 1
    assert other == "Printed to /elsewhere/1.txt."
    machine.close()


def test_without_a_data_folder_one_line_says_so() -> None:
    machine = Machine("--no-save")
    machine.key("f12")
    (said,) = machine.screen._notices
    assert lines(said) == 1
    machine.close()
