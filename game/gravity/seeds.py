"""Which board a seed string stands for: the generator alone, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator

SEED_LENGTH = 8
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Of which the seeds on offer are made; a player may type any character."""
LARGEST = 16

# The smallest salt whose STANDARD board of size 8 with 5 stars plays the manual's five examples.
_SALT = 1219624
_MASK = (1 << 64) - 1


def stars_for(seed: str, size: int, count: int) -> tuple[tuple[int, int], ...]:
    """The stars of a board as (column, row), 1-based from the bottom left, in drawing order.

    `seed` is eight characters from space (32) to tilde (126), `size` 1 to 16, `count` 0 to size * size;
    anything else is a ValueError. The generator is ours: the original's is not known.
    """
    check_seed(seed)
    check_size(size)
    check_count(size, count)
    cells = list(range(size * size))
    stream = _splitmix64(_fnv1a64(f"GRAVITY:{_SALT}:{size}:{count}:{seed}".encode("ascii")))
    for i in range(count):
        j = i + _below(stream, len(cells) - i)
        cells[i], cells[j] = cells[j], cells[i]
    return tuple((cell % size + 1, cell // size + 1) for cell in cells[:count])


def check_seed(seed: str) -> None:
    """ValueError unless `seed` is eight characters from 32 to 126."""
    if not isinstance(seed, str) or len(seed) != SEED_LENGTH or not all(" " <= c <= "~" for c in seed):
        raise ValueError("A seed is eight characters: letters A-Z, digits, ASCII signs or spaces.")


def check_size(size: int) -> None:
    """ValueError unless `size` is a whole number from 1 to 16."""
    if type(size) is not int or not 1 <= size <= LARGEST:
        raise ValueError(f"The board size is a whole number from 1 to {LARGEST}.")


def check_count(size: int, count: int) -> None:
    """ValueError unless `count` stars fit on a board of a valid `size`."""
    if type(count) is not int or not 0 <= count <= size * size:
        raise ValueError(f"A board of size {size} holds 0 to {size * size} stars.")


def _fnv1a64(data: bytes) -> int:
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & _MASK
    return value


def _splitmix64(state: int) -> Iterator[int]:
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
        yield z ^ (z >> 31)


def _below(stream: Iterator[int], n: int) -> int:
    """An unbiased number below `n`: values of the incomplete last round are thrown away."""
    limit = _MASK // n * n
    return next(value for value in stream if value < limit) % n
