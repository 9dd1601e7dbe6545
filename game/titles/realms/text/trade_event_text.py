"""The chronicle of the trading floor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.message import Arg, Message, joined, message

from ..cards.terms import SUIT_BY_KEY
from ..play.floor import UNSEEN, OpenOffer
from ..play.trade_actions import Want
from ..play.trade_events import (
    Answered,
    LookedAside,
    OfferMade,
    Opened,
    PutAside,
    TimeUp,
    Traded,
    TradeEvent,
    WishTold,
)
from .wording import one_of

CardName = Callable[[int], Message]


def trade_event_text(event: TradeEvent, names: Sequence[Arg], card: CardName) -> Message | None:
    """What the chronicle says of it, if anything."""
    match event:
        case Opened(_, until):
            return message("log-opened", minutes=until // 60_000)
        case OfferMade(offer):
            return _offer_text(offer, names, card)
        case Answered(bid):
            both = {"player": names[bid.seat], "other": names[bid.to]}
            if bid.card == UNSEEN:
                return message("log-answered-unheard", **both)
            return message("log-answered", **both, give=card(bid.card))
        case Traded():
            return message(
                "log-traded",
                player=names[event.seat],
                other=names[event.other],
                give=told(event.gave, event.gave_suit, card),
                get=told(event.got, event.got_suit, card),
            )
        case WishTold(seat, want):
            return message("log-wish", player=names[seat], want=want_text(want, card))
        case TimeUp():
            return message("log-time-up")
        case LookedAside(seat, cards):
            if not cards:
                return message("log-looked-aside", player=names[seat])
            several = joined("and", (card(number) for number in cards))
            return message("log-looked-aside-cards", player=names[seat], cards=several)
        case PutAside(seat, number):
            if number is None:
                return message("log-put-aside", player=names[seat])
            return message("log-put-aside-card", player=names[seat], card=card(number))
        case _:
            return None


def _offer_text(offer: OpenOffer, names: Sequence[Arg], card: CardName) -> Message:
    player = names[offer.seat]
    if not offer.suit and offer.to is not None:
        return message("log-offer-unheard", player=player, other=names[offer.to])
    give = told(offer.card or None, offer.suit, card)
    want = want_text(offer.want, card)
    if offer.to is None:
        return message("log-offer-all", player=player, give=give, want=want)
    return message("log-offer-one", player=player, other=names[offer.to], give=give, want=want)


def told(number: int | None, suit: str, card: CardName) -> Message:
    """A card by its name, or as one of its suit."""
    return one_of(SUIT_BY_KEY[suit]) if number is None else card(number)


def want_text(want: Want, card: CardName) -> Message:
    match want:
        case int(number):
            return card(number)
        case str(suit):
            return one_of(SUIT_BY_KEY[suit])
        case _:
            return message("anything")
