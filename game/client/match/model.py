"""A match as the person before the screen sees it: the latest update, and what of it was shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Any

from game.engine.history import SeatEntry
from game.engine.message import Message, message
from game.session import Session, Update
from game.session.seat_text import seat_text


class MatchModel(ABC):
    """Lives on updates of the session. `seat` is that of the person before the screen: with
    several people it changes."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.people = session.people
        self.queue: deque[Any] = deque()
        """What has happened and is still to be shown: events, seats that change hands, and
        decisions opponents have lost."""
        self.story: list[Any] = []
        """What has been shown."""
        self.names: Sequence[str] = ()
        """What the players are called at the table."""
        first = next(iter(self.people), 0)
        self._update: Update = session.update_from_start(first)
        self.sit(next((n for n in self.people if n in self._update.must_act), first))

    # What a title says of its matches.

    @abstractmethod
    def tell(self, event: Any, names: Sequence[Message]) -> Message | None:
        """What the chronicle says of an event, if anything."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing can be taken back or given up any more."""

    # What is known.

    @property
    def number(self) -> int:
        """Of the question that is open."""
        return self._update.number

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the person may do, once everything that happened was shown."""
        return () if self.queue else self._update.legal

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats everybody waits for."""
        return () if self.queue else self._update.must_act

    @property
    def waits_for(self) -> int | None:
        """Another person at this machine, who has to act before anything can go on."""
        if self._update.legal or self.queue:
            return None
        return next((n for n in self._update.must_act if n in self._session.people), None)

    @property
    def shown(self) -> int:
        """How many events have been shown."""
        return self._update.happened - sum(not isinstance(each, Message) for each in self.queue)

    def told(self, each: Any) -> Message | None:
        """What the chronicle says of it, if anything."""
        if isinstance(each, Message):
            return each
        names = [
            message("player-name", seat=str(seat), player=name)
            for seat, name in enumerate(self.names)
        ]
        return seat_text(each, names) if isinstance(each, SeatEntry) else self.tell(each, names)

    # What changes.

    def sit(self, seat: int) -> None:
        """The seat's own view from now on: from the beginning if the match begins, else as things
        stand, without telling the whole story again."""
        self.seat = seat
        self._restart(told=self._session.begun)

    def _restart(self, told: bool) -> None:
        self.queue.clear()
        self.story.clear()
        self._update = self._session.update_from_start(self.seat)
        (self.story if told else self.queue).extend(self._update.events)

    def fetch(self) -> bool:
        """Takes in what has happened since; whether anything did."""
        update = self._session.update(self.seat)
        if update is None:
            return False
        self._update = update
        self.queue.extend(update.failures)
        self.queue.extend(update.events)
        return True

    def act(self, action: Any) -> None:
        self._session.act(self.seat, action, self.number)
        self.fetch()

    @property
    def can_undo(self) -> bool:
        return self.why_not_undo is None

    @property
    def why_not_undo(self) -> Message | None:
        """Why the person can take nothing back, if so."""
        if self.is_over:
            return message("illegal-undo")
        return self._session.why_not_undo(self.seat, self.shown)

    def undo(self, count: int = 1) -> None:
        self._session.undo(self.seat, self.shown, count)
        self._restart(told=True)

    @property
    def can_concede(self) -> bool:
        return self.seat in self._session.people and not self.is_over

    def concede(self, opponent: str) -> None:
        self._session.concede(self.seat, opponent)
        self.fetch()

    def turn_back_to(self, kind: type) -> None:
        """What has happened since the first event of a kind is still to be shown."""
        at = next((n for n, each in enumerate(self.story) if isinstance(each, kind)), None)
        if at is not None:
            self.queue.extendleft(reversed(self.story[at:]))
            del self.story[at:]

    def show_next(self) -> Any:
        """The next thing to be shown, which then belongs to the story."""
        happening = self.queue.popleft()
        self.story.append(happening)
        return happening

    def play_on(self) -> bool:
        """Lets whoever is not before the screen go on; whether somebody did."""
        return self._session.step() and self.fetch()

    @property
    def thinking(self) -> int | None:
        """The seat an opponent is thinking for."""
        return self._session.thinking

    @property
    def abandoned(self) -> bool:
        """Whether every person at this machine has given up."""
        return bool(self.people) and not self._session.people

    def opponent_index(self, seat: int) -> int | None:
        """Which of the plates above the table is that player's; the person before it has none."""
        if seat == self.seat:
            return None
        return (seat - self.seat - 1) % len(self._session.seats)
