"""What every piece would score on every square, kept up to date while pieces are laid and taken back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from game.tommath.equations import PIECES, answers, integer_part, is_true, worth
from game.tommath.rules import RAYS, SIZE, State

FIELD = 16  # bits for the points of one piece: the most a placement can score is about 1,500
POINTS = (1 << FIELD) - 1
SQUARES = SIZE * SIZE
NOWHERE = -1

Undo = list[tuple[int, int, str, int, int]]


def _ray(square: int, down: int, right: int) -> tuple[int, ...]:
    row, column = divmod(square, SIZE)
    steps = range(1, SIZE)
    reach = [(row + down * n, column + right * n) for n in steps]
    return tuple(r * SIZE + c for r, c in reach if 0 <= r < SIZE and 0 <= c < SIZE)


# For each square its rays that leave it: the ray's place and its opposite's place in the eight, its squares
# outward, and NOWHERE behind the last.
_LINES = tuple(
    tuple(
        (RAYS.index((down, right)), RAYS.index((-down, -right)), (*_ray(square, down, right), NOWHERE))
        for down, right in RAYS
        if _ray(square, down, right)
    )
    for square in range(SQUARES)
)
NEIGHBOURS = tuple(tuple(line[0] for _, _, line in lines) for lines in _LINES)


def packed(mode: int, ray: str) -> int:
    """What each piece of `mode` scores when laid before the filled cells `ray`, nearest first.

    The points of piece number i stand in the bits from FIELD * i on: adding up rays is adding numbers.
    """
    if len(ray) < 2:
        return 0
    own = sum(worth(piece + ray, mode) << FIELD * PIECES[mode].index(piece) for piece in _closers(mode, ray))
    return VECTORS[mode](ray[:-1]) + own


def _closers(mode: int, ray: str) -> Iterable[str]:
    """The pieces that make all of `ray` and themselves a true run."""
    if mode == 1:
        return [piece for piece in PIECES[1] if is_true(piece + ray, 1)]
    found = {piece for piece in "0123456789+-" if is_true(piece + ray, 2)}
    inward = ray[::-1]
    for cut in range(3, len(inward) + 1):
        value = integer_part(inward[:cut])
        if value is not None:
            begun = inward[cut:]
            found.update(full[-1] for full in answers(value) if full[:-1] == begun)
    return found


VECTORS = {mode: lru_cache(maxsize=1 << 16)(partial(packed, mode)) for mode in PIECES}


@lru_cache(maxsize=1 << 14)
def payers(gains: int) -> tuple[tuple[int, int], ...]:
    """The pieces that score out of packed points, as (points, piece number), the best first."""
    found = []
    number = 0
    while gains:
        if points := gains & POINTS:
            found.append((points, number))
        gains >>= FIELD
        number += 1
    return tuple(sorted(found, key=lambda payer: -payer[0]))


@lru_cache(maxsize=1 << 14)
def highest(gains: int) -> int:
    """The most a single piece scores out of packed points."""
    return payers(gains)[0][0] if gains else 0


class Gains:
    """A board to search on: squares 0-63 row by row, pieces as numbers into the mode's PIECES.

    `best[square]` is what the best piece scores there, `gains[square]` the packed points of all; both are
    0 where nothing scores and on filled squares `best` is. Laying a piece changes at most eight squares:
    the first empty one along each ray. What a square pays never falls while it stays empty.
    """

    __slots__ = ("_names", "_rays", "_vector", "best", "count", "filled", "gains", "key", "pieces")

    def __init__(self, mode: int) -> None:
        self._names = PIECES[mode]
        self._vector = VECTORS[mode]
        self._rays = [""] * (SQUARES * len(RAYS))
        self.gains = [0] * SQUARES
        self.best = [0] * SQUARES
        self.filled = [False] * SQUARES
        self.count = 0
        self.pieces = len(self._names)
        self.key = 0

    def lay(self, square: int, piece: int) -> Undo:
        """Lay a piece on an empty square; what is returned takes it back."""
        rays, gains, best, vector = self._rays, self.gains, self.best, self._vector
        name = self._names[piece]
        undo: Undo = [(square, 0, "", gains[square], best[square])]
        best[square] = 0
        self.filled[square] = True
        self.count += 1
        self.key += piece + 1 << 4 * square
        here = 8 * square
        for ray, back, line in _LINES[square]:
            end = line[len(rays[here + ray])]
            if end < 0:
                continue
            slot = 8 * end + back
            old = rays[slot]
            new = old + name + rays[here + back]
            rays[slot] = new
            undo.append((end, slot, old, gains[end], best[end]))
            if len(new) > 1 and (added := vector(new) - vector(old)):
                gains[end] += added
                best[end] = highest(gains[end])
        return undo

    def take_back(self, undo: Undo, piece: int) -> None:
        """Undo the last `lay`, of the same piece."""
        rays, gains, best = self._rays, self.gains, self.best
        squares = iter(undo)
        square, _, _, _, value = next(squares)
        best[square] = value
        self.filled[square] = False
        self.count -= 1
        self.key -= piece + 1 << 4 * square
        for end, slot, old, worth_before, value in squares:
            rays[slot] = old
            gains[end] = worth_before
            best[end] = value


def of_state(state: State) -> Gains:
    """The gains on the board of `state`."""
    board = Gains(state.mode)
    pieces = PIECES[state.mode]
    for square in range(SQUARES):
        cell = state.board[square // SIZE][square % SIZE]
        if cell in pieces:
            board.lay(square, pieces.index(cell))
    return board


def forget() -> None:
    """Let go of what is remembered from game to game; it is found again when it is needed."""
    for remembered in (*VECTORS.values(), payers, highest, integer_part):
        remembered.cache_clear()
