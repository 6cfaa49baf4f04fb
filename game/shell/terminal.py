"""What is said in the terminal that the program was started from, although nobody may read it there."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TextIO


def tell(text: str, stream: TextIO) -> None:
    """Print it, in codes what cannot be shown there; a reader that has gone or a full disk is no trouble."""
    encoding = stream.encoding or "ascii"
    readable = text.encode(encoding, "backslashreplace").decode(encoding)
    try:
        print(readable, file=stream, flush=True)
    except (OSError, ValueError):
        # What is left in the buffer would fail once more at the end.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
