"""What the shelf's help says about the Math Tooter."""

from __future__ import annotations

from game.shell.leaflet import Key, Leaflet, Point

LEAFLET = Leaflet(
    about=(
        "Two games on one board of eight by eight, for one against the computer or for two. In Sevens the "
        "pieces 1, 2 and 3 add up to seven; in the Math Game digits and signs make equations that are true "
        "read forwards or backwards. Every run that a piece completes scores, and who reaches the game point "
        "first has won.",
        "Click a piece and then a square, or type both. F5 shows the instructions, and everything that the "
        "function keys do can be clicked at the foot of the screen.",
    ),
    keys=(
        Key("piece, row, column", caps=("0-9", "+ - * / ^")),
        Key("stop the computer's thinking, or undo a half-typed move", ("escape",)),
        Key("quit; at home the game is kept", ("f1",)),
        Key("sound", ("f2",)),
        Key("who plays White, who plays Black", ("f3", "f4")),
        Key("instructions", ("f5",)),
        Key("the colours of White, of Black, of the border", ("f6", "f9", "f10")),
        Key("the computer's level, lower and higher", ("f7", "f8")),
        Key("the least time that it thinks", ("up", "down")),
        Key("offer a draw; resign", caps=("D", "R")),
        Key("a draw at once, while it thinks", caps=("!",)),
    ),
    guessed=(
        Point("A run needs a sign: 33 is not 3 = 3", "Else any repeated digit would score."),
        Point(
            "* and / go before + and -, ^ before all, and from the right",
            "The instructions promise true equations, so the usual order holds.",
        ),
        Point("-2^2 is -4, and 2^3^2 is 512", "For the same reason."),
        Point(
            "What is cut off the answer is cut once, towards zero",
            "They speak of the whole part of the answer, not of every step.",
        ),
        Point("0^0 is 1", "The usual convention."),
        Point(
            "No zeros in front of a number, and no -0 as an answer",
            "Nobody writes them, and zeros could be added for ever.",
        ),
        Point("A run that is true both ways scores once", "A worked example shows it."),
        Point("Corners touch too", "Runs score along the diagonals as well."),
        Point(
            "The computer takes a draw when it is behind, or late in an even game",
            "Nothing is said about it.",
        ),
        Point(
            "The look of the screen, and the sounds",
            "No picture was found; 80 by 25 letters, the keys and the colours follow the instructions and "
            "other games of the same maker.",
        ),
        Point(
            "How the computer thinks",
            "Its nine levels are ours, and so is its strength.",
        ),
    ),
    left_out=(
        Point(
            "The pages that asked for money, and the other programs' titles",
            "There is nothing left to register.",
        ),
        Point("Saving under a name", "The game is kept by itself, at every move."),
        Point(
            "The speed by the arrows of the number pad",
            "With num lock off they type digits too; the other arrows set it.",
        ),
    ),
)
