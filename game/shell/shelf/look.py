"""The shelf's numbers, from the drawing scripts' geometry.json, and those of its help pages."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]
Point = tuple[int, int]
Area = tuple[int, int, int, int]

SIZE: tuple[int, int] = (1280, 960)


# -- machines, x from the middle of their column --


class Row(NamedTuple):
    """Where so many machines stand; `suffix` names their drawings."""

    centres: tuple[int, ...]
    hit: Area
    window: Point
    suffix: str = ""


class Machine(NamedTuple):
    """A drawing, where it stands, and its screen; `glass` lies over a tube."""

    at: Point
    screen: Area
    glass: Point | None = None


WIDE: Area = (-147, 170, 294, 640)
ROWS = {
    1: Row((640,), WIDE, (936, 268)),
    2: Row((420, 860), WIDE, (640, 268)),
    3: Row((300, 640, 980), WIDE, (810, 268)),
    4: Row((181, 487, 793, 1099), WIDE, (640, 268)),
    5: Row((140, 390, 640, 890, 1140), (-125, 170, 250, 640), (515, 268), "_80"),
}
MACHINES = {
    "organiser": Machine((-130, 277), (-100, 314, 200, 49)),
    "organiser_80": Machine((-104, 362), (-80, 391, 160, 39)),
    "dos_pc": Machine((-148, 342), (-114, 375, 228, 171), (-118, 372)),
    "dos_pc_80": Machine((-118, 414), (-91, 440, 182, 137), (-94, 438)),
    "acorn_1": Machine((-148, 358), (-114, 391, 228, 171), (-118, 388)),
    "acorn_1_80": Machine((-118, 426), (-91, 453, 182, 137), (-94, 450)),
    "acorn_2": Machine((-148, 358), (-114, 391, 228, 171), (-118, 388)),
    "acorn_2_80": Machine((-118, 426), (-91, 453, 182, 137), (-94, 450)),
}

READY = ("gravity", "tommath", "osmosis", "pyramid")
"""The row that assets/shelf/ready shows."""

# -- lamps and light --

LAMP_AT, LAMP_ON_AT, CONE_AT, WINDOW_AT = (-43, 161), (-70, 161), (-210, 234), (-78, -78)
LIT_AT, LIT_SIZE = (-210, 161), (420, 673)
"""All that a lamp changes: cone and lamp, and the machine's screen between them."""
FADE_SECONDS = 0.15
REST_SECONDS = 2.0
"""So long after the last change the pictures that it is painted from are given back."""
FULL = 255
DIM = {False: 0.9, True: 0.72}
"""What is left of a screen's light where the lamp is not; True: a display without light of its own."""
SHARPER = 0.55
SHARPER_RADIUS = 1

# -- plates --

PLATE_AT, PLATE_WIDE = (-115, 730), 222
NAME_FONT, NAME_TRACK, NAME_BASELINE = "helv-bold-14", 3, 757
YEAR_FONT, YEAR_TRACK, YEAR_BASELINE = "helv-bold-12", 4, 776
ENGRAVED: Colour = (0x2A, 0x1C, 0x08)
ENGRAVED_LIGHT: Colour = (0xFB, 0xE9, 0xB4)
ENGRAVED_LIGHT_ALPHA = 153

# -- the rail at the foot, here and under the help pages --

RAIL_FONT, RAIL_BASELINE, RAIL_MIDDLE = "terminus-bold-24", 932, 640
RAIL_INK: Colour = (0xE6, 0xDA, 0xC0)
RAIL_KEY: Colour = (0xF2, 0xC5, 0x66)
PLAQUE_TOP, PLAQUE_HIGH, PLAQUE_CAP, PLAQUE_PAD, PLAQUE_DOWN = 896, 56, 20, 22, 2
PLAQUE_GAP = 26
PLAQUE_DEAD = 170
"""How much of the rail, of 255, hides a button that would do nothing."""
RAIL_MARGIN = 24

# -- the help pages --

TAB_AT, TAB_PITCH, TAB_SIZE, TAB_SHADOW = (28, 66), 78, (216, 66), 8
TAB_OVER = 16
"""How far the chosen tab lies over the sheet, to be one with it."""
TAB_FONT, TAB_TEXT_AT = "helv-bold-20", (20, 41)
TAB_INK: Colour = (0x33, 0x24, 0x0C)
TAB_ON_INK: Colour = (0x41, 0x45, 0x4F)
SHEET: Area = (232, 38, 1000, 822)
TITLE_FONT, TITLE_TRACK = "helv-bold-25", 5
YEAR_RIGHT_FONT = "helv-17"
TITLE_BASELINE, TITLE_RULE = 92, (292, 106, 888, 2)
TEXT_LEFT, TEXT_WIDE, TEXT_TOP, TEXT_BOTTOM = 292, 888, 138, 842
TEXT_FONT = "terminus-bold-24"
LINE = 29
LAST_LINE = 1 / 6
"""The least part of a paragraph's width that its last line should fill."""
PARAGRAPH_GAP, HEAD_GAP = 14, 16
HEAD_FONT = "helv-bold-20"
HEAD_TRACK = 2
KEYS_WIDE, KEY_ROW_GAP, KEY_GAP, POINT_GAP = 284, 4, 8, 9
KEYCAP_HIGH, KEYCAP_CAP, KEYCAP_PAD, KEYCAP_RISE, KEYCAP_MIN = 34, 10, 8, 23, 36
HANG = 24
INK: Colour = (0x30, 0x32, 0x3A)
SOFT_INK: Colour = (0x4C, 0x47, 0x42)
RULE: Colour = (0xA8, 0x9C, 0x84)
"""Every ink stands out from the darkest paper under it by 4.5 to 1 or more."""

# -- the records: a card on the wall in the place of each machine --

CARD_Y = 262
CARD_CORNER = (14, 10)
CARD_WIDE = {"": 280, "_80": 232}
"""By the suffix of the row: narrower where five stand."""
CARD_HIGH, CARD_SIDE = 424, 26
CARD_LIGHT: Colour = (48, 46, 42)
"""What a card catches of the light beside the beam, so that it can be read to its corners."""
FIGURE, FIGURE_GAP = (46, 76), 8
FIGURE_BASELINE, FIGURE_FOOT = 93, 9
COUNT_BASELINE = 132
WAITING_BASELINES = (74, 112)
RECORDS_TOP, RECORDS_FOOT, RECORD_GAP, VALUE_GAP = 170, 412, 20, 12
COUNT_FONT, LABEL_FONT, VALUE_FONT = "helv-bold-20", "helv-bold-20", "helv-bold-25"
LABEL_LINE = 24
LAST_LABEL = 0.4
"""The least part of its room that the last line of a label fills."""
RECORD_INK: Colour = (0x96, 0x2A, 0x20)
DOT, DOTS_STEP, DOTS_WIDE = 2, 8, 56

# -- pages of settings --

SWITCH_TOP, SWITCH_PITCH, SWITCH_BASELINE = 130, 66, 36
SWITCH_BUTTON, SWITCH_VALUE, SWITCH_MARK = 64, 210, 14
SWITCH_CHOSEN: Colour = (0xE9, 0xD9, 0xA8)
SWITCH_FOOT = 858
