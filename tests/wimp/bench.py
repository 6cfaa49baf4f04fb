"""What the desktop costs: rows for `python3 -m tests.bench`."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Iterator

import pygame

from game.patience import osmosis
from game.shell.screen import Screen
from game.wimp.look import SIZE
from tests.patience.playing import Player
from tests.patience.soak import resident

WINDOW = (1440, 810)
REDRAWS = 100
CLICKS = 400
MOVES = 20_000
CHECKED = 2_000


def rows() -> Iterator[tuple[str, str]]:
    """Redraw of the full desktop; from a click to the next flip; memory after many random moves."""
    for game in ("osmosis", "pyramid"):
        yield f"desktop, redraw of all of {game}", _spread(_redraws(Player(game, seed="1997")))
    yield "desktop, from a click to the flip at {}x{}".format(*WINDOW), _spread(_clicks())
    yield f"desktop, memory over {MOVES} random moves", _memory()


def _redraws(player: Player) -> list[float]:
    taken = []
    for _ in range(REDRAWS):
        fresh = pygame.Surface(SIZE, 0, 32)
        begun = time.perf_counter()
        player.scene.draw(fresh)
        taken.append(time.perf_counter() - begun)
    return taken


def _clicks() -> list[float]:
    """Random legal clicks in a window, kept by a store in memory; the event posted to the flip done."""
    screen = Screen("sharp", size=WINDOW)
    player, rnd = Player("osmosis", seed="1997"), random.Random(1)
    taken: list[float] = []
    screen.show(player.scene)
    while len(taken) < CLICKS:
        table = player.osmosis
        if table.stuck or table.over:
            player.sitting.table = osmosis.new(rnd.randrange(10_000))
            continue
        place = player.spot(
            rnd.choice([move for move in table.moves() if move in ("pack", "waste")] or ["pack"])
        )
        begun = time.perf_counter()
        player.driver.click(*place)
        screen.show(player.scene)
        taken.append(time.perf_counter() - begun)
        pygame.event.pump()
    pygame.display.quit()
    return taken


def _memory() -> str:
    player, rnd = Player("pyramid", seed="1"), random.Random(1)
    early, surface = 0.0, pygame.Surface(SIZE, 0, 32)
    for done in range(MOVES):
        app = player.scene.app
        moves = list(player.sitting.table.moves())
        if moves and moves != ["next"]:
            player.sitting.play(rnd.choice(moves))
            app.settle()
        else:
            app.click("message", "ok" if not player.match.over else "new match", "select")
            app.settle()
        if done % 50 == 0:
            player.scene.draw(surface)
        if done == CHECKED:
            gc.collect()
            early = resident()
    gc.collect()
    return f"{early:.1f} MB after {CHECKED}, {resident():.1f} MB at the end"


def _spread(taken: list[float]) -> str:
    cuts = statistics.quantiles(taken, n=100)
    return f"p50 {cuts[49] * 1000:.2f} ms, p99 {cuts[98] * 1000:.2f} ms"
