"""Choices before scoring, asked in words: what a card shall become or affect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.client.scenes.overlay import Option, Overlay
from game.lang import Language
from game.titles.realms.cards import effects as fx
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.actions import Action, Discard, Done, Draw, Pick, Reconsider, Take
from game.titles.realms.play.advice import Worth
from game.titles.realms.play.state import Prompt
from game.titles.realms.play.view import View
from game.titles.realms.scoring.plans import bonus_plan
from game.titles.realms.scoring.reading import read_choice
from game.titles.realms.text.wording import bold_name, suit_kind

from .worth_text import worth_text

ASKS: Mapping[type[fx.Effect], str] = {
    fx.CopiesHandCard: "copy",
    fx.ChangesSuit: "suit",
    fx.ClearsChosen: "clear",
    fx.ProtectsChosen: "protect",
}
"""What the choices that are not about becoming something are about."""


def question(
    view: View, legal: Sequence[Action], words: Language, chosen: Callable[[Any], None]
) -> Overlay:
    """The list for what the player is asked now."""
    prompt = view.prompt
    assert prompt
    options = [Option(label(action, view, words), action) for action in legal]
    return Overlay(_title(prompt, view, words), options, chosen, words.text("table-best"))


def note_worths(overlay: Overlay, worths: Mapping[Action, Worth]) -> None:
    """Writes to each answer what it is worth, and marks the best: the first among equals."""
    best: float | None = None
    for index, option in enumerate(overlay.choices):
        action = option.value
        worth = worths.get(action) if isinstance(action, Action) else None
        if worth:
            overlay.notes[index] = worth_text(worth)
            if isinstance(action, Pick) and (best is None or worth.total > best):
                overlay.best_of_all, best = index, worth.total


def _title(prompt: Prompt, view: View, words: Language) -> str:
    if prompt.by is None:
        return words.text("table-chosen")
    by = view.options.cards.by_number[prompt.by]
    effect = bonus_plan(by).choice
    kind = ASKS.get(type(effect), "become") if effect else "become"
    return words.text("table-choose", card=bold_name(by.name), kind=kind)


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
