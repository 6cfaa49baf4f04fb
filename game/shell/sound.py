"""Square waves through the mixer, and silence where there is no device."""

from __future__ import annotations

import os
import sys
import time
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Protocol

import pygame

Note = tuple[float, float]  # hertz (0: a pause) and milliseconds

RATE = 22050
BUFFER = 512
LOUDEST = 9000  # of 32767: a square wave at full swing is painful
KEPT = 64
LATE = "pygame.mixer"
RETRY_SECONDS = 10.0
"""Between two attempts to find a device."""


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


class Speaker:
    """Sound of a loudspeaker, opened when something is first to be heard; without a device it stays silent.

    `volume`, 0 to 100, and `mute` may be changed at any time and hold from the next notes on. A device that
    is not there, or has gone, is asked for again by a later sound.
    """

    def __init__(self, volume: int, mute: bool) -> None:
        self.volume = volume
        self.mute = mute
        self._open = False
        self._again = 0.0
        self._sounds: dict[tuple[Note, ...], pygame.mixer.Sound] = {}

    def play(self, notes: Sequence[Note]) -> None:
        # SDL's mixer crashes on a sound without a sample.
        if self.mute or self.volume <= 0 or not any(length(note) for note in notes):
            self.stop()
            return
        if not self._open and time.monotonic() >= self._again:
            self._open = _open_mixer()
            self._again = time.monotonic() + RETRY_SECONDS
        if self._open:
            try:
                sound = self._sound(tuple(notes))
                sound.set_volume(min(self.volume, 100) / 100)
                pygame.mixer.Channel(0).play(sound)
            except pygame.error:
                self._close()

    def stop(self) -> None:
        if self._open:
            try:
                pygame.mixer.Channel(0).stop()
            except pygame.error:
                self._close()

    def device_gone(self) -> None:
        """SDL would play on into it, and say nothing; of one that comes it tells no closed mixer."""
        if self._open:
            self._close()
            self._again = 0.0

    def _close(self) -> None:
        self._open = False
        self._again = time.monotonic() + RETRY_SECONDS
        self._sounds.clear()  # they belong to the mixer that goes
        with _no_chatter():
            pygame.mixer.quit()

    def _sound(self, notes: tuple[Note, ...]) -> pygame.mixer.Sound:
        if notes not in self._sounds:
            if len(self._sounds) >= KEPT:
                self._sounds.clear()
            self._sounds[notes] = pygame.mixer.Sound(buffer=wave(notes))
        return self._sounds[notes]


def open_sound(volume: int, mute: bool) -> Sound:
    """The sound of this program; no device is touched before something is to be heard."""
    return Speaker(volume, mute)


def length(note: Note) -> int:
    """How many samples the note lasts."""
    return max(0, round(RATE * note[1] / 1000))


def wave(notes: Sequence[Note]) -> array[int]:
    """Samples of square waves, one after the other, at RATE a second."""
    samples = array("h")
    for note in notes:
        hertz, count = note[0], length(note)
        if hertz <= 0:
            samples.extend([0] * count)
            continue
        start, end, half, level = len(samples), 0, 1, LOUDEST
        while end < count:
            # Each edge is rounded by itself, so that the pitch is right however long the note is.
            edge = max(end + 1, min(count, round(half * RATE / (2 * hertz))))
            samples.extend([level] * (edge - end))
            end, half, level = edge, half + 1, -level
        del samples[start + count :]
    return samples


def _open_mixer() -> bool:
    """Whether there is a device; what its driver has to say about that is nobody's business."""
    try:
        _let_the_mixer_in()
        with _no_chatter():
            pygame.mixer.init(RATE, -16, 1, BUFFER)
            pygame.mixer.set_num_channels(1)
    except (pygame.error, ImportError, OSError):  # the others: a mixer or a library of its that is not there
        return False
    return True


def _let_the_mixer_in() -> None:
    """main.py has pygame begin without it, which halves what a start reads."""
    for name in [name for name, module in sys.modules.items() if module is None and name.startswith(LATE)]:
        del sys.modules[name]
    import_module(LATE)


@contextmanager
def _no_chatter() -> Iterator[None]:
    """ALSA writes to file descriptor 2 by itself: send that nowhere for a moment."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a console has none
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
