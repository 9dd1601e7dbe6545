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
from game.titles.realms.scoring.batch import batch_scorer

from .fitting import Fitter, Slope, fresh
from .judge import Judge
from .lessons import Lesson, Lessons, lessons_of
from .nets import HELD, POINTS, Floats, facts
from .play import UNSEEN, play
from .tables import table_of
from .world import WIDTH

EASY = 4
"""What a point off costs beside a win wrongly foretold."""
RATES = 1e-3, 1e-4
"""How far a step goes, at the beginning and at the end."""
GREEDY = 0.5
"""The share of seats that play for the hand of the moment: there will be such opponents."""
WHIMS = 0.05
"""How often somebody draws who would take, or takes who would draw."""


@dataclass(frozen=True)
class Course:
    """How much is learned of a game."""

    variant: Variant
    suits: bool
    generations: int = 150
    matches: int = 800
    steps: int = 300
    batch: int = 1024
    memory: int = 16
    """So many generations are remembered."""
    first_hands: int = 400_000
    """Hands whose scores are learned before the first match."""

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


@dataclass
class Learner:
    """All that has been learned so far."""

    course: Course
    rng: np.random.Generator
    count: Fitter
    after: Fitter
    before: Fitter
    generation: int = 0
    remembered: deque[Lessons] = field(default_factory=deque)

    @property
    def judge(self) -> Judge:
        return Judge(self.count.net, self.after.net, self.before.net)


@dataclass(frozen=True)
class Progress:
    """How a generation went."""

    generation: int
    of: int
    lost: float
    """By what the outcome was foretold wrongly."""
    off: float
    """Points by which hands were counted wrongly, roughly."""
    share: float
    """Wins of those who learn at tables with greedy ones, 1 being a fair share."""


def beginner(course: Course, seed: int) -> Learner:
    rng = np.random.default_rng(seed)
    learner = Learner(
        course,
        rng,
        Fitter(fresh(1, 192, 48, rng)),
        Fitter(fresh(2, 128, 32, rng)),
        Fitter(fresh(3, 128, 32, rng)),
    )
    _learn_to_count(learner)
    return learner


def train(learner: Learner) -> Iterator[Progress]:
    """Generation after generation, up to the end of the course."""
    course, rng = learner.course, learner.rng
    while learner.generation < course.generations:
        done = learner.generation / course.generations
        options = course.options(learner.generation)
        greedy = rng.random((course.matches, options.players)) < (GREEDY if done else 0.9)
        played = play(learner.judge, options, course.matches, rng, greedy, WHIMS)
        learner.remembered.append(lessons_of(played, options))
        while len(learner.remembered) > course.memory:
            learner.remembered.popleft()
        rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        lessons = Lessons.joined(learner.remembered)
        lost = _fit(learner, learner.after, lessons.after, outcome_slope, rate)
        _fit(learner, learner.before, lessons.before, draw_slope, rate)
        off = _fit(learner, learner.count, lessons.count, count_slope, rate)
        learner.generation += 1
        best = played.scores.max(1, keepdims=True)
        won = (played.scores == best) / (played.scores == best).sum(1, keepdims=True)
        share = float(won[~greedy].mean()) * options.players if (~greedy).any() else 0.0
        yield Progress(learner.generation, course.generations, lost, off**0.5 * POINTS, share)


def _fit(learner: Learner, fitter: Fitter, lesson: Lesson, slope: Slope, rate: float) -> float:
    course, lost = learner.course, 0.0
    for _ in range(course.steps):
        rows = learner.rng.integers(len(lesson), size=course.batch)
        lost += fitter.step(lesson.inputs(rows), lesson.truth[rows], slope, rate)
    return lost / course.steps


# What is lost by wrong figures.


def count_slope(said: Floats, truth: Floats) -> tuple[float, Floats]:
    off = said - truth
    return float((off**2).mean()), 2 * off / len(said)


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


# Counting.


def _learn_to_count(learner: Learner) -> None:
    """What hands score, from poor ones to good ones, before anybody plays."""
    course = learner.course
    options = course.options(5)
    lesson = _hands(options, course.first_hands, learner.rng)
    for _ in range(10):
        _fit(learner, learner.count, lesson, count_slope, 2 * RATES[0])


def _hands(options: Options, count: int, rng: np.random.Generator) -> Lesson:
    """Hands dealt at random, and bettered step by step by whatever comes along."""
    cards, scorer = options.cards, batch_scorer(options.cards)
    numbers = np.array([card.number for card in cards.cards], np.uint8)
    size, lines = cards.hand_size, max(1, count // 40)
    hands = rng.permuted(np.tile(numbers, (lines, 1)), axis=1)[:, :size]
    every, found, scores = np.arange(size), [], []
    for _ in range(10):
        comes = rng.choice(numbers, lines)
        tried = np.repeat(hands[:, None], size, axis=1)
        tried[:, every, every] = comes[:, None]
        fresh_ = ~(hands == comes[:, None]).any(1)
        totals = scorer.best(tried[fresh_].reshape(-1, size), players=options.players)
        found.append(tried[fresh_].reshape(-1, size)[::2])
        scores.append(totals[::2])
        best = totals.reshape(-1, size).argmax(1)
        hands[fresh_] = tried[fresh_][np.arange(len(best)), best]
    shown = np.concatenate(found)
    signs = np.full((len(shown), WIDTH), UNSEEN, np.uint8)
    signs[np.arange(len(shown))[:, None], shown] = HELD
    nothing = np.zeros(len(shown))
    plain = facts(options, rng.integers(options.ending + 1, size=len(shown)), size)
    truth = np.concatenate(scores)[:, None] / POINTS
    return Lesson(signs, plain, nothing.astype(np.float32), truth.astype(np.float32))


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
