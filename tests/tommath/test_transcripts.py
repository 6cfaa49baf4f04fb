"""Whole games as text: what each move scored, what it led to, and the last position.

A transcript: seed, mode and game point; then moves ("> "), each with the runs it scored and the scores; then
the position at the end, as the player sees it. Levels of the computer found the moves; the draws are ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.tommath.rules import new

FOLDER = Path(__file__).parents[1] / "transcripts"
# How each ends, and a move or a fact it must hold.
GAMES = {
    "tommath-sevens": ("over: point, white wins", "scored 3112 37"),
    "tommath-math": ("over: point, black wins", "scored 1*+1-01 63"),
    "tommath-tie": ("over: full, black wins", "white 0, black 0"),
    "tommath-draw": ("over: draw, a draw", "> decline"),
}


def told(seed: int, mode: int, game_point: int, moves: list[str]) -> Iterator[str]:
    """The lines of a transcript."""
    state = new(seed, mode, game_point)
    yield f"seed {seed} mode {mode} game point {game_point}"
    for move in moves:
        assert move in state.moves()
        state = state.play(move)
        yield f"> {move}"
        if " " in move:
            yield from (f"scored {run.text} {run.points}" for run in state.last)
            yield f"white {state.scores[0]}, black {state.scores[1]}"
        elif not state.over:
            yield str(state).splitlines()[-1]
    yield from str(state).splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_replayed(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    _, seed, _, mode, _, _, game_point = lines[0].split()
    moves = [line[2:] for line in lines if line.startswith("> ")]
    assert list(told(int(seed), int(mode), int(game_point), moves)) == lines
    end, fact = GAMES[name]
    assert lines[-1] == end and fact in lines
