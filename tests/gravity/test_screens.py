"""The screens of research/gravity.md section 3 to the column, and what each key does on each of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.gravity.display import blinks, show
from game.gravity.keyboard import LEGENDS, SYMBOLS, Keyboard, legend_of
from game.gravity.organiser import Beep, Effect, Leave, Organiser, PrintJob
from game.gravity.pages import (
    Banner,
    Console,
    Copies,
    Count,
    Ending,
    Fault,
    Final,
    HardCopy,
    Insert,
    Launch,
    PostMortem,
    Rule,
    Score,
    Seed,
    Shot,
    Size,
    Top,
)
from game.gravity.prompts import Field

NEW = Organiser("KQXBTRMA")
LINKED = Organiser("KQXBTRMA", link=True)
COMMANDS = {"<": "LEFT", ">": "RIGHT", "=": "EXE", "!": "ON/CLEAR", "%": "MODE", "/": "DEL"}
SEED = "=!STANDARD="
PLAY = SEED + "8=5=A"


def keyed(keys: str, organiser: Organiser = NEW) -> tuple[Organiser, list[Effect]]:
    """After these characters, the signs of COMMANDS being keys; and what happened outside."""
    effects = []
    for key in keys:
        command = COMMANDS.get(key)
        organiser, effect = organiser.press(command) if command else organiser.type(key)
        if effect is not None:
            effects.append(effect)
    return organiser, effects


def screen(organiser: Organiser) -> str:
    """Both lines as the research notes them: # black, o white, _ the cursor where nothing else stands."""
    lcd = show(organiser)
    rows = [list(line.replace("\u25a0", "#").replace("\u25a1", "o")) for line in lcd.lines]
    if lcd.cursor:
        column, line = lcd.cursor
        if rows[line][column] == " ":
            rows[line][column] = "_"
    return "|".join("".join(row) for row in rows)


