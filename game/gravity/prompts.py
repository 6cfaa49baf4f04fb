"""How a line of text, a number and a menu are asked for on the Organiser."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.gravity import keyboard
from game.gravity.keyboard import Stroke

WIDTH = 16


@dataclass(frozen=True)
class Field:
    """A half-typed entry. `refused`: EXE was pressed and it was wrong; the next digit starts it anew."""

    text: str = ""
    at: int = 0
    refused: bool = False

    def edit(self, command: str) -> Field | None:
        """The field after one of the editing keys; None where the key is none of them."""
        text, at = self.text, self.at
        match command:
            case keyboard.LEFT:
                return Field(text, max(0, at - 1))
            case keyboard.RIGHT:
                return Field(text, min(len(text), at + 1))
            case keyboard.UP:
                return Field(text, 0)
            case keyboard.DOWN:
                return Field(text, len(text))
            case keyboard.RUB:
                return Field(text[:at] + text[at + 1 :], at)
            case keyboard.DEL if self.refused:
                return Field()
            case keyboard.DEL:
                return Field(text[: max(0, at - 1)] + text[at:], max(0, at - 1))
        return None

    def insert(self, character: str, limit: int) -> Field:
        """With one character more in front of the cursor; a full field ignores it."""
        if self.refused:
            return Field(character, 1)
        if len(self.text) >= limit:
            return self
        return Field(self.text[: self.at] + character + self.text[self.at :], self.at + 1)

    def refuse(self) -> Field:
        return replace(self, at=0, refused=True)


@dataclass(frozen=True)
class Menu:
    """One line of items, no two with the same initial; `at` is the one under the cursor."""

    items: tuple[str, ...]
    at: int = 0

    def step(self, stroke: Stroke) -> Menu:
        """LEFT and RIGHT go round; on one line there is nothing above or below."""
        by = {keyboard.LEFT: -1, keyboard.RIGHT: 1}.get(stroke.command, 0)
        return replace(self, at=(self.at + by) % len(self.items))

    def pick(self, stroke: Stroke) -> str | None:
        """The item that this key runs: EXE the one under the cursor, a letter the one it begins."""
        if stroke.command == keyboard.EXE:
            return self.items[self.at]
        return next((item for item in self.items if stroke.letter and item[0] == stroke.letter), None)

    @property
    def line(self) -> str:
        return " ".join(self.items)

    @property
    def column(self) -> int:
        return sum(len(item) + 1 for item in self.items[: self.at])


def ask(prompt: str, field: Field, limit: int) -> tuple[str, int]:
    """A prompt with what is typed so far, and the cursor's column.

    The line slides left where it would pass the edge; in a full field the cursor stays on the last character.
    """
    line = prompt + field.text
    room = len(prompt) + min(len(field.text) + 1, limit)
    slide = max(0, room - WIDTH)
    return line[slide:].ljust(WIDTH), min(len(prompt) + field.at - slide, WIDTH - 1)
