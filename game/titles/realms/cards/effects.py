"""The effect vocabulary: everything a hand card can say, as frozen values.

Scoring, wording, the search for the best choices and the opponents all read these values, so a
card is declared once. An effect in a card's `bonus` is never copied; one in its `penalty` is, and
can be cleared.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto
from typing import ClassVar

from .terms import AnyOf, But, Name, Suit, Term


class Effect:
    """Anything a card does."""

    __slots__ = ()


class PointsEffect(Effect):
    """Adds to (or, in a penalty, takes from) the strength of its card."""

    __slots__ = ()


class BlankingEffect(Effect):
    """Blanks other cards."""

    __slots__ = ()


class ConditionEffect(Effect):
    """Blanks its own card under a condition."""

    __slots__ = ()


class ClearingEffect(Effect):
    """Removes penalties or words in them."""

    __slots__ = ()


class ProtectionEffect(Effect):
    """Keeps cards from being blanked."""

    __slots__ = ()


class ChoiceEffect(Effect):
    """Asks the player for a decision before the hand is scored."""

    __slots__ = ()
    order: ClassVar[int]
    """Who decides before whom: first what cards are, then whom the final suits make a target."""


class TraitEffect(Effect):
    """Something a card simply is."""

    __slots__ = ()


# Shapes: what several effects have in common as data.


@dataclass(frozen=True, init=False)
class _OnTerms(Effect):
    terms: tuple[Term, ...]

    def __init__(self, *terms: Term) -> None:
        object.__setattr__(self, "terms", terms)


@dataclass(frozen=True, init=False)
class _OnSuits(Effect):
    suits: tuple[Suit, ...]

    def __init__(self, *suits: Suit) -> None:
        object.__setattr__(self, "suits", suits)


@dataclass(frozen=True, init=False)
class _PointsOnTerms(PointsEffect):
    points: int
    terms: tuple[Term, ...]

    def __init__(self, points: int, *terms: Term) -> None:
        object.__setattr__(self, "points", points)
        object.__setattr__(self, "terms", terms)


@dataclass(frozen=True)
class _Points(PointsEffect):
    points: int


# Points.


class ForEach(_PointsOnTerms):
    """Points for each card of the hand, once for each term it meets."""


class ForEachDiscarded(_PointsOnTerms):
    """Points for each card of the discard area, by its printed suit."""


@dataclass(frozen=True)
class ForEachOr(PointsEffect):
    """Points for each match, or more for each if a card of the given name is there."""

    points: int
    more: int
    given: Name
    term: Term


class With(_PointsOnTerms):
    """Points once, if every term is met."""


@dataclass(frozen=True, init=False)
class Best(PointsEffect):
    """The best one of several offers."""

    options: tuple[With, ...]

    def __init__(self, *options: With) -> None:
        object.__setattr__(self, "options", options)


class Without(_PointsOnTerms):
    """Points once, if no term is met."""


@dataclass(frozen=True, init=False)
class Exactly(PointsEffect):
    """Points once, if exactly so many cards meet a term."""

    points: int
    count: int
    terms: tuple[Term, ...]

    def __init__(self, points: int, count: int, *terms: Term) -> None:
        object.__setattr__(self, "points", points)
        object.__setattr__(self, "count", count)
        object.__setattr__(self, "terms", terms)


class First(_PointsOnTerms):
    """Points for the first card that meets each term."""


class Further(_PointsOnTerms):
    """Points for every card after the first that meets each term."""


class SumOf(_OnTerms, PointsEffect):
    """The base strengths of all matching cards."""


class HighestOf(_OnTerms, PointsEffect):
    """The highest base strength among the matching cards."""


@dataclass(frozen=True)
class Runs(PointsEffect):
    """Pays for runs of consecutive base strengths: (length, points), the last for more too."""

    table: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class SuitSets(PointsEffect):
    """Pays for differently named cards of one suit: (count, points), the last for more too."""

    table: tuple[tuple[int, int], ...]


class AllSuitsDiffer(_Points):
    """Points if no two cards that are not blanked share a suit."""


@dataclass(frozen=True)
class Odd(PointsEffect):
    """Points for each other card of odd base strength, or more if the whole hand is odd."""

    each: int
    whole_hand: int


class ForEachOtherPlayer(_Points):
    """Points for each opponent at the table."""


class ForEachPenaltyLeft(_Points):
    """Points for each card whose penalty is not fully cleared."""


# Blanking.


class Blanks(_OnTerms, BlankingEffect):
    """Blanks every matching card."""


class BlanksAllBut(_OnTerms, BlankingEffect):
    """Blanks every card that matches no term."""


@dataclass(frozen=True)
class BlanksLoners(BlankingEffect):
    """Before any other blanking: blanks every card alone in its suit, the exempt suit apart."""

    exempt: Suit


class BlankedUnless(_OnTerms, ConditionEffect):
    """Blanked if no card matches."""


class BlankedWith(_OnTerms, ConditionEffect):
    """Blanked if a card matches."""


# Clearing and protection.


class Clears(_OnTerms, ClearingEffect):
    """Clears the penalty of every matching card."""


@dataclass(frozen=True)
class ClearsAll(ClearingEffect):
    """Clears every penalty."""


@dataclass(frozen=True)
class ClearsWord(ClearingEffect):
    """Removes a suit's word from the penalties of every card, or of every card of one suit."""

    word: Suit
    within: Suit | None = None


