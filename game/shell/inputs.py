"""How keys, characters, buttons and fingers become the actions of a scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

import pygame

Area = tuple[int, int, int, int]
Point = tuple[int, int]
Phase = Literal["press", "drag", "release", "hold"]

HOLD_SECONDS = 0.6
HOLD_SLOP = 10
FINGER = 22
"""Window pixels by which a finger may miss where nothing else is hit: half of what a target should have."""
BESIDE = 12
"""Window pixels by which it may miss a small thing in a larger area."""
KEYPAD = {f"[{sign}]": sign for sign in "0123456789+-*/."}
MODIFIERS = frozenset(
    (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)
    + (pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK)
)


class Action(NamedTuple):
    """One thing a player did, in the scene's own words and logical pixels.

    A key or character has phase "press" and no `pos`. A button's "press" is followed by "drag"s and one
    "release" of the same name, wherever the pointer goes; "hold" comes between when it is kept still.
    `button`: 1 left, 2 middle, 3 right, 0 none (hovering: phase "drag", `pos` None outside the picture).
    `text`: the character; for the wheel up, down, left or right.
    """

    name: str
    text: str = ""
    pos: Point | None = None
    phase: Phase = "press"
    button: int = 1
    mods: frozenset[str] = frozenset()
    touch: bool = False


class InputMap(NamedTuple):
    """What a scene listens to, as data: also printed by help pages and changed by settings.

    keys: chords by pygame's key names, modifiers in the order ctrl, alt, shift ("f1", "shift+f10", "[4]" with
    num lock off); text: characters as typed, "" standing for every other printable one; areas: logical
    rectangles, the topmost first; hover and wheel: the actions of a moving pointer and of a turning wheel;
    near: where an area holds smaller things, those that a finger at a place of it may mean that is on none.
    swapped: chords that a settings file has given another meaning, see `remapped`.
    """

    keys: Mapping[str, str] = {}
    text: Mapping[str, str] = {}
    areas: Sequence[tuple[Area, str]] = ()
    hover: str = ""
    wheel: str = ""
    near: Callable[[Point], Sequence[Area]] = lambda pos: ()
    swapped: Mapping[str, str] = {}

    def remapped(self, changes: Mapping[str, str]) -> InputMap:
        """With other meanings for some chords: an action's name, a character as if typed, or "" for none.

        What this scene does not do changes nothing in it.
        """
        known = set(self.keys.values())
        changes = {chord: action for chord, action in changes.items() if len(action) < 2 or action in known}
        keys = {chord: action for chord, action in self.keys.items() if chord not in changes}
        keys |= {chord: action for chord, action in changes.items() if len(action) > 1}
        return self._replace(keys=keys, swapped=changes)

    def at(self, pos: Point) -> str | None:
        """The action of the topmost area that holds `pos`."""
        return next((name for area, name in self.areas if _inside(area, pos)), None)

    def meant(self, pos: Point, to_logical: Callable[[Point, bool], Point | None]) -> Point | None:
        """The window position that a finger means which comes down at `pos`; None: nothing is near."""
        at = to_logical(pos, False)
        hit = at is not None and self.at(at) is not None
        small = self.near(at) if at is not None and hit else ()
        if hit and not small:
            return pos
        for across, down in _reach():
            where = pos[0] + across, pos[1] + down
            there = to_logical(where, False)
            if there is None:
                continue
            if hit and max(abs(across), abs(down)) > BESIDE:
                break
            if any(_inside(area, there) for area in small) if hit else self.at(there) is not None:
                return where
        return pos if hit else None


@cache
def _reach() -> list[Point]:
    """What lies around a finger, the nearer first; most starts never need it."""
    ways = range(-FINGER, FINGER + 1, 2)
    around = ((across, down) for across in ways for down in ways)
    return sorted(around, key=lambda way: max(map(abs, way)) + min(map(abs, way)) / FINGER)


def _inside(area: Area, pos: Point) -> bool:
    left, top, wide, high = area
    return left <= pos[0] < left + wide and top <= pos[1] < top + high


@dataclass
class _Held:
    """start: where it was taken hold of; down: where the button or finger came down."""

    name: str
    button: int
    start: Point
    down: Point
    touch: bool
    age: float = 0.0
    still: bool = True

    def place(self, pos: Point) -> Point:
        """Where that is held which a finger missed by a little; one that only rolls leaves it there."""
        if self.start == self.down:
            return pos
        across, down = pos[0] - self.down[0], pos[1] - self.down[1]
        if max(abs(across), abs(down)) <= HOLD_SLOP:
            return self.start
        return self.start[0] + across, self.start[1] + down


class Translator:
    """Events in, actions out; it knows no game.

    `to_logical(window_pos, clamp)` gives logical pixels, or None outside the picture unless clamped.
    """

    def __init__(self, to_logical: Callable[[Point, bool], Point | None]) -> None:
        self._to_logical = to_logical
        self._fresh = True
        self._held: _Held | None = None
        self._pointer_at: Point | None = None

    def reset(self) -> None:
        """Forget what is held down: another scene has come."""
        self._held = None
        self._fresh = False

    def actions(self, event: pygame.Event, inputs: InputMap) -> Iterator[Action]:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer_at = event.pos
        match event.type:
            case pygame.KEYDOWN if event.key not in MODIFIERS:
                # With Alt or the system key down X11 still sends the letter; that is a command, not writing.
                self._fresh = not event.mod & (pygame.KMOD_LALT | pygame.KMOD_GUI)
                yield from self._key(event, inputs)
            case pygame.KEYUP if event.key not in MODIFIERS:
                self._fresh = True
            case pygame.TEXTINPUT if self._fresh:
                # TEXTINPUT repeats while a key is held even with key repeat off: once a key is enough.
                self._fresh = False
                for character in event.text:
                    yield from self._character(character, inputs)
            case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
                if self._held and self._held.button == event.button:
                    yield from self._release(event)  # its own release was lost on the way
                if self._held is None:
                    yield from self._press(event, inputs)
            case pygame.MOUSEMOTION:
                yield from self._move(event, inputs)
            case pygame.MOUSEBUTTONUP if self._held and event.button == self._held.button:
                yield from self._release(event)
            case pygame.MOUSEWHEEL if inputs.wheel:
                yield from self._wheel(event, inputs)
            case pygame.WINDOWLEAVE if inputs.hover and self._held is None:
                yield Action(inputs.hover, phase="drag", button=0)

    def tick(self, dt: float) -> Iterator[Action]:
        """The one "hold" of a button that is kept down and still for HOLD_SECONDS."""
        held = self._held
        if held is None or not held.still:
            return
        held.age += dt
        if held.age >= HOLD_SECONDS:
            held.still = False
            pos = self._to_logical(held.start, True)
            yield Action(held.name, pos=pos, phase="hold", button=held.button, mods=_mods(), touch=held.touch)

    def _key(self, event: pygame.Event, inputs: InputMap) -> Iterator[Action]:
        # The Menu key has a name in SDL alone: "menu" or "application".
        name = pygame.key.name(event.key) or pygame.key.name(event.key, use_compat=False).lower()
        if name in KEYPAD and event.mod & pygame.KMOD_NUM:
            return  # its character follows as TEXTINPUT
        mods = _mods(event.mod)
        chord = "".join(f"{mod}+" for mod in ("ctrl", "alt", "shift") if mod in mods) + name
        if chord in inputs.swapped:
            yield from self._swapped(inputs.swapped[chord], mods, inputs)
            return
        action = inputs.keys.get(chord)
        if action is None and mods == {"shift"}:
            action = inputs.keys.get(name)
        if action is not None:
            self._fresh = self._fresh and name not in KEYPAD  # its own character may follow all the same
            yield Action(action, mods=mods)
        elif name in KEYPAD and mods <= {"shift"}:
            self._fresh = False
            yield from self._character(KEYPAD[name], inputs)

    def _swapped(self, meaning: str, mods: frozenset[str], inputs: InputMap) -> Iterator[Action]:
        self._fresh = False  # what the key would have typed does not count any more
        if len(meaning) == 1:
            yield from self._character(meaning, inputs)
        elif meaning:
            yield Action(meaning, mods=mods)

    def _character(self, character: str, inputs: InputMap) -> Iterator[Action]:
        action = inputs.text.get(character)
        if action is None and character.isprintable():
            action = inputs.text.get("")
        if action is not None:
            yield Action(action, text=character)

    def _press(self, event: pygame.Event, inputs: InputMap) -> Iterator[Action]:
        touch = bool(getattr(event, "touch", False))
        where = inputs.meant(event.pos, self._to_logical) if touch else event.pos
        pos = self._to_logical(where, False) if where else None
        name = inputs.at(pos) if pos else None
        if where is not None and name is not None:
            self._held = _Held(name, event.button, where, event.pos, touch)
            yield self._pointer(self._held, where, "press")

    def _release(self, event: pygame.Event) -> Iterator[Action]:
        held, self._held = self._held, None
        if held is not None:
            yield self._pointer(held, held.place(event.pos), "release")

    def _move(self, event: pygame.Event, inputs: InputMap) -> Iterator[Action]:
        if self._held:
            x, y = self._held.down
            if max(abs(event.pos[0] - x), abs(event.pos[1] - y)) > HOLD_SLOP:
                self._held.still = False
            yield self._pointer(self._held, self._held.place(event.pos), "drag")
        elif inputs.hover:
            pos = self._to_logical(event.pos, False)
            touch = bool(getattr(event, "touch", False))
            yield Action(inputs.hover, pos=pos, phase="drag", button=0, mods=_mods(), touch=touch)

    def _wheel(self, event: pygame.Event, inputs: InputMap) -> Iterator[Action]:
        pos = self._to_logical(self._pointer_at, False) if self._pointer_at else None
        steps = [("up" if event.y > 0 else "down")] * abs(event.y)
        steps += [("right" if event.x > 0 else "left")] * abs(event.x)
        for step in steps:
            yield Action(inputs.wheel, text=step, pos=pos, button=0, mods=_mods())

    def _pointer(self, held: _Held, pos: Point, phase: Phase) -> Action:
        where = self._to_logical(pos, True)
        return Action(held.name, pos=where, phase=phase, button=held.button, mods=_mods(), touch=held.touch)


def _mods(mask: int | None = None) -> frozenset[str]:
    mask = pygame.key.get_mods() if mask is None else mask
    table = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
    return frozenset(name for name, bits in table if mask & bits)
