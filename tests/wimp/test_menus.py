"""Menus: sizes and places of shared/reference/desktop.md section 3, and the walk through them."""

from __future__ import annotations

from game.wimp.boxes import inside
from game.wimp.look import HIGH, WIDE
from game.wimp.menus import Entry, Level, Menu, Tree, entry_box, led, levels, menu_size, pointed, walked

DEEP = Menu("Deep", (Entry("x", "X"), Entry("y", "Y")))
MENU = Menu(
    "Osmosis",
    (Entry("undo", "Undo", shaded=True), Entry("resign", "Resign"), None, Entry("on", "On", leads=DEEP)),
)
BAR_MENU = Menu(
    "Osmosis", (Entry("i", "Info", leads="info"), Entry("o", "Osmosis"), None, Entry("q", "Quit"))
)


def about(name: str) -> tuple[int, int]:
    return 318, 122


def at(tree: Tree, menu: Menu = MENU) -> list[Level]:
    return levels(menu, tree, about)


def test_sizes() -> None:
    assert menu_size(MENU) == (8 * 7 + 28, 3 * 22 + 12)


def test_a_window_menu_opens_under_the_pointer() -> None:
    (level,) = at(Tree("w", (322, 180)))
    assert level.inside == (290, 180, 84, 78)
    assert level.outside == (289, 158, 86, 101)
    assert entry_box(level, 2) == (290, 224, 84, 12)
    assert entry_box(level, 3) == (290, 236, 84, 22)


def test_a_bar_menu_stands_on_its_line() -> None:
    (level,) = at(Tree("osmosis", (708, 560), True), BAR_MENU)
    assert level.inside == (676, 474, 84, 78)


def test_no_room_on_the_right_opens_a_box_on_the_left() -> None:
    _, box = at(Tree("osmosis", (708, 560), True, (0,)), BAR_MENU)
    assert box.inside == (357, 473, 318, 122)
    assert box.outside == (356, 452, 320, 144)


def test_a_submenu_opens_on_the_right_one_line_shared_and_titles_level() -> None:
    parent, deep = at(Tree("w", (322, 180), path=(3,)))
    assert deep.outside[0] == parent.outside[0] + parent.outside[2] - 1
    assert deep.inside[1] == entry_box(parent, 3)[1]


def test_menus_stay_on_the_screen() -> None:
    for pos in ((0, 0), (799, 0), (0, 599), (799, 599)):
        for level in at(Tree("w", pos, path=(3,))):
            x, y, wide, high = level.outside
            assert x >= 0 and y >= 0 and x + wide <= WIDE and y + high <= HIGH


def test_the_pointer_lights_entries_and_opens_arrows() -> None:
    tree = Tree("w", (322, 180))
    (level,) = at(tree)
    assert pointed(tree, [level], (300, 205)).lit == 1
    assert pointed(tree, [level], (300, 185)).lit is None, "shaded entries do not light up"
    assert pointed(tree, [level], (300, 228)).lit is None, "nor do separators"
    on_text = pointed(tree, [level], (300, 240))
    assert (on_text.lit, on_text.path) == (3, ())
    on_arrow = pointed(tree, [level], (368, 240))
    assert (on_arrow.lit, on_arrow.path) == (None, (3,))
    deep = at(on_arrow)
    assert pointed(on_arrow, deep, (300, 240)) == on_arrow, "coming back to its entry leaves it open"
    assert pointed(on_arrow, deep, (20, 20)) == on_arrow
    in_deep = pointed(on_arrow, deep, (deep[1].inside[0] + 4, deep[1].inside[1] + 30))
    assert (in_deep.path, in_deep.lit) == ((3,), 1)
    assert pointed(in_deep, deep, (300, 205)) == Tree("w", (322, 180), lit=1), "another entry closes it"


def test_walking_begins_on_the_first_entry_shaded_or_not() -> None:
    tree = Tree("w", (322, 180))
    seen = []
    for _ in range(4):
        tree = walked(tree, MENU, 1)
        seen.append(tree.lit)
    assert seen == [0, 1, 3, 0]
    assert walked(tree, MENU, -1).lit == 3
    assert walked(Tree("w", (0, 0)), MENU, -1).lit == 3
    assert led(tree, 0, 3).path == (3,)


def test_a_path_that_leads_nowhere_is_cut() -> None:
    assert len(at(Tree("w", (322, 180), path=(1, 1)))) == 1
    assert len(at(Tree("w", (322, 180), path=(99,)))) == 1
    assert all(inside((0, 0, WIDE, HIGH), level.inside[:2]) for level in at(Tree("w", (0, 0), path=(3, 0))))
