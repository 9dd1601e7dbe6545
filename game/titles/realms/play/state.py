"""The true state of a match; only the table has it."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import Protocol

import msgspec
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.prompts import Prompt as EnginePrompt
from game.engine.prompts import Stack as EngineStack

from ..cards.card import Module
from ..cards.catalogue import HAND_LIMIT
from ..cards.items import ITEM_BY_NUMBER, Item
from .actions import Option
from .floor import Floor
from .options import Options

Numbers = tuple[int, ...]


class Phase(StrEnum):
    """How far the match has come."""

    TAKE = auto()
    DISCARD = auto()
    FINISH = auto()
    """All is done but the own Cursed Item: leave it, replace it, use it."""
    TRADE = auto()
    """The clock runs, and everybody trades."""
    ENDING = auto()
    """The end-of-game cards act."""
    CHOOSE = auto()
    """All hands lie open; the choices before scoring are made."""
    OVER = auto()


PLAYING = (Phase.TAKE, Phase.DISCARD, Phase.FINISH, Phase.TRADE)
"""While cards can still be had; afterwards there is nothing left but to decide and to count."""
LAID_OPEN = (Phase.CHOOSE, Phase.OVER)


class Asks(StrEnum):
    """What a prompt is about."""

    KEEP = auto()
    """Which of two cards just drawn stays; the other is discarded."""
    BRING = auto()
    """Which extra card comes into the hand at the end of the game, if any."""
    EXCESS = auto()
    """Which card leaves a hand that has grown too large."""
    CHOOSE = auto()
    """What a card with a choice becomes or affects before scoring."""

    # What Cursed Items ask.
    TAKE = auto()
    """Which card of the discard area comes into the hand."""
    DISCARD = auto()
    """Which card of the hand goes into the discard area."""
    BURY = auto()
    """Which card of the discard area goes under the deck."""
    UNDER = auto()
    """Which card of the hand goes under the deck, if another must or may."""
    BACK = auto()
    """Which card drawn goes back, and to which end of the deck."""
    WISH = auto()
    """Which card of the deck comes to its top."""
    COVER = auto()
    """Which card of the discard area nobody else may take."""
    SUIT = auto()
    PLAYER = auto()
    """Whose hand is looked at."""
    SHOW = auto()
    """Which card is shown to the others, who may offer some for it."""
    OFFER = auto()
    """Which card is offered for the one shown, if another is."""
    TRADE = auto()
    """Which of the cards offered is taken for the one shown, or what else becomes of it."""
    ITEM = auto()
    """Which item is put to use by another."""
    RESERVE = auto()
    """Which item of the reserve comes next."""


class Made(msgspec.Struct, frozen=True):
    """A choice decided on."""

    chooser: int
    choice: Option


Prompt = EnginePrompt[Asks, Option, Made]
Stack = EngineStack[Prompt]


class Held(msgspec.Struct, frozen=True):
    """A card somebody holds."""

    seat: int
    card: int


class Lying(msgspec.Struct, frozen=True):
    """A card at a place of the deck, counted from the bottom."""

    place: int
    card: int


class Knowledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat alone has learned, besides what everybody knows."""

    deck: Numbers = ()
    """Cards it has seen to be in the deck, by number; it does not know their order."""
    lying: tuple[Lying, ...] = ()
    """Cards in the deck whose place it knows, from the bottom up; none of those above."""
    held: tuple[Held, ...] = ()
    """Cards in other hands; none that everybody knows."""

    @property
    def in_deck(self) -> Numbers:
        return (*self.deck, *(each.card for each in self.lying))


class Items(msgspec.Struct, frozen=True):
    """The Cursed Items on the table, by their numbers. Everybody knows them all: one was face up
    before it was turned down."""

    face_up: tuple[int | None, ...]
    """What lies open before each seat."""
    used: tuple[Numbers, ...]
    reserve: tuple[Numbers, ...]
    """What replaces an item before a new one is drawn."""
    discard: Numbers = ()
    """The last one is the topmost."""


def used_items(items: Items | None, seat: int) -> tuple[Item, ...]:
    """The seat's face-down items, which count in the end."""
    return tuple(ITEM_BY_NUMBER[number] for number in items.used[seat]) if items else ()


class Covered(msgspec.Struct, frozen=True):
    """A card of the discard area that only one seat may take."""

    card: int
    seat: int


HIDDEN = 0
"""The number of a card that others must not know, where it matters how many there are."""


