"""The placements of tests/vectors/tommath.json, as tests read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

_FILE = Path(__file__).parents[1] / "vectors" / "tommath.json"


class Placement(NamedTuple):
    """A piece laid on a set-up board, and every run it scores with its points."""

    note: str
    mode: int
    rows: str
    piece: str
    row: int
    column: int
    scored: list[tuple[str, int]]

    @property
    def move(self) -> str:
        return f"{self.piece} {self.row} {self.column}"


def placements() -> list[Placement]:
    """All of them."""
    found = json.loads(_FILE.read_text(encoding="utf-8"))["placements"]
    return [Placement(**{**one, "scored": [(run, points) for run, points in one["scored"]]}) for one in found]
