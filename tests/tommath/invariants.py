"""What must hold for the Math Tooter whatever is pressed: the soak asks after every few inputs."""

from __future__ import annotations

from game.shell.scene import Scene
from game.tommath import rules
from game.tommath.scene import TooterScene
from game.tommath.tables import Table


def check(scene: Scene) -> None:
    """The scores are the sum of the runs in the move list, and the board is the one those moves make."""
    assert isinstance(scene, TooterScene)
    table = scene.table
    if table is None:
        assert scene.desk.page == "opening"
        return
    check_table(table)


def check_table(table: Table) -> None:
    state = rules.new(table.seed, table.state.mode, table.state.game_point)
    scores = {"white": 0, "black": 0}
    for move in table.moves:
        mover = state.to_move
        laid = state.placed
        state = state.play(move)
        if state.placed != laid:
            scores[mover] += sum(run.points for run in state.last)
    assert state == table.state
    assert state.scores == (scores["white"], scores["black"])
