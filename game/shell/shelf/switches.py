"""Pages of things to be set, a row for each: the player's at home, and the operator's in a kiosk."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.catalogue import Entry
from game.shell.inputs import Action, Area, InputMap
from game.shell.scene import Scene
from game.shell.settings import IDLE_RANGE, TEXT_SPEEDS, Settings
from game.shell.shelf import art, look
from game.shell.shelf.rail import Plaque, write
from game.shell.text import face

KEYS = {
    "up": "row before",
    "shift+tab": "row before",
    "down": "row after",
    "tab": "row after",
    "left": "less",
    "[-]": "less",
    "right": "more",
    "[+]": "more",
    "return": "more",
    "enter": "more",
    "space": "more",
    "home": "first row",
    "end": "last row",
    "escape": "back",
    "backspace": "back",
    "f3": "back",
}
BACK = Plaque("Esc", "back to the shelf")
LESS, MORE = "-", "+"
SAID_AT_START = "* said anew at every start, by a flag or by the settings file"
ASK, SURE = "press +", "sure? + again"
STEP = 10
"""Of the volume and of the idle seconds."""


@dataclass(frozen=True)
class Row:
    """One thing that can be set: `value` says what it is now, `step` takes it on by 1 or -1.

    said_at_start: it is said anew by a flag or the settings file whenever the program starts.
    """

    label: str
    value: Callable[[], str]
    step: Callable[[int], None]
    said_at_start: bool = False


class Switches:
    """A sheet with rows, set by keys, mouse or finger; `back` gives the scene that follows."""

    size = look.SIZE
    pixel_aspect = 1.0
    border = None

    def __init__(self, title: str, rows: Sequence[Row], back: Callable[[], Scene]) -> None:
        self._title = title
        self.rows = tuple(rows)
        self.row = 0
        self._back = back
        self._down = ""
        self._left = False
        self._areas = dict(self._places())
        self.inputs = InputMap(KEYS, areas=tuple((area, name) for name, area in self._areas.items()))
        self._drawn: tuple[object, ...] = ()
        self._drawn_on: weakref.ref[pygame.Surface] | None = None
        self._sheet = art.load("sheet")

    def act(self, action: Action) -> None:
        if action.pos is None:
            self._do(action.name, self.row)
        elif action.button == 1:
            inside = self.inputs.at(action.pos) == action.name
            self._down = action.name if inside and action.phase != "release" else ""
            if inside and action.phase == "release":
                name, _, number = action.name.partition(" ")
                if number:
                    self.row = int(number)
                self._do("more" if name == "row" else name, self.row)

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        state = (self.row, self._down, *(row.value() for row in self.rows))
        if self._drawn_on is not None and self._drawn_on() is surface and state == self._drawn:
            return pygame.Rect(0, 0, 0, 0)
        self._drawn, self._drawn_on = state, weakref.ref(surface)
        surface.blit(self._sheet, (0, 0))
        title = self._title.upper()
        font = face(look.TITLE_FONT)
        font.draw(surface, look.TEXT_LEFT, look.TITLE_BASELINE, title, look.INK, look.TITLE_TRACK)
        surface.fill(look.RULE, look.TITLE_RULE)
        for at, row in enumerate(self.rows):
            self._draw_row(surface, at, row)
        if any(row.said_at_start for row in self.rows):
            font = face(look.COUNT_FONT)
            font.draw(surface, look.TEXT_LEFT, look.SWITCH_FOOT - font.height, SAID_AT_START, look.SOFT_INK)
        write(surface, BACK, self._areas["back"], self._down == "back")
        return None

    def next(self) -> Scene | None:
        if not self._left:
            return None
        self._left = False
        return self._back()

    def _do(self, name: str, at: int) -> None:
        match name:
            case "row before" | "row after":
                self.row = (self.row + (1 if name == "row after" else -1)) % len(self.rows)
            case "first row" | "last row":
                self.row = 0 if name == "first row" else len(self.rows) - 1
            case "less" | "more":
                self.rows[at].step(1 if name == "more" else -1)
            case "back":
                self._left = True

    def _places(self) -> Iterator[tuple[str, Area]]:
        yield "back", (look.RAIL_MARGIN, look.PLAQUE_TOP, BACK.wide, look.PLAQUE_HIGH)
        right = look.TEXT_LEFT + look.TEXT_WIDE
        for at in range(len(self.rows)):
            top = look.SWITCH_TOP + at * look.SWITCH_PITCH
            more = right - look.SWITCH_BUTTON
            less = more - look.SWITCH_VALUE - look.SWITCH_BUTTON
            yield f"less {at}", (less, top, look.SWITCH_BUTTON, look.PLAQUE_HIGH)
            yield f"more {at}", (more, top, look.SWITCH_BUTTON, look.PLAQUE_HIGH)
            yield (
                f"row {at}",
                (look.TEXT_LEFT - look.SWITCH_MARK, top, right - look.TEXT_LEFT, look.PLAQUE_HIGH),
            )

    def _draw_row(self, surface: pygame.Surface, at: int, row: Row) -> None:
        less, more = self._areas[f"less {at}"], self._areas[f"more {at}"]
        if at == self.row:
            left, top, wide, high = self._areas[f"row {at}"]
            right = look.TEXT_LEFT + look.TEXT_WIDE + look.SWITCH_MARK
            surface.fill(look.SWITCH_CHOSEN, (left, top - 2, right - left, high + 4))
        baseline = less[1] + look.SWITCH_BASELINE
        label = f"{row.label} *" if row.said_at_start else row.label
        face(look.TEXT_FONT).draw(surface, look.TEXT_LEFT, baseline, label, look.INK)
        middle = (less[0] + less[2] + more[0]) // 2
        face(look.HEAD_FONT).draw(surface, middle, baseline, row.value(), look.RECORD_INK, anchor="middle")
        for area, sign, name in ((less, LESS, "less"), (more, MORE, "more")):
            write(surface, Plaque(sign, ""), area, self._down == f"{name} {at}")


def player_page(settings: Settings, back: Callable[[], Scene]) -> Switches:
    """What a player at home can set, as far as it is not a game's own switch alone."""
    rows = [
        _number(settings, "volume", "Volume", STEP, 0, 100),
        _yes(settings, "mute", "Sound", "off", "on"),
        _choice(settings, "scale", "Picture", {"sharp": "fills the window", "pixel": "whole pixels"}),
        _yes(settings, "fullscreen", "At the start", "full screen", "a window"),
        _choice(settings, "text_speed", "Messages stay", {speed: _LINES[speed] for speed in TEXT_SPEEDS}),
        _yes(settings, "attract", "Games play when nobody does", "yes", "no"),
        _yes(settings, "four_colours", "Patience: four-colour pack", "yes", "no"),
        _yes(settings, "acorn_mouse", "Patience: Acorn mouse buttons", "yes", "no"),
        _yes(settings, "winnable", "Patience: only deals that can be won", "yes", "no"),
        _yes(settings, "shapes", "Math Tooter: two shapes of pieces", "yes", "no"),
    ]
    return Switches("Settings", rows, back)


