"""What the player was shown by an item, and what he still knows: cards laid out on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.message import Message, message
from game.lang import Language
from game.titles.realms.cards.items import ITEM_BY_NUMBER, Item
from game.titles.realms.cards.steps import Zone
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.item_events import (
    ItemTaken,
    ItemUsed,
    Looked,
    NamedSuit,
    ShowedCards,
    SuitSearched,
)
from game.titles.realms.text.wording import card_name, name_in_role, suit_kind

from .model import Happening, TableModel
from .strip.asked import Asked, Seen, Told


@dataclass(frozen=True)
class Look:
    """Cards, and what is said of them."""

    cards: tuple[int, ...]
    text: Message
    by: Item | None = None


def latest(model: TableModel) -> Look | None:
    """What the person before the screen has just been shown, once all of it was."""
    story, coming = model.story, model.queue[0] if model.queue else None
    match story[-1] if story else None:
        case Looked(seat, at, cards, other) if seat == model.seat:
            return Look(cards, _of(model, at, other), item_of(story))
        case SuitSearched(seat, suit, shown, kept) if seat == model.seat and shown:
            return Look(shown, _search(model, suit, kept), item_of(story))
        case ShowedCards() if not isinstance(coming, ShowedCards):
            return _shown(model)
        case _:
            return None


def _of(model: TableModel, at: Zone, other: int | None) -> Message:
    if other is not None:
        return message("strip-seen-hand", player=_player(model, other))
    return message("strip-seen-top" if at is Zone.DECK_TOP else "strip-seen-bottom")


def _search(model: TableModel, suit: str, kept: int | None) -> Message:
    """What has come of looking for a suit."""
    if kept is None:
        return message("strip-seen-none", kind=suit_kind(SUIT_BY_KEY[suit]))
    return message("strip-seen-found", card=name_in_role("told", model.cards.by_number[kept].name))


def _shown(model: TableModel) -> Look | None:
    """What all others have shown of a suit, if it was this person who named it."""
    cards: tuple[int, ...] = ()
    for happening in reversed(model.story):
        match happening:
            case ShowedCards(_, shown):
                cards = (*shown, *cards)
            case NamedSuit(seat, _, suit) if seat == model.seat:
                key = "strip-seen-suit" if cards else "strip-seen-nothing"
                kind = suit_kind(SUIT_BY_KEY[suit])
                return Look(cards, message(key, kind=kind), item_of(model.story))
            case _:
                return None
    return None


def item_of(story: Sequence[Happening]) -> Item | None:
    """The item that was put to work last."""
    for happening in reversed(story):
        match happening:
            case ItemUsed(_, item) | ItemTaken(_, item):
                return ITEM_BY_NUMBER[item]
            case _:
                continue
    return None


def of_hand(model: TableModel, seat: int) -> Look | None:
    """What is known of somebody's hand, if anything is."""
    known = model.view.known(seat)
    if not known or seat == model.seat:
        return None
    return Look(known, message("strip-seen-known", player=_player(model, seat)))


def of_deck(model: TableModel) -> Look | None:
    """What is known of the deck, if anything is: places as long as they are known."""
    knows = model.view.knows
    if not knows.in_deck:
        return None
    lying = tuple(each.card for each in knows.lying)
    top_alone = [each.place for each in knows.lying] == [model.view.deck_size - 1]
    if knows.deck:
        key = "strip-seen-deck"
    else:
        key = "strip-seen-top" if top_alone else "strip-seen-places"
    return Look((*lying, *knows.deck), message(key))


def _player(model: TableModel, seat: int) -> Message:
    return message("player-name", seat=str(seat), player=model.names[seat])


def asked(look: Look, model: TableModel, words: Language, portrait: str) -> Asked:
    """A look as the strip tells it; its cards lie on the shelf."""
    title = words.say(card_name(look.by.name)) if look.by else words.text("strip-seen")
    told = Told(words.say(look.text), title, look.by, "" if look.by else portrait)
    cards = tuple(model.cards.by_number[number] for number in look.cards)
    return Asked(told, Seen(cards), words.text("strip-close"), question=("look", look.cards))
