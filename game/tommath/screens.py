"""The named screens of the Math Tooter."""

from __future__ import annotations

from dataclasses import replace

from game.shell.named import Begun, Named
from game.tommath import manual
from game.tommath.desk import Desk

SEED = "7"
TWO = Desk(page="play", computers=())
"""Two people at one keyboard: nothing waits for the computer."""


def _game(mode: int, laid: str, point: int = 500) -> Begun:
    """A game of which these pieces were laid: piece, row and column each."""
    return Begun(
        SEED, {"mode": mode, "game_point": point}, tuple(" ".join(piece) for piece in laid.split(" "))
    )


MATH = _game(2, "055 ^56 +47 836 /37 +58 248 938 135 557 154 034 033 032 031 768 +78 +88 426 015")
SEVENS = _game(1, "155 354 356 267 278 357 277 387 376 366 188 144 233 322 111 386 268 258 148 238")
WON = _game(2, "044 953 055 ^54 434 +43 052 *25 -56 051 -57", 250)

SCREENS = (
    Named("tommath", begun=MATH, desk=replace(TWO, computers=("black",)).to_json()),
    Named("tommath-start", seed=SEED),
    Named("tommath-carry-on", begun=MATH, desk=replace(TWO, page="opening").to_json(), seed=SEED),
    Named("tommath-entry", ("type 3", "keys 6"), MATH, TWO.to_json()),
    Named("tommath-taken", ("type 355",), MATH, TWO.to_json()),
    Named("tommath-question", ("keys f1",), MATH, TWO.to_json()),
    Named("tommath-shapes", begun=MATH, desk=replace(TWO, shapes=True).to_json()),
    Named("tommath-mono", begun=MATH, desk=replace(TWO, mono=True).to_json()),
    Named("tommath-sevens", begun=SEVENS, desk=replace(TWO, mode=1).to_json()),
    Named("tommath-over", begun=WON, desk=TWO.to_json()),
    *(
        Named(f"tommath-help-{page + 1}", ("keys f5", *("keys right",) * page), seed=SEED)
        for page in range(len(manual.PAGES))
    ),
)
