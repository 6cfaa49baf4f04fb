"""How the booklet's pages are set: words, boards with the real ways of probes, parts of the machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.gravity import art, lcd, look, paper, pencil, rules
from game.gravity.blocks import (
    FIGURE_SIZE,
    Block,
    Board,
    Contents,
    Display,
    Figure,
    Heading,
    Pad,
    Page,
    Para,
    Rule,
    Signs,
    Table,
    Thing,
)
from game.gravity.booklet import PAGES, SUBTITLE
from game.gravity.layers import Area, Item, box, piece, whole
from game.gravity.look import Grid
from game.gravity.sheet import Stroke
from game.gravity.view import Lcd
from game.shell.text import face


class Link(NamedTuple):
    """A place that leads to a page, numbered from 1."""

    area: Area
    number: int


class Set(NamedTuple):
    """What a page or a part of one looks like, and where the next part begins."""

    items: list[Item]
    below: int
    links: tuple[Link, ...] = ()


def page(number: int) -> Set:
    """Page `number`, from 1, at its place: odd ones are left."""
    what = PAGES[number - 1]
    left = look.PAGE_LEFTS[(number - 1) % 2]
    items, below, _ = _title(what, left)
    links: tuple[Link, ...] = ()
    for block in what.blocks:
        part = _block(block, left, below, look.PAGE_WIDTH)
        items += part.items
        below, links = part.below, links + part.links
    return Set(items + _foot(number, left), below, links)


def _title(what: Page, left: int) -> Set:
    if what.kind == "cover":
        middle = left + look.PAGE_WIDTH // 2
        items = _printed(
            look.BOOK_TITLE_FACE, middle, look.COVER_TITLE_BASELINE, what.title, look.COVER_TRACK
        )
        items += _printed(look.BOOK_FACE, middle, look.COVER_SUBTITLE_BASELINE, SUBTITLE)
        return Set(items, look.COVER_BODY_TOP)
    if not what.title:
        return Set([], look.BODY_TOP)
    font = face(look.BOOK_TITLE_FACE)
    items = paper.text(font, left, look.TITLE_BASELINE, what.title, colour=look.BOOK_HEADING)
    y, high = look.TITLE_RULE
    return Set([*items, box((left, y, look.PAGE_WIDTH, high), look.BOOK_HEADING)], look.BODY_TOP)


def _printed(name: str, middle: int, baseline: int, words: str, track: int = 0) -> list[Item]:
    return paper.text(face(name), middle, baseline, words, track, "middle", look.BOOK_HEADING)


def _foot(number: int, left: int) -> list[Item]:
    """The page's number, and a sign where the booklet goes on."""
    middle = left + look.PAGE_WIDTH // 2
    items = paper.text(face(look.BOOK_FACE), middle, look.NUMBER_BASELINE, str(number), anchor="middle")
    bold = face(look.BOOK_BOLD_FACE)
    is_left = number % 2 == 1
    if (is_left and number > 1) or (not is_left and number < len(PAGES)):
        x = middle + (-look.TURN_OUT if is_left else look.TURN_OUT)
        words = "\u00ab" if is_left else "\u00bb"
        items += paper.text(bold, x, look.NUMBER_BASELINE, words, anchor="middle", colour=look.BOOK_HEADING)
    return items


def _block(block: Block, left: int, top: int, room: int) -> Set:
    match block:
        case Para() | Rule():
            return _words(block.text, left, top, room)
        case Heading():
            return _heading(block.text, left, top)
        case Figure():
            return _figure(block, left, top)
        case Display():
            return _display(block, left, top)
        case Table():
            return _table(block, left, top)
        case Pad():
            return _pad(block, left, top)
        case Thing():
            return _thing(block, left, top)
        case Signs():
            return _signs(block, left, top)
        case Contents():
            return _contents(left, top)


def _words(text: str, left: int, top: int, room: int) -> Set:
    font = face(look.BOOK_FACE)
    items: list[Item] = []
    for line in font.wrap(text, room):
        items += paper.text(font, left, top + look.BOOK_ASCENT, line, colour=look.BOOK_INK)
        top += look.BOOK_LINE
    return Set(items, top + look.BOOK_GAP)


def _heading(text: str, left: int, top: int) -> Set:
    top += look.HEADING_GAP
    font = face(look.BOOK_HEADING_FACE)
    items = paper.text(font, left, top + look.BOOK_ASCENT, text, colour=look.BOOK_HEADING)
    return Set(items, top + look.BOOK_LINE)


def _figure(figure: Figure, left: int, top: int) -> Set:
    side = FIGURE_SIZE * look.FIGURE_CELL
    x = left + look.PAGE_WIDTH - side - look.FIGURE_REACH
    words = _column(figure.heading, figure.words, left, top, x - look.FIGURE_REACH - look.FIGURE_GAP - left)
    lane = look.NUMBERED_LANE if figure.board.numbered else look.FIGURE_LANE
    grid = Grid(FIGURE_SIZE, look.FIGURE_CELL, x, top + look.FIGURE_REACH, lane)
    return Set(words.items + board(figure.board, grid), max(words.below, top + look.FIGURE_PITCH))


