"""A tenth of the soak of Gravity and a share of the others, each in a process as the command runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    ("game", "inputs"),
    [("gravity", 5000), ("tommath", 800), ("osmosis", 600), ("pyramid", 600), ("shelf", 800)],
)
def test_anything_may_be_done(game: str, inputs: int) -> None:
    words = [sys.executable, "-m", "tests.soak", "--game", game, "--inputs", str(inputs)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{game}: {inputs} inputs in")
    if game in ("osmosis", "pyramid"):
        assert lines[1].startswith(f"{game}: 24 random games: ")
        assert lines[2].startswith(f"{game}: {inputs} inputs on the desktop")
