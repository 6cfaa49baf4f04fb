"""What a kiosk may suffer from kills, disks, clocks and sound: `python3 -m tests.faults [NAME...]`."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell.disk import FILE, REFUSES
from game.shell.scene import House, Scene
from game.shell.settings import Settings
from game.shell.sound import RETRY_SECONDS, Silence, Sound, Speaker
from game.shell.store import Store
from tests.kiosk import Machine

SEED = 1987
KILLS, COPIES, DAMAGED = 200, 100, 100
NOBODY = 65534
MOMENTS = 0.004, 1.2
"""Seconds between which a player is killed."""


@dataclass(frozen=True)
class Seen:
    """What stood on the screen: the number of the game and how many moves it had."""

    game: int
    moves: int


NOTHING = Seen(0, 0)


def play(
    entry: Entry,
    store: Store,
    number: int,
    tell: Callable[[Seen], object] = lambda seen: None,
    presses: int | None = None,
    sound: Sound | None = None,
) -> int:
    """The game's own player at the real scene, over a store on a disk; each frame is drawn, then told.

    How many presses there were; presses: no more than these.
    """
    slot, demo = store.slot(entry.id), entry.demo()
    assert demo is not None
    tell(NOTHING)
    with store.together():  # as the program does: a kill between the two leaves a desk without its game
        slot.drop()
        slot.put_desk({})
    laying = demo(slot, number)
    while True:
        try:
            next(laying)
        except StopIteration as done:
            laid = done.value
            break
    scene = entry.make_scene(
        House(slot, sound or Silence(), _nowhere, lambda text: None, seed=laid.seed, settings=Settings(store))
    )
    picture = pygame.Surface(scene.size, 0, 32)
    count = 0
    for press in laid.presses(scene):
        _think(scene)
        if press is None:
            continue
        scene.tick(min(press.after, 0.1))
        if press.action is not None:
            scene.act(press.action)
            count += 1
            scene.draw(picture)
            kept = slot.kept()
            if kept is not None:
                tell(Seen(kept.number, len(kept.moves)))
        if count == presses or scene.next() is not None:
            break
    return count


def _think(scene: Scene) -> None:
    for _ in range(400):
        job = scene.work()
        if job is None:
            return
        next(job, None)
    scene.tick(3.0)


def _nowhere() -> Scene:
    raise AssertionError("a demo does not leave its game")


def opened(folder: Path) -> tuple[Store, list[str]]:
    """The store in a folder, with a scene of every game made, drawn and ticked; all sentences told."""
    store, told = Store.open(folder), list[str]()
    for entry in CATALOGUE:
        house = House(store.slot(entry.id), Silence(), _nowhere, told.append, settings=Settings(store))
        scene = entry.make_scene(house)
        scene.tick(0.02)
        scene.draw(pygame.Surface(scene.size, 0, 32))
    while (sentence := store.take_notice()) is not None:
        told.append(sentence)
    return store, told


@contextmanager
def player(entry: Entry, folder: Path, number: int) -> Iterator[tuple[int, int]]:
    """A process that plays over and over; its id, and a pipe on which it tells what is on its screen."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            store = Store.open(folder)
            for at in range(1000):
                play(entry, store, number + at, lambda seen: _tell(writing, seen))
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writing)
    try:
        yield child, reading
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)


def _tell(writing: int, seen: Seen) -> None:
    os.write(writing, f"{seen.game} {seen.moves}\n".encode())


def _last(told: bytes) -> Seen | None:
    lines = told.decode().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith("\n")]
    return Seen(*map(int, whole[-1].split())) if whole else None


def _drain(reading: int) -> bytes:
    told = b""
    while piece := os.read(reading, 1 << 16):
        told += piece
    return told


def holds(store: Store, entry: Entry, seen: Seen | None) -> bool:
    """Whether all that was on the screen is kept: that game so far, or a later one."""
    if seen is None or seen == NOTHING:
        return True
    kept = store.slot(entry.id).kept()
    if kept is None:
        return False
    return kept.number > seen.game or (kept.number == seen.game and len(kept.moves) >= seen.moves)


