"""The chronicle: events as messages for people."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.message import Arg, Message, joined, message

from ..cards.catalogue import Catalogue
from ..cards.terms import Suit
from ..play.events import (
    Began,
    Brought,
    Chose,
    Decided,
    Declined,
    Discarded,
    Drew,
    DrewTwo,
    Ended,
    Event,
    Kept,
    Reconsidered,
    Revealed,
    Scored,
    Searched,
    Shown,
    Took,
    TurnBegan,
)
from ..play.trade_events import TradeEvent
from ..scoring.reading import read_choice
from .choice_text import kind_of
from .item_event_text import item_event_text
from .trade_event_text import trade_event_text
from .wording import bold_name, name_in_role, suit_kind


def event_text(event: Event, names: Sequence[Arg], cards: Catalogue) -> Message | None:
    """What the chronicle says of an event, if anything."""

    def title(number: int) -> Message:
        return bold_name(cards.by_number[number].name)

    def card(number: int) -> Message:
        return name_in_role("told", cards.by_number[number].name)

    if isinstance(event, TradeEvent):
        return trade_event_text(event, names, card)
    match event:
        case Began(first):
            return message("log-began", player=names[first])
        case TurnBegan(seat, must_draw):
            return message("log-must-draw", player=names[seat]) if must_draw else None
        case Drew(seat, number):
            if number is None:
                return message("log-drew", player=names[seat])
            return message("log-drew-card", player=names[seat], card=card(number))
        case DrewTwo(seat, drawn):
            if not drawn:
                return message("log-drew-two", player=names[seat])
            both = joined("and", (card(number) for number in drawn))
            return message("log-drew-card", player=names[seat], card=both)
        case Kept(seat, number):
            if number is None:
                return None
            return message("log-kept", player=names[seat], card=card(number))
        case Took(seat, number):
            return message("log-took", player=names[seat], card=card(number))
        case Discarded(seat, number):
            return message("log-discarded", player=names[seat], card=card(number))
        case Ended(for_want_of_cards):
            return message("log-ended", why="deck" if for_want_of_cards else "area")
        case Shown(seat, number):
            return message("log-shown", player=names[seat], card=card(number))
        case Searched(seat):
            return message("log-searched", player=names[seat])
        case Brought(seat, by, number):
            if number is None:
                return message("log-brought", player=names[seat], by=title(by))
            return message("log-brought-card", player=names[seat], by=title(by), card=title(number))
        case Declined(seat, by):
            return message("log-declined", player=names[seat], by=card(by))
        case Revealed():
            return message("log-revealed")
        case Chose():
            return _choice_text(event, names, cards)
        case Reconsidered(seat, chooser):
            return message("log-reconsidered", player=names[seat], chooser=title(chooser))
        case Decided():
            return None
        case Scored(seat, total):
            return message("log-scored", player=names[seat], total=total)
        case _:
            return item_event_text(event, names, cards)


def _choice_text(event: Chose, names: Sequence[Arg], cards: Catalogue) -> Message:
    card = cards.by_number[event.chooser]
    name = card.name
    player, chooser = names[event.seat], bold_name(name)
    if not isinstance(event.choice, str | tuple):
        return message("log-chose-none", player=player, chooser=chooser)
    match read_choice(name, event.choice):
        case Suit() as suit:
            kind = suit_kind(suit)
            return message("log-chose-suit", player=player, chooser=chooser, kind=kind)
        case (target, suit):
            return message(
                "log-chose-card-suit",
                player=player,
                chooser=chooser,
                card=bold_name(target),
                kind=suit_kind(suit),
            )
        case target:
            return message(
                "log-chose-card",
                player=player,
                chooser=chooser,
                kind=kind_of(card),
                card=bold_name(target),
            )
