"""Steps 4 to 6 of scoring: who blanks whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..cards import effects as fx
from ..cards.terms import Suit
from .plans import PenaltyPlan
from .sheet import Line, Reason
from .standing import Bits, Matcher, Standing, each_place

Conditions = tuple[tuple[fx.ConditionEffect, Matcher], ...]
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
    blankers = {me: plan.blanking for me, plan in penalties.items() if plan.blanking}
    hits: dict[int, Bits] = {}
    for me, blanking in blankers.items():
        if hand.alive >> me & 1:
            hits[me] = 0
            for _, matches in blanking:
                hits[me] |= matches(hand, me) & ~hand.untouchable
    for acting, in_ring in blanking_order(hits):
        if in_ring:
            for place in each_place(acting):
                by = sum(1 << other for other in each_place(acting) if hits[other] >> place & 1)
                effect = blankers[next(each_place(by))][0][0]
                lines.append(Line(place, Reason.BLANKED_IN_RING, effect, by))
            hand.blank(acting)
        else:
            me = acting.bit_length() - 1
            for effect, matches in blankers[me]:
                _tell_protected(hand, matches(hand, me), lines)
                for place in each_place(matches(hand, me) & ~hand.untouchable):
                    lines.append(Line(place, Reason.BLANKED, effect, 1 << me))
            hand.blank(hits[me])


def _blank_themselves(hand: Standing, penalties: Penalties, lines: list[Line]) -> None:
    """Step 6: each condition judged when what it depends on is settled."""
    conditional = {
        me: plan.conditions
        for me, plan in penalties.items()
        if plan.conditions and hand.alive >> me & 1
    }
    waiting = {me: conditions for me, conditions in conditional.items() if not _safe(hand, me)}
    while waiting:
        undecided = sum(1 << me for me in waiting)
        verdicts = {
            me: _verdict(hand, me, conditions, undecided & ~(1 << me))
            for me, conditions in waiting.items()
        }
        settled = [me for me, verdict in verdicts.items() if not isinstance(verdict, int)]
        if settled:
            for me in settled:
                _fall(hand, verdicts[me], lines)
        else:
            settled = _go_round(hand, waiting, verdicts, lines)
        for me in settled:
            del waiting[me]
    for me, conditions in conditional.items():
        if _safe(hand, me) and isinstance(_verdict(hand, me, conditions, 0), Line):
            _tell_protected(hand, 1 << me, lines)


def _safe(hand: Standing, me: int) -> bool:
    return bool(hand.protected >> me & 1)


def _verdict(
    hand: Standing, me: int, conditions: Conditions, undecided: Bits
) -> Line | Bits | None:
    """The line that tells why the card falls, None if it stands, or else whom it waits for."""
    waits_for = 0
    for effect, matches in conditions:
        met = matches(hand, me)
        dislikes = isinstance(effect, fx.BlankedWith)
        if dislikes:
            met &= ~hand.harmless
        if met & ~undecided:
            if dislikes:
                return Line(me, Reason.BLANKED_BY_ITSELF, effect, met & ~undecided)
        elif met:
            waits_for |= met
        elif not dislikes:
            return Line(me, Reason.BLANKED_BY_ITSELF, effect)
    return waits_for or None


def _fall(hand: Standing, verdict: Line | Bits | None, lines: list[Line]) -> bool:
    if not isinstance(verdict, Line):
        return False
    lines.append(verdict)
    hand.blank(1 << verdict.place)
    return True


def _go_round(
    hand: Standing,
    waiting: Mapping[int, Conditions],
    waits_for: Mapping[int, Line | Bits | None],
    lines: list[Line],
) -> list[int]:
    """A true circle: by card number, undecided cards counting as present, until nothing changes."""
    decides = dict.fromkeys(waiting, 0)
    for me, others in waits_for.items():
        assert isinstance(others, int)
        for other in each_place(others):
            decides[other] |= 1 << me
    circle = sorted(each_place(leading_ring(decides)), key=lambda place: hand.cards[place].number)
    changed = True
    while changed:
        changed = False
        for me in circle:
            if hand.alive >> me & 1:
                changed |= _fall(hand, _verdict(hand, me, waiting[me], 0), lines)
    return circle


def _tell_protected(hand: Standing, hits: Bits, lines: list[Line]) -> None:
    for place in each_place(hits & hand.protected):
        by, effect = hand.protectors[place]
        line = Line(place, Reason.PROTECTED, effect, 1 << by)
        if line not in lines:
            lines.append(line)


def blanking_order(hits: Mapping[int, Bits]) -> Iterator[tuple[Bits, bool]]:
    """Who gets to act among blankers that may hit each other, in order.

    Yields one blanker that acts, or (and then True) a ring whose members all fall without acting.
    Whoever is blanked before his turn does not appear.
    """
    waiting = dict(hits)
    while waiting:
        acting = leading_ring(waiting)
        me = acting.bit_length() - 1
        in_ring = acting.bit_count() > 1 or bool(hits[me] & acting)
        yield acting, in_ring
        gone = acting if in_ring else acting | hits[me]
        waiting = {other: bits for other, bits in waiting.items() if not gone >> other & 1}


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
