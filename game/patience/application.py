"""The application Osmosis: what its windows show and what clicks, menu entries and keys mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.patience import about, boxes, filer, help, hints, look, osmosis, pyramid, table
from game.patience.about import Settings
from game.patience.sitting import Sitting
from game.shell.store import Slot
from game.wimp import keys, windows
from game.wimp.application import BarIcon, Button, Pane
from game.wimp.desktop import Desktop
from game.wimp.icons import Icon
from game.wimp.menus import Entry, Menu
from game.wimp.under import Under, under

if TYPE_CHECKING:
    from game.patience.finder import Finder

BAR = (
    BarIcon("disc", "disc", look.DISC, ":0", "left"),
    BarIcon("hard disc", "hard-disc", look.HARD_DISC, ":4", "left"),
    BarIcon("attic", "attic", look.ATTIC, "Attic", "right"),
    BarIcon("osmosis", "card-fan", look.FAN, "Osmosis", "right"),
)
BAR_MENU = Menu(
    "Osmosis", (Entry("info", "Info", leads="info"), Entry("start", "Osmosis"), None, Entry("quit", "Quit"))
)
WINNABLE = " - can be won"
NO_DISC = "There is no disc in the drive."


class Osmosis:
    """The state of the application beside its desktop; it writes moves to `slot`.

    number: gives the deals that nobody asked for; beep, leave: what a refusal and Quit do.
    """

    def __init__(
        self,
        slot: Slot,
        sitting: Sitting,
        number: Callable[[], int],
        beep: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self.sitting = sitting
        self.settings = Settings()
        self.finder: Finder | None = None
        """Where only deals that can be won are dealt, who looks for them."""
        self._awaited: str | None = None
        self.told = False
        """Whether the box of an ended game was answered, or the player told in this one of being stuck."""
        self.helped = ""
        """The game whose rules the help was opened at."""
        self.lit: pyramid.Place | None = None
        self.double = False
        """Whether the click that comes now follows one in the same place at once."""
        self.desk = Desktop(self)
        self._slot = slot
        self._number = number
        self._beep = beep
        self._leave = leave
        self._refusal = ""
        self._refused_at: Under | None = None
        self._hint = hints.REST
        self._shown: tuple[object, Mapping[str, Pane]] = None, {}
        """The panes, and what they were made from."""

    # What it shows

    @property
    def bar(self) -> Sequence[BarIcon]:
        return BAR

    @property
    def three_buttons(self) -> bool:
        return self.settings.acorn

    def panes(self) -> Mapping[str, Pane]:
        shows = (
            self.sitting,
            self.sitting.table,
            self.lit,
            self.told,
            self.settings,
            self._hint,
            self._tips_on,
            self._awaited,
        )
        if shows != self._shown[0]:
            self._shown = shows, self._fresh_panes()
        return self._shown[1]

    def _fresh_panes(self) -> Mapping[str, Pane]:
        panes = {
            "game": Pane(self.title, look.EXTENT, self._icons(), "full", look.GAME_BOX, look.TABLE),
            "help": help.pane(),
            "filer": filer.pane(),
            "tips": hints.pane(self._hint),
            "info": about.pane(self.settings, self._tips_on),
        }
        box = boxes.box_for(self.sitting, self.told)
        return panes if box is None else {**panes, "message": box}

    @property
    def title(self) -> str:
        """The game window's title."""
        if self._awaited is not None:
            return f"{self._awaited.capitalize()} - looking for a deal that can be won"
        played, deal = self.sitting.table, self.sitting.deal_number
        sure = WINNABLE if self.sitting.winnable else ""
        if isinstance(played, osmosis.State):
            return f"Osmosis - deal {deal}{sure}"
        player = " - player 2" if self.sitting.rival else ""
        return f"Pyramid - game {played.round} of 6 - deal {deal}{player}{sure}"

    @property
    def wanted(self) -> str:
        """The game whose next deal is looked for."""
        return self._awaited or self.sitting.game

    def menu(self, place: str) -> Menu | None:
        if place == "osmosis":
            return BAR_MENU
        if place != "game":
            return None
        undo = Entry("undo", "Undo", shaded=not self.sitting.can_undo)
        resign = Entry("resign", "Resign", shaded=self.sitting.over)
        games = Entry("osmosis", "Osmosis"), Entry("pyramid", "Pyramid")
        return Menu("Osmosis", (undo, resign, None, *games, None, Entry("quit", "Quit")))

    # What is done to it

    def click(self, window: str, icon: str, button: Button) -> None:
        match window, icon:
            case "game", "new":
                self._deal(self.sitting.game)
            case "game", _:
                self._click_table(icon, button)
            case "message", "new match":
                self._deal("pyramid")
            case "message", "second player":
                self._sit(self.sitting.for_rival())
            case "message", _:
                self._click_message(icon)
            case ("info", "help") | ("filer", "Help"):
                self._open_help()
            case "filer", "!Osmosis":
                self.desk.open("game")
            case "filer", "!Gravity" | "!MathToot":
                self._leave()
            case "info", "tips":
                self._switch_tips()
            case "info", "four":
                self.settings = replace(self.settings, four=not self.settings.four)
            case "info", "acorn":
                self.settings = replace(self.settings, acorn=not self.settings.acorn)

    def carry(self, window: str, icon: str, onto: str) -> None:
        """A card carried by a finger: to an empty pile, to its row, or onto its partner."""
        played = self.sitting.table
        if window != "game" or self.sitting.over:
            return
        if not isinstance(played, osmosis.State):
            self.lit = None
            self._click_pyramid(played.game, icon)
            if self.lit is not None:
                self._click_pyramid(played.game, onto)
                self.lit = None
        elif icon == "waste" and onto.isdigit():
            self._click_osmosis(played, icon, "adjust")
        elif onto.startswith("row"):
            self._click_osmosis(played, icon, "select")

    def bar_click(self, icon: str, button: Button) -> None:
        match icon:
            case "osmosis":
                self.desk.open("game")
            case "attic":
                self._leave()
            case "hard disc":
                self.desk.open("filer")
            case _:
                self._refuse(NO_DISC)

    def choose(self, place: str, entry: str) -> None:
        self.lit = None
        match entry:
            case "undo":
                self._undo()
            case "resign":
                self._play("resign")
                if self.sitting.game == "osmosis":
                    self._deal("osmosis")
            case "osmosis" | "pyramid":
                self._deal(entry)
            case "start":
                self.desk.open("game")
            case "quit":
                self._leave()

    def choose_shaded(self, place: str, entry: str) -> None:
        self._refuse(hints.shaded(entry, self.sitting.over))

    def closed(self, window: str) -> None:
        if window == "game":
            self.lit = None

    def key(self, name: str) -> None:
        """A key that the desktop has no use for."""
        match name:
            case "help":
                self._open_help()
            case "tips":
                self._switch_tips()
            case "undo":
                if self.sitting.can_undo:
                    self._undo()
                else:
                    self._beep()
            case "escape":
                self.lit = None
            case "select" | "adjust" if self.sitting.over and self.desk.focus in ("game", "message"):
                self.double = False
                self._click_message("")

    def settle(self) -> None:
        """After anything done: the box that the position brings, and what the interactive help says.

        A refusal is told until something else is under the pointer.
        """
        self.desk.settle()
        if "message" in self.panes() and self.desk.window("message") is None:
            self.desk.open("message")
        found = under(self.desk)
        if self._refused_at is None:
            self._refused_at = found
        elif found != self._refused_at:
            self._refusal = ""
        self._hint = (
            self._refusal or self._shaded_why(found) or hints.hint(found, self.sitting.table, self.lit)
        )

    def _click_table(self, icon: str, button: Button) -> None:
        if self.sitting.over:
            self._click_message("")
        elif isinstance(self.sitting.table, osmosis.State):
            self._click_osmosis(self.sitting.table, icon, button)
        else:
            self._click_pyramid(self.sitting.table.game, icon)

    def _click_osmosis(self, state: osmosis.State, icon: str, button: Button) -> None:
        if icon.startswith("row"):
            self._refuse("Cards on the rows stay there.")
        elif icon:
            place = table.place_of(icon)
            move = state.click(place)
            if icon == "waste" and button == "adjust" and "park" in state.moves():
                move = "park"
            if move is None:
                self._refuse(state.refusal(place) or "")
            else:
                self._play(move)

    def _click_pyramid(self, game: pyramid.State, icon: str) -> None:
        place = table.place_of(icon)
        if icon in ("", "Score", "Deal", "Cards left"):
            return
        refusal = game.refusal(place, self.lit)
        move, self.lit = game.click(place, self.lit)
        if move is not None:
            self._play(move)
        elif refusal is not None:
            self._refuse(refusal)

    def _click_message(self, icon: str) -> None:
        """Go on from an ended game: by its button, or by a click anywhere on the box or the table."""
        played = self.sitting.table
        if isinstance(played, osmosis.State) and not played.over:
            if icon:
                self.told = True
        elif not self.sitting.over or (self.double and not icon):
            return
        elif isinstance(played, osmosis.State):
            self.told = True
            self._deal("osmosis")
        elif not played.over:
            self._sit(self.sitting.following())
        elif not self.told:
            self.told = True
            self.desk.close("message")
        else:
            self._refuse("Choose by a click on a button, or by an arrow and Return.")

    def _play(self, move: str) -> None:
        self.lit = None
        self._refusal = ""
        self.sitting.play(move)
        if self.sitting.over:
            self.told = False

    def _undo(self) -> None:
        if isinstance(self.sitting.table, osmosis.State) and self.sitting.table.stuck:
            self.told = True
        self.lit = None
        self._refusal = ""
        self.sitting.undo()

    def wait_for_deal(self, game: str) -> None:
        """Deal this game once a deal that can be won is found; till then what lies on the table stays."""
        self._awaited = game
        self.deal_found()

    def deal_found(self) -> bool:
        """Deal what was waited for, if it has been found; whether it was."""
        found = self.finder.take(self._awaited) if self.finder and self._awaited else None
        if self._awaited is None or found is None:
            return False
        game, self._awaited = self._awaited, None
        self._sit(Sitting(self._slot, game, found, winnable=True))
        return True

    def _deal(self, game: str) -> None:
        if self.finder is not None:
            self.wait_for_deal(game)
        else:
            self._sit(Sitting(self._slot, game, self._number()))

    def _sit(self, sitting: Sitting) -> None:
        """Another game takes the table, which stays where it stands among the windows.

        Where the cursor is in use it begins on the first pile, in front of all.
        """
        by_keys = self.desk.cursor is not None
        sitting.keep()
        self.sitting = sitting
        self.lit = None
        self.told = False
        self.desk.close("message")
        if by_keys or self.desk.window("game") is None:
            self.desk.open("game")
        else:
            self.desk.take_focus("game")
        if by_keys:
            keys.begin(self.desk, "game")

    def _open_help(self) -> None:
        """Where another game is on the table than the last time, at the rules of that game."""
        self.desk.close_menus()
        self.desk.open("help")
        if self.helped != self.sitting.game:
            self.helped = self.sitting.game
            window = self.desk.window("help")
            assert window is not None
            self.desk.put(windows.scrolled(window, 0, help.top(self.helped)))

    def _shaded_why(self, found: Under) -> str:
        """Why the menu entry there cannot be chosen; "" for all else."""
        menu = self.menu(found.place) if found.kind == "entry" else None
        shaded = {entry.name for entry in menu.entries if entry and entry.shaded} if menu else set()
        return hints.shaded(found.name, self.sitting.over) if found.name in shaded else ""

    def _switch_tips(self) -> None:
        if self._tips_on:
            self.desk.close("tips")
        else:
            self.desk.open("tips")

    @property
    def _tips_on(self) -> bool:
        return self.desk.window("tips") is not None

    def _refuse(self, why: str) -> None:
        self._beep()
        self._refusal, self._refused_at = why, None

    def _icons(self) -> tuple[Icon, ...]:
        sheet = "four/" if self.settings.four else "two/"
        played = self.sitting.table
        if isinstance(played, osmosis.State):
            return table.osmosis_icons(played, sheet)
        return table.pyramid_icons(played, self.lit, sheet)
