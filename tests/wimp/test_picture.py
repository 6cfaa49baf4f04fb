"""The picture: its colours and places, and that drawing what changed gives the same as drawing all."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.paths import ASSETS
from game.wimp import look, paint
from game.wimp.boxes import NOWHERE, Box, inside
from game.wimp.marks import Mark, Pen, damage
from game.wimp.windows import opened
from tests.driving import Driver
from tests.wimp.playground import PlaygroundScene
from tests.wimp.randomly import Player

SCREEN: Box = (0, 0, *look.SIZE)


def colour(picture: pygame.Surface, x: int, y: int) -> int:
    return look.PALETTE.index(tuple(picture.get_at((x, y))[:3]))


def test_colours(scene: PlaygroundScene) -> None:
    picture = Driver(scene).picture()
    places = {
        (700, 300): look.BACKDROP,
        (300, 533): look.INK,
        (300, 534): look.GROUND,
        (100, 50): look.INK,
        (145, 53): look.FOCUS_TITLE,
        (110, 80): 13,
        (482, 95): look.INK,
        (482, 300): look.WELL,
        (484, 150): look.GROUND,
        (160, 395): look.WHITE,
    }
    assert {place: colour(picture, *place) for place in places} == places


def test_without_the_focus_only_the_title_colour_changes(scene: PlaygroundScene) -> None:
    driver = Driver(scene)
    before = driver.picture()
    scene.desk.focus = ""
    after = driver.picture()
    for x in range(0, 800, 3):
        for y in range(0, 600, 3):
            if before.get_at((x, y)) != after.get_at((x, y)):
                assert 50 < y < 71 and (colour(before, x, y), colour(after, x, y)) == (12, 2)


def test_the_pointer_is_drawn_at_its_tip(scene: PlaygroundScene) -> None:
    driver = Driver(scene)
    driver.move(600, 300)
    assert driver.picture().get_at((600, 300))[:3] == (0, 255, 255)
    driver.leave()
    assert colour(driver.picture(), 600, 300) == look.BACKDROP


def test_a_window_of_any_size_can_be_drawn(scene: PlaygroundScene) -> None:
    """Also where a scroll well happens to be as large as a piece of furniture."""
    driver = Driver(scene)
    window = next(window for window in scene.desk.windows if window.style == "full")
    x, y, _, _ = window.box
    for side in range(100, 260):
        scene.desk.put(opened(window, (x, y, side + 40, side)))
        driver.picture()


def test_sprites_have_the_sizes_that_look_says() -> None:
    boxes = paint.sprite_boxes(paint.FURNITURE)
    for name in ("back", "close", "toggle", "toggle-full", "up", "down", "left", "right", "size"):
        assert boxes[name][2:] == (look.SQUARE, look.SQUARE)
    assert boxes["pointer"][2:] == look.POINTER
    assert boxes["menu-arrow"][2:] == look.ARROW and boxes["menu-tick"][2:] == look.TICK


def test_the_sheets_own_palette_is_the_wimps() -> None:
    sheet = pygame.image.load(str(ASSETS / paint.FURNITURE.image))
    assert tuple(tuple(entry)[:3] for entry in sheet.get_palette()[:16]) == look.PALETTE


def test_an_idle_desktop_changes_nothing(scene: PlaygroundScene) -> None:
    driver = Driver(scene)
    driver.redraw()
    for _ in range(100):
        assert not scene.tick(1 / 60)
    assert scene.draw(driver.redraw()) == pygame.Rect(NOWHERE)


def test_a_moving_pointer_changes_little(scene: PlaygroundScene) -> None:
    driver = Driver(scene)
    driver.move(300, 200)
    surface = driver.redraw()
    driver.move(305, 204)
    changed = scene.draw(surface)
    assert changed is not None and (changed.w, changed.h) == (16, 25)


@pytest.mark.parametrize("seed", range(3))
def test_drawing_what_changed_gives_the_whole_picture(scene: PlaygroundScene, seed: int) -> None:
    driver = Driver(scene)
    player = Player(driver, scene.desk, seed)
    scene.desk.open("panel")
    for step in range(90):
        player.act()
        kept = driver.redraw()
        if step % 30 == 29:
            whole = driver.picture()
            assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(whole, "RGB")
            driver.redraw()


marks = st.lists(
    st.builds(
        lambda x, y, colour: Mark((x, y, 3, 3), SCREEN, "fill", "", colour),
        st.integers(0, 20),
        st.integers(0, 20),
        st.integers(0, 3),
    ),
    max_size=8,
)


@given(marks, marks)
def test_damage_holds_every_changed_pixel(old: list[Mark], new: list[Mark]) -> None:
    def shown(marks: list[Mark]) -> dict[tuple[int, int], int]:
        pixels = {}
        for mark in marks:
            x, y, wide, high = mark.box
            pixels.update({(x + dx, y + dy): mark.colour for dx in range(wide) for dy in range(high)})
        return pixels

    before, after = shown(old), shown(new)
    changed = {pos for pos in before.keys() | after.keys() if before.get(pos) != after.get(pos)}
    box = damage(old, new)
    assert all(inside(box, pos) for pos in changed)
    assert damage(old, old) == NOWHERE


def test_damage_leaves_what_both_have_alone() -> None:
    def fill(x: int, colour: int) -> Mark:
        return Mark((x, 0, 5, 5), SCREEN, "fill", "", colour)

    assert damage([fill(0, 1), fill(50, 2), fill(90, 3)], [fill(0, 1), fill(50, 4), fill(90, 3)]) == (
        50,
        0,
        5,
        5,
    )
    assert damage([fill(0, 1), fill(50, 2), fill(90, 3)], [fill(50, 2)]) == (0, 0, 95, 5)


def test_damage_sees_that_two_have_changed_places() -> None:
    below, above = (Mark((x, 0, 5, 5), SCREEN, "fill", "", x) for x in (0, 3))
    assert damage([below, above], [above, below]) == (0, 0, 8, 5)


def test_the_pen_leaves_out_what_its_clip_hides() -> None:
    marks: list[Mark] = []
    pen = Pen(marks, (0, 0, 50, 50)).within((10, 10, 20, 20), (5, 5))
    pen.fill((0, 0, 5, 5), 1)
    assert marks == []
    pen.fill((4, 4, 5, 5), 1)
    assert marks == [Mark((9, 9, 5, 5), (10, 10, 20, 20), "fill", "", 1)]


def test_long_titles_keep_to_their_bar(scene: PlaygroundScene) -> None:
    window = scene.desk.window("table")
    assert window is not None
    scene.desk.put(opened(window, (100, 50, 140, 100)))
    before = Driver(scene).picture()
    assert colour(before, 160, 53) == look.FOCUS_TITLE
