"""Choices before scoring in words."""

from __future__ import annotations

from game.lang import Language
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.actions import Option
from game.titles.realms.scoring.reading import read_choice
from game.titles.realms.text.choice_text import kind_of
from game.titles.realms.text.wording import bold_name, suit_kind


def option_text(option: Option, chooser: int, cards: Catalogue, words: Language) -> str:
    """An answer, with the icon of its suit."""
    if not isinstance(option, str | tuple):
        return words.text("show-as-it-is")
    match read_choice(cards.by_number[chooser].name, option):
        case Suit() as suit:
            return words.say(suit_kind(suit))
        case (name, suit):
            return f"{words.say(bold_name(name))} › <{suit.key}>"
        case name:
            return f"<{cards.by_name[name].suit.key}> {words.say(bold_name(name))}"


def card_of(option: Option, chooser: int, cards: Catalogue) -> Card | None:
    """The card an answer speaks of: the one that chooses, if it stays as it is; none if a suit
    alone is the answer."""
    by = cards.by_number[chooser]
    if not isinstance(option, str | tuple):
        return by
    match read_choice(by.name, option):
        case Suit():
            return None
        case (name, _):
            return cards.by_name[name]
        case name:
            return cards.by_name[name]


def option_meaning(option: Option, chooser: int, cards: Catalogue, words: Language) -> str:
    """What an answer does, in a sentence."""
    by = cards.by_number[chooser]
    who = bold_name(by.name)
    if not isinstance(option, str | tuple):
        return words.text("show-means-nothing", by=who)
    match read_choice(by.name, option):
        case Suit() as suit:
            return words.text("show-means-suit", by=who, suit=suit_kind(suit))
        case (name, suit):
            return words.text("show-means-change", card=bold_name(name), suit=suit_kind(suit))
        case name:
            kind, printed = kind_of(by), suit_kind(cards.by_name[name].suit)
            card = bold_name(name)
            return words.text("show-means", kind=kind, by=who, card=card, suit=printed)
