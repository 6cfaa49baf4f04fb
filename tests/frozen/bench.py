"""What the download costs beside the source, a bare pygame window and sgt-blackbox, all seen from outside."""

from __future__ import annotations

import mmap
import os
import shutil
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import BARE, START_SIZE, Row, command, processor, resident
from tests.frozen import building
from tests.window.harness import ROOT, Failed, program_environment, until

STARTS = 10
IDLE_SECONDS = 20.0
DISPLAY_NUMBER = 261
SCREEN = (1920, 1080)
LINES = (200, 300, 400)
"""Lines of the screen where every window shows something, and the server's own pointer is not."""
LOOK_EVERY = 0.0005
LONGEST = 20.0
BLACKBOX = shutil.which("sgt-blackbox") or shutil.which("sgt-blackbox", path="/usr/games")


class Watched:
    """An X screen whose pixels lie in a file that can be read without asking the server."""

    def __init__(self, name: str, file: mmap.mmap) -> None:
        self.name = name
        self._file = file
        # The head of an XWD file: its own length, the bytes of a line, the number of colours after it.
        fields = struct.unpack(">25I", file[:100])
        first, line = fields[0] + 12 * fields[19], fields[12]
        self._lines = [slice(first + y * line, first + (y + 1) * line) for y in LINES]
        self._black = bytes(line)

    def lit(self) -> bool:
        """Whether anything but black stands where windows are."""
        return any(self._file[line] != self._black for line in self._lines)


@contextmanager
def watched() -> Iterator[Watched]:
    """Xvfb alone: the frame that a window manager draws would come before the program's own picture."""
    with ExitStack() as leaving:
        folder = leaving.enter_context(TemporaryDirectory())
        name = f":{DISPLAY_NUMBER}"
        words = [
            "Xvfb",
            name,
            "-screen",
            "0",
            "{}x{}x24".format(*SCREEN),
            "-fbdir",
            folder,
            "-nolisten",
            "tcp",
        ]
        environment = os.environ | {"DISPLAY": name}
        leaving.callback(_end, _started(words, os.environ))

        def answers() -> bool:
            words = ["xdotool", "getdisplaygeometry"]
            return subprocess.run(words, env=environment, capture_output=True).returncode == 0

        until(answers, "an X server")
        with (Path(folder) / "Xvfb_screen0").open("rb") as file:
            yield Watched(name, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def first_frame(screen: Watched, words: Sequence[str]) -> tuple[float, float]:
    """Seconds from the start of a program until its window shows something; of these, those it computed."""
    until(lambda: not screen.lit(), "a black screen")
    environment = program_environment(DISPLAY=screen.name)
    begun = time.perf_counter()
    process = _started(words, environment)
    try:
        while not screen.lit():
            if process.poll() is not None or time.perf_counter() - begun > LONGEST:
                raise Failed(f"{words[0]} shows nothing")
            time.sleep(LOOK_EVERY)
        return time.perf_counter() - begun, computed(process.pid)
    finally:
        _end(process)


def computed(pid: int) -> float:
    """Seconds that the program has run so far: other programs do not count, however busy they are."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def idling(screen: Watched, words: Sequence[str]) -> tuple[float, float]:
    """Megabytes resident and the part of a core taken while nobody touches the program."""
    process = _started(words, program_environment(DISPLAY=screen.name))
    try:
        time.sleep(5)
        before = processor(process.pid)
        time.sleep(IDLE_SECONDS)
        return resident(process.pid), (processor(process.pid) - before) / IDLE_SECONDS
    finally:
        _end(process)


def rows() -> Iterator[Row]:
    """First painted frames in alternating starts, memory and idle processor of each program that is here."""
    whole = building.folder()
    if not whole.exists():
        building.build()
    with watched() as screen, TemporaryDirectory() as data:
        ways: dict[str, list[str]] = {
            "source": [sys.executable, str(ROOT / "main.py"), "--data", data],
            "frozen": [str(whole / building.NAME), "--data", data],
            "bare pygame window": command(BARE, "stay", *START_SIZE),
        }
        if BLACKBOX is not None:
            ways["sgt-blackbox"] = [BLACKBOX]
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
        for words in ways.values():
            first_frame(screen, words)  # the disk's cache is as warm for the first as for the last
        for _ in range(STARTS):
            for name, words in ways.items():
                taken[name].append(first_frame(screen, words))
        seen = {name: statistics.median(times[0] for times in runs) for name, runs in taken.items()}
        busy = {name: statistics.median(times[1] for times in runs) for name, runs in taken.items()}
        for name, runs in taken.items():
            least, most = min(runs)[0], max(runs)[0]
            figure = f"{seen[name] * 1000:.0f} ms ({least * 1000:.0f} to {most * 1000:.0f})"
            figure += f", computing {busy[name] * 1000:.0f} ms"
            if name == "frozen":
                times = seen[name] / seen["source"], busy[name] / busy["source"]
                figure += ": {:.2f} and {:.2f} times source (at most 1.3)".format(*times)
            yield f"first painted frame seen on the screen, {name}", figure
        for name, words in ways.items():
            memory, part = idling(screen, words)
            yield f"resident and idle, {name}", f"{memory:.1f} MB, {part * 100:.2f} % of a core"


def _started(words: Sequence[str], environment: dict[str, str] | os._Environ[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        words, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


if __name__ == "__main__":
    for row, figure in rows():
        print(f"| {row:58} | {figure} |", flush=True)
