"""Whoever only knows the cards or the rules does not wait for the batch scorer and its numpy."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "statement",
    [
        "import game.titles.realms.cards.catalogue",
        "from game.titles.realms import Card, catalogue, score_cards",
        "import game.titles.registry, game.titles.realms.play.rules",
        "import game.titles.realms.text.event_text, game.titles.realms.text.score_text",
    ],
)
def test_cards_and_rules_need_no_numpy(statement: str) -> None:
    code = f"{statement}; import sys; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
