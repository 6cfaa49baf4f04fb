"""Attract mode for a long time at full speed: does it grow, does it ever wait, does it ever fail."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell.attract import Attract
from game.shell.loop import THINK, Stage
from game.shell.memory import give_back_large_pieces
from game.shell.rhythm import FULL
from game.shell.scene import Scene
from game.shell.screen import Screen
from game.shell.store import Store
from tests.memory import resident

WARM = 20_000
"""Frames, more than a round of the programme, after which memory has GROWTH megabytes left to grow by."""
GROWTH = 2.0
SLOW = 0.050
"""Seconds that no frame may take, except where another scene comes."""
EVERY = 50
SIZE = (1280, 960)
SEED = 1987


@dataclass
class Report:
    """What came of it. Frames in milliseconds of processor time, memory in megabytes."""

    frames: int = 0
    seconds: float = 0.0
    shown: Counter[str] = field(default_factory=Counter)
    slow: list[tuple[int, str, float]] = field(default_factory=list)
    worst: dict[str, float] = field(default_factory=dict)
    worst_change: float = 0.0
    warm: float = 0.0
    peak: float = 0.0
    end: float = 0.0

    @property
    def good(self) -> bool:
        return not self.slow and self.peak - self.warm <= GROWTH

    def __str__(self) -> str:
        shown = ", ".join(f"{name} {times}" for name, times in sorted(self.shown.items()))
        worst = ", ".join(f"{name} {ms:.0f}" for name, ms in sorted(self.worst.items()))
        return (
            f"attract: {self.frames} frames in {self.seconds:.0f} s; shown: {shown}; "
            f"worst frames in ms: {worst}, where a scene came {self.worst_change:.0f}; "
            f"{len(self.slow)} over {SLOW * 1000:.0f} ms; most memory up to frame {WARM} {self.warm:.1f} MB, "
            f"after it {self.peak:.1f}, at the end {self.end:.1f}"
        )


def run(frames: int, entries: Sequence[Entry] = CATALOGUE, seed: int = SEED) -> Report:
    """So many frames of 1/60 second as fast as they come; exceptions are not caught.

    A frame's time is what the processor spent on it: what else the machine does is not its fault.
    """
    screen, store = Screen("sharp", size=SIZE), Store(None)
    attract = Attract(entries, lambda name: store.slot(name).results(), seed=seed)
    stage = Stage(attract, lambda pos, clamp: None)
    report, begun = Report(), time.monotonic()
    before = attract.scene
    for frame in range(frames):
        start = time.process_time()
        _step(stage, screen)
        took = time.process_time() - start
        _note(report, frame, attract, before, took)
        before = attract.scene
    report.frames, report.seconds, report.end = frames, time.monotonic() - begun, resident()
    store.close()
    pygame.display.quit()
    return report


def _step(stage: Stage, screen: Screen) -> None:
    """A frame as the loop makes it."""
    until = time.perf_counter() + THINK
    stage.think(lambda: time.perf_counter() < until)
    stage.advance(1 / FULL)
    if stage.changed or screen.stale:
        stage.changed = False
        screen.show(stage.scene)


def _note(report: Report, frame: int, attract: Attract, before: Scene | None, took: float) -> None:
    now = attract.scene
    name = attract.shows or ("black" if now is None else "records")
    if now is not before:
        report.worst_change = max(report.worst_change, took * 1000)
        report.shown[name] += 1
    else:
        report.worst[name] = max(report.worst.get(name, 0.0), took * 1000)
        if took > SLOW:
            report.slow.append((frame, name, took * 1000))
    if frame == 10:
        give_back_large_pieces()
    if frame % EVERY == 0:
        report.peak = max(report.peak, resident())
        if frame <= WARM:
            report.warm = report.peak