def kills(times: int = KILLS, seed: int = SEED) -> str:
    """kill -9 at random moments over all games."""
    rolls, moves, on_screen = random.Random(seed), 0, 0
    for at in range(times):
        entry = CATALOGUE[at % len(CATALOGUE)]
        with TemporaryDirectory() as name:
            folder = Path(name)
            with player(entry, folder, rolls.randrange(1000)) as (child, reading):
                begun = b""
                while _last(begun) in (None, NOTHING):
                    begun += os.read(reading, 1 << 16)
                time.sleep(rolls.uniform(*MOMENTS))
                os.kill(child, signal.SIGKILL)
                seen = _last(begun + _drain(reading))
            store, told = opened(folder)
            assert not told, f"after a kill in {entry.id} it says {told}"
            assert holds(store, entry, seen), f"{entry.id}: {seen} was on the screen"
            on_screen += seen not in (None, NOTHING)
            moves += seen.moves if seen else 0
            store.close()
    return f"kill -9 at {times} moments, {on_screen} with a game on the screen, {moves} moves: none lost"


def copies(times: int = COPIES, seed: int = SEED) -> str:
    """The data folder copied while it is played in."""
    rolls, done, within = random.Random(seed), 0, 0
    while done < times:
        entry = CATALOGUE[done % len(CATALOGUE)]
        with TemporaryDirectory() as name:
            folder = Path(name) / "data"
            folder.mkdir()
            with player(entry, folder, rolls.randrange(1000)) as (_, reading):
                os.read(reading, 1)
                for at in range(5):
                    time.sleep(rolls.uniform(0.0, 0.1))
                    with suppress(shutil.Error):  # a journal may vanish while it is copied
                        shutil.copytree(folder, Path(name) / f"copy{at}")
            for at in range(5):
                store, told = opened(Path(name) / f"copy{at}")
                within += not told
                assert all("put aside" in sentence or "now in" in sentence for sentence in told), told
                store.close()
                done += 1
    return (
        f"{done} copies of the folder at any instant: {within} opened as they were, {done - within} put aside"
    )


def full(size: int = 48) -> str:
    """A disk of so many kilobytes that fills up, and is given room again."""
    with TemporaryDirectory() as name:
        command = ["mount", "-t", "tmpfs", "-o", f"size={size}k", "attic", name]
        if subprocess.run(command, capture_output=True).returncode != 0:
            return "full disk: no tmpfs can be mounted here"
        try:
            store = Store.open(Path(name))
            presses = sum(play(entry, store, 1) for entry in CATALOGUE)
            presses += sum(play(entry, store, 2) for entry in CATALOGUE)
            told = _told(store)
            assert told == [REFUSES], told
            _save_a_picture_in_vain(Path(name))
            kept = [store.slot(entry.id).kept() for entry in CATALOGUE]
            subprocess.run(["mount", "-o", "remount,size=4096k", name], check=True)
            store.close()
            store, told = opened(Path(name))
            assert [store.slot(entry.id).kept() for entry in CATALOGUE] == kept and not told, told
            store.close()
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)
    told_of = f"{presses} presses played on in memory, one sentence, no half picture"
    return f"full disk: {told_of}, all kept once there was room"


def _save_a_picture_in_vain(folder: Path) -> None:
    machine = Machine(folder=folder)
    machine.key("f12")
    said = list(machine.screen._notices)
    assert len(said) == 1 and said[0].startswith("The picture could not be saved: "), said
    assert not list(folder.glob("pictures/*"))
    machine.close()


