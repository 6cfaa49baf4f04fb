"""What function keys, questions and words on the message row of the Math Tooter do."""

from __future__ import annotations

import re

import pytest

from game.tommath import look, manual
from game.tommath.playing import legend_labels, legend_rects
from tests.tommath.tables import Parlour, middle


def test_two_people_offer_refuse_and_agree() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    driver = parlour.driver
    driver.type("d")
    assert parlour.lines() == "WHITE OFFERS A DRAW."
    assert "BLACK: DRAW?" in parlour.screen()[1] and "MOVES" not in parlour.screen()[1]
    driver.type("5")
    assert parlour.moves == ["offer"]
    driver.type("n")
    assert parlour.moves == ["offer", "decline"]
    driver.type("d")
    assert parlour.lines() == "A DRAW CAN BE OFFERED ONLY ONCE A TURN."
    driver.type("544")
    driver.type("d")
    assert parlour.lines() == "BLACK OFFERS A DRAW."
    driver.key("escape")
    driver.type("655")
    driver.type("d")
    driver.type("y")
    assert parlour.table.state.ending == "draw"
    driver.key("return")
    assert parlour.moves == []


def test_the_computer_answers_an_offer() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("d")
    parlour.answer()
    assert parlour.moves == ["offer", "decline"]
    assert parlour.lines() == "BLACK PLAYS ON: NO DRAW."


def test_function_keys_by_key_and_by_click() -> None:
    """Every legend names what will be so, and both ways make it so."""
    parlour = Parlour()
    parlour.start(people=2)
    for number in (2, 3, 4, 6, 7, 8, 9, 10):
        before = parlour.store.slot("tommath").desk()
        label = legend_labels(parlour.scene.desk)[number - 1]
        if number % 2:
            parlour.driver.key(f"f{number}")
        else:
            parlour.driver.click(*middle(legend_rects()[number - 1]))
        after = parlour.store.slot("tommath").desk()
        assert after != before, label
        if "LEVEL" in label:
            assert label == f"LEVEL {after['level']}"
        if "=" in label:
            side, player = label.lower().split("=")
            assert (side in after["computers"]) == (player == "computer")
        if "SOUND" in label:
            assert after["sound"] == (label == "SOUND ON")
    parlour.driver.key("f5")
    assert parlour.scene.page == 0
    for page in range(1, len(manual.PAGES)):
        parlour.driver.key("page down")
        assert parlour.scene.page == page
    parlour.driver.key("escape")
    assert parlour.scene.page is None


def test_the_instructions_say_where_they_lead_back_to() -> None:
    parlour = Parlour()
    for words in ("START SCREEN", "RETURN TO GAME"):
        parlour.driver.key("f5")
        parlour.driver.click(*word(parlour, words))
        assert parlour.scene.page is None
        parlour.start(people=2)


def test_levels_end_at_one_and_nine() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    for _ in range(9):
        parlour.driver.key("f8")
    assert parlour.scene.desk.level == 9 and parlour.lines() == "LEVEL 9 IS THE HIGHEST."
    for _ in range(9):
        parlour.driver.key("f7")
    assert parlour.scene.desk.level == 1 and parlour.lines() == "LEVEL 1 IS THE LOWEST."


def test_speed_by_arrows_and_by_click() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    parlour.driver.key("up")
    assert parlour.scene.desk.speed == 3
    parlour.driver.click((look.SPEED_AT + 3) * 8, 340)
    parlour.driver.key("down")
    assert parlour.scene.desk.speed == 1
    for _ in range(3):
        parlour.driver.key("down")
    assert parlour.scene.desk.speed == 0 and parlour.lines().startswith("THE SPEED")


@pytest.mark.parametrize("num_lock", [True, False])
def test_the_number_pad_types_its_digits(num_lock: bool) -> None:
    """Also with num lock off, as a kiosk starts: its arrows do not change the speed there."""
    parlour = Parlour()
    parlour.start(people=2)
    for key in ("[8]", "[2]", "[4]", "[*]", "[2]", "[5]"):
        parlour.driver.key(key, num_lock=num_lock)
    assert parlour.moves == ["8 2 4", "* 2 5"] and parlour.scene.desk.speed == 2


