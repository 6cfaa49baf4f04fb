"""Draw what the Gravity scene needs beyond make_organiser.py: python3 make_extras.py OUTPUT_FOLDER

notes.png and notes.json: signs the pencil writes (the rest of ASCII, rings, crosses, hooks), packed like hand.png;
booklet.png: the instruction booklet on the desk; question.png: the sharpener's question; comms_link_print.png: the
Comms Link in the booklet, made of make_organiser.py's. Needs pillow and the drawing kit (draw.py, strokes.py) one folder up.
"""
from __future__ import annotations

import json
import math
import sys
from pathlib import Path

from PIL import Image, ImageChops

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import draw  # noqa: E402
import strokes  # noqa: E402
from draw import Canvas, arc, font, turned  # noqa: E402

GRAPHITE, PRINT, SHADE = "45454d", "41454f", "2a1608"
COVER, COVER_LOW, COVER_INK = "2f4f6e", "243e58", "f4ecd8"

# (width, strokes) in a box 1 high, as strokes.HAND
SIGNS = {
    "!": (.14, [[(.07, 0), (.07, .68)], [(.06, .95), (.08, .98)]]),
    '"': (.3, [[(.06, 0), (.05, .28)], [(.24, 0), (.23, .28)]]),
    "#": (.6, [[(.2, .1), (.14, .95)], [(.46, .1), (.4, .95)], [(.04, .36), (.58, .34)], [(.0, .68), (.55, .66)]]),
    "$": (.56, [arc(.28, .28, .23, .23, -30, -270, 14) + arc(.26, .74, .25, .22, -90, 150, 16), [(.28, -.08), (.27, 1.08)]]),
    "%": (.66, [arc(.14, .2, .13, .17, -80, -440, 14), arc(.52, .8, .13, .17, -80, -440, 14), [(.58, .02), (.08, 1)]]),
    "&": (.64, [[(.62, 1), (.14, .3)] + arc(.28, .2, .16, .19, 150, 400, 14) + [(.1, .58)] + arc(.26, .75, .22, .25, 210, 10, 14) + [(.6, .52)]]),
    "'": (.12, [[(.07, 0), (.06, .28)]]),
    "*": (.44, [[(.22, .12), (.22, .6)], [(.03, .24), (.41, .48)], [(.41, .24), (.03, .48)]]),
    "+": (.48, [[(.24, .36), (.24, .86)], [(.02, .61), (.46, .6)]]),
    ",": (.16, [[(.1, .92), (.1, 1), (.03, 1.2)]]),
    "/": (.42, [[(.4, -.02), (.02, 1.04)]]),
    ";": (.16, [[(.09, .52), (.11, .55)], [(.1, .92), (.1, 1), (.03, 1.2)]]),
    "<": (.46, [[(.44, .3), (.04, .6), (.45, .92)]]),
    "=": (.48, [[(.03, .5), (.46, .48)], [(.03, .74), (.46, .72)]]),
    ">": (.46, [[(.03, .3), (.43, .6), (.02, .92)]]),
    "?": (.46, [arc(.22, .22, .2, .22, -170, 70, 16) + [(.21, .5), (.21, .7)], [(.2, .95), (.22, .98)]]),
    "@": (.8, [arc(.42, .56, .14, .18, -30, -350, 16) + [(.57, .4), (.56, .66)] + arc(.66, .62, .1, .12, 150, 20, 6) + arc(.4, .54, .37, .44, 10, -300, 26)]),
    "[": (.24, [[(.23, -.02), (.05, -.02), (.05, 1.06), (.23, 1.06)]]),
    "\\": (.42, [[(.02, -.02), (.4, 1.04)]]),
    "]": (.24, [[(.02, -.02), (.2, -.02), (.2, 1.06), (.02, 1.06)]]),
    "^": (.4, [[(.03, .36), (.2, .02), (.38, .36)]]),
    "_": (.5, [[(.0, 1.08), (.5, 1.07)]]),
    "`": (.2, [[(.04, 0), (.16, .2)]]),
    "{": (.3, [arc(.28, .14, .12, .16, -90, -180, 8) + [(.16, .4), (.04, .52), (.16, .64)] + arc(.28, .9, .12, .16, 180, 90, 8)]),
    "|": (.12, [[(.06, -.06), (.06, 1.1)]]),
    "}": (.3, [arc(.04, .14, .12, .16, -90, 0, 8) + [(.16, .4), (.28, .52), (.16, .64)] + arc(.04, .9, .12, .16, 0, 90, 8)]),
    "~": (.5, [arc(.13, .62, .12, .1, -180, 0, 8) + arc(.36, .6, .12, .1, 180, 0, 8)]),
}
SIZES = {19: (2.3, tuple(SIGNS)), 12: (2.0, ("+",))}  # height: width of a stroke, signs
CELLS = {n: 448 // n for n in range(4, 17)}


def star_radius(cell: int) -> int:
    return min(26, round(cell * .30))


def pictures():
    """(name, canvas, origin, advance) of everything in notes.png."""
    for h, (width, wanted) in SIZES.items():
        for i, ch in enumerate(wanted):
            step, lines = SIGNS[ch]
            cv = Canvas(64, 64)
            for j, line in enumerate(lines):
                slanted = [(16 + p * h + (1 - q) * h * strokes.SLANT, 16 + q * h) for p, q in line]
                cv.pencil(slanted, width, GRAPHITE, .88, h + 97 * i + j)
            yield f"{h}:{ch}", cv, (16, 16 + h), round((step + strokes.GAP) * h, 2)
    for n, cell in CELLS.items():
        r = min(star_radius(cell) * 1.34 + 1, cell * .45)
        cv = Canvas(100, 100)
        cv.pencil(arc(50, 50, r, r * .97, -70, 312, 40), 2.2 if r > 14 else 1.7, GRAPHITE, .8, n)
        yield f"ring:{n}", cv, (50, 50), 0
        cv = Canvas(100, 100)
        r = max(5.0, min(13.0, cell * .17))
        for k, seed in ((1, 3), (-1, 8)):
            cv.pencil([(50 - r, 50 - r * k), (50 + r, 50 + r * k)], 2.3 if r > 6 else 1.8, GRAPHITE, .85, n + seed)
        yield f"miss:{n}", cv, (50, 50), 0
        # Over a star a cross is drawn to the square's corners: it must not be taken for one of its points.
        cv = Canvas(100, 100)
        r = min(30.0, cell * .41)
        for k, seed in ((1, 5), (-1, 12)):
            cv.pencil([(50 - r, 50 - r * k), (50 + r, 50 + r * k)], 2.1 if r > 14 else 1.6, GRAPHITE, .8, n + seed)
        yield f"strike:{n}", cv, (50, 50), 0
    cv = Canvas(64, 64)
    for k, seed in ((1, 3), (-1, 8)):
        cv.pencil([(28, 32 - 4 * k), (36, 32 + 4 * k)], 1.9, GRAPHITE, .85, seed)
    yield "lost", cv, (32, 32), 0
    for name, angle in (("right", 0), ("down", 90), ("left", 180), ("up", 270)):
        cv = Canvas(64, 64)
        hook = [(-5, -4), (0, -4)] + arc(0, 0, 4, 4, -90, 90, 10) + [(-5, 4)]
        cv.pencil(turned(hook, 32, 32, angle), 1.7, GRAPHITE, .85, 4, wobble=False)
        for tip in ([(-5, 4), (-1.5, 1.2)], [(-5, 4), (-1.5, 7)]):
            cv.pencil(turned(tip, 32, 32, angle), 1.7, GRAPHITE, .85, 5, wobble=False)
        yield f"back:{name}", cv, (32, 32), 0


def notes(folder: Path) -> None:
    cuts = []
    for name, cv, (ox, oy), step in pictures():
        im, (x, y) = cv.sprite()
        cuts.append((name, im, ox - x, oy - y, step))
    cuts.sort(key=lambda cut: (-cut[1].height, cut[0]))
    width, x, y, row, book, places = 320, 0, 0, 0, {}, []
    for name, im, ox, oy, step in cuts:
        if x + im.width > width:
            x, y, row = 0, y + row + 1, 0
        places.append((im, x, y))
        book[name] = [x, y, im.width, im.height, ox, oy, step]
        x, row = x + im.width + 1, max(row, im.height)
    strip = Image.new("L", (width, y + row), 0)
    for im, x, y in places:
        strip.paste(im.getchannel("A"), (x, y))
    indexed = Image.frombytes("P", strip.size, strip.tobytes())
    indexed.putpalette([int(GRAPHITE[k:k + 2], 16) for k in (0, 2, 4)] * 256)
    indexed.save(folder / "notes.png", optimize=True, transparency=bytes(range(256)))
    lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in sorted(book.items()))
    (folder / "notes.json").write_text("{\n" + lines + "\n}\n")


