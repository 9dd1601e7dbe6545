"""Chance: the same on every machine, for ever, and fair."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.rng import Rng


def test_chance_is_the_same_for_ever() -> None:
    rng = Rng("storied", "realms")
    assert [rng.below(100) for _ in range(8)] == [15, 98, 27, 1, 71, 25, 26, 43]
    assert Rng(7, "deck").shuffled(range(10)) == [5, 2, 7, 9, 6, 0, 8, 1, 4, 3]


def test_streams_of_different_names_differ() -> None:
    assert Rng(1, "a").bits() != Rng(1, "b").bits()
    assert Rng("1/a").bits() == Rng(1, "a").bits()


def test_chance_is_fair() -> None:
    rng = Rng("fair")
    counts = [0] * 6
    for _ in range(12_000):
        counts[rng.below(6)] += 1
    assert all(1800 < count < 2200 for count in counts)
    firsts = [Rng("fair", number).shuffled("abc")[0] for number in range(3000)]
    assert all(900 < firsts.count(letter) < 1100 for letter in "abc")
    assert all(0 <= rng.random() < 1 for _ in range(1000))


def test_each_use_of_a_matchs_chance_gives_other_numbers_and_repeats_exactly() -> None:
    chance = Chance.of("match")
    thrown = []
    for _ in range(6):
        rng, chance = chance.use()
        thrown.append(rng.bits())
    assert len(set(thrown)) == 6
    assert chance == Chance(Chance.of("match").stream, 6)
    assert Chance.of("match").use()[0].bits() == thrown[0]
    assert Chance.of("another match").use()[0].bits() != thrown[0]