@pytest.mark.parametrize(
    ("digit", "raised"), list(enumerate("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079"))
)
def test_a_dead_key_is_the_power_before_its_digit(digit: int, raised: str) -> None:
    """A German keyboard's ^ and then 5 arrive as one raised 5."""
    german, american = Parlour(), Parlour()
    for parlour, typed in ((german, raised), (american, f"^{digit}")):
        parlour.start(people=2)
        parlour.driver.type(typed)
    assert german.screen() == american.screen()
    german.driver.type("44")
    assert german.moves == ([f"^ {digit} 4"] if 1 <= digit <= 8 else ["^ 4 4"])


def test_a_dead_key_struck_twice_is_one_power() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    parlour.driver.type("^^")
    assert parlour.lines() == ""
    parlour.driver.type("45")
    assert parlour.moves == ["^ 4 5"]


def test_quit_promises_to_keep_a_game_where_there_is_one() -> None:
    parlour = Parlour()
    parlour.driver.key("f1")
    assert parlour.lines() == "QUIT TO THE SHELF?"
    parlour.driver.key("escape")
    parlour.start(people=2)
    parlour.driver.key("f1")
    assert parlour.lines() == "QUIT? THE GAME WILL BE KEPT."
    parlour.driver.type("nry")
    parlour.driver.key("f1")
    assert parlour.lines() == "QUIT TO THE SHELF?"


def test_in_a_kiosk_nothing_is_said_of_a_game_that_is_kept() -> None:
    """Where quitting ends the game: the question, the legend and the instructions."""
    for kiosk, words, label in ((False, "KEPT", "QUIT+SAVE"), (True, "OVER", "QUIT")):
        parlour = Parlour(kiosk=kiosk)
        parlour.driver.key("f1")
        assert parlour.lines() == ("QUIT THE MATH TOOTER?" if kiosk else "QUIT TO THE SHELF?")
        parlour.driver.key("escape")
        parlour.start(people=2)
        assert parlour.screen()[look.LEGEND_ROWS[0]].split()[:2] == ["F1", label]
        parlour.driver.key("f1")
        assert parlour.lines() == f"QUIT? THE GAME WILL BE {words}."
        assert parlour.screen()[look.MESSAGE_ROW].split() == f"{parlour.lines()} Y QUIT N PLAY ON".split()
        parlour.driver.key("n")
        parlour.driver.key("f5")
        said = ""
        for _ in manual.PAGES:
            said += "\n".join(parlour.screen())
            parlour.driver.key("page down")
        assert bool(re.search(r"keeps|kept|come back|carries", said, re.I)) != kiosk


def test_quit_asks_and_the_game_waits() -> None:
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("54")
    parlour.driver.key("f1")
    assert parlour.lines() == "QUIT? THE GAME WILL BE KEPT."
    parlour.driver.key("f1")
    assert parlour.left == 0
    parlour.driver.type("4")
    assert parlour.moves == ["5 4 4"]
    parlour.quit()
    assert parlour.left == 1
    parlour.driver.type("c")
    assert parlour.scene.desk.page == "play"
    parlour.answer()
    assert len(parlour.moves) == 2


def fled() -> Parlour:
    """The start screen with a game of one move that waits, asked whether to drop it."""
    parlour = Parlour()
    parlour.start()
    parlour.driver.type("544")
    parlour.quit()
    parlour.driver.key("return")
    assert parlour.lines() == "DROP THE GAME YOU FLED?"
    return parlour


def test_a_new_game_asks_before_it_drops_the_kept_one() -> None:
    parlour = fled()
    parlour.driver.type("n")
    assert parlour.moves == ["5 4 4"]
    parlour.driver.key("return")
    parlour.driver.type("y")
    assert parlour.moves == []


@pytest.mark.parametrize("key", ["r", "f"])
def test_only_y_gives_a_game_up(key: str) -> None:
    """Keys that are pressed at random answer no, so that a later Y says nothing."""
    parlour = Parlour()
    parlour.start(people=2)
    parlour.driver.type(f"544{key}")
    assert parlour.lines() == "GIVE UP THIS GAME?"
    for other in ("t", "r", "5", "left", "return", "backspace"):
        parlour.driver.key(other)
        assert parlour.lines() == "" and parlour.scene.page is None
        parlour.driver.type(key)
    parlour.driver.type("ty")
    assert parlour.moves == ["5 4 4"]
    parlour.driver.type(f"{key}y")
    assert parlour.table.state.ending == "resigned"


