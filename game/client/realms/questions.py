"""Actions in words, where there is nothing to click."""

from __future__ import annotations

from game.lang import Language
from game.titles.realms.cards.card import Card
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Replace, Take, Use
from game.titles.realms.play.view import View
from game.titles.realms.text.wording import bold_name


def label(action: Action, view: View, words: Language) -> str:
    """What an action is called in a list."""
    cards = view.options.cards.by_number
    match action:
        case Draw():
            return words.text("table-draw")
        case Take(number) | Discard(number) | Pick(int(number)):
            return _with_icon(cards[number], words)
        case Use():
            return words.text("strip-use")
        case Replace():
            return words.text("strip-replace")
        case _:
            return words.text("table-without")


def _with_icon(card: Card, words: Language) -> str:
    """A card's name behind the icon of its suit."""
    return f"<{card.suit.key}> {words.say(bold_name(card.name))}"
