"""Trading in real time: the common ground of all who know what a hand is worth to them.

A trader is asked again whenever something has happened. What it means to do, and when, it keeps in
mind, so that a busy floor does not keep it from acting: at a human pace, one thing after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.rng import Rng
from game.titles.realms.play.actions import Action
from game.titles.realms.play.floor import UNSEEN, Bid, Floor, OpenOffer, givable, suit_of
from game.titles.realms.play.trade_actions import (
    Accept,
    Answer,
    Bargain,
    Decline,
    HoldOut,
    Unwish,
    Want,
    Wish,
    Withdraw,
)
from game.titles.realms.play.view import View, possible

from ..contract import Decision
from .hands import Evaluate
from .manners import Manners
from .trade_gains import Gains
from .trade_partners import Partner

HELD_OUT = 400
"""Milliseconds before an offer at which its card is held out."""
GRUDGE = 30_000
"""Milliseconds for which an offer that came to nothing is not made again."""
WISHES_KEPT = 12_000
"""Milliseconds between two thoughts about what to look for."""
WISHED = 2.0
"""How much likelier somebody is to take what he looks for."""
HEARD = 0.35
"""How likely somebody has a card that nobody has seen, and hears that it is wanted."""
QUARTERS = 4
"""Parts of the time after each of which a trader hopes for less."""
LATE = 30_000
"""Milliseconds before the end in which the nervous hurry."""


class Deal(NamedTuple):
    """Something to do, and what it is hoped to bring."""

    key: object
    """What it is about: the same thing is thought about once."""
    action: Action
    gain: float
    wait: tuple[int, int]
    """Within which time it is done, from when it is first thought of, in milliseconds."""


@dataclass
class Trader:
    """One seat's trading; made anew for every match."""

    manners: Manners
    _gains: Gains | None = None
    _plans: dict[object, int] = field(default_factory=dict)
    """When it will do what it has thought of."""
    _mine: dict[int, Bargain] = field(default_factory=dict)
    """Its open offers, by number."""
    _refused: dict[Bargain, int] = field(default_factory=dict)
    """When an offer came to nothing."""
    _bids: dict[int, Answer] = field(default_factory=dict)
    """What it has given for offers of others, by number."""
    _declined: set[Answer] = field(default_factory=set)
    _wished_at: int = -WISHES_KEPT
    _partners: dict[int, Partner] = field(default_factory=dict)
    """What it thinks of the others' hands."""

    def choose(self, view: View, legal: Sequence[Action], evaluate: Evaluate, rng: Rng) -> Decision:
        floor, seat = view.floor, view.seat
        assert floor
        assert seat is not None
        hope = self._hope(view, floor)
        if self._gains is None or (self._gains.hand, self._gains.hope) != (view.hand, hope):
            self._gains = Gains(view, evaluate, self.manners.noise, rng, hope)
        if self.manners.insight:
            self._look_at_others(view, seat, evaluate)
        self._remember(floor, seat, view.hand)
        allowed = set(legal)
        deals = [
            deal
            for deal in self._thoughts(view, floor, seat, self._gains)
            if deal.action in allowed
        ]
        plans = {deal.key: self._when(deal, floor.now, view, rng) for deal in deals}
        self._plans = plans
        if not deals:
            return Decision(None)
        first = min(deals, key=lambda deal: (plans[deal.key], -deal.gain))
        wait = plans[first.key] - floor.now
        if isinstance(first.action, HoldOut):
            wait -= HELD_OUT
        return Decision(first.action, after=max(0, wait))

    def _when(self, deal: Deal, now: int, view: View, rng: Rng) -> int:
        if deal.key in self._plans:
            return self._plans[deal.key]
        least, most = deal.wait
        hurry = self.manners.hurry if view.options.closes - now < LATE else 1.0
        return now + round((least + rng.below(most - least)) * hurry)

    def _remember(self, floor: Floor, seat: int, hand: Sequence[int]) -> None:
        """Looks at what has become of its offers."""
        mine = {each.number: each.bargain for each in floor.offers_of(seat)}
        for number, bargain in self._mine.items():
            if number not in mine and bargain.card in hand:
                self._refused[bargain] = floor.now
        self._mine = mine
        bids = {
            each.number: Answer(each.offer, each.card) for each in floor.bids if each.seat == seat
        }
        self._declined |= {self._bids[number] for number in self._bids.keys() - bids.keys()}
        self._bids = bids

    def _look_at_others(self, view: View, seat: int, evaluate: Evaluate) -> None:
        for other in range(len(view.sizes)):
            known = self._partners.get(other)
            if other != seat and not (known and known.fits(view, other)):
                self._partners[other] = Partner(view, other, evaluate)

    # What could be done.

    def _thoughts(self, view: View, floor: Floor, seat: int, gains: Gains) -> Iterator[Deal]:
        for offer in floor.offers:
            if offer.is_for(seat):
                yield from self._answer(view, floor, offer, gains)
            elif offer.seat == seat and self._is_void(offer, gains):
                yield Deal(("withdraw", offer.number), Withdraw(offer.number), 0.0, (800, 3000))
        for bid in floor.bids:
            if bid.to == seat:
                yield from self._hear(floor, bid, gains)
        yield from self._wish(floor, seat, gains)
        yield from self._offer(view, floor, seat, gains)

    def _hope(self, view: View, floor: Floor) -> float:
        """How much a further trade counts; less in every quarter of the time, nothing in the
        last."""
        gone = min(QUARTERS - 1, QUARTERS * floor.now // view.options.closes)
        return self.manners.foresight * (1 - gone / (QUARTERS - 1))

    def _margin(self, view: View, floor: Floor) -> float:
        """What a trade must bring at the least; towards the end some are content with less."""
        left = max(0, view.options.closes - floor.now) / view.options.closes
        margin = self.manners.margin * (0.25 + 0.75 * left)
        if view.options.closes - floor.now < LATE:
            margin *= self.manners.steadiness
        return max(margin, self.manners.least)

    def _answer(self, view: View, floor: Floor, offer: OpenOffer, gains: Gains) -> Iterator[Deal]:
        """To an offer that is made to it, or to all."""
        gets = possible(view, offer)
        gives = [
            card
            for card in givable(view.options.cards, view.hand, offer)
            if Answer(offer.number, card) not in self._declined
        ]
        found = [(gains.of(card, gets, self.manners.trust), card) for card in gives]
        gain, card = max(found, default=(float("-inf"), UNSEEN))
        if gain >= self._margin(view, floor):
            if offer.want is None:
                card = self._best_bid(floor, offer, found, self._margin(view, floor))
            quick = self.manners.answers
            yield Deal(("answer", offer.number), Answer(offer.number, card), gain, quick)
        elif offer.to == view.seat:
            yield Deal(("decline", offer.number), Decline(offer.number), 0.0, (1500, 5000))

    def _best_bid(
        self, floor: Floor, offer: OpenOffer, found: list[tuple[float, int]], margin: float
    ) -> int:
        """Where anything may be given: rather what the other looks for, if that still pays."""
        wishes = floor.wishes[offer.seat]
        assert self._gains
        suits = self._gains.cards
        pays = [(gain, card) for gain, card in found if gain >= margin]
        return max(
            pays,
            key=lambda each: (each[1] in wishes or suit_of(suits, each[1]) in wishes, each[0]),
        )[1]

    def _hear(self, floor: Floor, bid: Bid, gains: Gains) -> Iterator[Deal]:
        """What somebody would give for its offer."""
        offer = floor.offer(bid.offer)
        if not offer:
            return
        gain = gains.of(offer.card, (bid.card,))
        if gain >= self.manners.least:
            yield Deal(("bid", bid.number), Accept(bid.number), gain, self.manners.answers)
        else:
            yield Deal(("bid", bid.number), Decline(bid.number), 0.0, (1200, 4000))

    def _is_void(self, offer: OpenOffer, gains: Gains) -> bool:
        """Whether it no longer wants what it has asked for: its hand has changed."""
        match offer.want:
            case int(card):
                return gains.of(offer.card, (card,)) < self.manners.least
            case str(suit):
                return gains.of_suit(offer.card, suit) < -10
            case _:
                return False

    # What it looks for.

    def _wish(self, floor: Floor, seat: int, gains: Gains) -> Iterator[Deal]:
        wishes = floor.wishes[seat]
        wanted = gains.wanted
        if floor.now - self._wished_at < WISHES_KEPT and wishes:
            return
        stale = [wish for wish in wishes if wish not in wanted]
        fresh = [want for want in wanted if want not in wishes]
        if len(wishes) == 3 and stale and fresh:
            yield Deal("unwish", Unwish(stale[0]), 1.0, (2000, 6000))
        elif len(wishes) < 3 and fresh:
            yield Deal("wish", Wish(fresh[0]), 1.0, (500, 4000))
        else:
            self._wished_at = floor.now

    # What it offers.

    def _offer(self, view: View, floor: Floor, seat: int, gains: Gains) -> Iterator[Deal]:
        if len(self._mine) >= self.manners.most_offers or floor.rests[seat]:
            return
        promises = {
            bargain: promise
            for promise, bargain in self._ideas(view, floor, seat, gains)
            if floor.now - self._refused.get(bargain, -GRUDGE) >= GRUDGE
            and bargain not in self._mine.values()
        }
        if not promises:
            return
        best = max(promises, key=promises.__getitem__)
        held_out = floor.held_out(seat)
        meant = next(filter(None, map(_bargain, self._plans)), None)
        if meant in promises and meant.held_out == held_out:
            best = meant  # it is about to say so
        elif meant:  # it has thought better of it, and does that when it would have done this
            self._plans.setdefault(("offer", best), self._plans["offer", meant])
        action = best.offer if best.held_out == held_out else best.held_out
        yield Deal(("offer", best), action, promises[best], self.manners.offers)

    def _ideas(
        self, view: View, floor: Floor, seat: int, gains: Gains
    ) -> Iterator[tuple[float, Bargain]]:
        """Offers that might be taken, each with how much it promises."""
        margin = self._margin(view, floor)
        for other in range(len(view.sizes)):
            if other == seat:
                continue
            wishes = floor.wishes[other]
            for want in view.known(other):
                for card in view.hand:
                    gain = gains.of(card, (want,))
                    if gain >= margin:
                        promise = gain * self._appeal(card, wishes, gains)
                        if partner := self._partners.get(other):
                            promise *= partner.chance(card, want)
                        yield promise, Bargain(card, other, self._shows(card, gains), want)
        for wish in floor.wishes[seat]:
            for card in view.hand:
                gain = (
                    gains.of(card, (wish,)) if isinstance(wish, int) else gains.of_suit(card, wish)
                )
                if gain >= margin:
                    promise = HEARD * gain * self._appeal_to_all(card, floor, seat, gains)
                    yield promise, Bargain(card, None, self._shows(card, gains), wish)
        for card in view.hand:
            loss = gains.loss(card)
            if loss <= self.manners.spares:
                promise = 0.4 * (self.manners.spares - loss + 1)
                promise *= self._appeal_to_all(card, floor, seat, gains)
                yield promise, Bargain(card, None, True, None)

    def _appeal(self, card: int, wishes: Sequence[Want], gains: Gains) -> float:
        looked_for = card in wishes or suit_of(gains.cards, card) in wishes
        return WISHED if looked_for else 1.0

    def _appeal_to_all(self, card: int, floor: Floor, seat: int, gains: Gains) -> float:
        others = (wishes for other, wishes in enumerate(floor.wishes) if other != seat)
        return max(self._appeal(card, wishes, gains) for wishes in others)

    def _shows(self, card: int, gains: Gains) -> bool:
        """Whether it lays the card open, or only tells its suit."""
        return not (self.manners.bluffs and gains.poor(card))


def _bargain(key: object) -> Bargain | None:
    """What is offered, if a plan is about that."""
    match key:
        case "offer", Bargain() as bargain:
            return bargain
        case _:
            return None
