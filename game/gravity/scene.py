"""How the Organiser, the sheet, the printer, the store and the sounds are played as one scene."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.gravity import keeping, keyboard, look, printing
from game.gravity.display import blinks, show
from game.gravity.keyboard import DEL, DOWN, EXE, LEFT, MODE, ON, RIGHT, SHIFT, UP, legend_of
from game.gravity.organiser import Beep, Leave, Organiser, PrintJob, Step
from game.gravity.pages import Banner, Launch, Page, Seed, Shot, Top
from game.gravity.picture import Picture, hit, miniature
from game.gravity.printer import BEAT, LINES_A_SECOND, MISSING, Job, PrinterFailed, Roll, Spool, to_file
from game.gravity.rules import Port
from game.gravity.seeds import LETTERS, SEED_LENGTH
from game.gravity.sheet import Hit
from game.gravity.view import Notes, Point, View, notes
from game.shell.inputs import Action, InputMap
from game.shell.scene import House, Scene
from game.shell.sound import Note

CLICK: Note = (333.0, 1.5)  # half a wave: the one pulse that each key gives the buzzer
BEEP: Note = (4850.0, 50.0)
SOFT_BEEP: Note = (4850.0, 12.0)
NO_GAME = "A probe can be launched from here once a game has begun."
BLINK_SECONDS = 0.5
FLASH_SECONDS = 0.12
WAITS = "The printer has not taken everything yet: it gets the rest when you are back at Gravity."
LOST = "The printer has not taken everything: the rest is not printed."
GOES_ON = "Printing to {} goes on."
PRINTING = "Printing to {}. A click takes the paper away."
PRINTED = "Printed to {}. A click takes the paper away."
PRINTS = "prints"  # the folder among the player's data

KEYS = {
    "return": EXE,
    "enter": EXE,
    "escape": ON,
    "tab": MODE,
    "home": MODE,
    "backspace": DEL,
    "delete": "rub",
    "up": UP,
    "down": DOWN,
    "left": LEFT,
    "right": RIGHT,
    "f1": "guide",
}
WITH_SHIFT = {UP, DOWN, DEL}
"""Keys for which the PC's own SHIFT counts: with the others it stands in the character typed."""


