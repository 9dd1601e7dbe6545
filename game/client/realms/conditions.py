"""What has become of the cards in the hand, as the score sheet tells."""

from __future__ import annotations

from collections.abc import Mapping

from game.titles.realms.play.advice import Prospect
from game.titles.realms.scoring.sheet import CardScore

from .card_face import Condition


def condition(row: CardScore) -> Condition:
    """Blanked counts for more: nothing is left of the card, its penalty included."""
    if row.blanked:
        return Condition.BLANKED
    return Condition.CLEARED if row.cleared else Condition.FRESH


def conditions(prospect: Prospect | None) -> Mapping[int, Condition] | None:
    """By card number, also of those that are supposed to leave the hand; None without a score."""
    if prospect is None:
        return None
    return {row.card.number: condition(row) for row in (*prospect.sheet.cards, *prospect.leaving)}
