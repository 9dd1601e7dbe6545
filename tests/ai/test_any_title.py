"""Sessions, processes and the arena play a title they have never heard of."""

from __future__ import annotations

import pytest

from ai.arena import Contest, performances, play
from ai.driver import Opponents
from ai.registry import Entry, Origin, opponents
from game.engine.codec import encode, load, save
from game.engine.contract import TABLE
from game.engine.history import Played
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.session import AnyTable, Drivers, Session, StillClock
from game.session.replay import replaying
from game.titles.registry import TITLES as PLAYABLE
from tests.engine.matches import TINY_GAMES, TITLES, Game
from tests.session.drivers import AtRandom
from tests.titles.tiny.rules import TINY

TRADER = Entry("trader", Origin.PACKAGE, "tests.ai.market_trader:Trader")
"""Loaded in its own process only: it brings its title along."""
EVERY_WAY = pytest.mark.parametrize("game", TINY_GAMES, ids=lambda game: game.name)


def market(game: Game, seed: str = "market") -> AnyTable:
    players = game.rules.seats(game.options)
    seats = tuple(Seat(f"Trader {n}", Controller.OPPONENT, "trader") for n in range(players))
    return Table(game.rules, game.options, seed, seats)


@EVERY_WAY
def test_opponents_in_their_process_trade_while_the_clock_runs(game: Game) -> None:
    table = market(game)
    company = Opponents(TINY, "market", lambda _: TRADER, table.seats)
    session = Session(table, company, clock=StillClock())
    try:
        assert session.run() == table.outcome
    finally:
        session.close()
    update = session.update(None)
    assert update
    assert not update.failures
    times = [entry.at for entry in table.history.entries]
    assert times == sorted(times)
    assert any(isinstance(e, Played) and e.seat == TABLE for e in table.history.entries)
    assert load(save(table.history), TITLES).events(None) == table.events(None)


@EVERY_WAY
def test_a_replay_repeats_times_and_the_tables_own_actions(game: Game) -> None:
    table = market(game)
    drivers = Drivers(lambda number, _: AtRandom(f"pace {number}", pause=3000))
    Session(table, drivers, clock=StillClock()).run()
    again = market(game)
    Session(again, replaying(table.history, again), clock=StillClock()).run()
    assert again.history.entries == table.history.entries


@EVERY_WAY
def test_the_arena_measures_them(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYABLE._loaders, TINY.key, lambda: TINY)
    count = game.rules.seats(game.options)
    entries = (opponents()["random"],) * count
    contest = Contest(TINY.key, encode(game.options).decode(), entries, "1")
    games = [play(contest, number) for number in range(4)]
    again = [play(contest, number) for number in range(4)]
    assert [game.scores for game in again] == [game.scores for game in games]
    (random,) = performances(contest, games)
    assert random.games == 4
    assert not random.failures