def star(cx: float, cy: float, r: float) -> list[tuple[float, float]]:
    return [(cx + (r if k % 2 == 0 else r * .42) * math.sin(k * math.pi / 5),
             cy - (r if k % 2 == 0 else r * .42) * math.cos(k * math.pi / 5)) for k in range(10)]


def booklet(folder: Path) -> None:
    """The cover lies at the upper edge of the desk, a little turned, the upper part out of the picture."""
    flat = Canvas(200, 160)
    flat.rr(20, 20, 152, 112, 3, COVER, COVER_LOW, grain=.8)
    flat.box(20, 20, 5, 112, "1c3248", .5)
    flat.box(26, 20, 1, 112, "6d8aa6", .5)
    flat.outline(32, 28, 132, 96, 2, COVER_INK, 1.3, .8)
    for x, y, r in ((56, 46, 9), (92, 40, 5), (140, 52, 7)):
        flat.poly(star(x, y, r), COVER_INK, .95)
    flat.stroke([(33, 66), (118, 66)] + arc(118, 58, 8, 8, 90, 0, 8) + [(126, 29)], 1.6, COVER_INK, .8)
    flat.text(98, 92, "GRAVITY", font("helv-bold-17"), COVER_INK, anchor="m", track=3)
    flat.text(98, 114, "instructions", font("helv-bold-14"), COVER_INK, anchor="m")
    leaf = flat.im.rotate(2.6, Image.Resampling.BICUBIC)
    cv = Canvas(1280, 960)
    outline = turned(draw.rounded_points(-76, -56, 152, 112, 3), 476, 16, -2.6)
    cv.poly(outline, SHADE, .45, blur=4, dx=4, dy=7)
    cv.poly(outline, SHADE, .35, blur=1.5, dx=1, dy=2)
    cv.poly(turned([(-76, 54), (76, 54), (77, 57.5), (-75, 57.5)], 476, 16, -2.6), "e9e0cb")
    cv.im.alpha_composite(leaf.crop((4, 60, 200, 160)), (476 - 96 + 4, 16 - 76 + 60))
    im, at = cv.sprite()
    print("booklet", at, im.size)
    im.save(folder / "booklet.png", optimize=True)


