"""The boards that seeds stand for, fixed for ever, and what is refused."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.gravity.seeds import stars_for
from tests.gravity.boards import FIGURE, VECTORS, every_cell

SEEDS = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=8, max_size=8)


@pytest.mark.parametrize("vector", VECTORS["boards"], ids=lambda v: f"{v['seed']}-{v['size']}-{v['count']}")
def test_vector(vector: dict[str, Any]) -> None:
    stars = tuple((x, y) for x, y in vector["stars"])
    assert stars_for(vector["seed"], vector["size"], vector["count"]) == stars


def test_standard_is_the_board_of_the_examples() -> None:
    assert frozenset(stars_for("STANDARD", 8, 5)) == FIGURE


@given(SEEDS, st.integers(1, 16), st.data())
def test_every_seed_size_and_count_gives_a_board(seed: str, size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, size * size))
    stars = stars_for(seed, size, count)
    assert len(stars) == len(set(stars)) == count
    assert set(stars) <= set(every_cell(size))
    assert stars == stars_for(seed, size, count)


@pytest.mark.parametrize("size", range(1, 17))
def test_a_full_board_holds_every_cell(size: int) -> None:
    assert set(stars_for("FULLHOUS", size, size * size)) == set(every_cell(size))
    assert stars_for("FULLHOUS", size, 0) == ()


def test_no_cell_is_favoured() -> None:
    rnd = random.Random(1)
    drawn = Counter[tuple[int, int]]()
    for _ in range(2000):
        seed = "".join(chr(rnd.randrange(65, 91)) for _ in range(8))
        drawn.update(stars_for(seed, 4, 4))
    expected = 2000 * 4 / 16
    chi_square = sum((drawn[cell] - expected) ** 2 / expected for cell in every_cell(4))
    assert chi_square < 37.7  # 15 degrees of freedom, one in a thousand


@pytest.mark.parametrize(
    "seed", ["", "SEVENSS", "NINELETTR", "STANDAR\n", "STANDAR\x7f", "STANDÄRD", None, 8, b"STANDARD"]
)
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"^A seed is eight[^.\n]+\.$"):
        stars_for(seed, 8, 5)


@pytest.mark.parametrize("size", [0, -1, 17, 8.0, "8", None, True])
def test_a_wrong_size_is_refused(size: Any) -> None:
    with pytest.raises(ValueError, match=r"^The board size[^.\n]+\.$"):
        stars_for("STANDARD", size, 1)


@pytest.mark.parametrize("count", [-1, 65, 5.0, "5", None, False])
def test_a_wrong_count_is_refused(count: Any) -> None:
    with pytest.raises(ValueError, match=r"^A board of size 8[^.\n]+\.$"):
        stars_for("STANDARD", 8, count)
