"""How the program starts, out of options, store, window and scenes, and how it ends."""

from __future__ import annotations

import gc
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell.loop import Loop
from game.shell.memory import give_back_large_pieces
from game.shell.options import Options, parse
from game.shell.paths import data_folder
from game.shell.program import Program
from game.shell.scene import House
from game.shell.screen import NoDisplay, Screen
from game.shell.settings import FILE, SHELF, KeyMaps, Refused, Settings, Values
from game.shell.sound import Speaker, open_sound
from game.shell.store import Store
from game.shell.terminal import tell

ASKED_TO_STOP, CRASHED, CANNOT_START = 0, 1, 2
SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
CRASH = "Attic Arcade met a fault and has to stop; your games are kept as they were."
NO_FOLDER = "There is no folder to keep games in: play goes on, but nothing is kept."
TAKEN = "Another copy of Attic Arcade runs with this data folder; a kiosk takes one."


def main(arguments: Sequence[str], entries: Sequence[Entry] = CATALOGUE) -> int:
    """Play as the command line says; the exit code."""
    try:
        options = parse(arguments, entries)
        if options.say is not None:
            tell(options.say, sys.stdout)
            return ASKED_TO_STOP
        if options.screenshots is not None:
            return _take_screenshots(options.screenshots, entries)
        # What comes before there is a loop is remembered: a library could swallow what a handler raised.
        early: list[bool] = []
        _on_signals(lambda: early.append(True))
        folder = _folder(options)
        fixed, keys = _settings(options, folder, entries)
        _try_heartbeat(fixed)
    except Refused as refused:
        return _cannot_start(str(refused))
    store = Store.open(folder)
    settings = Settings(store, fixed, [entry.id for entry in entries])
    try:
        if settings["kiosk"] and _is_taken(store):
            return _cannot_start(TAKEN)
        fullscreen = settings["kiosk"] or (settings["fullscreen"] and options.windowed is None)
        try:
            screen = Screen(settings["scale"], fullscreen, options.windowed)
        except NoDisplay as trouble:
            return _cannot_start(str(trouble))
        if folder is None and options.save:
            screen.notice(NO_FOLDER)
        sound = open_sound(settings["volume"], settings["mute"])
        program = Program(options, entries, screen, store, folder, sound, fixed, keys)
        return _play(program, early)
    finally:
        store.close()


def _play(program: Program, early: Sequence[bool]) -> int:
    options = program.options
    try:
        loop = Loop(program.first(), program.screen, program, program)
        program.stop = loop.stop
        _on_signals(loop.stop)
        if early:
            loop.stop()
        loop.run(1)
        gc.enable()
        give_back_large_pieces()
        loop.run(None if options.frames is None else options.frames - 1)
    except Exception:
        tell(traceback.format_exc().rstrip(), sys.stderr)
        program.store.close()
        if not program.kiosk and options.frames is None:
            _say_crash()
        return CRASHED
    finally:
        pygame.quit()
    return ASKED_TO_STOP


def _folder(options: Options) -> Path | None:
    """Where games are kept; None where nothing is to be, or there is no place."""
    if not options.save:
        return None
    try:
        return options.data or data_folder()
    except pygame.error:
        return None


def _try_heartbeat(fixed: Values) -> None:
    """Refused where the file cannot be touched: what watches it would start the program again for ever."""
    heart = fixed.get("heartbeat")
    if heart is None:
        return
    try:
        Path(heart).expanduser().touch()
    except (OSError, RuntimeError, ValueError) as error:  # the others: no such user's home, no such name
        reason = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise Refused(f"heartbeat: {str(heart)!r} cannot be written: {reason}.") from None


def _settings(options: Options, folder: Path | None, entries: Sequence[Entry]) -> tuple[Values, KeyMaps]:
    """What flags and the settings file say; Refused where the file is wrong."""
    place = folder or options.data
    path = options.settings or (place / FILE if place else None)
    if path is None or (options.settings is None and not path.is_file()):
        return options.said, {}
    # Loaded where there is such a file.
    from game.shell.settings_file import read

    said = read(path, [entry.id for entry in entries], lambda scene: _actions(scene, entries))
    return {**said.values, **options.said}, said.keys


def _actions(section: str, entries: Sequence[Entry]) -> list[str]:
    """The actions that keys have in a game as it is at first, or on the shelf and its pages."""
    if section == SHELF:
        from game.shell.shelf import help, records, scene, switches

        return [action for page in (scene, help, records, switches) for action in page.KEYS.values()]
    entry = next(entry for entry in entries if entry.id == section)
    house = House(Store(None).slot(entry.id), Speaker(0, True), lambda: game, lambda text: None)
    game = entry.make_scene(house)
    return list(game.inputs.keys.values())


def _is_taken(store: Store) -> bool:
    """Whether a second copy would share the folder: the first one has put its number there, and locks it."""
    store.put_setting("instance", os.getpid())
    return store.taken


def _take_screenshots(folder: Path, entries: Sequence[Entry]) -> int:
    # Not needed for playing.
    from game.shell.screenshots import take

    try:
        tell(take(folder, entries), sys.stdout)
    except (OSError, pygame.error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _cannot_start(f"No pictures can be written to {folder}: {reason}.")
    return ASKED_TO_STOP


def _on_signals(stop: Callable[[], object]) -> None:
    for name in SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: stop())


def _cannot_start(line: str) -> int:
    tell(f"attic-arcade: {line}", sys.stderr)
    return CANNOT_START


def _say_crash() -> None:
    """Tell a player who sees no terminal; where nobody looks, nothing may wait for an answer."""
    if pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
        pygame.display.quit()
        with suppress(pygame.error):  # nothing to show a box with: the terminal has the traceback
            pygame.display.message_box("Attic Arcade", CRASH, message_type="error")
