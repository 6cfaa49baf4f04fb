"""Whole sittings as text: keys or clicks, and what the screen says after each of them.

A transcript: the seed; then inputs ("> ": type, key, click, wait and think, kill), each with the lines of the
screen that it changed: the start screen's choices, the scores, who plays, the last move's box, the message
row. What stands behind " # " names what is clicked. ATTIC_GOLDEN=write writes the lines anew; read them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.tommath import look
from game.tommath.ega import DOUBLE, SINGLE
from tests import golden
from tests.tommath.tables import Parlour

FOLDER = Path(__file__).parents[1] / "transcripts"
FRAMES = str.maketrans(dict.fromkeys(DOUBLE + SINGLE, " "))
# What each must hold, to be the sitting that it is kept for.
SITTINGS = {
    "keys-math": ("WHITE WINS", "> key return", "START"),
    "keys-sevens": ("BLACK WINS", "> key return", "START"),
    "mouse-math": ("WHITE WINS", "LEFT FOR THE SHELF"),
    "mouse-sevens": ("WINS", "LEFT FOR THE SHELF"),
    "two-people": ("BLACK OFFERS A DRAW.", "GIVE UP THIS GAME?", "WON BY", "AGREEMENT", "RESIGNING"),
    "full-board": ("BLACK WINS", "WON BY THE LAST MOVE", "THE GAME IS OVER: WHITE 0, BLACK 0."),
    "draws": ("BLACK PLAYS ON: NO DRAW.", "AGREEMENT", "QUICK DRAW"),
    "quit-and-kill": ("QUIT? THE GAME WILL BE KEPT.", "LEFT FOR THE SHELF", "> kill"),
}


def inputs(text: str) -> list[str]:
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]


def press(parlour: Parlour, line: str) -> None:
    """One input of a transcript."""
    driver = parlour.driver
    match line.partition(" # ")[0].strip().split(" "):
        case ["type", text]:
            driver.type(text)
        case ["key", chord]:
            driver.key(chord)
        case ["click", x, y]:
            driver.click(int(x), int(y))
        case ["wait", seconds]:
            driver.wait(float(seconds))
        case ["think"]:
            driver.finish_work()
            driver.wait(0.6)
        case ["kill"]:
            parlour.again()
        case _:
            raise AssertionError(line)


def shown(parlour: Parlour) -> list[str]:
    """What a player reads: rows of the screen without their frames, each known by its first word."""
    if parlour.left and parlour.scene.desk.page == "opening":
        parlour.left = 0
        return ["LEFT FOR THE SHELF"]
    rows = [row.translate(FRAMES) for row in parlour.screen()]
    if "HOW TO PLAY" in rows[0]:
        return [" ".join(rows[0].split())]
    if parlour.scene.desk.page == "opening":
        view = parlour.scene.opening_view()
        return [
            f"START mode {view.desk.mode}, game point {view.point}",
            " ".join(rows[look.CARRY_ROW].split()),
        ]
    state = parlour.table.state
    first = look.LAST_FRAME[0]
    box = [" ".join(row[first:].split()) for row in rows[look.LAST_FRAME[1] :][: look.LAST_FRAME[3]]]
    over = [" ".join(rows[row][first:].split()) for row in look.OVER_ROWS] if state.over else []
    winner = [f"{state.winner.upper()} WINS" if state.winner else "A DRAW"] if state.over else []
    return [
        " ".join(rows[look.TITLE_ROW].split()),
        f"{' '.join(rows[1][first:].split())}: {state.scores[0]} to {state.scores[1]}",
        " ".join(rows[look.BOX_FOOT_ROW][first:].split()),
        *winner,
        *over,
        *(line for line in box if line),
        " ".join(rows[look.MESSAGE_ROW].split()),
        *(" ".join(rows[row].split()) for row in look.LEGEND_ROWS),
        " ".join(rows[look.STATUS_ROW].split()),
    ]


def told(seed: str, lines: list[str]) -> Iterator[str]:
    parlour = Parlour(seed=seed)
    yield f"seed {seed}"
    yield from (before := shown(parlour))
    for line in lines:
        press(parlour, line)
        yield f"> {line}"
        now = shown(parlour)
        yield from (fact for fact in now if fact not in before)
        before = now


@pytest.mark.parametrize("name", SITTINGS)
def test_sitting(name: str) -> None:
    path = FOLDER / f"tommath-{name}.txt"
    kept = path.read_text(encoding="utf-8")
    seed = kept.splitlines()[0].removeprefix("seed ")
    now = "\n".join(told(seed, inputs(kept))) + "\n"
    if golden.WRITE:
        path.write_text(now, encoding="utf-8")
    assert now == kept
    at = -1
    for fact in SITTINGS[name]:
        at = now.find(fact, at + 1)
        assert at >= 0, fact


def test_mouse_sittings_are_of_the_mouse_alone() -> None:
    for name in ("mouse-math", "mouse-sevens"):
        words = {line.split(" ")[0] for line in inputs((FOLDER / f"tommath-{name}.txt").read_text("utf-8"))}
        assert words <= {"click", "wait", "think"}
    for name in ("keys-math", "keys-sevens"):
        words = {line.split(" ")[0] for line in inputs((FOLDER / f"tommath-{name}.txt").read_text("utf-8"))}
        assert "click" not in words


def test_no_kill_loses_a_move() -> None:
    """Ten kills, of which seven come while the computer thinks."""
    text = (FOLDER / "tommath-quit-and-kill.txt").read_text("utf-8")
    parlour = Parlour(seed=text.splitlines()[0].removeprefix("seed "))
    busy = []
    for line in inputs(text):
        before, thinks = parlour.scene.table, parlour.scene.work() is not None
        press(parlour, line)
        if line == "kill":
            busy.append(thinks)
            assert parlour.scene.table == before == parlour.table
    assert (len(busy), sum(busy)) == (10, 7)
