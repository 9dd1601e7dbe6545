"""The deals a person can make now: one lies before him, the others wait."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.titles.realms.play.actions import Action
from game.titles.realms.play.advice import Trade
from game.titles.realms.play.floor import LAPSES_AFTER, givable, suit_of
from game.titles.realms.play.trade_actions import Accept, Answer, Decline
from game.titles.realms.play.view import View, possible

GUARD = 0.4
"""Seconds in which nobody can have read a new deal: it cannot be answered yet."""


@dataclass(frozen=True)
class Deal:
    """A card one may get, and what could be given for it."""

    number: int
    seat: int
    gets: tuple[int, ...]
    """The cards it may be: one, if it is known."""
    suit: str
    gives: tuple[int, ...]
    """Own cards that may be given; none if what is asked for is not in the hand."""
    until: int
    alone: bool
    """Whether it is offered to nobody else."""
    is_answer: bool = False
    """Whether it answers an own offer, which is all one can give."""

    @property
    def known(self) -> int | None:
        return self.gets[0] if len(self.gets) == 1 else None

    def trades(self) -> Iterator[Trade]:
        return (Trade(give, get) for give in self.gives for get in self.gets)

    def accepting(self, give: int) -> Action:
        return Accept(self.number) if self.is_answer else Answer(self.number, give)

    @property
    def declining(self) -> Action | None:
        """A call to all cannot be refused for the others, too."""
        return Decline(self.number) if self.alone else None

    def left(self, now: float) -> float:
        """How much of its time is left, from 1 to 0."""
        return min(1.0, max(0.0, (self.until - now) / LAPSES_AFTER))


def deals_of(view: View) -> list[Deal]:
    """What the view's seat is offered: answers to its own offers first, then what is for it alone,
    then calls to all that it could take; what it cannot give anything for comes last."""
    floor, seat, cards = view.floor, view.seat, view.options.cards
    if floor is None or seat is None:
        return []
    found = []
    for bid in floor.bids:
        offer = floor.offer(bid.offer)
        if bid.to == seat and offer:
            suit = suit_of(cards, bid.card)
            found.append(
                Deal(
                    bid.number, bid.seat, (bid.card,), suit, (offer.card,), offer.until, True, True
                )
            )
    answered = {bid.offer for bid in floor.bids if bid.seat == seat}
    mine = [each for each in floor.offers if each.is_for(seat) and each.number not in answered]
    for offer in sorted(mine, key=lambda each: each.to is None):
        gives = givable(cards, view.hand, offer)
        if gives or offer.to == seat:
            found.append(
                Deal(
                    offer.number,
                    offer.seat,
                    possible(view, offer),
                    offer.suit,
                    gives,
                    offer.until,
                    offer.to == seat,
                )
            )
    return sorted(found, key=lambda deal: not deal.gives)


@dataclass
class Counter:
    """The deals in the order in which they are laid before the person. The one that lies there
    stays until it is gone; a new one cannot be answered before it can have been read."""

    deals: list[Deal] = field(default_factory=list)
    _passed: set[int] = field(default_factory=set)
    """Calls the person does not want to see any more."""
    _shown: int | None = None
    _given: int | None = None
    _read: float = 0.0

    @property
    def front(self) -> Deal | None:
        return self.deals[0] if self.deals else None

    @property
    def waiting(self) -> list[Deal]:
        return self.deals[1:]

    @property
    def ready(self) -> bool:
        return self.front is not None and self._read >= GUARD

    def follow(self, deals: list[Deal]) -> None:
        """What there is now."""
        there = [deal for deal in deals if deal.number not in self._passed]
        there.sort(key=lambda deal: deal.number != self._shown)
        self.deals = there
        self._look()

    def _look(self) -> None:
        number = self.front.number if self.front else None
        if number != self._shown:
            self._shown, self._read = number, 0.0

    def given(self, card: int | None) -> None:
        """What would be given for the deal that lies there: if that changes, it is another one."""
        if card != self._given:
            self._given, self._read = card, 0.0

    def read(self, seconds: float) -> None:
        self._read += seconds

    def disturbed(self) -> None:
        """The pointer has come to the buttons just now, or an answer that was meant for the last
        deal: this one is read from the beginning."""
        if self._read < GUARD:
            self._read = 0.0

    def prefer(self, number: int) -> None:
        """Lays another deal before the person."""
        self._passed.discard(number)
        self.deals.sort(key=lambda deal: deal.number != number)
        self._look()

    def pass_by(self, number: int) -> None:
        self._passed.add(number)
        self.follow(self.deals)
