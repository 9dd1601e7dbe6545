"""What a line of the score sheet says."""

from __future__ import annotations

from game.lang import language, plain
from game.titles.realms.scoring.by_keys import score
from game.titles.realms.text.score_text import explain


def said(hand: str, card: str) -> list[str]:
    sheet = score(hand.split())
    place = [row.card.name for row in sheet.cards].index(card)
    return [plain(language("en").say(explain(sheet, line))) for line in sheet.lines_of(place)]


def test_the_line_of_king_and_queen_names_the_armies() -> None:
    (king,) = said("king queen knights rangers", "king")
    assert king.endswith("(Knights and Rangers)")
    (queen,) = said("king queen knights rangers", "queen")
    assert queen.endswith("(Knights and Rangers)")


def test_without_the_partner_the_armies_are_named_as_well() -> None:
    (king,) = said("king knights rangers", "king")
    assert king.endswith("(Knights and Rangers)")
