"""What can be pointed at on the table, and what may be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.actions import (
    Action,
    Discard,
    Draw,
    Pick,
    Player,
    Put,
    Take,
    Use,
)
from game.titles.realms.play.view import View


@dataclass(frozen=True)
class Deck:
    """The deck, to draw from."""


@dataclass(frozen=True)
class OnTable:
    """A card that is seen: in the hand, in the discard area, or on the shelf."""

    number: int


@dataclass(frozen=True)
class AnItem:
    """A Cursed Item that is seen: before a player, discarded, or on the strip."""

    number: int


@dataclass(frozen=True)
class Somebody:
    """Another player, by the plate."""

    seat: int


Thing = Deck | OnTable | AnItem | Somebody
Targets = Mapping[Thing, tuple[Action, ...]]
DECK = Deck()


def named(number: int) -> OnTable | AnItem:
    """The card or the item of that number: no two have the same."""
    return AnItem(number) if number in ITEM_BY_NUMBER else OnTable(number)


def targets(legal: Iterable[Action], own_item: int | None = None) -> Targets:
    """The things something can be done with. Doing without is no thing: the strip offers it."""
    found: dict[Thing, tuple[Action, ...]] = {}
    for action in legal:
        match action:
            case Draw():
                thing: Thing = DECK
            case Take(number) | Discard(number) | Pick(int(number)) | Pick(Put(number)):
                thing = named(number)
            case Pick(Player(seat)):
                thing = Somebody(seat)
            case Use() if own_item is not None:
                thing = AnItem(own_item)
            case _:
                continue
        found[thing] = (*found.get(thing, ()), action)
    return found


def own_item(view: View) -> int | None:
    """What lies face up before the person."""
    if view.items is None or view.seat is None:
        return None
    return view.items.face_up[view.seat]
