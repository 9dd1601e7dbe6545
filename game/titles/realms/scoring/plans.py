"""A card's effects sorted by the step of scoring that needs them, worked out once per card."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.terms import Suit, says
from .points import Scorer, scorer
from .standing import Matcher, any_of

E = TypeVar("E", bound=fx.Effect)
Counting = tuple[tuple[fx.PointsEffect, Scorer], ...]


@dataclass(frozen=True, slots=True)
class BonusPlan:
    """What the bonus of a card brings to each step."""

    quiet: bool
    """Whether it leaves steps 3 to 6 alone."""
    choice: fx.ChoiceEffect | None
    clearing: tuple[fx.ClearingEffect, ...]
    protection: tuple[fx.ProtectionEffect, ...]
    points: Counting
    suit_fixed: bool
    blanked_only_by_itself: bool
    blanks_nobody: bool


@dataclass(frozen=True, slots=True)
class PenaltyPlan:
    """What a penalty brings to each step, less the words cleared from it."""

    loners: fx.BlanksLoners | None
    blanking: tuple[tuple[fx.BlankingEffect, Matcher], ...]
    conditions: tuple[tuple[fx.ConditionEffect, Matcher], ...]
    points: Counting


@cache
def bonus_plan(card: Card) -> BonusPlan:
    loud = (fx.ClearingEffect, fx.ProtectionEffect, fx.BlankedOnlyByItself, fx.BlanksNobody)
    return BonusPlan(
        quiet=not any(isinstance(effect, loud) for effect in card.bonus),
        choice=next(card.bonuses(fx.ChoiceEffect), None),
        clearing=tuple(card.bonuses(fx.ClearingEffect)),
        protection=tuple(card.bonuses(fx.ProtectionEffect)),
        points=_counting(card.bonus),
        suit_fixed=any(card.bonuses(fx.SuitFixed)),
        blanked_only_by_itself=any(card.bonuses(fx.BlankedOnlyByItself)),
        blanks_nobody=any(card.bonuses(fx.BlanksNobody)),
    )


@cache
def penalty_plan(card: Card, words: tuple[Suit, ...]) -> PenaltyPlan:
    effects = [left for effect in card.penalty if (left := without_words(effect, words))]
    loners = [effect for effect in effects if isinstance(effect, fx.BlanksLoners)]
    return PenaltyPlan(
        loners=loners[0] if loners else None,
        blanking=tuple(
            (effect, _hits(effect))
            for effect in effects
            if isinstance(effect, fx.Blanks | fx.BlanksAllBut)
        ),
        conditions=tuple(
            (effect, any_of(effect.terms))
            for effect in effects
            if isinstance(effect, fx.BlankedUnless | fx.BlankedWith)
        ),
        points=_counting(effects),
    )


@cache
def mentions(card: Card, word: Suit) -> bool:
    """Whether the word can be cleared from the card's penalty."""
    return any(without_words(effect, (word,)) is not effect for effect in card.penalty)


def without_words(effect: E, words: tuple[Suit, ...]) -> E | None:
    """The effect as it reads without the words, or None if nothing of it is left.

    The complement a card spares ("every card except ...") keeps its words: they are no harm.
    """
    terms = getattr(effect, "terms", ())
    if isinstance(effect, fx.BlanksAllBut) or not any(
        says(term, word) for term in terms for word in words
    ):
        return effect
    left = tuple(term for term in terms if not any(says(term, word) for word in words))
    return _with_terms(effect, left) if left else None


def _with_terms(effect: E, terms: tuple[object, ...]) -> E:
    changed = copy(effect)
    object.__setattr__(changed, "terms", terms)
    return changed


def _hits(effect: fx.Blanks | fx.BlanksAllBut) -> Matcher:
    matches = any_of(effect.terms)
    if isinstance(effect, fx.BlanksAllBut):
        return lambda hand, me: hand.alive & ~matches(hand, me)
    return matches


def _counting(effects: tuple[fx.Effect, ...] | list[fx.Effect]) -> Counting:
    return tuple(
        (effect, scorer(effect)) for effect in effects if isinstance(effect, fx.PointsEffect)
    )
