"""Help and credits: a folder with a tab for the shelf, for each game, and for those who made it possible."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.catalogue import Entry
from game.shell.inputs import Action, Area, InputMap
from game.shell.scene import Game, Scene
from game.shell.shelf import art, look, paper, words
from game.shell.shelf.rail import Plaque, write, write_dead
from game.shell.text import face

KEYS = {
    "right": "on",
    "page down": "on",
    "space": "on",
    "return": "on",
    "enter": "on",
    "left": "before",
    "page up": "before",
    "backspace": "before",
    "down": "next tab",
    "tab": "next tab",
    "up": "previous tab",
    "shift+tab": "previous tab",
    "home": "first",
    "end": "last",
    "escape": "shelf",
    "f1": "shelf",
}
BUTTONS = {
    "shelf": Plaque("Esc", "back to the shelf"),
    "before": Plaque("Left", "page before"),
    "on": Plaque("Right", "next page"),
}
WHEEL = {"up": "before", "left": "before", "down": "on", "right": "on"}


@dataclass(frozen=True)
class Tab:
    """One section of the folder."""

    title: str
    year: str
    pages: Callable[[], list[paper.Page]]


class Help:
    """The folder's pages; `back` is the shelf that it was taken from, `inputs` what a scene listens to.

    welcome: what the first tab says.
    """

    size = look.SIZE
    pixel_aspect = 1.0
    border = None

    def __init__(
        self,
        entries: Sequence[Entry],
        make: Callable[[Entry], Game],
        back: Scene,
        inputs: Callable[[Scene], InputMap],
        welcome: Sequence[paper.Part],
    ) -> None:
        self._back = back
        self._inputs_of = inputs
        shelf_inputs = inputs(back)
        self._make = make
        self._tabs = (
            Tab(words.SHELF, "", lambda: paper.pages(welcome, shelf_inputs)),
            *(Tab(entry.title, str(entry.year), self._of(entry)) for entry in entries),
            Tab(words.CREDITS, "", lambda: paper.pages(words.THANKS, shelf_inputs)),
        )
        self._printed: dict[int, list[paper.Page]] = {}
        self.tab, self.page = 0, 0
        self._left = False
        self._down = ""
        self._areas = _button_areas()
        self._sheet = art.load("sheet")
        self._drawn: tuple[object, ...] = ()
        self._drawn_on: weakref.ref[pygame.Surface] | None = None
        self.inputs = InputMap(KEYS, {"": "character"}, tuple(self._places()), wheel="wheel")

    def act(self, action: Action) -> None:
        name = WHEEL.get(action.text, "") if action.name == "wheel" else action.name
        if action.pos is not None and name in BUTTONS and action.name != "wheel":
            self._button(action)
        elif action.phase == "press" and action.button != 3:
            self._turn(name, action.text)

    def tick(self, dt: float) -> bool:
        return False

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        state = (self.tab, self.page, self._down)
        if self._drawn_on is not None and self._drawn_on() is surface and state == self._drawn:
            return pygame.Rect(0, 0, 0, 0)
        self._drawn, self._drawn_on = state, weakref.ref(surface)
        surface.blit(self._sheet, (0, 0))
        self._draw_tabs(surface)
        self._draw_title(surface)
        paper.draw(surface, self._pages()[self.page])
        self._draw_rail(surface)
        return None

    def next(self) -> Scene | None:
        return self._back if self._left else None

    def _of(self, entry: Entry) -> Callable[[], list[paper.Page]]:
        return lambda: paper.pages(tuple(paper.parts(entry.leaflet())), self._inputs_of(self._make(entry)))

    def _pages(self, tab: int | None = None) -> list[paper.Page]:
        tab = self.tab if tab is None else tab
        if tab not in self._printed:
            self._printed[tab] = self._tabs[tab].pages()
        return self._printed[tab]

    def _button(self, action: Action) -> None:
        inside = action.pos is not None and self.inputs.at(action.pos) == action.name
        self._down = action.name if inside and action.phase != "release" else ""
        if action.phase == "release" and inside:
            self._turn(action.name, "")

    def _turn(self, name: str, text: str) -> None:
        match name.split():
            case ["on"] if self.page + 1 < len(self._pages()):
                self.page += 1
            case ["on"] if self.tab + 1 < len(self._tabs):
                self._open(self.tab + 1)
            case ["before"] if self.page > 0:
                self.page -= 1
            case ["before"] if self.tab > 0:
                self._open(self.tab - 1)
                self.page = len(self._pages()) - 1
            case ["next", "tab"]:
                self._open((self.tab + 1) % len(self._tabs))
            case ["previous", "tab"]:
                self._open((self.tab - 1) % len(self._tabs))
            case ["first"]:
                self._open(0)
            case ["last"]:
                self._open(len(self._tabs) - 1)
            case ["tab", number]:
                self._open(int(number))
            case ["character"]:
                self._type(text)
            case ["shelf"]:
                self._left = True

    def _dead_end(self) -> str:
        """The button that leads nowhere from this page, if any."""
        if (self.tab, self.page) == (0, 0):
            return "before"
        last = self.tab == len(self._tabs) - 1 and self.page == len(self._pages()) - 1
        return "on" if last else ""

    def _open(self, tab: int) -> None:
        self.tab, self.page = tab, 0

    def _type(self, character: str) -> None:
        initials = [tab.title[0] for tab in self._tabs]
        if character.upper() in initials:
            self._open(initials.index(character.upper()))

    def _places(self) -> Iterator[tuple[Area, str]]:
        for name, area in self._areas.items():
            yield area, name
        for at in range(len(self._tabs)):
            yield _tab_area(at), f"tab {at}"

    def _draw_tabs(self, surface: pygame.Surface) -> None:
        font = face(look.TAB_FONT)
        sheet = pygame.Rect(look.SHEET)
        for at, tab in enumerate(self._tabs):
            x, y, _, _ = _tab_area(at)
            drawing = art.kept("tab_on" if at == self.tab else "tab")
            # A tab reaches under the sheet; the chosen one is a part of it.
            wide = sheet.x - (x - look.TAB_SHADOW) + (look.TAB_OVER if at == self.tab else 0)
            surface.blit(
                drawing, (x - look.TAB_SHADOW, y - look.TAB_SHADOW), (0, 0, wide, drawing.get_height())
            )
            ink = look.TAB_ON_INK if at == self.tab else look.TAB_INK
            right, down = look.TAB_TEXT_AT
            font.draw(surface, x + right, y + down, tab.title, ink)

    def _draw_title(self, surface: pygame.Surface) -> None:
        tab = self._tabs[self.tab]
        title = tab.title.upper()
        baseline = look.TITLE_BASELINE
        face(look.TITLE_FONT).draw(surface, look.TEXT_LEFT, baseline, title, look.INK, look.TITLE_TRACK)
        right = look.TEXT_LEFT + look.TEXT_WIDE
        face(look.YEAR_RIGHT_FONT).draw(surface, right, baseline, tab.year, look.SOFT_INK, anchor="right")
        surface.fill(look.RULE, look.TITLE_RULE)

    def _draw_rail(self, surface: pygame.Surface) -> None:
        for name, area in self._areas.items():
            if name == self._dead_end():
                write_dead(surface, BUTTONS[name], area)
            else:
                write(surface, BUTTONS[name], area, name == self._down)
        count = f"{self.page + 1} of {len(self._pages())}"
        x = (sum(self._areas["shelf"][:3:2]) + self._areas["before"][0]) // 2
        font = face(look.RAIL_FONT)
        font.draw(surface, x, look.RAIL_BASELINE, count, look.RAIL_INK, anchor="middle")


def _tab_area(at: int) -> Area:
    x, y = look.TAB_AT
    return (x, y + at * look.TAB_PITCH, *look.TAB_SIZE)


def _button_areas() -> dict[str, Area]:
    """The way back at the left of the rail, the pages at its right."""
    areas = {"shelf": (look.RAIL_MARGIN, look.PLAQUE_TOP, BUTTONS["shelf"].wide, look.PLAQUE_HIGH)}
    right = look.SIZE[0] - look.RAIL_MARGIN
    for name in ("on", "before"):
        wide = BUTTONS[name].wide
        areas[name] = (right - wide, look.PLAQUE_TOP, wide, look.PLAQUE_HIGH)
        right -= wide + look.RAIL_MARGIN
    return areas
