"""How the play screen is put together: its title, its message row, its legends."""

from __future__ import annotations

import pygame

from game.tommath import board, look, panels
from game.tommath.desk import Desk
from game.tommath.ega import Ega
from game.tommath.look import COLOUR, MONO, Rect, Theme
from game.tommath.view import Message, PlayView, Thinking


def draw(ega: Ega, view: PlayView) -> None:
    """The whole play screen."""
    theme = MONO if view.desk.mono else COLOUR
    ega.fill((0, 0, *look.SIZE), 0)
    _title(ega, theme, view)
    board.draw(ega, theme, view)
    for side in range(2):
        panels.score_box(ega, theme, view, side)
    if view.state.over:
        panels.game_over(ega, theme, view)
    else:
        panels.keypad(ega, theme, view)
    panels.last_move(ega, theme, view)
    _message_row(ega, theme, view)
    _legend(ega, theme, view)
    _status(ega, theme, view)


def draw_message(ega: Ega, view: PlayView) -> pygame.Rect:
    """Only the message row, where the note walks; the place it takes."""
    _message_row(ega, MONO if view.desk.mono else COLOUR, view)
    wide, high = look.CELL
    return pygame.Rect(0, look.MESSAGE_ROW * high, look.COLUMNS * wide, high)


def legend_rects() -> tuple[Rect, ...]:
    """Where F1 to F10 can be clicked."""
    wide, high = look.CELL
    return tuple(
        (first * wide, row * high, cells * wide, high)
        for row in look.LEGEND_ROWS
        for first, cells, _ in look.LEGEND
    )


def legend_labels(desk: Desk, keeps: bool = True) -> tuple[str, ...]:
    """What F1 to F10 will do, as toggles name it."""

    def other(side: str) -> str:
        return "KEYBOARD" if desk.who(side) == "computer" else "COMPUTER"

    return (
        "QUIT+SAVE" if keeps else "QUIT",
        f"SOUND {'OFF' if desk.sound else 'ON'}",
        f"WHITE={other('white')}",
        f"BLACK={other('black')}",
        "HELP",
        "WHITE COLOR",
        f"LEVEL {max(1, desk.level - 1)}",
        f"LEVEL {min(9, desk.level + 1)}",
        "BLACK COLOR",
        "BORDER",
    )


def speed_text(desk: Desk) -> str:
    """The least time the computer takes for a move."""
    return f"\u2191\u2193 SPEED {desk.speed / 2:.1f} SEC"


def _title(ega: Ega, theme: Theme, view: PlayView) -> None:
    state = view.state
    ega.cells(0, look.TITLE_ROW, look.COLUMNS, 1, theme.title)
    ega.text(look.TITLE_NAME_AT, look.TITLE_ROW, look.TITLE_NAME, theme.title_name)
    mode = f"MODE {state.mode}: {look.MODE_NAMES[state.mode]}"
    ega.text(look.TITLE_MODE_AT, look.TITLE_ROW, mode, theme.title_words)
    right = f"FIRST TO {state.game_point}   LEVEL {view.desk.level}"
    ega.text_to(look.LAST_COLUMN, look.TITLE_ROW, right, theme.title_words)


def _message_row(ega: Ega, theme: Theme, view: PlayView) -> None:
    row, message = look.MESSAGE_ROW, view.message
    alarm = message is not None and message.kind != "news"
    ega.cells(0, row, look.COLUMNS, 1, theme.alarm if alarm else theme.panel)
    if message is not None:
        ega.text(look.MESSAGE_AT, row, message.text, 15)
        if message.kind == "question":
            question_buttons(ega, row, message)
        return
    state = view.state
    if state.over:
        scores = f"THE GAME IS OVER: WHITE {state.scores[0]}, BLACK {state.scores[1]}."
        ega.text(look.MESSAGE_AT, row, scores, 15)
        ega.text_to(look.LAST_COLUMN, row, "ANOTHER: ENTER   START SCREEN: ESC", theme.dim)
    elif view.thinking is not None:
        _thinking_row(ega, theme, view, view.thinking)
    else:
        ega.text(look.MESSAGE_AT, row, f"{state.to_move.upper()}, YOUR MOVE:", 15)
        for place, (name, at, field) in enumerate(look.PROMPT_FIELDS):
            ega.text(at, row, name, 15)
            now = place == len(view.typed)
            ega.cells(field, row, look.FIELD_COLUMNS, 1, theme.now if now else theme.prompt_field)
            text = view.typed[place] if place < len(view.typed) else "_" if now else " "
            ega.text(field + 1, row, text, 0)
        ega.text_to(
            look.LAST_COLUMN,
            row,
            (look.HINTS if view.mouse else look.TYPED_HINTS)[len(view.typed)],
            theme.dim,
        )