def question(folder: Path) -> None:
    """The slip that asks before the sheet is cleared, with its two answers."""
    x, y, w, h = 766, 486, 260, 120
    cv = Canvas(1280, 960)
    cv.shadow(x, y, w, h, 3, 9, .45, SHADE, 6, 10)
    cv.shadow(x, y, w, h, 3, 3, .3, SHADE, 1, 2)
    cv.rr(x, y, w, h, 3, "f7f1e2", "efe6d0", grain=.8)
    cv.text(x + w / 2, y + 36, "Clear the whole sheet?", font("helv-bold-17"), PRINT, anchor="m")
    for left, word in ((x + 20, "Yes"), (x + 136, "No")):
        cv.shadow(left, y + 60, 104, 44, 6, 3, .4, SHADE, 1, 2)
        cv.rr(left, y + 60, 104, 44, 6, "fdf9ee", "e9dfc8", bevel=2, lite=.3, dark=.2)
        cv.outline(left, y + 60, 104, 44, 6, "b3ab9b", 1, .9)
        cv.centred(word, font("helv-bold-17"), left, y + 60, 104, 44, PRINT)
    im, at = cv.sprite()
    print("question", at, im.size)
    im.save(folder / "question.png", optimize=True)


SPINE, PAGE_TOP, PAGE_W, PAGE_H = 640, 44, 592, 872


