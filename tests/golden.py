"""Golden pictures: what a screen looked like when somebody last held it beside its target."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pygame

FOLDER = Path(__file__).parent / "golden"
WRITE = os.environ.get("ATTIC_GOLDEN") == "write"


def check(surface: pygame.Surface, name: str) -> None:
    """Compare with golden/NAME.png, pixel by pixel; ATTIC_GOLDEN=write keeps the new picture instead.

    Look at what you keep. On a difference the new picture is left in a temporary folder that is named.
    """
    path = FOLDER / f"{name}.png"
    if WRITE:
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(surface, str(path))
        return
    assert path.exists(), f"no golden picture {path}; look at the screen, then run with ATTIC_GOLDEN=write"
    golden = pygame.image.load(str(path))
    if golden.get_size() == surface.get_size() and _rgb(golden) == _rgb(surface):
        return
    seen = Path(tempfile.mkdtemp(prefix="golden-")) / f"{name}.png"
    pygame.image.save(surface, str(seen))
    raise AssertionError(f"{name} differs from {path}; the new picture is {seen}")


def _rgb(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")
