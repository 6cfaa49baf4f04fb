"""The program: options, store, window and scenes put together, and how it ends."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell.loop import Loop
from game.shell.memory import give_back_large_pieces
from game.shell.options import Options, Refused, parse
from game.shell.paths import data_folder
from game.shell.scene import Game, House, Scene
from game.shell.screen import NoDisplay, Screen, save_picture
from game.shell.shelf import Shelf
from game.shell.sound import Sound, open_sound
from game.shell.store import Store

ASKED_TO_STOP, CRASHED, CANNOT_START = 0, 1, 2
SIGNALS = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
CRASH = "Attic Arcade met a fault and has to stop; your games are kept as they were."


def main(arguments: Sequence[str], entries: Sequence[Entry] = CATALOGUE) -> int:
    """Play as the command line says; the exit code."""
    try:
        options = parse(arguments, entries)
    except Refused as refused:
        return _cannot_start(str(refused))
    if options.say is not None:
        print(options.say)
        return ASKED_TO_STOP
    # What comes before there is a loop is remembered: a handler that raised could be swallowed by a library.
    early: list[bool] = []
    _on_signals(lambda: early.append(True))
    try:
        screen = Screen(options.scale, options.fullscreen, options.windowed)
    except NoDisplay as trouble:
        return _cannot_start(str(trouble))
    return _play(options, entries, screen, early)


def _play(options: Options, entries: Sequence[Entry], screen: Screen, early: Sequence[bool]) -> int:
    folder = _folder(options, screen)
    store = Store.open(folder)
    code = ASKED_TO_STOP
    try:
        program = Program(options, entries, screen, store, folder, open_sound(options.volume, options.mute))
        loop = Loop(program.first(), screen, program)
        _on_signals(loop.stop)
        if early:
            loop.stop()
        loop.run(1)
        give_back_large_pieces()
        loop.run(None if options.frames is None else options.frames - 1)
    except Exception:
        traceback.print_exc()
        code = CRASHED
    finally:
        store.close()
    if code == CRASHED:
        _say_crash()
    pygame.quit()
    return code


def _folder(options: Options, screen: Screen) -> Path | None:
    """Where games are kept; None where nothing is to be, or there is no place."""
    if not options.save:
        return None
    try:
        return options.data or data_folder()
    except pygame.error:
        screen.notice("There is no folder to keep games in: play goes on, but nothing is kept.")
        return None


@dataclass
class Program:
    """What the loop and the scenes may ask of the program around them."""

    options: Options
    entries: Sequence[Entry]
    screen: Screen
    store: Store
    folder: Path | None
    sound: Sound
    _shelf: Scene | None = field(default=None, init=False)
    _chosen: str | None = field(default=None, init=False)

    def first(self) -> Scene:
        """The scene that it begins with."""
        entry = self.options.game
        if entry is None:
            return self.shelf()
        self._chosen = entry.id
        return entry.make_scene(self._house(entry, self.options.letters))

    def shelf(self) -> Scene:
        """The shelf with all machines as they were left, the last one under its lamp."""
        self.sound.stop()
        chosen, self._chosen = self._chosen, None
        self._shelf = Shelf(self.entries, self.start, self.store, chosen)
        return self._shelf

    def start(self, entry: Entry) -> Game:
        """The machine of this entry, as it was left."""
        return entry.make_scene(self._house(entry, ""))

    def home(self, scene: Scene) -> Scene | None:
        return None if scene is self._shelf else self.shelf()

    def settle(self) -> None:
        while (sentence := self.store.take_notice()) is not None:
            self.screen.notice(sentence)

    def keep_picture(self, picture: pygame.Surface) -> None:
        if self.folder is None:
            self.screen.notice("No picture is saved, since nothing is to be kept this time.")
            return
        try:
            name = time.strftime("attic-%Y%m%d-%H%M%S")
            path = save_picture(picture, self.folder / "pictures", name)
        except (OSError, pygame.error) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.notice(f"The picture could not be saved: {reason}.")
        else:
            self.screen.notice(f"Picture saved: {path}")

    def _house(self, entry: Entry, letters: str) -> House:
        return House(
            slot=self.store.slot(entry.id),
            sound=self.sound,
            leave=self.shelf,
            notice=self.screen.notice,
            data=self.folder,
            seed=self._seed(entry),
            letters=letters,
            printer=self.options.printer,
        )

    def _seed(self, entry: Entry) -> str | None:
        seed = self.options.seed
        try:
            if seed is not None:
                entry.check_seed(seed)
        except ValueError:
            return None
        return seed


def _on_signals(stop: Callable[[], object]) -> None:
    for name in SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: stop())


def _cannot_start(line: str) -> int:
    print(f"attic-arcade: {line}", file=sys.stderr)
    return CANNOT_START


def _say_crash() -> None:
    """Tell a player who sees no terminal; where nobody looks, nothing may wait for an answer."""
    if pygame.display.get_init() and pygame.display.get_driver() not in ("dummy", "offscreen"):
        pygame.display.quit()
        pygame.display.message_box("Attic Arcade", CRASH, message_type="error")
