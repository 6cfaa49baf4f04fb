"""How the computer looks ahead: alpha-beta on the difference in points, to a limit of plies and nodes."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from game.tommath.gains import NEIGHBOURS, SQUARES, Gains, payers

WIN = 1_000_000
TIED = WIN // 2  # the last mover's win on a full board: worth less than one on points, so it scores if it can
INFINITE = 2 * WIN
_BEAT = 8  # nodes between two breaths: well under a millisecond
_HOT_SQUARES, _PAYERS = 6, 4  # how many an exchange tries
_PASS = 7  # tenths of the best placement that a leaf without exchanges leaves to the mover


@dataclass(frozen=True)
class Look:
    """One look: every placement for so many plies, then the best of so many exchanges on hot squares.

    With no exchanges a leaf is the difference in points and most of what the mover's best placement pays.
    """

    plies: int
    exchanges: int = 0

    @property
    def depth(self) -> int:
        """The pieces laid in its longest line."""
        return self.plies + self.exchanges


class OutOfNodes(Exception):
    """The nodes are used up; the board of the search is left as it was at that moment."""


Move = tuple[int, int, int]  # points, square, piece number
Steps = Generator[None, None, int]


class Search:
    """One search from one position; scores are the mover's and the opponent's, values the mover's.

    `merit` orders the placements that score nothing: one number for each square and piece, small at first;
    what cuts off gains merit. The steps yield now and then, for breath, and return a value. What they count
    is pieces laid, so that the same limit is the same search on every machine.
    """

    def __init__(self, board: Gains, game_point: int, limit: int, merit: list[float]) -> None:
        self.nodes = 0
        self._board = board
        self._goal = game_point
        self._limit = limit
        self._merit = merit
        self._look = Look(0)
        self._known: dict[tuple[int, int, int], tuple[int, int, int, int]] = {}
        filled = board.filled
        self._legal = [
            s for s in range(SQUARES) if not filled[s] and any(filled[near] for near in NEIGHBOURS[s])
        ]

    def choices(self) -> list[Move]:
        """The placements at the root, what pays most first."""
        return self._moves(self._legal)

    def look(self, look: Look, move: Move, window: tuple[int, int], scores: tuple[int, int]) -> Steps:
        """What a move at the root is worth, or a bound of it outside the window; OutOfNodes at the limit."""
        if look != self._look:
            self._look = look
            self._known.clear()
        return self._after(move, look.plies - 1, *window, *scores, self._legal)

    def _moves(self, legal: list[int], hint: int = -1) -> list[Move]:
        """Every placement: `hint` first, then what scores, then by merit."""
        gains, best, pieces = self._board.gains, self._board.best, self._board.pieces
        scoring = [(points, s, piece) for s in legal if best[s] for points, piece in payers(gains[s])]
        scoring.sort(reverse=True)
        taken = {s * pieces + piece for _, s, piece in scoring}
        quiet = [s * pieces + piece for s in legal for piece in range(pieces)]
        if taken:
            quiet = [move for move in quiet if move not in taken]
        quiet.sort(key=self._merit.__getitem__, reverse=True)
        ordered = scoring + [(0, *divmod(move, pieces)) for move in quiet]
        if hint >= 0:
            first = next(i for i, (_, s, piece) in enumerate(ordered) if s * pieces + piece == hint)
            ordered.insert(0, ordered.pop(first))
        return ordered

    def _after(
        self, move: Move, plies: int, alpha: int, beta: int, mine: int, theirs: int, legal: list[int]
    ) -> Steps:
        points, square, piece = move
        board = self._board
        mine += points
        if mine >= self._goal:
            return WIN - board.count
        if self._spend():
            yield
        undo = board.lay(square, piece)
        if board.count == SQUARES:
            value = -self._full(theirs, mine)
        elif plies:
            filled = board.filled
            opened = [s for s in legal if s != square]
            opened += [s for s in NEIGHBOURS[square] if not filled[s] and s not in legal]
            node = self._last_ply if plies == 1 and not self._look.exchanges else self._visit
            value = -(yield from node(plies, -beta, -alpha, theirs, mine, opened))
        elif self._look.exchanges:
            value = -(yield from self._exchange(self._look.exchanges, -beta, -alpha, theirs, mine))
        else:
            value = -self._leaf(theirs, mine)
        board.take_back(undo, piece)
        return value

    def _spend(self) -> bool:
        """Count a node; whether it is time to breathe."""
        self.nodes += 1
        if self.nodes > self._limit:
            raise OutOfNodes
        return not self.nodes % _BEAT

    def _visit(self, plies: int, alpha: int, beta: int, mine: int, theirs: int, legal: list[int]) -> Steps:
        """A position in the middle of the tree, with all its placements."""
        board = self._board
        if mine + max(board.best) >= self._goal:
            return WIN - board.count
        key = (board.key, mine, theirs)
        low, high, hint = -INFINITE, INFINITE, -1
        if key in self._known:
            depth, low, high, hint = self._known[key]
            if depth >= plies and (low >= beta or high <= alpha):
                return low if low >= beta else high
        floor, value, choice = alpha, -INFINITE, hint
        for move in self._moves(legal, hint):
            # The first is measured; the others need only be shown to be no better, and are where they are.
            window = beta if value == -INFINITE else alpha + 1
            worth = yield from self._after(move, plies - 1, alpha, window, mine, theirs, legal)
            if window <= worth < beta:
                worth = yield from self._after(move, plies - 1, alpha, beta, mine, theirs, legal)
            if worth > value:
                value, choice = worth, move[1] * board.pieces + move[2]
                alpha = max(alpha, worth)
                if alpha >= beta:
                    break
        if value > floor:
            self._merit[choice] += plies * plies
        low, high = value if value > floor else -INFINITE, value if value < beta else INFINITE
        self._known[key] = (plies, low, high, choice)
        return value

    def _last_ply(self, plies: int, alpha: int, beta: int, mine: int, theirs: int, legal: list[int]) -> Steps:
        """The same before leaves, where most placements need no look.

        What a square pays does not fall by a placement elsewhere, so the best of the others is left to the
        opponent: that bounds what a placement can be worth.
        """
        board = self._board
        best = board.best
        first, second = sorted(best, reverse=True)[:2]
        if mine + first >= self._goal:
            return WIN - board.count
        value = -INFINITE
        for square in sorted(legal, key=best.__getitem__, reverse=True):
            left = second if best[square] == first else first
            ahead = mine - theirs - left * _PASS // 10 if len(legal) > 1 else INFINITE
            for points, piece in self._placements(square):
                if ahead + points <= alpha:
                    value = max(value, ahead + points)
                    break
                if self._spend():
                    yield
                undo = board.lay(square, piece)
                worth = -self._leaf(theirs, mine + points)
                board.take_back(undo, piece)
                if worth > value:
                    value = worth
                    alpha = max(alpha, worth)
                    if alpha >= beta:
                        return value
        return value

    def _placements(self, square: int) -> Iterator[tuple[int, int]]:
        """All pieces on a square as (points, piece), the best first."""
        paying = payers(self._board.gains[square])
        yield from paying
        yield from ((0, p) for p in range(self._board.pieces) if all(p != other for _, other in paying))

    def _leaf(self, mine: int, theirs: int) -> int:
        board = self._board
        if board.count == SQUARES:
            return self._full(mine, theirs)
        top = max(board.best)
        if mine + top >= self._goal:
            return WIN - board.count
        return mine - theirs + top * _PASS // 10

    def _full(self, mine: int, theirs: int) -> int:
        """A full board, where the opponent has moved last."""
        if mine == theirs:
            return -TIED
        return WIN - SQUARES if mine > theirs else SQUARES - WIN

    def _exchange(self, left: int, alpha: int, beta: int, mine: int, theirs: int) -> Steps:
        """What remains once both have taken from the hottest squares whatever is worth taking.

        One hot square can be spoilt by a piece that scores nothing there; of several only one can, and the
        others are then taken in turn.
        """
        board = self._board
        hot = sorted([(points, s) for s, points in enumerate(board.best) if points], reverse=True)
        if not hot:
            return mine - theirs
        if mine + hot[0][0] >= self._goal:
            return WIN - board.count
        taken = [points for points, _ in hot]
        turns = sum(taken[::2]) - sum(taken[1::2])
        if not left:
            return mine - theirs + turns
        value = mine - theirs + turns - taken[0]
        for _, square in hot[:_HOT_SQUARES]:
            for points, piece in payers(board.gains[square])[:_PAYERS]:
                if value >= beta:
                    return value
                if self._spend():
                    yield
                undo = board.lay(square, piece)
                alpha = max(alpha, value)
                if board.count == SQUARES:
                    worth = -self._full(theirs, mine + points)
                else:
                    worth = -(yield from self._exchange(left - 1, -beta, -alpha, theirs, mine + points))
                board.take_back(undo, piece)
                value = max(value, worth)
        return value
