"""The cues of a board with dice, pawns and a ferry, one function each, in D dorian."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.random import RandomState

from sound.instruments import horn, struck
from sound.synth import (
    Sound,
    band_pass,
    bell,
    clock,
    decay,
    hump,
    knock,
    low_pass,
    lute,
    mix,
    noise,
    note,
    room,
    swish,
    thump,
)

IRON = ((1.0, 1.0), (2.32, 0.7), (3.91, 0.45), (5.65, 0.25))
TUMBLES = 7


def dice(rng: RandomState) -> Sound:
    """Dice tumble over wood: ticks that fall, and come faster as they settle."""
    parts, at = [], 0.0
    for k in range(TUMBLES):
        left = 1 - k / TUMBLES
        pitch = (780 + 900 * left) * rng.uniform(0.94, 1.06)
        parts.append((at, knock(0.1, pitch, 0.045, rng), 0.35 + 0.65 * left))
        parts.append((at, thump(0.1, 150 + 60 * left, 0.06), 0.3 + 0.3 * left))
        at += (0.05 + 0.11 * left) * rng.uniform(0.85, 1.15)
    return room(np.tanh(3 * mix(*parts)), 0.2, 0.15, rng)


def step(rng: RandomState) -> Sound:
    """A pawn is set down: softer than a card, with a little wood in it."""
    felt = low_pass(noise(0.05, rng), 600) * decay(0.05, 0.04)
    foot = knock(0.07, 640, 0.03, rng)
    return mix((0, thump(0.14, 170, 0.1), 1), (0, foot, 0.3), (0.001, felt, 0.5))


def ferry(rng: RandomState) -> Sound:
    """The bell of the ferry, and water along its planks."""
    length = 1.7
    stroke = 1 + 0.55 * np.sin(2 * np.pi * 1.5 * clock(length) - 1.2)
    water = low_pass(band_pass(noise(length, rng), 260, 1500), 1800) * stroke * hump(length, 0.45)
    first, second = bell(1.2, note("D5"), 1.4), bell(1.1, note("A5"), 1.1)
    return room(mix((0, first, 0.9), (0.26, second, 0.35), (0.12, water, 0.8)), 0.4, 0.2, rng)


def flight(rng: RandomState) -> Sound:
    """A trumpet calls a fifth, and wings answer."""
    call = mix((0, horn(0.3, note("D4"), rng), 0.8), (0.2, horn(0.75, note("A4"), rng), 1))
    wings = [(0.5 + 0.19 * k, swish(0.2, 1500, 500, rng), 0.5 - 0.12 * k) for k in range(3)]
    return room(mix((0, call, 0.6), *wings), 0.5, 0.22, rng)


def keys(rng: RandomState) -> Sound:
    """Two clicks in a lock, and a heavy door."""
    clicks = [
        (
            at,
            mix((0, struck(0.12, pitch, IRON, 0.07), 0.6), (0, knock(0.06, 900, 0.03, rng), 0.6)),
            1,
        )
        for at, pitch in ((0.0, 1150), (0.14, 860))
    ]
    creak = band_pass(noise(0.3, rng), 180, 420) * hump(0.3, 0.7)
    door = mix((0, thump(0.5, 66, 0.42, 0.8), 1), (0, low_pass(noise(0.12, rng), 300), 0.8))
    return room(mix(*clicks, (0.26, creak, 0.45), (0.46, door, 0.9)), 0.5, 0.3, rng)


def reroll(rng: RandomState) -> Sound:
    """A hand sweeps up the dice."""
    rattle = [
        (0.04 + 0.055 * k, knock(0.05, 1100 + 140 * k, 0.025, rng), 0.2 + 0.05 * k)
        for k in range(5)
    ]
    return mix((0, swish(0.4, 500, 2600, rng), 0.9), *rattle)


def story(rng: RandomState) -> Sound:
    """A story is told: the lute climbs from D to D, and a page turns."""
    strings = [
        (at, lute(length, note(name), rng, 2000), gain)
        for at, name, length, gain in (
            (0, "D4", 1.0, 0.8),
            (0.17, "A4", 1.1, 0.8),
            (0.34, "D5", 1.7, 1),
        )
    ]
    strings.append((0.34, lute(1.6, note("D3"), rng, 1400), 0.5))
    page = swish(0.42, 900, 2400, rng)
    return room(mix(*strings, (0.62, page, 0.35)), 0.6, 0.2, rng)


def invalid(rng: RandomState) -> Sound:
    """What cannot be done: a dull tick."""
    return low_pass(mix((0, knock(0.09, 380, 0.035, rng), 1), (0, thump(0.1, 120, 0.06), 0.7)), 900)


CUES: dict[str, Callable[[RandomState], Sound]] = {
    cue.__name__: cue for cue in (dice, step, ferry, flight, keys, reroll, story, invalid)
}