def question_buttons(ega: Ega, row: int, question: Message) -> None:
    """The two answers of a question, Y and N with their words."""
    after = look.QUESTION_BUTTONS_AT
    for letter, word in (("Y", question.yes), ("N", question.no)):
        after = ega.text(after, row, f" {letter} ", 0, 15)
        after = ega.text(after + 1, row, word, 15) + 3


def _thinking_row(ega: Ega, theme: Theme, view: PlayView, thinking: Thinking) -> None:
    row = look.MESSAGE_ROW
    ega.text(look.MESSAGE_AT, row, f"{view.state.to_move.upper()} THINKS", 15)
    last = look.SIGN_CELLS - 1
    there = thinking.step % (2 * last)
    forth = there <= last
    note = there if forth else 2 * last - there
    tail = {note - k if forth else note + k: k for k in (1, 2, 3)}
    for cell in range(look.SIGN_CELLS):
        at = look.SIGN_AT + cell
        if cell == note:
            ega.text(at, row, "\u266a", theme.note)
        elif cell in tail:
            step = tail[cell]
            ega.text(at, row, "\u2022" if step < 3 else "\u00b7", theme.note_tail[step - 1])
        else:
            ega.text(at, row, "\u00b7", theme.track)
    if thinking.best:
        piece, down, across, gain = thinking.best
        ega.text(look.SO_FAR_AT, row, "SO FAR", theme.dim)
        after = ega.text(look.SO_FAR_AT + 7, row, f"{piece} AT {down},{across}", 15)
        ega.text(after + 2, row, f"+{gain}", theme.now)
    at = look.LAST_COLUMN - len("ESC MOVE NOW   ! DRAW") + 1
    for key_name, word in (("ESC", "MOVE NOW"), ("!", "DRAW")):
        after = ega.text(at, row, key_name, theme.now)
        at = ega.text(after + 1, row, word, theme.dim) + 3


def _legend(ega: Ega, theme: Theme, view: PlayView) -> None:
    desk = view.desk
    dead = {5, 8, 9} if desk.mono else set()
    dead |= {1: {6}, 9: {7}}.get(desk.level, set())
    for place, label in enumerate(legend_labels(desk, view.keeps)):
        row = look.LEGEND_ROWS[place // 5]
        first, cells, key_cells = look.LEGEND[place % 5]
        ega.text(first, row, f"F{place + 1}".rjust(key_cells), 8 if place in dead else 15)
        paper = 0 if place in dead else theme.button
        if place == 0 and view.quitting:
            paper = theme.now
        ega.cells(first + key_cells, row, cells - key_cells, 1, paper)
        ega.text(first + key_cells + 1, row, label, 8 if place in dead else theme.button_ink)


def _status(ega: Ega, theme: Theme, view: PlayView) -> None:
    thinking, over = view.thinking is not None, view.state.over
    for column, key_name, word, action in look.STATUS:
        asleep = over or (thinking and action in ("offer", "resign"))
        after = ega.text(column, look.STATUS_ROW, key_name, 8 if asleep else theme.caption)
        bright = thinking and not asleep
        ega.text(after + 1, look.STATUS_ROW, word, 8 if asleep else 15 if bright else theme.dim)
    ega.text_to(look.LAST_COLUMN, look.STATUS_ROW, speed_text(view.desk), theme.speed)
