"""What the tests of mouse, keys and picture begin with: the playground with two windows open."""

from __future__ import annotations

import pytest

from tests.driving import Driver
from tests.wimp.playground import PlaygroundScene


@pytest.fixture
def scene() -> PlaygroundScene:
    scene = PlaygroundScene()
    scene.desk.open("long")
    scene.desk.open("table")
    return scene


@pytest.fixture
def driver(scene: PlaygroundScene) -> Driver:
    return Driver(scene)
