"""Draw the Gravity scene's layers into organiser/ and their numbers into geometry.json: python3 make_organiser.py"""
from __future__ import annotations

import json
import math

from PIL import Image

from draw import ASSETS, Canvas, arc, font, light_map, lit, record, rounded_points, save, turned, wood
from strokes import GAP, HAND, plain, write

W, H = 1280, 960
SHADE = "2a1608"                            # shadows on the desk are warm, never black
LEGEND, SHIFT, PRINT, RULE, GRAPHITE = "f2eee2", "f0c46a", "41454f", "b3ab9b", "45454d"

BODY = (40, 84, 448, 816)
LCD = dict(window=(64, 140, 400, 97), dots=(74, 155), dot=3, pitch=4, cell=(24, 36), columns=16, lines=2)
KEY0, KEY_PITCH, KEY_SIZE = (63, 357), (69, 89), (57, 56)
KEYBOARD = (54, 350, 420, 516)              # the part of the panel that keys_down.png replaces
KEYS = [[("ON/CLEAR", ""), ("MODE", ""), ("UP", "cap"), ("DOWN", "num"), ("LEFT", ""), ("RIGHT", "")],
        [("A", "<"), ("B", ">"), ("C", "("), ("D", ")"), ("E", "%"), ("F", "/")],
        [("G", "="), ("H", '"'), ("I", "7"), ("J", "8"), ("K", "9"), ("L", "*")],
        [("M", ","), ("N", "$"), ("O", "4"), ("P", "5"), ("Q", "6"), ("R", "-")],
        [("S", ";"), ("T", ":"), ("U", "1"), ("V", "2"), ("W", "3"), ("X", "+")],
        [("SHIFT", ""), ("DEL", ""), ("Y", "0"), ("Z", "."), ("SPACE", ""), ("EXE", "")]]
SHEET = (566, 176, 660, 760)
GRID_SIDE, GRID_CENTRE = 448, (896, 560)
SLIP = (1052, 50, 174, 84)
SLOT = (1150, 94, 60, 24)
PRINTER = (540, 770, 720, 190)
PAPER_X, PAPER_W, PAPER_SLOT_Y, PAPER_MARGIN = 578, 644, 800, 16


def key_at(row: int, column: int) -> tuple[int, int]:
    return KEY0[0] + KEY_PITCH[0] * column, KEY0[1] + KEY_PITCH[1] * row


# ------------------------------------------------------------------ desk and machine
def desk_wood() -> Image.Image:
    planks = wood(W, H, "ab7d50", 5, [171, 388, 566, 797], ends={1: [1013], 3: [531]})
    def factor(x, y):
        f = 1.10 - .36 * min(1.25, math.hypot((x - 520) / 1150, (y - 260) / 900)) ** 1.6
        return f, f * .985, f * .955
    return lit(planks, light_map(W, H, factor, 16, 1.2), 1.2)


def body(cv: Canvas) -> None:
    """Case, slot strip, LCD window with blank paper, maker's plate and keyboard panel; no keys, no cover."""
    x, y, w, h = BODY
    cv.rr(x, y, w, h, 18, "2e2f32", "232427", bevel=6, lite=.28, dark=.5, grain=1.1)
    cv.outline(x + 7, y + 7, w - 14, h - 14, 12, "1a1b1d", 1, .9)
    cv.outline(x + 8, y + 8, w - 16, h - 16, 11, "4a4b4f", 1, .55)
    cv.rr(168, 80, 192, 20, 5, "2b2c2f")
    cv.rr(176, 84, 176, 13, 3, "141517")
    cv.box(180, 97, 168, 1, "505155", .7)
    for left in (62, 376):
        for i in range(4):
            cv.box(left, 98 + i * 5, 90, 2, "17181a")
            cv.box(left, 100 + i * 5, 90, 1, "4b4c50")
    cv.rr(52, 122, 424, 134, 10, "1b1c1e", "141517")
    cv.inner(52, 122, 424, 134, 10, 5, .8, 1, 2)
    cv.outline(51, 121, 426, 136, 11, "4c4d51", 1, .55)
    x, y, w, h = LCD["window"]
    cv.rr(x - 4, y - 4, w + 8, h + 8, 6, "0c0d0d", "2b2c2e")
    cv.rr(x, y, w, h, 3, "9dab8c", "939f83")
    cv.shadow(64, 272, 186, 32, 4, 3, .6, "000000", 1, 1)
    cv.rr(64, 272, 186, 32, 4, "c9c6bc", "a5a299", bevel=1.6, lite=.6, dark=.35, grain=2.2)
    cv.outline(67, 275, 180, 26, 2, "7f7c74", 1, .55)
    cv.text(158, 294, "ORGANISER II", font("helv-bold-14"), "26262a", anchor="m", track=3)
    for i in range(9):
        cv.rr(398 + i * 8, 277, 3, 22, 1.5, "101113")
        cv.box(401 + i * 8, 279, 1, 18, "46474b", .7)
    cv.rr(52, 320, 424, 556, 11, "26272a", "1f2022")
    cv.inner(52, 320, 424, 556, 11, 5, .7, 1, 2)
    cv.outline(51, 319, 426, 558, 12, "4c4d51", 1, .5)
    # the calculator pad is a step in the moulding
    (x0, y0), (x1, y1), (x2, y2) = (195, 506), (333, 775), (402, 866)
    pad = [(x0, y0), (x2, y0), (x2, y1), (x1, y1), (x1, y2), (x0, y2)]
    cv.poly(pad, "36383e")
    for k, c in enumerate(("5b5d63", "131416", "131416", "131416", "131416", "5b5d63")):
        cv.stroke([pad[k], pad[(k + 1) % 6]], 1.4, c)


