"""A demo played in its scene without the shell: what was pressed when, and how it stood at each moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pygame

from game.catalogue import CATALOGUE
from game.shell.hand import Laid, Press
from game.shell.inputs import Action
from game.shell.scene import Game, House
from game.shell.sound import Silence
from game.shell.store import Result, Store
from tests.driving import FRAME

MOST = 100.0


@dataclass
class Shown:
    """A demo that was seen to its end."""

    scene: Game
    seconds: float = 0.0
    thoughts: int = 0
    actions: list[Action] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)


def shown(game: str, number: int, look: Callable[[Game, float], None] = lambda scene, seconds: None) -> Shown:
    """The demo of a game to its end, frame by frame; `look` is called after each action and each frame."""
    if not pygame.display.get_init():
        pygame.display.init()
    entry = next(entry for entry in CATALOGUE if entry.id == game)
    demo = entry.demo()
    assert demo is not None
    slot = Store(None).slot(game)
    laid = _finished(demo(slot, number))
    scene = entry.make_scene(House(slot, Silence(), _nowhere, _unsaid, seed=laid.seed))
    seen = Shown(scene)
    for press in laid.presses(scene):
        if press is None:
            seen.thoughts += 1
            continue
        _pass(seen, press, look)
        if press.action is not None:
            assert _is_heard(scene, press.action)
            scene.act(press.action)
            seen.actions.append(press.action)
            look(scene, seen.seconds)
        assert scene.next() is None
        assert seen.seconds < MOST
    seen.results = slot.results()
    return seen


def _finished(laying: Iterator[None]) -> Laid:
    while True:
        try:
            next(laying)
        except StopIteration as done:
            laid: Laid = done.value
            return laid


def _pass(seen: Shown, press: Press, look: Callable[[Game, float], None]) -> None:
    left = press.after
    while left > 0:
        step = min(FRAME, left)
        left -= step
        seen.seconds += step
        while (job := seen.scene.work()) is not None:
            if next(job, StopIteration) is StopIteration:
                break
        seen.scene.tick(step)
        look(seen.scene, seen.seconds)


def _is_heard(scene: Game, action: Action) -> bool:
    """Whether a person's input could make this action here and now."""
    inputs = scene.inputs
    if action.pos is None:
        return action.name in (*inputs.keys.values(), *inputs.text.values())
    if action.button == 0:
        return action.name == inputs.hover
    return action.phase == "release" or inputs.at(action.pos) == action.name


def _nowhere() -> Game:
    raise AssertionError("a demo leaves its game")


def _unsaid(text: str) -> None:
    raise AssertionError(f"a demo has something to say: {text}")
