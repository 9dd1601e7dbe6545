"""Whether an item can be used, and why not: a view tells what the state does, and the rules."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEMS as ALL_ITEMS
from game.titles.realms.cards.items import Item, Timing
from game.titles.realms.play.actions import Use
from game.titles.realms.play.item_events import ItemUsed
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.usable import acts_at_once, own_item, why_not

from .item_positions import finishing, taken, told, with_item

KINDS = [
    Options(3, modules=(Module.ITEMS,)),
    Options(5, modules=(Module.SUITS, Module.ITEMS)),
    Options(2, Variant.DUEL, (Module.ITEMS,)),
]


@pytest.mark.parametrize("options", KINDS, ids=lambda each: f"{each.variant}-{each.players}")
def test_view_state_and_rules_agree_all_match_long(options: Options) -> None:
    usable = refused = 0
    for seed in ("one", "two"):
        state, _ = REALMS.setup(options, seed)
        rng = Rng(seed, "play")
        while REALMS.must_act(state):
            seat = REALMS.must_act(state)[0]
            legal = REALMS.legal_actions(state, seat)
            item = own_item(state, seat)
            if item and not state.stack:
                seen = why_not(REALMS.view(state, seat), item)
                assert seen == why_not(state, item)
                assert (seen is None) == (Use() in legal)
                usable += seen is None
                refused += seen is not None
            state, _ = REALMS.apply(state, seat, rng.choice(legal))
    assert usable
    assert refused


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("rake", "illegal-item-taken"),
        ("hourglass", "illegal-item-after"),
        ("junkyard_map", "illegal-item-none"),
    ],
)
def test_a_view_says_why_not(key: str, reason: str) -> None:
    view = REALMS.view(taken(with_item(key)), 0)
    item = own_item(view, 0)
    assert item
    why = why_not(view, item)
    assert why
    assert why.key == reason


def test_a_hand_no_longer_grows_once_a_card_was_discarded() -> None:
    view = REALMS.view(finishing(with_item("portal")), 0)
    item = own_item(view, 0)
    assert item
    why = why_not(view, item)
    assert why
    assert why.key == "illegal-item-discarded"


@pytest.mark.parametrize("item", ALL_ITEMS, ids=lambda each: each.name)
def test_an_item_asks_something_before_all_else_or_acts_at_once(item: Item) -> None:
    state = with_item(item.name, discarded="shovel", used="portal", others=("rake", "spyglass"))
    state = finishing(state) if item.timing is Timing.AFTER_TURN else state
    state, events = told(state, Use())
    only_asks = bool(state.stack) and events == [ItemUsed(0, item.number)]
    assert acts_at_once(item) is not only_asks