def lcd_glass(cv: Canvas) -> None:
    """What lies over the dots: two bands of sheen and the shadow of the window's frame."""
    x, y, w, h = LCD["window"]
    for a, b in ((236, 330), (342, 360)):
        cv.poly([(x + a, y), (x + b, y), (x + b - 48, y + h), (x + a - 48, y + h)], "ffffff", .045)
    cv.inner(x, y, w, h, 3, 9, .42, 0, 4)
    cv.inner(x, y, w, h, 3, 5, .30, 3, 0)


def arrow_bitmap(way: str) -> Image.Image:
    rows = [8 - i for i in range(9)] + [6] * 9
    im = Image.frombytes("L", (17, 18), b"".join(b"\0" * m + b"\xff" * (17 - 2 * m) + b"\0" * m for m in rows))
    turn = {"UP": None, "DOWN": Image.Transpose.ROTATE_180, "LEFT": Image.Transpose.ROTATE_90, "RIGHT": Image.Transpose.ROTATE_270}[way]
    return im if turn is None else im.transpose(turn)


def key(cv: Canvas, row: int, column: int, down: bool = False) -> None:
    """One key; pressed, it sits 2 px lower, a little darker, without the light on its upper edge."""
    x, y = key_at(row, column)
    w, h = KEY_SIZE
    legend = KEYS[row][column][0]
    cv.rr(x - 2, y - 2, w + 4, h + 4, 7, "0b0c0d", a=.9)
    d = 2 if down else 0
    cv.rr(x, y + d, w, h - d, 6, "3f4145" if down else "57595e", "2a2b2e" if down else "2f3135", bevel=4, lite=.12 if down else .26, dark=.5)
    cv.rr(x + 5, y + 4 + d, w - 10, h - 11, 5, "3a3c40" if down else "434549", "4e5055" if down else "595b60", grain=.7)
    cv.outline(x + 5, y + 4 + d, w - 10, h - 11, 5, "2e3034", 1, .5)
    if not down:
        cv.box(x + 9, y + h - 8, w - 18, 1, "7b7d83", .55)
        cv.box(x + 7, y, w - 14, 1, "8f9197", .55)
    else:
        cv.inner(x - 2, y - 2, w + 4, h + 4, 7, 5, .55, 1, 3)
    top, dish, ink = y + 4 + d, h - 11, SHIFT if legend == "SHIFT" else LEGEND
    mid = x + w / 2
    if legend in ("UP", "DOWN", "LEFT", "RIGHT"):
        im = arrow_bitmap(legend)
        cv.paint(x + (w - im.width) // 2, round(top + dish / 2 - im.height / 2), im, ink)
    elif legend == "ON/CLEAR":
        plain(cv, mid, top + 7, "ON/", 12, 2, ink, .70, .34)
        plain(cv, mid, top + 26, "CLEAR", 12, 2, ink, .70, .31, {"LE": .24})
    elif len(legend) > 1:
        tall = 13.5 if len(legend) < 5 else 13
        squeeze, gap = (.80, .36) if legend in ("DEL", "EXE") else (.74, .32) if legend == "MODE" else (.76, .31)
        plain(cv, mid, top + dish / 2 - tall / 2, legend, tall, 2.15, ink, squeeze, gap, {"PA": .1, "AC": .2, "FT": .12, "SP": .33})
    else:
        cv.centred(legend, font("helv-bold-20"), x, top, w, dish, ink)


def symbols(cv: Canvas) -> None:
    """The yellow second legends above the keys."""
    for r, row in enumerate(KEYS):
        for c, (_, sign) in enumerate(row):
            x, y = key_at(r, c)
            if len(sign) > 1:
                cv.centred(sign, font("helv-bold-14"), x, y - 20, KEY_SIZE[0], 12, SHIFT, track=1)
            elif sign and sign in '"*':
                cv.centred(sign, font("helv-bold-25"), x, y - 25, KEY_SIZE[0] + 1, 20, SHIFT)
            elif sign:
                _, gw, _, ox, _, _ = font("helv-bold-20").glyphs[ord(sign)]
                cv.text(math.floor(x + KEY_SIZE[0] / 2 - ox - gw / 2 + .5), y - 8, sign, font("helv-bold-20"), SHIFT)


def keys(cv: Canvas, down: bool = False) -> None:
    for r in range(6):
        for c in range(6):
            key(cv, r, c, down)


def cover(cv: Canvas) -> None:
    """The sliding cover, pushed down and out of the picture."""
    cv.shadow(30, 888, 468, 90, 14, 14, .5, SHADE, 8, 8)
    cv.shadow(34, 884, 460, 20, 10, 8, .75, "000000", 0, -1)
    cv.rr(30, 886, 468, 140, 16, "37383b", "2a2b2e", bevel=6, lite=.32, grain=1.1)
    for i in range(4):
        cv.rr(180, 908 + i * 11, 168, 5, 2.5, "1c1d1f")
        cv.box(183, 913 + i * 11, 162, 1, "56575b", .8)


def machine(cv: Canvas) -> None:
    """The organiser with its keys up: also what the shelf shows at half size."""
    body(cv)
    keys(cv)
    symbols(cv)


def comms_link(cv: Canvas) -> None:
    cable = [(-8, 46)] + [(x, 46 + 10 * math.sin(x / 150 * 3.14)) for x in range(0, 150, 6)] + [(160, 48)]
    cv.stroke(cable, 11, SHADE, .40, blur=4, dx=5, dy=8)
    cv.stroke(cable, 11, "2a2b2d")
    cv.stroke(cable, 5, "4a4b4e", .8, dy=-2)
    cv.shadow(150, 20, 228, 66, 8, 10, .5, SHADE, 5, 9)
    for i in range(5):
        cv.rr(128 + i * 6, 39 - i * .6, 4.4, 19 + i * 1.2, 2, "3c3d40", "262729", bevel=1.5)
    cv.rr(150, 16, 228, 70, 9, "8d8e8a", "777873", bevel=4, lite=.45)
    cv.rr(158, 24, 212, 40, 5, "868782", "7d7e79", bevel=1.2, lite=.3)
    cv.inner(158, 24, 212, 40, 5, 3, .25, 1, 1)
    cv.text(264, 50, "COMMS LINK", font("helv-bold-14"), "2c2d2b", anchor="m", track=3)
    for i in range(9):
        for left in (172, 316):
            cv.rr(left + i * 5, 70, 2, 9, 1, "5c5d59")
    cv.rr(168, 80, 192, 20, 5, "121214")
    cv.inner(168, 84, 192, 16, 4, 4, .7, 0, 2)
    cv.rr(174, 78, 180, 16, 3, "6f706c", "595a56", bevel=2)


# ------------------------------------------------------------------ paper
def blank_sheet(cv: Canvas) -> None:
    x, y, w, h = SHEET
    cv.shadow(x, y, w, h, 3, 9, .40, SHADE, 5, 7)
    cv.shadow(x, y, w, h, 3, 3, .35, SHADE, 1, 2)
    cv.rr(x, y, w, h, 2, "f6f0e1", "efe7d3", grain=1.0, seed=9)


def slip(cv: Canvas, on: bool) -> None:
    x, y, w, h = SLIP
    cv.shadow(x, y, w, h, 3, 6, .38, SHADE, 4, 6)
    cv.rr(x, y, w, h, 3, "f7f1e2", "efe6d0", grain=.8)
    cv.text(x + 16, y + 30, "note probes", font("helv-bold-17"), PRINT)
    cv.text(x + 16, y + 62, "for me", font("helv-bold-17"), PRINT)
    x, y, w, h = SLOT
    cv.rr(x, y, w, h, 12, "6b5a45")
    cv.inner(x, y, w, h, 12, 5, .7, 1, 3)
    left = x + (32 if on else 1)
    cv.shadow(left, y + 1, 27, 22, 11, 3, .6, "000000", 0, 2)
    cv.rr(left, y + 1, 27, 22, 11, "fbf7ec", "e6dcc5", bevel=2, lite=.2, dark=.25)
    if on:
        cv.pencil([(left + 7, y + 12), (left + 12, y + 17), (left + 21, y + 6)], 2.4, GRAPHITE, .9, 4)


def fanfold_tile() -> Image.Image:
    """120 px of continuous paper with its shadow, PAPER_MARGIN px of it either side: two holes a side, one green bar of three lines."""
    m = PAPER_MARGIN
    cv = Canvas(PAPER_W + 2 * m, 360)
    cv.shadow(m, -60, PAPER_W, 480, 0, 9, .45, SHADE, 4, 0)
    cv.box(m, 0, PAPER_W, 360, "f5f1e4")
    for top in (0, 120, 240):
        cv.box(m + 26, top, PAPER_W - 52, 60, "d5e3cf", .8)
        for left in (m + 13, m + PAPER_W - 13):
            for y in (top + 30, top + 90):
                cv.circ(left, y, 5.5, "7b5433")
                cv.inner(left - 5.5, y - 5.5, 11, 11, 5.5, 3, .6, 1, 1)
        for y in range(top + 2, top + 120, 6):
            cv.box(m + 25, y, 1, 3, "a9a290")
            cv.box(m + PAPER_W - 26, y, 1, 3, "a9a290")
    return cv.im.crop((0, 120, PAPER_W + 2 * m, 240))


def paper_edge(cv: Canvas) -> None:
    """The margin of the printer's paper at the picture's right edge, shown while a printer is plugged in."""
    cv.shadow(1250, -20, 60, 1000, 0, 9, .35, SHADE, -3, 0)
    tile = fanfold_tile().crop((PAPER_MARGIN, 0, PAPER_MARGIN + 30, 120))
    for y in range(0, H, 120):
        cv.im.paste(tile, (1250, y))


def printer_back(cv: Canvas) -> None:
    """Drawn under the paper: the tray and the roller it climbs over."""
    x, y, w, _ = PRINTER
    cv.shadow(x + 10, y - 4, w - 20, 120, 12, 18, .55, SHADE, 4, 2)
    cv.rr(x + 8, y, w - 16, 60, 10, "c9bfa6", "a99f86", bevel=3)
    cv.rr(x + 22, y + 10, w - 44, 40, 5, "24221f", "3a3732")
    cv.rr(x + 26, y + 16, w - 52, 18, 9, "5a5853", "1d1c1a", bevel=3, lite=.4)
    for left in (PAPER_X + 2, PAPER_X + PAPER_W - 26):
        cv.rr(left, y + 12, 24, 30, 4, "78746a", "4d4a43", bevel=2)
    cv.rr(x - 6, y + 14, 18, 34, 5, "3b3934", "232220", bevel=3)


def printer_front(cv: Canvas) -> None:
    """Drawn over the paper: the tear bar and the front."""
    x, y, w, h = PRINTER
    top = PAPER_SLOT_Y
    cv.shadow(x + 22, top - 4, w - 44, 8, 2, 5, .6, "000000", 0, -1)
    cv.rr(x + 18, top - 4, w - 36, 14, 3, "8f8c86", "5e5c57", bevel=2, lite=.5)
    for i in range(0, w - 44, 6):
        cv.box(x + 22 + i, top - 4, 1, 4, "3b3a36", .55)
    cv.rr(x, top + 6, w, h, 14, "ddd4bb", "bdb297", bevel=6, lite=.5, dark=.4, grain=1.0)
    cv.box(x + 12, top + 20, w - 24, 1, "9a9079", .8)
    cv.box(x + 12, top + 21, w - 24, 1, "f1ead6", .8)
    for i in range(22):
        cv.rr(x + 40 + i * 9, top + 40, 4, 90, 2, "8c836c", a=.75)
        cv.box(x + 44 + i * 9, top + 42, 1, 86, "efe8d4", .7)
    cv.rr(x + 270, top + 46, 190, 34, 3, "c9c6bc", "a5a299", bevel=1.5, lite=.5, grain=1.5)
    cv.text(x + 365, top + 69, "9-PIN PRINTER", font("helv-bold-14"), "26262a", anchor="m", track=2)
    for i, (name, lamp) in enumerate((("POWER", "6fe36f"), ("READY", "6fe36f"), ("PAPER", "5a2a22"))):
        left = x + 500 + i * 68
        cv.circ(left + 24, top + 48, 4.5, lamp, bevel=1.5)
        cv.rr(left, top + 62, 48, 24, 4, "857d69", "625b4a", bevel=3)
        cv.text(left + 24, top + 108, name, font("helv-bold-12"), "4a4436", anchor="m")


# ------------------------------------------------------------------ tools
PENCIL_TIP = 117 * .91                      # from the drawing's middle to the point


def pencil(cv: Canvas, cx, cy, angle, lift=0) -> None:
    def at(points):
        return turned(points, cx, cy, angle, .91, -1.34 if abs(angle) > 90 else 1.34)     # the light stays above
    outline = [(-128, -8), (78, -9), (116, -1.5), (116, 1.5), (78, 9), (-128, 8)]
    cv.poly(at(outline), SHADE, .30 if lift else .45, blur=8 if lift else 4, dx=4 + lift, dy=8 + lift * 1.5)
    cv.poly(at([(76, -9), (112, -2.2), (112, 2.2), (76, 9)]), "e4bf90")
    cv.poly(at([(76, 2), (112, .8), (112, 2.2), (76, 9)]), "b98a58", .55)
    cv.poly(at([(103, -3.9), (116, -1), (117, 0), (116, 1), (103, 3.9)]), "3c3c42")
    for y0, y1, c in ((-9, -3.5, "e5b13c"), (-3.5, 3.6, "d39a28"), (3.6, 9, "a9741b")):
        cv.poly(at([(-100, y0), (75, y0), (82, (y0 + y1) / 2), (75, y1), (-100, y1)]), c)
    cv.poly(at([(-100, -7.5), (74, -7.5), (74, -6.4), (-100, -6.4)]), "f6d98a", .7)
    for y0, y1, c in ((-9, -4, "c9c5bb"), (-4, 1, "e6e2d8"), (1, 9, "8d897f")):
        cv.poly(at([(-118, y0), (-96, y0), (-96, y1), (-118, y1)]), c)
    for i in (-113, -108, -103):
        cv.poly(at([(i, -9), (i + 1.5, -9), (i + 1.5, 9), (i, 9)]), "5f5c55", .6)
    cv.poly(at([(-126, -8), (-118, -8.4), (-118, 8.4), (-126, 8), (-129, 4), (-129, -4)]), "c26d5f")
    cv.poly(at([(-126, 2), (-118, 2), (-118, 8.4), (-126, 8), (-129, 4)]), "984a40", .7)


def rubber(cv: Canvas, cx, cy, angle, lift=0) -> None:
    def at(points):
        return turned(points, cx, cy, angle, 1.15, -1.2 if abs(angle) > 90 else 1.2)
    cv.poly(at(rounded_points(-46, -22, 92, 45, 7)), SHADE, .30 if lift else .45, blur=8 if lift else 4, dx=4 + lift, dy=8 + lift * 1.5)
    cv.poly(at(rounded_points(-46, -22, 92, 45, 7)), "f4efe4", c2="d9d1c0")
    cv.poly(at([(40, -16), (46, -12), (46, 14), (40, 22)]), "c9c0ae", .5, blur=1)
    cv.poly(at([(-47, -23), (18, -23), (18, 23), (-47, 23)]), "345b84", c2="234263")
    cv.poly(at([(-47, -23), (18, -23), (18, -21), (-47, -21)]), "6f93b8", .8)
    cv.poly(at([(-47, -6), (18, -6), (18, 6), (-47, 6)]), "e9e3d4")
    cv.poly(at([(18, -22), (21, -22), (21, 22), (18, 22)]), "8d8474", .45)


def sharpener(cv: Canvas, cx, cy, angle, lift=0) -> None:
    """A metal wedge seen from above: waisted sides with grip ribs, the blade screwed over the shaving slot."""
    def at(points):
        return turned(points, cx, cy, angle, 1.12, 1.12)
    upper = [(-34, -21), (-24, -21), (-10, -16), (12, -16), (26, -23), (34, -23)]
    shape = upper + [(36, -21), (36, 21), (34, 23), (26, 23), (12, 16), (-10, 16), (-24, 21), (-34, 21), (-36, 19), (-36, -19)]
    cv.poly(at(shape), SHADE, .30 if lift else .5, blur=8 if lift else 4, dx=4 + lift, dy=8 + lift * 1.5)
    cv.poly(at(shape), "8b8e90")
    cv.poly(at([(p * .985, q * .94 - 1) for p, q in shape]), "d3d5d6", c2="9b9ea0")
    cv.stroke(at([(p, q + 1.2) for p, q in upper]), 1.3, "fbfbfa", .9)
    for i in range(6):                                          # ribs on the waist, both sides
        p = -9 + i * 4.1
        for side in (-1, 1):
            cv.stroke(at([(p, side * 15.2), (p, side * 11.4)]), 1.5, "5f6264", .85)
            cv.stroke(at([(p + 1.4, side * 15.2), (p + 1.4, side * 11.4)]), .9, "f2f3f3", .7)
    cv.poly(at(arc(36, 0, 7, 9, 90, 270, 18)), "26272a")       # where the pencil goes in
    cv.poly(at(arc(36, 1.5, 5, 7, 90, 270, 18)), "55575a", .7)
    cv.poly(at([(-31, 3), (27, 8.5), (27, 12.5), (-31, 8)]), "222326")     # the slot under the edge
    cv.poly(at([(-31, 6.4), (27, 11.2), (27, 12.5), (-31, 8)]), "8f6a44", .55)   # wood dust in it
    blade = [(-31, -11), (27, -9.5), (27, 9), (-31, 4)]
    cv.poly(at(blade), "000000", .45, blur=1.2, dx=1, dy=2)
    cv.poly(at(blade), "b9bec2", c2="e3e6e8")
    cv.poly(at([(-31, .6), (27, 5.2), (27, 9), (-31, 4)]), "f7f8f8")         # the ground edge
    cv.stroke(at([(-31, .6), (27, 5.2)]), .9, "8d9296", .9)
    cv.stroke(at([(-31, -11), (27, -9.5)]), .9, "ffffff", .8)
    x, y = at([(-4, -4)])[0]
    cv.circ(x + .6, y + 1, 6.2, "3c3f41", a=.5)
    cv.circ(x, y, 5.8, "9a9ea1", "d6d9da", bevel=1.6)
    cv.stroke(turned([(-4, 0), (4, 0)], x, y, angle - 32), 1.8, "3a3c3e")


# drawing, middle and turn at rest, turn in the hand
TOOLS = {"pencil": (pencil, (682, 92, -5), 132), "rubber": (rubber, (868, 92, 4), 150), "sharpener": (sharpener, (986, 92, -4), -10)}


# ------------------------------------------------------------------ handwriting
SIZES = (19, 15, 12)                        # height of a capital: words and fields; one digit in a circle; two digits
CELLS = {n: GRID_SIDE // n for n in range(4, 17)}


def star_radius(cell: int) -> int:
    return min(26, round(cell * .30))


def dot_radius(cell: int) -> float:
    return max(2.5, min(6.0, cell * .075))


def glyph_pictures():
    """(name, canvas, origin) of everything in hand.png; the origin lies on the baseline or in the mark's middle."""
    for h in SIZES:
        for i, ch in enumerate(HAND):
            if ch == " ":
                continue
            cv = Canvas(64, 64)
            write(cv, 16, 16, ch, h, seed=h + i, width=2.3 if h > 12 else 2.0, c=GRAPHITE)
            yield f"{h}:{ch}", cv, (16, 16 + h), round((HAND[ch][0] + GAP) * h, 2)
    for n in range(1, 100):
        cv = Canvas(64, 64)
        h = 15 if n < 10 else 12
        write(cv, 32 - (0 if n < 10 else .5), 32 - h / 2, str(n), h, anchor="m", seed=n + 5, width=2.2 if n < 10 else 1.9, c=GRAPHITE)
        cv.pencil(arc(32, 32, 12, 12, -80, 290, 30), 1.7, GRAPHITE, .75, n)
        yield f"circle:{n}", cv, (32, 32), 0
    for n, cell in CELLS.items():
        cv = Canvas(80, 80)
        r = star_radius(cell)
        cv.pencil([(40 + r * math.sin(k * 4 * math.pi / 5), 40 + r * .06 - r * math.cos(k * 4 * math.pi / 5)) for k in range(6)],
                  2.4 if r > 12 else 1.9, GRAPHITE, .9, 3 + n)
        yield f"star:{n}", cv, (40, 40), 0
        cv = Canvas(80, 80)
        r = dot_radius(cell)
        for j in range(3):
            cv.circ(40 + j * .5, 40 - j * .4, r - j * .3, GRAPHITE, a=.6)
        yield f"dot:{n}", cv, (40, 40), 0
    for name, dx, dy in (("right", 1, 0), ("left", -1, 0), ("up", 0, -1), ("down", 0, 1)):
        cv = Canvas(64, 64)
        for k in (1, -1):
            cv.pencil([(32, 32), (32 - dx * 10.4 - dy * 6 * k, 32 - dy * 10.4 + dx * 6 * k)], 2.4, GRAPHITE, .88, 5 + k)
        yield f"arrow:{name}", cv, (32, 32), 0


def line_tiles():
    """Pencil lines that join: 128 px straight pieces whose wander starts and ends at nothing, and corners of radius 16."""
    for name, horizontal in (("across", True), ("upright", False)):
        path = [(i * .5, .75 * math.sin(i * .5 * math.tau / 128) + .35 * math.sin(i * .5 * math.tau * 3 / 128)) for i in range(257)]
        cv = Canvas(160, 160)
        cv.pencil([(16 + p, 16 + q) if horizontal else (16 + q, 16 + p) for p, q in path], 2.4, GRAPHITE, .85, 11, wobble=False)
        box = (16, 11, 144, 22) if horizontal else (11, 16, 22, 144)
        yield f"line:{name}", cv.im.crop(box), (0, 5) if horizontal else (5, 0)
    for name, cx, cy, a0 in (("nw", 16, 16, 180), ("ne", 0, 16, 270), ("se", 0, 0, 0), ("sw", 16, 0, 90)):
        cv = Canvas(64, 64)
        cv.pencil(arc(20 + cx, 20 + cy, 16, 16, a0, a0 + 90, 12), 2.4, GRAPHITE, .85, 13, wobble=False)
        yield f"corner:{name}", cv.im.crop((16, 16, 40, 40)), (4, 4)


def handwriting() -> dict:
    """Pack all glyphs into one strip; returns name -> [x, y, w, h, origin x, origin y, advance]."""
    cuts = []
    for name, cv, (ox, oy), step in glyph_pictures():
        im, (x, y) = cv.sprite()
        cuts.append((name, im, ox - x, oy - y, step))
    cuts += [(name, im, ox, oy, 0) for name, im, (ox, oy) in line_tiles()]
    cuts.sort(key=lambda cut: (-cut[1].height, cut[0]))
    width, x, y, row, book = 640, 0, 0, 0, {}
    places = []
    for name, im, ox, oy, step in cuts:
        if x + im.width > width:
            x, y, row = 0, y + row + 1, 0
        places.append((im, x, y))
        book[name] = [x, y, im.width, im.height, ox, oy, step]
        x, row = x + im.width + 1, max(row, im.height)
    strip = Image.new("L", (width, y + row), 0)
    for im, x, y in places:
        strip.paste(im.getchannel("A"), (x, y))
    # one colour, 256 alphas: an indexed PNG that loads as RGBA
    indexed = Image.frombytes("P", strip.size, strip.tobytes())
    indexed.putpalette(list(int(GRAPHITE[k:k + 2], 16) for k in (0, 2, 4)) * 256)
    indexed.save(ASSETS / "organiser/hand.png", optimize=True, transparency=bytes(range(256)))
    (ASSETS / "organiser/hand.json").write_text("{\n" + ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in sorted(book.items())) + "\n}\n")
    return book


# ------------------------------------------------------------------ the sheet's rules, for geometry.json
def board(n: int) -> dict:
    cell = GRID_SIDE // n
    side = cell * n
    x, y = GRID_CENTRE[0] - side // 2, GRID_CENTRE[1] - side // 2
    return dict(cell=cell, grid=[x, y, side, side], lane=[x - 44, y - 44, side + 88, side + 88], star_radius=star_radius(cell),
                dot_radius=round(dot_radius(cell), 2), number_font="helv-bold-17" if cell >= 34 else "helv-bold-12", words=cell >= 50)


def geometry(sprites: dict) -> dict:
    legends = {KEYS[r][c][0]: dict(symbol=KEYS[r][c][1], key=[*key_at(r, c), *KEY_SIZE],
                                   blit=[key_at(r, c)[0] - 2, key_at(r, c)[1] - 2, KEY_SIZE[0] + 4, KEY_SIZE[1] + 4],
                                   hit=[key_at(r, c)[0] - 6, key_at(r, c)[1] - 29, *KEY_PITCH]) for r in range(6) for c in range(6)}
    return dict(
        size=[W, H], body=BODY, keys=legends, keys_down=dict(at=KEYBOARD[:2], rect=KEYBOARD,
            rule="a pressed key: blit the part of keys_down.png under the key's 'blit' rectangle to that place"),
        lcd=dict(LCD, lit="23281f", unlit=["8b987c", .75], shadow=["7d8971", .55, 1, 2], glass=LCD["window"],
                 rule="dot k 0..4, r 0..7 of column c, line l: x = 74+24c+4k, y = 155+36l+4r; shadows first, then dots, then lcd_glass.png"),
        sprites=sprites, switch=dict(slip=SLIP, slot=SLOT, hit=SLIP),
        sheet=dict(rect=SHEET, centre=GRID_CENTRE, print=PRINT, rule=RULE, inner_line=2, outer_line=3, number_offset=20, lane_offset=44, lane_radius=16, stub=13,
                   heading=dict(text="GRAVITY", x=672, baseline=214, font="helv-bold-25", track=5),
                   subtitle=dict(text="probe sheet 8 × 8", right=1120, baseline=214, font="helv-17"),
                   fields={"Seed": dict(label=[672, 246], line=[716, 249, 170, 2]), "Stars": dict(right=1120, baseline=246, line_width=52),
                           "Launches Misses Score": dict(left=672, right=1120, baseline=910, line_width=44, line_y=913)},
                   tags=dict(left=595, right=1198, word_top=-25, circle=10, above_grid=70, below_grid=70,
                             rule="left and right: where the board's words is true, In/Out 19 px high with its top 25 px above the row's middle and the circled "
                                  "number 10 px below it; else, and above and below the grid, the circled number alone in the row's middle, or in the column's middle 70 px outside the grid"),
                   cell_rule="cell = 448 div n; grid centred on (896,560); cell (c,r) from bottom left: x = gx+cell*(c-1), y = gy+cell*(n-r)",
                   boards={str(n): board(n) for n in range(1, 17)},
                   small="n 1..3: cells 448, 224 and 149, marks of n = 4 in the cell's middle"),
        hand=dict(file="organiser/hand.png", index="organiser/hand.json", entry="name: [x, y, w, h, origin x, origin y, advance]", colour=GRAPHITE,
                  names="SIZE:CHARACTER (19, 15, 12), circle:1..99, star:N and dot:N (N = cells a side 4..16), arrow:up.., line:across|upright, corner:nw..",
                  rule="blit at pen minus origin; text: pen on the baseline, then pen += advance; a space is 0.47 of the size",
                  lines="lane between corners: line:across cut to length (128 px, tiles seamlessly), axis through its origin; corner:nw is the upper left "
                        "corner of a lane rectangle, its origin the rectangle's corner for nw, and (16,0), (16,16), (0,16) before it for ne, se, sw"),
        printer=dict(rect=[PRINTER[0] - 6, PRINTER[1], PRINTER[2] + 6, PRINTER[3]], paper_x=PAPER_X, paper_width=PAPER_W, slot_y=PAPER_SLOT_Y, tile=[PAPER_W + 2 * PAPER_MARGIN, 120], tile_x=PAPER_X - PAPER_MARGIN,
                     text_x=PAPER_X + 34, columns=48, cell=[12, 20], font="hd44780-5x8 at 2x2 px a dot", small_columns=96, small_cell=[6, 10],
                     bars="60 px green, 60 px plain = 3 lines each", order="printer_back, paper (bottom edge at slot_y, tiles upward), text, printer",
                     rule="each printed line moves the paper 20 px up"))


def put_sprite(name: str, paint, sprites: dict, **more) -> None:
    cv = Canvas(W, H)
    paint(cv)
    im, at = cv.sprite()
    save(im, f"organiser/{name}.png")
    sprites[name] = dict(at=list(at), size=list(im.size), **more)


def main() -> None:
    desk = Canvas(W, H)
    desk.im.paste(desk_wood(), (0, 0))
    x, y, w, h = BODY
    desk.shadow(x, y, w, h, 18, 16, .50, SHADE, 8, 12)
    desk.shadow(x, y, w, h, 18, 5, .5, SHADE, 2, 3)
    body(desk)
    symbols(desk)
    pressed = Canvas(W, H)
    pressed.im = desk.im.copy()
    keys(desk)
    keys(pressed, down=True)
    cover(desk)
    blank_sheet(desk)
    save(desk.rgb(), "organiser/desk.bmp", 256)  # read three times as fast as a PNG: Gravity starts with it
    kx, ky, kw, kh = KEYBOARD
    save(pressed.rgb().crop((kx, ky, kx + kw, ky + kh)), "organiser/keys_down.png", 128)
    sprites = {}
    put_sprite("lcd_glass", lcd_glass, sprites)
    put_sprite("comms_link", comms_link, sprites)
    at, size = sprites["comms_link"]["at"], sprites["comms_link"]["size"]
    save(desk.rgb().crop((at[0], at[1], at[0] + size[0], at[1] + size[1])), "organiser/comms_empty.png", 256)
    sprites["comms_empty"] = dict(at=at, size=size)
    for name, (paint, (cx, cy, angle), held) in TOOLS.items():
        put_sprite(name, lambda cv: paint(cv, cx, cy, angle), sprites, hit=[cx - 60 if name != "pencil" else 566, 50, 120 if name != "pencil" else 230, 84])
        put_sprite(f"{name}_held", lambda cv: paint(cv, 640, 480, held, 12), sprites)
        spot = turned([(PENCIL_TIP, 0)], 640, 480, held)[0] if name == "pencil" else turned([(46 * 1.15, -14)], 640, 480, held)[0] if name == "rubber" else (640, 480)
        entry = sprites[f"{name}_held"]
        entry["hot"] = [round(spot[0]) - entry["at"][0], round(spot[1]) - entry["at"][1]]
        del entry["at"]
    for name, on in (("switch_on", True), ("switch_off", False)):
        put_sprite(name, lambda cv: slip(cv, on), sprites)
    put_sprite("paper_edge", paper_edge, sprites)
    put_sprite("printer_back", printer_back, sprites)
    put_sprite("printer", printer_front, sprites)
    save(fanfold_tile(), "organiser/fanfold.png")
    handwriting()
    record("organiser", geometry(sprites))


if __name__ == "__main__":
    main()
