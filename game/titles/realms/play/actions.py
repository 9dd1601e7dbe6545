"""What a player may do. Cards are meant by their number."""

from __future__ import annotations

import msgspec

from .trade_actions import TradeAction


class Player(msgspec.Struct, frozen=True, tag="player"):
    """Somebody at the table, to be picked."""

    seat: int


class Put(msgspec.Struct, frozen=True, tag="put"):
    """A card that goes back to one end of the deck."""

    card: int
    on_top: bool


Option = int | str | tuple[str, str] | Player | Put | None
"""What can be picked: a card or an item by its number; a name, a suit or both by their keys; a
player; a card and where it goes; nothing."""
TO_DRAW = "draw"
"""Picked at a barter: discard the card that was shown, and draw."""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the top card of the deck, or the top two while the hand of a duel is being filled."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take a card of the discard area."""

    card: int


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Put a card of the hand into the discard area."""

    card: int


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Answer what one is asked with something that is offered; None does without."""

    option: Option


class Use(msgspec.Struct, frozen=True, tag="use"):
    """Use the own Cursed Item."""


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """At the end of the turn: discard the own Cursed Item for another."""


class Reconsider(msgspec.Struct, frozen=True, tag="reconsider"):
    """Before scoring: decide anew on a card with a choice, and on those after it."""

    chooser: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Leave it at that: the turn as it stands, the choices before scoring."""


Action = Draw | Take | Discard | Pick | Use | Replace | Reconsider | Done | TradeAction
