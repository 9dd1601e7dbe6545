"""A rating table: how often each opponent finishes before each other, as Elo with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import NamedTuple

import msgspec

from game.engine.rng import Rng

from .arena import Contest, Game

RESAMPLES = 200
MIDDLE = 1500.0
PRIOR = 0.5
"""A draw against everybody, so that who never wins has a rating too."""


class Ended(NamedTuple):
    """A game: who played, and in which places they came."""

    players: Sequence[int]
    places: Sequence[int]


class Rating(msgspec.Struct, frozen=True):
    """Elo of an opponent, 1500 being the mean of the table, with a 95 % interval."""

    name: str
    elo: float
    low: float
    high: float


def ladder(contest: Contest, games: Sequence[Game]) -> list[Rating]:
    """The ratings, the strongest first; intervals by drawing games anew."""
    names = list(dict.fromkeys(entry.key for entry in contest.entries))
    known = [names.index(entry.key) for entry in contest.entries]
    ended = [
        Ended([known[player] for player in contest.players(game.number)], game.places)
        for game in games
    ]
    elos = _elos(ended, len(names))
    rng = Rng(contest.seed, "ladder")
    samples = [
        _elos([ended[rng.below(len(ended))] for _ in ended], len(names)) for _ in range(RESAMPLES)
    ]
    ratings = []
    for index, name in enumerate(names):
        drawn = sorted(sample[index] for sample in samples)
        low, high = drawn[round(0.025 * RESAMPLES)], drawn[round(0.975 * RESAMPLES) - 1]
        ratings.append(Rating(name, round(elos[index]), round(low), round(high)))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _elos(games: Sequence[Ended], count: int) -> list[float]:
    """Bradley-Terry strengths by the usual iteration, as Elo."""
    beaten = [[0.0 if one == other else PRIOR for other in range(count)] for one in range(count)]
    for game in games:
        for first, one in enumerate(game.players):
            for second, other in enumerate(game.players):
                if one != other and game.places[first] <= game.places[second]:
                    beaten[one][other] += 1.0 if game.places[first] < game.places[second] else 0.5
    strengths = [1.0] * count
    for _ in range(100):
        strengths = [
            sum(beaten[one])
            / sum(
                (beaten[one][other] + beaten[other][one]) / (strengths[one] + strengths[other])
                for other in range(count)
                if other != one
            )
            if count > 1
            else 1.0
            for one in range(count)
        ]
    elos = [400 * log10(strength) for strength in strengths]
    shift = MIDDLE - sum(elos) / count
    return [elo + shift for elo in elos]
