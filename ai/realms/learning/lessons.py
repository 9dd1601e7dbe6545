"""What matches teach: positions, and what became of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from game.titles.realms.play.options import Options

from .nets import INPUTS, KNOWN, POINTS, SCORE, Floats, facts
from .play import Played, Sample
from .world import WIDTH, Flags

LATER = 0.8
"""How much the real end counts beside what was thought of it a turn later."""


@dataclass
class Lesson:
    """Positions as a network is told of them, with the truth."""

    signs: NDArray[np.uint8]
    facts: NDArray[np.uint8]
    """All but the score; each is there or not."""
    score: Floats
    truth: Floats

    def __len__(self) -> int:
        return len(self.signs)

    def inputs(self, rows: NDArray[np.int64]) -> Floats:
        lines = np.zeros((len(rows), INPUTS), np.float32)
        signs = self.signs[rows]
        for sign in range(KNOWN + 1):
            lines[:, sign * WIDTH : (sign + 1) * WIDTH] = signs == sign
        lines[:, 3 * WIDTH :] = self.facts[rows]
        lines[:, SCORE] = self.score[rows] / POINTS
        return lines

    @classmethod
    def joined(cls, lessons: Iterable[Lesson]) -> Lesson:
        some = list(lessons)
        return cls(
            *(np.concatenate([getattr(each, part.name) for each in some]) for part in fields(cls))
        )


@dataclass
class Lessons:
    """For both networks."""

    after: Lesson
    before: Lesson


def lessons_of(played: Played, options: Options) -> Lessons:
    """Turn by turn from the last to the first: what became of a turn is what was thought of the
    player's next one, and what really came."""
    scores = played.scores.astype(np.float32)
    best = scores == scores.max(1, keepdims=True)
    final = np.stack([scores / POINTS, best / best.sum(1, keepdims=True)], axis=-1)
    became, thought = final.copy(), np.zeros_like(final)
    later = np.zeros(scores.shape, np.bool_)
    after, before = [], []
    for turn in reversed(played.turns):
        who = turn.match, turn.seat
        mixed = (1 - LATER) * thought[who] + LATER * became[who]
        foreseen = later[who] & turn.learns
        truth = np.where(foreseen[:, None], mixed, final[who])
        became[who], later[who] = truth, True
        thought[who] = turn.outcome / (POINTS, 1)
        drawn = turn.drawn / (POINTS, 1, POINTS)
        after.append(_lesson(turn.after, options, truth, ~turn.learns))
        before.append(_lesson(turn.before, options, drawn, ~turn.learns[turn.looked]))
    return Lessons(Lesson.joined(after), Lesson.joined(before))


def _lesson(sample: Sample, options: Options, truth: Floats, simple: Flags) -> Lesson:
    return Lesson(
        sample.signs,
        facts(options, sample.discards, sample.held, simple).astype(np.uint8),
        sample.score.astype(np.float32),
        truth.astype(np.float32),
    )
