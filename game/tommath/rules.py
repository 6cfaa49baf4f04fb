"""The Math Tooter's board, turns, scores and endings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, NoReturn

from game.contract import IllegalMove
from game.tommath.equations import PIECES, is_true, worth

__all__ = ["RAYS", "SIZE", "IllegalMove", "Scored", "State", "from_rows", "new"]

SIZE = 8
EMPTY = "."
RAYS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # (row, column) a step
GAME_POINTS = range(100, 1000)

Side = Literal["white", "black"]
Ending = Literal["point", "full", "draw", "resigned"]
Offer = Literal["standing", "declined"]

_SIDES: tuple[Side, Side] = ("white", "black")
_OTHER: dict[Side, Side] = {"white": "black", "black": "white"}
_NUMBERS = tuple(str(n) for n in range(1, SIZE + 1))


class Scored(NamedTuple):
    """A run that scores: its (row, column) cells in the order read, its text, its points."""

    cells: tuple[tuple[int, int], ...]
    text: str
    points: int


@dataclass(frozen=True)
class State:
    """A position of the game; who laid a piece and what the last one scored are no part of being equal.

    `board` and `owners` are eight strings of eight, row 1 first: pieces, and "w" or "b" for who laid
    them; "." is empty. `offer` is "standing" while `to_move` has to answer an offered draw, "declined"
    for the rest of the turn whose offer was refused. `placed` is the (row, column) of the last piece.
    """

    mode: int
    game_point: int
    board: tuple[str, ...]
    owners: tuple[str, ...] = field(compare=False)
    scores: tuple[int, int] = (0, 0)
    to_move: Side = "white"
    offer: Offer | None = None
    ending: Ending | None = None
    winner: Side | None = None
    last: tuple[Scored, ...] = field(default=(), compare=False)
    placed: tuple[int, int] | None = field(default=None, compare=False)

    @property
    def over(self) -> bool:
        return self.ending is not None

    def moves(self) -> Iterator[str]:
        """Placements by piece, row, column, then the words; `draw` is legal too but for the scene alone."""
        if self.over:
            return
        if self.offer == "standing":
            yield from ("accept", "decline", "resign")
            return
        squares = [f"{row} {column}" for row, column in self._squares() if self._why_not(row, column) is None]
        for piece in PIECES[self.mode]:
            for square in squares:
                yield f"{piece} {square}"
        if self.offer is None:
            yield "offer"
        yield "resign"

    def play(self, move: str) -> State:
        """The state after `move`, as `moves()` writes it, or `draw`; IllegalMove says what is wrong."""
        if self.over:
            raise IllegalMove("The game is over.")
        answering = self.offer == "standing"
        match move:
            case "draw":
                return replace(self, ending="draw", offer=None)
            case "resign":
                return replace(self, ending="resigned", winner=_OTHER[self.to_move], offer=None)
            case "accept" if answering:
                return replace(self, ending="draw", offer=None)
            case "decline" if answering:
                return replace(self, to_move=_OTHER[self.to_move], offer="declined")
            case "accept" | "decline":
                raise IllegalMove("No draw was offered.")
            case _ if answering:
                raise IllegalMove("Answer the offered draw first.")
            case "offer" if self.offer == "declined":
                raise IllegalMove("A draw can be offered only once a turn.")
            case "offer":
                return replace(self, to_move=_OTHER[self.to_move], offer="standing")
        return self._lay(*self._placement(move))

    def gains(self, piece: str, row: int, column: int) -> tuple[Scored, ...]:
        """The runs that `piece` would score at (row, column), best first; none where it cannot lie."""
        if piece not in PIECES[self.mode] or len(piece) != 1 or not self._is_empty(row, column):
            return ()
        runs = [run for ray in RAYS for run in self._along(ray, piece, row, column)]
        return tuple(sorted(runs, key=lambda run: -run.points))

    def __str__(self) -> str:
        facts = [f"mode {self.mode}", f"game point {self.game_point}"]
        facts += [f"{side} {score}" for side, score in zip(_SIDES, self.scores, strict=True)]
        for number, row, owners in zip(_NUMBERS, self.board, self.owners, strict=True):
            cells = (
                piece + owner if piece != EMPTY else " ." for piece, owner in zip(row, owners, strict=True)
            )
            facts.append(f"row {number} {' '.join(cells)}")
        facts += [f"scored {run.text} {run.points}" for run in self.last]
        if self.over:
            facts.append(f"over: {self.ending}, {f'{self.winner} wins' if self.winner else 'a draw'}")
        else:
            facts.append(
                f"{self.to_move} {'answers an offered draw' if self.offer == 'standing' else 'to move'}"
            )
            if self.offer == "declined":
                facts.append("the offered draw was declined")
        return "\n".join(facts)

    def _squares(self) -> Iterator[tuple[int, int]]:
        return ((row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))

    def _at(self, row: int, column: int) -> str:
        """The piece at a square; "" off the board."""
        return self.board[row - 1][column - 1] if 1 <= row <= SIZE and 1 <= column <= SIZE else ""

    def _is_empty(self, row: int, column: int) -> bool:
        return self._at(row, column) == EMPTY

    def _why_not(self, row: int, column: int) -> str | None:
        """Why no piece can be laid at this square of the board; None where one can."""
        if not self._is_empty(row, column):
            return f"{row},{column} is taken."
        touching = any(self._at(row + down, column + right) not in ("", EMPTY) for down, right in RAYS)
        if not touching and any(row.strip(EMPTY) for row in self.board):
            return "Put it next to another piece."
        return None

    def _placement(self, move: str) -> tuple[str, int, int]:
        words = move.split(" ") if isinstance(move, str) else []
        if len(words) != 3:
            raise IllegalMove("A move is a piece, a row and a column.")
        piece, row, column = words
        if len(piece) != 1 or piece not in PIECES[self.mode]:
            raise IllegalMove("There is no such piece in this game.")
        if row not in _NUMBERS or column not in _NUMBERS:
            raise IllegalMove("Rows and columns run from 1 to 8.")
        if trouble := self._why_not(int(row), int(column)):
            raise IllegalMove(trouble)
        return piece, int(row), int(column)

    def _lay(self, piece: str, row: int, column: int) -> State:
        runs = self.gains(piece, row, column)
        white, black = self.scores
        gained = sum(run.points for run in runs)
        whites = self.to_move == "white"
        scores = (white + gained, black) if whites else (white, black + gained)
        laid = replace(
            self,
            board=_put(self.board, row, column, piece),
            owners=_put(self.owners, row, column, self.to_move[0]),
            scores=scores,
            to_move=_OTHER[self.to_move],
            offer=None,
            last=runs,
            placed=(row, column),
        )
        return _judged(laid)

    def _along(self, ray: tuple[int, int], piece: str, row: int, column: int) -> Iterator[Scored]:
        """The scoring runs on one ray, from the shortest; each once, though both its readings be true."""
        outward = piece
        cells: tuple[tuple[int, int], ...] = ((row, column),)
        while (cell := self._at(cells[-1][0] + ray[0], cells[-1][1] + ray[1])) not in ("", EMPTY):
            outward += cell
            cells += ((cells[-1][0] + ray[0], cells[-1][1] + ray[1]),)
            if is_true(outward[::-1], self.mode):
                yield Scored(cells[::-1], outward[::-1], worth(outward, self.mode))
            elif is_true(outward, self.mode):
                yield Scored(cells, outward, worth(outward, self.mode))


def new(seed: int, mode: int, game_point: int = 500) -> State:
    """An empty board, White to move; game points are 100 to 999.

    Nothing on the board is left to chance: the seed names the game and serves the computer. ValueError
    for an argument that is no such number.
    """
    if type(seed) is not int:
        _refuse("The seed must be a whole number.")
    return from_rows(mode, (), game_point=game_point)


def from_rows(
    mode: int,
    rows: str | Sequence[str],
    to_move: str = "white",
    scores: tuple[int, int] = (0, 0),
    game_point: int = 500,
) -> State:
    """A position set up by hand: rows from row 1 down, or one string with "|" between them.

    "." or nothing at all is an empty square, gaps are allowed, every piece counts as White's. A full board
    or a score at the game point is a game that is over. ValueError, one sentence, for what is no position.
    """
    if type(mode) is not int or mode not in PIECES:
        _refuse("The mode must be 1 or 2.")
    if type(game_point) is not int or game_point not in GAME_POINTS:
        _refuse("The game point must be a whole number from 100 to 999.")
    side = next((side for side in _SIDES if side == to_move), None)
    if side is None:
        _refuse("The side to move must be white or black.")
    if (
        not isinstance(scores, Sequence)
        or len(scores) != 2
        or not all(type(n) is int and n >= 0 for n in scores)
    ):
        _refuse("The scores must be two whole numbers, none below zero.")
    if min(scores) >= game_point:
        _refuse("Only one side can have reached the game point.")
    board = _board(mode, rows)
    owners = tuple("".join(EMPTY if cell == EMPTY else "w" for cell in row) for row in board)
    return _judged(State(mode, game_point, board, owners, (scores[0], scores[1]), side))


def _board(mode: int, rows: str | Sequence[str]) -> tuple[str, ...]:
    if isinstance(rows, str):
        rows = rows.split("|")
    if not isinstance(rows, Sequence) or not all(isinstance(row, str) for row in rows):
        _refuse("The rows must be text.")
    if len(rows) > SIZE or any(len(row) > SIZE for row in rows):
        _refuse("The board has eight rows of eight squares.")
    if any(cell not in PIECES[mode] + EMPTY for row in rows for cell in row):
        _refuse(f"The rows may hold only the pieces {PIECES[mode]} and dots.")
    filled = [row.ljust(SIZE, EMPTY) for row in rows]
    return tuple(filled + [EMPTY * SIZE] * (SIZE - len(filled)))


def _refuse(sentence: str) -> NoReturn:
    raise ValueError(sentence)


def _put(rows: tuple[str, ...], row: int, column: int, mark: str) -> tuple[str, ...]:
    old = rows[row - 1]
    return rows[: row - 1] + (old[: column - 1] + mark + old[column:],) + rows[row:]


def _judged(state: State) -> State:
    """The state, ended if its last placement ended it: the board can run out, the pieces cannot."""
    for side, score in zip(_SIDES, state.scores, strict=True):
        if score >= state.game_point:
            return replace(state, ending="point", winner=side)
    if any(EMPTY in row for row in state.board):
        return state
    white, black = state.scores
    ahead: Side = "white" if white > black else "black"
    return replace(state, ending="full", winner=ahead if white != black else _OTHER[state.to_move])
