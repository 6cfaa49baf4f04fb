"""Square waves through the mixer, and silence where there is no device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

Note = tuple[float, float]  # hertz (0: a pause) and milliseconds


class Sound(Protocol):
    """What scenes may ask for; nothing here may fail or wait."""

    def play(self, notes: Sequence[Note]) -> None:
        """Begin these notes now, in place of what still sounds."""

    def stop(self) -> None: ...


class Silence:
    """Sound where there is none."""

    def play(self, notes: Sequence[Note]) -> None:
        pass

    def stop(self) -> None:
        pass
