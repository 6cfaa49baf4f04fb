"""How the memory of pictures goes back to the system, so that a program that runs for years stays small."""

from __future__ import annotations

import sys

M_MMAP_THRESHOLD = -3
LARGE = 256 * 1024


def give_back_large_pieces() -> None:
    """Keep glibc from moving its threshold up: pictures would leave holes in a heap that never shrinks."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # not needed before the first picture is seen

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, LARGE)
