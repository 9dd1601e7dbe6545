"""What happens with Cursed Items. A card that not everybody may see is None in the others' form."""

from __future__ import annotations

import msgspec

from ..cards.steps import Zone


class ItemDrawn(msgspec.Struct, frozen=True, tag="item_drawn"):
    """An item came face up before a seat."""

    seat: int
    item: int
    from_reserve: bool = False


class ItemDiscarded(msgspec.Struct, frozen=True, tag="item_discarded"):
    """An item was put away for another."""

    seat: int
    item: int


class ItemsShuffled(msgspec.Struct, frozen=True, tag="items_shuffled"):
    """Discarded items are the new deck of items."""


class ItemUsed(msgspec.Struct, frozen=True, tag="item_used"):
    """An item begins to act: turned face down, or used once more where it lies."""

    seat: int
    item: int
    again: bool = False


class ItemTaken(msgspec.Struct, frozen=True, tag="item_taken"):
    """An item was taken from another player, or from the discarded ones, to be used at once."""

    seat: int
    item: int
    other: int | None


class LaidAside(msgspec.Struct, frozen=True, tag="laid_aside"):
    """New items for a reserve."""

    seat: int
    items: tuple[int, ...]


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """Somebody looked at cards: at a hand, or at one end of the deck."""

    seat: int
    at: Zone
    cards: tuple[int, ...]
    other: int | None = None
    """Whose hand it was."""


class NamedSuit(msgspec.Struct, frozen=True, tag="named_suit"):
    seat: int
    item: int
    suit: str


class ShowedCards(msgspec.Struct, frozen=True, tag="showed_cards"):
    """Somebody showed cards of the hand to everybody, perhaps none."""

    seat: int
    cards: tuple[int, ...]


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A card was shown in exchange for the one asked about; None for no more."""

    seat: int
    card: int | None


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """Two cards changed hands."""

    seat: int
    card: int
    other: int
    for_card: int


class KeptOwn(msgspec.Struct, frozen=True, tag="kept_own"):
    """The card that was shown stays where it is."""

    seat: int
    card: int


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up"):
    """The top card of the deck came into the discard area."""

    seat: int
    card: int


class Buried(msgspec.Struct, frozen=True, tag="buried"):
    """A card of the discard area went under the deck."""

    seat: int
    card: int


class PutBack(msgspec.Struct, frozen=True, tag="put_back"):
    """A card of the hand went to one end of the deck."""

    seat: int
    card: int | None
    on_top: bool


class Wished(msgspec.Struct, frozen=True, tag="wished"):
    """A card of the deck came to its top."""

    seat: int
    card: int | None


class SuitSearched(msgspec.Struct, frozen=True, tag="suit_searched"):
    """Cards were drawn until one of a suit came: that one is kept, the others are shown and
    shuffled back."""

    seat: int
    suit: str
    shown: tuple[int, ...]
    kept: int | None
    found: bool


class CardCovered(msgspec.Struct, frozen=True, tag="card_covered"):
    """A card of the discard area is kept from everybody else."""

    seat: int
    card: int


class HandGrew(msgspec.Struct, frozen=True, tag="hand_grew"):
    """A hand holds more cards from now on."""

    seat: int
    size: int


class PlaysAgain(msgspec.Struct, frozen=True, tag="plays_again"):
    """Another turn of the same seat follows."""

    seat: int


class DeckShuffled(msgspec.Struct, frozen=True, tag="deck_shuffled"):
    pass


ItemEvent = (
    ItemDrawn
    | ItemDiscarded
    | ItemsShuffled
    | ItemUsed
    | ItemTaken
    | LaidAside
    | Looked
    | NamedSuit
    | ShowedCards
    | Offered
    | Swapped
    | KeptOwn
    | TurnedUp
    | Buried
    | PutBack
    | Wished
    | SuitSearched
    | CardCovered
    | HandGrew
    | PlaysAgain
    | DeckShuffled
)


def item_event_for(event: ItemEvent, seat: int) -> ItemEvent:
    """What a seat sees of an event."""
    match event:
        case Looked(seat=owner, at=at, other=other) if owner != seat:
            return Looked(owner, at, (), other)
        case PutBack(seat=owner, on_top=on_top) if owner != seat:
            return PutBack(owner, None, on_top)
        case Wished(seat=owner) if owner != seat:
            return Wished(owner, None)
        case SuitSearched(seat=owner) if owner != seat:
            return msgspec.structs.replace(event, kept=None)
        case _:
            return event


def item_event_reveals(event: ItemEvent, seat: int) -> bool:
    """Whether the seat learned by it what was hidden before."""
    match event:
        case Looked(seat=owner):
            return owner == seat
        case ShowedCards(seat=owner) | Offered(seat=owner):
            return owner != seat
        case ItemDrawn(from_reserve=from_reserve):
            return not from_reserve
        case LaidAside() | TurnedUp() | SuitSearched():
            return True
        case _:
            return False
