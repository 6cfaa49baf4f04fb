"""Draw the card sheets: cards-71x96.png, cards-four-71x96.png, cards.json.

    python3 make_cards.py                     courts are taken over from the sheet that is there
    python3 make_cards.py --svgs FOLDER       courts are reduced anew from the drawings

The drawings are Adrian Kennard's (CC0), as packed in the npm package
@heruka_urgyen/react-playing-cards, version 0.5.0:
    npm pack @heruka_urgyen/react-playing-cards@0.5.0  and unpack; FOLDER is package/src/images/2color
Reducing them needs rsvg-convert (Debian: librsvg2-bin); all else needs Pillow and numpy.
Same input, same output: no randomness, no clock. Another version of librsvg may move single pixels.
Every picture is an array of Wimp colour numbers; 16 is see-through.
"""
import argparse
import io
import json
import re
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
W, H = 71, 96
CLEAR = 16
WHITE, BLACK, BLUE, GREEN, RED, GOLD, SKY = 0, 7, 8, 10, 11, 14, 15
SUITS, RANKS = "CDHS", "A23456789TJQK"
TWO = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}
FOUR = {"C": GREEN, "D": BLUE, "H": RED, "S": BLACK}


def palette():
    """The 16 Wimp colours as rows of r, g, b."""
    names = json.loads((HERE / "wimp-palette.json").read_text())["wimp"]
    return [tuple(bytes.fromhex(n[1:])) for n in names]


PAL = palette()


def g(text):
    """Rows of a typed bitmap."""
    return text.strip("\n").split("\n")


PIP={
'S':g('''
......#......
......#......
.....###.....
....#####....
...#######...
..#########..
.###########.
#############
#############
#############
.####.#.####.
..##..#..##..
.....###.....
...#######...'''),
'H':g('''
..###...###..
.#####.#####.
######.######
#############
#############
#############
.###########.
.###########.
..#########..
...#######...
....#####....
.....###.....
......#......
......#......'''),
'D':g('''
......#......
.....###.....
.....###.....
....#####....
...#######...
..#########..
.###########.
.###########.
..#########..
...#######...
....#####....
.....###.....
.....###.....
......#......'''),
'C':g('''
.....###.....
....#####....
....#####....
....#####....
.....###.....
..##.###.##..
.###########.
#############
#############
.####.#.####.
..##..#..##..
......#......
.....###.....
...#######...''')}
SMALL={
'S':g('''
....#....
...###...
..#####..
.#######.
#########
#########
.##.#.##.
....#....
..#####..'''),
'H':g('''
.##...##.
####.####
#########
#########
#########
.#######.
..#####..
...###...
....#....'''),
'D':g('''
....#....
...###...
..#####..
.#######.
#########
.#######.
..#####..
...###...
....#....'''),
'C':g('''
...###...
...###...
...###...
.##.#.##.
#########
#########
.##.#.##.
....#....
..#####..''')}
RANK={
'A':g('''
....#....
...###...
...###...
..##.##..
..##.##..
..##.##..
.##...##.
.#######.
.#######.
##.....##
##.....##'''),
'2':g('''
.#####.
##...##
##...##
.....##
....##.
...##..
..##...
.##....
##.....
#######
#######'''),
'3':g('''
.#####.
##...##
##...##
.....##
.....##
..####.
.....##
.....##
##...##
##...##
.#####.'''),
'4':g('''
....##.
...###.
..####.
.##.##.
.##.##.
##..##.
#######
#######
....##.
....##.
....##.'''),
'5':g('''
#######
#######
##.....
##.....
######.
##...##
.....##
.....##
##...##
##...##
.#####.'''),
'6':g('''
..####.
.##..##
##.....
##.....
######.
###..##
##...##
##...##
##...##
##...##
.#####.'''),
'7':g('''
#######
#######
.....##
.....##
....##.
....##.
...##..
...##..
..##...
..##...
..##...'''),
'8':g('''
.#####.
##...##
##...##
##...##
##...##
.#####.
##...##
##...##
##...##
##...##
.#####.'''),
'9':g('''
.#####.
##...##
##...##
##...##
##...##
##..###
.######
.....##
.....##
##..##.
.####..'''),
'T':g('''
.##..####.
###.##..##
.##.##..##
.##.##..##
.##.##..##
.##.##..##
.##.##..##
.##.##..##
.##.##..##
.##.##..##
.##..####.'''),
'J':g('''
..#####
..#####
....##.
....##.
....##.
....##.
....##.
##..##.
##..##.
##..##.
.####..'''),
'Q':g('''
..#####..
.##...##.
##.....##
##.....##
##.....##
##.....##
##.....##
##.##..##
##..##.##
.##..###.
..#######'''),
'K':g('''
##....##.
##...##..
##..##...
##.##....
####.....
####.....
##.##....
##..##...
##...##..
##....##.
##.....##''')}


