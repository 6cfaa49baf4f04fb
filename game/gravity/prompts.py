"""How a line of text, a number and a menu are asked for on the Organiser."""

from __future__ import annotations

from typing import NamedTuple

from game.gravity import keyboard
from game.gravity.keyboard import Stroke

WIDTH = 16


class Field(NamedTuple):
    """A half-typed entry. `refused`: EXE was pressed and it was wrong."""

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
            case keyboard.DEL:
                return Field(text[: max(0, at - 1)] + text[at:], max(0, at - 1))
        return None

    def insert(self, character: str, limit: int) -> Field | None:
        """With one character more in front of the cursor; None where the field is full."""
        if len(self.text) >= limit:
            return None
        return Field(self.text[: self.at] + character + self.text[self.at :], self.at + 1)

    def to_json(self) -> list[object]:
        return [self.text, self.at, self.refused]

    @classmethod
    def from_json(cls, data: object, limit: int) -> Field:
        """The field that `to_json` gave; ValueError for anything else."""
        match data:
            case [str(text), int(at), bool(refused)] if len(text) <= limit and type(at) is int:
                if 0 <= at <= len(text) and all(" " <= c <= "~" for c in text):
                    return cls(text, at, refused)
        raise ValueError("An entry is kept as what is typed, the cursor's place, and whether it was refused.")


class Menu(NamedTuple):
    """One line of items, no two with the same initial; `at` is the one under the cursor."""

    items: tuple[str, ...]
    at: int = 0

    def step(self, stroke: Stroke) -> Menu:
        """LEFT and RIGHT go round; on one line there is nothing above or below."""
        by = {keyboard.LEFT: -1, keyboard.RIGHT: 1}.get(stroke.command, 0)
        return self._replace(at=(self.at + by) % len(self.items))

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


def ask(prompt: str, field: Field) -> tuple[str, int]:
    """A prompt with what is typed so far, and the cursor's column.

    The line slides left where the text would pass the edge; the cursor then stays on the last character.
    """
    line = prompt + field.text
    slide = max(0, len(line) - WIDTH)
    return line[slide:].ljust(WIDTH), min(len(prompt) + field.at - slide, WIDTH - 1)
