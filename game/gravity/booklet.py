"""What the instruction booklet says, page by page; sentences about the rules have names, and a test each."""

from __future__ import annotations

from collections.abc import Iterator

from game.gravity.blocks import (
    Board,
    Contents,
    Display,
    Figure,
    Heading,
    Pad,
    Page,
    Para,
    Rule,
    Signs,
    Table,
    Thing,
)
from game.gravity.view import FILLED, HOLLOW

SUBTITLE = "Instructions"
F, H = FILLED, HOLLOW

PAGES: tuple[Page, ...] = (
    Page(
        "GRAVITY",
        (
            Contents(),
            Para("A click on a page turns it, and so do the wheel and the arrow keys. Esc goes back."),
        ),
        "cover",
    ),
    Page(
        "What it is about",
        (
            Para(
                "Stars lie hidden on a square board. Nobody sees them, but nothing can fly past them "
                "undisturbed: they bend its way."
            ),
            Para(
                "You send space probes in from the edges. All you are told is where each of them comes out "
                "again, if it does. From that you work out where the stars are, and then take them off the "
                "board one by one with a direct shot."
            ),
            Para("Probes cost points, and shots that miss cost more. The fewer points, the better."),
            Heading("For a first game"),
            Para("Choose GRAVITY on the Organiser, then the seed STANDARD, size 8, 5 stars and ATTRACT."),
            Rule(
                "examples",
                "Launch from the left at 8 and at 6, from the top at 4, from the left at 3 and from the "
                "right at 5: each shows one of the five rules.",
            ),
            Para(
                "How good is good? On boards like that one a reasoner that makes no mistakes needs about 7 "
                "points."
            ),
        ),
    ),
    Page(
        "The machine",
        (
            Para("Every key of the Organiser can be clicked or tapped. On your own keyboard:"),
            Table(
                (
                    ("EXE", "Enter"),
                    ("ON/CLEAR", "Esc"),
                    ("MODE", "Tab or Home"),
                    ("DEL", "Backspace"),
                    ("arrows", "arrows"),
                    ("all signs", "as you type them"),
                    ("instructions", "F1"),
                )
            ),
            Pad(
                (
                    Para("Where a number or an edge is wanted, these keys are digits without SHIFT."),
                    Para("8, 2, 4 and 6 lie around 5 as the edges lie around the board."),
                    Para("SHIFT gives the yellow sign above a key."),
                    Para("cap and num stay until you press them again, or begin a game."),
                )
            ),
        ),
    ),
    Page(
        "Switching on",
        (
            Display(("GRAVITY OFF     ", " " * 16), (0, 0)),
            Para(
                "The Organiser switches on into its menu. GRAVITY begins a game, OFF leads back to the "
                "shelf. The arrows move the cursor and EXE takes what is under it; a first letter takes it "
                "at once."
            ),
            Para("MODE offers to insert an item here, as it did when the datapack was new."),
            Heading("Backing out"),
            Para(
                "ON/CLEAR takes back whatever you have begun, step by step: a number, a launch, a shot, a "
                "menu."
            ),
            Heading("Leaving"),
            Para(
                "The machine keeps its memory. Leave whenever you like and however you like: it will be as "
                "you left it, and so will the sheet."
            ),
        ),
    ),
    Page(
        "Five rules of direction",
        (
            Figure(
                "1  Straight on",
                (Rule("straight", "A probe flies straight on as long as no star touches its way."),),
                Board(((3, 5), (1, 1)), ((4, 3),)),
            ),
            Figure(
                "2  Head on",
                (
                    Rule("absorbed", "A star straight ahead takes the probe in: Out is 0."),
                    Rule(
                        "returned",
                        "With REPULSE it throws the probe back, which comes out where it went in.",
                    ),
                ),
                Board(((4, 3),), ((4, 3),)),
            ),
            Figure(
                "3  Corners",
                (
                    Rule(
                        "corner",
                        "A star that lies diagonally ahead turns the probe away through a right angle.",
                    ),
                    Rule("between", "Between two of them it goes back."),
                ),
                Board(((4, 2), (2, 5), (2, 3)), ((4, 1), (6, 4))),
            ),
        ),
    ),
    Page(
        "",
        (
            Figure(
                "4  Round the outside",
                (
                    Rule(
                        "outside",
                        "A corner met on launching sends the probe round the board, away from the star, to "
                        "the next star's corner.",
                    ),
                    Rule("lap", "A lone star sends it right round to its own other side."),
                ),
                Board(((1, 4), (4, 1)), ((4, 3),)),
            ),
            Figure(
                "5  Ahead comes first",
                (
                    Rule("ahead", "A star straight ahead counts before any corner does."),
                    Para("Here the probe is lost, although it meets a corner too."),
                ),
                Board(((4, 3), (4, 4)), ((4, 3),)),
            ),
            Figure(
                "There and back",
                (
                    Rule(
                        "reversible",
                        "Every way can be flown backwards: launched where it came out, a probe comes out "
                        "where it went in.",
                    ),
                ),
                Board(((4, 5), (2, 1)), ((4, 4), (6, 2))),
            ),
        ),
    ),
    Page(
        "Setting up",
        (
            Display(("Seed string     ", "KQXBTRMA        "), (0, 1)),
            Rule(
                "seed",
                "A seed has exactly eight characters, and the same seed, size and number of stars give the "
                "same board again, on any machine.",
            ),
            Para(
                "Eight letters are offered. Take them with EXE, or wipe them with ON/CLEAR and type your "
                "own; ON/CLEAR once more leads back to the menu."
            ),
            Rule("size", "A board has 1 to 16 squares a side."),
            Rule("count", "It holds as many stars as you like, up to one on every square."),
            Para("What is out of range is answered with a beep, and asked again."),
            Para("With something in the top slot, the machine then asks about printing."),
            Rule("choice", "ATTRACT or REPULSE only decides what a star straight ahead does."),
        ),
    ),
    Page(
        "Launching a probe",
        (
            Display((f"{F}{H}{H} In  : 3  {H}{H}{F}", f"{F}{H}{H} Out : 1  {H}{H}{F}")),
            Para(
                "The two small boards are the banner: black squares show the edge that the probe went in "
                "from, and on the right the edge it came out of. Out : 0 means that it did not."
            ),
            Rule("edges", "8 launches from the top, 2 from the bottom, 4 from the left, 6 from the right."),
            Figure(
                "",
                (
                    Rule("cells", "Squares are counted from left to right and from bottom to top."),
                    Para("So 4, then 3, then EXE launches from the left into the third row from below."),
                ),
                Board((), ((4, 3),), numbered=True),
            ),
            Heading("Quicker"),
            Para(
                "The arrow keys choose the edge as well. Or click an edge number on the sheet: it presses "
                "the same keys for you."
            ),
        ),
    ),
    Page(
        "The direct shot",
        (
            Display((f"{H}{H}{H} Vert: 4  {F}{F}{F}", f"{H}{H}{H} Horz: 2  {F}{F}{F}")),
            Figure(
                "",
                (
                    Rule(
                        "shot",
                        "Press 5 when you know where a star is: first its row, counted from below, then its "
                        "column, counted from the left.",
                    ),
                ),
                Board(((2, 4),), numbered=True),
            ),
            Rule("hit", "A hit takes the star off the board and costs nothing."),
            Rule("miss", "A miss costs as many points as there are stars left on the board."),
            Rule("twice", "The same empty square is charged only once in a game."),
            Para("Six black squares say that you have hit, six white ones that you have missed."),
        ),
    ),
    Page(
        "Scoring",
        (
            Para("The fewer points the better."),
            Rule("launch", "Every launch costs one point, whatever becomes of the probe."),
            Rule("repeat", "Launching once more from the same square is free..."),
            Rule("backwards", "...and so is launching from where a probe came out..."),
            Rule("changed", "...but only until a star leaves the board: then the ways may have changed."),
            Para("Hits are free; misses are charged as the page before says."),
            Heading("Thinking"),
            Para("A probe that comes out straight across has most likely flown straight on."),
            Rule("clear", "If it has, no star lies in its row, nor in the rows beside it."),
            Para("And a star taken off the board shows its neighbours in a new light."),
        ),
    ),
    Page(
        "Ending the game",
        (
            Rule("cleared", "The game is over when the last star has left the board."),
            Para("The last screen shows your points and the seed, so that others may try the same board."),
            Display(("SCORE QUIT PM   ", " " * 16), (0, 0)),
            Para("MODE at the banner opens this menu. ON/CLEAR goes back to the game."),
            Para("SCORE shows the points so far."),
            Rule("quit", "QUIT ends the game and keeps the places of the stars to itself."),
            Rule("pm", "PM, the post mortem, shows every star that is still on the board."),
            Para("Any key goes on to the next star, ON/CLEAR skips the rest."),
            Rule("free", "Neither QUIT nor PM changes your points."),
        ),
    ),
    Page(
        "Printing",
        (
            Thing(
                "",
                (
                    Para(
                        "Click the slot at the upper end of the Organiser: the Comms Link is plugged in, and "
                        "paper lies ready. Another click pulls it out."
                    ),
                ),
                "comms_link_print",
            ),
            Table(
                (
                    ("Hard copy ?", "Y prints, N does not"),
                    ("To Console ?", "Y adds an end-of-file sign for a PC"),
                    ("Copy Count ?", "1 to 99 sheets"),
                )
            ),
            Para(
                "Before a game you get blank boards to draw on, after a post mortem the board with its stars."
            ),
            Para(
                "The pages also go into a file in the folder prints, or to the printer that was named when "
                "the program was started."
            ),
            Para(
                "Click the paper to take it away. ON/CLEAR at the banner or the menu does so too, and so do "
                "your next probe and your next game."
            ),
        ),
    ),
    Page(
        "The sheet",
        (
            Para("Paper and pencil are yours. Nothing on the sheet ever changes the game."),
            Thing(
                "Pencil",
                (
                    Para("Click a square: a star. Again: a dot, for no star here. Once more: nothing."),
                    Para("Drag to draw the way of a probe. You need not pick the pencil up first."),
                ),
                "pencil",
            ),
            Thing("Rubber", (Para("Pick it up, then rub over marks, lines and notes."),), "rubber"),
            Thing("Sharpener", (Para("Pick it up for a clean sheet. You are asked before."),), "sharpener"),
            Para(
                "A tool is put back by a click on its place. Every game has a sheet of its own: it lies "
                "ready when you have chosen a size."
            ),
        ),
    ),
    Page(
        "Notes",
        (
            Para("While the switch is on, the pencil notes for you what the machine has told:"),
            Signs(
                (
                    (("circle:3",), "Probe 3 went in or came out here."),
                    (("circle:4", "lost"), "It was lost inside."),
                    (("circle:5", "back:right"), "It came back here."),
                    (("circle:9", "2"), "Probe 2 touched this place before."),
                    (("circle:9", "+3"), "Three others did; 9+ means more, + some."),
                    (("star:10", "ring:10"), "A star that was hit."),
                    (("miss:10",), "A shot that missed."),
                    (("star:10", "strike:10"), "A shot that missed where a star is drawn."),
                )
            ),
            Para(
                "Notes grow pale when a star has left the board since. A repeat that costs nothing keeps its "
                "number, and is noted again where you have rubbed it out."
            ),
            Para("The rubber takes all the notes that stand in one place."),
            Para(
                "Seed, stars, launches, misses and score are notes too: with the switch off, the sheet shows "
                "only what you have drawn."
            ),
        ),
    ),
)


def rules() -> Iterator[Rule]:
    """All sentences about the rules, in the order of the pages."""
    for page in PAGES:
        for block in page.blocks:
            words = block.words if isinstance(block, Figure) else (block,)
            yield from (sentence for sentence in words if isinstance(sentence, Rule))
