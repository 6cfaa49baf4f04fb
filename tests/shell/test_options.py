"""What the command line accepts, and the one line it answers where it does not."""

from __future__ import annotations

import sys

import pytest

from game.catalogue import CATALOGUE, Entry
from game.shell.options import FLAGS, Refused, parse
from game.shell.scene import Game, House


def no_scene(house: House) -> Game:
    raise AssertionError("reading the command line starts no game")


def four_letters(seed: str) -> None:
    if len(seed) != 4:
        raise ValueError("A seed has four letters.")


def digits(seed: str) -> None:
    if not seed.isdecimal():
        raise ValueError("A deal is a number.")


ENTRIES = (
    Entry("one", "One", 1987, "organiser", no_scene, four_letters, seeds="four letters"),
    Entry("two", "Two", 1989, "dos_pc", no_scene, digits, "SMCD", seeds="a number"),
    Entry("three", "Three", 1991, "acorn_1", no_scene, digits, seeds="a number"),
)


def test_nothing_said_leaves_everything_as_it_is() -> None:
    options = parse([], ENTRIES)
    assert (options.game, options.scale, options.save, options.volume) == (None, "sharp", True, 100)
    assert not (options.fullscreen or options.mute or options.windowed or options.frames or options.say)


def test_every_flag_is_taken() -> None:
    options = parse(
        [
            "--fullscreen",
            "--windowed",
            "1024x768",
            "--scale",
            "pixel",
            "--mute",
            "--volume=30",
            "--no-save",
            "--seed",
            "77",
            "--printer",
            "/dev/null",
            "--frames",
            "12",
            "TWO",
            "msd",
        ],
        ENTRIES,
    )
    assert (options.fullscreen, options.windowed, options.scale) == (True, (1024, 768), "pixel")
    assert (options.mute, options.volume, options.save, options.frames) == (True, 30, False, 12)
    assert (options.game, options.letters, options.seed) == (ENTRIES[1], "MSD", "77")
    assert options.printer == "/dev/null"


def test_a_relative_folder_is_meant_from_where_the_player_stands(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    options = parse(["--data", "here", "--printer", "out.txt"], ENTRIES)
    assert str(options.data) == f"{tmp_path}/here" and options.printer == f"{tmp_path}/out.txt"


@pytest.mark.parametrize(
    "words",
    [
        "--frobnicate",
        "-x",
        "--full",
        "--fullscreen=yes",
        "--windowed",
        "--windowed 10x10",
        "--windowed 99999x99999",
        "--windowed 800",
        "--windowed 8\u00b2x600",
        "--scale blurred",
        "--volume 101",
        "--volume -1",
        "--volume loud",
        "--frames 0",
        "--frames 1.5",
        "--data /dev/null",
        "--data=",
        "--data ~nobodyatall/x",
        "--heartbeat ~nobodyatall/x",
        "--printer /",
        "--seed=",
        "--seed SHORT-AND-WRONG",
        "--seed WORD two",
        "--seed 1 one",
        "four",
        "one S",
        "two X",
        "two S extra",
    ],
)
def test_what_is_wrong_is_refused_in_one_line(words: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(words.split(), ENTRIES)
    text = str(refused.value)
    assert text and "\n" not in text and text.endswith(".")


def test_a_refusal_says_what_is_accepted() -> None:
    for words, accepted in (
        ("--scale blurred", "sharp or pixel"),
        ("--volume loud", "0 to 100"),
        ("chess", "one, two, three"),
        ("two X", "S, M, C, D"),
        ("--nonsense", "--fullscreen, --windowed"),
        ("--seed 12345 one", "--seed takes four letters for one, not '12345'[.]"),
        ("--seed ABC", "--seed takes four letters for one, or a number for two and three, not 'ABC'[.]"),
    ):
        with pytest.raises(Refused, match=accepted):
            parse(words.split(), ENTRIES)


def test_a_seed_without_a_game_must_suit_one_of_them() -> None:
    assert parse(["--seed", "WORD"], ENTRIES).seed == "WORD"
    assert parse(["--seed", "123"], ENTRIES).seed == "123"


def test_help_names_every_flag_game_and_letter_and_fits_a_terminal() -> None:
    for words in (["--help"], ["-h"], ["two", "--help"]):
        text = parse(words, ENTRIES).say
        assert text is not None
        for flag in FLAGS:
            assert f"  {flag.name} {flag.value}".rstrip() in text
        for entry in ENTRIES:
            assert entry.id in text and entry.title in text
        assert "S M C D" in text and "python3 main.py" in text
        assert max(map(len, text.splitlines())) <= 100


def test_a_download_names_itself_in_its_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    text = parse(["--help"], ENTRIES).say
    assert text is not None and "\nattic-arcade [flags]" in text and "python3" not in text


def test_version() -> None:
    text = parse(["--version"], ENTRIES).say
    assert text is not None and text.startswith("Attic Arcade ")


def test_every_game_says_what_its_seeds_are() -> None:
    with pytest.raises(Refused) as refused:
        parse(["--seed", "ABC"], CATALOGUE)
    for entry in CATALOGUE:
        assert entry.seeds and entry.seeds in str(refused.value) and entry.id in str(refused.value)


def test_a_seed_of_the_right_length_is_told_which_characters_it_may_have() -> None:
    with pytest.raises(Refused) as refused:
        parse(["--seed", "\u00f1BCDEFGH", "gravity"], CATALOGUE)
    assert "A-Z" in str(refused.value) and "ASCII" in str(refused.value)
