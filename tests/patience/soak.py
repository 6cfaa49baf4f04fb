"""Random play that checks itself: of the rules, on the screen, and of anything at all on the desktop."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Iterator
from itertools import count

from game.patience import match, osmosis
from game.patience.sitting import Table
from tests.memory import resident
from tests.patience import invariants
from tests.patience.playing import Player
from tests.wimp import randomly

MOST_MOVES = 500
GAMES = 2000
INPUTS, BATCH = 50_000, 2500
GROWTH = 4.0
"""Megabytes by which the second half may take more than the first."""


def rows(game: str, share: float) -> Iterator[str]:
    """That share of 2,000 games and of 50,000 inputs on the desktop; AssertionError where memory grows."""
    endings: Counter[str] = Counter()
    memory = []
    games = max(1, round(GAMES * share))
    for seed in range(games):
        endings[_ending(play_game(game, seed).sitting.table)] += 1
        memory.append(resident())
    told = ", ".join(f"{number} {ending}" for ending, number in endings.most_common())
    yield f"{game}: {games} random games: {told}; {_grown(memory)}"
    memory = []
    inputs = max(1, round(INPUTS * share))
    for seed, done in enumerate(range(0, inputs, BATCH)):
        do_anything(seed, min(BATCH, inputs - done), game)
        gc.collect()
        memory.append(resident())
    yield f"{game}: {inputs} inputs on the desktop; {_grown(memory)}"


def any_move(table: Table, rnd: random.Random) -> str | None:
    """A legal move, Resign only where there is no other; None where the game has ended or is stuck."""
    if isinstance(table, osmosis.State):
        if table.over or table.stuck:
            return None
    elif table.game.over:
        return None
    return rnd.choice([move for move in table.moves() if move != "resign"] or ["resign"])


def play_rules(game: str, seed: int) -> tuple[Table, list[str]]:
    """A random game as the rules alone have it, checked after every move; its end and its moves."""
    rnd, moves = random.Random(seed), []
    table: Table = osmosis.new(seed) if game == "osmosis" else match.new(seed)
    for _ in range(MOST_MOVES):
        move = any_move(table, rnd)
        if move is None:
            break
        table = table.play(move)
        moves.append(move)
        invariants.check_table(table)
    return table, moves


def play_game(game: str, seed: int, most: int = MOST_MOVES) -> Player:
    """The same game on the screen and kept, the desktop checked with it."""
    player, rnd = Player(game, seed=str(seed)), random.Random(seed)
    for _ in range(most):
        move = any_move(player.sitting.table, rnd)
        if move is None:
            break
        player.sitting.play(move)
        player.scene.app.settle()
        invariants.check(player.scene)
    return player


def do_anything(seed: int, steps: int, game: str) -> Player:
    """Clicks, drags, fingers, wheel and keys anywhere, with windows moved, sized and scrolled."""
    deals = count(seed * 1000)
    player = Player(game, number=lambda: next(deals))
    hands = randomly.Player(player.driver, player.desk, seed)
    for step in range(steps):
        hands.act()
        invariants.check(player.scene)
        if step % 50 == 0:
            player.driver.picture()
    hands.let_go()
    return player


def _ending(table: Table) -> str:
    ended = table.game if isinstance(table, match.Match) else table
    stuck = isinstance(table, osmosis.State) and table.stuck
    return ended.ending or ("stuck" if stuck else f"{MOST_MOVES} moves")


def _grown(memory: list[float]) -> str:
    """The most that was taken in either half, which must not have grown."""
    half = (len(memory) + 1) // 2
    early, late = max(memory[:half]), max(memory[half:] or memory)
    assert late - early < GROWTH, f"from {early:.1f} to {late:.1f} MB"
    return f"at most {early:.1f} MB in the first half, {late:.1f} MB in the second"
