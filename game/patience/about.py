"""The Info box of the icon bar's menu: about this program, its switches, and the way to the help."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.patience import look
from game.shell.options import VERSION
from game.wimp.application import Pane
from game.wimp.boxes import moved
from game.wimp.icons import Icon

FACTS = (
    ("Name", "Osmosis"),
    ("Purpose", "Patience games"),
    ("Author", "after J. Pettigrew, 1997"),
    ("Version", f"{VERSION} (29-Nov-2026)"),
)
SWITCHES = (("tips", "Interactive help"), ("four", "Four-colour pack"), ("acorn", "Acorn mouse"))


@dataclass(frozen=True)
class Settings:
    """What the player has switched: four suit colours; the machine's own mouse with Adjust on the right."""

    four: bool = False
    acorn: bool = False


@cache
def pane(settings: Settings, tips: bool) -> Pane:
    """The box; `tips`: whether the interactive help is on."""
    x, y, wide, high = moved(look.ABOUT_FIELD, look.ABOUT_SWITCHES, 0)
    inner_wide, inner_high = look.ABOUT
    icons = []
    for at, (label, value) in enumerate(FACTS):
        top = y + look.ABOUT_STEP * at
        icons.append(
            Icon("right", (look.ABOUT_SWITCHES, top + look.ABOUT_TEXT, look.ABOUT_LABEL, high), label)
        )
        icons.append(Icon("display", (x, top, wide, high), value))
    on = {"tips": tips, "four": settings.four, "acorn": settings.acorn}
    for (name, text), box in zip(SWITCHES, look.OPTIONS, strict=True):
        icons.append(Icon("option", box, text, name=name, on=on[name], stop=True))
    icons.append(Icon("button", look.HELP_BUTTON, "Help", name="help", stop=True))
    return Pane("About this program", (look.ABOUT_SWITCHES + inner_wide, inner_high), tuple(icons), "box")
