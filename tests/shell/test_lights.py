"""The shelf's light: ready pictures and composed ones are the same, before a rest and after it."""

from __future__ import annotations

import pygame

from game.catalogue import CATALOGUE
from game.shell.shelf import Shelf, look
from game.shell.shelf.lights import Composed, Ready
from game.shell.store import Store
from tests.driving import Driver
from tests.shell.test_shelf import HOUSE


def test_the_ready_pictures_are_what_the_drawings_give() -> None:
    """Where this goes red: python3 assets/source/make_ready.py"""
    ready, composed = Ready(), Composed(CATALOGUE)
    for one, other in (
        (ready.dark(), composed.dark()),
        *((ready.adds(at), composed.adds(at)) for at in range(len(CATALOGUE))),
    ):
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_a_shelf_that_rested_paints_the_same() -> None:
    driver = Driver(Shelf(CATALOGUE, lambda entry: entry.make_scene(HOUSE), Store(None)))
    driver.picture()
    driver.finish_work()
    driver.key("right")
    driver.wait(1.0)
    before = pygame.image.tobytes(driver.picture(), "RGB")
    driver.wait(look.REST_SECONDS + 1.0)
    driver.key("left")
    driver.wait(1.0)
    driver.key("right")
    driver.wait(1.0)
    assert pygame.image.tobytes(driver.picture(), "RGB") == before
