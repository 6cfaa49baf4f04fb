"""What it costs, beside a bare pygame-ce window of the same size: `python3 -m tests.bench`."""

from __future__ import annotations

import importlib
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.driving import Driver
from tests.window.harness import ROOT, Failed, display, program_environment

Row = tuple[str, str]
STARTS = 9
IDLE_SECONDS = 20.0
IDLE_FRAMES = 900
SETTLED = 240
FRAMES = 40
START_SIZE = (1440, 810)
LARGE = ((1920, 1080), (3840, 2160))
DISPLAY_NUMBER = 202
GAMES = ("gravity", "tommath", "patience", "wimp", "frozen")

# Each program ends with the moment of its first painted frame, or goes on for --frames and counts them.
HOOK = """
import os, sys, time
import main
main.prepare()
import pygame
how, sys.argv = sys.argv[1], sys.argv[1:]
paint, painted = pygame.display.update, []
def update(*areas):
    paint(*areas)
    painted.append(time.time())
    if how == "first":
        print(painted[0], flush=True)
        os._exit(0)
pygame.display.update = update
main.start()
print(len(painted))
"""
BARE = """
import os, sys, time
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
window = pygame.display.set_mode((int(sys.argv[2]), int(sys.argv[3])), pygame.RESIZABLE)
window.fill("navy")
pygame.display.flip()
print(time.time(), flush=True)
if sys.argv[1] == "first":
    os._exit(0)
clock = pygame.Clock()
while not any(event.type == pygame.QUIT for event in pygame.event.get()):
    clock.tick(60)
"""


def command(code: str, *words: object) -> list[str]:
    return [sys.executable, "-c", code, *map(str, words)]


def first_frame(words: Sequence[str]) -> tuple[float, float]:
    """Seconds from the start of the program to its first painted frame, and of a core that it took."""
    begun = time.time()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, cwd=ROOT, env=program_environment(), capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return float(done.stdout.split()[-1]) - begun, taken


def starts(data: Path) -> Iterator[Row]:
    """Medians of alternating starts, the store's file being there already.

    On a busy machine the seconds tell what else runs, those of the processor less so.
    """
    ways = {"bare": command(BARE, "first", *START_SIZE)}
    for game in ([], ["gravity"]):
        ways[game[0] if game else "shelf"] = command(HOOK, "first", "--data", data, *game)
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
    for number in range(STARTS + 1):
        for name, words in ways.items():
            moment = first_frame(words)
            if number:  # the first start compiles
                taken[name].append(moment)
    bare, bare_taken = (statistics.median(column) for column in zip(*taken.pop("bare"), strict=True))
    for name, moments in taken.items():
        own, own_taken = (statistics.median(column) for column in zip(*moments, strict=True))
        yield (
            f"first painted frame, {name}",
            (
                f"{own * 1000:.0f} ms, bare {bare * 1000:.0f} ms: {own / bare:.2f} times (at most 1.5); "
                f"processor {own_taken * 1000:.0f} and {bare_taken * 1000:.0f} ms"
            ),
        )


