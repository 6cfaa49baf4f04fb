"""The picture of Gravity: what is drawn, what is drawn again, what lies under a point, and how it looks."""

from __future__ import annotations

import random
import string
import weakref
from itertools import pairwise
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.gravity import art, fanfold, lcd, look, pencil, slip
from game.gravity.layers import box, changes
from game.gravity.picture import Picture, hit, miniature
from game.gravity.printing import blank_page
from game.gravity.rules import State, from_stars, new
from game.gravity.sheet import TOOLS, Hit, Sheet, Stroke
from game.gravity.view import FILLED, HOLLOW, CursorStyle, Lcd, Notes, Point, Print, Probe, View, notes
from tests import golden
from tests.gravity.boards import FIGURE, every_port

F, H = FILLED, HOLLOW
BLANK = " " * 16
TOP_MENU = Lcd(("GRAVITY OFF     ", BLANK), (0, 0))
IDLE = Lcd((f"{H}{H}{H}          {F}{F}{F}",) * 2)
ROUND = Stroke(((0, 3), (0, 2), (0, 1), (0, 0), *((column, 0) for column in range(1, 10)), (9, 1)))


def played(size: int, stars: frozenset[tuple[int, int]], moves: list[str], repulse: bool = False) -> State:
    state = from_stars(size, stars, repulse)
    for move in moves:
        state = state.play(move)
    return state


def painted(view: View) -> pygame.Surface:
    surface = pygame.Surface(look.SIZE)
    Picture().draw(surface, view)
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


# -- drawing again --


SIZES = (1, 2, 8, 9, 16)
KEYS = [legend for row in look.KEYS for legend in row]
texts = st.text(
    st.sampled_from(string.ascii_letters + string.digits + " :?\\~" + F + H), min_size=16, max_size=16
)


@st.composite
def displays(draw: st.DrawFn) -> Lcd:
    cursor = st.none() | st.tuples(st.integers(0, 15), st.integers(0, 1))
    styles: tuple[CursorStyle, ...] = ("block", "steady")
    return Lcd((draw(texts), draw(texts)), draw(cursor), draw(st.sampled_from(styles)), draw(st.booleans()))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    size = draw(st.sampled_from(SIZES))
    pick = draw(st.randoms(use_true_random=False))
    sheet = Sheet.new(size)
    for _ in range(pick.randint(0, 6)):
        sheet = sheet.mark((pick.randint(1, size), pick.randint(1, size)))
    for _ in range(pick.randint(0, 3)):
        points = [(pick.randint(0, size + 1), pick.randint(0, size + 1))]
        for _ in range(pick.randint(1, 20)):
            x, y = points[-1]
            dx, dy = pick.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
            if 0 <= x + dx <= size + 1 and 0 <= y + dy <= size + 1:
                points.append((x + dx, y + dy))
        if len(points) > 1:
            sheet = sheet.draw(tuple(points))
    for _ in range(pick.randint(0, 2)):
        sheet = sheet.rub((pick.randint(0, size + 1), pick.randint(0, size + 1)))
    return sheet


@st.composite
def games(draw: st.DrawFn, size: int) -> Notes:
    pick = draw(st.randoms(use_true_random=False))
    cells = [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]
    state = from_stars(size, frozenset(pick.sample(cells, min(4, len(cells)))), pick.random() < 0.3)
    for _ in range(pick.choice((0, 3, 12, 40, 130))):
        if not state.over:
            cell, shot = pick.randint(1, size), pick.random() < 0.06
            where = f"shot {pick.randint(1, size)}" if shot else f"launch {pick.choice((2, 4, 6, 8))}"
            state = state.play(f"{where} {cell}")
    seed = "".join(pick.choice(string.printable[:95]) for _ in range(8))
    return notes(seed, 4, state)


