"""A patience scene played as a person does: by mouse, by finger or by keys, through real events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Literal, NamedTuple

import pygame

from game.patience import match, osmosis
from game.patience.scene import PatienceScene
from game.patience.sitting import Sitting
from game.shell.scene import House
from game.shell.settings import Settings
from game.shell.sound import Note
from game.shell.store import Store
from game.wimp.boxes import Point
from game.wimp.desktop import Desktop
from tests.driving import Driver

How = Literal["mouse", "touch", "keys"]
GRID, COARSE = 7, 61
BAR_ICON, ATTIC, HARD_DISC, DISC = (708, 560), (771, 560), (75, 560), (25, 560)


class Input(NamedTuple):
    """A click, or where `chord` is not empty a key."""

    x: int = 0
    y: int = 0
    button: int = 1
    mods: str = ""
    chord: str = ""


class Ear:
    """Sound that counts the beeps."""

    def __init__(self) -> None:
        self.beeps = 0

    def play(self, notes: Sequence[Note]) -> None:
        self.beeps += 1

    def stop(self) -> None: ...


class Player:
    """A scene with its driver; `how` says with what it is played.

    number: the deals that nobody asked for, 1997 and on from there where nothing else is said.
    """

    def __init__(
        self,
        game: str = "osmosis",
        how: How = "mouse",
        store: Store | None = None,
        seed: str | None = None,
        number: Callable[[], int] | None = None,
    ) -> None:
        deals = count(1997)
        self.store = store or Store()
        self.slot = self.store.slot(game)
        self.ear = Ear()
        self.notices: list[str] = []
        self.left = 0
        house = House(
            slot=self.slot,
            sound=self.ear,
            leave=self._leave,
            notice=self.notices.append,
            seed=seed,
            settings=Settings(self.store),
        )
        self.scene = PatienceScene(house, game, number or (lambda: next(deals)))
        self.driver = Driver(self.scene)
        self.how = how
        self.inputs: list[Input] = []
        """What was done by mouse and keys so far, for a real window to be given the same."""
        self.driver.wait(1 / 60)

    @property
    def desk(self) -> Desktop:
        return self.scene.app.desk

    @property
    def sitting(self) -> Sitting:
        return self.scene.app.sitting

    @property
    def osmosis(self) -> osmosis.State:
        assert isinstance(self.sitting.table, osmosis.State)
        return self.sitting.table

    @property
    def match(self) -> match.Match:
        assert isinstance(self.sitting.table, match.Match)
        return self.sitting.table

    @property
    def title(self) -> str:
        return self.scene.app.panes()["game"].title

    def picture(self) -> pygame.Surface:
        """The picture with no pointer on it unless a test put it somewhere on purpose."""
        return self.driver.picture()

    def box(self) -> list[str]:
        """What the message box says; [] where there is none."""
        pane = self.scene.app.panes().get("message")
        if pane is None or self.desk.window("message") is None:
            return []
        return [icon.text for icon in pane.icons if icon.kind == "text"]

    def spot(self, name: str, window: str = "game") -> Point:
        """A place on the screen where that icon is the one that a click reaches; "" for the bare table."""
        found = self.desk.window(window)
        assert found is not None, f"{window} is not open"
        icons = {icon.name: icon.box for icon in self.scene.app.panes()[window].icons if icon.name}
        left, top, wide, high = icons[name] if name else (0, 0, *found.extent)
        x, y = found.origin
        spots = [
            (x + left + dx, y + top + dy)
            for dy in range(2, high, GRID if name else COARSE)
            for dx in range(2, wide, GRID if name else COARSE)
            if self._reaches((x + left + dx, y + top + dy), window, name)
        ]
        assert spots, f"{name} is nowhere to be seen"
        return spots[len(spots) // 2]

    def mouse(self, x: int, y: int, button: int = 1, mods: str = "") -> None:
        """A click at a place of the screen."""
        self.inputs.append(Input(x, y, button, mods))
        self.driver.click(x, y, button, mods)

    def key(self, chord: str) -> None:
        self.inputs.append(Input(chord=chord))
        self.driver.key(chord)

    def click(self, name: str, window: str = "game", mods: str = "") -> None:
        """Select, with Alt Adjust, on an icon."""
        match self.how:
            case "mouse":
                self.mouse(*self.spot(name, window), mods=mods)
            case "touch":
                assert not mods, "a finger has no Adjust"
                self.driver.tap(*self.spot(name, window))
            case "keys":
                self._walk_to(name, window)
                self.key("ctrl+return" if mods else "return")

    def choose(self, entry: str) -> None:
        """An entry of the game window's menu."""
        menu = self.scene.app.menu("game")
        assert menu is not None
        index = next(at for at, line in enumerate(menu.entries) if line and line.name == entry)
        if self.how == "keys":
            self.key("shift+f10")
            while self.desk.tree is not None and self.desk.tree.lit != index:
                self.key("down")
            self.key("return")
            return
        corner = self.spot("")
        if self.how == "touch":
            self.driver.hold(*corner, touch=True)
        else:
            self.mouse(*corner, button=3)
        level = self.desk.levels()[0]
        x, y, _, _ = level.inside
        top = y + sum(22 if line else 12 for line in menu.entries[:index])
        (self.driver.tap if self.how == "touch" else self.mouse)(x + 20, top + 11)

    def play(self, move: str) -> None:
        """Make that move of the rules, or deal the next game of the match."""
        match move.split():
            case ["resign"]:
                self.choose("resign")
            case ["next"]:
                self.answer("ok")
            case ["park"] if self.how == "touch":
                empty = next(pile for pile in osmosis.PILES if not self.osmosis.piles[pile])
                self.driver.press(*self.spot("waste"), touch=True)
                self.driver.move(*self.spot(str(empty)))
                self.driver.release()
            case ["park"]:
                self.click("waste", mods="alt")
            case ["pair", first, second]:
                self.click(first)
                self.click(second)
            case ["king" | "pile", place]:
                self.click(place)
            case _:
                self.click(move)

    def answer(self, button: str) -> None:
        """Press a button of the message box."""
        if self.how == "keys" and button == "ok":
            self.key("return")
        else:
            self.click(button, "message")

    def again(self) -> Player:
        """The same machine after everything but its store was lost."""
        return Player(self.slot.name, self.how, self.store)

    def _leave(self) -> PatienceScene:
        self.left += 1
        return self.scene

    def _reaches(self, pos: Point, window: str, name: str) -> bool:
        hit = self.desk.hit(pos)
        if hit is None or hit[0].name != window or hit[1] != "work":
            return False
        icon = self.desk.icon_at(hit[0], pos)
        return (icon.name if icon else "") == name

    def _walk_to(self, name: str, window: str) -> None:
        assert self.desk.focus == window, f"{self.desk.focus} has the keyboard, not {window}"
        for _ in range(60):
            if self.desk.cursor and (self.desk.cursor.place, self.desk.cursor.icon) == (window, name):
                return
            self.key("tab")
        raise AssertionError(f"the cursor does not come to {name}")


def shaded(player: Player) -> list[str]:
    menu = player.scene.app.menu("game")
    assert menu is not None
    return [line.text for line in menu.entries if line and line.shaded]


STUCK_AT = ("pile 1", "pile 1", "pile 2", "pile 3")
"""Moves after which deal 185 of Osmosis has none left."""


def stuck_player(how: How = "mouse") -> Player:
    player = Player(how=how, seed="185")
    for move in STUCK_AT:
        player.play(move)
    assert player.osmosis.stuck
    return player


def resign_match(player: Player, games: int = 6) -> None:
    for game in range(games):
        player.choose("resign")
        if game < games - 1:
            player.answer("ok")
