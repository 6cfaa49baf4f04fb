"""The rail at the foot of the shelf's pages: words and buttons stand beside each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.shell.scene import Scene
from game.shell.settings import Settings
from game.shell.shelf import Shelf, look
from game.shell.shelf.help import Help
from game.shell.shelf.records import Records
from game.shell.shelf.switches import operator_page, player_page
from game.shell.store import Store
from game.shell.text import Anchor, Face
from tests.driving import Driver
from tests.house import house


def shelf_of(count: int, kiosk: bool) -> Shelf:
    store = Store(None)

    def page() -> Scene:
        return player_page(Settings(store, games=[entry.id for entry in CATALOGUE]), lambda: shelf)

    entries = (*CATALOGUE, CATALOGUE[0])[:count]
    made = {entry.id: entry.make_scene(house(store, entry.id)) for entry in entries}
    shelf = Shelf(entries, lambda entry: made[entry.id], store, None, None if kiosk else page)
    return shelf


def pages() -> Iterator[Scene]:
    """Every page of the shelf, at home and in a kiosk, with and without its button."""
    for kiosk in (False, True):
        for count in (1, 4, 5):
            yield shelf_of(count, kiosk)
    shelf = shelf_of(4, kiosk=False)
    settings = Settings(Store(None), games=[entry.id for entry in CATALOGUE])
    yield Help(CATALOGUE, shelf._game, shelf, lambda scene: scene.inputs, ())
    yield Records(CATALOGUE, lambda game: [], shelf)
    yield Records(CATALOGUE, lambda game: [])
    yield player_page(settings, lambda: shelf)
    yield operator_page(settings, CATALOGUE, lambda: shelf, lambda: None, lambda: None)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[pygame.Rect, str]]:
    """What is written on the rail, and where."""
    seen: list[tuple[pygame.Rect, str]] = []
    draw = Face.draw

    def watched(
        self: Face,
        surface: pygame.Surface,
        x: int,
        baseline: int,
        text: str,
        colour: look.Colour,
        track: int = 0,
        anchor: Anchor = "left",
    ) -> int:
        end = draw(self, surface, x, baseline, text, colour, track, anchor)
        if baseline >= look.PLAQUE_TOP:
            wide = self.width(text)
            seen.append((pygame.Rect(end - wide, baseline - self.ascent, wide, self.height), text))
        return end

    monkeypatch.setattr(Face, "draw", watched)
    return seen


def test_no_words_of_the_rail_lie_under_a_button_or_each_other(
    written: list[tuple[pygame.Rect, str]],
) -> None:
    for scene in pages():
        scene.draw(pygame.Surface(scene.size, 0, 32))
        plaques = [pygame.Rect(area) for area, _ in scene.inputs.areas if area[1] >= look.PLAQUE_TOP]
        assert written, scene
        for area, text in written:
            assert pygame.Rect(0, 0, *scene.size).contains(area), text
            touched = [plaque for plaque in plaques if plaque.colliderect(area)]
            assert not touched or touched[0].contains(area), f"{type(scene).__name__}: {text}"
        for (one, text), (other, beside) in combinations(written, 2):
            assert not one.colliderect(other), (text, beside)
        written.clear()


def test_a_button_that_would_do_nothing_looks_dead() -> None:
    shelf = shelf_of(4, kiosk=False)
    folder = Help(CATALOGUE, shelf._game, shelf, lambda scene: scene.inputs, ())
    areas = {name: pygame.Rect(area) for area, name in folder.inputs.areas}
    driver = Driver(folder)

    def look_at_them() -> dict[str, bytes]:
        picture = driver.picture()
        parts = {name: picture.subsurface(areas[name]) for name in ("before", "on")}
        return {name: pygame.image.tobytes(part, "RGB") for name, part in parts.items()}

    first = look_at_them()
    driver.key("down")
    usual = look_at_them()
    driver.key("end")
    while folder.page + 1 < len(folder._pages()):
        assert look_at_them() == usual
        driver.key("right")
    last = look_at_them()
    assert first["on"] == usual["on"] and last["before"] == usual["before"]
    for dead, alive in ((first["before"], usual["before"]), (last["on"], usual["on"])):
        assert sum(dead) < 0.8 * sum(alive)
    driver.press(*areas["on"].center)
    assert look_at_them() == last
    driver.release()
    assert look_at_them() == last
