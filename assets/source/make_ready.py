"""Take the pictures that the shelf with all games starts from, into assets/shelf/ready: python3 make_ready.py

They are what game/shell/shelf/lights.py composes of the drawings; run this whenever those change, or a
game's name.
"""
from __future__ import annotations

import sys
from pathlib import Path

import pygame
from PIL import Image

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
READY = ROOT / "assets/shelf/ready"


def save(picture: pygame.Surface, name: str) -> None:
    pixels = pygame.image.tobytes(picture, "RGB")
    Image.frombytes("RGB", picture.get_size(), pixels).save(READY / f"{name}.qoi")


if __name__ == "__main__":
    from game.catalogue import CATALOGUE
    from game.shell.shelf.lights import DARK, Composed

    READY.mkdir(exist_ok=True)
    composed = Composed(CATALOGUE)
    save(composed.dark(), DARK)
    for at in range(len(CATALOGUE)):
        save(composed.adds(at), f"lamp-{at + 1}")
