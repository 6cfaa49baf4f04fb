"""The Math Tooter in a real window: games on two keyboards and by mouse, and kills in the middle of games."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from game.shell.store import Store
from game.tommath import look
from game.tommath.board import square_rect, strip_rects
from game.tommath.panels import key_rects
from game.tommath.playing import legend_rects
from game.tommath.rules import State
from game.tommath.scene import TooterScene
from game.tommath.tables import Table, kept
from tests.house import house
from tests.window.harness import Program, expect, until

# By position, as a hand finds them: the keycodes of what has another place or is dead on that keyboard.
LAYOUTS: dict[str, dict[str, tuple[str, ...]]] = {
    "us": {"+": ("shift+21",), "*": ("shift+17",), "/": ("61",), "^": ("shift+15",), "!": ("shift+10",)},
    "de": {"+": ("35",), "*": ("shift+35",), "/": ("shift+16",), "^": ("49", "65"), "!": ("shift+10",)},
}
DEAD_POWERS = (("49",), ("49", "49"))
"""A power on the German keyboard, where the row that follows makes a raised digit of it; struck twice."""
PLACES = {**{str(n): str(9 + n) for n in range(1, 10)}, "0": "19", "-": "20"}
GAME_POINT = "100"
LONGEST = 40


@contextmanager
def keyboard(display: str, layout: str) -> Iterator[None]:
    environment = {**os.environ, "DISPLAY": display}
    subprocess.run(["setxkbmap", layout], env=environment, check=True)
    try:
        yield
    finally:
        subprocess.run(["setxkbmap", "us"], env=environment, check=True)


def table(folder: Path) -> Table | None:
    """The game as a copy of the data folder has it: what a kill at this moment would leave."""
    with TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        store = Store.open(Path(copy))
        try:
            return kept(store.slot("tommath"))
        finally:
            store.close()


def there(folder: Path) -> Table:
    """The game that must be there."""
    found = table(folder)
    assert found is not None
    return found


def laid(folder: Path) -> int:
    found = table(folder)
    return len(found.moves) if found else -1


def strike(program: Program, layout: str, text: str) -> None:
    for character in text:
        minus = "61" if layout == "de" else PLACES["-"]
        keys = LAYOUTS[layout].get(character) or ((minus,) if character == "-" else (PLACES[character],))
        program.ask("windowfocus", program.window)
        program.ask("key", "--delay", "30", *keys)


def begin(program: Program) -> None:
    """The math game to GAME_POINT, the computer as quick as it can be."""
    program.key("2", "BackSpace", "BackSpace", "BackSpace", *GAME_POINT, "Return", "Down", "Down")


def greedy(state: State, wanted: str) -> str:
    """What gains most; among moves that gain nothing one of a piece that was not yet struck."""

    def worth(move: str) -> tuple[int, bool]:
        piece, row, column = move.split(" ")
        gain = sum(run.points for run in state.gains(piece, int(row), int(column)))
        return gain, piece in wanted

    return max((move for move in state.moves() if " " in move), key=worth)


def plays_a_game_on_two_keyboards(display: str, folder: Path) -> None:
    """Level 3, from the start screen to the end, every operator struck where that keyboard has it."""
    for layout in LAYOUTS:
        data = folder / layout
        with keyboard(display, layout), Program(display, data, ("tommath", "--seed", "11")) as program:
            play(program, data, layout)


def play(program: Program, data: Path, layout: str) -> None:
    begin(program)
    until(lambda: laid(data) == 0, "a new game")
    unstruck = "+*/^"
    for _ in range(LONGEST):
        now = there(data)
        if now.state.over:
            break
        move = greedy(now.state, unstruck)
        unstruck = unstruck.replace(move[0], "")
        strike(program, layout, move.replace(" ", ""))
        until(partial(_answered, data, len(now.moves)), f"{layout}: an answer to {move}")
    expect(there(data).state.over, f"{layout}: the game has an end")
    expect(not unstruck, f"{layout}: operators never struck: {unstruck}")
    if layout == "de":
        plays_powers_by_the_dead_key(program, data)
    program.key("Return", "F3")
    strike(program, layout, "!")
    until(lambda: there(data).state.ending == "draw", f"{layout}: the quick draw")


def plays_powers_by_the_dead_key(program: Program, data: Path) -> None:
    """Two people's new game; what stands before the row composes with it, or with itself."""
    program.key("Return", "F4")
    until(lambda: laid(data) == 0, "de: another game")
    for column, power in enumerate(DEAD_POWERS, 4):
        program.ask("windowfocus", program.window)
        program.ask("key", "--delay", "30", *power, PLACES["5"], PLACES[str(column)])
        until(partial(_more, data, column - 4), f"de: a power by {power}")
        expect(there(data).moves[-1] == f"^ 5 {column}", f"de: {there(data).moves[-1]} by {power}")
    program.key("r", "y")
    until(lambda: there(data).state.over, "de: given up")
    program.key("F4")


