"""Actions in words, where there is nothing to click."""

from __future__ import annotations

from game.lang import Language
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.actions import Action, Discard, Done, Draw, Pick, Reconsider, Take
from game.titles.realms.play.view import View
from game.titles.realms.scoring.reading import read_choice
from game.titles.realms.text.wording import bold_name, suit_kind


def label(action: Action, view: View, words: Language) -> str:
    """What an action is called in a list."""
    cards = view.options.cards.by_number
    match action:
        case Done():
            return words.text("table-done")
        case Reconsider(chooser):
            return words.text("table-reconsider", card=bold_name(cards[chooser].name))
        case Draw():
            return words.text("table-draw")
        case Take(number) | Discard(number) | Pick(int(number)):
            return _with_icon(cards[number], words)
        case Pick(str() | tuple() as choice):
            return _choice_label(choice, view, words)
        case _:
            return words.text("table-without")


def _choice_label(choice: str | tuple[str, str], view: View, words: Language) -> str:
    prompt = view.prompt
    assert prompt
    assert prompt.by is not None
    match read_choice(view.options.cards.by_number[prompt.by].name, choice):
        case Suit() as suit:
            return words.say(suit_kind(suit))
        case (name, suit):
            return f"{words.say(bold_name(name))} › {words.say(suit_kind(suit))}"
        case name:
            return _with_icon(view.options.cards.by_name[name], words)


def _with_icon(card: Card, words: Language) -> str:
    """A card's name behind the icon of its suit."""
    return f"<{card.suit.key}> {words.say(bold_name(card.name))}"
