"""What a card's score depends on in the rest of the hand: which suits and names can change it.

Two choices that differ only in what no card of the hand depends on are worth the same; the
search for the best choices rests on that.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, singledispatch

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.terms import AnyOf, But, Name, Other, Suit, Term


@dataclass(frozen=True)
class Dependencies:
    """Suits and names that matter; or which cards share a suit, whichever it is, or a name."""

    suits: frozenset[Suit] = frozenset()
    names: frozenset[Name] = frozenset()
    every_suit: bool = False
    same_names: bool = False

    def __or__(self, other: Dependencies) -> Dependencies:
        return Dependencies(
            self.suits | other.suits,
            self.names | other.names,
            self.every_suit or other.every_suit,
            self.same_names or other.same_names,
        )


NOTHING = Dependencies()


@cache
def card_dependencies(card: Card) -> Dependencies:
    found = NOTHING
    for effect in card.bonus + card.penalty:
        found |= dependencies(effect)
    return found


def _terms(*terms: Term) -> Dependencies:
    found = NOTHING
    for term in terms:
        match term:
            case Suit():
                found |= Dependencies(suits=frozenset({term}))
            case Name():
                found |= Dependencies(names=frozenset({term}))
            case Other(suit):
                found |= Dependencies(suits=frozenset({suit}))
            case But(suit, names):
                found |= Dependencies(frozenset({suit}), frozenset(names))
            case AnyOf(parts):
                found |= _terms(*parts)
    return found


@singledispatch
def dependencies(effect: fx.Effect) -> Dependencies:
    """What an effect depends on."""
    raise TypeError(f"nothing known of what {type(effect).__name__} depends on")


@dependencies.register(fx.ForEach)
@dependencies.register(fx.With)
@dependencies.register(fx.Without)
@dependencies.register(fx.Exactly)
@dependencies.register(fx.First)
@dependencies.register(fx.Further)
@dependencies.register(fx.SumOf)
@dependencies.register(fx.HighestOf)
@dependencies.register(fx.Blanks)
@dependencies.register(fx.BlanksAllBut)
@dependencies.register(fx.BlankedUnless)
@dependencies.register(fx.BlankedWith)
@dependencies.register(fx.Clears)
@dependencies.register(fx.Protects)
def _its_terms(effect: fx.ForEach) -> Dependencies:
    return _terms(*effect.terms)


@dependencies.register
def _given(effect: fx.ForEachOr) -> Dependencies:
    return _terms(effect.given, effect.term)


@dependencies.register
def _options(effect: fx.Best) -> Dependencies:
    found = NOTHING
    for option in effect.options:
        found |= dependencies(option)
    return found


@dependencies.register
def _different(effect: fx.AllSuitsDiffer) -> Dependencies:
    return Dependencies(every_suit=True)


@dependencies.register
def _loners(effect: fx.BlanksLoners) -> Dependencies:
    return Dependencies(every_suit=True) | _terms(effect.exempt)


@dependencies.register
def _sets(effect: fx.SuitSets) -> Dependencies:
    return Dependencies(every_suit=True, same_names=True)


@dependencies.register
def _within(effect: fx.ClearsWord) -> Dependencies:
    return _terms(effect.within) if effect.within is not None else NOTHING


@dependencies.register
def _targets(effect: fx.ClearsChosen) -> Dependencies:
    return _terms(*effect.suits)


@dependencies.register(fx.ForEachDiscarded)
@dependencies.register(fx.ForEachOtherPlayer)
@dependencies.register(fx.ForEachPenaltyLeft)
@dependencies.register(fx.Runs)
@dependencies.register(fx.Odd)
@dependencies.register(fx.ClearsAll)
@dependencies.register(fx.ProtectsSelf)
@dependencies.register(fx.ProtectsChosen)
@dependencies.register(fx.CopiesHandCard)
@dependencies.register(fx.TakesNameAndSuit)
@dependencies.register(fx.ChangesSuit)
@dependencies.register(fx.ExtraCard)
@dependencies.register(fx.AlsoSuits)
@dependencies.register(fx.SuitFixed)
@dependencies.register(fx.BlankedOnlyByItself)
@dependencies.register(fx.BlanksNobody)
def _nothing(effect: fx.Effect) -> Dependencies:
    return NOTHING
