"""What happens on the market. A card that not everybody may see is None in the others' form."""

from __future__ import annotations

import msgspec

from .state import Lot


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The cards are dealt, and the clock runs."""

    until: int


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    lot: Lot


class Bought(msgspec.Struct, frozen=True, tag="bought"):
    seat: int
    lot: int


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """A card that nobody bought was shuffled into the deck."""

    lot: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    seat: int
    card: int | None


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    seat: int
    card: int | None


class Rang(msgspec.Struct, frozen=True, tag="rang"):
    """The market is over."""


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    seat: int
    card: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """Somebody lays no more."""

    seat: int


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """The top card of the deck was turned over."""

    card: int


Event = Opened | Offered | Bought | Lapsed | Drew | Peeked | Rang | Laid | Decided | Turned


def event_for(event: Event, seat: int | None) -> Event:
    """What a seat sees of an event; None sees everything."""
    match event:
        case Drew(seat=owner) | Peeked(seat=owner) if seat not in (owner, None):
            return type(event)(owner, None)
        case _:
            return event


def reveals(event: Event, seat: int) -> bool:
    """Whether the seat learned something hidden by it: a card, or how a die fell."""
    match event:
        case Drew(seat=owner) | Peeked(seat=owner):
            return owner == seat
        case Laid(seat=owner):
            return owner != seat
        case Offered() | Turned():
            return True
        case _:
            return False
