"""How BDF bitmap fonts put text on a picture, glyphs kept once drawn."""

from __future__ import annotations

from functools import cache
from typing import Literal

import pygame

from game.shell.paths import FONTS

Colour = tuple[int, int, int]
Anchor = Literal["left", "middle", "right"]

ANY_SIZE = 16  # a bitmap font has one size of its own and is given at that


class Face:
    """One bitmap font at its own size; baselines, not tops, say where text stands."""

    def __init__(self, name: str) -> None:
        self._font = pygame.font.Font(str(FONTS / f"{name}.bdf"), ANY_SIZE)
        self.ascent = self._font.get_ascent()
        self.height = self._font.get_height()
        self._glyphs: dict[tuple[str, Colour], pygame.Surface] = {}
        self._measured: dict[str, tuple[int, int, int, int, int]] = {}

    def advance(self, character: str) -> int:
        """Pixels from this character's pen position to the next."""
        return self._metrics(character)[4]

    def width(self, text: str, track: int = 0) -> int:
        """Pixels of `text` from pen to pen, `track` more between two characters."""
        return sum(self.advance(c) + track for c in text) - (track if text else 0)

    def wrap(self, text: str, room: int, last: float = 0.0) -> list[str]:
        """`text` in lines of at most `room` pixels, broken at blanks, within a word only where it must be.

        last: the least part of the room that the last line should fill; for that all of them may be shorter.
        """
        lines = self._wrapped(text, room)
        closer, narrower = lines, room
        while len(closer) == len(lines) > 1 and self.width(closer[-1]) < room * last:
            lines, narrower = closer, narrower - self.advance(" ")
            closer = self._wrapped(text, narrower)
        return closer if len(closer) == len(lines) else lines

    def _wrapped(self, text: str, room: int) -> list[str]:
        lines = [""]
        for word in text.split():
            together = f"{lines[-1]} {word}".lstrip()
            if self.width(together) <= room:
                lines[-1] = together
                continue
            lines.append("")
            for character in word:
                if self.width(lines[-1] + character) > room and lines[-1]:
                    lines.append("")
                lines[-1] += character
        return [line for line in lines if line]

    def draw(
        self,
        surface: pygame.Surface,
        x: int,
        baseline: int,
        text: str,
        colour: Colour,
        track: int = 0,
        anchor: Anchor = "left",
    ) -> int:
        """Write `text`; returns the pen's x after it."""
        blits, pen = self.placed(x, baseline, text, colour, track, anchor)
        surface.blits(blits, doreturn=False)
        return pen

    def placed(
        self, x: int, baseline: int, text: str, colour: Colour, track: int = 0, anchor: Anchor = "left"
    ) -> tuple[list[tuple[pygame.Surface, tuple[int, int]]], int]:
        """What `draw` would blit and where, and the pen's x after it."""
        match anchor:
            case "middle":
                x -= self.width(text, track) // 2
            case "right":
                x -= self.width(text, track)
        blits = []
        for character in text:
            # SDL_ttf shifts a glyph that reaches left of the pen into its cell; put it back.
            back = min(0, self._metrics(character)[0])
            blits.append((self.glyph(character, colour), (x + back, baseline - self.ascent)))
            x += self.advance(character) + track
        return blits, x

    def _metrics(self, character: str) -> tuple[int, int, int, int, int]:
        if character not in self._measured:
            found = self._font.metrics(character)[0]
            if found is None:
                raise ValueError(f"the font has no character {character!r}")
            self._measured[character] = found
        return self._measured[character]

    def glyph(self, character: str, colour: Colour) -> pygame.Surface:
        """The character on a transparent cell, its baseline `ascent` below the top."""
        key = (character, colour)
        if key not in self._glyphs:
            self._glyphs[key] = self._font.render(character, False, colour)
        return self._glyphs[key]


@cache
def face(name: str) -> Face:
    """The font fonts/NAME.bdf, loaded once."""
    if not pygame.font.get_init():
        pygame.font.init()
    return Face(name)