def open_booklet(folder: Path) -> None:
    """The desk with the booklet lying open on it: what the instructions are printed on. Indexed, as desk.bmp."""
    cv = Canvas(1280, 960)
    cv.im.paste(Image.open(folder / "desk.bmp").convert("RGBA"), (0, 0))
    x, y, w, h = SPINE - PAGE_W, PAGE_TOP, 2 * PAGE_W, PAGE_H
    cv.shadow(x - 7, y - 5, w + 14, h + 12, 5, 20, .60, SHADE, 7, 11)
    cv.shadow(x - 7, y - 5, w + 14, h + 12, 5, 5, .45, SHADE, 2, 3)
    cv.rr(x - 7, y - 5, w + 14, h + 12, 5, COVER, COVER_LOW, bevel=2, lite=.25, dark=.35, grain=.8)
    for k in range(3, 0, -1):                     # the leaves below, a little further out each
        cv.rr(x - k, y + k, w + 2 * k, h, 2, "e6dcc6" if k % 2 else "d8cdb4")
    for left, seed in ((x, 11), (SPINE, 12)):
        cv.rr(left, y, PAGE_W, h, 2, "f6f0e1", "efe7d3", grain=.9, seed=seed)
    for k in range(46):                           # paper bends down into the fold
        a = .30 * (1 - k / 46) ** 2.2
        cv.box(SPINE - 1 - k, y, 1, h, "5a4a30", a)
        cv.box(SPINE + k, y, 1, h, "5a4a30", a * .72)
    for k in range(60):
        a = .30 * max(0.0, math.sin((k - 14) / 46 * math.pi)) if k > 14 else 0
        cv.box(SPINE + 30 + k, y, 1, h, "ffffff", a)
    for top in (y + 210, y + h - 250):            # staples
        cv.rr(SPINE - 1.5, top, 3, 40, 1.4, "c9c9c6", "8d8e8c")
        cv.box(SPINE + 2, top + 2, 1, 38, "5a4a30", .35)
    draw.save(cv.rgb(), str((folder / "open_booklet.png").resolve()), 256)


def close_slip(folder: Path) -> None:
    """The way back, on a slip of paper above the open booklet."""
    x, y, w, h = 1112, 2, 128, 34
    cv = Canvas(1280, 960)
    cv.shadow(x, y, w, h, 3, 5, .40, SHADE, 3, 5)
    cv.rr(x, y, w, h, 3, "fbf5e6", "efe6d0", grain=.8)
    cv.outline(x, y, w, h, 3, "b3ab9b", 1, .6)
    cv.centred("Back (Esc)", font("helv-bold-17"), x, y, w, h, PRINT)
    im, at = cv.sprite()
    print("close", at, im.size)
    im.save(folder / "close.png", optimize=True)


def comms_link_print(folder: Path) -> None:
    """The Comms Link as the booklet shows it: its cable fades out on the page."""
    left, fade = 100, 44
    im = Image.open(folder / "comms_link.png").convert("RGBA")
    im = im.crop((left, 0, im.width, im.height))
    alpha = im.getchannel("A")
    ramp = Image.new("L", im.size, 255)
    for x in range(fade):
        ramp.paste(round(255 * x / fade), (x, 0, x + 1, im.height))
    im.putalpha(ImageChops.multiply(alpha, ramp))
    im.save(folder / "comms_link_print.png", optimize=True)


def main() -> None:
    folder = Path(sys.argv[1])
    comms_link_print(folder)
    open_booklet(folder)
    close_slip(folder)
    notes(folder)
    booklet(folder)
    question(folder)


if __name__ == "__main__":
    main()
