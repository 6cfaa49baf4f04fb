"""The computer player: nine levels, its best move at every moment, its answer to an offered draw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.tommath.equations import PIECES
from game.tommath.gains import SQUARES, of_state
from game.tommath.rules import EMPTY, SIZE, State
from game.tommath.search import TIED, WIN, Limits, Move, OutOfNodes, Search

_WON = (WIN + TIED) // 2
_FEW_SQUARES = 8
_T = TypeVar("_T")


class Thought(NamedTuple):
    """The best move so far, the plies looked ahead for it, and the pieces laid in thought."""

    move: str
    depth: int
    nodes: int


@dataclass(frozen=True)
class Level:
    """The chance of a careless move, any at all, and how far it looks otherwise; None: only at its points."""

    careless: float
    limits: Limits | None


_GREEDY = (Level(0.40, None), Level(0.15, None), Level(0.0, None))
_LEVELS = {
    1: (
        *_GREEDY,
        Level(0.08, Limits(1, 1000)),
        Level(0.03, Limits(1, 1000)),
        Level(0.0, Limits(1, 1000)),
        Level(0.0, Limits(3, 4_000, step=2)),
        Level(0.0, Limits(5, 60_000, step=2)),
        Level(0.0, Limits(9, 200_000, step=2)),
    ),
    2: (
        *_GREEDY,
        Level(0.08, Limits(1, 2000)),
        Level(0.025, Limits(1, 2000)),
        Level(0.0, Limits(1, 2000)),
        Level(0.025, Limits(1, 8_000, exchanges=3)),
        Level(0.0, Limits(1, 8_000, exchanges=3)),
        Level(0.0, Limits(4, 60_000, exchanges=3)),
    ),
}


def think(state: State, level: int, seed: int) -> Iterator[Thought]:
    """The computer's thoughts on its move, or on the draw it was offered: the last is its choice.

    The first comes at once; later ones look at least as far, come after less than a millisecond of work and
    may repeat the move. The same level, seed and position give the same choice on every machine. No thoughts
    on a game that is over. ValueError for a level there is not.
    """
    if level not in range(1, 10):
        raise ValueError("The level must be 1 to 9.")
    if state.over:
        return iter(())
    if state.offer == "standing":
        return iter((Thought(_answer(state), 0, 0),))
    return _thoughts(state, _LEVELS[state.mode][level - 1], random.Random(seed * 10 + level))


def _answer(state: State) -> str:
    """A draw suits who is behind, and who is level with hardly a square left to change that."""
    white, black = state.scores
    lead = white - black if state.to_move == "white" else black - white
    empty = sum(row.count(EMPTY) for row in state.board)
    return "accept" if lead < 0 or (lead == 0 and empty <= _FEW_SQUARES) else "decline"


def _thoughts(state: State, level: Level, chance: random.Random) -> Iterator[Thought]:
    draw = chance.random
    pieces = PIECES[state.mode]
    board = of_state(state)
    if board.count == 0:  # nothing scores yet: a numeral somewhere in the middle
        numerals = [piece for piece in pieces if piece.isdigit()]
        yield Thought(f"{_pick(numerals, draw)} {4 + int(draw() * 2)} {4 + int(draw() * 2)}", 0, 0)
        return
    careless = draw() < level.careless
    merit = [draw() for _ in range(SQUARES * len(pieces))]
    search = Search(board, state.game_point, level.limits or Limits(0, 0), merit)
    legal = search.legal_squares()
    moves = search.moves(legal)
    if careless:
        yield _thought(_pick(moves, draw), 0, 0, pieces)
        return
    yield _thought(moves[0], 0, 0, pieces)
    if level.limits is not None:
        scores = state.scores if state.to_move == "white" else state.scores[::-1]
        yield from _deepening(search, level.limits, moves, legal, scores, pieces)


def _deepening(
    search: Search, limits: Limits, moves: list[Move], legal: list[int], scores: tuple[int, int], pieces: str
) -> Iterator[Thought]:
    """Look ply by ply deeper, the best move of one look first in the next; what ends early keeps its best."""
    best, depth = moves[0], 0
    for plies in range(1, limits.plies + 1, limits.step):
        worths: dict[Move, int] = {}
        alpha = -2 * WIN
        try:
            for move in moves:
                worth = -2 * WIN
                for beta in (alpha + 1, 2 * WIN) if worths else (2 * WIN,):
                    looking = search.after(move, plies - 1, alpha, beta, *scores, legal)
                    while True:
                        try:
                            next(looking)
                        except StopIteration as done:
                            worth = done.value
                            break
                        yield _thought(best, depth, search.nodes, pieces)
                    if worth <= alpha:
                        break
                worths[move] = worth
                if worth > alpha:
                    alpha, best, depth = worth, move, plies
                    yield _thought(best, depth, search.nodes, pieces)
        except OutOfNodes:
            return
        if abs(alpha) > _WON:
            return
        moves = sorted(moves, key=lambda move: (move != best, -worths[move]))


def _thought(move: Move, depth: int, nodes: int, pieces: str) -> Thought:
    _, square, piece = move
    return Thought(f"{pieces[piece]} {square // SIZE + 1} {square % SIZE + 1}", depth, nodes)


def _pick(choices: Sequence[_T], draw: Callable[[], float]) -> _T:
    return choices[int(draw() * len(choices))]
