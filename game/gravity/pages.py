"""What can be on the Organiser's display, page by page, and how a page is kept.

A page's `kind` is its name where it is kept, and lets no two pages of different kinds be equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.gravity.prompts import Field
from game.gravity.rules import EDGES, State

GRAVITY, OFF = "GRAVITY", "OFF"
RULES = ("ATTRACT", "REPULSE")
ENDINGS = ("SCORE", "QUIT", "PM")
FAULTS = ("DEVICE MISSING", "DEVICE FULL", "DEVICE WRITE ERR")


class Top(NamedTuple):
    """The menu the Organiser switches on into; `at` is the item under the cursor."""

    at: int = 0
    kind: str = "Top"


class Insert(NamedTuple):
    """INSERT ITEM, in front of item `at` of the top menu."""

    at: int = 0
    field: Field = Field()
    kind: str = "Insert"


class Seed(NamedTuple):
    field: Field
    kind: str = "Seed"


class Size(NamedTuple):
    field: Field = Field()
    kind: str = "Size"


class Count(NamedTuple):
    field: Field = Field()
    kind: str = "Count"


class HardCopy(NamedTuple):
    """`board`: asked at the end of a post mortem, for the board with its stars; else for blank boards."""

    board: bool = False
    kind: str = "HardCopy"


class Console(NamedTuple):
    """Asked after a yes to HardCopy."""

    board: bool = False
    kind: str = "Console"


class Copies(NamedTuple):
    """Asked before the game only: of a finished board there is one print."""

    console: bool
    field: Field = Field()
    kind: str = "Copies"


class Rule(NamedTuple):
    at: int = 0
    kind: str = "Rule"


class Banner(NamedTuple):
    """The game itself; `told`: the last move's outcome is still shown."""

    told: bool = False
    kind: str = "Banner"


class Launch(NamedTuple):
    edge: int
    field: Field = Field()
    kind: str = "Launch"


class Shot(NamedTuple):
    """The direct shot; `row` is None while it is being asked."""

    row: int | None = None
    field: Field = Field()
    kind: str = "Shot"


class Ending(NamedTuple):
    """The menu behind MODE."""

    at: int = 0
    kind: str = "Ending"


class Score(NamedTuple):
    kind: str = "Score"


class PostMortem(NamedTuple):
    """The star shown, 1 for the first."""

    star: int = 1
    kind: str = "PostMortem"


class Final(NamedTuple):
    kind: str = "Final"


class Fault(NamedTuple):
    """One of FAULTS, shown until a key is pressed; `after` comes then."""

    text: str
    after: Page
    kind: str = "Fault"


Page = (
    Top
    | Insert
    | Seed
    | Size
    | Count
    | HardCopy
    | Console
    | Copies
    | Rule
    | Banner
    | Launch
    | Shot
    | Ending
    | Score
    | PostMortem
    | Final
    | Fault
)

Kept = Sequence[object]


def entry(page: Page) -> Field | None:
    """What is half typed on a page, or on the one behind a fault."""
    match page:
        case Fault(_, after):
            return entry(after)
        case Insert() | Seed() | Size() | Count() | Copies() | Launch() | Shot():
            return page.field
    return None


def with_entry(page: Page, field: Field) -> Page:
    """The page with this typed on it; ValueError where that cannot be."""
    match page:
        case Fault(_, after):
            return page._replace(after=with_entry(after, field))
        case Insert() | Seed():
            return page._replace(field=field)
        case Size() | Count() | Copies() | Launch() | Shot() if field.text.isdecimal() or not field.text:
            return page._replace(field=field)
    raise ValueError("This cannot be typed on the page.")


def pack(page: Page) -> Kept:
    """A page as JSON can hold it, without its `entry`."""
    match page:
        case Fault(text, after):
            return [page.kind, text, pack(after)]
        case Seed() | Size() | Count() | Score() | Final():
            return [page.kind]
        case Top(value) | Insert(value) | Rule(value) | Ending(value) | PostMortem(value):
            return [page.kind, value]
        case HardCopy(value) | Console(value) | Copies(value) | Banner(value) | Launch(value) | Shot(value):
            return [page.kind, value]


def unpack(kept: object, seed: str, size: int, count: int, game: State | None) -> Page:
    """The page that `pack` made; ValueError where it is none, or does not go with what else is kept.

    seed, size, count: the set-up answers so far, 0 where there is none; game: the one in play or just ended.
    """
    page = _menu(kept) or _set_up(kept, seed, size, count) or _in_play(kept, game) or _ended(kept, game)
    match kept:
        case ["Fault", str(text), after] if text in FAULTS:
            following = unpack(after, seed, size, count, game)
            if not isinstance(following, Fault):
                return Fault(text, following)
    if page is None:
        raise ValueError("This is no page of the Organiser.")
    return page


def _menu(kept: object) -> Page | None:
    match kept:
        case ["Top", 0 | 1 as at]:
            return Top(int(at))
        case ["Insert", 0 | 1 as at]:
            return Insert(int(at))
    return None


def _set_up(kept: object, seed: str, size: int, count: int) -> Page | None:
    match kept:
        case ["Seed"]:
            return Seed(Field(seed))
        case ["Size"] if seed:
            return Size()
        case ["Count"] if size:
            return Count()
        case ["HardCopy", False] if count:
            return HardCopy()
        case ["Console", False] if count:
            return Console()
        case ["Copies", bool(console)] if count:
            return Copies(console)
        case ["Rule", 0 | 1 as at] if count:
            return Rule(int(at))
    return None


def _in_play(kept: object, game: State | None) -> Page | None:
    if game is None or game.over:
        return None
    match kept:
        case ["Banner", bool(told)] if game.log or not told:
            return Banner(told)
        case ["Launch", int(edge)] if edge in EDGES:
            return Launch(edge)
        case ["Shot", None]:
            return Shot()
        case ["Shot", int(row)] if 1 <= row <= game.size:
            return Shot(row)
        case ["Ending", 0 | 1 | 2 as at]:
            return Ending(int(at))
        case ["Score"]:
            return Score()
    return None


def _ended(kept: object, game: State | None) -> Page | None:
    if game is None or not game.over:
        return None
    match kept:
        case ["PostMortem", int(star)] if game.ending == "pm" and 1 <= star <= len(game.stars):
            return PostMortem(star)
        case ["HardCopy", True] if game.ending == "pm":
            return HardCopy(board=True)
        case ["Console", True] if game.ending == "pm":
            return Console(board=True)
        case ["Final"]:
            return Final()
    return None
