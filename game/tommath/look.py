"""Every place, colour and word of the Math Tooter's EGA screen."""

from __future__ import annotations

from dataclasses import dataclass

SIZE = (640, 350)
PIXEL_ASPECT = (4 / 3) / (640 / 350)
CELL = (8, 14)
COLUMNS = 80

Rect = tuple[int, int, int, int]
Colour = tuple[int, int, int]

EGA: tuple[Colour, ...] = (
    (0x00, 0x00, 0x00),
    (0x00, 0x00, 0xAA),
    (0x00, 0xAA, 0x00),
    (0x00, 0xAA, 0xAA),
    (0xAA, 0x00, 0x00),
    (0xAA, 0x00, 0xAA),
    (0xAA, 0x55, 0x00),
    (0xAA, 0xAA, 0xAA),
    (0x55, 0x55, 0x55),
    (0x55, 0x55, 0xFF),
    (0x55, 0xFF, 0x55),
    (0x55, 0xFF, 0xFF),
    (0xFF, 0x55, 0x55),
    (0xFF, 0x55, 0xFF),
    (0xFF, 0xFF, 0x55),
    (0xFF, 0xFF, 0xFF),
)
DARK_INK_ON = frozenset((2, 3, 7, 10, 11, 12, 13, 14, 15))  # papers on which ink 0 reads better than 15
WHITE_FACES = tuple(c for c in (15, *range(15)) if c not in (1, 3, 14))
BLACK_FACES = tuple(c for c in range(16) if c not in (1, 3, 7, 14))


@dataclass(frozen=True)
class Theme:
    """What each thing is drawn in, by EGA number: once for colour, once for mono monitors."""

    title: int = 1
    title_name: int = 14
    title_words: int = 15
    frame: int = 11
    numbers: int = 14
    dead_numbers: int = 7
    typed: int = 14
    strip_shade: int = 1
    light_square: int = 3
    dark_square: int | None = 1
    lit_square: int = 14
    last_square: int = 4
    best_square: int = 14
    panel: int = 1
    active: int = 14
    active_head: int = 14
    waiting: int = 8
    dim: int = 7
    score: int = 15
    bar_rim: int = 0
    bar_rim_waiting: int = 8
    bar: int = 10
    bar_waiting: int = 2
    caption: int = 14
    key_digit: int = 1
    key_operator: int = 4
    asleep: int = 8
    now: int = 14
    arithmetic: int = 11
    alarm: int = 4
    prompt_field: int = 15
    button: int = 3
    button_ink: int = 0
    speed: int = 11
    note: int = 14
    note_tail: tuple[int, int, int] = (11, 3, 3)
    track: int = 9


COLOUR = Theme()
MONO = Theme(
    title=7,
    title_name=0,
    title_words=0,
    frame=7,
    numbers=15,
    typed=15,
    strip_shade=8,
    light_square=0,
    dark_square=None,
    lit_square=7,
    last_square=15,
    best_square=15,
    panel=0,
    active=15,
    active_head=15,
    waiting=7,
    bar_rim=7,
    bar_rim_waiting=7,
    bar=15,
    bar_waiting=7,
    caption=15,
    key_digit=15,
    key_operator=15,
    now=15,
    arithmetic=7,
    alarm=0,
    button=7,
    speed=15,
    note=15,
    note_tail=(7, 7, 7),
    track=8,
)

# -- the play screen ---------------------------------------------------------------------------------------
TITLE_ROW = 0
TITLE_NAME = "\u266a MATH TOOTER \u266a"
TITLE_NAME_AT = 1
TITLE_MODE_AT = 19
LAST_COLUMN = 78
MODE_NAMES = {1: "THE GAME OF SEVENS", 2: "THE MATH GAME"}

BOARD_FRAME = (2, 1, 42, 20)  # cells: column, row, columns, rows
BOARD_AT = (24, 42)
SQUARE = (40, 28)
TILE = (4, 2, 32, 24)  # in its square
TILE_GLYPH = (13, 5)
COLUMN_NUMBER_AT = (40, 40, (14, 280))  # first x, pitch, the two y
ROW_NUMBER_AT = ((8, 352), 49, 28)
STRIPS = ((24, 28, 320, 14), (24, 266, 320, 14))
STRIP_ROWS = (2, 19)
STRIP_NUMBER_COLUMNS = (1, 44)
STRIP_BUTTON = (40, 14)
STRIP_HINT_AT = 18
STRIP_HINTS = (" \u25c4 click a piece here ", " \u25c4 or here ")

