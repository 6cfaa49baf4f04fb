"""What the shelf's help says about Osmosis and Pyramid."""

from __future__ import annotations

from game.shell.leaflet import Key, Leaflet, Point

KEYS = (
    Key("move over piles, buttons and menus", ("left", "right", "up", "down", "next icon")),
    Key("click there (Select)", ("select",)),
    Key("click the other way (Adjust)", ("adjust",)),
    Key("the menu", ("menu",)),
    Key("close a menu, put a lit card down", ("escape",)),
    Key("take a move back", ("undo",)),
    Key("the help window", ("help",)),
    Key("interactive help on and off", ("tips",)),
    Key("the next window", ("next window",)),
)
MOUSE = (
    "The left button is Select, the middle or right one is Menu, and Alt or Ctrl with the left one Adjust; a "
    "long press with a finger is Menu too. The help window tells the rules and all keys of the desktop."
)
GUESSED = (
    Point(
        "The windows' places, the card faces, the drawings",
        "No picture of the program was found: the desktop is that of the time, the cards are new.",
    ),
    Point(
        "Which cards a number deals", "The old shuffling is unknown; here a number deals the same for ever."
    ),
    Point(
        "Undo goes back to the deal, move by move",
        "The instructions speak of the last move, which can be taken more than once.",
    ),
)
LEFT_OUT = (
    Point("Moves that the program makes by itself", "In both games the order of moves is the game."),
    Point(
        "The rest of the desktop: filer, printer, other programs",
        "It is here for two games of patience.",
    ),
)
OSMOSIS = Leaflet(
    about=(
        "A patience: four rows, a suit to each, all cards to be brought there. Any card of its suit may go "
        "to the first row; to a lower row only what the row above has already. Click a pile, the waste or "
        "the pack: there is only one way for a card to go.",
        MOUSE,
    ),
    keys=KEYS,
    guessed=(
        Point("Only the top cards of the four piles are open", "So the words are best understood."),
        Point(
            "The pack may be turned over without end",
            "No limit is given here, while Pyramid has one.",
        ),
        Point(
            "A card from the waste goes to its row, and else to an empty pile",
            "Only a base card is ever worth parking: Adjust does it.",
        ),
        Point("Resign counts as a loss and deals anew", "Nothing more is said about it."),
        *GUESSED,
    ),
    left_out=LEFT_OUT,
)
PYRAMID = Leaflet(
    about=(
        "A patience: 28 cards in a pyramid, to be taken away in pairs that make thirteen; kings go alone. "
        "The top card of the foundation may be used again, and the card that you click second ends on top. "
        "Three times through the pack; six games make a match, and 0 or better is a good one.",
        MOUSE,
    ),
    keys=KEYS,
    guessed=(
        Point("A king goes with one click", "It needs no partner."),
        Point(
            "Cards in hand are pack and waste together",
            "So the old rules of competition count them.",
        ),
        Point(
            "The third time through ends when nothing can be done, or with a click on the empty pack",
            "The last card turned must still be playable.",
        ),
        Point("A card never goes with one that it covers", "At the second click it is not free."),
        Point(
            "Score is the match so far, Deal the time through the pack, Cards left those in the pack",
            "The words allow more than one reading.",
        ),
        *GUESSED,
    ),
    left_out=LEFT_OUT,
)
