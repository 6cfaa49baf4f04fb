"""Matches between levels of the Math Tooter: `python3 -m tests.tournament --mode 2 --a 9 --b 1 --games 60`.

A player is a level, 1 to 9, or `plain2`: own points less the best reply, no more. Colours alternate, and each
pair of games has one seed. The milliseconds are processor time, which other jobs on the machine disturb less.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import starmap

from game.tommath import computer, rules
from game.tommath.equations import PIECES
from game.tommath.gains import of_state, payers
from game.tommath.rules import SIZE, State

Player = Callable[[State, int], str]
PLAYERS = (*map(str, range(1, 10)), "plain2")


@dataclass
class Played:
    """One game: who won ("a", "b" or ""), points of a and b, plies, and each one's milliseconds a move."""

    winner: str
    a_is: str
    ending: str
    points: tuple[int, int]
    plies: int
    times: dict[str, list[float]] = field(default_factory=dict)


def level(number: int, state: State, seed: int) -> str:
    """A level's last thought."""
    *_, last = computer.think(state, number, seed)
    return last.move


def plain2(state: State, seed: int) -> str:
    """The placement whose points less the opponent's best reply are most, the first of them at random."""
    chance = random.Random(seed)
    board = of_state(state)
    moves = [move for move in state.moves() if " " in move]
    worths = []
    for move in moves:
        name, row, column = move.split()
        square = (int(row) - 1) * SIZE + int(column) - 1
        piece = PIECES[state.mode].index(name)
        points = {number: paid for paid, number in payers(board.gains[square])}.get(piece, 0)
        undo = board.lay(square, piece)
        worths.append((points - max(board.best), chance.random()))
        board.take_back(undo, piece)
    return moves[worths.index(max(worths))]


def player(name: str) -> Player:
    return plain2 if name == "plain2" else partial(level, int(name))


def play(mode: int, names: tuple[str, str], game_point: int, number: int) -> Played:
    """Game `number` of a match: the odd ones have the first name on Black's side."""
    sides = {"white": "ab"[number % 2], "black": "ba"[number % 2]}
    players = dict(zip("ab", map(player, names), strict=True))
    times: dict[str, list[float]] = {"a": [], "b": []}
    state = rules.new(number, mode, game_point)
    plies = 0
    while not state.over:
        side = sides[state.to_move]
        start = time.process_time()
        move = players[side](state, 1000 * (number // 2) + plies)
        times[side].append(1000 * (time.process_time() - start))
        state = state.play(move)
        plies += 1
    a_is = next(colour for colour, side in sides.items() if side == "a")
    points = state.scores if a_is == "white" else state.scores[::-1]
    winner = sides[state.winner] if state.winner else ""
    return Played(winner, a_is, state.ending or "", points, plies, times)


def match(
    mode: int, names: tuple[str, str], games: int, game_point: int = 500, processes: int = 1
) -> list[Played]:
    """All the games of a match."""
    tasks = [(mode, names, game_point, number) for number in range(games)]
    if processes == 1:
        return list(starmap(play, tasks))
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(play, *zip(*tasks, strict=True)))


def report(names: tuple[str, str], played: list[Played]) -> list[str]:
    """What a match came to, a line a fact."""
    games = len(played)
    wins = [game for game in played if game.winner == "a"]
    losses = sum(game.winner == "b" for game in played)
    colours = {colour: sum(game.a_is == colour for game in wins) for colour in ("white", "black")}
    full = sum(game.ending == "full" for game in played)
    lines = [
        f"{names[0]} beat {names[1]} in {len(wins)} of {games}, {100 * len(wins) / games:.0f} %: "
        f"{colours['white']} as White, {colours['black']} as Black; lost {losses}, "
        f"drew {games - len(wins) - losses}",
        f"points {sum(game.points[0] for game in played) / games:.0f} to "
        f"{sum(game.points[1] for game in played) / games:.0f}, "
        f"plies {sum(game.plies for game in played) / games:.0f}, full boards {full}",
    ]
    for side, name in zip("ab", names, strict=True):
        times = sorted(ms for game in played for ms in game.times[side])
        mean, p95 = sum(times) / len(times), times[int(0.95 * (len(times) - 1))]
        lines.append(f"{name}: {mean:.0f} ms a move, p95 {p95:.0f}, max {times[-1]:.0f}")
    return lines


def _of(numbers: range) -> Callable[[str], int]:
    """An argument that must be one of `numbers`."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) not in numbers:
            raise argparse.ArgumentTypeError(f"{text} is not {numbers[0]} to {numbers[-1]}")
        return int(text)

    return number


def main() -> None:
    """Play one match and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", type=int, choices=(1, 2), required=True, help="1 sevens, 2 the math game")
    parser.add_argument("--a", required=True, choices=PLAYERS, metavar="A", help="1 to 9 or plain2")
    parser.add_argument("--b", required=True, choices=PLAYERS, metavar="B", help="1 to 9 or plain2")
    parser.add_argument("--games", type=_of(range(1, 10_001)), default=60, metavar="N", help="how many (60)")
    parser.add_argument("--game-point", type=_of(rules.GAME_POINTS), default=500, metavar="N", help="(500)")
    parser.add_argument(
        "--processes", type=_of(range(1, 65)), default=1, metavar="N", help="at the same time (1)"
    )
    given = parser.parse_args()
    names = (given.a, given.b)
    played = match(given.mode, names, given.games, given.game_point, given.processes)
    print(f"mode {given.mode}, {given.games} games to {given.game_point}")
    print(*report(names, played), sep="\n")


if __name__ == "__main__":
    main()
