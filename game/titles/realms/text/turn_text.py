"""What each player did last, in a few words for the plate with the name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.message import Message, joined, message

from ..cards.catalogue import Catalogue
from ..cards.items import ITEM_BY_NUMBER
from ..cards.terms import SUIT_BY_KEY
from ..play.events import Began, Brought, Declined, Discarded, Took, TurnBegan
from ..play.item_events import ItemTaken, ItemUsed, Looked, NamedSuit, ShowedCards, Swapped
from .wording import card_name, name_in_role, suit_name, the_item

Words = tuple[Message, ...]
"""The same from the most words to the fewest, for where there is little room."""


def last_turn(
    events: Iterable[object], seat: int, cards: Catalogue, names: Sequence[str], to: int
) -> Words:
    """What a seat did in its last turn, or since at the end of the game, as it is told to another
    seat: what was done to that one comes before all else, an item before cards. That somebody drew
    goes without saying."""

    def name(number: int) -> Message:
        return name_in_role("noted", cards.by_number[number].name)

    done: Words = ()
    item: Words = ()
    its_name: Words = ()
    done_to: Words = ()
    taken: int | None = None
    turn: int | None = None
    suit = message("")
    for event in events:
        match event:
            case Began(owner) | TurnBegan(owner):
                turn = owner
                if owner == seat:
                    done, item, its_name, done_to, taken = (), (), (), (), None
            case Took(owner, number) if owner == seat:
                taken = number
                done = (message("did-take", card=name(number)),)
            case Discarded(owner, number) if owner == seat:
                done = (message("did-discard", card=name(number)),)
                if taken is not None:
                    done = (message("did-both", taken=name(taken), card=name(number)), *done)
            case Brought(owner, _, int(number)) if owner == seat:
                done = (message("did-take", card=name(number)),)
            case Brought(owner) if owner == seat:
                done = (message("did-bring"),)
            case Declined(owner) if owner == seat:
                done = (message("did-decline"),)
            case ItemUsed(owner, number) if owner == seat:
                item, its_name = _used(number)
            case ItemTaken(owner, number, robbed) if owner == seat:
                item, its_name = _used(number)
                if robbed == to:
                    done_to = (message("did-steal-you", item=the_item(number)),)
            case NamedSuit(owner, _, key) if owner == seat:
                suit = suit_name(SUIT_BY_KEY[key])
                item = (message("did-name", suit=suit), *item)
            case ShowedCards(owner, shown) if owner == to and turn == seat:
                done_to = _seen(suit, [name(number) for number in shown])
            case Looked(owner, other=int(other)) if owner == seat:
                if other == to:
                    done_to = (message("did-look-you"),)
                else:
                    item = (message("did-look-other", player=names[other]), *item)
            case Swapped(owner, given, other, got) if owner == seat and other == to:
                swap = message("did-swap-you", card=name(given), got=name(got))
                done_to = (swap, message("did-get-you", got=name(got)))
    return _together(done_to, done) if done_to else (*_together(item, done), *its_name)


def _used(item: int) -> tuple[Words, Words]:
    """That an item was used, and its name alone."""
    named = card_name(ITEM_BY_NUMBER[item].name)
    return (message("did-use", item=the_item(item)),), (named,)


def _seen(suit: Message, shown: Sequence[Message]) -> Words:
    """What somebody has seen of a hand by naming a suit."""
    if not shown:
        return (message("did-see-none", suit=suit), message("did-name", suit=suit))
    cards = joined("and", shown)
    return (
        message("did-see-you", suit=suit, cards=cards),
        message("did-see-cards", cards=cards),
        message("did-see-count", count=len(shown)),
    )


def _together(first: Words, then: Words) -> Words:
    if not first or not then:
        return first or then
    return (*(message("did-and", first=each, then=then[-1]) for each in first), *first)
