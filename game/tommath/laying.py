"""What keys and clicks do at the board: a piece, a row and a column make a move."""

from __future__ import annotations

from dataclasses import replace

from game.shell.inputs import Action
from game.tommath import desk as desks
from game.tommath import look, tunes
from game.tommath.equations import PIECES
from game.tommath.machine import THINKING, Machine
from game.tommath.tables import Table
from game.tommath.view import PlayView, Thinking

DIGITS = tuple("12345678")
GAME_OVER = "THE GAME IS OVER. ENTER BEGINS ANOTHER."
ONLY_WATCHED = "THE COMPUTER PLAYS BOTH SIDES: F3 FOR YOU TO PLAY WHITE, F4 BLACK."


class Laying:
    """The board: `typed` holds piece, row and column as far as they are entered."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self.typed: tuple[str, ...] = ()
        self.hover = ""

    def view(self, table: Table) -> PlayView:
        """What the play screen shows."""
        machine, best = self._machine, table.best
        thinking = None
        if machine.computers_turn():
            thinker = machine.thinker
            thinking = Thinking(_so_far(table, thinker.best), thinker.step) if thinker else Thinking(None, 0)
        return PlayView(
            state=table.state,
            desk=machine.desk,
            typed=self.typed,
            lit=machine.lit,
            hover=self.hover,
            thinking=thinking,
            message=machine.asked() or machine.message,
            quitting=machine.question == "quit",
            mouse=machine.mouse,
            keeps=machine.keeps(),
            quick=table.moves[-1:] == ("draw",),
            best_move=f"{best.piece} AT {best.row},{best.column} +{best.points}" if best else "NONE SCORED",
        )

    def act(self, action: Action, table: Table) -> None:
        """One key or click."""
        machine, name = self._machine, action.name
        match name:
            case "escape":
                self._escape(table)
            case "enter" if table.state.over:
                machine.begin()
            case "up" | "down" | "faster" | "slower":
                self._change_speed(1 if name in ("up", "slower") else -1)
            case "left" | "right" | "runs" | "wheel":
                machine.light_another(-1 if name == "left" or action.text == "up" else 1)
            case "character":
                self._character(table, action.text.upper())
            case "backspace":
                machine.sound(tunes.KEY if self.typed else tunes.ILLEGAL)
                self.typed = self.typed[:-1]
            case "offer":
                self._offer(table)
            case "resign":
                self._ask_to_resign(table)
            case "draw":
                self._quick_draw(table)
            case _ if name.startswith("piece "):
                self._enter_piece(table, name.removeprefix("piece "))
            case "board" if action.pos:
                self._click_square(table, action.pos)
            case "strip":
                machine.refuse("ROWS 0 AND 9 ARE FOR THE GAME OF SEVENS.")
            case _:
                self._function(name)

    def _function(self, name: str) -> None:
        before = self._machine.desk.computers
        self._machine.function(name)
        if self._machine.desk.computers != before:
            self.typed = ()

    def _change_speed(self, step: int) -> None:
        machine = self._machine
        speed = machine.desk.speed + step
        if speed in desks.SPEEDS:
            machine.keep(replace(machine.desk, speed=speed))
            machine.sound(tunes.KEY)
        else:
            machine.refuse("THE SPEED IS 0 TO 10 SECONDS A MOVE.")

    def _escape(self, table: Table) -> None:
        machine = self._machine
        if table.state.over:
            machine.sound(tunes.KEY)
            machine.keep(replace(machine.desk, page="opening"))
        elif machine.thinks():
            machine.move_for_computer()
        elif self.typed:
            self.typed = ()
            machine.sound(tunes.KEY)
        else:
            machine.refuse("NOTHING TO STOP: IT IS YOUR MOVE.")

    def _character(self, table: Table, character: str) -> None:
        match character:
            case "D":
                self._offer(table)
            case "R" | "F":
                self._ask_to_resign(table)
            case "!":
                self._quick_draw(table)
            case _ if not self._persons_turn(table):
                pass
            case _ if not self.typed:
                self._enter_piece(table, character)
            case "^" if self.typed == ("^",):
                self._machine.sound(tunes.KEY)  # a dead key is struck twice to get one
            case _ if character in DIGITS:
                self._enter_digit(character)
            case _:
                word = "ROW" if len(self.typed) == 1 else "COLUMN"
                self._machine.refuse(f"THE {word} IS 1 TO 8.")

    def _enter_piece(self, table: Table, piece: str) -> None:
        if not self._persons_turn(table):
            return
        pieces = PIECES[table.state.mode]
        if piece not in tuple(pieces):
            self._machine.refuse(f"THE PIECES ARE {' '.join(pieces)}")
            return
        self.typed = (piece, *self.typed[1:])
        self._machine.sound(tunes.KEY)

    def _click_square(self, table: Table, pos: tuple[int, int]) -> None:
        if not self._persons_turn(table):
            return
        if not self.typed:
            self._machine.refuse("PICK A PIECE FIRST.")
            return
        (x, y), (wide, high) = look.BOARD_AT, look.SQUARE
        row, column = (pos[1] - y) // high + 1, (pos[0] - x) // wide + 1
        piece = self.typed[0]
        played = self._machine.play(f"{piece} {row} {column}")
        self.typed = () if played else (piece,)  # for the square that was meant

    def _enter_digit(self, digit: str) -> None:
        self.typed = (*self.typed, digit)
        if len(self.typed) < len(look.PROMPT_FIELDS):
            self._machine.sound(tunes.KEY)
            return
        move, self.typed = " ".join(self.typed), ()  # a refused move is typed anew from its piece on
        self._machine.play(move)

    def _persons_turn(self, table: Table) -> bool:
        """Whether a person may move now; says why not."""
        if table.state.over:
            self._machine.refuse(GAME_OVER)
            return False
        if self._machine.thinks():
            self._machine.refuse(THINKING if self._machine.people() else ONLY_WATCHED)
            return False
        return True

    def _offer(self, table: Table) -> None:
        if self._persons_turn(table) and self._machine.play("offer"):
            self.typed = ()

    def _ask_to_resign(self, table: Table) -> None:
        if self._persons_turn(table):
            self._machine.question = "resign"
            self._machine.sound(tunes.KEY)

    def _quick_draw(self, table: Table) -> None:
        if self._machine.thinks():
            self._machine.play("draw")
        elif table.state.over:
            self._machine.refuse(GAME_OVER)
        else:
            self._machine.refuse("THE QUICK DRAW IS FOR WHILE THE COMPUTER THINKS.")


def _so_far(table: Table, move: str | None) -> tuple[str, int, int, int] | None:
    """A placement as the screen shows it: piece, row, column and what it gains."""
    words = (move or "").split(" ")
    if len(words) != 3:
        return None
    piece, row, column = words[0], int(words[1]), int(words[2])
    return piece, row, column, sum(run.points for run in table.state.gains(piece, row, column))
