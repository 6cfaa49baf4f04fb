"""Where the bundled files lie, frozen or not, and the folder for what a player keeps."""

from __future__ import annotations

from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
FONTS = ROOT / "fonts"


def data_folder() -> Path:
    """The user's own folder for this program; it is made by the store when something is first kept."""
    return Path(pygame.system.get_pref_path("Attic Arcade", "attic-arcade"))
