"""Drawing kit of the art scripts: soft shapes, shadows, wood, pencil lines and BDF text on Pillow alone.

Every function is deterministic: noise comes from random.Random(seed).randbytes, never from the clock.
A Canvas is an RGBA picture; colours are 'rrggbb' strings; alphas run from 0 to 1; light falls from the upper left.
"""
from __future__ import annotations

import functools
import json
import math
import random
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent
FONTS = ASSETS.parent / "fonts"
FINE = 4                                     # supersampling of every curved edge


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[0:2], 16), int(colour[2:4], 16), int(colour[4:6], 16)


def noise(w: int, h: int, seed: int) -> Image.Image:
    """White noise, 0..255."""
    return Image.frombytes("L", (w, h), random.Random(seed).randbytes(w * h))


def grainy(image: Image.Image, sd: float, seed: int) -> Image.Image:
    """The RGB image with noise of about this standard deviation added to all channels alike."""
    n = noise(*image.size, seed).point([128 + round((v - 127.5) * sd * 1.73 / 127.5) for v in range(256)])
    return ImageChops.add(image, Image.merge("RGB", (n, n, n)), 1, -128)


def gradient(w: int, h: int, c1: str, c2: str | None, across: bool = False) -> Image.Image:
    flat = Image.new("RGB", (w, h), rgb(c1))
    if c2 is None:
        return flat
    ramp = Image.linear_gradient("L")
    ramp = (ramp.transpose(Image.Transpose.ROTATE_90).transpose(Image.Transpose.FLIP_LEFT_RIGHT) if across else ramp).resize((w, h))
    if across and ramp.getpixel((0, 0)) > 128:
        ramp = ramp.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return Image.composite(Image.new("RGB", (w, h), rgb(c2)), flat, ramp)


def scaled(mask: Image.Image, factor: float) -> Image.Image:
    return mask if factor == 1 else mask.point([min(255, round(v * factor)) for v in range(256)])


