"""Osmosis and Pyramid in a real window: whole games by mouse and by keys, and kills in the middle of them."""

from __future__ import annotations

import random
import shutil
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.patience.sitting import Sitting, resumed
from game.shell.fit import Size, fit
from game.shell.store import Result, Store
from game.wimp.look import SIZE
from tests.patience.playing import How, Input, Player
from tests.patience.test_transcripts import transcript
from tests.window.harness import SETTLE, Program, expect, until

PAUSE = ("sleep", "0.03")
"""Between two inputs: more than a frame, so that none waits for another."""
AT_ONCE = 40
OUTSIDE = ("1990", "1190")
SIZES: tuple[Size, ...] = ((800, 600), (1366, 768), (1920, 1080))
X_KEYS = {
    "return": "Return",
    "escape": "Escape",
    "tab": "Tab",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "f1": "F1",
    "f8": "F8",
    "f10": "F10",
    "page down": "Next",
}


@contextmanager
def left(folder: Path) -> Iterator[Store]:
    """What a kill at this moment would leave: the store in a copy of the data folder."""
    with TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        store = Store.open(Path(copy))
        try:
            yield store
        finally:
            store.close()


def sitting(folder: Path, game: str) -> Sitting:
    with left(folder) as store:
        kept = store.slot(game).kept()
        assert kept is not None, "no game is kept"
        return resumed(store.slot(game), kept)


def results(folder: Path, game: str) -> list[Result]:
    with left(folder) as store:
        return store.slot(game).results()


def start(display: str, folder: Path, game: str, deal: str, size: Size) -> Program:
    return Program(display, folder, ("--windowed", "{}x{}".format(*size), "--seed", deal, game))


