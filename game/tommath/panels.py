"""How the panels beside the board are drawn: scores, keypad, last move, the end."""

from __future__ import annotations

from collections.abc import Sequence

from game.tommath import look
from game.tommath.ega import DOUBLE, SINGLE, Ega
from game.tommath.equations import VALUES, spelled
from game.tommath.look import MONO, Rect, Theme
from game.tommath.rules import Scored
from game.tommath.view import SIDES, PlayView


def score_box(ega: Ega, theme: Theme, view: PlayView, side: int) -> None:
    state, name = view.state, SIDES[side]
    column, row, columns, rows = look.BOXES[side]
    active = state.winner == name if state.over else state.to_move == name
    paper = theme.panel if active else 0
    ega.frame(
        look.BOXES[side], DOUBLE if active else SINGLE, theme.active if active else theme.waiting, paper
    )
    head = name.upper()
    if state.over:
        head += " WINS" if active else ""
    elif active:
        head += " THINKS" if view.thinking else ": DRAW?" if state.offer == "standing" else " MOVES"
    _box_head(ega, theme, view, side, head, active)
    _score(ega, theme, side, state.scores[side], active)
    x, y, wide, high = look.BARS[side]
    ega.outline((x, y, wide, high), theme.bar_rim if active else theme.bar_rim_waiting)
    full, bar = look.BAR_INSIDE
    ega.fill((x + 1, y + 1, full, bar), 0)
    done = round(full * min(state.scores[side], state.game_point) / state.game_point)
    if state.scores[side] < state.game_point:
        done = min(done, full - 1)  # full means won
    ega.fill((x + 1, y + 1, done, bar), theme.bar if active else theme.bar_waiting)
    foot = f" {view.desk.who(name).upper()} "
    at = column + (columns - len(foot)) // 2
    ega.text(at, look.BOX_FOOT_ROW, foot, theme.score if active else theme.dim, paper)


def _box_head(ega: Ega, theme: Theme, view: PlayView, side: int, head: str, active: bool) -> None:
    column, row, columns, _ = look.BOXES[side]
    at = column + look.BOX_TEXT_AT
    if not active:
        x = (column + 1) * look.CELL[0] - 1 if view.desk.mono else (column + 1) * look.CELL[0]
        ega.fill((x, row * look.CELL[1], (at + len(head) + 1) * look.CELL[0] - x, look.CELL[1]), 0)
        ega.text(at, row, head, theme.dim)
    elif view.desk.mono:
        ega.fill(((column + 1) * look.CELL[0] - 1, row * look.CELL[1], 25, look.CELL[1]), 0)
        x, y = at * look.CELL[0] - 1, row * look.CELL[1]
        ega.fill((x, y, (column + columns) * look.CELL[0] - x, look.CELL[1]), theme.active_head)
        ega.text(at, row, head, 0)
    else:
        ega.cells(column, row, columns, 1, theme.active_head)
        ega.text(at, row, head, 0)
    x, y = look.BOX_ICON[side]
    wide, high = look.ICON
    if view.desk.mono:
        if side == 0:
            ega.fill((x, y, wide, high), 15)
        else:
            _hollow_icon(ega, (x, y, wide, high), 15, 0)
        return
    if side and view.desk.shapes:
        _hollow_icon(ega, (x, y, wide, high), 7, view.desk.black_face)
        return
    if side == 0:
        ega.outline((x - 1, y - 1, wide + 2, high + 2), 0)
    face = view.desk.black_face if side else view.desk.white_face
    ega.fill((x, y, wide, high), face)
    ega.fill((x, y + high - 1, wide, 1), 7)
    if side or face == 0:
        ega.outline((x, y, wide, high), 7)


def _hollow_icon(ega: Ega, rect: Rect, ink: int, inside: int) -> None:
    x, y, wide, high = rect
    for down in range(high):
        edge = min(down, high - 1 - down)
        inset = look.HOLLOW_ICON_INSETS[edge] if edge < 3 else 0
        ega.fill((x + inset, y + down, wide - 2 * inset, 1), ink)
        if edge > 0:
            ega.fill((x + inset + 2, y + down, wide - 2 * inset - 4, 1), inside)


def _score(ega: Ega, theme: Theme, side: int, score: int, active: bool) -> None:
    digits = str(score)
    ink = theme.score if active else theme.dim
    long = len(digits) > 3
    pitch, wide = (look.LONG_SCORE_PITCH, 1) if long else (look.SCORE_PITCH, 2)
    width = pitch * (len(digits) - 1) + 14 * wide
    x = look.SCORE_CENTRE[side] - width // 2
    for place, digit in enumerate(digits):
        ega.big(x + pitch * place, look.SCORE_Y, digit, ink, wide, 2)


