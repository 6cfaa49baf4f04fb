"""Deals that can be won, looked for in slices while nothing else happens."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from game.patience import osmosis, pyramid, solver
from game.patience.cards import NUMBERS
from game.patience.effort import Effort
from game.patience.match import GAMES

NODES = {"osmosis": 30_000, "pyramid": 20_000}
"""What one deal may cost: a deal that is harder to decide is passed over."""
LONGEST = 200
"""Deals in a row that are looked through before another place is tried."""


class Finder:
    """Finds the next deal of each game; `number` gives those to try.

    A deal of Pyramid is the first of a match: all six of it can be cleared.
    """

    def __init__(self, number: Callable[[], int]) -> None:
        self._number = number
        self._found: dict[str, int] = {}
        self._searches: dict[str, Iterator[None]] = {}

    def take(self, game: str) -> int | None:
        """A deal that was found, each given once; None where none has been found yet."""
        return self._found.pop(game, None)

    def slices(self, game: str) -> Iterator[None] | None:
        """The search for the next deal of a game; None where one is ready."""
        if game in self._found:
            return None
        if game not in self._searches:
            self._searches[game] = self._search(game)
        return self._searches[game]

    def _search(self, game: str) -> Iterator[None]:
        search = _match if game == "pyramid" else _deal
        while True:
            found = yield from search(self._number())
            if found is not None:
                del self._searches[game]
                self._found[game] = found
                return


def _deal(number: int) -> Generator[None, None, int | None]:
    """This deal of Osmosis, if it comes out."""
    verdict = yield from solver.solve_osmosis(osmosis.new(number), Effort(NODES["osmosis"]))
    return number if verdict.winnable else None


def _match(number: int) -> Generator[None, None, int | None]:
    """The first match from this deal on of which all six can be cleared; None after a while."""
    run = 0
    for at in range(number, number + LONGEST):
        verdict = yield from solver.solve_pyramid(pyramid.new(at % NUMBERS), Effort(NODES["pyramid"]))
        run = run + 1 if verdict.winnable else 0
        if run == GAMES:
            return (at - GAMES + 1) % NUMBERS
    return None
