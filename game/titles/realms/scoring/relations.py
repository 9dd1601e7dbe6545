"""Which card does what for which other one, out of the score sheet; and what would pay if it were
there."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from enum import Enum, auto
from typing import NamedTuple

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.terms import AnyOf, But, Name, Other, Suit, Term
from .plans import bonus_plan, penalty_plan
from .points import Scorer
from .shares import shares
from .sheet import Line, Reason, ScoreSheet
from .standing import Bits, Standing


class Kind(Enum):
    """What the sources of a relation do for its target, or to it."""

    PAYS = auto()
    COSTS = auto()
    BLANKS = auto()
    CLEARS = auto()
    PROTECTS = auto()
    COPIED = auto()
    CHANGES = auto()
    LACKS = auto()
    """They would pay, together with a card that is not there."""


KINDS = {
    Reason.COPIES: Kind.COPIED,
    Reason.TAKES: Kind.CHANGES,
    Reason.CHANGED: Kind.CHANGES,
    Reason.CLEARED: Kind.CLEARS,
    Reason.WORD_CLEARED: Kind.CLEARS,
    Reason.PROTECTED: Kind.PROTECTS,
    Reason.BLANKED: Kind.BLANKS,
    Reason.BLANKED_IN_RING: Kind.BLANKS,
    Reason.BLANKED_BY_ITSELF: Kind.BLANKS,
}


class Relation(NamedTuple):
    """One thing between cards of the hand, or of the discard area."""

    kind: Kind
    sources: tuple[Card, ...]
    """Several only do it together."""
    target: Card
    points: int = 0
    """What it brings the target, or takes from it."""
    line: Line | None = None
    """The line of the sheet that says so."""
    missing: Term | None = None
    """The card that is not there."""

    @property
    def others(self) -> tuple[Card, ...]:
        """The sources but the target itself; none for what a card does alone."""
        return tuple(card for card in self.sources if card is not self.target)

    @property
    def weight(self) -> int:
        """How much it matters: points, or the card that stands or falls by it."""
        return abs(self.points) or abs(self.target.strength)

    def concerns(self, card: Card) -> bool:
        return card is self.target or card in self.sources


def relations(sheet: ScoreSheet) -> list[Relation]:
    """All of a hand: those of each line, in the order of resolution, then what is missing."""
    found = [relation for line in sheet.lines for relation in relations_of(sheet, line)]
    return [*found, *lacking(sheet)]


def relations_of(sheet: ScoreSheet, line: Line) -> list[Relation]:
    """What a line of the sheet tells, one relation for whoever acts alone."""
    target = sheet.standing.cards[line.place]
    if line.reason is not Reason.COUNTED:
        kind = KINDS[line.reason]
        return [Relation(kind, sheet.cards_in(line.because), target, 0, line)]
    return [
        Relation(
            Kind.PAYS if points > 0 else Kind.COSTS, sheet.cards_in(payers), target, points, line
        )
        for payers, points in shares(sheet.standing, line)
    ]


# What is missing.


def lacking(sheet: ScoreSheet) -> Iterator[Relation]:
    """One card more that an effect asks for by name or suit, and what the effect alone would then
    pay more."""
    hand = sheet.standing
    for me, card in enumerate(hand.cards):
        if hand.alive >> me & 1:
            for effect, points_of in _counting(hand, me):
                for term in dict.fromkeys(_asked_for(effect)):
                    if term not in hand.names:
                        more, partners = _with_one_more(hand, me, points_of, term)
                        if more > 0:
                            sources = sheet.cards_in(partners)
                            yield Relation(Kind.LACKS, sources, card, more, None, term)


def _counting(hand: Standing, me: int) -> Iterator[tuple[fx.PointsEffect, Scorer]]:
    """What counts for a card that is not blanked."""
    yield from bonus_plan(hand.cards[me]).points
    if not hand.cleared >> me & 1:
        yield from penalty_plan(hand.penalty_of[me], hand.words[me]).points


def _asked_for(effect: fx.PointsEffect) -> tuple[Term, ...]:
    """The cards an effect needs to be there once; what it counts per card has no end."""
    match effect:
        case fx.With(terms=terms):
            return terms
        case fx.Best(options):
            return tuple(term for option in options for term in option.terms)
        case fx.ForEachOr(given=given):
            return (given,)
        case fx.Without(points, terms) if points < 0:
            return terms
        case _:
            return ()


def _with_one_more(hand: Standing, me: int, points_of: Scorer, term: Term) -> tuple[int, Bits]:
    """What an effect would pay more if a card met the term, and who would pay with that card."""
    phantom = 1 << len(hand.cards)
    more = copy(hand)
    match _word(term):
        case Suit() as suit:
            more.by_suit = [
                bits | phantom if each == suit else bits for each, bits in enumerate(hand.by_suit)
            ]
        case name:
            more.by_name = {**hand.by_name, name: hand.by_name.get(name, 0) | phantom}
    points, because = points_of(more, me)
    return points - points_of(hand, me)[0], because & ~phantom


def _word(term: Term) -> Suit | Name:
    """A suit or name that meets the term."""
    match term:
        case Other(suit) | But(suit, _):
            return suit
        case AnyOf(terms):
            return terms[0]
        case Suit() | Name():
            return term
