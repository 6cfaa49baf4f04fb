"""A small application for the desktop's tests: it has one of everything and writes down what it is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.shell.inputs import Action, InputMap
from game.wimp import keys, pointing
from game.wimp.application import BarIcon, Button, Pane
from game.wimp.desktop import Desktop
from game.wimp.icons import Icon
from game.wimp.look import SIZE
from game.wimp.menus import Entry, Menu
from game.wimp.messages import message
from game.wimp.paint import Painter
from game.wimp.picture import marks
from game.wimp.windows import WAYS

TABLE = tuple(
    Icon(
        "button",
        (20 + 120 * column, 20 + 90 * row, 100, 26),
        f"{column} {row}",
        name=f"{column}{row}",
        stop=True,
    )
    for row in range(4)
    for column in range(5)
)
LONG = tuple(Icon("text", (10, 20 * line, 80, 16), f"line {line}") for line in range(60))
DEEP = Menu(
    "Deep", (Entry("deep one", "One"), Entry("deep two", "Two", shaded=True), Entry("deep three", "Three"))
)
MENU = Menu(
    "Play",
    (
        Entry("plain", "Plain"),
        Entry("grey", "Grey", shaded=True),
        None,
        Entry("more", "More", leads=DEEP),
        Entry("box", "Box", leads="box"),
        Entry("last", "Last"),
    ),
)


class Playground:
    """Windows "table" (with stops), "long" (all text) and "panel"; a dialogue box; a message when asked."""

    def __init__(self) -> None:
        self.three_buttons = False
        self.told: list[tuple[str, ...]] = []
        self.message = False
        self.has_default = True
        self.desk = Desktop(self)

    @property
    def bar(self) -> Sequence[BarIcon]:
        return (
            BarIcon("disc", "disc", (34, 34), ":0", "left"),
            BarIcon("attic", "attic", (38, 31), "Attic", "right"),
            BarIcon("app", "card-fan", (34, 34), "Play", "right"),
        )

    def panes(self) -> Mapping[str, Pane]:
        box = (Icon("option", (10, 10, 150, 24), "Option", name="tick", stop=True),)
        button = Icon("button", (10, 40, 100, 26), "Button", name="push", stop=True)
        panes = {
            "table": Pane("Table", (640, 400), TABLE, "full", (100, 50, 400, 300), 13),
            "long": Pane("Long", (300, 1200), LONG, "full", (150, 100, 322, 300), 0),
            "panel": Pane("Panel", (200, 40), (), "panel", (400, 400, 202, 62), takes_focus=False),
            "box": Pane("A box", (200, 80), (*box, button), "box"),
        }
        if self.message:
            panes["message"] = message(
                "Message",
                ("info", (32, 32)),
                ["Well?"],
                ("yes", "Yes"),
                ("no", "Perhaps not"),
                self.has_default,
            )
        return panes

    def menu(self, place: str) -> Menu | None:
        return MENU if place in ("table", "app") else None

    def click(self, window: str, icon: str, button: Button) -> None:
        self.told.append(("click", window, icon, button))
        if window == "message" and icon:
            self.message = False

    def carry(self, window: str, icon: str, onto: str) -> None:
        self.told.append(("carry", window, icon, onto))

    def bar_click(self, icon: str, button: Button) -> None:
        self.told.append(("bar", icon, button))
        if icon == "app":
            self.desk.open("table")

    def choose(self, place: str, entry: str) -> None:
        self.told.append(("choose", place, entry))

    def choose_shaded(self, place: str, entry: str) -> None:
        self.told.append(("shaded", place, entry))

    def closed(self, window: str) -> None:
        self.told.append(("closed", window))

    def take(self) -> list[tuple[str, ...]]:
        """What was told since the last time."""
        told, self.told = self.told, []
        return told


class PlaygroundScene:
    """The playground as a scene, so that the tests' driver can play it."""

    size = SIZE
    pixel_aspect = 1.0
    border = None
    inputs = InputMap(keys=keys.KEYS, areas=(((0, 0, *SIZE), "button"),), hover="pointer", wheel="wheel")

    def __init__(self) -> None:
        self.app = Playground()
        self.desk = self.app.desk
        self._painter = Painter()

    def act(self, action: Action) -> None:
        match action.name, action.phase:
            case "button", "press":
                pointing.press(self.desk, action)
            case "button", "drag":
                pointing.drag(self.desk, action)
            case "button", "release":
                pointing.release(self.desk, action)
            case "button", "hold":
                if action.touch:
                    pointing.hold(self.desk)
            case "pointer", _:
                pointing.hover(self.desk, action.pos, action.touch)
            case "wheel", _:
                way = next(way for way in WAYS if way == action.text)
                pointing.wheel(self.desk, action.pos, way)
            case name, _:
                keys.press(self.desk, name)
        self.desk.settle()

    def tick(self, dt: float) -> bool:
        return pointing.tick(self.desk, dt)

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        return self._painter.paint(surface, marks(self.desk))

    def next(self) -> PlaygroundScene | None:
        return None
