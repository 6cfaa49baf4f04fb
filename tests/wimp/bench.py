"""What the desktop costs: rows for `python3 -m tests.bench`."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.patience import osmosis
from game.shell.screen import Screen
from game.shell.store import Store
from game.wimp.look import SIZE
from tests.bench import somewhere
from tests.memory import resident
from tests.patience.playing import Player

WINDOW = (1440, 810)
REDRAWS = 100
GAMES = ("osmosis", "pyramid")
CLICKS = 400
MOVES = 20_000
CHECKED = 2_000


def rows() -> Iterator[tuple[str, str]]:
    """Redraw of the full desktop; from a click to the next flip; memory after many random moves."""
    pygame.display.quit()  # what was begun without a display knows none
    with somewhere((1920, 1080)):
        try:
            for game in GAMES:
                yield f"desktop, redraw of all of {game}", _spread(_redraws(Player(game, seed="1997")))
            for game in GAMES:
                with TemporaryDirectory() as folder:
                    yield f"{game}, click to flip at {WINDOW[0]}x{WINDOW[1]}, kept", _clicks(game, folder)
            yield f"desktop, memory over {MOVES} random moves", _memory()
        finally:
            pygame.display.quit()


def _redraws(player: Player) -> list[float]:
    taken = []
    for _ in range(REDRAWS):
        fresh = pygame.Surface(SIZE, 0, 32)
        begun = time.perf_counter()
        player.scene.draw(fresh)
        taken.append(time.perf_counter() - begun)
    return taken


def _clicks(game: str, folder: str) -> str:
    """Legal clicks in a window, kept in a data folder on disk; from the events posted to the flip done."""
    screen = Screen("sharp", size=WINDOW)
    store = Store.open(Path(folder))
    player, rnd = Player(game, store=store, seed="1997"), random.Random(1)
    taken: list[float] = []
    between = 0
    screen.show(player.scene)
    while len(taken) < CLICKS:
        move = _lively_move(player, rnd)
        if move is None:
            player.scene.app.choose("game", game)
            player.scene.app.settle()
            continue
        between += move != "pack"
        word, *places = move.split()
        for place in places or ["waste" if word == "park" else word]:
            spot = player.spot(place)
            begun = time.perf_counter()
            player.driver.click(*spot, mods="alt" if word == "park" else "")
            screen.show(player.scene)
            taken.append(time.perf_counter() - begun)
            pygame.event.pump()
    store.close()
    return f"{_spread(taken)}; {len(taken)} clicks, {between} moves of cards between piles"


def _lively_move(player: Player, rnd: random.Random) -> str | None:
    """One that moves a card from pile to pile where there is any; None where the game is at its end."""
    table = player.sitting.table
    if player.sitting.over or (isinstance(table, osmosis.State) and table.stuck):
        return None
    moves = [move for move in table.moves() if move != "resign"]
    lively = [move for move in moves if move != "pack"]
    return rnd.choice(lively or moves) if moves else None


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
