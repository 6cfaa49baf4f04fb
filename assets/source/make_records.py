"""Draw what the records are written on, into shelf/: python3 make_records.py

record.png and record_80.png (where five machines stand): a score card pinned to the wall, its upper left corner at
CORNER. figures.png: the digits 0 to 9 in brush strokes, side by side in cells of one size.
"""
from __future__ import annotations

from draw import Canvas, record, save, turned
from strokes import HAND

CARD, NARROW = (280, 424), (232, 424)
CORNER, MARGIN = (14, 10), (30, 30)
RULE_Y = 150
SHADE = "1c0f05"
FIGURE, CAPITAL, PEN = (46, 76), 58, 8


def card(size: tuple[int, int]) -> Canvas:
    w, h = size
    cv = Canvas(w + MARGIN[0], h + MARGIN[1])
    x, y = CORNER
    corners = turned([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], x + w / 2, y + h / 2, .8)
    cv.poly(corners, SHADE, .45, blur=5, dx=3, dy=6)
    cv.poly(corners, "cfc2a4")
    cv.shadow(x, y, w, h, 3, 8, .5, SHADE, 3, 5)
    cv.rr(x, y, w, h, 3, "fbf6e8", "f1e8d3", grain=1.0, seed=12)
    cv.outline(x + 9, y + 9, w - 18, h - 18, 2, "b3352a", 2, .8)
    cv.outline(x + 13, y + 13, w - 26, h - 26, 1, "b3352a", 1, .6)
    cv.box(x + 24, y + RULE_Y, w - 48, 2, "b3352a", .7)
    cx = x + w / 2
    cv.shadow(cx - 8, y + 4, 16, 16, 8, 5, .6, SHADE, 3, 5)
    cv.circ(cx, y + 10, 9, "eccd86", "a87d37", bevel=3, lite=.6)
    cv.circ(cx - 2, y + 7, 2.5, "fff3cf", a=.8)
    return cv


def figures() -> Canvas:
    w, h = FIGURE
    cv = Canvas(10 * w, h)
    for digit in range(10):
        wide, strokes = HAND[str(digit)]
        left = digit * w + (w - wide * CAPITAL) / 2
        for line in strokes:
            path = [(left + p * CAPITAL, 9 + q * CAPITAL) for p, q in line]
            cv.stroke(path, PEN, "8d281f")
            cv.stroke(path, PEN - 4, "b3382c", .8, dx=-.8, dy=-.8)
    return cv


def main() -> None:
    save(card(CARD).im, "shelf/record.png")
    save(card(NARROW).im, "shelf/record_80.png")
    save(figures().im, "shelf/figures.png")
    record("records", dict(card=CARD, narrow=NARROW, corner=CORNER, rule=RULE_Y, figure=FIGURE))


if __name__ == "__main__":
    main()
