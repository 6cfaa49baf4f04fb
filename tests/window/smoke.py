"""What holds for every scene in a real window: sizes, mouse, keyboard, full screen, and ways to end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import product
from pathlib import Path

import pygame

from game.shell.fit import Mode, Size, fit
from tests.window.harness import ROOT, SETTLE, Program, expect, program_environment, until
from tests.window.standin import StandIn

DESKTOP: Size = (2000, 1200)
THREE_QUARTERS = (1500, 900)
STANDIN = ("-m", "tests.window.standin")


def said(program: Program) -> list[list[str]]:
    """Every action the stand-in told so far; the program is ended for it."""
    program.signal(signal.SIGTERM)
    code, out, err = program.ended()
    expect(code == 0 and not err, f"SIGTERM ends with 0 and says nothing: {code} {err}")
    return [line.split(" ") for line in out.splitlines()]


def start(display: str, folder: Path, *flags: str) -> Program:
    return Program(display, folder, flags, STANDIN)


def drawn(program: Program) -> bytes:
    """The window once the first picture is in it."""
    until(lambda: any(pygame.image.tobytes(program.screenshot(), "RGB")), "a first picture")
    return pygame.image.tobytes(program.screenshot(), "RGB")


def starts_at_three_quarters(display: str, folder: Path) -> None:
    with start(display, folder) as program:
        expect(program.size() == THREE_QUARTERS, f"three quarters of the desktop, not {program.size()}")
        drawn(program)
        shot = program.screenshot()
        left, top, wide, high = fit(THREE_QUARTERS, StandIn.size, StandIn.pixel_aspect, "sharp", False).box
        for x, y in (
            (left, top),
            (left + wide - 1, top),
            (left, top + high - 1),
            (left + wide - 1, top + high - 1),
        ):
            expect(shot.get_at((x, y))[0] > 100, f"the frame's corner at {x}, {y}")
        expect(shot.get_at((left - 1, 400))[:3] == (0, 0, 0), "black beside the picture")
        program.key("F2")
        expect(
            program.screenshot().get_at((5, 5))[:3] == (0, 0, 170), "the border's colour outside the picture"
        )


def maps_the_mouse_exactly(display: str, folder: Path) -> None:
    modes: tuple[Mode, ...] = ("sharp", "pixel")
    for mode, size in product(modes, ((1920, 1080), (640, 480), (1001, 777))):
        with start(display, folder, "--scale", mode) as program:
            program.resize(*size)
            shown = fit(size, StandIn.size, StandIn.pixel_aspect, mode, False)
            left, top, wide, high = shown.box
            places = ((left, top), (left + wide - 1, top + high - 1), (left + wide // 3, top + high // 7))
            for place in places:
                program.press(*place)
            if left:
                program.press(left - 1, top)
            told = [(int(x), int(y)) for _, phase, _, x, y, _ in said(program) if phase == "press"]
        expect(told == [shown.to_logical(place) for place in places], f"clicks {mode} at {size}: {told}")
        expect(told[:2] == [(0, 0), (639, 349)], f"corners {mode} at {size}: {told}")


def types_what_a_keyboard_types(display: str, folder: Path) -> None:
    environment = {**os.environ, "DISPLAY": display}
    with start(display, folder) as program:
        program.type("a+/ Z")
        program.ask("keydown", "b")
        time.sleep(1)
        program.ask("keyup", "b")
        program.key("alt+x", "ctrl+x", "KP_Add", "KP_4", "Return")
        program.point(300, 300)
        program.ask("click", "5")
        time.sleep(SETTLE)
        told = [(line[0], " ".join(line[5:])) for line in said(program)]
    expect(told[:5] == [("type", character) for character in "a+/ Z"], f"plain typing: {told}")
    expect(told[5:7] == [("type", "b"), ("type", "+")], f"once a held key, none with Alt or Ctrl: {told}")
    # xdotool takes num lock as it finds it: the keypad's four is the key or its character.
    expect(told[7] in (("keypad", ""), ("type", "4")), f"the keypad: {told}")
    expect(told[8:] == [("enter", ""), ("wheel", "down")], f"one step of the wheel: {told}")
    subprocess.run(["setxkbmap", "de"], env=environment, check=True)
    try:
        with start(display, folder) as program:
            # By position, as a hand does it: Shift and the 7, the dead ^ left of the 1, the space bar.
            program.key("shift+16", "49", "65")
            told = [(line[0], " ".join(line[5:])) for line in said(program)]
    finally:
        subprocess.run(["setxkbmap", "us"], env=environment, check=True)
    expect(told == [("type", "/"), ("type", "^")], f"a German keyboard's / and dead ^: {told}")


def fills_the_screen_and_comes_back(display: str, folder: Path) -> None:
    with start(display, folder, "--windowed", "900x700") as program:
        expect(program.size() == (900, 700), f"--windowed: {program.size()}")
        before = drawn(program)
        for chord in ("F11", "alt+Return"):
            program.key(chord)
            until(lambda: program.size() == DESKTOP, f"{chord}: full screen")
            program.key(chord)
            until(lambda: program.size() == (900, 700), f"{chord}: back")
            until(lambda: pygame.image.tobytes(program.screenshot(), "RGB") == before, f"{chord}: as before")
        program.key("ctrl+shift+q", "shift+F11")
        expect(program.size() == (900, 700), "shift+F11 is not F11")
        expect(program.process.poll() is None, "Ctrl+Shift+Q is not Ctrl+Q")
    with start(display, folder, "--fullscreen") as program:
        until(lambda: program.size() == DESKTOP, "--fullscreen")


def survives_being_covered_and_hidden(display: str, folder: Path) -> None:
    with start(display, folder, "--windowed", "900x700") as program:
        before = drawn(program)
        with start(display, folder, "--windowed", "1000x800"):
            pass
        program.ask("windowminimize", program.window)
        program.ask("windowactivate", "--sync", program.window)
        until(lambda: pygame.image.tobytes(program.screenshot(), "RGB") == before, "the same when uncovered")


def ends_as_asked(display: str, folder: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        with start(display, folder) as program:
            program.signal(number)
            end = program.ended()
            expect(end == (0, "", ""), f"{number.name} ends it with 0, silently: {end}")
    with start(display, folder) as program:
        program.key("alt+F4")
        end = program.ended()
        expect(end == (0, "", ""), f"Alt+F4 ends it with 0, silently: {end}")
    with start(display, folder, "--frames", "30") as program:
        end = program.ended()
        expect(end == (0, "", ""), f"--frames ends it with 0, silently: {end}")


def box(program: Program) -> str:
    """The size of the window that has the keyboard; SDL may give two windows the same number."""
    return program.ask("getactivewindow", "getwindowgeometry").partition("Geometry")[2]


def says_when_it_falls(display: str, folder: Path) -> None:
    with start(display, folder) as program:
        before = box(program)
        program.key("F1")
        until(lambda: box(program) not in ("", before), "a message box")
        program.ask("key", "Return")
        code, _, err = program.ended()
        expect(code == 1 and "RuntimeError: told to fall" in err, f"1 and the traceback: {code} {err}")


def refuses_in_one_line(display: str, folder: Path) -> None:
    def run(*arguments: str, **changes: str | None) -> tuple[int, str, str]:
        done = subprocess.run(
            [sys.executable, "main.py", *arguments],
            cwd=ROOT,
            env=program_environment(**changes),
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=60,
        )
        return done.returncode, done.stdout, done.stderr

    for arguments in (("--frobnicate",), ("--scale", "blurred"), ("chess",), ("--windowed", "9x9")):
        code, out, err = run(*arguments, DISPLAY=display)
        expect(code == 2 and not out and err.count("\n") == 1, f"{arguments}: {code} {out} {err}")
    for display_name in (None, ":987"):
        code, out, err = run("--data", str(folder), DISPLAY=display_name)
        one_line = code == 2 and not out and err.count("\n") == 1
        expect(one_line, f"no display {display_name}: {code} {out} {err}")
    code, out, err = run("--frames", "3", "--data", str(folder), SDL_VIDEODRIVER="dummy")
    expect((code, out, err) == (0, "", ""), f"a dummy that was asked for: {code} {out} {err}")


CHECKS = (
    starts_at_three_quarters,
    maps_the_mouse_exactly,
    types_what_a_keyboard_types,
    fills_the_screen_and_comes_back,
    survives_being_covered_and_hidden,
    ends_as_asked,
    says_when_it_falls,
    refuses_in_one_line,
)
