"""Every picture and font is accounted for, and nothing is that is not there."""

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "assets" / "ATTRIBUTION.md").read_text()
PATTERNS = re.findall(r"`((?:assets|fonts)/[^`]+)`", TEXT)


def files() -> list[str]:
    found = [path for folder in ("assets", "fonts") for path in (ROOT / folder).rglob("*")]
    return [
        path.relative_to(ROOT).as_posix()
        for path in found
        if path.is_file() and "__pycache__" not in path.parts
    ]


def test_every_file_stands_in_a_row() -> None:
    assert [name for name in files() if not any(fnmatch(name, pattern) for pattern in PATTERNS)] == []


def test_every_row_has_files() -> None:
    assert [
        pattern
        for pattern in PATTERNS
        if not pattern.endswith("/") and not any(fnmatch(name, pattern) for name in files())
    ] == []


def test_fonts_that_are_not_ours_bring_their_notice() -> None:
    for row in TEXT.splitlines():
        if row.startswith("| `fonts/") and ".bdf" in row:
            licences = re.findall(r"`(fonts/LICENSE[^`]*)`", row)
            notice = (ROOT / "fonts/ega8x14.bdf").read_text() if "ega8x14" in row else ""
            assert licences or "as above" in row or "Permission is hereby granted" in notice, row
