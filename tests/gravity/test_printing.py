"""The printed pages: usable sheets for every size, nothing given away, bytes a printer takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.gravity.printing import blank_page, board_page, job
from game.gravity.rules import from_stars, new
from tests.gravity.boards import FIGURE
from tests.gravity.test_seeds import SEEDS

FONT = Path(__file__).parents[2] / "fonts/hd44780-5x8.bdf"
PRINTABLE = {chr(int(code)) for code in re.findall(r"^ENCODING (\d+)", FONT.read_text(), re.MULTILINE)}


@pytest.mark.parametrize("size", range(1, 17))
def test_a_blank_page_has_a_numbered_empty_board_of_its_size(size: int) -> None:
    page = blank_page("STANDARD", size, 1)
    assert page[0] == f"GRAVITY  seed STANDARD  {size} x {size}  1 star"
    rows = [line for line in page if "|" in line]
    assert [line.split("|")[0].strip() for line in rows] == [str(n) for n in range(size, 0, -1)]
    assert [line.split("|")[-1].strip() for line in rows] == [str(n) for n in range(size, 0, -1)]
    assert all(set("".join(line.split("|")[1:-1])) == {" "} for line in rows)
    numbers = [line for line in page if line.split() == [str(n) for n in range(1, size + 1)]]
    assert len(numbers) == 2
    bars = [match.start() for match in re.finditer(r"\|", rows[0])]
    for n, number in enumerate(re.finditer(r"\d+", numbers[0])):
        assert bars[n] < number.start() and number.end() <= bars[n + 1], "each number stands over its box"
    assert max(map(len, page)) <= (48 if size <= 8 else 80)
    assert all(line.startswith("    ") for line in rows)
    assert page[1] == page[2] == "", "room for notes above the board"


@given(SEEDS, st.integers(1, 16), st.data())
def test_pages_hold_only_what_the_printer_can_draw(seed: str, size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(1, size * size))
    pages = blank_page(seed, size, count), board_page(seed, new(seed, size, count).play("pm"))
    for page in pages:
        assert set("".join(page)) <= PRINTABLE
        assert f"seed {seed}  ".encode("ascii") in job(page, 1, console=False)


def test_a_blank_page_depends_on_nothing_but_what_is_printed_on_it() -> None:
    standard, other = blank_page("STANDARD", 8, 5), blank_page("GRAVITY1", 8, 5)
    assert standard[1:] == other[1:]


def test_a_post_mortem_page_shows_stars_found_stars_and_totals() -> None:
    state = from_stars(8, FIGURE)
    for move in ("launch 4 3", "shot 7 7", "shot 4 1", "pm"):
        state = state.play(move)
    page = board_page("STANDARD", state)
    blank = blank_page("STANDARD", 8, 5)
    assert page[0] == blank[0]
    changed = {
        (r, c): b
        for r in range(1, 22)
        for c, (a, b) in enumerate(zip(blank[r], page[r], strict=True))
        if a != b
    }
    rows = {line.split()[0]: i for i, line in enumerate(page) if "|" in line}
    assert changed == {
        (rows["6"], 17): "*",
        (rows["5"], 21): "*",
        (rows["4"], 21): "*",
        (rows["2"], 37): "*",
        (rows["4"], 8): "(",
        (rows["4"], 9): "*",
        (rows["4"], 10): ")",
    }
    assert page[-2:] == ("Attract    * star    (*) star found", "Launches 1   Misses 1   Score 6")


def test_nothing_found_needs_no_bracket_in_the_legend() -> None:
    page = board_page("STANDARD", from_stars(8, FIGURE, repulse=True).play("pm"))
    assert page[-2] == "Repulse    * star"


def test_a_job_is_a_page_a_copy_and_a_control_z_for_a_console() -> None:
    page = ("one", "", "two")
    assert job(page, 1, console=False) == b"one\r\n\r\ntwo\r\n\x0c"
    assert job(page, 3, console=False) == b"one\r\n\r\ntwo\r\n\x0c" * 3
    assert job(page, 2, console=True) == b"one\r\n\r\ntwo\r\n\x0c" * 2 + b"\x1a"


def test_a_seed_is_sent_as_it_was_typed() -> None:
    page = blank_page("BACK\\~SL", 2, 1)
    assert "BACK¥→SL" in page[0]
    assert b"BACK\\~SL" in job(page, 1, console=False)


@pytest.mark.parametrize("copies", [0, 100, -1, True])
def test_a_copy_count_is_one_to_ninety_nine(copies: int) -> None:
    with pytest.raises(ValueError, match=r"^The copy count[^.\n]+\.$"):
        job(("one",), copies, console=False)
    assert job(("one",), 99, console=False).count(b"\f") == 99


@pytest.mark.parametrize(
    ("seed", "size", "count"), [("SHORT", 8, 5), ("STANDARD", 17, 5), ("STANDARD", 2, 5)]
)
def test_a_page_for_no_board_is_refused(seed: str, size: int, count: int) -> None:
    with pytest.raises(ValueError, match=r"^[^.\n]+\.$"):
        blank_page(seed, size, count)
