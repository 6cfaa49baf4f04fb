"""What must hold of a patience scene at any moment, whatever was done to it."""

from __future__ import annotations

from game.patience import cards, match, osmosis, pyramid
from game.patience.scene import PatienceScene
from game.patience.sitting import Table
from tests.wimp import invariants

PACK = sorted(cards.deck(0))


def check(scene: PatienceScene) -> None:
    """AssertionError where a card is lost, a rule broken, or the desktop in an impossible state."""
    invariants.check(scene)
    sitting = scene.app.sitting
    table = sitting.table
    assert sitting.can_undo == (bool(sitting.moves) and not sitting.over)
    check_table(table)
    if isinstance(table, osmosis.State):
        assert scene.app.lit is None
    else:
        lit = scene.app.lit
        assert lit is None or (table.game.card(lit) is not None and not table.game.is_covered(lit))
    box = scene.app.desk.window("message")
    assert (box is not None) == ("message" in scene.app.panes())
    if isinstance(table, match.Match):
        assert (box is not None) == table.game.over


def check_table(table: Table) -> None:
    """AssertionError where a card is lost or a rule broken."""
    if isinstance(table, osmosis.State):
        _check_osmosis(table)
    else:
        _check_match(table)


def _check_osmosis(state: osmosis.State) -> None:
    held = [card for part in (*state.piles, *state.rows, state.pack, state.waste) for card in part]
    assert sorted(held) == PACK, "a card is lost or there twice"
    for above, row in zip(state.rows, state.rows[1:], strict=False):
        assert {card[0] for card in row} <= {card[0] for card in above}
        assert not row or row[0][0] == state.rows[0][0][0]
    for row in state.rows:
        assert len({card[1] for card in row}) <= 1


def _check_match(played: match.Match) -> None:
    game = played.game
    held = [*game.layout.values(), *game.pack, *game.waste, *game.foundation]
    assert sorted(held) == PACK, "a card is lost or there twice"
    assert len(played.booked) <= match.GAMES and played.total == sum(played.booked)
    if game.over:
        assert game.score == game.bonus - game.hand - len(game.layout) == played.booked[-1]
        assert game.bonus == (pyramid.BONUS[game.deal] if not game.layout else 0)
