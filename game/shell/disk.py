"""The one SQLite file that follows the store: its lock, its damage, and disks that refuse."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

Change = tuple[str, tuple[object, ...]]
"""One SQL statement and its values."""

FILE = "attic.db"
VERSION = 1
# Tables without rowid have no index beside them that could disagree with them after damage.
SCHEMA = f"""
PRAGMA user_version = {VERSION};
CREATE TABLE game (
    slot TEXT PRIMARY KEY, number INTEGER, seed TEXT, options TEXT, seal INTEGER
) WITHOUT ROWID;
CREATE TABLE move (
    game INTEGER, place INTEGER, text TEXT, seal INTEGER, PRIMARY KEY (game, place)
) WITHOUT ROWID;
CREATE TABLE desk (slot TEXT PRIMARY KEY, data TEXT, seal INTEGER) WITHOUT ROWID;
CREATE TABLE result (
    game INTEGER PRIMARY KEY, slot TEXT, day TEXT, won INTEGER, score INTEGER, detail TEXT, seal INTEGER
);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT, seal INTEGER) WITHOUT ROWID;
"""
KEYS = (
    "SELECT slot FROM game",
    "SELECT game, place FROM move",
    "SELECT slot FROM desk",
    "SELECT name FROM setting",
)
SCHEMA_QUERY = "SELECT name, sql FROM sqlite_master ORDER BY name"

# SQLite's own messages may quote damaged text, which Python then cannot decode.
Trouble = sqlite3.Error | OSError | UnicodeDecodeError | MemoryError
TROUBLE = (sqlite3.Error, OSError, UnicodeDecodeError, MemoryError)
RETRY_SECONDS = 60
TAKEN = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}
REFUSED = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_AUTH,
}

REFUSES = "This disk cannot be written to: play goes on, but nothing more is kept."
WRITES_AGAIN = "The disk can be written to again: everything is kept."
IS_TAKEN = "Another copy of Attic Arcade is running, so this one keeps nothing."
UNREADABLE = "What was kept cannot be read at present, so this time nothing is kept."
STUCK = "What was kept is damaged and cannot be put aside, so this time nothing is kept."
PUT_ASIDE = "What was kept was {why}: it was put aside as {name}, and all begins anew."
SAVED = "What was kept was damaged: it was put aside as {name}, and all is kept in a new file."


class _Aside(sqlite3.DatabaseError):
    """The file is not what this version keeps; `word` goes into its new name, `why` into the notice."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT

    def __init__(self, word: str, why: str) -> None:
        super().__init__(why)
        self.word = word
        self.why = why


class Disk:
    """attic.db in `folder`; it is made when something is first kept.

    Nothing here raises for what a disk, a file or another program does: `notices` collects the sentences
    that the player must see. What the file lacks is in `memory`, and is written whole once that is possible.
    """

    def __init__(self, folder: Path) -> None:
        self.notices: list[str] = []
        self.memory = blank()
        self._path = folder / FILE
        self._file: sqlite3.Connection | None = None
        self._behind = True
        self._refused = False
        self.gave_up = False
        self._retry = 0.0
        if os.path.exists(self._path):
            self._load()

    def keep(self, changes: Sequence[Change]) -> None:
        """Make changes that `memory` already holds in the file too, in one transaction."""
        if self.gave_up or (self._refused and time.monotonic() < self._retry):
            self._behind = True
            return
        try:
            self._write(changes)
        except TROUBLE as error:
            self._fall(error)

    def close(self) -> None:
        """Let the file go; where it lacks something, or was damaged meanwhile, one last attempt is made."""
        if self._refused:
            self._retry = 0.0
            self.keep(())
        whole = self._file is not None and not self._behind
        self._let_go()
        if whole and (damage := self._damage()) is not None:
            self._fall(damage)
            self._let_go()

    def _damage(self) -> Trouble | None:
        """Why the file, read anew, is not what was written there."""
        try:
            file = _connect(self._path)
            try:
                kept = _read(file)
            finally:
                file.close()
        except TROUBLE as error:
            return error
        if kept is not None and list(kept.iterdump()) == list(self.memory.iterdump()):
            return None
        return _Aside("damaged", "damaged")

    def _load(self) -> None:
        try:
            self._file = _connect(self._path)
            kept = _read(self._file)
            if kept is not None:
                self.memory = kept
                self._behind = False
        except TROUBLE as error:
            match _code(error):
                case code if code in TAKEN:
                    self._give_up(IS_TAKEN)
                case code if code in REFUSED:
                    self._give_up(UNREADABLE)
                case _:
                    self._put_aside(error, PUT_ASIDE)

    def _write(self, changes: Sequence[Change]) -> None:
        if self._file is not None and not os.path.exists(self._path):
            self._let_go()  # somebody deleted it: what is written there would be lost at the end
            self._behind = True
        whole, self._behind = self._behind, True
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # A file that another copy has made by now is never written over.
            self._path.open("xb").close()
            self._file = _connect(self._path)
        if self._file.in_transaction:
            self._file.execute("ROLLBACK")  # an earlier attempt broke off
        if whole:
            self.memory.backup(self._file)
        else:
            self._file.execute("BEGIN IMMEDIATE")
            for statement, values in changes:
                self._file.execute(statement, values)
            self._file.execute("COMMIT")
        self._behind = False
        if self._refused:
            self._refused = False
            self.notices.append(WRITES_AGAIN)

    def _fall(self, error: Trouble) -> None:
        code = _code(error)
        if isinstance(error, FileExistsError) or code in TAKEN:
            self._give_up(IS_TAKEN)
        elif code in REFUSED:
            self._refuse()
        elif self._put_aside(error, SAVED):
            try:
                self._write(())
            except TROUBLE:
                self._refuse()

    def _refuse(self) -> None:
        """The lock is held on to: nobody else may write before this copy has caught up."""
        if not self._refused:
            self.notices.append(REFUSES)
        self._refused = True
        self._retry = time.monotonic() + RETRY_SECONDS

    def _put_aside(self, error: Trouble, notice: str) -> bool:
        """Rename a file that cannot be used; False where even that is impossible."""
        word, why = (error.word, error.why) if isinstance(error, _Aside) else ("damaged", "damaged")
        self._let_go()
        self._behind = True
        try:
            name = _rename(self._path, word)
        except OSError:
            self._give_up(STUCK)
            return False
        self.notices.append(notice.format(why=why, name=name))
        return True

    def _give_up(self, notice: str) -> None:
        self._let_go()
        self.gave_up = True
        self.notices.append(notice)

    def _let_go(self) -> None:
        if self._file is not None:
            with suppress(sqlite3.Error):
                self._file.close()
        self._file = None


