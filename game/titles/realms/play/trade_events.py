"""What happens on the trading floor. What not everybody may know is missing in the others' form."""

from __future__ import annotations

from enum import StrEnum, auto

import msgspec
from msgspec.structs import replace

from .floor import Bid, OpenOffer


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The cards are dealt, and the clock runs."""

    dealt: int
    until: int


class OfferMade(msgspec.Struct, frozen=True, tag="offer_made"):
    offer: OpenOffer


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """Something was given for an offer that asks for anything."""

    bid: Bid


class Traded(msgspec.Struct, frozen=True, tag="traded"):
    """Two cards have changed hands. Everybody is told as much of them as was told before: the card
    itself, or its suit."""

    offer: int
    seat: int
    """Who made the offer."""
    other: int
    gave: int | None
    gave_suit: str
    got: int | None
    got_suit: str
    shown: bool
    """Whether everybody knows the card that was offered."""
    named: bool
    """Whether everybody knows the card that was given for it."""

    def seen_by(self, seat: int | None) -> Traded:
        if seat in (None, self.seat, self.other):
            return self
        return replace(
            self,
            gave=self.gave if self.shown else None,
            got=self.got if self.named else None,
        )


class Why(StrEnum):
    """Why an offer or an answer is no longer there."""

    WITHDRAWN = auto()
    DECLINED = auto()
    LAPSED = auto()
    FALLEN = auto()
    """A card of it has gone elsewhere."""


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """An offer or an answer that came to nothing."""

    number: int
    seat: int
    """Who had made it."""
    to: int | None
    why: Why


class WishTold(msgspec.Struct, frozen=True, tag="wish_told"):
    seat: int
    want: int | str


class WishDropped(msgspec.Struct, frozen=True, tag="wish_dropped"):
    seat: int
    want: int | str


class SteppedAway(msgspec.Struct, frozen=True, tag="stepped_away"):
    seat: int


class SteppedUp(msgspec.Struct, frozen=True, tag="stepped_up"):
    seat: int


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    """A seat may make another offer."""

    seat: int


class TimeUp(msgspec.Struct, frozen=True, tag="time_up"):
    """The clock has run out."""


class LookedAside(msgspec.Struct, frozen=True, tag="looked_aside"):
    """After the clock somebody looks at some of the cards put aside."""

    seat: int
    cards: tuple[int, ...]


class PutAside(msgspec.Struct, frozen=True, tag="put_aside"):
    """A card of a hand that had one too many joined those put aside."""

    seat: int
    card: int | None


TradeEvent = (
    Opened
    | OfferMade
    | Answered
    | Traded
    | Gone
    | WishTold
    | WishDropped
    | SteppedAway
    | SteppedUp
    | Rested
    | TimeUp
    | LookedAside
    | PutAside
)


def trade_event_for(event: TradeEvent, seat: int) -> TradeEvent:
    match event:
        case OfferMade(offer):
            return OfferMade(offer.seen_by(seat))
        case Answered(bid):
            return Answered(bid.seen_by(seat))
        case Traded():
            return event.seen_by(seat)
        case LookedAside(seat=owner) if owner != seat:
            return LookedAside(owner, ())
        case PutAside(seat=owner) if owner != seat:
            return PutAside(owner, None)
        case _:
            return event


def trade_event_reveals(event: TradeEvent, seat: int) -> bool:
    match event:
        case OfferMade(offer):
            return offer.is_for(seat)
        case Answered(bid):
            return bid.to == seat
        case LookedAside(seat=owner):
            return owner == seat
        case Traded():
            return True
        case _:
            return False
