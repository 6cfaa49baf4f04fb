"""What is kept stays kept, whatever disk, damage, other copies and sudden ends do."""

from __future__ import annotations

import gc
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.shell import disk
from game.shell.store import Kept, Store

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that every user may enter, in memory where the system offers that: these tests sync often."""
    shm = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as name:
        os.chmod(name, 0o755)
        yield Path(name)


def play(store: Store, moves: int = 3) -> None:
    slot = store.slot("gravity")
    slot.begin("STANDARD", {"size": 8})
    for number in range(moves):
        slot.append(f"launch 4 {number + 1}")


def moves(store: Store) -> tuple[str, ...]:
    kept = store.slot("gravity").kept()
    assert kept is not None
    return kept.moves


def notices(store: Store) -> list[str]:
    told = []
    while (sentence := store.take_notice()) is not None:
        told.append(sentence)
    return told


# ------------------------------------------------------------------ what is kept
def test_all_comes_back(folder: Path) -> None:
    store = Store.open(folder)
    play(store)
    slot = store.slot("gravity")
    slot.put_desk({"marks": [[1, 2]], "top slot": True})
    slot.book(True, 11, {"size": 8})
    store.put_setting("chosen", "gravity")
    store.close()
    store = Store.open(folder)
    slot = store.slot("gravity")
    assert slot.kept() == Kept(1, "STANDARD", {"size": 8}, ("launch 4 1", "launch 4 2", "launch 4 3"))
    assert slot.desk() == {"marks": [[1, 2]], "top slot": True}
    (result,) = slot.results()
    assert (result.won, result.score, result.detail) == (True, 11, {"size": 8})
    assert store.setting("chosen") == "gravity"
    assert notices(store) == []


def test_at_first_there_is_nothing() -> None:
    store = Store()
    slot = store.slot("gravity")
    assert slot.kept() is None and slot.desk() == {} and slot.results() == []
    assert store.setting("volume", 70) == 70
    slot.append("quit")
    slot.undo()
    slot.book(True, 1, {})
    slot.drop()
    assert slot.kept() is None and slot.results() == []


def test_nothing_is_made_before_something_is_kept(folder: Path) -> None:
    store = Store.open(folder / "deep" / "down")
    store.slot("gravity").desk()
    assert list(folder.iterdir()) == []
    store.put_setting("chosen", "gravity")
    assert (folder / "deep" / "down" / "attic.db").is_file()


def test_memory_alone_writes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    store = Store.open(None)
    play(store)
    store.close()
    assert list(folder.iterdir()) == []


def test_undo_takes_one_move(folder: Path) -> None:
    store = Store.open(folder)
    play(store, 3)
    store.slot("gravity").undo()
    store.slot("gravity").append("shot 1 1")
    assert moves(store) == ("launch 4 1", "launch 4 2", "shot 1 1")


def test_a_game_has_one_result(folder: Path) -> None:
    store = Store.open(folder)
    slot = store.slot("gravity")
    for score in (5, 6):
        play(store)
        slot.book(True, score, {})
        slot.book(False, 99, {})
    store.close()
    store = Store.open(folder)
    store.slot("gravity").book(False, 77, {})
    assert [result.score for result in store.slot("gravity").results()] == [5, 6]


def test_a_result_outlives_its_game() -> None:
    store = Store()
    slot = store.slot("gravity")
    numbers = []
    for _ in range(3):
        play(store)
        slot.book(True, 1, {})
        kept = slot.kept()
        assert kept is not None
        numbers.append(kept.number)
        slot.drop()
    assert numbers == sorted(set(numbers))
    assert len(slot.results()) == 3
    assert store.all("SELECT * FROM move") == [] and store.all("SELECT * FROM game") == []


def test_machines_do_not_meet() -> None:
    store = Store()
    play(store)
    other = store.slot("osmosis")
    other.begin("7", {})
    other.append("pack")
    other.put_desk({"a": 1})
    other.drop()
    assert len(moves(store)) == 3
    assert store.slot("gravity").desk() == {}


def test_a_clock_that_jumps_changes_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    days = iter(["2031-05-05", "1970-01-01", "2026-11-29"])
    monkeypatch.setattr(time, "strftime", lambda _: next(days))
    store = Store()
    for score in (1, 2, 3):
        play(store)
        store.slot("gravity").book(True, score, {})
    assert [result.score for result in store.slot("gravity").results()] == [1, 2, 3]


def test_the_same_again_touches_no_disk(folder: Path) -> None:
    store = Store.open(folder)
    slot = store.slot("gravity")
    slot.put_desk({"marks": [1]})
    store.put_setting("chosen", "gravity")
    before = (folder / "attic.db").read_bytes()
    for _ in range(20):
        slot.put_desk({"marks": [1]})
        store.put_setting("chosen", "gravity")
    assert (folder / "attic.db").read_bytes() == before
    slot.put_desk({"marks": [2]})
    assert (folder / "attic.db").read_bytes() != before


def test_the_file_does_not_grow_with_games(folder: Path) -> None:
    store = Store.open(folder)

    def games(count: int) -> int:
        for number in range(count):
            with store.together():
                play(store, 40)
                store.slot("gravity").put_desk({"marks": [number] * 50})
        return (folder / "attic.db").stat().st_size

    few = games(10)
    assert games(100) <= few + 8192


# ------------------------------------------------------------------ together
def test_a_block_that_raises_leaves_nothing(folder: Path) -> None:
    store = Store.open(folder)
    play(store)
    with pytest.raises(RuntimeError), store.together():
        store.slot("gravity").append("shot 1 1")
        store.slot("gravity").put_desk({"a": 1})
        raise RuntimeError
    assert len(moves(store)) == 3 and store.slot("gravity").desk() == {}
    store.close()
    again = Store.open(folder)
    assert len(moves(again)) == 3 and again.slot("gravity").desk() == {}


def test_only_the_inner_block_is_undone(folder: Path) -> None:
    store = Store.open(folder)
    play(store)
    slot = store.slot("gravity")
    with slot.together():
        slot.append("shot 1 1")
        with pytest.raises(RuntimeError), slot.together():
            slot.append("shot 2 2")
            raise RuntimeError
        slot.append("shot 3 3")
    store.close()
    assert moves(Store.open(folder))[3:] == ("shot 1 1", "shot 3 3")


# ------------------------------------------------------------------ saves that cannot be used
def test_set_aside_keeps_every_one(folder: Path) -> None:
    store = Store.open(folder)
    slot = store.slot("gravity")
    for number in (1, 2):
        play(store, number)
        slot.put_desk({"try": number})
        assert slot.set_aside().endswith(".")
        assert slot.kept() is None and slot.desk() == {}
    store.close()
    store = Store.open(folder)
    for number in (1, 2):
        aside = store.slot(f"gravity set aside {number}")
        kept = aside.kept()
        assert kept is not None and len(kept.moves) == number
        assert aside.desk() == {"try": number}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE move SET text = 'launch 4 9' WHERE place = 1",
        "UPDATE move SET text = x'ff00' WHERE place = 1",
        "UPDATE move SET place = 70 WHERE place = 1",
        "DELETE FROM move WHERE place = 1",
        "UPDATE game SET options = '{'",
        "UPDATE game SET options = NULL",
        "UPDATE game SET seed = 5.5",
        "UPDATE game SET number = 'junk'",
        "UPDATE game SET slot = 'gravitz'",
    ],
)
def test_a_damaged_game_is_set_aside(folder: Path, damage: str) -> None:
    store = Store.open(folder)
    play(store)
    store.close()
    alter(folder, damage)
    store = Store.open(folder)
    assert store.slot("gravity").kept() is None
    assert len(notices(store)) == 1
    play(store, 1)
    assert len(moves(store)) == 1 and notices(store) == []


@pytest.mark.parametrize("junk", ["'{'", "NULL", "x'00ff'", "7", "'[1]'", "'{\"marks\": 3}'"])
def test_damaged_values_are_left_out(folder: Path, junk: str) -> None:
    store = Store.open(folder)
    play(store)
    slot = store.slot("gravity")
    slot.put_desk({"marks": [1]})
    slot.book(True, 5, {})
    store.put_setting("volume", 30)
    store.close()
    for change in ("desk SET data", "result SET detail", "setting SET value"):
        alter(folder, f"UPDATE {change} = {junk}")
    store = Store.open(folder)
    slot = store.slot("gravity")
    assert slot.desk() == {} and slot.results() == [] and store.setting("volume", 70) == 70
    assert len(notices(store)) == 1  # the desk is missed by the player, and told once
    store.close()
    store = Store.open(folder)
    slot = store.slot("gravity")
    assert slot.desk() == {} and notices(store) == []
    slot.put_desk({"marks": [2]})
    assert slot.desk() == {"marks": [2]} and len(moves(store)) == 3


def alter(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "attic.db") as other:
        other.execute(statement)
    other.close()


# ------------------------------------------------------------------ damaged and foreign files
def foreign(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE game (name TEXT)")
    other.close()


def newer(path: Path) -> None:
    store = Store.open(path.parent)
    play(store)
    store.close()
    alter(path.parent, f"PRAGMA user_version = {disk.VERSION + 1}")


def cut(path: Path) -> None:
    store = Store.open(path.parent)
    play(store)
    store.close()
    os.truncate(path, 6000)


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_bytes(b"junk"),
        lambda path: path.write_bytes(bytes(8192)),
        lambda path: path.write_bytes(random.Random(1).randbytes(40000)),
        foreign,
        newer,
        cut,
    ],
)
def test_a_file_that_cannot_be_used_is_renamed(folder: Path, make: Callable[[Path], object]) -> None:
    make(folder / "attic.db")
    (folder / "attic.db-journal").write_bytes(b"left over")
    before = (folder / "attic.db").read_bytes()
    for number in (1, 2):
        store = Store.open(folder)
        (sentence,) = notices(store)
        (aside,) = folder.glob(f"attic-*-{number}.db")
        assert aside.read_bytes() == before and aside.name in sentence
        assert ("newer" in sentence) == (make is newer)
        play(store)
        store.close()
        store = Store.open(folder)
        assert len(moves(store)) == 3 and notices(store) == []
        store.close()
        (folder / "attic.db").write_bytes(before)


def test_an_empty_file_is_begun(folder: Path) -> None:
    (folder / "attic.db").touch()
    store = Store.open(folder)
    play(store)
    store.close()
    store = Store.open(folder)
    assert len(moves(store)) == 3 and notices(store) == []


@pytest.mark.parametrize("where", ["attic.db", "."])
def test_something_else_in_its_place(folder: Path, where: str) -> None:
    place = folder / "data"
    if where == ".":
        place.write_text("a file where the folder should be")
    else:
        (place / where).mkdir(parents=True)
    store = Store.open(place)
    play(store)
    assert len(moves(store)) == 3
    assert len(notices(store)) == 1


def test_a_hundred_damaged_bytes_one_at_a_time(folder: Path) -> None:
    store = Store.open(folder)
    for name in ("gravity", "tommath", "osmosis"):
        slot = store.slot(name)
        with store.together():
            slot.begin("STANDARD", {"size": 8})
            for number in range(40):
                slot.append(f"launch 4 {number}")
            slot.book(True, 3, {"stars": 5})
            slot.put_desk({"marks": list(range(200))})
    store.close()
    whole = (folder / "attic.db").read_bytes()
    rnd = random.Random("damage")
    spots = [rnd.randrange(len(whole)) for _ in range(70)] + [rnd.randrange(100) for _ in range(30)]
    for number, spot in enumerate(spots):
        place = folder / str(number)
        place.mkdir()
        damaged = bytearray(whole)
        damaged[spot] ^= rnd.randrange(1, 256)
        (place / "attic.db").write_bytes(damaged)
        store = Store.open(place)
        told = notices(store)
        for name in ("gravity", "tommath", "osmosis"):
            slot = store.slot(name)
            kept = slot.kept()
            assert kept is None or len(kept.moves) == 40
            assert slot.desk() in ({}, {"marks": list(range(200))})
            assert told or (kept is not None and slot.desk() != {})
            slot.begin("AGAIN", {})
            slot.append("quit")
            slot.book(True, 2, {})
        store.close()
        store = Store.open(place)
        for name in ("gravity", "tommath", "osmosis"):
            kept = store.slot(name).kept()
            assert kept is not None and (kept.seed, kept.moves) == ("AGAIN", ("quit",))
        assert notices(store) == []
        store.close()


# ------------------------------------------------------------------ disks that refuse
class Failing(sqlite3.Connection):
    """A connection to the file whose statement number `at` fails, and if `lasting` all after it."""

    at = 0
    lasting = False
    code = sqlite3.SQLITE_FULL
    done = 0

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        Failing.done += 1
        if Failing.done == Failing.at or (Failing.lasting and Failing.done > Failing.at > 0):
            error = sqlite3.OperationalError("injected")
            error.sqlite_errorcode = Failing.code
            raise error
        return super().execute(sql, parameters)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int, bool], None]:
    """Lets the statement with this number from now on fail with this code, once or for good; 0: none."""
    connect = sqlite3.connect

    def connect_failing(name: str, **how: Any) -> sqlite3.Connection:
        return connect(name, factory=Failing if name != ":memory:" else sqlite3.Connection, **how)

    monkeypatch.setattr(sqlite3, "connect", connect_failing)

    def arm(at: int, code: int, lasting: bool) -> None:
        Failing.at, Failing.code, Failing.lasting, Failing.done = at, code, lasting, 0

    arm(0, 0, False)
    return arm


REFUSALS = [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN]


@pytest.mark.parametrize("code", REFUSALS)
@pytest.mark.parametrize("lasting", [False, True])
def test_a_refusal_in_the_middle_of_any_write(
    folder: Path, failing: Callable[[int, int, bool], None], code: int, lasting: bool
) -> None:
    for at in range(1, 14):
        place = folder / str(at)
        store = Store.open(place)
        play(store, 2)
        failing(at, code, lasting)
        slot = store.slot("gravity")
        slot.append("shot 1 1")  # statements 1 to 3
        with store.together():  # 4 to 8
            slot.append("shot 2 2")
            slot.put_desk({"marks": [1]})
            slot.book(True, 9, {})
        slot.append("quit")  # 9 to 11
        assert moves(store)[2:] == ("shot 1 1", "shot 2 2", "quit")
        assert slot.desk() == {"marks": [1]} and len(slot.results()) == 1
        assert notices(store) == ([disk.REFUSES] if at <= 11 else [])
        if not lasting:
            failing(0, 0, False)
            store.close()
        del store, slot  # where it is lasting, as a kill would end it
        gc.collect()
        failing(0, 0, False)
        store = Store.open(place)
        slot = store.slot("gravity")
        if lasting and at <= 11:
            assert len(moves(store)) == 2 + (at > 3) + (at > 8)
            assert (slot.desk() != {}) == (at > 8) == (len(slot.results()) == 1)
        else:
            assert len(moves(store)) == 5 and slot.desk() == {"marks": [1]}
        assert notices(store) == []
        store.close()


def test_a_disk_that_takes_it_again_gets_everything(
    folder: Path, failing: Callable[[int, int, bool], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.open(folder)
    play(store)
    slot = store.slot("gravity")
    failing(1, sqlite3.SQLITE_FULL, False)
    slot.append("shot 1 1")
    slot.append("shot 2 2")
    assert notices(store) == [disk.REFUSES]
    later = time.monotonic() + disk.RETRY_SECONDS + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    slot.append("shot 3 3")
    assert notices(store) == [disk.WRITES_AGAIN]
    slot.append("shot 4 4")
    copy = folder / "copy"
    copy.mkdir()
    shutil.copy(folder / "attic.db", copy)
    assert len(moves(Store.open(copy))) == 7


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT])
def test_damage_found_while_playing_loses_nothing(
    folder: Path, failing: Callable[[int, int, bool], None], code: int
) -> None:
    store = Store.open(folder)
    play(store)
    failing(2, code, False)
    store.slot("gravity").append("shot 1 1")
    (sentence,) = notices(store)
    assert "attic-damaged-1.db" in sentence and (folder / "attic-damaged-1.db").is_file()
    store.slot("gravity").append("shot 2 2")
    store.close()
    store = Store.open(folder)
    assert len(moves(store)) == 5 and notices(store) == []


@pytest.mark.parametrize("at", range(1, 9))
@pytest.mark.parametrize("code", [sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_CANTOPEN])
def test_what_cannot_be_read_is_not_written_over(
    folder: Path, failing: Callable[[int, int, bool], None], code: int, at: int
) -> None:
    store = Store.open(folder)
    play(store)
    store.close()
    failing(at, code, False)
    store = Store.open(folder)
    told = notices(store)
    assert told == ([disk.UNREADABLE] if Failing.done >= at else [])
    if told:
        play(store, 1)
        assert len(moves(store)) == 1
    store.close()
    failing(0, 0, False)
    store = Store.open(folder)
    assert len(moves(store)) == 3 and notices(store) == []


@pytest.mark.parametrize(
    "damage", [lambda data: b"", lambda data: data[:4096] + random.Random(1).randbytes(4096)]
)
def test_damage_that_nothing_was_written_after_loses_nothing(
    folder: Path, damage: Callable[[bytes], bytes]
) -> None:
    """SQLite looks at its own memory of the file: it is the end of the program that looks at the file."""
    store = Store(folder)
    play(store)
    file = folder / "attic.db"
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    store.close()
    again = Store(folder)
    assert moves(again) == ("launch 4 1", "launch 4 2", "launch 4 3")
    assert notices(again) == []
    again.close()
    (aside,) = folder.glob("attic-damaged-*.db")
    assert aside.read_bytes() == damaged or not damaged


def test_a_sound_file_is_left_as_it_is(folder: Path) -> None:
    store = Store(folder)
    play(store)
    before = (folder / "attic.db").read_bytes()
    store.close()
    assert [path.name for path in folder.iterdir()] == ["attic.db"]
    assert (folder / "attic.db").read_bytes() == before


def test_a_deleted_folder_is_made_again(folder: Path) -> None:
    place = folder / "data"
    store = Store.open(place)
    play(store)
    shutil.rmtree(place)
    store.slot("gravity").append("shot 1 1")
    store.slot("gravity").append("shot 2 2")
    store.close()
    assert len(moves(Store.open(place))) == 5 and notices(store) == []


PLAYER = """
import os, resource, signal, sys
from pathlib import Path
from game.shell.store import Store

