"""What the folder says about the shelf itself, and whom and what there is to thank."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.catalogue import Entry
from game.shell.leaflet import Key, Point
from game.shell.shelf.paper import Part

SHELF, CREDITS = "The shelf", "Credits"

MACHINES = (
    "Up here in the attic stand machines of the eighties and nineties, each with the game that it was kept "
    "for. "
)
TOUCH = (
    "A mouse or a finger does as well: touch a machine to play, a tab of this folder to open it. Every game "
    "can be played by touch alone."
)
KEPT = (
    "There is nothing to save. Every move is kept as it is made, in one file in your own data folder; if "
    "the disk cannot be written to, play goes on and a line says so. Pictures and prints go to the same "
    "folder. Nothing is written anywhere else, unless you ask for it."
)
NOTHING_KEPT = "This time nothing is kept, and nothing is written anywhere unless you ask for it."
LEFT_OUT: tuple[Part, ...] = (
    ("LEFT OUT ON PURPOSE",),
    Point(
        "An emulator, and the old programs themselves",
        "The games are made anew from their instructions; where those are silent, each game's tab says what "
        "was guessed.",
    ),
    Point("A network, accounts, and any counting of who plays", "These games never asked for it."),
    Point(
        "Smooth letters and photographs on the old screens",
        "Every game keeps its machine's own pixels, enlarged so that all are equal.",
    ),
)


def at_home(entries: Sequence[Entry], folder: Path | None) -> tuple[Part, ...]:
    """What the first tab says; folder: where games are kept, None where nothing is."""
    kept = (NOTHING_KEPT,) if folder is None else (KEPT, f"The data folder is {folder}")
    return (
        MACHINES + "Choose one, and it goes on as it was left, however it was left.",
        *_keys(entries),
        Key("full screen, and back", caps=("F11", "Alt+Enter")),
        Key("save the picture as a PNG file", caps=("F12",)),
        Key("back to the shelf; on the shelf: out of the attic", caps=("Ctrl+Q",)),
        TOUCH,
        *kept,
        "Started in a terminal with --help, the program lists what else it can be told.",
        *LEFT_OUT,
    )


def at_the_kiosk(entries: Sequence[Entry]) -> tuple[Part, ...]:
    """What the first tab says to a kiosk's visitors."""
    return (
        MACHINES + "Choose one and play. When nobody has touched anything for a while, the games play by "
        "themselves, and whoever comes next begins anew; the best results stay in the records.",
        *_keys(entries),
        Key("let the games play by themselves", caps=("Ctrl+Q",)),
        TOUCH,
        *LEFT_OUT,
    )


def _keys(entries: Sequence[Entry]) -> tuple[Part, ...]:
    initials = [entry.title[0] for entry in entries]
    alone = [initial for initial in initials if initials.count(initial) == 1]
    numbers = f"1-{len(entries)}" if len(entries) > 1 else "1"
    return (
        ("ON THE SHELF",),
        Key("move the lamp", ("previous", "next")),
        Key("to the first machine, to the last", ("first", "last")),
        Key("play what stands under the lamp", ("play",)),
        Key("its initial or its number starts a game at once", caps=(*alone, numbers)),
        Key("this folder", ("help",)),
        Key("the records: the best of all that was played", ("records",)),
        Key("settings: sound, picture, cards, pieces, attract mode", ("settings",)),
        ("ANYWHERE",),
    )


THANKS: tuple[Part, ...] = (
    "An independent re-creation made from the published instructions of Gravity (Cubsoft, 1987), Tommy's "
    "Math Tooter (Tommy's Toys, 1995) and !Osmosis (John Pettigrew, 1997); it contains no code, graphics or "
    "text of the originals.",
    "Not affiliated with or endorsed by their authors, nor by Psion, Acorn, IBM or their successors; names "
    "and trademarks belong to their owners and are used only to say what is re-created.",
    "Rules explained in our own words; fonts and card art: see ATTRIBUTION; unknown details of the originals "
    "are our guesses and are listed in the README.",
    ("LETTERS",),
    Point(
        "This typewriter, and the rail: Terminus Font", "Dimitar Toshkov Zhekov, SIL Open Font License 1.1"
    ),
    Point(
        "Plates, headings, keys: bitmaps of Helvetica",
        "(c) 1984-1989, 1994 Adobe Systems Incorporated, (c) 1988, 1994 Digital Equipment Corporation; free "
        "to use with this notice",
    ),
    Point(
        "The Organiser's display: after the HD44780 table of luma.lcd",
        "(c) 2013-2026 Richard Hull and contributors, MIT License",
    ),
    Point(
        "The Math Tooter's screen: after u_vga16, cut and mostly redrawn",
        "(c) 2000, 2001 Dmitry Bolkhovityanov, MIT/X11 licence",
    ),
    ("PICTURES",),
    Point("The courts of the cards: drawings by Adrian Kennard", "CC0, reduced and recoloured here"),
    Point(
        "All else: rooms, machines, paper, desktop, its letters, the icon",
        "drawn for this program by scripts that come with it, in assets/source; MIT License",
    ),
    ("MADE WITH",),
    Point("Python", "PSF License"),
    Point("pygame-ce", "LGPL 2.1"),
    Point("SDL", "zlib License"),
    Point("SQLite", "public domain"),
    "Attic Arcade is free software under the MIT License. All notices in full: assets/ATTRIBUTION.md and "
    "the folder fonts.",
)
