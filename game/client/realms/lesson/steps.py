"""What the guide says when, what there is to look at, and what the player is asked to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.titles.realms.cards import effects as fx
from game.titles.realms.cards.base import QUEEN
from game.titles.realms.cards.terms import Name, Suit
from game.titles.realms.play.actions import Action, Discard, Draw
from game.titles.realms.play.advice import prospect, worths
from game.titles.realms.play.view import View

from .script import ENTRIES, discarding, taking


class Spot(Enum):
    """Places of the table that are no card."""

    HAND = auto()
    AREA = auto()
    """The cards of the discard area."""
    DECK = auto()
    DIAL = auto()
    REALM = auto()
    """The parchment with the own score."""


Place = Spot | Name


@dataclass(frozen=True)
class Step:
    """Something the guide says."""

    key: str
    """The end of its message key."""
    at: int
    """How many entries of the script come before it."""
    target: Place
    reasons: tuple[Place, ...] = ()
    """What else is lit: why the target matters."""
    helps: Name | None = None
    """The card to which an arrow leads from the target."""
    asks: bool = False
    """Whether the player shall do what the script says comes next; else one only reads on."""

    @property
    def action(self) -> Action | None:
        return ENTRIES[self.at].action if self.asks else None


ARMIES = (Name.RANGERS, Name.DWARVISH_INFANTRY, Name.ELVEN_ARCHERS)
LEADERS = (Name.KING, Name.QUEEN)
STEPS = (
    Step("realm", 0, Spot.HAND),
    Step("card", 0, Name.QUEEN, ARMIES),
    Step("blanked", 0, Name.SMOKE),
    Step("medal", 0, Spot.REALM),
    Step("king", taking(1), Name.KING, (Name.QUEEN, *ARMIES), Name.QUEEN, asks=True),
    Step("smoke", discarding(1), Name.SMOKE, asks=True),
    Step(
        "cavalry",
        taking(4),
        Name.LIGHT_CAVALRY,
        (*LEADERS, Name.RANGERS, Name.DWARVISH_INFANTRY),
        asks=True,
    ),
    Step("enchantress", discarding(4), Name.ENCHANTRESS, (Name.MOUNTAIN,), asks=True),
    Step("draw", taking(7), Spot.DECK, (Spot.AREA,), asks=True),
    Step(
        "basilisk",
        discarding(7),
        Name.BASILISK,
        (*LEADERS, *ARMIES, Name.LIGHT_CAVALRY),
        asks=True,
    ),
    Step("dial", taking(10), Spot.DECK, (Spot.DIAL,), asks=True),
    Step("mountain", discarding(10), Name.MOUNTAIN, (Name.EMPRESS,), asks=True),
    Step("end", len(ENTRIES), Spot.REALM, (Spot.HAND,)),
)


def facts(step: Step, view: View) -> dict[str, int]:
    """The figures a step speaks of: as the scorer counts them, and as the cards say."""
    action = None if isinstance(step.action, Draw) else step.action
    now = prospect(view, action)
    assert now
    cards = view.options.cards
    held = [cards.by_number[number] for number in view.hand]
    pays = next(QUEEN.bonuses(fx.ForEachOr))
    found = {str(row.card.name): row.total for row in now.sheet.cards}
    found |= {
        "total": now.sheet.total,
        "hand": len(held),
        "armies": sum(card.suit is Suit.ARMY for card in held),
        "each": pays.points,
        "more": pays.more,
        "lying": len(view.discard),
        "ending": view.options.ending,
        "left": view.options.ending - len(view.discard),
    }
    if isinstance(step.target, Name):
        found["strength"] = cards.by_name[step.target].strength
    if isinstance(action, Discard):
        others = [Discard(number) for number in view.hand if number != action.card]
        found["otherwise"] = max(round(worth.total) for worth in worths(view, others) if worth)
    return found