@contextmanager
def running(words: Sequence[str]) -> Iterator[int]:
    """A program that runs for the while; its process id."""
    process = subprocess.Popen(
        words, cwd=ROOT, env=program_environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        time.sleep(4)
        if process.poll() is not None:
            raise Failed(f"{words[:4]} ended by itself")
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def resident(pid: int) -> float:
    """Megabytes (of 1024 KB) of the program in memory now."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def processor(pid: int) -> float:
    """Seconds of a core the program has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idling(words: Sequence[str]) -> tuple[float, float]:
    """Megabytes resident, and the part of a core it takes, while nothing happens."""
    with running(words) as pid:
        before = processor(pid)
        time.sleep(IDLE_SECONDS)
        return resident(pid), (processor(pid) - before) / IDLE_SECONDS


def rest(data: Path, banner: Path) -> Iterator[Row]:
    """Memory, processor and flips of programs that nobody touches."""
    bare_memory, bare_part = idling(command(BARE, "stay", *START_SIZE))
    places: dict[str, tuple[Path, tuple[str, ...]]] = {
        "shelf": (data, ()),
        "Gravity's banner": (banner, ("gravity",)),
        "Gravity's menu": (data, ("gravity",)),
    }
    for name, (folder, game) in places.items():
        words = [sys.executable, "main.py", "--data", str(folder), *game]
        memory, part = idling(words)
        yield (
            f"resident at {START_SIZE[0]}x{START_SIZE[1]}, {name}",
            (f"{memory:.1f} MB, bare {bare_memory:.1f} MB (at most 45)"),
        )
        yield (
            f"processor over {IDLE_SECONDS:.0f} idle seconds, {name}",
            (f"{part * 100:.2f} % of a core, bare {bare_part * 100:.2f} % (at most 0.3)"),
        )
        yield f"flips in {(IDLE_FRAMES - SETTLED) // 60} idle seconds, {name}", flips(folder, game)


def flips(folder: Path, game: Sequence[str]) -> str:
    """What a longer run flips more than a shorter one."""
    counts = []
    for frames in (SETTLED, IDLE_FRAMES):
        words = command(HOOK, "count", "--data", folder, "--frames", frames, *game)
        done = subprocess.run(words, cwd=ROOT, env=program_environment(), capture_output=True, text=True)
        counts.append(int(done.stdout.split()[-1]))
    return f"{counts[1] - counts[0]} (bare: none)"


def sizes(data: Path) -> Iterator[Row]:
    """Memory of larger windows."""
    for wide, high in LARGE:
        words = [sys.executable, "main.py", "--data", str(data), "--windowed", f"{wide}x{high}"]
        with running(words) as pid:
            memory = resident(pid)
        with running(command(BARE, "stay", wide, high)) as pid:
            bare = resident(pid)
        yield f"resident at {wide}x{high}, shelf", f"{memory:.1f} MB, bare {bare:.1f} MB"


def changed_frames(wide: int, high: int) -> Iterator[Row]:
    """Milliseconds from an action to the flipped window; in a process of its own, which has a display."""
    import pygame

    from game.catalogue import CATALOGUE
    from game.shell.memory import give_back_large_pieces
    from game.shell.scene import Scene
    from game.shell.screen import Screen
    from game.shell.shelf import Shelf
    from game.shell.store import Store
    from tests.house import house

    give_back_large_pieces()
    screen = Screen("sharp", size=(wide, high))
    window = pygame.display.get_surface()
    assert window is not None
    limit = 6 if high <= 1080 else 12

    def row(name: str, once: Callable[[], object]) -> Row:
        once()
        taken, processor = [], time.process_time()
        for _ in range(FRAMES):
            begun = time.perf_counter()
            once()
            taken.append((time.perf_counter() - begun) * 1000)
            pygame.event.pump()
        processor = (time.process_time() - processor) * 1000 / FRAMES
        mean, worst = statistics.mean(taken), statistics.quantiles(taken, n=20)[-1]
        figure = f"mean {mean:.2f} ms, p95 {worst:.2f} ms, processor {processor:.2f} ms (at most {limit})"
        return f"changed frame at {wide}x{high}, {name}", figure

    def played(driver: Driver, *keys: str) -> None:
        for key in keys:
            driver.key(key)
        driver.wait(1 / 60)
        screen.show(driver.scene)

    def whole(scene: Scene) -> None:
        screen.redraw()
        screen.show(scene)

    def bare() -> None:
        window.fill("navy")
        pygame.display.flip()

    yield row("bare, filled", bare)
    store = Store(None)
    shelf = Driver(Shelf(CATALOGUE, lambda entry: entry.make_scene(house(store, entry.id)), store))
    shelf.picture()
    shelf.finish_work()
    yield row("shelf, another lamp", lambda: played(shelf, "right"))
    yield row("shelf, all of it", lambda: whole(shelf.scene))
    for entry in CATALOGUE:
        driver = Driver(entry.make_scene(house(store, entry.id)))
        if entry.id == "gravity":
            begin_gravity(driver)
            yield row("Gravity, a launch at the banner", partial(played, driver, "8", "4", "return"))
        yield row(f"{entry.title}, all of it", partial(whole, driver.scene))


def begin_gravity(driver: Driver) -> None:
    """From the top menu to the banner of the STANDARD game."""
    driver.key("return")
    driver.key("escape")
    driver.type("STANDARD")
    for text in ("", "8", "5"):
        driver.type(text)
        driver.key("return")
    driver.key("a")


def prepared(data: Path, banner: Path) -> None:
    """Two folders as a player leaves them: Gravity at its menu, and at its banner."""
    from game.catalogue import CATALOGUE
    from game.shell.store import Store
    from tests.house import house

    for folder in (data, banner):
        store = Store.open(folder)
        store.put_setting("bench", 1)
        if folder is banner:
            begin_gravity(Driver(CATALOGUE[0].make_scene(house(store, "gravity"))))
        store.close()


@contextmanager
def somewhere(size: tuple[int, int]) -> Iterator[None]:
    """The display that there is, or one of Xvfb's with this size."""
    if "DISPLAY" in os.environ:
        yield
        return
    with display(DISPLAY_NUMBER, size) as name:
        os.environ["DISPLAY"] = name
        try:
            yield
        finally:
            del os.environ["DISPLAY"]


def shell_rows() -> Iterator[Row]:
    """Everything about the shell."""
    with TemporaryDirectory() as one, TemporaryDirectory() as other, TemporaryDirectory() as compiled:
        data, banner = Path(one), Path(other)
        # A player's Python keeps what it has compiled, whatever is set here.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = compiled
        words = [sys.executable, "-m", "tests.bench", "--prepare", one, other]
        dummy = program_environment(SDL_VIDEODRIVER="dummy")
        subprocess.run(words, cwd=ROOT, env=dummy, check=True)
        # What has to be compiled first takes memory that it does not give back.
        once = [sys.executable, "main.py", "--no-save", "--frames", "60"]
        subprocess.run(once, cwd=ROOT, env=dummy, check=True)
        with somewhere((1920, 1080)):
            yield from starts(data)
            yield from rest(data, banner)
        with somewhere((3840, 2160)):
            yield from sizes(data)
            for wide, high in LARGE:
                words = [sys.executable, "-m", "tests.bench", "--frames", str(wide), str(high)]
                done = subprocess.run(
                    words, cwd=ROOT, env=program_environment(), capture_output=True, text=True, check=True
                )
                for line in done.stdout.splitlines():
                    name, _, figure = line.partition("\t")
                    yield name, figure


def game_rows(game: str) -> Iterator[Row]:
    """What a game measures of itself: rows() of tests/GAME/bench.py."""
    name = f"tests.{game}.bench"
    if find_spec(name) is not None:
        rows: Callable[[], list[Row]] = importlib.import_module(name).rows
        yield from rows()


def main(arguments: list[str]) -> int:
    match arguments:
        case ["--prepare", data, banner]:
            prepared(Path(data), Path(banner))
        case ["--frames", wide, high]:
            for name, figure in changed_frames(int(wide), int(high)):
                print(f"{name}\t{figure}")
        case [*parts] if set(parts) <= {"shell", *GAMES}:
            for part in parts or ("shell", *GAMES):
                for name, figure in shell_rows() if part == "shell" else game_rows(part):
                    print(f"| {name:58} | {figure} |", flush=True)
        case _:
            print(f"python3 -m tests.bench [{'|'.join(('shell', *GAMES))}]...", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
