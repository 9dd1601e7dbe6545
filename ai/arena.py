"""Tournaments without a window: how strong opponents are, with the doubt that remains."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations
from math import sqrt
from statistics import fmean, pstdev

import msgspec

from game import __version__
from game.engine.codec import Codec
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.session import AnyTable, Drivers, Session, StillClock
from game.titles.registry import TITLES

from .contract import Budget
from .driver import AnyRules, MindDriver, OpponentDriver
from .registry import Entry
from .runner import Runner


class Contest(msgspec.Struct, frozen=True):
    """What is played: one game is a seed of its own and the seats turned by one. If there are more
    players than seats, every group of them plays in its turn."""

    title: str
    options: str
    """As the title writes them."""
    entries: tuple[Entry, ...]
    """Who plays."""
    seed: str
    thoughts: int = 1000
    seconds: float = 10.0
    """How long a plugin may take for a decision."""
    version: str = __version__
    """Games of different versions do not mix."""
    table: int = 0
    """How many sit down to a game; 0 is everybody."""

    @property
    def seats(self) -> int:
        return self.table or len(self.entries)

    def players(self, number: int) -> tuple[int, ...]:
        """Who sits down to a game, by their places in the list of entries."""
        groups = _groups(len(self.entries), self.seats)
        return groups[number // self.seats % len(groups)]

    def deal(self, number: int) -> str:
        """The seed of a game's cards: the same for as many games as there are seats."""
        return f"{self.seed}/{number // self.seats}"


@cache
def _groups(players: int, seats: int) -> list[tuple[int, ...]]:
    """All companies of so many, well mixed: after any number of games each player has had about
    as many as the others."""
    return Rng("groups").shuffled(list(combinations(range(players), seats)))


class Game(msgspec.Struct, frozen=True):
    """How a game ended, player by player as the contest lists those of this game, wherever they
    sat."""

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    milliseconds: tuple[tuple[float, ...], ...]
    failures: tuple[int, ...]

    def fits(self, contest: Contest) -> bool:
        """Whether it has as many seats as the contest, told of anywhere."""
        told = (self.scores, self.places, self.milliseconds, self.failures)
        return all(len(each) == contest.seats for each in told)


class Performance(msgspec.Struct, frozen=True):
    """An opponent's record."""

    name: str
    seats: int
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean: float
    sd: float
    rank: float
    ms: dict[str, float]
    failures: int


def play(contest: Contest, number: int) -> Game:
    """Plays one game. The same contest and number give the same game anywhere."""
    rules = TITLES[contest.title]
    options = Codec(rules).options.decode(contest.options)
    players, count = contest.players(number), contest.seats
    seat_of = [(player + number) % count for player in range(count)]
    player_at = {seat: player for player, seat in enumerate(seat_of)}
    entries = [contest.entries[players[player_at[seat]]] for seat in range(count)]
    seats = tuple(Seat(entry.key, Controller.OPPONENT, entry.key) for entry in entries)
    seed = contest.deal(number)
    table: AnyTable = Table(rules, options, seed, seats)
    drivers = [_driver(contest, rules, entry, f"{seed}/{number}") for entry in entries]
    session = Session(table, Drivers(lambda seat, _: drivers[seat]), clock=StillClock())
    outcome = session.run()
    return Game(
        number,
        tuple(outcome.scores[seat] for seat in seat_of),
        tuple(outcome.places[seat] for seat in seat_of),
        tuple(tuple(1000 * each for each in drivers[seat].spent) for seat in seat_of),
        tuple(drivers[seat].failures for seat in seat_of),
    )


def _driver(
    contest: Contest, rules: AnyRules, entry: Entry, stream: str
) -> OpponentDriver | MindDriver:
    if not entry.is_plugin:
        return MindDriver(entry, _budget(contest), stream)
    budget = partial(_budget, contest)
    return OpponentDriver(_runner(contest), rules, entry, entry.key, stream, budget)


def _budget(contest: Contest) -> Budget:
    return Budget(contest.thoughts, contest.seconds)


@cache
def _runner(contest: Contest) -> Runner:
    """Our own opponents play in this process; plugins are asked in theirs, game after game."""
    return Runner(entry for entry in contest.entries if entry.is_plugin)


def performances(contest: Contest, games: Sequence[Game]) -> list[Performance]:
    """The record of each opponent, in the order of the contest."""
    names = list(dict.fromkeys(entry.key for entry in contest.entries))
    return [_performance(name, contest, games) for name in names]


def _performance(name: str, contest: Contest, games: Sequence[Game]) -> Performance:
    mine = [
        (game, place)
        for game in games
        for place, player in enumerate(contest.players(game.number))
        if contest.entries[player].key == name
    ]
    played = len({game.number for game, _ in mine})
    wins = sum(1 / game.places.count(1) for game, place in mine if game.places[place] == 1)
    low, high = interval(wins, played)
    scores = [game.scores[place] for game, place in mine]
    times = sorted(ms for game, place in mine for ms in game.milliseconds[place])
    return Performance(
        name=name,
        seats=sum(entry.key == name for entry in contest.entries),
        games=played,
        wins=round(wins, 2),
        share=round(wins / played, 4) if played else 0.0,
        low=round(low, 4),
        high=round(high, 4),
        mean=round(fmean(scores), 1) if scores else 0.0,
        sd=round(pstdev(scores), 1) if scores else 0.0,
        rank=round(fmean(game.places[place] for game, place in mine), 3) if mine else 0.0,
        ms={
            "p50": round(_quantile(times, 0.5), 2),
            "p95": round(_quantile(times, 0.95), 2),
            "max": round(_quantile(times, 1.0), 2),
            "mean": round(fmean(times), 2) if times else 0.0,
        },
        failures=sum(game.failures[place] for game, place in mine),
    )


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def _quantile(ordered: Sequence[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
