"""Every rule sentence of the help window, held to what the game does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.patience import cards, help, match, osmosis, pyramid
from game.patience.sitting import check_seed
from game.shell.paths import FONTS
from game.wimp.keys import KEYS
from tests.patience.playing import Player, stuck_player


def rows(*built: str) -> list[list[str]]:
    return [[rank + row[-1] for rank in row[:-1]] for row in (*built, *[""] * (4 - len(built)))]


def table(piles: list[str], built: list[list[str]], pack: str = "", waste: str = "") -> osmosis.State:
    held = [pile.split() for pile in (*piles, *[""] * (4 - len(piles)))]
    return osmosis.from_position(held, built, pack.split(), waste.split())


def layout(
    described: dict[int, str], pack: str = "", waste: str = "", found: str = "", deal: int = 1
) -> pyramid.State:
    return pyramid.from_position(described, pack.split(), waste.split(), found.split(), deal)


# Osmosis


def all_cards_on_four_rows() -> None:
    full = rows("7A2345689TJQKH", "7A2345689TJQKS", "7A2345689TJQKC", "7A2345689TJQD")
    state = table(["KD"], full).play("pile 0")
    assert state.ending == "won" and [len({card[1] for card in row}) for row in state.rows] == [1] * 4


def the_deal() -> None:
    state = osmosis.new(3)
    assert (
        [len(pile) for pile in state.piles] == [4] * 4 and len(state.rows[0]) == 1 and len(state.pack) == 35
    )
    shown = [
        icon.sprite for icon in Player(seed="3").scene.app.panes()["game"].icons if icon.name in set("0123")
    ]
    assert shown == [f"two/{pile[-1]}" for pile in state.piles]


def a_click_on_a_pile() -> None:
    player = Player()
    player.sitting.table = table(["2C 3C 9H", "AS", "AD", "AC"], rows("7H"))
    player.click("0")
    assert player.osmosis.piles[0] == ("2C", "3C") and player.osmosis.rows[0] == ("7H", "9H")
    assert any(icon.sprite == "two/3C" for icon in player.scene.app.panes()["game"].icons)


def the_first_row_takes_its_suit() -> None:
    assert all(table([], rows("7H")).row_of(rank + "H") == 0 for rank in "A2345689TJQK")


def rows_begin_in_order() -> None:
    state = table(["7S"], rows("7H"))
    assert state.row_of("7S") == 1 and state.row_of("8S") is None
    assert table([], rows("7H", "7S")).row_of("7D") == 2


def lower_rows_follow_the_row_above() -> None:
    state = table([], rows("73H", "7S", "7D"))
    assert state.row_of("3S") == 1 and state.row_of("9S") is None and state.row_of("3D") is None


def the_pack_turns_three() -> None:
    state = table(["9C"], rows("7H"), "5C 6C 8C TC").play("pack")
    assert state.waste == ("5C", "6C", "8C")
    assert state.play("pack").waste == ("5C", "6C", "8C", "TC")


def an_empty_pack_is_taken_up_again() -> None:
    state = table(["9C"], rows("7H"), "", "5C 6C 8C TC")
    for _ in range(10):
        state = state.play("pack")
        assert state.pack == ("5C", "6C", "8C", "TC")
        state = state.play("pack").play("pack")


def the_waste_goes_to_its_row_or_an_empty_pile() -> None:
    state = table(["9C", "", "QC", "KC"], rows("7H"), "", "5C 2H")
    assert state.play("waste").rows[0] == ("7H", "2H")
    assert state.play("waste").play("waste").piles[1] == ("5C",)
    assert "waste" not in table(["9C"] * 4, rows("7H"), "", "5C").moves()


def adjust_parks() -> None:
    player = Player()
    player.sitting.table = table(["9C", "", "QC", "KC"], rows("7H"), "", "5C 2H")
    player.click("waste", mods="alt")
    assert player.osmosis.piles[1] == ("2H",)
    player = Player(how="touch")
    player.sitting.table = table(["9C", "", "QC", "KC"], rows("7H"), "", "5C 2H")
    player.play("park")
    assert player.osmosis.piles[1] == ("2H",)


def a_full_row_is_turned() -> None:
    player = Player()
    player.sitting.table = table(["KH", "2C"], rows("7A2345689TJQH"))
    player.click("0")
    sprites = [icon.sprite for icon in player.scene.app.panes()["game"].icons]
    assert player.osmosis.is_turned_over(0) and sprites.count("two/back") == 13


def stuck_is_told_once() -> None:
    player = stuck_player()
    assert player.box()
    player.key("f8")
    assert not player.box() and not player.osmosis.stuck
    player.click("3")
    assert player.osmosis.stuck and not player.box()
    player.click("new")
    assert not player.scene.app.told


def resign_is_a_loss() -> None:
    player = Player()
    player.choose("resign")
    assert [result.won for result in player.slot.results()] == [False] and player.sitting.number == 1998


# Pyramid


def pairs_of_thirteen() -> None:
    assert len(pyramid.new(1).layout) == 28
    for one, other in ("AQ", "2J", "3T", "49", "58", "67"):
        state = layout({0: "2S" if "2" not in one + other else "3S", 21: one + "H", 22: other + "C"}, "KC")
        assert "pair 21 22" in state.moves()


def three_sources() -> None:
    state = layout({0: "2S", 15: "8D", 21: "5H"}, "3C", "QD 8S", "KS 8C")
    assert {"pair 21 W", "pair 21 F"} <= set(state.moves())
    assert not any("15" in move.split() for move in state.moves())


def the_light() -> None:
    player = pyramid_player(layout({0: "2S", 21: "5H", 22: "8C"}, "3C"))
    player.click("21")
    assert player.scene.app.lit == 21
    player.click("21")
    assert player.scene.app.lit is None


def the_second_card_ends_on_top() -> None:
    player = pyramid_player(layout({0: "2S", 15: "8D", 21: "5H", 22: "8C"}, "3C"))
    player.click("22")
    player.click("21")
    assert player.match.game.card("F") == "5H"
    player.click("F")
    player.click("15")
    assert player.match.game.foundation == ("8C", "5H", "8D")


def a_wrong_partner_is_refused() -> None:
    player = pyramid_player(layout({0: "2S", 21: "5H", 22: "9C"}, "3C"))
    player.click("21")
    player.click("22")
    assert player.scene.app.lit == 21 and player.ear.beeps == 1


def kings() -> None:
    player = pyramid_player(layout({0: "2S", 21: "KH"}, "3C"))
    player.click("21")
    assert player.match.game.foundation == ("KH",)
    player.click("F")
    assert player.scene.app.lit is None and player.ear.beeps == 1


def the_pack_turns_one() -> None:
    assert layout({0: "2S"}, "3C 4C").play("pack").waste == ("3C",)


def three_deals() -> None:
    state = layout({0: "2S"}, "", "3C 4C")
    for deal in (2, 3):
        state = state.play("pack")
        assert (state.deal, state.pack, state.waste) == (deal, ("3C", "4C"), ())
        state = state.play("pack").play("pack") if deal == 2 else state


def the_third_deal_ends() -> None:
    assert layout({0: "JS", 1: "4H"}, "", "3C 9C", "", 3).play("pack").ending == "passes"


def other_ends() -> None:
    assert layout({0: "JS"}, "9C", "2C").play("pair 0 W").ending == "cleared"
    last = layout({0: "QS", 21: "4H", 22: "8H"}, "9C", "3C 2C", "", 3).play("pack").play("pair W 21")
    assert last.ending == "passes"
    empty = layout({0: "QS", 21: "4H", 22: "8H"}, "", "9C", "", 1).play("pair W 21")
    assert (empty.deal, empty.ending) == (1, "passes")
    assert pyramid.new(1).play("resign").ending == "resigned"


def the_bonus() -> None:
    for deal, bonus in ((1, 50), (2, 35), (3, 20)):
        assert layout({0: "JS"}, "", "2C", "", deal).play("pair 0 W").score == bonus


def a_point_a_card() -> None:
    assert layout({0: "2S", 1: "4H"}, "9C", "3C", "5C").play("resign").score == -4


def a_match() -> None:
    played = match.new(1)
    for game in range(6):
        played = played.play("resign")
        played = played.play("next") if game < 5 else played
    assert played.over and played.total == 6 * -52 and not played.good


def new_game_and_resign() -> None:
    player = Player("pyramid")
    player.choose("resign")
    player.answer("ok")
    assert player.match.round == 2
    player.click("new")
    assert player.match.round == 1 and player.match.booked == ()


def a_second_player() -> None:
    player = Player("pyramid", seed="9")
    for game in range(6):
        player.choose("resign")
        player.answer("ok")
        assert game == 5 or player.match.round == game + 2
    player.answer("second player")
    assert player.sitting.number == 9 and player.sitting.rival == (-52,) * 6


def the_fields() -> None:
    player = pyramid_player(layout({0: "2S"}, "3C 4C", "5C", "", 2))
    player.sitting.table = match.Match(1997, (-3, 8), player.match.game)
    icons = player.scene.app.panes()["game"].icons
    assert [(icon.text, icon.value) for icon in icons if icon.kind == "field"] == [
        ("Score", "5"),
        ("Deal", "2"),
        ("Cards left", "2"),
    ]


# Both


def undo() -> None:
    player = Player()
    for _ in range(3):
        player.click("pack")
    for _ in range(3):
        player.driver.key("f8")
    assert player.osmosis == osmosis.new(1997)
    player = Player("pyramid")
    player.choose("resign")
    player.driver.key("f8")
    assert player.match.game.over


def kept() -> None:
    player = Player()
    player.click("pack")
    assert player.again().osmosis == player.osmosis


def the_number() -> None:
    assert Player(seed="17").title == "Osmosis - deal 17"
    check_seed("17")
    assert Player(seed="17").osmosis == osmosis.deal(cards.deck(17))


def pyramid_player(state: pyramid.State) -> Player:
    player = Player("pyramid")
    player.sitting.table = match.Match(1997, (), state)
    return player


TESTS: dict[help.Section, tuple[Callable[[], None], ...]] = {
    help.OSMOSIS: (
        all_cards_on_four_rows,
        the_deal,
        a_click_on_a_pile,
        the_first_row_takes_its_suit,
        rows_begin_in_order,
        lower_rows_follow_the_row_above,
        the_pack_turns_three,
        an_empty_pack_is_taken_up_again,
        the_waste_goes_to_its_row_or_an_empty_pile,
        adjust_parks,
        a_full_row_is_turned,
        all_cards_on_four_rows,
        stuck_is_told_once,
        resign_is_a_loss,
    ),
    help.PYRAMID: (
        pairs_of_thirteen,
        three_sources,
        the_light,
        the_second_card_ends_on_top,
        a_wrong_partner_is_refused,
        kings,
        the_pack_turns_one,
        three_deals,
        the_third_deal_ends,
        other_ends,
        the_bonus,
        a_point_a_card,
        a_match,
        new_game_and_resign,
        a_second_player,
        the_fields,
    ),
    help.BOTH: (undo, kept, the_number),
}
"""A test for each paragraph, in their order."""


@pytest.mark.parametrize(
    ("sentence", "test"),
    [
        pytest.param(sentence, test, id=sentence[:50])
        for section, tests in TESTS.items()
        for sentence, test in zip(section.paragraphs, tests, strict=True)
    ],
)
def test_sentence(sentence: str, test: Callable[[], None]) -> None:
    test()


def test_every_section_is_tested_or_a_table_of_keys() -> None:
    assert all(section in TESTS or not section.paragraphs for section in help.SECTIONS)


def test_every_paragraph_is_one_sentence_so_that_none_goes_without_its_test() -> None:
    for section in TESTS:
        for paragraph in section.paragraphs:
            assert [at for at, letter in enumerate(paragraph) if letter in ".?!"] == [len(paragraph) - 1]


def test_the_keys_named_are_listened_to() -> None:
    named = " ".join(keys for keys, _ in help.KEYS.keys).replace(",", " ")
    chords = {word.lower() for word in named.split()}
    known = set(Player().scene.inputs.keys)
    arrows = {chord.replace("arrows", "left") for chord in chords if "arrows" in chord}
    names = {chord for chord in chords if "arrows" not in chord} - {"and"}
    assert names | arrows <= known and known >= set(KEYS)


def test_the_font_has_every_letter() -> None:
    bdf = (FONTS / "system8x16.bdf").read_text(encoding="ascii")
    encodings = {int(line.split()[1]) for line in bdf.splitlines() if line.startswith("ENCODING")}
    for name, pane in Player().scene.app.panes().items():
        for icon in pane.icons:
            assert {ord(letter) for letter in icon.text + icon.value} <= encodings, (name, icon)
