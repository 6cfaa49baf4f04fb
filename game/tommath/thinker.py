"""The computer's turn as the scene sees it: a search in slices, its best move so far, the time taken."""

from __future__ import annotations

from collections.abc import Iterator

from game.tommath import computer, look
from game.tommath.tables import Table


class Thinker:
    """One search for one position; a changed level, player or position makes a new one."""

    def __init__(self, table: Table, level: int) -> None:
        self.best: str | None = None
        self.done = False
        self.seconds = 0.0
        self.waited = 0.0  # of these, what counts towards the least time of a move
        self._thoughts = computer.think(table.state, level, table.seed + len(table.moves))
        self.slices = self._search()

    @property
    def step(self) -> int:
        """How far the note has walked: it goes by the clock, to show that the program is alive."""
        return int(self.seconds / look.SIGN_SECONDS)

    def hurry(self) -> str:
        """The best move so far; the first thought is waited for, since it comes at once."""
        while self.best is None:
            next(self.slices)
        return self.best

    def _search(self) -> Iterator[None]:
        for thought in self._thoughts:
            self.best = thought.move
            yield
        self.done = True
