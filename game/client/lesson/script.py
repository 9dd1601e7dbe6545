"""A match that was written before it is played: what everybody does, the player included."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.client.room import AnyRules
from game.client.scenes.seating import opponent, person
from game.client.shell import Shell
from game.engine.history import History, Played
from game.engine.seats import Seat
from game.engine.table import Table
from game.session import AnyTable, Drivers, Person, Session
from game.session.replay import Replay


@dataclass(frozen=True)
class Script:
    """The match, and who plays it."""

    rules: AnyRules
    options: Any
    seed: str
    entries: Sequence[Played[Any]]
    player: int
    """The seat of the one who learns."""
    opponents: Mapping[int, str]
    """Who seems to play the other seats."""

    def table_after(self, count: int, seats: Sequence[Seat]) -> AnyTable:
        """The match after so many entries."""
        table = Table(self.rules, self.options, self.seed, tuple(seats))
        for entry in self.entries[:count]:
            table.repeat(entry)
        return table

    def session_after(self, count: int, app: Shell) -> Session:
        """The player goes on from there, with opponents who follow the script."""
        seats = self._seats(app)
        table, whole = self.table_after(count, seats), self._history(seats)
        company = Drivers(
            lambda seat, _: Person() if seat == self.player else Replay(whole, table),
        )
        return Session(table, company)

    def _history(self, seats: Sequence[Seat]) -> History[Any, Any]:
        """The whole match as it will have been."""
        rules = self.rules
        return History(
            rules.key, rules.version, self.options, self.seed, list(seats), [*self.entries]
        )

    def _seats(self, app: Shell) -> list[Seat]:
        return [
            person(app) if seat == self.player else opponent(app, self.opponents[seat])
            for seat in range(self.rules.seats(self.options))
        ]
