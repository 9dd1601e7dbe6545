"""The coach of Fantasy Realms: what every action comes to, and why."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from msgspec.structs import replace

from game.engine.message import Message
from game.engine.rng import Rng
from game.session.coach import Advice
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take
from game.titles.realms.play.advice import best_answer, worths
from game.titles.realms.play.state import Phase
from game.titles.realms.play.view import View

from ..contract import Budget
from .adept import prospects
from .learning.judge import PER_POINT
from .learning.nets import POINTS
from .reasons import Reasons, end_is_near
from .search import can_search, search

AT_ONCE = 5
"""So many actions are played out in the same worlds."""
LEAST = 84
"""Thoughts it takes to play out an action in a few worlds; nothing can be said after fewer."""
FIRST, OTHERS, LAST = 0.5, 0.25, 0.25
"""The parts of the thoughts for the promising actions, for all others, and for the best two."""
CLOSE = 0.25
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
        played = Playing(view, budget, rng).out(in_order, chosen) if can_search(view) else []
        known = [Advice(each.action, each.win, each.score) for each in played]
        tried = {each.action for each in played}
        others = [Advice(action) for action in in_order if action not in tried]
        first = in_order[0] not in tried  # an item, which cannot be played out
        return [*others[:1], *known, *others[1:]] if first else [*known, *others]


@dataclass(frozen=True)
class Played:
    """What an action has come to in so many worlds."""

    action: Action
    worlds: int
    win: float
    score: float

    @property
    def worth(self) -> float:
        """Wins first; among those that win as often the one that scores more."""
        return self.win + self.score * PER_POINT / POINTS

    def and_then(self, more: Played) -> Played:
        worlds = self.worlds + more.worlds
        part = more.worlds / worlds
        return Played(
            self.action,
            worlds,
            self.win + (more.win - self.win) * part,
            self.score + (more.score - self.score) * part,
        )


class Playing:
    """Plays out actions until thoughts or time are used up."""

    def __init__(self, view: View, budget: Budget, rng: Rng) -> None:
        self._view, self._budget, self._rng = view, budget, rng
        self._ends = time.monotonic() + budget.seconds * (IN_TIME - FOR_REASONS)
        self._found: dict[Action, Played] = {}

    def out(self, actions: Sequence[Action], chosen: Action | None) -> list[Played]:
        """The actions in the order of first sight; the best first as far as they could be tried."""
        moves = [each for each in actions if isinstance(each, Draw | Take | Discard | Pick)]
        first, *others = [moves[at : at + AT_ONCE] for at in range(0, len(moves), AT_ONCE)]
        self._play(first, FIRST)
        for group in others:
            self._play(group, OTHERS / len(others))
        best = [each.action for each in self._ranked()]
        rival = chosen if chosen in best[1:] else next(iter(best[1:]), None)
        if rival is not None:
            self._play([best[0], rival], LAST)
        return self._ranked()

    def _play(self, actions: Sequence[Action], part: float) -> None:
        left = self._ends - time.monotonic()
        if self._found and left <= 0:
            return
        # One alone is tried beside itself; all are worth the same until they were tried.
        several = [*actions, *actions] if len(actions) == 1 else [*actions]
        thoughts = max(round(self._budget.thoughts * part), LEAST * len(several))
        alike = np.zeros(len(several))
        for each in search(self._view, several, alike, thoughts, self._rng, max(left, 0.0)):
            if each.worlds:
                played = Played(each.action, each.worlds, each.win, each.score)
                before = self._found.get(each.action)
                self._found[each.action] = before.and_then(played) if before else played

    def _ranked(self) -> list[Played]:
        """The best first, those that were hardly tried behind the others."""
        most = max((each.worlds for each in self._found.values()), default=0)
        return sorted(
            self._found.values(), key=lambda each: (each.worlds < CLOSE * most, -each.worth)
        )


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
