"""What the shell asks of a scene, and what it lends to one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import pygame

from game.shell.inputs import Action, InputMap
from game.shell.settings import Settings
from game.shell.sound import Sound
from game.shell.store import Slot


class Scene(Protocol):
    """One screen of one machine. Making a scene only reads what is kept; actions and ticks may write.

    A scene whose computer shows its moves, or that thinks while a player may act, has a `busy` too: whether a
    player has to wait. For all others that is so while there is work.
    """

    @property
    def size(self) -> tuple[int, int]:
        """The original's pixels."""

    @property
    def pixel_aspect(self) -> float:
        """Width divided by height of one original pixel."""

    @property
    def inputs(self) -> InputMap: ...

    @property
    def border(self) -> tuple[int, int, int] | None:
        """A colour around the picture, at least 2 % on every side; None for plain black letterboxes."""

    def act(self, action: Action) -> None:
        """The only way in."""

    def tick(self, dt: float) -> bool:
        """Advance clocks by seconds; True where the picture changed."""

    def work(self) -> Iterator[None] | None:
        """Unfinished thinking, advanced in slices by the loop; the scene owns it and may replace it."""

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        """The whole picture from state alone.

        Where the last call drew on the same surface, only what changed need be drawn again, and the rectangle
        that holds all changes is returned; None: anything may have changed.
        """

    def next(self) -> Scene | None:
        """The scene that follows; None: stay."""


class Game(Scene, Protocol):
    """A scene that stands on the shelf."""

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        """What the machine's small screen on the shelf shows of the game as it is, in `size` pixels."""


@dataclass(frozen=True)
class House:
    """What the shell lends to a game's scene."""

    slot: Slot
    sound: Sound
    leave: Callable[[], Scene]
    notice: Callable[[str], None]
    """Says a sentence at the top of the window for a few seconds."""
    data: Path | None = None
    """The folder for files the player asks for (prints); None: nothing is written."""
    seed: str | None = None
    """--seed, already checked by the game's `check_seed`."""
    letters: str = ""
    printer: str | None = None
    settings: Settings = field(default_factory=Settings)
    """The one place of what a player has switched for all games."""


def is_busy(scene: Scene) -> bool:
    """Whether a player has to wait for the computer in this scene."""
    busy = getattr(scene, "busy", None)
    return scene.work() is not None if busy is None else bool(busy)
