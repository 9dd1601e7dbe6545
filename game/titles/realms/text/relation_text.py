"""What a card has to do with the others as a message, told from that card."""

from __future__ import annotations

from game.engine.message import Message, joined, message

from ..cards import effects as fx
from ..cards.card import Card
from ..scoring.relations import Kind, Relation
from ..scoring.sheet import Reason, ScoreSheet
from .score_text import explain
from .wording import bold_name, rule, suit_kind


def tell(sheet: ScoreSheet, relation: Relation, card: Card) -> Message:
    """A relation as the card sees it: what it does, or what is done to it."""
    target = bold_name(relation.target.name)
    if relation.kind is Kind.LACKS:
        assert relation.missing is not None
        wish = rule(fx.With(relation.points, relation.missing))
        if card is relation.target:
            return message("relation-lacks", rule=wish)
        return message("relation-lacks-for", rule=wish, target=target)
    line = relation.line
    assert line
    counts = relation.kind in (Kind.PAYS, Kind.COSTS)
    if card is relation.target:
        if not counts or not relation.sources:
            return explain(sheet, line)
        by = joined("and", (bold_name(source.name) for source in relation.sources))
        key = "relation-paid" if relation.kind is Kind.PAYS else "relation-costs"
        return message(key, points=relation.points, by=by)
    if counts:
        partners = [source for source in relation.others if source is not card]
        if not partners:
            return message("relation-pays", target=target, points=relation.points)
        cards = joined("and", (bold_name(partner.name) for partner in partners))
        return message("relation-pays-with", target=target, points=relation.points, cards=cards)
    match line.reason:
        case Reason.WORD_CLEARED:
            assert isinstance(line.effect, fx.ClearsWord)
            word = suit_kind(line.effect.word)
            return message("relation-clears-word", target=target, word=word)
        case Reason.BLANKED_BY_ITSELF:
            return message("relation-blanked-itself", target=target)
        case Reason.CHANGED:
            kind = suit_kind(sheet.cards[line.place].suits[0])
            return message("relation-changes", target=target, kind=kind)
        case _:
            return message(f"relation-{relation.kind.name.lower()}", target=target)
