"""The STANDARD game from the menu to the final screen: on the keys, the drawn keys and the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.gravity.pages import Seed
from tests.gravity.table import Table, legend_for

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
Row = tuple[str, tuple[str, str]]


def rows(name: str) -> list[Row]:
    """A transcript's keys, each with both lines of the display after it."""
    text = (TRANSCRIPTS / name).read_text("utf-8")
    entries = (line.split("|") for line in text.splitlines() if line and not line.startswith("#"))
    return [(entry[0].strip(), (entry[1], entry[2])) for entry in entries]


NAMES = sorted(path.name for path in TRANSCRIPTS.glob("gravity-*.txt"))
STANDARD = "gravity-standard.txt"


def test_the_standard_game_is_there() -> None:
    assert STANDARD in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_on_the_keyboard(name: str) -> None:
    table = Table()
    for number, (key, lines) in enumerate(rows(name)):
        table.keys(key)
        assert table.lines == lines, f"after key {number}, {key}"


@pytest.mark.parametrize("name", NAMES)
def test_with_the_mouse_alone(name: str) -> None:
    table = Table()
    for number, (key, lines) in enumerate(rows(name)):
        if key.isdecimal() and isinstance(table.scene.organiser.page, Seed):
            table.touch("SHIFT")
        table.touch(legend_for(key))
        assert table.lines == lines, f"after key {number}, {key}"


@pytest.mark.parametrize("name", NAMES)
def test_with_kills_between_the_keys(name: str) -> None:
    table = Table()
    for number, (key, lines) in enumerate(rows(name)):
        table.keys(key)
        table = table.again()
        assert table.lines == lines, f"after key {number}, {key}"


def launches(transcript: list[Row]) -> Iterator[tuple[list[str], tuple[str, str]]]:
    """The keys between two outcomes, and the outcome."""
    keys: list[str] = []
    for key, lines in transcript:
        keys.append(key)
        if key == "return":
            yield keys, lines
            keys = []


def test_by_launches_from_the_sheet() -> None:
    table = Table()
    clicked = 0
    for keys, lines in launches(rows(STANDARD)):
        if "Out :" in lines[1]:
            *before, edge, cell, _ = keys
            table.keys(" ".join(before))
            table.edge((int(edge), int(cell)))
            clicked += 1
        else:
            table.keys(" ".join(keys))
        assert table.lines == lines
    assert clicked == 5
