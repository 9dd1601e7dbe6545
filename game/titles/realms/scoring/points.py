"""What the points effects are worth, each compiled once into a function of the hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, singledispatch

from ..cards import effects as fx
from .standing import Bits, Standing, any_of, each_place, matcher

Scorer = Callable[[Standing, int], tuple[int, Bits]]
"""Points, and the cards they are owed to, for the card at a place."""

DISCARDED = 16
"""Cards of the discard area stand in the same set behind the hand, from this place on."""


@singledispatch
def compiled(effect: fx.PointsEffect) -> Scorer:
    raise TypeError(f"no points for {type(effect).__name__}")


@cache
def scorer(effect: fx.PointsEffect) -> Scorer:
    """The effect as a function."""
    return compiled(effect)


@compiled.register
def _for_each(effect: fx.ForEach) -> Scorer:
    points = effect.points
    if len(effect.terms) == 1:
        matches = matcher(effect.terms[0])

        def count_one(hand: Standing, me: int) -> tuple[int, Bits]:
            bits = matches(hand, me)
            return points * bits.bit_count(), bits

        return count_one
    matchers = [matcher(term) for term in effect.terms]

    def count(hand: Standing, me: int) -> tuple[int, Bits]:
        total = because = 0
        for matches in matchers:
            bits = matches(hand, me)
            total += bits.bit_count()
            because |= bits
        return points * total, because

    return count


@compiled.register
def _for_each_discarded(effect: fx.ForEachDiscarded) -> Scorer:
    points, terms = effect.points, effect.terms

    def count(hand: Standing, me: int) -> tuple[int, Bits]:
        total = because = 0
        for place, card in enumerate(hand.discard, DISCARDED):
            entries = (card.suit in terms) + (card.name in terms)
            if entries:
                total += entries
                because |= 1 << place
        return points * total, because

    return count


@compiled.register
def _for_each_or(effect: fx.ForEachOr) -> Scorer:
    points, more, given, matches = effect.points, effect.more, effect.given, matcher(effect.term)

    def count(hand: Standing, me: int) -> tuple[int, Bits]:
        bits = matches(hand, me)
        partner = hand.by_name.get(given, 0)
        if bits and partner:
            return more * bits.bit_count(), bits | partner
        return points * bits.bit_count(), bits

    return count


@compiled.register
def _with(effect: fx.With) -> Scorer:
    points, matchers = effect.points, [matcher(term) for term in effect.terms]

    def once(hand: Standing, me: int) -> tuple[int, Bits]:
        because = 0
        for matches in matchers:
            bits = matches(hand, me)
            if not bits:
                return 0, 0
            because |= bits
        return points, because

    return once


@compiled.register
def _best(effect: fx.Best) -> Scorer:
    options = [scorer(option) for option in effect.options]

    def best(hand: Standing, me: int) -> tuple[int, Bits]:
        return max((option(hand, me) for option in options), key=lambda offer: offer[0])

    return best


@compiled.register
def _without(effect: fx.Without) -> Scorer:
    points, matches = effect.points, any_of(effect.terms)
    return lambda hand, me: (0, 0) if matches(hand, me) else (points, 0)


@compiled.register
def _exactly(effect: fx.Exactly) -> Scorer:
    points, count, matches = effect.points, effect.count, any_of(effect.terms)

    def once(hand: Standing, me: int) -> tuple[int, Bits]:
        bits = matches(hand, me)
        return (points, bits) if bits.bit_count() == count else (0, 0)

    return once


@compiled.register
def _first(effect: fx.First) -> Scorer:
    points, matchers = effect.points, [matcher(term) for term in effect.terms]

    def firsts(hand: Standing, me: int) -> tuple[int, Bits]:
        total = because = 0
        for matches in matchers:
            bits = matches(hand, me)
            total += bits != 0
            because |= bits & -bits
        return points * total, because

    return firsts


@compiled.register
def _further(effect: fx.Further) -> Scorer:
    points, matchers = effect.points, [matcher(term) for term in effect.terms]

    def further(hand: Standing, me: int) -> tuple[int, Bits]:
        total = because = 0
        for matches in matchers:
            bits = matches(hand, me)
            bits &= bits - 1
            total += bits.bit_count()
            because |= bits
        return points * total, because

    return further


@compiled.register
def _sum_of(effect: fx.SumOf) -> Scorer:
    matches = any_of(effect.terms)

    def total(hand: Standing, me: int) -> tuple[int, Bits]:
        bits = matches(hand, me)
        return sum(hand.strengths[place] for place in each_place(bits)), bits

    return total


@compiled.register
def _highest_of(effect: fx.HighestOf) -> Scorer:
    matches = any_of(effect.terms)

    def highest(hand: Standing, me: int) -> tuple[int, Bits]:
        places = each_place(matches(hand, me))
        best = max(places, key=hand.strengths.__getitem__, default=None)
        return (0, 0) if best is None else (hand.strengths[best], 1 << best)

    return highest


@compiled.register
def _runs(effect: fx.Runs) -> Scorer:
    def runs(hand: Standing, me: int) -> tuple[int, Bits]:
        places = sorted(each_place(hand.alive), key=hand.strengths.__getitem__)
        points, used = best_runs(effect.table, tuple(hand.strengths[place] for place in places))
        because = 0
        for index in each_place(used):
            because |= 1 << places[index]
        return points, because

    return runs


@cache
def best_runs(table: tuple[tuple[int, int], ...], strengths: tuple[int, ...]) -> tuple[int, Bits]:
    """The most that disjoint runs among sorted strengths can pay, and which of them they use."""
    if len(strengths) < table[0][0]:
        return 0, 0
    pays = dict(table)
    longest = table[-1][0]
    points, used = best_runs(table, strengths[1:])
    best = (points, used << 1)
    run = [0]
    for index in range(1, len(strengths)):
        step = strengths[index] - strengths[run[-1]]
        if step > 1:
            break
        if step == 0:
            continue
        run.append(index)
        pay = pays.get(min(len(run), longest))
        if pay is None:
            continue
        rest = [i for i in range(len(strengths)) if i not in run]
        more, used = best_runs(table, tuple(strengths[i] for i in rest))
        if pay + more > best[0]:
            best = (pay + more, sum(1 << i for i in run) | _spread(used, rest))
    return best


def _spread(bits: Bits, places: list[int]) -> Bits:
    """Bits counted within a selection of places, as bits of the whole."""
    return sum(1 << places[index] for index in each_place(bits))


@compiled.register
def _suit_sets(effect: fx.SuitSets) -> Scorer:
    table = tuple(reversed(effect.table))

    def sets(hand: Standing, me: int) -> tuple[int, Bits]:
        total = because = 0
        for bits in hand.by_suit:
            if bits.bit_count() < table[-1][0]:
                continue
            names = {hand.names[place] for place in each_place(bits)}
            for count, points in table:
                if len(names) >= count:
                    total += points
                    because |= bits
                    break
        return total, because

    return sets


@compiled.register
def _all_suits_differ(effect: fx.AllSuitsDiffer) -> Scorer:
    points = effect.points

    def differ(hand: Standing, me: int) -> tuple[int, Bits]:
        if any(bits & (bits - 1) for bits in hand.by_suit):
            return 0, 0
        return points, hand.alive

    return differ


@compiled.register
def _odd(effect: fx.Odd) -> Scorer:
    each, whole_hand = effect.each, effect.whole_hand

    def odd(hand: Standing, me: int) -> tuple[int, Bits]:
        bits = 0
        for place in each_place(hand.alive):
            if hand.strengths[place] & 1:
                bits |= 1 << place
        if bits.bit_count() == len(hand.cards):
            return whole_hand, bits
        bits &= ~(1 << me)
        return each * bits.bit_count(), bits

    return odd


@compiled.register
def _for_each_other_player(effect: fx.ForEachOtherPlayer) -> Scorer:
    points = effect.points
    return lambda hand, me: (points * (hand.players - 1), 0)


@compiled.register
def _for_each_penalty_left(effect: fx.ForEachPenaltyLeft) -> Scorer:
    points = effect.points

    def left(hand: Standing, me: int) -> tuple[int, Bits]:
        bits = hand.penalised() & hand.alive
        return points * bits.bit_count(), bits

    return left
