"""The computer player: nine levels, its best move at every moment, its answer to an offered draw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.tommath.equations import PIECES
from game.tommath.gains import SQUARES, of_state
from game.tommath.rules import EMPTY, SIZE, State
from game.tommath.search import INFINITE, TIED, WIN, Look, Move, OutOfNodes, Search

_DECIDED = (WIN + TIED) // 2
_FEW_SQUARES = 8
_SOLVES = 10_000  # nodes a level must have to play the last squares out in mode 2
_T = TypeVar("_T")


class Thought(NamedTuple):
    """The best move so far, the plies looked ahead for it, and the pieces laid in thought."""

    move: str
    depth: int
    nodes: int


@dataclass(frozen=True)
class Level:
    """How often it moves without care, and how it looks otherwise: look after look, to a limit of nodes.

    With no looks it takes what pays most.
    """

    careless: float
    looks: tuple[Look, ...] = ()
    nodes: int = 0


_ONE_PLY = (Look(1),)
_LEVELS = {
    1: (
        Level(0.40),
        Level(0.15),
        Level(0.0),
        Level(0.08, _ONE_PLY, 1_000),
        Level(0.03, _ONE_PLY, 1_000),
        Level(0.0, _ONE_PLY, 1_000),
        Level(0.0, (Look(1), Look(3)), 8_000),
        Level(0.0, (Look(1), Look(3), Look(5)), 20_000),
        Level(0.0, (Look(1), Look(3), Look(5), Look(7), Look(9)), 60_000),
    ),
    2: (
        Level(0.40),
        Level(0.15),
        Level(0.0),
        Level(0.08, _ONE_PLY, 1_000),
        Level(0.025, _ONE_PLY, 1_000),
        Level(0.0, _ONE_PLY, 1_000),
        Level(0.02, (Look(1, 2), Look(1, 4)), 4_000),
        Level(0.0, (Look(1, 2), Look(1, 4), Look(1, 6)), 10_000),
        Level(0.0, tuple(Look(1, exchanges) for exchanges in range(2, 17, 2)), 60_000),
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
    search = Search(board, state.game_point, level.nodes, merit)
    moves = search.choices()
    if careless:
        yield _thought(_pick(moves, draw), 0, 0, pieces)
        return
    yield _thought(moves[0], 0, 0, pieces)
    scores = state.scores if state.to_move == "white" else state.scores[::-1]
    looks = level.looks
    empty = SQUARES - board.count
    if level.nodes >= _SOLVES and state.mode == 2 and empty <= _FEW_SQUARES:
        looks += tuple(Look(plies, 4) for plies in range(2, empty + 1))
    yield from _deepening(search, looks, moves, scores, pieces)


def _deepening(
    search: Search, looks: Sequence[Look], moves: list[Move], scores: tuple[int, int], pieces: str
) -> Iterator[Thought]:
    """Look after look, the best move of one first in the next; one cut short keeps its best so far."""
    best, depth = moves[0], 0
    for look in looks:
        worths: dict[Move, int] = {}
        alpha = -INFINITE
        for move in moves:
            worth = alpha + 1
            for beta in (alpha + 1, INFINITE) if worths else (INFINITE,):
                if worth <= alpha:
                    break
                steps = search.look(look, move, (alpha, beta), scores)
                while True:
                    try:
                        next(steps)
                    except StopIteration as done:
                        worth = done.value
                        break
                    except OutOfNodes:
                        return
                    yield _thought(best, depth, search.nodes, pieces)
            worths[move] = worth
            if worth > alpha:
                alpha, best, depth = worth, move, max(depth, look.depth)
                yield _thought(best, depth, search.nodes, pieces)
        if abs(alpha) > _DECIDED:
            return
        moves = sorted(moves, key=lambda move: (move != best, -worths[move]))


def _thought(move: Move, depth: int, nodes: int, pieces: str) -> Thought:
    _, square, piece = move
    return Thought(f"{pieces[piece]} {square // SIZE + 1} {square % SIZE + 1}", depth, nodes)


def _pick(choices: Sequence[_T], draw: Callable[[], float]) -> _T:
    return choices[int(draw() * len(choices))]
