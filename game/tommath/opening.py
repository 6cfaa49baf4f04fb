"""How the start screen is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pygame

from game.tommath import look
from game.tommath.board import tile
from game.tommath.desk import Desk
from game.tommath.ega import DOUBLE, SINGLE, Ega
from game.tommath.look import COLOUR, MONO, Theme
from game.tommath.panels import key
from game.tommath.playing import question_buttons
from game.tommath.view import Message


@dataclass(frozen=True)
class OpeningView:
    """The start screen: the game point as typed, whether its field has the cursor, a kept game's length."""

    desk: Desk
    point: str
    typing: bool
    fled_at: int | None
    joke: int
    message: Message | None = None
    mouse: bool = True


def draw(ega: Ega, view: OpeningView) -> None:
    """The whole start screen."""
    mono = view.desk.mono
    theme = MONO if mono else COLOUR
    ega.fill((0, 0, *look.SIZE), 0)
    ega.cells(0, look.DIVIDER_ROW, look.COLUMNS, 25 - look.DIVIDER_ROW, theme.panel)
    ega.frame((0, 0, look.COLUMNS, 25), DOUBLE, theme.frame)
    line = "\u2560" + "\u2550" * (look.COLUMNS - 2) + "\u2563"
    ega.text(0, look.DIVIDER_ROW, line, theme.frame)
    _in_line(ega, 0, look.START_HEAD, theme.caption, 0)
    divider = look.DIVIDER if view.mouse else look.TYPED_DIVIDER
    _in_line(ega, look.DIVIDER_ROW, divider, theme.caption, theme.panel)
    _in_line(ega, 24, look.START_FOOT, theme.dim, theme.panel)
    _logo(ega, mono)
    _ornaments(ega, view)
    for row, joke, ink in zip(look.JOKE_ROWS, look.JOKES[view.joke], (15, theme.arithmetic), strict=True):
        ega.text((look.COLUMNS - len(joke)) // 2, row, joke, ink)
    for mode in (1, 2):
        _choice(ega, theme, mode, view.desk.mode == mode)
    _game_point(ega, theme, view)
    x, y, wide, high = look.START_BUTTON
    ega.rounded((x, y, wide, high), 0)
    ega.rounded((x, y, wide - 2, high - 2), 15)
    ega.rounded((x + 2, y + 2, wide - 4, high - 4), theme.now)
    width = len(look.START_TEXT) * look.CELL[0]
    ega.write(x + (wide - width) // 2, y + 6, look.START_TEXT, 0)
    _foot(ega, theme, view)


def _in_line(ega: Ega, row: int, text: str, ink: int, paper: int) -> None:
    text = f" {text} "
    ega.text((look.COLUMNS - len(text)) // 2, row, text, ink, paper)


def _logo(ega: Ega, mono: bool) -> None:
    logo, at = _drawn_logo(mono)
    ega.surface.blit(logo, at)


@cache
def _drawn_logo(mono: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """The logo and its place: thousands of dots, far too many to be set anew for each picture."""
    whole = pygame.Surface(look.SIZE, pygame.SRCALPHA, 32)
    _draw_logo(Ega(whole), mono)
    inked = whole.get_bounding_rect()
    return whole.subsurface(inked).copy(), inked.topleft


def _draw_logo(ega: Ega, mono: bool) -> None:
    shape = _logo_pixels()
    left, top = look.LOGO_AT
    wide, high = look.LOGO_PIXEL
    for k in range(look.LOGO_SHADOW, 0, -1):
        for x, y in shape:
            ega.fill((left + x * wide + k, top + y * high + 5 * k // 7, wide, high), 8 if mono else 1)
    for x, y in shape:
        for down in range(high):
            i = y * high + down
            for across in range(wide):
                j = x * wide + across
                colour = _band(i, j) if not mono else 15
                ega.fill((left + j, top + i, 1, 1), colour)


def _logo_pixels() -> list[tuple[int, int]]:
    """The lit logo pixels (x, y) of the two words."""
    pixels, x = [], 0
    for letter in "MATH TOOTER":
        if letter == " ":
            x += 2
            continue
        width, rows = look.LOGO[letter]
        for y, bits in enumerate(rows.split()):
            value = int(bits, 16)
            pixels += [(x + k, y) for k in range(width) if value >> (width - 1 - k) & 1]
        x += width + 1
    return pixels


def _band(i: int, j: int) -> int:
    """The colour of the logo's row i, column j: five bands, dithered into one another."""
    band, fraction = divmod(i / look.LOGO_BAND_ROWS, 1)
    threshold = look.LOGO_DITHER[i % 2][j // 2 % 2]
    place = int(band) + (fraction > threshold)
    return look.LOGO_BANDS[min(place, len(look.LOGO_BANDS) - 1)]


def _ornaments(ega: Ega, view: OpeningView) -> None:
    left, top = look.START_TILE_AT
    desk = view.desk
    for place, piece in enumerate(look.START_TILES):
        side = look.START_TILE_SIDES[place]
        x = left + look.START_TILE_PITCH * place
        tile(ega, x, top, piece, side, desk)
        if side == "black" and not (desk.mono or desk.shapes):
            ega.fill((x + 5, top + 25, 28, 1), 8)  # black on black: give it its lower edges
            ega.fill((x + 35, top + 5, 1, 18), 8)
    for note, x, y, colour in look.START_NOTES:
        ega.write(x, y, note, 7 if desk.mono else colour)


def _choice(ega: Ega, theme: Theme, mode: int, chosen: bool) -> None:
    at = look.CHOICES[mode]
    column, row, columns, rows = at
    paper = (0 if theme is MONO else 3) if chosen else theme.panel
    ega.frame(at, DOUBLE if chosen else SINGLE, theme.now if chosen else theme.frame, paper)
    dx, y, wide, high = look.CHOICE_KEY
    x = (column + dx) * look.CELL[0]
    key(ega, theme, (x, y, wide, high), 2, chosen)
    ega.big(x + 13 + chosen, y + 7 + chosen, str(mode), 0 if chosen else theme.key_digit)
    title, *lines = look.CHOICE_TEXT[mode]
    ega.text(column + look.CHOICE_TEXT_AT, row + 1, title, 15 if chosen else theme.caption)
    for down, line in enumerate(lines, 2):
        ink = (15 if theme is MONO else 0) if chosen else theme.dim
        ega.text(column + look.CHOICE_TEXT_AT, row + down, line, ink)


def _game_point(ega: Ega, theme: Theme, view: OpeningView) -> None:
    column, row = look.POINT_LABEL_AT
    ega.text(column, row, "GAME POINT", theme.caption)
    ega.text(column, row + 1, "100 to 999", theme.dim)
    for rect, arrow in zip(look.POINT_BUTTONS, "\u25c4\u25ba", strict=True):
        key(ega, theme, (rect[0], rect[1] - 1, rect[2], rect[3] + 2), 2, False)
        ega.write(rect[0] + 12, rect[1] + 6, arrow, theme.key_digit)
    ega.fill(look.POINT_FIELD, 0)
    x, y, wide, _ = look.POINT_FIELD
    ega.fill((x, y, wide, 1), 8)
    x, y, pitch = look.POINT_DIGIT_AT
    for place, digit in enumerate(view.point):
        ega.big(x + pitch * place, y, digit, theme.now)
    if view.typing and len(view.point) < look.POINT_DIGITS:
        ega.fill((x + pitch * len(view.point), y + 15, 12, 3), 15)


def _foot(ega: Ega, theme: Theme, view: OpeningView) -> None:
    row = look.CARRY_ROW
    if view.message is not None:
        ega.cells(1, row, look.COLUMNS - 2, 1, theme.alarm if view.message.kind != "news" else theme.panel)
        ega.text(look.START_KEYS[0][0], row, view.message.text, 15)
        if view.message.kind == "question":
            question_buttons(ega, row, view.message)
        return
    for column, name, word in carry_keys(view):
        after = ega.text(column, row if name != "P" else look.OPTIONS_ROW, name, theme.caption)
        ega.text(after + 1, row if name != "P" else look.OPTIONS_ROW, word, theme.dim)


def carry_keys(view: OpeningView) -> list[tuple[int, str, str]]:
    """The keys named at the foot: column, key, what it does."""
    pieces = (
        "One shape for both sides' pieces" if view.desk.shapes else "Two shapes for the two sides' pieces"
    )
    keys = [(4, "P", pieces), (53, "F5", "Instructions"), (71, "F1", "Quit")]
    if view.fled_at is not None:
        keys.append((4, "C", f"Carry on with the game you fled at move {view.fled_at}"))
    return keys