def _panel(ega: Ega, theme: Theme, at: tuple[int, int, int, int], head: str) -> None:
    ega.frame(at, DOUBLE, theme.frame, theme.panel)
    column, row, columns, _ = at
    head = f" {head} "
    ega.text(column + (columns - len(head)) // 2, row, head, theme.caption, theme.panel)


def keypad(ega: Ega, theme: Theme, view: PlayView) -> None:
    mode = view.state.mode
    awake = view.thinking is None
    _panel(
        ega,
        theme,
        look.KEYPAD_FRAME,
        (look.KEYPAD_HEAD if view.mouse else look.KEYPAD_TYPED) if awake else look.KEYPAD_THINKING,
    )
    best = view.thinking.best[0] if view.thinking and view.thinking.best else ""
    for piece, rect in key_rects(mode).items():
        if awake:
            key(ega, theme, rect, look.KEY_BEVEL[mode], view.typed[:1] == (piece,))
            ink = theme.key_digit if piece.isdigit() else theme.key_operator
            chosen = view.typed[:1] == (piece,)
            ink = 0 if chosen else 15 if view.hover == piece else ink
            _key_glyph(ega, rect, piece, ink, mode, 1 if chosen else 0)
        else:
            _sleeping_key(ega, theme, rect, view.desk.mono)
            _key_glyph(ega, rect, piece, theme.now if piece == best else theme.asleep, mode, 0)
    if mode == 1:
        column, _, columns, _ = look.KEYPAD_FRAME
        at = column + (columns - len(look.CAPTION_SEVENS)) // 2
        ega.text(at, look.CAPTION_ROW, look.CAPTION_SEVENS, theme.dim, theme.panel)
        return
    first, last = look.CAPTION_MATH_AT[0] - 1, look.CAPTION_MATH_AT[-1] + 5
    ega.cells(first, look.CAPTION_ROW, last - first, 1, theme.panel)
    for column, (pieces, worth) in zip(look.CAPTION_MATH_AT, look.CAPTION_MATH, strict=True):
        after = ega.text(column, look.CAPTION_ROW, pieces, theme.caption)
        ega.text(after + 1, look.CAPTION_ROW, worth, theme.dim)


def key_rects(mode: int) -> dict[str, Rect]:
    """Where the keypad's keys are."""
    left, top = look.KEYS_AT[mode]
    across, down = look.KEY_PITCH[mode]
    size = look.KEY_SIZE[mode]
    return {
        piece: (left + across * j, top + down * i, *size)
        for i, row in enumerate(look.KEYPAD_ROWS[mode])
        for j, piece in enumerate(row)
    }


def key(ega: Ega, theme: Theme, rect: Rect, bevel: int, chosen: bool) -> None:
    """A raised key, or the chosen one in the colour of what is selected."""
    x, y, wide, high = rect
    if theme is MONO:
        if chosen:
            ega.rounded((x, y + 1, wide, high - 2), theme.now)
        else:
            ega.outline((x, y + 1, wide, high - 2), 7)
            ega.fill((x + 1, y + high - 3, wide - 1, 1), 7)
            ega.fill((x + wide - 2, y + 1, 1, high - 2), 7)
        return
    if chosen:
        ega.rounded((x, y + 1, wide, high - 2), 0)
        ega.rounded((x + 1, y + 2, wide - 2, high - 4), theme.now)
        return
    ega.rounded((x, y + 1, wide, high - 2), 8)
    ega.rounded((x, y + 1, wide - bevel, high - 2 - bevel), 15)
    ega.rounded((x + bevel, y + 1 + bevel, wide - 2 * bevel, high - 2 - 2 * bevel), 7)


def _sleeping_key(ega: Ega, theme: Theme, rect: Rect, mono: bool) -> None:
    x, y, wide, high = rect
    if mono:
        ega.outline((x, y + 1, wide, high - 2), theme.asleep)
        return
    ega.rounded((x, y + 1, wide, high - 2), theme.asleep)
    ega.rounded((x + 1, y + 2, wide - 2, high - 4), theme.panel)


def _key_glyph(ega: Ega, rect: Rect, piece: str, ink: int, mode: int, moved: int) -> None:
    x, y, wide, high = rect
    times = 2 if mode == 1 else 1
    left, top = x + (wide - 14 * times) // 2, y + (high - 18 * times) // 2
    ega.big(left + moved, top + moved, piece, ink, times, times)


def last_move(ega: Ega, theme: Theme, view: PlayView) -> None:
    state = view.state
    ega.frame(look.LAST_FRAME, DOUBLE, theme.frame, theme.panel)
    column, row, columns, _ = look.LAST_FRAME
    if state.placed is None:
        return
    down, across = state.placed
    piece = state.board[down - 1][across - 1]
    side = "BLACK" if state.owners[down - 1][across - 1] == "b" else "WHITE"
    ega.text(look.LAST_HEAD_AT, row, f" {side} {piece} AT {down},{across} ", 15, theme.panel)
    gained = sum(run.points for run in state.last)
    plate = f" +{gained} "
    if not gained:
        ega.text_to(look.POINTS_END, row, plate, theme.dim, theme.panel)
    elif view.desk.mono:
        ega.text_to(look.POINTS_END, row, plate, 0, 15)
    else:
        ega.text_to(look.POINTS_END, row, plate, theme.now, theme.panel)
    _runs(ega, theme, view, state.last)


def _runs(ega: Ega, theme: Theme, view: PlayView, runs: Sequence[Scored]) -> None:
    rows = look.LAST_ROWS
    if len(runs) <= 2:
        for place, run in enumerate(runs):
            lit = view.lit == place
            _equation(ega, theme, view, rows[2 * place], run, lit)
            ega.text(
                look.RUN_AT, rows[2 * place + 1], _sum(run, view), theme.arithmetic if lit else theme.dim
            )
            ega.text_to(
                look.POINTS_END, rows[2 * place + 1], str(run.points), theme.now if lit else theme.dim
            )
        return
    shown = list(range(len(runs)))
    if len(runs) > len(rows):
        third = view.lit if view.lit is not None and view.lit >= 3 else 2
        shown = [0, 1, third]
    for row, place in zip(rows, shown, strict=False):
        lit = view.lit == place
        _equation(ega, theme, view, row, runs[place], lit)
        ink = theme.now if lit else theme.dim
        ega.text_to(look.POINTS_END, row, str(runs[place].points), ink)
    if view.lit is not None and view.lit < len(runs):
        foot = f" {_sum(runs[view.lit], view)} "
        ega.text(look.RUN_AT - 1, look.LAST_FOOT_ROW, foot, theme.arithmetic, theme.panel)
    if len(runs) > len(rows):
        rest = [run for place, run in enumerate(runs) if place not in shown]
        ega.text(look.RUN_AT, rows[3], f"and {len(rest)} more", theme.dim)
        ega.text_to(look.POINTS_END, rows[3], str(sum(run.points for run in rest)), theme.dim)


def _equation(ega: Ega, theme: Theme, view: PlayView, row: int, run: Scored, lit: bool) -> None:
    ink = theme.now if lit else theme.dim
    if lit:
        ega.text(look.LIT_AT, row, "\u25ba", ink)
    columns = 27 if len(view.state.last) <= 2 else look.SUM_COLUMNS
    ega.text(look.RUN_AT, row, spelled(run.text, view.state.mode, columns), ink)


def _sum(run: Scored, view: PlayView) -> str:
    """How the points come about, from the pieces in the order read."""
    if view.state.mode == 1:
        pluses = len(run.text) - 1
        return f"7 + {pluses} plus sign{'s' if pluses > 1 else ''} x 10"
    return "+".join(str(VALUES[piece]) for piece in run.text)


def game_over(ega: Ega, theme: Theme, view: PlayView) -> None:
    state = view.state
    _panel(ega, theme, look.KEYPAD_FRAME, "GAME OVER")
    title = f"{state.winner.upper()} WINS" if state.winner else "A DRAW"
    x = look.OVER_TITLE_CENTRE - len(title) * look.CELL[0]
    if not view.desk.mono:
        ega.large(x + 2, look.OVER_TITLE_Y + 2, title, 0)
    ega.large(x, look.OVER_TITLE_Y, title, theme.now)
    apart = abs(state.scores[0] - state.scores[1])
    first = {
        "point": ("WON BY", f"{apart} POINTS"),
        "full": ("WON BY", f"{apart} POINTS" if apart else "THE LAST MOVE"),
        "draw": ("ENDED BY", "QUICK DRAW" if view.quick else "AGREEMENT"),
        "resigned": ("ENDED BY", "RESIGNING"),
    }[state.ending or "draw"]
    for row, (label, value) in zip(look.OVER_ROWS, (first, ("BEST MOVE", view.best_move)), strict=True):
        ega.text(look.OVER_LABEL_AT, row, label, theme.dim)
        ega.text_to(look.OVER_VALUE_END, row, value, 15)
    x, y, wide, high = look.OVER_BUTTON
    ega.rounded(look.OVER_BUTTON, 0)
    ega.rounded((x + 1, y + 1, wide - 2, high - 2), theme.now)
    ega.write(*look.OVER_BUTTON_TEXT, look.ANOTHER, 0)
