"""What of Gravity is kept in the store, and how it is read back and checked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.gravity import rules
from game.gravity.organiser import Organiser
from game.gravity.pages import GRAVITY, OFF, Banner, Page, Seed, Top, pack, unpack
from game.gravity.printer import Roll
from game.gravity.prompts import Field
from game.gravity.seeds import check_count, check_seed, check_size
from game.gravity.sheet import Desk
from game.shell.store import Kept, Slot

Json = Any  # what json.loads may give


@dataclass(frozen=True)
class Table:
    """All that stays when the program ends: the machine, what lies beside it, the paper in the printer.

    begun: seed and star count of the game that the sheet is about.
    """

    organiser: Organiser
    desk: Desk = Desk()
    roll: Roll | None = None
    begun: tuple[str, int] | None = None

    def with_seed(self, seed: str) -> Table:
        """With another seed string on offer, on the page that asks for it."""
        return replace(self, organiser=replace(self.organiser, seed=seed, page=Seed(Field(seed))))


def load(kept: Kept | None, desk: Json, offer: str) -> Table:
    """What `Slot.kept` and `Slot.desk` gave; ValueError where it is none of ours."""
    game = _replayed(kept) if kept else None
    begun = (kept.seed, len(game.stars) + len(game.found)) if kept and game else None
    organiser = Organiser(offer, game=game)
    if not desk:
        # The desk was lost, the game was not.
        if begun is None or game is None:
            return Table(organiser)
        page: Page = Top() if game.over else Banner()
        organiser = replace(organiser, page=page, seed=begun[0], size=game.size, count=begun[1])
        return Table(organiser, Desk().new_sheet(game.size), None, begun)
    match desk:
        case {"page": page_kept, "items": items, "seed": str(seed), "size": size, "count": count} if sorted(
            items
        ) == [GRAVITY, OFF] and isinstance(desk.get("link"), bool):
            _check_answers(seed, size, count)
            organiser = replace(
                organiser,
                page=unpack(page_kept, seed, size, count, game),
                items=tuple(items),
                seed=seed,
                size=size,
                count=count,
                link=desk["link"],
            )
            beside = Desk.from_json(desk.get("desk"))
            if game and beside.sheet.size != game.size:
                raise ValueError("The sheet is not that of the game.")
            roll = Roll.from_json(desk["roll"]) if desk.get("roll") is not None else None
            return Table(organiser, beside, roll, begun)
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
    return {
        "page": pack(organiser.page),
        "items": list(organiser.items),
        "seed": organiser.seed,
        "size": organiser.size,
        "count": organiser.count,
        "link": organiser.link,
        "desk": table.desk.to_json(),
        "roll": table.roll.to_json() if table.roll else None,
    }


def _replayed(kept: Kept) -> rules.State:
    match kept.options:
        case {"size": int(size), "count": int(count), "repulse": bool(repulse)}:
            game = rules.new(kept.seed, size, count, repulse)
            for move in kept.moves:
                game = game.play(move)
            return game
    raise ValueError("This is no game of Gravity.")


def _check_answers(seed: str, size: Json, count: Json) -> None:
    """ValueError unless these are set-up answers so far, "" and 0 where there is none."""
    if type(size) is not int or type(count) is not int:
        raise ValueError("The set-up answers are whole numbers.")
    if seed or size:
        check_seed(seed)
    if size:
        check_size(size)
    elif count:
        raise ValueError("The stars are counted when the size is known.")
    check_count(size or 1, count)
