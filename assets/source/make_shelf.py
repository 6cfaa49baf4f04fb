"""Draw the first screen's layers into shelf/ and their numbers into geometry.json: python3 make_shelf.py

Everything but lamp_on, window and glass is painted as under full light. The program multiplies the composed picture
by a light map (light.png, plus cone.png where the chosen machine stands), then adds what shines by itself.
"""
from __future__ import annotations

import math
import random

from PIL import Image, ImageChops

import make_organiser
from draw import Canvas, arc, font, light_map, record, save, save_quick, turned, wood
from strokes import plain

W, H = 1280, 960
BASE = 700                                  # the line machines stand on
SLOTS = {1: [640], 2: [420, 860], 3: [300, 640, 980], 4: [181, 487, 793, 1099], 5: [140, 390, 640, 890, 1140]}
WINDOWS = {1: [936, 268], 2: [640, 268], 3: [810, 268], 4: [640, 268], 5: [515, 268]}
STAGE, FOOT = (320, 470), (160, 450)        # canvas of one machine; the point that stands at (column, BASE)
TUBE, SHOT = (236, 177), (4, 3, 228, 171)
SIGN = (350, 44, 580, 112)


# ------------------------------------------------------------------ the room
def room() -> Canvas:
    cv = Canvas(W, H)
    cv.im.paste(wood(W, H, "6a7a6d", 11, [97, 199, 290, 396, 489, 587, 694, 786, 884, 990, 1083, 1186], grain=.6, upright=True), (0, 0))
    # roof boards above the rafters
    roof = [(0, 0), (W, 0), (W, 186), (640, -70), (0, 186)]
    mask = Canvas(W, H)
    mask.poly(roof, "ffffff")
    cv.paint(0, 0, mask.im.getchannel("A"), wood(W, H, "4f3b2a", 21, [88, 171], grain=.8))
    for side in (-1, 1):
        beam = [(640, -70), (640 + side * 640, 186), (640 + side * 640, 232), (640, -24)]
        cv.poly(beam, "000000", .5, blur=11, dy=18)
        cv.poly(beam, "8a6440", c2="6a4a2e")
        for k in (.25, .55, .8):
            cv.stroke([(640, -70 + 46 * k), (640 + side * 640, 186 + 46 * k)], 1.2, "4a321d", .35)
        cv.stroke([(640, -69), (640 + side * 640, 187)], 2, "b08a5e", .6)
    below_the_shelf(cv)
    shelf_board(cv)
    sign(cv)
    return cv


def shelf_board(cv: Canvas) -> None:
    cv.shadow(0, BASE + 88, W, 8, 0, 26, .8, "100b06", 0, 14)
    for x in (15, 321, 627, 933, 1239):
        y = BASE + 94
        shape = ([(x - 17, y), (x + 17, y), (x + 17, y + 24), (x + 13, y + 30)] + arc(x + 2, y + 52, 11, 14, -20, 75, 8)
                 + arc(x - 2, y + 52, 11, 14, 105, 200, 8) + [(x - 13, y + 30), (x - 17, y + 24)])
        cv.poly(shape, "000000", .5, blur=6, dx=5, dy=8)
        cv.poly(shape, "7d5a3a", c2="573d27")
        cv.box(x - 17, y, 34, 14, "120a04", .42)
        for k in (-7, 0, 7):
            cv.box(x + k - 1, y + 33, 2, 20, "3f2914", .7)
            cv.box(x + k + 1, y + 33, 1, 20, "b08250", .35)
    cv.im.paste(wood(W, 26, "b78a5a", 31, [], ends={0: [702]}), (0, BASE - 4))
    for i in range(14):
        cv.box(0, BASE - 4 + i, W, 1, "000000", .26 * (1 - i / 14))
    cv.im.paste(wood(W, 72, "9d7148", 32, [], ends={0: [389]}), (0, BASE + 22))
    for i in range(36):
        cv.box(0, BASE + 58 + i, W, 1, "000000", .2 * i / 36)
    cv.box(0, BASE + 22, W, 2, "e6c296", .75)
    cv.box(0, BASE + 24, W, 1, "6e4a26", .5)
    cv.box(0, BASE + 90, W, 4, "3c2713", .8)
    cv.shadow(0, 884, W, 80, 0, 8, .6, "000000", 0, -2)
    cv.im.paste(wood(W, 74, "47352a", 41, [], grain=.6), (0, 886))
    cv.box(0, 886, W, 2, "7d6148", .8)


