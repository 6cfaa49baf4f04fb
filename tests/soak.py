"""Random players who never tire, and attract mode: `python3 -m tests.soak`, its flags in USAGE."""

from __future__ import annotations

import gc
import importlib
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from itertools import chain
from typing import Any, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell.attract import Attract
from game.shell.loop import Loop
from game.shell.memory import give_back_large_pieces
from game.shell.options import Options, parse
from game.shell.program import Program
from game.shell.scene import Scene
from game.shell.screen import Screen
from game.shell.shelf import Shelf, look
from game.shell.sound import Silence
from game.shell.store import Store
from tests.driving import Driver
from tests.house import house
from tests.memory import resident

INPUTS = 50_000
SEED = 1987
EVERY = 25
"""Inputs from one look at the invariants to the next."""
SIZES = ((640, 480), (800, 600), (400, 300), (1024, 400), (320, 900), (1280, 960))
KEYS = (
    *(
        "return",
        "escape",
        "tab",
        "space",
        "backspace",
        "delete",
        "up",
        "down",
        "left",
        "right",
        "home",
        "end",
    ),
    *(
        "page up",
        "page down",
        "f1",
        "f2",
        "f3",
        "f5",
        "f9",
        "f10",
        "shift+f10",
        "ctrl+z",
        "shift+up",
        "enter",
    ),
    *("[0]", "[2]", "[4]", "[5]", "[6]", "[8]", "[+]", "ctrl+a", "alt+a", "f12", "ctrl+q", "f11"),
)
RARE = {"ctrl+q", "f11", "f12"}
TEXT = "abcdefghijklmnopqrstuvwxyz0123456789+-*/=^!<>.,:; ADRYNSMCé€"
USAGE = """python3 -m tests.soak [--game GAME] [--inputs N] [--seed N]   random players, of one game or all;
                                                              then 2,000 random games of each patience
python3 -m tests.soak --kiosk [--inputs N] [--seed N]         one who never gets out of a kiosk
python3 -m tests.soak --attract [--frames N]                  nobody at all"""
KIOSK_INPUTS = 200_000
ATTRACT_FRAMES = 200_000
ALONE = 2_000
"""Inputs in a kiosk from one time that it is left alone to the next."""
PATIENCE = 3_000
"""Quarters of a second that attract mode may be away then: the computer may be at work in them."""
WINDOW_EVENTS = (
    pygame.QUIT,
    pygame.WINDOWCLOSE,
    pygame.WINDOWLEAVE,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWEXPOSED,
)
GROWTH = 4.0
"""Megabytes that may come in the second half."""
LONG = 20_000
"""From so many inputs on half of them has loaded and filled all that stays, the computer's tables too."""


