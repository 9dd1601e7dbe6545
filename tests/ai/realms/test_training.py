"""Learning by playing oneself, in small."""

from __future__ import annotations

import pickle
from dataclasses import replace

import numpy as np
import pytest

from ai.realms.learning.fitting import Fitter, fresh
from ai.realms.learning.judge import Judge
from ai.realms.learning.nets import INPUTS
from ai.realms.learning.play import play
from ai.realms.learning.tables import load, saved
from ai.realms.learning.training import Course, Learner, beginner, count_slope, kept, resumed, train
from game.titles.realms.play.options import Options, Variant

COURSE = Course(Variant.TURNS, suits=False, generations=4, matches=30, batch=256)


def taught(course: Course) -> Learner:
    learner = beginner(course, seed=5)
    for _ in train(learner):
        pass
    return learner


@pytest.fixture(scope="module")
def trained() -> Learner:
    return taught(COURSE)


def mean_score(judge: Judge) -> float:
    """What it scores at a table with two players who play for the hand of the moment."""
    greedy = np.tile([False, True, True], (30, 1))
    played = play(judge, Options(3, Variant.TURNS), 30, np.random.default_rng(3), greedy, whims=0.2)
    return float(played.scores[:, 0].mean())


def test_who_has_trained_beats_who_has_not(trained: Learner) -> None:
    assert mean_score(trained.judge) > mean_score(beginner(COURSE, seed=5).judge) + 10


def test_the_same_seed_teaches_the_same_also_after_a_break(trained: Learner) -> None:
    learner = beginner(COURSE, seed=5)
    for progress in train(learner):
        if progress.generation == 2:
            break
    again = resumed(kept(learner))
    for _ in train(again):
        pass
    assert saved(again.judge) == saved(trained.judge)


def test_a_longer_course_goes_on_where_the_shorter_one_ended(trained: Learner) -> None:
    longer = resumed(kept(trained))
    longer.course = replace(COURSE, generations=5)
    assert [progress.generation for progress in train(longer)] == [5]


def test_tables_say_the_same_after_they_were_written_and_read(trained: Learner) -> None:
    once = load(saved(trained.judge))
    assert saved(once) == saved(load(saved(once)))


def test_a_network_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    fitter = Fitter(fresh(1, 32, 8, rng))
    inputs = (rng.random((256, INPUTS)) < 0.1).astype(np.float32)
    truth = inputs[:, :1] - inputs[:, 1:2] * inputs[:, 2:3]
    lost = [fitter.step(inputs, truth, count_slope, 0.003) for _ in range(200)]
    assert lost[-1] < 0.1 * lost[0]


def test_training_files_of_somebody_else_are_not_taken_for_ours() -> None:
    with pytest.raises(TypeError):
        resumed(pickle.dumps({"no": "training"}))
