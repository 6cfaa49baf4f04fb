"""Window geometry: shared/reference/desktop.md section 2, and what must hold of any window."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.wimp import windows
from game.wimp.boxes import inside, meet, touch
from game.wimp.look import BAR_LINE, HIGH, SQUARE, WIDE
from game.wimp.windows import (
    Part,
    Window,
    aside,
    fetched,
    opened,
    paged,
    scrolled,
    shown,
    slid,
    slider,
    stepped,
    toggled,
    well,
)

GAME = opened(Window("game", "full", (0, 0, 800, 533), (778, 511)), (0, 0, 800, 533))
SMALL = scrolled(opened(GAME, (170, 120, 520, 360)), 64, 60)


def parts(window: Window) -> dict[Part, tuple[int, int, int, int]]:
    return dict(window.parts())


def test_full_size_game_window() -> None:
    assert GAME.is_full_size and not GAME.has_h_bar
    assert GAME.work == (1, 21, 778, 511)
    found = parts(GAME)
    assert found["back"] == (0, 0, 21, 21) and found["close"] == (20, 0, 21, 21)
    assert found["toggle"] == (779, 0, 21, 21) and found["up"] == (779, 20, 21, 21)
    assert found["down"] == (779, 492, 21, 21) and found["size"] == (779, 512, 21, 21)
    assert "left" not in found
    assert well(GAME, "v") == (780, 41, 19, 451)
    assert slider(GAME, "v") == (782, 43, 15, 447)


def test_shrunk_game_window() -> None:
    assert SMALL.has_h_bar and SMALL.work == (171, 141, 498, 318)
    found = parts(SMALL)
    assert found["left"] == (170, 459, 21, 21) and found["right"] == (649, 459, 21, 21)
    room = 360 - 82 - 4
    assert slider(SMALL, "v") == (672, 163 + room * 60 // 511, 15, room * 318 // 511)
    room = 520 - 62 - 4
    assert slider(SMALL, "h") == (193 + room * 64 // 778, 462, room * 498 // 778, 15)


def test_only_the_title_bar_is_title_and_every_line_belongs_to_what_it_is_beside() -> None:
    x, y, wide, high = SMALL.box
    for at_y in range(y + SQUARE, y + high):
        for at_x in (x, x + wide - SQUARE - 1, x + wide - SQUARE, x + wide - 1):
            assert SMALL.part_at((at_x, at_y)) != "title"
    for at_x in range(x, x + wide):
        for at_y in (y + high - SQUARE - 1, y + high - SQUARE, y + high - 1):
            assert SMALL.part_at((at_x, at_y)) != "title"
    for line in (x + wide - SQUARE, x + wide - 1):
        assert SMALL.part_at((line, y + high // 2)) == "v well"
    for line in (y + high - SQUARE, y + high - 1):
        assert SMALL.part_at((x + wide - 2 * SQUARE - 5, line)) == "h well"


def test_panels_and_boxes_have_no_bars() -> None:
    panel = opened(Window("p", "panel", (5, 5, 1, 1), (200, 40)), (5, 5, 1, 1))
    assert panel.box == (5, 5, 202, 62) and panel.work == (6, 26, 200, 40)
    assert set(parts(panel)) == {"back", "close", "title", "work"}
    box = opened(Window("b", "box", (5, 5, 1, 1), (200, 40)), (5, 5, 1, 1))
    assert set(parts(box)) == {"title", "work"}


def test_toggle_leads_to_full_size_and_back() -> None:
    full = toggled(SMALL)
    assert full.is_full_size and full.box == (0, 120 - 120, 800, 533)
    assert full.scroll == (0, 0)
    back = toggled(full)
    assert back.box == SMALL.box and back.small is None
    assert toggled(GAME) == GAME


def test_toggle_brings_a_full_size_window_back_onto_the_screen() -> None:
    for before in (GAME, toggled(SMALL)):
        dragged = opened(before, (500, 200, *before.box[2:]))
        assert dragged.is_full_size and dragged.box[0] == 500
        assert toggled(dragged) == before
    assert toggled(toggled(dragged)).box == SMALL.box


boxes = st.tuples(st.integers(-900, 900), st.integers(-900, 900), st.integers(0, 1000), st.integers(0, 1000))
extents = st.tuples(st.integers(150, 1500), st.integers(120, 1500))


@st.composite
def any_window(draw: st.DrawFn) -> Window:
    window = Window("w", "full", draw(boxes), draw(extents))
    window = opened(window, window.box)
    return scrolled(window, draw(st.integers(-50, 1500)), draw(st.integers(-50, 1500)))


@given(any_window())
def test_every_window_can_be_taken_hold_of(window: Window) -> None:
    x, y, wide, high = window.box
    assert 0 <= y <= HIGH - SQUARE and wide <= WIDE and high <= 533
    seen = max(0, min(x + wide, WIDE) - max(x, 0))
    assert seen >= min(wide, 63)
    assert window.part_at((max(x, 0), y)) is not None


@given(any_window())
def test_no_pixel_of_a_window_is_without_a_part(window: Window) -> None:
    x, y, wide, high = window.box
    for at in range(0, wide * high, 487):
        assert window.part_at((x + at % wide, y + at // wide)) is not None
    assert window.part_at((x - 1, y)) is None and window.part_at((x + wide, y)) is None


@given(any_window())
def test_sliders_stay_in_their_wells(window: Window) -> None:
    for axis in ("v", "h") if window.has_h_bar else ("v",):
        x, y, wide, high = well(window, axis)
        left, top, length, thick = slider(window, axis)
        assert x + 2 <= left and left + length <= x + wide - 2
        assert y + 2 <= top and top + thick <= y + high - 2


@given(any_window(), st.integers(-600, 600))
def test_scrolling_stays_on_the_work_area(window: Window, by: int) -> None:
    changed = [slid(window, "v", by), slid(window, "h", by), paged(window, "v", 1), paged(window, "h", -1)]
    changed += [stepped(window, way) for way in windows.WAYS]
    for other in changed:
        x, y = other.scroll
        assert 0 <= x <= max(0, window.extent[0] - window.work[2])
        assert 0 <= y <= max(0, window.extent[1] - window.work[3])
        assert other.box == window.box


@given(any_window())
def test_paging_reaches_both_ends(window: Window) -> None:
    down = window
    for _ in range(200):
        down = paged(down, "v", 1)
    assert down.scroll[1] == max(0, window.extent[1] - window.work[3])
    assert slid(window, "v", 0) == window
    assert slid(down, "v", -2000).scroll[1] == 0


@given(any_window(), st.integers(0, 1400), st.integers(0, 1400))
def test_shown_brings_a_pixel_into_sight(window: Window, x: int, y: int) -> None:
    x, y = min(x, window.extent[0] - 1), min(y, window.extent[1] - 1)
    there = shown(window, (x, y, 1, 1))
    left, top = there.origin
    assert inside(there.work, (left + x, top + y))


@given(any_window())
def test_a_fetched_window_shows_half_of_itself_and_of_its_title(window: Window) -> None:
    came = fetched(window)
    _, _, wide, high = came.box
    _, _, seen_wide, seen_high = meet(came.box, (0, 0, WIDE, BAR_LINE))
    assert 2 * seen_wide >= wide - 1 and 2 * seen_high >= high - 1 and came.box[1] >= 0
    assert fetched(came) == came


def test_a_window_in_reach_is_not_fetched() -> None:
    assert fetched(SMALL) == SMALL and fetched(GAME) == GAME


def test_a_panel_steps_aside_and_comes_back() -> None:
    panel = opened(Window("p", "panel", (100, 520, 1, 1), (200, 40)), (100, 520, 1, 1))
    low = (150, 450, 300, 140)
    away = aside(panel, [(500, 450, 90, 100), low])
    assert away.box == (100, 450 - 62, 202, 62) and not touch(away.box, low)
    assert aside(away, [low]) == away and aside(away, []) == panel
    high = opened(panel, (100, 20, 1, 1))
    assert aside(high, [(90, 10, 300, 140)]).box == (100, 150, 202, 62)
    assert aside(panel, [(500, 450, 90, 100)]) == panel
