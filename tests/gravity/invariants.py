"""What holds of Gravity's scene after any input whatever: for the soak and the property tests."""

from __future__ import annotations

from game.gravity import rules
from game.gravity.scene import GravityScene


def check(scene: GravityScene) -> None:
    """AssertionError where the display is not 2 x 16, or the game is not what its seed and moves give."""
    view = scene.view
    lcd = view.lcd
    assert [len(line) for line in lcd.lines] == [16, 16], lcd
    assert lcd.cursor is None or (lcd.cursor[0] in range(16) and lcd.cursor[1] in (0, 1)), lcd
    assert not (lcd.blink_on and lcd.cursor is None), lcd
    game, begun = scene.organiser.game, scene.begun
    assert (game is None) == (begun is None)
    if game is None or begun is None:
        return
    seed, count = begun
    again = _replayed(
        rules.new(seed, game.size, count, game.repulse), tuple(entry.move for entry in game.log)
    )
    assert again == game and again.log == game.log
    assert game.over or view.sheet.size == game.size  # after it the sheet may be the next game's
    shown = [line for line in lcd.lines if line.startswith("Score : ")]
    assert all(line == f"Score : {again.score}".ljust(16) for line in shown), lcd


_last: tuple[rules.State, tuple[str, ...], rules.State] | None = None


def _replayed(start: rules.State, moves: tuple[str, ...]) -> rules.State:
    """The game after these moves; what was replayed for the last check is not replayed again."""
    global _last
    state, done = start, 0
    if _last is not None and _last[0] == start and moves[: len(_last[1])] == _last[1]:
        state, done = _last[2], len(_last[1])
    for move in moves[done:]:
        state = state.play(move)
    _last = (start, moves, state)
    return state
