"""Attract mode: every game shows itself in turn, the records between, and one line invites to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from random import SystemRandom

import pygame

from game.catalogue import Entry
from game.shell import look
from game.shell.hand import Laid, Press, Presses
from game.shell.inputs import InputMap
from game.shell.kiosk import Rota
from game.shell.memory import give_back_all
from game.shell.scene import Game, House, Scene
from game.shell.sound import Silence
from game.shell.store import Store
from game.shell.tally import Results
from game.shell.text import face

LEAST = 30.0
"""Seconds that a demo stays even where its game is over sooner."""
BLACK = 0.6
BEAT = 0.9
"""Seconds from one light of the inviting line to the other."""
NUMBERS = 2**31


class Attract:
    """The programme of `rota` for ever; nothing of what it plays is kept or heard.

    entries: the games that may be shown, one at least; results: what was booked under an id; make: a game's
    scene in a house of its own; seed: the same one gives the same demos. It has no inputs: whoever touches
    anything is to be led away from here. `rota` is where the programme is.
    """

    inputs = InputMap()

    def __init__(
        self,
        entries: Sequence[Entry],
        results: Results,
        make: Callable[[Entry, House], Game] | None = None,
        rota: Rota | None = None,
        seed: int | None = None,
    ) -> None:
        self._entries = tuple(entries)
        self._results = results
        self._make = make or (lambda entry, house: entry.make_scene(house))
        self.rota = rota or programme(entries)
        self._first = SystemRandom().randrange(NUMBERS) if seed is None else seed
        self._times: Counter[str] = Counter()
        self._coming = self._next(self.rota)
        self._item: _Item | None = None
        self._clock = 0.0
        self._thinking = self._slices()
        self._shape: tuple[tuple[int, int], float] = (look.ATTRACT_SIZE, 1.0)
        self._part: pygame.Surface | None = None
        self._drawn: tuple[object, ...] = ()
        self._stale = False
        self._given_back = True

    @property
    def shows(self) -> str | None:
        """The id of the game that plays itself now; None: the records, or black."""
        return self._item.game if self._item else None

    @property
    def scene(self) -> Scene | None:
        """What is shown above the line; None: all is black."""
        return self._item.scene if self._item else None

    @property
    def size(self) -> tuple[int, int]:
        return self._shape[0]

    @property
    def pixel_aspect(self) -> float:
        return self._shape[1]

    @property
    def border(self) -> tuple[int, int, int] | None:
        return self._item.scene.border if self._item else None

    def act(self, action: object) -> None:
        """A visitor's inputs change nothing here."""

    def tick(self, dt: float) -> bool:
        before = self._beat
        self._clock += dt
        if self._item is None:
            if not self._given_back:
                self._given_back = True
                give_back_all()
            if not self._coming.ready or self._clock < BLACK:
                return False
            self._open(self._coming)
            return True
        self._stale = self._item.tick(dt) or self._stale
        if self._item.over:
            self._close(self._item)
            return True
        return self._stale or self._beat != before

    def work(self) -> Iterator[None] | None:
        busy = not self._coming.ready or (self._item is not None and self._item.busy)
        return self._thinking if busy else None

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        item, before = self._item, self._drawn
        self._drawn = (surface, item, self._beat)
        if item is None:
            self._part = None
            if before[:2] == self._drawn[:2]:
                return pygame.Rect(0, 0, 0, 0)
            surface.fill(look.OUTSIDE)
            return None
        whole = self._part is None or before[:2] != self._drawn[:2]
        if whole or self._part is None:
            self._part = surface.subsurface((0, 0, *item.scene.size))
        changed: pygame.Rect | None = pygame.Rect(0, 0, 0, 0)
        if whole or self._stale:
            changed, self._stale = item.scene.draw(self._part), False
        if whole or before[2] != self._beat:
            line = surface.blit(item.strip[self._beat], (0, item.scene.size[1]))
            changed = changed.union(line) if changed else changed if changed is None else line
        return None if whole else changed

    def next(self) -> Scene | None:
        return None

    @property
    def _beat(self) -> int:
        return int(self._clock / BEAT) % 2

    def _slices(self) -> Iterator[None]:
        """What is on comes first; what is coming is laid meanwhile."""
        while True:
            if self._item is not None and self._item.busy:
                self._item.think()
            else:
                self._coming.lay()
            yield

    def _next(self, rota: Rota) -> _Coming:
        """What stands at this place of the programme."""
        turn = rota.turn()
        entry = next((entry for entry in self._entries if entry.id == turn.game), None)
        demo = entry.demo() if entry else None
        if entry is None or demo is None:
            return _Coming(turn.seconds)
        number = (self._first + self._times[entry.id]) % NUMBERS
        self._times[entry.id] += 1
        store = Store(None)
        return _Coming(turn.seconds, entry, store, demo(store.slot(entry.id), number))

    def _open(self, coming: _Coming) -> None:
        self._item, self._clock = self._made(coming), 0.0
        self._coming = self._next(self.rota.following())
        wide, high = self._item.scene.size
        self._shape = (wide, high + self._item.strip[0].get_height()), self._item.scene.pixel_aspect

    def _made(self, coming: _Coming) -> _Item:
        entry, laid = coming.entry, coming.laid
        if entry is None or coming.store is None or laid is None:
            # Loaded when it is shown.
            from game.shell.shelf.records import Records

            return _Item(Records(self._entries, self._results), coming.seconds)
        slot = coming.store.slot(entry.id)
        house = House(slot, Silence(), lambda: self, lambda _: None, seed=laid.seed)
        scene = self._make(entry, house)
        return _Item(scene, coming.seconds, LEAST, laid.presses(scene), entry.id, coming.store)

    def _close(self, item: _Item) -> None:
        item.close()
        self._item, self._clock = None, 0.0
        self._given_back = False
        self.rota = self.rota.following()


