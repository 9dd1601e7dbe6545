"""Characters one can tell apart by what they take, throw away and hurry to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from ai.contract import Budget
from ai.realms import bard, poacher
from ai.realms.adept import Adept, prospects
from ai.realms.bard import Bard
from ai.realms.greedy import Greedy
from ai.realms.poacher import Poacher, wanted
from ai.realms.styles import Styled, counted
from ai.registry import OURS, create
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms import Module
from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase
from game.titles.realms.play.view import View

MATCHES = 3
Position = tuple[View, list[Action]]


@cache
def positions() -> list[Position]:
    """The turns of a few matches, as whoever has them sees them."""
    return [each for number in range(MATCHES) for each in _turns(f"styles {number}")]


def _turns(seed: str) -> Iterator[Position]:
    table = Table(REALMS, Options(4), seed, tuple(Seat(name) for name in "ABCD"))
    greedy = Greedy()
    while acting := table.must_act:
        view, legal = table.view(acting[0]), table.legal_actions(acting[0])
        if view.phase in (Phase.TAKE, Phase.DISCARD) and len(legal) > 1:
            yield view, legal
        table.act(acting[0], greedy.choose(view, legal, Budget(), Rng(1)).action)


@cache
def decided(mind: type[Styled] | type[Adept]) -> list[Action]:
    made = mind()
    return [made.choose(view, legal, Budget(), Rng(1)).action for view, legal in positions()]


def test_a_character_gives_up_little_for_its_taste() -> None:
    """Of all it could do, it never takes what is worth much less in the long run."""
    for mind, most in ((Bard, bard.RISK), (Poacher, poacher.RISK)):
        lost = []
        for (view, legal), action in zip(positions(), decided(mind), strict=True):
            values = prospects(view, legal)
            lost.append(values.max() - values[legal.index(action)])
        assert 0 < sum(lost) / len(lost) < 4, mind
        assert max(lost) <= most


def _largest(view: View, action: Action) -> int:
    """What the best card of the hand is worth after an action."""
    hand = view.hand
    if isinstance(action, Take):
        hand = (*hand, action.card)
    elif isinstance(action, Discard):
        hand = tuple(card for card in hand if card != action.card)
    return max(row.total for row in counted(view.options, hand, view.discard).cards)


def test_the_bard_builds_one_card_higher_than_the_adept_would() -> None:
    pairs = [
        (_largest(view, sung), _largest(view, sober))
        for (view, _), sung, sober in zip(positions(), decided(Bard), decided(Adept), strict=True)
        if sung != sober
    ]
    assert len(pairs) > len(positions()) * 0.05
    assert sum(sung for sung, _ in pairs) > sum(sober for _, sober in pairs)


def _shares(mind: type[Styled] | type[Adept]) -> tuple[float, float]:
    """How often it draws with a hand to run away with; what its discards are worth to others."""
    drawn, fed = [], []
    for (view, _), action in zip(positions(), decided(mind), strict=True):
        if view.phase is Phase.TAKE and poacher.score_of(view) >= poacher.AHEAD:
            drawn.append(isinstance(action, Draw))
        if isinstance(action, Discard):
            fed.append(wanted(view, action.card))
    return sum(drawn) / len(drawn), sum(fed) / len(fed)


def test_the_poacher_feeds_nobody_and_hurries_when_ahead() -> None:
    hurries, feeds = _shares(Poacher)
    usually, usual = _shares(Adept)
    assert hurries > usually + 0.1
    assert feeds < usual


def test_the_poacher_takes_what_others_collect() -> None:
    def spoiled(mind: type[Styled] | type[Adept]) -> int:
        taken = zip(positions(), decided(mind), strict=True)
        return sum(wanted(v, a.card) for (v, _), a in taken if isinstance(a, Take))

    assert spoiled(Poacher) > spoiled(Adept)


@pytest.mark.parametrize("key", ["bard", "poacher"])
@pytest.mark.parametrize("modules", [(), (Module.ITEMS, Module.SUITS)], ids=["base", "items"])
def test_a_character_plays_every_decision_of_a_match(key: str, modules: tuple[Module, ...]) -> None:
    entry = next(each for each in OURS if each.key == key)
    mind = create(entry)
    table = Table(REALMS, Options(3, modules=modules), "whole", tuple(Seat(name) for name in "ABC"))
    others = Greedy()
    while acting := table.must_act:
        seat = acting[0]
        view, legal = table.view(seat), table.legal_actions(seat)
        player = mind if seat == 0 else others
        table.act(seat, player.choose(view, legal, Budget(), Rng(1)).action)
    assert table.outcome
