"""Keeps a match while it is played, without ever making the players wait for a disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.engine import codec
from game.engine.contract import Outcome
from game.engine.history import Conceded, History
from game.engine.message import Message
from game.engine.seats import Controller
from game.log import LOG

from . import saves
from .problems import not_kept
from .statistics import Record
from .store import Store

RETRY = 10.0
"""Seconds after which something that could not be written is tried again."""
PATIENCE = 5.0
"""Seconds to wait for the disk when the match is left."""


def _now() -> datetime:
    return datetime.now(UTC)


class MatchKeeper:
    """Writes on a thread of its own. Only the latest is ever written; what could not be is tried
    again with the next entry, after a while, and when the match is left."""

    def __init__(
        self,
        store: Store,
        options: str,
        seat: int,
        now: Callable[[], datetime] = _now,
    ) -> None:
        """`options` in short, as the statistics tell matches of a kind together; `seat` that of the
        person whose statistics they are."""
        self._store = store
        self._options = options
        self._seat = seat
        self._now = now
        self._opened = now()
        self._changed = threading.Condition()
        self._job: Callable[[], None] | None = None
        """The latest that is not written yet."""
        self._tried = False
        """Whether it was tried in vain."""
        self._over = False
        self._closing = False
        self._problem: Message | None = None
        self._thread = threading.Thread(target=self._work, name="keeper", daemon=True)
        self._thread.start()

    @property
    def problem(self) -> Message | None:
        """Why the latest could not be kept, None once it is kept again."""
        return self._problem

    def keep(self, history: History[Any, Any]) -> None:
        """Says that an entry came or went. Returns at once."""
        if not self._over:
            self._take_on(partial(saves.save, self._store, self._snapshot(history)))

    def finish(self, history: History[Any, Any], outcome: Outcome, events: bytes) -> None:
        """The match is over: into the statistics, once however often it is said; then the save
        goes. Returns at once."""
        self._over = True
        kept = self._snapshot(history)
        self._take_on(partial(self._count, kept, self._record(kept, outcome), events))

    def close(self) -> None:
        """Waits until everything is written, but not for ever."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(PATIENCE)

    def _snapshot(self, history: History[Any, Any]) -> History[Any, Any]:
        """The match as it is now, while the table plays on; with the time spent at it."""
        sitting = (self._now() - self._opened).total_seconds()
        seconds = max(0.0, history.seconds) + max(0.0, sitting)
        return replace(
            history,
            entries=list(history.entries),
            hints=list(history.hints),
            seconds=round(seconds, 1),
        )

    def _record(self, history: History[Any, Any], outcome: Outcome) -> Record:
        conceded = {entry.seat for entry in history.entries if isinstance(entry, Conceded)}
        return Record(
            played_at=self._now().isoformat(timespec="seconds"),
            title=history.title,
            options=self._options,
            seed=history.seed,
            seats=tuple(seat.name for seat in history.seats),
            seat=self._seat,
            scores=outcome.scores,
            places=outcome.places,
            conceded=self._seat in conceded,
            seconds=history.seconds,
            replay=codec.save(history),
            match_id=history.id,
            opponents=tuple(
                seat.opponent if seat.controller is Controller.OPPONENT else ""
                for seat in history.seats
            ),
            hints=history.hints_of(self._seat),
        )

    def _count(self, history: History[Any, Any], record: Record, events: bytes) -> None:
        try:
            self._store.statistics.add(record, events)
        except Exception:
            saves.save(self._store, history)  # with its end: whoever opens it can count it then
            raise
        saves.remove(self._store, history)

    # The thread.

    def _take_on(self, job: Callable[[], None]) -> None:
        with self._changed:
            self._job = job
            self._tried = False
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                if not self._closing and (self._job is None or self._tried):
                    self._changed.wait(RETRY if self._job else None)
                job, closing = self._job, self._closing
            if job:
                self._try(job)
            if closing:
                return

    def _try(self, job: Callable[[], None]) -> None:
        problem = None
        try:
            job()
        except Exception as error:  # whatever it was: the match goes on, and the player is told
            LOG.warning("The match could not be kept", exc_info=error)
            problem = not_kept(error)
        with self._changed:
            self._problem = problem
            if self._job is job:
                self._tried = True
                if problem is None:
                    self._job = None