class Twin:
    """The program in its window and the same game played without one, which knows where to click."""

    def __init__(
        self,
        display: str,
        folder: Path,
        game: str,
        deal: str,
        size: Size,
        how: How,
        start: Callable[[str, Path, str, str, Size], Program] = start,
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.program = start(display, folder, game, deal, size)
        self.player = Player(game, how, seed=deal)
        self.game, self.folder = game, folder
        self._given = 0
        self.program.ask("windowfocus", self.program.window)

    def play(self, moves: Sequence[str]) -> None:
        for move in moves:
            self.player.play(move)
        self.follow()

    def follow(self) -> None:
        """Give the program, in one go, what the player was given since the last time."""
        inputs, self._given = self.player.inputs[self._given :], len(self.player.inputs)
        for at in range(0, len(inputs), AT_ONCE):
            words = [word for one in inputs[at : at + AT_ONCE] for word in (*self._words(one), *PAUSE)]
            self.program.ask(*words)

    def agree(self) -> bool:
        there, here = sitting(self.folder, self.game), self.player.sitting
        return (there.table, there.moves) == (here.table, here.moves)

    def look_alike(self) -> bool:
        """Whether both show the same, the pointer being elsewhere."""
        self.program.ask("mousemove", *OUTSIDE)
        self.player.driver.leave()
        time.sleep(SETTLE)
        return self.program.picture() == pygame.image.tobytes(self.player.picture(), "RGB")

    def _words(self, one: Input) -> tuple[str, ...]:
        """xdotool's words for one input."""
        if one.chord:
            *mods, key = one.chord.split("+")
            return "key", "+".join((*mods, X_KEYS.get(key, key)))
        left, top, wide, high = fit(self.program.size(), SIZE, 1.0, "sharp", False).box
        x = left + (2 * one.x + 1) * wide // (2 * SIZE[0])
        y = top + (2 * one.y + 1) * high // (2 * SIZE[1])
        click = ("mousemove", "--window", self.program.window, str(x), str(y), "click", str(one.button))
        if not one.mods:
            return click
        # openbox keeps Alt with a button to itself, Ctrl is Adjust as well. Buttons carry no modifiers: what
        # counts is what is held when they are read.
        return ("keydown", "ctrl", *click, *PAUSE, "keyup", "ctrl")


def play_out(display: str, folder: Path, name: str, size: Size, how: How = "mouse") -> None:
    """Play a transcript in the window, and compare what is kept, booked and shown at the end."""
    game, deal, moves = transcript(name)
    twin = Twin(display, folder, game, deal, size, how)
    with twin.program:
        twin.play([move for move, _ in moves if move])
        until(twin.agree, f"{name} played to its end")
        booked = results(folder, game)
        expect(bool(booked) and all(result.won for result in booked), f"{name}: {booked}")
        expect(twin.look_alike(), f"{name}: the last picture at {size}")


def plays_osmosis_by_mouse(display: str, folder: Path) -> None:
    play_out(display, folder, "osmosis-won", SIZES[0])


def clears_a_pyramid_in_each_deal(display: str, folder: Path) -> None:
    for deal, size in zip((1, 2, 3), SIZES, strict=True):
        play_out(display, folder / str(deal), f"pyramid-cleared-{deal}", size)


def plays_a_match_by_mouse(display: str, folder: Path) -> None:
    play_out(display, folder, "pyramid-match", SIZES[1])
    last = results(folder, "pyramid")[-1]
    expect(last.detail["match"]["total"] >= 0, f"a match of 0 or better: {last}")


def plays_both_by_keys(display: str, folder: Path) -> None:
    for name in ("osmosis-won", "pyramid-cleared-1"):
        play_out(display, folder / name, name, SIZES[0], "keys")


def keeps_the_game_from_hasty_hands(display: str, folder: Path) -> None:
    """Menu and Return on a fresh deal, and a double click with Menu after a move, change nothing."""
    twin = Twin(display, folder, "pyramid", "1997", SIZES[0], "keys")
    player = twin.player
    with twin.program:
        for chord in ("shift+f10", "return"):
            player.key(chord)
        twin.follow()
        expect(twin.look_alike() and not results(folder, "pyramid"), "nothing is resigned")
        player.click("pack")
        for _ in range(2):
            player.mouse(400, 300, button=3)
        player.key("escape")
        twin.follow()
        until(twin.agree, "nothing is undone")
        expect(twin.look_alike() and player.sitting.moves == ["pack"], "the table as it was")


def survives_kills(display: str, folder: Path) -> None:
    """Killed at ten random moments of a game, windows about: each time it comes back as it was."""
    rnd = random.Random(1997)
    game, deal, moves = transcript("pyramid-cleared-3")
    lines = [move for move, _ in moves if move]
    twin = Twin(display, folder, game, deal, SIZES[1], "mouse")
    cuts = sorted(rnd.sample(range(1, len(lines) - 1), 10))
    for chord in ("ctrl+shift+left", "shift+right", "shift+down", "f1", "shift+right", "ctrl+b"):
        twin.player.key(chord)
    twin.follow()
    for begin, end in zip([0, *cuts], [*cuts, len(lines) - 1], strict=True):
        with twin.program:
            twin.play(lines[begin:end])
            until(twin.agree, f"{end} moves")
            expect(twin.look_alike(), f"the picture after {end} moves")
            twin.program.signal(signal.SIGKILL)
            twin.program.process.wait()
        twin.program = Program(
            display, folder, ("--windowed", "{}x{}".format(*SIZES[1]), "--seed", deal, game)
        )
        expect(twin.agree() and twin.look_alike(), f"as it was after a kill at {end} moves")
    with twin.program:
        pass


def comes_back_as_it_was_left(display: str, folder: Path) -> None:
    """In the second game of a match, windows about: by Quit, by Ctrl+Q, by a signal and by a kill."""
    game, deal, moves = transcript("pyramid-match")
    lines = [move for move, _ in moves if move]
    cut = lines.index("next") + 12
    twin = Twin(display, folder, game, deal, SIZES[1], "mouse")
    player = twin.player
    with twin.program as program:
        twin.play(lines[:cut])
        for chord in ("ctrl+shift+left", "shift+right", "shift+down", "f1", "page down", "shift+right"):
            player.key(chord)
        for way in ("quit", "ctrl+q"):
            if way == "quit":
                player.choose("quit")
                twin.follow()
            else:
                program.key(way)
            time.sleep(SETTLE)
            program.key("Return")
            until(twin.look_alike, f"the same picture after {way}")
            expect(twin.agree(), f"the same match and moves after {way}")
    for number in (signal.SIGTERM, signal.SIGKILL):
        twin.program = Program(display, folder, ("--windowed", "{}x{}".format(*SIZES[1]), game))
        with twin.program as program:
            expect(twin.agree() and twin.look_alike(), f"the same before {number.name}")
            program.signal(number)
            program.process.wait()
    twin.program = Program(display, folder, ("--windowed", "{}x{}".format(*SIZES[1]), game))
    with twin.program as program:
        program.ask("windowfocus", program.window)
        expect(bool(player.sitting.moves) and len(player.match.booked) == 1, "moves in the second game")
        for _ in range(len(player.sitting.moves)):
            player.key("f8")
        twin.follow()
        until(twin.agree, "every move taken back")
        expect(not player.sitting.moves and twin.look_alike(), "the deal again")


CHECKS = (
    plays_osmosis_by_mouse,
    clears_a_pyramid_in_each_deal,
    plays_a_match_by_mouse,
    plays_both_by_keys,
    keeps_the_game_from_hasty_hands,
    survives_kills,
    comes_back_as_it_was_left,
)
