"""The first scene: the machines to choose from, with their help and credits."""

from game.shell.shelf.scene import Shelf

__all__ = ["Shelf"]
