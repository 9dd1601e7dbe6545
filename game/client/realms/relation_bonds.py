"""Which arrows the card looked at has to other cards: out of its relations, one for each kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import Term
from game.titles.realms.scoring.relations import Kind, Relation, relations
from game.titles.realms.scoring.sheet import ScoreSheet


@dataclass(frozen=True, eq=False)
class Shown:
    """The relations of one card in one score."""

    card: Card
    sheet: ScoreSheet
    relations: tuple[Relation, ...]
    """The strongest first, what is missing last."""


def shown_for(sheet: ScoreSheet, card: Card) -> Shown:
    """Everything a card does for others, or they for it."""
    found = [relation for relation in relations(sheet) if relation.concerns(card)]
    found.sort(key=lambda relation: (relation.kind is Kind.LACKS, -relation.weight))
    return Shown(card, sheet, tuple(found))


@dataclass(eq=False)
class Bond:
    """All of one kind between the card and another, in one direction."""

    kind: Kind
    source: Card | None
    """None for a card that is missing."""
    target: Card
    missing: Term | None = None
    points: int = 0
    """What several pay together is written on the first of them."""


def bonds(shown: Shown, most: int) -> list[Bond]:
    """What arrows there are: of several things between two cards one for each kind."""
    found: dict[tuple[object, ...], Bond] = {}
    for relation in shown.relations:
        kind, target, missing = relation.kind, relation.target, relation.missing
        for index, source in enumerate(_ends(relation, shown.card)):
            bond = found.setdefault(
                (kind, source, target, missing), Bond(kind, source, target, missing)
            )
            bond.points += 0 if index else relation.points
    return list(found.values())[:most]


def _ends(relation: Relation, card: Card) -> Iterable[Card | None]:
    """Where the arrows of a relation begin: at a card that does something for the target."""
    if relation.kind is Kind.LACKS:
        return (None,)
    return relation.others if card is relation.target else (card,)
