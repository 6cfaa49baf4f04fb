"""How much memory this program has."""

from __future__ import annotations

import os
from pathlib import Path


def resident() -> float:
    """Megabytes of this program in memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:
        return 0.0
