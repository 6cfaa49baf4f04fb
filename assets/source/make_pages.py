"""Draw what the help and credits are printed on, and the shelf's buttons, into shelf/: python3 make_pages.py

sheet.png: a folder on the shelf's wood with a sheet of typing paper in it, and the rail at the foot. The program
prints on it, lays tab.png and tab_on.png at the folder's left edge, and stretches the middle column of plaque.png,
plaque_down.png and keycap.png to the width that it needs (`slices` in geometry.json).
"""
from __future__ import annotations

import math

from PIL import Image, ImageChops

from draw import Canvas, lit, light_map, record, save, save_quick, turned, wood

W, H = 1280, 960
FOLDER = (132, 22, 1124, 850)
SHEET = (232, 38, 1000, 822)
RAIL = (0, 886, W, 74)
TAB = (216, 66)
PLAQUE, PLAQUE_CAP = (80, 56), 20
KEYCAP, KEYCAP_CAP = (30, 34), 10
SHADE = "1c0f05"


def light(x, y):
    """A lamp at the upper left, as over the chosen machine."""
    f = 1.03 - .21 * min(1.2, math.hypot((x - 620) / 900, (y - 360) / 700)) ** 2
    return f, f * .975, f * .915


def sheet() -> Canvas:
    cv = Canvas(W, H)
    cv.im.paste(wood(W, H, "9d7148", 34, [150, 331, 512, 690], ends={0: [702], 2: [389], 3: [1010]}), (0, 0))
    x, y, w, h = FOLDER
    cv.shadow(x, y, w, h, 12, 22, .6, SHADE, 8, 14)
    cv.rr(x + 10, y - 6, w - 6, h, 10, "c39c5c", "a98243", bevel=2, lite=.3, dark=.35, grain=1.4, seed=3)
    cv.rr(x, y, w, h, 10, "d9b576", "c49a58", bevel=2, lite=.4, dark=.35, grain=1.6, seed=4)
    cv.box(x + 84, y + 8, 2, h - 16, "8d6a34", .35)
    cv.box(x + 86, y + 8, 1, h - 16, "f0d7a4", .5)
    x, y, w, h = SHEET
    for degrees, colour, seed in ((-.55, "ddd3bd", 5), (.42, "e6ddc9", 6)):
        corners = turned([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], x + w / 2, y + h / 2, degrees)
        cv.poly(corners, SHADE, .4, blur=4, dx=2, dy=4)
        cv.poly(corners, colour)
    cv.shadow(x, y, w, h, 2, 9, .4, SHADE, 4, 6)
    cv.rr(x, y, w, h, 2, "f7f1e3", "efe7d4", grain=1.0, seed=9)
    for top in (y + h / 2 - 150, y + h / 2 + 150):
        cv.circ(x + 22, top, 9, "b8935a")
        cv.inner(x + 13, top - 9, 18, 18, 9, 4, .6, 1, 2)
    out = Canvas(W, H)
    out.im.paste(lit(cv.rgb(), light_map(W, H, light, 16, 1.2), 1.2), (0, 0))
    x, y, w, h = RAIL
    out.shadow(x, y - 2, w, h + 6, 0, 8, .6, "000000", 0, -2)
    rail = wood(W, 74, "47352a", 41, [], grain=.6)
    out.im.paste(lit(rail, light_map(W, 74, lambda *_: (.60, .591, .57), 16)), (x, y))
    out.box(x, y, w, 2, "4a3a2b")
    return out


def tab(on: bool) -> Canvas:
    """A divider's tab that reaches under the sheet at its right; the chosen one is of the sheet's own paper."""
    cv = Canvas(TAB[0] + 20, TAB[1] + 24)
    x, y, w, h = 8, 8, TAB[0] + 30, TAB[1]
    cv.shadow(x, y, w, h, 10, 6, .5, SHADE, 2, 4)
    if on:
        cv.rr(x, y, w, h, 10, "e9dec4", "e5d9be", bevel=1.5, lite=.4, dark=.2, grain=1.0, seed=9)
    else:
        cv.rr(x, y, w, h, 10, "c8a465", "ab8547", bevel=2, lite=.35, dark=.4, grain=1.5, seed=7)
    # its end lies over the sheet and becomes one with it
    fade = Image.new("L", cv.im.size, 255)
    for i in range(16):
        fade.paste(round(255 * (1 - i / 15)), (TAB[0] + 4 + i, 0, TAB[0] + 5 + i, cv.h))
    fade.paste(0, (TAB[0] + 20, 0, cv.w, cv.h))
    cv.im.putalpha(ImageChops.multiply(cv.im.getchannel("A"), fade))
    return cv


def plaque(down: bool) -> Canvas:
    """A brass-rimmed wooden button, to be stretched in its middle."""
    w, h = PLAQUE
    cv = Canvas(w, h)
    cv.rr(1, 1, w - 2, h - 2, 12, "120b07", a=.75)
    cv.rr(2, 2, w - 4, h - 5, 11, "9a7536" if not down else "77592a", "5e431c")
    if down:
        cv.rr(4, 4, w - 8, h - 9, 9, "2c2019", "37291f")
        cv.inner(4, 4, w - 8, h - 9, 9, 6, .7, 1, 3)
    else:
        cv.rr(4, 4, w - 8, h - 9, 9, "57422f", "3d2d20", bevel=2, lite=.25, dark=.35)
    return cv


def keycap() -> Canvas:
    w, h = KEYCAP
    cv = Canvas(w, h)
    cv.rr(0, 1, w, h - 1, 6, "8b8474")
    cv.rr(1, 1, w - 2, h - 5, 5, "fffdf6", "ebe4d2")
    cv.outline(0, 0, w, h - 1, 6, "6b6557", 1.4)
    return cv


def main() -> None:
    save_quick(sheet().rgb(), "shelf/sheet.png")
    for name, on in (("tab", False), ("tab_on", True)):
        save(tab(on).im, f"shelf/{name}.png")
    save(plaque(False).im, "shelf/plaque.png")
    save(plaque(True).im, "shelf/plaque_down.png")
    save(keycap().im, "shelf/keycap.png")
    record("pages", dict(sheet=SHEET, folder=FOLDER, rail=RAIL, tab=dict(size=TAB, offset=[-8, -8]),
                         slices=dict(plaque=[PLAQUE_CAP, PLAQUE[0] - PLAQUE_CAP], keycap=[KEYCAP_CAP, KEYCAP[0] - KEYCAP_CAP])))


if __name__ == "__main__":
    main()
