"""Steps 4 to 6 of scoring: who blanks whom."""

from __future__ import annotations

from collections.abc import Mapping

from . import effects as fx
from .plans import PenaltyPlan
from .sheet import Line, Reason
from .standing import Bits, Matcher, Standing, each_place
from .terms import Suit

Penalties = Mapping[int, PenaltyPlan]
"""The penalties in force, by the place of the card that bears them."""


def blank(hand: Standing, penalties: Penalties, lines: list[Line]) -> None:
    """Blanks whatever is blanked, in the order of the rules."""
    _blank_loners(hand, penalties, lines)
    _blank_others(hand, penalties, lines)
    _blank_themselves(hand, penalties, lines)


def _blank_loners(hand: Standing, penalties: Penalties, lines: list[Line]) -> None:
    """Step 4: all at once, judged on the suits as the choices left them."""
    blanked = 0
    for me, plan in penalties.items():
        if plan.loners:
            hits = _alone(hand, plan.loners.exempt)
            _tell_protected(hand, hits, lines)
            for place in each_place(hits & ~hand.untouchable & ~blanked):
                lines.append(Line(place, Reason.BLANKED, plan.loners, 1 << me))
            blanked |= hits & ~hand.untouchable
    if blanked:
        hand.blank(blanked)


def _alone(hand: Standing, exempt: Suit) -> Bits:
    alone = 0
    for suit in Suit:
        bits = hand.by_suit[suit]
        if suit is not exempt and bits.bit_count() == 1:
            alone |= bits
    return alone & ~hand.by_suit[exempt]


def _blank_others(hand: Standing, penalties: Penalties, lines: list[Line]) -> None:
    """Step 5: free blankers first; those who blank each other in a ring only fall themselves."""
    waiting = {me: plan.blanking for me, plan in penalties.items() if plan.blanking}
    while waiting:
        hits: dict[int, Bits] = {}
        for me in waiting:
            if hand.alive >> me & 1:
                hits[me] = 0
                for _, matches in waiting[me]:
                    hits[me] |= matches(hand, me) & ~hand.untouchable
        if not hits:
            return
        free = leading_ring(hits)
        me = next(each_place(free))
        if free.bit_count() > 1 or hits[me] & free:
            for place in each_place(free):
                by = sum(1 << other for other in each_place(free) if hits[other] >> place & 1)
                effect = waiting[next(each_place(by))][0][0]
                lines.append(Line(place, Reason.BLANKED_IN_RING, effect, by))
            hand.blank(free)
        else:
            for effect, matches in waiting[me]:
                _tell_protected(hand, matches(hand, me), lines)
                for place in each_place(matches(hand, me) & ~hand.untouchable):
                    lines.append(Line(place, Reason.BLANKED, effect, 1 << me))
            hand.blank(hits[me])
        for place in each_place(free):
            del waiting[place]


def _blank_themselves(hand: Standing, penalties: Penalties, lines: list[Line]) -> None:
    """Step 6: each condition judged when what it depends on is settled."""
    conditional = {
        me: plan for me, plan in penalties.items() if plan.conditions and hand.alive >> me & 1
    }
    waiting = {me: plan for me, plan in conditional.items() if not hand.protected >> me & 1}
    while waiting:
        decides = dict.fromkeys(waiting, 0)
        for me, plan in waiting.items():
            for effect, matches in plan.conditions:
                for other in each_place(_met(hand, me, effect, matches)):
                    if other in decides:
                        decides[other] |= 1 << me
        settled = leading_ring(decides)
        by_number = sorted(each_place(settled), key=lambda place: hand.cards[place].number)
        changed = True
        while changed:
            changed = False
            for me in by_number:
                line = _against_itself(hand, me, waiting[me])
                if line and hand.alive >> me & 1:
                    lines.append(line)
                    hand.blank(1 << me)
                    changed = True
        for me in by_number:
            del waiting[me]
    for me, plan in conditional.items():
        if hand.protected >> me & 1 and _against_itself(hand, me, plan):
            _tell_protected(hand, 1 << me, lines)


def _against_itself(hand: Standing, me: int, plan: PenaltyPlan) -> Line | None:
    """The condition that blanks the card as the hand stands now, if one does."""
    for effect, matches in plan.conditions:
        met = _met(hand, me, effect, matches)
        if bool(met) is isinstance(effect, fx.BlankedWith):
            return Line(me, Reason.BLANKED_BY_ITSELF, effect, met)
    return None


def _met(hand: Standing, me: int, effect: fx.ConditionEffect, matches: Matcher) -> Bits:
    """The cards that count for a condition."""
    met = matches(hand, me)
    return met & ~hand.harmless if isinstance(effect, fx.BlankedWith) else met


def _tell_protected(hand: Standing, hits: Bits, lines: list[Line]) -> None:
    for place in each_place(hits & hand.protected):
        by, effect = hand.protectors[place]
        line = Line(place, Reason.PROTECTED, effect, 1 << by)
        if line not in lines:
            lines.append(line)


def leading_ring(hits: Mapping[int, Bits]) -> Bits:
    """The cards of a ring (or one lone card) that no card outside it hits.

    A card with the fewest others behind it, hitting it directly or through others, has only
    members of its own ring behind it.
    """
    behind = {me: 1 << me for me in hits}
    changed = len(hits) > 1
    while changed:
        changed = False
        for me, targets in hits.items():
            for other in behind:
                if targets >> other & 1 and behind[me] & ~behind[other]:
                    behind[other] |= behind[me]
                    changed = True
    return min(behind.values(), key=int.bit_count)
