"""What can be set, and what holds: flags over the settings file over what is kept over first values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.shell.kiosk import COUNTDOWN, HOME_IDLE, KIOSK_IDLE

Json = Any  # what json.loads may give
Values = Mapping[str, Json]
KeyMaps = Mapping[str, Mapping[str, str]]
"""By game id or "shelf": a chord of pygame's key names, and the action or character that it stands for."""

FILE = "settings.toml"
KEPT_AS = "set {}"
SHELF = "shelf"
TEXT_SPEEDS = {"slow": 2.0, "normal": 1.0, "fast": 0.6}
"""How much longer than usual what is said stays."""
IDLE_RANGE, COUNTDOWN_RANGE = (10, 270), (5, 30)
"""Seconds; together no more than five minutes, so that no picture stands still for longer in a kiosk."""


class Refused(ValueError):
    """What was asked for is wrong; its text is one line that says what is accepted."""


class Setting(NamedTuple):
    """One thing that can be set; `accepted` says what to."""

    first: Json
    accepted: str
    fits: Callable[[Json], bool]
    help: str


def _switch(first: bool, help: str) -> Setting:
    return Setting(first, "true or false", lambda value: type(value) is bool, help)


def _whole(first: int | None, smallest: int, largest: int, help: str) -> Setting:
    accepted = f"a whole number from {smallest} to {largest}"
    return Setting(first, accepted, lambda value: type(value) is int and smallest <= value <= largest, help)


def _one_of(words: Sequence[str], first: str, help: str) -> Setting:
    return Setting(first, " or ".join(f'"{word}"' for word in words), lambda value: value in words, help)


SETTINGS: Mapping[str, Setting] = {
    "kiosk": _switch(False, "no way out for visitors, attract mode when nobody is there"),
    "idle": _whole(None, *IDLE_RANGE, "seconds without a touch until attract mode is near"),
    "countdown": _whole(
        round(COUNTDOWN), *COUNTDOWN_RANGE, "seconds of the question whether anybody is there"
    ),
    "attract": _switch(True, "attract mode at home, from the shelf"),
    "volume": _whole(100, 0, 100, "how loud the sound may be"),
    "mute": _switch(False, "no sound"),
    "scale": _one_of(("sharp", "pixel"), "sharp", "fill the window, or show whole pixels only"),
    "fullscreen": _switch(False, "begin on the full screen"),
    "printer": Setting(
        None, "the path of a file or device in quotes", lambda value: type(value) is str and value != "", ""
    ),
    "games": Setting(None, "", lambda value: False, "which games stand on the shelf"),
    "text_speed": _one_of(tuple(TEXT_SPEEDS), "normal", "how long what is said stays to be read"),
    "four_colours": _switch(False, "a colour for each suit of the patience cards"),
    "acorn_mouse": _switch(False, "the mouse buttons as on the Acorn: Select, Menu, Adjust"),
    "shapes": _switch(False, "two shapes for the two sides' pieces of the Math Tooter"),
    "winnable": _switch(False, "patience deals only that can be won"),
    "heartbeat": Setting(
        None,
        "the path of a file in quotes",
        lambda value: type(value) is str and value != "",
        "a file that is touched every few seconds, for a watchdog",
    ),
    "operator_keys": _switch(True, "Ctrl+Shift+Q, held, opens the operator's page"),
    "operator_corners": _switch(True, "the corners of the window open the operator's page"),
}


def setting_named(name: str, games: Sequence[str]) -> Setting:
    """The setting, knowing which games there are; KeyError where there is none of that name."""
    setting = SETTINGS[name]
    if name != "games":
        return setting
    ids = ", ".join(f'"{game}"' for game in games)
    accepted = f"a list of some of {ids}, each once"
    return Setting(None, accepted, lambda value: _some_of(value, games), setting.help)


def _some_of(value: Json, games: Sequence[str]) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(game in games for game in value)
        and len(set(value)) == len(value)
    )


class Keeps(Protocol):
    """Where settings last: the store."""

    def setting(self, name: str, default: Json = None) -> Json: ...

    def put_setting(self, name: str, value: Json) -> None: ...


class Settings:
    """What holds now; `settings["volume"]`.

    fixed: what flags and the file say; it wins over what is kept, at every start anew. In a kiosk a player's
    switches pass with him: `forget` takes them back, and they are never kept. changed: told each name that
    has another value.
    """

    def __init__(
        self,
        keeps: Keeps | None = None,
        fixed: Values | None = None,
        games: Sequence[str] = (),
        changed: Callable[[str], None] = lambda name: None,
    ) -> None:
        self._keeps = keeps
        self._fixed = dict(fixed or {})
        self._games = tuple(games)
        self.changed = changed
        self._put: dict[str, Json] = {}
        self._kept: dict[str, Json] = {}
        self._passing: dict[str, Json] = {}

    def __getitem__(self, name: str) -> Json:
        for layer in (self._passing, self._put, self._fixed):
            if name in layer:
                return layer[name]
        if name not in self._kept:
            self._kept[name] = self._read(name)
        return self._kept[name]

    def is_fixed(self, name: str) -> bool:
        """Whether a flag or the settings file says so at every start."""
        return name in self._fixed

    def put(self, name: str, value: Json) -> None:
        """What a player switches in a game: kept at home, and gone with the visitor in a kiosk."""
        if not self["kiosk"]:
            self.set(name, value)
        elif self[name] != value:
            self._passing[name] = value
            self.changed(name)

    def set(self, name: str, value: Json) -> None:
        """What is set on a settings page: it holds from now on and is kept."""
        assert setting_named(name, self._games).fits(value), f"{name} cannot be {value!r}"
        if self[name] == value:
            return
        self._passing.pop(name, None)
        self._put[name] = value
        if self._keeps is not None:
            self._keeps.put_setting(KEPT_AS.format(name), value)
        self.changed(name)

    def forget(self) -> None:
        """The visitor has gone."""
        gone, self._passing = self._passing, {}
        for name in gone:
            self.changed(name)

    def _read(self, name: str) -> Json:
        """What is kept, where it still makes sense, else the first value."""
        setting = setting_named(name, self._games)
        kept = None if self._keeps is None else self._keeps.setting(KEPT_AS.format(name))
        if kept is not None and setting.fits(kept):
            return kept
        if name == "idle":
            return round(KIOSK_IDLE if self["kiosk"] else HOME_IDLE)
        return list(self._games) if name == "games" else setting.first
