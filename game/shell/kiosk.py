"""The idle clock, attract mode's rota and the operator's way in, as values fed with seconds and touches."""

from __future__ import annotations

from typing import Literal, NamedTuple

Phase = Literal["awake", "asking", "attract"]
Corner = Literal["top left", "top right", "bottom right", "bottom left"]

KIOSK_IDLE = 90.0
COUNTDOWN = 15.0
HOME_IDLE = 300.0
DEMO_SECONDS = 60.0  # at most: a demo that has come to its end is over sooner
RECORDS_SECONDS = 12.0
CHORD_SECONDS = 3.0
CORNER_SECONDS = 5.0
CORNERS: tuple[Corner, ...] = ("top left", "top right", "bottom right", "bottom left")
CORNERS_PATIENCE = 10.0  # from one corner to the next


class Idle(NamedTuple):
    """How long nothing was touched. `countdown` seconds of "still there?" come between idle and attract."""

    limit: float
    countdown: float = 0.0
    seconds: float = 0.0
    attract: bool = False

    @property
    def phase(self) -> Phase:
        if self.attract:
            return "attract"
        return "asking" if self.seconds >= self.limit else "awake"

    @property
    def left(self) -> float:
        """Seconds of the countdown that are left."""
        return max(0.0, self.limit + self.countdown - self.seconds)

    def passed(self, dt: float, busy: bool = False) -> Idle:
        """After `dt` seconds; the clock stands still while the computer is at work or shows its move."""
        if self.attract or (busy and self.phase == "awake"):
            return self
        seconds = self.seconds + dt
        return self._replace(seconds=seconds, attract=seconds >= self.limit + self.countdown)

    def touched(self) -> Idle:
        """Somebody is there. What was touched counts only where `phase` was "awake": else it only wakes."""
        return self._replace(seconds=0.0, attract=False)

    def asleep(self) -> Idle:
        """Attract mode at once: the way out of every game in a kiosk."""
        return self._replace(seconds=self.limit + self.countdown, attract=True)


class Turn(NamedTuple):
    """One number of the programme: a game's demo, or the records where `game` is None."""

    game: str | None
    seconds: float


class Rota(NamedTuple):
    """The endless programme of attract mode: each game's demo, the records between them."""

    games: tuple[str, ...]
    place: int = 0

    def turn(self) -> Turn:
        if not self.games:
            return Turn(None, RECORDS_SECONDS)
        if self.place % 2:
            return Turn(None, RECORDS_SECONDS)
        return Turn(self.games[self.place // 2 % len(self.games)], DEMO_SECONDS)

    def following(self) -> Rota:
        return self._replace(place=(self.place + 1) % max(1, 2 * len(self.games)))


class Chord(NamedTuple):
    """The operator's way in: Ctrl+Shift+Q held, or the top left corner held and all four touched in order."""

    keys_down: bool = False
    corner: Corner | None = None
    held: float = 0.0
    expected: int | None = None
    opened: bool = False

    def keys(self, down: bool) -> Chord:
        """Ctrl, Shift and Q are all down, or no longer."""
        return self._replace(keys_down=down, held=0.0) if down != self.keys_down else self

    def pressed(self, corner: Corner | None) -> Chord:
        """A finger or button came down in a corner, or elsewhere (None)."""
        if self.expected is None:
            return self._replace(corner=corner, held=0.0)
        if corner != CORNERS[self.expected]:
            return Chord(keys_down=self.keys_down, corner=corner)
        if self.expected == len(CORNERS) - 1:
            return Chord(opened=True)
        return self._replace(corner=None, held=0.0, expected=self.expected + 1)

    def released(self) -> Chord:
        return self._replace(corner=None, held=0.0) if self.expected is None else self

    def passed(self, dt: float) -> Chord:
        held = self.held + dt
        if self.keys_down:
            return Chord(opened=True) if held >= CHORD_SECONDS else self._replace(held=held)
        if self.expected is not None:
            return Chord() if held >= CORNERS_PATIENCE else self._replace(held=held)
        if self.corner == CORNERS[0]:
            done = held >= CORNER_SECONDS
            return self._replace(held=0.0, corner=None, expected=0) if done else self._replace(held=held)
        return self