def programme(entries: Sequence[Entry]) -> Rota:
    """All games that can show themselves, in their order."""
    return Rota(tuple(entry.id for entry in entries if entry.demo() is not None))


@dataclass
class _Coming:
    """The next number of the programme: the records, or a game whose store is being laid out."""

    seconds: float
    entry: Entry | None = None
    store: Store | None = None
    laying: Generator[None, None, Laid] | None = None
    laid: Laid | None = None

    @property
    def ready(self) -> bool:
        return self.laying is None

    def lay(self) -> None:
        """One slice."""
        if self.laying is not None:
            try:
                next(self.laying)
            except StopIteration as done:
                self.laid, self.laying = done.value, None


class _Item:
    """What is on, how long it has been on, and what its player is about to press.

    most, least: seconds; without a player it lasts for `most`.
    """

    def __init__(
        self,
        scene: Scene,
        most: float,
        least: float = 0.0,
        presses: Presses | None = None,
        game: str | None = None,
        store: Store | None = None,
    ) -> None:
        self.scene, self.game = scene, game
        self.strip = _strips(scene.size[0])
        self._most = most
        self._least = most if presses is None else least
        self._presses: Presses = iter(()) if presses is None else presses
        self._store = store
        self._seconds = self._waited = 0.0
        self._press: Press | None = None
        self._ended = self._left = False
        self._choose()

    @property
    def over(self) -> bool:
        return self._left or self._seconds >= self._most or (self._ended and self._seconds >= self._least)

    @property
    def busy(self) -> bool:
        """There is something to think about."""
        return self.scene.work() is not None or (self._press is None and not self._ended)

    def tick(self, dt: float) -> bool:
        """Time passes for the player and the scene; True where the picture changed."""
        self._seconds += dt
        self._waited += dt
        changed = False
        while self._press is not None and self._waited >= self._press.after:
            # Time that passed while it was thinking is not made up for.
            self._waited = min(self._waited - self._press.after, dt)
            if self._press.action is not None:
                self.scene.act(self._press.action)
                changed = True
            self._choose()
        changed = self.scene.tick(dt) or changed
        self._left = self.scene.next() is not None
        return changed

    def think(self) -> None:
        """One slice of what the scene or its player is thinking about."""
        job = self.scene.work()
        if job is not None:
            next(job, None)
        elif self._press is None and not self._ended:
            self._choose()

    def close(self) -> None:
        if self._store is not None:
            self._store.close()

    def _choose(self) -> None:
        try:
            self._press = next(self._presses)
        except StopIteration:
            self._press, self._ended = None, True


def _strips(wide: int) -> tuple[pygame.Surface, pygame.Surface]:
    """The line that lies below a picture of this width, in its two lights."""
    name, times = next(
        (name, times)
        for name, times in look.ATTRACT_FONTS
        if face(name).width(look.ATTRACT_WORDS) * times <= wide * look.ATTRACT_ROOM or times == 1
    )
    font = face(name)
    high = font.height + 2 * look.ATTRACT_PAD
    strips = []
    for ink in look.ATTRACT_INKS:
        strip = pygame.Surface((-(-wide // times), high), 0, 32)
        strip.fill(look.NOTICE_GROUND)
        strip.fill(look.NOTICE_EDGE, (0, 0, wide, 1))
        baseline = look.ATTRACT_PAD + font.ascent
        font.draw(strip, strip.get_width() // 2, baseline, look.ATTRACT_WORDS, ink, anchor="middle")
        whole = pygame.transform.scale_by(strip, times)
        strips.append(whole.subsurface((0, 0, wide, high * times)))
    return strips[0], strips[1]
