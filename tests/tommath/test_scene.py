"""The Math Tooter played through its scene: by keyboard, by mouse, by two people, kept and carried on."""

from __future__ import annotations

import pygame
import pytest

from game.shell.scene import is_busy
from game.tommath import look, tunes
from game.tommath.desk import Desk
from game.tommath.equations import spelled
from game.tommath.playing import legend_rects
from game.tommath.tables import check_seed
from tests.tommath.tables import Parlour, gain, middle

DOCUMENT = {
    1: {"133": 27, "1123": 37, "11113": 47, "11122": 47, "111112": 57, "1111111": 67},
    2: {
        "2+24": 18, "1+01": 22, "2*2+37": 54, "9+918": 37, "4-31": 18, "3-4-1": 28, "4-3+1": 28, "4--37": 34,
        "-3-+4-7": 54, "-3----41": 58, "9/33": 55, "9/42": 55, "2^24": 58, "2^-20": 74, "2+2123": 20,
        "4-22": 18, "3*412": 40, "12/43": 50, "3^29": 64,
    },
}  # fmt: skip


@pytest.mark.parametrize(("mode", "run"), [(mode, run) for mode, runs in DOCUMENT.items() for run in runs])
def test_the_documents_examples_by_keyboard(mode: int, run: str) -> None:
    """Two people type the run along row 4; its last piece scores what the document says."""
    parlour = Parlour()
    parlour.start(mode, "999", people=2)
    for column, piece in enumerate(run, 1):
        before = sum(parlour.table.state.scores) if column > 1 else 0
        parlour.driver.type(f"{piece}4{column}")
    assert {scored.text: scored.points for scored in parlour.table.state.last}[run] == DOCUMENT[mode][run]
    assert sum(parlour.table.state.scores) - before == sum(s.points for s in parlour.table.state.last)


def test_a_half_typed_move_can_be_taken_back() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    empty = pygame.image.tobytes(parlour.driver.picture(), "RGB")
    parlour.driver.type("74")
    assert pygame.image.tobytes(parlour.driver.picture(), "RGB") != empty
    parlour.driver.key("backspace")
    parlour.driver.type("5")
    parlour.driver.key("escape")
    assert pygame.image.tobytes(parlour.driver.picture(), "RGB") == empty
    parlour.driver.type("744")
    assert parlour.moves == ["7 4 4"]


def test_refusals_say_why_and_lose_nothing() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    cases = [
        ("x", "THE PIECES ARE 0 1 2 3 4 5 6 7 8 9 + - * / ^"),
        ("59", "THE ROW IS 1 TO 8."),
        ("40", "THE COLUMN IS 1 TO 8."),
        ("4544", "4,4 IS TAKEN."),
        ("511", "PUT IT NEXT TO ANOTHER PIECE."),
        ("!", "THE QUICK DRAW IS FOR WHILE THE COMPUTER THINKS."),
    ]
    for typed, sentence in cases:
        parlour.driver.type(typed)
        assert parlour.lines() == sentence
        assert parlour.ears.heard[-1] == tunes.ILLEGAL
    assert parlour.moves == ["5 4 4"]
    parlour.driver.key("backspace")
    assert parlour.lines() == ""


def test_a_refused_move_is_typed_anew_but_keeps_the_piece_of_a_click() -> None:
    """Retyped it is what it looks like, and not a row, a column and the other's piece."""
    parlour = Parlour()
    parlour.start(people=2)
    parlour.driver.type("544388")
    assert parlour.lines() == "PUT IT NEXT TO ANOTHER PIECE."
    parlour.driver.type("345")
    assert parlour.moves == ["5 4 4", "3 4 5"]
    parlour.click_piece("7")
    parlour.driver.type("88355")
    assert parlour.moves[2:] == ["3 5 5"]
    parlour.click_piece("7")
    parlour.click_square(1, 1)
    assert parlour.lines() == "PUT IT NEXT TO ANOTHER PIECE."
    parlour.click_square(5, 6)
    assert parlour.moves[3:] == ["7 5 6"]


