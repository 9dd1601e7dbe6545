"""What a decision is worth: the best answer is offered first, and keeps what it promises."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase
from game.titles.realms.play.worth import worth


@pytest.mark.parametrize("seed", range(12))
def test_the_first_choice_offered_is_worth_the_most_and_scores_just_that(seed: int) -> None:
    table = Table(REALMS, Options(3, modules=(Module.SUITS,)), str(seed), (Seat("a"),) * 3)
    promised: dict[int, int | None] = {}
    step = 0
    while table.to_act:
        seat = table.to_act[0]
        view, legal = table.view(seat), table.legal_actions(seat)
        step += 1
        if view.phase is not Phase.CHOOSE:
            table.act(seat, legal[Rng(str(seed), "worth", step).below(len(legal))])
            continue
        worths = [worth(view, seat, action) for action in legal]
        assert worths[0] == max(found for found in worths if found is not None)
        assert promised.setdefault(seat, worths[0]) == worths[0]
        table.act(seat, legal[0])
    assert table.outcome
    for seat, total in promised.items():
        assert table.outcome.scores[seat] == total


def test_an_extra_card_is_worth_what_the_hand_is_with_it() -> None:
    """Whoever takes the best card can score at least as much as without any."""
    for seed in range(40):
        table = Table(REALMS, Options(3, modules=(Module.SUITS,)), str(seed), (Seat("a"),) * 3)
        step = 0
        while table.to_act:
            seat = table.to_act[0]
            view, legal = table.view(seat), table.legal_actions(seat)
            if view.phase is Phase.BRING and len(legal) > 1:
                worths = [worth(view, seat, action) for action in legal]
                assert None not in worths
                assert len(set(worths)) > 1, "cards differ"
                return
            step += 1
            table.act(seat, legal[Rng(str(seed), "extra", step).below(len(legal))])
    raise AssertionError("nobody could bring a card")
