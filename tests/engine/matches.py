"""Every way every title can be played, and random matches of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any

import msgspec

from game.engine.contract import Rules
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.known import TITLES as TITLES
from game.titles.realms.cards import Module
from game.titles.realms.options import LIMITS, Options
from game.titles.realms.rules import REALMS
from game.titles.realms.state import State

AnyRules = Rules[Any, Any, Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Game:
    """A title with options it can be played with."""

    rules: AnyRules
    options: msgspec.Struct
    name: str
    pieces: Callable[[Any], Counter[int]]
    """Everything that lies on the table in a state; it never becomes more or less."""

    def table(self, seed: str) -> AnyTable:
        seats = tuple(Seat(f"Seat {seat}") for seat in range(self.rules.seats(self.options)))
        return Table(self.rules, self.options, seed, seats)

    def play(self, seed: str) -> AnyTable:
        """A match at random, to its end."""
        table = self.table(seed)
        for seat, action in moves(table, seed):
            table.act(seat, action)
        return table


def moves(table: AnyTable, seed: str) -> Iterator[tuple[int, Any]]:
    """Random moves for a table, until it is over; whoever asks carries them out."""
    rng = Rng(seed, "moves")
    while table.to_act:
        seat = rng.choice(table.to_act)
        yield seat, rng.choice(table.legal_actions(seat))


def _realms() -> Iterator[Game]:
    for variant, limits in LIMITS.items():
        for size in range(3):
            for modules in combinations((Module.PROMOS, Module.SUITS), size):
                for players in range(limits.least, limits.most + 1):
                    options = Options(players, variant, modules)
                    name = "-".join(["realms", variant, str(players), *modules])
                    yield Game(REALMS, options, name, _cards)


def _cards(state: State) -> Counter[int]:
    return Counter((*state.deck, *state.discard, *state.drawn, *chain(*state.hands)))


GAMES = list(_realms())