SCREENS = [
    ("switched on", NEW, "", "GRAVITY OFF     |                "),
    ("insert item", NEW, "%", "INSERT ITEM     |_               "),
    ("1 seed", NEW, "=", "Seed string     |KQXBTRMA        "),
    ("2 size", NEW, "==", "Board size : _  |                "),
    ("3 stars", NEW, "==8=", "Board size : 8  |Star count : _  "),
    ("4 hard copy", LINKED, "==8=5=", "Hard copy ? : _ |                "),
    ("5 console", LINKED, "==8=5=Y", "Hard copy ? : Y |To Console ? : _"),
    ("6 count", LINKED, "==8=5=YN", "Copy Count ? : _|                "),
    ("6 one digit", LINKED, "==8=5=YN1", "Copy Count ? : 1|                "),
    ("6 two digits", LINKED, "==8=5=YN12", "opy Count ? : 12|                "),
    ("6 three digits", LINKED, "==8=5=YN100", "py Count ? : 100|                "),
    ("7 rule", NEW, "==8=5=", "ATTRACT REPULSE |                "),
    ("8 idle", NEW, PLAY, "ooo          ###|ooo          ###"),
    ("9 edge 4", NEW, PLAY + "4", "#oo In  : _  ooo|#oo          ooo"),
    ("10 example 4", NEW, PLAY + "43=", "#oo In  : 3  oo#|#oo Out : 1  oo#"),
    ("11 example 2", NEW, PLAY + "46=", "#oo In  : 6  ooo|#oo Out : 0  ooo"),
    ("12 example 3", NEW, PLAY + "84=", "### In  : 4  oo#|ooo Out : 7  oo#"),
    ("13 sixteen", NEW, "=!GRAVITY1=16=3=A216=", "ooo In  : 16 ###|### Out : 16 ooo"),
    ("14 shot", NEW, PLAY + "5", "ooo Vert: _  ooo|ooo          ooo"),
    ("15 shot", NEW, PLAY + "56=", "ooo Vert: 6  ooo|ooo Horz: _  ooo"),
    ("16 hit", NEW, PLAY + "56=3=", "ooo Vert: 6  ###|ooo Horz: 3  ###"),
    ("17 miss", NEW, PLAY + "57=7=", "ooo Vert: 7  ooo|ooo Horz: 7  ooo"),
    ("18 ending", NEW, PLAY + "%", "SCORE QUIT PM   |                "),
    ("19 score", NEW, PLAY + "57=7=43=84=42=45=82=%S", "Score : 10      |                "),
    ("20 quit", NEW, PLAY + "57=7=43=84=42=45=82=%Q", "Score : 10      |Seed  : STANDARD"),
    ("21 post mortem", NEW, PLAY + "%P", "Star 1 of 5     |Vert: 4  Horz: 1"),
    ("21 on 16 x 16", NEW, SEED + "16=256=A%P" + " " * 255, "Star 256 of 256 |Vert: 16 Horz:16"),
    ("22 final", NEW, PLAY + "43=%P     ", "Score : 1       |Seed  : STANDARD"),
    ("23 bad size", NEW, "==17=", "Board size : 17 |1 to 16         "),
    ("23 no size", NEW, "===", "Board size : _  |1 to 16         "),
    ("23 bad count", NEW, "==8=65=", "Star count : 65 |1 to 64         "),
    ("23 bad copies", LINKED, "==8=5=YN0=", "Copy Count ? : 0|1 to 99         "),
    ("23 too many copies", LINKED, "==8=5=YN100=", "py Count ? : 100|1 to 99         "),
    ("23 copies anew", LINKED, "==8=5=YN0=/", "Copy Count ? : _|                "),
    ("23 short seed", NEW, "=!AB=", "8 characters    |AB_             "),
    ("23 no seed", NEW, "=!=", "8 characters    |_               "),
    ("23 seed mended", NEW, "=!AB=C", "Seed string     |ABC_            "),
    ("23 seed erased", NEW, "=!AB=/", "Seed string     |A_              "),
    ("23 bad cell", NEW, PLAY + "49=", "#oo In  : 9  ooo|#oo 1 to 8   ooo"),
    ("23 bad long cell", NEW, PLAY + "4100=", "#oo In  : 100ooo|#oo 1 to 8   ooo"),
    ("23 bad row", NEW, PLAY + "50=", "ooo Vert: 0  ooo|ooo 1 to 8   ooo"),
    ("23 bad column", NEW, PLAY + "56=99=", "ooo Horz: 99 ooo|ooo 1 to 8   ooo"),
    ("24 board print", LINKED, SEED + "8=5=NA%P     ", "Hard copy ? : _ |                "),
    ("24 board print", LINKED, SEED + "8=5=NA%P     Y", "Hard copy ? : Y |To Console ? : _"),
    ("256 stars", NEW, "==16=256", "Board size : 16 |Star count : 256"),
    ("1001 stars", NEW, "==16=1001", "Board size : 16 |tar count : 1001"),
]


@pytest.mark.parametrize(("organiser", "keys", "expected"), [row[1:] for row in SCREENS])
def test_screen(organiser: Organiser, keys: str, expected: str) -> None:
    assert screen(keyed(keys, organiser)[0]) == expected


def test_printer_that_failed() -> None:
    organiser = keyed(PLAY)[0].fault("DEVICE MISSING")
    assert screen(organiser) == "DEVICE MISSING  |press space key "
    assert keyed("x=4", organiser)[1] == [Beep()] * 3
    assert keyed(" ", organiser)[0].page == Banner()
    assert keyed("!", organiser)[0].page == Banner()


@pytest.mark.parametrize(
    ("keys", "cursor", "style"),
    [
        ("", (0, 0), "block"),
        (">", (8, 0), "block"),
        (">>", (0, 0), "block"),
        ("<", (8, 0), "block"),
        ("%", (0, 1), "block"),
        ("=", (0, 1), "block"),
        ("=>", (1, 1), "block"),
        ("=" + ">" * 9, (8, 1), "block"),
        ("==", (13, 0), "steady"),
        ("==17=", (13, 0), "steady"),
        ("==16=256", (15, 1), "steady"),
        ("==8=5=", (0, 0), "block"),
        ("==8=5=>", (8, 0), "block"),
        (PLAY, None, "steady"),
        (PLAY + "4", (10, 0), "steady"),
        (PLAY + "56=", (10, 1), "steady"),
        (PLAY + "43=", None, "steady"),
        (PLAY + "%>", (6, 0), "block"),
        (PLAY + "%>>", (11, 0), "block"),
        (PLAY + "%S", None, "steady"),
    ],
)
def test_cursor(keys: str, cursor: tuple[int, int] | None, style: str) -> None:
    organiser, _ = keyed(keys)
    lcd = show(organiser, blink_on=True)
    assert lcd.cursor == cursor
    if cursor:
        assert lcd.style == style
    assert lcd.blink_on == blinks(organiser) == (cursor is not None and style == "block")


