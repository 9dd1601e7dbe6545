"""What a player may do. Cards are meant by their number."""

from __future__ import annotations

import msgspec

Option = int | str | tuple[str, str] | None
"""What can be picked: a card by its number; a name, a suit or both by their keys; nothing."""


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


class Reconsider(msgspec.Struct, frozen=True, tag="reconsider"):
    """Before scoring: decide anew on a card with a choice, and on those after it."""

    chooser: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Before scoring: leave it at what was chosen."""


Action = Draw | Take | Discard | Pick | Reconsider | Done
