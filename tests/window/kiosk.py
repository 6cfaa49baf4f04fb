"""The kiosk in a real window: no way out, question and attract mode, the operator, one copy, and its end."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pygame

from game.patience.scene import PatienceScene
from game.shell.fit import Size, fit
from game.shell.store import Store
from tests.window.harness import PYTHON, ROOT, Program, expect, program_environment, until
from tests.window.smoke import DESKTOP

IDLE, COUNTDOWN = 10, 5
SETTINGS = f"kiosk = true\nidle = {IDLE}\ncountdown = {COUNTDOWN}\n"
GOLD = (0xF2, 0xC5, 0x66)
UPRIGHT = (900, 1200)
MIDDLE = (DESKTOP[0] // 2 - 300, DESKTOP[1] // 2 - 150, 600, 300)


def start(display: str, folder: Path, *arguments: str) -> Program:
    """A kiosk by its settings file alone, on the whole screen."""
    (folder / "settings.toml").write_text(SETTINGS)
    program = Program(display, folder, arguments)
    until(lambda: program.size() == DESKTOP, "a kiosk takes the whole screen")
    time.sleep(1.5)
    return program


def seen(program: Program) -> bytes:
    return pygame.image.tobytes(program.screenshot(), "RGB")


def sign(program: Program) -> bytes:
    """The sign over the shelf: the screens below it may show other deals each time."""
    middle, wide = DESKTOP[0] // 2, DESKTOP[1] // 3
    return pygame.image.tobytes(program.screenshot().subsurface((middle - wide // 2, 0, wide, 160)), "RGB")


def asks(program: Program) -> bool:
    """The question lies over the picture."""
    middle = program.screenshot().subsurface(MIDDLE)
    return pygame.transform.threshold(None, middle, GOLD, set_behavior=0) > 500


def nobody_gets_out_of_a_kiosk(display: str, folder: Path) -> None:
    with start(display, folder) as program:
        shelf = sign(program)
        program.key("F11", "alt+Return", "F12", "Escape")
        expect(program.size() == DESKTOP and sign(program) == shelf, "F11, Alt+Enter and F12 do nothing")
        for chord in ("ctrl+q", "alt+F4"):
            program.key(chord)
            until(lambda: sign(program) != shelf, f"{chord} leads to attract mode")
            time.sleep(2)
            expect(program.process.poll() is None, f"{chord} does not end it")
            program.key("a")
            until(lambda: sign(program) == shelf, "a key brings the shelf back, and does nothing else")
        expect(not (folder / "pictures").exists(), "visitors save no pictures")
        begun = time.monotonic()
        program.signal(signal.SIGTERM)
        end = program.ended()
        took = time.monotonic() - begun
        expect(end == (0, "", "") and took < 2, f"SIGTERM ends it at once: {end} after {took:.1f} s")


def whoever_goes_is_asked_and_forgotten(display: str, folder: Path) -> None:
    with start(display, folder, "osmosis") as program:
        time.sleep(3)  # for the pointer to go
        table = seen(program)
        time.sleep(IDLE - 3)
        until(lambda: asks(program), "the question")
        program.press(DESKTOP[0] // 2, DESKTOP[1] // 2)
        until(lambda: seen(program) == table, "a click answers it, and does nothing else")
        time.sleep(IDLE + COUNTDOWN + 2)
        expect(not asks(program) and seen(program) != table, "attract mode")
        program.signal(signal.SIGTERM)
        expect(program.ended()[0] == 0, "it ends from attract mode")
    store = Store.open(folder)
    slot = store.slot("osmosis")
    expect(slot.kept() is None and slot.desk() == {}, "the visitor's game has gone")
    store.close()


def an_operator_stops_it(display: str, folder: Path) -> None:
    with start(display, folder) as program:
        shelf = sign(program)
        program.ask("windowfocus", program.window)
        for key in ("ctrl", "shift", "q"):
            program.ask("keydown", key)
        time.sleep(3.5)
        for key in ("q", "shift", "ctrl"):
            program.ask("keyup", key)
        until(lambda: sign(program) != shelf, "the operator's page")
        program.key("End", "Return", "Return")
        end = program.ended()
        expect(end == (0, "", ""), f"the operator stops it: {end}")


def an_operator_comes_by_the_corners(display: str, folder: Path) -> None:
    wide, high = DESKTOP[0] - 1, DESKTOP[1] - 1
    with start(display, folder) as program:
        shelf = sign(program)
        program.point(2, 2)
        program.ask("mousedown", "1")
        time.sleep(7)
        program.ask("mouseup", "1")
        for place in ((2, 2), (wide, 2), (wide, high), (2, high)):
            program.press(*place)
        until(lambda: sign(program) != shelf, "the operator's page")
        program.key("End", "Return", "Return")
        expect(program.ended()[0] == 0, "the operator stops it")


def turn(display: str, size: Size) -> None:
    """The screen has another size, as when it is turned or another one is plugged in."""
    wide, high = (str(length) for length in size)
    name, environment = "x".join((wide, high)), {**os.environ, "DISPLAY": display}
    mode = ["--newmode", name, "0", wide, wide, wide, wide, high, high, high, high]
    # A mode that was made before is refused.
    for words in (mode, ["--addmode", "screen", name], ["--output", "screen", "--mode", name]):
        done = subprocess.run(["xrandr", *words], env=environment, capture_output=True, timeout=20)
    expect(done.returncode == 0, f"a screen of {name}: {done.stderr.decode()}")


def a_kiosk_fills_a_screen_that_is_turned(display: str, folder: Path) -> None:
    with start(display, folder, "--idle", "60", "osmosis") as program:
        time.sleep(3)  # for the pointer to go
        table = seen(program)
        try:
            turn(display, UPRIGHT)
            until(lambda: program.size() == UPRIGHT, "it fills the upright screen")
            left, top, wide, high = fit(UPRIGHT, PatienceScene.size, 1.0, "sharp", False).box
            until(
                lambda: program.screenshot().get_at((left + 1, top + 1))[:3] != (0, 0, 0), "a picture there"
            )
            shot = program.screenshot()
            expect(shot.get_at((wide // 2, top - 2))[:3] == (0, 0, 0), "black above it")
            expect(shot.get_at((left + wide - 1, top + high - 1))[:3] != (0, 0, 0), "to its lower corner")
        finally:
            turn(display, DESKTOP)
        until(lambda: program.size() == DESKTOP and seen(program) == table, "and the wide one again")


def a_kiosk_takes_one_copy(display: str, folder: Path) -> None:
    with start(display, folder):
        command = [*PYTHON, "main.py", "--data", str(folder)]
        second = subprocess.run(
            command, cwd=ROOT, env=program_environment(DISPLAY=display), capture_output=True, timeout=20
        )
        told = second.stderr.decode()
        expect(second.returncode == 2 and told.count("\n") == 1, f"the second ends with one line: {told}")


def a_wrong_line_is_named(display: str, folder: Path) -> None:
    (folder / "settings.toml").write_text("mute = true\nvolume = 500\n")
    command = [*PYTHON, "main.py", "--data", str(folder)]
    ended = subprocess.run(
        command, cwd=ROOT, env=program_environment(DISPLAY=display), capture_output=True, timeout=20
    )
    told = ended.stderr.decode()
    expect(ended.returncode == 2 and "line 2: volume takes" in told and told.count("\n") == 1, told)


CHECKS = (
    nobody_gets_out_of_a_kiosk,
    whoever_goes_is_asked_and_forgotten,
    an_operator_stops_it,
    an_operator_comes_by_the_corners,
    a_kiosk_fills_a_screen_that_is_turned,
    a_kiosk_takes_one_copy,
    a_wrong_line_is_named,
)
