"""A way to play a title, and random matches of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

import msgspec

from game.engine.contract import TABLE, Rules
from game.engine.history import Played
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table

AnyRules = Rules[Any, Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any, Any]

HESITATION = 6000
"""Milliseconds on the clock of the match within which one alone would do something at random; the
more may act, the sooner something happens."""


@dataclass(frozen=True)
class Game:
    """A title with options it can be played with."""

    rules: AnyRules
    options: msgspec.Struct
    name: str
    pieces: Callable[[Any], Counter[int]]
    """Everything that lies on the table in a state; it never becomes more or less."""
    reshuffled: Callable[[Any, int, Rng], Any]
    """A state with everything changed that a seat cannot know."""
    is_rare: Callable[[Any], bool]
    """Whether the state is one of those that come only now and then."""
    longest: int
    """A match of more entries than this would never end."""
    pace: int = 1
    """In matches that take very long only every so-manieth moment is looked at."""
    open: bool = False
    """Whether everybody sees everything but chance."""

    def table(self, seed: str) -> AnyTable:
        count = self.rules.seats(self.options)
        seats = tuple(Seat(f"Seat {seat}") for seat in range(count))
        return Table(self.rules, self.options, seed, seats)

    def play(self, seed: str) -> AnyTable:
        """A match at random, to its end."""
        table = self.table(seed)
        for entry in moves(table, seed):
            table.repeat(entry)
        return table


def stopped(table: AnyTable) -> AnyTable:
    """The table as it stands: whatever is done at one of the two is unknown to the other."""
    other = copy(table)
    other.history = msgspec.structs.replace(
        table.history, seats=list(table.history.seats), entries=list(table.history.entries)
    )
    for name in ("seats", "_events", "_earlier", "_questions"):
        setattr(other, name, list(getattr(table, name)))
    return other


def moves(table: AnyTable, seed: str) -> Iterator[Played[Any]]:
    """Random moves for a table, until it is over; whoever asks carries them out (`repeat`)."""
    rng = Rng(seed, "moves")
    while not table.outcome:
        yield move(table.rules, table._state, table.clock, rng)


def move(rules: AnyRules, state: Any, clock: int, rng: Rng) -> Played[Any]:
    """Something that may happen next: somebody acts, or the table does as nobody did in time."""
    may, coming = rules.may_act(state), rules.due(state)
    now = clock + rng.below(HESITATION // max(1, len(may))) if coming else clock
    if coming and (not may or coming.at <= now):
        return Played(TABLE, coming.action, coming.at)
    seat = rng.choice(may)
    return Played(seat, rng.choice(rules.legal_actions(state, seat)), now)
