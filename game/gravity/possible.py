"""Which boards are still possible after a log of probes and shots."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import comb

from game.gravity.flights import LOST, Case, Grid, Seen, crowd, fly, grid
from game.gravity.rules import Entry

# A launch that takes more flight steps or leaves more cases than this is put off until more is known.
STEPS = 60_000
CASES = 40_000
# What it may take when it is tried again, and when nothing else can tell anything.
_STEPS_AGAIN = 6_000
_STEPS_PRESSED = 20_000
# Up to as many boards as 8 x 8 with 5 stars has, that is all. Beyond, a launch is also put off if it makes
# many cases of few and tells little: probes lost on a border would multiply them by ten each.
_EXACT_BOARDS = comb(64, 5)
_FEW_CASES = 400
_MANY_CASES = 8_000
# Where a launch takes too much there, only flights past so many unknown stars are reckoned with: the most
# of these that can be. It loses the true board so seldom that starting again, without haste, will do.
_NEW_STARS = (2, 3, 4)

_PAUSE = 128
"""Cases between two heartbeats, well under a millisecond."""


@dataclass(frozen=True)
class PutOff:
    """A launch whose outcome is not used yet, and the squares of stars that were taken off since."""

    port: int
    outcome: int
    gone: int = 0


@dataclass(frozen=True)
class Possible:
    """The boards that fit a log, as cases that exclude each other and hold them all.

    While a launch is put off they may hold more boards than fit. Fewer only if not `sound`: then what is
    certain is only as good as certain. `wary` keeps it sound, whatever that takes.
    `stars` are left on the board; `charted` are the ports that can tell nothing new.
    """

    size: int
    repulse: bool
    stars: int
    cases: tuple[Case, ...]
    charted: frozenset[int] = frozenset()
    put_off: tuple[PutOff, ...] = ()
    sound: bool = True
    wary: bool = False
    log: tuple[Entry, ...] = ()

    @property
    def grid(self) -> Grid:
        return grid(self.size)


def start(size: int, stars: int, repulse: bool) -> Possible:
    """Every board of a size with so many stars."""
    whole = _settled(0, 0, stars, size * size)
    return Possible(size, repulse, stars, (whole,) if whole else ())


def learn(known: Possible, entries: Iterable[Entry]) -> Generator[None, None, Possible]:
    """What is possible after further entries of the log."""
    for entry in entries:
        match entry.move.split():
            case ["launch", edge, cell]:
                ports = known.grid.ports
                out = ports.index(entry.outcome) if isinstance(entry.outcome, tuple) else LOST
                known = yield from _launched(known, ports.index((int(edge), int(cell))), out)
            case ["shot", row, column]:
                square = int(column) - 1 + (int(row) - 1) * known.size
                known = yield from _shot(known, 1 << square, entry.outcome == "hit")
        known = replace(known, log=(*known.log, entry))
    for old in known.put_off:
        known = yield from _welcomed(known, old, _STEPS_AGAIN)
    return (yield from _doubted(known))


def pressed(known: Possible) -> Generator[None, None, Possible]:
    """The same with a launch used that was put off, worth its cases or not; unchanged if it is too much."""
    for old in known.put_off:
        tighter = yield from _used(known, old, _STEPS_PRESSED, _MANY_CASES)
        if tighter is not known:
            return (yield from _doubted(tighter))
    return known


def _doubted(known: Possible) -> Generator[None, None, Possible]:
    """The same, or if no board is left, what is possible when nothing is done in haste."""
    if known.cases or known.wary:
        return known
    stars = known.stars + sum(entry.outcome == "hit" for entry in known.log)
    afresh = replace(start(known.size, stars, known.repulse), wary=True)
    return (yield from learn(afresh, known.log))


def certain(known: Possible) -> Generator[None, None, tuple[int, int]]:
    """The squares that have a star on every possible board, and those that have none on any."""
    stars = empty = (1 << known.grid.squares) - 1
    for i, (star, none) in enumerate(known.cases):
        stars &= star
        empty &= none
        if i % _PAUSE == 0:
            yield
    return stars, empty


def weights(known: Possible) -> Generator[None, None, list[int]]:
    """How many boards each case holds."""
    held = []
    for i, case in enumerate(known.cases):
        held.append(weight(known, case))
        if i % _PAUSE == 0:
            yield
    return held


def weight(known: Possible, case: Case) -> int:
    """How many boards a case holds."""
    star, empty = case
    return comb(known.grid.squares - (star | empty).bit_count(), known.stars - star.bit_count())


def fitting(
    known: Possible,
    cases: Sequence[Case],
    launch: PutOff,
    steps: int,
    most: int,
    new_stars: int | None = None,
) -> Generator[None, None, list[tuple[int, Case]] | None]:
    """What a launch's outcome leaves of some cases, each with the index of the case it is a part of.

    None if that takes more flight steps or leaves more. `new_stars`: leave out flights past more than so many
    unknown stars.
    """
    if not cases:
        return []
    board, gone = known.grid, launch.gone
    then = [(star | gone, empty & ~gone) for star, empty in cases] if gone else cases
    side = yield from crowd(then, known.stars + gone.bit_count(), board.squares)
    if new_stars is not None:
        side = replace(side, room=(*side.room[: new_stars + 1], 0))
    flights: list[Seen] = []
    sizes: dict[int, int] = {}
    tally = tallied(sizes)

    def note(outcome: int, seen: Seen) -> None:
        if outcome == launch.outcome:
            flights.append(seen)
            tally(outcome, seen)

    simple = yield from fly(board, side, launch.port, known.repulse, side.everyone, steps, note)
    if not simple or sizes.get(launch.outcome, 0) > most:
        return None
    yield
    parts: list[tuple[int, Case]] = []
    ways = ((i, seen) for seen in flights for some in seen.cases for i in members(some))
    for tried, (i, met) in enumerate(ways):
        if tried % _PAUSE == 0:
            yield
        star, empty = then[i][0] | met.stars, then[i][1] | met.empty
        part = _settled(star ^ gone, empty | gone, known.stars, board.squares)
        if part:
            parts.append((i, part))
    yield
    return parts


def tallied(shares: dict[int, int]) -> Callable[[int, Seen], None]:
    """A note of how many cases there would be after each outcome, at most."""

    def note(outcome: int, seen: Seen) -> None:
        shares[outcome] = shares.get(outcome, 0) + sum([some.bit_count() for some in seen.cases])

    return note


def members(some: int) -> Iterator[int]:
    """The numbers of the bits that are set, ascending."""
    text = bin(some)[:1:-1]
    at = text.find("1")
    while at >= 0:
        yield at
        at = text.find("1", at + 1)


def _launched(known: Possible, port: int, outcome: int) -> Generator[None, None, Possible]:
    if port in known.charted:
        return known
    launch = PutOff(port, outcome)
    charted = known.charted | ({port} if outcome == LOST else {port, outcome})
    known = replace(known, charted=charted, put_off=(*known.put_off, launch))
    return (yield from _welcomed(known, launch, STEPS, in_haste=True))


def _welcomed(
    known: Possible, launch: PutOff, steps: int, in_haste: bool = False
) -> Generator[None, None, Possible]:
    """The same with a launch used if it is worth its cases."""
    before = sum((yield from weights(known)))
    exact = before <= _EXACT_BOARDS
    used = yield from _used(known, launch, steps, CASES if exact else _MANY_CASES)
    if used is known and in_haste and not exact and not known.wary:
        used = yield from _used_in_haste(known, launch)
    if exact or used is known or len(used.cases) <= _FEW_CASES:
        return used
    after = sum((yield from weights(used)))
    return used if len(used.cases) * after <= len(known.cases) * before else known


def _used_in_haste(known: Possible, launch: PutOff) -> Generator[None, None, Possible]:
    """The same with the likeliest flights of a launch used as if there were no others: not sound."""
    used = known
    for new_stars in _NEW_STARS:
        tried = yield from _used(known, launch, STEPS, _MANY_CASES, new_stars)
        if tried is known:
            break
        if tried.cases:
            used = tried
    return used


def _used(
    known: Possible, launch: PutOff, steps: int, most: int, new_stars: int | None = None
) -> Generator[None, None, Possible]:
    """The same with a launch no longer put off; unchanged where that takes too much."""
    parts = yield from fitting(known, known.cases, launch, steps, most, new_stars)
    if parts is None:
        return known
    yield
    return replace(
        known,
        cases=tuple([case for _, case in parts]),
        put_off=tuple(old for old in known.put_off if old is not launch),
        sound=known.sound and new_stars is None,
    )


def _shot(known: Possible, bit: int, hit: bool) -> Generator[None, None, Possible]:
    """After a shot the square is empty; a hit also makes every port worth a new launch."""
    stars = known.stars - hit
    cases = []
    for i, (star, empty) in enumerate(known.cases):
        if i % _PAUSE == 0:
            yield
        if not (empty if hit else star) & bit:
            case = _settled(star & ~bit, empty | bit, stars, known.grid.squares)
            if case:
                cases.append(case)
    if not hit:
        return replace(known, cases=tuple(cases))
    put_off = tuple(replace(old, gone=old.gone | bit) for old in known.put_off)
    return replace(known, stars=stars, cases=tuple(cases), charted=frozenset(), put_off=put_off)


def _settled(star: int, empty: int, stars: int, squares: int) -> Case | None:
    """The case with its open squares filled where only one way is left; None where there is none."""
    missing = stars - star.bit_count()
    places = squares - (star | empty).bit_count()
    if missing < 0 or places < missing:
        return None
    everywhere = (1 << squares) - 1
    if missing == 0:
        return star, everywhere ^ star
    if places == missing:
        return everywhere ^ empty, empty
    return star, empty
