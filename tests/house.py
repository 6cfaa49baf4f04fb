"""The house of a game that is played in a test: a store in memory or on disk, no sound, nowhere to go."""

from __future__ import annotations

from game.shell.scene import House, Scene
from game.shell.sound import Silence
from game.shell.store import Store


def house(store: Store, name: str) -> House:
    """For the game with this id; its notices are not seen, and leaving it fails."""
    return House(slot=store.slot(name), sound=Silence(), leave=_nowhere, notice=lambda text: None)


def _nowhere() -> Scene:
    raise AssertionError("this game was not to be left")
