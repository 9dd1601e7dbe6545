"""What a merchant may do, and what the table itself does when a time has come."""

from __future__ import annotations

import msgspec


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """Put a card of the hand up for sale; a die says for how much."""

    card: int


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Buy what somebody offers. The number says what is meant: it may be gone by now."""

    lot: int


class Peek(msgspec.Struct, frozen=True, tag="peek"):
    """Look at the top card of the deck, for a coin."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """After the bell: lay one more card of the hand on the stall."""

    card: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """After the bell: lay no more."""


class Lapse(msgspec.Struct, frozen=True, tag="lapse"):
    """The table's own: nobody bought it in time."""

    lot: int


class Ring(msgspec.Struct, frozen=True, tag="ring"):
    """The table's own: the bell ends the market."""


Action = Offer | Buy | Peek | Lay | Done | Lapse | Ring
