"""Steps 4 to 6 for many hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from ...cards import effects as fx
from ...cards.card import Card
from ...cards.terms import Other, Term, says
from ..blanking import blanking_order
from ..standing import each_place
from .rows import Index
from .standing import Standings, anywhere, either, every, total
from .tables import Flags

BLANKING = (fx.BlankingEffect, fx.ConditionEffect)


def blank(hands: Standings) -> Flags:
    """Blanks whatever is blanked; returns which hands are caught in a circle of conditions."""
    untouchable = hands.protected
    for number in hands.tables.untouchable:
        if number in hands.numbers:
            untouchable = untouchable | hands.holding(number)
    penalties = list(_penalties(hands))
    _blank_loners(hands, penalties, untouchable)
    _blank_others(hands, penalties, untouchable)
    return _blank_themselves(hands, penalties)


def _penalties(hands: Standings) -> Iterator[tuple[Card, Flags]]:
    """The penalties in force, with where the cards lie that bear them."""
    burden = hands.rows.body * (~hands.cleared).view(np.uint8)
    for number in hands.numbers:
        card = hands.tables.cards[number]
        if any(isinstance(effect, BLANKING) for effect in card.penalty):
            bearing = burden == number
            if bearing.any():
                yield card, bearing


def _singly(hands: Standings, bearing: Flags) -> Iterator[tuple[bool, Flags]]:
    """The same with at most one bearer in a hand: the card itself, and (True) its copy."""
    if hands.rows.body is hands.rows.card:
        yield False, bearing
        return
    copies = either(hands.holding(number) for number in hands.tables.copiers)
    yield False, bearing & ~copies
    yield True, bearing & copies


def _blank_loners(
    hands: Standings, penalties: list[tuple[Card, Flags]], untouchable: Flags
) -> None:
    for card, bearing in penalties:
        for effect in card.penalty:
            if isinstance(effect, fx.BlanksLoners):
                alone = np.zeros(hands.alive.shape, np.bool_)
                for suit in hands.tables.catalogue.suits:
                    if suit is not effect.exempt:
                        where = hands.of_suit(suit)
                        alone |= where & (total(where) == 1)
                alone &= ~hands.of_suit(effect.exempt) & ~untouchable & anywhere(bearing)
                hands.alive = hands.alive & ~alone


# Step 5.


@dataclass
class Blanker:
    """A blanker at most once in every hand: where it lies, whether it is there, whom it hits."""

    where: Flags
    there: Flags
    hits: Flags

    def take(self, columns: Index) -> Blanker:
        return Blanker(
            self.where.take(columns, axis=1), self.there[columns], self.hits.take(columns, axis=1)
        )


def _blank_others(
    hands: Standings, penalties: list[tuple[Card, Flags]], untouchable: Flags
) -> None:
    exposed = hands.alive & ~untouchable
    blankers: list[Blanker] = []
    copy: Blanker | None = None
    for card, bearing in penalties:
        effects = [e for e in card.penalty if isinstance(e, fx.Blanks | fx.BlanksAllBut)]
        if not effects:
            continue
        for is_copy, where in _singly(hands, bearing & hands.alive):
            there = anywhere(where)
            if not there.any():
                continue
            hits = either(_hits(hands, effect, where) for effect in effects)
            hits = hits & exposed & there
            if not is_copy:
                blankers.append(Blanker(where, there, hits))
            elif copy is None:
                copy = Blanker(where, there, hits)
            else:
                copy = Blanker(copy.where | where, copy.there | there, copy.hits | hits)
    if copy:
        blankers.append(copy)
    if not blankers:
        return
    blanked = either(blanker.hits for blanker in blankers)
    contested = np.flatnonzero(either(anywhere(blanked & blanker.where) for blanker in blankers))
    if contested.size:
        blanked[:, contested] = _struggle([blanker.take(contested) for blanker in blankers])
    hands.alive = hands.alive & ~blanked


def _hits(hands: Standings, effect: fx.Blanks | fx.BlanksAllBut, where: Flags) -> Flags:
    if isinstance(effect, fx.BlanksAllBut):
        return ~hands.meeting_any(effect.terms)
    return _read(hands, effect.terms, where)


def _read(hands: Standings, terms: tuple[Term, ...], where: Flags) -> Flags:
    """Whom the terms mean as the card at `where` reads them, without the words cleared from it."""
    meant = None
    for term in terms:
        met = hands.meeting(term)
        if isinstance(term, Other):
            met = met & ~where
        cleared = _cleared(hands, term, where)
        if cleared is not None:
            met = met & ~cleared
        meant = met if meant is None else meant | met
    assert meant is not None
    return meant


def _cleared(hands: Standings, term: Term, where: Flags) -> Flags | None:
    """In which hands the term is cleared from the penalty of the card at `where`, if in any."""
    cleared = [places for word, places in hands.words.items() if says(term, word)]
    return anywhere(either(cleared) & where) if cleared else None


def _struggle(blankers: list[Blanker]) -> Flags:
    """What is blanked in hands where blankers hit blankers: few such hands are different."""
    size = len(blankers)
    key = np.zeros(len(blankers[0].there), np.uint64)
    bit = 0
    for one in blankers:
        for other in blankers:
            key |= anywhere(one.hits & other.where).astype(np.uint64) << np.uint64(bit)
            bit += 1
    for one in blankers:
        key |= one.there.astype(np.uint64) << np.uint64(bit)
        bit += 1
    keys, inverse = np.unique(key, return_inverse=True)
    outcomes = np.array([_outcome(int(each), size) for each in keys], np.uint16)[inverse]
    blanked = np.zeros(blankers[0].where.shape, np.bool_)
    for index, one in enumerate(blankers):
        blanked |= one.hits & (outcomes >> index & 1).astype(np.bool_)
        blanked |= one.where & (outcomes >> (8 + index) & 1).astype(np.bool_)
    return blanked


@cache
def _outcome(key: int, size: int) -> int:
    """Who acts (low bits) and who falls in a ring (from bit 8 on)."""
    there = key >> size * size
    hits = {me: key >> me * size & (1 << size) - 1 for me in each_place(there)}
    outcome = 0
    for acting, in_ring in blanking_order(hits):
        outcome |= acting << 8 if in_ring else acting
    return outcome


# Step 6.


@dataclass
class Conditional:
    """A card that may blank itself, at most once in every hand."""

    where: Flags
    waiting: Flags
    unless: list[Flags]
    """For each demand, where the cards are that meet it (the card itself, if it was cleared)."""
    along: list[Flags]
    """For each dislike, where the cards are that it dislikes."""

    def take(self, columns: Index) -> Conditional:
        return Conditional(
            self.where.take(columns, axis=1),
            self.waiting[columns],
            [matching.take(columns, axis=1) for matching in self.unless],
            [matching.take(columns, axis=1) for matching in self.along],
        )


def _blank_themselves(hands: Standings, penalties: list[tuple[Card, Flags]]) -> Flags:
    harmless = np.zeros(hands.alive.shape, np.bool_)
    for number in hands.tables.harmless:
        if number in hands.numbers:
            harmless |= hands.holding(number)
    cards = [
        _conditional(hands, card, where, harmless)
        for card, bearing in penalties
        if any(isinstance(effect, fx.ConditionEffect) for effect in card.penalty)
        for _, where in _singly(hands, bearing & hands.alive & ~hands.protected)
    ]
    cards = [card for card in cards if card.waiting.any()]
    circles = np.zeros(len(hands.rows), np.bool_)
    columns = np.arange(len(hands.rows))
    alive = hands.alive
    while cards:
        undecided = either(card.where & card.waiting for card in cards)
        blanked = np.zeros(alive.shape, np.bool_)
        judged = False
        for card in cards:
            falls, stands = _verdict(card, alive, alive & ~(undecided & ~card.where))
            judged |= bool((card.waiting & (falls | stands)).any())
            blanked |= card.where & (falls & card.waiting)
            card.waiting = card.waiting & ~(falls | stands)
        alive = alive & ~blanked
        if len(columns) == len(hands.rows):
            hands.alive = alive
        else:
            hands.alive[:, columns] = alive
        left = either(card.waiting for card in cards)
        if not judged:
            circles[columns[left]] = True
            break
        kept = np.flatnonzero(left)
        columns, alive = columns[kept], alive.take(kept, axis=1)
        cards = [card.take(kept) for card in cards if card.waiting.any()]
    return circles


def _verdict(card: Conditional, present: Flags, settled: Flags) -> tuple[Flags, Flags]:
    """Where the card falls or stands for certain, whatever becomes of those not settled."""
    falls = np.zeros(present.shape[1], np.bool_)
    stands = np.ones(present.shape[1], np.bool_)
    for matching in card.unless:
        falls |= ~anywhere(matching & present)
        stands &= anywhere(matching & settled)
    for matching in card.along:
        falls |= anywhere(matching & settled)
        stands &= ~anywhere(matching & present)
    return falls, stands


def _conditional(hands: Standings, card: Card, where: Flags, harmless: Flags) -> Conditional:
    found = Conditional(where, anywhere(where), [], [])
    for effect in card.penalty:
        if isinstance(effect, fx.BlankedUnless):
            demand = _read(hands, effect.terms, where)
            cleared = [_cleared(hands, term, where) for term in effect.terms]
            known = [columns for columns in cleared if columns is not None]
            if len(known) == len(cleared):
                demand = demand | (where & every(known))
            found.unless.append(demand)
        elif isinstance(effect, fx.BlankedWith):
            found.along.append(_read(hands, effect.terms, where) & ~harmless)
    return found