def mask(rows):
    return np.array([[c == "#" for c in r] for r in rows])


def stamp(a, m, x, y, colour, turned=False):
    """Paint the set dots of m into a, on request turned by 180 degrees."""
    if turned:
        m = m[::-1, ::-1]
    h, w = m.shape
    a[y:y + h, x:x + w][m] = colour


def blank():
    """An empty white card: frame of black, rounded corners."""
    a = np.zeros((H, W), np.uint8)
    a[0] = a[-1] = BLACK
    a[:, 0] = a[:, -1] = BLACK
    for fy in (0, -1):
        for fx in (0, -1):
            sy, sx = (1 if fy == 0 else -1), (1 if fx == 0 else -1)
            a[fy, fx] = a[fy, fx + sx] = a[fy + sy, fx] = CLEAR
            a[fy + sy, fx + sx] = BLACK
    return a


# ---- big pips of the aces, from formulas, 16 x 16 samples a pixel

def heart(x, y):
    a = np.abs(x)
    lobe = ((a - .5) / .5) ** 2 + ((y + .5) / .5) ** 2 <= 1
    t = np.clip((y + .5) / 1.5, 0, 1)
    return lobe | ((y >= -.5) & (a <= 1 - t ** 1.5))


def stem(x, y):
    t = np.clip((y - .1) / .9, 0, 1)
    return (y > .1) & (np.abs(x) <= .07 + .36 * t ** 3)


def shape(suit, w, h):
    """A suit sign of w x h pixels as a mask."""
    k = 16
    y, x = np.mgrid[0:h * k, 0:w * k]
    x = (x + .5) / (w * k) * 2 - 1
    y = (y + .5) / (h * k) * 2 - 1

    def circle(cx, cy, rx, ry):
        return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

    if suit == "D":
        m = np.abs(x) ** .92 + np.abs(y) ** .92 <= 1
    elif suit == "H":
        m = heart(x, y)
    elif suit == "S":
        m = heart(x, -(y / .74 + .36)) | stem(x, y)
    else:
        m = (circle(0, -.54, .46, .46) | circle(-.55, .17, .45, .42) | circle(.55, .17, .45, .42)
             | stem(x, y) | ((np.abs(x) < .22) & (y > -.3) & (y < .4)))
    return m.reshape(h, k, w, k).mean((1, 3)) >= .5


def thinner(m):
    """The mask without its outermost pixels."""
    e = np.zeros_like(m)
    e[1:-1, 1:-1] = m[1:-1, 1:-1] & m[:-2, 1:-1] & m[2:, 1:-1] & m[1:-1, :-2] & m[1:-1, 2:]
    return e


# ---- courts

SIX = ((WHITE, 1), (BLACK, 1.25), (BLUE, 1.1), (RED, 1.15), (GOLD, 1.1))
# name: (drop the finest strokes, coverage from which a line is black)
CALM = {"QD": (True, .55), "KH": (True, .55), "JC": (True, .66)}


def svg(folder, name, lines, fine):
    """The drawing without its pips and frame; lines: None for fills only, else their colour."""
    t = (Path(folder) / f"{name}.svg").read_text()
    t = re.sub(r'<use[^>]*height="(26\.769|55\.68|32)"[^>]*>(</use>)?', "", t)
    t = re.sub(r'<use[^>]*stroke="#44F"[^>]*fill="none"[^>]*>(</use>)?', "", t)
    t = re.sub(r'<rect width="239"[^>]*>(</rect>)?', "", t)
    t = t.replace("#FC4", "#FB0").replace('"red"', '"#D00"').replace("#44F", "#049")
    t = t.replace('viewBox="-120 -168 240 336"', 'viewBox="-82.4 -130.4 164.8 260.8"')
    for old in ("#049", "black", "#000"):
        if lines is None:
            t = t.replace(f'stroke="{old}"', 'stroke="none"')
        elif old == "#049":
            t = t.replace(f'stroke="{old}"', f'stroke="{lines}"')
    if not fine:
        t = t.replace('stroke-width="3"', 'stroke-width="0"')
    return t


