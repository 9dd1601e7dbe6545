"""A match as a scene sees it: the table behind it, opponents who think, and every step saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ai.contract import Budget
from ai.registry import Entry, opponents
from ai.runner import Runner
from game.engine.message import Message
from game.engine.rng import Rng
from game.engine.seats import Controller
from game.engine.table import Table
from game.store import files, saves
from game.titles.realms.actions import Action
from game.titles.realms.events import Event
from game.titles.realms.options import Options
from game.titles.realms.state import State
from game.titles.realms.view import View

RealmsTable = Table[Options, State, Action, Event, View]


class Match:
    """Lets the person at one seat act, asks the opponents of the others, saves after each step."""

    def __init__(self, table: RealmsTable, file: Path, plugins: Path, seconds: float) -> None:
        self.table = table
        self.file = file
        self._known = opponents(plugins)
        self._runner: Runner | None = None
        self._seconds = seconds
        self._asked: tuple[int, list[Action]] | None = None
        self.failures: list[Message] = []
        self.seat = next(
            (n for n, s in enumerate(table.seats) if s.controller is Controller.PERSON), 0
        )

    def start(self) -> None:
        """Lets the opponents' process warm up."""
        if self._runner is None:
            entries = [self._entry(n) for n, s in enumerate(self.table.seats) if s.opponent]
            self._runner = Runner("realms", entries, Budget(seconds=self._seconds))

    def close(self) -> None:
        if self._runner:
            self._runner.close()
            self._runner = None

    @property
    def my_turn(self) -> bool:
        return self._is_person(self.seat) and self.seat in self.table.to_act

    def _is_person(self, seat: int) -> bool:
        return self.table.seats[seat].controller is Controller.PERSON

    def act(self, action: Action) -> None:
        """The person acts."""
        self.table.act(self.seat, action)
        self._save()

    def undo(self) -> None:
        self.table.undo(self.seat)
        self._save()

    def concede(self) -> None:
        self.table.concede(self.seat, "greedy")
        self._save()

    def _save(self) -> None:
        if self.table.outcome:
            files.remove(self.file)
        else:
            saves.save(self.file, self.table.history)

    def think(self) -> bool:
        """Asks whichever opponent is to act, and lets it act; whether one has."""
        waiting = [seat for seat in self.table.to_act if not self._is_person(seat)]
        if not waiting or self._runner is None:
            return False
        if self._asked is None:
            seat = waiting[0]
            legal = self.table.legal_actions(seat)
            self._asked = (seat, legal)
            entries = len(self.table.history.entries)
            stream = Rng(self.table.history.seed, "opponent", entries).bits()
            self._runner.ask(
                seat,
                self.table.seats[seat].name,
                self._entry(seat),
                self.table.view(seat),
                legal,
                stream,
            )
            return False
        answer = self._runner.poll()
        if answer is None:
            return False
        seat, legal = self._asked
        self._asked = None
        if answer.failure:
            self.failures.append(answer.failure)
        self.table.act(seat, legal[answer.index])
        self._save()
        return True

    @property
    def thinking(self) -> int | None:
        """The seat an opponent is thinking for."""
        return self._asked[0] if self._asked else None

    def _entry(self, seat: int) -> Entry:
        return self._known.get(self.table.seats[seat].opponent, self._known["greedy"])


def any_table(table: Any) -> RealmsTable:
    """A loaded table, known to be one of Fantasy Realms."""
    found: RealmsTable = table
    return found
