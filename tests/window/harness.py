"""How a check starts a program on a display of its own, finds its window, drives it and looks at it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from io import BytesIO
from pathlib import Path

import pygame

from game.shell.fit import Size, fit
from game.shell.scene import Scene

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0
"""Seconds after which something that was waited for counts as not happening."""
SETTLE = 0.2
"""Seconds in which the program has surely dealt with a key or a click."""
PNG_END = b"IEND\xaeB`\x82"


class Failed(AssertionError):
    """A check that did not hold; its text says which."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Failed(what)


def until(holds: Callable[[], bool], what: str) -> None:
    """Ask again and again until it holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise Failed(f"{what}: not within {PATIENCE:.0f} seconds")
        time.sleep(0.02)


@contextmanager
def display(number: int, size: Size = (1920, 1080)) -> Iterator[str]:
    """An X server with a window manager; its name."""
    name = f":{number}"
    environment = {**os.environ, "DISPLAY": name}

    def answers(question: str) -> bool:
        asked = subprocess.run(["xdotool", question], env=environment, capture_output=True)
        return asked.returncode == 0

    server = ["Xvfb", name, "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp", "-noreset"]
    with ExitStack() as running:
        process = running.enter_context(_running(server))
        until(lambda: process.poll() is not None or answers("getdisplaygeometry"), "an X server")
        expect(process.poll() is None, f"{name} is another's display")
        running.enter_context(_running(["openbox"], environment))
        until(lambda: answers("get_num_desktops"), "openbox")
        yield name


@contextmanager
def _running(
    command: Sequence[str], environment: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def program_environment(**changes: str | None) -> dict[str, str]:
    """The environment of a player: what the tests have set for themselves is left out."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment |= {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    for name, value in changes.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value
    return environment


PYTHON = (sys.executable, "-X", "faulthandler")


class Program:
    """A started program and its window; positions are the logical pixels of `scene`.

    python, cwd, environment: how it is started; as a player does from source where nothing else is said.
    """

    def __init__(
        self,
        display: str,
        data: Path,
        arguments: Sequence[str] = (),
        command: Sequence[str] = ("main.py",),
        python: Sequence[str] = PYTHON,
        cwd: Path = ROOT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        self._environment = program_environment(DISPLAY=display)
        self.process = subprocess.Popen(
            [*python, *command, "--data", str(data), *arguments],
            cwd=cwd,
            env=self._environment if environment is None else {**environment, "DISPLAY": display},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.window = ""
        until(self._find_window, "a window")

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *trouble: object) -> None:
        # SDL's message box is a process of its own.
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def _find_window(self) -> bool:
        if self.process.poll() is not None:
            raise Failed(f"it ended with {self.process.returncode}: {self.process.communicate()[1]}")
        found = self.ask("search", "--onlyvisible", "--pid", str(self.process.pid))
        self.window = found.split()[-1] if found else ""
        return bool(self.window)

    def ask(self, *words: str) -> str:
        """What xdotool answers; "" where it fails."""
        asked = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, timeout=PATIENCE
        )
        return asked.stdout.strip() if asked.returncode == 0 else ""

    def key(self, *chords: str) -> None:
        """Press keys one after another, by X's names: Return, ctrl+q, KP_4."""
        self.ask("windowfocus", self.window)
        self.ask("key", "--delay", "40", *chords)
        time.sleep(SETTLE)

    def type(self, text: str) -> None:
        self.ask("windowfocus", self.window)
        self.ask("type", "--delay", "40", text)
        time.sleep(SETTLE)

    def point(self, x: int, y: int) -> None:
        """Move the pointer to a pixel of the window."""
        self.ask("mousemove", "--window", self.window, str(x), str(y))

    def press(self, x: int, y: int, button: int = 1) -> None:
        """Click a pixel of the window."""
        self.point(x, y)
        self.ask("click", str(button))
        time.sleep(SETTLE)

    def click(self, scene: Scene, x: int, y: int, button: int = 1) -> None:
        """Click the middle of a logical pixel of the scene that is shown."""
        shown = fit(self.size(), scene.size, scene.pixel_aspect, "sharp", scene.border is not None)
        left, top, wide, high = shown.box
        self.press(
            left + (2 * x + 1) * wide // (2 * scene.size[0]),
            top + (2 * y + 1) * high // (2 * scene.size[1]),
            button,
        )

    def size(self) -> Size:
        """The window's size in pixels, without what the window manager puts round it."""
        answer = dict(
            line.split("=") for line in self.ask("getwindowgeometry", "--shell", self.window).splitlines()
        )
        return int(answer["WIDTH"]), int(answer["HEIGHT"])

    def resize(self, wide: int, high: int) -> None:
        self.ask("windowsize", self.window, str(wide), str(high))
        until(lambda: self.size() == (wide, high), f"a window of {wide}x{high}")
        time.sleep(3 * SETTLE)

    def screenshot(self) -> pygame.Surface:
        """What the window shows."""
        taken = subprocess.run(
            ["import", "-window", self.window, "png:-"], env=self._environment, capture_output=True
        )
        expect(taken.returncode == 0, f"a screenshot: {taken.stderr.decode()}")
        return pygame.image.load(BytesIO(taken.stdout), "shot.png")

    def picture(self) -> bytes:
        """The picture that F12 saves, as RGB."""
        folder = self.data / "pictures"
        before = set(folder.glob("*.png"))
        self.ask("windowfocus", self.window)
        self.ask("key", "F12")
        until(lambda: len(set(folder.glob("*.png")) - before) == 1, "a picture of F12")
        (path,) = set(folder.glob("*.png")) - before
        until(lambda: path.read_bytes().endswith(PNG_END), "a picture written to its end")
        return pygame.image.tobytes(pygame.image.load(path), "RGB")

    def shows(self, picture: bytes) -> bool:
        """Whether F12 gives this picture at some moment: cursors blink."""
        return any(self.picture() == picture for _ in range(12))

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def ended(self) -> tuple[int, str, str]:
        """Its exit code, stdout and stderr, once it has ended."""
        try:
            out, err = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.signal(signal.SIGABRT)
            raise Failed(f"it does not end; it is at {self.process.communicate()[1]}") from None
        return self.process.returncode, out, err
