"""What a run of pieces says: whether it is true, what it pays, and how its arithmetic reads."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from fractions import Fraction

LONGEST = 8  # a run is a line of cells on an 8 x 8 board
PIECES = {1: "123", 2: "0123456789+-*/^"}
VALUES = {
    **{digit: int(digit) for digit in "123456789"},
    "0": 10,
    "+": 10,
    "-": 10,
    "*": 30,
    "/": 40,
    "^": 50,
}
SEVEN = 7
PLUS = VALUES["+"]  # mode 1 lays no operators: the plus between two numerals is understood, and paid

_NUMBER = r"(?:0|[1-9][0-9]*)"
_FACTOR = re.compile(rf"[+-]*{_NUMBER}(?:\^[+-]*{_NUMBER})*")
_SIGNED = re.compile(rf"([+-]*)({_NUMBER})")
_DIGITS = frozenset("0123456789")
_MATH = re.compile(r"[0-9+\-*/^]*")
_SEVENS = re.compile(r"[123]{1,8}")

# A power beyond 2^130 needs at least four of the seven cells an expression can have, and what is left
# (one operator and two digits) cannot bring it back to where an answer of five digits could tell. So such
# powers stand as 2^130, their reciprocals as 2^-130, and nothing is ever computed that does not fit.
_FAR = 1 << 130

Value: TypeAlias = "int | Fraction"


class Factor(NamedTuple):
    """One operand of * and /: the operator before it ("" for the first) and the tower of powers it is.

    The tower holds (signs, number) from the bottom up: -2^--3 is (("-", 2), ("--", 3)).
    """

    operator: str
    tower: tuple[tuple[str, int], ...]


def is_equation(run: str) -> bool:
    """Whether `run`, read left to right in mode 2, is an expression followed by its integer part.

    False for whatever is not a run: junk, other digits than ASCII's, more than eight pieces.
    """
    return isinstance(run, str) and len(run) <= LONGEST and _split(run) is not None


def is_seven(run: str) -> bool:
    """Whether `run` is a row of the numerals 1, 2 and 3 that adds up to seven (mode 1)."""
    return isinstance(run, str) and _SEVENS.fullmatch(run) is not None and sum(map(int, run)) == SEVEN


def is_true(run: str, mode: int) -> bool:
    """Whether `run`, read left to right, scores in `mode`; False in a mode there is not."""
    match mode:
        case 1:
            return is_seven(run)
        case 2:
            return is_equation(run)
    return False


def worth(run: str, mode: int) -> int:
    """What the cells of a true run pay: the sum of its pieces, and in mode 1 of the pluses between them."""
    return sum(VALUES[piece] for piece in run) + (PLUS * (len(run) - 1) if mode == 1 else 0)


def run_points(run: str, mode: int) -> int:
    """What a run of cells scores, once however it is true; 0 unless it is true read from either end."""
    if not isinstance(run, str) or not (is_true(run, mode) or is_true(run[::-1], mode)):
        return 0
    return worth(run, mode)


@lru_cache(maxsize=1 << 15)
def integer_part(expression: str) -> int | None:
    """The exact value of an expression of at most seven pieces, truncated once, towards zero.

    None where it is no expression: a number alone is not one, an operator between two numbers is needed.
    """
    factors = _parse(expression)
    return None if factors is None else int(_value(factors))


def answers(value: int) -> tuple[str, ...]:
    """The ways to write an answer: its sign may be a plus, and zero has no minus."""
    return (str(value), f"+{value}") if value >= 0 else (str(value),)


def spelled(run: str, mode: int, columns: int = 27) -> str:
    """The arithmetic of a true run for people: `-3----41` is `-3 - (-4) = 1`, mode 1's `133` `1 + 3 + 3 = 7`.

    A truncated value is shown before its integer part, `9 / 4 = 2.25 → 2`, where that fits in `columns`
    (two dots stand for further digits); otherwise the integer part alone. ValueError for an untrue run.
    """
    if not is_true(run, mode):
        raise ValueError("Only a true run can be spelled out.")
    if mode == 1:
        return f"{' + '.join(run)} = {SEVEN}"
    cut = _split(run)
    factors = _parse(run[:cut])
    assert factors is not None
    value = _value(factors)
    said = "".join(_spell(factors))
    short = f"{said} = {int(value)}"
    full = f"{said} = {_decimals(value)} → {int(value)}"
    return short if value == int(value) or len(full) > columns else full


def _split(run: str) -> int | None:
    """Where the answer begins; at most one reading of a run is true, or the shortest answer is taken."""
    for cut in range(len(run) - 1, 2, -1):
        value = integer_part(run[:cut])
        if value is not None and run[cut:] in answers(value):
            return cut
        if run[cut] not in _DIGITS:  # a sign begins an answer, nothing else is part of one
            return None
    return None


def _parse(expression: str) -> tuple[Factor, ...] | None:
    if len(expression) >= LONGEST or not _MATH.fullmatch(expression):
        return None
    factors = []
    at, operator = 0, ""
    while True:
        found = _FACTOR.match(expression, at)
        if not found:
            return None
        tower = tuple((signs, int(number)) for signs, number in _SIGNED.findall(found[0]))
        factors.append(Factor(operator, tower))
        at = found.end()
        if at == len(expression):
            break
        operator = expression[at]
        if operator not in "+-*/":  # a digit after a leading zero
            return None
        at += 1
    return tuple(factors) if len(factors) > 1 or len(factors[0].tower) > 1 else None


def _value(factors: tuple[Factor, ...]) -> Value:
    total: Value = 0
    product: Value = 0
    for operator, tower in factors:
        operand = _climb(tower)
        match operator:
            case "*":
                product *= operand
            case "/":
                product = _divide(product, operand)
            case _:
                total += product
                product = -operand if operator == "-" else operand
    return total + product


def _climb(tower: tuple[tuple[str, int], ...]) -> Value:
    """A tower from the top down: powers group to the right and bind closer than the sign before them."""
    exponent: Value = 1
    for signs, number in reversed(tower):
        power = _power(number, exponent)
        exponent = -power if signs.count("-") % 2 else power
    return exponent


def _divide(left: Value, right: Value) -> Value:
    """Anything divided by zero is zero in this game."""
    if right == 0:
        return 0
    return left // right if left % right == 0 else _fraction(left, right)


def _fraction(left: Value, right: Value = 1) -> Fraction:
    from fractions import Fraction  # with decimal, half a megabyte that the shelf can do without

    return Fraction(left, right)


def _power(base: int, exponent: Value) -> Value:
    if exponent == 0 or base == 1:
        return 1
    if base == 0:
        return 0  # a negative power of zero divides by it
    if exponent < 0:
        return _divide(1, _power(base, -exponent))
    if exponent != int(exponent):
        return _root(base, int(1 / exponent))
    return _FAR if exponent * (base.bit_length() - 1) > 130 else base ** int(exponent)


def _root(base: int, degree: int) -> Value:
    """The root itself where it is whole, else the middle of the hundredth it lies in.

    Seven cells leave a root alone, but for its sign, and give it a base below 100; from degree 1000 on it
    is then below 1.005. Only fractions with numerator 1 arise as exponents: they are reciprocals of powers.
    """
    hundredths = 100
    if degree < 1000:
        hundredths = bisect_right(range(100 * base), base * 100**degree, key=lambda h: int(h**degree)) - 1
        if (hundredths // 100) ** degree == base:
            return hundredths // 100
    return _fraction(2 * hundredths + 1, 200)


def _spell(factors: tuple[Factor, ...]) -> Iterator[str]:
    """A chain of signs is written as its net sign, in brackets after an operator; towers are bracketed."""
    for operator, tower in factors:
        if operator:
            yield f" {operator} "
        said = ""
        for signs, number in reversed(tower):
            sign = ("-" if signs.count("-") % 2 else "+") if signs else ""
            if not said:
                said = f"{sign}{number}"
            else:
                power = f"{number} ^ {said}" if said.isdigit() or said[0] in "+-" else f"{number} ^ ({said})"
                said = f"{sign}({power})" if sign else power
        yield f"({said})" if operator and said[0] in "+-" and len(tower) == 1 else said


def _decimals(value: Value) -> str:
    size = abs(_fraction(value)) * 100
    whole, cents = divmod(int(size), 100)
    rest = size - int(size)
    digits = f"{cents:02}".rstrip("0") if not rest else f"{cents:02}.."
    return f"{'-' if value < 0 else ''}{whole}.{digits}"
