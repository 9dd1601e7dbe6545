"""A hand while it is being scored: what each card counts as by now.

Sets of cards are bits: bit i stands for the card at place i of the hand. Blanked cards are in no
set, so whoever counts a suit or a name counts what is left of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from ..cards.card import Card
from ..cards.effects import AlsoSuits, Effect
from ..cards.terms import AnyOf, But, Name, Other, Suit, Term

Bits = int
Matcher = Callable[["Standing", int], Bits]
"""Which cards a term means, asked by the card at a place."""


@cache
def suits_in_hand(card: Card) -> tuple[Suit, ...]:
    """The suits a card has while in a hand: the printed one, and those its bonus adds."""
    added = (suit for effect in card.bonuses(AlsoSuits) for suit in effect.suits)
    return (card.suit, *added)


class Standing:
    """The working state of one scoring; steps 2 to 6 change it, step 7 reads it."""

    __slots__ = (
        "alive",
        "by_name",
        "by_suit",
        "cards",
        "cleared",
        "discard",
        "harmless",
        "names",
        "penalty_of",
        "players",
        "protected",
        "protectors",
        "strengths",
        "suits",
        "untouchable",
        "words",
    )

    def __init__(self, cards: tuple[Card, ...], discard: tuple[Card, ...], players: int) -> None:
        self.cards = cards
        self.discard = discard
        self.players = players
        self.names: list[Name] = [card.name for card in cards]
        self.suits: list[tuple[Suit, ...]] = [suits_in_hand(card) for card in cards]
        self.strengths: list[int] = [card.strength for card in cards]
        self.penalty_of: list[Card] = list(cards)
        """The card whose printed penalty each card bears."""
        self.alive: Bits = (1 << len(cards)) - 1
        self.cleared: Bits = 0
        self.protected: Bits = 0
        """Cannot be blanked."""
        self.untouchable: Bits = 0
        """Cannot be blanked by other cards."""
        self.harmless: Bits = 0
        """Never the reason why another card is blanked."""
        self.protectors: dict[int, tuple[int, Effect]] = {}
        """Who protects each protected card, and by what."""
        self.words: list[tuple[Suit, ...]] = [()] * len(cards)
        """The words cleared from each card's penalty."""

    def count_suits_and_names(self) -> None:
        """To be called once names and suits are final."""
        by_suit = [0] * len(Suit)
        by_name: dict[Name, Bits] = {}
        bit = 1
        for name, suits in zip(self.names, self.suits, strict=True):
            by_name[name] = by_name.get(name, 0) | bit
            for suit in suits:
                by_suit[suit] |= bit
            bit <<= 1
        self.by_suit: list[Bits] = by_suit
        self.by_name: dict[Name, Bits] = by_name

    def blank(self, places: Bits) -> None:
        """Takes from these cards all they are."""
        self.alive &= ~places
        self.by_suit = [bits & ~places for bits in self.by_suit]
        for place in each_place(places):
            self.by_name[self.names[place]] &= ~places

    def protect(self, places: Bits, by: int, effect: Effect) -> None:
        """Keeps these cards from being blanked."""
        self.protected |= places
        self.untouchable |= places
        for place in each_place(places):
            self.protectors.setdefault(place, (by, effect))

    def penalised(self) -> Bits:
        """The cards, blanked or not, whose penalty is not fully cleared."""
        bits = 0
        for place, card in enumerate(self.penalty_of):
            if card.penalty:
                bits |= 1 << place
        return bits & ~self.cleared


def each_place(bits: Bits) -> Iterator[int]:
    """The places in a set, from the first."""
    place = 0
    while bits:
        if bits & 1:
            yield place
        bits >>= 1
        place += 1


@cache
def matcher(term: Term) -> Matcher:
    """A term as a function."""
    match term:
        case Suit():
            return lambda hand, me: hand.by_suit[term]
        case Name():
            return lambda hand, me: hand.by_name.get(term, 0)
        case Other(suit):
            return lambda hand, me: hand.by_suit[suit] & ~(1 << me)
        case But(suit, names):
            spared = any_of(names)
            return lambda hand, me: hand.by_suit[suit] & ~spared(hand, me)
        case AnyOf(terms):
            return any_of(terms)


@cache
def any_of(terms: tuple[Term, ...]) -> Matcher:
    """The cards that meet at least one of the terms."""
    matchers = [matcher(term) for term in terms]
    if len(matchers) == 1:
        return matchers[0]

    def union(hand: Standing, me: int) -> Bits:
        bits = 0
        for matches in matchers:
            bits |= matches(hand, me)
        return bits

    return union
