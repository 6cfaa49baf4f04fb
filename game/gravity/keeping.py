"""What of Gravity is kept in the store, and how it is read back and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from game.gravity import rules
from game.gravity.keyboard import Keyboard
from game.gravity.organiser import Organiser
from game.gravity.pages import GRAVITY, OFF, Banner, Count, Seed, Size, Top, entry, pack, unpack, with_entry
from game.gravity.printer import Job, Roll
from game.gravity.prompts import Field
from game.gravity.seeds import check_count, check_seed, check_size
from game.gravity.sheet import Desk
from game.gravity.view import noted
from game.shell.store import Kept, Slot

Json = Any  # what json.loads may give


class Table(NamedTuple):
    """All that stays when the program ends: the machine, what lies beside it, the paper in the printer.

    begun: seed and star count of the game that was begun last; unsent: jobs that a slow device has not
    wholly taken yet, the first one first; spread: where the booklet was opened last, reading: it lies open;
    blank: the sheet is not that game's any more, but one for the game that is being set up.
    """

    organiser: Organiser
    desk: Desk = Desk()
    roll: Roll | None = None
    begun: tuple[str, int] | None = None
    unsent: tuple[Job, ...] = ()
    spread: int = 0
    reading: bool = False
    blank: bool = False

    def after(self, organiser: Organiser) -> Table:
        """With the machine as one key has left it: a new sheet with each size, and the latest move noted."""
        before, game = self.organiser, organiser.game
        table = self._replace(organiser=organiser)
        if isinstance(before.page, Size) and isinstance(organiser.page, Count):
            return table._replace(desk=self.desk.new_sheet(organiser.size), blank=True)
        if game is None or game is before.game:
            return table
        if game.log:
            return table._replace(desk=self.desk._replace(sheet=noted(self.desk.sheet, game)))
        desk = self.desk if self.blank else self.desk.new_sheet(game.size)
        return table._replace(desk=desk, begun=(organiser.seed, organiser.count), blank=False)

    def with_seed(self, seed: str) -> Table:
        """With another seed string on offer, on the page that asks for it."""
        return self._replace(organiser=replace(self.organiser, seed=seed, page=Seed(Field(seed))))


def load(kept: Kept | None, desk: Mapping[str, Json], offer: str) -> Table:
    """What `Slot.kept` and `Slot.desk` gave; ValueError where it is none of ours."""
    table = Table(Organiser(offer))
    if kept is not None:
        game = _replayed(kept)
        count = len(game.stars) + len(game.found)
        # Where the desk is lost the game goes on without it.
        page = Top() if game.over else Banner()
        organiser = Organiser(offer, page, seed=kept.seed, size=game.size, count=count, game=game)
        table = Table(organiser, Desk().new_sheet(game.size), None, (kept.seed, count))
    return _laid_out(table, desk) if desk else table


def _laid_out(table: Table, desk: Mapping[str, Json]) -> Table:
    """The table with what `lay_out` made on it; ValueError where that does not go with the game."""
    match desk:
        case {
            "page": page,
            "items": list(items),
            "seed": str(seed),
            "size": int(size),
            "count": int(count),
            "link": bool(link),
            "desk": beside,
            "roll": roll,
        } if tuple(items) in ((GRAVITY, OFF), (OFF, GRAVITY)):
            _check_answers(seed, size, count)
            organiser = replace(
                table.organiser,
                page=unpack(page, seed, size, count, table.organiser.game),
                items=tuple(items),
                seed=seed,
                size=size,
                count=count,
                link=link,
            )
            laid = Table(
                _with_entry(organiser, desk),
                Desk.from_json(beside),
                None if roll is None else Roll.from_json(roll),
                table.begun,
                *_later_additions(desk),
            )
            game = laid.organiser.game
            if game is None or (game.over if laid.blank else laid.desk.sheet.size == game.size):
                return laid
    raise ValueError("This is no desk of Gravity.")


def _with_entry(organiser: Organiser, desk: Mapping[str, Json]) -> Organiser:
    """What was half typed, and the keyboard's locks; the first versions kept neither."""
    if (kept := desk.get("entry")) is not None:
        field = Field.from_json(kept, organiser.limit)
        organiser = replace(organiser, page=with_entry(organiser.page, field))
    if (kept := desk.get("keyboard")) is not None:
        organiser = replace(organiser, keyboard=Keyboard.from_json(kept))
    return organiser


def _later_additions(desk: Mapping[str, Json]) -> tuple[tuple[Job, ...], int, bool, bool]:
    """Jobs, booklet and blank sheet, which the first versions did not keep either."""
    match desk.get("unsent", []), desk.get("booklet", [0, False]), desk.get("blank", False):
        case list(jobs), [int(spread), bool(reading)], bool(blank) if spread >= 0 and type(spread) is int:
            return tuple(Job.from_json(job) for job in jobs), spread, reading, blank
    raise ValueError("This is no desk of Gravity.")


def record(slot: Slot, before: Organiser, after: Organiser) -> None:
    """Keep what one key has played: a new game or one more move, and its result where it ended."""
    game = after.game
    if game is None or game is before.game:
        return
    if not game.log:
        options = {"size": game.size, "count": after.count, "repulse": game.repulse}
        slot.begin(after.seed, options)
        return
    slot.append(game.log[-1].move)
    if game.over:
        detail = {
            "seed": after.seed,
            "size": game.size,
            "stars": after.count,
            "repulse": game.repulse,
            "launches": game.launches,
            "misses": game.misses,
        }
        slot.book(game.ending == "cleared", game.score, detail)


def lay_out(table: Table) -> dict[str, Json]:
    """The desk as the store keeps it."""
    organiser = table.organiser
    field = entry(organiser.page)
    return {
        "page": pack(organiser.page),
        "entry": field.to_json() if field else None,
        "keyboard": organiser.keyboard.to_json(),
        "items": list(organiser.items),
        "seed": organiser.seed,
        "size": organiser.size,
        "count": organiser.count,
        "link": organiser.link,
        "desk": table.desk.to_json(),
        "roll": table.roll.to_json() if table.roll else None,
        "unsent": [job.to_json() for job in table.unsent],
        "booklet": [table.spread, table.reading],
        "blank": table.blank,
    }


def _replayed(kept: Kept) -> rules.State:
    match kept.options:
        case {"size": int(size), "count": int(count), "repulse": bool(repulse)} if count:
            game = rules.new(kept.seed, size, count, repulse)
            for move in kept.moves:
                game = game.play(move)
            return game
    raise ValueError("This is no game of Gravity.")


def _check_answers(seed: str, size: int, count: int) -> None:
    """ValueError unless these are set-up answers so far, "" and 0 where there is none."""
    if seed or size:
        check_seed(seed)
    if size:
        check_size(size)
    elif count:
        raise ValueError("The stars are counted when the size is known.")
    check_count(size or 1, count)
