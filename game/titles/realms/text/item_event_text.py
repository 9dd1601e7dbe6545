"""The chronicle of the Cursed Items."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.message import Arg, Message, joined, message

from ..cards.catalogue import Catalogue
from ..cards.items import ITEM_BY_NUMBER
from ..cards.terms import SUIT_BY_KEY
from ..play.item_events import (
    Buried,
    CardCovered,
    DeckShuffled,
    HandGrew,
    ItemDiscarded,
    ItemDrawn,
    ItemEvent,
    ItemsShuffled,
    ItemTaken,
    ItemUsed,
    KeptOwn,
    LaidAside,
    Looked,
    NamedSuit,
    Offered,
    PlaysAgain,
    PutBack,
    ShowedCards,
    SuitSearched,
    Swapped,
    TurnedUp,
    Wished,
)
from .wording import bold_name, name_in_role, suit_kind, the_item


def item_event_text(event: ItemEvent, names: Sequence[Arg], catalogue: Catalogue) -> Message | None:
    """What the chronicle says of an item's event, if anything."""

    def card(number: int) -> Message:
        return name_in_role("told", catalogue.by_number[number].name)

    def titles(numbers: Sequence[int]) -> Arg:
        return joined("and", (bold_name(catalogue.by_number[number].name) for number in numbers))

    match event:
        case ItemDrawn(seat, number, from_reserve):
            key = "log-item-reserve" if from_reserve else "log-item-drawn"
            return message(key, player=names[seat], item=the_item(number))
        case ItemDiscarded(seat, number):
            return message("log-item-discarded", player=names[seat], item=the_item(number))
        case ItemsShuffled():
            return message("log-items-shuffled")
        case ItemUsed(seat, number, again):
            key = "log-item-again" if again else "log-item-used"
            return message(key, player=names[seat], item=the_item(number))
        case ItemTaken(seat, number, other):
            if other is None:
                return message("log-item-found", player=names[seat], item=the_item(number))
            return message(
                "log-item-stolen", player=names[seat], other=names[other], item=the_item(number)
            )
        case LaidAside(seat, numbers):
            laid = joined("and", (the_item(number) for number in numbers))
            return message("log-laid-aside", player=names[seat], items=laid)
        case Looked(seat, at, seen, other):
            owner = names[seat if other is None else other]
            if not seen:
                return message("log-looked", player=names[seat], at=at, other=owner)
            return message(
                "log-looked-cards", player=names[seat], at=at, other=owner, cards=titles(seen)
            )
        case NamedSuit(seat, number, suit):
            return message(
                "log-named-suit",
                player=names[seat],
                source=bold_name(ITEM_BY_NUMBER[number].name),
                kind=suit_kind(SUIT_BY_KEY[suit]),
            )
        case ShowedCards(seat, ()):
            return message("log-showed-none", player=names[seat])
        case ShowedCards(seat, seen):
            return message("log-showed", player=names[seat], cards=joined("and", map(card, seen)))
        case Offered(seat, None):
            return message("log-offered-none", player=names[seat])
        case Offered(seat, int(number)):
            return message("log-offered", player=names[seat], card=card(number))
        case Swapped(seat, given, other, got):
            return message(
                "log-swapped",
                player=names[seat],
                card=card(given),
                other=names[other],
                got=card(got),
            )
        case KeptOwn(seat, number):
            return message("log-kept", player=names[seat], card=card(number))
        case TurnedUp(_, number):
            return message("log-turned-up", card=titles([number]))
        case Buried(seat, number):
            return message("log-buried", player=names[seat], card=card(number))
        case PutBack(seat, None, on_top):
            return message("log-put-back", player=names[seat], end=_end(on_top))
        case PutBack(seat, int(number), on_top):
            return message(
                "log-put-back-card", player=names[seat], card=card(number), end=_end(on_top)
            )
        case Wished(seat, None):
            return message("log-wished", player=names[seat])
        case Wished(seat, int(number)):
            return message("log-wished-card", player=names[seat], card=card(number))
        case SuitSearched():
            return _search_text(event, names, catalogue)
        case CardCovered(seat, number):
            return message("log-covered", player=names[seat], card=card(number))
        case HandGrew(seat, size):
            return message("log-hand-grew", player=names[seat], size=size)
        case PlaysAgain(seat):
            return message("log-plays-again", player=names[seat])
        case DeckShuffled():
            return message("log-deck-shuffled")
        case _:
            return None


def _end(on_top: bool) -> str:
    return "top" if on_top else "bottom"


def _search_text(event: SuitSearched, names: Sequence[Arg], catalogue: Catalogue) -> Message:
    player, kind = names[event.seat], suit_kind(SUIT_BY_KEY[event.suit])
    if not event.found:
        return message("log-search-failed", player=player, kind=kind, count=len(event.shown))
    if event.kept is None:
        return message("log-search-found", player=player, kind=kind, count=len(event.shown))
    kept = name_in_role("told", catalogue.by_number[event.kept].name)
    return message("log-search-card", player=player, card=kept, count=len(event.shown))
