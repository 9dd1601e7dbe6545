"""What can be pointed at on the table, and what may be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take
from game.titles.realms.play.view import View


@dataclass(frozen=True)
class Deck:
    """The deck, to draw from."""


@dataclass(frozen=True)
class OnTable:
    """A card that is seen: in the hand, in the discard area, or drawn to keep one of two."""

    number: int


Thing = Deck | OnTable
Targets = Mapping[Thing, tuple[Action, ...]]
DECK = Deck()


def targets(view: View, legal: Iterable[Action]) -> Targets:
    """The things something can be done with. What is offered but lies nowhere on the table is
    asked for in words."""
    seen = {*view.hand, *view.discard, *view.drawn}
    found: dict[Thing, tuple[Action, ...]] = {}
    for action in legal:
        match action:
            case Draw():
                thing: Thing = DECK
            case Take(card) | Discard(card):
                thing = OnTable(card)
            case Pick(int(card)) if card in seen:
                thing = OnTable(card)
            case _:
                continue
        found[thing] = (*found.get(thing, ()), action)
    return found
