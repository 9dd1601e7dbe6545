"""Step 3 of scoring: whose penalty is cleared, and who can no longer be blanked."""

from __future__ import annotations

from ..cards import effects as fx
from .plans import bonus_plan, mentions
from .sheet import Line, Reason
from .standing import Bits, Standing, any_of, each_place


def clear_and_protect(hand: Standing, lines: list[Line]) -> None:
    """Carries out what the bonuses do before any penalty.

    It holds even if the card that does it is blanked later.
    """
    for me, card in enumerate(hand.cards):
        plan = bonus_plan(card)
        if plan.quiet:
            continue
        for effect in plan.clearing:
            if isinstance(effect, fx.ClearsWord):
                _clear_word(hand, me, effect, lines)
            else:
                clear_places(hand, me, effect, _cleared(hand, me, effect), lines)
        for protection in plan.protection:
            hand.protect(_protected(hand, me, protection), me, protection)
        if plan.blanked_only_by_itself:
            hand.untouchable |= 1 << me
        if plan.blanks_nobody:
            hand.harmless |= 1 << me


def clear_places(
    hand: Standing, me: int, effect: fx.Effect, places: Bits, lines: list[Line]
) -> None:
    """Clears the penalties at these places by the card at `me`."""
    hand.cleared |= places
    for place in each_place(places):
        if hand.penalty_of[place].penalty:
            lines.append(Line(place, Reason.CLEARED, effect, 1 << me))


def _cleared(hand: Standing, me: int, effect: fx.ClearingEffect) -> Bits:
    if isinstance(effect, fx.Clears):
        return any_of(effect.terms)(hand, me)
    return hand.alive


def _clear_word(hand: Standing, me: int, effect: fx.ClearsWord, lines: list[Line]) -> None:
    places = hand.alive if effect.within is None else hand.by_suit[effect.within]
    for place in each_place(places):
        if effect.word in hand.words[place] or not mentions(hand.penalty_of[place], effect.word):
            continue
        hand.words[place] = (*hand.words[place], effect.word)
        lines.append(Line(place, Reason.WORD_CLEARED, effect, 1 << me))


def _protected(hand: Standing, me: int, effect: fx.ProtectionEffect) -> Bits:
    return any_of(effect.terms)(hand, me) if isinstance(effect, fx.Protects) else 1 << me
