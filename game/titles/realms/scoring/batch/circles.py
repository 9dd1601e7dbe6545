"""The rare hands whose conditions depend on each other in a circle: scored one by one."""

from __future__ import annotations

from ...cards.effects import ProtectsChosen
from ...cards.terms import Suit
from ..scoring import settle
from ..sheet import Line
from ..standing import Standing
from .rows import Rows
from .tables import NAMES, Tables


def settle_circle(tables: Tables, rows: Rows, column: int) -> tuple[int, int]:
    """Total and base sum of one hand, by the explained scorer."""
    places = [place for place, number in enumerate(rows.card[:, column]) if number]
    cards = [tables.cards[int(rows.card[place, column])] for place in places]
    discard = [tables.cards[int(number)] for number in rows.discard[:, column] if number]
    hand = Standing(tuple(cards), tuple(discard), rows.players)
    for index, place in enumerate(places):
        body = tables.cards[int(rows.body[place, column])]
        hand.penalty_of[index] = body
        hand.strengths[index] = body.strength
        hand.names[index] = NAMES[rows.name[place, column] - 1]
        suit = Suit(rows.suit[place, column])
        if suit is not cards[index].suit:
            hand.suits[index] = (suit,)
        if cards[index].number == rows.to_clear[column]:
            hand.cleared |= 1 << index
        if cards[index].number == rows.to_protect[column]:
            hand.protect(1 << index, index, ProtectsChosen())
    lines: list[Line] = []
    counts = settle(hand, lines)
    base = sum(strength for strength, _, _ in counts)
    return base + sum(bonus + penalty for _, bonus, penalty in counts), base