class Restless:
    """A program with a window nobody sees, and a player who does anything at all to it."""

    def __init__(self, entries: Sequence[Entry], first: Entry | None, seed: int, kiosk: bool = False) -> None:
        self._random = random.Random(seed)
        self._screen = Screen("sharp", size=SIZES[0])
        options = parse(["--kiosk", "--no-save"], entries) if kiosk else Options(game=first, save=False)
        self._kiosk = kiosk
        self._program = Program(options, entries, self._screen, Store(None), None, Silence(), {}, {})
        self._loop = Loop(self._program.first(), self._screen, self._program, self._program)
        self._hands = Driver(self._loop.scene, send=pygame.event.post)
        self._down = False

    @property
    def scene(self) -> Scene:
        return self._loop.scene

    def play(self, inputs: int) -> None:
        """So many inputs, one to six of them a frame."""
        while inputs > 0:
            batch = min(inputs, self._random.randint(1, 6))
            for _ in range(batch):
                self._input()
            inputs -= batch
            self._loop.step(self._random.choice((1 / 60, 1 / 60, 1 / 60, 0.25)))
            assert not (self._kiosk and self._loop.over), "a visitor got out"
            self._loop.over = False

    def leave_alone(self) -> float:
        """Seconds until attract mode comes to a kiosk that nobody touches."""
        for passed in range(PATIENCE):
            if isinstance(self.scene, Attract):
                return passed / 4
            self._loop.step(0.25)
        raise AssertionError(f"attract mode stays away from {type(self.scene).__name__}")

    def wake(self) -> None:
        """A touch that brings the shelf back."""
        for _ in range(8):
            self._loop.step(0.25)
        self._hands.tap(300, 200)
        for _ in range(12):
            self._loop.step(0.25)
        assert isinstance(self.scene, Shelf), type(self.scene).__name__

    def settled(self) -> float:
        """Megabytes in memory at one and the same place: the shelf at rest, screens on, in a small window."""
        self._set_size(SIZES[0])
        if self._kiosk:
            self.leave_alone()
            self.wake()
        elif not isinstance(self.scene, Shelf):
            self._hands.key("ctrl+q")
        for _ in range(round(60 * (look.REST_SECONDS + 1))):
            self._loop.step(1 / 60)
        gc.collect()
        return resident()

    def _input(self) -> None:
        ways = (self._key, self._type, self._click, self._touch, self._drag, self._wheel, self._resize)
        (way,) = self._random.choices(
            (*ways, self._window), (30, 20, 25, 10, 12, 3, 0.2, 1 if self._kiosk else 0)
        )
        way()

    def _window(self) -> None:
        pygame.event.post(pygame.Event(self._random.choice(WINDOW_EVENTS)))

    def _key(self) -> None:
        chord = self._random.choice((*KEYS, *self.scene.inputs.keys))
        if chord not in RARE or self._random.random() < 0.05:
            self._hands.key(
                chord, num_lock=self._random.random() < 0.5, repeats=self._random.choice((0, 0, 3))
            )

    def _type(self) -> None:
        self._hands.type(self._random.choice(TEXT))

    def _click(self) -> None:
        self._hands.click(*self._place(), button=self._random.choice((1, 1, 1, 2, 3)), mods=self._mods())

    def _touch(self) -> None:
        self._hands.tap(*self._place())

    def _drag(self) -> None:
        self._hands.press(
            *self._place(), button=self._random.choice((1, 1, 3)), touch=self._random.random() < 0.3
        )
        for _ in range(self._random.randint(1, 4)):
            self._hands.move(*self._place())
        if self._random.random() < 0.3:
            self._loop.step(0.7)  # long enough for a hold
        self._hands.release()

    def _wheel(self) -> None:
        self._hands.wheel(*self._place(), self._random.choice(("up", "down", "left", "right")))

    def _resize(self) -> None:
        self._set_size(self._random.choice(SIZES))

    def _set_size(self, size: tuple[int, int]) -> None:
        wide, high = size
        pygame.display.set_mode((wide, high), pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=(wide, high), w=wide, h=high))

    def _mods(self) -> str:
        return self._random.choice(("", "", "", "shift", "ctrl"))

    def _place(self) -> tuple[int, int]:
        """A pixel of the window: half of the time one where something can be hit."""
        wide, high = pygame.display.get_window_size()
        x, y = self._random.randint(-5, wide + 5), self._random.randint(-5, high + 5)
        areas = self.scene.inputs.areas
        if areas and self._random.random() < 0.5:
            left, top, across, down = self._random.choice(list(areas))[0]
            size = self.scene.size
            wanted = (left + self._random.random() * across, top + self._random.random() * down)
            # The fit is asked backwards: the window pixel that shows the wanted logical one.
            scale = min(wide / (size[0] * self.scene.pixel_aspect), high / size[1])
            x = round((wide - size[0] * self.scene.pixel_aspect * scale) / 2 + wanted[0] * scale)
            y = round((high - size[1] * scale) / 2 + wanted[1] * scale)
        return x, y


def invariants(scene: Scene) -> Callable[[Scene], None] | None:
    """What the game of a scene says must always hold: `check` in tests/GAME/invariants.py."""
    module = _beside(scene, "invariants")
    check: Callable[[Scene], None] | None = module and module.check
    return check


def own_rows(game: str, share: float) -> Iterator[str]:
    """What a game soaks by itself, or that share of it: `rows` in tests/GAME/soak.py."""
    for entry in CATALOGUE:
        if entry.id == game:
            module = _beside(entry.make_scene(house(Store(None), game)), "soak")
            yield from module.rows(game, share) if module else ()


