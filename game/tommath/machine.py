"""The game, the desk and the computer as one machine: moves are played and kept here, whoever makes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from game.contract import IllegalMove
from game.shell.scene import House
from game.shell.settings import TEXT_SPEEDS
from game.shell.sound import Note
from game.tommath import desk as desks
from game.tommath import tables, tunes
from game.tommath.tables import Table
from game.tommath.thinker import Thinker
from game.tommath.view import SIDES, Message

Question = Literal["quit", "resign", "draw", "drop"]

LIT_SECONDS, READ_SECONDS = 0.5, 1.5
"""How long a run is lit at least, and at most: where nobody plays, as long as a move takes."""
MESSAGE_SECONDS, GLANCE_SECONDS = 4.0, 1.0
THINKING = "THE COMPUTER IS THINKING."
"""Said for GLANCE_SECONDS: what it hides says the same and more."""
QUESTIONS: dict[Question, tuple[str, str, str]] = {
    "quit": ("", "QUIT", "PLAY ON"),
    "resign": ("GIVE UP THIS GAME?", "RESIGN", "PLAY ON"),
    "draw": ("{} OFFERS A DRAW.", "AGREE", "PLAY ON"),
    "drop": ("DROP THE GAME YOU FLED?", "NEW GAME", "KEEP IT"),
}
QUITS = {  # by whether what is quitted is kept, and whether a game is on
    (True, True): "QUIT? THE GAME WILL BE KEPT.",
    (True, False): "QUIT TO THE SHELF?",
    (False, True): "QUIT? THE GAME WILL BE OVER.",
    (False, False): "QUIT THE MATH TOOTER?",
}
ONLY_COLOUR = "THAT IS FOR COLOR MONITORS ONLY."


class Machine:
    """What every screen of the Math Tooter shares.

    `lit` is the run of the last move that is lit; `message` an error or news; `page` the page of the
    instructions that lies open. Making one only reads what is kept.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept = desks.read(house.slot.desk())  # without the letters: they are for this start alone
        self.desk = replace(self._kept.lettered(house.letters), shapes=house.settings["shapes"])
        self._seed = int(house.seed) if house.seed is not None else None
        self._junk = False
        self.table: Table | None = None
        try:
            self.table = tables.kept(house.slot)
        except ValueError:
            self._junk = True  # put aside by the first action or tick
        if self.table is None:
            self.desk = replace(self.desk, page="opening")
            self._kept = replace(self._kept, page="opening")
        self.mouse = "D" not in house.letters.upper()
        self.page: int | None = None
        self.question: Question | None = None
        self.message: Message | None = None
        self._message_seconds = 0.0
        self.lit: int | None = 0 if self.table and self.table.state.last else None
        self._showing: float | None = None  # seconds since the last move's runs began to light up in turn
        self.thinker: Thinker | None = None
        self.leaving = False

    # -- what is so ----------------------------------------------------------------------------------------

    def fled(self) -> Table | None:
        """The game that can be carried on."""
        return self.table if self.table is not None and not self.table.state.over else None

    def keeps(self) -> bool:
        """A game that is left can be carried on: not in a kiosk, where it goes with the visitor."""
        return not self.house.settings["kiosk"]

    def people(self) -> list[Literal["white", "black"]]:
        """The sides that people play."""
        return [side for side in SIDES if self.desk.who(side) == "keyboard"]

    def computers_turn(self) -> bool:
        table = self.fled()
        return (
            table is not None
            and self.desk.page == "play"
            and self.desk.who(table.state.to_move) == "computer"
        )

    def thinks(self) -> bool:
        """The computer is at work; a question or the instructions make it wait."""
        return self.computers_turn() and self.question is None and self.page is None

    def shows(self) -> bool:
        """The runs of the last move light up in turn."""
        return self._showing is not None

    def offered(self) -> bool:
        """A person is asked to agree to a draw."""
        table = self.fled()
        return (
            table is not None
            and self.desk.page == "play"
            and table.state.offer == "standing"
            and self.desk.who(table.state.to_move) == "keyboard"
        )

    def asked(self) -> Message | None:
        """The question that stands."""
        question = "draw" if self.question is None and self.offered() else self.question
        if question is None:
            return None
        text, yes, no = QUESTIONS[question]
        if question == "quit":
            text = QUITS[self.keeps(), self.fled() is not None]
        offerer = "BLACK" if self.table and self.table.state.to_move == "white" else "WHITE"
        return Message(text.format(offerer), "question", yes, no)

    # -- time ----------------------------------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        """Clocks of the lit runs and of the computer; True where something is to be seen of it."""
        self.put_junk_aside()
        changed = self._fade(dt) or self._light_in_turn(dt)
        if not self.thinks():
            return changed
        thinker = self.thinking()
        before = thinker.step
        thinker.seconds += dt
        if self._showing is None:
            thinker.waited += dt
        waited = thinker.waited >= self.desk.speed / 2 or self._answering()
        if thinker.done and waited and self._showing is None:
            self.move_for_computer()
            return True
        return changed or thinker.step != before

    def _fade(self, dt: float) -> bool:
        """Where no key is waited for, a line makes way again by itself for what it hides."""
        table = self.table
        if self.message is None or table is None or self.desk.page != "play":
            return False
        self._message_seconds += dt
        seconds = GLANCE_SECONDS if self.message.text == THINKING else MESSAGE_SECONDS
        if self._message_seconds < seconds or not (self.thinks() or table.state.over):
            return False
        self.message = None
        return True

    def _answering(self) -> bool:
        """The computer only has to say yes or no."""
        return self.table is not None and self.table.state.offer == "standing"

    def thinking(self) -> Thinker:
        """The search for the position that is now."""
        assert self.table is not None
        if self.thinker is None:
            self.thinker = Thinker(self.table, self.desk.level)
        return self.thinker

    def move_for_computer(self) -> None:
        """Its best move so far, at once."""
        assert self.table is not None
        self._showing = None
        if self.message is not None and self.message.text == THINKING:
            self.message = None
        before = self.table.state
        self.play(self.thinking().hurry())
        if before.offer == "standing" and not self.table.state.over:
            self.message = Message(f"{before.to_move.upper()} PLAYS ON: NO DRAW.", "news")

    def _light_in_turn(self, dt: float) -> bool:
        """Light the runs of the last move one after another, once; then rest on the best."""
        if self._showing is None or self.table is None or self.page is not None:
            return False
        before = self.lit
        self._showing += dt
        self.lit = int(self._showing / self._lit_seconds())
        if self.lit >= len(self.table.state.last):
            self._showing, self.lit = None, 0
        return self.lit != before

    def _lit_seconds(self) -> float:
        """Those who only watch have no turn in which to read on."""
        seconds = LIT_SECONDS if self.people() else min(READ_SECONDS, max(LIT_SECONDS, self.desk.speed / 2))
        return seconds * TEXT_SPEEDS[self.house.settings["text_speed"]]

    def light_another(self, step: int) -> None:
        """Show the next run of the last move, or the one before."""
        runs = len(self.table.state.last) if self.table else 0
        if not runs:
            self.refuse("THE LAST MOVE SCORED NOTHING.")
            return
        self._showing = None
        self.lit = ((self.lit or 0) + step) % runs
        self.sound(tunes.KEY)

    # -- moves and settings --------------------------------------------------------------------------------

    def play(self, move: str) -> bool:
        """Play a move and keep it, with its result where it ends the game; False and a line where refused."""
        table = self.table
        assert table is not None
        try:
            after = table.play(move)
        except IllegalMove as refusal:
            self.refuse(str(refusal).upper())
            return False
        slot = self.house.slot
        with slot.together():
            slot.append(move)
            if after.state.over:
                self._book(after)
        self.table, self.thinker = after, None
        if after.laid != table.laid:
            runs = len(after.state.last)
            self.lit, self._showing = (0, 0.0) if runs else (None, None)
            self.sound(tunes.score(runs) if runs else tunes.PLACE)
        if after.state.over:
            lost = after.state.winner is not None and self.desk.who(after.state.winner) == "computer"
            self.sound(tunes.DRAW if after.state.winner is None else tunes.LOSS if lost else tunes.WIN)
        return True

    def begin(self) -> None:
        """A new game as the desk says."""
        with self.house.slot.together():
            self.table = tables.begin(self.house.slot, self.desk.mode, self.desk.game_point, self._seed)
            self.keep(replace(self.desk, page="play"))
        self._seed = None
        self.lit = self._showing = self.thinker = self.question = self.message = None

    def keep(self, desk: desks.Desk) -> None:
        """The desk as it is from now on."""
        if (desk.level, desk.computers) != (self.desk.level, self.desk.computers):
            self.thinker = None
        changed = {name: value for name, value in vars(desk).items() if value != getattr(self.desk, name)}
        self.desk, self._kept = desk, replace(self._kept, **changed)
        with self.house.slot.together():
            self.house.settings.put("shapes", desk.shapes)
            self.house.slot.put_desk(self._kept.to_json())

    def function(self, name: str) -> bool:
        """F1 to F10 by their names; False where it is no such key or it was refused."""
        desk = self.desk
        keys: dict[str, Callable[[], desks.Desk | str | None]] = {
            "f1": self._ask_to_quit,
            "f2": lambda: replace(desk, sound=not desk.sound),
            "f3": lambda: desk.toggled("white"),
            "f4": lambda: desk.toggled("black"),
            "f5": self._open_manual,
            "f6": lambda: ONLY_COLOUR if desk.mono else desk.recoloured("white"),
            "f7": lambda: replace(desk, level=desk.level - 1) if desk.level > 1 else "LEVEL 1 IS THE LOWEST.",
            "f8": lambda: (
                replace(desk, level=desk.level + 1) if desk.level < 9 else "LEVEL 9 IS THE HIGHEST."
            ),
            "f9": lambda: ONLY_COLOUR if desk.mono else desk.recoloured("black"),
            "f10": lambda: ONLY_COLOUR if desk.mono else replace(desk, border=(desk.border + 1) % 16),
        }
        if name not in keys:
            self.sound(tunes.ILLEGAL)
            return False
        outcome = keys[name]()
        if isinstance(outcome, str):
            self.refuse(outcome)
            return False
        if isinstance(outcome, desks.Desk):
            self.keep(outcome)
        self.sound(tunes.KEY)
        return True

    def refuse(self, sentence: str) -> None:
        """A low buzz, and the line that says why."""
        self.message, self._message_seconds = Message(sentence, "error"), 0.0
        self.sound(tunes.ILLEGAL)

    def sound(self, notes: tuple[Note, ...]) -> None:
        if self.desk.sound:
            self.house.sound.play(notes)

    def put_junk_aside(self) -> None:
        """A kept game that cannot be replayed goes aside, and the player is told."""
        if self._junk:
            self._junk = False
            self.house.notice(self.house.slot.set_aside())

    def _ask_to_quit(self) -> None:
        self.question = "quit"

    def _open_manual(self) -> None:
        self.page = 0

    def _book(self, table: Table) -> None:
        """A result for the records: only a person's win against the computer counts as won."""
        state, desk = table.state, self.desk
        people = self.people()
        if not people:
            return
        alone = len(people) == 1
        detail = {
            "mode": state.mode,
            "game_point": state.game_point,
            "level": desk.level if alone else None,
            "people": len(people),
            "winner": state.winner,
            "ending": state.ending,
            "scores": list(state.scores),
        }
        score = state.scores[0 if people[0] == "white" else 1]
        self.house.slot.book(alone and state.winner == people[0], score, detail)
