"""Moves, desks, results and settings: what a kill at any moment may not lose."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from game.shell.disk import IS_TAKEN, Change, Disk, blank

Json = Any  # what json.loads may give

SET_ASIDE = "The game kept here could not be read; it was put aside and a new one begins."
GAME_BROKEN = "A game that was kept could not be read: it was put aside, and a new one begins."
DESK_BROKEN = "What lay beside a game could not be read and was put aside."
ASIDE = " set aside "
LARGEST = 1 << 53  # a game's number beyond this is damage


class Kept(NamedTuple):
    """A game as it is kept: replay `moves` from `seed` and `options`. A `number` has one result at most."""

    number: int
    seed: str
    options: Mapping[str, Json]
    moves: tuple[str, ...]


class Result(NamedTuple):
    """One ended game: `day` is ISO, `score` may be None, `detail` is what the game's own records say.

    number: the game's, higher for each later one of any machine.
    """

    day: str
    won: bool
    score: int | None
    detail: Mapping[str, Json]
    number: int = 0


class Store:
    """All that is kept. Everything is read from memory and written to memory and file; no disk can stop it.

    `folder` None: memory alone, and no file at all.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._disk = None if folder is None else Disk(folder)
        self._memory = blank() if self._disk is None else self._disk.memory
        self._told: list[str] = [] if self._disk is None else self._disk.notices
        self._pending: list[Change] = []
        self._depth = 0
        self._look_through()

    @classmethod
    def open(cls, folder: Path | None) -> Store:
        """What is kept in `folder`; whatever is wrong with it becomes a notice, never an exception."""
        return cls(folder)

    @property
    def notice(self) -> str | None:
        """The sentence that waits to be shown; `take_notice` makes way for the next."""
        return self._told[0] if self._told else None

    @property
    def gave_up(self) -> bool:
        """Whether nothing more is kept this time."""
        return self._disk is None or self._disk.gave_up

    @property
    def taken(self) -> bool:
        """Whether another copy of the program has the file, as far as that was told and not yet taken."""
        return IS_TAKEN in self._told

    def take_notice(self) -> str | None:
        """The next sentence that the player must see, each given once."""
        return self._told.pop(0) if self._told else None

    def tell(self, sentence: str) -> None:
        """Add a sentence that the player must see."""
        self._told.append(sentence)

    def slot(self, name: str) -> Slot:
        """What the machine with this game id keeps."""
        return Slot(self, name)

    def setting(self, name: str, default: Json = None) -> Json:
        """What was last put under this name; `default` where there is nothing."""
        row = self.one("SELECT value FROM setting WHERE name = ?", name)
        return default if row is None else json.loads(row[0])

    def put_setting(self, name: str, value: Json) -> None:
        """Keep a setting; costs nothing where it has not changed."""
        row = _sealed(name, json.dumps(value))
        if self.one("SELECT name, value, seal FROM setting WHERE name = ?", name) != row:
            self.write("INSERT OR REPLACE INTO setting VALUES (?, ?, ?)", *row)

    def clear_results(self) -> None:
        """All records of all machines begin anew."""
        self.write("DELETE FROM result")

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written inside is kept, or none of it where the block raises; may be nested."""
        mark = len(self._pending)
        point = f"depth{self._depth}"
        self._memory.execute(f"SAVEPOINT {point}")
        self._depth += 1
        try:
            yield
        except BaseException:
            del self._pending[mark:]
            self._memory.execute(f"ROLLBACK TO {point}")
            raise
        finally:
            self._depth -= 1
            self._memory.execute(f"RELEASE {point}")
        if self._depth == 0 and self._pending:
            changes, self._pending = self._pending, []
            if self._disk is not None:
                self._disk.keep(changes)

    def write(self, statement: str, *values: Json) -> None:
        """One change. It is made twice, so it must not depend on anything but its values and the tables."""
        with self.together():
            self._memory.execute(statement, values)
            self._pending.append((statement, values))

    def one(self, statement: str, *values: Json) -> tuple[Json, ...] | None:
        row = self._memory.execute(statement, values).fetchone()
        return None if row is None else tuple(row)

    def all(self, statement: str, *values: Json) -> list[tuple[Json, ...]]:
        return [tuple(row) for row in self._memory.execute(statement, values)]

    def _look_through(self) -> None:
        """Put aside what was damaged inside its rows, and tell the player what he would miss."""
        names = self.all("SELECT slot FROM game UNION SELECT slot FROM desk")
        told = {self.slot(name).look_through() for (name,) in names if ASIDE not in str(name)}
        self._told += sorted(sentence for sentence in told if sentence)
        for row in self.all("SELECT name, value, seal FROM setting"):
            if not _unbroken(row):
                self.write("DELETE FROM setting WHERE name = ?", row[0])

    def close(self) -> None:
        if self._disk is not None:
            self._disk.close()
        self._memory.close()


class Slot:
    """What one machine of the shelf keeps: its game, its desk, its results."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self.name = name

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written inside is kept, or none of it."""
        with self._store.together():
            yield

    def kept(self) -> Kept | None:
        """The current game, ended or not; None before the first and after `drop`."""
        game = self._store.one("SELECT number, seed, options FROM game WHERE slot = ?", self.name)
        if game is None:
            return None
        number, seed, options = game
        moves = self._store.all("SELECT text FROM move WHERE game = ? ORDER BY place", number)
        return Kept(number, seed, json.loads(options), tuple(text for (text,) in moves))

    def begin(self, seed: str, options: Mapping[str, Json]) -> None:
        """A new game with no moves takes the current one's place; of the old one its result stays."""
        with self.together():
            self.drop()
            row = _sealed(self.name, self._fresh_number(), seed, json.dumps(options))
            self._store.write("INSERT INTO game VALUES (?, ?, ?, ?, ?)", *row)

    def append(self, move: str) -> None:
        """One more move of the current game."""
        number = self._number()
        if number is not None:
            row = _sealed(number, self._length(number), move)
            self._store.write("INSERT INTO move VALUES (?, ?, ?, ?)", *row)

    def undo(self) -> None:
        """Take the last move of the current game back."""
        number = self._number()
        if number is not None:
            last = self._length(number) - 1
            self._store.write("DELETE FROM move WHERE game = ? AND place = ?", number, last)

    def drop(self) -> None:
        """No game is current any more; its moves go, its result stays."""
        with self.together():
            self._store.write("DELETE FROM move WHERE game = ?", self._number())
            self._store.write("DELETE FROM game WHERE slot = ?", self.name)

    def desk(self) -> dict[str, Json]:
        """What lies about the game and is not a move; {} at first."""
        row = self._store.one("SELECT data FROM desk WHERE slot = ?", self.name)
        return {} if row is None else dict(json.loads(row[0]))

    def put_desk(self, desk: Mapping[str, Json]) -> None:
        """Keep the desk; costs nothing where it has not changed."""
        row = _sealed(self.name, json.dumps(desk))
        if self._store.one("SELECT slot, data, seal FROM desk WHERE slot = ?", self.name) != row:
            self._store.write("INSERT OR REPLACE INTO desk VALUES (?, ?, ?)", *row)

    def book(self, won: bool, score: int | None, detail: Mapping[str, Json]) -> None:
        """The current game's result; a second booking of the same game changes nothing."""
        number = self._number()
        if number is not None and self._store.one("SELECT 1 FROM result WHERE game = ?", number) is None:
            day = time.strftime("%Y-%m-%d")
            row = _sealed(number, self.name, day, int(won), score, json.dumps(detail))
            self._store.write("INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?)", *row)

    def results(self) -> list[Result]:
        """All results of this machine, the oldest first; damaged ones are left out."""
        rows = self._store.all(
            "SELECT game, slot, day, won, score, detail, seal FROM result WHERE slot = ? ORDER BY game",
            self.name,
        )
        return [
            Result(day, bool(won), score, json.loads(detail), number)
            for number, _, day, won, score, detail, _ in filter(_unbroken, rows)
        ]

    def set_aside(self) -> str:
        """Put a save that cannot be replayed away under another name; the sentence to tell the player."""
        with self.together():
            self._rename("game", "desk")
        return SET_ASIDE

    def look_through(self) -> str | None:
        """Put aside what does not agree with its seal; what the player should then know."""
        game = self._store.one("SELECT * FROM game WHERE slot = ?", self.name)
        desk = self._store.one("SELECT * FROM desk WHERE slot = ?", self.name)
        moves = self._store.all("SELECT * FROM move WHERE game = ? ORDER BY place", self._number())
        in_order = [row[1] for row in moves] == list(range(len(moves)))
        if game and not (in_order and all(map(_unbroken, (game, *moves)))):
            self.set_aside()
            return GAME_BROKEN
        if desk and not _unbroken(desk):
            self._rename("desk")
            return DESK_BROKEN
        return None

    def _rename(self, *tables: str) -> None:
        used = {name for (name,) in self._store.all("SELECT slot FROM game UNION SELECT slot FROM desk")}
        number = 1
        while (aside := f"{self.name}{ASIDE}{number}") in used:
            number += 1
        for table in tables:
            self._store.write(f"UPDATE {table} SET slot = ? WHERE slot = ?", aside, self.name)

    def _number(self) -> int | None:
        row = self._store.one("SELECT number FROM game WHERE slot = ?", self.name)
        return None if row is None else row[0]

    def _length(self, number: int) -> int:
        row = self._store.one("SELECT MAX(place) + 1 FROM move WHERE game = ?", number)
        return (row and row[0]) or 0

    def _fresh_number(self) -> int:
        """Above all that there are: a result stays when its game goes, damage may leave moves."""
        used = self._store.all(
            "SELECT MAX(number) FROM game WHERE number < ?1 UNION ALL "
            "SELECT MAX(game) FROM move WHERE game < ?1 UNION ALL "
            "SELECT MAX(game) FROM result WHERE game < ?1",
            LARGEST,
        )
        return 1 + max(number or 0 for (number,) in used)


def _sealed(*values: Json) -> tuple[Json, ...]:
    """A row and its seal: what a disk damaged inside a row must not reach a scene as if it had been kept."""
    return (*values, crc32(repr(values).encode("utf-8", "replace")))


def _unbroken(row: tuple[Json, ...]) -> bool:
    return row == _sealed(*row[:-1])
