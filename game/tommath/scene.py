"""The Math Tooter at play: what keys and clicks do on each of its screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import SystemRandom
from typing import Literal

import pygame

from game.contract import IllegalMove
from game.shell.inputs import Action, InputMap
from game.shell.scene import House, Scene
from game.shell.sound import Note
from game.tommath import controls, look, manual, opening, playing, tunes
from game.tommath import desk as desks
from game.tommath import table as tables
from game.tommath.ega import Ega
from game.tommath.equations import PIECES
from game.tommath.table import Table
from game.tommath.thinker import Thinker
from game.tommath.view import SIDES, Message, PlayView, Thinking

Question = Literal["quit", "resign", "draw", "drop"]

LIT_SECONDS = 0.5
POINT_STEP = 50
QUESTIONS: dict[Question, tuple[str, str, str]] = {
    "quit": ("QUIT? THE GAME WILL BE KEPT.", "QUIT", "PLAY ON"),
    "resign": ("GIVE UP THIS GAME?", "RESIGN", "PLAY ON"),
    "draw": ("{} OFFERS A DRAW.", "AGREE", "PLAY ON"),
    "drop": ("DROP THE GAME YOU FLED?", "NEW GAME", "KEEP IT"),
}
ONLY_COLOUR = "THAT IS FOR COLOR MONITORS ONLY."


class TooterScene:
    """All of the Math Tooter: start screen, board and instructions."""

    size = look.SIZE
    pixel_aspect = look.PIXEL_ASPECT

    def __init__(self, house: House) -> None:
        self._house = house
        self.desk = desks.read(house.slot.desk()).lettered(house.letters)
        self._mouse = "D" not in house.letters.upper()
        self._seed = int(house.seed) if house.seed is not None else None
        self._junk = False
        try:
            self.table = tables.kept(house.slot)
        except ValueError:
            self._junk = True  # put aside by the first action or tick: making a scene only reads
            self.table = None
        if self.table is None:
            self.desk = replace(self.desk, page="opening")
        self.page: int | None = None  # of the instructions
        self._typed: tuple[str, ...] = ()
        self._point = str(self.desk.game_point)
        self._typing = False
        self._joke = SystemRandom().randrange(len(look.JOKES))
        self._question: Question | None = None
        self.message: Message | None = None
        self._hover = ""
        self.lit: int | None = 0 if self.table and self.table.state.last else None
        self._lit_clock: float | None = None  # None: nothing is being shown in turn
        self._leaving = False
        self._thinker: Thinker | None = None
        self._shown_best: str | None = None
        self._drawn: tuple[pygame.Surface, PlayView] | None = None

    # -- the shell's side ----------------------------------------------------------------------------------

    @property
    def border(self) -> tuple[int, int, int]:
        return look.EGA[0 if self.desk.mono else self.desk.border]

    @property
    def inputs(self) -> InputMap:
        if not self._mouse:
            return controls.KEYBOARD
        if self.page is not None:
            return controls.MANUAL
        asked = self._asked()
        yes = asked.yes if asked else None
        if self.desk.page == "opening" or self.table is None:
            return controls.opening(yes, self._fled() is not None)
        return controls.playing(self.table.state.mode, self.table.state.over, yes)

    def next(self) -> Scene | None:
        return self._house.leave() if self._leaving else None

    def tick(self, dt: float) -> bool:
        self._put_junk_aside()
        changed = self._show_in_turn(dt)
        if not self._thinks():
            return changed
        thinker = self._thinking()
        before = thinker.step
        thinker.seconds += dt
        if thinker.done and thinker.seconds >= self.desk.speed / 2 and self._lit_clock is None:
            self._move_for_computer()
            return True
        return changed or self._shown_best != thinker.best or thinker.step != before

    def work(self) -> Iterator[None] | None:
        if not self._thinks():
            return None
        thinker = self._thinking()
        return None if thinker.done else thinker.slices

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        ega = Ega(surface)
        before, self._drawn = self._drawn, None
        if self.page is not None:
            manual.draw(ega, self.page, self.desk.mono)
        elif self.desk.page == "opening" or self.table is None:
            opening.draw(ega, self.opening_view())
        else:
            view = self._view(self.table)
            self._shown_best = self._thinker.best if self._thinker else None
            self._drawn = (surface, view)
            if before is not None and before[0] is surface and _only_note_moved(before[1], view):
                return playing.draw_message(ega, view)
            playing.draw(ega, view)
        return None

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(self.size, 0, 32)
        if self.table is not None and not self.table.state.over:
            playing.draw(Ega(picture), self._view(self.table))
        else:
            opening.draw(Ega(picture), self.opening_view())
        return pygame.transform.smoothscale(picture, size)

    # -- what is shown -------------------------------------------------------------------------------------

    def _view(self, table: Table) -> PlayView:
        thinking = None
        if self._thinks(asking=True):
            thinker = self._thinker
            thinking = Thinking(self._best_so_far(), thinker.step if thinker else 0)
        best = table.best
        return PlayView(
            state=table.state,
            desk=self.desk,
            typed=self._typed,
            lit=self.lit,
            hover=self._hover,
            thinking=thinking,
            message=self._asked() or self.message,
            quitting=self._question == "quit",
            best_move=f"{best.piece} AT {best.row},{best.column} +{best.points}" if best else "NONE SCORED",
        )

    def opening_view(self) -> opening.OpeningView:
        """What the start screen shows."""
        fled = self._fled()
        return opening.OpeningView(
            self.desk,
            self._point,
            self._typing,
            fled.laid if fled else None,
            self._joke,
            self._asked() or self.message,
        )

    def _asked(self) -> Message | None:
        question = "draw" if self._question is None and self._offered() else self._question
        if question is None:
            return None
        text, yes, no = QUESTIONS[question]
        offerer = "BLACK" if self.table and self.table.state.to_move == "white" else "WHITE"
        return Message(text.format(offerer), "question", yes, no)

    def _best_so_far(self) -> tuple[str, int, int, int] | None:
        best = self._thinker.best if self._thinker else None
        words = (best or "").split(" ")
        if len(words) != 3 or self.table is None:
            return None
        piece, row, column = words[0], int(words[1]), int(words[2])
        gain = sum(run.points for run in self.table.state.gains(piece, row, column))
        return piece, row, column, gain

    def _fled(self) -> Table | None:
        """The kept game that can be carried on."""
        return self.table if self.table is not None and not self.table.state.over else None

    def _offered(self) -> bool:
        """A person is asked to agree to a draw."""
        table = self.table
        return (
            self.desk.page == "play"
            and table is not None
            and table.state.offer == "standing"
            and not table.state.over
            and self.desk.who(table.state.to_move) == "keyboard"
        )

    def _show_in_turn(self, dt: float) -> bool:
        """Light the runs of the last move one after another, once; then rest on the best."""
        if self._lit_clock is None or self.table is None or self.page is not None:
            return False
        self._lit_clock += dt
        runs = len(self.table.state.last)
        place = int(self._lit_clock / LIT_SECONDS)
        before = self.lit
        if place >= runs:
            self._lit_clock, self.lit = None, 0
        else:
            self.lit = place
        return self.lit != before

    # -- the computer --------------------------------------------------------------------------------------

    def _thinks(self, asking: bool = False) -> bool:
        """The computer is at work; a question or the instructions make it wait."""
        table = self._fled()
        if table is None or self.desk.page != "play":
            return False
        if not asking and (self._question is not None or self.page is not None):
            return False
        return self.desk.who(table.state.to_move) == "computer"

    def _thinking(self) -> Thinker:
        assert self.table is not None
        if self._thinker is None:
            self._thinker = Thinker(self.table, self.desk.level)
        return self._thinker

    def _rethink(self) -> None:
        self._thinker = None

    def _move_for_computer(self) -> None:
        assert self.table is not None
        before = self.table.state
        self._play(self._thinking().hurry())
        if before.offer == "standing" and not self.table.state.over:
            self.message = Message(f"{before.to_move.upper()} PLAYS ON: NO DRAW.", "news")

    # -- moves ---------------------------------------------------------------------------------------------

    def _play(self, move: str) -> None:
        table = self.table
        assert table is not None
        try:
            after = table.play(move)
        except IllegalMove as refusal:
            self._refuse(str(refusal).upper())
            self._typed = self._typed[:1]
            return
        slot = self._house.slot
        with slot.together():
            slot.append(move)
            if after.state.over:
                self._book(after)
        self.table = after
        self._typed = ()
        self._rethink()
        if after.state.placed != table.state.placed:
            runs = len(after.state.last)
            self.lit, self._lit_clock = (0, 0.0) if runs else (None, None)
            self._sound(tunes.score(runs) if runs else tunes.PLACE)
        if after.state.over:
            lost = after.state.winner is not None and self.desk.who(after.state.winner) == "computer"
            self._sound(tunes.DRAW if after.state.winner is None else tunes.LOSS if lost else tunes.WIN)

    def _book(self, table: Table) -> None:
        """A result for the records: only a person's win against the computer counts as won."""
        state, desk = table.state, self.desk
        people = [side for side in SIDES if desk.who(side) == "keyboard"]
        if not people:
            return
        won = len(people) == 1 and state.winner == people[0]
        score = state.scores[0 if people[0] == "white" else 1]
        detail = {
            "mode": state.mode,
            "game_point": state.game_point,
            "level": desk.level if len(people) == 1 else None,
            "people": len(people),
            "winner": state.winner,
            "ending": state.ending,
            "scores": list(state.scores),
        }
        self._house.slot.book(won, score, detail)

    def _begin(self) -> None:
        desk = self.desk
        with self._house.slot.together():
            self.table = tables.begin(self._house.slot, desk.mode, desk.game_point, self._seed)
            self._keep(replace(desk, page="play"))
        self._seed = None
        self._typed, self.lit, self._lit_clock = (), None, None
        self._question = self.message = None
        self._rethink()

    def _put_junk_aside(self) -> None:
        if self._junk:
            self._junk = False
            self._house.notice(self._house.slot.set_aside())

    def _keep(self, desk: desks.Desk) -> None:
        self.desk = desk
        self._house.slot.put_desk(desk.to_json())

    def _sound(self, notes: tuple[Note, ...]) -> None:
        if self.desk.sound:
            self._house.sound.play(notes)

    def _refuse(self, sentence: str) -> None:
        self.message = Message(sentence, "error")
        self._sound(tunes.ILLEGAL)

    # -- actions -------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        self._put_junk_aside()
        if action.name == "hover":
            at = self.inputs.at(action.pos) if action.pos else None
            self._hover = at.removeprefix("piece ") if at and at.startswith("piece ") else ""
            return
        if action.phase != "press":
            return
        self.message = None
        if self.page is not None:
            self._act_on_manual(action)
        elif self._question is not None or self._offered():
            self._answer(action)
        elif self.desk.page == "opening":
            self._act_on_opening(action)
        else:
            self._act_on_board(action)

    def _act_on_manual(self, action: Action) -> None:
        assert self.page is not None
        last = len(manual.PAGES) - 1
        match action.name, action.text:
            case ("more" | "right" | "down", _) | (_, " "):
                self.page = min(last, self.page + 1)
            case ("back" | "left" | "up" | "backspace", _):
                self.page = max(0, self.page - 1)
            case ("wheel", step):
                self.page = max(0, min(last, self.page + (1 if step == "down" else -1)))
            case ("home", _):
                self.page = 0
            case ("end", _):
                self.page = last
            case ("escape" | "f5" | "enter" | "f1", _):
                self.page = None
            case (_, digit) if digit.isdigit() and 1 <= int(digit) <= last + 1:
                self.page = int(digit) - 1
            case _:
                self._sound(tunes.ILLEGAL)
                return
        self._sound(tunes.KEY)

    def _answer(self, action: Action) -> None:
        """Y agrees; N, Esc, F1 again or a click elsewhere plays on."""
        question = self._question or "draw"
        yes = action.name == "yes" or action.text.upper() == "Y"
        no = action.name in ("no", "escape", "f1", "elsewhere") or action.text.upper() == "N"
        if not yes and not no:
            self._sound(tunes.ILLEGAL)
            return
        self._question = None
        self._sound(tunes.KEY)
        match question, yes:
            case "draw", _:
                self._play("accept" if yes else "decline")
            case "quit", True:
                self._keep(replace(self.desk, page="opening"))
                self._leaving = True
            case "resign", True:
                self._play("resign")
            case "drop", True:
                self._begin()

    def _act_on_opening(self, action: Action) -> None:
        match action.name:
            case "mode 1" | "mode 2":
                self._choose_mode(int(action.name[-1]))
            case "left" | "right" if not self._typing:
                self._choose_mode(3 - self.desk.mode, typing=False)
            case "left" | "less":
                self._step_point(-POINT_STEP)
            case "right" | "greater":
                self._step_point(POINT_STEP)
            case "up" | "down" | "tab" | "point":
                self._typing = not self._typing or action.name == "point"
                self._sound(tunes.KEY)
            case "escape":
                self._typing, self._point = False, str(self.desk.game_point)
                self._sound(tunes.KEY)
            case "backspace":
                self._typing, self._point = True, self._point[:-1]
                self._sound(tunes.KEY)
            case "enter":
                self._start()
            case "carry":
                self._carry_on()
            case "shapes":
                self._keep(replace(self.desk, shapes=not self.desk.shapes))
                self._sound(tunes.KEY)
            case "character":
                self._character_on_opening(action.text.upper())
            case name:
                self._function(name)

    def _character_on_opening(self, character: str) -> None:
        match character:
            case "1" | "2" if not self._typing:
                self._choose_mode(int(character))
            case _ if self._typing and character in tuple("0123456789"):
                self._point = character if len(self._point) >= 3 else self._point + character
                self._sound(tunes.KEY)
            case "C" if self._fled():
                self._carry_on()
            case "P":
                self._keep(replace(self.desk, shapes=not self.desk.shapes))
                self._sound(tunes.KEY)
            case " ":
                self._start()
            case _:
                self._refuse("PRESS 1 OR 2 FOR THE GAME, ENTER TO START.")

    def _choose_mode(self, mode: int, typing: bool = True) -> None:
        self._keep(replace(self.desk, mode=mode))
        self._typing = typing
        self._sound(tunes.KEY)

    def _step_point(self, step: int) -> None:
        now = int(self._point or 0)
        self._point = str(max(100, min(999, (now + step) // POINT_STEP * POINT_STEP)))
        self._sound(tunes.KEY)

    def _start(self) -> None:
        point = int(self._point) if self._point else 500
        if not 100 <= point <= 999:
            self._typing = True
            self._refuse("THE GAME POINT IS 100 TO 999.")
            return
        self._point = str(point)
        self._keep(replace(self.desk, game_point=point))
        self._sound(tunes.KEY)
        if self._fled():
            self._question = "drop"
        else:
            self._begin()

    def _carry_on(self) -> None:
        self._keep(replace(self.desk, page="play"))
        self._rethink()
        self._sound(tunes.KEY)

    def _act_on_board(self, action: Action) -> None:
        table = self.table
        assert table is not None
        name = action.name
        match name:
            case "escape":
                self._escape(table)
            case "enter" if table.state.over:
                self._begin()
            case "up" | "down" | "faster" | "slower":
                step = 1 if name in ("up", "slower") else -1
                speed = self.desk.speed + step
                if speed in desks.SPEEDS:
                    self._keep(replace(self.desk, speed=speed))
                    self._sound(tunes.KEY)
                else:
                    self._refuse("THE SPEED IS 0 TO 10 SECONDS A MOVE.")
            case "left" | "right" | "runs" | "wheel":
                back = name == "left" or action.text == "up"
                self._light_another(table, -1 if back else 1)
            case "character":
                self._character(table, action.text.upper())
            case "backspace":
                self._sound(tunes.KEY if self._typed else tunes.ILLEGAL)
                self._typed = self._typed[:-1]
            case "offer":
                self._offer(table)
            case "resign":
                self._ask_to_resign(table)
            case "draw":
                self._quick_draw(table)
            case _ if name.startswith("piece "):
                self._enter_piece(table, name.removeprefix("piece "))
            case "board" if action.pos:
                self._click_square(table, action.pos)
            case "strip":
                self._refuse("ROWS 0 AND 9 ARE FOR THE GAME OF SEVENS.")
            case _:
                self._function(name)

    def _escape(self, table: Table) -> None:
        if table.state.over:
            self._sound(tunes.KEY)
            self._keep(replace(self.desk, page="opening"))
        elif self._thinks():
            self._lit_clock = None
            self._move_for_computer()
        elif self._typed:
            self._typed = ()
            self._sound(tunes.KEY)
        else:
            self._refuse("NOTHING TO STOP: IT IS YOUR MOVE.")

    def _light_another(self, table: Table, step: int) -> None:
        runs = len(table.state.last)
        if not runs:
            self._refuse("THE LAST MOVE SCORED NOTHING.")
            return
        self._lit_clock = None
        self.lit = ((self.lit or 0) + step) % runs
        self._sound(tunes.KEY)

    def _character(self, table: Table, character: str) -> None:
        match character:
            case "D":
                self._offer(table)
            case "R" | "F":
                self._ask_to_resign(table)
            case "!":
                self._quick_draw(table)
            case _ if table.state.over:
                self._refuse("THE GAME IS OVER. ENTER BEGINS ANOTHER.")
            case _ if self._thinks():
                self._refuse("THE COMPUTER IS THINKING.")
            case _ if not self._typed:
                self._enter_piece(table, character)
            case _ if character in tuple("12345678"):
                self._typed = (*self._typed, character)
                self._finish(table)
            case _:
                word = "ROW" if len(self._typed) == 1 else "COLUMN"
                self._refuse(f"THE {word} IS 1 TO 8.")

    def _enter_piece(self, table: Table, piece: str) -> None:
        if not self._persons_turn(table):
            return
        pieces = PIECES[table.state.mode]
        if piece not in tuple(pieces):
            self._refuse(f"THE PIECES ARE {' '.join(pieces)}")
            return
        self._typed = (piece, *self._typed[1:])
        self._sound(tunes.KEY)

    def _click_square(self, table: Table, pos: tuple[int, int]) -> None:
        if not self._persons_turn(table):
            return
        if not self._typed:
            self._refuse("PICK A PIECE FIRST.")
            return
        (x, y), (wide, high) = look.BOARD_AT, look.SQUARE
        row, column = (pos[1] - y) // high + 1, (pos[0] - x) // wide + 1
        self._typed = (self._typed[0], str(row), str(column))
        self._finish(table)

    def _persons_turn(self, table: Table) -> bool:
        if table.state.over:
            self._refuse("THE GAME IS OVER. ENTER BEGINS ANOTHER.")
            return False
        if self._thinks():
            self._refuse("THE COMPUTER IS THINKING.")
            return False
        return True

    def _finish(self, table: Table) -> None:
        if len(self._typed) == 3:
            self._play(" ".join(self._typed))
        else:
            self._sound(tunes.KEY)

    def _offer(self, table: Table) -> None:
        if self._persons_turn(table):
            typed = self._typed
            self._play("offer")
            self._typed = typed if self.message else ()

    def _ask_to_resign(self, table: Table) -> None:
        if self._persons_turn(table):
            self._question = "resign"
            self._sound(tunes.KEY)

    def _quick_draw(self, table: Table) -> None:
        if self._thinks():
            self._play("draw")
        elif table.state.over:
            self._refuse("THE GAME IS OVER. ENTER BEGINS ANOTHER.")
        else:
            self._refuse("THE QUICK DRAW IS FOR WHILE THE COMPUTER THINKS.")

    def _function(self, name: str) -> None:
        """The ten function keys, on the board and on the start screen."""
        desk = self.desk
        table: dict[str, Callable[[], desks.Desk | str | None]] = {
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
        if name not in table:
            self._sound(tunes.ILLEGAL)
            return
        match table[name]():
            case str(refusal):
                self._refuse(refusal)
            case desks.Desk() as changed:
                self._keep(changed)
                self._sound(tunes.KEY)
                if (changed.level, changed.computers) != (desk.level, desk.computers):
                    self._typed = ()
                    self._rethink()
                if desk.page == "opening":
                    self.message = Message(controls.said(name, changed), "news")

    def _ask_to_quit(self) -> None:
        self._question = "quit"
        self._sound(tunes.KEY)

    def _open_manual(self) -> None:
        self.page = 0
        self._sound(tunes.KEY)


def _only_note_moved(before: PlayView, after: PlayView) -> bool:
    """Whether two views differ at most in the note that walks while the computer thinks."""
    if before.thinking is None or after.thinking is None:
        return False
    return replace(before, thinking=after.thinking) == after and before.thinking.best == after.thinking.best
