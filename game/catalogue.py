"""The games, one entry each; imports stand inside so that only what is played is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.shell.scene import Game, House


@dataclass(frozen=True)
class Entry:
    """One machine of the shelf.

    machine: its drawing in assets/shelf; check_seed: raises ValueError, one sentence, for a --seed of a wrong
    form; letters: those that may follow the game's id on the command line.
    """

    id: str
    title: str
    year: int
    machine: str
    make_scene: Callable[[House], Game]
    check_seed: Callable[[str], None]
    letters: str = ""


def _gravity(house: House) -> Game:
    from game.gravity.scene import GravityScene

    return GravityScene(house)


def _gravity_seed(text: str) -> None:
    from game.gravity.seeds import check_seed

    check_seed(text)


def _osmosis(house: House) -> Game:
    from game.patience.scene import PatienceScene

    return PatienceScene(house, "osmosis")


def _pyramid(house: House) -> Game:
    from game.patience.scene import PatienceScene

    return PatienceScene(house, "pyramid")


def _deal_number(text: str) -> None:
    from game.patience.sitting import check_seed

    check_seed(text)


CATALOGUE: tuple[Entry, ...] = (
    Entry("gravity", "Gravity", 1987, "organiser", _gravity, _gravity_seed),
    Entry("osmosis", "Osmosis", 1997, "acorn_1", _osmosis, _deal_number),
    Entry("pyramid", "Pyramid", 1997, "acorn_2", _pyramid, _deal_number),
)
