"""What the strip shows: who asks, what, and what can be answered. Descriptions, without pixels."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from game.client.realms.card_print import Printable
from game.client.realms.worth_text import Gain
from game.titles.realms.cards.terms import Suit


@dataclass(frozen=True)
class Told:
    """Who speaks, and what is said: a card or a player at the left, a few words beside it."""

    text: str
    title: str = ""
    card: Printable | None = None
    portrait: str = ""
    brief: str = ""
    """The text in a few words, where there is no room for all."""


@dataclass(frozen=True)
class Offer:
    """A card that can be the answer, and what that gives."""

    card: Printable
    value: object
    gain: Gain | None = None
    best: bool = False
    name: str = ""
    """What it is called: its first letter leads to it."""


@dataclass(frozen=True)
class Way:
    """Words on a button, and the answer they stand for."""

    text: str
    value: object
    best: bool = False
    dim: bool = False
    """Whether it would only be refused, and say why."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table: as an answer, or as one everybody waits for."""

    seat: int
    name: str
    portrait: str
    note: str = ""
    thinking: bool = False


@dataclass(frozen=True)
class Spot:
    """A place cards are put into, and how many it may hold."""

    name: str
    note: str = ""
    least: int = 0
    most: int = 1


# The kinds of answers.


@dataclass(frozen=True)
class Nothing:
    """The strip only tells; what can be done lies on the table."""


@dataclass(frozen=True)
class AtRest:
    """Nothing but the own item, which can be used: when, and what it does."""

    item: Printable
    timing: str
    rule: str
    brief: str
    """The rule in a few words, where there is no room for all."""


@dataclass(frozen=True)
class Suits:
    """One of several suits; the answer is a `Suit`."""

    suits: tuple[Suit, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Offers:
    """One of several cards that lie on the table too; the answer is the value of an `Offer`."""

    offers: tuple[Offer, ...]
    proposed: bool = True
    """Whether the best is chosen unless the player chooses another."""
    figures: bool = True
    """Whether what each gives is written here, and not at the card where it lies."""


@dataclass(frozen=True)
class TableCards:
    """Several cards of the table; the answer is a tuple of them in the order they were chosen."""

    cards: tuple[Printable, ...]
    needed: int
    hint: str
    """How one does it."""


@dataclass(frozen=True)
class Shelf:
    """One of several cards that lie nowhere: the shelf above holds them."""

    hint: str
    offers: tuple[Offer, ...]
    proposed: bool = True


@dataclass(frozen=True)
class Seen:
    """Cards that were looked at, on the shelf; there is nothing to answer but that one has."""

    cards: tuple[Printable, ...]


@dataclass(frozen=True)
class Players:
    """One of the players; the answer is a seat."""

    players: tuple[Player, ...]


@dataclass(frozen=True)
class Order:
    """Cards to be put into places; the answer is a tuple of cards for each place."""

    cards: tuple[Printable, ...]
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Amount:
    """A number."""

    least: int
    most: int


@dataclass(frozen=True)
class Ways:
    """Buttons that say what happens; the last is the safe one."""

    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Waiting:
    """No answer of one's own: who has decided, who thinks, who comes next."""

    players: tuple[Player, ...]


Answers = (
    Nothing
    | AtRest
    | Suits
    | Offers
    | TableCards
    | Shelf
    | Seen
    | Players
    | Order
    | Amount
    | Ways
    | Waiting
)


@dataclass(frozen=True)
class Asked:
    """One thing on the strip."""

    told: Told
    answers: Answers = field(default_factory=Nothing)
    done: str = ""
    """What the golden button says; without it, none is needed."""
    also: tuple[Way, ...] = ()
    """Other answers, such as to do without, on buttons like the golden one; one that is chosen is
    golden itself."""
    deeds: tuple[Way, ...] = ()
    """What can be done besides what lies on the table, on buttons of their own; the best is
    golden."""
    cancel: str = ""
    """What the other button says, where the rules allow to go back."""
    grey: bool = False
    """Whether nobody expects anything of the player."""
    question: Hashable = None
    """Tells one question from the next; while it stays, what was chosen stays too."""
