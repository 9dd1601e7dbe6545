"""Recorded hands, each with its figures."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.realms import ScoreSheet, score
from tests.goldens import lines

REASONED = lines("reasoned_hands.jsonl")
SCORED = lines("scored_hands.jsonl")


def scored(recorded: dict[str, Any], hand: list[str]) -> ScoreSheet:
    return score(
        hand,
        recorded.get("choices", {}),
        recorded.get("discard", "").split(),
        recorded.get("players", 4),
        recorded.get("modules", "").split(),
    )


@pytest.mark.parametrize("recorded", REASONED, ids=lambda recorded: recorded["why"])
def test_reasoned_hand(recorded: dict[str, Any]) -> None:
    worth = dict(entry.rsplit(" ", 1) for entry in recorded["worth"].split(", "))
    sheet = scored(recorded, list(worth))
    assert worth == {
        str(row.card.name): "-" if row.blanked else str(row.total) for row in sheet.cards
    }


def test_recorded_hands() -> None:
    """Four hundred hands of all modules; figures are base, bonus and penalty of each card."""
    for recorded in SCORED:
        sheet = scored(recorded, recorded["hand"].split())
        figures = []
        for row in sheet.cards:
            added = "".join(f"{part:+}" for part in (row.bonus, row.penalty) if part)
            figures.append("-" if row.blanked else f"{row.base}{added}")
        assert " ".join(figures) == recorded["figures"], recorded
        assert sheet.total == recorded["total"]
