"""The figures of the Math Tooter's computer for the benchmark table, in processor time."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from unittest import mock

import pygame

from game.shell.loop import Loop
from game.shell.scene import Scene
from game.shell.screen import Screen
from game.shell.store import Store
from game.tommath import computer, gains, rules
from game.tommath.rules import State
from game.tommath.scene import TooterScene
from tests.bench import somewhere
from tests.driving import FRAME, Driver
from tests.house import house
from tests.tournament import level

FRAMES = 600
LATE = 20
"""Milliseconds after which sixty frames a second are no more."""
START_SIZE = (1440, 810)
_PIECES = (4, 12, 20, 28, 36, 44)  # on the board of the positions thought about
_SEEDS = 2


def rows() -> list[tuple[str, str]]:
    """Name and figure of each line; takes about a minute and a half."""
    table = [(f"Tooter lays a piece and takes it back, mode {mode}", _makes(mode)) for mode in (1, 2)]
    for mode in (1, 2):
        found = positions(mode)
        for number in range(1, 10):
            table.append((f"Tooter moves, mode {mode}, level {number}", _moves(number, found)))
    table += [(f"Tooter at level 9 gives control back, mode {mode}", _breaths(mode)) for mode in (1, 2)]
    table += [(f"Tooter frame while level 9 thinks, mode {mode}", _frames(mode)) for mode in (1, 2)]
    return table


def positions(mode: int) -> list[State]:
    """Positions out of games of level 6 with itself, a few at each stage."""
    found = []
    for seed in range(_SEEDS):
        state = rules.new(seed, mode, 999)
        for pieces in range(max(_PIECES) + 1):
            if state.over:
                break
            if pieces in _PIECES:
                found.append(state)
            state = state.play(level(6, state, 100 * seed + pieces))
    return found


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _makes(mode: int) -> str:
    """The first round fills the memo, the second finds it full."""
    boards = [gains.of_state(state) for state in positions(mode)]
    makes = sum(board.filled.count(False) * board.pieces for board in boards)

    def lay_all() -> None:
        for board in boards:
            for square in range(gains.SQUARES):
                if not board.filled[square]:
                    for piece in range(board.pieces):
                        undo = board.lay(square, piece)
                        max(board.best)
                        board.take_back(undo, piece)

    gains.VECTORS[mode].cache_clear()
    cold, warm = (makes / _seconds(lay_all) for _ in range(2))
    return f"{warm:,.0f} a second; {cold:,.0f} with nothing remembered"


def _moves(number: int, states: list[State]) -> str:
    gains.VECTORS[states[0].mode].cache_clear()
    draw = random.Random(number).randrange
    times = [1000 * _seconds(partial(level, number, state, draw(10**6))) for state in states]
    return f"{sum(times) / len(times):.1f} ms on average, {max(times):.0f} at most, of {len(times)}"


def _breaths(mode: int) -> str:
    gaps = []
    for state in positions(mode):
        before = time.process_time()
        for _ in computer.think(state, 9, 1):
            now = time.process_time()
            gaps.append(1000 * (now - before))
            before = now
    gaps.sort()
    return f"after {gaps[len(gaps) // 2]:.2f} ms in the middle, p99 {gaps[len(gaps) * 99 // 100]:.2f}"


def _frames(mode: int) -> str:
    """The loop's own frames in a window of START_SIZE, the computer against itself at level 9.

    Only those count in which it thought. A frame is events, 8 ms of thinking, and the picture scaled to the
    window where it changed; the sleep until the next one is no part of it. The thinking goes by the
    processor's clock too: on a busy machine a frame would else have less of it.
    """
    pygame.display.quit()  # what was begun without a display knows none
    with somewhere((1920, 1080)), mock.patch("time.perf_counter", time.process_time):
        screen = Screen("sharp", size=START_SIZE)
        scene = TooterScene(house(Store(None), "tommath"))
        driver = Driver(scene)
        for key in (str(mode), *["f8"] * 6, "f3", "return", "down", "down"):
            driver.key(key)
        loop = Loop(scene, screen, _Silent())
        taken: list[float] = []
        while len(taken) < FRAMES:
            if scene.table is None or scene.table.state.over:
                driver.key("return")
            thinks = scene.work() is not None
            before = time.process_time()
            loop.step(FRAME)
            if thinks:
                taken.append(1000 * (time.process_time() - before))
        pygame.display.quit()
    taken.sort()
    p50, p99 = taken[FRAMES // 2], taken[FRAMES * 99 // 100]
    late = sum(ms > LATE for ms in taken)
    return f"p50 {p50:.1f} ms, p99 {p99:.1f}, over {LATE} ms {late} of {FRAMES}"


class _Silent:
    """A shell with nothing around it."""

    def home(self, scene: Scene) -> Scene | None:
        return None

    def keep_picture(self, picture: pygame.Surface) -> None:
        pass

    def settle(self) -> None:
        pass


if __name__ == "__main__":
    for name, figure in rows():
        print(f"{name}: {figure}")
