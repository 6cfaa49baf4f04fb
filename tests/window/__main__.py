"""Runs the checks of the real window, or those named: `python3 -m tests.window [--display N] [NAME...]`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.window import gravity, kiosk, patience, smoke, tooter
from tests.window.harness import Failed, display

CHECKS = (*smoke.CHECKS, *gravity.CHECKS, *tooter.CHECKS, *patience.CHECKS, *kiosk.CHECKS)


def main(arguments: list[str]) -> int:
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # of this process: the programs are given a display
    number = 201
    if arguments[:1] == ["--display"]:
        number, arguments = int(arguments[1]), arguments[2:]
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


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
