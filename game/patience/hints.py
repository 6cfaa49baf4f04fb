"""The interactive help: one or two lines on whatever is under the pointer."""

from __future__ import annotations

from functools import lru_cache

from game.patience import cards, look, match, osmosis, pyramid
from game.patience.table import place_of
from game.wimp.application import Pane
from game.wimp.icons import Icon, text_width, wrapped
from game.wimp.look import LETTER
from game.wimp.under import PARTS, Under

TITLE = "Interactive help"
REST = "Move the pointer over anything to read about it here."
ENTRIES = {
    "undo": "Takes the last move back; again and again, as far as the deal.",
    "resign": "Gives up the game on the table.",
    "osmosis": "Deals a new game of Osmosis.",
    "pyramid": "Begins a new match of Pyramid, six games.",
    "quit": "Leaves for the attic; everything stays as it is.",
    "info": "Follow the arrow for what this program is, its switches and the help.",
    "start": "Opens the card table, or brings it to the front.",
}
ICONS = {
    ("game", "new"): "Deals a new game; in Pyramid it begins a new match.",
    ("game", "Score"): "The points of the match so far.",
    ("game", "Deal"): "Which of the three times through the pack this is.",
    ("game", "Cards left"): "How many cards the pack still holds.",
    ("info", "tips"): "Opens and closes this window; F2 does the same.",
    ("info", "four"): "Clubs in green and diamonds in blue, so that no two suits look alike.",
    ("info", "acorn"): "A mouse as the Acorn's: Menu in the middle, Adjust on the right.",
    ("info", "help"): "Opens the rules of both games; F1 does the same.",
    ("icon bar", "osmosis"): "Select opens the card table, Menu the menu.",
    ("icon bar", "attic"): "Select leaves for the attic.",
    ("icon bar", "disc"): "The floppy disc drive; it is empty.",
    ("icon bar", "hard disc"): "Select shows what is on the hard disc.",
    ("filer", "!Osmosis"): "Select opens the card table.",
    (
        "filer",
        "!Gravity",
    ): "Gravity runs on a machine of its own; Select leaves for the attic, where it stands.",
    (
        "filer",
        "!MathToot",
    ): "Math Tooter runs on a machine of its own; Select leaves for the attic, where it stands.",
    ("filer", "Help"): "Opens the rules of both games; F1 does the same.",
    (
        "filer",
        "",
    ): "What is on the hard disc: the games of the attic, and the rules of the two that play here.",
    ("help", ""): "The rules of both games and all keys; scroll to read on.",
    ("tips", ""): "This window tells about whatever is under the pointer.",
    ("info", ""): "What this program is; a click ticks a switch or takes the tick away.",
    ("message", ""): "A message from the game; its button goes on.",
    ("message", "ok"): "Goes on; Return does the same.",
    ("message", "new match"): "Begins a match of six other deals.",
    ("message", "second player"): "Deals the same six games again, for someone else.",
}
BACK = {
    "game": "Select on the icon bar's Osmosis brings it back.",
    "filer": "Select on the icon bar's hard disc brings it back.",
    "help": "F1 brings it back.",
    "tips": "F2 brings it back.",
}
"""What opens a window again that was closed."""
Table = osmosis.State | match.Match


def hint(found: Under, table: Table, lit: pyramid.Place | None) -> str:
    """What there is to say about that thing."""
    match found.kind:
        case "part":
            back = f" {BACK[found.place]}" if found.name == "close" else ""
            return PARTS[found.name] + back
        case "entry":
            return ENTRIES.get(found.name, REST)
        case "icon" | "bar":
            text = ICONS.get((found.place, found.name))
            return text or (_place(found.name, table, lit) if found.place == "game" else REST)
    return REST


def shaded(entry: str, over: bool) -> str:
    """Why that entry of the game window's menu cannot be chosen now; `over`: the game is."""
    if entry == "resign":
        return "Resign is shaded: this game is over."
    return f"Undo is shaded: {'this game is over' if over else 'there is no move to take back'}."


@lru_cache(maxsize=1)
def pane(text: str) -> Pane:
    """The window that shows a hint."""
    x, y = look.TIPS_TEXT
    lines = wrapped(text, look.TIPS_LETTERS)
    icons = tuple(
        Icon("text", (x, y + look.TIPS_LINE * at, text_width(line), LETTER[1]), line)
        for at, line in enumerate(lines)
    )
    return Pane(TITLE, look.TIPS, icons, "panel", look.TIPS_BOX, look.PAPER, takes_focus=False)


def _place(icon: str, table: Table, lit: pyramid.Place | None) -> str:
    if icon == "":
        return "The card table. Menu opens the menu, New Game deals anew."
    if isinstance(table, osmosis.State):
        return _osmosis(icon, table)
    return _pyramid(icon, table.game, lit)


def _osmosis(icon: str, state: osmosis.State) -> str:
    if icon.startswith("row"):
        held = state.rows[int(icon[-1])]
        if not held:
            return "A row for a suit to come."
        suit = cards.suit_name(held[0])
        return f"The row of {suit}: {len(held)} of 13 cards. Cards on the rows stay there."
    place = place_of(icon)
    refusal = state.refusal(place)
    if refusal is not None:
        return refusal
    if place == "pack":
        return (
            "Click to turn up to three cards onto the waste."
            if state.pack
            else "Click to turn the waste over."
        )
    card = state.waste[-1] if place == "waste" else state.piles[int(place)][-1]
    if state.row_of(card) is None:
        return f"The {cards.name(card)}. Click to put it on the empty pile."
    park = " Adjust puts it on the empty pile." if place == "waste" and "park" in state.moves() else ""
    return f"The {cards.name(card)}. Click to send it to its row.{park}"


def _pyramid(icon: str, game: pyramid.State, lit: pyramid.Place | None) -> str:
    place = place_of(icon)
    refusal = game.refusal(place, lit)
    if refusal is not None:
        return refusal
    if place == "pack":
        if game.pack:
            return "Click to turn one card onto the waste."
        return (
            "Click to end the game."
            if game.deal == pyramid.DEALS[-1]
            else "Click to turn the waste over for the next deal."
        )
    card = game.card(place)
    assert card is not None
    if place == lit:
        return f"The {cards.name(card)} is lit. Click it again to put the light out."
    if lit is not None:
        return f"The {cards.name(card)}. Click to take both cards; this one ends on top."
    if cards.value(card) == pyramid.THIRTEEN:
        return f"The {cards.name(card)}. Click to take it away."
    partner = cards.RANKS[pyramid.THIRTEEN - 1 - cards.value(card)]
    return f"The {cards.name(card)}. It makes thirteen with any {cards.rank_name(partner)}."
