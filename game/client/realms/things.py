"""What can be pointed at on the table, and what may be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take


@dataclass(frozen=True)
class Deck:
    """The deck, to draw from."""


@dataclass(frozen=True)
class OnTable:
    """A card that is seen: in the hand, in the discard area, or on the shelf."""

    number: int


Thing = Deck | OnTable
Targets = Mapping[Thing, tuple[Action, ...]]
DECK = Deck()


def targets(legal: Iterable[Action]) -> Targets:
    """The things something can be done with. Doing without is no thing: the strip offers it."""
    found: dict[Thing, tuple[Action, ...]] = {}
    for action in legal:
        match action:
            case Draw():
                thing: Thing = DECK
            case Take(card) | Discard(card) | Pick(int(card)):
                thing = OnTable(card)
            case _:
                continue
        found[thing] = (*found.get(thing, ()), action)
    return found