def _beside(scene: Scene, name: str) -> Any:
    """That module among the tests of a scene's game; None where there is none."""
    package = type(scene).__module__.split(".")[1]
    known = package != "shell" and find_spec(f"tests.{package}") and find_spec(f"tests.{package}.{name}")
    return importlib.import_module(f"tests.{package}.{name}") if known else None


class Played(NamedTuple):
    """What came of many inputs: looks at the invariants, megabytes after half and at the end."""

    seconds: float
    checks: int
    early: float
    late: float
    scenes: str


def soak(game: str, inputs: int, seed: int = SEED) -> str:
    """Play one game, or "shelf" for all; AssertionError where something does not hold. A line of figures."""
    first = next((entry for entry in CATALOGUE if entry.id == game), None)
    give_back_large_pieces()
    played = _play(Restless(CATALOGUE if first is None else (first,), first, seed), inputs)
    assert inputs < LONG or played.late - played.early <= GROWTH, f"{game}: memory grows: {played}"
    return (
        f"{game}: {inputs} inputs in {played.seconds:.0f} s, {played.checks} checks, {played.early:.1f} MB "
        f"after half, {played.late:.1f} MB at the end, scenes: {played.scenes}"
    )


def soak_kiosk(inputs: int, seed: int = SEED) -> str:
    """Whatever visitors do to a kiosk, it stays, and shows itself when they have gone."""
    give_back_large_pieces()
    restless = Restless(CATALOGUE, None, seed, kiosk=True)
    absences: list[float] = []

    def leave(done: int) -> None:
        if done % ALONE == 0:
            absences.append(restless.leave_alone())
            restless.wake()

    played = _play(restless, inputs, leave)
    assert played.late - played.early <= GROWTH, f"kiosk: memory grows: {played}"
    return (
        f"kiosk: {inputs} inputs in {played.seconds:.0f} s; left alone {len(absences)} times, each time back "
        f"in attract mode, after {max(absences):.0f} s at most; {played.early:.1f} MB after half, "
        f"{played.late:.1f} MB at the end; scenes: {played.scenes}"
    )


def _play(restless: Restless, inputs: int, between: Callable[[int], None] = lambda done: None) -> Played:
    """So many inputs; every few of them the invariants are looked at and `between` is done."""
    begun, early, checks = time.monotonic(), 0.0, 0
    seen: set[str] = set()
    for done in range(0, inputs, EVERY):
        restless.play(min(EVERY, inputs - done))
        scene = restless.scene
        seen.add(type(scene).__name__)
        check = invariants(scene)
        if check is not None and hasattr(scene, "miniature"):
            check(scene)
            checks += 1
        between(done)
        if not early and done >= inputs // 2:
            early = restless.settled()
    late = restless.settled()
    pygame.display.quit()
    return Played(time.monotonic() - begun, checks, early, late, ", ".join(sorted(seen)))


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--attract"]:
        from tests.attract_soak import run

        frames = arguments[2:] if arguments[1:2] == ["--frames"] else [str(ATTRACT_FRAMES)]
        report = run(int(frames[0]))
        print(report)
        return 0 if report.good else 1
    kiosk = arguments[:1] == ["--kiosk"]
    arguments = arguments[kiosk:]
    wanted = {"--game": "", "--inputs": str(KIOSK_INPUTS if kiosk else INPUTS), "--seed": str(SEED)}
    while len(arguments) >= 2 and arguments[0] in wanted:
        wanted[arguments[0]] = arguments[1]
        arguments = arguments[2:]
    games = [entry.id for entry in CATALOGUE] + ["shelf"]
    if arguments or (wanted["--game"] and wanted["--game"] not in games):
        print(f"{USAGE}\nGAME: {', '.join(games)}", file=sys.stderr)
        return 2
    if kiosk:
        print(soak_kiosk(int(wanted["--inputs"]), int(wanted["--seed"])))
        return 0
    for game in [wanted["--game"]] if wanted["--game"] else games:
        inputs = int(wanted["--inputs"])
        for line in chain([soak(game, inputs, int(wanted["--seed"]))], own_rows(game, inputs / INPUTS)):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
