"""How tests play a scene: real SDL events through the real stage, with no window and no real clock."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell.inputs import HOLD_SECONDS, Point
from game.shell.loop import Stage
from game.shell.rhythm import FULL
from game.shell.scene import Scene

FRAME = 1 / FULL
STEPS_A_FRAME = 32
SHIFTED = dict(zip('~!@#$%^&*()_+{}|:"<>?', "`1234567890-=[]\\;',./", strict=True))
MODS = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}
MOD_KEYS = {"ctrl": pygame.K_LCTRL, "alt": pygame.K_LALT, "shift": pygame.K_LSHIFT}


class Driver:
    """Plays a scene as the loop does, and follows it to the scenes that come after: `driver.scene`.

    Every event is one that SDL sends, in SDL's order, and goes through the real Translator; positions are
    logical pixels. Inputs take no time; time passes in `wait`, `hold` and `finish_work` alone, in frames of
    1/60 second, each with STEPS_A_FRAME steps of work() in place of 8 ms. Same calls, same outcome.

        driver = Driver(scene)
        driver.key("return")                # a chord of pygame's key names: "a", "shift+f10", "[4]", "ctrl++"
        driver.type("8, 5")                 # characters as a US keyboard types them
        driver.click(100, 60, button=3)     # tap(...) is the same with a finger
        driver.press(10, 10); driver.move(50, 40); driver.release()     # a drag
        driver.wait(1.5)
        picture = driver.redraw()           # as the loop draws: only what changed, on a kept surface
        whole = driver.picture()            # all of it, on a fresh surface

    `picture()` makes the next `redraw()` a whole one too, since scenes draw whole on a surface they do not
    know: to test incremental drawing, act and `redraw()` several times, then compare with `picture()`.
    `send`: where the events go in place of the scene, for example pygame.event.post.
    """

    def __init__(self, scene: Scene, send: Callable[[pygame.Event], object] | None = None) -> None:
        if not pygame.display.get_init():
            pygame.display.init()
        pygame.key.set_mods(0)
        self._stage = Stage(scene, self._to_logical)
        self._take = send or self._stage.event
        self._pointer: Point = (-1, -1)
        self._down: tuple[int, bool] | None = None
        self._kept: tuple[Scene, pygame.Surface, bytes] | None = None

    @property
    def scene(self) -> Scene:
        """The scene that is on now."""
        return self._stage.scene

    @property
    def changed(self) -> bool:
        """Whether the loop would draw now; `redraw` settles it."""
        return self._stage.changed

    def key(self, chord: str, num_lock: bool = True, repeats: int = 0) -> None:
        """Press and release one key with its modifiers; it types where that key does.

        "[4]" and its like are the keypad's keys, which type only with num lock on. repeats: how many times
        more the character comes while the key is held down.
        """
        *names, key = _parts(chord)
        mods = 0
        for name in names:
            mods |= MODS[name]
            self._key_event(pygame.KEYDOWN, MOD_KEYS[name], mods)
        code = pygame.key.key_code(key)
        mask = mods | (pygame.KMOD_NUM if num_lock else 0)
        self._key_event(pygame.KEYDOWN, code, mask)
        character = _typed(key, mods, num_lock)
        for _ in range(1 + repeats if character else 0):
            self._send(pygame.TEXTINPUT, text=character)
        self._key_event(pygame.KEYUP, code, mask)
        for name in reversed(names):
            mods &= ~MODS[name]
            self._key_event(pygame.KEYUP, MOD_KEYS[name], mods)
        pygame.key.set_mods(0)

    def type(self, text: str) -> None:
        """Type characters; those no US keyboard has arrive as text alone, as from a dead key."""
        for character in text:
            if character in SHIFTED:
                self.key(f"shift+{SHIFTED[character]}")
            elif character.isascii() and character.isupper():
                self.key(f"shift+{character.lower()}")
            elif character == " ":
                self.key("space")
            elif character.isascii() and character.isprintable():
                self.key(character)
            else:
                self._key_event(pygame.KEYUP, pygame.K_UNKNOWN, 0)
                self._send(pygame.TEXTINPUT, text=character)

    def move(self, x: int, y: int, touch: bool | None = None) -> None:
        """Move the pointer: a drag while a button is down; positions outside the picture are allowed."""
        if touch is None:
            touch = self._down is not None and self._down[1]
        rel = (x - self._pointer[0], y - self._pointer[1])
        self._pointer = (x, y)
        buttons = tuple(int(self._down is not None and self._down[0] == button) for button in (1, 2, 3))
        self._send(pygame.MOUSEMOTION, pos=(x, y), rel=rel, buttons=buttons, touch=touch)

    def press(self, x: int, y: int, button: int = 1, mods: str = "", touch: bool = False) -> None:
        """Press a button, or put a finger down; mods: "shift", "ctrl+alt", ... held until the release."""
        pygame.key.set_mods(sum(MODS[name] for name in mods.split("+") if name))
        if self._pointer != (x, y):
            self.move(x, y, touch)
        self._down = (button, touch)
        self._send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch)

    def release(self, x: int | None = None, y: int | None = None) -> None:
        """Let go of what is pressed, here or at another place."""
        assert self._down is not None, "nothing is pressed"
        where = (self._pointer[0] if x is None else x, self._pointer[1] if y is None else y)
        if where != self._pointer:
            self.move(*where)
        (button, touch), self._down = self._down, None
        self._send(pygame.MOUSEBUTTONUP, pos=where, button=button, touch=touch)
        pygame.key.set_mods(0)

    def click(self, x: int, y: int, button: int = 1, mods: str = "", touch: bool = False) -> None:
        """Press and release at one place."""
        self.press(x, y, button, mods, touch)
        self.release()

    def tap(self, x: int, y: int) -> None:
        """A click by a finger."""
        self.click(x, y, touch=True)

    def hold(self, x: int, y: int, button: int = 1, mods: str = "", touch: bool = False) -> None:
        """Press, keep still until it counts as a hold, release."""
        self.press(x, y, button, mods, touch)
        self.wait(HOLD_SECONDS + 2 * FRAME)
        self.release()

    def wheel(self, x: int, y: int, step: str = "down", mods: str = "") -> None:
        """One step of the wheel at a place: up, down, left or right."""
        pygame.key.set_mods(sum(MODS[name] for name in mods.split("+") if name))
        if self._pointer != (x, y):
            self.move(x, y)
        dx, dy = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}[step]
        old = {1: 4, -1: 5}.get(dy)
        if old:
            self._send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=old, touch=False)
        self._send(pygame.MOUSEWHEEL, x=dx, y=dy, flipped=False, touch=False)
        if old:
            self._send(pygame.MOUSEBUTTONUP, pos=(x, y), button=old, touch=False)
        pygame.key.set_mods(0)

    def leave(self) -> None:
        """The pointer leaves the window."""
        self._send(pygame.WINDOWLEAVE)

    def wait(self, seconds: float) -> None:
        """Let frames pass, thinking and ticking as the loop does."""
        for _ in range(round(seconds / FRAME)):
            self._frame(STEPS_A_FRAME)

    def finish_work(self, frames: int = 2000, steps_a_frame: int = 5000) -> None:
        """Let frames with large slices pass until the scene thinks no more; fails after so many frames."""
        for _ in range(frames):
            if self.scene.work() is None:
                return
            self._frame(steps_a_frame)
        raise AssertionError(f"still thinking after {frames} frames")

    def picture(self) -> pygame.Surface:
        """The whole picture, drawn on a fresh surface."""
        surface = pygame.Surface(self.scene.size, 0, 32)
        self.scene.draw(surface)
        return surface

    def redraw(self) -> pygame.Surface:
        """The picture drawn as the loop does; fails where a pixel outside the returned rectangle changed."""
        self._stage.changed = False
        scene = self.scene
        if self._kept is None or (self._kept[0], self._kept[1].get_size()) != (scene, scene.size):
            surface, before = pygame.Surface(scene.size, 0, 32), b""
        else:
            _, surface, before = self._kept
        changed = scene.draw(surface)
        after = pygame.image.tobytes(surface, "RGBX")
        if before and changed is not None:
            shown = pygame.image.frombuffer(bytearray(before), scene.size, "RGBX")
            shown.blit(surface, changed, changed)
            seen = pygame.image.tobytes(shown, "RGBX")
            assert seen == after, f"{type(scene).__name__} changed pixels outside {changed}"
        self._kept = (scene, surface, after)
        return surface

    def _frame(self, steps: int) -> None:
        left = iter(range(steps - 1))
        self._stage.think(lambda: next(left, None) is not None)
        self._stage.advance(FRAME)

    def _send(self, kind: int, **values: object) -> None:
        self._take(pygame.Event(kind, values))

    def _key_event(self, kind: int, code: int, mask: int) -> None:
        pygame.key.set_mods(mask)
        self._send(kind, key=code, mod=mask, unicode="", scancode=0)

    def _to_logical(self, pos: Point, clamp: bool) -> Point | None:
        wide, high = self.scene.size
        x, y = pos
        if clamp:
            return min(max(x, 0), wide - 1), min(max(y, 0), high - 1)
        return pos if 0 <= x < wide and 0 <= y < high else None


def _parts(chord: str) -> list[str]:
    """The names of a chord; its last may be "+" itself."""
    if chord == "+":
        return ["+"]
    if chord.endswith("++"):
        return [*chord[:-2].split("+"), "+"]
    if chord.endswith("+]"):
        head, _, _ = chord.rpartition("[")
        return [*head.rstrip("+").split("+"), "[+]"] if head else ["[+]"]
    return chord.split("+")


def _typed(key: str, mods: int, num_lock: bool) -> str:
    """What this key types on a US keyboard; "" for nothing."""
    if mods & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
        return ""
    if len(key) == 3 and key[0] + key[2] == "[]":
        return key[1] if num_lock or key[1] in "+-*/" else ""
    if key == "space":
        return " "
    if len(key) != 1:
        return ""
    if not mods & pygame.KMOD_SHIFT:
        return key
    return {plain: shifted for shifted, plain in SHIFTED.items()}.get(key, key.upper())
