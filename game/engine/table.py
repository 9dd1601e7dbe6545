"""The table: the one authority over a match."""

from __future__ import annotations

from typing import Any, Generic

from .contract import A, E, IllegalAction, O, Outcome, Rules, S, V
from .history import Conceded, History, Played
from .message import message
from .seats import Controller, Seat


class Table(Generic[O, S, A, E, V]):
    """Holds the true state, lets seats act, and tells each only what it may know."""

    def __init__(
        self, rules: Rules[O, S, A, E, V], options: O, seed: str, seats: tuple[Seat, ...]
    ) -> None:
        rules.check(options)
        if len(seats) != rules.seats(options):
            raise ValueError(f"{rules.seats(options)} seats are needed, not {len(seats)}")
        self.rules = rules
        self.options = options
        self.seats = list(seats)
        self.history: History[O, A] = History(
            rules.key, rules.version, options, seed, list(seats), []
        )
        self._state, events = rules.setup(options, seed)
        self._events: list[E] = list(events)
        self._earlier: list[tuple[S, int]] = []
        """For each entry of the history, the state and the number of events before it."""

    # What a seat may ask.

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.rules.to_act(self._state)

    def view(self, seat: int) -> V:
        return self.rules.view(self._state, seat)

    def legal_actions(self, seat: int) -> list[A]:
        return list(self.rules.legal_actions(self._state, seat))

    def events(self, seat: int, since: int = 0) -> list[E]:
        """What the seat has seen happen, from the event of this number on."""
        return [self.rules.event_for(event, seat) for event in self._events[since:]]

    @property
    def conceded(self) -> frozenset[int]:
        return frozenset(
            entry.seat for entry in self.history.entries if isinstance(entry, Conceded)
        )

    def conceded_before(self, number: int) -> list[int]:
        """The seats that gave up just before the event of this number (or the next to come)."""
        return [
            entry.seat
            for entry, (_, events) in zip(self.history.entries, self._earlier, strict=True)
            if isinstance(entry, Conceded) and events == number
        ]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, those who gave up behind all others."""
        outcome = self.rules.outcome(self._state)
        return outcome.without(self.conceded) if outcome else None

    # What a seat may do.

    def act(self, seat: int, action: A) -> None:
        """Carries out an action; raises IllegalAction, and changes nothing, if it may not be."""
        if seat not in self.to_act:
            raise IllegalAction(message("illegal-not-your-turn"))
        state, events = self.rules.apply(self._state, seat, action)
        self._remember(Played(seat, action))
        self._state = state
        self._events += events

    def concede(self, seat: int, opponent: str) -> None:
        """The seat gives up: an opponent plays on in its place, and it has lost."""
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(message("illegal-now"))
        if self.outcome:
            raise IllegalAction(message("illegal-match-over"))
        if seat in self.conceded:
            raise IllegalAction(message("illegal-conceded"))
        self._remember(Conceded(seat, opponent))
        self.seats[seat] = Seat(self.seats[seat].name, Controller.OPPONENT, opponent)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back: nobody has acted since, and nobody
        has seen what was hidden before."""
        if not self._earlier or self.outcome:
            return False
        last = self.history.entries[-1]
        _, events = self._earlier[-1]
        return (
            isinstance(last, Played)
            and last.seat == seat
            and not any(self.rules.reveals(event) for event in self._events[events:])
        )

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise IllegalAction(message("illegal-undo"))
        self._state, events = self._earlier.pop()
        del self._events[events:]
        self.history.entries.pop()

    def _remember(self, entry: Played[Any] | Conceded) -> None:
        self._earlier.append((self._state, len(self._events)))
        self.history.entries.append(entry)


def replay(rules: Rules[O, S, A, E, V], history: History[O, A]) -> Table[O, S, A, E, V]:
    """The table as it stood when the history was written; raises IllegalAction if it cannot be."""
    table = Table(rules, history.options, history.seed, tuple(history.seats))
    for entry in history.entries:
        if isinstance(entry, Conceded):
            table.concede(entry.seat, entry.opponent)
        else:
            table.act(entry.seat, entry.action)
    return table
