"""How the memory of pictures goes back to the system, so that a program that runs for years stays small."""

from __future__ import annotations

import gc
import sys
from typing import Any

M_MMAP_THRESHOLD = -3
LARGE = 256 * 1024


def give_back_large_pieces() -> None:
    """Keep glibc from moving its threshold up: pictures would leave holes in a heap that never shrinks."""
    mallopt = _of_libc("mallopt")
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back_all() -> None:
    """What was thought with and is free again goes back too: some milliseconds, for when nobody looks."""
    gc.collect()
    trim = _of_libc("malloc_trim")
    if trim is not None:
        trim(0)


def _of_libc(name: str) -> Any:
    """A function that only glibc has; None elsewhere."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes  # not needed before the first picture is seen

    return getattr(ctypes.CDLL(None), name, None)
