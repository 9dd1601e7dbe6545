"""How far the count of a hand has come: a clock over its steps, that can be hurried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.client.motion import CROSSFADE
from game.titles.realms.scoring.script import Stage, Step
from game.titles.realms.scoring.sheet import Reason

from ..changes import STAMP, STIPPLE

FALLEN = (Reason.BLANKED, Reason.BLANKED_IN_RING, Reason.BLANKED_BY_ITSELF)
SPEEDS = (1, 2, 4)
"""How many times faster one may want it."""
TEMPO_OF_OTHERS = 2.0
"""The hands of others are counted up to so much faster than usual."""


@dataclass(frozen=True)
class Times:
    """Seconds each part takes."""

    deal: float = 0.3
    deal_each: float = 0.07
    lines: float = 0.3
    """For the light to run from the payers."""
    act: float = 0.45
    """For the figure to grow, the card to turn over."""
    blank: float = (STIPPLE + STAMP) / 1000
    """For a card to fade, and the seal to come down on it."""
    hold: float = 0.65
    """To see what has come of it."""


FULL = Times()
REDUCED = Times(
    deal=CROSSFADE, deal_each=0.0, lines=CROSSFADE, act=CROSSFADE, blank=CROSSFADE, hold=1.0
)
"""With reduced motion things fade, and stay as long as they would otherwise take."""


class Playback:
    """Goes through the steps of one hand. `at` is the step that is shown: -1 while the hand is
    laid out, the number of steps once all is counted."""

    def __init__(self, steps: Sequence[Step], cards: int, times: Times) -> None:
        self.steps = tuple(steps)
        self._cards = cards
        self._times = times
        self.at = -1
        self._elapsed = 0.0
        self._told = -1
        """The last step that has come into effect."""

    # What is to be seen.

    @property
    def step(self) -> Step | None:
        """The one that is shown now."""
        return self.steps[self.at] if 0 <= self.at < len(self.steps) else None

    @property
    def finished(self) -> bool:
        return self.at >= len(self.steps)

    @property
    def moving(self) -> bool:
        """Whether anything changes its looks right now."""
        if self.finished:
            return False
        return self._elapsed < self._length(self.at) - (0 if self.at < 0 else self._times.hold)

    def dealt(self, place: int) -> float:
        """How far the card at that place has come: from 0 to 1, where it lies."""
        if self.at >= 0:
            return 1.0
        return _part(self._elapsed - place * self._times.deal_each, self._times.deal)

    @property
    def lines(self) -> float:
        """How far the light of this step has run."""
        return _part(self._elapsed, self._lines_of(self.step))

    @property
    def acted(self) -> float:
        """How much of this step has come into effect."""
        return _part(self.acting, self._act_of(self.step))

    @property
    def acting(self) -> float:
        """Seconds since the light of this step has come to its end."""
        return max(0.0, self._elapsed - self._lines_of(self.step))

    def reached(self, index: int) -> bool:
        """Whether a step has at least begun to come into effect."""
        return index < self.at or (index == self.at and self._told >= index)

    def past(self, index: int) -> bool:
        """Whether a step is over."""
        return index < self.at

    # What time and the player do.

    def advance(self, seconds: float) -> list[Step]:
        """Lets time pass; the steps that come into effect by it."""
        self._elapsed += seconds
        begun: list[Step] = []
        while not self.finished:
            step = self.step
            if step and self._told < self.at and self._elapsed >= self._effect_of(step):
                self._told = self.at
                begun.append(step)
            length = self._length(self.at)
            if self._elapsed < length:
                break
            self._elapsed -= length
            self.at += 1
        return begun

    def lie(self, seconds: float) -> None:
        """Lets time pass while nothing can be counted yet: the cards come, and lie there."""
        self._elapsed = min(self._elapsed + seconds, self._length(-1))

    def go_on_from(self, lying: Playback) -> None:
        """Cards that have come already need not come again."""
        self._elapsed = lying._elapsed

    def hurry(self) -> None:
        """On to the next card."""
        if not self.finished:
            self.at += 1
            self._elapsed = 0.0

    def skip(self) -> None:
        """Everything is counted at once."""
        self.at = len(self.steps)
        self._elapsed = 0.0

    def begin_at(self, stage: Stage) -> None:
        """The hand lies there, and what comes before that stage has happened."""
        self.at = sum(step.stage < stage for step in self.steps)
        self._told = self.at - 1
        self._elapsed = 0.0

    def _length(self, index: int) -> float:
        times = self._times
        if index < 0:
            return times.deal + times.deal_each * self._cards
        step = self.steps[index]
        return self._lines_of(step) + self._act_of(step) + times.hold

    def _act_of(self, step: Step | None) -> float:
        return self._times.blank if step and step.reason in FALLEN else self._times.act

    def _effect_of(self, step: Step) -> float:
        """When a step comes into effect: what is blanked is so when the seal is down."""
        fading = self._times.blank if step.reason in FALLEN else 0.0
        return self._lines_of(step) + fading

    def _lines_of(self, step: Step | None) -> float:
        return self._times.lines if step and step.because & ~step.places else 0.0


def _part(elapsed: float, whole: float) -> float:
    return 1.0 if whole <= 0 else min(max(elapsed / whole, 0.0), 1.0)