class Stood(msgspec.Struct, frozen=True):
    """What lay before the user of an item and in the discard area before it was used."""

    hand: Numbers
    discard: Numbers
    used: Numbers
    """The items face down."""


class Using(msgspec.Struct, frozen=True, omit_defaults=True):
    """An item at work for the seat whose turn it is."""

    item: int
    step: int = 0
    moved: int = 0
    """How many cards this step has moved; when it begins, how many the one before has."""
    suit: str | None = None
    """The suit that was named."""
    drawn: Numbers = ()
    """Cards it has brought into the hand, as far as a later step is about them."""
    shown: int | None = None
    """The card to be bartered for."""
    offers: Numbers = ()
    """The cards offered for it."""
    replaces: bool = False
    """Whether the turn is over when it is done."""
    stood: Stood | None = None
    """What came of it can be compared with this; only its user knows it."""

    def for_others(self) -> Using:
        return replace(self, drawn=(HIDDEN,) * len(self.drawn), stood=None)


class State(msgspec.Struct, frozen=True):
    """Cards by their numbers; a hand in the order in which its cards came."""

    options: Options
    phase: Phase
    turn: int
    """The seat whose turn it is, or was last."""
    first: int
    deck: Numbers
    """The last card is the top."""
    discard: Numbers
    hands: tuple[Numbers, ...]
    open: tuple[Numbers, ...]
    """The cards of each hand that everybody knows to be there."""
    knowledge: tuple[Knowledge, ...]
    chance: Chance
    stack: Stack = ()
    """What seats are asked besides taking and discarding; cards drawn to keep one lie here."""
    since_deck: int = 0
    """Turns since a card left the deck, this one not counted."""
    left_deck: bool = False
    """Whether a card has left the deck this turn."""
    used: Numbers = ()
    """The end-of-game cards that have brought in another."""
    made: tuple[tuple[Made, ...], ...] = ()
    """The choices of each seat that is done with them."""
    reconsidered: int = 0
    """How often somebody has thought again."""
    scores: tuple[tuple[int, int], ...] = ()
    """Total and sum of base strengths of each seat, in the end."""
    items: Items | None = None
    """None without Cursed Items."""
    item_deck: Numbers = ()
    """The last one is the top."""
    using: Using | None = None
    covers: tuple[Covered, ...] = ()
    grown: tuple[int, ...] = ()
    """How many cards more than usual each hand holds; empty while none does."""
    again: bool = False
    """Whether another turn of the same seat follows."""
    to_shuffle: bool = False
    """Whether the deck is shuffled when the turn is over."""
    floor: Floor | None = None
    """What goes on while cards are traded."""

    @property
    def deck_size(self) -> int:
        return len(self.deck)

    @property
    def item_deck_size(self) -> int:
        return len(self.item_deck)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(len(hand) for hand in self.hands)


class Situation(Protocol):
    """What everybody can see of a match, whether it is asked of the state or of a view."""

    @property
    def options(self) -> Options: ...

    @property
    def phase(self) -> Phase: ...

    @property
    def turn(self) -> int: ...

    @property
    def discard(self) -> Numbers: ...

    @property
    def deck_size(self) -> int: ...

    @property
    def sizes(self) -> tuple[int, ...]: ...

    @property
    def since_deck(self) -> int: ...

    @property
    def left_deck(self) -> bool: ...

    @property
    def items(self) -> Items | None: ...

    @property
    def item_deck_size(self) -> int: ...

    @property
    def covers(self) -> tuple[Covered, ...]: ...


def hand_size(options: Options, grown: tuple[int, ...], seat: int) -> int:
    """How many cards a hand holds at the end of a turn."""
    return min(options.cards.hand_size + (grown[seat] if grown else 0), HAND_LIMIT)


def most_held(options: Options, grown: tuple[int, ...], seat: int) -> int:
    """How many cards a hand may hold when the game is over: without the Cursed Hoard's suits an
    extra card is one too many for a hand that has grown already."""
    if Module.SUITS in options.modules:
        return HAND_LIMIT
    return max(options.cards.hand_size + 1, hand_size(options, grown, seat))


def takeable(area: Numbers, covers: tuple[Covered, ...], seat: int) -> Numbers:
    """The cards of the discard area that nobody keeps from the seat."""
    kept = {cover.card for cover in covers if cover.seat != seat}
    return tuple(card for card in area if card not in kept)