def plays_a_game_by_mouse_alone(display: str, folder: Path) -> None:
    """The game of sevens against level 3 in a narrow window, from the start screen to the end and back."""
    with Program(display, folder, ("tommath", "--seed", "9")) as program:
        scene = TooterScene(house(Store(None), "tommath"))
        program.resize(800, 600)

        def click(rect: look.Rect) -> None:
            x, y, wide, high = rect
            program.click(scene, x + wide // 2, y + high // 2)

        click(look.CHOICE_AREAS[1])
        for _ in range(8):
            click(look.POINT_BUTTONS[0])
        click(look.START_BUTTON)
        until(lambda: laid(folder) == 0, "a new game by the mouse")
        for _ in range(2):
            click(_cells(look.SPEED_AT + 2, look.STATUS_ROW, 2))
        for number in range(LONGEST):
            now = there(folder)
            if now.state.over:
                break
            piece, row, column = greedy(now.state, "").split(" ")
            keys = (key_rects(1)[piece], *strip_rects()[piece])
            click(keys[number % 3])
            click(square_rect(int(row), int(column)))
            until(partial(_answered, folder, len(now.moves)), f"an answer to {piece} at {row},{column}")
        over = there(folder).state
        expect(over.over and over.game_point == 100, f"the game has an end: {over}")
        click(look.OVER_BUTTON)
        until(lambda: laid(folder) == 0, "another game by the mouse")
        click(legend_rects()[0])
        click(_cells(look.QUESTION_BUTTONS_AT, look.MESSAGE_ROW, 3))
        program.key("ctrl+q")
        expect(program.ended()[0] == 0, "from the shelf it ends")


def _cells(column: int, row: int, columns: int) -> look.Rect:
    wide, high = look.CELL
    return column * wide, row * high, columns * wide, high


def _answered(data: Path, before: int) -> bool:
    now = there(data)
    return now.state.over or len(now.moves) == before + 2


def comes_back_after_kills(display: str, folder: Path) -> None:
    """Ten kill -9 between moves and in the computer's thinking: no move that was on the screen is lost."""
    chance = random.Random(4)
    with Program(display, folder, ("tommath", "--seed", "5")) as program:
        begin(program)
        program.key("F8", "F8", "F8")
        until(lambda: laid(folder) == 0, "a new game")
    for place in range(10):
        before = there(folder)
        with Program(display, folder, ("tommath",)) as program:
            if before.state.over:
                program.key("Return")
            elif before.state.to_move == "black":
                until(partial(_more, folder, len(before.moves)), "the computer's turn goes on")
            now = there(folder)
            strike(program, "us", greedy(now.state, "+*").replace(" ", ""))
            until(partial(_more, folder, len(now.moves)), f"move {place} is kept")
            time.sleep(chance.random() * 0.4)
            seen = laid(folder)
            program.signal(signal.SIGKILL)
        expect(laid(folder) >= seen, f"kill {place}: {laid(folder)} of {seen} moves")


def _more(data: Path, before: int) -> bool:
    return laid(data) > before


def two_computers_left_alone_do_not_keep_a_kiosk(display: str, folder: Path) -> None:
    """Set to level 9 and ten seconds a move: they are asked whether anybody is there, and their game goes."""
    idle, countdown = 10, 5
    (folder / "settings.toml").write_text(f"kiosk = true\nidle = {idle}\ncountdown = {countdown}\n")
    with Program(display, folder, ("tommath", "--seed", "5")) as program:
        program.key("1", "F3", *["F8"] * 6, "Return", *["Up"] * 18)
        until(lambda: laid(folder) > 0, "the two computers play")
        time.sleep(idle + countdown - 1)
        until(lambda: laid(folder) < 0, "attract mode drops their game")
        program.signal(signal.SIGTERM)
        expect(program.ended()[0] == 0, "it ends from attract mode")


CHECKS = (
    plays_a_game_on_two_keyboards,
    plays_a_game_by_mouse_alone,
    comes_back_after_kills,
    two_computers_left_alone_do_not_keep_a_kiosk,
)
