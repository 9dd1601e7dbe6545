"""Step 7 for many hands: each points effect as arithmetic on whole arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce, singledispatch
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ...cards import effects as fx
from ...cards.terms import Other, Suit, Term, says
from .rows import Index
from .standing import Counts, Standings, anywhere, either, every, total
from .tables import Flags

Points = NDArray[np.int16]
NOTHING = -1000
NO_WORDS: Mapping[Suit, Flags] = {}


class Bearers:
    """The cards that have an effect: a bonus one per hand at most, a penalty also its copy."""

    def __init__(self, where: Flags, words: Mapping[Suit, Flags] = NO_WORDS) -> None:
        self.where = where
        self.words = words
        """Where words are cleared, if the effect is a penalty."""
        self.count = total(where)

    def reading(self, term: Term) -> Bearers:
        """Those from whose text the term is not cleared."""
        cleared = [places for word, places in self.words.items() if says(term, word)]
        if not cleared:
            return self
        return Bearers(self.where & ~either(cleared))


@singledispatch
def points(effect: fx.PointsEffect, hands: Standings, bearers: Bearers) -> Points:
    """What an effect brings each hand, for all its bearers together."""
    raise TypeError(f"no points for {type(effect).__name__}")


def _times(bearers: Counts, value: NDArray[np.generic] | int) -> Points:
    return np.multiply(bearers, value, dtype=np.int16, casting="unsafe")


def _matches(hands: Standings, term: Term, bearers: Bearers) -> Counts:
    """Matches summed over the bearers; "other" leaves each bearer itself out."""
    bearers = bearers.reading(term)
    matches = bearers.count * hands.count(term)
    if isinstance(term, Other):
        matches -= total(bearers.where & hands.of_suit(term.suit))
    return matches


@points.register
def _for_each(effect: fx.ForEach, hands: Standings, bearers: Bearers) -> Points:
    matches = reduce(np.add, (_matches(hands, term, bearers) for term in effect.terms))
    return _times(matches, effect.points)


@points.register
def _for_each_discarded(effect: fx.ForEachDiscarded, hands: Standings, bearers: Bearers) -> Points:
    return _times(bearers.count * hands.discarded(effect.terms), effect.points)


@points.register
def _for_each_or(effect: fx.ForEachOr, hands: Standings, bearers: Bearers) -> Points:
    each = np.where(hands.name_count(effect.given) > 0, effect.more, effect.points)
    return _times(_matches(hands, effect.term, bearers), each)


def _met(hands: Standings, effect: fx.With) -> Flags:
    return every(hands.has(term) for term in effect.terms)


@points.register
def _with(effect: fx.With, hands: Standings, bearers: Bearers) -> Points:
    return _times(bearers.count * _met(hands, effect), effect.points)


@points.register
def _best(effect: fx.Best, hands: Standings, bearers: Bearers) -> Points:
    offers = (
        _times(bearers.count * _met(hands, option), option.points) for option in effect.options
    )
    return reduce(np.maximum, offers)


@points.register
def _without(effect: fx.Without, hands: Standings, bearers: Bearers) -> Points:
    lacking = ~either(hands.has(term) for term in effect.terms)
    return _times(bearers.count * lacking, effect.points)


@points.register
def _exactly(effect: fx.Exactly, hands: Standings, bearers: Bearers) -> Points:
    number = total(hands.meeting_any(effect.terms) & hands.alive)
    return _times(bearers.count * (number == effect.count), effect.points)


@points.register
def _first(effect: fx.First, hands: Standings, bearers: Bearers) -> Points:
    firsts = reduce(np.add, ((_matches(hands, t, bearers) > 0).view(np.int8) for t in effect.terms))
    return _times(firsts, effect.points)


@points.register
def _further(effect: fx.Further, hands: Standings, bearers: Bearers) -> Points:
    further = reduce(
        np.add,
        (np.maximum(_matches(hands, t, bearers) - bearers.count, 0) for t in effect.terms),
    )
    return _times(further, effect.points)


# Effects that take some time: worked out only for the hands that have them.


def _spread(columns: Index, values: NDArray[np.generic], bearers: Bearers) -> Points:
    paid = np.zeros(len(bearers.count), np.int16)
    paid[columns] = values
    return paid


def _strengths(hands: Standings, terms: tuple[Term, ...], columns: Index) -> NDArray[np.int16]:
    """Strengths of the matching cards, and far less than any where there is none."""
    where = (hands.meeting_any(terms) & hands.alive).take(columns, axis=1)
    return np.where(where, hands.strength.take(columns, axis=1), np.int16(NOTHING))


@points.register
def _sum_of(effect: fx.SumOf, hands: Standings, bearers: Bearers) -> Points:
    columns = np.flatnonzero(bearers.count)
    strengths = _strengths(hands, effect.terms, columns)
    return _spread(columns, np.where(strengths > NOTHING, strengths, 0).sum(axis=0), bearers)


@points.register
def _highest_of(effect: fx.HighestOf, hands: Standings, bearers: Bearers) -> Points:
    columns = np.flatnonzero(bearers.count)
    highest = _strengths(hands, effect.terms, columns).max(axis=0)
    return _spread(columns, np.where(highest > NOTHING, highest, 0), bearers)


@points.register
def _runs(effect: fx.Runs, hands: Standings, bearers: Bearers) -> Points:
    """Strengths as bits of a number, those that come twice in a second number, and so on.

    Within each of these layers the longest runs pay best, and no other split is better as long
    as every card more in a run pays at least as much as the one before it. (Beyond the table's
    end it does not, but a hand is too small for that to matter.)
    """
    assert pays_for_length(effect.table)
    columns = np.flatnonzero(bearers.count)
    alive = hands.alive.take(columns, axis=1)
    strengths = hands.strength.take(columns, axis=1)
    layers = [np.zeros(len(columns), np.uint64) for _ in range(len(alive) // effect.table[0][0])]
    for line, there in zip(strengths, alive & (strengths >= 0), strict=True):
        bits = there.astype(np.uint64) << line.astype(np.uint64)
        for index, layer in enumerate(layers):
            repeated = layer & bits
            layers[index] = layer | bits
            bits = repeated
    paid = np.zeros(len(columns), np.int16)
    for layer in layers:
        starts = layer
        for length, weight in enumerate(_weights(effect.table, len(alive)), 1):
            if weight:
                paid += np.bitwise_count(starts) * np.int16(weight)
            starts = starts & layer >> np.uint64(length)
    return _spread(columns, paid, bearers)


def pays_for_length(table: tuple[tuple[int, int], ...]) -> bool:
    """Whether each card more in a run pays at least as much as the one before it."""
    gains = [later[1] - earlier[1] for earlier, later in pairwise(((0, 0), *table))]
    lengths = [length for length, _ in table]
    return gains == sorted(gains) and lengths == list(range(lengths[0], lengths[-1] + 1))


@cache
def _weights(table: tuple[tuple[int, int], ...], longest: int) -> list[int]:
    """What each stretch of 1, 2, 3 ... consecutive strengths adds, so that a run pays its due.

    A run of seven holds seven stretches of one, six of two ... one of seven.
    """
    pays = dict(table)
    weights: list[int] = []
    for length in range(1, longest + 1):
        due = pays.get(min(length, table[-1][0]), 0)
        weights.append(due - sum((length - n) * weight for n, weight in enumerate(weights)))
    return weights


@points.register
def _suit_sets(effect: fx.SuitSets, hands: Standings, bearers: Bearers) -> Points:
    suits = hands.tables.catalogue.suits
    counts = np.stack([hands.suit_count(suit) for suit in suits])
    columns = np.flatnonzero((counts.max(axis=0) >= effect.table[0][0]) & (bearers.count > 0))
    distinct = counts.take(columns, axis=1)
    _leave_out_twins(hands, columns, distinct)
    paid = np.zeros(len(columns), np.int16)
    before = 0
    for count, pay in effect.table:
        paid += total(distinct >= count) * np.int16(pay - before)
        before = pay
    return _spread(columns, paid, bearers)


def _leave_out_twins(hands: Standings, columns: Index, counts: Counts) -> None:
    """Cards of the same name count once in a suit."""
    names = hands.name.take(columns, axis=1)
    if len(names) < 2:
        return
    same = [(names[:place] == names[place]) & (names[place] > 0) for place in range(1, len(names))]
    twins = np.flatnonzero(either(map(anywhere, same)))
    if not twins.size:
        return
    pairs = [
        (place, before, earlier[before].take(twins))
        for place, earlier in enumerate(same, 1)
        for before in range(place)
        if earlier[before].any()
    ]
    for index, suit in enumerate(hands.tables.catalogue.suits):
        where = (hands.of_suit(suit) & hands.alive).take(columns[twins], axis=1)
        again = np.zeros(where.shape, np.bool_)
        for place, before, alike in pairs:
            again[place] |= alike & where[before] & where[place]
        counts[index, twins] -= total(again)


@points.register
def _all_suits_differ(effect: fx.AllSuitsDiffer, hands: Standings, bearers: Bearers) -> Points:
    differ = every(hands.suit_count(suit) <= 1 for suit in hands.tables.catalogue.suits)
    return _times(bearers.count * differ, effect.points)


@points.register
def _odd(effect: fx.Odd, hands: Standings, bearers: Bearers) -> Points:
    is_odd = (hands.strength & 1).view(np.bool_)
    odd = total(is_odd)
    others = bearers.count * odd - total(is_odd & bearers.where)
    whole = odd == total(hands.filled)
    return np.where(whole, _times(bearers.count, effect.whole_hand), _times(others, effect.each))


@points.register
def _for_each_other_player(
    effect: fx.ForEachOtherPlayer, hands: Standings, bearers: Bearers
) -> Points:
    return _times(bearers.count, effect.points * (hands.rows.players - 1))


@points.register
def _for_each_penalty_left(
    effect: fx.ForEachPenaltyLeft, hands: Standings, bearers: Bearers
) -> Points:
    left = hands.tables.has_penalty.take(hands.burden)
    return _times(bearers.count * total(left), effect.points)
