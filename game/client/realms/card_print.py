"""What is printed on a card, whatever kind it is: its picture, its number and its words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto

from game.engine.message import Joined, Message, message
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.cards.items import ITEM_BY_NUMBER, Item
from game.titles.realms.text.brief import Row, brief
from game.titles.realms.text.item_wording import item_brief, item_text, item_timing
from game.titles.realms.text.wording import (
    bonus_text,
    card_name,
    flavour,
    penalty_text,
    suit_name,
)

Words = Message | Joined
Printable = Card | Item


def by_number(cards: Catalogue, number: int) -> Printable:
    """A card of the match, or an item: their numbers tell them apart."""
    return cards.by_number.get(number) or ITEM_BY_NUMBER[number]


class Kind(StrEnum):
    """What a block of text on a card is about."""

    BONUS = auto()
    PENALTY = auto()
    USE = auto()


@dataclass(frozen=True)
class Block:
    """A text under its label."""

    kind: Kind
    label: Message
    text: Words


@dataclass(frozen=True)
class Print:
    """Everything a face shows."""

    painting: str
    suit: str
    value: int
    name: Message
    suit_name: Message
    blocks: tuple[Block, ...]
    brief: Words | tuple[Row, ...]
    """The rules for a small face: few words, or signs."""
    flavour: Message


def frame_of(card: Printable) -> str:
    """The suit whose frame a card has."""
    return "cursed" if isinstance(card, Item) else card.suit.key


def printed(card: Printable, for_two: bool = False) -> Print:
    """What stands on a card; on an item, its worth in a match of two or of more."""
    if isinstance(card, Item):
        used = Block(Kind.USE, item_timing(card), item_text(card))
        return Print(
            card.unique_key,
            frame_of(card),
            card.medallion(for_two),
            card_name(card.name),
            message("suit-cursed"),
            (used,),
            item_brief(card),
            flavour(card),
        )
    texts = ((Kind.BONUS, bonus_text(card)), (Kind.PENALTY, penalty_text(card)))
    return Print(
        card.unique_key,
        frame_of(card),
        card.strength,
        card_name(card.name),
        suit_name(card.suit),
        tuple(Block(kind, message(f"label-{kind}"), text) for kind, text in texts if text),
        brief(card),
        flavour(card),
    )