BOXES = ((46, 1, 16, 6), (63, 1, 16, 6))  # cells
BOX_TEXT_AT = 4
BOX_ICON = ((380, 16), (516, 16))
ICON = (13, 10)
HOLLOW_ICON_INSETS = (4, 3, 1)
SCORE_CENTRE = (432, 568)
SCORE_Y = 31
SCORE_PITCH = 32
LONG_SCORE_PITCH = 18
BARS = ((384, 73, 96, 7), (520, 73, 96, 7))
BAR_INSIDE = (94, 5)
BOX_FOOT_ROW = 6

KEYPAD_FRAME = (46, 7, 33, 8)
KEYPAD_HEAD = "CLICK A PIECE, THEN A SQUARE"
KEYPAD_TYPED = "TYPE A PIECE, ROW AND COLUMN"
KEYPAD_THINKING = "THE COMPUTER IS THINKING"
KEYPAD_ROWS = {1: ("123",), 2: ("789/^", "456*-", "1230+")}
KEYS_AT = {1: (384, 116), 2: (384, 112)}
KEY_PITCH = {1: (80, 0), 2: (48, 28)}
KEY_SIZE = {1: (72, 76), 2: (40, 28)}
KEY_BEVEL = {1: 4, 2: 2}
CAPTION_ROW = 14
CAPTION_SEVENS = " SUM 7 PAYS 7 + 10 PER PLUS "
CAPTION_MATH = (("0+-", "10"), ("*", "30"), ("/", "40"), ("^", "50"))
CAPTION_MATH_AT = (49, 58, 65, 72)

LAST_FRAME = (46, 15, 33, 6)
LAST_HEAD_AT = 48
LAST_ROWS = (16, 17, 18, 19)
LAST_FOOT_ROW = 20
RUN_AT = 50
LIT_AT = 48
POINTS_END = 76
SUM_COLUMNS = 23
LAST_AREA: Rect = (368, 210, 264, 84)

MESSAGE_ROW = 21
MESSAGE_AT = 1
PROMPT_FIELDS = (("PIECE", 20, 26), ("ROW", 31, 35), ("COL", 40, 44))
FIELD_COLUMNS = 3
HINTS = ("TYPE OR CLICK A PIECE", "OR CLICK A SQUARE", "BACKSPACE ERASES")
TYPED_HINTS = ("TYPE A PIECE", "BACKSPACE ERASES", "BACKSPACE ERASES")
MESSAGE_AREAS = {  # column, columns, action
    "move": ((20, 27, "backspace"),),
    "thought": ((58, 13, "escape"), (72, 7, "draw")),
    "over": ((45, 15, "enter"), (62, 17, "escape")),
}
QUESTION_BUTTONS_AT = 33
SIGN_AT = 15
SIGN_CELLS = 12
SO_FAR_AT = 31
SIGN_SECONDS = 0.12

LEGEND_ROWS = (22, 23)
LEGEND = ((0, 16, 3), (16, 14, 3), (30, 19, 3), (49, 19, 3), (68, 12, 4))  # first cell, cells, key's cells
STATUS_ROW = 24
STATUS = (  # column, key, word, action
    (1, "D", "offer draw", "offer"),
    (16, "R", "resign", "resign"),
    (27, "ESC", "move now", "escape"),
    (42, "!", "quick draw", "draw"),
)
SPEED_AT = 62

OVER_TITLE_CENTRE = 500
OVER_TITLE_Y = 111
OVER_ROWS = (10, 11)
OVER_LABEL_AT = 50
OVER_VALUE_END = 74
OVER_BUTTON: Rect = (408, 171, 184, 26)
OVER_BUTTON_TEXT = (416, 177)
ANOTHER = "ANOTHER GAME  (ENTER)"

