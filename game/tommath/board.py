"""How the board is drawn: squares, pieces, numbers, and the strips of rows 0 and 9."""

from __future__ import annotations

from game.tommath import look
from game.tommath.desk import Desk
from game.tommath.ega import DOUBLE, Ega
from game.tommath.look import Rect, Theme
from game.tommath.rules import EMPTY, Scored
from game.tommath.view import PlayView


def draw(ega: Ega, theme: Theme, view: PlayView) -> None:
    ega.frame(look.BOARD_FRAME, DOUBLE, theme.frame)
    first, pitch, lines = look.COLUMN_NUMBER_AT
    for n in range(1, 9):
        for y in lines:
            x = first + pitch * (n - 1)
            ega.fill((x - look.CELL[0], y, 3 * look.CELL[0], look.CELL[1]), 0)
            ega.write(x, y, str(n), theme.numbers)
    sides, top, pitch = look.ROW_NUMBER_AT
    typed_row = int(view.typed[1]) if len(view.typed) > 1 and not view.state.over else None
    for n in range(1, 9):
        for x in sides:
            y = top + pitch * (n - 1)
            if n == typed_row:
                ega.fill((x, y, *look.CELL), theme.typed)
            ega.write(x, y, str(n), 0 if n == typed_row else theme.numbers)
    _strips(ega, theme, view)
    lit = lit_run(view)
    for row in range(1, 9):
        for column in range(1, 9):
            _square(ega, theme, view, row, column, lit is not None and (row, column) in lit.cells)
    if view.state.placed:
        ega.corners(square_rect(*view.state.placed), theme.last_square, 6, 2)
    if view.thinking and view.thinking.best:
        _, row, column, _ = view.thinking.best
        x, y, wide, high = square_rect(row, column)
        ega.corners((x + 2, y + 2, wide - 4, high - 4), theme.best_square, 6, 1)


def square_rect(row: int, column: int) -> Rect:
    """Where a square of the board is, row and column from 1."""
    (x, y), (wide, high) = look.BOARD_AT, look.SQUARE
    return (x + wide * (column - 1), y + high * (row - 1), wide, high)


def strip_rects() -> dict[str, tuple[Rect, Rect]]:
    """The buttons of rows 0 and 9 in the game of sevens."""
    wide, high = look.STRIP_BUTTON
    return {
        piece: (
            (look.STRIPS[0][0] + wide * k, look.STRIPS[0][1], wide, high),
            (look.STRIPS[1][0] + wide * k, look.STRIPS[1][1], wide, high),
        )
        for k, piece in enumerate(look.KEYPAD_ROWS[1][0])
    }


def _strips(ega: Ega, theme: Theme, view: PlayView) -> None:
    sevens = view.state.mode == 1
    ink = theme.numbers if sevens else theme.dead_numbers
    for row, name in zip(look.STRIP_ROWS, "09", strict=True):
        for column in look.STRIP_NUMBER_COLUMNS:
            ega.text(column, row, name, ink)
    if not sevens:
        for strip in look.STRIPS:
            ega.shade(strip, theme.strip_shade)
        return
    for piece, rects in strip_rects().items():
        for x, y, wide, high in rects:
            chosen = view.typed[:1] == (piece,)
            rect = (x + 1, y, wide - 2, high)
            _strip_button(ega, theme, view, rect, piece, chosen)
    if view.mouse:
        for row, hint in zip(look.STRIP_ROWS, look.STRIP_HINTS, strict=True):
            ega.text(look.STRIP_HINT_AT, row, hint, theme.asleep if _asleep(view) else theme.dim)


def _asleep(view: PlayView) -> bool:
    """No piece can be chosen now."""
    return view.thinking is not None or view.state.over


def _strip_button(ega: Ega, theme: Theme, view: PlayView, rect: Rect, piece: str, chosen: bool) -> None:
    x, y, wide, high = rect
    if _asleep(view):
        ega.outline(rect, theme.asleep)
        ink = theme.asleep
    elif view.desk.mono:
        if chosen:
            ega.rounded(rect, theme.now)
        else:
            ega.outline(rect, 7)
        ink = 0 if chosen else 15
    elif chosen:
        ega.rounded(rect, theme.now)
        ink = 0
    else:
        ega.rounded(rect, 7)
        ega.fill((x + 2, y, wide - 4, 1), 15)
        ega.fill((x + 2, y + high - 1, wide - 4, 1), 8)
        ink = 15 if view.hover == piece else theme.key_digit
    ega.write(x + wide // 2 - look.CELL[0] // 2, y, piece, ink)


def _square(ega: Ega, theme: Theme, view: PlayView, row: int, column: int, lit: bool) -> None:
    rect = square_rect(row, column)
    if lit:
        ega.fill(rect, theme.lit_square)
    elif (row + column) % 2 == 0:
        ega.fill(rect, theme.light_square)
    elif theme.dark_square is not None:
        ega.fill(rect, theme.dark_square)
    else:
        ega.shade(rect, 7)
    piece = view.state.board[row - 1][column - 1]
    if piece != EMPTY:
        side = "black" if view.state.owners[row - 1][column - 1] == "b" else "white"
        tile(ega, rect[0], rect[1], piece, side, view.desk)


def tile(ega: Ega, x: int, y: int, piece: str, side: str, desk: Desk) -> None:
    """One piece in the square at (x, y), by its side's colour, and shape where shapes differ."""
    dx, dy, wide, high = look.TILE
    rect = (x + dx, y + dy, wide, high)
    face = (desk.white_face if side == "white" else desk.black_face) if not desk.mono else None
    ink = (0 if face in look.DARK_INK_ON else 15) if face is not None else (0 if side == "white" else 15)
    if side == "white":
        ega.rounded(rect, 15 if face is None else face)
        if face is not None:
            ega.fill((x + 5, y + 24, 30, 1), 7)
            ega.fill((x + 6, y + 25, 27, 1), 8)
            ega.fill((x + 34, y + 4, 1, 20), 7)
    elif face is None or desk.shapes:
        ega.octagon(rect, 7 if face is None else 8, 0 if face is None else face)
    else:
        ega.rounded(rect, face)
        ega.fill((x + 7, y + 2, 26, 1), 8)
        ega.fill((x + 6, y + 3, 28, 1), 8)
        ega.fill((x + 4, y + 5, 1, 18), 8)
        ega.fill((x + 5, y + 4, 1, 20), 8)
    gx, gy = look.TILE_GLYPH
    ega.big(x + gx, y + gy, piece, ink)


def lit_run(view: PlayView) -> Scored | None:
    runs = view.state.last
    return runs[view.lit] if view.lit is not None and view.lit < len(runs) else None
