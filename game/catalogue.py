"""The games, one entry each; imports stand inside so that only what is played is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.shell.scene import Game, House

if TYPE_CHECKING:
    from game.shell.leaflet import Leaflet


def _no_leaflet() -> Leaflet:
    from game.shell.leaflet import Leaflet

    return Leaflet()


@dataclass(frozen=True)
class Entry:
    """One machine of the shelf.

    machine: its drawing in assets/shelf; check_seed: raises ValueError, one sentence, for a --seed of a wrong
    form; letters: those that may follow the game's id on the command line; leaflet: what the shelf's help
    says of it.
    """

    id: str
    title: str
    year: int
    machine: str
    make_scene: Callable[[House], Game]
    check_seed: Callable[[str], None]
    letters: str = ""
    leaflet: Callable[[], Leaflet] = _no_leaflet


def _gravity(house: House) -> Game:
    from game.gravity.scene import GravityScene

    return GravityScene(house)


def _gravity_seed(text: str) -> None:
    from game.gravity.seeds import check_seed

    check_seed(text)


def _gravity_leaflet() -> Leaflet:
    from game.gravity.leaflet import LEAFLET

    return LEAFLET


def _tommath(house: House) -> Game:
    from game.tommath.scene import TooterScene

    return TooterScene(house)


def _tommath_seed(text: str) -> None:
    from game.tommath.tables import check_seed

    check_seed(text)


def _tommath_leaflet() -> Leaflet:
    from game.tommath.leaflet import LEAFLET

    return LEAFLET


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


CATALOGUE: tuple[Entry, ...] = (
    Entry("gravity", "Gravity", 1987, "organiser", _gravity, _gravity_seed, "", _gravity_leaflet),
    Entry("tommath", "Math Tooter", 1995, "dos_pc", _tommath, _tommath_seed, "SMCD", _tommath_leaflet),
    Entry("osmosis", "Osmosis", 1997, "acorn_1", _osmosis, _deal_number, "", _osmosis_leaflet),
    Entry("pyramid", "Pyramid", 1997, "acorn_2", _pyramid, _deal_number, "", _pyramid_leaflet),
)
