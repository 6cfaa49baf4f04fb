"""How far a search has gone and how far it may go, in nodes: the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Effort:
    """`nodes` looked at so far of at most `limit`; a search stops when it is spent."""

    limit: int
    nodes: int = 0

    @property
    def spent(self) -> bool:
        return self.nodes >= self.limit