def test_function_keys_do_their_work_with_a_question_up() -> None:
    """They answer nothing, but that a question that any key answers no is gone."""
    parlour = Parlour()
    parlour.start(people=2)
    for asks, question, stays in (
        ("r", "GIVE UP THIS GAME?", False),
        ("f1", "QUIT? THE GAME WILL BE KEPT.", True),
        ("d", "WHITE OFFERS A DRAW.", True),
    ):
        parlour.driver.key(asks)
        for key in ("f2", "f6", "f8", "f7", "f9", "f10"):
            before = parlour.scene.desk
            parlour.driver.key(key)
            assert parlour.scene.desk != before
            assert parlour.lines() == (question if stays else "")
            if not stays:
                parlour.driver.key(asks)
        parlour.driver.key("f5")
        assert parlour.scene.page == 0
        parlour.driver.key("escape")
        assert parlour.lines() == (question if stays else "")
        if asks != "d":
            parlour.driver.key("escape")
    parlour.driver.key("f1")
    assert parlour.lines() == "QUIT? THE GAME WILL BE KEPT." and parlour.moves == ["offer"]
    parlour.driver.key("f1")
    assert parlour.lines() == "WHITE OFFERS A DRAW." and parlour.moves == ["offer"]
    parlour.driver.key("f1")
    parlour.driver.type("y")
    assert parlour.left == 1 and parlour.moves == ["offer"]


def test_a_click_on_a_function_keys_name_does_the_same_with_a_question_up() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    legend = legend_rects()
    parlour.driver.type("d")
    parlour.driver.click(*middle(legend[5]))
    assert parlour.scene.desk.white_face != 15 and parlour.lines() == "WHITE OFFERS A DRAW."
    for line in ("QUIT? THE GAME WILL BE KEPT.", "WHITE OFFERS A DRAW."):
        parlour.driver.click(*middle(legend[0]))
        assert parlour.lines() == line and parlour.moves == ["offer"]
    parlour.click_square(4, 4)
    assert parlour.moves == ["offer", "decline"]


def test_a_side_given_to_the_computer_answers_a_draw_by_itself() -> None:
    parlour = Parlour()
    parlour.start(people=2)
    parlour.driver.type("5d")
    parlour.driver.key("f4")
    parlour.answer()
    assert parlour.moves == ["offer", "decline"]


def test_a_function_key_at_the_start_screens_question() -> None:
    parlour = fled()
    parlour.driver.key("f8")
    assert parlour.lines() == "THE COMPUTER PLAYS AT LEVEL 4." and parlour.moves == ["5 4 4"]
    parlour.driver.key("return")
    parlour.driver.key("f1")
    assert parlour.lines() == "QUIT? THE GAME WILL BE KEPT."


def test_c_at_the_question_whether_to_drop_a_game_carries_on_with_it() -> None:
    parlour = fled()
    parlour.driver.type("c")
    assert parlour.scene.desk.page == "play" and parlour.moves == ["5 4 4"] and parlour.scene.busy


def test_the_whole_keyboard_struck_gives_no_game_up() -> None:
    for row in ("qwertyuiop", "poiuytrewq", "asdfghjkl", "qazwsxedcrfvtgbyhnujm"):
        parlour = Parlour()
        parlour.start(people=2)
        parlour.driver.type(f"544{row}{row}")
        assert not parlour.table.state.over or parlour.table.state.ending == "draw"


def test_another_key_keeps_the_game_fled() -> None:
    parlour = fled()
    parlour.driver.key("return")
    parlour.driver.type("y")
    assert parlour.moves == ["5 4 4"]


def word(parlour: Parlour, text: str) -> tuple[int, int]:
    """The middle of the last character of words that stand on the screen."""
    rows = parlour.screen()
    row = next(row for row, line in enumerate(rows) if text in line)
    wide, high = look.CELL
    return (rows[row].index(text) + len(text)) * wide - wide // 2, row * high + high // 2


