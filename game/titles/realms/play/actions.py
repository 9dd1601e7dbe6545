"""What a player may do. Cards are meant by their number."""

from __future__ import annotations

import msgspec


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the top card of the deck, or the top two while the hand of a duel is being filled."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take a card of the discard area."""

    card: int


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Put a card of the hand into the discard area."""

    card: int


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Keep one of the two cards just drawn and discard the other."""

    card: int


class Bring(msgspec.Struct, frozen=True, tag="bring"):
    """At the end of the game: bring in an extra card, or (None) do without."""

    card: int | None


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Before scoring: what a card with a choice becomes or affects, or (None) nothing."""

    chooser: int
    choice: str | tuple[str, str] | None


Action = Draw | Take | Discard | Keep | Bring | Choose