class GravityScene:
    """Gravity on the desk."""

    size = look.SIZE
    pixel_aspect = 1.0
    border = None
    inputs = InputMap(keys=KEYS, text={"": "type"}, areas=look.AREAS, hover="hover")

    def __init__(self, house: House) -> None:
        self._house = house
        self._following: Scene | None = None
        self._junk = False
        try:
            self._table = keeping.load(house.slot.kept(), house.slot.desk(), self._offer())
        except ValueError:
            # It is put aside by the first action or tick: making a scene only reads.
            self._junk = True
            self._table = keeping.Table(Organiser(self._offer()))
        if house.seed and isinstance(self.organiser.page, Seed):
            self._table = self._table.with_seed(house.seed.upper())
        self._picture = Picture()
        self._notes = self._noted()
        self._spool: Spool | None = None
        self._waited = 0.0  # since the printer was last asked to take more
        self._drawn = False  # a line that is not kept yet
        self._fresh = True
        self._held: str | None = None
        self._flashes: dict[str, float] = {}
        self._pointer: Point | None = None
        self._blink = 0.0
        self._fed = 0.0

    @property
    def organiser(self) -> Organiser:
        """The machine as it is now."""
        return self._table.organiser

    @property
    def begun(self) -> tuple[str, int] | None:
        """Seed and star count of the game that was begun last."""
        return self._table.begun

    @property
    def view(self) -> View:
        """All that is seen now."""
        organiser, desk, roll = self._table.organiser, self._table.desk, self._table.roll
        down = set(self._flashes)
        if self._held:
            down.add(self._held)
        if organiser.keyboard.shift:
            down.add(SHIFT)
        return View(
            lcd=show(organiser, self._solid),
            sheet=desk.sheet,
            notes=self._notes,
            pressed=frozenset(down),
            link=organiser.link,
            hand=desk.hand,
            pointer=self._pointer,
            slip=desk.slip,
            asking=desk.asking,
            paper=roll.shown() if roll else None,
        )

    def act(self, action: Action) -> None:
        if action.name == "hover":
            self._pointer = action.pos
            return
        self._put_junk_aside()
        if action.pos is None:
            self._key(action)
        elif action.button == 1:
            self._pointer = action.pos
            self._point(action, hit(action.pos, self.view))

    def tick(self, dt: float) -> bool:
        self._put_junk_aside()
        if self._fresh:
            self._fresh = False
            self._go_on()
        before = self._moving
        self._flashes = {legend: left - dt for legend, left in self._flashes.items() if left > dt}
        self._blink = (self._blink + dt) % (2 * BLINK_SECONDS)
        self._feed(dt)
        self._send(dt)
        if self._drawn:
            self._drawn = False
            self._keep()
        return self._moving != before

    def work(self) -> Iterator[None] | None:
        return None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        return self._picture.draw(surface, self.view)

    def next(self) -> Scene | None:
        following, self._following = self._following, None
        return following

    def miniature(self, size: tuple[int, int]) -> pygame.Surface:
        return miniature(show(self.organiser), size)

    @property
    def _moving(self) -> object:
        """What a tick may change."""
        return frozenset(self._flashes), self._solid, self._table.roll, self.organiser.page

    @property
    def _solid(self) -> bool:
        return self._blink >= BLINK_SECONDS and blinks(self.organiser)

    def _key(self, action: Action) -> None:
        asking = self._table.desk.asking
        match action.name:
            case "guide":
                self._open_guide()
            case "type" if asking and action.text.upper() in ("Y", "N"):
                self._answer(action.text.upper() == "Y")
            case keyboard.ON | keyboard.EXE if asking:
                self._answer(action.name == EXE)
            case _ if asking:
                self._house.sound.play([SOFT_BEEP])
            case "type":
                self._type(action.text)
            case "rub":
                self._press(DEL, shifted=True)
            case legend:
                self._press(legend, shifted=legend in WITH_SHIFT and "shift" in action.mods)

    def _point(self, action: Action, there: Hit) -> None:
        """The left button or a finger."""
        match action.phase:
            case "press" if there.kind == "key":
                self._held = there.name
                self._press(there.name, shifted="shift" in action.mods)
                self._flashes.pop(there.name, None)
            case "press":
                self._touch(there)
            case "drag" if self._held is None:
                desk = self._table.desk.drag(there)
                self._drawn |= desk.sheet is not self._table.desk.sheet
                self._table = self._table._replace(desk=desk)
            case "release" if self._held is None:
                desk, port = self._table.desk.release(there)
                self._table = self._table._replace(desk=desk)
                if port:
                    self._launch(port)
            case "release":
                self._held = None
        if action.phase in ("press", "release"):
            self._keep()

    def _touch(self, there: Hit) -> None:
        table = self._table
        match there.kind:
            case "slot":
                organiser = replace(table.organiser, link=not table.organiser.link)
                self._table = table._replace(organiser=organiser)
            case "paper":
                self._table = table._replace(roll=None)
            case "booklet":
                self._open_guide()
            case _:
                self._table = table._replace(desk=table.desk.press(there))

    def _answer(self, yes: bool) -> None:
        """The sharpener's question, answered by a key."""
        self._table = self._table._replace(desk=self._table.desk.answer(yes, self._notes.ids))
        self._keep()

    def _launch(self, port: Port) -> None:
        """From the sheet, through the keys that a player would have pressed."""
        if not self.organiser.playing:
            self._house.sound.play([SOFT_BEEP])
            self._house.notice(NO_GAME)
            return
        while not isinstance(self.organiser.page, Banner):
            self._press(ON)
        for digit in "".join(map(str, port)):
            self._type(digit)
        self._press(EXE)

    def _type(self, character: str) -> None:
        legend = legend_of(character)
        if legend:
            self._flashes[legend] = FLASH_SECONDS
        self._take(self.organiser.type(character))

    def _press(self, legend: str, shifted: bool = False) -> None:
        self._flashes[legend] = FLASH_SECONDS
        if legend == ON and isinstance(self.organiser.page, Top | Banner):
            self._table = self._table._replace(roll=None)  # where there is nothing else to back out of
        if shifted and not self.organiser.keyboard.shift:
            self._take(self.organiser.press(SHIFT))
        self._take(self.organiser.press(legend))

    def _take(self, step: Step) -> None:
        """One key has been pressed: what it did, heard and kept."""
        before = self.organiser
        after, effect = step
        if isinstance(after.page, Seed) and after.seed != before.seed:
            after = replace(after, offer=self._offer())
        self._table = self._table.after(after)
        if _makes_way(before.page, after.page):
            self._table = self._table._replace(roll=None)
        if self._table.blank or after.game is not before.game:
            self._notes = self._noted()
        self._blink = 0.0
        self._house.sound.play([CLICK, BEEP] if isinstance(effect, Beep) else [CLICK])
        with self._house.slot.together():
            keeping.record(self._house.slot, before, after)
            if isinstance(effect, PrintJob):
                self._print(effect)
            self._keep()
        if isinstance(effect, Leave):
            if self._table.unsent:
                self._house.notice(LOST if self._house.settings["kiosk"] else WAITS)
            self._leave_for(self._house.leave())

    def _go_on(self) -> None:
        """What went on when the machine was left: a print, the booklet."""
        if self._table.unsent:
            self._house.notice(GOES_ON.format(self._table.unsent[0].path))
        if self._table.reading:
            self._open_guide()

    def _open_guide(self) -> None:
        # Loaded when it is opened: most visits never do, and the first picture is sooner there.
        from game.gravity.guide import Guide

        self._read(self._table.spread, True)
        self._leave_for(Guide(self, self._table.spread, self._read))

    def _read(self, spread: int, reading: bool) -> None:
        """The booklet lies open at this spread, or has been closed there."""
        self._table = self._table._replace(spread=spread, reading=reading)
        self._keep()

    def _leave_for(self, scene: Scene) -> None:
        """What is held down does not come up again here."""
        self._held = None
        self._table = self._table._replace(desk=self._table.desk.release(None)[0])
        self._following = scene

    def _print(self, effect: PrintJob) -> None:
        organiser = self.organiser
        if effect.board and organiser.game:
            page = printing.board_page(organiser.seed, organiser.game)
        else:
            page = printing.blank_page(organiser.seed, organiser.size, organiser.count)
        try:
            if not organiser.link:
                raise PrinterFailed(MISSING)
            job = Job(page, effect.copies, effect.console, self._house.printer or "")
            where = self._pass_on(job)
        except PrinterFailed as failed:
            self._fault(str(failed))
        else:
            self._table = self._table._replace(roll=Roll(page, effect.copies))
            self._house.notice((PRINTING if self._table.unsent else PRINTED).format(where))

    def _pass_on(self, job: Job) -> str:
        """To the printer that was named, behind what waits for it, or to a new file; that one's name."""
        if not job.path:
            folder = self._house.data / PRINTS if self._house.data else None
            return f"{PRINTS}/{to_file(job, folder).name}"
        if not self._table.unsent:
            self._spool = Spool(job)
            if not self._spool.send(0.0):
                return job.path
            job = self._spool.job
        self._table = self._table._replace(unsent=(*self._table.unsent, job))
        return job.path

    def _send(self, dt: float) -> None:
        """What a slow device takes of the first job that waits; the store knows how far it is."""
        unsent = self._table.unsent
        self._waited = self._waited + dt if unsent else 0.0
        if self._waited < BEAT:
            return
        dt, self._waited = self._waited, 0.0
        try:
            self._spool = self._spool or Spool(unsent[0])
            left = (self._spool.job,) if self._spool.send(dt) else ()
        except PrinterFailed as failed:
            left = ()
            self._fault(str(failed))
        if not left:
            self._spool = None
        if (left + unsent[1:]) != unsent:
            self._table = self._table._replace(unsent=left + unsent[1:])
            self._keep()

    def _fault(self, text: str) -> None:
        self._table = self._table._replace(organiser=self.organiser.fault(text))
        self._house.sound.play([BEEP])

    def _feed(self, dt: float) -> None:
        """The paper moves line by line; where it is, is kept every second."""
        roll = self._table.roll
        if roll is None or roll.done:
            self._fed = 0.0
            return
        out = roll.out
        self._fed += dt * LINES_A_SECOND
        while self._fed >= 1:
            self._fed -= 1
            roll = roll.feed()
        self._table = self._table._replace(roll=roll)
        if roll.done or out // LINES_A_SECOND != roll.out // LINES_A_SECOND:
            self._keep()

    def _noted(self) -> Notes:
        if self._table.blank:
            return Notes(*self.organiser.answers)
        begun, game = self._table.begun, self.organiser.game
        return notes(*begun, game) if begun and game else Notes()

    def _offer(self) -> str:
        """Eight random letters, or what --seed says."""
        letters = random.SystemRandom().choices(LETTERS, k=SEED_LENGTH)
        return self._house.seed.upper() if self._house.seed else "".join(letters)

    def _keep(self) -> None:
        self._house.slot.put_desk(keeping.lay_out(self._table))

    def _put_junk_aside(self) -> None:
        if self._junk:
            self._junk = False
            self._house.notice(self._house.slot.set_aside())


def _makes_way(before: Page, after: Page) -> bool:
    """Whether printed paper would be in the way now: of the next set-up, of the first probe or shot."""
    match before, after:
        case (Top(), Seed()) | (Banner(), Launch() | Shot()):
            return True
    return False
