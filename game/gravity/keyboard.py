"""The Organiser's 36 keys: what each one says with and without SHIFT, caps and num lock."""

from __future__ import annotations

from typing import NamedTuple

ON, MODE, UP, DOWN, LEFT, RIGHT = "ON/CLEAR", "MODE", "UP", "DOWN", "LEFT", "RIGHT"
SHIFT, DEL, SPACE, EXE = "SHIFT", "DEL", "SPACE", "EXE"
RUB = "SHIFT-DEL"
"""The stroke that takes the character under the cursor away; not a key of its own."""

SYMBOLS = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", '<>()%/="789*,$456-;:123+0.', strict=True))
LEGENDS = (ON, MODE, UP, DOWN, LEFT, RIGHT, *SYMBOLS, SHIFT, DEL, SPACE, EXE)
_KEY_OF = {symbol: letter for letter, symbol in SYMBOLS.items()}


class Stroke(NamedTuple):
    """One key as each kind of page reads it; "" where it says nothing there.

    command: a legend that is no character, or RUB; text: the character it types; letter: the capital that
    menus and questions look for; digit: 0 to 9 where a number or an edge is wanted, with or without SHIFT.
    """

    command: str = ""
    text: str = ""
    letter: str = ""
    digit: str = ""


class Keyboard(NamedTuple):
    """What the keyboard remembers; SHIFT holds for one key."""

    shift: bool = False
    caps: bool = True
    num: bool = False

    def press(self, legend: str) -> tuple[Keyboard, Stroke | None]:
        """The keyboard after a key of LEGENDS, and what the program gets from it."""
        if legend == SHIFT:
            return self._replace(shift=not self.shift), None
        after = self._replace(shift=False)
        match legend:
            case "UP" if self.shift:
                return after._replace(caps=not self.caps), None
            case "DOWN" if self.shift:
                return after._replace(num=not self.num), None
            case "SPACE":
                return after, Stroke(text=" ")
            case "DEL" if self.shift:
                return after, Stroke(command=RUB)
        if legend not in SYMBOLS:
            return after, Stroke(command=legend)
        letter = self._letter(legend)
        if self.shift:
            letter = letter._replace(letter="")
        return after, letter if self.shift == self.num else letter._replace(text=SYMBOLS[legend])

    def type(self, character: str) -> tuple[Keyboard, Stroke | None]:
        """The same for a character from a PC, which SHIFT and num lock do not turn into another."""
        after = self._replace(shift=False)
        if not character.isascii() or not character.isprintable():
            return self, None
        if character.upper() in SYMBOLS:
            return after, self._letter(character.upper())
        return after, Stroke(text=character, digit=character if character.isdecimal() else "")

    def to_json(self) -> list[bool]:
        return [self.shift, self.caps, self.num]

    @classmethod
    def from_json(cls, data: object) -> Keyboard:
        """The keyboard that `to_json` gave; ValueError for anything else."""
        match data:
            case [bool(shift), bool(caps), bool(num)]:
                return cls(shift, caps, num)
        raise ValueError("A keyboard is kept as SHIFT, caps and num lock.")

    def _letter(self, legend: str) -> Stroke:
        symbol = SYMBOLS[legend]
        text = legend if self.caps else legend.lower()
        return Stroke(text=text, letter=legend, digit=symbol if symbol.isdecimal() else "")


def legend_of(character: str) -> str | None:
    """The key that bears a character; None where the Organiser has none."""
    if character == " ":
        return SPACE
    if character.isascii() and character.upper() in SYMBOLS:
        return character.upper()
    return _KEY_OF.get(character)
