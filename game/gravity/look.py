"""Every rectangle, offset and colour of Gravity's picture, as the art was drawn (assets/source)."""

from __future__ import annotations

from typing import NamedTuple

Area = tuple[int, int, int, int]
Point = tuple[int, int]
Colour = tuple[int, int, int]
Cell = tuple[int, int]


def _rgb(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


SIZE = (1280, 960)

# -- the machine --

KEYS = (
    ("ON/CLEAR", "MODE", "UP", "DOWN", "LEFT", "RIGHT"),
    ("A", "B", "C", "D", "E", "F"),
    ("G", "H", "I", "J", "K", "L"),
    ("M", "N", "O", "P", "Q", "R"),
    ("S", "T", "U", "V", "W", "X"),
    ("SHIFT", "DEL", "Y", "Z", "SPACE", "EXE"),
)
"""Legends, row by row: the names of the keys."""
KEY_AT, KEY_PITCH, KEY_SIZE = (63, 357), (69, 89), (57, 56)
KEY_WELL = 2  # what is drawn of a key reaches this far round it
KEY_HIT = (-6, -29)  # its pitch cell begins here, symbol included


def _keys(offset: Point, size: Point) -> dict[str, Area]:
    return {
        legend: (
            KEY_AT[0] + KEY_PITCH[0] * column + offset[0],
            KEY_AT[1] + KEY_PITCH[1] * row + offset[1],
            *size,
        )
        for row, legends in enumerate(KEYS)
        for column, legend in enumerate(legends)
    }


KEY_HITS = _keys(KEY_HIT, KEY_PITCH)
KEY_BLITS = _keys((-KEY_WELL, -KEY_WELL), (KEY_SIZE[0] + 2 * KEY_WELL, KEY_SIZE[1] + 2 * KEY_WELL))
KEYS_DOWN_AT = (54, 350)
COMMS_LINK_AT, PAPER_EDGE_AT = (0, 16), (1237, 0)
SLOT = (150, 16, 228, 88)

# -- the LCD --

LCD_WINDOW = (64, 140, 400, 97)
LCD_DOTS = (74, 155)
LCD_CELL = (24, 36)
DOT, DOT_PITCH = 3, 4
DOT_SHADOW_AT = (1, 2)
LIT, UNLIT, UNLIT_ALPHA = _rgb("23281f"), _rgb("8b987c"), 191
DOT_SHADOW, DOT_SHADOW_ALPHA = _rgb("7d8971"), 140


class Miniature(NamedTuple):
    """The LCD on the shelf: its dots and where the first one is."""

    dot: int
    margin: Point


MINIATURES = {(200, 49): Miniature(2, (5, 8)), (160, 39): Miniature(1, (32, 11))}
MINIATURE_PAPER, MINIATURE_INK = (_rgb("a2b090"), _rgb("97a386")), _rgb("22271f")
MINIATURE_SHADE = (155, 173, 193, 212, 228, 240, 248, 252, 254)
"""How much light is left in the frame's shadow, from its upper edge inwards, of 255..."""
MINIATURE_SHADE_FROM = {"top": 0, "sides": 2, "bottom": 4}
"""...and where along it the other edges begin."""

# -- the desk --

TOOLS_AT = {"pencil": (562, 73), "rubber": (810, 60), "sharpener": (941, 63)}
TOOL_HITS: dict[str, Area] = {
    "pencil": (566, 50, 230, 84),
    "rubber": (808, 50, 120, 84),
    "sharpener": (926, 50, 120, 84),
}
TOOL_HOTS = {"pencil": (1, 172), "rubber": (17, 90), "sharpener": (44, 32)}
"""The point of a held tool: the lead, the white corner, the middle."""
DESK = (500, 0, 780, 960)
"""Where a held tool follows the pointer: all that is not the machine."""
PENCIL_REST = (1120, 940)
"""Where the point of a pencil in the hand of a demo rests: off the board."""
SLIP = (1052, 50, 174, 84)
SLIP_AT = (1049, 49)
BOOKLET, BOOKLET_AT = (396, 0, 160, 78), (395, 0)

QUESTION_AT = (761, 484)
ANSWERS: dict[str, Area] = {"yes": (786, 546, 104, 44), "no": (902, 546, 104, 44)}
ANSWER_HITS: dict[str, Area] = {
    name: (left, top - 6, wide, high + 12) for name, (left, top, wide, high) in ANSWERS.items()
}
"""For fingers, taller than they are drawn."""

# -- the sheet --

SHEET = (566, 176, 660, 760)
PRINT, RULE = _rgb("41454f"), _rgb("b3ab9b")
SHEET_LEFT, SHEET_RIGHT = 672, 1120  # of the heading and the fields
HEADING_BASELINE, HEADING_TRACK = 214, 5
FIELD_BASELINE, FIELD_RULE = 246, 249
FIELD_VALUE = 241
FOOT_BASELINE, FOOT_RULE = 910, 913
LABEL_GAP = 8  # from a label to its rule
SEED_RULE, STARS_RULE, FOOT_RULE_WIDTH = 170, 52, 44
RULE_HIGH = 2
HEADING_FACE, FIELD_FACE = "helv-bold-25", "helv-17"
NUMBER_FACE, SMALL_NUMBER_FACE, SMALL_NUMBER_CELL = "helv-bold-17", "helv-bold-12", 34
INNER_LINE, OUTER_LINE, OUTER_GROWTH = 2, 3, 2

GRID_SIDE, GRID_CENTRE = 448, (896, 560)
NUMBER_OUT, LANE_OUT, TAG_OUT = 20, 44, 70
EDGE_REACH, LANE_REACH = 34, 54
BRINK = 0.15  # of a cell: as near to its border a drag has not left its neighbour yet
TAG_REACH = (106, 86)  # to the sheet's edge at the sides, to the fields above and below
TAG_LEFT, TAG_RIGHT = 595, 1198
WORD_CELL = 50  # from this cell on there is room for the words In and Out
WORD_RISE, CIRCLE_DROP = 6, 10
WORD_SIGN_RISE = 13  # from the middle of the row to the sign for a lost or returned probe, beside the word
MOST_CIRCLED = 99  # later numbers are written plain
PLAIN_DROP = 6  # from the middle of plain digits to their baseline
BESIDE, OLDER_LINE = 22, 8
"""From a circle's middle to what stands beside it, and from there to each of two small lines."""
LINES_CELL, BESIDE_CELL = 36, 48
"""From this cell on there is room for two such lines at the sides, and for any above and below the board."""
SIGN_RISE, OLDER_DROP = 9, 7  # at the sides, where a sign and one line share the place
SIGN_AHEAD, OLDER_AHEAD = 21, 20  # above and below: from a circle's middle towards the board...
SIGN_ASIDE, OLDER_ASIDE = 9, 6  # ...and to the left and the right where sign and number share that row...
SHARED_CELL = 30  # ...which is too short for both below this cell
MOST_COUNTED = 9  # of earlier probes without a number of their own

WRITING, SMALL_WRITING, TINY_WRITING = 19, 15, 12  # heights of the pencil's capitals
WRITING_SPACE, WRITING_GAP = 0.47, 0.17  # of the height
OLD_ALPHA = 160  # notes from before the last star was found
LARGEST_MARK, SMALLEST_MARK = 4, 16  # the sheets of which marks are drawn; smaller boards have the largest

LINE_TILE, CORNER = 128, 16
STUB, ARROW_TIP = 13, 1
ASIDE = 5  # of a way that goes back over itself, each of the two lines
MIDWAY_RUN = 300  # a straight run of at least this many pixels has an arrow half-way


class Grid(NamedTuple):
    """A board on paper: `side` squares a side of `cell` pixels, its upper left corner at x, y."""

    size: int
    cell: int
    x: int
    y: int
    lane: int = LANE_OUT

    @property
    def side(self) -> int:
        return self.size * self.cell

    def middle(self, square: Cell) -> tuple[float, float]:
        """The pixel middle of a square; of column or row 0 or size + 1, of the lane."""
        column, row = square
        return self.x + self._along(column), self.y + self.side - self._along(row)

    def square(self, pos: Point) -> Cell:
        """The square nearest to a pixel: all that lies outside the board is lane."""
        column = (pos[0] - self.x) // self.cell + 1
        row = (self.y + self.side - 1 - pos[1]) // self.cell + 1
        return max(0, min(self.size + 1, column)), max(0, min(self.size + 1, row))

    def firm(self, pos: Point) -> bool:
        """Whether a point is not at the brink between two squares."""
        into = [(pos[0] - self.x) % self.cell, (pos[1] - self.y) % self.cell]
        far = [place for place, out in zip(into, self.outside(pos), strict=True) if not out]
        return all(BRINK * self.cell <= place < (1 - BRINK) * self.cell for place in far)

    def outside(self, pos: Point) -> Point:
        """How many pixels lie between the board and a point, across and up or down; 0 within."""
        return (
            max(0, self.x - pos[0], pos[0] - (self.x + self.side - 1)),
            max(0, self.y - pos[1], pos[1] - (self.y + self.side - 1)),
        )

    def _along(self, place: int) -> float:
        if place == 0:
            return -self.lane
        return self.side + self.lane if place > self.size else self.cell * (place - 0.5)


def grid(size: int) -> Grid:
    """The board of a probe sheet, 1 to 16 squares a side."""
    cell = GRID_SIDE // size
    half = cell * size // 2
    return Grid(size, cell, GRID_CENTRE[0] - half, GRID_CENTRE[1] - half)


# -- the printer --

PRINTER = (534, 770, 726, 190)
PRINTER_BACK_AT, PRINTER_AT = (532, 746), (540, 789)
PAPER_X, PAPER_WIDTH, PAPER_SLOT = 578, 644, 800
PAPER_COLUMNS = 48  # longer lines are printed small
PAPER_LEAD = 6  # blank lines above the first printed one
PAPER_CELL, PAPER_SMALL_CELL = (12, 20), (6, 10)
PAPER_DOT = 2  # pixels, and one in small type
PAPER_TEXT_X, PAPER_INK, PAPER_INK_ALPHA = 612, _rgb("3c3f52"), 230
PAPER_TILE_X, PAPER_TILE, PAPER_PHASE = 562, (676, 120), 20
PAPER_TEXT_RISE = 12  # the last line's top above the slot is a line and this much

# -- the instructions --

PAGE_LEFTS, PAGE_WIDTH = (94, 692), 496  # of what is printed on the left and the right page
PAGE_AREAS: tuple[Area, Area] = ((41, 39, 599, 884), (640, 39, 599, 884))
BOOK_INK, BOOK_HEADING = _rgb("41454f"), _rgb("2f4f6e")
BOOK_TITLE_FACE, BOOK_HEADING_FACE, BOOK_FACE, BOOK_BOLD_FACE = (
    "helv-bold-25",
    "helv-bold-20",
    "helv-20",
    "helv-bold-20",
)
TITLE_BASELINE, TITLE_RULE = 110, (124, 3)
BODY_TOP = 146
COVER_TITLE_BASELINE, COVER_SUBTITLE_BASELINE, COVER_TRACK, COVER_BODY_TOP = 190, 226, 12, 290
BOOK_LINE, BOOK_ASCENT, BOOK_GAP, HEADING_GAP = 27, 19, 12, 8
NUMBER_BASELINE = 892
TURN_OUT = 150  # from a page number to the sign that there is more on that side
CONTENTS_LINE, CONTENTS_DOTS = 34, 12
CONTENTS_END = 40  # from the right to the last dot
TABLE_INDENT = 180
FIGURE_CELL, FIGURE_LANE, FIGURE_REACH, FIGURE_PITCH = 32, 22, 36, 240
FIGURE_GAP = 16
NUMBERED_LANE = -5  # where there are edge numbers a way begins and ends between them and the board
DISPLAY_FRAME = (60, 136, 408, 105)
"""The part of the desk that is the display with its frame."""
PAD: Area = (195, 506, 207, 269)
"""The part of the desk that is the calculator block."""
SIGN_LINE, SIGN_STEP, SIGN_INDENT, SIGN_RISE = 48, 24, 84, 6
CLOSE: Area = (1112, 2, 128, 34)
CLOSE_AT = (1109, 1)

# -- what can be touched, the topmost first --

AREAS: tuple[tuple[Area, str], ...] = (
    (SLIP, "slip"),
    *((area, tool) for tool, area in TOOL_HITS.items()),
    (SLOT, "slot"),
    (BOOKLET, "booklet"),
    *((area, legend) for legend, area in KEY_HITS.items()),
    (SHEET, "sheet"),
    ((0, 0, *SIZE), "desk"),
)
"""For the scene's InputMap: what lies where when no question is asked and no paper comes out."""
