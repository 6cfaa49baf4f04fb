"""The probe sheet under pencil, rubber and sharpener, and what is kept of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.gravity.rules import EDGES, Cell
from game.gravity.sheet import MOST_POINTS, MOST_STROKES, Desk, Hit, Kind, Note, Sheet, Stroke, Tool


def cell(column: int, row: int, *notes: Note) -> Hit:
    return Hit("cell", point=(column, row), notes=frozenset(notes))


def lane(column: int, row: int) -> Hit:
    return Hit("lane", point=(column, row))


def edge(which: int, number: int, point: Cell) -> Hit:
    return Hit("edge", port=(which, number), point=point)


def at_the_brink(hit: Hit) -> Hit:
    return hit._replace(firm=False)


def click(desk: Desk, hit: Hit) -> Desk:
    return desk.press(hit).release(hit)[0]


def dragged(desk: Desk, *hits: Hit) -> Desk:
    desk = desk.press(hits[0])
    for hit in hits[1:]:
        desk = desk.drag(hit)
    return desk.release(hits[-1])[0]


def holding(tool: Tool, sheet: Sheet | None = None) -> Desk:
    return Desk(sheet or Sheet.new(8), hand=tool)


def test_a_new_sheet_is_blank_and_standard_unless_told() -> None:
    assert Sheet.new() == Sheet(8)
    assert Sheet.new(16) == Sheet(16)
    sizes: list[Any] = [0, 17, -1, True, 8.0, "8", None]
    for junk in sizes:
        with pytest.raises(ValueError, match="1 to 16"):
            Sheet.new(junk)


@pytest.mark.parametrize("hand", [None, "pencil"])
def test_clicks_go_from_star_to_no_star_to_nothing(hand: Tool | None) -> None:
    desk = Desk(hand=hand)
    desk = click(desk, cell(3, 5))
    assert desk.sheet == Sheet(8, stars=frozenset({(3, 5)}))
    desk = click(desk, cell(3, 5))
    assert desk.sheet == Sheet(8, empty=frozenset({(3, 5)}))
    assert click(desk, cell(3, 5)).sheet == Sheet.new()


def test_a_drag_draws_square_by_square_and_marks_nothing() -> None:
    desk = dragged(Desk(), lane(0, 3), lane(0, 0), lane(9, 0), lane(9, 1))
    (stroke,) = desk.sheet.strokes
    assert stroke.points == (
        *((0, row) for row in (3, 2, 1, 0)),
        *((column, 0) for column in range(1, 10)),
        (9, 1),
    )
    assert stroke.begun and stroke.ended
    assert not desk.sheet.stars


def test_going_back_takes_the_line_up_again_and_is_no_click() -> None:
    desk = Desk().press(cell(2, 2)).drag(cell(5, 2)).drag(cell(3, 2))
    assert desk.sheet.strokes == (Stroke(((2, 2), (3, 2))),)
    desk = desk.drag(cell(2, 2))
    assert desk.sheet == Sheet.new()
    assert desk.release(cell(2, 2)) == (Desk(), None)


def test_a_click_that_slips_over_a_border_is_still_a_click() -> None:
    brink = at_the_brink(cell(3, 2))
    desk, port = Desk().press(cell(2, 2)).drag(brink).release(brink)
    assert (desk.sheet, port) == (Sheet.new().mark((2, 2)), None)
    there = edge(4, 3, (0, 3))
    assert Desk().press(there).drag(at_the_brink(lane(0, 4))).release(at_the_brink(edge(4, 4, (0, 4))))[
        1
    ] == (4, 3)
    on = Desk().press(cell(2, 2)).drag(cell(3, 2)).drag(at_the_brink(cell(4, 2))).sheet
    assert on.strokes[0].points[-1] == (4, 2)  # once a line has begun, it follows at once


def test_a_drag_off_the_sheet_and_back_goes_on() -> None:
    desk = Desk().press(cell(2, 2)).drag(Hit("desk")).drag(cell(2, 3))
    assert desk.sheet.strokes == (Stroke(((2, 2), (2, 3))),)
    assert desk.drag(cell(2, 4)).release(Hit("key", "A"))[0].sheet.strokes[0].points[-1] == (2, 4)


def test_a_click_on_an_edge_number_launches_but_a_drag_from_it_draws() -> None:
    there = edge(4, 3, (0, 3))
    assert Desk().press(there).release(there) == (Desk(), (4, 3))
    assert holding("pencil").press(there).release(there)[1] == (4, 3)
    assert Desk().press(there).release(edge(4, 4, (0, 4)))[1] is None
    desk, port = Desk().press(there).drag(cell(2, 3)).release(cell(2, 3))
    assert port is None
    assert desk.sheet.strokes[0].points == ((0, 3), (1, 3), (2, 3))


@pytest.mark.parametrize("tool", ["rubber", "sharpener"])
def test_other_tools_launch_nothing(tool: Tool) -> None:
    there = edge(8, 1, (1, 9))
    assert holding(tool).press(there).release(there)[1] is None


def test_the_rubber_takes_marks_and_the_part_of_a_line_under_it() -> None:
    sheet = (
        Sheet.new(8)
        ._replace(stars=frozenset({(1, 1), (4, 4)}), empty=frozenset({(3, 4)}))
        .draw(tuple((column, 4) for column in range(10)))
    )
    desk = click(holding("rubber", sheet), cell(4, 4))
    assert desk.sheet.stars == {(1, 1)}
    left, right = desk.sheet.strokes
    assert left == Stroke(tuple((c, 4) for c in range(4)), begun=True, ended=False)
    assert right == Stroke(tuple((c, 4) for c in range(5, 10)), begun=False, ended=True)
    swept = dragged(holding("rubber", sheet), cell(1, 4), cell(8, 4))
    assert swept.sheet.stars == {(1, 1)} and not swept.sheet.empty
    assert not swept.sheet.strokes  # the ends left over are single squares


def test_the_rubber_takes_the_notes_that_lie_under_it() -> None:
    tag = Hit("tag", port=(4, 3), point=(0, 3), notes=frozenset({7}))
    desk = click(click(holding("rubber"), tag), cell(2, 2, (2, 2)))
    assert desk.sheet.rubbed == {7, (2, 2)}


@pytest.mark.parametrize("rubbed", [{3}, {(3, 4, 5), (3, 6, 1)}])
def test_a_probe_whose_note_is_gone_is_noted_as_it_flies_now(rubbed: set[Note]) -> None:
    ends = ((4, 5), (6, 1))
    sheet = Sheet(8, rubbed=frozenset({*rubbed, 9}))
    assert not any(sheet.shows(3, end) for end in ends)
    for back in (True, False):
        again = sheet.note_probe(3, ends, back)
        assert again == Sheet(8, rubbed=frozenset({9}), turned=frozenset({3} if back else ()))
        assert Sheet.from_json(json.loads(json.dumps(again.to_json()))) == again
    assert again._replace(turned=frozenset({3})).clear({3}).note_probe(3, ends, False) == again


def test_of_a_note_that_is_half_there_the_other_half_is_written_to_it() -> None:
    ends = ((4, 5), (6, 1))
    sheet = Sheet(8, rubbed=frozenset({(3, 4, 5)}))
    assert [sheet.shows(3, end) for end in ends] == [False, True]
    assert sheet.note_probe(3, ends, back=True) == sheet.note_probe(3, ends, back=False) == Sheet(8)
    assert Sheet(8).note_probe(3, ends, back=True) == Sheet(8)


def test_the_sharpener_asks_before_it_clears() -> None:
    marked = Sheet.new(8).mark((1, 1)).draw(((1, 1), (1, 2)))
    asking = Desk(marked).press(Hit("tool", "sharpener"))
    assert asking.asking and asking.hand == "sharpener" and asking.sheet == marked
    assert dragged(asking, cell(5, 5), cell(5, 7)).sheet == marked  # nothing else until it is answered
    assert click(asking, Hit("slip")).slip
    no = click(asking, Hit("answer", "no"))
    assert (no.sheet, no.asking, no.hand) == (marked, False, None)
    yes = click(asking, Hit("answer", "yes", notes=frozenset({1, 2})))
    assert (yes.sheet, yes.asking, yes.hand) == (Sheet(8, rubbed=frozenset({1, 2})), False, None)
    assert asking.answer(True).sheet == Sheet.new(8)
    assert Desk(marked).answer(True) == Desk(marked)


def test_tools_are_picked_up_changed_and_put_back() -> None:
    desk = click(Desk(), Hit("tool", "pencil"))
    assert desk.hand == "pencil"
    desk = click(desk, Hit("tool", "rubber"))
    assert desk.hand == "rubber"
    assert click(desk, Hit("tool", "rubber")).hand is None


def test_the_slip_is_on_at_first_and_is_switched_by_a_click() -> None:
    assert Desk().slip
    desk = click(Desk(), Hit("slip", "slip"))
    assert not desk.slip
    assert click(desk, Hit("slip", "slip")).slip


def test_a_new_game_gets_a_new_sheet_and_keeps_tools_and_switch() -> None:
    desk = Desk(Sheet.new(8).mark((1, 1)), hand="rubber", slip=False, asking=True).new_sheet(12)
    assert desk == Desk(Sheet(12), hand="rubber", slip=False)


KINDS: tuple[Kind, ...] = ("cell", "lane", "edge", "tag", "sheet", "tool", "slip", "answer", "desk", "key")


@st.composite
def hits(draw: st.DrawFn) -> Hit:
    kind = draw(st.sampled_from(KINDS))
    name = {"tool": ["pencil", "rubber", "sharpener"], "answer": ["yes", "no"]}.get(kind, [""])
    places = st.integers(1, 8) if kind == "cell" else st.integers(0, 9)
    point = draw(st.tuples(places, places))
    on_sheet = kind in ("cell", "lane", "edge", "tag")
    ends = st.tuples(st.integers(1, 20), st.sampled_from(EDGES), st.integers(1, 8))
    notes = frozenset(draw(st.lists(st.integers(1, 20) | ends, max_size=2)))
    return Hit(kind, draw(st.sampled_from(name)), point=point if on_sheet else None, notes=notes)


@given(st.lists(st.tuples(st.sampled_from(["press", "drag", "release"]), hits()), max_size=60))
def test_whatever_the_hand_does_can_be_kept(deeds: list[tuple[str, Hit]]) -> None:
    desk = Desk()
    for deed, hit in deeds:
        match deed:
            case "press":
                desk = desk.press(hit)
            case "drag":
                desk = desk.drag(hit)
            case _:
                desk = desk.release(hit)[0]
        kept = Desk.from_json(json.loads(json.dumps(desk.to_json())))
        assert kept == desk._replace(line=(), pressed=None)
        assert Desk.from_json(desk.to_json()) == kept


def test_lines_are_bounded_and_stay_whole() -> None:
    desk = Desk().press(cell(1, 1))
    for turn in range(300):
        desk = desk.drag(cell(8, 1 + turn % 8)).drag(cell(1, 1 + (turn + 3) % 8))
    assert len(desk.sheet.strokes[0].points) == MOST_POINTS
    assert Sheet.from_json(desk.sheet.to_json()) == desk.sheet
    sheet = Sheet.new(8)
    for turn in range(MOST_STROKES + 5):
        sheet = sheet.draw(((1, 1 + turn % 7), (2, 1 + turn % 7)))
    assert Sheet.from_json(sheet.to_json()) == sheet


GOOD: dict[str, Any] = {"size": 8, "stars": [[1, 1]], "empty": [[2, 2]], "strokes": [], "rubbed": [3]}
CHANGES: tuple[dict[str, Any], ...] = (
    {"size": 0},
    {"size": True},
    {"size": "8"},
    {"stars": [[0, 1]]},
    {"stars": [[9, 1]]},
    {"stars": [[1]]},
    {"stars": [[True, 1]]},
    {"stars": [1]},
    {"stars": None},
    {"stars": "11"},
    {"empty": [[1, 1]]},
    {"empty": [[1.0, 2]]},
    {"strokes": [[[[1, 1]], True, True]]},
    {"strokes": [[[[1, 1], [1, 3]], True, True]]},
    {"strokes": [[[[1, 1], [2, 2]], True, True]]},
    {"strokes": [[[[0, 0], [-1, 0]], True, True]]},
    {"strokes": [[[[9, 9], [10, 9]], True, True]]},
    {"strokes": [[[[1, 1], [1, 2]], 1, True]]},
    {"strokes": [[[[1, 1], [1, 2]]]]},
    {"strokes": [[[[1, 1], [1, 2]], True, True]] * (MOST_STROKES + 1)},
    {"strokes": [[[[1, 1 + i % 2] for i in range(MOST_POINTS + 1)], True, True]]},
    {"strokes": {}},
    {"rubbed": [0]},
    {"rubbed": [True]},
    {"rubbed": [[0, 0]]},
    {"rubbed": ["3"]},
    {"rubbed": [[1, 5, 1]]},
    {"rubbed": [[1, 4, 9]]},
    {"rubbed": [[0, 4, 1]]},
    {"rubbed": [[1, 4.0, 1]]},
    {"turned": [0]},
    {"turned": [True]},
    {"turned": {}},
    {"rubbed": None},
)
JUNK = [{**GOOD, **change} for change in CHANGES]


@pytest.mark.parametrize("junk", [*JUNK, None, [], "sheet", 8, {}], ids=str)
def test_junk_is_no_sheet(junk: object) -> None:
    assert Sheet.from_json(GOOD).stars == {(1, 1)}
    with pytest.raises(ValueError):
        Sheet.from_json(junk)
    with pytest.raises(ValueError):
        Desk.from_json({"sheet": junk, "hand": None, "slip": True})


@pytest.mark.parametrize(
    "change",
    [{"hand": "spoon"}, {"hand": 3}, {"hand": []}, {"slip": None}, {"slip": 1}, {"asking": 1}],
)
def test_junk_is_no_desk(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Desk.from_json({"sheet": GOOD, "hand": None, "slip": True, **change})
    with pytest.raises(ValueError):
        Desk.from_json([])
