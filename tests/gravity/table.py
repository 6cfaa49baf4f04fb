"""Gravity's scene on a table for tests: its store, what it said and sounded, and a player at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.gravity import look
from game.gravity.keyboard import SYMBOLS
from game.gravity.pages import Seed
from game.gravity.rules import Port
from game.gravity.scene import GravityScene
from game.shell.inputs import Action, InputMap
from game.shell.scene import House, Scene
from game.shell.sound import Note
from game.shell.store import Store
from tests.driving import Driver

OFFER = "KQXBTRMA"
PC_KEYS = {"return": "EXE", "escape": "ON/CLEAR", "tab": "MODE", "backspace": "DEL", "space": "SPACE"}
KEY_OF = {symbol: letter for letter, symbol in SYMBOLS.items()}


class Shelf:
    """Where OFF leads in these tests."""

    size = (320, 200)
    pixel_aspect = 1.0
    inputs = InputMap()
    border = None

    def act(self, action: Action) -> None:
        pass

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> None:
        return None

    def draw(self, surface: pygame.Surface) -> None:
        return None

    def next(self) -> None:
        return None


@dataclass
class Ear:
    """A sound that remembers what it was asked for."""

    heard: list[tuple[Note, ...]] = field(default_factory=list)

    def play(self, notes: Sequence[Note]) -> None:
        self.heard.append(tuple(notes))

    def stop(self) -> None:
        pass


class Table:
    """One scene and its house; `again` is the same after the program was killed."""

    def __init__(
        self,
        store: Store | None = None,
        data: Path | None = None,
        printer: str | None = None,
        seed: str | None = OFFER,
    ) -> None:
        self.store = store or Store(None)
        self.ear = Ear()
        self.notices: list[str] = []
        self.shelf = Shelf()
        self.house = House(
            slot=self.store.slot("gravity"),
            sound=self.ear,
            leave=self._leave,
            notice=self.notices.append,
            data=data,
            seed=seed,
            printer=printer,
        )
        self.scene = GravityScene(self.house)
        self.driver = Driver(self.scene)

    def again(self) -> Table:
        """A seed that stands at the prompt is left as it is: --seed would fill it anew."""
        asked = isinstance(self.scene.organiser.page, Seed)
        return Table(self.store, self.house.data, self.house.printer, None if asked else self.house.seed)

    def _leave(self) -> Scene:
        return self.shelf

    @property
    def lines(self) -> tuple[str, str]:
        return self.scene.view.lcd.lines

    def keys(self, keys: str) -> None:
        """Keys of the PC's keyboard by name, a space between two."""
        for key in keys.split():
            self.driver.key(key)

    def touch(self, legend: str) -> None:
        """A click on a drawn key."""
        self.driver.click(*middle(look.KEY_HITS[legend]))

    def touch_all(self, legends: str) -> None:
        for legend in legends.split():
            self.touch(legend)

    def edge(self, port: Port) -> None:
        """A click on an edge number of the sheet."""
        self.driver.click(*number_at(self.scene.view.sheet.size, port))


def middle(area: look.Area) -> tuple[int, int]:
    x, y, wide, high = area
    return x + wide // 2, y + high // 2


def number_at(size: int, port: Port) -> tuple[int, int]:
    """The middle of an edge number on the sheet."""
    grid = look.grid(size)
    edge, cell = port
    column, row = grid.middle((cell, cell))
    far, near = grid.side + look.NUMBER_OUT, -look.NUMBER_OUT
    return {
        4: (grid.x + near, round(row)),
        6: (grid.x + far, round(row)),
        8: (round(column), grid.y + near),
        2: (round(column), grid.y + far),
    }[edge]


def legend_for(key: str) -> str:
    """The drawn key for a PC key: digits without SHIFT, as where a number or an edge is wanted."""
    return PC_KEYS.get(key) or KEY_OF.get(key) or key.upper()
