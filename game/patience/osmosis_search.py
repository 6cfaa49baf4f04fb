"""How Osmosis is decided: the order of the suits first, then which card of the hand to take next."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import permutations

from game.contract import Verdict
from game.patience import cards, osmosis
from game.patience.effort import Effort

Slices = Generator[None, None, Verdict]
Piles = tuple[bytes, ...]

RANKS = len(cards.RANKS)
TURN = osmosis.TURN
SLICE = 8  # nodes between two yields, some 0.1 ms


@dataclass(frozen=True)
class _Taken:
    """A card taken off a waste of `top` cards, and those taken before it: a line kept backwards."""

    top: int
    before: _Taken | None


@dataclass(frozen=True)
class _Node:
    hand: bytes  # waste and pack in the order in which they are turned
    waste: int  # how many of the hand are on the waste
    piles: Piles
    placed: int  # the cards on the rows, one bit each
    taken: _Taken | None


def search(state: osmosis.State, effort: Effort) -> Slices:
    """The verdict on `state`, with a winning line of moves where there is one.

    In Osmosis only the order in which the suits begin their rows is a choice among the piles: with that
    order fixed, a card that can go to its row from a pile always should. So each order is tried by itself;
    most are refused at once, because some card would wait for one that lies under it.
    """
    if state.over:
        return Verdict(state.ending == "won")
    undecided = False
    for order in _orders(state):
        yield
        needs = _needs(order, _index(state.rows[0][0]) % RANKS)
        start = _start(state, needs)
        if not _could_win(start, needs):
            continue
        found = yield from _take(start, needs, effort)
        if found is not None:
            return Verdict(True, (yield from _line(state, needs, found)))
        undecided = undecided or effort.spent
    return Verdict(None if undecided else False)


def _index(card: str) -> int:
    return cards.SUITS.index(card[1]) * RANKS + cards.RANKS.index(card[0])


def _orders(state: osmosis.State) -> Iterator[list[int]]:
    """Every order of rows for the suits still in play, those with a row first as they lie."""
    begun = [row[0][1] for row in state.rows if row]
    waiting = {card[1] for part in (*state.piles, state.pack, state.waste) for card in part} - set(begun)
    for rest in permutations(suit for suit in cards.SUITS if suit in waiting):
        yield [cards.SUITS.index(suit) for suit in (*begun, *rest)]


def _needs(order: list[int], base: int) -> list[int]:
    """For each card the cards that must be on the rows before it, as bits; no card needs none but row 1's."""
    needs = [0] * (len(cards.SUITS) * RANKS)
    for row, suit in enumerate(order):
        for rank in range(RANKS):
            above = 1 << order[row - 1] * RANKS + rank if row else 0
            own = 1 << suit * RANKS + base if rank != base else 0
            needs[suit * RANKS + rank] = above | own
    return needs


def _start(state: osmosis.State, needs: list[int]) -> _Node:
    piles = tuple(bytes(map(_index, pile)) for pile in state.piles)
    placed = 0
    for row in state.rows:
        for card in row:
            placed |= 1 << _index(card)
    hand = bytes(map(_index, state.waste + state.pack))
    return _Node(hand, len(state.waste), *_cleared(piles, placed, needs), None)


def _cleared(piles: Piles, placed: int, needs: list[int]) -> tuple[Piles, int]:
    """Every card that the piles can give to the rows given; always right with the suits' order fixed."""
    left = list(piles)
    moved = True
    while moved:
        moved = False
        for at, pile in enumerate(left):
            while pile and not needs[pile[-1]] & ~placed:
                placed |= 1 << pile[-1]
                pile = left[at] = pile[:-1]
                moved = True
    return tuple(left), placed


def _could_win(node: _Node, needs: list[int]) -> bool:
    """Whether the game came out if every card of the hand lay open."""
    piles, placed = node.piles, node.placed
    hand = set(node.hand)
    while open_cards := {card for card in hand if not needs[card] & ~placed}:
        hand -= open_cards
        for card in open_cards:
            placed |= 1 << card
        piles, placed = _cleared(piles, placed, needs)
    return not hand and not any(piles)


def _take(start: _Node, needs: list[int], effort: Effort) -> Generator[None, None, _Node | None]:
    """A won node, depth first, or None.

    With the order fixed, hand and waste determine piles and rows, so they alone mark what was seen. Cards
    late in the hand are tried first: taking one leaves every earlier card where it was in its packet.
    """
    seen: set[bytes] = set()
    stack = [start]
    while stack:
        node = stack.pop()
        if not node.hand:
            if any(node.piles):
                continue
            return node
        waste = _settled(node)
        key = node.hand + bytes((waste,))
        if key in seen:
            continue
        if effort.spent:
            return None
        seen.add(key)
        effort.nodes += 1
        if effort.nodes % SLICE == 0:
            yield
        plays, parks = _choices(node, waste, needs)
        stack += [_parked(node, top) for top in parks]
        stack += [_played(node, top, needs) for top in plays]
    return None


def _settled(node: _Node) -> int:
    """The waste's size, 0 where a pass begun anew shows whatever this one still would."""
    return 0 if node.waste % TURN == 0 or node.waste == len(node.hand) else node.waste


def _choices(node: _Node, waste: int, needs: list[int]) -> tuple[list[int], list[int]]:
    """The waste sizes at which a card can be played, and those at which it can only be parked.

    The last card of the hand goes at once if it can: it is in no other card's way but the one below it.
    """
    hand, size = node.hand, len(node.hand)
    tops = {size, *range(TURN, size, TURN)}
    if waste:
        tops.update(range(waste, size, TURN))
    elif not needs[hand[-1]] & ~node.placed:
        return [size], []
    room = not all(node.piles)
    plays, parks = [], []
    for top in sorted(tops):
        if not needs[hand[top - 1]] & ~node.placed:
            plays.append(top)
        elif room:
            parks.append(top)
    return plays, parks


def _played(node: _Node, top: int, needs: list[int]) -> _Node:
    card = node.hand[top - 1]
    piles, placed = _cleared(node.piles, node.placed | 1 << card, needs)
    return _Node(node.hand[: top - 1] + node.hand[top:], top - 1, piles, placed, _Taken(top, node.taken))


def _parked(node: _Node, top: int) -> _Node:
    card = node.hand[top - 1]
    at = node.piles.index(b"")
    piles = (*node.piles[:at], bytes((card,)), *node.piles[at + 1 :])
    hand = node.hand[: top - 1] + node.hand[top:]
    return _Node(hand, top - 1, piles, node.placed, _Taken(top, node.taken))


def _line(state: osmosis.State, needs: list[int], won: _Node) -> Generator[None, None, tuple[str, ...]]:
    """The moves of the game that `won` ends, played by the rules from `state`."""
    taken: list[int] = []
    step = won.taken
    while step is not None:
        taken.append(step.top)
        step = step.before
    line: list[str] = []

    def ready(card: str) -> bool:
        placed = sum(1 << _index(other) for row in state.rows for other in set(row))
        return not needs[_index(card)] & ~placed

    while not state.over:
        yield
        pile = next((at for at, held in enumerate(state.piles) if held and ready(held[-1])), None)
        if pile is not None:
            move = f"pile {pile}"
        elif len(state.waste) != taken[-1]:
            move = "pack"
        else:
            taken.pop()
            move = "waste" if ready(state.waste[-1]) else "park"
        state = state.play(move)
        line.append(move)
    return tuple(line)
