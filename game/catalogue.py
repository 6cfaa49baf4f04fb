"""The games, one entry each; imports stand inside so that only what is played is loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.shell.scene import Game, House

if TYPE_CHECKING:
    from game.shell.hand import Demo
    from game.shell.leaflet import Leaflet
    from game.shell.named import Named
    from game.shell.tally import Count


def _no_leaflet() -> Leaflet:
    from game.shell.leaflet import Leaflet

    return Leaflet()


def _no_demo() -> None:
    return None


def _no_records() -> Count:
    from game.shell.tally import Tally

    return lambda results: Tally(0, 0, "")


def _no_screens() -> Sequence[Named]:
    return ()


class Entry(NamedTuple):
    """One machine of the shelf.

    machine: its drawing in assets/shelf; check_seed: raises ValueError, one sentence, for a --seed of a wrong
    form; letters: those that may follow the game's id on the command line; leaflet: what the shelf's help
    says of it; demo: what attract mode shows of it, if anything; records: how its results are counted;
    screens: those that have names, of which the one named as the game stands for it; seeds: the form of a
    --seed in words.
    """

    id: str
    title: str
    year: int
    machine: str
    make_scene: Callable[[House], Game]
    check_seed: Callable[[str], None]
    letters: str = ""
    leaflet: Callable[[], Leaflet] = _no_leaflet
    demo: Callable[[], Demo | None] = _no_demo
    records: Callable[[], Count] = _no_records
    screens: Callable[[], Sequence[Named]] = _no_screens
    seeds: str = ""


def _gravity(house: House) -> Game:
    from game.gravity.scene import GravityScene

    return GravityScene(house)


def _gravity_seed(text: str) -> None:
    from game.gravity.seeds import check_seed

    check_seed(text)


def _gravity_leaflet() -> Leaflet:
    from game.gravity.leaflet import LEAFLET

    return LEAFLET


def _gravity_demo() -> Demo:
    from game.gravity.demo import demo

    return demo


def _gravity_records() -> Count:
    from game.gravity.records import count

    return count


def _gravity_screens() -> Sequence[Named]:
    from game.gravity.screens import SCREENS

    return SCREENS


def _tommath(house: House) -> Game:
    from game.tommath.scene import TooterScene

    return TooterScene(house)


def _tommath_seed(text: str) -> None:
    from game.tommath.tables import check_seed

    check_seed(text)


def _tommath_leaflet() -> Leaflet:
    from game.tommath.leaflet import LEAFLET

    return LEAFLET


def _tommath_demo() -> Demo:
    from game.tommath.demo import demo

    return demo


def _tommath_records() -> Count:
    from game.tommath.records import count

    return count


def _tommath_screens() -> Sequence[Named]:
    from game.tommath.screens import SCREENS

    return SCREENS


def _osmosis(house: House) -> Game:
    from game.patience.scene import PatienceScene

    return PatienceScene(house, "osmosis")


def _pyramid(house: House) -> Game:
    from game.patience.scene import PatienceScene

    return PatienceScene(house, "pyramid")


def _deal_number(text: str) -> None:
    from game.patience.sitting import check_seed

    check_seed(text)


def _osmosis_leaflet() -> Leaflet:
    from game.patience.leaflet import OSMOSIS

    return OSMOSIS


def _pyramid_leaflet() -> Leaflet:
    from game.patience.leaflet import PYRAMID

    return PYRAMID


def _osmosis_demo() -> Demo:
    from game.patience.demo import osmosis_demo

    return osmosis_demo


def _osmosis_records() -> Count:
    from game.patience.records import count_osmosis

    return count_osmosis


def _pyramid_demo() -> Demo:
    from game.patience.demo import pyramid_demo

    return pyramid_demo


def _pyramid_records() -> Count:
    from game.patience.records import count_pyramid

    return count_pyramid


def _osmosis_screens() -> Sequence[Named]:
    from game.patience.screens import OSMOSIS

    return OSMOSIS


def _pyramid_screens() -> Sequence[Named]:
    from game.patience.screens import PYRAMID

    return PYRAMID


NUMBERS = "a whole number from 0 to 2147483647"

CATALOGUE: tuple[Entry, ...] = (
    Entry(
        "gravity",
        "Gravity",
        1987,
        "organiser",
        _gravity,
        _gravity_seed,
        "",
        _gravity_leaflet,
        _gravity_demo,
        _gravity_records,
        _gravity_screens,
        "eight characters (letters A-Z, digits, ASCII signs, spaces)",
    ),
    Entry(
        "tommath",
        "Math Tooter",
        1995,
        "dos_pc",
        _tommath,
        _tommath_seed,
        "SMCD",
        _tommath_leaflet,
        _tommath_demo,
        _tommath_records,
        _tommath_screens,
        NUMBERS,
    ),
    Entry(
        "osmosis",
        "Osmosis",
        1997,
        "acorn_1",
        _osmosis,
        _deal_number,
        "",
        _osmosis_leaflet,
        _osmosis_demo,
        _osmosis_records,
        _osmosis_screens,
        NUMBERS,
    ),
    Entry(
        "pyramid",
        "Pyramid",
        1997,
        "acorn_2",
        _pyramid,
        _deal_number,
        "",
        _pyramid_leaflet,
        _pyramid_demo,
        _pyramid_records,
        _pyramid_screens,
        NUMBERS,
    ),
)
