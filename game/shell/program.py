"""Which scene follows which, what each is lent, who watches, and what a fault does."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import pygame

from game.catalogue import Entry
from game.shell import look
from game.shell.attendant import Attendant
from game.shell.inputs import InputMap
from game.shell.kiosk import Idle, Rota
from game.shell.loop import Wish
from game.shell.options import Options
from game.shell.scene import Game, House, Scene, is_busy
from game.shell.screen import Screen, save_picture
from game.shell.settings import SHELF, TEXT_SPEEDS, KeyMaps, Settings, Values
from game.shell.sound import Sound, Speaker
from game.shell.store import Store
from game.shell.terminal import tell

if TYPE_CHECKING:
    from game.shell.attract import Attract
    from game.shell.shelf import Shelf

CRASH_LOG = "crash.log"
SHELF_PACKAGE = "game.shell.shelf"
FAULTS, FAULT_SECONDS = 3, 60.0
"""So many within that time, and a kiosk gives up."""
HEARTBEAT_SECONDS = 5.0


class Program:
    """What the loop and the scenes may ask of the program around them."""

    def __init__(
        self,
        options: Options,
        entries: Sequence[Entry],
        screen: Screen,
        store: Store,
        folder: Path | None,
        sound: Sound,
        fixed: Values,
        keys: KeyMaps,
    ) -> None:
        self.options, self.entries, self.folder = options, entries, folder
        self.screen, self.store, self.sound = screen, store, sound
        self.keys = keys
        self.stop: Callable[[], None] = lambda: None
        self._shelf: Shelf | None = None
        self._chosen: str | None = None
        self._attract: Attract | None = None
        self._rota: Rota | None = None
        self._forget = False
        self._faults: list[float] = []
        self._beat = 0.0
        self._section = SHELF
        self._machines: WeakKeyDictionary[Scene, str] = WeakKeyDictionary()
        ids = [entry.id for entry in entries]
        self.settings = Settings(store, {**fixed, **options.said}, ids, self._apply)
        self.kiosk = bool(self.settings["kiosk"])
        heart = self.settings["heartbeat"]
        self._heart = None if heart is None else Path(heart).expanduser()
        self.attendant = Attendant(
            self._idle(),
            keys=self.kiosk and self.settings["operator_keys"],
            corners=self.kiosk and self.settings["operator_corners"],
        )
        self._apply("text_speed")

    @property
    def shown(self) -> list[Entry]:
        """The games that stand on the shelf."""
        return [entry for entry in self.entries if entry.id in self.settings["games"]]

    # -- scenes --------------------------------------------------------------------------------------------

    def first(self) -> Scene:
        """The scene that it begins with."""
        entry = self.options.game
        if entry is None:
            return self.shelf()
        self._chosen = entry.id
        return self._made(entry, self.options.letters)

    def shelf(self) -> Scene:
        """The shelf with all machines as they were left, the last one under its lamp."""
        from game.shell.shelf import Shelf

        self.sound.stop()
        chosen, self._chosen = self._chosen, None
        settings = None if self.kiosk else self.settings_page
        self._shelf = Shelf(self.shown, self.start, self.store, chosen, settings, self.inputs, self._kept_in)
        return self._shelf

    @property
    def _kept_in(self) -> Path | None:
        """The folder that is written to, if any is."""
        return None if self.store.gave_up else self.folder

    def settings_page(self) -> Scene:
        """What a player at home can set."""
        from game.shell.shelf.switches import player_page

        return player_page(self.settings, self.shelf)

    def operator_page(self) -> Scene:
        """What a kiosk's operator can set."""
        from game.shell.shelf.switches import operator_page

        self.sound.stop()
        return operator_page(self.settings, self.entries, self.shelf, self.store.clear_results, self.stop)

    def attract(self) -> Scene:
        """All games show themselves; in a kiosk the visitor has gone, and so will what he left."""
        from game.shell.attract import Attract, programme

        self.sound.stop()
        self.attendant.sleep()
        self._forget = self.kiosk
        if self._shelf is not None and not self.kiosk:
            self._chosen = self._shelf.entries[self._shelf.chosen].id
        rota = programme(self.shown)
        if self._rota is not None and self._rota.games == rota.games:
            rota = self._rota.following()
        self._attract = Attract(
            self.shown,
            lambda game: self.store.slot(game).results(),
            lambda entry, house: entry.make_scene(replace(house, settings=self.settings)),
            rota,
        )
        return self._attract

    def start(self, entry: Entry) -> Game:
        """The machine of this entry, as it was left."""
        return self._made(entry, "")

    def leave(self) -> Scene:
        """Where a game's own way out leads."""
        return self.attract() if self.kiosk else self.shelf()

    def home(self, scene: Scene) -> Scene | None:
        if self.kiosk:
            return self.attract()
        return None if scene is self._shelf else self.shelf()

    # -- what the loop asks --------------------------------------------------------------------------------

    def takes(self, event: pygame.Event) -> bool:
        if event.type == pygame.VIDEORESIZE and self.kiosk:
            self.screen.fill_again()
        gone = event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture
        if gone and isinstance(self.sound, Speaker):
            self.sound.device_gone()
        return self.attendant.event(event, self.screen.size)

    def may(self, wish: Wish) -> bool:
        return not self.kiosk

    def inputs(self, scene: Scene) -> InputMap:
        if not self.keys:
            return scene.inputs
        if scene in self._machines:
            self._section = self._machines[scene]
        elif type(scene).__module__.startswith(SHELF_PACKAGE):
            self._section = SHELF
        changes = self.keys.get(self._section)
        return scene.inputs.remapped(changes) if changes else scene.inputs

    def passed(self, dt: float, scene: Scene) -> Scene | None:
        from_shelf = scene is self._shelf and self.settings["attract"]
        attracts = scene is self._attract
        self.attendant.watches = self.kiosk or bool(from_shelf) or attracts
        was_hidden = self.attendant.pointer_hidden
        phase = self.attendant.passed(dt, not attracts and is_busy(scene))
        if self.kiosk:
            if self.attendant.pointer_hidden and not was_hidden:
                pygame.event.post(pygame.Event(pygame.WINDOWLEAVE))  # for scenes with a pointer of their own
            self.screen.hide_pointer(self.attendant.pointer_hidden)
        if self.attendant.chord.opened:
            self.attendant.open()
            self.screen.ask("")
            self.screen.nudge(None)
            return self.operator_page()
        self.screen.ask(self._question() if phase == "asking" else "")
        if phase == "attract":
            if not attracts:
                return self.attract()
            if self._attract is not None:
                self._rota = self._attract.rota
                self.screen.nudge(look.NUDGES[self._rota.place % len(look.NUDGES)])
            return None
        self.screen.nudge(None)
        if not attracts:
            return None
        self._attract = None  # what it holds is as much as a game does
        return self.shelf()

    def failed(self, error: Exception) -> Scene | None:
        """In a kiosk attract mode, with its next number, after each fault but the last of several."""
        if not self.kiosk:
            return None
        now = time.monotonic()
        self._faults = [*(then for then in self._faults if now - then < FAULT_SECONDS), now]
        told = "".join(traceback.format_exception(error))
        if self.folder is not None:
            with suppress(OSError):
                log = f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{told}"
                (self.folder / CRASH_LOG).write_text(log, "utf-8", "backslashreplace")
        if len(self._faults) >= FAULTS:
            return None
        tell(told, sys.stderr)
        return self.attract()

    def settle(self) -> None:
        if self._forget:
            self._forget = False
            self._drop_visitors_games()
        while (sentence := self.store.take_notice()) is not None:
            self.screen.notice(sentence)
        if self._heart is not None and time.monotonic() >= self._beat:
            self._beat = time.monotonic() + HEARTBEAT_SECONDS
            with suppress(OSError):
                self._heart.touch()

    def keep_picture(self, picture: pygame.Surface) -> None:
        if self.folder is None:
            self.screen.answer("No picture is saved: nothing is kept this time.")
            return
        try:
            name = time.strftime("attic-%Y%m%d-%H%M%S")
            path = save_picture(picture, self.folder / "pictures", name)
        except (OSError, pygame.error) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.answer(f"The picture could not be saved: {reason}.")
        else:
            self.screen.answer(self._shorter(f"Picture saved: {path}"))

    # ------------------------------------------------------------------------------------------------------

    def _shorter(self, text: str) -> str:
        """With the names of files in the data folder as they are called there: help says where that is."""
        return text if self.folder is None else text.replace(f"{self.folder}{os.sep}", "")

    def _question(self) -> str:
        left = max(1, ceil(self.attendant.idle.left))
        return f"{look.QUESTION}\n{look.QUESTION_REST.format(left, 's' if left > 1 else '')}"

    def _idle(self) -> Idle:
        countdown = self.settings["countdown"] if self.kiosk else 0
        return Idle(float(self.settings["idle"]), float(countdown))

    def _apply(self, name: str) -> None:
        """Let a setting take hold."""
        match name:
            case "volume" | "mute" if isinstance(self.sound, Speaker):
                self.sound.volume, self.sound.mute = self.settings["volume"], self.settings["mute"]
            case "scale":
                self.screen.set_mode(self.settings["scale"])
            case "idle" | "countdown":
                self.attendant.idle = self._idle()
            case "text_speed":
                self.screen.notice_seconds = look.NOTICE_SECONDS * TEXT_SPEEDS[self.settings["text_speed"]]

    def _drop_visitors_games(self) -> None:
        """Results stay."""
        self.settings.forget()
        with self.store.together():
            for entry in self.entries:
                slot = self.store.slot(entry.id)
                if slot.kept() is not None:
                    slot.drop()
                if slot.desk():
                    slot.put_desk({})

    def _made(self, entry: Entry, letters: str) -> Game:
        game = entry.make_scene(self._house(entry, letters))
        self._machines[game] = entry.id
        return game

    def _house(self, entry: Entry, letters: str) -> House:
        return House(
            slot=self.store.slot(entry.id),
            sound=self.sound,
            leave=self.leave,
            notice=lambda text: self.screen.notice(self._shorter(text)),
            # A kiosk's visitors must not fill the disk with prints.
            data=None if self.kiosk else self.folder,
            seed=self._seed(entry),
            letters=letters,
            printer=self.settings["printer"] or self.options.printer,
            settings=self.settings,
        )

    def _seed(self, entry: Entry) -> str | None:
        seed = self.options.seed
        try:
            if seed is not None:
                entry.check_seed(seed)
        except ValueError:
            return None
        return seed
