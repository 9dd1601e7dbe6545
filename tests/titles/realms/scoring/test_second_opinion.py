"""The scorer against an independent plain reading of the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.titles.realms import Module, Suit
from game.titles.realms.scoring.sheet import Choice

from .by_the_book import score as by_the_book
from .deals import MODULES, Deal, deal


def key(choice: Choice) -> str | list[str]:
    if isinstance(choice, tuple):
        return [str(choice[0]), choice[1].key]
    return choice.key if isinstance(choice, Suit) else str(choice)


def agree(dealt: Deal) -> None:
    sheet = dealt.score()
    total, figures = by_the_book(
        [str(card.name) for card in dealt.hand],
        {str(chooser): key(choice) for chooser, choice in dealt.choices.items()},
        [str(card.name) for card in dealt.discard],
        dealt.players,
        [str(module) for module in dealt.cards.modules],
    )
    rows = {
        str(row.card.name): (row.base, row.bonus, row.penalty, row.blanked) for row in sheet.cards
    }
    assert rows == figures, dealt
    assert sheet.total == total


@pytest.mark.parametrize(
    "modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "base"
)
def test_random_hands_score_as_the_book_says(modules: frozenset[Module]) -> None:
    rng = Random(2024)
    for _ in range(1500):
        agree(deal(rng, modules))


@pytest.mark.nightly
@pytest.mark.parametrize(
    "modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "base"
)
def test_many_random_hands_score_as_the_book_says(modules: frozenset[Module]) -> None:
    rng = Random(7)
    for _ in range(50_000):
        agree(deal(rng, modules))
