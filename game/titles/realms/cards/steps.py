"""What Cursed Items do, step by step: the vocabulary their declarations are made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto


class Zone(StrEnum):
    """Where cards lie, come from and go to."""

    HAND = auto()
    AREA = auto()
    """The discard area."""
    DECK = auto()
    """Any place of the deck, which is looked through."""
    DECK_TOP = auto()
    DECK_BOTTOM = auto()
    DECK_ENDS = auto()
    """The top or the bottom, for each card as its owner likes."""


class ItemSource(StrEnum):
    """Where an item comes from that another one puts to use."""

    OTHER_PLAYER = auto()
    """Face up before somebody else, who replaces it at once."""
    DISCARDS = auto()
    """The topmost of the items' discard pile."""
    FACE_DOWN = auto()
    """Used before by the same player; it stays where it is."""


@dataclass(frozen=True, slots=True)
class Step:
    """A part of what an item does; one follows the other."""


@dataclass(frozen=True, slots=True)
class Move(Step):
    """So many cards go from one place to another, one after the other."""

    count: int | None
    """None for as many as the step before has moved."""
    source: Zone
    to: Zone
    most: int | None = None
    """Where it is a matter of choice how many, from `count` up to this."""
    drawn: bool | None = None
    """Of the hand only what this item has drawn (True), or only the rest (False)."""


@dataclass(frozen=True, slots=True)
class LookAtHand(Step):
    """See all cards of one other player."""


@dataclass(frozen=True, slots=True)
class LookAtDeck(Step):
    """See the cards at one end of the deck, or as many as there are; their order stays."""

    count: int
    end: Zone


@dataclass(frozen=True, slots=True)
class NameSuit(Step):
    """Name a suit that the next steps are about."""


@dataclass(frozen=True, slots=True)
class RevealSuit(Step):
    """Everybody else shows all cards of the suit to everybody."""


@dataclass(frozen=True, slots=True)
class SearchSuit(Step):
    """Draw until a card of the suit comes, and keep that; the rest is shown and shuffled back."""

    most: int


@dataclass(frozen=True, slots=True)
class Barter(Step):
    """Show a card; the others may show some in exchange. Swap, keep it, or discard it and draw."""

    offers: int


@dataclass(frozen=True, slots=True)
class LayAside(Step):
    """Take new items as a reserve: the next replacements come from it."""

    count: int


@dataclass(frozen=True, slots=True)
class Cover(Step):
    """Keep cards of the discard area from everybody else."""

    count: int


@dataclass(frozen=True, slots=True)
class UseAnother(Step):
    """Choose another item that can be used now, and do what it says."""

    source: ItemSource
    count: int | None = None
    """So many to choose from, where that is limited."""


@dataclass(frozen=True, slots=True)
class GrowHand(Step):
    """From now on the hand holds so many cards more; that many need not be discarded."""

    by: int


@dataclass(frozen=True, slots=True)
class TurnAgain(Step):
    """Another turn follows this one; the item is replaced only after that."""


@dataclass(frozen=True, slots=True)
class ShuffleLater(Step):
    """The deck is shuffled when the turn is over."""
