"""Whether anybody is there: it sees every event first, and keeps idle clock, operator's chord and pointer."""

from __future__ import annotations

import pygame

from game.shell import look
from game.shell.fit import Size
from game.shell.inputs import Point
from game.shell.kiosk import Chord, Corner, Idle, Phase

POINTER_SECONDS = 3.0
STIRRED = 8
"""Window pixels that a mouse must travel to wake: tables are bumped into."""
DEAF_SECONDS = 0.5
"""What follows at once on what led to attract mode belongs to it."""
REACH_SECONDS = 0.7
"""In which a hand that has moved the mouse, and so woke it, may click as well."""
STUCK_SECONDS = 2.0
"""After which what woke it no longer swallows what follows, although its release has not come."""
PRESSES = frozenset((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.TEXTINPUT))
INPUTS = PRESSES | {pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION}
MOVED = ("moved", 0)
OPERATOR = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


class Attendant:
    """Fed with events and seconds; `idle.phase` says whether anybody is there, `chord.opened` who.

    `watches`: the idle clock runs. keys, corners: whether these open the operator's page.
    """

    def __init__(self, idle: Idle, keys: bool = False, corners: bool = False) -> None:
        self.idle = idle
        self.keys, self.corners = keys, corners
        self.watches = True
        self.chord = Chord()
        self.pointer_hidden = False
        self._rest: Point | None = None
        self._still = 0.0
        self._waking: set[tuple[str, int]] = set()
        self._swallowed = 0.0
        self._asleep = 0.0
        self._typed = False

    def event(self, event: pygame.Event, window: Size) -> bool:
        """Whether the scene may not have it, since it only woke somebody up or was the operator's."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.chord = self.chord.keys(False)
        if event.type not in INPUTS:
            return False
        press = self._is_press(event)
        operator = self._follow_chord(event, window)
        self._follow_pointer(event)
        if operator and self.idle.phase != "attract":
            self.idle = self.idle.touched()
        if self._swallows(event) or operator:
            return True
        if self.idle.phase == "awake":
            if press or self._stirred(event):
                self.idle = self.idle.touched()
            return False
        if self._wakes(event, press):
            self.idle = self.idle.touched()
            self._waking.add(_held(event))
            self._swallowed = 0.0
        return True

    def passed(self, dt: float, busy: bool) -> Phase:
        """The phase after `dt` seconds; `busy`: the computer is at work or shows its move."""
        self.chord = self.chord.passed(dt)
        self._still += dt
        if self._still >= POINTER_SECONDS:
            self.pointer_hidden = True
        if self._waking:
            self._swallowed += dt
            if self._swallowed >= STUCK_SECONDS:
                self._waking.clear()
            elif self._swallowed >= REACH_SECONDS:
                self._waking.discard(MOVED)
        self._asleep = self._asleep + dt if self.idle.phase == "attract" else 0.0
        if self.watches:
            self.idle = self.idle.passed(dt, busy)
        elif self.idle.phase != "attract":
            self.idle = self.idle.touched()
        return self.idle.phase

    def sleep(self) -> None:
        """Nobody is there, from now on."""
        self.idle = self.idle.asleep()
        self._rest, self._asleep = None, 0.0

    def open(self) -> None:
        """The operator has come in."""
        self.chord = Chord(keys_down=self.chord.keys_down)
        self.idle = self.idle.touched()

    def _is_press(self, event: pygame.Event) -> bool:
        """Whether a hand did it: a key that something lies on repeats its character without end."""
        if event.type == pygame.TEXTINPUT:
            repeated, self._typed = self._typed, True
            return not repeated
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._typed = False
        return event.type in PRESSES

    def _wakes(self, event: pygame.Event, press: bool) -> bool:
        if self.idle.phase == "attract" and self._asleep < DEAF_SECONDS:
            return False
        # A finger's press follows its motion.
        return press or (not getattr(event, "touch", False) and self._stirred(event))

    def _stirred(self, event: pygame.Event) -> bool:
        """The pointer has come a way that no table's trembling takes it."""
        if event.type != pygame.MOUSEMOTION:
            return False
        x, y = self._rest or event.pos
        stirred = max(abs(int(event.pos[0]) - x), abs(int(event.pos[1]) - y)) >= STIRRED
        if stirred or self._rest is None:
            self._rest = event.pos
        return stirred

    def _swallows(self, event: pygame.Event) -> bool:
        """What woke it is swallowed to its release, with all that comes meanwhile."""
        if not self._waking:
            return False
        match event.type:
            case pygame.KEYUP:
                self._waking.discard(("key", event.key))
            case pygame.MOUSEBUTTONUP:
                self._waking.discard(("button", event.button))
            case pygame.KEYDOWN | pygame.MOUSEBUTTONDOWN if MOVED in self._waking:
                self._waking.add(_held(event))
        return True

    def _follow_pointer(self, event: pygame.Event) -> None:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            touch = bool(getattr(event, "touch", False))
            self._still = POINTER_SECONDS if touch else 0.0
            self.pointer_hidden = touch

    def _follow_chord(self, event: pygame.Event, window: Size) -> bool:
        """Let the chord see it; whether it is one that nobody but the operator would press."""
        match event.type:
            case pygame.KEYDOWN if self.keys and event.key == pygame.K_q:
                down = all(event.mod & mod for mod in OPERATOR)
                self.chord = self.chord.keys(down)
                return down
            case pygame.KEYUP:
                mods = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT)
                if event.key in (pygame.K_q, *mods):
                    self.chord = self.chord.keys(False)
            case pygame.MOUSEBUTTONDOWN if self.corners and event.button == 1:
                self.chord = self.chord.pressed(corner_at(event.pos, window))
                return self.chord.expected is not None
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self.chord = self.chord.released()
            case pygame.MOUSEMOTION if (
                self.chord.corner and corner_at(event.pos, window) != self.chord.corner
            ):
                self.chord = self.chord.released()
        return False


def _held(event: pygame.Event) -> tuple[str, int]:
    """What has to be let go of, or a movement, which ends by itself."""
    match event.type:
        case pygame.KEYDOWN:
            return "key", event.key
        case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
            return "button", event.button
    return MOVED


def corner_at(pos: Point, window: Size) -> Corner | None:
    """Which corner of the window a position is in."""
    wide, high = window
    reach = max(look.CORNER_LEAST, round(min(window) * look.CORNER))
    across = "left" if pos[0] < reach else "right" if pos[0] >= wide - reach else ""
    down = "top" if pos[1] < reach else "bottom" if pos[1] >= high - reach else ""
    corners: dict[tuple[str, str], Corner] = {
        ("top", "left"): "top left",
        ("top", "right"): "top right",
        ("bottom", "right"): "bottom right",
        ("bottom", "left"): "bottom left",
    }
    return corners.get((down, across))
