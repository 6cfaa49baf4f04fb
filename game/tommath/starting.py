"""What keys and clicks do on the start screen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.shell.inputs import Action
from game.tommath import controls, look, tunes
from game.tommath.machine import Machine
from game.tommath.opening import OpeningView
from game.tommath.view import Message

POINT_STEP = 50
OUT_OF_RANGE = "THE GAME POINT IS 100 TO 999."


class Starting:
    """The start screen: the game point as it is typed, and whether its field has the cursor."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._point = str(machine.desk.game_point)
        self._typing = False
        self._untouched = True  # the first digit typed takes the place of what is offered
        self._joke = Random(machine.house.seed).randrange(len(look.JOKES))

    def view(self) -> OpeningView:
        """What the start screen shows."""
        machine = self._machine
        fled = machine.fled()
        asked = machine.asked() or machine.message
        return OpeningView(
            machine.desk,
            self._point,
            self._typing,
            fled.laid if fled else None,
            self._joke,
            asked,
            machine.mouse,
        )

    def act(self, action: Action) -> None:
        """One key or click."""
        machine = self._machine
        match action.name:
            case "mode 1" | "mode 2":
                self._choose_mode(int(action.name[-1]))
            case "left" | "right" if not self._typing:
                self._choose_mode(3 - machine.desk.mode, typing=False)
            case "left" | "less":
                self._step_point(-POINT_STEP)
            case "right" | "greater":
                self._step_point(POINT_STEP)
            case "up" | "down" | "tab" | "point":
                self._typing = not self._typing or action.name == "point"
                machine.sound(tunes.KEY)
            case "escape":
                self._typing, self._point, self._untouched = False, str(machine.desk.game_point), True
                machine.sound(tunes.KEY)
            case "backspace":
                self._typing, self._point, self._untouched = True, self._point[:-1], False
                machine.sound(tunes.KEY)
            case "enter":
                self._start()
            case "carry":
                self._carry_on()
            case "shapes":
                self._toggle_shapes()
            case "character":
                self._character(action.text.upper())
            case name:
                if machine.function(name) and name in controls.TOGGLES:
                    machine.message = Message(controls.said(name, machine.desk), "news")

    def _character(self, character: str) -> None:
        machine = self._machine
        match character:
            case "1" | "2" if not self._typing:
                self._choose_mode(int(character))
            case _ if self._typing and character in tuple("0123456789"):
                self._digit(character)
            case "C" if machine.fled():
                self._carry_on()
            case "P":
                self._toggle_shapes()
            case " ":
                self._start()
            case _:
                machine.refuse("PRESS 1 OR 2 FOR THE GAME, ENTER TO START.")

    def _digit(self, digit: str) -> None:
        if self._untouched:
            self._point, self._untouched = digit, False
        elif len(self._point) < look.POINT_DIGITS:
            self._point += digit
        if len(self._point) > 3:  # it stands there as typed, or Enter would begin a game to another point
            self._machine.refuse(OUT_OF_RANGE)
            return
        self._machine.sound(tunes.KEY)

    def _choose_mode(self, mode: int, typing: bool = True) -> None:
        self._machine.keep(replace(self._machine.desk, mode=mode))
        self._typing = typing
        self._machine.sound(tunes.KEY)

    def _toggle_shapes(self) -> None:
        self._machine.keep(replace(self._machine.desk, shapes=not self._machine.desk.shapes))
        self._machine.sound(tunes.KEY)

    def _step_point(self, step: int) -> None:
        now = int(self._point or 0)
        self._point = str(max(100, min(999, (now + step) // POINT_STEP * POINT_STEP)))
        self._machine.sound(tunes.KEY)

    def _start(self) -> None:
        machine = self._machine
        point = int(self._point) if self._point else 500
        if not 100 <= point <= 999:
            self._typing = True
            machine.refuse(OUT_OF_RANGE)
            return
        self._point = str(point)
        machine.keep(replace(machine.desk, game_point=point))
        machine.sound(tunes.KEY)
        if machine.fled():
            machine.question = "drop"
        else:
            machine.begin()

    def _carry_on(self) -> None:
        self._machine.keep(replace(self._machine.desk, page="play"))
        self._machine.sound(tunes.KEY)
