"""The Organiser as a machine: keys in; the page that is on, the game in play and what else happens out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from game.gravity import rules
from game.gravity.keyboard import DEL, DOWN, EXE, LEFT, MODE, ON, RIGHT, UP, Keyboard, Stroke
from game.gravity.pages import (
    ENDINGS,
    GRAVITY,
    OFF,
    RULES,
    Banner,
    Console,
    Copies,
    Count,
    Ending,
    Fault,
    Final,
    HardCopy,
    Insert,
    Launch,
    Page,
    PostMortem,
    Rule,
    Score,
    Seed,
    Shot,
    Size,
    Top,
)
from game.gravity.prompts import Field, Menu
from game.gravity.seeds import LARGEST, SEED_LENGTH

MOST_COPIES = 99
ARROW_EDGES = {UP: 8, DOWN: 2, LEFT: 4, RIGHT: 6}


@dataclass(frozen=True)
class Beep:
    """The key was refused."""


@dataclass(frozen=True)
class Leave:
    """The Organiser is switched off."""


class PrintJob(NamedTuple):
    """Blank boards of the set-up answers, or, with `board`, the finished board with its stars."""

    board: bool
    copies: int
    console: bool


Effect = Beep | Leave | PrintJob
NumberPage = Size | Count | Copies | Launch | Shot


Step: TypeAlias = "tuple[Organiser, Effect | None]"


@dataclass(frozen=True)
class Organiser:
    """Everything the Organiser holds.

    seed, size and count: the set-up answers so far, 0 for none; game: the one in play, or the last one, kept
    until the next begins; offer: what the seed prompt is filled with next.
    """

    offer: str
    page: Page = Top()
    items: tuple[str, ...] = (GRAVITY, OFF)
    seed: str = ""
    size: int = 0
    count: int = 0
    game: rules.State | None = None
    link: bool = False
    keyboard: Keyboard = Keyboard()

    def press(self, legend: str) -> Step:
        """After one of the 36 keys (keyboard.LEGENDS), and what happens outside the machine."""
        return self._strike(*self.keyboard.press(legend))

    def type(self, character: str) -> Step:
        """The same for a character that came from a PC's keyboard."""
        return self._strike(*self.keyboard.type(character))

    def fault(self, text: str) -> Organiser:
        """The printer failed: one of pages.FAULTS is shown before the page that is on."""
        after = self.page.after if isinstance(self.page, Fault) else self.page
        return self._on(Fault(text, after))

    @property
    def playing(self) -> bool:
        """Whether a probe can be launched by backing out of what is half typed."""
        return isinstance(self.page, Banner | Launch | Shot | Ending | Score)

    @property
    def answers(self) -> tuple[str, int | None]:
        """Seed and star count of a game that is being set up, as far as they have been answered."""
        match self.page.after if isinstance(self.page, Fault) else self.page:
            case Size() | Count():
                return self.seed, None
            case HardCopy(False) | Console(False) | Copies() | Rule():
                return self.seed, self.count
        return "", None

    @property
    def most(self) -> int:
        """The largest number that the page asks for; 0 where it asks for none."""
        match self.page:
            case Size():
                return LARGEST
            case Count():
                return self.size**2
            case Copies():
                return MOST_COPIES
            case Launch() | Shot() if self.game:
                return self.game.size
        return 0

    @property
    def limit(self) -> int:
        """How many characters can be typed on the page, or on the one behind a fault; 0: none."""
        page = self.page.after if isinstance(self.page, Fault) else self.page
        match page:
            case Insert() | Seed():
                return SEED_LENGTH
            case Size() | Count() | Copies() | Launch() | Shot():
                return digits(page)
        return 0

    def _strike(self, keyboard: Keyboard, stroke: Stroke | None) -> Step:
        organiser = replace(self, keyboard=keyboard)
        if stroke is None:
            return organiser, None
        if stroke.command == ON:
            return organiser._back(), None
        match organiser._follow(stroke):
            case None:
                return organiser, Beep()
            case Organiser() as following:
                return following, None
            case step:
                return step

    def _on(self, page: Page) -> Organiser:
        return replace(self, page=page)

    def _back(self) -> Organiser:
        """ON/CLEAR: out of what was started, one step; a line of text is emptied first."""
        match self.page:
            case Insert(at, field):
                return self._on(Insert(at) if field.text else Top(at))
            case Seed(field):
                return self._on(Seed(Field()) if field.text else Top())
            case Size():
                return self._on(Seed(Field(self.seed)))
            case Count():
                return self._on(Size())
            case HardCopy(board):
                return self._on(Final() if board else Count())
            case Console(board):
                return self._on(HardCopy(board))
            case Copies():
                return self._on(Console())
            case Rule():
                return self._on(HardCopy() if self.link else Count())
            case Shot(row) if row is not None:
                return self._on(Shot())
            case PostMortem():
                return self._on(self._after_post_mortem())
            case Fault(_, after):
                return self._on(after)
            case Banner() | Launch() | Shot() | Ending() | Score():
                return self._on(Banner())
            case Top() | Final():
                return self._on(Top())

    def _follow(self, stroke: Stroke) -> Organiser | Step | None:
        """After any other key; None: it is refused."""
        match self.page:
            case Top(at):
                return self._top(stroke, Menu(self.items, at))
            case Insert() | Seed() as page:
                return self._text(stroke, page)
            case Size() | Count() | Copies() | Launch() | Shot() as page:
                return self._number(stroke, page)
            case HardCopy() | Console() if stroke.letter in ("Y", "N"):
                return self._answer(stroke.letter == "Y")
            case Rule(at):
                return self._rule(stroke, Menu(RULES, at))
            case Banner():
                return self._banner(stroke)
            case Ending(at):
                return self._ending(stroke, Menu(ENDINGS, at))
            case PostMortem(star):
                shown_all = self.game is None or star == len(self.game.stars)
                return self._on(self._after_post_mortem() if shown_all else PostMortem(star + 1))
            case Score() | Final() if stroke.command == EXE:
                return self._back()
            case Fault() if stroke.text == " ":
                return self._back()
        return None

    def _top(self, stroke: Stroke, menu: Menu) -> Organiser | Step:
        match menu.pick(stroke):
            case "GRAVITY":
                # No sign on the display tells caps or num: a seed is always asked for in capitals.
                begun = replace(self, keyboard=Keyboard(), size=0, count=0)
                return replace(begun, page=Seed(Field(self.offer)), seed=self.offer)
            case "OFF":
                return replace(self, page=Top(), keyboard=Keyboard()), Leave()
        return self._on(Insert(menu.at) if stroke.command == MODE else Top(menu.step(stroke).at))

    def _text(self, stroke: Stroke, page: Insert | Seed) -> Organiser | Step | None:
        if stroke.command == EXE:
            text = page.field.text
            if isinstance(page, Insert):
                return self._insert(text.strip().upper(), page.at)
            if len(text) == SEED_LENGTH:
                return replace(self, page=Size(), seed=text)
            return self._on(Seed(page.field._replace(refused=True))), Beep()
        field = page.field.edit(stroke.command)
        if stroke.text:
            field = page.field.insert(stroke.text, SEED_LENGTH)
        if field is None:
            return None if stroke.text else self
        return self._on(page._replace(field=field))

    def _insert(self, item: str, at: int) -> Organiser | None:
        """The item goes in front of the one under the cursor; one that is in the menu already is moved."""
        if item not in self.items:
            return None
        under = self.items[at]
        others = tuple(other for other in self.items if other != item)
        at = at if item == under else others.index(under)
        return replace(self, items=(*others[:at], item, *others[at:]), page=Top(at))

    def _number(self, stroke: Stroke, page: NumberPage) -> Organiser | Step | None:
        if stroke.command == EXE:
            number = int(page.field.text or 0)
            if 1 <= number <= self.most:
                return self._accept(page, number)
            return self._on(page._replace(field=page.field._replace(at=0, refused=True))), Beep()
        entry = page.field
        if entry.refused and (stroke.digit or stroke.command == DEL):
            entry = Field()  # a refused number is typed anew
        field = entry.edit(stroke.command)
        if stroke.digit:
            field = entry.insert(stroke.digit, digits(page))
        if field is None:
            return self if stroke.command == MODE else None
        return self._on(page._replace(field=field))

    def _accept(self, page: NumberPage, number: int) -> Organiser | Step:
        match page:
            case Size():
                return replace(self, page=Count(), size=number, count=0)
            case Count():
                return replace(self, page=HardCopy() if self.link else Rule(), count=number)
            case Copies(console):
                return self._on(Rule()), PrintJob(False, number, console)
            case Launch(edge):
                return self._move(f"launch {edge} {number}", Banner(told=True))
            case Shot(None):
                return self._on(Shot(number))
            case Shot(row):
                return self._move(f"shot {row} {number}", Banner(told=True))

    def _answer(self, yes: bool) -> Organiser | Step | None:
        match self.page:
            case HardCopy(board) if yes:
                return self._on(Console(board))
            case HardCopy(board):
                return self._on(Final() if board else Rule())
            case Console(board=True):
                return self._on(Final()), PrintJob(True, 1, yes)
            case Console():
                return self._on(Copies(yes))
        return None

    def _rule(self, stroke: Stroke, menu: Menu) -> Organiser:
        rule = menu.pick(stroke)
        if rule is None:
            return self._on(Rule(menu.step(stroke).at))
        game = rules.new(self.seed, self.size, self.count, repulse=rule == "REPULSE")
        return replace(self, page=Banner(), game=game)

    def _banner(self, stroke: Stroke) -> Organiser | None:
        """The edges by digit or arrow, 5 the direct shot, MODE the ways to end."""
        if stroke.command == MODE:
            return self._on(Ending())
        if stroke.digit == "5":
            return self._on(Shot())
        edge = ARROW_EDGES.get(stroke.command) or int(stroke.digit or 0)
        return self._on(Launch(edge)) if edge in rules.EDGES else None

    def _ending(self, stroke: Stroke, menu: Menu) -> Organiser:
        match menu.pick(stroke):
            case "SCORE":
                return self._on(Score())
            case "QUIT":
                return self._move("quit", Final())
            case "PM":
                return self._move("pm", PostMortem())
        return self._on(Ending(menu.step(stroke).at))

    def _move(self, move: str, page: Page) -> Organiser:
        """The move is played; a game that it completes ends at once."""
        if self.game is None:
            return self
        game = self.game.play(move)
        return replace(self, game=game, page=Final() if game.ending == "cleared" else page)

    def _after_post_mortem(self) -> Page:
        return HardCopy(board=True) if self.link else Final()


def digits(page: NumberPage) -> int:
    """How many digits the page takes: one more than are right, so that what was typed can be refused."""
    return 4 if isinstance(page, Count) else 3