def test_words_on_the_message_row_can_be_clicked() -> None:
    """What they do is what they say; where nothing is said, nothing is done."""
    parlour = Parlour()
    parlour.start(people=1)
    driver = parlour.driver
    for _ in range(6):
        driver.key("f8")
    driver.type("144")
    driver.wait(0.1)
    driver.click(*word(parlour, "ESC MOVE NOW"))
    assert len(parlour.moves) == 2
    driver.click(*word(parlour, "TYPE OR CLICK A PIECE"))
    assert parlour.lines() == ""
    driver.type("34")
    driver.click(*word(parlour, "ROW"))
    driver.click(*word(parlour, "COL"))
    assert "PIECE  _  " in parlour.screen()[look.MESSAGE_ROW]
    driver.key("f3")
    driver.wait(0.05)
    driver.click(*word(parlour, "! DRAW"))
    assert parlour.table.state.ending == "draw"
    driver.click(*word(parlour, "START SCREEN: ESC"))
    assert "MATH TOOTER" not in parlour.screen()[0]
    driver.key("return")
    assert parlour.moves == [] and "MATH TOOTER" in parlour.screen()[0]
    driver.wait(0.05)
    driver.type("!")
    driver.click(*word(parlour, "ANOTHER: ENTER"))
    assert parlour.moves == []


def test_function_keys_work_while_the_computer_thinks() -> None:
    """A changed level or player begins the search anew; sound, colours and speed let it go on."""
    parlour = Parlour()
    parlour.start()
    driver = parlour.driver
    for key in (*["f8"] * 5, *["up"] * 8):
        driver.key(key)
    driver.type("544")

    def begun_anew(key: str) -> bool:
        driver.wait(0.3)
        before = walked(parlour)
        assert before > 0
        driver.key(key)
        return walked(parlour) == 0

    assert [key for key in ("f2", "f6", "f9", "f10", "up", "down") if begun_anew(key)] == []
    assert begun_anew("f8") and begun_anew("f7")
    assert "LEVEL 8" in parlour.screen()[look.TITLE_ROW]
    driver.wait(0.3)
    driver.key("f5")
    assert not parlour.scene.busy
    driver.wait(5)
    driver.key("escape")
    assert len(parlour.moves) == 1 and parlour.scene.busy
    driver.key("f4")
    assert not parlour.scene.busy and "BLACK, YOUR MOVE:" in parlour.screen()[look.MESSAGE_ROW]
    driver.type("655")
    assert parlour.moves == ["5 4 4", "6 5 5"]
    driver.key("f3")
    assert parlour.scene.busy and walked(parlour) == 0


def test_who_only_watches_is_told_how_to_join_in() -> None:
    """Two keys pressed by chance must not leave somebody before a board that takes no moves."""
    parlour = Parlour()
    parlour.start()
    parlour.driver.key("f3")
    told = "THE COMPUTER PLAYS BOTH SIDES: F3 FOR YOU TO PLAY WHITE, F4 BLACK."
    parlour.driver.type("5")
    assert parlour.lines() == told
    parlour.click_square(4, 4)
    assert parlour.lines() == told and len(told) <= look.LAST_COLUMN
    parlour.driver.key("f3")
    parlour.driver.type("544")
    assert parlour.moves == ["5 4 4"]
    parlour.driver.type("5")
    assert parlour.lines() == "THE COMPUTER IS THINKING."


def test_a_stray_key_hides_the_computers_row_for_a_second() -> None:
    """And never stands where the computer has moved."""
    parlour = Parlour()
    parlour.start()
    for key in (*["f8"] * 5, *["up"] * 2):
        parlour.driver.key(key)
    parlour.driver.type("544")
    parlour.driver.wait(0.1)
    parlour.driver.type("5")
    parlour.driver.wait(0.8)
    assert parlour.lines() == "THE COMPUTER IS THINKING."
    parlour.driver.wait(0.4)
    assert parlour.lines() == "" and "! DRAW" in parlour.screen()[look.MESSAGE_ROW]
    parlour.driver.type("5")
    parlour.driver.finish_work()
    while len(parlour.moves) == 1:
        parlour.driver.type("5")
        parlour.driver.wait(1 / 60)
    assert parlour.lines() == "" and "YOUR MOVE" in parlour.screen()[look.MESSAGE_ROW]


def walked(parlour: Parlour) -> int:
    """Where the note is on its way, by the clock of the search."""
    return parlour.screen()[look.MESSAGE_ROW].index("\u266a") - look.SIGN_AT