# Where ON/CLEAR leads, from every page.
BACK = [
    (NEW, "", Top()),
    (NEW, ">", Top()),
    (NEW, "%ABC", Insert()),
    (NEW, ">%", Top(1)),
    (NEW, "=", Seed(Field())),
    (NEW, "=!", Top()),
    (NEW, "==1", Seed(Field("KQXBTRMA"))),
    (NEW, "==8=5", Size()),
    (LINKED, "==8=5=", Count()),
    (LINKED, "==8=5=Y", HardCopy()),
    (LINKED, "==8=5=YN1", Console()),
    (NEW, "==8=5=", Count()),
    (LINKED, "==8=5=N", HardCopy()),
    (NEW, PLAY, Banner()),
    (NEW, PLAY + "43=", Banner()),
    (NEW, PLAY + "43", Banner()),
    (NEW, PLAY + "56", Banner()),
    (NEW, PLAY + "56=3", Shot()),
    (NEW, PLAY + "%>", Banner()),
    (NEW, PLAY + "%S", Banner()),
    (NEW, PLAY + "%Q", Top()),
    (NEW, PLAY + "%P ", Final()),
    (LINKED, SEED + "8=5=NA%P ", HardCopy(board=True)),
    (LINKED, SEED + "8=5=NA%P !", Final()),
    (LINKED, SEED + "8=5=NA%P !Y", HardCopy(board=True)),
]


@pytest.mark.parametrize(("organiser", "keys", "page"), BACK)
def test_on_clear_backs_out(organiser: Organiser, keys: str, page: object) -> None:
    before, _ = keyed(keys, organiser)
    after, effect = before.press("ON/CLEAR")
    assert after.page == page
    assert effect is None
    assert after.game == before.game


# Where MODE leads; nowhere where the machine's own editor or menu had the keyboard.
MODES = [
    (NEW, "", Insert()),
    (NEW, ">", Insert(1)),
    (NEW, "%", Insert()),
    (NEW, "=", Seed(Field("KQXBTRMA"))),
    (NEW, "==1", Size(Field("1", 1))),
    (LINKED, "==8=5=", HardCopy()),
    (LINKED, "==8=5=Y", Console()),
    (LINKED, "==8=5=YN", Copies(False)),
    (NEW, "==8=5=", Rule()),
    (NEW, PLAY, Ending()),
    (NEW, PLAY + "43=", Ending()),
    (NEW, PLAY + "43", Launch(4, Field("3", 1))),
    (NEW, PLAY + "5", Shot()),
    (NEW, PLAY + "%", Ending()),
    (NEW, PLAY + "%S", Score()),
    (NEW, PLAY + "%Q", Final()),
    (NEW, PLAY + "%P", PostMortem(2)),
]


@pytest.mark.parametrize(("organiser", "keys", "page"), MODES)
def test_mode(organiser: Organiser, keys: str, page: object) -> None:
    assert keyed(keys + "%", organiser)[0].page == page


def test_numbers_are_refused_with_a_beep_and_asked_again() -> None:
    for keys in ("==0=", "==17=", "===", "==8=0=", "==8=65=", PLAY + "40=", PLAY + "49=", PLAY + "4="):
        before, _ = keyed(keys[:-1])
        after, effects = keyed("=", before)
        assert effects == [Beep()]
        assert type(after.page) is type(before.page)
        again, effects = keyed("3=", after)
        assert effects == []
        assert type(again.page) is not type(before.page)


def test_a_refused_number_can_be_mended() -> None:
    refused, _ = keyed("==17=")
    assert screen(keyed(">/", refused)[0]) == "Board size : 7  |                "
    assert screen(keyed("/", refused)[0]) == "Board size : _  |                "


def test_a_refused_star_count_knows_the_size() -> None:
    assert keyed("==2=4=")[0].page == Rule()
    assert keyed("==2=5=")[1] == [Beep()]
    assert keyed("==16=256=")[0].page == Rule()
    assert keyed("==16=257=")[1] == [Beep()]


