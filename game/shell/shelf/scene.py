"""The shelf: which machine the lamp is on, and what starts it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from game.catalogue import Entry
from game.shell.inputs import Action, Area, InputMap
from game.shell.memory import give_back_all
from game.shell.scene import Game, Scene
from game.shell.shelf import look
from game.shell.shelf.picture import Picture
from game.shell.shelf.rail import Plaque
from game.shell.store import Store

CHOSEN = "chosen"
KEYS = {
    "left": "previous",
    "right": "next",
    "[4]": "previous",
    "[6]": "next",
    "home": "first",
    "end": "last",
    "[7]": "first",
    "[1]": "last",
    "return": "play",
    "enter": "play",
    "space": "play",
    "f1": "help",
    "f2": "records",
    "f3": "settings",
}
WORDS = (
    ("click", True),
    (" a machine to play · or ", False),
    ("arrows", True),
    (" and ", False),
    ("Enter", True),
)
AT_THE_KIOSK = (("touch", True), (" a machine to play", False))
BUTTONS = {
    "help": Plaque("F1", "help and credits"),
    "records": Plaque("F2", "records"),
    "settings": Plaque("F3", "settings"),
}


class Shelf:
    """The machines of `entries`, 1 to 5, each with its game as it was left on its small screen.

    `make` gives an entry's game; `chosen`: the id under the lamp, else the one that the store remembers;
    `settings` gives the page of settings, None in a kiosk; `inputs`: what a game listens to;
    `folder`: where everything is kept, as help says it.
    The first picture has dark screens: they are switched on by `work` once it has been seen.
    """

    size = look.SIZE
    pixel_aspect = 1.0
    border = None
    busy = False

    def __init__(
        self,
        entries: Sequence[Entry],
        make: Callable[[Entry], Game],
        store: Store,
        chosen: str | None = None,
        settings: Callable[[], Scene] | None = None,
        inputs: Callable[[Scene], InputMap] = lambda scene: scene.inputs,
        folder: Path | None = None,
    ) -> None:
        self.entries = tuple(entries)
        self.chosen = self._found(chosen or store.setting(CHOSEN))
        self._make = make
        self._games: dict[str, Game] = {}
        self._store = store
        self._settings = settings
        self._inputs = inputs
        self._folder = folder
        buttons = {name: button for name, button in BUTTONS.items() if name != "settings" or settings}
        self._picture = Picture(self.entries, WORDS if settings else AT_THE_KIOSK, buttons)
        self._levels = [float(at == self.chosen) for at in range(len(self.entries))]
        self._picture.light(self._levels)
        keys = KEYS if settings else {key: name for key, name in KEYS.items() if name != "settings"}
        self.inputs = InputMap(keys, {"": "character"}, tuple(self._areas()), hover="hover")
        self._following: Scene | None = None
        self._changed = False
        self._seen = False
        self._still = 0.0
        self._switching: Iterator[None] | None = self._switch_on()

    def act(self, action: Action) -> None:
        match action.name.split():
            case ["previous"]:
                self._choose(self.chosen - 1)
            case ["next"]:
                self._choose(self.chosen + 1)
            case ["first"]:
                self._choose(0)
            case ["last"]:
                self._choose(len(self.entries) - 1)
            case ["play"]:
                self._start()
            case ["character"]:
                self._type(action.text)
            case ["hover"]:
                self._hover(action)
            case ["machine", number]:
                self._point(action, int(number))
            case ["help" | "records" | "settings" as name]:
                self._press_button(action, name)

    def tick(self, dt: float) -> bool:
        changed, self._changed = self._changed, False
        step = dt / look.FADE_SECONDS
        goals = [float(at == self.chosen) for at in range(len(self.entries))]
        if goals != self._levels:
            self._levels = [
                min(goal, level + step) if goal > level else max(goal, level - step)
                for goal, level in zip(goals, self._levels, strict=True)
            ]
            self._picture.light(self._levels)
            changed = True
        resting = self._still > look.REST_SECONDS
        self._still = 0.0 if changed else self._still + dt
        if self._still > look.REST_SECONDS and not resting:
            self._picture.rest()
            give_back_all()
        return changed

    def work(self) -> Iterator[None] | None:
        return self._switching if self._seen else None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        self._seen = True
        return self._picture.draw(surface)

    def next(self) -> Scene | None:
        following, self._following = self._following, None
        if following is not None:
            self._picture.rest()
        return following

    def _switch_on(self) -> Iterator[None]:
        """One screen a step, the chosen one first."""
        yield from self._picture.prepare()
        order = sorted(range(len(self.entries)), key=lambda at: at != self.chosen)
        for at in order:
            self._picture.show(at, self._game(self.entries[at]).miniature(self._picture.screens[at]))
            self._changed = True
            yield
        self._switching = None

    def _game(self, entry: Entry) -> Game:
        """The very game that its screen shows: where nothing is kept, another one might be dealt."""
        if entry.id not in self._games:
            self._games[entry.id] = self._make(entry)
        return self._games[entry.id]

    def _areas(self) -> Iterator[tuple[Area, str]]:
        for name, area in self._picture.areas.items():
            yield area, name
        places = look.ROWS[len(self.entries)]
        left, top, wide, high = places.hit
        for at, x in enumerate(places.centres):
            yield (x + left, top, wide, high), f"machine {at}"

    def _found(self, name: object) -> int:
        names = [entry.id for entry in self.entries]
        return names.index(name) if name in names else 0

    def _choose(self, at: int) -> None:
        self.chosen = at % len(self.entries)
        self._store.put_setting(CHOSEN, self.entries[self.chosen].id)

    def _start(self) -> None:
        entry = self.entries[self.chosen]
        self._store.put_setting(CHOSEN, entry.id)
        self._following = self._game(entry)

    def _type(self, character: str) -> None:
        """A digit starts the machine that it counts to, an initial the only one that has it."""
        if character.isdecimal() and 1 <= int(character) <= len(self.entries):
            self._choose(int(character) - 1)
            self._start()
            return
        fitting = [at for at, entry in enumerate(self.entries) if entry.title[0] == character.upper()]
        if fitting:
            self._choose(next((at for at in fitting if at > self.chosen), fitting[0]))
        if len(fitting) == 1:
            self._start()

    def _hover(self, action: Action) -> None:
        """A mouse takes the lamp along; where it only passes, nothing is kept."""
        name = None if action.pos is None or action.touch else self.inputs.at(action.pos)
        match (name or "").split():
            case ["machine", number]:
                self.chosen = int(number)

    def _point(self, action: Action, at: int) -> None:
        if action.button != 1:
            return
        if action.phase == "press":
            self._choose(at)
        elif action.phase == "release" and self._still_on(action):
            self._start()

    def _press_button(self, action: Action, name: str) -> None:
        inside = self._still_on(action)
        self._picture.down = name if inside and action.phase != "release" else ""
        if action.pos is None or (action.phase == "release" and inside):
            self._open(name)

    def _still_on(self, action: Action) -> bool:
        return action.pos is not None and action.button == 1 and self.inputs.at(action.pos) == action.name

    def _open(self, name: str) -> None:
        from game.shell.shelf import words
        from game.shell.shelf.help import Help
        from game.shell.shelf.records import Records

        if name == "settings" and self._settings is not None:
            self._following = self._settings()
        elif name == "help":
            at_home = self._settings is not None
            welcome = (
                words.at_home(self.entries, self._folder) if at_home else words.at_the_kiosk(self.entries)
            )
            self._following = Help(self.entries, self._game, self, self._inputs, welcome)
        else:
            self._following = Records(self.entries, lambda game: self._store.slot(game).results(), self)
