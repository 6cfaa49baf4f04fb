"""The help in our own words: what it says, and how it is laid out in its window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.patience import look
from game.wimp.application import Pane
from game.wimp.icons import Icon, text_width, wrapped
from game.wimp.look import GROOVE, LETTER


@dataclass(frozen=True)
class Section:
    """A heading and its paragraphs; `keys` are pairs of what to press and what it does."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()


OSMOSIS = Section(
    "Osmosis",
    (
        "The aim is to bring all fifty-two cards onto the four rows on the right, one suit to a row.",
        "Four piles of four cards are dealt on the left with only their top cards face up, and one card that "
        "begins the first row; the other thirty-five cards are the pack.",
        "Click on a pile to send its top card to its row; the card below it then turns up.",
        "The first row takes any card of its suit.",
        "A lower row begins with a card of the same rank as the first row did, and the rows begin in order "
        "from the top.",
        "Once begun, a lower row takes those cards of its suit whose rank has already reached the row above.",
        "Click on the pack to turn three cards onto the waste; the last packet may be smaller.",
        "When the pack is empty, a click on its place makes the waste the pack again, in the same order, as "
        "often as you like.",
        "Click on the waste to send its top card to its row; a card that no row takes goes to an empty pile, "
        "if there is one.",
        "With Adjust the waste's top card goes to an empty pile even if a row would take it; a finger slides "
        "it there.",
        "A row that holds its whole suit is turned face down.",
        "The game is won when all four rows are full.",
        "When no card can be played any more, however often the pack is turned, you are told so, once in a "
        "game.",
        "Resign gives the game up as lost and deals a new one.",
    ),
)
PYRAMID = Section(
    "Pyramid",
    (
        "The aim is to take the pyramid of twenty-eight cards away in pairs that make thirteen: ace and "
        "queen, two and jack, three and ten, four and nine, five and eight, six and seven.",
        "You may use cards of the pyramid on which no other card lies, the top card of the waste and the top "
        "card of the foundation on the right.",
        "The first click lights a card, and a second click on it puts the light out again.",
        "A click on its partner takes both to the foundation, and the card clicked second ends on top, where "
        "it can be used once more: the order matters.",
        "A card that makes no thirteen with the lit one is refused, and the light stays.",
        "A king counts thirteen and goes alone, with one click; on the foundation it is of no more use.",
        "Click on the pack to turn one card onto the waste.",
        "You have three deals, that is, times through the pack: in the first two a click on the empty pack "
        "turns the waste over in the same order.",
        "In the third deal a click on the empty pack ends the game.",
        "The game also ends when the pyramid is gone, when no move is left in the third deal, or in any deal "
        "once pack and waste are both empty, and when you resign.",
        "Clearing the pyramid earns 50 points in the first deal, 35 in the second and 20 in the third.",
        "Every card left in pack, waste and pyramid then costs a point.",
        "A match is six games whose points are added, and 0 or better is a match well played.",
        "New Game, or Pyramid in the menu, begins a new match; Resign only ends the game you are in.",
        "After a match a second player can play the same six deals, and both totals are shown side by side.",
        "Score shows the points of the match so far, Deal which time through the pack this is, and Cards "
        "left how many cards the pack holds.",
    ),
)
BOTH = Section(
    "In both games",
    (
        "Undo takes back one move after the other, as far as the deal, but no game that has ended.",
        "Everything is kept as you play: whenever you leave, you find it again as it was.",
        "The title shows the number of the deal; start the program with --seed and that number to have it "
        "dealt again.",
    ),
)
MOUSE = Section(
    "Mouse and finger",
    keys=(
        ("Select", "left button, tap"),
        ("Menu", "right or middle button, long press"),
        ("Adjust", "Alt or Ctrl with the left button; the right button once Acorn mouse is ticked in Info"),
        ("Finger", "slide over a window to scroll it; slide a card to the place where it shall go"),
    ),
)
KEYS = Section(
    "Keys",
    keys=(
        ("Arrows, Tab", "move the cursor from pile to pile, walk in menus"),
        ("Return, Space", "Select what the cursor is on; with Ctrl: Adjust"),
        ("Menu, Shift+F10", "open the menu"),
        ("Escape", "close the menus, put the light out"),
        ("F1", "this help"),
        ("F2", "interactive help on and off"),
        ("F8, Ctrl+Z", "Undo"),
        ("F6, Ctrl+Tab", "next window, then the icon bar"),
        ("Ctrl+W", "close the window"),
        ("Ctrl+B", "send it behind the others"),
        ("Ctrl+T", "full size and back"),
        ("Ctrl+arrows", "scroll it; Page Up, Page Down, Home, End too"),
        ("Shift+arrows", "move it"),
        ("Ctrl+Shift+arrows", "change its size"),
    ),
)
SECTIONS = (OSMOSIS, PYRAMID, BOTH, MOUSE, KEYS)
RULES = {"osmosis": OSMOSIS, "pyramid": PYRAMID}


@cache
def pane() -> Pane:
    """The help window: everything in one long work area."""
    icons: list[Icon] = []
    y = look.HELP_MARGIN
    for section in SECTIONS:
        y = _line(icons, y, 0, section.heading)
        wide = text_width(section.heading)
        icons.append(Icon("groove", (look.HELP_MARGIN, y - look.HELP_RULE, wide, GROOVE)))
        y += look.HELP_UNDER
        for paragraph in section.paragraphs:
            for line in wrapped(paragraph, look.HELP_LETTERS):
                y = _line(icons, y, 0, line)
            y += look.HELP_GAP
        for keys, what in section.keys:
            lines = wrapped(what, look.HELP_LETTERS - look.HELP_TAB)
            _line(icons, y, 0, keys)
            for line in lines:
                y = _line(icons, y, look.HELP_TAB, line)
        y += look.HELP_LINE
    wide = 2 * look.HELP_MARGIN + LETTER[0] * look.HELP_LETTERS
    return Pane(
        "Help on Osmosis and Pyramid", (wide, y), tuple(icons), "full", look.HELP_BOX, ground=look.PAPER
    )


def top(game: str) -> int:
    """How far the window is scrolled where it shows the rules of a game from their heading on."""
    heading = next(icon for icon in pane().icons if icon.text == RULES[game].heading)
    return heading.box[1] - look.HELP_MARGIN


def _line(icons: list[Icon], y: int, column: int, text: str) -> int:
    """Write a line from that column on; where the next one begins."""
    x = look.HELP_MARGIN + LETTER[0] * column
    icons.append(Icon("text", (x, y, text_width(text), LETTER[1]), text))
    return y + look.HELP_LINE
