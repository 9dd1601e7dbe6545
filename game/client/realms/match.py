"""A match as a scene sees it: the table behind it, opponents who think, and every step saved."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Any

from ai.contract import Budget
from ai.registry import Entry, opponents
from ai.runner import Runner
from game.engine import codec
from game.engine.message import Message
from game.engine.rng import Rng
from game.engine.seats import Controller
from game.engine.table import Table
from game.store import Store, files, saves
from game.store.statistics import Record
from game.titles.realms.play.actions import Action
from game.titles.realms.play.events import Event
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import PLAYING, State
from game.titles.realms.play.view import View

DAILY_SEED = "daily-"
RealmsTable = Table[Options, State, Action, Event, View]


class Match:
    """Lets the people at this machine act, asks the opponents, saves after each step.

    `seat` is that of the person who sits before the screen: with several people it changes.
    """

    def __init__(self, table: RealmsTable, store: Store) -> None:
        self.table = table
        self._store = store
        self._known = opponents(store.plugins)
        self._runner: Runner | None = None
        self._asked: tuple[int, list[Action]] | None = None
        self._opened = time.monotonic()
        self.failures: list[Message] = []
        self.names = [seat.name for seat in table.seats]
        """What the players are called at the table."""
        self.people = [
            n for n, seat in enumerate(table.seats) if seat.controller is Controller.PERSON
        ]
        self.seat = next((n for n in self.people if n in table.to_act), next(iter(self.people), 0))

    def start(self) -> None:
        """Lets the opponents' process warm up."""
        if self._runner is None:
            entries = [self._entry(n) for n, s in enumerate(self.table.seats) if s.opponent]
            seconds = self._store.settings.thinking_seconds
            self._runner = Runner("realms", entries, Budget(seconds=seconds))

    def close(self) -> None:
        if self._runner:
            self._runner.close()
            self._runner = None

    @property
    def my_turn(self) -> bool:
        return self._is_person(self.seat) and self.seat in self.table.to_act

    def _is_person(self, seat: int) -> bool:
        return self.table.seats[seat].controller is Controller.PERSON

    @property
    def waits_for(self) -> int | None:
        """Another person at this machine, who has to act before anything can go on."""
        if self.my_turn:
            return None
        return next((seat for seat in self.table.to_act if self._is_person(seat)), None)

    def act(self, action: Action) -> None:
        """The person acts."""
        self.table.act(self.seat, action)
        self._save()

    def undo(self) -> None:
        self.table.undo(self.seat)
        self._save()

    @property
    def abandoned(self) -> bool:
        """Whether every person at this machine has given up."""
        return bool(self.people) and not any(map(self._is_person, self.people))

    @property
    def daily(self) -> bool:
        return self.table.history.seed.startswith(DAILY_SEED)

    @property
    def can_concede(self) -> bool:
        return self._is_person(self.seat) and self.table.view(self.seat).phase in PLAYING

    def concede(self) -> None:
        self.table.concede(self.seat, "greedy")
        self._save()

    def _save(self) -> None:
        if self.table.outcome:
            self._store.statistics.add(self._record())
            files.remove(self._store.match_file)
        else:
            saves.save(self._store.match_file, self.table.history)

    def _record(self) -> Record:
        table, outcome = self.table, self.table.outcome
        assert outcome
        seat = next(iter(self.people), 0)
        return Record(
            played_at=datetime.now(UTC).isoformat(timespec="seconds"),
            title=table.rules.key,
            options=options_text(table.options),
            seed=table.history.seed,
            seats=tuple(self.names),
            seat=seat,
            scores=tuple(outcome.scores),
            places=tuple(outcome.places),
            conceded=seat in table.conceded,
            seconds=round(time.monotonic() - self._opened, 1),
            replay=codec.save(table.history),
        )

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


def new_seed() -> str:
    """One that nobody can guess."""
    return secrets.token_hex(8)


def options_text(options: Options) -> str:
    """A match's options in short, as the statistics tell matches of a kind together."""
    return "+".join((str(options.variant), *map(str, options.modules)))


def any_table(table: Any) -> RealmsTable:
    """A loaded table, known to be one of Fantasy Realms."""
    found: RealmsTable = table
    return found