folder, limit, user = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
from game.shell import disk
import encodings.utf_8
if user and os.geteuid() == 0:
    os.setuid(user)
store = Store.open(folder)
slot = store.slot("gravity")
if limit:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
if slot.kept() is None:
    slot.begin("STANDARD", {"size": 8})
before = len(slot.kept().moves)
for number in range(60):
    slot.append(f"launch 4 {number % 8 + 1}")
    slot.put_desk({"marks": ["*" * 400] * number})
assert len(slot.kept().moves) == before + 60 and len(slot.desk()["marks"]) == 59
while (sentence := store.take_notice()) is not None:
    print(sentence)
print(before)
store.close()
"""


def played(folder: Path, limit: int = 0, user: int = 0) -> list[str]:
    """What a program that plays in `folder` prints: its notices, and the moves that it found there."""
    run = subprocess.run(
        [sys.executable, "-B", "-c", PLAYER, str(folder), str(limit), str(user)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0 and run.stderr == "", run.stderr
    return run.stdout.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on file sizes")
@pytest.mark.parametrize("limit", [1, 4096, 10000, 30000, 34000])
def test_a_full_disk(folder: Path, limit: int) -> None:
    """The system refuses to write further than `limit` bytes into any file."""
    assert played(folder / "new", limit) == [disk.REFUSES, "0"]
    store = Store.open(folder / "new")
    assert notices(store) == []
    assert (store.slot("gravity").kept() is None) == (limit < 24576)
    assert played(folder / "old") == ["0"]
    assert played(folder / "old", 1) == [disk.REFUSES, "60"]
    assert played(folder / "old") == ["60"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs another user's file modes")
def test_read_only(folder: Path) -> None:
    """An ordinary user meets what he may not write: the folder, the file, both; then what he may not read."""
    place = folder / "data"
    assert played(place) == ["0"]
    place.chmod(0o755)
    (place / "attic.db").chmod(0o644)
    for path, mode in ((place, 0o555), (place / "attic.db", 0o444)):
        path.chmod(mode)
        assert played(place, user=NOBODY) == [disk.REFUSES, "60"]
    (place / "attic.db").chmod(0o000)
    assert played(place, user=NOBODY) == [disk.UNREADABLE, "0"]
    place.chmod(0o000)
    assert played(place, user=NOBODY) == [disk.REFUSES, "0"]
    place.chmod(0o755)
    (place / "attic.db").chmod(0o644)
    assert played(place) == ["60"]


def test_a_damaged_file_that_cannot_be_renamed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "attic.db").write_bytes(b"junk")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    store = Store.open(folder)
    assert notices(store) == [disk.STUCK]
    play(store)
    assert (folder / "attic.db").read_bytes() == b"junk" and notices(store) == []


# ------------------------------------------------------------------ other copies and sudden ends
def test_a_second_copy_plays_in_memory(folder: Path) -> None:
    first = Store.open(folder)
    play(first)
    second = Store.open(folder)
    assert notices(second) == [disk.IS_TAKEN]
    play(second, 1)
    first.slot("gravity").append("shot 1 1")
    second.close()
    first.close()
    assert len(moves(Store.open(folder))) == 4 and notices(first) == []


def test_two_first_copies(folder: Path) -> None:
    first, second = Store.open(folder), Store.open(folder)
    play(first)
    play(second, 1)
    assert notices(first) == [] and notices(second) == [disk.IS_TAKEN]
    first.close()
    second.slot("gravity").append("quit")
    second.close()
    assert len(moves(Store.open(folder))) == 3


WRITER = """
import sys
from pathlib import Path
from game.shell.store import Store

