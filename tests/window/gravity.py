"""A player's path through Gravity: from the shelf to the end, in all sizes, killed and started again."""

from __future__ import annotations

import random
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.gravity.scene import GravityScene
from game.shell.fit import fit
from game.shell.scaling import Scaler
from game.shell.store import Store
from tests.driving import Driver
from tests.gravity.test_playing import STANDARD, rows
from tests.house import house
from tests.window.harness import PATIENCE, SETTLE, Program, expect, until
from tests.window.smoke import DESKTOP

X_NAMES = {"return": "Return", "escape": "Escape", "tab": "Tab", "backspace": "BackSpace"}
KILLS = 10
SEED = 1987
BLINK = 0.5
SMALL = ("--windowed", "640x480")
"""Where many screenshots are compared: they take a quarter of the time."""


class Twin:
    """The same game played without a window beside the real one: what must be seen and kept."""

    def __init__(self, keys: Sequence[str] = ()) -> None:
        self.store = Store(None)
        self.scene = GravityScene(house(self.store, "gravity"))
        self._driver = Driver(self.scene)
        for key in keys:
            self.key(key)

    def key(self, name: str) -> None:
        self._driver.key(name)
        self._driver.wait(SETTLE)

    def pictures(self) -> list[pygame.Surface]:
        """The picture with its cursor on and off."""
        taken = []
        for _ in range(2):
            taken.append(self._driver.picture())
            self._driver.wait(BLINK)
        return taken

    def moves(self) -> tuple[str, ...]:
        kept = self.store.slot("gravity").kept()
        return kept.moves if kept else ()


def keys() -> list[str]:
    """The STANDARD game, from the top menu and back to it."""
    return [key for key, _ in rows(STANDARD)]


def from_the_shelf(display: str, folder: Path, arguments: Sequence[str] = ()) -> Program:
    program = Program(display, folder, arguments)
    until(lambda: any(pygame.transform.average_color(program.screenshot())[:3]), "a picture")
    program.key("Return")
    return program


def press(program: Program, twin: Twin, key: str) -> None:
    program.key(X_NAMES.get(key, key))
    twin.key(key)


def seen(program: Program, twin: Twin) -> bool:
    """Whether the window shows what the twin does, to the last pixel."""
    size = program.size()
    shown = pygame.image.tobytes(program.screenshot(), "RGB")
    for picture in twin.pictures():
        window = pygame.Surface(size, 0, 32)
        Scaler(fit(size, picture.get_size(), 1.0, "sharp", False)).show(picture, window, None)
        if pygame.image.tobytes(window, "RGB") == shown:
            return True
    return False


def plays_the_standard_game_in_every_size(display: str, folder: Path) -> None:
    sizes = iter(((1920, 1080), (640, 480), None, (800, 600), (1440, 810)))
    played, twin = keys(), Twin()
    with from_the_shelf(display, folder) as program:
        for number, key in enumerate(played):
            press(program, twin, key)
            if number == 1:
                until(lambda: seen(program, twin), "the empty seed prompt")
            if number % 10 == 9:
                size = next(sizes, None)
                if size is None:
                    program.key("F11")
                    until(lambda: program.size() == DESKTOP, "full screen")
                    until(lambda: seen(program, twin), "the same in full screen")
                    program.key("F11")
                else:
                    program.resize(*size)
                until(lambda: seen(program, twin), f"after key {number}, {key}, at {program.size()}")
            if number == len(played) - 2:
                until(lambda: seen(program, twin), "the final screen")
                wanted = {pygame.image.tobytes(picture, "RGB") for picture in twin.pictures()}
                expect(program.picture() in wanted, "F12 gives the logical picture")


def keeps_every_move_through_ten_kills(display: str, folder: Path) -> None:
    """Each second kill comes while the last key is on its way: that key counts wholly or not at all."""
    played, number = keys(), 0
    names = [X_NAMES.get(key, key) for key in played]
    kills = sorted(random.Random(SEED).sample(range(16, len(played) - 1), KILLS))
    program = from_the_shelf(display, folder, SMALL)
    for i, kill in enumerate(kills):
        sure = kill - i % 2
        program.key(*names[number:sure])
        _which(program, played, [sure])
        if sure < kill:
            program.ask("key", names[sure])
        program.signal(signal.SIGKILL)
        program.process.wait()
        program = Program(display, folder, [*SMALL, "gravity"])
        number = _which(program, played, [sure, kill])
    with program:
        program.key(*names[number:])
        _which(program, played, [len(played)])
        program.signal(signal.SIGTERM)
        expect(program.ended()[0] == 0, "it ends when it is asked to")
    store = Store.open(folder)
    kept = store.slot("gravity").kept()
    store.close()
    expect(kept is not None and kept.moves == Twin(played).moves(), f"every move is kept: {kept}")


def keeps_what_is_half_typed_by_any_way_out(display: str, folder: Path) -> None:
    played, number = keys(), 0
    names = [X_NAMES.get(key, key) for key in played]
    program = from_the_shelf(display, folder, SMALL)
    for stop, way in ((6, "ctrl+q"), (12, "alt+F4"), (14, "TERM"), (18, "KILL")):
        program.key(*names[number:stop])
        _which(program, played, [stop])
        if way == "ctrl+q":
            program.key(way)
            until(partial(_is_other, program, Twin(played[:stop])), "the shelf")
            program.key("Return")
        else:
            if way == "alt+F4":
                program.ask("key", way)
            else:
                program.signal(signal.Signals[f"SIG{way}"])
            program.process.wait(PATIENCE)
            program = Program(display, folder, [*SMALL, "gravity"])
        number = _which(program, played, [stop])
    with program:
        program.key(*names[number:])
        _which(program, played, [len(played)])


def _is_other(program: Program, twin: Twin) -> bool:
    return not seen(program, twin)


def _which(program: Program, played: Sequence[str], numbers: Sequence[int]) -> int:
    """The number of keys after which there is what the window shows, or is soon to show."""
    twins = {number: Twin(played[:number]) for number in numbers}
    found: list[int] = []

    def shows_one() -> bool:
        found.extend(number for number, twin in twins.items() if seen(program, twin))
        return bool(found)

    until(shows_one, f"the screen after {' or '.join(map(str, numbers))} keys")
    return found[0]


CHECKS = (
    plays_the_standard_game_in_every_size,
    keeps_every_move_through_ten_kills,
    keeps_what_is_half_typed_by_any_way_out,
)
