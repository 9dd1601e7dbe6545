"""Many hands while they are being scored; the batch's counterpart of `Standing`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from ...cards.terms import AnyOf, But, Name, Other, Suit, Term
from .rows import Rows
from .tables import NAME_ID, Flags, Tables

Counts = NDArray[np.int8]
MANY = 1000


class Standings:
    """Places by hands; what is blanked counts for nothing any more."""

    def __init__(self, tables: Tables, rows: Rows) -> None:
        self.tables = tables
        self.rows = rows
        self.filled: Flags = rows.card != 0
        self.alive: Flags = self.filled
        shape = rows.card.shape
        self.cleared: Flags = np.zeros(shape, np.bool_)
        self.protected: Flags = np.zeros(shape, np.bool_)
        self.words: dict[Suit, Flags] = {}
        """Where each word is cleared from the penalty."""
        self.numbers = list(tables.cards)
        """The cards that occur at all; among many hands, all do."""
        if len(rows) < MANY:
            self.numbers = sorted(set(rows.card.ravel().tolist()) - {0})
        self._of_suit: dict[Suit, Flags] = {}
        self._bearing: dict[Name, Flags] = {}
        self._suit_counts: dict[Suit, Counts] = {}
        self._name_counts: dict[Name, Counts] = {}

    def of_suit(self, suit: Suit) -> Flags:
        """Where cards of the suit lie, blanked or not."""
        if suit not in self._of_suit:
            where = self.rows.suit == int(suit)
            for number, also in self.tables.also_suits:
                if also is suit and number in self.numbers:
                    where |= self.rows.card == number
            self._of_suit[suit] = where
        return self._of_suit[suit]

    def bearing(self, name: Name) -> Flags:
        """Where cards of the name lie, blanked or not."""
        if name not in self._bearing:
            self._bearing[name] = self.rows.name == NAME_ID[name]
        return self._bearing[name]

    def meeting(self, term: Term) -> Flags:
        """Where the cards lie that a term means, for whoever is not meant by "other"."""
        match term:
            case Suit():
                return self.of_suit(term)
            case Name():
                return self.bearing(term)
            case Other(suit):
                return self.of_suit(suit)
            case But(suit, names):
                return self.of_suit(suit) & ~self.meeting_any(names)
            case AnyOf(terms):
                return self.meeting_any(terms)

    def meeting_any(self, terms: tuple[Term, ...]) -> Flags:
        return either(self.meeting(term) for term in terms)

    def holding(self, number: int) -> Flags:
        """Where the physical card lies, blanked or not."""
        held: Flags = self.rows.card == number
        return held

    def blanking_done(self) -> None:
        """From here on suits and names are counted, without what was blanked."""
        alive = self.alive.view(np.uint8)
        self.card = self.rows.card * alive
        self.name = self.rows.name * alive
        self.body = self.card if self.rows.body is self.rows.card else self.rows.body * alive
        self.suit = self.rows.suit | (alive - np.uint8(1))  # 0 - 1 is 255, which is NO_SUIT
        self.strength = self.tables.strength.take(self.body)
        """What each place counts; 0 where blanked."""
        self.burden = self.body * (~self.cleared).view(np.uint8)
        """Whose penalty each place bears; 0 where it is cleared or blanked."""

    def suit_count(self, suit: Suit) -> Counts:
        if suit not in self._suit_counts:
            count = total(self.suit == int(suit))
            for number, also in self.tables.also_suits:
                if also is suit and number in self.numbers:
                    count += total(self.card == number)
            self._suit_counts[suit] = count
        return self._suit_counts[suit]

    def name_count(self, name: Name) -> Counts:
        if name not in self._name_counts:
            self._name_counts[name] = total(self.name == NAME_ID[name])
        return self._name_counts[name]

    def count(self, term: Term) -> Counts:
        """How many cards not blanked meet a term, "other" taken as any."""
        match term:
            case Suit():
                return self.suit_count(term)
            case Name():
                return self.name_count(term)
            case Other(suit):
                return self.suit_count(suit)
            case _:
                return total(self.meeting(term) & self.alive)

    def discarded(self, terms: tuple[Term, ...]) -> Counts:
        """How often cards of the discard area meet the terms."""
        area = self.rows.discard
        suits, names = self.tables.suit.take(area), self.tables.name.take(area)
        count = np.zeros(len(self.rows), np.int8)
        for term in terms:
            match term:
                case Suit():
                    count += total(suits == int(term))
                case Name():
                    count += total(names == NAME_ID[term])
                case _:
                    raise TypeError(f"cards of the discard area are not counted by {term}")
        return count

    def has(self, term: Term) -> Flags:
        """Which hands have a card not blanked that meets a term."""
        if isinstance(term, AnyOf):
            return either(self.has(part) for part in term.terms)
        return self.count(term) > 0


def total(where: Flags) -> Counts:
    """How many of the places of each hand."""
    count: Counts = np.add.reduce(where.view(np.int8), axis=0, dtype=np.int8)
    return count


def anywhere(where: Flags) -> Flags:
    """Which hands have it at any place."""
    found: Flags = np.bitwise_or.reduce(where, axis=0)
    return found


def either(parts: Iterable[Flags]) -> Flags:
    """Where at least one of the parts is true."""
    return reduce(np.ndarray.__or__, parts)


def every(parts: Iterable[Flags]) -> Flags:
    """Where all of the parts are true."""
    return reduce(np.ndarray.__and__, parts)
