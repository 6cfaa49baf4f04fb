"""Draw the program icon, a gable with a lit lamp over an 8x8 board, into icon/: python3 make_icon.py"""
from __future__ import annotations

import struct
from io import BytesIO

from PIL import Image

from draw import ASSETS, Canvas, save

SIZES = (256, 64, 48, 32, 16)
MAC = {"icp4": 16, "icp5": 32, "icp6": 64, "ic08": 256, "ic11": 32, "ic12": 64}  # macOS's names of pictures in an .icns
DARK, LIGHT = "1f3f9c", "35b6b0"            # the board's two colours


def icon(size: int) -> Image.Image:
    """Drawn at 512 and reduced; smaller icons have fewer, bigger parts."""
    k, cells = 2, 8 if size >= 48 else 4
    cv = Canvas(512, 512)
    def at(*points):
        return [(x * k, y * k) for x, y in points]
    small = size <= 32
    wall = at((128, 18), (240, 100), (240, 244), (16, 244), (16, 100))
    if not small:
        cv.poly(wall, "000000", .35, blur=8, dy=8)
    cv.poly(wall, "5f7466", c2="3b4a42")
    if not small:
        for x in (48, 84, 172, 208):
            cv.box((x - 1) * k, 70 * k, k, 174 * k, "2f3b35", .5)
    cv.poly(at((104, 92), (152, 92), (226, 236), (30, 236)), "fff0b8", .62 if small else .50)
    cv.poly(at((110, 92), (146, 92), (196, 236), (60, 236)), "fff6d8", .40)
    # the board in its frame
    side = 128 if small else 112
    x0, y0 = 128 - side / 2, 112 if small else 228 - side
    edge = 0 if size == 16 else 8 if small else 9
    if edge:
        cv.rr((x0 - edge) * k, (y0 - edge) * k, (side + 2 * edge) * k, (side + 2 * edge) * k, 8 * k, "efe7d2", "c9bea2", bevel=0 if small else 5)
    if not small:
        cv.rr((x0 - 2) * k, (y0 - 2) * k, (side + 4) * k, (side + 4) * k, 3 * k, "0b0d14")
    cell = side / cells
    for r in range(cells):
        for c in range(cells):
            cv.rr((x0 + c * cell) * k, (y0 + r * cell) * k, cell * k, cell * k, 0, LIGHT if (r + c) % 2 == 0 else DARK)
    for c, r in ((2, 3), (3, 3), (4, 3), (5, 5), (1, 6), (6, 1)) if cells == 8 else ((1, 1), (2, 2)):
        m = cell * (0 if size == 16 else .25 if small else .16)
        cv.rr((x0 + c * cell + m) * k, (y0 + r * cell + m) * k, (cell - 2 * m) * k, (cell - 2 * m) * k, 0 if small else 2 * k, "ffe24a" if r == 3 or cells == 4 else "ffffff")
    if not small:
        cv.box(24 * k, 236 * k, 208 * k, 10 * k, "9d7148")
        cv.box(24 * k, 236 * k, 208 * k, 2 * k, "e6c296")
    # lamp
    wide = 34 if small else 28
    cv.stroke(at((128, 40), (128, 66)), (12 if small else 7) * k, "a87d37")
    cv.poly(at((128 - 10, 62), (128 + 10, 62), (128 + wide, 88), (128 - wide, 88)), "f0c468", c2="b5873a")
    cv.rr((128 - wide) * k, 86 * k, 2 * wide * k, (12 if small else 8) * k, 4 * k, "fffbe2")
    # roof
    for s in (-1, 1):
        t = 30 if small else 24
        beam = at((128, 6), (128 + s * 124, 97), (128 + s * 124, 97 + t), (128, 6 + t))
        cv.poly(beam, "9a6f45" if s < 0 else "86603b", c2="6a4a2e")
        cv.stroke(at((128, 8), (128 + s * 122, 97)), 2.2 * k, "c99a66", .8)
    return cv.im.resize((size, size), Image.Resampling.BOX if small else Image.Resampling.LANCZOS)


def icns(pictures: dict[int, Image.Image]) -> bytes:
    """The pictures as macOS keeps an icon: PNGs one after the other, each with its name and length."""
    parts = b""
    for name, size in MAC.items():
        png = BytesIO()
        pictures[size].save(png, "PNG", optimize=True)
        parts += name.encode() + struct.pack(">I", 8 + len(png.getvalue())) + png.getvalue()
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def main() -> None:
    pictures = {size: icon(size) for size in SIZES}
    for size, im in pictures.items():
        save(im, f"icon/attic-{size}.png")
    pictures[256].save(ASSETS / "icon/attic.ico", sizes=[(s, s) for s in SIZES], append_images=[pictures[s] for s in SIZES[1:]])
    (ASSETS / "icon/attic.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    main()
