"""Short ways to say a hand in a test."""

from __future__ import annotations

from game.titles.realms import ScoreSheet, score
from game.titles.realms.scoring.reading import RawChoice


def scored(
    hand: str, *, discard: str = "", players: int = 4, modules: str = "", **choices: RawChoice
) -> ScoreSheet:
    """Scores a hand of keys in one string, with choices by keyword."""
    return score(hand.split(), choices, discard.split(), players, modules.split())


def totals(sheet: ScoreSheet) -> dict[str, int]:
    """What each card brings; blanked cards are left out."""
    return {str(row.card.name): row.total for row in sheet.cards if not row.blanked}


def blanked(sheet: ScoreSheet) -> set[str]:
    return {str(row.card.name) for row in sheet.cards if row.blanked}
