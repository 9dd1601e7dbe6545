"""What an opponent is: what its seat may see and do in, one action out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from game.engine.message import Message
from game.engine.rng import Rng

THOUGHTS_A_SECOND = 1000
"""How many thoughts a second of thinking time stands for, where people watch."""


class Budget(msgspec.Struct, frozen=True):
    """How much an opponent may think: so many thoughts, and in any case not longer than this.

    What a thought is, every mind decides for itself: a position looked at, a game played out. It
    counts its thoughts, does no more than it was given, and draws all chance from its stream; then
    the same seed gives the same game on every machine. A mind that may need long also looks at the
    clock between thoughts (`time.monotonic`, from the moment it was asked) and answers with the
    best it has found before the seconds are over. Where nobody watches, in matches and arenas of
    the command line, there are seconds in plenty and thoughts alone decide; at the table thoughts
    and seconds both follow from the thinking time that was set.
    """

    thoughts: int = THOUGHTS_A_SECOND
    seconds: float = 10.0
    """The deadline. Whoever has still said nothing a moment later loses the decision."""

    @staticmethod
    def of(seconds: float) -> Budget:
        """What a mind may think at the table in that thinking time."""
        return Budget(max(1, round(seconds * THOUGHTS_A_SECOND)), seconds)


class Decision(msgspec.Struct, frozen=True):
    """An action and, if the opponent cares to tell, why."""

    action: Any
    """None to do nothing, where the match does not wait for the seat."""
    reason: Message | None = None
    after: int = 0
    """Milliseconds on the clock of the match before it happens, where there is a clock."""


class Opponent(Protocol):
    """Decides for a seat, every decision of the game.

    It sees what its seat may see, never the state, the deck or the seed. All chance it needs
    comes from the stream it is given. One that wants to remember what happened may have a method
    `watch(events)` as well: it gets the events its seat has seen since the last time, before each
    decision, and is made anew when a match begins.
    """

    def choose(
        self, view: Any, legal: Sequence[Any], budget: Budget, rng: Rng, /
    ) -> Decision | Any:
        """One of the legal actions, alone or in a Decision."""


class BadDecision(ValueError):
    """What an opponent returned is none of the legal actions."""


class Chosen(msgspec.Struct, frozen=True):
    """A decision that was checked: the place of the action in the list, or None for nothing."""

    index: int | None
    reason: Message | None = None
    after: int = 0


def decide(
    opponent: Opponent,
    view: Any,
    legal: Sequence[Any],
    budget: Budget,
    rng: Rng,
    *,
    events: Sequence[Any] = (),
    must: bool = True,
) -> Chosen:
    """Tells an opponent what has happened, asks it, and checks what it says."""
    watch = getattr(opponent, "watch", None)
    if events and callable(watch):
        watch(list(events))
    answer = opponent.choose(view, list(legal), budget, rng)
    decision = answer if isinstance(answer, Decision) else Decision(answer)
    if not isinstance(decision.reason, Message | None):
        raise BadDecision(f"{decision.reason!r} is no message")
    if not isinstance(decision.after, int) or decision.after < 0:
        raise BadDecision(f"{decision.after!r} is no time to wait")
    if decision.action is None and not must:
        return Chosen(None, decision.reason)
    for index, action in enumerate(legal):
        if type(action) is type(decision.action) and action == decision.action:
            return Chosen(index, decision.reason, decision.after)
    raise BadDecision(f"{decision.action!r} is not one of the legal actions")
