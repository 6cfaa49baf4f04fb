"""The named screens of Gravity."""

from __future__ import annotations

from collections.abc import Iterator

from game.gravity import look
from game.gravity.booklet import PAGES
from game.shell.named import Begun, Named

BOOKLETS_GAME = ("keys return escape", "type STANDARD", "keys return 8 return 5 return a")
"""From the top menu to the banner of the game that the booklet shows."""
PROBES = ("keys 4 8 return 4 6 return 8 4 return 4 3 return 6 5 return",)
STARS = ("41", "28", "63", "44", "54")
"""Of that board: row and column."""
LARGE = Begun(
    "TOURMENT", {"size": 16, "count": 20, "repulse": False}, ("launch 4 9", "launch 8 3", "launch 6 14")
)


def _place(square: look.Cell) -> str:
    """Where a square of the booklet's board lies on the sheet."""
    x, y = look.grid(8).middle(square)
    return f"{round(x)} {round(y)}"


def _area(area: look.Area) -> str:
    left, top, wide, high = area
    return f"{left + wide // 2} {top + high // 2}"


def _marks() -> Iterator[str]:
    """What a player has written after the booklet's probes."""
    yield f"click {_area(look.TOOL_HITS['pencil'])}"
    for star in ((1, 4), (8, 2)):
        yield f"click {_place(star)}"
    for empty in ((5, 1), (5, 2), (2, 8), (3, 8)):
        yield f"click {_place(empty)}"
        yield f"click {_place(empty)}"
    path = ((1, 3), (2, 3), (2, 2), (2, 1), (1, 1))
    yield "drag " + " ".join(_place(square) for square in path)
    yield f"point {_area((*look.PENCIL_REST, 0, 0))}"


LINK = f"click {_area(look.SLOT)}"
SCREENS = (
    Named("gravity", (*BOOKLETS_GAME, *PROBES, *_marks())),
    Named("gravity-menu"),
    Named("gravity-insert", ("keys tab",)),
    Named("gravity-seed", ("keys return",), seed="KQXBTRMA"),
    Named("gravity-size", (*BOOKLETS_GAME[:2], "keys return 8")),
    Named("gravity-stars", (*BOOKLETS_GAME[:2], "keys return 8 return 5")),
    Named("gravity-rule", (*BOOKLETS_GAME[:2], "keys return 8 return 5 return")),
    Named("gravity-banner", BOOKLETS_GAME),
    Named("gravity-in", (*BOOKLETS_GAME, "keys 4 3")),
    Named("gravity-out", (*BOOKLETS_GAME, "keys 4 3 return")),
    Named("gravity-hit", (*BOOKLETS_GAME, "keys 5 4 return 1 return")),
    Named("gravity-miss", (*BOOKLETS_GAME, "keys 5 4 return 2 return")),
    Named("gravity-ending", (*BOOKLETS_GAME, "keys tab")),
    Named("gravity-score", (*BOOKLETS_GAME, *PROBES, "keys tab return")),
    Named("gravity-post-mortem", (*BOOKLETS_GAME, *PROBES, "keys tab p")),
    Named(
        "gravity-final", (*BOOKLETS_GAME, *(f"keys 5 {shot[0]} return {shot[1]} return" for shot in STARS))
    ),
    Named("gravity-question", (*BOOKLETS_GAME, *PROBES, f"click {_area(look.TOOL_HITS['sharpener'])}")),
    Named(
        "gravity-printer", (LINK, *BOOKLETS_GAME[:2], "keys return 8 return 5 return y n 1 return", "wait 30")
    ),
    Named("gravity-large", begun=LARGE),
    *(
        Named(f"gravity-booklet-{spread + 1}", ("keys f1", *("keys right",) * spread))
        for spread in range((len(PAGES) + 1) // 2)
    ),
)