@pytest.mark.parametrize("keys", ["=!ABC=", "=!=", "=!ABCDEFG="])
def test_a_seed_is_eight_characters(keys: str) -> None:
    organiser, effects = keyed(keys)
    assert isinstance(organiser.page, Seed)
    assert effects == [Beep()]


def test_the_seed_is_edited_as_on_the_machine() -> None:
    full, _ = keyed("=")
    assert keyed("XYZ", full) == (full, [Beep()] * 3)
    assert screen(keyed(">>/", full)[0]) == "Seed string     |KXBTRMA         "
    assert screen(keyed(">>/A", full)[0]) == "Seed string     |KAXBTRMA        "
    rubbed, _ = keyed(">", full)
    for key in ("SHIFT", "DEL"):
        rubbed, _ = rubbed.press(key)
    assert screen(rubbed) == "Seed string     |KXBTRMA         "
    assert show(rubbed).cursor == (1, 1)
    assert keyed("=!A b~\\0.8=")[0].seed == "A B~\\0.8"
    assert show(keyed("=!A b~\\0.8")[0]).lines[1].startswith("A B\u2192\u00a50.8")


def test_keys_and_shift() -> None:
    board = Keyboard()
    for letter, symbol in SYMBOLS.items():
        _, plain = board.press(letter)
        shifted, nothing = board.press("SHIFT")
        after, stroke = shifted.press(letter)
        assert nothing is None and not after.shift
        assert plain and plain.text == plain.letter == letter
        assert stroke and stroke.text == symbol and not stroke.letter
        digit = symbol if symbol.isdecimal() else ""
        assert plain.digit == stroke.digit == digit
        assert legend_of(symbol) == legend_of(letter) == legend_of(letter.lower()) == letter
    assert len(LEGENDS) == len(set(LEGENDS)) == 36


def test_caps_and_num_lock() -> None:
    organiser, _ = keyed("=!")
    for legend in ("J", "SHIFT", "UP", "J", "SHIFT", "DOWN", "J", "SHIFT", "J", "SHIFT", "UP", "SHIFT", "J"):
        organiser, effect = organiser.press(legend)
        assert effect is None
    assert isinstance(organiser.page, Seed)
    assert organiser.page.field.text == "Jj8jJ"


def test_characters_from_a_pc_come_as_typed() -> None:
    for board in (Keyboard(), Keyboard(shift=True), Keyboard(num=True), Keyboard(shift=True, num=True)):
        for character in "J8(?~ ":
            after, stroke = board.type(character)
            assert stroke and stroke.text == character
            assert after == board._replace(shift=False)
        assert board.type("\u00e9") == (board, None)
    assert (
        replace(NEW, keyboard=Keyboard(caps=False)).keyboard.type("J")[1] == Keyboard(caps=False).type("j")[1]
    )


def test_the_top_menu() -> None:
    assert keyed("G")[0].page == keyed("g")[0].page == Seed(Field("KQXBTRMA"))
    assert keyed("O") == keyed(">=") == (NEW, [Leave()])
    assert keyed("X") == (NEW, [])
    organiser, _ = keyed(">=", replace(NEW, page=Top(1)))
    assert organiser.page == Seed(Field("KQXBTRMA"))


def test_insert_item() -> None:
    swapped, effects = keyed("%OFF=")
    assert (swapped.items, swapped.page, effects) == (("OFF", "GRAVITY"), Top(0), [])
    assert screen(swapped) == "OFF GRAVITY     |                "
    assert keyed(">%gravity=")[0].items == ("GRAVITY", "OFF")
    assert keyed(">%gravity=")[0].page == Top(0)
    assert keyed("%GRAVITY=")[0] == NEW
    assert keyed(">%GRAVITY=", swapped)[0] == replace(swapped, page=Top(1))
    for word in ("DIARY", "", "GRAVITI"):
        organiser, effects = keyed(f"%{word}=")
        assert isinstance(organiser.page, Insert)
        assert effects == [Beep()]


def test_questions_take_y_and_n_only() -> None:
    asked, _ = keyed("==8=5=", LINKED)
    assert keyed("yn", asked)[0].page == Copies(False)
    assert keyed("yy", asked)[0].page == Copies(True)
    assert keyed("n", asked)[0].page == Rule()
    assert keyed("x0=", asked) == (asked, [Beep()] * 3)
    locked = replace(asked, keyboard=Keyboard(num=True))
    assert locked.press("Y")[0].page == Console()