def _column(heading: str, words: Sequence[Para | Rule], left: int, top: int, room: int) -> Set:
    """A heading, where there is one, and words in a narrow column."""
    items, below, _ = _heading(heading, left, top) if heading else Set([], top)
    for sentence in words:
        part = _words(sentence.text, left, below, room)
        items, below = items + part.items, part.below
    return Set(items, below)


def board(picture: Board, grid: Grid) -> list[Item]:
    """A board with its stars, and the ways that the rules of ATTRACT give to its probes."""
    items = paper.board(grid, picture.numbered)
    for edge, cell in picture.ports:
        way = rules.path(grid.size, picture.stars, False, edge, cell)
        goes_back = len(way) > 1 and way == way[::-1]
        items += pencil.there_and_back(grid, way) if goes_back else pencil.line(grid, Stroke(way))
    return items + [pencil.mark("star", grid, cell) for cell in picture.stars]


def _thing(thing: Thing, left: int, top: int) -> Set:
    sprite = art.sprite(thing.sprite)
    wide, high = sprite.get_size()
    words = _column(thing.heading, thing.words, left, top, look.PAGE_WIDTH - wide - look.FIGURE_GAP)
    at = (left + look.PAGE_WIDTH - wide, top + look.HEADING_GAP)
    below = max(words.below, at[1] + high + look.BOOK_GAP)
    return Set([*words.items, whole(sprite, at)], below)


def _display(display: Display, left: int, top: int) -> Set:
    wide, high = look.DISPLAY_FRAME[2:]
    at = (left + (look.PAGE_WIDTH - wide) // 2, top)
    moved = (at[0] - look.DISPLAY_FRAME[0], at[1] - look.DISPLAY_FRAME[1])
    items = [piece(art.sprite("desk"), at, look.DISPLAY_FRAME)]
    for area, source, part in lcd.items(Lcd(display.lines, display.cursor)):
        items.append(Item((area[0] + moved[0], area[1] + moved[1], *area[2:]), source, part))
    return Set(items, top + high + look.BOOK_GAP + look.HEADING_GAP)


def _table(table: Table, left: int, top: int) -> Set:
    items: list[Item] = []
    bold = face(look.BOOK_BOLD_FACE)
    indent = look.TABLE_INDENT
    for name, meaning in table.rows:
        items += paper.text(bold, left, top + look.BOOK_ASCENT, name, colour=look.BOOK_HEADING)
        words = _words(meaning, left + indent, top, look.PAGE_WIDTH - indent)
        items, top = items + words.items, words.below - look.BOOK_GAP
    return Set(items, top + look.BOOK_GAP)


def _pad(pad: Pad, left: int, top: int) -> Set:
    wide, high = look.PAD[2:]
    items = [piece(art.sprite("desk"), (left + look.PAGE_WIDTH - wide, top), look.PAD)]
    words = _column("", pad.words, left, top, look.PAGE_WIDTH - wide - look.FIGURE_GAP)
    return Set(items + words.items, max(words.below, top + high + look.BOOK_GAP))


def _signs(signs: Signs, left: int, top: int) -> Set:
    items: list[Item] = []
    for names, meaning in signs.rows:
        middle = top + look.SIGN_LINE // 2
        items += _sign_row(names, left + look.SIGN_STEP, middle)
        baseline = middle + look.SIGN_RISE
        font = face(look.BOOK_FACE)
        items += paper.text(font, left + look.SIGN_INDENT, baseline, meaning, colour=look.BOOK_INK)
        top += look.SIGN_LINE
    return Set(items, top + look.BOOK_GAP)


def _sign_row(names: Sequence[str], x: int, y: int) -> list[Item]:
    """Signs of the pencil beside each other; a star and its ring or cross share a place; digits are old."""
    items = []
    for i, name in enumerate(names):
        right = 0 if name.startswith(("ring", "strike")) else i * look.SIGN_STEP
        if name in art.pencil_signs():
            items.append(art.sign(name, x + right, y))
        else:
            items += art.writing(x + right, y + look.PLAIN_DROP, name, look.TINY_WRITING, look.OLD_ALPHA)
    return items


def _contents(left: int, top: int) -> Set:
    font = face(look.BOOK_FACE)
    right = left + look.PAGE_WIDTH
    items: list[Item] = []
    links = []
    for number, what in enumerate(PAGES, 1):
        if what.kind == "cover" or not what.title:
            continue
        baseline = top + look.BOOK_ASCENT
        items += paper.text(font, left, baseline, what.title, colour=look.BOOK_INK)
        for x in range(
            right - look.CONTENTS_END,
            left + font.width(what.title) + look.CONTENTS_DOTS,
            -look.CONTENTS_DOTS,
        ):
            items += paper.text(font, x, baseline, ".", colour=look.BOOK_INK)
        items += paper.text(font, right, baseline, str(number), anchor="right", colour=look.BOOK_INK)
        links.append(Link((left, top, look.PAGE_WIDTH, look.CONTENTS_LINE), number))
        top += look.CONTENTS_LINE
    return Set(items, top + look.BOOK_GAP, tuple(links))
