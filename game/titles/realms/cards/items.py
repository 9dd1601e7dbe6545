"""The 24 Cursed Items: what they are worth, when they may be used, and what they do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, auto

from .steps import (
    Barter,
    Cover,
    GrowHand,
    ItemSource,
    LayAside,
    LookAtDeck,
    LookAtHand,
    Move,
    NameSuit,
    RevealSuit,
    SearchSuit,
    ShuffleLater,
    Step,
    TurnAgain,
    UseAnother,
    Zone,
)


class ItemName(StrEnum):
    """The names, and keys, of the Cursed Items."""

    SPYGLASS = auto()
    SARCOPHAGUS = auto()
    BLINDFOLD = auto()
    BOOK_OF_PROPHECY = auto()
    CRYSTAL_BALL = auto()
    MARKET_WAGON = auto()
    BACKPACK = auto()
    SHOVEL = auto()
    SEALED_VAULT = auto()
    CRYSTAL_LENS = auto()
    LARCENOUS_GLOVES = auto()
    JUNKYARD_MAP = auto()
    WINGED_BOOTS = auto()
    STAFF_OF_TRANSMUTATION = auto()
    RAKE = auto()
    TREASURE_CHEST = auto()
    FISHHOOK = auto()
    REPAIR_KIT = auto()
    HOURGLASS = auto()
    GOLD_MIRROR = auto()
    CAULDRON = auto()
    LANTERN = auto()
    PORTAL = auto()
    WISHING_RING = auto()


class Timing(StrEnum):
    """When an item may be used."""

    ANY_TIME = auto()
    """At any moment of the own turn."""
    REPLACE_TURN = auto()
    """Instead of the turn, so only before anything was taken."""
    AFTER_TURN = auto()
    AS_COPIED = auto()
    """When the item could be used that it stands for."""


@dataclass(frozen=True, slots=True)
class Hoard:
    """Extra points with at least so many other items face down."""

    points: int
    others: int


@dataclass(frozen=True, slots=True, eq=False)
class Item:
    """A Cursed Item as printed."""

    number: int
    name: ItemName
    timing: Timing
    value: int
    steps: tuple[Step, ...] = ()
    value_for_two: int | None = None
    hoard: Hoard | None = None
    copied: bool = True
    """Whether it can be used again by an item that copies others."""

    @property
    def unique_key(self) -> str:
        return self.name

    def medallion(self, for_two: bool) -> int:
        """What it is worth by itself."""
        return self.value if self.value_for_two is None or not for_two else self.value_for_two

    def worth(self, players: int, face_down: int) -> int:
        """The points it brings, lying face down among so many (itself included)."""
        value = self.medallion(for_two=players == 2)
        if self.hoard and face_down > self.hoard.others:
            value += self.hoard.points
        return value


ANY_TIME, REPLACE_TURN = Timing.ANY_TIME, Timing.REPLACE_TURN
HAND, AREA, DECK, DECK_TOP = Zone.HAND, Zone.AREA, Zone.DECK, Zone.DECK_TOP
DECK_BOTTOM, DECK_ENDS = Zone.DECK_BOTTOM, Zone.DECK_ENDS

ITEMS = (
    Item(72, ItemName.SPYGLASS, ANY_TIME, -1, (LookAtHand(),), value_for_two=-10),
    Item(73, ItemName.SARCOPHAGUS, REPLACE_TURN, 5, (Move(1, DECK_TOP, AREA),), copied=False),
    Item(
        74,
        ItemName.BLINDFOLD,
        REPLACE_TURN,
        5,
        (Move(1, HAND, AREA), Move(1, DECK_TOP, HAND)),
        copied=False,
    ),
    Item(75, ItemName.BOOK_OF_PROPHECY, ANY_TIME, -1, (LookAtDeck(7, DECK_BOTTOM),)),
    Item(76, ItemName.CRYSTAL_BALL, ANY_TIME, -1, (NameSuit(), RevealSuit())),
    Item(77, ItemName.MARKET_WAGON, REPLACE_TURN, -2, (Barter(offers=3),)),
    Item(78, ItemName.BACKPACK, ANY_TIME, -2, (LayAside(3),), copied=False),
    Item(79, ItemName.SHOVEL, ANY_TIME, -2, (Move(1, AREA, DECK_BOTTOM),)),
    Item(80, ItemName.SEALED_VAULT, ANY_TIME, -4, (Cover(2),)),
    Item(81, ItemName.CRYSTAL_LENS, ANY_TIME, -2, (LookAtDeck(1, DECK_TOP),)),
    Item(82, ItemName.LARCENOUS_GLOVES, ANY_TIME, -3, (UseAnother(ItemSource.OTHER_PLAYER),)),
    Item(83, ItemName.JUNKYARD_MAP, ANY_TIME, -3, (UseAnother(ItemSource.DISCARDS, 3),)),
    Item(84, ItemName.WINGED_BOOTS, ANY_TIME, -4, (Move(1, DECK_TOP, AREA),)),
    Item(
        85,
        ItemName.STAFF_OF_TRANSMUTATION,
        REPLACE_TURN,
        -4,
        (Move(3, HAND, DECK_BOTTOM, most=8), Move(None, DECK_TOP, HAND)),
    ),
    Item(86, ItemName.RAKE, REPLACE_TURN, -4, (Move(2, AREA, HAND), Move(2, HAND, AREA))),
    Item(87, ItemName.TREASURE_CHEST, ANY_TIME, -5, hoard=Hoard(25, others=3), copied=False),
    Item(88, ItemName.FISHHOOK, REPLACE_TURN, -6, (Move(2, DECK_TOP, HAND), Move(2, HAND, AREA))),
    Item(89, ItemName.REPAIR_KIT, Timing.AS_COPIED, -6, (UseAnother(ItemSource.FACE_DOWN),)),
    Item(90, ItemName.HOURGLASS, Timing.AFTER_TURN, -7, (TurnAgain(),)),
    Item(
        91,
        ItemName.GOLD_MIRROR,
        ANY_TIME,
        -8,
        (Move(3, AREA, DECK_BOTTOM), Move(3, DECK_TOP, AREA)),
    ),
    Item(
        92,
        ItemName.CAULDRON,
        REPLACE_TURN,
        -9,
        (Move(3, DECK_TOP, HAND), Move(2, HAND, DECK_ENDS, drawn=True), Move(1, HAND, AREA)),
    ),
    Item(
        93,
        ItemName.LANTERN,
        REPLACE_TURN,
        -10,
        (NameSuit(), SearchSuit(10), Move(1, HAND, AREA, drawn=False)),
    ),
    Item(94, ItemName.PORTAL, ANY_TIME, -20, (GrowHand(1),)),
    Item(95, ItemName.WISHING_RING, ANY_TIME, -30, (Move(1, DECK, DECK_TOP), ShuffleLater())),
)

ITEM_BY_KEY: dict[str, Item] = {item.name: item for item in ITEMS}
ITEM_BY_NUMBER = {item.number: item for item in ITEMS}


def worth_of(items: Iterable[Item], players: int) -> list[tuple[Item, int]]:
    """What each of a player's face-down items brings."""
    face_down = list(items)
    return [(item, item.worth(players, len(face_down))) for item in face_down]
