"""What the shelf's help says about Gravity."""

from __future__ import annotations

from game.gravity.keyboard import DEL, DOWN, EXE, LEFT, MODE, ON, RIGHT, UP
from game.shell.leaflet import Key, Leaflet, Point

LEAFLET = Leaflet(
    about=(
        "Stars are hidden on a square board. Launch probes from its edges, see where they come out, and work "
        "out where the stars must be. A launch costs a point, a wrong shot as many as there are stars left: "
        "the fewer points, the better.",
        "The Organiser lies on your desk. Press its keys, or type on your own; the booklet beside it shows "
        "the five rules in pictures. Pencil, rubber and sharpener work on the sheet, and a click on one of "
        "its edge numbers launches a probe from there.",
    ),
    keys=(
        Key("EXE, which takes what you typed", (EXE,)),
        Key("ON/CLEAR, which goes back a step", (ON,)),
        Key("MODE: score, quit, post mortem", (MODE,)),
        Key("DEL: the character before the cursor goes", (DEL,)),
        Key("DEL with SHIFT: the one under the cursor goes", ("rub",)),
        Key("at the banner: the edge to launch from; elsewhere the cursor", (UP, DOWN, LEFT, RIGHT)),
        Key("the same edges, on the calculator pad; 5 shoots", caps=("8", "2", "4", "6", "5")),
        Key("the booklet", ("guide",)),
    ),
    guessed=(
        Point(
            "How eight letters become a board",
            "The old generator is lost. Ours gives the same board for the same letters on every machine, and "
            "STANDARD, 8, 5 is a board on which the booklet's examples come true.",
        ),
        Point(
            "Where a probe that goes round the outside comes in again",
            "Before the next star at the edge, be it the other corner of the same star: the only reading in "
            "which every path ends and can be flown backwards.",
        ),
        Point(
            "A launch between two stars",
            "The probe comes straight back to its own number.",
        ),
        Point(
            "Two examples of the booklet",
            "Their words and their displays disagree; the displays are followed.",
        ),
        Point(
            "A shot at a square whose star is already found",
            "It is empty by then, and so a miss, but only once.",
        ),
        Point(
            "Digits without SHIFT where a number is asked for",
            "So the machine's own questions took them.",
        ),
        Point(
            "Wording and places on the display beyond the booklet's",
            "They follow its labels and the habits of the machine.",
        ),
        Point(
            "The colours of case and keys, the hollow square, the beeps",
            "No picture and no listing of the program was found.",
        ),
    ),
    left_out=(
        Point(
            "The rest of the Organiser: diary, calculator, its language",
            "It is here for one game, and its ROM is not ours to copy.",
        ),
        Point(
            "A hint, or a count of the boards that still fit",
            "The game came with a pencil: finding out is the game.",
        ),
    ),
)
