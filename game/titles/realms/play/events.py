"""What happens at the table. A card that not everybody may see is None in the others' form."""

from __future__ import annotations

import msgspec

from .actions import Option
from .item_events import ItemEvent, item_event_for, item_event_reveals
from .trade_events import TradeEvent, trade_event_for, trade_event_reveals


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The cards are dealt, and somebody begins."""

    first: int
    dealt: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn"):
    seat: int
    must_draw: bool = False
    """Whether the table has circled long enough without a card from the deck."""


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A card from the top of the deck came into a hand."""

    seat: int
    card: int | None


class DrewTwo(msgspec.Struct, frozen=True, tag="drew_two"):
    """Two cards from the top of the deck, to keep one of."""

    seat: int
    cards: tuple[int, ...]


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """One of two cards drawn came into the hand; the other is discarded next."""

    seat: int
    card: int | None


class Took(msgspec.Struct, frozen=True, tag="took"):
    """A card of the discard area came into a hand."""

    seat: int
    card: int


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    seat: int
    card: int
    was_hidden: bool = False
    """Whether the others did not know where the card was."""


class Ended(msgspec.Struct, frozen=True, tag="ended", omit_defaults=True):
    """Enough cards lie in the discard area, or the deck is empty."""

    for_want_of_cards: bool = False
    """Whether it was the deck, and the discard area would still have room."""


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """A card that acts at the end of the game was laid open."""

    seat: int
    card: int


class Searched(msgspec.Struct, frozen=True, tag="searched"):
    """Somebody looks through the deck for an extra card."""

    seat: int


class Brought(msgspec.Struct, frozen=True, tag="brought"):
    """An extra card came into a hand at the end of the game."""

    seat: int
    by: int
    card: int | None
    openly: bool
    """Taken from the discard area, for all to see."""


class Declined(msgspec.Struct, frozen=True, tag="declined"):
    """Somebody did without an extra card."""

    seat: int
    by: int


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All hands are revealed."""

    hands: tuple[tuple[int, ...], ...]


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """A card with a choice was decided on."""

    seat: int
    chooser: int
    choice: Option


class Reconsidered(msgspec.Struct, frozen=True, tag="reconsidered"):
    """A choice was taken back, and those after it."""

    seat: int
    chooser: int


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """Somebody leaves it at what was chosen."""

    seat: int


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    seat: int
    total: int
    base_sum: int


Event = (
    Began
    | TurnBegan
    | Drew
    | DrewTwo
    | Kept
    | Took
    | Discarded
    | Ended
    | Shown
    | Searched
    | Brought
    | Declined
    | Revealed
    | Chose
    | Reconsidered
    | Decided
    | Scored
    | ItemEvent
    | TradeEvent
)


def event_for(event: Event, seat: int | None) -> Event:
    """What a seat sees of an event; None sees everything."""
    if seat is None:
        return event
    if isinstance(event, ItemEvent):
        return item_event_for(event, seat)
    if isinstance(event, TradeEvent):
        return trade_event_for(event, seat)
    match event:
        case Drew(seat=owner) if owner != seat:
            return Drew(owner, None)
        case DrewTwo(seat=owner) if owner != seat:
            return DrewTwo(owner, ())
        case Kept(seat=owner) if owner != seat:
            return Kept(owner, None)
        case Brought(seat=owner, by=by, openly=False) if owner != seat:
            return Brought(owner, by, None, openly=False)
        case _:
            return event


def reveals(event: Event, seat: int) -> bool:
    """Whether the seat learned by it where a card is."""
    if isinstance(event, ItemEvent):
        return item_event_reveals(event, seat)
    if isinstance(event, TradeEvent):
        return trade_event_reveals(event, seat)
    match event:
        case Drew(seat=owner) | DrewTwo(seat=owner) | Searched(seat=owner):
            return owner == seat
        case Discarded(seat=owner, was_hidden=was_hidden):
            return was_hidden and owner != seat
        case Shown(seat=owner):
            return owner != seat
        case Brought(seat=owner, openly=openly):
            return not openly and owner == seat
        case Revealed():
            return True
        case _:
            return False