@st.composite
def views(draw: st.DrawFn) -> View:
    sheet = draw(sheets())
    lines = tuple(draw(st.sampled_from(("", "a line", "x" * 60))) for _ in range(9))
    return View(
        draw(displays()),
        sheet,
        draw(games(sheet.size)),
        frozenset(draw(st.lists(st.sampled_from(KEYS), max_size=3))),
        draw(st.booleans()),
        draw(st.sampled_from((None, *TOOLS))),
        draw(st.none() | st.tuples(st.integers(-5, 1290), st.integers(-5, 970))),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.none() | st.builds(Print, st.just(lines), st.integers(0, 9))),
    )


@settings(max_examples=25)
@given(st.lists(views(), min_size=2, max_size=4), st.data())
def test_drawing_what_changed_is_drawing_all(seen: list[View], data: st.DataObject) -> None:
    parts = ("lcd", "pressed", "link", "hand", "pointer", "slip", "asking", "paper")
    for before, after in pairwise(seen[:]):
        some = data.draw(st.sets(st.sampled_from(parts), max_size=3))
        seen.append(before._replace(**{name: getattr(after, name) for name in some}))
    surface, picture = pygame.Surface(look.SIZE), Picture()
    assert picture.draw(surface, seen[0]) is None
    for view in seen[1:]:
        before_all = surface.copy()
        changed = picture.draw(surface, view)
        assert changed is not None
        assert pixels(surface) == pixels(painted(view))
        for both in (before_all, now := surface.copy()):
            both.fill((0, 0, 0), changed)
        assert pixels(before_all) == pixels(now)


def test_two_of_the_same_are_more_than_one() -> None:
    one, other = box((5, 5, 10, 10), (1, 2, 3)), box((90, 5, 10, 10), (1, 2, 3))
    assert changes([one, one], [one]) == changes([one], [one, one]) == [pygame.Rect(one.area)]
    assert changes([one, other], [one, other]) == []
    assert changes([one, other], [other]) == [pygame.Rect(one.area)]


def test_the_same_view_changes_nothing_and_another_surface_gets_all() -> None:
    view = View(TOP_MENU, Sheet.new())
    picture, surface = Picture(), pygame.Surface(look.SIZE)
    assert picture.draw(surface, view) is None
    assert picture.draw(surface, view._replace()) == pygame.Rect(0, 0, 0, 0)
    other = pygame.Surface(look.SIZE)
    assert picture.draw(other, view) is None
    assert pixels(surface) == pixels(other)


def test_a_key_a_cursor_and_a_mark_are_small_changes() -> None:
    view = View(TOP_MENU, Sheet.new())
    picture, surface = Picture(), pygame.Surface(look.SIZE)
    picture.draw(surface, view)
    blinked = picture.draw(surface, view._replace(lcd=TOP_MENU._replace(blink_on=True)))
    assert blinked and look.LCD_CELL[0] >= blinked.width and look.LCD_CELL[1] >= blinked.height
    view = view._replace(lcd=TOP_MENU._replace(blink_on=True), pressed=frozenset({"EXE"}))
    assert picture.draw(surface, view) == pygame.Rect(look.KEY_BLITS["EXE"])
    marked = picture.draw(surface, view._replace(sheet=view.sheet.mark((8, 8))))
    assert marked and max(marked.size) < look.grid(8).cell


def test_the_surface_is_not_kept_alive() -> None:
    picture, surface = Picture(), pygame.Surface(look.SIZE)
    picture.draw(surface, View(TOP_MENU, Sheet.new()))
    seen = weakref.ref(surface)
    del surface
    assert seen() is None


# -- the display --


def test_every_character_that_can_come_has_its_dots() -> None:
    for code in range(32, 127):
        assert (chr(code) == " ") == (not any(lcd.dots(chr(code))))
    assert lcd.dots(F) == lcd.BLOCK
    assert lcd.dots(H) == (31, 17, 17, 17, 17, 17, 17, 31)
    assert lcd.dots("\\") == lcd.dots("\u00a5") and lcd.dots("~") == lcd.dots("\u2192")
    assert lcd.dots("T") == (31, 4, 4, 4, 4, 4, 4, 0)
    with pytest.raises(ValueError):
        lcd.dots("\u20ac")