class Protects(_OnTerms, ProtectionEffect):
    """No matching card can be blanked, not even by itself."""


@dataclass(frozen=True)
class ProtectsSelf(ProtectionEffect):
    """Cannot be blanked."""


# Choices.


@dataclass(frozen=True)
class CopiesHandCard(ChoiceEffect):
    """May take name, strength, suit and penalty of another card in hand, as printed."""

    order = 0


class TakesNameAndSuit(_OnSuits, ChoiceEffect):
    """May take name and suit of any card in the game of these suits, or just such a suit."""

    order = 1


@dataclass(frozen=True)
class ChangesSuit(ChoiceEffect):
    """May change the suit of one other card to any suit in play but Wild."""

    order = 2


class ClearsChosen(_OnSuits, ChoiceEffect):
    """May clear the penalty of one card of these suits."""

    order = 3


@dataclass(frozen=True)
class ProtectsChosen(ChoiceEffect):
    """May keep one other card from being blanked."""

    order = 3


# The end of the game.


class Source(StrEnum):
    """Where an extra card comes from, in the order in which the cards that say so act."""

    DECK_TOP = auto()
    DECK_ANY = auto()
    DISCARD = auto()


@dataclass(frozen=True, init=False)
class ExtraCard(Effect):
    """At the end of the game the hand gains a card, from the discard area only one of the suits."""

    source: Source
    suits: tuple[Suit, ...]

    def __init__(self, source: Source, *suits: Suit) -> None:
        object.__setattr__(self, "source", source)
        object.__setattr__(self, "suits", suits)


# Traits.


class AlsoSuits(_OnSuits, TraitEffect):
    """Belongs to further suits while in a hand."""


@dataclass(frozen=True)
class SuitFixed(TraitEffect):
    """Its suits cannot be changed."""


@dataclass(frozen=True)
class BlankedOnlyByItself(TraitEffect):
    """No other card blanks it."""


@dataclass(frozen=True)
class BlanksNobody(TraitEffect):
    """Never the reason why another card is blanked."""


def names_in(effect: Effect) -> frozenset[Name]:
    """The card names an effect mentions."""
    match effect:
        case Best(options):
            return frozenset().union(*map(names_in, options))
        case ForEachOr(given=given, term=term):
            return frozenset({given}) | _names_in(term)
        case _:
            return frozenset().union(*map(_names_in, getattr(effect, "terms", ())))


def _names_in(term: Term) -> frozenset[Name]:
    match term:
        case Name():
            return frozenset({term})
        case But(names=names) | AnyOf(terms=names):
            return frozenset(name for name in names if isinstance(name, Name))
        case _:
            return frozenset()


def effect_classes(of: type[Effect] = Effect) -> frozenset[type[Effect]]:
    """Every effect class that a card can carry: what each reader has to know."""
    children = of.__subclasses__()
    return frozenset().union(*map(effect_classes, children)) if children else frozenset({of})
