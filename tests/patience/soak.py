"""Random play that checks itself: of the rules on the screen, and of anything at all on the desktop."""

from __future__ import annotations

import gc
import os
import random
from collections import Counter
from itertools import count
from pathlib import Path

from game.patience import match, osmosis
from tests.patience import invariants
from tests.patience.playing import Player
from tests.wimp import randomly

MOST_MOVES = 500
GAMES = 2000
INPUTS, BATCH = 50_000, 2500
GROWTH = 4.0
"""Megabytes by which the second half may take more than the first."""


def play_game(game: str, seed: int, most: int = MOST_MOVES) -> Player:
    """A random game to its end, until stuck, or for so many moves; checked after every move."""
    player, rnd = Player(game, seed=str(seed)), random.Random(seed)
    for _ in range(most):
        table = player.sitting.table
        if player.sitting.over or (isinstance(table, osmosis.State) and table.stuck):
            break
        move = rnd.choice([move for move in table.moves() if move != "resign"] or ["resign"])
        player.sitting.play(move)
        player.scene.app.settle()
        invariants.check(player.scene)
    return player


def do_anything(seed: int, steps: int) -> Player:
    """Clicks, drags, fingers, wheel and keys anywhere, with windows moved, sized and scrolled."""
    deals = count(seed * 1000)
    player = Player("osmosis" if seed % 2 else "pyramid", number=lambda: next(deals))
    hands = randomly.Player(player.driver, player.desk, seed)
    for step in range(steps):
        hands.act()
        invariants.check(player.scene)
        if step % 50 == 0:
            player.driver.picture()
    hands.let_go()
    return player


def main() -> None:
    """2,000 games of each and 50,000 inputs: `python3 -m tests.patience.soak`."""
    for game in ("osmosis", "pyramid"):
        endings: Counter[str] = Counter()
        for seed in range(GAMES):
            player = play_game(game, seed)
            table = player.sitting.table
            endings[
                (table.game if isinstance(table, match.Match) else table).ending or "stuck or 500 moves"
            ] += 1
        print(f"{game}: {GAMES} games, {dict(endings)}", flush=True)
    memory = []
    for seed in range(INPUTS // BATCH):
        do_anything(seed, BATCH)
        gc.collect()
        memory.append(resident())
    half = len(memory) // 2
    early, late = max(memory[:half]), max(memory[half:])
    print(f"desktop: {INPUTS} inputs, at most {early:.1f} MB in the first half, {late:.1f} MB in the second")
    assert late - early < GROWTH


def resident() -> float:
    """Megabytes of this program in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    main()
