"""One Acorn of the shelf: the desktop with Osmosis on it, its input, its picture, and what it keeps."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame

from game.patience import look
from game.patience.about import Settings
from game.patience.application import Osmosis
from game.patience.sitting import GAMES, Sitting, any_number, resumed
from game.shell.inputs import Action, InputMap, Point
from game.shell.scene import House, Scene
from game.wimp import keys, pointing
from game.wimp.boxes import Box
from game.wimp.look import SIZE
from game.wimp.near import near
from game.wimp.paint import Painter, Sheet
from game.wimp.picture import marks
from game.wimp.windows import Way

Json = Any  # what json.loads may give
KEYS = {**keys.KEYS, "f1": "help", "f2": "tips", "f8": "undo", "ctrl+z": "undo"}
AREAS = (((0, 0, *SIZE), "button"),)
SHEETS = tuple(Sheet(f"{pack}/", image, look.CARDS) for pack, image in look.SHEETS.items())
WHEEL: Mapping[tuple[str, bool], Way] = {
    ("up", False): "up",
    ("down", False): "down",
    ("up", True): "left",
    ("down", True): "right",
    ("left", False): "left",
    ("right", False): "right",
}
"""The way to scroll by the wheel's own way and whether Shift is held."""


class PatienceScene:
    """The desktop as it was left, or `game` ("osmosis" or "pyramid") freshly dealt."""

    size = SIZE
    pixel_aspect = 1.0
    border = None
    busy = False

    def __init__(self, house: House, game: str, number: Callable[[], int] = any_number) -> None:
        """`number` gives the deals that nobody asked for."""
        self._house = house
        self._game = game
        self._number = number
        self._next: Scene | None = None
        self._painter = Painter(SHEETS)
        self._clock = 0.0
        self._last_press: tuple[Point, float] | None = None
        self._arrived = False
        self._unreadable = False
        # --seed deals once in a run: who comes back from the shelf finds the game that was left.
        self._asked: Json = None if house.seed is None else [house.seed, os.getpid()]
        try:
            self.app = self._as_left()
        except ValueError:
            self._unreadable = True  # put aside by the first action or tick: making a scene only reads
            self.app = self._application(self._dealt())
            self.app.desk.open("game")
        self.app.settle()
        self.inputs = InputMap(KEYS, areas=AREAS, hover="pointer", wheel="wheel", near=self._near)
        self._kept: Json = None

    def act(self, action: Action) -> None:
        self._arrive()
        with self._house.slot.together():
            match action.name:
                case "button":
                    self._button(action)
                case "pointer":
                    # The desktop has a pointer of its own.
                    if pygame.display.get_init():
                        pygame.mouse.set_visible(action.pos is None)
                    pointing.hover(self.app.desk, action.pos, action.touch)
                case "wheel":
                    way = WHEEL.get((action.text, "shift" in action.mods))
                    if way is not None:
                        pointing.wheel(self.app.desk, action.pos, way)
                case name if not keys.press(self.app.desk, name):
                    self.app.key(name)
            self.app.settle()
            self._keep()

    def tick(self, dt: float) -> bool:
        arrived = self._arrive()
        self._clock += dt
        moved = pointing.tick(self.app.desk, dt)
        with self._house.slot.together():
            dealt = self.app.deal_found()
            if moved or dealt:
                self.app.settle()
            if dealt:
                self._keep()
        return arrived or moved or dealt

    def work(self) -> Iterator[None] | None:
        """The next deal is looked for; the player may go on meanwhile."""
        return self.app.finder.slices(self.app.wanted) if self.app.finder else None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        return self._painter.paint(surface, marks(self.app.desk))

    def next(self) -> Scene | None:
        following, self._next = self._next, None
        return following

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(SIZE, 0, 32)
        Painter(SHEETS).paint(picture, marks(self.app.desk))
        return pygame.transform.smoothscale(picture, size)

    def _near(self, pos: Point) -> Sequence[Box]:
        return near(self.app.desk, pos)

    def _button(self, action: Action) -> None:
        desk = self.app.desk
        match action.phase:
            case "press" if action.pos is not None:
                self.app.double = self._is_double(action.pos)
                self._last_press = action.pos, self._clock
                pointing.press(desk, action)
            case "drag":
                pointing.drag(desk, action)
            case "hold":
                if action.touch:
                    pointing.hold(desk)
            case "release":
                pointing.release(desk, action)

    def _is_double(self, pos: Point) -> bool:
        if self._last_press is None:
            return False
        (x, y), before = self._last_press
        near = max(abs(pos[0] - x), abs(pos[1] - y)) <= look.DOUBLE_SLOP
        return near and self._clock - before < look.DOUBLE_CLICK

    def _as_left(self) -> Osmosis:
        """The application as it is kept, ValueError where that is no such thing."""
        slot = self._house.slot
        kept, desk = slot.kept(), slot.desk()
        sitting = None if kept is None else resumed(slot, kept)
        told, helped = desk.get("told", False), desk.get("helped", "")
        if type(told) is not bool or helped not in ("", *GAMES):
            raise ValueError("What was told is yes or no, and the help is on one of the games.")
        if sitting is None or not self._may_go_on(sitting, desk.get("asked"), told):
            sitting, told = self._dealt(), False
        app = self._application(sitting)
        app.told, app.helped = told, helped
        if desk:
            app.desk.restore(desk.get("desktop"))
        else:
            app.desk.open("game")
        return app

    def _may_go_on(self, sitting: Sitting, asked: Json, told: bool) -> bool:
        """Whether the game kept stays on the table although --seed may ask for a deal."""
        if self._asked is None or asked == self._asked:
            return True
        return sitting.number == int(self._asked[0]) and not (sitting.over and told)

    def _dealt(self) -> Sitting:
        number = self._number() if self._house.seed is None else int(self._house.seed)
        return Sitting(self._house.slot, self._game, number)

    def _application(self, sitting: Sitting) -> Osmosis:
        app = Osmosis(self._house.slot, sitting, self._number, self._beep, self._leave)
        switched = self._house.settings
        app.settings = Settings(switched["four_colours"], switched["acorn_mouse"])
        if switched["winnable"]:
            # Only who looks for deals loads the solvers.
            from game.patience.finder import Finder

            app.finder = Finder(self._number)
        return app

    def _arrive(self) -> bool:
        """Before anything is done here the first time: keep what making the scene could not."""
        if self._arrived:
            return False
        self._arrived = True
        with self._house.slot.together():
            if self._unreadable:
                self._house.notice(self._house.slot.set_aside())
            if self.app.finder is not None and self._is_any_deal():
                self.app.wait_for_deal(self._game)
            self.app.sitting.keep()
            self._keep()
        return True

    def _is_any_deal(self) -> bool:
        """Nobody has asked for what lies on the table, and nobody has touched it."""
        kept = self._house.slot.kept()
        return kept is None and self._house.seed is None

    def _keep(self) -> None:
        """Keep all but the moves, which are kept as they are made."""
        self._house.settings.put("four_colours", self.app.settings.four)
        self._house.settings.put("acorn_mouse", self.app.settings.acorn)
        if self.app.desk.grip is not None:
            return
        desk = {
            "asked": self._asked,
            "told": self.app.told,
            "helped": self.app.helped,
            "desktop": self.app.desk.kept(),
        }
        if desk != self._kept:
            self._kept = desk
            self._house.slot.put_desk(desk)

    def _beep(self) -> None:
        self._house.sound.play(look.BEEP)

    def _leave(self) -> None:
        self._next = self._house.leave()
