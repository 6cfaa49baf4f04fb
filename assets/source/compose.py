"""Compose the layers into the two scenes, as the program would: python3 compose.py OUTPUT_FOLDER [THUMBNAIL_FOLDER]

Only files of this folder and geometry.json are used, no drawing code of the make scripts except text and boxes.
Writes organiser.png, organiser-print.png, organiser-16.png, shelf.png, shelf-1.png .. shelf-5.png and 640x480 copies (*-half.png).
"""
from __future__ import annotations

import json
import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from draw import ASSETS, HERE, Canvas, font

BOOK = json.loads((HERE / "geometry.json").read_text())
HAND = json.loads((ASSETS / "organiser/hand.json").read_text())
STRIP = Image.open(ASSETS / "organiser/hand.png").convert("RGBA")


def picture(name):
    return Image.open(ASSETS / name).convert("RGBA")


# ------------------------------------------------------------------ Gravity
def put(cv, name, at=None):
    cv.im.alpha_composite(picture(f"organiser/{name}.png"), tuple(at or BOOK["organiser"]["sprites"][name]["at"]))


def glyph(cv, name, x, y):
    gx, gy, w, h, ox, oy, step = HAND[name]
    cv.im.alpha_composite(STRIP.crop((gx, gy, gx + w, gy + h)), (round(x - ox), round(y - oy)))
    return step


def write(cv, x, baseline, text, size, middle=False):
    width = sum(.47 * size if ch == " " else HAND[f"{size}:{ch}"][6] for ch in text) - .17 * size
    x -= width / 2 if middle else 0
    for ch in text:
        x += .47 * size if ch == " " else glyph(cv, f"{size}:{ch}", x, baseline)


def line(cv, x0, y0, x1, y1):
    """A straight pencil line along one axis, made of the tile."""
    name = "across" if y0 == y1 else "upright"
    gx, gy, w, h, ox, oy, _ = HAND[f"line:{name}"]
    tile = STRIP.crop((gx, gy, gx + w, gy + h))
    if name == "across":
        for x in range(min(x0, x1), max(x0, x1), w):
            part = tile.crop((0, 0, min(w, max(x0, x1) - x), h))
            cv.im.alpha_composite(part, (x, y0 - oy))
    else:
        for y in range(min(y0, y1), max(y0, y1), h):
            part = tile.crop((0, 0, w, min(h, max(y0, y1) - y)))
            cv.im.alpha_composite(part, (x0 - ox, y))


def lcd(cv, lines):
    book, rom = BOOK["organiser"]["lcd"], font("hd44780-5x8")
    todo = []
    for row, text in enumerate(lines):
        for column, ch in enumerate(text.ljust(16)):
            mask = rom.glyphs[ord(ch)][5]
            for r in range(8):
                for k in range(5):
                    todo.append((book["dots"][0] + 24 * column + 4 * k, book["dots"][1] + 36 * row + 4 * r, mask.getpixel((k, r)) > 0))
    for x, y, on in todo:
        if on:
            cv.box(x + 1, y + 2, 3, 3, *book["shadow"][:2])
    for x, y, on in todo:
        cv.box(x, y, 3, 3, *((book["lit"],) if on else book["unlit"]))
    put(cv, "lcd_glass", book["glass"][:2])


def sheet(cv, n):
    s = BOOK["organiser"]["sheet"]
    b = s["boards"][str(n)]
    ink, rule = s["print"], s["rule"]
    cv.text(s["heading"]["x"], s["heading"]["baseline"], "GRAVITY", font(s["heading"]["font"]), ink, track=s["heading"]["track"])
    cv.text(s["subtitle"]["right"], s["subtitle"]["baseline"], f"probe sheet {n} \xd7 {n}", font("helv-17"), ink, anchor="r")
    x, y, side, _ = b["grid"]
    for i in range(1, n):
        cv.box(x + i * b["cell"] - 1, y, 2, side, rule)
        cv.box(x, y + i * b["cell"] - 1, side, 2, rule)
    cv.outline(x - 2, y - 2, side + 4, side + 4, 0, ink, 3)
    for i in range(1, n + 1):
        cx, cy = x + b["cell"] * i - b["cell"] / 2, y + side - b["cell"] * i + b["cell"] / 2
        for p, q in ((cx, y - 20), (cx, y + side + 20), (x - 20, cy), (x + side + 20, cy)):
            cv.centred(str(i), font(b["number_font"]), p - 10, q - 10, 20, 20, ink)
    f = font("helv-17")
    w = cv.text(672, 246, "Seed", f, ink)
    cv.box(672 + w + 8, 249, 170, 2, rule)
    w = f.width("Stars") + 60
    cv.text(1120 - w, 246, "Stars", f, ink)
    cv.box(1068, 249, 52, 2, rule)
    return x, y, b["cell"], 672 + f.width("Seed") + 93


