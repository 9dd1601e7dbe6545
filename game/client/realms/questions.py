"""Decisions that are asked with a list: which extra card, and what a card shall become."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.client.scenes.overlay import Option, Overlay
from game.lang import Language
from game.titles.realms.cards import effects as fx
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.actions import Action, Bring, Choose
from game.titles.realms.play.view import View
from game.titles.realms.scoring.plans import bonus_plan
from game.titles.realms.scoring.reading import read_choice
from game.titles.realms.text.wording import bold_name, suit_kind

ASKS = {
    fx.CopiesHandCard: "copy",
    fx.ChangesSuit: "suit",
    fx.ClearsChosen: "clear",
    fx.ProtectsChosen: "protect",
}
"""What the choices that are not about becoming something are about."""


def question(
    view: View, legal: Sequence[Action], words: Language, chosen: Callable[[Any], None]
) -> Overlay:
    """The list for what the player is asked now, the best first."""
    first = legal[0]
    if isinstance(first, Choose):
        by = view.options.cards.by_number[first.chooser]
        effect = bonus_plan(by).choice
        kind = ASKS.get(type(effect), "become") if effect else "become"
        title = words.text("table-choose", card=bold_name(by.name), kind=kind)
    else:
        title = words.text("table-bring", card=bold_name(_taker(view).name))
    choices = [Option(_label(action, view, words), action, action is first) for action in legal]
    return Overlay(title, choices, chosen, words.text("table-best"))


def _taker(view: View) -> Card:
    """The player's card that brings in another."""
    held = (view.options.cards.by_number[number] for number in view.hand)
    return next(
        card
        for card in held
        if card.number not in view.used
        and any(effect.source is view.source for effect in card.bonuses(fx.ExtraCard))
    )


def _label(action: Action, view: View, words: Language) -> str:
    cards = view.options.cards.by_number
    match action:
        case Bring(int(number)):
            return _with_icon(cards[number], words)
        case Choose(chooser, choice) if choice is not None:
            match read_choice(cards[chooser].name, choice):
                case Suit() as suit:
                    return words.say(suit_kind(suit))
                case (name, suit):
                    return f"{words.say(bold_name(name))} › {words.say(suit_kind(suit))}"
                case name:
                    return _with_icon(view.options.cards.by_name[name], words)
        case _:
            return words.text("table-without")


def _with_icon(card: Card, words: Language) -> str:
    """A card's name behind the icon of its suit."""
    return f"<{card.suit.key}> {words.say(bold_name(card.name))}"
