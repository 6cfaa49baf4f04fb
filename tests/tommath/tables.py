"""A Math Tooter on a store in memory, for tests that play it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import ClassVar
from unittest import mock

from game.shell.scene import House
from game.shell.settings import Settings
from game.shell.sound import Note
from game.shell.store import Store
from game.tommath import look
from game.tommath.board import square_rect
from game.tommath.ega import Ega
from game.tommath.panels import key_rects
from game.tommath.rules import State
from game.tommath.scene import TooterScene
from game.tommath.tables import Table, kept
from tests.driving import Driver


@dataclass
class Ears:
    """A sound that remembers what was played."""

    heard: list[tuple[Note, ...]] = field(default_factory=list)

    def play(self, notes: object) -> None:
        assert isinstance(notes, tuple)
        self.heard.append(notes)

    def stop(self) -> None:
        self.heard.clear()


class Typed(Ega):
    """Remembers the characters that were last written, and forgets those that were painted over."""

    rows: ClassVar[list[list[str]]] = []

    def fill(self, rect: look.Rect, colour: int) -> None:
        super().fill(rect, colour)
        (x, y, wide, high), (across, down) = rect, look.CELL
        for row in range(-(-y // down), (y + high) // down):
            for column in range(-(-x // across), (x + wide) // across):
                self.rows[row][column] = " "

    def write(self, x: int, y: int, text: str, ink: int) -> None:
        super().write(x, y, text, ink)
        for place, character in enumerate(text, x // look.CELL[0]):
            if character != " ":
                self.rows[y // look.CELL[1]][place] = character


class Parlour:
    """One machine with its store; `again` switches it off and on."""

    def __init__(self, letters: str = "", seed: str | None = "7", kiosk: bool = False) -> None:
        self.store = Store(None)
        self.kiosk = kiosk
        self.ears = Ears()
        self.notices: list[str] = []
        self.left = 0
        self.driver = self.again(letters, seed)

    def again(self, letters: str = "", seed: str | None = None) -> Driver:
        house = House(
            self.store.slot("tommath"),
            self.ears,
            self._leave,
            self.notices.append,
            seed=seed,
            letters=letters,
            settings=Settings(self.store, {"kiosk": self.kiosk}),
        )
        self.driver = Driver(TooterScene(house))
        return self.driver

    def _leave(self) -> TooterScene:
        self.left += 1
        house = House(self.store.slot("tommath"), self.ears, self._leave, self.notices.append)
        return TooterScene(house)

    @property
    def table(self) -> Table:
        """The game as the store has it."""
        table = kept(self.store.slot("tommath"))
        assert table is not None
        return table

    @property
    def moves(self) -> list[str]:
        return list(self.table.moves)

    @property
    def scene(self) -> TooterScene:
        scene = self.driver.scene
        assert isinstance(scene, TooterScene)
        return scene

    def start(self, mode: int = 2, point: str = "", people: int = 1) -> None:
        """From the start screen to the board: one person against the computer, or two people."""
        self.driver.type(str(mode))
        if point:
            for _ in "500":
                self.driver.key("backspace")
            self.driver.type(point)
        if people == 2:
            self.driver.key("f4")
        self.driver.key("return")

    def quit(self) -> None:
        """F1, and yes."""
        self.driver.key("f1")
        self.driver.type("y")

    def answer(self) -> None:
        """Let the computer think to its end, and make its move."""
        self.driver.finish_work()
        self.driver.wait(1.1)

    def click_piece(self, piece: str, mode: int = 2) -> None:
        self.driver.click(*middle(key_rects(mode)[piece]))

    def click_square(self, row: int, column: int) -> None:
        self.driver.click(*middle(square_rect(row, column)))

    def so_far(self) -> str:
        """The best move so far that the screen shows while the computer thinks."""
        found = re.search(r"SO FAR (.) AT (.),(.)", self.screen()[look.MESSAGE_ROW])
        assert found is not None
        return " ".join(found.groups())

    def screen(self) -> list[str]:
        """The 25 rows of 80 characters that stand on the screen; the large digits are no characters."""
        with mock.patch("game.tommath.scene.Ega", Typed):
            Typed.rows = [[" "] * look.COLUMNS for _ in range(25)]
            self.driver.picture()
        return ["".join(row) for row in Typed.rows]

    def lines(self) -> str:
        """What the message row says."""
        message = self.scene.opening_view().message
        return message.text if message else ""


def gain(state: State, move: str) -> int:
    """What a placement would score; other moves score nothing."""
    words = move.split(" ")
    if len(words) != 3:
        return 0
    return sum(run.points for run in state.gains(words[0], int(words[1]), int(words[2])))


def middle(rect: look.Rect) -> tuple[int, int]:
    x, y, wide, high = rect
    return x + wide // 2, y + high // 2
