"""Pictures of all named screens: how each is reached without a window, and where its picture is written."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from game.catalogue import Entry
from game.shell.inputs import Action, Phase, Point
from game.shell.named import Named
from game.shell.scene import Game, House, Scene
from game.shell.settings import Settings
from game.shell.shelf import Shelf
from game.shell.shelf.switches import operator_page, player_page
from game.shell.sound import Silence
from game.shell.store import Store

SHELF = (
    Named("shelf"),
    Named("shelf-help", ("keys f1",)),
    Named("shelf-records", ("keys f2",)),
    Named("shelf-settings", ("keys f3",)),
)
OPERATOR = Named("operator")
FRAME = 1 / 60
RESTING = 1.0
"""Seconds after which lamps and pressed keys have come to rest."""


def names(entries: Sequence[Entry]) -> list[str]:
    """Of all screens; a game's own picture has the game's id for a name."""
    games = (screen for entry in entries for screen in entry.screens())
    return [named.name for named in (*SHELF, OPERATOR, *games)]


def take(folder: Path, entries: Sequence[Entry]) -> str:
    """Write every picture without a window; what to tell afterwards. OSError where the disk refuses."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    count = sum(1 for _ in write_all(folder, entries))
    pygame.quit()
    return f"{count} pictures are in {folder}."


def write_all(folder: Path, entries: Sequence[Entry]) -> Iterator[Path]:
    """Write every picture as FOLDER/NAME.png, one at a step; OSError where the disk refuses."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names(entries):
        path = folder / f"{name}.png"
        with path.open("wb") as file:
            pygame.image.save(picture(name, entries), file, "picture.png")
        yield path


def picture(name: str, entries: Sequence[Entry]) -> pygame.Surface:
    """One screen in its own pixels; KeyError where no screen has this name."""
    if name == OPERATOR.name:
        settings = Settings(fixed={"kiosk": True}, games=[entry.id for entry in entries])
        return _shown(operator_page(settings, entries, _nowhere, _nothing, _nothing), OPERATOR)
    for shelf in SHELF:
        if shelf.name == name:
            return _shown(_shelf(entries), shelf)
    for entry in entries:
        for named in entry.screens():
            if named.name == name:
                return shown(entry, named)
    raise KeyError(name)


def shown(entry: Entry, named: Named) -> pygame.Surface:
    """A game's screen in its own pixels; ValueError where its steps do not fit the game."""
    return _shown(_game(Store(None), entry, named), named)


def _shelf(entries: Sequence[Entry]) -> Shelf:
    """With each game as in its own picture."""
    store = Store(None)
    own = {
        entry.id: _reached(_game(store, entry, named), named)
        for entry in entries
        for named in entry.screens()
        if named.name == entry.id
    }

    def make(entry: Entry) -> Game:
        return own.get(entry.id) or _game(store, entry, Named(""))

    shelf = Shelf(entries, make, store, settings=lambda: player_page(Settings(), _nowhere))
    shelf.draw(pygame.Surface(shelf.size, 0, 32))  # its screens are switched on once it has been seen
    return shelf


def _game(store: Store, entry: Entry, named: Named) -> Game:
    slot = store.slot(entry.id)
    if named.begun is not None:
        slot.begin(named.begun.seed, named.begun.options)
        for move in named.begun.moves:
            slot.append(move)
    if named.desk:
        slot.put_desk(named.desk)
    # What is printed comes out of the drawn printer, and goes nowhere else.
    house = House(slot, Silence(), _nowhere, lambda text: None, seed=named.seed, printer=os.devnull)
    return entry.make_scene(house)


def _nowhere() -> Scene:
    raise ValueError("The steps to a named screen do not lead out of its game.")


def _nothing() -> None:
    """What the buttons of a picture do."""


def _reached(game: Game, named: Named) -> Game:
    Visitor(game).do(named.steps)
    return game


def _shown(scene: Scene, named: Named) -> pygame.Surface:
    visitor = Visitor(scene)
    visitor.do(named.steps)
    surface = pygame.Surface(visitor.scene.size, 0, 32)
    visitor.scene.draw(surface)
    return surface


class Visitor:
    """Does the steps of a named screen in a scene and in those that follow it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def do(self, steps: Sequence[str]) -> None:
        for step in steps:
            self._step(step)
        self._wait(RESTING)

    def _step(self, step: str) -> None:
        word, _, rest = step.partition(" ")
        match word:
            case "keys":
                for chord in rest.split(" "):
                    self._key(chord)
            case "type":
                for character in rest:
                    self._type(character)
            case "wait":
                self._wait(float(rest))
            case "point":
                (at,) = _points(rest)
                self._act(Action(self.scene.inputs.hover, pos=at, phase="drag", button=0))
            case "click" | "drag":
                self._stroke(_points(rest), 1)
            case "menu":
                self._stroke(_points(rest), 3)
            case _:
                raise ValueError(f"{step!r} is no step.")

    def _key(self, chord: str) -> None:
        """A chord that the scene's map has; any other is a character."""
        *mods, key = chord.split("+") if chord != "+" else [chord]
        keys = self.scene.inputs.keys
        name = keys.get(chord) or keys.get(key)
        if name is None:
            self._type(key)
        else:
            self._act(Action(name, mods=frozenset(mods)))

    def _type(self, character: str) -> None:
        text = self.scene.inputs.text
        name = text.get(character) or text.get("")
        if name is None or len(character) != 1:
            raise ValueError(f"{character!r} does nothing here.")
        self._act(Action(name, character))

    def _stroke(self, points: Sequence[Point], button: int) -> None:
        name = self.scene.inputs.at(points[0])
        if name is None:
            raise ValueError(f"Nothing can be touched at {points[0]}.")
        phases: list[tuple[Phase, Point]] = [("press", points[0])]
        phases += [("drag", point) for point in points[1:]]
        for phase, pos in (*phases, ("release", points[-1])):
            self._act(Action(name, pos=pos, phase=phase, button=button))

    def _act(self, action: Action) -> None:
        self.scene.act(action)
        self._follow()
        self._wait(FRAME)

    def _wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self._think()
            self.scene.tick(FRAME)
            self._follow()

    def _think(self) -> None:
        while (job := self.scene.work()) is not None:
            try:
                next(job)
            except StopIteration:
                return

    def _follow(self) -> None:
        while (following := self.scene.next()) is not None:
            self.scene = following


def _points(text: str) -> list[Point]:
    numbers = [int(number) for number in text.split(" ")]
    return list(zip(numbers[::2], numbers[1::2], strict=True))
