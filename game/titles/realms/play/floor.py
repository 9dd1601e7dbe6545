"""The trading floor: who offers what to whom, who has answered, who looks for what."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..cards.catalogue import Catalogue
from .trade_actions import Bargain, HoldOut, Want

LAPSES_AFTER = 20_000
"""Milliseconds after which an offer lapses."""
RESTS_FOR = 1_000
"""Milliseconds between two new offers of a seat."""
MOST_OFFERS = 4
MOST_WISHES = 3
UNSEEN = 0
"""The number of a card that the others must not know."""


class OpenOffer(msgspec.Struct, frozen=True):
    """A card for which another is sought. Of an offer to somebody else everybody sees who speaks
    to whom, but not what is said."""

    number: int
    seat: int
    to: int | None
    """Who may take it; all may if it is nobody's."""
    until: int
    card: int = UNSEEN
    suit: str = ""
    """The printed suit of the card."""
    face_up: bool = False
    want: Want = None

    @property
    def bargain(self) -> Bargain:
        return Bargain(self.card, self.to, self.face_up, self.want)

    def is_for(self, seat: int) -> bool:
        """Whether the seat may answer it."""
        return seat != self.seat and self.to in (seat, None)

    def seen_by(self, seat: int | None) -> OpenOffer:
        """What the seat may know of it."""
        if seat in (None, self.seat):
            return self
        if not self.is_for(seat if seat is not None else self.seat):
            return OpenOffer(self.number, self.seat, self.to, self.until)
        return self if self.face_up else replace(self, card=UNSEEN)


class Bid(msgspec.Struct, frozen=True):
    """A card given for an offer that asks for anything; whoever offered must still accept."""

    number: int
    offer: int
    seat: int
    to: int
    """Who made the offer."""
    card: int = UNSEEN

    def seen_by(self, seat: int | None) -> Bid:
        return self if seat in (None, self.seat, self.to) else replace(self, card=UNSEEN)


class Draft(msgspec.Struct, frozen=True):
    """An offer in the making: a card that is held out, since when."""

    card: int
    face_up: bool
    since: int


class Floor(msgspec.Struct, frozen=True):
    """What goes on while the clock runs."""

    wishes: tuple[tuple[int | str, ...], ...]
    """What each seat looks for; everybody knows."""
    rests: tuple[int, ...]
    """When each seat may make another offer; 0 if it may now."""
    drafts: tuple[Draft | None, ...]
    """What each seat holds out; nobody else knows."""
    offers: tuple[OpenOffer, ...] = ()
    bids: tuple[Bid, ...] = ()
    counted: int = 0
    """How many offers and answers there have been; the next has this number."""
    now: int = 0
    """When something last happened, on the clock of the match; a draft is nothing to others."""
    away: tuple[tuple[int, int], ...] = ()
    """The seats that have left the floor for a while, each with when it did."""

    def offer(self, number: int) -> OpenOffer | None:
        return next((each for each in self.offers if each.number == number), None)

    def bid(self, number: int) -> Bid | None:
        return next((each for each in self.bids if each.number == number), None)

    def offers_of(self, seat: int) -> tuple[OpenOffer, ...]:
        return tuple(each for each in self.offers if each.seat == seat)

    def left_at(self, seat: int | None) -> int | None:
        """When a seat has left the floor, if it has."""
        return dict(self.away).get(seat) if seat is not None else None

    def awaited(self, offer: OpenOffer) -> set[int]:
        """Whose word an offer depends on now: of whom it is made to, and, once something was given
        for it, of who made it."""
        asked = {offer.to} if offer.to is not None else set()
        answered = any(bid.offer == offer.number for bid in self.bids)
        return asked | {offer.seat} if answered else asked

    def waits(self, offer: OpenOffer) -> bool:
        """Whether it does not lapse: somebody who is to say a word has left the floor."""
        return any(self.left_at(seat) is not None for seat in self.awaited(offer))

    def seen_by(self, seat: int | None) -> Floor:
        own = None if seat is None else self.drafts[seat]
        return replace(
            self,
            drafts=tuple(
                draft if seat in (None, owner) else None for owner, draft in enumerate(self.drafts)
            ),
            now=max(self.now, own.since) if own else self.now,
            offers=tuple(each.seen_by(seat) for each in self.offers),
            bids=tuple(each.seen_by(seat) for each in self.bids),
        )

    def held_out(self, seat: int) -> HoldOut | None:
        draft = self.drafts[seat]
        return HoldOut(draft.card, draft.face_up) if draft else None

    def with_draft(self, seat: int, draft: Draft | None) -> Floor:
        return replace(self, drafts=(*self.drafts[:seat], draft, *self.drafts[seat + 1 :]))

    def without(self, *numbers: int) -> Floor:
        """The floor without these offers (and what was given for them) or answers."""
        return replace(
            self,
            offers=tuple(each for each in self.offers if each.number not in numbers),
            bids=tuple(each for each in self.bids if not {each.number, each.offer} & {*numbers}),
        )


def givable(cards: Catalogue, hand: tuple[int, ...], offer: OpenOffer) -> tuple[int, ...]:
    """The cards of a hand that may be given for an offer."""
    match offer.want:
        case int(wanted):
            return (wanted,) if wanted in hand else ()
        case str(suit):
            return tuple(card for card in hand if suit_of(cards, card) == suit)
        case _:
            return hand


def askable(
    floor: Floor, seat: int, to: int | None, hand: tuple[int, ...], known: tuple[int, ...]
) -> list[Want]:
    """What a seat with this hand may ask somebody for, or all: anything, what its wishes name, and
    the cards and suits that the other has shown; it knows him to hold these cards."""
    found: list[Want] = [None, *floor.wishes[seat]]
    if to is not None:
        told = (each.suit for each in floor.offers_of(to) if each.is_for(seat))
        found += [*known, *told]
    return [want for want in dict.fromkeys(found) if want not in hand]


def opened(players: int) -> Floor:
    return Floor(((),) * players, (0,) * players, (None,) * players)


def suit_of(cards: Catalogue, card: int) -> str:
    """The suit a card says it has: the printed one."""
    return cards.by_number[card].suit.key


def suits_of(cards: Catalogue) -> tuple[str, ...]:
    """Every suit there is to look for, in the order of the game."""
    return tuple(suit.key for suit in sorted({card.suit for card in cards.cards}))