def test_the_cursor_is_an_underline_and_a_block_while_it_blinks() -> None:
    shown = Lcd(("T" * 16, BLANK), (3, 0), "block", blink_on=False)
    assert lcd.shown(shown, 2, 0) == lcd.dots("T")
    assert lcd.shown(shown, 3, 0) == (*lcd.dots("T")[:7], 31)
    assert lcd.shown(shown._replace(blink_on=True), 3, 0) == lcd.BLOCK
    assert lcd.shown(shown._replace(style="steady", blink_on=True), 3, 0) == (*lcd.dots("T")[:7], 31)


def test_each_dot_stands_in_its_place() -> None:
    """A lit dot is dark, an unlit one is not, and glass and shadow leave no dot out."""
    dark, light = (
        painted(View(Lcd((F * 16, F * 16)), Sheet.new())),
        painted(View(Lcd((BLANK, BLANK)), Sheet.new())),
    )
    x0, y0 = look.LCD_DOTS
    for line in range(2):
        for column in range(16):
            for k in range(5):
                for r in range(8):
                    at = (x0 + 24 * column + 4 * k + 1, y0 + 36 * line + 4 * r + 1)
                    assert dark.get_at(at)[1] < 70 < 100 < light.get_at(at)[1]


def test_the_shelf_shows_the_same_dots_in_both_sizes() -> None:
    for size, form in look.MINIATURES.items():
        picture = miniature(TOP_MENU, size)
        assert picture.get_size() == size
        for line in range(2):
            for column in range(16):
                for r, row in enumerate(lcd.shown(TOP_MENU, column, line)):
                    for k in range(5):
                        x = form.margin[0] + form.dot * (6 * column + k)
                        y = form.margin[1] + form.dot * (9 * line + r)
                        assert (picture.get_at((x, y))[1] < 60) == bool(row >> (4 - k) & 1)


# -- the sheet --


def test_nothing_is_noted_while_the_slip_is_off() -> None:
    noted = notes("STANDARD", 5, new("STANDARD", 8, 5).play("launch 4 3").play("shot 4 1").play("shot 8 8"))
    off = View(IDLE, Sheet.new(), noted, slip=False)
    assert pixels(painted(off)) == pixels(painted(off._replace(notes=Notes())))
    assert pixels(painted(off._replace(slip=True))) != pixels(painted(off._replace(slip=True, notes=Notes())))


def test_probes_are_numbered_as_they_are_paid() -> None:
    moves = ["launch 4 3", "launch 6 1", "launch 4 3", "launch 4 6", "shot 8 8", "launch 4 6", "shot 4 1"]
    noted = notes("STANDARD", 5, played(8, FIGURE, [*moves, "launch 4 3", "launch 2 3"]))
    assert noted.probes == (
        Probe(1, (4, 3), (6, 1), old=True),
        Probe(2, (4, 6), None, old=True),
        Probe(3, (4, 3), (2, 3)),
    )
    assert (noted.launches, noted.misses, noted.score) == (3, 1, 8)
    assert noted.found == {(1, 4)}
    assert noted.missed == {(8, 8)}
    assert noted.ids == {1, 2, 3, (1, 4), (8, 8)}


