"""What a card cares about in the rest of the hand: which suits and names can change its score.

Two choices that differ only in what no card of the hand cares about are worth the same; the
search for the best choices rests on that.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, singledispatch

from . import effects as fx
from .cards import Card
from .terms import AnyOf, But, Name, Other, Suit, Term


@dataclass(frozen=True)
class Cares:
    """Suits and names that matter; or which cards share a suit, whichever it is, or a name."""

    suits: frozenset[Suit] = frozenset()
    names: frozenset[Name] = frozenset()
    every_suit: bool = False
    same_names: bool = False

    def __or__(self, other: Cares) -> Cares:
        return Cares(
            self.suits | other.suits,
            self.names | other.names,
            self.every_suit or other.every_suit,
            self.same_names or other.same_names,
        )


NOTHING = Cares()


@cache
def card_cares(card: Card) -> Cares:
    found = NOTHING
    for effect in card.bonus + card.penalty:
        found |= cares(effect)
    return found


def _terms(*terms: Term) -> Cares:
    found = NOTHING
    for term in terms:
        match term:
            case Suit():
                found |= Cares(suits=frozenset({term}))
            case Name():
                found |= Cares(names=frozenset({term}))
            case Other(suit):
                found |= Cares(suits=frozenset({suit}))
            case But(suit, names):
                found |= Cares(frozenset({suit}), frozenset(names))
            case AnyOf(parts):
                found |= _terms(*parts)
    return found


@singledispatch
def cares(effect: fx.Effect) -> Cares:
    """What an effect cares about."""
    raise TypeError(f"nothing known of what {type(effect).__name__} cares about")


@cares.register(fx.ForEach)
@cares.register(fx.With)
@cares.register(fx.Without)
@cares.register(fx.Exactly)
@cares.register(fx.First)
@cares.register(fx.Further)
@cares.register(fx.SumOf)
@cares.register(fx.HighestOf)
@cares.register(fx.Blanks)
@cares.register(fx.BlanksAllBut)
@cares.register(fx.BlankedUnless)
@cares.register(fx.BlankedWith)
@cares.register(fx.Clears)
@cares.register(fx.Protects)
def _its_terms(effect: fx.ForEach) -> Cares:
    return _terms(*effect.terms)


@cares.register
def _given(effect: fx.ForEachOr) -> Cares:
    return _terms(effect.given, effect.term)


@cares.register
def _options(effect: fx.Best) -> Cares:
    found = NOTHING
    for option in effect.options:
        found |= cares(option)
    return found


@cares.register
def _different(effect: fx.AllSuitsDiffer) -> Cares:
    return Cares(every_suit=True)


@cares.register
def _loners(effect: fx.BlanksLoners) -> Cares:
    return Cares(every_suit=True) | _terms(effect.exempt)


@cares.register
def _sets(effect: fx.SuitSets) -> Cares:
    return Cares(every_suit=True, same_names=True)


@cares.register
def _within(effect: fx.ClearsWord) -> Cares:
    return _terms(effect.within) if effect.within is not None else NOTHING


@cares.register
def _targets(effect: fx.ClearsChosen) -> Cares:
    return _terms(*effect.suits)


@cares.register(fx.ForEachDiscarded)
@cares.register(fx.ForEachOtherPlayer)
@cares.register(fx.ForEachPenaltyLeft)
@cares.register(fx.Runs)
@cares.register(fx.Odd)
@cares.register(fx.ClearsAll)
@cares.register(fx.ProtectsSelf)
@cares.register(fx.ProtectsChosen)
@cares.register(fx.CopiesHandCard)
@cares.register(fx.TakesNameAndSuit)
@cares.register(fx.ChangesSuit)
@cares.register(fx.ExtraCard)
@cares.register(fx.AlsoSuits)
@cares.register(fx.SuitFixed)
@cares.register(fx.BlankedOnlyByItself)
@cares.register(fx.BlanksNobody)
def _nothing(effect: fx.Effect) -> Cares:
    return NOTHING
