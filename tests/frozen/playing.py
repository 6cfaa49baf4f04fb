"""Whole games of each original, played in the download by hand, and its pictures beside the source's."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

import pygame

from game.catalogue import CATALOGUE, Entry
from game.shell import screenshots as shots
from game.shell.fit import Size
from game.shell.scene import Game, Scene
from game.shell.shelf import Shelf
from game.shell.store import Store
from tests.driving import Driver
from tests.frozen.unpacking import Download, loaded_from_elsewhere
from tests.house import house
from tests.patience.test_transcripts import transcript
from tests.window import patience, tooter
from tests.window.harness import Program, expect, until

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
OFFER = "KQXBTRMA"
X_KEYS = {"return": "Return", "escape": "Escape"}
LEVELS_DOWN = ("F7", "F7")
"""From the level that the Math Tooter begins with to the first."""
LOOKED_AT = 4
"""Pictures that are compared in the course of a game of the Math Tooter."""
LONGEST = 40
SETTLED = 1.5
"""Seconds after which lamps, cursors and pressed keys have come to rest."""


def picture(scene: Driver) -> bytes:
    scene.finish_work()
    scene.wait(SETTLED)
    return pygame.image.tobytes(scene.picture(), "RGB")


def game_in(store: Store, entry: Entry) -> Game:
    return entry.make_scene(house(store, entry.id))


def no_settings() -> Scene:
    raise AssertionError("the settings are not to be opened")


def from_source(folder: Path, game: str | None) -> bytes:
    """What the source shows of a data folder as it is now: a game, or the shelf."""
    with patience.left(folder) as store:
        if game is None:
            shelf = Driver(Shelf(CATALOGUE, partial(game_in, store), store, settings=no_settings))
            shelf.redraw()
            return picture(shelf)
        return picture(Driver(game_in(store, next(entry for entry in CATALOGUE if entry.id == game))))


def away(program: Program) -> None:
    """The pointer leaves the window, and what it lit goes out."""
    program.ask("mousemove", *patience.OUTSIDE)
    time.sleep(SETTLED)


def shelf(download: Download, display: str, data: Path) -> str:
    """The shelf with what was left on it."""
    with download.start(display, data) as program:
        away(program)
        expect(program.shows(from_source(data, None)), "the shelf looks as from source")
        elsewhere = loaded_from_elsewhere(download, program.process.pid)
        expect(not elsewhere, f"libraries from elsewhere: {elsewhere}")
    return "1 picture equal, no library from elsewhere"


def screenshots(download: Download, display: str, data: Path) -> str:
    """Every named screen of every game, drawn without a display."""
    folder = data / "screenshots"
    code, out, err = download.run("--screenshots", str(folder))
    expect(code == 0 and not err, f"--screenshots: {code} {out} {err}")
    names = shots.names(CATALOGUE)
    for name in names:
        drawn, here = pygame.image.load(folder / f"{name}.png"), shots.picture(name, CATALOGUE)
        same = pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(here, "RGB")
        expect(same, f"{name} looks as from source")
    return f"{len(names)} pictures equal"


def gravity(download: Download, display: str, data: Path) -> str:
    """The booklet's STANDARD game, 8 and 5, typed key by key after a start from the shelf."""
    keys = [line.split()[0] for line in _lines("gravity-standard")]
    entry = next(entry for entry in CATALOGUE if entry.id == "gravity")
    twin = Driver(entry.make_scene(replace(house(Store(None), "gravity"), seed=OFFER)))
    equal = 0
    with download.start(display, data, ("--seed", OFFER)) as program:
        away(program)
        program.key("g")
        for key in keys:
            program.ask("key", X_KEYS.get(key, key))
            twin.key(key)
            if key == "return":
                expect(program.shows(picture(twin)), f"Gravity after {equal} times EXE")
                equal += 1
    with patience.left(data) as store:
        (result,) = store.slot("gravity").results()
    expect((result.won, result.score) == (True, 5), f"a game cleared with 5 points: {result}")
    return f"{len(keys)} keys {' '.join(keys)}; {equal} pictures equal; cleared, 5 points"


def tommath(download: Download, display: str, data: Path) -> str:
    """The math game to 100 against level 1, from the start screen on."""
    laid: list[str] = []
    equal = 0
    with download.start(display, data, ("tommath", "--seed", "11")) as program:
        away(program)
        tooter.begin(program)
        program.key(*LEVELS_DOWN)
        until(lambda: tooter.laid(data) == 0, "a new game")
        while not (now := tooter.there(data)).state.over:
            expect(len(laid) < LONGEST, "the game has an end")
            laid.append(tooter.greedy(now.state, "+*/^").replace(" ", ""))
            tooter.strike(program, "us", laid[-1])
            until(partial(_answered, data, len(now.moves)), f"an answer to {laid[-1]}")
            if len(laid) <= LOOKED_AT:
                expect(program.shows(from_source(data, "tommath")), f"the board after {len(laid)} moves")
                equal += 1
        expect(program.shows(from_source(data, "tommath")), "the board at the end")
        end = tooter.there(data).state
        program.key("Return")  # another game, for the shelf to show
        until(lambda: tooter.laid(data) == 0, "another game")
    expect(end.ending == "point", f"the game point ends it, not {end.ending}")
    pieces, score = " ".join(laid), "{}:{}".format(*end.scores)
    return f"laid {pieces}; {equal + 1} pictures equal; {end.winner} wins {score}"


def osmosis(download: Download, display: str, data: Path) -> str:
    """A deal that comes out, by clicks, in a window of the desktop's own size."""
    return _patience(download, display, data, "osmosis-won", (800, 600))


def pyramid(download: Download, display: str, data: Path) -> str:
    """A deal that is cleared, by clicks, in a window whose scale is no whole number."""
    return _patience(download, display, data, "pyramid-cleared-1", (1366, 768))


def _patience(download: Download, display: str, data: Path, name: str, size: Size) -> str:
    def start(display: str, folder: Path, game: str, deal: str, size: Size) -> Program:
        return download.start(display, folder, ("--windowed", "{}x{}".format(*size), "--seed", deal, game))

    game, deal, steps = transcript(name)
    moves = iter([move for move, _ in steps if move])
    twin = patience.Twin(display, data, game, deal, size, "mouse", start)
    equal = 0
    with twin.program:
        while some := list(islice(moves, 20)):
            twin.play(some)
            until(twin.agree, f"{name}: the moves up to {some[-1]}")
            expect(twin.look_alike(), f"{name}: the picture after {some[-1]}")
            equal += 1
        booked = patience.results(data, game)
    expect(bool(booked) and all(result.won for result in booked), f"{name}: {booked}")
    clicks = len(twin.player.inputs)
    return f"deal {deal} at {size[0]}x{size[1]}, {clicks} clicks; {equal} pictures equal; won"


def _answered(data: Path, before: int) -> bool:
    now = tooter.there(data)
    return now.state.over or len(now.moves) == before + 2


def _lines(name: str) -> Iterator[str]:
    text = (TRANSCRIPTS / f"{name}.txt").read_text("utf-8")
    return (line for line in text.splitlines() if not line.startswith("#"))


CHECKS = (screenshots, gravity, tommath, osmosis, pyramid, shelf)
