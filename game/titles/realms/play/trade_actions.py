"""What may be done on the trading floor, and what the table itself does when a time has come.

Several act at once, so an answer names what it answers by its number: it may be gone by now.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

Want = int | str | None
"""What is asked for: a card by its number, a suit by its key, or anything."""


class HoldOut(msgspec.Struct, frozen=True, tag="hold_out"):
    """Hold out a card of the hand, to offer it next; nobody else can see that yet."""

    card: int
    face_up: bool
    """Else only its printed suit will be told."""


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """Offer the card that is held out, to one player or (None) to all."""

    to: int | None
    want: Want


class Bargain(NamedTuple):
    """All that an offer says; it is made in two steps."""

    card: int
    to: int | None
    face_up: bool
    want: Want

    @property
    def held_out(self) -> HoldOut:
        return HoldOut(self.card, self.face_up)

    @property
    def offer(self) -> Offer:
        return Offer(self.to, self.want)


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Give a card for what is offered. For a card or a suit that was asked for the trade is made;
    for anything the other must still accept."""

    offer: int
    card: int


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Make the trade with what was given in answer to the own offer."""

    bid: int


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Refuse an offer made to oneself alone, or an answer to the own offer."""

    number: int


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Take back an own offer, or an own answer that was not accepted yet."""

    number: int


class Wish(msgspec.Struct, frozen=True, tag="wish"):
    """Tell everybody what one looks for: a card or a suit."""

    want: int | str


class Unwish(msgspec.Struct, frozen=True, tag="unwish"):
    want: int | str


class StepAway(msgspec.Struct, frozen=True, tag="step_away"):
    """Leave the floor for a while: what is offered to the seat alone waits for it, and so does
    what is given for its offers."""


class StepUp(msgspec.Struct, frozen=True, tag="step_up"):
    """Come back."""


class Lapse(msgspec.Struct, frozen=True, tag="lapse"):
    """The table's own: nobody took the offer in time."""

    offer: int


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """The table's own: the seat may make another offer."""

    seat: int


class Close(msgspec.Struct, frozen=True, tag="close"):
    """The table's own: the clock has run out."""


SeatTrade = (
    HoldOut | Offer | Answer | Accept | Decline | Withdraw | Wish | Unwish | StepAway | StepUp
)
TradeAction = SeatTrade | Lapse | Rest | Close
