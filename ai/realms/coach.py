"""The coach of Fantasy Realms: what every action comes to, and why."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

import numpy as np
from msgspec.structs import replace

from game.engine.message import Message
from game.engine.rng import Rng
from game.session.coach import Advice
from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.advice import best_answer, worths
from game.titles.realms.play.state import Phase
from game.titles.realms.play.view import View

from ..contract import Budget
from .adept import prospects
from .hands import Values
from .reasons import Reasons, end_is_near
from .search import Weighed, can_search, search

AT_ONCE = 5
"""So many actions are played out in the same worlds."""
FIRST, LARGEST = 24, 192
"""Thoughts between two looks at the clock: few at first, then ever more."""
CLOSE = 0.5
"""Actions played out this often, compared with the one that was most often, are compared."""
FOR_REASONS, IN_TIME = 0.25, 0.9
"""The part of the time that is left for reasons, and after which none is looked for any more."""


class RealmsCoach:
    """Plays out the promising moves of a turn; whatever else is asked it judges as opponents do."""

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Rng,
        chosen: Action | None = None,
    ) -> list[Advice]:
        ends = time.monotonic() + budget.seconds * IN_TIME
        found = self._weighed(view, legal, budget, rng, chosen)
        reasons, told = Reasons(view, legal), list[Advice]()
        for each in found:
            if told and time.monotonic() > ends:
                told.append(each)  # too late to look for a reason
                continue
            then = _following(view, each.action)
            why = _joined(reasons.of(each.action, then), end_is_near(view, each.action))
            told.append(Advice(each.action, each.win, each.score, then, why))
        return told

    def _weighed(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Rng,
        chosen: Action | None,
    ) -> list[Advice]:
        best = best_answer(view)
        if best is not None:
            return _at_the_end(view, legal, best)
        values = prospects(view, legal)
        in_order = [legal[index] for index in np.argsort(-values, kind="stable")]
        played: dict[Action, Weighed] = {}
        if can_search(view):
            played = Playing(view, legal, values, budget, rng).out(in_order, chosen)
        known = [Advice(each.action, each.win, each.score) for each in _ranked(played.values())]
        others = [Advice(action) for action in in_order if action not in played]
        first = in_order[0] not in played  # an item, which cannot be played out
        return [*others[:1], *known, *others[1:]] if first else [*known, *others]


class Playing:
    """Plays out actions in portions, until thoughts or time are used up."""

    def __init__(
        self, view: View, legal: Sequence[Action], values: Values, budget: Budget, rng: Rng
    ) -> None:
        self._view, self._rng = view, rng
        self._values = dict(zip(legal, values, strict=True))
        self._ends = time.monotonic() + budget.seconds * (IN_TIME - FOR_REASONS)
        self._slowest = 0.0
        """Seconds a thought has taken at most."""
        self._next, self._left = FIRST, budget.thoughts
        self._found: dict[Action, Weighed] = {}

    def out(self, actions: Sequence[Action], chosen: Action | None) -> dict[Action, Weighed]:
        moves = [each for each in actions if isinstance(each, Draw | Take | Discard)]
        groups = [moves[at : at + AT_ONCE] for at in range(0, len(moves), AT_ONCE)]
        for group in groups:
            self._portion(group)
        while self._left > 0 and self._in_time:
            self._next = min(2 * self._next, LARGEST)
            best = [each.action for each in _ranked(self._found.values())]
            if chosen in self._found and best[0] != chosen:
                self._portion([best[0], chosen])
            else:
                self._portion(best[:AT_ONCE])
            if len(best) == 1:
                break
        return self._found

    @property
    def _in_time(self) -> bool:
        return time.monotonic() + self._slowest * self._next < self._ends

    def _portion(self, actions: Sequence[Action]) -> None:
        if not actions or (self._found and not self._in_time):
            return
        began = time.monotonic()
        values = np.array([self._values[action] for action in actions])
        thoughts = max(1, min(self._next, self._left))
        for each in search(self._view, actions, values, thoughts, self._rng):
            known = self._found.get(each.action)
            self._found[each.action] = _merged(known, each) if known else each
        self._left -= thoughts
        self._slowest = max(self._slowest, (time.monotonic() - began) / thoughts)


def _merged(one: Weighed, other: Weighed) -> Weighed:
    worlds = one.worlds + other.worlds
    part = other.worlds / max(1, worlds)
    return Weighed(
        one.action,
        one.win + (other.win - one.win) * part,
        one.score + (other.score - one.score) * part,
        worlds,
    )


def _ranked(played: Iterable[Weighed]) -> list[Weighed]:
    """The best first, those that were hardly tried behind the others."""
    several = list(played)
    most = max((each.worlds for each in several), default=0)
    return sorted(several, key=lambda each: (each.worlds < CLOSE * most, -each.worth))


def _at_the_end(view: View, legal: Sequence[Action], best: Action) -> list[Advice]:
    """What the hand comes to after each answer is known."""
    found = [
        Advice(action, score=worth.total if worth else None)
        for action, worth in zip(legal, worths(view, legal), strict=True)
    ]
    lowest = float("-inf")
    return sorted(
        found,
        key=lambda each: (each.action != best, -(lowest if each.score is None else each.score)),
    )


def _following(view: View, action: Action) -> Action | None:
    """The discard that had better follow a card that is taken openly."""
    if not isinstance(action, Take) or view.seat is None or view.filling:
        return None
    hand = (*view.hand, action.card)
    if len(hand) <= view.hand_size(view.seat):
        return None
    taken = replace(
        view,
        phase=Phase.DISCARD,
        hand=hand,
        discard=tuple(card for card in view.discard if card != action.card),
        sizes=tuple(size + (seat == view.seat) for seat, size in enumerate(view.sizes)),
    )
    discards = [Discard(card) for card in view.hand]
    return discards[int(prospects(taken, discards).argmax())]


def _joined(*reasons: Message | None) -> Message | None:
    """All there is to say, at most two sentences."""
    told = [each for each in reasons if each]
    if len(told) < 2:
        return told[0] if told else None
    return Message("coach-both", {"first": told[0], "second": told[1]})
