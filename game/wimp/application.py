"""What the desktop asks of the application that runs on it, and the words the two share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from game.wimp.boxes import Box
from game.wimp.icons import Icon
from game.wimp.look import GROUND
from game.wimp.menus import Menu
from game.wimp.windows import Style

Button = Literal["select", "menu", "adjust"]


@dataclass(frozen=True)
class Pane:
    """What a window or dialogue box shows; the desktop asks for it anew at each picture.

    extent: the whole work area; box: where the window opens the first time; ground: a Wimp colour.
    takes_focus: whether a click in it brings the keyboard to it; above: whether it stays in front of all
    that is not.
    """

    title: str
    extent: tuple[int, int]
    icons: Sequence[Icon] = ()
    style: Style = "full"
    box: Box = (0, 0, 0, 0)
    ground: int = GROUND
    takes_focus: bool = True
    above: bool = False


@dataclass(frozen=True)
class BarIcon:
    """A sprite with a text under it on the icon bar; `side` "left" or "right", from the edge inwards."""

    name: str
    sprite: str
    size: tuple[int, int]
    text: str
    side: Literal["left", "right"]
    stop: bool = True


class Application(Protocol):
    """One application; names of windows, icons and entries are its own."""

    @property
    def bar(self) -> Sequence[BarIcon]:
        """Its icons and the others on the icon bar."""

    @property
    def three_buttons(self) -> bool:
        """Whether the right button is Adjust, as on the machine's own mouse."""

    def panes(self) -> Mapping[str, Pane]:
        """Every window and dialogue box that can be open now."""

    def menu(self, place: str) -> Menu | None:
        """The menu of a window or of an icon on the bar."""

    def click(self, window: str, icon: str, button: Button) -> None:
        """Select or Adjust in a work area; `icon` is "" where no named one is."""

    def carry(self, window: str, icon: str, onto: str) -> None:
        """A finger slid from one icon to another, as if to carry the first there."""

    def bar_click(self, icon: str, button: Button) -> None:
        """Select or Adjust on an icon of the bar."""

    def choose(self, place: str, entry: str) -> None:
        """An entry of the menu of `place`."""

    def choose_shaded(self, place: str, entry: str) -> None:
        """An entry that cannot be chosen now."""

    def closed(self, window: str) -> None:
        """The player closed a window."""
