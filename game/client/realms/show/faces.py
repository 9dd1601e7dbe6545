"""The cards of a hand as they look while it is counted."""

from __future__ import annotations

from functools import cache

from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.cards.terms import Name, Suit
from game.titles.realms.scoring.sheet import ScoreSheet


def as_counted(sheet: ScoreSheet, place: int, cards: Catalogue) -> Card:
    """The card under the name, suit and strength it counts with: a Wild that has taken a name
    looks like that card."""
    standing, row = sheet.standing, sheet.cards[place]
    card = row.card
    if row.name is card.name and row.suits[0] is card.suit:
        return card
    twin = cards.by_name[row.name].twin
    return _disguised(
        card, row.name, twin, row.suits[0], standing.strengths[place], standing.penalty_of[place]
    )


@cache
def _disguised(
    card: Card, name: Name, twin: str, suit: Suit, strength: int, penalty_of: Card
) -> Card:
    """One card for each disguise: whoever draws it knows it again."""
    return Card(card.number, name, suit, strength, card.bonus, penalty_of.penalty, twin)
