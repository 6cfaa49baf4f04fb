"""How the computer looks ahead: alpha-beta on the difference in points, to a limit of plies and nodes."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from game.tommath.gains import NEIGHBOURS, SQUARES, Gains, payers

WIN = 1_000_000
TIED = WIN // 2  # the last mover's win on a full board: worth less than one on points, so it scores if it can
_INFINITE = 2 * WIN
_BEAT = 16  # nodes between two breaths: well under a millisecond


@dataclass(frozen=True)
class Limits:
    """How far to look: plies laid at most, in steps; nodes (pieces laid) in all; how leaves are judged.

    A leaf is worth the difference in points and the mover's best placement; with `exchanges` above zero
    it is what remains after that many placements of the best on the hottest squares, any of them declined.
    """

    plies: int
    nodes: int
    step: int = 1
    exchanges: int = 0


class OutOfNodes(Exception):
    """The nodes are used up; the board of the search is left as it was at that moment."""


Move = tuple[int, int, int]  # points, square, piece number
Steps = Generator[None, None, int]


class Search:
    """One search from one position; scores are the mover's and the opponent's, values the mover's."""

    def __init__(self, board: Gains, game_point: int, limits: Limits, shuffle: list[float]) -> None:
        self.nodes = 0
        self._board = board
        self._goal = game_point
        self._limits = limits
        self._pieces = board.pieces
        self._merit = shuffle
        self._known: dict[tuple[int, int, int], tuple[int, int, int, int]] = {}

    def legal_squares(self) -> list[int]:
        """The empty squares next to a piece."""
        filled = self._board.filled
        return [s for s in range(SQUARES) if not filled[s] and any(filled[near] for near in NEIGHBOURS[s])]

    def moves(self, legal: list[int], hint: int = -1) -> list[Move]:
        """Every placement: `hint` first, then what scores, then what has cut off most so far."""
        gains, best, pieces, merit = self._board.gains, self._board.best, self._pieces, self._merit
        scoring = [(points, s, piece) for s in legal if best[s] for points, piece in payers(gains[s])]
        scoring.sort(reverse=True)
        taken = {s * pieces + piece for _, s, piece in scoring}
        quiet = [s * pieces + piece for s in legal for piece in range(pieces)]
        if taken:
            quiet = [move for move in quiet if move not in taken]
        quiet.sort(key=merit.__getitem__, reverse=True)
        ordered = scoring + [(0, *divmod(move, pieces)) for move in quiet]
        if hint >= 0:
            first = next(i for i, (_, s, piece) in enumerate(ordered) if s * pieces + piece == hint)
            ordered.insert(0, ordered.pop(first))
        return ordered

    def after(
        self, move: Move, plies: int, alpha: int, beta: int, mine: int, theirs: int, legal: list[int]
    ) -> Steps:
        """What a move is worth, with `plies` to look beyond it; yields now and then, for breath."""
        points, square, piece = move
        board = self._board
        if mine + points >= self._goal:
            return WIN - board.count
        self.nodes += 1
        if self.nodes > self._limits.nodes:
            raise OutOfNodes
        if not self.nodes % _BEAT:
            yield
        undo = board.lay(square, piece)
        if plies == 0:
            value = -self._leaf(-beta, -alpha, theirs, mine + points)
        else:
            filled = board.filled
            opened = [s for s in legal if s != square]
            opened += [s for s in NEIGHBOURS[square] if not filled[s] and s not in legal]
            value = -(yield from self._visit(plies, -beta, -alpha, theirs, mine + points, opened))
        board.take_back(undo, piece)
        return value

    def _visit(self, plies: int, alpha: int, beta: int, mine: int, theirs: int, legal: list[int]) -> Steps:
        board = self._board
        if not legal:
            return self._full(mine, theirs)
        hottest = sorted(board.best, reverse=True)
        if mine + hottest[0] >= self._goal:
            return WIN - board.count
        key = (board.key, mine, theirs)
        hint = -1
        if key in self._known:
            depth, low, high, hint = self._known[key]
            if depth >= plies:
                if low >= beta:
                    return low
                if high <= alpha:
                    return high
        floor, value, choice = alpha, -_INFINITE, hint
        skippable = plies == 1 and not self._limits.exchanges
        for move in self.moves(legal, hint):
            if skippable:
                # What another square pays will not fall by a move here: the opponent takes it next.
                left = hottest[1] if board.best[move[1]] == hottest[0] else hottest[0]
                bound = mine - theirs + move[0] - left
                if bound <= alpha:
                    value = max(value, bound)
                    continue
            if choice == hint and value == -_INFINITE or beta - alpha == 1:
                worth = yield from self.after(move, plies - 1, alpha, beta, mine, theirs, legal)
            else:
                worth = yield from self.after(move, plies - 1, alpha, alpha + 1, mine, theirs, legal)
                if alpha < worth < beta:
                    worth = yield from self.after(move, plies - 1, alpha, beta, mine, theirs, legal)
            if worth > value:
                value, choice = worth, move[1] * self._pieces + move[2]
                alpha = max(alpha, worth)
                if alpha >= beta:
                    break
        if value > floor:
            self._merit[choice] += plies * plies
        self._known[key] = (
            plies,
            value if value > floor else -_INFINITE,
            value if value < beta else _INFINITE,
            choice,
        )
        return value

    def _full(self, mine: int, theirs: int) -> int:
        """A full board, where the opponent has moved last."""
        if mine == theirs:
            return -TIED
        return WIN - SQUARES if mine > theirs else SQUARES - WIN

    def _leaf(self, alpha: int, beta: int, mine: int, theirs: int) -> int:
        if self._board.count == SQUARES:
            return self._full(mine, theirs)
        if exchanges := self._limits.exchanges:
            return self._exchange(exchanges, alpha, beta, mine, theirs)
        top = max(self._board.best)
        return WIN - self._board.count if mine + top >= self._goal else mine - theirs + top

    def _exchange(self, left: int, alpha: int, beta: int, mine: int, theirs: int) -> int:
        """The value once both have taken from the hottest squares what is worth taking.

        One hot square can be spoilt with a piece that scores nothing there; of several only one can, and the
        rest are then taken in turn.
        """
        board = self._board
        hot = sorted([(points, s) for s, points in enumerate(board.best) if points], reverse=True)
        if not hot:
            return self._full(mine, theirs) if board.count == SQUARES else mine - theirs
        if mine + hot[0][0] >= self._goal:
            return WIN - board.count
        points = [p for p, _ in hot]
        if not left:
            return mine - theirs + sum(points[::2]) - sum(points[1::2])
        value = mine - theirs - sum(points[1::2]) + sum(points[2::2])
        for _, square in hot[:2]:
            for gain, piece in payers(board.gains[square])[:2]:
                if value >= beta:
                    return value
                self.nodes += 1
                undo = board.lay(square, piece)
                taken = -self._exchange(left - 1, -beta, -max(alpha, value), theirs, mine + gain)
                board.take_back(undo, piece)
                value = max(value, taken)
        return value