def test_a_game_by_mouse_alone() -> None:
    """Start, a quick draw, the computer hurried, two people, a scoring move, resigning: all clicked."""
    parlour = Parlour()
    driver = parlour.driver
    driver.click(*middle(look.CHOICE_AREAS[1]))
    driver.click(*middle(look.POINT_BUTTONS[1]))
    driver.click(*middle(look.POINT_BUTTONS[0]))
    driver.click(*middle(legend_rect(0)))
    driver.click(*middle(look.START_BUTTON))
    parlour.click_piece("1", 1)
    parlour.click_square(4, 4)
    driver.wait(0.1)
    driver.click(620, 301)  # ESC MOVE NOW / ! DRAW: the draw
    assert str(parlour.table.state.ending) == "draw"
    driver.click(*middle(look.OVER_BUTTON))
    assert parlour.moves == []
    x, y, wide, high = look.STRIPS[1]
    driver.click(x + 60, y + 5)
    parlour.click_square(5, 5)
    assert parlour.moves == ["2 5 5"]
    driver.click(25 * 8, 343)  # not a hint
    driver.click(28 * 8, 343)
    assert len(parlour.moves) == 2
    driver.click(*middle(legend_rects()[3]))  # F4: Black by a person
    before = sum(parlour.table.state.scores)
    for _ in range(12):
        best = max(
            (m for m in parlour.table.state.moves() if " " in m), key=lambda m: gain(parlour.table.state, m)
        )
        piece, down, across = best.split(" ")
        parlour.click_piece(piece, 1)
        parlour.click_square(int(down), int(across))
        if sum(parlour.table.state.scores) > before:
            break
    assert sum(parlour.table.state.scores) > before
    driver.click(17 * 8, 343)
    driver.click(34 * 8, 300)
    assert parlour.table.state.ending == "resigned"


def legend_rect(place: int) -> look.Rect:
    """A place on the start screen where nothing happens: its head line."""
    return (100 + place, 2, 4, 4)


def test_a_full_board_with_a_tie_goes_to_black() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    for row in range(1, 9):
        for column in range(1, 9):
            parlour.driver.type(f"*{row}{column}")
    state = parlour.table.state
    assert (state.ending, state.winner, state.scores) == ("full", "black", (0, 0))
    assert parlour.ears.heard[-1] == tunes.WIN


def test_the_computer_waits_the_least_time_and_escape_hurries_it() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("544")
    parlour.driver.finish_work()
    assert len(parlour.moves) == 1
    parlour.driver.wait(1.1)
    assert len(parlour.moves) == 2
    parlour.driver.type("9")
    parlour.driver.key("escape")
    move = next(m for m in parlour.table.state.moves() if m.startswith("*"))
    parlour.driver.type(move.replace(" ", ""))
    parlour.driver.type("5")
    assert parlour.lines() == "THE COMPUTER IS THINKING."
    parlour.driver.key("escape")
    assert len(parlour.moves) == 4


def test_the_quick_draw_ends_the_game_while_the_computer_thinks() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("544")
    parlour.driver.type("!")
    assert parlour.table.state.ending == "draw"


def test_a_kill_in_the_computers_thinking_brings_the_same_board_back() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("544")
    parlour.driver.wait(0.1)
    before = parlour.table
    parlour.again()
    assert parlour.scene.desk.page == "play" and parlour.table == before
    parlour.answer()
    assert len(parlour.moves) == 2


def test_the_game_point_field() -> None:
    parlour = Parlour()
    driver = parlour.driver
    driver.type("2998")
    assert parlour.scene.opening_view().point == "998"
    for digit in "78":  # what was typed stands there, as far as there is room
        driver.type(digit)
        assert parlour.scene.opening_view().point == "9987"
        assert parlour.lines() == "THE GAME POINT IS 100 TO 999."
    driver.key("return")
    assert parlour.lines() == "THE GAME POINT IS 100 TO 999." and parlour.scene.desk.page == "opening"
    driver.key("left")
    assert parlour.scene.opening_view().point == "999"
    for _ in range(2):
        driver.key("backspace")
    driver.key("return")
    assert parlour.lines() == "THE GAME POINT IS 100 TO 999."
    driver.key("backspace")
    driver.key("backspace")
    driver.key("return")
    assert parlour.table.state.game_point == 500


def test_runs_light_up_in_turn_and_then_rest_on_the_best() -> None:
    parlour = two_runs()
    lit = []
    for _ in range(90):
        lit.append(parlour.scene.lit)
        parlour.driver.wait(1 / 60)
    assert [place for place, before in zip(lit, [None, *lit], strict=False) if place != before] == [0, 1, 0]
    parlour.driver.key("right")
    assert parlour.scene.lit == 1
    parlour.driver.click(*middle(look.LAST_AREA))
    assert parlour.scene.lit == 0