class Canvas:
    """An RGBA picture with the brushes this art needs."""

    def __init__(self, w: int, h: int, colour: str | None = None):
        self.im = Image.new("RGBA", (w, h), (0, 0, 0, 0) if colour is None else (*rgb(colour), 255))
        self.w, self.h = w, h

    # -- the one way to put colour on the canvas
    def paint(self, x: int, y: int, mask: Image.Image, fill: str | Image.Image, a: float = 1.0) -> None:
        """Lay a colour or an RGB image over the canvas through an L mask whose top left is x, y."""
        source = Image.new("RGB", mask.size, rgb(fill)) if isinstance(fill, str) else fill
        source = source.convert("RGBA")
        source.putalpha(scaled(mask, a))
        left, top = max(0, -x), max(0, -y)
        right, bottom = min(mask.width, self.w - x), min(mask.height, self.h - y)
        if right > left and bottom > top:
            self.im.alpha_composite(source.crop((left, top, right, bottom)), (x + left, y + top))

    @staticmethod
    def _mask(x, y, w, h, pad, shape):
        """A supersampled mask: shape(draw, to_mask_units); returns left, top, mask."""
        x0, y0 = math.floor(x) - pad, math.floor(y) - pad
        x1, y1 = math.ceil(x + w) + pad, math.ceil(y + h) + pad
        big = Image.new("L", ((x1 - x0) * FINE, (y1 - y0) * FINE), 0)
        shape(ImageDraw.Draw(big), lambda p, q: ((p - x0) * FINE, (q - y0) * FINE))
        return x0, y0, big.reduce(FINE)

    @classmethod
    def _rounded(cls, x, y, w, h, r, pad=1):
        def shape(draw, at):
            (ax, ay), (bx, by) = at(x, y), at(x + w, y + h)
            draw.rounded_rectangle((ax, ay, bx - 1, by - 1), min(r, w / 2, h / 2) * FINE, fill=255)
        return cls._mask(x, y, w, h, pad, shape)

    # -- shapes
    def rr(self, x, y, w, h, r, c, c2=None, a=1.0, across=False, bevel=0.0, lite=.35, dark=.45, grain=0.0, seed=1):
        """Rounded rectangle, flat or graded (top to bottom, or across), optionally bevelled and grainy."""
        x0, y0, mask = self._rounded(x, y, w, h, r, pad=2 + math.ceil(bevel))
        pad = 2 + math.ceil(bevel)
        fill = Image.new("RGB", mask.size, rgb(c))
        fill.paste(gradient(max(1, math.ceil(w)), max(1, math.ceil(h)), c, c2, across), (pad, pad))
        if c2 is not None and not across:
            fill.paste(rgb(c2), (0, pad + math.ceil(h), mask.width, mask.height))
        if grain:
            fill = grainy(fill, grain, seed)
        self.paint(x0, y0, mask, fill, a)
        if bevel:
            soft = mask.filter(ImageFilter.GaussianBlur(bevel * .5))
            k = max(1, round(bevel * .45))
            near, far = ImageChops.offset(soft, -max(0, k // 2), -k), ImageChops.offset(soft, max(0, k // 2), k)
            self.paint(x0, y0, ImageChops.multiply(ImageChops.subtract(near, far), mask), "ffffff", 1.25 * lite * a)
            self.paint(x0, y0, ImageChops.multiply(ImageChops.subtract(far, near), mask), "000000", 1.25 * dark * a)

    def circ(self, x, y, r, c, c2=None, a=1.0, **more):
        self.rr(x - r, y - r, 2 * r, 2 * r, r, c, c2, a, **more)

    def shadow(self, x, y, w, h, r, blur, a, c="000000", dx=0, dy=0):
        x0, y0, mask = self._rounded(x + dx, y + dy, w, h, r, pad=2 * math.ceil(blur) + 1)
        self.paint(x0, y0, mask.filter(ImageFilter.GaussianBlur(blur * .6)), c, a)

    def inner(self, x, y, w, h, r, blur, a, dx=0, dy=0, c="000000"):
        """A shadow that falls into a hollow."""
        pad = math.ceil(blur * 2) + 2
        x0, y0, mask = self._rounded(x, y, w, h, r, pad)
        _, _, hole = self._rounded(x, y, w, h, r, pad)
        hole = ImageChops.offset(hole, dx, dy).filter(ImageFilter.GaussianBlur(blur * .55))
        self.paint(x0, y0, ImageChops.multiply(mask, ImageChops.invert(hole)), c, min(1.0, a * 1.25))

    def outline(self, x, y, w, h, r, c, width=1.0, a=1.0):
        x0, y0, mask = self._rounded(x, y, w, h, r)
        def shape(draw, at):
            (ax, ay), (bx, by) = at(x + width, y + width), at(x + w - width, y + h - width)
            draw.rounded_rectangle((ax, ay, bx - 1, by - 1), max(0, min(r, w / 2, h / 2) - width) * FINE, fill=255)
        _, _, hole = self._mask(x, y, w, h, 1, shape)
        self.paint(x0, y0, ImageChops.subtract(mask, hole), c, a)

    def box(self, x, y, w, h, c, a=1.0):
        """A rectangle of whole pixels."""
        self.paint(round(x), round(y), Image.new("L", (round(w), round(h)), 255), c, a)

    def poly(self, points, c, a=1.0, blur=0.0, dx=0, dy=0, c2=None, across=False):
        points = [(p + dx, q + dy) for p, q in points]
        x, y = min(p for p, _ in points), min(q for _, q in points)
        w, h = max(p for p, _ in points) - x, max(q for _, q in points) - y
        x0, y0, mask = self._mask(x, y, w, h, 2 + math.ceil(blur * 3),
                                  lambda draw, at: draw.polygon([at(p, q) for p, q in points], fill=255))
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur))
        self.paint(x0, y0, mask, gradient(*mask.size, c, c2, across) if c2 else c, a)

    def stroke(self, points, width, c, a=1.0, blur=0.0, dx=0, dy=0):
        """A line of even width with round ends."""
        points = [(p + dx, q + dy) for p, q in points]
        x, y = min(p for p, _ in points), min(q for _, q in points)
        w, h = max(p for p, _ in points) - x, max(q for _, q in points) - y
        def shape(draw, at):
            there = [at(p, q) for p, q in points]
            r = width * FINE / 2
            draw.line(there, fill=255, width=max(1, round(width * FINE)), joint="curve")
            for p, q in (there[0], there[-1]):
                draw.ellipse((p - r, q - r, p + r, q + r), fill=255)
        x0, y0, mask = self._mask(x, y, w, h, 2 + math.ceil(width + blur * 3), shape)
        self.paint(x0, y0, mask.filter(ImageFilter.GaussianBlur(blur)) if blur else mask, c, a)

    def pencil(self, points, width=2.3, c="45454d", a=.88, seed=0, wobble=True):
        """A graphite line: the pressure varies, the paper's grain shows through, the hand wanders a little."""
        path = hand_path(points, seed if wobble else None)
        x, y = min(p for p, _ in path), min(q for _, q in path)
        w, h = max(p for p, _ in path) - x, max(q for _, q in path) - y
        def shape(draw, at):
            for i, (p, q) in enumerate(path):
                (u, v), r = at(p, q), FINE * width / 2 * (.9 + .18 * math.sin(i * .07 + seed))
                draw.ellipse((u - r, v - r, u + r, v + r), fill=255)
        x0, y0, mask = self._mask(x, y, w, h, 3, shape)
        grain = noise(*mask.size, seed + 77).point([184 + v * 71 // 255 for v in range(256)])
        self.paint(x0, y0, ImageChops.multiply(mask, grain), c, a)

    def text(self, x, y, t, font: "Bdf", c, a=1.0, anchor="l", track=0) -> int:
        """Text with its baseline at y; anchor l, m or r says what x is. Returns the width."""
        w = font.width(t, track)
        x = round(x - (w / 2 if anchor == "m" else w if anchor == "r" else 0))
        for ch in t:
            step, gw, gh, ox, oy, mask = font.glyphs[ord(ch)]
            if gw and gh:
                self.paint(x + ox, round(y) - oy - gh, mask, c, a)
            x += step + track
        return w

    def centred(self, t, font, x, y, w, h, c, track=0):
        """Text whose ink box is centred in the rectangle."""
        boxes, pen = [], 0
        for ch in t:
            step, gw, gh, ox, oy, _ = font.glyphs[ord(ch)]
            boxes.append((pen + ox, -oy - gh, pen + ox + gw, -oy))
            pen += step + track
        left, right = min(b[0] for b in boxes), max(b[2] for b in boxes)
        top, bottom = min(b[1] for b in boxes), max(b[3] for b in boxes)
        self.text(math.floor(x + w / 2 - (left + right) / 2 + .5), round(y + h / 2 - (top + bottom) / 2), t, font, c, track=track)

    def wood(self, x, y, image):
        self.im.paste(image, (x, y))

    def rgb(self) -> Image.Image:
        return self.im.convert("RGB")

    def sprite(self) -> tuple[Image.Image, tuple[int, int]]:
        """The painted part alone and where it lay."""
        box = self.im.getchannel("A").point([0, 0, 0] + [255] * 253).getbbox()
        return self.im.crop(box), box[:2]


def hand_path(points, seed=None, step=.6, wander=.9):
    """Points every 0.6 px along the line, led astray by up to about a pixel where a seed is given."""
    path = []
    for (a, b), (c, d) in zip(points, points[1:]):
        n = max(1, int(math.hypot(c - a, d - b) / step))
        path += [(a + (c - a) * i / n, b + (d - b) * i / n) for i in range(n)]
    path.append(points[-1])
    if seed is None or len(path) < 13:
        return path
    r = random.Random(seed)
    waves = [(r.uniform(.010, .06), r.uniform(0, 6.3), r.uniform(.25, .5) * wander, r.uniform(0, 6.3)) for _ in range(3)]
    return [(p + sum(k * math.sin(i * f + u) for f, u, k, _ in waves) * .6,
             q + sum(k * math.sin(i * f * 1.13 + v) for f, _, k, v in waves) * .6) for i, (p, q) in enumerate(path)]


def arc(cx, cy, rx, ry, a0, a1, n=18):
    return [(cx + rx * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cy + ry * math.sin(math.radians(a0 + (a1 - a0) * i / n)))
            for i in range(n + 1)]


def turned(points, cx, cy, degrees, sx=1.0, sy=1.0):
    """Points scaled, turned about the origin and moved to cx, cy."""
    s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    return [(cx + p * sx * c - q * sy * s, cy + p * sx * s + q * sy * c) for p, q in points]


def rounded_points(x, y, w, h, r):
    return (arc(x + w - r, y + r, r, r, -90, 0, 6) + arc(x + w - r, y + h - r, r, r, 0, 90, 6)
            + arc(x + r, y + h - r, r, r, 90, 180, 6) + arc(x + r, y + r, r, r, 180, 270, 6))


# -- wood
def wood(w: int, h: int, base: str, seed: int, edges: list[int], grain=1.0, upright=False, ends: dict[int, list[int]] | None = None):
    """Boards along x (or upright), cut at the given edges; ends: per board, where it butts against the next one."""
    if upright:
        return wood(h, w, base, seed, edges, grain, ends=ends).transpose(Image.Transpose.TRANSPOSE)
    r, out = random.Random(seed), Image.new("RGB", (w, h))
    stops = [0, *edges, h]
    for i, (top, bottom) in enumerate(zip(stops, stops[1:])):
        cuts = [0, *(ends or {}).get(i, []), w]
        for left, right in zip(cuts, cuts[1:]):
            board = _board(right - left, bottom - top, base, r, grain)
            if left:
                _groove(board, upright=True)
            if top:
                _groove(board, upright=False)
            out.paste(board, (left, top))
    return out


def _groove(board, upright):
    """The dark joint and the lit edge at a board's left or upper side."""
    w, h = board.size
    for k, f in ((0, .60), (1, .80), (2, 1.05)):
        area = (k, 0, k + 1, h) if upright else (0, k, w, k + 1)
        board.paste(board.crop(area).point([min(255, round(v * f)) for v in range(256)] * 3), area)


def _board(w, h, base, r, grain):
    """One board: year rings as a bent profile, long and short fibres, its own tone."""
    fine, freq, bend = 4, r.uniform(.16, .24), r.uniform(0, 6)
    profile = bytes(round(128 + 60 * math.sin(v / fine * freq + .8 * math.sin(v / fine * .05 + bend))) for v in range((h + 140) * fine))
    waves = [(f, a, r.uniform(0, 6)) for f, a in ((.0018, 26), (.0047, 9), (.011, 3))]
    columns = []
    for x in range(w):
        start = round((70 + sum(a * math.sin(x * f * 3.14 + p) for f, a, p in waves)) * fine)
        start = max(0, min(start, 139 * fine))
        columns.append(profile[start:start + h * fine:fine])
    rings = Image.frombytes("L", (h, w), b"".join(columns)).transpose(Image.Transpose.TRANSPOSE)
    def fibres(length, seed):
        return noise(w // length + 3, h, seed).resize((w, h), Image.Resampling.BICUBIC)
    mix = Image.blend(Image.blend(fibres(70, r.randrange(1 << 30)), fibres(14, r.randrange(1 << 30)), .36), rings, .46)
    tone = 1 + r.uniform(-.05, .05)
    tint = (1.0, 1 + r.uniform(-.012, .012), 1 + r.uniform(-.03, .02))
    table = [[min(255, max(0, round(c * tone * t * (1 + grain * (v - 128) / 128 * .125)))) for v in range(256)] for c, t in zip(rgb(base), tint)]
    return Image.merge("RGB", [mix.point(t) for t in table])


# -- light
def light_map(w, h, factor, coarse=8, top=1.0):
    """An RGB map of light factors (0..top as 0..255), sampled every `coarse` pixels and smoothed between."""
    cw, ch = w // coarse + 2, h // coarse + 2
    data = bytearray()
    for j in range(ch):
        for i in range(cw):
            data += bytes(max(0, min(255, round(v / top * 255))) for v in factor(i * coarse, j * coarse))
    small = Image.frombytes("RGB", (cw, ch), bytes(data))
    return small.transform((w, h), Image.Transform.AFFINE, (1 / coarse, 0, .5 - .5 / coarse, 0, 1 / coarse, .5 - .5 / coarse), Image.Resampling.BICUBIC)


def lit(image, lights, top=1.0):
    out = ImageChops.multiply(image, lights)
    return out if top == 1.0 else out.point([min(255, round(v * top)) for v in range(256)] * 3)


# -- fonts
class Bdf:
    """A bitmap font read from a BDF text file."""

    def __init__(self, path: Path):
        self.glyphs = {}
        code = step = 0
        box, rows = (0, 0, 0, 0), None
        for line in path.read_text("latin-1").splitlines():
            word = line.split()
            if not word:
                continue
            if word[0] == "ENCODING":
                code = int(word[1])
            elif word[0] == "DWIDTH":
                step = int(word[1])
            elif word[0] == "BBX":
                box = tuple(map(int, word[1:5]))
            elif word[0] == "BITMAP":
                rows = []
            elif word[0] == "ENDCHAR":
                gw, gh, ox, oy = box
                mask = None
                if gw and gh:
                    mask = Image.frombytes("1", (gw, gh), b"".join(bytes.fromhex(row)[:(gw + 7) // 8] for row in rows)).convert("L")
                self.glyphs[code], rows = (step, gw, gh, ox, oy, mask), None
            elif rows is not None:
                rows.append(word[0])

    def width(self, t, track=0):
        return sum(self.glyphs[ord(ch)][0] + track for ch in t) - track


@functools.lru_cache(None)
def font(name: str) -> Bdf:
    return Bdf(FONTS / f"{name}.bdf")


# -- files
def save(image: Image.Image, name: str, colours: int = 0) -> None:
    """Write a PNG into assets, as small as it gets; colours: quantise to that many first."""
    path = ASSETS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        image = image.convert("RGB").quantize(colours, method=Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.FLOYDSTEINBERG)
    image.save(path, optimize=True)


def save_quick(image: Image.Image, name: str, level: int = 0) -> None:
    """Write a large picture so that it loads at once: 256 colours chosen for it alone, not dithered, not compressed.

    room.png: 2 ms instead of 26, and nowhere a visible difference (root mean square 1.3 of 255). level: of compression,
    for what no start waits for.
    """
    path = ASSETS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    image.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=5, dither=Image.Dither.NONE).save(path, compress_level=level)


def record(section: str, facts: dict) -> None:
    """Put one section of geometry.json."""
    path = HERE / "geometry.json"
    book = json.loads(path.read_text()) if path.exists() else {}
    book[section] = facts
    text = json.dumps(dict(sorted(book.items())), indent=1)
    import re
    text = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda m: "[" + re.sub(r"\s*\n\s*", " ", m.group(1)) + "]", text)
    path.write_text(text + "\n")
