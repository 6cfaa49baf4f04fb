"""What the Math Tooter's screens are drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.tommath.desk import Desk
from game.tommath.rules import State

SIDES: tuple[Literal["white", "black"], ...] = ("white", "black")


@dataclass(frozen=True)
class Thinking:
    """The computer at work: its best move so far (piece, row, column and what it gains), the note's place."""

    best: tuple[str, int, int, int] | None
    step: int


@dataclass(frozen=True)
class Message:
    """A line in place of the prompt: a question with its two answers, an error, or plain news."""

    text: str
    kind: Literal["question", "error", "news"]
    yes: str = ""
    no: str = "PLAY ON"


@dataclass(frozen=True)
class PlayView:
    """All that the play screen shows.

    `typed` holds piece, row and column as far as they are entered; `quick`: the draw was a quick one;
    `keeps`: the game is kept when it is quitted.
    """

    state: State
    desk: Desk
    typed: tuple[str, ...] = ()
    lit: int | None = None
    hover: str = ""
    thinking: Thinking | None = None
    message: Message | None = None
    quitting: bool = False
    best_move: str = ""
    mouse: bool = True
    quick: bool = False
    keeps: bool = True
