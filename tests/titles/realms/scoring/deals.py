"""Random hands with random legal choices, choice cards more often than chance would have them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from game.titles.realms import Card, Catalogue, Module, ScoreSheet, score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.terms import Name
from game.titles.realms.scoring.choices import carry_out, options
from game.titles.realms.scoring.plans import bonus_plan
from game.titles.realms.scoring.sheet import Choices
from game.titles.realms.scoring.standing import Standing

MODULES = [
    frozenset(chosen)
    for size in range(3)
    for chosen in combinations((Module.SUITS, Module.PROMOS), size)
]


@dataclass(frozen=True)
class Deal:
    """Everything a score depends on."""

    cards: Catalogue
    hand: tuple[Card, ...]
    discard: tuple[Card, ...]
    players: int
    choices: Choices

    def score(self) -> ScoreSheet:
        return score_cards(self.hand, self.choices, self.cards, self.discard, self.players)


def deal(rng: Random, modules: frozenset[Module], choosers: float = 0.5) -> Deal:
    """Up to nine cards of a game; each chooser is in hand with about this chance."""
    cards = catalogue(modules)
    size = rng.choice((rng.randint(1, 6), 7, 7, 7, 8, 8, 8, 9))
    wanted = [card for card in cards.cards if bonus_plan(card).choice and rng.random() < choosers]
    rest = [card for card in cards.cards if card not in wanted]
    rng.shuffle(rest)
    hand = (wanted + rest)[:size]
    rng.shuffle(hand)
    discard = tuple(card for card in rest if card not in hand)[: rng.randint(0, 12)]
    return Deal(
        cards, tuple(hand), discard, rng.randint(2, 6), choose_at_random(tuple(hand), cards, rng)
    )


def choose_at_random(hand: tuple[Card, ...], cards: Catalogue, rng: Random) -> Choices:
    """Legal choices, each made or left out."""
    standing = Standing(hand, (), 4)
    choices: dict[Name, object] = {}
    choosers = [
        (effect.order, place, effect)
        for place, card in enumerate(hand)
        if (effect := bonus_plan(card).choice)
    ]
    for _, place, effect in sorted(choosers, key=lambda chooser: chooser[:2]):
        offered = list(options(effect, standing, place, cards))
        if offered and rng.random() < 0.85:
            choice = rng.choice(offered)
            choices[hand[place].name] = choice
            carry_out(effect, standing, place, choice, cards, [])
    return choices  # type: ignore[return-value]


deals = st.builds(
    lambda seed, modules: deal(Random(seed), modules),
    st.integers(0, 2**32),
    st.sampled_from(MODULES),
)
"""For hypothesis; a failing deal is told by its seed."""
