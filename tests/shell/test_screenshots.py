"""Every named screen is reached and looks like no other, and the README shows what the program shows now."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.shell import screenshots
from game.shell.named import Named
from game.shell.paths import ASSETS

PICTURES = ASSETS / "pictures"
README = ASSETS.parent / "README.md"
SHOWN = ("shelf", *(entry.id for entry in CATALOGUE))
WRITE = os.environ.get("ATTIC_GOLDEN") == "write"


def pixels(surface: pygame.Surface) -> tuple[tuple[int, int], bytes]:
    return surface.get_size(), pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", SHOWN)
def test_the_readme_shows_the_program_as_it_is(name: str) -> None:
    """Out of date? Run this test with ATTIC_GOLDEN=write, and look at the new pictures."""
    now = screenshots.picture(name, CATALOGUE)
    path = PICTURES / f"{name}.png"
    if WRITE:
        pygame.image.save(now, str(path))
    assert pixels(pygame.image.load(str(path))) == pixels(now), f"{path} is out of date"


def test_the_readme_shows_one_picture_of_each_game_and_no_other_files_are_kept() -> None:
    text = README.read_text("utf-8")
    assert set(re.findall(r"assets/pictures/([\w-]+)\.png", text)) == set(SHOWN)
    assert {path.stem for path in PICTURES.iterdir()} == set(SHOWN)


def test_all_screens_are_written_and_none_looks_like_another(tmp_path: Path) -> None:
    written = list(screenshots.write_all(tmp_path / "new", CATALOGUE))
    assert [path.stem for path in written] == screenshots.names(CATALOGUE)
    assert len(set(written)) == len(written) > 40
    looks: dict[object, str] = {}
    for path in written:
        twin = looks.setdefault(pixels(pygame.image.load(str(path))), path.stem)
        assert twin == path.stem, f"{path.stem} looks like {twin}"


def test_pictures_are_the_same_every_time() -> None:
    for name in ("shelf", "tommath-start", "osmosis-dealt"):
        assert pixels(screenshots.picture(name, CATALOGUE)) == pixels(screenshots.picture(name, CATALOGUE))


def test_what_is_no_screen_and_no_step_is_refused() -> None:
    with pytest.raises(KeyError):
        screenshots.picture("gravity-sunset", CATALOGUE)
    for step in ("jump", "click -5 1", "keys ctrl+f12", "drag 1"):
        with pytest.raises(ValueError):
            screenshots.shown(CATALOGUE[0], Named("wrong", (step,)))
