"""The one loop: events to the scene, a slice of its thinking, a picture where something changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

import pygame

from game.shell.inputs import Action, Point, Translator
from game.shell.scene import Scene
from game.shell.screen import Screen

THINK = 0.008
FRAMES_A_SECOND = 60
LONGEST_STEP = 0.25
REDRAWN = frozenset(
    (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
    + (pygame.VIDEOEXPOSE, pygame.VIDEORESIZE)
)


class Stage:
    """The scene that plays now, and all that reaches it; tests drive one without a window."""

    def __init__(self, scene: Scene, to_logical: Callable[[Point, bool], Point | None]) -> None:
        self.scene = scene
        self.changed = True
        self._translator = Translator(to_logical)

    def event(self, event: pygame.Event) -> None:
        """Let the scene act on one event; what is left of it when another scene comes is dropped."""
        scene = self.scene
        for action in self._translator.actions(event, scene.inputs):
            self._act(action)
            if self.scene is not scene:
                return

    def think(self, more: Callable[[], bool]) -> None:
        """Advance the scene's unfinished thinking while `more()` holds and there is any."""
        while (job := self.scene.work()) is not None:
            try:
                next(job)
            except StopIteration:
                return
            if not more():
                return

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


class Shell(Protocol):
    """What the loop asks of the program around it."""

    def home(self, scene: Scene) -> Scene | None:
        """Where Ctrl+Q leads from `scene`; None: out of the program."""

    def keep_picture(self, picture: pygame.Surface) -> None:
        """F12."""

    def settle(self) -> None:
        """Called once a frame, for what is waiting to be said."""


class Loop:
    """Runs scenes on a screen until it is over; `step` is one frame."""

    def __init__(self, scene: Scene, screen: Screen, shell: Shell) -> None:
        self.over = False
        self._screen = screen
        self._shell = shell
        self._stage = Stage(scene, self._to_logical)

    @property
    def scene(self) -> Scene:
        return self._stage.scene

    def run(self, frames: int | None = None) -> None:
        """Play until asked to stop, or for so many frames."""
        clock = pygame.Clock()
        dt = 0.0
        while not self.over and frames != 0:
            self.step(dt)
            dt = min(clock.tick(FRAMES_A_SECOND) / 1000, LONGEST_STEP)
            frames = None if frames is None else frames - 1

    def stop(self) -> None:
        """Over after this frame; may be called from a signal."""
        self.over = True

    def step(self, dt: float) -> None:
        """One frame, `dt` seconds after the last."""
        for event in pygame.event.get():
            if not self._own(event):
                self._stage.event(event)
        until = time.perf_counter() + THINK
        self._stage.think(lambda: time.perf_counter() < until)
        self._stage.advance(dt)
        self._shell.settle()
        self._screen.advance(dt)
        if self._stage.changed or self._screen.stale:
            self._stage.changed = False
            self._screen.show(self._stage.scene)

    def _to_logical(self, pos: Point, clamp: bool) -> Point | None:
        return self._screen.to_logical(self._stage.scene, pos, clamp)

    def _own(self, event: pygame.Event) -> bool:
        """Whether the event was the shell's own."""
        if event.type == pygame.QUIT:
            self.over = True
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
            self._screen.toggle_fullscreen()
        elif event.key == pygame.K_F12 and plain:
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