def blank() -> sqlite3.Connection:
    """A database in memory in which nothing is kept yet."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.text_factory = _text
    memory.executescript(SCHEMA)
    return memory


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _connect(path: Path) -> sqlite3.Connection:
    """The file, locked for this process until it is closed or the process ends in any way."""
    file = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=0, isolation_level=None)
    file.text_factory = _text
    try:
        file.execute("PRAGMA locking_mode = EXCLUSIVE")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("BEGIN EXCLUSIVE")
        file.execute("COMMIT")
        file.execute("PRAGMA journal_mode = DELETE")
    except TROUBLE:
        file.close()
        raise
    return file


def _read(file: sqlite3.Connection) -> sqlite3.Connection | None:
    """A copy of the whole file in memory, found sound; None where the file is still empty.

    The copy is looked through, not the file: what was found sound is then exactly what is used.
    """
    (version,) = file.execute("PRAGMA user_version").fetchone()
    tables = file.execute(SCHEMA_QUERY).fetchall()
    if version == 0 and not tables:
        return None
    if version > VERSION:
        raise _Aside("newer", "from a newer version")
    memory = blank()
    if version != VERSION or tables != memory.execute(SCHEMA_QUERY).fetchall():
        raise _Aside("damaged", "damaged")
    expected = _header(memory)
    file.backup(memory)
    if _header(memory) != expected:
        raise _Aside("damaged", "damaged")
    (verdict,) = memory.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok" or not all(map(_in_order, (memory.execute(query).fetchall() for query in KEYS))):
        raise _Aside("damaged", "damaged")
    return memory


def _in_order(keys: list[tuple[object, ...]]) -> bool:
    """Whether the keys of a table are text or numbers that ascend: SQLite takes it for granted."""
    try:
        return keys == sorted(set(keys)) and "\ufffd" not in repr(keys)
    except TypeError:
        return False


def _header(database: sqlite3.Connection) -> bytes:
    """What stands in the same way at the head of every such file, down to how it may be written to."""
    head = database.serialize()[:100]
    return head[:16] + head[18:24] + head[44:92]


def _code(error: Trouble) -> int:
    """SQLite's primary code, which is the low byte of its extended ones, or the nearest to other errors."""
    if isinstance(error, OSError | MemoryError):
        return sqlite3.SQLITE_IOERR
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF


def _rename(path: Path, word: str) -> str:
    """Move the file and what SQLite left beside it to a fresh name in the same folder; that name."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}-{word}-{number}{path.suffix}")):
        number += 1
    path.rename(aside)
    for tail in ("-journal", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + tail).rename(aside.with_name(aside.name + tail))
    return aside.name
