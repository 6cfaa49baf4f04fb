"""What the slip notes: nothing is lost until it is rubbed out, and all of it can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.gravity import look, paper, slip
from game.gravity.layers import Item
from game.gravity.picture import hit
from game.gravity.rules import Port, State, from_stars, new
from game.gravity.sheet import Note, Sheet
from game.gravity.view import Lcd, Notes, Probe, View, notes
from tests.gravity.boards import FIGURE, every_port
from tests.gravity.table import Table, middle

STANDARD = "return escape s t a n d a r d return 8 return 5 return a"
LEFT_3, RIGHT_1, BELOW_3 = (4, 3), (6, 1), (2, 3)


def standing(sheet: Sheet, noted: Notes) -> set[Note]:
    return {note for port in every_port(sheet.size) for note in slip.noted_at(port, sheet, noted)}


def played(pick: random.Random, size: int) -> State:
    """A game in which the same edge numbers are used again and again between hits."""
    cells = [(x, y) for x in range(1, size + 1) for y in range(1, size + 1)]
    state = from_stars(size, pick.sample(cells, min(6, len(cells))), pick.random() < 0.4)
    ports = pick.sample(every_port(size), min(5, 4 * size))
    for _ in range(pick.randint(0, 50)):
        if pick.random() < 0.15 and len(state.stars) > 1:
            column, row = pick.choice(sorted(state.stars))
            state = state.play(f"shot {row} {column}")
        else:
            edge, cell = pick.choice(ports)
            state = state.play(f"launch {edge} {cell}")
    return state


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from((1, 2, 8, 9, 12, 16)))
def test_both_ends_of_every_probe_stand_until_they_are_rubbed_out(seed: int, size: int) -> None:
    pick = random.Random(seed)
    noted, sheet = notes("STANDARD", 6, played(pick, size)), Sheet(size)
    ends = {(probe.number, *end) for probe in noted.probes for end in (probe.start, probe.out or probe.start)}
    assert standing(sheet, noted) == ends
    for port in pick.sample(every_port(size), 4):
        there = slip.noted_at(port, sheet, noted)
        sheet = sheet.rub(None, there)
        ends -= there
        assert standing(sheet, noted) == ends
        assert not slip.noted_at(port, sheet, noted)
    assert standing(sheet.clear(noted.ids), noted) == set()


def rubbed_at(table: Table, port: Port) -> None:
    grid = look.grid(8)
    x = {4: look.TAG_LEFT, 6: look.TAG_RIGHT}[port[0]]
    table.driver.click(*middle(look.TOOL_HITS["rubber"]))
    table.driver.click(x, round(grid.middle((1, port[1]))[1]))
    table.driver.click(*middle(look.TOOL_HITS["rubber"]))


def seen(table: Table, port: Port) -> set[int]:
    view = table.scene.view
    return {note[0] for note in slip.noted_at(port, view.sheet, view.notes) if isinstance(note, tuple)}


def test_an_edge_number_used_again_and_again_takes_no_other_note_away() -> None:
    table = Table()
    table.keys(STANDARD + " 4 3 return 5 4 return 1 return 4 3 return 5 2 return 8 return 4 3 return")
    assert seen(table, LEFT_3) == {1, 2, 3}
    assert (seen(table, RIGHT_1), seen(table, BELOW_3)) == ({1}, {2, 3})
    table.keys("5 6 return 3 return 4 3 return")
    assert seen(table, LEFT_3) == {1, 2, 3, 4}
    before = {port: seen(table, port) for port in every_port(8) if port != LEFT_3}
    rubbed_at(table, LEFT_3)
    for again in (table, table.again()):
        assert seen(again, LEFT_3) == set()
        assert {port: seen(again, port) for port in every_port(8) if port != LEFT_3} == before


def cleared(table: Table) -> None:
    table.driver.click(*middle(look.TOOL_HITS["sharpener"]))
    table.keys("y")


def words_at(table: Table) -> dict[Port, set[str]]:
    """In or Out at the sides, as it is drawn."""
    view = table.scene.view
    found: dict[Port, set[str]] = {}
    for probe in view.notes.probes:
        written = probe.turned() if probe.number in view.sheet.turned else probe
        for port, word in ((written.start, "In"), (written.out, "Out")):
            if port and view.sheet.shows(probe.number, port):
                found.setdefault(port, set()).add(f"{word} {probe.number}")
    return found


def test_a_free_probe_is_noted_again_on_a_sheet_that_was_cleared() -> None:
    table = Table()
    table.keys(STANDARD + " 4 8 return 4 3 return")
    cleared(table)
    assert words_at(table) == {}
    table.keys("4 3 return")
    assert words_at(table) == words_at(table.again()) == {LEFT_3: {"In 2"}, RIGHT_1: {"Out 2"}}
    assert table.scene.organiser.game and table.scene.organiser.game.score == 2
    cleared(table)
    table.keys("6 1 return")
    assert words_at(table) == words_at(table.again()) == {RIGHT_1: {"In 2"}, LEFT_3: {"Out 2"}}
    rubbed_at(table, LEFT_3)
    assert words_at(table) == {RIGHT_1: {"In 2"}}
    table.keys("4 3 return 4 6 return")
    assert words_at(table) == {RIGHT_1: {"In 2"}, LEFT_3: {"Out 2"}, (4, 6): {"In 3"}}


def test_the_words_stand_where_the_probe_flew() -> None:
    noted = notes("STANDARD", 5, new("STANDARD", 8, 5).play("launch 4 3"))
    forth, back = (slip.notes(Sheet(8, turned=frozenset(turned)), noted) for turned in ((), (1,)))
    assert forth != back
    turned = noted._replace(probes=(noted.probes[0].turned(),))
    assert slip.notes(Sheet(8), turned) == back


def test_a_missed_shot_is_noted_again_too() -> None:
    table = Table()
    table.keys(STANDARD + " 5 8 return 8 return")
    cleared(table)
    assert table.scene.view.sheet.rubbed == {(8, 8)}
    table.keys("5 8 return 8 return")
    assert table.scene.view.sheet.rubbed == frozenset()


# -- how it is laid out --


def crowd(size: int, count: int, out: str, highest: int = 88) -> Notes:
    """`count` probes at every edge number; all were lost, or came back, or came out."""
    probes = []
    for port in every_port(size):
        for i in range(count):
            number = highest - 11 * (count - 1 - i)
            end = {"lost": None, "back": port, "out": (port[0], port[1] % size + 1)}[out]
            probes.append(Probe(number, port, end, old=i < count - 1))
    return Notes(probes=tuple(probes))


def ink(items: Sequence[Item]) -> pygame.mask.Mask:
    """What can be seen of these, on the sheet."""
    left, top, wide, high = look.SHEET
    surface = pygame.Surface((wide, high))
    surface.fill("white")
    for (x, y, *_), source, part in items:
        if isinstance(source, pygame.Surface):
            surface.blit(source, (x - left, y - top), part)
    return pygame.mask.from_threshold(surface, (0, 0, 0), (215, 215, 215))


def tags(size: int, noted: Notes) -> Iterator[tuple[Port, list[Item]]]:
    """The tag of every edge number by itself."""
    there = {port: slip.noted_at(port, Sheet(size), noted) for port in every_port(size)}
    everything = frozenset().union(*there.values())
    for port, notes_there in there.items():
        numbers = {note[0] for note in notes_there if isinstance(note, tuple)}
        near = noted._replace(probes=tuple(probe for probe in noted.probes if probe.number in numbers))
        yield port, slip.notes(Sheet(size, rubbed=everything - notes_there), near)


@pytest.mark.parametrize("size", [8, 9, 10, 12, 16])
@pytest.mark.parametrize("out", ["lost", "back", "out"])
def test_no_note_runs_into_another(size: int, out: str) -> None:
    for count in (2, 5) if out == "lost" else (5,):
        before = ink(paper.printed(size))
        for port, items in tags(size, crowd(size, count, out)):
            assert all(pygame.Rect(look.SHEET).contains(item.area) for item in items), port
            this = ink(items)
            assert not this.overlap(before, (0, 0)), port
            before.draw(this, (0, 0))


@pytest.mark.parametrize("size", range(1, 17))
def test_the_cross_of_a_lost_probe_keeps_clear_of_its_circle(size: int) -> None:
    for port, items in tags(size, crowd(size, 1, "lost")):
        cross, circle = ink(items[-1:]), ink(items[-2:-1])
        for dx, dy in ((0, 0), (2, 0), (-2, 0), (0, 2), (0, -2)):
            assert not cross.overlap(circle, (dx, dy)), port


def test_the_circles_above_the_board_keep_clear_of_the_seed_s_line() -> None:
    top = min(item.area[1] for item in slip.notes(Sheet(8), crowd(8, 1, "out")))
    assert top > look.FIELD_RULE + look.RULE_HIGH


@pytest.mark.parametrize(
    ("numbers", "room", "words"),
    [
        ([7], 1, ["7"]),
        ([7, 3], 2, ["7", "3"]),
        ([7, 3], 1, ["+2"]),
        ([9, 7, 3], 2, ["9", "+2"]),
        (list(range(20, 9, -1)), 2, ["20", "9+"]),
        (list(range(20, 10, -1)), 2, ["20", "+9"]),
        ([100], 2, ["+1"]),
        ([101, 99, 98], 2, ["+3"]),
        ([], 2, []),
        ([7], 0, ["+"]),
        ([], 0, []),
    ],
)
def test_earlier_probes_are_named_while_there_is_room_and_then_counted(
    numbers: list[int], room: int, words: list[str]
) -> None:
    assert slip.older([Probe(number, LEFT_3, None) for number in numbers], room) == words


@pytest.mark.parametrize("size", [8, 16])
def test_the_rubber_takes_what_it_touches(size: int) -> None:
    """Each pixel of a small number counts, also beside the lane; a bare lane square takes no note."""
    noted = crowd(size, 2, "lost")
    view = View(Lcd((" " * 16,) * 2), Sheet(size), noted)
    for port, items in tags(size, noted):
        for item in items:
            x, y = middle(item.area)
            assert slip.noted_at(port, view.sheet, noted) == hit((x, y), view).notes, (port, item.area)
            assert hit((x, y), view._replace(slip=False)).notes == frozenset()
    column, row = look.grid(size).middle((0, 0))
    assert hit((round(column), round(row)), view).notes == frozenset()


def test_a_game_s_own_notes_are_all_there() -> None:
    state = from_stars(8, FIGURE)
    for move in ("launch 4 3", "shot 4 1", "launch 4 3", "launch 2 3", "launch 4 6"):
        state = state.play(move)
    probes = notes("STANDARD", 5, state).probes
    assert probes == (
        Probe(1, LEFT_3, RIGHT_1, old=True),
        Probe(2, LEFT_3, BELOW_3),
        Probe(3, (4, 6), None),
    )
