"""The shell's own numbers: how the window is filled and what a notice looks like."""

Colour = tuple[int, int, int]

TITLE = "Attic Arcade"
START = 3 / 4
"""The window's part of the desktop at the start."""
SMALLEST: tuple[int, int] = (320, 240)
LARGEST: tuple[int, int] = (7680, 4320)

OUTSIDE: Colour = (0, 0, 0)
BORDER = 0.02
"""What a border leaves on every side, as a part of the window."""
WRONG_SHAPE = 6.0
"""How fast a wrong pixel shape outweighs a larger picture where factors are whole."""

ROWS = 64
"""How many logical rows are scaled at one go: few enough for the cache of the processor."""

NOTICE_SECONDS = 5.0
NOTICE_LEAST, NOTICE_READ = 1 / 5, 1 / 150
"""A press ends a notice after this part of its time, or after this part for each of its characters."""
NOTICE_FONT = "helv-bold-17"
NOTICE_INK: Colour = (236, 232, 220)
NOTICE_GROUND: Colour = (28, 26, 24)
NOTICE_EDGE: Colour = (96, 90, 80)
NOTICE_PAD: tuple[int, int] = (12, 4)
NOTICE_GAP = 4
NOTICE_LAST = 0.6
"""The least part of the room that the last of several lines fills."""
NOTICE_ROOM = (480, 480)
"""It is drawn as many whole times larger as this goes into the window."""

HAND_SPEED = 1500.0
"""Pixels a second of a demo's hand that is on its way."""

ATTRACT_WORDS = "Touch or press a key to play"
ATTRACT_FONTS = (("terminus-bold-24", 2), ("ega8x14", 2), ("ega8x14", 1))
"""How many times larger than it is, the first that fits is taken; the last in any case."""
ATTRACT_ROOM = 0.9
"""The part of the picture's width that the line may fill."""
ATTRACT_PAD = 2
ATTRACT_INKS: tuple[Colour, Colour] = ((0xF2, 0xC5, 0x66), (0xEC, 0xE8, 0xDC))
ATTRACT_SIZE: tuple[int, int] = (1280, 1016)
"""Of the black before anything was shown."""

QUESTION = "Still there?"
QUESTION_REST = "Touch anything to go on: {} second{}"
QUESTION_FONTS = ("helv-bold-25", "helv-bold-20")
QUESTION_PAD: tuple[int, int] = (26, 18)
QUESTION_GAP = 10
QUESTION_ROOM = (320, 240)
"""It is drawn as many whole times larger as this goes into the window."""
QUESTION_INKS: tuple[Colour, Colour] = ((0xF2, 0xC5, 0x66), (0xEC, 0xE8, 0xDC))

CORNER = 0.1
"""The operator's corners: this part of the window's shorter side, but no less than CORNER_LEAST pixels."""
CORNER_LEAST = 64
NUDGE = 8
"""Pixels of the window by which another number of attract mode may stand elsewhere."""
NUDGES: tuple[tuple[int, int], ...] = ((0, 0), (8, 3), (-5, 8), (-8, -4), (4, -8), (8, 8), (-8, 6), (2, -5))
