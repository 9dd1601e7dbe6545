"""Who pays what a line of the score sheet counts, card by card: read by the arrows on the table
and by the light of the show alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..cards import effects as fx
from ..cards.terms import Term
from .points import DISCARDED
from .sheet import Line
from .standing import Bits, Standing, each_place, matcher

Share = tuple[Bits, int]
"""Cards (as in a line's `because`), and what they pay together."""


def shares(hand: Standing, line: Line) -> list[Share]:
    """The parts of a line's points. What counts per card is paid by each card; what is paid once
    for several cards together, or owed to none, is one part."""
    me = line.place
    match line.effect:
        case fx.ForEach(points, terms):
            return _each(points, [_matched(hand, me, term) for term in terms])
        case fx.First(points, terms):
            found = [_matched(hand, me, term) for term in terms]
            return _each(points, [bits & -bits for bits in found])
        case fx.Further(points, terms):
            found = [_matched(hand, me, term) for term in terms]
            return _each(points, [bits & (bits - 1) for bits in found])
        case fx.ForEachDiscarded(points, terms):
            return _each(points, [_lying(hand, term) for term in terms])
        case fx.ForEachOr(points, more, given, term):
            paying, partner = _matched(hand, me, term), hand.by_name.get(given, 0)
            raised = (more - points) * paying.bit_count() if partner else 0
            return _merged([*_each(points, [paying]), (partner, raised)])
        case fx.SumOf():
            strengths = ((1 << place, hand.strengths[place]) for place in each_place(line.because))
            return [share for share in strengths if share[1]]
        case fx.ForEachPenaltyLeft(points):
            return _each(points, [line.because])
        case fx.Odd(each) if not line.because >> me & 1:
            return _each(each, [line.because])
        case _:
            return [(line.because, line.points)]


def named(hand: Standing, line: Line) -> Bits:
    """The cards a line is said to be owed to. Whoever only raises what the others pay stands in the
    rule already, and is not counted among them."""
    if isinstance(line.effect, fx.ForEachOr):
        return _matched(hand, line.place, line.effect.term)
    return line.because


def _matched(hand: Standing, me: int, term: Term) -> Bits:
    return matcher(term)(hand, me)


def _each(points: int, groups: Iterable[Bits]) -> list[Share]:
    """So many points for each card, as often as it is in a group."""
    counted = Counter(place for bits in groups for place in each_place(bits))
    return [(1 << place, points * times) for place, times in sorted(counted.items())]


def _merged(parts: Iterable[Share]) -> list[Share]:
    """Whoever pays twice pays it at once, as a partner does that counts itself."""
    paid: Counter[Bits] = Counter()
    for payers, points in parts:
        paid[payers] += points
    return [(payers, points) for payers, points in paid.items() if points]


def _lying(hand: Standing, term: Term) -> Bits:
    """The cards of the discard area that meet a term, by what is printed on them."""
    return sum(
        1 << place
        for place, card in enumerate(hand.discard, DISCARDED)
        if term in (card.suit, card.name)
    )