def operator_page(
    settings: Settings,
    entries: Sequence[Entry],
    back: Callable[[], Scene],
    clear: Callable[[], None],
    stop: Callable[[], None],
) -> Switches:
    """What a kiosk's operator can set and do."""
    rows = [
        _number(settings, "volume", "Volume", STEP, 0, 100),
        _yes(settings, "mute", "Sound", "off", "on"),
        _number(settings, "idle", "Seconds until attract mode", STEP, *IDLE_RANGE),
        *(_shown(settings, entry) for entry in entries),
        _sure("Clear all records", clear, "done"),
        _sure("Stop the program", stop, "stopping"),
    ]
    return Switches("Operator", rows, back)


_LINES = {"slow": "long", "normal": "as usual", "fast": "briefly"}


def _number(settings: Settings, name: str, label: str, step: int, least: int, most: int) -> Row:
    def take(way: int) -> None:
        settings.set(name, min(most, max(least, settings[name] + way * step)))

    return Row(label, lambda: str(settings[name]), take, settings.is_fixed(name))


def _yes(settings: Settings, name: str, label: str, on: str, off: str) -> Row:
    def take(way: int) -> None:
        settings.set(name, not settings[name])

    return Row(label, lambda: on if settings[name] else off, take, settings.is_fixed(name))


def _choice(settings: Settings, name: str, label: str, words: dict[str, str]) -> Row:
    values = list(words)

    def take(way: int) -> None:
        settings.set(name, values[(values.index(settings[name]) + way) % len(values)])

    return Row(label, lambda: words[settings[name]], take, settings.is_fixed(name))


def _shown(settings: Settings, entry: Entry) -> Row:
    """Whether a game stands on the shelf; the last one cannot be taken away."""

    def take(way: int) -> None:
        games = [game for game in settings["games"] if game != entry.id]
        if entry.id not in settings["games"]:
            games = [*games, entry.id]
        if games:
            settings.set("games", games)

    def value() -> str:
        if settings["games"] == [entry.id]:
            return "must stay"
        return "on the shelf" if entry.id in settings["games"] else "put away"

    return Row(entry.title, value, take, settings.is_fixed("games"))


def _sure(label: str, do: Callable[[], None], done: str) -> Row:
    """Something that is done when it is asked for twice."""
    asked = [ASK]

    def take(way: int) -> None:
        if way < 0:
            asked[0] = ASK
        elif asked[0] == SURE:
            do()
            asked[0] = done
        else:
            asked[0] = SURE

    return Row(label, lambda: asked[0], take)