# -- the start screen --------------------------------------------------------------------------------------
START_HEAD = "100% FREE OF EQUALS SIGNS"
START_FOOT = "Independent re-creation of a 1995 shareware toy"
DIVIDER_ROW = 12
DIVIDER = "PICK YOUR TROUBLE: PRESS 1 OR 2, OR CLICK"
TYPED_DIVIDER = "PICK YOUR TROUBLE: PRESS 1 OR 2"
LOGO_AT = (16, 22)
LOGO_PIXEL = (7, 6)
LOGO_BANDS = (15, 14, 14, 12, 4)
LOGO_BAND_ROWS = 14.4
LOGO_DITHER = {0: (0.70, 0.90), 1: (0.97, 0.80)}  # by row parity, then by half the column's parity
LOGO_SHADOW = 7
LOGO = {
    "M": (9, "183 1C7 1EF 1FF 1BB 1BB 193 193 183 183 183 183"),
    "A": (7, "01C 03E 077 063 063 063 07F 07F 063 063 063 063"),
    "T": (8, "0FF 0FF 018 018 018 018 018 018 018 018 018 018"),
    "H": (7, "063 063 063 063 063 07F 07F 063 063 063 063 063"),
    "O": (7, "03E 07F 063 063 063 063 063 063 063 063 07F 03E"),
    "E": (7, "07F 07F 060 060 060 07E 07E 060 060 060 07F 07F"),
    "R": (7, "07E 07F 063 063 063 07F 07E 06C 06E 066 067 063"),
}
START_TILES = "5*4-812"
START_TILE_SIDES = ("white", "black", "white", "white", "black", "white", "black")
START_TILE_AT = (192, 110)
START_TILE_PITCH = 36
START_NOTES = (
    ("\u266a", 100, 100, 13),
    ("\u266b", 140, 118, 11),
    ("\u266a", 172, 106, 10),
    ("\u266b", 458, 106, 10),
    ("\u266a", 492, 118, 11),
    ("\u266b", 524, 100, 13),
)
JOKE_ROWS = (10, 11)
JOKES = (
    (
        "More plus signs than any other board game of its size!",
        "Tested on live mathematicians. Most of them asked for another go.",
    ),
    (
        "Now with every digit from 0 to 9. Collect them all!",
        "No numbers were harmed. Several were divided.",
    ),
    (
        "The only toy that lets you take away from nothing and keep the change.",
        "Minus times minus is not our fault. We only pay for it.",
    ),
    (
        "Powered by powers. Fuelled by fractions. Swept of crumbs.",
        "Your old teacher would be proud, or at least surprised.",
    ),
)
CHOICES = {1: (2, 13, 37, 5), 2: (41, 13, 37, 5)}
CHOICE_AREAS: dict[int, Rect] = {1: (16, 182, 296, 70), 2: (328, 182, 296, 70)}
CHOICE_TEXT_AT = 9
CHOICE_KEY = (2, 201, 40, 32)  # cells from the box's left, y, width, height
CHOICE_TEXT = {
    1: ("THE GAME OF SEVENS", "Pieces 1, 2 and 3. Line up", "sevens. Looks easy. Ha."),
    2: ("THE MATH GAME", "Digits and + - * / ^. Make", "the board tell the truth."),
}
POINT_LABEL_AT = (4, 19)
POINT_BUTTONS: tuple[Rect, Rect] = ((128, 267, 32, 26), (256, 267, 32, 26))
POINT_FIELD: Rect = (168, 267, 80, 26)
POINT_DIGIT_AT = (178, 271, 18)
POINT_DIGITS = 4  # one too many, to be seen
START_BUTTON: Rect = (328, 267, 296, 26)
START_TEXT = "START TOOTING  (ENTER)"
OPTIONS_ROW = 23
CARRY_ROW = 22
START_KEYS = ((4, "P", "shapes"), (53, "F5", "help"), (71, "F1", "quit"))

# -- the instructions --------------------------------------------------------------------------------------
PAGE_TITLE = "\u266a HOW TO PLAY"
PAGE_TEXT_AT = 5
PAGE_ASIDE = "Six pages. No quiz."
PAGE_RULE_ROW = 23
PAGE_KEYS_ROW = 24
PAGE_KEYS = (  # column of the key, key, column of the button, button, action
    (4, "PGUP", 9, " \u25c4 BACK ", "back"),
    (20, "PGDN", 25, " MORE \u25ba ", "more"),
    (36, "ESC", 40, " RETURN TO GAME ", "escape"),
)
BACK_TO_START = "  START SCREEN  "  # as wide as the way back to a game
SMALL_PIECE = (15, 12, 18)  # width, height, pitch
