"""What goes beside the program into the download says the truth about it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from zipfile import ZipFile

from game.shell.options import VERSION
from game.shell.paths import ASSETS
from tests.frozen import building

PACKAGING, LICENCES = ASSETS / "packaging", ASSETS / "licences"


def test_the_version_is_the_same_everywhere() -> None:
    assert building.version() == VERSION
    text = (PACKAGING / "windows-version.txt").read_text("utf-8")
    assert set(re.findall(r'"(?:File|Product)Version", "([^"]+)"', text)) == {VERSION}
    numbers = tuple(int(part) for part in VERSION.split("."))
    assert set(re.findall(r"vers=(\([^)]*\))", text)) == {str((*numbers, 0))}


def test_what_builds_the_download_can_be_read() -> None:
    ast.parse((building.ROOT / "build.spec").read_text("utf-8"))
    ast.parse((PACKAGING / "windows-version.txt").read_text("utf-8"))


def test_every_text_stands_in_a_row_of_the_licences_and_every_row_has_its_text() -> None:
    rows = re.findall(r"^\|(.+)\|$", (LICENCES / "README.md").read_text("utf-8"), re.M)[2:]
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[3])}
    assert named == {path.name for path in LICENCES.glob("*.txt")}
    assert all((LICENCES / name).read_text("utf-8").strip() for name in named)


def test_the_menu_entry_knows_the_window_and_the_program() -> None:
    lines = (PACKAGING / "attic-arcade.desktop").read_text("utf-8").splitlines()
    entry = dict(line.split("=", 1) for line in lines if "=" in line)
    assert entry["StartupWMClass"] == entry["Icon"] == building.NAME
    assert entry["Exec"].endswith(" %k") and building.NAME in entry["Exec"]


def test_a_zip_keeps_what_makes_a_program_start(tmp_path: Path) -> None:
    whole = tmp_path / "attic-arcade"
    whole.mkdir()
    (whole / "program").write_bytes(b"\x7fELF" * 100)
    (whole / "program").chmod(0o755)
    (whole / "link").symlink_to("program")
    packed = tmp_path / "some.zip"
    building.pack(whole, packed)
    with ZipFile(packed) as file:
        modes = {entry.filename: entry.external_attr >> 16 for entry in file.infolist()}
        assert file.read("attic-arcade/link") == b"program"
    assert modes["attic-arcade/program"] & 0o111 == 0o111
    assert modes["attic-arcade/link"] & 0o170000 == 0o120000
    assert packed.with_name("some.zip.sha256").read_text().split()[1] == "some.zip"
    assert building.unpacked_size(whole) == 400 + len("program")
