"""The one loop: events to the scene, a slice of its thinking, a picture where something changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal, Protocol

import pygame

from game.shell.inputs import Action, InputMap, Point, Translator
from game.shell.rhythm import FULL, Rhythm
from game.shell.scene import Scene
from game.shell.screen import Screen

THINK = 0.008
LONGEST_STEP = 0.25
REDRAWN = frozenset(
    (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
    + (pygame.VIDEOEXPOSE, pygame.VIDEORESIZE)
)
PRESSED = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
"""A finger comes as a mouse too."""


class Stage:
    """The scene that plays now, and all that reaches it; tests drive one without a window.

    inputs: what a scene listens to, where that is not its own map.
    """

    def __init__(
        self,
        scene: Scene,
        to_logical: Callable[[Point, bool], Point | None],
        inputs: Callable[[Scene], InputMap] = lambda scene: scene.inputs,
    ) -> None:
        self.scene = scene
        self._inputs = inputs
        self.changed = True
        self._translator = Translator(to_logical)

    def event(self, event: pygame.Event) -> None:
        """Let the scene act on one event; what is left of it when another scene comes is dropped."""
        scene = self.scene
        for action in self._translator.actions(event, self._inputs(scene)):
            self._act(action)
            if self.scene is not scene:
                return

    def think(self, more: Callable[[], bool]) -> bool:
        """Advance the scene's unfinished thinking while `more()` holds; whether there was any."""
        thought = False
        while (job := self.scene.work()) is not None:
            thought = True
            try:
                next(job)
            except StopIteration:
                break
            if not more():
                break
        return thought

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass for what is held down and for the scene."""
        for action in self._translator.tick(dt):
            self._act(action)
        if self.scene.tick(dt):
            self.changed = True
        self._follow()

    def go(self, scene: Scene) -> None:
        """Another scene takes the stage."""
        self.scene = scene
        self.changed = True
        self._translator.reset()

    def _act(self, action: Action) -> None:
        self.scene.act(action)
        self.changed = True
        self._follow()

    def _follow(self) -> None:
        while (following := self.scene.next()) is not None:
            self.go(following)


Wish = Literal["quit", "full screen", "picture"]


class Shell(Protocol):
    """What the loop asks of the program around it."""

    def home(self, scene: Scene) -> Scene | None:
        """Where Ctrl+Q leads from `scene`; None: out of the program."""

    def keep_picture(self, picture: pygame.Surface) -> None:
        """F12."""

    def settle(self) -> None:
        """Called once a frame, for what is waiting to be said."""


class Watch(Protocol):
    """What the loop asks of who watches over scenes and players."""

    def inputs(self, scene: Scene) -> InputMap:
        """What a scene listens to, with the keys that the settings have changed."""

    def takes(self, event: pygame.Event) -> bool:
        """Whether an event may not reach the scene."""

    def may(self, wish: Wish) -> bool:
        """Whether one of the shell's own keys does anything here."""

    def passed(self, dt: float, scene: Scene) -> Scene | None:
        """Time for who watches whether anybody is there; the scene that comes in place of `scene`, if any."""

    def failed(self, error: Exception) -> Scene | None:
        """What comes after a scene that met a fault; None: the fault ends the program."""


class Unwatched:
    """Nobody watches: every event reaches the scene, and a fault is one."""

    def inputs(self, scene: Scene) -> InputMap:
        return scene.inputs

    def takes(self, event: pygame.Event) -> bool:
        return False

    def may(self, wish: Wish) -> bool:
        return True

    def passed(self, dt: float, scene: Scene) -> Scene | None:
        return None

    def failed(self, error: Exception) -> Scene | None:
        return None


class Loop:
    """Runs scenes on a screen until it is over; `step` is one frame."""

    def __init__(self, scene: Scene, screen: Screen, shell: Shell, watch: Watch | None = None) -> None:
        self.over = False
        self._screen = screen
        self._shell = shell
        self._watch = watch or Unwatched()
        self._stage = Stage(scene, self._to_logical, self._watch.inputs)
        self._rhythm = Rhythm()
        self._rate = FULL

    @property
    def scene(self) -> Scene:
        return self._stage.scene

    def go(self, scene: Scene) -> None:
        """Another scene takes the stage, whatever is on."""
        self._stage.go(scene)

    def run(self, frames: int | None = None) -> None:
        """Play until asked to stop, or for so many frames, which come at full speed whatever happens."""
        clock = pygame.Clock()
        dt = 0.0
        while not self.over and frames != 0:
            self.step(dt)
            dt = min(clock.tick(self._rate if frames is None else FULL) / 1000, LONGEST_STEP)
            frames = None if frames is None else frames - 1

    def stop(self) -> None:
        """Over after this frame; may be called from a signal."""
        self.over = True

    def step(self, dt: float) -> None:
        """One frame, `dt` seconds after the last."""
        try:
            self._frame(dt)
        except Exception as error:
            following = self._watch.failed(error)
            if following is None:
                raise
            self.go(following)

    def _frame(self, dt: float) -> None:
        events = pygame.event.get()
        for event in events:
            if event.type in PRESSED:
                self._screen.pressed()
            if not self._watch.takes(event) and not self._own(event):
                self._stage.event(event)
        until = time.perf_counter() + THINK
        thought = self._stage.think(lambda: time.perf_counter() < until)
        self._stage.advance(dt)
        if (following := self._watch.passed(dt, self._stage.scene)) is not None:
            self._stage.go(following)
        self._shell.settle()
        self._screen.advance(dt)
        changed = self._stage.changed or self._screen.stale
        if changed:
            self._stage.changed = False
            self._screen.show(self._stage.scene)
        self._rate = self._rhythm.rate(dt, bool(events) or thought, changed)

    def _to_logical(self, pos: Point, clamp: bool) -> Point | None:
        return self._screen.to_logical(self._stage.scene, pos, clamp)

    def _own(self, event: pygame.Event) -> bool:
        """Whether the event was the shell's own."""
        if event.type == pygame.QUIT:
            if self._watch.may("quit"):
                self.over = True
            else:
                self._leave()
        elif event.type in REDRAWN:
            self._screen.redraw()
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _key(self, event: pygame.Event) -> bool:
        ctrl, alt, shift = (
            bool(event.mod & m) for m in (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT)
        )
        plain = not (ctrl or alt or shift)
        if (event.key == pygame.K_F11 and plain) or (
            event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and alt and not ctrl and not shift
        ):
            if self._watch.may("full screen"):
                self._screen.toggle_fullscreen()
        elif event.key == pygame.K_F12 and plain:
            if self._watch.may("picture"):
                self._shell.keep_picture(self._screen.picture(self._stage.scene))
        elif event.key == pygame.K_q and ctrl and not alt and not shift:
            self._leave()
        else:
            return False
        return True

    def _leave(self) -> None:
        following = self._shell.home(self._stage.scene)
        if following is None:
            self.over = True
        else:
            self._stage.go(following)
