"""What the message boxes say: how a game ended, what it scored, how the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from game.patience import look, match, osmosis
from game.patience.sitting import Sitting
from game.wimp.application import Pane
from game.wimp.messages import Choice, message

TITLE = "Message from Osmosis"
FAN = ("card-fan", look.FAN)
OK: Choice = ("ok", "OK")
NEW_MATCH: Choice = ("new match", "New match")
SECOND_PLAYER: Choice = ("second player", "Second player")
CHOOSE = "By keys: an arrow, then Return."
LABEL, NUMBER, COLUMN = 20, 6, 10
ENDINGS = {"cleared": "pyramid cleared", "passes": "third pass over", "resigned": "resigned"}
STUCK = "no more moves"


def box_for(sitting: Sitting, told: bool) -> Pane | None:
    """The box that stands over the table now; `told`: the player has answered the one before."""
    table = sitting.table
    if isinstance(table, osmosis.State):
        return None if told else _osmosis(sitting, table)
    if not table.game.over:
        return None
    return _match_end(sitting, table) if table.over and told else _game_end(sitting, table)


def _osmosis(sitting: Sitting, state: osmosis.State) -> Pane | None:
    if state.ending == "won":
        lines = [
            "All four rows are full:",
            f"deal {sitting.number} has come out.",
            "",
            "OK deals the next.",
        ]
        return message(TITLE, FAN, lines, OK)
    if state.stuck:
        lines = [
            "There are no more moves: however",
            "often the pack is turned, no card",
            "can be played.",
            "",
            "Undo goes back. Resign gives up",
            "and deals another game.",
        ]
        return message(TITLE, FAN, lines, OK)
    return None


def _game_end(sitting: Sitting, played: match.Match) -> Pane:
    game = played.game
    assert game.ending is not None and game.score is not None
    who = "Player 2, game" if sitting.rival else "Game"
    lines = [
        f"{who} {played.round}: {STUCK if game.stuck else ENDINGS[game.ending]}",
        _line("Bonus", game.bonus),
        _line("Hand", -game.hand),
        _line("Layout", -len(game.layout)),
        _line("This game", game.score),
        _line("Match so far", played.total),
    ]
    if sitting.rival:
        lines.append(_line("Player 1, same game", sitting.rival[played.round - 1]))
    return message(TITLE, FAN, lines, OK)


def _match_end(sitting: Sitting, played: match.Match) -> Pane:
    """Without a default: one more Return for the last game's box must not begin a new match."""
    games = [f"Game {number}" for number in range(1, match.GAMES + 1)]
    if not sitting.rival:
        lines = ["The match is over.", ""]
        lines += [_line(game, score) for game, score in zip(games, played.booked, strict=True)]
        lines += [_line("Total", played.total), "", _verdict(played.total), ""]
        lines += ["A second player can now have", "the same six deals.", "", CHOOSE]
        return message(TITLE, FAN, lines, NEW_MATCH, SECOND_PLAYER, has_default=False)
    first, second = sum(sitting.rival), played.total
    lines = ["Both matches are over.", "", _row("", ("Player 1", "Player 2"))]
    lines += [_row(game, scores) for game, *scores in zip(games, sitting.rival, played.booked, strict=True)]
    lines += [_row("Total", (first, second)), _row("0 or more?", (_yes(first), _yes(second))), ""]
    lines += [_winner(first, second), "", CHOOSE]
    return message(TITLE, FAN, lines, NEW_MATCH, has_default=False)


def _verdict(total: int) -> str:
    return "0 or better: a match well played." if total >= 0 else "Below 0: it can be done better."


def _winner(first: int, second: int) -> str:
    if first == second:
        return "Both have done equally well."
    return f"Player {1 if first > second else 2} is better by {abs(first - second)}."


def _yes(total: int) -> str:
    return "yes" if total >= 0 else "no"


def _line(label: str, value: int) -> str:
    return f"{label:{LABEL}}{value:{NUMBER}}"


def _row(label: str, values: Sequence[object]) -> str:
    return f"{label:{COLUMN}}" + "".join(f"{value!s:>{COLUMN}}" for value in values)
