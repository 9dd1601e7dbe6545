"""A line of the score sheet as a message, so that every language can say why."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.message import Arg, Message, joined, message

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.catalogue import Catalogue
from ..play.events import Brought
from ..scoring.shares import named
from ..scoring.sheet import Line, Reason, ScoreSheet
from .wording import Words, arguments, bold_name, card_name, name_in_role, rule, suit_kind


def explain(sheet: ScoreSheet, line: Line) -> Message:
    """What a line says; its points stand beside it."""
    row = sheet.cards[line.place]
    cards = sheet.cards_in(line.because)
    noun = card_name(row.card.name)
    match line.reason:
        case Reason.COPIES:
            return message("why-copies", name=_by(cards))
        case Reason.TAKES if row.name is row.card.name:
            return message("why-takes-suit", kind=suit_kind(row.suits[0]))
        case Reason.TAKES:
            return message("why-takes-name", name=bold_name(row.name))
        case Reason.CHANGED:
            kind = suit_kind(row.suits[0])
            return message("why-changed", kind=kind, by=_by(cards), noun=noun)
        case Reason.CLEARED:
            return message("why-cleared", by=_by(cards))
        case Reason.WORD_CLEARED:
            assert isinstance(line.effect, fx.ClearsWord)
            word = suit_kind(line.effect.word)
            return message("why-word-cleared", word=word, by=_by(cards))
        case Reason.PROTECTED if cards == (row.card,):
            return message("why-counted", rule=rule(line.effect, row.card.name))
        case Reason.PROTECTED:
            return message("why-protected", by=_by(cards), noun=noun)
        case Reason.BLANKED | Reason.BLANKED_IN_RING if cards == (row.card,):
            return message("why-blanked-self", noun=noun)
        case Reason.BLANKED_IN_RING:
            return message("why-blanked-ring", by=_by(cards), noun=noun)
        case Reason.BLANKED:
            return message("why-blanked-by", by=_by(cards), noun=noun)
        case Reason.BLANKED_BY_ITSELF if cards:
            return message("why-blanked-with", by=_by(cards), noun=noun)
        case Reason.BLANKED_BY_ITSELF:
            return Message("why-blanked-without", arguments(line.effect) | {"noun": noun})
        case Reason.COUNTED:
            return _counted(line, row.card, sheet.cards_in(named(sheet.standing, line)))


def origins(events: Iterable[object], cards: Catalogue) -> dict[int, Message]:
    """Where the extra cards came from at the end of the game, by their numbers."""
    return {
        event.card: message(
            "why-brought",
            by=name_in_role("any", cards.by_number[event.by].name),
            source="discard" if event.openly else "deck",
        )
        for event in events
        if isinstance(event, Brought) and event.card is not None
    }


def explain_rule(sheet: ScoreSheet, line: Line) -> Message:
    """The rule by which a line counts, without the cards that met it."""
    return message("why-counted", rule=rule(line.effect, sheet.cards[line.place].card.name))


def _counted(line: Line, card: Card, cards: tuple[Card, ...]) -> Message:
    """The rule, and the cards that met it unless the rule names just these."""
    args: dict[str, Arg] = {"rule": rule(line.effect, card.name)}
    if {card.name for card in cards} == fx.names_in(line.effect) or not cards:
        return Message("why-counted", args)
    names = joined("and", (bold_name(card.name) for card in cards))
    return Message("why-counted-cards", args | {"cards": names})


def _by(cards: Iterable[Card]) -> Words:
    """Those to whom something is owed, in the middle of a sentence."""
    return joined("and", (name_in_role("any", card.name) for card in cards))
