"""The PC speaker's tunes: square waves by event."""

from __future__ import annotations

from game.shell.sound import Note

KEY: tuple[Note, ...] = ((1200, 8),)
PLACE: tuple[Note, ...] = ((440, 30), (660, 30))
ILLEGAL: tuple[Note, ...] = ((110, 160),)
DRAW: tuple[Note, ...] = ((392, 140), (330, 140), (392, 280))
WIN: tuple[Note, ...] = ((523, 90), (659, 90), (784, 90), (1047, 180), (784, 90), (1047, 360))
LOSS: tuple[Note, ...] = ((392, 160), (370, 160), (349, 160), (330, 420))
_SCALE = (523, 587, 659, 698, 784, 880, 988, 1047)


def score(runs: int) -> tuple[Note, ...]:
    """A rising figure, a note for each run."""
    return tuple((_SCALE[min(place, len(_SCALE) - 1)], 90) for place in range(runs))