def render(text, w, h):
    out = subprocess.run(["rsvg-convert", "-w", str(w), "-h", str(h), "--background-color", "white"],
                         input=text.encode(), stdout=subprocess.PIPE, check=True).stdout
    return Image.open(io.BytesIO(out)).convert("RGB")


def court(folder, name):
    """Reduce a court to 43 x 76: fills by majority, lines by how much they darken."""
    w, h, k = 45, 76, 8
    drop, black_from = CALM.get(name, (False, .55))
    fills = render(svg(folder, name, None, True), w * k, h * k)
    lines = render(svg(folder, name, "#000", not drop), w * k, h * k)
    pal = np.array([PAL[c] for c, _ in SIX], float)
    f = np.array(fills).reshape(-1, 3).astype(float)
    near = np.array([c for c, _ in SIX])[((f[:, None] - pal[None]) ** 2).sum(2).argmin(1)]
    cells = near.reshape(h, k, w, k).transpose(0, 2, 1, 3).reshape(h, w, k * k)
    votes = np.stack([(cells == c).mean(2) * weight for c, weight in SIX], 2)
    out = np.array([c for c, _ in SIX])[votes.argmax(2)]
    lum = np.array(fills.convert("L")).astype(float)
    dark = np.clip((lum - np.array(lines.convert("L"))) / np.maximum(lum, 1), 0, 1) * 255
    cov = Image.fromarray(dark.astype(np.uint8)).resize((2 * w, 2 * h), Image.LANCZOS)
    cov = np.array(cov.filter(ImageFilter.UnsharpMask(1.5, 200, 0)).resize((w, h), Image.LANCZOS)) / 255
    white = out == WHITE
    out[white & (cov > .2)] = 2
    out[white & (cov > .375)] = 4
    out[cov > black_from] = BLACK
    out[h // 2:] = out[:h // 2][::-1, ::-1]
    return out[:, 1:44].astype(np.uint8)


def courts(folder):
    """Name -> 43 x 76 picture, from the drawings or from the sheet that is there."""
    names = [r + s for s in SUITS for r in "JQK"]
    if folder:
        return {n: court(folder, n) for n in names}
    sheet = np.array(Image.open(HERE / "courts-43x76.png"))
    return {n: sheet[76 * (i // 3):76 * (i // 3) + 76, 43 * (i % 3):43 * (i % 3) + 43]
            for i, n in enumerate(names)}


# ---- cards

COLUMNS = (16, 29, 42)
PLACES = {"2": [(1, 8), (1, 74)], "3": [(1, 8), (1, 41), (1, 74)], "4": [(0, 8), (2, 8), (0, 74), (2, 74)]}
PLACES["5"] = PLACES["4"] + [(1, 41)]
PLACES["6"] = PLACES["4"] + [(0, 41), (2, 41)]
PLACES["7"] = PLACES["6"] + [(1, 24)]
PLACES["8"] = PLACES["7"] + [(1, 58)]
PLACES["9"] = [(c, y) for c in (0, 2) for y in (8, 30, 52, 74)] + [(1, 41)]
PLACES["T"] = [(c, y) for c in (0, 2) for y in (8, 30, 52, 74)] + [(1, 19), (1, 63)]
# where a court leaves room for the suit sign in its upper left corner: x, y on the card
CORNER = {}


def card(rank, suit, ink, pictures):
    a = blank()
    if rank in "JQK":
        a[9:87, 13:58] = BLACK
        a[10:86, 14:57] = pictures[rank + suit]
        x, y = CORNER.get(rank + suit, (16, 12))
        for m, (x, y) in ((mask(SMALL[suit]), (x, y)), (mask(SMALL[suit])[::-1, ::-1], (W - 9 - x, H - 9 - y))):
            halo = np.zeros((11, 11), bool)
            for dy in (0, 1, 2):
                for dx in (0, 1, 2):
                    halo[dy:dy + 9, dx:dx + 9] |= m
            stamp(a, halo, x - 1, y - 1, WHITE)
            stamp(a, m, x, y, ink)
    elif rank + suit == "AS":
        m = shape("S", 39, 44)
        stamp(a, m, 16, 26, ink)
        leaf = m.copy()
        leaf[32:] = False
        inner = thinner(thinner(leaf))
        line = inner & ~thinner(inner)
        line[31:] = False
        stamp(a, line, 16, 26, WHITE)
        stamp(a, mask(PIP["S"]), 29, 38, WHITE)
    elif rank == "A":
        stamp(a, shape(suit, 27, 30), 22, 33, ink)
    else:
        for column, y in PLACES[rank]:
            stamp(a, mask(PIP[suit]), COLUMNS[column], y, ink, turned=y > 41)
    m = mask(RANK[rank])
    for _ in (0, 1):        # index, then the same on the turned card
        stamp(a, m, 3 if m.shape[1] >= 9 else 4, 4, ink)
        stamp(a, mask(SMALL[suit]), 3, 17, ink)
        a = a[::-1, ::-1].copy()
    return a


def back():
    """Blue back with a light rim: even two pixels of it do not look like a face."""
    a = blank()
    inside = a == WHITE
    a[inside] = SKY
    a[3:93, 3:68] = BLUE
    a[4:92, 4:67] = WHITE
    a[5:91, 5:66] = BLUE
    for y in range(5, 91):
        for x in range(5, 66):
            dx, dy = abs(x - 35), (y - 48 if y >= 48 else 47 - y)   # four equal quarters
            u, v = (dx + dy) % 12, (dx - dy) % 12
            if u == 0 or v == 0:
                a[y, x] = SKY
            elif u in (5, 6, 7) and v in (5, 6, 7):
                a[y, x] = BLUE if u == 6 and v == 6 else WHITE
    return a


def outline(sign=""):
    """Empty place; sign: "turn" (arrow) or "stop" (cross)."""
    a = np.full((H, W), CLEAR, np.uint8)
    a[blank() == BLACK] = BLACK
    if sign == "turn":
        for y in range(-15, 17):
            for x in range(-16, 17):
                d = (x * x + (y - .5) ** 2) ** .5
                angle = np.degrees(np.arctan2(-(y - .5), x))
                if 12.3 <= d < 15.3 and not 0 <= angle <= 62:
                    if not (x > 2 and y < 1 and y > -14 and x - 2 > (y + 14) * 9):
                        a[47 + y, 35 + x] = BLACK
        for k in range(9):
            a[27 + k:44 - k, 40 + k] = BLACK
    if sign == "stop":
        for y in range(-13, 15):
            for x in range(-13, 14):
                if abs(abs(x) - abs(y - .5)) <= 2:
                    a[47 + y, 35 + x] = BLACK
    return a


def lit():
    """The two-pixel frame of a card that is chosen; the card under it is drawn inverted."""
    a = np.full((H, W), CLEAR, np.uint8)
    a[:2] = a[-2:] = GOLD
    a[:, :2] = a[:, -2:] = GOLD
    a[blank() == CLEAR] = CLEAR
    for y in (2, -3):
        for x in (2, -3):
            a[y, x] = GOLD
    return a


EXTRA = ("back", "empty", "empty-turn", "empty-stop", "lit-frame")


def save(a, name):
    im = Image.fromarray(a, "P")
    im.putpalette(sum((list(c) for c in PAL), []) + [255, 0, 255])
    im.save((HERE if name.startswith("courts") else ROOT / "assets/desktop") / name, optimize=True, transparency=CLEAR)


def sheet(inks, pictures):
    a = np.full((5 * H, 13 * W), CLEAR, np.uint8)
    for j, s in enumerate(SUITS):
        for i, r in enumerate(RANKS):
            a[j * H:j * H + H, i * W:i * W + W] = card(r, s, inks[s], pictures)
    for i, b in enumerate((back(), outline(), outline("turn"), outline("stop"), lit())):
        a[4 * H:, i * W:i * W + W] = b
    return a


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--svgs", help="folder of the court drawings")
    folder = parser.parse_args().svgs
    pictures = courts(folder)
    if folder:
        names = [r + s for s in SUITS for r in "JQK"]
        save(np.vstack([np.hstack([pictures[n] for n in names[i:i + 3]]) for i in range(0, 12, 3)]), "courts-43x76.png")
    save(sheet(TWO, pictures), "cards-71x96.png")
    save(sheet(FOUR, pictures), "cards-four-71x96.png")
    rects = {r + s: [W * i, H * j, W, H] for j, s in enumerate(SUITS) for i, r in enumerate(RANKS)}
    rects.update({n: [W * i, 4 * H, W, H] for i, n in enumerate(EXTRA)})
    lines = ",\n".join(f'    "{n}": {json.dumps(r)}' for n, r in rects.items())
    (ROOT / "assets/desktop/cards.json").write_text(
        '{\n  "images": {"two": "cards-71x96.png", "four": "cards-four-71x96.png"},\n'
        '  "transparent": 16,\n  "size": [71, 96],\n  "index": [3, 4, 11, 23],\n'
        '  "rects": {\n' + lines + "\n  }\n}\n")


if __name__ == "__main__":
    main()