def test_printing_is_asked_for_with_something_in_the_top_slot_only() -> None:
    assert keyed("==8=5=")[0].page == Rule()
    _, effects = keyed("==8=5=YY12=", LINKED)
    assert effects == [PrintJob(board=False, copies=12, console=True)]
    organiser, effects = keyed(SEED + "8=5=NA%P     YN", LINKED)
    assert effects == [PrintJob(board=True, copies=1, console=False)]
    assert organiser.page == Final()
    assert keyed(SEED + "8=5=NA%P     N", LINKED)[0].page == Final()


def test_the_drawn_keys_are_digits_without_shift() -> None:
    played, _ = keyed(PLAY)
    for legend, edge in (
        ("J", 8),
        ("V", 2),
        ("O", 4),
        ("Q", 6),
        ("UP", 8),
        ("DOWN", 2),
        ("LEFT", 4),
        ("RIGHT", 6),
    ):
        assert played.press(legend)[0].page == Launch(edge)
        if len(legend) == 1:
            assert played.press("SHIFT")[0].press(legend)[0].page == Launch(edge)
    assert played.press("P")[0].page == Shot()
    organiser, _ = keyed("==")
    for legend, text in (("U", "1"), ("Y", "10")):
        organiser, _ = organiser.press(legend)
        assert isinstance(organiser.page, Size) and organiser.page.field.text == text


def test_keys_that_mean_nothing_in_play_beep() -> None:
    played, _ = keyed(PLAY)
    for key in "1379 0AX=/":
        assert keyed(key, played) == (played, [Beep()])
    entry, _ = keyed("4", played)
    for key in "AX +":
        assert keyed(key, entry) == (entry, [Beep()])
    full, _ = keyed("123", entry)
    assert keyed("4", full) == (full, [Beep()])


@pytest.mark.parametrize(
    ("keys", "number"),
    [("==", "100"), ("==16=", "1001"), ("==8=5=YN", "100"), (PLAY + "4", "100"), (PLAY + "5", "100")],
)
def test_no_digit_is_dropped_so_that_a_wrong_number_becomes_a_right_one(keys: str, number: str) -> None:
    asked, _ = keyed(keys, LINKED if "Y" in keys else NEW)
    refused, effects = keyed(number + "=", asked)
    assert effects == [Beep()]
    assert type(refused.page) is type(asked.page)
    assert number in "".join(show(refused).lines)


def test_a_new_game_asks_for_its_seed_in_capitals() -> None:
    locked = replace(NEW, keyboard=Keyboard(shift=True, caps=False, num=True))
    for key in ("EXE", "G"):
        asked, _ = replace(locked, keyboard=locked.keyboard._replace(shift=False)).press(key)
        assert asked.keyboard == Keyboard()


def test_the_last_hit_ends_the_game() -> None:
    organiser, _ = keyed(PLAY + "54=1=52=8=56=3=54=4=55=4=")
    assert organiser.page == Final()
    assert organiser.game and organiser.game.ending == "cleared"
    assert keyed("=", organiser)[0].page == keyed("!", organiser)[0].page == Top()
    assert keyed("x4 ", organiser) == (organiser, [Beep()] * 3)


def test_every_key_on_every_page_leaves_a_display_of_two_by_sixteen() -> None:
    for organiser, keys, _ in (*BACK, *MODES):
        before, _ = keyed(keys, organiser)
        for legend in LEGENDS:
            for start in (before, before.fault("DEVICE FULL"), before.press("SHIFT")[0]):
                lcd = show(start.press(legend)[0])
                assert [len(line) for line in lcd.lines] == [16, 16]
                if lcd.cursor:
                    assert 0 <= lcd.cursor[0] < 16 and lcd.cursor[1] in (0, 1)


def test_a_fault_shows_what_was_half_typed_again() -> None:
    organiser, _ = keyed(PLAY + "41")
    broken = organiser.fault("DEVICE FULL")
    assert broken.page == Fault("DEVICE FULL", organiser.page)
    assert broken.fault("DEVICE MISSING").page == Fault("DEVICE MISSING", organiser.page)
    assert keyed(" ", broken)[0] == organiser
