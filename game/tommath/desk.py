"""What the Math Tooter keeps beside its moves: players, level, speed, colours, sound, the page one is on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from game.tommath.look import BLACK_FACES, WHITE_FACES

Page = Literal["opening", "play"]

LEVELS = range(1, 10)
SPEEDS = range(21)  # half seconds
BORDERS = range(16)


@dataclass(frozen=True)
class Desk:
    """The settings as they lie; `computers` are the sides the computer plays, `speed` is in half seconds."""

    page: Page = "opening"
    mode: int = 2
    game_point: int = 500
    computers: tuple[str, ...] = ("black",)
    level: int = 3
    speed: int = 2
    sound: bool = True
    white_face: int = 15
    black_face: int = 0
    border: int = 0
    mono: bool = False
    shapes: bool = False

    def who(self, side: str) -> str:
        return "computer" if side in self.computers else "keyboard"

    def toggled(self, side: str) -> Desk:
        """The other kind of player for `side`."""
        kept = tuple(s for s in ("white", "black") if (s in self.computers) != (s == side))
        return replace(self, computers=kept)

    def recoloured(self, side: str) -> Desk:
        """The next face for a side's pieces, never the other side's."""
        if side == "white":
            return replace(self, white_face=_following(WHITE_FACES, self.white_face, self.black_face))
        return replace(self, black_face=_following(BLACK_FACES, self.black_face, self.white_face))

    def lettered(self, letters: str) -> Desk:
        """As the command line asks: M mono, C colour, S silent (D, no mouse, is the scene's)."""
        desk = self
        for letter in letters.upper():
            match letter:
                case "M":
                    desk = replace(desk, mono=True)
                case "C":
                    desk = replace(desk, mono=False)
                case "S":
                    desk = replace(desk, sound=False)
        return desk

    def to_json(self) -> dict[str, Any]:
        kept = asdict(self)
        del kept["shapes"]  # the house keeps it for all who draw pieces
        return kept


def read(data: Mapping[str, Any]) -> Desk:
    """The desk as it was kept; whatever is missing or makes no sense is as on the first day."""
    first = Desk()
    checks: dict[str, Any] = {
        "page": lambda v: v in ("opening", "play"),
        "mode": lambda v: type(v) is int and v in (1, 2),
        "game_point": lambda v: type(v) is int and 100 <= v <= 999,
        "level": lambda v: type(v) is int and v in LEVELS,
        "speed": lambda v: type(v) is int and v in SPEEDS,
        "sound": lambda v: type(v) is bool,
        "white_face": lambda v: type(v) is int and v in WHITE_FACES,
        "black_face": lambda v: type(v) is int and v in BLACK_FACES,
        "border": lambda v: type(v) is int and v in BORDERS,
        "mono": lambda v: type(v) is bool,
    }
    good = {name: data[name] for name, check in checks.items() if name in data and check(data[name])}
    players = data.get("computers")
    if isinstance(players, list | tuple):
        good["computers"] = tuple(side for side in ("white", "black") if side in players)
    desk = replace(first, **good)
    return desk if desk.white_face != desk.black_face else replace(desk, white_face=15, black_face=0)


def _following(faces: tuple[int, ...], now: int, other: int) -> int:
    after = faces[faces.index(now) + 1 :] + faces[: faces.index(now)]
    return next(face for face in after if face != other)
