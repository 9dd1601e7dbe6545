"""The best choices, proved against blind enumeration of every legal choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.titles.realms import Card, Catalogue, Module, best_choices, score_cards, worst_choices
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.terms import Suit
from game.titles.realms.scoring.choices import carry_out, options, turn_to_choose
from game.titles.realms.scoring.plans import bonus_plan
from game.titles.realms.scoring.sheet import Choice, Choices
from game.titles.realms.scoring.standing import Standing

from .deals import MODULES, Deal, deal

NAMES = pytest.mark.parametrize(
    "modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "base"
)


def every_choice(hand: tuple[Card, ...], cards: Catalogue) -> Iterator[Choices]:
    """Blindly: every legal combination of choices, each made or left out."""
    choosers = [place for place, card in enumerate(hand) if bonus_plan(card).choice]
    choosers.sort(key=lambda place: turn_to_choose(hand[place]))

    def further(made: dict[int, Choice], index: int) -> Iterator[Choices]:
        if index == len(choosers):
            yield {hand[place].name: choice for place, choice in made.items()}
            return
        me = choosers[index]
        standing = Standing(hand, (), 4)
        for place, choice in made.items():
            effect = bonus_plan(hand[place]).choice
            assert effect
            carry_out(effect, standing, place, choice, cards, [])
        yield from further(made, index + 1)
        effect = bonus_plan(hand[me]).choice
        assert effect
        for choice in options(effect, standing, me, cards):
            yield from further(made | {me: choice}, index + 1)

    return further({}, 0)


def rank(dealt: Deal, choices: Choices) -> tuple[Any, ...]:
    """Smaller is better: total, base sum, changes, then card numbers chooser by chooser."""
    sheet = score_cards(dealt.hand, choices, dealt.cards, dealt.discard, dealt.players)
    picks = []
    for card in sorted(dealt.hand, key=lambda card: card.number):
        if bonus_plan(card).choice:
            match choices.get(card.name):
                case None:
                    picks.append((-1, 0))
                case Suit() as suit:
                    picks.append((1000, int(suit)))
                case (name, suit):
                    picks.append((dealt.cards.by_name[name].number, int(suit)))
                case name:
                    picks.append((dealt.cards.by_name[name].number, 0))
    return (-sheet.total, sheet.base_sum, len(choices), *picks)


def prove(modules: frozenset[Module], hands: int, variants: range, seed: int) -> None:
    """Proves so many random hands whose legal choices are about so many."""
    rng = Random(seed)
    while hands:
        dealt = deal(rng, modules, choosers=rng.choice((0.2, 0.4, 0.6)))
        legal = list(islice(every_choice(dealt.hand, dealt.cards), variants.stop))
        if len(legal) in variants:
            ranks = [rank(dealt, choices) for choices in legal]
            game = (dealt.hand, dealt.cards, dealt.discard, dealt.players)
            assert best_choices(*game) == legal[ranks.index(min(ranks))], dealt
            worst = score_cards(dealt.hand, worst_choices(*game), *game[1:])
            assert worst.total == min(-total for total, *_ in ranks), dealt
            hands -= 1


@NAMES
def test_no_choice_is_better(modules: frozenset[Module]) -> None:
    prove(modules, hands=40, variants=range(2, 5000), seed=11)


@NAMES
def test_no_choice_is_better_in_a_large_search(modules: frozenset[Module]) -> None:
    prove(modules, hands=3, variants=range(5000, 20_000), seed=12)


@pytest.mark.nightly
@NAMES
def test_no_choice_is_better_in_many_hands(modules: frozenset[Module]) -> None:
    prove(modules, hands=2500, variants=range(2, 20_000), seed=13)


def test_a_hand_without_choice_cards_has_nothing_to_choose() -> None:
    cards = catalogue()
    hand = tuple(cards.by_key[key] for key in ("king", "queen", "knights"))
    assert best_choices(hand, cards) == {}


def test_the_book_finds_the_rulebook_hand_of_380() -> None:
    cards = catalogue()
    keys = "bell_tower candle queen sword_of_keth shield_of_keth gem_of_order book_of_changes"
    hand = tuple(cards.by_key[key] for key in keys.split())
    assert score_cards(hand, best_choices(hand, cards), cards).total == 380


@pytest.mark.parametrize("comparing", ["world_tree", "collector", "demon"])
def test_no_choice_is_better_where_suits_are_compared(comparing: str) -> None:
    """A card of several suits beside the Book, and one that looks who shares a suit."""
    cards = catalogue([Module.PROMOS, Module.SUITS])
    wanted = tuple(cards.by_key[key] for key in ("phoenix", "book_of_changes", comparing))
    rng = Random(14)
    for _ in range(25):
        rest = rng.sample([card for card in cards.cards if card not in wanted], 4)
        dealt = Deal(cards, (*wanted, *rest), (), 4, {})
        legal = list(islice(every_choice(dealt.hand, cards), 2000))
        if len(legal) < 2000:
            best = min(legal, key=lambda choices, dealt=dealt: rank(dealt, choices))  # type: ignore[misc]
            assert best_choices(dealt.hand, cards) == best, dealt
