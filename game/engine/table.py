"""The table: the one authority over a match."""

from __future__ import annotations

from typing import Generic

from .contract import TABLE, A, E, IllegalAction, O, Outcome, Rules, S, V
from .history import Conceded, Hint, History, Played, Returned, SeatEntry, TakenOver
from .message import Message, message
from .seats import Controller, Seat


class StaleAnswer(IllegalAction):
    """An answer to a question that is no longer open."""


class Table(Generic[O, S, A, E, V]):
    """Holds the true state, lets seats act, and tells each only what it may know."""

    def __init__(
        self,
        rules: Rules[O, S, A, E, V],
        options: O,
        seed: str,
        seats: tuple[Seat, ...],
        id: str = "",
    ) -> None:
        rules.check(options)
        if len(seats) != rules.seats(options):
            raise ValueError(f"{rules.seats(options)} seats are needed, not {len(seats)}")
        self.rules = rules
        self.options = options
        self.seats = list(seats)
        self.history: History[O, A] = History(
            rules.key, rules.version, options, seed, list(seats), [], id
        )
        self._state, events = rules.setup(options, seed)
        self._events: list[E | SeatEntry] = list(events)
        self._earlier: list[tuple[S, int]] = []
        """For each entry of the history, the state and the number of events before it."""
        self._questions = [0] * len(seats)

    # What a seat may ask.

    @property
    def must_act(self) -> tuple[int, ...]:
        return self.rules.must_act(self._state)

    @property
    def may_act(self) -> tuple[int, ...]:
        return self.rules.may_act(self._state)

    def view(self, seat: int | None) -> V:
        return self.rules.view(self._state, seat)

    def legal_actions(self, seat: int) -> list[A]:
        return list(self.rules.legal_actions(self._state, seat))

    def question(self, seat: int) -> int:
        """The number of what the seat is asked now; an answer names it, and a number that has
        passed is refused."""
        return self._questions[seat]

    def events(self, seat: int | None, since: int = 0) -> list[E | SeatEntry]:
        """What the seat has seen happen, from the event of this number on."""
        return [
            event if isinstance(event, SeatEntry) else self.rules.event_for(event, seat)
            for event in self._events[since:]
        ]

    @property
    def happened(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def conceded(self) -> frozenset[int]:
        return frozenset(
            entry.seat for entry in self.history.entries if isinstance(entry, Conceded)
        )

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, those who gave up behind all others."""
        outcome = self.rules.outcome(self._state)
        return outcome.without(self.conceded) if outcome else None

    # Time.

    @property
    def clock(self) -> int:
        """When something last happened, on the clock of the match."""
        return self.history.entries[-1].at if self.history.entries else 0

    @property
    def due(self) -> int | None:
        """When the table itself will act, if nobody does before."""
        coming = self.rules.due(self._state)
        return coming.at if coming else None

    def pass_time(self, now: int) -> bool:
        """Lets the table do whatever is due by now; whether it did anything."""
        did = False
        while (coming := self.rules.due(self._state)) and coming.at <= now:
            self._carry_out(TABLE, coming.action, coming.at)
            did = True
        return did

    def repeat(self, entry: Played[A] | SeatEntry) -> None:
        """Does what an entry of another history says."""
        if entry.at < self.clock:
            raise IllegalAction(message("illegal-now"))
        match entry:
            case Played(seat, action, at) if seat == TABLE:
                coming = self.rules.due(self._state)
                if not coming or (coming.at, coming.action) != (at, action):
                    raise IllegalAction(message("illegal-now"))
                self._carry_out(TABLE, action, at)
            case Played(seat, action, at):
                self.act(seat, action, at)
            case Conceded() | TakenOver() | Returned():
                self._change_hands(entry)

    # What a seat may do.

    def act(self, seat: int, action: A, at: int = 0, question: int | None = None) -> None:
        """Carries out an action; raises IllegalAction, and changes nothing, if it may not be.

        What is due by that time happens first: an action in the last millisecond comes too late.
        """
        at = max(at, self.clock)
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(message("illegal-now"))
        if question is not None and question != self._questions[seat]:
            raise StaleAnswer(message("illegal-stale"))
        self.pass_time(at)
        if seat not in self.may_act:
            raise IllegalAction(message("illegal-not-your-turn"))
        self._carry_out(seat, action, at)

    def _carry_out(self, seat: int, action: A, at: int) -> None:
        state, events = self.rules.apply(self._state, seat, action, at)
        self._remember(Played(seat, action, at))
        self._state = state
        self._events += events
        if seat != TABLE:
            self._questions[seat] += 1

    def _remember(self, entry: Played[A] | SeatEntry) -> None:
        self._earlier.append((self._state, len(self._events)))
        self.history.entries.append(entry)

    def hinted(self, seat: int) -> None:
        """The seat has been given advice; that changes nothing but is remembered."""
        self.history.hints.append(Hint(seat, len(self.history.entries)))

    # Seats change hands.

    def concede(self, seat: int, opponent: str, at: int = 0) -> None:
        """The seat gives up: an opponent plays on in its place, and it has lost."""
        self._change_hands(Conceded(seat, opponent, max(at, self.clock)))

    def take_over(self, seat: int, opponent: str, at: int = 0) -> None:
        """An opponent plays for somebody who has left; nothing is lost by that."""
        self._change_hands(TakenOver(seat, opponent, max(at, self.clock)))

    def give_back(self, seat: int, at: int = 0) -> None:
        """Whoever had left plays on."""
        self._change_hands(Returned(seat, max(at, self.clock)))

    def _change_hands(self, entry: SeatEntry) -> None:
        seat = entry.seat
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(message("illegal-now"))
        self.pass_time(entry.at)
        if self.outcome:
            raise IllegalAction(message("illegal-match-over"))
        if seat in self.conceded:
            raise IllegalAction(message("illegal-conceded"))
        before = self.history.seats[seat]
        here = self._is_person(seat)
        possible = {Conceded: True, TakenOver: here, Returned: not here}
        if before.controller is Controller.OPPONENT or not possible[type(entry)]:
            raise IllegalAction(message("illegal-now"))
        self._remember(entry)
        self._events.append(entry)
        self.seats[seat] = (
            before
            if isinstance(entry, Returned)
            else Seat(before.name, Controller.OPPONENT, entry.opponent)
        )
        self._questions[seat] += 1

    # Taking back.

    def can_undo(self, seat: int, shown: int | None = None, count: int = 1) -> bool:
        return self.why_not_undo(seat, shown, count) is None

    def why_not_undo(self, seat: int, shown: int | None = None, count: int = 1) -> Message | None:
        """Why the seat cannot take so much back; None if it can."""
        try:
            self._undoable(seat, shown, count)
        except IllegalAction as error:
            return error.says
        return None

    def undo(self, seat: int, shown: int | None = None, count: int = 1) -> None:
        """Takes back the seat's last actions, and what computers did since.

        `shown` is how many events people have been shown (all, if not told). Nothing is taken back
        once another person has acted, or a person has seen what was hidden before.
        """
        entry = self._undoable(seat, shown, count)
        self._state, events = self._earlier[entry]
        del self._earlier[entry:]
        del self.history.entries[entry:]
        del self._events[events:]
        self._questions = [number + 1 for number in self._questions]

    def _undoable(self, seat: int, shown: int | None, count: int) -> int:
        """The number of the entry from which on all would be taken back; raises IllegalAction."""
        if self.outcome or not self._is_person(seat):
            raise IllegalAction(message("illegal-undo"))
        end = len(self.history.entries)
        for _ in range(count):
            end = self._undoable_before(end, seat, shown)
        return end

    def _undoable_before(self, end: int, seat: int, shown: int | None) -> int:
        """The number of the seat's last entry before another, if it can be taken back."""
        entries = self.history.entries[:end]
        events = self._earlier[end][1] if end < len(self._earlier) else len(self._events)
        seen = events if shown is None else shown
        own = next((n for n in reversed(range(end)) if entries[n].seat == seat), None)
        if own is None:
            raise IllegalAction(message("illegal-undo-nothing"))
        if not all(isinstance(entry, Played) for entry in entries[own:]):
            raise IllegalAction(message("illegal-undo"))
        for entry, (_, first) in zip(entries[own + 1 :], self._earlier[own + 1 : end], strict=True):
            if entry.seat == TABLE or self._is_person(entry.seat) or first < seen:
                raise IllegalAction(message("illegal-undo-moved"))
        after = self._earlier[own + 1][1] if own + 1 < end else events
        if self._taught(self._earlier[own][1], after):
            raise IllegalAction(message("illegal-undo-taught"))
        return own

    def _taught(self, first: int, end: int) -> bool:
        """Whether a person learned something hidden by these events."""
        people = [seat for seat in range(len(self.seats)) if self._is_person(seat)]
        return any(
            not isinstance(event, SeatEntry) and self.rules.reveals(event, person)
            for event in self._events[first:end]
            for person in people
        )

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat].controller is not Controller.OPPONENT


def replay(rules: Rules[O, S, A, E, V], history: History[O, A]) -> Table[O, S, A, E, V]:
    """The table as it stood when the history was written; raises IllegalAction if it cannot be."""
    table = Table(rules, history.options, history.seed, tuple(history.seats), history.id)
    table.history.seconds = history.seconds
    table.history.hints = list(history.hints)
    for entry in history.entries:
        table.repeat(entry)
    return table
