"""Checks that the scene does what the instructions say of keys, clicks and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from game.tommath import look
from game.tommath.desk import Desk
from game.tommath.playing import legend_labels, legend_rects
from tests.tommath.tables import Parlour, middle


def parlour(mode: int = 2, people: int = 1, typed: str = "", kiosk: bool = False) -> Parlour:
    """A game begun, and what was typed into it."""
    table = Parlour(kiosk=kiosk)
    table.start(mode, "999", people)
    table.driver.type(typed)
    return table


def keys_or_clicks() -> None:
    for number in (2, 3, 4, 6, 7, 8, 9, 10):
        function(number)()


def several_light_up() -> None:
    table = parlour(1, 2, "345346354364144")
    assert [run.text for run in table.table.state.last] == ["331", "331"]
    assert sum(table.table.state.scores) == 54
    lit = [table.scene.lit]
    for _ in range(90):
        table.driver.wait(1 / 60)
        lit.append(table.scene.lit)
    assert [after for before, after in pairwise([None, *lit]) if after != before] == [0, 1, 0]


def runs_again() -> None:
    table = parlour(1, 2, "345346354364144")
    table.driver.wait(3)
    seen = []
    for key in ("right", "left", ""):
        if key:
            table.driver.key(key)
        else:
            table.driver.click(*middle(look.LAST_AREA))
        seen.append(table.scene.lit)
    assert seen == [1, 0, 1]


def typed_or_clicked() -> None:
    table = parlour(2, 2, "734")
    table.click_piece("*")
    table.click_square(4, 4)
    assert table.moves == ["7 3 4", "* 4 4"]


def taken_back() -> None:
    table = parlour(2, 2, "73")
    table.driver.key("backspace")
    table.driver.type("45")
    table.driver.type("99")
    table.driver.key("escape")
    table.driver.type("856")
    assert table.moves == ["7 4 5", "8 5 6"]


def strips_are_keys() -> None:
    table = parlour(1, 2)
    for number, (x, y, _, high) in enumerate(look.STRIPS):
        for piece in "123":
            table.driver.click(x + look.STRIP_BUTTON[0] * int(piece) - 20, y + high // 2)
            table.click_square(4 + number, 3 + int(piece))
    assert [move[0] for move in table.moves] == ["1", "2", "3"] * 2


def draw_offered() -> None:
    table = parlour(2, 2, "dn")
    assert table.moves == ["offer", "decline"]
    table.driver.type("d")
    assert table.moves == ["offer", "decline"]
    table.driver.type("544dy")
    assert table.table.state.ending == "draw"


def resigned() -> None:
    for key in "rf":
        table = parlour(2, 2, f"544{key}n")
        assert table.moves == ["5 4 4"]
        table.driver.type(f"{key}y")
        assert (table.table.state.ending, table.table.state.winner) == ("resigned", "white")


def hurried_or_drawn() -> None:
    """Within two frames of the key, as the computer thinks at its highest level."""
    for key, done in (("escape", 2), ("shift+1", 0)):
        table = parlour(1)
        for _ in range(6):
            table.driver.key("f8")
        table.driver.type("144")
        table.driver.wait(0.1)
        assert table.scene.work() is not None
        so_far = table.so_far()
        table.driver.key(key)
        table.driver.wait(2 / 60)
        if done:
            assert table.moves == ["1 4 4", so_far]
        else:
            assert (table.table.state.ending, table.moves) == ("draw", ["1 4 4", "draw"])


def least_time() -> None:
    table = parlour()
    for key, words in (("up", "SPEED 1.5 SEC"), ("down", "SPEED 1.0 SEC"), ("down", "SPEED 0.5 SEC")):
        table.driver.key(key)
        assert table.screen()[24].endswith(words + " ")
    table.driver.type("544")
    table.driver.finish_work()
    table.driver.wait(0.4)
    assert len(table.moves) == 1
    table.driver.wait(0.2)
    assert len(table.moves) == 2


def function(number: int) -> Callable[[], None]:
    """What the function key changes, by its key and by a click on its name."""
    kept = {2: "sound", 3: "computers", 4: "computers", 6: "white_face", 7: "level", 8: "level"}
    kept |= {9: "black_face", 10: "border"}

    def check() -> None:
        for clicked in (False, True):
            table = parlour(2, 2)
            before, label = table.scene.desk, legend_labels(table.scene.desk)[number - 1]
            if clicked:
                table.driver.click(*middle(legend_rects()[number - 1]))
            else:
                table.driver.key(f"f{number}")
            after = table.scene.desk
            changed = {name for name in vars(before) if getattr(before, name) != getattr(after, name)}
            assert changed == {kept[number]}
            if number in (3, 4):
                side = ("white", "black")[number - 3]
                assert after.who(side) == "computer" and label == f"{side.upper()}=COMPUTER"
            if number in (7, 8):
                assert after.level == before.level + (-1 if number == 7 else 1)
                assert label == f"LEVEL {after.level}"

    return check


def quits_and_keeps() -> None:
    table = parlour(2, 2, "544")
    table.quit()
    assert table.left == 1 and table.moves == ["5 4 4"]


def quits_a_kiosk() -> None:
    """It leads out of the scene; that attract mode drops the game is in tests/shell/test_kiosk_mode.py."""
    table = parlour(2, 2, "544", kiosk=True)
    table.quit()
    assert table.left == 1


def these_pages() -> None:
    table = parlour(2, 2)
    table.driver.key("f5")
    assert "HOW TO PLAY" in table.screen()[0]


def names_what_will_be() -> None:
    """At each state; what would do nothing is dead and says why."""
    for desk in (Desk(level=level, sound=sound) for level in range(1, 10) for sound in (True, False)):
        labels = legend_labels(desk)
        assert labels[1] == ("SOUND OFF" if desk.sound else "SOUND ON")
        assert labels[2:4] == ("WHITE=COMPUTER", "BLACK=KEYBOARD")
        assert labels[6] == f"LEVEL {desk.level - 1 or 1}" and labels[7] == f"LEVEL {min(9, desk.level + 1)}"


def kept_at_every_move() -> None:
    table = parlour(2, 2)
    for number, move in enumerate(("544", "655", "*45"), 1):
        table.driver.type(move)
        assert len(table.moves) == number
        table.again()
        assert len(table.moves) == number and table.scene.desk.page == "play"


def carried_on() -> None:
    table = parlour(2, 1, "544")
    table.quit()
    assert table.left == 1 and len(table.moves) == 1
    table.driver.type("c")
    table.answer()
    assert len(table.moves) == 2


def defaults() -> None:
    table = parlour()
    assert table.scene.desk.who("white") == "keyboard" and table.scene.desk.who("black") == "computer"
    table.driver.key("f3")
    table.driver.key("f4")
    assert table.scene.desk.who("white") == "computer" and table.scene.desk.who("black") == "keyboard"
