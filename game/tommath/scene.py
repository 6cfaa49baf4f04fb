"""The Math Tooter as a scene: its start screen, its board and its instructions in turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.shell.inputs import Action, InputMap
from game.shell.scene import House, Scene
from game.tommath import controls, look, manual, opening, playing, tunes
from game.tommath.desk import Desk
from game.tommath.ega import Ega
from game.tommath.laying import Laying
from game.tommath.machine import Machine
from game.tommath.starting import Starting
from game.tommath.tables import Table
from game.tommath.view import PlayView

LOSES_A_GAME = frozenset(("resign", "drop"))
FUNCTION_KEYS = frozenset(f"f{n}" for n in range(1, 11))


class TooterScene:
    """All of the Math Tooter."""

    size = look.SIZE
    pixel_aspect = look.PIXEL_ASPECT

    def __init__(self, house: House) -> None:
        self._machine = Machine(house)
        self._starting = Starting(self._machine)
        self._laying = Laying(self._machine)
        self._drawn: tuple[pygame.Surface, PlayView] | None = None
        self._best: str | None = None  # the computer's best move as it was last drawn

    @property
    def desk(self) -> Desk:
        return self._machine.desk

    @property
    def table(self) -> Table | None:
        """The game as it is."""
        return self._machine.table

    @property
    def page(self) -> int | None:
        """The page of the instructions that lies open, from 0."""
        return self._machine.page

    @property
    def lit(self) -> int | None:
        """Which run of the last move is lit."""
        return self._machine.lit

    def opening_view(self) -> opening.OpeningView:
        """What the start screen shows, were it on."""
        return self._starting.view()

    @property
    def border(self) -> tuple[int, int, int]:
        return look.EGA[0 if self.desk.mono else self.desk.border]

    @property
    def inputs(self) -> InputMap:
        machine = self._machine
        if not machine.mouse:
            return controls.KEYBOARD
        if machine.page is not None:
            return controls.MANUAL
        asked = machine.asked()
        yes = asked.yes if asked else None
        if self.desk.page == "opening" or machine.table is None:
            return controls.opening(yes, machine.fled() is not None)
        state = machine.table.state
        moment: controls.Moment = "over" if state.over else "thought" if machine.computers_turn() else "move"
        return controls.playing(state.mode, moment, yes)

    def next(self) -> Scene | None:
        return self._machine.house.leave() if self._machine.leaving else None

    def tick(self, dt: float) -> bool:
        changed = self._machine.tick(dt)
        thinker = self._machine.thinker
        return changed or (thinker is not None and thinker.best != self._best)

    def work(self) -> Iterator[None] | None:
        if not self._machine.thinks():
            return None
        thinker = self._machine.thinking()
        return None if thinker.done else thinker.slices

    @property
    def busy(self) -> bool:
        """The computer is at work, or a move is being shown, to somebody who plays and waits for it.

        False where the computer plays both sides: nobody has to be there.
        """
        machine = self._machine
        return bool(machine.people()) and (machine.thinks() or machine.shows())

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        machine, ega = self._machine, Ega(surface)
        before, self._drawn = self._drawn, None
        self._best = machine.thinker.best if machine.thinker else None
        if machine.page is not None:
            manual.draw(ega, machine.page, self.desk.mono, self.desk.page == "play", machine.keeps())
        elif self.desk.page == "opening" or machine.table is None:
            opening.draw(ega, self._starting.view())
        else:
            view = self._laying.view(machine.table)
            self._drawn = (surface, view)
            if before is not None and before[0] is surface and _only_note_moved(before[1], view):
                return playing.draw_message(ega, view)
            playing.draw(ega, view)
        return None

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(self.size, 0, 32)
        fled = self._machine.fled()
        if fled is not None:
            playing.draw(Ega(picture), self._laying.view(fled))
        else:
            opening.draw(Ega(picture), self._starting.view())
        return pygame.transform.smoothscale(picture, size)

    def act(self, action: Action) -> None:
        if action.text in controls.POWERS:
            for character in controls.POWERS[action.text]:
                self.act(action._replace(text=character))
            return
        machine = self._machine
        machine.put_junk_aside()
        if action.name == "hover":
            at = self.inputs.at(action.pos) if action.pos else None
            self._laying.hover = at.removeprefix("piece ") if at and at.startswith("piece ") else ""
            return
        if action.phase != "press":
            return
        machine.message = None
        if machine.page is not None:
            self._turn_page(machine.page, action)
        elif machine.asked() and not self._does_its_own_work(action):
            self._answer(action)
        elif self.desk.page == "opening" or machine.table is None:
            self._starting.act(action)
        else:
            self._laying.act(action, machine.table)

    def _turn_page(self, page: int, action: Action) -> None:
        machine, last = self._machine, len(manual.PAGES) - 1
        match action.name, action.text:
            case ("more" | "right" | "down", _) | (_, " ") | ("wheel", "down"):
                machine.page = min(last, page + 1)
            case ("back" | "left" | "up" | "backspace", _) | ("wheel", "up"):
                machine.page = max(0, page - 1)
            case ("home", _):
                machine.page = 0
            case ("end", _):
                machine.page = last
            case ("escape" | "f5" | "enter" | "f1", _):
                machine.page = None
            case (_, digit) if digit in tuple("123456789"[: last + 1]):
                machine.page = int(digit) - 1
            case _:
                machine.sound(tunes.ILLEGAL)
                return
        machine.sound(tunes.KEY)

    def _does_its_own_work(self, action: Action) -> bool:
        """A function key answers no question, but F1 its own; C carries on with the game that Y would drop.

        A question that any key answers no is gone with it; another stays.
        """
        machine = self._machine
        question, name = machine.question, action.name
        carries = question == "drop" and action.text.upper() == "C"
        if not carries and (name not in FUNCTION_KEYS or (question, name) == ("quit", "f1")):
            return False
        if question in LOSES_A_GAME:
            machine.question = None
        return True

    def _answer(self, action: Action) -> None:
        """Y agrees; N, Esc, F1 again or a click elsewhere plays on.

        So does every other key where a game would be lost: keys that are pressed at random end none.
        """
        machine = self._machine
        question = machine.question or "draw"
        yes = action.name == "yes" or action.text.upper() == "Y"
        no = action.name in ("no", "escape", "f1", "elsewhere") or action.text.upper() == "N"
        no = no or (question in LOSES_A_GAME and not yes)
        if not yes and not no:
            machine.sound(tunes.ILLEGAL)
            return
        machine.question = None
        machine.sound(tunes.KEY)
        match question, yes:
            case "draw", _:
                machine.play("accept" if yes else "decline")
            case "quit", True:
                machine.keep(replace(self.desk, page="opening"))
                machine.leaving = True
            case "resign", True:
                machine.play("resign")
                self._laying.typed = ()
            case "drop", True:
                machine.begin()
                self._laying.typed = ()


def _only_note_moved(before: PlayView, after: PlayView) -> bool:
    """Whether two views differ at most in the note that walks while the computer thinks."""
    if before.thinking is None or after.thinking is None:
        return False
    return replace(before, thinking=after.thinking) == after and before.thinking.best == after.thinking.best