store = Store.open(Path(sys.argv[1]))
for sentence in iter(store.take_notice, None):
    print("notice", sentence, flush=True)
slot = store.slot("gravity")
if slot.kept() is None:
    slot.begin("STANDARD", {"size": 8})
number = len(slot.kept().moves)
while True:
    with store.together():
        slot.append(str(number))
        slot.put_desk({"marks": ["*" * 90] * (number % 50), "number": number})
    print(number, flush=True)
    number += 1
"""


def writer(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def kill(process: subprocess.Popen[str]) -> list[str]:
    """Kill -9; what it had said."""
    process.kill()
    said, _ = process.communicate()
    return said.splitlines()


def test_kill_at_any_moment(folder: Path) -> None:
    rnd = random.Random("kill")
    told = -1
    for _ in range(12):
        process = writer(folder)
        assert process.stdout is not None
        first = process.stdout.readline()
        assert first.strip().isdigit(), first
        time.sleep(rnd.uniform(0, 0.05))
        told = int((kill(process) or [first])[-1])
        store = Store.open(folder)
        kept = moves(store)
        assert notices(store) == []
        assert kept == tuple(str(number) for number in range(len(kept)))
        assert len(kept) in (told + 1, told + 2)
        assert store.slot("gravity").desk()["number"] == len(kept) - 1
        store.close()


def test_the_lock_of_another_process_goes_with_it(folder: Path) -> None:
    process = writer(folder)
    assert process.stdout is not None
    process.stdout.readline()
    second = Store.open(folder)
    assert notices(second) == [disk.IS_TAKEN]
    second.close()
    kill(process)
    assert notices(Store.open(folder)) == []


def test_copies_taken_at_any_moment(folder: Path) -> None:
    """A copy that was torn by a write may be found damaged; then it is said, and never half used."""
    place = folder / "data"
    process = writer(place)
    assert process.stdout is not None
    process.stdout.readline()
    rnd = random.Random("copies")
    for number in range(40):
        time.sleep(rnd.uniform(0, 0.01))
        copy = folder / str(number)
        copy.mkdir()
        for path in sorted(place.iterdir(), key=lambda path: path.name):
            shutil.copy(path, copy)
    kill(process)
    good = 0
    for number in range(40):
        store = Store.open(folder / str(number))
        kept = store.slot("gravity").kept()
        told = notices(store)
        assert kept is not None or told, "what is lost is said; the desk alone may be torn, and is said too"
        if kept is not None:
            good += 1
            assert kept.moves == tuple(str(n) for n in range(len(kept.moves)))
        play(store)
        store.close()
    assert good > 0
