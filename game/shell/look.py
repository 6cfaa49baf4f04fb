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

BLOCK: tuple[int, int] = (320, 64)
"""Logical pixels that are scaled at one go: small enough for the processor's cache."""
ROWS = 64
STRIP = 720

NOTICE_SECONDS = 5.0
NOTICE_FONTS = ("terminus-bold-24", "helv-17")
"""The first that holds the text in one line is taken."""
NOTICE_INK: Colour = (236, 232, 220)
NOTICE_GROUND: Colour = (28, 26, 24)
NOTICE_EDGE: Colour = (96, 90, 80)
NOTICE_PAD: tuple[int, int] = (14, 6)
NOTICE_FOOT = 8
NOTICE_DOUBLE = 1440
"""From this height of the window on a notice is drawn twice as large."""