@pytest.mark.parametrize(
    ("people", "slower", "move", "line"),
    [(0, -2, 0, 0.5), (0, 0, 1, 1), (0, 1, 1.5, 1.5), (0, 8, 5, 1.5), (1, 0, 1, 0.5), (1, -2, 0, 0.5)],
)
def test_the_computer_waits_until_every_run_was_lit(
    people: int, slower: int, move: float, line: float
) -> None:
    """And takes its least time after that; where nobody plays each run is lit long enough to be read."""
    parlour = two_runs()
    switches = ["f4"] if people else ["f3", "f4"]
    for key in (*switches, *["up" if slower > 0 else "down"] * abs(slower)):
        parlour.driver.key(key)
    seconds, frame = [0, 0], 1 / 60
    while len(parlour.moves) == 5:
        seconds[parlour.scene.lit or 0] += 1
        parlour.driver.finish_work()
        parlour.driver.wait(frame)
    assert [round(frames * frame, 1) for frames in seconds] == [line + move, line]


@pytest.mark.parametrize(
    ("switched", "waits"), [((), True), (("f3",), True), (("f4",), True), (("f3", "f4"), False)]
)
def test_nobody_waits_where_nobody_plays(switched: tuple[str, ...], waits: bool) -> None:
    """A kiosk's idle clock stands still while somebody waits: not for a game that was set going and left."""
    parlour = two_runs()
    for key in switched:
        parlour.driver.key(key)
    assert is_busy(parlour.scene) == waits


def two_runs() -> Parlour:
    """Two people's game of sevens, after a move that scored two runs."""
    parlour = Parlour()
    parlour.start(1, "999", people=2)
    parlour.driver.type("345346354364144")
    assert [run.text for run in parlour.table.state.last] == ["331", "331"]
    return parlour


def test_letters_of_the_command_line() -> None:
    assert Parlour("MS").scene.desk.mono and not Parlour("MS").scene.desk.sound
    assert not Parlour("mc").scene.desk.mono
    once = Parlour("MS")
    once.driver.key("f8")
    once.again()
    assert not once.scene.desk.mono and once.scene.desk.sound and once.scene.desk.level == 4
    mouseless = Parlour("D")
    mouseless.driver.click(*middle(look.START_BUTTON))
    assert mouseless.scene.desk.page == "opening"
    assert not any("CLICK" in row.upper() for row in mouseless.screen())
    mouseless.start(1)
    assert not any("CLICK" in row.upper() for row in mouseless.screen())
    mono = Parlour("M")
    mono.start(people=2)
    for key in ("f6", "f9", "f10"):
        mono.driver.key(key)
        assert mono.lines() == "THAT IS FOR COLOR MONITORS ONLY."


def test_junk_in_the_store_is_set_aside() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.store.slot("tommath").append("junk")
    parlour.again()
    parlour.driver.wait(0.1)
    assert parlour.notices and parlour.scene.desk.page == "opening"
    parlour.store.slot("tommath").put_desk({"level": 99, "page": 3, "computers": "x", "speed": -1})
    parlour.again()
    assert parlour.scene.desk == Desk()


def test_seeds() -> None:
    check_seed("0")
    check_seed("2147483647")
    for wrong in ("", "-1", "2147483648", "x", "\u0663", "1.0", "99999999999"):
        with pytest.raises(ValueError):
            check_seed(wrong)


def test_the_walking_note_redraws_its_row_alone() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("544")
    for _ in range(40):
        parlour.driver.redraw()
        parlour.driver.wait(1 / 60)
    kept = pygame.image.tobytes(parlour.driver.redraw(), "RGB")
    assert kept == pygame.image.tobytes(parlour.driver.picture(), "RGB")


def test_the_lit_run_tells_its_pieces_values() -> None:
    """However many runs there are: the sum of the pieces of the one that is lit, and it is its points."""
    board = ["5..8...5", ".+.-7.+", "9.12.4", "2*3.1-7", ".0.1", "^../8", "..36.*2"]
    parlour = Parlour()
    parlour.start(2, "999", people=2)
    left = {(i, j): c for i, row in enumerate(board, 1) for j, c in enumerate(row, 1) if c != "."}
    while left:
        row, column = next(at for at in left if f"0 {at[0]} {at[1]}" in parlour.table.state.moves())
        parlour.driver.type(f"{left.pop((row, column))}{row}{column}")
    parlour.driver.type("644")
    runs = parlour.table.state.last
    assert len(runs) == 5
    parlour.driver.wait(3)
    for lit, run in enumerate(runs):
        assert parlour.scene.lit == lit
        rows = parlour.screen()
        (line,) = (row for row in rows[16:20] if "\u25ba" in row)
        assert line.split("\u25ba ")[1].split("  ")[0] == spelled(run.text, 2)
        assert line.split()[-2] == str(run.points)
        values = rows[20][48:].strip("\u2550\u255a\u255d ")
        assert sum(map(int, values.split("+"))) == run.points
        parlour.driver.key("right")