def fields(cv, values):
    f, x = font("helv-17"), 672
    gap = (448 - sum(f.width(k) + 52 for k in values)) / (len(values) - 1)
    for label, value in values.items():
        w = cv.text(x, 910, label, f, BOOK["organiser"]["sheet"]["print"])
        cv.box(x + w + 8, 913, 44, 2, BOOK["organiser"]["sheet"]["rule"])
        write(cv, x + w + 30, 910, value, 19, True)
        x += w + 52 + gap


def tag(cv, word, number, x, y):
    write(cv, x, y - 6, word, 19, True)
    glyph(cv, f"circle:{number}", x, y + 10)


def gravity(n=8, printing=None, held=None, link=True, pressed=()):
    cv = Canvas(1280, 960)
    cv.im.paste(picture("organiser/desk.bmp"), (0, 0))
    if link:
        put(cv, "comms_link")
        put(cv, "paper_edge")
    keys = picture("organiser/keys_down.png")
    left, top = BOOK["organiser"]["keys_down"]["at"]
    for name in pressed:
        x, y, w, h = BOOK["organiser"]["keys"][name]["blit"]
        cv.im.paste(keys.crop((x - left, y - top, x - left + w, y - top + h)), (x, y))
    lcd(cv, ("\u25a0\u25a1\u25a1 In  : 3  \u25a1\u25a1\u25a0", "\u25a0\u25a1\u25a1 Out : 1  \u25a1\u25a1\u25a0"))
    gx, gy, cell, seed_x = sheet(cv, n)
    def middle(c, r):
        return gx + cell * (c - .5), gy + cell * (n - r + .5)
    write(cv, seed_x, 245, "STANDARD", 19, True)
    write(cv, 1094, 245, "5", 19, True)
    lane = [int(v) for v in BOOK["organiser"]["sheet"]["boards"][str(n)]["lane"]]
    x0, y1, x1 = lane[0], lane[1] + lane[3], lane[0] + lane[2]
    (_, a), (_, b) = middle(1, 3), middle(1, 1)
    a, b = round(a), round(b)
    line(cv, x0 - 13, a, x0, a)
    line(cv, x0, a, x0, y1 - 16)
    glyph(cv, "corner:sw", x0 + 0, y1 - 16)
    line(cv, x0 + 16, y1, x1 - 16, y1)
    glyph(cv, "corner:se", x1 - 16, y1 - 16)
    line(cv, x1, b, x1, y1 - 16)
    line(cv, x1, b, x1 + 13, b)
    glyph(cv, "arrow:right", x1 + 14, b)
    glyph(cv, "arrow:right", (x0 + x1) // 2, y1)
    glyph(cv, f"star:{n}" if n >= 4 else "star:4", *middle(1, 4))
    for c, r in ((4, n), (6, n - 1)):
        glyph(cv, f"dot:{n}", *middle(c, r))
    if cell >= 50:
        tag(cv, "In", 1, 595, a), tag(cv, "Out", 1, 1198, b - 2)
        _, y = middle(1, n)
        tag(cv, "In", 2, 595, y), tag(cv, "Out", 2, 1198, y)
    else:
        glyph(cv, "circle:1", 595, a), glyph(cv, "circle:1", 1198, b)
        for k in range(4, n + 1):
            glyph(cv, f"circle:{k + 7}", 595, middle(1, k)[1])
            glyph(cv, f"circle:{k + 7}", middle(k, 1)[0], gy - 70)
        for k in range(2, n + 1):
            glyph(cv, f"circle:{k + 20}", middle(k, 1)[0], gy + cell * n + 70)
    fields(cv, {"Launches": "2", "Misses": "0", "Score": "2"})
    for tool in ("pencil", "rubber", "sharpener"):
        if tool != held:
            put(cv, tool)
    put(cv, "switch_on" if not held else "switch_off")
    if held:
        sprite = BOOK["organiser"]["sprites"][f"{held}_held"]
        x, y = middle(6, 5) if n > 5 else middle(3, n)
        put(cv, f"{held}_held", (round(x) - sprite["hot"][0], round(y) - sprite["hot"][1]))
    if printing:
        p = BOOK["organiser"]["printer"]
        put(cv, "printer_back")
        tile, height = picture("organiser/fanfold.png"), p["tile"][1]
        top, y = p["slot_y"] - 20 * (len(printing) + 6), p["slot_y"]
        while y > top:
            y -= height
            cv.im.alpha_composite(tile.crop((0, max(0, top - y), tile.width, height)), (p["tile_x"], max(y, top)))
        rom = font("hd44780-5x8")
        for row, text in enumerate(printing):
            for column, ch in enumerate(text[:48]):
                mask = rom.glyphs[ord(ch)][5]
                cv.paint(p["text_x"] + 12 * column, p["slot_y"] - 20 * (len(printing) - row) - 12, mask.resize((10, 16), Image.Resampling.NEAREST), "3c3f52", .9)
        put(cv, "printer")
    return cv.rgb()


# ------------------------------------------------------------------ shelf
NAMES = {"organiser": ("GRAVITY", "1987"), "dos_pc": ("MATH TOOTER", "1995"), "acorn_1": ("OSMOSIS", "1997"), "acorn_2": ("PYRAMID", "1997")}


def shelf(machines, chosen=None, thumbs=None, lines=None, footer=True):
    """The steps of geometry.json's shelf.order."""
    book = BOOK["shelf"]
    slots = book["slots"][str(len(machines))]
    cv = Canvas(1280, 960)
    cv.im.paste(picture("shelf/room.png"), (0, 0))
    size = "_80" if slots["scale"] != 1 else ""
    for name, x in zip(machines, slots["centres"]):
        item = book["machines"][name + size]
        cv.im.alpha_composite(picture(f"shelf/{name}{size}.png"), (x + item["offset"][0], item["offset"][1]))
    for i, (name, x) in enumerate(zip(machines, slots["centres"])):
        plate, title = book["plate"], book["plate_text"]
        cv.im.alpha_composite(picture("shelf/plate.png"), (x + plate["offset"][0], plate["offset"][1]))
        light, alpha, _ = title["light"]
        for dy, c, a in ((1, light, alpha), (0, title["ink"], 1)):
            cv.text(x, title["name_baseline"] + dy, NAMES[name][0], font(title["name_font"]), c, a, "m", title["name_track"])
        cv.text(x, title["year_baseline"], NAMES[name][1], font(title["year_font"]), title["ink"], anchor="m", track=title["year_track"])
        lamp = book["lamp"]
        cv.im.alpha_composite(picture("shelf/lamp.png"), (x + lamp["offset"][0], lamp["offset"][1]))
    lights = picture("shelf/light.png").convert("RGB").resize((1280, 960), Image.Resampling.BILINEAR)
    if chosen is not None:
        cone = picture(f"shelf/cone{size}.png").convert("RGB")
        x, y = slots["centres"][chosen] + book["cone"]["offset"][0], book["cone"]["offset"][1]
        window = lights.crop((x, y, x + cone.width, y + cone.height))
        lights.paste(ImageChops.add(window, cone), (x, y))
    cv.im = ImageChops.multiply(cv.rgb(), lights).convert("RGBA")
    wx, wy = book["window"]["centres"][str(len(machines))]
    cv.im.alpha_composite(picture("shelf/window.png"), (wx + book["window"]["offset"][0], wy + book["window"]["offset"][1]))
    for i, x in enumerate(slots["centres"]):
        if i == chosen:
            glow = book["lamp_on"]
            cv.im.alpha_composite(picture("shelf/lamp_on.png"), (x + glow["offset"][0], glow["offset"][1]))
    for i, (name, x) in enumerate(zip(machines, slots["centres"])):
        item = book["machines"][name + size]
        sx, sy, sw, sh = item["screen"]
        sx += x
        if thumbs and name in thumbs:
            shot = thumbs[name].resize((sw, sh), Image.Resampling.LANCZOS).filter(ImageFilter.UnsharpMask(.8, 55, 0))
            if i != chosen:
                shot = shot.point([round(v * .90) for v in range(256)] * 3)
            cv.im.paste(shot, (sx, sy))
        if name == "organiser" and lines:
            paper = Canvas(sw, sh)
            paper.rr(0, 0, sw, sh, 2, "a2b090", "97a386")
            for row, text in enumerate(lines):
                for column, ch in enumerate(text):
                    mask = font("hd44780-5x8").glyphs[ord(ch)][5]
                    dot = 2 if slots["scale"] == 1 else 1
                    paper.paint(book["lcd"]["margin"][size][0] + 6 * dot * column, book["lcd"]["margin"][size][1] + 9 * dot * row,
                                mask.resize((5 * dot, 8 * dot), Image.Resampling.NEAREST), "22271f")
            paper.inner(0, 0, sw, sh, 2, 5, .45, 0, 2)
            cv.im.alpha_composite(paper.im.point([round(v * (1 if i == chosen else .72)) for v in range(256)] * 3 + list(range(256))), (sx, sy))
        if item["glass"]:
            cv.im.alpha_composite(picture(f"shelf/{item['glass']}.png"), (x + item["glass_offset"][0], item["glass_offset"][1]))
    if not footer:
        return cv.rgb()
    foot, f = book["footer"], font("terminus-bold-24")
    parts = (("arrows", 1), (" or ", 0), ("click", 1), (" to choose \xb7 ", 0), ("Enter", 1), (" to play \xb7 ", 0), ("F1", 1), (" help and credits", 0))
    x = 640 - sum(f.width(t) for t, _ in parts) // 2
    for t, key in parts:
        x += cv.text(x, foot["baseline"], t, f, foot["key"] if key else foot["text"])
    return cv.rgb()


BANNER = ("\u25a0\u25a1\u25a1 In  : 3  \u25a1\u25a1\u25a0", "\u25a0\u25a1\u25a1 Out : 1  \u25a1\u25a1\u25a0")
ALL = ["organiser", "dos_pc", "acorn_1", "acorn_2"]


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    made = {"organiser": gravity(), "organiser-16": gravity(16, held="pencil", link=False, pressed=("K", "EXE", "MODE", "UP")),
            "organiser-print": gravity(5, printing=["GRAVITY  seed STANDARD  8 x 8  5 stars", "", "    1 2 3 4 5 6 7 8"] + [f"  {n} . . . . . . . . {n}" for n in range(8, 0, -1)], held="rubber")}
    if "shelf" in BOOK:
        thumbs = {}
        if len(sys.argv) > 2:
            folder = Path(sys.argv[2])
            thumbs = {k: Image.open(folder / f"{v}.png").convert("RGB") for k, v in (("dos_pc", "tooter-play-4x3"), ("acorn_1", "desktop-osmosis"), ("acorn_2", "desktop-pyramid"))}
        made["shelf"] = shelf(ALL, 0, thumbs, BANNER)
        for n, pick in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 2)):
            made[f"shelf-{n}"] = shelf((ALL + ["acorn_1"])[:n], pick, thumbs, BANNER)
    for name, im in made.items():
        im.save(out / f"{name}.png", optimize=True)
        im.resize((640, 480), Image.Resampling.LANCZOS).save(out / f"{name}-half.png")


if __name__ == "__main__":
    main()
