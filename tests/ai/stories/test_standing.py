"""What opponents think with is the same as the rules."""

from __future__ import annotations

import pytest

from ai.stories.standing import can_reroll, options, side_of, turn_of
from game.titles.stories.actions import End, Reroll
from game.titles.stories.moves import legal
from game.titles.stories.options import Variant
from game.titles.stories.rules import STORIES_RULES
from game.titles.stories.state import Phase

from .positions import played


@pytest.mark.parametrize("variant", Variant)
def test_a_thought_turn_allows_and_does_what_the_rules_allow_and_do(variant: Variant) -> None:
    seen = 0
    for seed in ("one", "two", "three"):
        for state in played(["random", "novice", "random"], seed, variant):
            position = state.position
            if position.phase is not Phase.ACT or position.stack or position.round > 12:
                continue
            seat, thought = position.seat, dict(options(turn_of(position)))
            allowed = legal(position, seat)
            assert (Reroll() in allowed) == can_reroll(turn_of(position))
            assert {*thought} == {*allowed} - {Reroll(), End()}
            for action, after in thought.items():
                done, _ = STORIES_RULES.apply(state, seat, action)
                assert side_of(done.position, seat) == after.side
                seen += 1
    assert seen > 300
