"""Learning by playing oneself, generation after generation; it can be stopped and goes on where it
was, and the same seed gives the same tables."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import Options, Variant

from .fitting import Fitter, Slope, fresh
from .judge import Judge
from .lessons import Lesson, Lessons, lessons_of
from .nets import Floats
from .play import play
from .tables import table_of

WIDE, NARROW = 256, 64
"""The layers of a network."""
EASY = 4
"""What a point off costs beside a win wrongly foretold."""
RATES = 1e-3, 5e-5
"""How far a step goes, at the beginning and at the end."""
GREEDY = 0.5
"""The share of seats that play for the hand of the moment: there will be such opponents."""
CLUELESS = 8
MIXED = 4
"""So many of the remembered generations are looked at side by side in one step."""


@dataclass(frozen=True)
class Course:
    """How much is learned of a game."""

    variant: Variant
    suits: bool
    generations: int = 100
    matches: int = 1000
    batch: int = 2048
    repeats: float = 4.0
    """So often every position is looked at: much more, and it is learned by heart."""
    memory: int = 60
    """So many generations are remembered."""
    whims: float = 0.05
    """How often somebody draws who would take, or takes who would draw."""

    @property
    def name(self) -> str:
        return table_of(self.variant, self.suits)

    def options(self, generation: int) -> Options:
        """Every number of players has its turn, with and without promos."""
        seats = (2,) if self.variant is Variant.DUEL else (4, 3, 6, 4, 5)
        modules = (Module.SUITS,) if self.suits else ()
        if generation // len(seats) % 2:
            modules = (*modules, Module.PROMOS)
        return Options(seats[generation % len(seats)], self.variant, modules)


COURSES = [
    Course(Variant.TURNS, suits=False, generations=450),
    Course(Variant.TURNS, suits=True, generations=220),
    Course(Variant.DUEL, suits=False, generations=200, whims=0.15),
    Course(Variant.DUEL, suits=True, generations=40, whims=0.15),
]
"""What is known of the turns helps who learns the duel with the same cards."""


@dataclass
class Learner:
    """All that has been learned so far."""

    course: Course
    rng: np.random.Generator
    after: Fitter
    before: Fitter
    clueless: int
    """The generations at the beginning in which nobody knows much: more is left to chance then, and
    learned from each match."""
    generation: int = 0
    remembered: deque[Lessons] = field(default_factory=deque)

    @property
    def judge(self) -> Judge:
        return Judge(self.after.net, self.before.net)


@dataclass(frozen=True)
class Progress:
    """How a generation went."""

    generation: int
    of: int
    lost: float
    """By what the outcome was foretold wrongly."""
    share: float
    """Wins of those who learn at tables with greedy ones, 1 being a fair share."""


def beginner(course: Course, seed: int, knows: Judge | None = None) -> Learner:
    """Somebody who has not played this game yet; who `knows` a similar one is quicker."""
    rng = np.random.default_rng(seed)
    nets = fresh(2, WIDE, NARROW, rng), fresh(3, WIDE, NARROW, rng)
    clueless = CLUELESS
    if knows:
        nets, clueless = (knows.after, knows.before), 0
    return Learner(course, rng, Fitter(nets[0]), Fitter(nets[1]), clueless)


def train(learner: Learner) -> Iterator[Progress]:
    """Generation after generation, up to the end of the course."""
    course, rng = learner.course, learner.rng
    while learner.generation < course.generations:
        done = learner.generation / course.generations
        options = course.options(learner.generation)
        greedy = rng.random((course.matches, options.players)) < GREEDY
        whims = course.whims + 0.4 * max(0.0, 1 - learner.generation / max(learner.clueless, 1))
        played = play(learner.judge, options, course.matches, rng, greedy, whims)
        learner.remembered.append(lessons_of(played, options))
        while len(learner.remembered) > course.memory:
            learner.remembered.popleft()
        rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        after = [lessons.after for lessons in learner.remembered]
        before = [lessons.before for lessons in learner.remembered]
        lost = _fit(learner, learner.after, after, outcome_slope, rate)
        _fit(learner, learner.before, before, draw_slope, rate)
        learner.generation += 1
        best = played.scores.max(1, keepdims=True)
        won = (played.scores == best) / (played.scores == best).sum(1, keepdims=True)
        share = float(won[~greedy].mean()) * options.players if (~greedy).any() else 0.0
        yield Progress(learner.generation, course.generations, lost, share)


def _fit(
    learner: Learner, fitter: Fitter, lessons: list[Lesson], slope: Slope, rate: float
) -> float:
    course, rng, lost = learner.course, learner.rng, 0.0
    eager = 5 if learner.generation < learner.clueless else 1
    steps = max(1, round(eager * course.repeats * len(lessons[-1]) / course.batch))
    for _ in range(steps):
        some = [lessons[each] for each in rng.integers(len(lessons), size=MIXED)]
        rows = [rng.integers(len(each), size=course.batch // MIXED) for each in some]
        inputs = [each.inputs(chosen) for each, chosen in zip(some, rows, strict=True)]
        truth = [each.truth[chosen] for each, chosen in zip(some, rows, strict=True)]
        lost += fitter.step(np.concatenate(inputs), np.concatenate(truth), slope, rate)
    return lost / steps


# What is lost by wrong figures.


def count_slope(said: Floats, truth: Floats) -> tuple[float, Floats]:
    off = said - truth
    return float((off**2).mean()), np.asarray(2 * off / len(said), np.float32)


def outcome_slope(said: Floats, truth: Floats) -> tuple[float, Floats]:
    """Points off, squared; and the surprise at who won."""
    off, win = said[:, 0] - truth[:, 0], np.clip(truth[:, 1], 0, 1)
    odds = said[:, 1]
    surprise = np.logaddexp(0, odds) - win * odds
    back = np.column_stack([2 * EASY * off, 1 / (1 + np.exp(-odds)) - win])
    return float((EASY * off**2 + surprise).mean()), (back / len(said)).astype(np.float32)


def draw_slope(said: Floats, truth: Floats) -> tuple[float, Floats]:
    lost, back = outcome_slope(said, truth)
    more, third = count_slope(said[:, 2:], truth[:, 2:])
    return lost + EASY * more, np.concatenate([back, EASY * third], axis=1).astype(np.float32)


# Keeping.


def kept(learner: Learner) -> bytes:
    """Everything needed to go on exactly here."""
    return pickle.dumps(learner)


def resumed(file: bytes) -> Learner:
    """Only what this program has written itself is read."""
    learner = pickle.loads(file)
    if not isinstance(learner, Learner):
        raise TypeError("no training")
    return learner