def test_a_rubbed_note_and_a_found_star_marked_by_hand_are_not_drawn_twice() -> None:
    noted = notes("STANDARD", 5, played(8, FIGURE, ["launch 4 3", "shot 4 1", "shot 8 8"]))
    rubbed = Sheet.new(8).clear(noted.ids)
    bare = noted._replace(probes=(), found=frozenset(), missed=frozenset())
    assert pixels(painted(View(IDLE, rubbed, noted))) == pixels(painted(View(IDLE, Sheet.new(8), bare)))
    drawn = slip.notes(Sheet.new(8).mark((1, 4)), noted)
    assert art.sign("star:8", *look.grid(8).middle((1, 4))) not in drawn


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_shot_that_missed_where_a_star_is_drawn_crosses_it_out(by_hand: bool) -> None:
    moves = ["shot 8 8"] if by_hand else ["shot 4 1", "shot 4 1"]
    cell = (8, 8) if by_hand else (1, 4)
    noted = notes("STANDARD", 5, played(8, FIGURE, moves))
    sheet = Sheet.new(8).mark((8, 8))
    grid = look.grid(8)
    drawn = slip.notes(sheet, noted)
    assert pencil.mark("strike", grid, cell) in drawn
    assert pencil.mark("miss", grid, cell) not in drawn
    strike, star = (pencil.mark(name, grid, cell).area for name in ("strike", "star"))
    assert all(wide > 1.3 * narrow for wide, narrow in zip(strike[2:], star[2:], strict=True))
    assert grid.cell >= max(strike[2:])


def test_every_sign_the_notes_may_need_can_be_written() -> None:
    signs = art.pencil_signs()
    assert all(f"{look.WRITING}:{chr(code)}" in signs for code in range(33, 127))
    assert all(f"{size}:{digit}" in signs for size in (15, 12) for digit in string.digits)
    for n in range(4, 17):
        assert {f"star:{n}", f"dot:{n}", f"ring:{n}", f"miss:{n}", f"strike:{n}"} <= signs.keys()
    assert all(f"circle:{n}" in signs for n in range(1, look.MOST_CIRCLED + 1))


def test_lines_turn_round_where_there_is_room() -> None:
    def corners(size: int) -> list[str]:
        items = pencil.line(look.grid(size), Stroke(((1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3))))
        names = {stroke.part: name for name, stroke in art.pencil_signs().items()}
        return [
            name for item in items if item.part and (name := names.get(item.part, "")).startswith("corner")
        ]

    assert corners(8) == ["corner:se", "corner:nw", "corner:se", "corner:nw"]
    assert corners(16) == []


# -- what can be touched --


def under(pos: Point, size: int = 8, **changes: Any) -> Hit:
    view = View(TOP_MENU, Sheet.new(size))
    return hit(pos, view._replace(**changes))


def test_every_key_can_be_hit_everywhere_on_its_place() -> None:
    assert len(look.KEY_HITS) == 36
    for legend, (x, y, wide, high) in look.KEY_HITS.items():
        if legend != "ON/CLEAR":
            assert pygame.Rect(x, y, wide, high).contains(look.KEY_BLITS[legend])
        for pos in ((x, y), (x + wide - 1, y), (x, y + high - 1), (x + wide - 1, y + high - 1)):
            assert under(pos) == Hit("key", legend)


@pytest.mark.parametrize("size", range(1, 17))
def test_every_cell_edge_number_and_lane_square_can_be_hit(size: int) -> None:
    grid = look.grid(size)
    for column in range(1, size + 1):
        for row in range(1, size + 1):
            x, y = (int(v) for v in grid.middle((column, row)))
            assert under((x, y), size) == Hit("cell", point=(column, row))
            half = (grid.cell - 1) // 2
            corner = under((x - half, y + half), size)
            assert corner.point == (column, row) and not corner.firm
    for edge, number in every_port(size):
        x, y = (int(v) for v in grid.middle((number, number)))
        x = {4: grid.x, 6: grid.x + grid.side - 1}.get(edge, x)
        y = {8: grid.y, 2: grid.y + grid.side - 1}.get(edge, y)
        dx, dy = {4: (-1, 0), 6: (1, 0), 8: (0, -1), 2: (0, 1)}[edge]
        point = {4: (0, number), 6: (size + 1, number), 8: (number, size + 1), 2: (number, 0)}[edge]
        for out, kind in ((1, "edge"), (20, "edge"), (44, "lane"), (75, "tag")):
            there = under((x + out * dx, y + out * dy), size)
            assert (there.kind, there.port, there.point) == (kind, (edge, number), point)
    assert under((grid.x - 44, grid.y - 44), size) == Hit("lane", point=(0, size + 1))