def below_the_shelf(cv: Canvas) -> None:
    """Quiet things on the lower ledge, in the shelf's shadow: books, cassettes, a coil of cable, a diskette box."""
    for i in range(34):
        cv.box(0, BASE + 94 + i, W, 1, "000000", .5 * (1 - i / 34))
    cv.box(0, BASE + 94, W, 92, "000000", .24)
    x = 62
    for w, h, c in ((15, 58, "5b3a33"), (19, 64, "31455a"), (13, 55, "6b6046"), (22, 61, "3f4f3d"), (14, 66, "55364a"), (17, 57, "4a4038")):
        cv.rr(x, 886 - h, w, h, 1.5, c, bevel=1.5, lite=.25, dark=.4)
        cv.box(x + 3, 886 - h + 8, w - 6, 2, "c9b487", .35)
        cv.box(x + 3, 886 - 13, w - 6, 2, "c9b487", .35)
        x += w + 1
    lean = turned([(-8, -58), (8, -58), (8, 0), (-8, 0)], x + 18, 886, -13)
    cv.poly(lean, "3b4a63", c2="2b374a")
    for k, c in enumerate(("2f3235", "3a3026", "2b3834")):                       # cassettes, lying
        left, top = 404 + (k * 7) % 11, 886 - 15 * (k + 1)
        cv.rr(left, top, 92, 14, 2, c, bevel=1.5, lite=.25)
        cv.box(left + 8, top + 4, 62, 6, "cfc6b0", .45)
        cv.box(left + 8, top + 4, 62, 2, ("a1493b", "41618a", "b08a3a")[k], .5)
    cv.rr(716, 836, 96, 50, 3, "6f6a5e", "56524a", bevel=2, lite=.25)              # the diskette box
    for k in range(8):
        cv.rr(723 + k * 10, 823 + (k * 5) % 7, 7, 22, 1, ("2f4560", "2b2d30", "6b2f2a", "2f4560")[k % 4], bevel=1)
    cv.rr(716, 842, 96, 44, 3, "7b7568", "5d594f", bevel=2, lite=.25)
    cv.box(738, 856, 52, 14, "d9d0ba", .5)
    cv.stroke([(1086, 794), (1086, 812)], 4, "2a2320")                            # the coil on its hook
    for k in range(6):
        cv.stroke([(1086 + (30 - k * 1.6) * math.sin(a / 20 * math.pi) + (k % 3) * 2 - 2, 842 - (31 - k * 2.2) * math.cos(a / 20 * math.pi) + k)
                   for a in range(41)], 3.2, "1d1c1c" if k % 2 else "343231")
    cv.stroke([(1100, 868), (1122, 880), (1150, 884)], 3.2, "2a2928")
    cv.rr(1148, 878, 20, 8, 2, "4a4844", bevel=1)


