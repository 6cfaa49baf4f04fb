"""The game on a table: played, undone, booked, and every move of it kept in a slot."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from game.patience import cards, match, osmosis
from game.shell.store import Kept, Slot

Json = Any  # what json.loads may give
Table = osmosis.State | match.Match
GAMES = ("osmosis", "pyramid")


class Sitting:
    """One game of Osmosis, or one game of a match of Pyramid; `table` is the position.

    number: the deal, of a match its first one; rival: the six scores of the player who had these deals
    before; kept: whether the slot's current game is this one. If not, nothing is kept until `keep`; winnable:
    the deals were looked for, and can be won.
    """

    def __init__(
        self,
        slot: Slot,
        game: str,
        number: int,
        booked: Sequence[int] = (),
        rival: Sequence[int] = (),
        kept: bool = False,
        winnable: bool = False,
    ) -> None:
        self._slot = slot
        self.game = game
        self.number = number
        self.rival = tuple(rival)
        self.winnable = winnable
        self._booked = tuple(booked)
        self.table = self._dealt()
        self.moves: list[str] = []
        self._kept = kept

    @property
    def can_undo(self) -> bool:
        return bool(self.moves) and not self.over

    @property
    def over(self) -> bool:
        """Whether the game on the table is over; a match may have more to come."""
        return self.table.game.over if isinstance(self.table, match.Match) else self.table.over

    @property
    def deal_number(self) -> int:
        """The number of the deal that lies on the table."""
        return self.table.deal_number if isinstance(self.table, match.Match) else self.number

    def keep(self) -> None:
        """Begin in the slot what is on the table, unless that has been done."""
        if not self._kept:
            self._kept = True
            options: dict[str, Json] = {
                "game": self.game,
                "booked": list(self._booked),
                "rival": list(self.rival),
            }
            if self.winnable:
                options["winnable"] = True
            self._slot.begin(str(self.number), options)

    def play(self, move: str) -> None:
        """Make and keep a legal move, and book the game it ends; IllegalMove for any other."""
        table = self.table.play(move)
        with self._slot.together():
            self.keep()
            self._slot.append(move)
            self.table = table
            self.moves.append(move)
            if self.over:
                self._book()

    def undo(self) -> None:
        """Take the last move back; the game must not be over and must have one."""
        assert self.can_undo
        self._slot.undo()
        del self.moves[-1]
        table = self._dealt()
        for move in self.moves:
            table = table.play(move)
        self.table = table

    def following(self) -> Sitting:
        """The next game of the match, when one has ended."""
        assert isinstance(self.table, match.Match)
        return Sitting(
            self._slot, self.game, self.number, self.table.booked, self.rival, winnable=self.winnable
        )

    def for_rival(self) -> Sitting:
        """The same six deals for a second player, when the match is over."""
        assert isinstance(self.table, match.Match)
        return Sitting(self._slot, self.game, self.number, rival=self.table.booked, winnable=self.winnable)

    def _dealt(self) -> Table:
        if self.game == "osmosis":
            return osmosis.new(self.number)
        return match.resume(self.number, self._booked, ())

    def _book(self) -> None:
        table = self.table
        detail: dict[str, Json] = {"game": self.game, "deal": self.deal_number, "moves": len(self.moves)}
        if isinstance(table, osmosis.State):
            detail["ending"] = table.ending
            detail["cards"] = sum(map(len, table.rows))
            self._slot.book(table.ending == "won", None, detail)
            return
        detail |= {"ending": table.game.ending, "pass": table.game.deal, "round": table.round}
        detail["player"] = 2 if self.rival else 1
        if table.over:
            # The match is booked with its last game: a kept game has one result.
            detail["match"] = {"deal": self.number, "scores": list(table.booked), "total": table.total}
            if self.rival:
                detail["match"]["rival"] = sum(self.rival)
        self._slot.book(table.game.ending == "cleared", table.game.score, detail)


def resumed(slot: Slot, kept: Kept) -> Sitting:
    """The game as it was kept; ValueError where it cannot be replayed."""
    number, game, booked, rival = _read(kept.seed, kept.options)
    winnable = kept.options.get("winnable", False)
    if type(winnable) is not bool:
        raise ValueError("A deal kept can be won or is any deal.")
    sitting = Sitting(slot, game, number, booked, rival, kept=True, winnable=winnable)
    for move in kept.moves:
        if move == "next":
            raise ValueError("A kept game ends with its own end.")
        sitting.table = sitting.table.play(move)
        sitting.moves.append(move)
    return sitting


def any_number() -> int:
    """A deal number that nobody knows before."""
    return random.SystemRandom().randrange(cards.NUMBERS)


def check_seed(text: str) -> None:
    """ValueError, one sentence, unless the text is a deal number."""
    if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) < cards.NUMBERS):
        raise ValueError(f"A deal number is a whole number from 0 to {cards.NUMBERS - 1}.")


def _read(seed: str, options: Mapping[str, Json]) -> tuple[int, str, tuple[int, ...], tuple[int, ...]]:
    check_seed(seed)
    match options:
        case {"game": "osmosis", "booked": [], "rival": []}:
            return int(seed), "osmosis", (), ()
        case {"game": "pyramid", "booked": [*booked], "rival": [*rival]}:
            for scores, most in ((booked, match.GAMES - 1), (rival, match.GAMES)):
                if len(scores) > most or not all(_is_score(score) for score in scores):
                    raise ValueError("The scores kept are none of Pyramid.")
            if rival and len(rival) != match.GAMES:
                raise ValueError("The other player's match is not whole.")
            return int(seed), "pyramid", tuple(booked), tuple(rival)
    raise ValueError("The game kept is neither Osmosis nor Pyramid.")


def _is_score(score: Json) -> bool:
    return type(score) is int and match.LOWEST <= score <= match.HIGHEST
