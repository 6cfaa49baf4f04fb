"""Where everything lies on the two card tables and in the application's boxes: its only numbers of look."""

from __future__ import annotations

from game.wimp.boxes import Box

CARD = (71, 96)
TABLE = 13
EXTENT = (778, 511)
GAME_BOX: Box = (0, 0, 800, 533)
SHEETS = {"two": "desktop/cards-71x96.png", "four": "desktop/cards-four-71x96.png"}
CARDS = "desktop/cards.json"
DISC, HARD_DISC, ATTIC, FAN = (34, 34), (34, 26), (38, 31), (34, 34)

PEEP = 2
"""How far each hidden card of a pile shows to the left of the one upon it."""
CARDS_A_BACK = 12
NEW_GAME: Box = (666, 477, 104, 26)

# Osmosis.
PILES = (14, 5)
PILE_STEP = 101
ROWS = (104, 5)
FAN_STEP = 49
OSMOSIS_PACK = (14, 409)
OSMOSIS_WASTE = (104, 409)

# Pyramid.
APEX = (392, 5)
HALF = 39
ROW_STEP = 60
PYRAMID_PACK = (8, 5)
PYRAMID_WASTE = (85, 5)
FOUNDATION = (699, 5)
FIELDS = ((8, 112), (8, 144), (8, 176))
FIELD = (148, 26)

# About this program.
ABOUT = (318, 122)
ABOUT_SWITCHES = 170
"""How much wider the box is on its left, so that the facts stand as in the Wimp's own."""
ABOUT_FIELD: Box = (77, 3, 236, 26)
ABOUT_STEP = 30
ABOUT_LABEL = 71
ABOUT_TEXT = 6
OPTIONS: tuple[Box, ...] = ((10, 4, 152, 24), (10, 34, 152, 24), (10, 64, 152, 24))
HELP_BUTTON: Box = (10, 93, 100, 26)

# The help window and the interactive help.
HELP_LETTERS = 66
HELP_MARGIN = 12
HELP_LINE = 20
HELP_GAP = 6
HELP_UNDER = 4
HELP_TAB = 20
HELP_RULE = 3
HELP_BOX: Box = (112, 48, 574, 420)
TIPS = (570, 42)
TIPS_BOX: Box = (104, 535, 572, 64)
TIPS_LETTERS = 69
TIPS_TEXT = (8, 2)
TIPS_LINE = 19
PAPER = 0

# The hard disc's window.
FILER = (228, 168)
FILER_BOX: Box = (40, 40, 250, 190)
FILE = (34, 34)
FILE_CORNER = (33, 12)
FILE_STEP = (104, 66)
FILE_COLUMNS = 2
FILE_TEXT = 37

BEEP = ((880.0, 45.0),)
DOUBLE_CLICK = 0.3
DOUBLE_SLOP = 4
HAND_REST = (640, 440)
"""Where the pointer of a demo rests: off the cards."""