def sign(cv: Canvas) -> None:
    x, y, w, h = SIGN
    for left in (x + 70, x + w - 70):
        cv.stroke([(left, -4), (left, y + 8)], 3, "1b1410", .5, blur=2, dx=5, dy=4)
        for k in range(0, y + 6, 9):
            cv.outline(left - 3, k - 2, 6, 9, 3, "9c9588" if k // 9 % 2 else "6b655a", 1.8)
    cv.shadow(x, y, w, h, 14, 14, .6, "0c0603", 6, 12)
    cv.rr(x, y, w, h, 14, "a63c30", "872b22", bevel=5, lite=.5, dark=.5)
    cv.outline(x + 9, y + 9, w - 18, h - 18, 8, "fbf0d6", 3.5)
    cv.outline(x + 16, y + 16, w - 32, h - 32, 5, "fbf0d6", 1.2, .75)
    for left in (x + 24, x + w - 24):
        cv.circ(left, y + h / 2, 5, "b9b09a", bevel=2)
        cv.stroke([(left - 3, y + h / 2 + 2), (left + 3, y + h / 2 - 2)], 1.2, "5a5345")
    for a, b in ((20, 210), (240, 268)):
        cv.poly([(x + a, y + 14), (x + b, y + 14), (x + b - 90, y + h - 14), (max(x + 20, x + a - 90), y + h - 14)], "ffffff", .05)
    gaps = {"AT": .20, "TT": .23, "TI": .34, "IC": .33, "C ": .17, " A": .17, "AR": .32, "RC": .26, "CA": .24, "AD": .33, "DE": .34}
    for dx, dy, c, a in ((2, 3, "4b120c", .8), (0, 0, "fff4da", 1)):
        plain(cv, 640, y + 33, "ATTIC ARCADE", 46, 9, c, gaps=gaps, a=a, dx=dx, dy=dy)
    r = random.Random(8)
    for left, top, size in ((x + 6, y + 22, 5), (x + w - 30, y + 4, 6), (x + w - 5, y + 84, 4), (x + 120, y + h - 4, 5)):
        chip = [(left + size * r.uniform(.6, 1.2) * math.cos(k * .9), top + size * r.uniform(.5, 1) * math.sin(k * .9)) for k in range(7)]
        cv.poly(chip, "2a1b16")
        cv.poly(chip, "6b4a34", .6, dx=.7, dy=.7)


# ------------------------------------------------------------------ light
def ambient(x, y):
    """Light factors with every lamp off: a dim room, a little more on the sign and along the plates."""
    f = .64 + .36 * math.exp(-((x - 640) / 470) ** 2 - ((y - 100) / 84) ** 2) + .07 * math.exp(-((y - 759) / 40) ** 2)
    f -= .10 * min(1, math.hypot((x - 640) / 900, (y - 420) / 620)) ** 2
    return f, f * .985, f * .95


CONE = (420, 600)                           # its map; the lamp's mouth is at (210, 12)
MOUTH_Y = 246


def cone(x, y, spread=118):
    """What a lamp adds: a straight-sided beam from the shade's mouth, its edges softer with distance, a pool on the shelf."""
    y -= 12
    if y < -8:
        return 0, 0, 0
    t = min(1.3, max(0.0, y) / (BASE - MOUTH_Y))
    half, edge = 40 + spread * t, 8 + 26 * t * spread / 118
    u = max(0.0, min(1.0, (half - abs(x - 210)) / edge + .5))
    side = u * u * (3 - 2 * u)
    strength = (.46 - .10 * t) * (1 - .22 * ((x - 210) / (half + 1)) ** 2) * side
    strength += .10 * math.exp(-((x - 210) / 46) ** 2 - (y / 34) ** 2)
    if y > 530:
        strength *= max(0.0, 1 - (y - 530) / 34)
    if y < 4:
        strength *= (y + 8) / 12
    return strength, strength * .95, strength * .78


# ------------------------------------------------------------------ machines, standing at FOOT of a STAGE canvas
def stand_shadow(cv, x, w):
    cv.shadow(x + 4, FOOT[1] - 5, w - 8, 12, 6, 9, .55, "1a0d04", 3, 4)
    cv.shadow(x + 6, FOOT[1] - 2, w - 12, 4, 2, 3, .7, "0d0602", 0, 1)


def monitor(cv: Canvas, base, c1, c2, mask, pc):
    """A 14-inch monitor on its foot; returns the tube's top left."""
    cx, w, h = FOOT[0], 280, 236
    x, y = cx - w // 2, base - 24 - h
    cv.shadow(cx - 72, base - 8, 144, 8, 4, 5, .6, "000000", 2, 1)
    cv.poly([(cx - 52, base - 28), (cx + 52, base - 28), (cx + 70, base - 8), (cx - 70, base - 8)], c2)
    cv.poly([(cx - 52, base - 28), (cx + 52, base - 28), (cx + 56, base - 22), (cx - 56, base - 22)], "000000", .35)
    cv.rr(cx - 76, base - 10, 152, 10, 4, c1, c2, bevel=2)
    cv.shadow(x, y, w, h, 14, 10, .45, "000000", 4, 6)
    cv.rr(x, y, w, h, 14, c1, c2, bevel=5, lite=.4, dark=.35, grain=.8)
    for i in range(14):
        cv.rr(cx - 70 + i * 10, y + 5, 5, 3, 1.5, "000000", a=.22)
    sx, sy, (sw, sh) = cx - 118, y + 24, TUBE
    cv.rr(sx - 13, sy - 12, sw + 26, sh + 24, 13, "000000", a=.16)
    cv.rr(sx - 11, sy - 10, sw + 22, sh + 20, 11, *mask)
    cv.inner(sx - 11, sy - 10, sw + 22, sh + 20, 11, 6, .5, 1, 2)
    cv.rr(sx - 2, sy - 2, sw + 4, sh + 4, 7, "060607")
    chin = y + h - 13
    if pc:
        for left in (x + w - 30, x + w - 48):
            cv.circ(left, chin, 5, c2, bevel=2)
        cv.circ(x + 24, chin, 2.5, "67f07a")
        cv.rr(x + 40, chin - 4, 46, 8, 1, "a79d86", a=.8)
    else:
        for i in range(3):
            cv.rr(x + w - 66 + i * 16, chin - 3, 11, 6, 2, c2, bevel=1.5)
        cv.rr(x + 22, chin - 2, 7, 4, 1, "7ff37f")
    return sx, sy


def dos_pc(cv: Canvas):
    w, h = 280, 88
    x, y = FOOT[0] - w // 2, FOOT[1] - 4 - h
    stand_shadow(cv, x, w)
    cv.shadow(x, y, w, h, 6, 8, .4, "000000", 3, 4)
    for left in (x + 20, x + w - 44):
        cv.rr(left, FOOT[1] - 6, 24, 6, 2, "2b2925")
    cv.rr(x, y, w, h, 6, "e2d8be", "cabfa3", bevel=4, lite=.4, grain=.8)
    cv.rr(x + 8, y + 8, w - 16, h - 16, 3, "d5caae", "c5ba9e")
    cv.inner(x + 8, y + 8, w - 16, h - 16, 3, 3, .3, 1, 1)
    for i in range(9):
        cv.rr(x + 20, y + 18 + i * 6, 82, 3, 1, "6d6551")
        cv.box(x + 20, y + 21 + i * 6, 82, 1, "ece3cb", .6)
    for k in (0, 1):
        top = y + 14 + k * 32
        cv.rr(x + 122, top, 104, 28, 2, "3a3833", "2b2925", bevel=1.5, lite=.25)
        cv.rr(x + 128, top + 11, 92, 4, 1, "0a0a09")
        cv.rr(x + 168, top + 7, 12, 12, 2, "55524a", "302e29", bevel=1.5)
        cv.rr(x + 208, top + 20, 9, 4, 1, "7a2a20" if k else "d8442c")
    cv.rr(x + 238, y + 18, 24, 26, 3, "be3a2a", "96291f", bevel=2)
    cv.box(x + 246, y + 24, 8, 2, "f3d9c9", .8)
    cv.circ(x + 244, y + 62, 3, "6bee7e")
    cv.circ(x + 256, y + 62, 3, "6b5a20")
    return monitor(cv, y, "e5dbc2", "c9bea2", ("403e39", "302e2a"), True)


def acorn(cv: Canvas, first: bool):
    w, h = 280, 72
    x, y = FOOT[0] - w // 2, FOOT[1] - 4 - h
    stand_shadow(cv, x, w)
    cv.shadow(x, y, w, h, 5, 8, .4, "000000", 3, 4)
    for left in (x + 20, x + w - 44):
        cv.rr(left, FOOT[1] - 6, 24, 6, 2, "2b2b2b")
    cv.rr(x, y, w, h, 5, "e9e7dd", "d2d0c4", bevel=3.5, lite=.45, grain=.7)
    cv.box(x + 5, y + 30, w - 10, 1, "8e8c82", .8)
    cv.box(x + 5, y + 31, w - 10, 1, "fbf9f2", .8)
    slot = 170 if first else 16
    cv.rr(x + slot, y + 9, 94, 15, 2, "c4c2b8", "d7d5ca")
    cv.rr(x + slot + 6, y + 14, 82, 4, 1, "1c1c1c")
    cv.rr(x + slot + 76, y + 19, 9, 3, 1, "a8a69b")
    for i in range(22 if first else 12):
        cv.rr(x + 16 + i * 6, y + 41, 3, 20, 1, "8b8980")
    if first:
        cv.rr(x + 176, y + 42, 58, 18, 2, "5d6862", "4a554f")
        cv.box(x + 182, y + 50, 46, 2, "aebbb4", .8)
        cv.rr(x + 246, y + 42, 18, 18, 3, "d2d0c5", "b2b0a6", bevel=2)
        cv.rr(x + 150, y + 14, 8, 4, 1, "6fe879")
    else:
        cv.rr(x + 120, y + 14, 8, 4, 1, "e8b848")
        dx, dy = x + w - 92, FOOT[1] - 70                       # a diskette leans against the box
        cv.shadow(dx, dy, 62, 66, 3, 5, .5, "000000", 3, 3)
        cv.rr(dx, dy, 62, 66, 3, "36506f", "2b4158", bevel=1.5)
        cv.rr(dx + 17, dy, 34, 20, 1, "d5d8da", "aaaeb1")
        cv.rr(dx + 36, dy + 3, 9, 14, 1, "2a3b4e")
        cv.rr(dx + 7, dy + 27, 48, 36, 2, "fbf5e4")
        cv.box(dx + 7, dy + 27, 48, 6, "cf4433")
        cv.text(dx + 31, dy + 47, "Pyramid", font("helv-bold-10"), "31353c", anchor="m")
        for line in (53, 58):
            cv.box(dx + 12, dy + line, 38, 1, "a9a294")
    return monitor(cv, y, "eceae1", "d4d2c7", ("5d6062", "45484a"), False)


def organiser(cv: Canvas):
    """The Gravity scene's own machine at half size on a wooden stand; returns the LCD's top left."""
    big = Canvas(W, H)
    make_organiser.machine(big)
    x0, y0, w, _ = make_organiser.BODY
    small = big.im.crop((x0, y0, x0 + w, y0 + 808)).resize((224, 404), Image.Resampling.LANCZOS)
    small = Image.merge("RGBA", [c.point([min(255, round(v * 1.25)) for v in range(256)]) for c in small.split()[:3]] + [small.getchannel("A")])
    x, y = FOOT[0] - 112, FOOT[1] - 10 - 404
    cv.shadow(x, y, 224, 404, 9, 14, .5, "0b0704", 6, 8)
    cv.im.alpha_composite(small, (x, y))
    cv.rr(FOOT[0] - 100, y + 28, 200, 49, 2, "a2b090", "97a386")
    cv.inner(FOOT[0] - 100, y + 28, 200, 49, 2, 5, .45, 0, 2)
    stand_shadow(cv, FOOT[0] - 128, 256)
    cv.rr(FOOT[0] - 126, FOOT[1] - 12, 252, 13, 3, "9a6d42", "7b5431", bevel=2)
    cv.rr(FOOT[0] - 126, FOOT[1] - 20, 252, 9, 3, "b98a57", "9a6d42", bevel=2)
    return FOOT[0] - 100, y + 28


MACHINES = {"organiser": organiser, "dos_pc": dos_pc, "acorn_1": lambda cv: acorn(cv, True), "acorn_2": lambda cv: acorn(cv, False)}


# ------------------------------------------------------------------ plates, lamps, window, glass
def plate(cv: Canvas) -> None:
    """A brass plate with its upper left corner at 8, 8; the program writes on it."""
    x, y, w, h = 8, 8, 222, 52
    cv.shadow(x, y, w, h, 4, 4, .6, "1c0f05", 1, 2)
    cv.rr(x, y, w, h, 4, "e6c680", "ba9248", bevel=2, lite=.55, dark=.4, grain=2.0)
    cv.outline(x + 4, y + 4, w - 8, h - 8, 2, "7a5a22", 1, .8)
    for left in (x + 11, x + w - 11):
        cv.circ(left, y + h / 2, 3.5, "8a6a2e", bevel=1.5)
        cv.stroke([(left - 2, y + h / 2 + 1.5), (left + 2, y + h / 2 - 1.5)], 1, "4a3614")


def lamp(cv: Canvas, on: bool) -> None:
    """A picture lamp: rosette, bent arm, conical shade; its mouth is centred on 70, 96."""
    cx = 70
    if on:
        for r, a in ((56, .05), (42, .07), (30, .10)):
            cv.shadow(cx - r, 97 - r * .45, 2 * r, r * .9, r * .45, r * .5, a * 2.2, "ffe9b0")
    else:
        cv.stroke([(cx, 26), (cx, 60)], 5, "1a1208", .5, blur=3, dx=5, dy=6)
        cv.shadow(cx - 40, 74, 80, 20, 8, 7, .45, "000000", 5, 9)
    dim = not on
    cv.circ(cx, 22, 11, "cf9f4f" if on else "c08f45", "7d5a22", bevel=3)
    cv.stroke([(cx, 28), (cx, 62)], 4.5, "a87d37")
    cv.stroke([(cx - 1, 30), (cx - 1, 60)], 1.5, "e9c987", .8)
    cv.rr(cx - 9, 54, 18, 12, 4, "c79a4b", "8a6427", bevel=2)
    shade = [(cx - 12, 63), (cx + 12, 63), (cx + 41, 93), (cx - 41, 93)]
    cv.poly(shade, "d9ae5e" if on else "cda255", c2="8f682b")
    cv.poly([(cx - 12, 63), (cx - 5, 63), (cx - 22, 93), (cx - 41, 93)], "ffe7b0", .22)
    cv.poly([(cx + 5, 63), (cx + 12, 63), (cx + 41, 93), (cx + 22, 93)], "3a2508", .30)
    cv.stroke([(cx - 12, 63.5), (cx + 12, 63.5)], 1.2, "f6dc9c", .6)
    if dim:
        cv.rr(cx - 42, 91, 84, 5, 2.5, "5d4a2c", "3c2f1b")
    else:
        cv.rr(cx - 42, 90, 84, 7, 3.5, "fff3c8", "fffbe8")


def window(cv: Canvas) -> None:
    """A round window with the moon; it shines by itself. Centred on 80, 80."""
    c = 80
    cv.shadow(c - 62, c - 62, 124, 124, 62, 16, .22, "8fb0d8")
    cv.circ(c + 3, c + 5, 53, "050607", a=.5)
    cv.circ(c, c, 52, "5a4630", "33261a", bevel=4, lite=.3)
    cv.circ(c, c, 43, "1d2c46", "3a5478")
    cv.inner(c - 43, c - 43, 86, 86, 43, 7, .7, 3, 4)
    for x, y, a in ((60, 58, .8), (98, 66, .5), (66, 100, .45), (106, 96, .35), (50, 82, .4), (88, 112, .3)):
        cv.circ(x, y, 1.2, "e6edf7", a=a)
    cv.shadow(c + 4, c - 26, 28, 28, 14, 10, .5, "c9d8ea")
    cv.circ(c + 18, c - 12, 13, "eef2ea", "d3dbe0")
    for x, y, r in ((13, -15, 3), (21, -7, 4), (23, -17, 2)):
        cv.circ(c + x, c + y, r, "b9c3c9", a=.45)
    cv.box(c - 2, c - 43, 4, 86, "2e2318")
    cv.box(c - 43, c - 2, 86, 4, "2e2318")
    cv.box(c - 2, c - 43, 1, 86, "7f93ad", .5)
    cv.box(c - 43, c - 2, 86, 1, "7f93ad", .5)


def glass(size: tuple[int, int]) -> Image.Image:
    """What lies over a screen: rounded corners, a darker rim, one band of sheen."""
    w, h = size
    cv = Canvas(w, h)
    rim = Canvas(w + 8, h + 8)
    rim.rr(4, 4, w, h, 7, "ffffff")
    cv.paint(-4, -4, ImageChops.invert(rim.im.getchannel("A")), "050506")
    cv.inner(0, 0, w, h, 7, 10, .22)
    s = w / 236
    cv.poly([(8 * s, 2), (96 * s, 2), (44 * s, 80 * s), (2, 110 * s), (2, 10)], "ffffff", .05)
    return cv.im


def main() -> None:
    save_quick(room().rgb(), "shelf/room.png", 9)
    save(light_map(W // 4, H // 4, lambda x, y: ambient(x * 4, y * 4), 4), "shelf/light.png")
    for suffix, spread in (("", 118), ("_80", 74)):
        save(light_map(*CONE, lambda x, y: cone(x, y, spread), 2), f"shelf/cone{suffix}.png")
    machines = {}
    for name, paint in MACHINES.items():
        cv = Canvas(*STAGE)
        sx, sy = paint(cv)
        full, lcd = cv.im, name == "organiser"
        for suffix, k in (("", 1.0), ("_80", .8)):
            im = full if k == 1 else full.resize((round(STAGE[0] * k), round(STAGE[1] * k)), Image.Resampling.LANCZOS)
            box = im.getchannel("A").point([0, 0, 0] + [255] * 253).getbbox()
            im = im.crop(box)
            save(im, f"shelf/{name}{suffix}.png")
            rect = (sx, sy, 200, 49) if lcd else (sx + SHOT[0], sy + SHOT[1], SHOT[2], SHOT[3])
            screen = [round(v * k) for v in rect]
            machines[name + suffix] = dict(
                offset=[box[0] - round(FOOT[0] * k), BASE + box[1] - round(FOOT[1] * k)], size=list(im.size),
                screen=[screen[0] - round(FOOT[0] * k), BASE + screen[1] - round(FOOT[1] * k), screen[2], screen[3]],
                glass=None if lcd else f"glass{suffix}",
                glass_offset=None if lcd else [round(sx * k) - round(FOOT[0] * k), BASE + round(sy * k) - round(FOOT[1] * k)])
    for suffix, k in (("", 1.0), ("_80", .8)):
        save(glass((round(TUBE[0] * k), round(TUBE[1] * k))), f"shelf/glass{suffix}.png")
    cv = Canvas(244, 76)
    plate(cv)
    im, at = cv.sprite()
    save(im, "shelf/plate.png")
    plate_at = dict(offset=[at[0] - 8 - 111, 733 + at[1] - 8], size=list(im.size))
    spots = {}
    for name, on in (("lamp", False), ("lamp_on", True)):
        cv = Canvas(140, 150)
        lamp(cv, on)
        im, at = cv.sprite()
        save(im, f"shelf/{name}.png")
        spots[name] = dict(offset=[at[0] - 70, MOUTH_Y - 96 + at[1]], size=list(im.size))
    cv = Canvas(160, 160)
    window(cv)
    im, at = cv.sprite()
    save(im, "shelf/window.png")
    spots["window"] = dict(offset=[at[0] - 80, at[1] - 80], size=list(im.size), centres={str(n): c for n, c in WINDOWS.items()})
    slots = {str(n): dict(centres=c, scale=.8 if n == 5 else 1.0, pitch=c[1] - c[0] if n > 1 else 0, hit=[-min(147, (c[1] - c[0]) // 2 if n > 1 else 147), 170,
                          2 * min(147, (c[1] - c[0]) // 2 if n > 1 else 147), 640]) for n, c in SLOTS.items()}
    book = dict(size=[W, H], base=BASE, slots=slots, machines=machines, plate=plate_at, cone=dict(offset=[-210, MOUTH_Y - 12], size=list(CONE), narrow="cone_80.png for five columns"), **spots,
                plate_text=dict(rect=[-111, 733, 222, 52], name_baseline=757, year_baseline=776, name_font="helv-bold-14", name_track=3, year_font="helv-bold-12", year_track=4,
                                ink="2a1c08", light=["fbe9b4", .6, "one px below the name"]),
                lcd=dict(margin={"": [5, 8], "_80": [32, 11]}, dot={"": 2, "_80": 1}, paper=["a2b090", "97a386"], ink="22271f"),
                footer=dict(rail=[0, 886, 1280, 74], baseline=932, font="terminus-bold-24", text="e6dac0", key="f2c566"), sign=SIGN,
                order=["room", "machines (offset from column centre; _80 where scale is .8)", "plates and what is written on them", "lamps",
                       "multiply all by light.png scaled smoothly to 1280x960, with cone.png (cone_80.png for five) added to it (clamped) at the chosen column",
                       "window", "lamp_on at the chosen column", "screens (thumbnails at 90 %, the chosen one at 100 %), then glass", "footer text"],
                note="offsets: x from the column's centre, y absolute")
    record("shelf", book)


if __name__ == "__main__":
    main()
