"""What happens at the table. A card that not everybody may see is None in the others' form."""

from __future__ import annotations

import msgspec


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


class Took(msgspec.Struct, frozen=True, tag="took"):
    """A card of the discard area came into a hand."""

    seat: int
    card: int


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    seat: int
    card: int
    was_hidden: bool = False
    """Whether the others did not know where the card was."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """Enough cards lie in the discard area, or the deck is empty."""


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
    """All hands are laid open."""

    hands: tuple[tuple[int, ...], ...]


class Chose(msgspec.Struct, frozen=True, tag="chose"):
    """A card with a choice was decided on."""

    seat: int
    chooser: int
    choice: str | tuple[str, str] | None


class Scored(msgspec.Struct, frozen=True, tag="scored"):
    seat: int
    total: int
    base_sum: int


Event = (
    Began
    | TurnBegan
    | Drew
    | Took
    | Discarded
    | Ended
    | Brought
    | Declined
    | Revealed
    | Chose
    | Scored
)


def event_for(event: Event, seat: int) -> Event:
    """What a seat sees of an event."""
    match event:
        case Drew(seat=owner) if owner != seat:
            return Drew(owner, None)
        case Brought(seat=owner, by=by, openly=False) if owner != seat:
            return Brought(owner, by, None, openly=False)
        case _:
            return event


def reveals(event: Event) -> bool:
    """Whether somebody saw something hidden."""
    match event:
        case Drew() | Revealed() | Ended():
            return True
        case Brought(openly=openly):
            return not openly
        case Discarded(was_hidden=was_hidden):
            return was_hidden
        case _:
            return False
