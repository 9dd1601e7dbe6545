"""Greedy at the table itself, without a process in between."""

from __future__ import annotations

from itertools import combinations

import pytest

from ai.contract import Budget, decide
from ai.realms.greedy import Greedy
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms import Module
from game.titles.realms.play.advice import best_answer, worths
from game.titles.realms.play.options import LIMITS, Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import PLAYING

GAMES = [
    Options(players, variant, modules)
    for variant, limits in LIMITS.items()
    for players in {limits.least, limits.most}
    for size in range(3)
    for modules in combinations((Module.PROMOS, Module.SUITS), size)
]


@pytest.mark.parametrize(
    "options", GAMES, ids=lambda game: "-".join([game.variant, str(game.players), *game.modules])
)
def test_nobody_who_decides_for_the_best_regrets_it(options: Options) -> None:
    """Greedy's answers to the questions after the last turn."""
    seats = tuple(Seat(f"Seat {seat}") for seat in range(options.players))
    table = Table(REALMS, options, "minds", seats)
    minds = [Greedy() for _ in seats]
    table.pass_time(options.closes)  # what is traded before is another matter
    while acting := table.must_act:
        seat, legal = acting[0], table.legal_actions(acting[0])
        view = table.view(seat)
        rng = Rng("minds", len(table.history.entries))
        index = decide(minds[seat], view, legal, Budget(), rng).index
        assert index is not None
        if view.phase not in PLAYING:
            assert legal[index] == best_answer(view)
            found = [worth.total for worth in worths(view, legal) if worth]
            assert found[index] == max(found)
        table.act(seat, legal[index])
    assert table.outcome
