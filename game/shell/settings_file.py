"""The operator's settings.toml: what may stand in it, and on which line something wrong does."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from warnings import catch_warnings

import pygame

from game.shell.settings import SETTINGS, SHELF, KeyMaps, Refused, Values, setting_named

Json = Any  # what tomllib may give
MODS = ("ctrl", "alt", "shift")
OWN = ("f11", "alt+return", "alt+enter", "f12", "ctrl+q", "ctrl+shift+q")
"""Chords that never reach a scene: the loop's own, and the operator's."""


@dataclass(frozen=True)
class Said:
    """A settings file as it was read."""

    values: Values
    keys: KeyMaps


def read(path: Path, games: Sequence[str], actions: Callable[[str], Iterable[str]]) -> Said:
    """The file's settings; Refused, one sentence with file, line and what is accepted, where one is wrong.

    actions: the names that a key may be given in the scene of a game's id or of "shelf".
    """
    try:
        text = path.read_bytes().decode("utf-8-sig")
        data = tomllib.loads(text)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Refused(f"{path}, line {line}: accepted is text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise Refused(_broken(path, text, str(error))) from None
    except (ValueError, RecursionError):
        raise Refused(f"{path}: accepted are numbers and lists of a sensible length.") from None
    lines = _lines(text)
    values: dict[str, Json] = {}
    for name, value in data.items():
        where = f"{path}, line {lines.get(('', name), lines.get((name, ''), 1))}"
        if name == "keys":
            continue
        if name not in SETTINGS:
            raise Refused(f"{where}: {name!r} is no setting; accepted are {', '.join((*SETTINGS, 'keys'))}.")
        setting = setting_named(name, games)
        if not setting.fits(value):
            raise Refused(f"{where}: {name} takes {setting.accepted}.")
        values[name] = value
    scenes = (*games, SHELF)
    return Said(values, _keys(data.get("keys", {}), path, lines, scenes, actions))


def _keys(
    data: Json,
    path: Path,
    lines: Mapping[tuple[str, str], int],
    scenes: Sequence[str],
    actions: Callable[[str], Iterable[str]],
) -> dict[str, dict[str, str]]:
    tables = ", ".join(f"[keys.{scene}]" for scene in scenes)
    if not isinstance(data, dict):
        raise Refused(f"{path}, line {lines.get(('', 'keys'), 1)}: keys takes the tables {tables}.")
    maps: dict[str, dict[str, str]] = {}
    for scene, entries in data.items():
        table = f"keys.{scene}"
        line = lines.get((table, ""), lines.get(("keys", scene), 1))
        if scene in scenes and not isinstance(entries, dict):
            raise Refused(f'{path}, line {line}: [{table}] takes lines such as "f5" = "help".')
        if scene not in scenes:
            raise Refused(f"{path}, line {line}: [{table}] is no table; accepted are {tables}.")
        known = dict.fromkeys(actions(scene))
        maps[scene] = {}
        for chord, action in entries.items():
            where = f"{path}, line {lines.get((table, chord), 1)}"
            if action not in known and not (type(action) is str and len(action) < 2):
                names = ", ".join(f'"{name}"' for name in known)
                raise Refused(f'{where}: {chord} takes one of {names}, a character, or "" for nothing.')
            maps[scene][_chord(chord, where)] = action
    return maps


def _chord(text: str, where: str) -> str:
    """A chord as an InputMap writes it; Refused where there is no such key, or no scene gets it."""
    *mods, key = text.lower().split("+") if not text.endswith("+") else [*text.lower()[:-2].split("+"), "+"]
    try:
        with catch_warnings(action="ignore"):  # pygame minds that it has not been started
            pygame.key.key_code(key)
    except (ValueError, pygame.error):
        mods = [*mods, key]
    if not set(mods) <= set(MODS):
        raise Refused(
            f'{where}: "{text}" is no key; accepted are names such as "f5", "page up", "ctrl+shift+a".'
        )
    chord = "+".join([*(mod for mod in MODS if mod in mods), key])
    if chord in OWN:
        raise Refused(f"{where}: {chord} does the same everywhere; accepted is any key but {', '.join(OWN)}.")
    return chord


def _broken(path: Path, text: str, error: str) -> str:
    found = re.search(r"\(at line (\d+), column \d+\)", error)
    line = int(found[1]) if found else text.count("\n") + 1
    why = error.partition(" (at ")[0]
    return f"{path}, line {line}: {why}; accepted are lines of TOML such as volume = 50."


def _lines(text: str) -> dict[tuple[str, str], int]:
    """The line of every entry and of every table's head."""
    table, found = "", dict[tuple[str, str], int]()
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*\[([^\[\]]+)\]", line):
            table = re.sub(r"[\s\"']", "", head[1])
            found[table, ""] = number
        elif entry := re.match(r"\s*(\"[^\"]*\"|'[^']*'|[\w.-]+)\s*=", line):
            found.setdefault((table, entry[1].strip("\"'")), number)
    return found
