"""Runs the checks of the real window, or those named: `python3 -m tests.window [--display N] [NAME...]`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.window import gravity, kiosk, patience, smoke, tooter
from tests.window.harness import Failed, display

HALVES = (*smoke.CHECKS, *gravity.CHECKS, *tooter.CHECKS, *kiosk.CHECKS), patience.CHECKS
"""Of about the same length."""
CHECKS = tuple(check for half in HALVES for check in half)


def main(arguments: list[str]) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # of this process: the programs are given a display
    number = 201
    if arguments[:1] == ["--display"]:
        number, arguments = int(arguments[1]), arguments[2:]
    if not arguments and (os.cpu_count() or 1) > 1:
        return _side_by_side(number)
    failed = 0
    with display(number, smoke.DESKTOP) as name:
        for check in CHECKS:
            if arguments and check.__name__ not in arguments:
                continue
            begun = time.monotonic()
            with TemporaryDirectory() as folder:
                try:
                    check(name, Path(folder))
                    outcome = "holds"
                except Failed as trouble:
                    failed += 1
                    outcome = f"FAILED: {trouble}"
            sentence = check.__name__.replace("_", " ")
            print(f"  {sentence}: {outcome} ({time.monotonic() - begun:.1f} s)", flush=True)
    return 1 if failed else 0


def _side_by_side(number: int) -> int:
    """Each half on a display of its own."""
    me = [sys.executable, "-m", "tests.window", "--display"]
    running = [
        subprocess.Popen([*me, str(number + at), *(check.__name__ for check in half)])
        for at, half in enumerate(HALVES)
    ]
    return 1 if any([process.wait() for process in running]) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
