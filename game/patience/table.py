"""What lies on the two card tables, as icons of the game window."""

from __future__ import annotations

from collections.abc import Iterator

from game.patience import look, match, osmosis, pyramid
from game.wimp.boxes import Box
from game.wimp.icons import Icon

Sheet = str
"""The prefix of the card sheet's sprites."""


def osmosis_icons(state: osmosis.State, sheet: Sheet) -> tuple[Icon, ...]:
    """Piles "0" to "3", rows "row 0" to "row 3" with their cards, "pack", "waste" and "new"."""
    return (*_osmosis(state, sheet), _new_game())


def pyramid_icons(played: match.Match, lit: pyramid.Place | None, sheet: Sheet) -> tuple[Icon, ...]:
    """Layout places "0" to "27", "W", "F", "pack", "new" and the three fields; `lit` is the chosen place."""
    return (*_pyramid(played, lit, sheet), _new_game())


def place_of(icon: str) -> str | int:
    """The rules' name for the place of an icon."""
    return int(icon) if icon.isdigit() else icon


def _osmosis(state: osmosis.State, sheet: Sheet) -> Iterator[Icon]:
    x, y = look.PILES
    for pile in osmosis.PILES:
        held, top = state.piles[pile], y + look.PILE_STEP * pile
        for under in range(len(held) - 1, 0, -1):
            yield _card(sheet, "back", x - look.PEEP * under, top)
        face = held[-1] if held else "empty"
        yield _card(sheet, face, x, top, str(pile), stop=True)
    x, y = look.ROWS
    for row in osmosis.ROWS:
        held, top = state.rows[row], y + look.PILE_STEP * row
        for at, card in enumerate(held or ("empty",)):
            face = "back" if state.is_turned_over(row) else card
            yield _card(sheet, face, x + look.FAN_STEP * at, top)
        wide = look.FAN_STEP * (max(1, len(held)) - 1) + look.CARD[0]
        yield Icon("area", (x, top, wide, look.CARD[1]), name=f"row {row}")
    empty = "empty-turn" if state.waste else "empty"
    yield from _pack(sheet, len(state.pack), *look.OSMOSIS_PACK, empty)
    yield _card(sheet, state.waste[-1] if state.waste else "empty", *look.OSMOSIS_WASTE, "waste", stop=True)


def _pyramid(played: match.Match, lit: pyramid.Place | None, sheet: Sheet) -> Iterator[Icon]:
    state = played.game
    last = state.deal == pyramid.DEALS[-1]
    empty = "empty-stop" if last and not state.over else "empty-turn" if state.waste and not last else "empty"
    yield from _pack(sheet, len(state.pack), *look.PYRAMID_PACK, empty)
    yield _card(sheet, state.card("W") or "empty", *look.PYRAMID_WASTE, "W", lit == "W", stop=True)
    values = (("Score", played.total), ("Deal", state.deal), ("Cards left", len(state.pack)))
    for (label, value), corner in zip(values, look.FIELDS, strict=True):
        yield Icon("field", (*corner, *look.FIELD), label, str(value), name=label)
    for place, card in state.layout.items():
        free = not state.is_covered(place)
        yield _card(sheet, card, *_layout_corner(place), str(place), lit == place, stop=free)
    yield _card(sheet, state.card("F") or "empty", *look.FOUNDATION, "F", lit == "F", stop=True)
    if lit is not None:
        piles = {"W": look.PYRAMID_WASTE, "F": look.FOUNDATION}
        corner = piles[lit] if isinstance(lit, str) else _layout_corner(lit)
        yield _card(sheet, "lit-frame", *corner)


def _layout_corner(place: int) -> tuple[int, int]:
    row = pyramid.row_of(place)
    column = place - row * (row + 1) // 2
    x, y = look.APEX
    return x - look.HALF * (row + 1) + 2 * look.HALF * column, y + look.ROW_STEP * row


def _pack(sheet: Sheet, cards: int, x: int, y: int, empty: str) -> Iterator[Icon]:
    """Its backs tell roughly how many cards are left."""
    backs = -(-cards // look.CARDS_A_BACK)
    for under in range(backs - 1, 0, -1):
        yield _card(sheet, "back", x - look.PEEP * under, y)
    yield _card(sheet, "back" if cards else empty, x, y, "pack", stop=True)


def _card(
    sheet: Sheet, face: str, x: int, y: int, name: str = "", lit: bool = False, stop: bool = False
) -> Icon:
    box: Box = (x, y, *look.CARD)
    return Icon("sprite", box, sprite=sheet + face, name=name, on=lit, stop=stop)


def _new_game() -> Icon:
    return Icon("button", look.NEW_GAME, "New Game", name="new", stop=True)
