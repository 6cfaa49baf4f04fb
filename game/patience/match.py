"""A match of Pyramid: six deals in a row, their scores booked and added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.contract import IllegalMove as IllegalMove
from game.patience import cards, pyramid

GAMES = 6
LOWEST, HIGHEST = -52, 50


@dataclass(frozen=True)
class Match:
    """A position of a match: `number` is its first deal, `game` the game being played.

    `booked` are the scores of the games that have ended, that of `game` among them once it is over.
    Every move of Pyramid is one of the match; `next` deals on after a game's end.
    """

    number: int
    booked: tuple[int, ...]
    game: pyramid.State

    @property
    def round(self) -> int:
        """Which game of the six is on the table, 1 to 6."""
        return len(self.booked) + (0 if self.game.over else 1)

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table."""
        return _deal_number(self.number, self.round)

    @property
    def total(self) -> int:
        return sum(self.booked)

    @property
    def good(self) -> bool:
        """Whether the booked games add up to 0 or better, the mark of a match played well."""
        return self.total >= 0

    @property
    def over(self) -> bool:
        return len(self.booked) == GAMES

    @property
    def ending(self) -> str | None:
        return "complete" if self.over else None

    def moves(self) -> list[str]:
        if self.over:
            return []
        return ["next"] if self.game.over else self.game.moves()

    def play(self, move: str) -> Match:
        """The match after `move`; IllegalMove otherwise."""
        if self.over:
            raise IllegalMove("This match is over.")
        if self.game.over:
            if move != "next":
                raise IllegalMove("This game is over; the next one is to be dealt.")
            return replace(self, game=pyramid.new(_deal_number(self.number, self.round + 1)))
        if move == "next":
            raise IllegalMove("The next game is dealt when this one has ended.")
        game = self.game.play(move)
        booked = self.booked if game.score is None else (*self.booked, game.score)
        return replace(self, booked=booked, game=game)

    def __str__(self) -> str:
        scores = " ".join(str(score) for score in self.booked) or "none"
        lines = [f"game: {self.round} of {GAMES}", f"deal number: {self.deal_number}"]
        lines += [f"booked: {scores}", f"total: {self.total}"]
        if self.ending is not None:
            lines.append(f"match: {self.ending}")
        return "\n".join([*lines, str(self.game)])


def new(number: int) -> Match:
    """The match whose first deal is `number` (0 to 2**31 - 1); ValueError for any other."""
    return Match(number, (), pyramid.new(number))


def resume(number: int, booked: Sequence[int], moves: Iterable[str]) -> Match:
    """The match whose games before the current one scored `booked`, with `moves` played in the current one.

    ValueError where a score cannot be one or there are six; IllegalMove where a move cannot be replayed.
    """
    cards.check_number(number)
    scores = tuple(booked)
    if len(scores) >= GAMES or not all(type(s) is int and LOWEST <= s <= HIGHEST for s in scores):
        raise ValueError(f"A match has at most {GAMES - 1} earlier scores, each from {LOWEST} to {HIGHEST}.")
    played = Match(number, scores, pyramid.new(_deal_number(number, len(scores) + 1)))
    for move in moves:
        played = played.play(move)
    return played


def _deal_number(number: int, round_: int) -> int:
    return (number + round_ - 1) % cards.NUMBERS