def test_the_things_on_the_desk_can_be_hit() -> None:
    for tool, (x, y, wide, high) in look.TOOL_HITS.items():
        assert under((x + wide // 2, y + high // 2)) == Hit("tool", tool)
    assert under((1180, 106)).kind == "slip"
    assert under((264, 90)).kind == "slot"
    assert under((470, 40)).kind == "booklet"
    assert under((620, 190)).kind == "sheet"
    assert under((530, 600)).kind == "desk"
    assert under((0, 0)).kind == under((1279, 959)).kind == "desk"


def test_the_question_and_the_paper_lie_above_the_rest() -> None:
    yes, no = ((x + 5, y + 5) for x, y, _, _ in look.ANSWERS.values())
    noted = notes("STANDARD", 5, new("STANDARD", 8, 5).play("launch 4 3"))
    assert under(yes, asking=True, notes=noted) == Hit("answer", "yes", notes=frozenset({1}))
    assert under(no, asking=True).name == "no"
    assert under(yes).kind == "cell"
    paper = Print(("line",) * 20, 4)
    assert under((900, 700), paper=paper) == under((900, 900), paper=paper) == Hit("paper")
    assert under((900, 500), paper=paper).kind == "cell"


def test_notes_are_hit_where_they_stand() -> None:
    noted = notes("STANDARD", 5, played(8, FIGURE, ["launch 4 3", "shot 4 1", "shot 8 8"]))
    grid = look.grid(8)
    y = int(grid.middle((1, 3))[1])
    assert under((look.TAG_LEFT, y), notes=noted).notes == {(1, 4, 3)}
    assert under((look.TAG_LEFT, y), notes=noted, slip=False).notes == frozenset()
    assert under((look.TAG_LEFT, y + grid.cell), notes=noted).notes == frozenset()
    star = (int(grid.middle((1, 4))[0]), int(grid.middle((1, 4))[1]))
    assert under(star, notes=noted).notes == {(1, 4)}
    assert under(star, notes=noted, slip=False).notes == frozenset()


def test_areas_lead_to_what_is_hit() -> None:
    """The table for the input map and `hit` agree on all of the desk."""
    pick = random.Random(4)
    for _ in range(3000):
        pos = (pick.randrange(1280), pick.randrange(960))
        name = next(name for (x, y, w, h), name in look.AREAS if 0 <= pos[0] - x < w and 0 <= pos[1] - y < h)
        there = under(pos)
        if name == "sheet":
            assert there.kind in ("sheet", "cell", "edge", "lane", "tag")
        else:
            assert name in (there.name, there.kind)


# -- how it looks --


def examples() -> State:
    return played(8, FIGURE, ["launch 4 8", "launch 4 6", "launch 8 4", "launch 4 3", "launch 6 5"])


DISPLAYS = {
    "banner-idle": IDLE,
    "example-1": Lcd((f"{F}{H}{H} In  : 8  {H}{H}{F}", f"{F}{H}{H} Out : 8  {H}{H}{F}")),
    "example-2": Lcd((f"{F}{H}{H} In  : 6  {H}{H}{H}", f"{F}{H}{H} Out : 0  {H}{H}{H}")),
    "example-3": Lcd((f"{F}{F}{F} In  : 4  {H}{H}{F}", f"{H}{H}{H} Out : 7  {H}{H}{F}")),
    "example-4": Lcd((f"{F}{H}{H} In  : 3  {H}{H}{F}", f"{F}{H}{H} Out : 1  {H}{H}{F}")),
    "example-5": Lcd((f"{H}{H}{F} In  : 5  {H}{H}{H}", f"{H}{H}{F} Out : 0  {H}{H}{H}")),
    "hit": Lcd((f"{H}{H}{H} Vert: 6  {F}{F}{F}", f"{H}{H}{H} Horz: 3  {F}{F}{F}")),
    "miss": Lcd((f"{H}{H}{H} Vert: 7  {H}{H}{H}", f"{H}{H}{H} Horz: 7  {H}{H}{H}")),
    "seed": Lcd(("Seed string     ", "KQXBTRMA        "), (2, 1), "block", blink_on=True),
    "number": Lcd(("Board size : 1  ", BLANK), (14, 0), "steady"),
    "final": Lcd(("Score : 12      ", "Seed  : STANDARD")),
}


@pytest.mark.parametrize("name", DISPLAYS)
def test_the_display_looks_as_it_did(name: str) -> None:
    surface = painted(View(DISPLAYS[name], Sheet.new()))
    golden.check(surface.subsurface(look.DISPLAY_FRAME), f"gravity-lcd-{name}")


MARKED = Sheet(
    8,
    stars=frozenset({(1, 4), (5, 5)}),
    empty=frozenset({(4, 8), (6, 7)}),
    strokes=(ROUND, Stroke(((4, 9), (4, 8), (4, 7), (5, 7), (6, 7)))),
)
SIXTEEN = played(
    16,
    frozenset({(16, 8), (16, 12), (3, 3), (9, 9)}),
    ["launch 6 7", "launch 4 3", "launch 8 9", "shot 9 9", "launch 8 9", "launch 4 2", "shot 1 1"],
)
SCENES = {
    "top-menu": View(TOP_MENU, Sheet.new()),
    "examples": View(DISPLAYS["example-5"], Sheet.new(), notes("STANDARD", 5, examples()), link=True),
    "marks": View(
        DISPLAYS["miss"],
        MARKED,
        notes(
            "STANDARD",
            5,
            played(8, FIGURE, ["launch 4 3", "launch 4 8", "shot 4 1", "shot 7 7", "launch 2 1"]),
        ),
        pressed=frozenset({"EXE", "J"}),
        hand="pencil",
        pointer=(930, 640),
    ),
    "sheet-16": View(
        Lcd((f"{H}{H}{H} In  : 16 {F}{F}{F}", f"{F}{F}{F} Out : 16 {H}{H}{H}")),
        Sheet(
            16, frozenset({(2, 5)}), frozenset({(4, 16)}), (Stroke(((0, 7), (1, 7), (2, 7), (2, 8), (3, 8))),)
        ),
        notes("ORGANISE", 4, SIXTEEN),
        hand="rubber",
        pointer=(1000, 500),
    ),
    "printer": View(
        Lcd(("ATTRACT REPULSE ", BLANK), (0, 0)),
        Sheet.new(5),
        notes("STANDARD", 5, from_stars(5, frozenset({(1, 1)}))),
        link=True,
        paper=Print(blank_page("STANDARD", 5, 5), 19),
    ),
    "question": View(IDLE, MARKED, link=True, hand="sharpener", pointer=(1010, 470), slip=False, asking=True),
}


@pytest.mark.parametrize("name", SCENES)
def test_the_desk_looks_as_it_did(name: str) -> None:
    golden.check(painted(SCENES[name]), f"gravity-{name}")


@pytest.mark.parametrize("size", look.MINIATURES)
def test_the_shelf_s_display_looks_as_it_did(size: tuple[int, int]) -> None:
    golden.check(miniature(DISPLAYS["example-4"], size), f"gravity-miniature-{size[0]}")


def test_large_boards_are_printed_small() -> None:
    page = blank_page("STANDARD", 16, 5)
    paper = Print(page, len(page))
    assert fanfold.small(paper) and not fanfold.small(Print(blank_page("STANDARD", 8, 5), 0))
    golden.check(painted(View(IDLE, Sheet.new(16), link=True, paper=paper)), "gravity-printer-small")
