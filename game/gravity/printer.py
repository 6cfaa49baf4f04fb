"""How a print job reaches a file or a device, and how its paper comes out of the drawn printer."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.gravity import printing
from game.gravity.pages import FAULTS
from game.gravity.view import Print

MISSING, FULL, WRITE_ERROR = FAULTS
PATIENCE = 5.0
"""Seconds that a device may take nothing before it counts as broken."""
BEAT = 0.25
"""Seconds between two visits to a device; after each the store knows how far it is."""
LINES_A_SECOND = 15.0
BETWEEN_PAGES = 3
PAST = 100
"""At least so many lines are still shown above the printer: more than the picture is high."""
PATTERN = 12
"""Lines, of either size, after which the paper's bars and holes repeat."""
LONGEST_PAGE, WIDEST_PAGE, MOST_COPIES = 100, 96, 99
_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


class PrinterFailed(Exception):
    """Its text is one of pages.FAULTS."""


class Job(NamedTuple):
    """What is printed to a file or a device, and how many bytes of it are there already."""

    page: tuple[str, ...]
    copies: int
    console: bool
    path: str
    sent: int = 0

    def to_json(self) -> Sequence[object]:
        return [list(self.page), self.copies, self.console, self.path, self.sent]

    @classmethod
    def from_json(cls, data: object) -> Job:
        """The job that `to_json` gave; ValueError for anything else."""
        match data:
            case [page, int(copies), bool(console), str(path), int(sent)] if path:
                job = cls(_page(page), copies, console, path, sent)
                if 0 <= sent <= len(printing.job(job.page, copies, console)):
                    return job
        raise ValueError("A print is kept as a page, its copies, where they go, and how much is there.")


class Spool:
    """A job on its way; `send` never waits.

    A file takes it all at once; a device takes it as fast as it can, between the frames.
    """

    def __init__(self, job: Job, create: bool = False) -> None:
        """`create`: it must be a new file; else it is added to. PrinterFailed where it cannot be opened."""
        self._file: int | None = None
        self._left = memoryview(printing.job(job.page, job.copies, job.console))[job.sent :]
        self._job = job
        self._waited = 0.0
        self._path = Path(job.path)
        self._created = create
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | (os.O_EXCL if create else 0)
        for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_CLOEXEC"):
            flags |= getattr(os, name, 0)
        try:
            self._file = os.open(self._path, flags, 0o644)
        except (OSError, ValueError) as error:
            raise PrinterFailed(FULL if _is_full(error) else MISSING) from error

    @property
    def job(self) -> Job:
        """The job as far as it is there."""
        return self._job

    def send(self, dt: float) -> bool:
        """Pass on what is taken now; False once all is. PrinterFailed where the printer is."""
        if self._file is None:
            return False
        try:
            while self._left:
                taken = os.write(self._file, self._left)
                self._left = self._left[taken:]
                self._job = self._job._replace(sent=self._job.sent + taken)
                self._waited = 0.0
        except BlockingIOError:
            self._waited += dt
            if self._waited < PATIENCE:
                return True
            self._give_up()
            raise PrinterFailed(WRITE_ERROR) from None
        except OSError as error:
            self._give_up()
            raise PrinterFailed(FULL if _is_full(error) else WRITE_ERROR) from error
        self.close()
        return False

    def __del__(self) -> None:
        # A scene that is left is only dropped, and some devices can be opened once at a time.
        self.close()

    def close(self) -> None:
        """Let the printer go."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _give_up(self) -> None:
        self.close()
        if self._created:
            self._path.unlink(missing_ok=True)


def to_file(job: Job, folder: Path | None) -> Path:
    """Print a job to a new file in the folder of prints; where that is. PrinterFailed where it cannot be."""
    if folder is None:
        raise PrinterFailed(MISSING)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _new_name(folder)
    except OSError as error:
        raise PrinterFailed(FULL if _is_full(error) else MISSING) from error
    Spool(job._replace(path=str(path)), create=True).send(0.0)
    return path


class Roll(NamedTuple):
    """The paper of one job: the page printed on it, how many times, and the lines that are out."""

    page: tuple[str, ...]
    copies: int
    out: int = 0

    @property
    def length(self) -> int:
        return (len(self.page) + BETWEEN_PAGES) * self.copies

    @property
    def done(self) -> bool:
        return self.out >= self.length

    def feed(self) -> Roll:
        return self._replace(out=min(self.out + 1, self.length))

    def shown(self) -> Print:
        """What is in sight, and at least one whole page of it: its widest line sets the type."""
        one = (*self.page, *("",) * BETWEEN_PAGES)
        first = max(0, self.out - PAST) // PATTERN * PATTERN
        lines = tuple(one[n % len(one)] for n in range(first, min(self.out + len(one), self.length)))
        return Print(lines, self.out - first)

    def to_json(self) -> Sequence[object]:
        return [list(self.page), self.copies, self.out]

    @classmethod
    def from_json(cls, data: object) -> Roll:
        """The roll that `to_json` gave; ValueError for anything else."""
        match data:
            case [page, int(copies), int(out)]:
                roll = cls(_page(page), copies, out)
                if 1 <= copies <= MOST_COPIES and 0 <= out <= roll.length:
                    return roll
        raise ValueError("The paper in the printer is kept as a page, its copies and the lines that are out.")


def _page(data: object) -> tuple[str, ...]:
    """A page that was kept as a list of lines; ValueError for anything else."""
    if not isinstance(data, list) or not 0 < len(data) <= LONGEST_PAGE:
        raise ValueError("A page is kept as its lines.")
    if not all(isinstance(line, str) and _printable(line) for line in data):
        raise ValueError("A line is as wide as the paper at most, in characters that the printer has.")
    return tuple(data)


def _printable(line: str) -> bool:
    return len(line) <= WIDEST_PAGE and all(" " <= c <= "~" or c in "\u00a5\u2192" for c in line)


def _new_name(folder: Path) -> Path:
    ends = [path.stem.removeprefix("gravity-") for path in folder.glob("gravity-*.txt")]
    taken = [int(end) for end in ends if end.isascii() and end.isdecimal()]
    return folder / f"gravity-{max(taken, default=0) + 1:04}.txt"


def _is_full(error: Exception) -> bool:
    return isinstance(error, OSError) and error.errno in _FULL