def read_only() -> str:
    """A folder in which an ordinary user may not write."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        store = Store.open(folder)
        play(CATALOGUE[2], store, 1, presses=12)
        kept = store.slot("osmosis").kept()
        store.close()
        (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        before = (folder / FILE).read_bytes()

        def visit() -> None:
            for entry in CATALOGUE:  # an ordinary user may not be allowed to read this checkout
                play(entry, Store(None), 3, presses=20)
            if os.getuid() == 0:
                os.setgid(NOBODY)
                os.setuid(NOBODY)
            with suppress(FileNotFoundError):
                store = Store.open(folder)
            assert sum(play(entry, store, 3, presses=20) for entry in CATALOGUE) > 40
            told = _told(store)
            assert len(told) == 1, told
            store.close()

        _in_child(visit)
        folder.chmod(0o755)
        assert (folder / FILE).read_bytes() == before and os.listdir(folder) == [FILE]
        store, told = opened(folder)
        assert store.slot("osmosis").kept() == kept and not told
        store.close()
    return "read-only for an ordinary user: all games play, one sentence, the file is as it was"


def damaged(times: int = DAMAGED, seed: int = SEED, presses: int = 60) -> str:
    """One random byte of the file is another."""
    rolls, quiet, said = random.Random(seed), 0, 0
    with TemporaryDirectory() as name:
        whole = Path(name) / "whole"
        store = Store.open(whole)
        for entry in CATALOGUE:
            play(entry, store, 1, presses=presses)
        expected = [store.slot(entry.id).kept() for entry in CATALOGUE]
        store.close()
        data = (whole / FILE).read_bytes()
        for at in range(times):
            folder = Path(name) / str(at)
            folder.mkdir()
            where = rolls.randrange(len(data))
            byte = data[where] ^ (1 << rolls.randrange(8))
            (folder / FILE).write_bytes(data[:where] + bytes([byte]) + data[where + 1 :])
            store, told = opened(folder)
            entry = CATALOGUE[at % len(CATALOGUE)]
            play(entry, store, 2, presses=4)
            store.close()
            store, again = opened(folder)
            assert store.slot(entry.id).kept() is not None and not again, f"byte {where}: {again}"
            store.close()
            quiet, said = quiet + (not told), said + bool(told)
            shutil.rmtree(folder)
        assert all(expected)
    return f"{times} damaged bytes: {quiet} of no account, {said} told in a sentence; play went on after each"


def clocks() -> str:
    """Clocks that jump by years, to and fro."""
    rolls, real = random.Random(SEED), time.monotonic
    with (
        TemporaryDirectory() as name,
        mock.patch("time.monotonic", lambda: real() + rolls.uniform(-1e8, 1e8)),
    ):
        store = Store.open(Path(name))
        with mock.patch("time.strftime", lambda pattern: rolls.choice(("1970-01-01", "2138-02-30"))):
            presses = sum(play(entry, store, 4) for entry in CATALOGUE)
        kept = [store.slot(entry.id).kept() for entry in CATALOGUE]
        store.close()
        store, told = opened(Path(name))
        assert [store.slot(entry.id).kept() for entry in CATALOGUE] == kept and not told, told
        for entry in CATALOGUE:
            entry.records()(lambda game: store.slot(game).results())
        store.close()
    return f"clocks that jump by years: {presses} presses, all kept"


def sound(each: int = 25) -> str:
    """A sound device that is not there, or goes away while something sounds, and then works again."""
    presses = 0
    for broken in ("pygame.mixer.init", "pygame.mixer.Channel", "pygame.mixer.Sound"):
        speaker = Speaker(50, False)
        with mock.patch(broken, side_effect=pygame.error("the device has gone")):
            for entry in CATALOGUE:
                presses += play(entry, Store(None), 5, presses=each, sound=speaker)
        later = time.monotonic() + RETRY_SECONDS
        with mock.patch("time.monotonic", lambda later=later: later):
            speaker.play([(440, 20_000)])
        assert pygame.mixer.Channel(0).get_busy(), broken
        pygame.mixer.quit()
    return f"sound devices that fail at once or later: {presses} presses, nothing noticed, heard again"


def _told(store: Store) -> list[str]:
    told = []
    while (sentence := store.take_notice()) is not None:
        told.append(sentence)
    return told


def _in_child(do: Callable[[], None]) -> None:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            do()
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert status == 0, "the visitor failed"


FAULTS: tuple[Callable[[], str], ...] = (kills, copies, full, read_only, damaged, clocks, sound)


def main(arguments: list[str]) -> int:
    names = [fault.__name__ for fault in FAULTS]
    if not set(arguments) <= set(names):
        print(f"python3 -m tests.faults [{' '.join(names)}]", file=sys.stderr)
        return 2
    for fault in FAULTS:
        if not arguments or fault.__name__ in arguments:
            begun = time.monotonic()
            print(f"{fault()} ({time.monotonic() - begun:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
