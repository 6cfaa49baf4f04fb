"""A second reading of mode 2's arithmetic: Python's own parser, exact fractions, long decimals beyond them.

`python3 -m tests.tommath.oracle` holds it against the product on every string of up to four pieces and on
200,000 longer ones.
"""

from __future__ import annotations

import ast
import decimal
import random
import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import product

from game.tommath.equations import PIECES, is_equation

Number = Fraction | Decimal
_EXACT_BITS = 4000
# Rounding towards zero: 3 less the smallest crumb must stay below 3.
_LONG = decimal.Context(prec=80, rounding=decimal.ROUND_DOWN, Emax=decimal.MAX_EMAX, Emin=decimal.MIN_EMIN)


def is_true(run: str) -> bool:
    """Whether some split of `run` is an expression and its integer part."""
    for cut in range(1, len(run)):
        said = re.fullmatch(r"([+-]?)(0|[1-9][0-9]*)", run[cut:])
        if (
            said
            and said[0] != "-0"
            and (value := whole_part(run[:cut])) is not None
            and value == int(said[0])
        ):
            return True
    return False


def whole_part(expression: str) -> int | None:
    """The value of an expression cut to a whole number; None where it is none or out of all bounds."""
    if re.search(r"(?<![0-9])0[0-9]", expression):
        return None
    spaced = "".join(f" {'**' if c == '^' else c} " if c in "*/^" else c for c in expression)
    try:
        tree = ast.parse(spaced.strip(), mode="eval").body
    except SyntaxError:
        return None
    if not any(isinstance(node, ast.BinOp) for node in ast.walk(tree)):
        return None
    value = _value(tree)
    return int(value) if -(10**9) < value < 10**9 else 10**9


def _value(node: ast.expr) -> Number:
    match node:
        case ast.Constant(value=int(number)):
            return Fraction(number)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            value = _value(operand)
            return value.copy_negate() if isinstance(value, Decimal) else -value
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            return _value(operand)
        case ast.BinOp(left=left, op=ast.Pow(), right=right):
            return _power(_value(left), _value(right))
        case ast.BinOp(left=left, op=operator, right=right):
            return _combine(operator, _value(left), _value(right))
    raise AssertionError(f"not of this game: {ast.dump(node)}")


def _combine(operator: ast.operator, left: Number, right: Number) -> Number:
    if isinstance(left, Fraction) and isinstance(right, Fraction):
        match operator:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case _:
                return left / right if right else Fraction(0)
    a, b = _long(left), _long(right)
    match operator:
        case ast.Add():
            return _LONG.add(a, b)
        case ast.Sub():
            return _LONG.subtract(a, b)
        case ast.Mult():
            return _LONG.multiply(a, b)
        case _:
            return _LONG.divide(a, b) if b else Fraction(0)


def _power(base: Number, exponent: Number) -> Number:
    """Bases are never negative here: a sign before a power belongs to the power."""
    if exponent == 0 or base == 1:
        return Fraction(1)
    if base == 0:
        return Fraction(0)
    if isinstance(base, Fraction) and isinstance(exponent, Fraction) and exponent.denominator == 1:
        bits = abs(exponent) * max(base.numerator.bit_length(), base.denominator.bit_length())
        if bits < _EXACT_BITS:
            return base**exponent.numerator
    size = _long(exponent)
    if abs(size) > 10**15:  # towers: beyond all decimals too
        return _LONG.scaleb(Decimal(1), 10**15 if size > 0 else -(10**15))
    value = _LONG.exp(_LONG.multiply(_LONG.ln(_long(base)), size))
    nearest = value.to_integral_value(decimal.ROUND_HALF_EVEN)
    if abs(size) < 1 and abs(_LONG.subtract(value, nearest)) < Decimal("1e-60") and exponent > 0:
        # A root that is whole to sixty places is whole if its power gives the base back.
        degree = 1 / exponent
        if isinstance(degree, Fraction) and degree < 20 and Fraction(int(nearest)) ** int(degree) == base:
            return Fraction(int(nearest))
    return value


def _long(number: Number) -> Decimal:
    if isinstance(number, Decimal):
        return number
    return _LONG.divide(Decimal(number.numerator), Decimal(number.denominator))


def every_short_run() -> Iterator[str]:
    """All strings of one to four pieces."""
    for length in range(1, 5):
        yield from map("".join, product(PIECES[2], repeat=length))


def random_runs(count: int, seed: int = 1995) -> Iterator[str]:
    """Strings of five to eight pieces: a third at random, a third nearly true, a third towers and signs."""
    draw = random.Random(seed)
    for number in range(count):
        length = draw.randint(5, 8)
        match number % 3:
            case 0:
                yield "".join(draw.choices(PIECES[2], k=length))
            case 1:
                yield _nearly_true(draw, length)
            case _:
                yield "".join(draw.choices("0129^^^-+/9", k=length))


def _nearly_true(draw: random.Random, length: int) -> str:
    while True:
        expression = "".join(draw.choices(PIECES[2] + "+-*/^", k=draw.randint(3, length - 1)))
        value = whole_part(expression)
        if value is not None and len(run := f"{expression}{value + draw.choice((0, 0, 0, 1, -1))}") <= 8:
            return run


def main() -> None:
    """Print how many strings were held against each other, how many are true, and every difference."""
    for name, runs in (("up to 4", every_short_run()), ("random", random_runs(200_000))):
        judged = [(run, is_true(run), is_equation(run)) for run in runs]
        wrong = [run for run, ours, theirs in judged if ours != theirs]
        print(
            f"{name}: {len(judged)} strings, {sum(ours for _, ours, _ in judged)} true, {len(wrong)} differ"
        )
        print(*wrong[:20], sep="\n", end="")


if __name__ == "__main__":
    main()
