"""Colours, measures and sprite names of the RISC OS 3.1 desktop: the only numbers of its look."""

from __future__ import annotations

SIZE = (800, 600)
WIDE, HIGH = SIZE

PALETTE = (
    (0xFF, 0xFF, 0xFF),
    (0xDD, 0xDD, 0xDD),
    (0xBB, 0xBB, 0xBB),
    (0x99, 0x99, 0x99),
    (0x77, 0x77, 0x77),
    (0x55, 0x55, 0x55),
    (0x33, 0x33, 0x33),
    (0x00, 0x00, 0x00),
    (0x00, 0x44, 0x99),
    (0xEE, 0xEE, 0x00),
    (0x00, 0xCC, 0x00),
    (0xDD, 0x00, 0x00),
    (0xEE, 0xEE, 0xBB),
    (0x55, 0x88, 0x00),
    (0xFF, 0xBB, 0x00),
    (0x00, 0xBB, 0xFF),
)
"""The sixteen Wimp colours; everywhere else a colour is its number here."""

WHITE = 0
GROUND = 1
PLAIN_TITLE = 2
WELL = 3
BACKDROP = 4
INK = 7
FOCUS_TITLE = 12
LIGHT_EDGE = 0
DARK_EDGE = 4
DEFAULT_RING = 12
MENU_GROUND = 0
SHADED = 2
CURSOR = (9, 7)

FONT = "system8x16"
LETTER = (8, 16)
ASCENT = 14

# Windows: the furniture squares share their 1-pixel frames, so they step by STEP.
SQUARE = 21
STEP = 20
TITLE_TEXT = 3
FRAME = 1
SLIDER_GAP = 2
SLIDER_LEAST = 12
LEAST = (140, 100)
HANDLE = 63
"""How much of a title bar stays on the screen."""

# The icon bar.
BAR_LINE = 533
BAR_FOOT = 576
BAR_TEXT = 579
BAR_MARGIN = 8
BAR_GAP = 16
BAR_MENU_FOOT = 552

# Menus.
MENU_PAD = 28
MENU_INDENT = 14
MENU_OVER = 32
MENU_TITLE = 20
MENU_TITLE_TEXT = 2
ENTRY = 22
ENTRY_TEXT = 3
SEPARATOR = 12
SEPARATOR_LINE = 6
DASH = 4
ARROW = (6, 12)
ARROW_RIGHT = 10
ARROW_TOP = 5
ARROW_ZONE = 24

# Icons in work areas.
BOX_TEXT = 7
"""How far above the middle of a box its text begins."""
FIELD_PAD = 6
EDGE = 1
SLAB = 2
RING = 2
DEFAULT_INSET = 4
GROOVE = 2
OPTION = 18
OPTION_GAP = 6
TICK = (11, 12)
CURSOR_OUT = 3

# Message boxes.
MESSAGE = (368, 216)
MESSAGE_SPRITE = (19, 22)
MESSAGE_TEXT = (76, 20)
MESSAGE_LINE = 20
MESSAGE_LINES = 6
MESSAGE_SIDE = 10
MESSAGE_GROOVE = 60
"""How far above the foot; the default button's second number likewise."""
MESSAGE_DEFAULT = (256, 46, 100, 34)
MESSAGE_BUTTON_HIGH = 26
MESSAGE_BUTTON_GAP = 10
BUTTON_PAD = 12

POINTER = (11, 21)

# Scrolling and holding, in pixels and seconds.
LINE = 16
WHEEL_LINES = 3
KEY_LINES = 2
REPEAT_AFTER = 0.4
REPEAT_EVERY = 0.06
KEY_STEP = 20
