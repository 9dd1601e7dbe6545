"""The fast scorer equals the explained one."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from game.titles.realms import Module, best_choices, score_cards
from game.titles.realms.cards import effects as fx
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.terms import Name, Suit
from game.titles.realms.scoring.batch import batch_scorer
from game.titles.realms.scoring.batch.points import pays_for_length, points
from game.titles.realms.scoring.dependencies import dependencies
from game.titles.realms.scoring.sheet import Choices

from .deals import MODULES, Deal, deal

NAMES = pytest.mark.parametrize(
    "modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "base"
)


def as_arrays(deals: list[Deal]) -> tuple[np.ndarray, np.ndarray]:
    hands = np.zeros((len(deals), 9), np.uint8)
    discard = np.zeros((len(deals), 12), np.uint8)
    for line, dealt in enumerate(deals):
        hands[line, : len(dealt.hand)] = [card.number for card in dealt.hand]
        discard[line, : len(dealt.discard)] = [card.number for card in dealt.discard]
    return hands, discard


def compare(modules: frozenset[Module], count: int, seed: int) -> None:
    rng = Random(seed)
    deals = [deal(rng, modules) for _ in range(count)]
    hands, discard = as_arrays(deals)
    scorer = batch_scorer(catalogue(modules))
    for players in (2, 5):
        totals = scorer.totals(hands, [dealt.choices for dealt in deals], discard, players)
        for dealt, total in zip(deals, totals.tolist(), strict=True):
            sheet = score_cards(dealt.hand, dealt.choices, dealt.cards, dealt.discard, players)
            assert total == sheet.total, dealt


@NAMES
def test_batch_equals_the_explained_scorer(modules: frozenset[Module]) -> None:
    compare(modules, 1250, seed=5)


@pytest.mark.nightly
@NAMES
def test_batch_equals_the_explained_scorer_on_many_hands(modules: frozenset[Module]) -> None:
    for seed in range(25):
        compare(modules, 2000, seed)


@NAMES
def test_batch_equals_the_explained_scorer_without_choices(modules: frozenset[Module]) -> None:
    cards = catalogue(modules)
    rng = Random(3)
    deals = [tuple(rng.sample(cards.cards, cards.hand_size)) for _ in range(2000)]
    hands = np.array([[card.number for card in hand] for hand in deals])
    totals = batch_scorer(cards).totals(hands)
    assert totals.tolist() == [score_cards(hand, {}, cards).total for hand in deals]


def test_small_hands_are_no_exception() -> None:
    cards = catalogue([Module.PROMOS, Module.SUITS])
    scorer = batch_scorer(cards)
    numbers = np.array([[card.number] for card in cards.cards])
    singles = [score_cards((card,), {}, cards).total for card in cards.cards]
    assert scorer.totals(numbers).tolist() == singles
    assert scorer.totals(np.zeros((3, 0), np.uint8)).tolist() == [0, 0, 0]
    assert scorer.totals(np.zeros((0, 7), np.uint8)).tolist() == []


@NAMES
def test_best_totals_of_many_hands_are_those_of_each(modules: frozenset[Module]) -> None:
    rng = Random(8)
    deals = [deal(rng, modules) for _ in range(60)]
    hands, discard = as_arrays(deals)
    totals = batch_scorer(catalogue(modules)).best(hands, discard, 5)
    for dealt, total in zip(deals, totals.tolist(), strict=True):
        choices = best_choices(dealt.hand, dealt.cards, dealt.discard, 5)
        sheet = score_cards(dealt.hand, choices, dealt.cards, dealt.discard, 5)
        assert total == sheet.total, dealt


CIRCLES: list[tuple[str, Choices]] = [
    (
        "knights smoke war_dirigible book_of_changes",
        {Name.BOOK_OF_CHANGES: (Name.WAR_DIRIGIBLE, Suit.FLAME)},
    ),
    ("phoenix smoke book_of_changes", {Name.BOOK_OF_CHANGES: (Name.SMOKE, Suit.FLOOD)}),
    (
        "phoenix smoke war_dirigible knights book_of_changes",
        {Name.BOOK_OF_CHANGES: (Name.WAR_DIRIGIBLE, Suit.FLOOD)},
    ),
    (
        "phoenix smoke war_dirigible knights book_of_changes swamp",
        {Name.BOOK_OF_CHANGES: (Name.WAR_DIRIGIBLE, Suit.FLOOD)},
    ),
    (
        "knights smoke doppelganger war_dirigible book_of_changes",
        {
            Name.DOPPELGANGER: Name.WAR_DIRIGIBLE,
            Name.BOOK_OF_CHANGES: (Name.WAR_DIRIGIBLE, Suit.FLAME),
        },
    ),
]


@pytest.mark.parametrize(("hand", "choices"), CIRCLES)
def test_circles_of_conditions_are_settled_alike(hand: str, choices: Choices) -> None:
    cards = catalogue([Module.PROMOS])
    chosen = tuple(cards.by_key[key] for key in hand.split())
    numbers = np.array([[card.number for card in chosen]])
    total = batch_scorer(cards).totals(numbers, [choices])[0]
    assert total == score_cards(chosen, choices, cards).total


def test_the_fast_readers_know_every_effect() -> None:
    assert fx.effect_classes(fx.PointsEffect) <= set(points.registry)
    assert fx.effect_classes() <= set(dependencies.registry)


def test_runs_must_pay_for_length() -> None:
    assert pays_for_length(((3, 10), (4, 30), (5, 60), (6, 100), (7, 150)))
    assert not pays_for_length(((3, 50), (4, 60)))
    assert not pays_for_length(((3, 10), (5, 60)))
