"""A line of the score sheet as a message, so that every language can say why."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.message import Arg, Message, joined, message

from ..cards import effects as fx
from ..cards.card import Card
from ..scoring.shares import named
from ..scoring.sheet import Line, Reason, ScoreSheet
from .wording import Words, bold_name, rule, suit_kind


def explain(sheet: ScoreSheet, line: Line) -> Message:
    """What a line says; its points stand beside it."""
    row = sheet.cards[line.place]
    cards = sheet.cards_in(line.because)
    match line.reason:
        case Reason.COPIES:
            return message("why-copies", name=_names(cards))
        case Reason.TAKES if row.name is row.card.name:
            return message("why-takes-suit", kind=suit_kind(row.suits[0]))
        case Reason.TAKES:
            return message("why-takes-name", name=bold_name(row.name))
        case Reason.CHANGED:
            return message("why-changed", kind=suit_kind(row.suits[0]), by=_names(cards))
        case Reason.CLEARED:
            return message("why-cleared", by=_names(cards))
        case Reason.WORD_CLEARED:
            assert isinstance(line.effect, fx.ClearsWord)
            word = suit_kind(line.effect.word)
            return message("why-word-cleared", word=word, by=_names(cards))
        case Reason.PROTECTED if cards == (row.card,):
            return message("why-counted", rule=rule(line.effect))
        case Reason.PROTECTED:
            return message("why-protected", by=_names(cards))
        case Reason.BLANKED_IN_RING if cards != (row.card,):
            return message("why-blanked-ring", by=_names(cards))
        case Reason.BLANKED | Reason.BLANKED_IN_RING:
            return message("why-blanked-by", by=_names(cards))
        case Reason.BLANKED_BY_ITSELF:
            return _by_rule("why-blanked-itself", line, cards)
        case Reason.COUNTED:
            paying = sheet.cards_in(named(sheet.standing, line))
            return _by_rule("why-counted", line, paying)


def _by_rule(key: str, line: Line, cards: tuple[Card, ...]) -> Message:
    """The rule, and the cards that met it unless the rule names just these."""
    args: dict[str, Arg] = {"rule": rule(line.effect)}
    if {card.name for card in cards} == fx.names_in(line.effect) or not cards:
        return Message(key, args)
    return Message(f"{key}-cards", args | {"cards": _names(cards)})


def _names(cards: Iterable[Card]) -> Words:
    return joined("and", (bold_name(card.name) for card in cards))
