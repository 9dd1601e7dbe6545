"""What can be pointed at on the table, and what may be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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
    """A card or a Cursed Item that is seen, wherever it lies; no two have the same number."""

    number: int


@dataclass(frozen=True)
class Somebody:
    """Another player, by the plate."""

    seat: int


Thing = Deck | OnTable | Somebody
Targets = Mapping[Thing, tuple[Action, ...]]
DECK = Deck()


def targets(legal: Iterable[Action], own_item: int | None = None) -> Targets:
    """The things something can be done with. Doing without is no thing: the strip offers it."""
    found: dict[Thing, tuple[Action, ...]] = {}
    for action in legal:
        match action:
            case Draw():
                thing: Thing = DECK
            case Take(number) | Discard(number) | Pick(int(number)) | Pick(Put(number)):
                thing = OnTable(number)
            case Pick(Player(seat)):
                thing = Somebody(seat)
            case Use() if own_item is not None:
                thing = OnTable(own_item)
            case _:
                continue
        found[thing] = (*found.get(thing, ()), action)
    return found


def own_item(view: View) -> int | None:
    """What lies face up before the person."""
    if view.items is None or view.seat is None:
        return None
    return view.items.face_up[view.seat]
