"""The game that lies on the table: its seed and moves, played into the store and replayed from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from game.shell.store import Kept, Slot
from game.tommath import rules
from game.tommath.rules import State

SEEDS = range(2**31)


@dataclass(frozen=True)
class Best:
    """The move that gained most so far: piece, row, column and points."""

    piece: str
    row: int
    column: int
    points: int


@dataclass(frozen=True)
class Table:
    """One game; every change is a new table. `laid` counts the pieces."""

    seed: int
    state: State
    moves: tuple[str, ...] = ()
    best: Best | None = None

    def play(self, move: str) -> Table:
        """The table after a move; IllegalMove as the rules say it."""
        after = self.state.play(move)
        best = self.best
        if after.placed is not None and after.placed != self.state.placed:
            row, column = after.placed
            gained = sum(run.points for run in after.last)
            if gained and (best is None or gained > best.points):
                best = Best(after.board[row - 1][column - 1], row, column, gained)
        return Table(self.seed, after, (*self.moves, move), best)

    @property
    def laid(self) -> int:
        """How many pieces lie on the board."""
        return 64 - sum(row.count(rules.EMPTY) for row in self.state.board)


def begin(slot: Slot, mode: int, game_point: int, seed: int | None) -> Table:
    """A new game takes the kept one's place; without a seed it draws one."""
    number = SystemRandom().randrange(len(SEEDS)) if seed is None else seed
    table = Table(number, rules.new(number, mode, game_point))
    slot.begin(str(number), {"mode": mode, "game_point": game_point})
    return table


def kept(slot: Slot) -> Table | None:
    """The kept game replayed; ValueError where it cannot be."""
    game = slot.kept()
    return None if game is None else _replayed(game)


def _replayed(game: Kept) -> Table:
    options: Mapping[str, Any] = game.options
    mode, game_point = options.get("mode"), options.get("game_point")
    if type(mode) is not int or type(game_point) is not int:
        raise ValueError("The kept game does not say what it is.")
    check_seed(game.seed)
    table = Table(int(game.seed), rules.new(int(game.seed), mode, game_point))
    for move in game.moves:
        table = table.play(move)
    return table


def check_seed(text: str) -> None:
    """Refuse, with a sentence, what is no whole number from 0 to 2147483647."""
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) in SEEDS):
        raise ValueError("the seed of the Math Tooter is a whole number from 0 to 2147483647")
