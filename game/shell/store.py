"""Moves, desks, results and settings in one SQLite file, or in memory where there can be none."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Json = Any  # what json.loads may give

VERSION = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS game (
    number INTEGER PRIMARY KEY AUTOINCREMENT, slot TEXT, seed TEXT, options TEXT
);
CREATE TABLE IF NOT EXISTS move (game INTEGER, place INTEGER, text TEXT, PRIMARY KEY (game, place));
CREATE TABLE IF NOT EXISTS current (slot TEXT PRIMARY KEY, game INTEGER);
CREATE TABLE IF NOT EXISTS desk (slot TEXT PRIMARY KEY, data TEXT);
CREATE TABLE IF NOT EXISTS result (
    game INTEGER PRIMARY KEY, slot TEXT, day TEXT, won INTEGER, score INTEGER, detail TEXT
);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT);
"""


@dataclass(frozen=True)
class Kept:
    """A game as it is kept: replay `moves` from `seed` and `options`. A `number` has one result at most."""

    number: int
    seed: str
    options: Mapping[str, Json]
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """One ended game: `day` is ISO, `score` may be None, `detail` is what the game's own records say."""

    day: str
    won: bool
    score: int | None
    detail: Mapping[str, Json]


class Store:
    """The one file; `folder` None keeps all in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        self.notice: str | None = None
        self._db = sqlite3.connect(
            ":memory:" if folder is None else folder / "attic.db", isolation_level=None
        )
        self._db.executescript(SCHEMA)
        self._depth = 0

    def slot(self, name: str) -> Slot:
        """What the machine with this game id keeps."""
        return Slot(self, name)

    def setting(self, name: str, default: Json = None) -> Json:
        row = self.one("SELECT value FROM setting WHERE name = ?", name)
        return default if row is None else json.loads(row[0])

    def put_setting(self, name: str, value: Json) -> None:
        self.write("INSERT OR REPLACE INTO setting VALUES (?, ?)", name, json.dumps(value))

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written inside is kept, or none of it; may be nested."""
        if self._depth == 0:
            self._db.execute("BEGIN IMMEDIATE")
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._depth == 0:
                self._db.execute("COMMIT")

    def write(self, statement: str, *values: Json) -> None:
        with self.together():
            self._db.execute(statement, values)

    def one(self, statement: str, *values: Json) -> tuple[Json, ...] | None:
        row = self._db.execute(statement, values).fetchone()
        return None if row is None else tuple(row)

    def all(self, statement: str, *values: Json) -> list[tuple[Json, ...]]:
        return [tuple(row) for row in self._db.execute(statement, values)]

    def close(self) -> None:
        self._db.close()


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
        row = self._store.one(
            "SELECT number, seed, options FROM current c JOIN game ON number = c.game WHERE c.slot = ?",
            self.name,
        )
        if row is None:
            return None
        moves = self._store.all("SELECT text FROM move WHERE game = ? ORDER BY place", row[0])
        return Kept(row[0], row[1], json.loads(row[2]), tuple(text for (text,) in moves))

    def begin(self, seed: str, options: Mapping[str, Json]) -> None:
        """A new game with no moves takes the current one's place."""
        with self.together():
            self._store.write(
                "INSERT INTO game (slot, seed, options) VALUES (?, ?, ?)",
                self.name,
                seed,
                json.dumps(options),
            )
            self._store.write("INSERT OR REPLACE INTO current VALUES (?, last_insert_rowid())", self.name)

    def append(self, move: str) -> None:
        """One more move of the current game."""
        self._store.write(
            "INSERT INTO move SELECT game, (SELECT COUNT(*) FROM move WHERE game = c.game), ? "
            "FROM current c WHERE slot = ?",
            move,
            self.name,
        )

    def undo(self) -> None:
        """Take the last move of the current game back."""
        self._store.write(
            "DELETE FROM move WHERE game = (SELECT game FROM current WHERE slot = ?) AND place = "
            "(SELECT MAX(place) FROM move WHERE game = (SELECT game FROM current WHERE slot = ?))",
            self.name,
            self.name,
        )

    def drop(self) -> None:
        """No game is current any more."""
        self._store.write("DELETE FROM current WHERE slot = ?", self.name)

    def desk(self) -> dict[str, Json]:
        """What lies about the game and is not a move; {} at first."""
        row = self._store.one("SELECT data FROM desk WHERE slot = ?", self.name)
        return {} if row is None else dict(json.loads(row[0]))

    def put_desk(self, desk: Mapping[str, Json]) -> None:
        """Keep the desk; costs nothing where it has not changed."""
        if self.desk() != dict(desk):
            self._store.write("INSERT OR REPLACE INTO desk VALUES (?, ?)", self.name, json.dumps(desk))

    def book(self, won: bool, score: int | None, detail: Mapping[str, Json]) -> None:
        """The current game's result; a second booking of the same game changes nothing."""
        self._store.write(
            "INSERT OR IGNORE INTO result "
            "SELECT game, ?, date('now', 'localtime'), ?, ?, ? FROM current WHERE slot = ?",
            self.name,
            int(won),
            score,
            json.dumps(detail),
            self.name,
        )

    def results(self) -> list[Result]:
        """All results of this machine, the oldest first."""
        rows = self._store.all(
            "SELECT day, won, score, detail FROM result WHERE slot = ? ORDER BY game", self.name
        )
        return [Result(day, bool(won), score, json.loads(detail)) for day, won, score, detail in rows]

    def set_aside(self) -> str:
        """Put a save that cannot be replayed away under another name; the sentence to tell the player."""
        aside = f"{self.name} set aside"
        with self.together():
            self._store.write("UPDATE OR REPLACE desk SET slot = ? WHERE slot = ?", aside, self.name)
            self._store.write("UPDATE OR REPLACE current SET slot = ? WHERE slot = ?", aside, self.name)
        return "The game kept here could not be read; it was put aside and a new one begins."
