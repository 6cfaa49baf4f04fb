"""What is true, what it pays, how it is spelled: a second evaluator and the document's examples say so."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tommath.equations import PIECES, VALUES, is_equation, run_points, spelled
from tests.tommath import oracle

# Every worked example of the document, and what it says the example scores.
SEVENS = {"133": 27, "1123": 37, "11113": 47, "11122": 47, "111112": 57, "1111111": 67}
MATH = {
    "2+24": 18,
    "1+01": 22,
    "2*2+37": 54,
    "9+918": 37,
    "4-31": 18,
    "3-4-1": 28,
    "4-3+1": 28,
    "4--37": 34,
    "-3-+4-7": 54,
    "-3----41": 58,
    "9/33": 55,
    "9/42": 55,
    "2^24": 58,
    "2^-20": 74,
    "2+2123": 20,
    "4-22": 18,
    "3*412": 40,
    "12/43": 50,
    "3^29": 64,
}
TRUE = [
    "2+3*414",
    "8-4-22",
    "8/4/21",
    "2^3^02",
    "2^3^2512",
    "-2^2-4",
    "4^-10",
    "2*--36",
    "-9/4-2",
    "1/2*21",
    "9/2*29",
    "3-9^-92",
    "9^2^-13",
    "0^0^0^90",
    "8/00",
    "0/00",
    "0^-20",
    "0^01",
    "5-5+0",
    "3-9^-782",
    "2^2^-11",
    "2^2^-101",
    "8/2^-116",
    "1/1010",
    "-1/30",
    "0*1120",
]
FALSE = [
    "33",
    "-3-3",
    "2+3*420",
    "8-4-2",
    "2^3^264",
    "-2^24",
    "-9/4-3",
    "1/2*20",
    "5-5-0",
    "2+204",
    "02+24",
    "2+2+4+",
    "2+2--4",
    "3-9^-93",
    "9^2^-12",
    "00+00",
    "0+000",
    "9^9^9^9",
    "1/9^9^9",
    "--------",
    "3-9^-78",
    "2^2^-1",
    "9//33",
    "2**38",
    "1",
    "12",
    "+1",
    "1+1",
    "+1+",
    "1+=2",
    "(1)+12",
]
JUNK: list[Any] = [
    "",
    " ",
    "1+1 2",
    "1+12\n",
    "\n1+12",
    "٣+٣6",
    "９+９18",
    "1＋12",
    "²+²4",
    "1+1x",
    "1+12" * 3,
    "9" * 10**6,
    "1_0+111",
    None,
    5,
    1.5,
    b"1+12",
    ["1", "+", "1", "2"],
    object(),
]


@pytest.mark.parametrize(("run", "points"), MATH.items())
def test_the_documents_mode_2(run: str, points: int) -> None:
    assert is_equation(run)
    assert run_points(run, 2) == points


@pytest.mark.parametrize(("run", "points"), SEVENS.items())
def test_the_documents_mode_1(run: str, points: int) -> None:
    assert run_points(run, 1) == run_points(run[::-1], 1) == points


@pytest.mark.parametrize("run", TRUE)
def test_true(run: str) -> None:
    assert is_equation(run) and oracle.is_true(run)


@pytest.mark.parametrize("run", FALSE)
def test_false(run: str) -> None:
    assert not is_equation(run)


@pytest.mark.parametrize("run", JUNK, ids=lambda run: repr(run)[:12])
def test_junk_is_false_and_pays_nothing(run: Any) -> None:
    assert is_equation(run) is False
    assert run_points(run, 1) == run_points(run, 2) == 0


@given(st.text(max_size=12) | st.text(PIECES[2], max_size=9))
def test_any_text_is_judged(run: str) -> None:
    assert isinstance(is_equation(run), bool)
    assert (run_points(run, 2) > 0) == (is_equation(run) or is_equation(run[::-1]))


def test_no_more_than_eight_pieces() -> None:
    assert is_equation("1+1+1+14") and not is_equation("1+1+1+1+5") and not is_equation("+1+1+1+14")
    assert run_points("11111111", 1) == run_points("1" * 9, 1) == 0


def test_a_reading_counts_once_and_a_mode_there_is_not_pays_nothing() -> None:
    assert is_equation("3-4-1") and is_equation("1-4-3")
    assert run_points("3-4-1", 2) == run_points("1-4-3", 2) == 28
    assert not is_equation("42+2") and run_points("42+2", 2) == 18
    assert run_points("133", 3) == run_points("2+24", 1) == run_points("2+24", 0) == 0


def test_every_short_run_as_the_oracle_judges_it() -> None:
    judged = [(is_equation(run), oracle.is_true(run), run) for run in oracle.every_short_run()]
    assert [run for ours, theirs, run in judged if ours != theirs] == []
    assert sum(ours for ours, _, _ in judged) == 291


def test_random_runs_as_the_oracle_judges_them() -> None:
    judged = {run: (is_equation(run), oracle.is_true(run)) for run in oracle.random_runs(20_000)}
    assert [run for run, (ours, theirs) in judged.items() if ours != theirs] == []
    assert sum(ours for ours, _ in judged.values()) > 1000


@pytest.mark.parametrize(
    ("run", "says"),
    [
        ("-3----41", "-3 - (-4) = 1"),
        ("2+24", "2 + 2 = 4"),
        ("2*2+37", "2 * 2 + 3 = 7"),
        ("4-3+1", "4 - 3 = 1"),
        ("-3-+4-7", "-3 - (+4) = -7"),
        ("9/33", "9 / 3 = 3"),
        ("9/42", "9 / 4 = 2.25 → 2"),
        ("-9/4-2", "-9 / 4 = -2.25 → -2"),
        ("1/30", "1 / 3 = 0.33.. → 0"),
        ("1/2/2/20", "1 / 2 / 2 / 2 = 0.12.. → 0"),
        ("3-9^-92", "3 - 9 ^ -9 = 2.99.. → 2"),
        ("3-9^-782", "3 - 9 ^ -78 = 2.99.. → 2"),
        ("2^-20", "2 ^ -2 = 0.25 → 0"),
        ("-2^2-4", "-(2 ^ 2) = -4"),
        ("2^3^2512", "2 ^ (3 ^ 2) = 512"),
        ("9^2^-13", "9 ^ (2 ^ -1) = 3"),
        ("2^2^-11", "2 ^ (2 ^ -1) = 1.41.. → 1"),
        ("1*-2^-20", "1 * -(2 ^ -2) = -0.25 → 0"),
        ("8/00", "8 / 0 = 0"),
    ],
)
def test_spelled(run: str, says: str) -> None:
    assert spelled(run, 2) == says


def test_spelled_in_mode_1_and_in_little_room() -> None:
    assert spelled("133", 1) == "1 + 3 + 3 = 7"
    assert spelled("9/42", 2, 16) == "9 / 4 = 2.25 → 2"
    assert spelled("9/42", 2, 15) == "9 / 4 = 2"
    for run, mode in (("9/43", 2), ("134", 1), ("x", 2), ("133", 3)):
        with pytest.raises(ValueError, match=r"^[A-Z][^.]+\.$"):
            spelled(run, mode)


def test_what_is_spelled_is_the_sum_and_has_room() -> None:
    for run in filter(is_equation, oracle.random_runs(6000, seed=7)):
        said = spelled(run, 2, 23)
        assert len(said) <= 23
        left, _, right = said.partition(" = ")
        assert oracle.whole_part(left.replace(" ", "")) == int(right.split()[-1]), run


def test_the_decimals_of_roots() -> None:
    for base in range(2, 100):
        for degree in range(2, 10):
            value = Decimal(base) ** (Decimal(1) / Decimal(degree))
            run = f"{base}^{degree}^-1{int(value + Decimal('1e-20'))}"
            if len(run) > 8:
                continue
            shown = spelled(run, 2, 99)
            if " → " in shown:
                assert shown.split()[-3] == f"{int(value)}.{int(value * 100) % 100:02}..", run


def test_values() -> None:
    assert [VALUES[piece] for piece in PIECES[2]] == [10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 30, 40, 50]
