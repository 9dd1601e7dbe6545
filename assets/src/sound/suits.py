"""What a suit sounds like when its card pays: the same open chord, each time of another stuff.

Root, fifth, octave and ninth: a chord that stays within the white keys on D, F, G, A and C, so
that the game may play it higher from one card to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState

from sound import instruments as by
from sound.synth import (
    Sound,
    band_pass,
    bell,
    clock,
    decay,
    drum,
    faded,
    lute,
    mix,
    noise,
    note,
    pluck,
    room,
    swish,
    thump,
)

CHORD = (1.0, 1.5, 2.0, 2.25)
"""Root, fifth, octave, ninth."""
Tone = Callable[[float, float, RandomState], Sound]


@dataclass(frozen=True)
class Timbre:
    """How the chord is played."""

    tone: Tone
    root: str = "D3"
    length: float = 1.2
    apart: float = 0.035
    """Seconds from one tone to the next."""
    with_it: Callable[[RandomState], Sound] | None = None
    """Something besides the tones."""
    much: float = 0.3
    """How much of it."""


def _wood(length: float, pitch: float, rng: RandomState) -> Sound:
    return by.struck(length, pitch, ((1, 1), (3.93, 0.25), (9.2, 0.06)), 0.7)


def _glass(length: float, pitch: float, rng: RandomState) -> Sound:
    """A drop falls into its tone, which then beats slowly."""
    time = clock(length)
    bend = pitch * (1 - 0.35 * np.exp(-time / 0.014))
    drop = np.sin(2 * np.pi * np.cumsum(bend) / 44_100) + 0.3 * np.sin(
        2 * np.pi * (2 * pitch + 1.5) * time
    )
    return faded(drop * decay(length, 1.0), 0.003, length / 3)


def _ember(length: float, pitch: float, rng: RandomState) -> Sound:
    """A string plucked hard, that trembles like a flame."""
    string = pluck(length, pitch, 1.3, rng, 5200)
    return string * (1 + 0.35 * np.sin(2 * np.pi * 11 * clock(length)))


def _sparkle(length: float, pitch: float, rng: RandomState) -> Sound:
    """A bell whose colour turns: one tone makes another shimmer."""
    time = clock(length)
    turned = 1.6 * decay(length, 0.8) * np.sin(2 * np.pi * 3.5 * pitch * time)
    return faded(np.sin(2 * np.pi * pitch * time + turned) * decay(length, 1.3), 0.003, length / 3)


def _steel(length: float, pitch: float, rng: RandomState) -> Sound:
    return by.struck(length, pitch, ((1, 1), (2.756, 0.55), (5.404, 0.35), (8.933, 0.18)), 0.9)


def _music_box(length: float, pitch: float, rng: RandomState) -> Sound:
    return by.struck(length, pitch, ((1, 1), (2, 0.2), (6.27, 0.12)), 1.1)


def _thumb_piano(length: float, pitch: float, rng: RandomState) -> Sound:
    buzz = by.struck(length, pitch, ((1, 1), (2.02, 0.3), (5.9, 0.14)), 0.55)
    return np.tanh(1.6 * buzz)


def _buzzing(length: float, pitch: float, rng: RandomState) -> Sound:
    """A string over a flat bridge."""
    return np.tanh(3 * pluck(length, pitch, 2.0, rng, 6000))


def _stone_bell(length: float, pitch: float, rng: RandomState) -> Sound:
    return bell(length, pitch, 1.5) + 0.8 * by.pipe(length, pitch, rng)


def _lute(length: float, pitch: float, rng: RandomState) -> Sound:
    return lute(length, pitch, rng)


def _crackle(rng: RandomState) -> Sound:
    parts = [
        (
            float(at),
            band_pass(noise(0.03, rng), 1200, 4200) * decay(0.03, 0.015),
            rng.uniform(0.2, 1),
        )
        for at in np.sort(rng.uniform(0, 0.6, 14))
    ]
    return mix(*parts)


TIMBRES: dict[str, Timbre] = {
    "land": Timbre(_wood, "D3", 1.1, 0.05, lambda rng: thump(0.4, 73, 0.3), 0.7),
    "flood": Timbre(_glass, "D4", 1.3, 0.075),
    "weather": Timbre(by.wind, "D4", 1.4, 0.06, lambda rng: swish(0.9, 500, 1800, rng), 0.5),
    "flame": Timbre(_ember, "D3", 1.2, 0.03, _crackle, 0.6),
    "army": Timbre(by.horn, "D3", 1.1, 0.02, lambda rng: drum(0.6, 98, 0.4, rng), 0.8),
    "wizard": Timbre(_sparkle, "D4", 1.5, 0.085),
    "leader": Timbre(_lute, "D3", 1.4, 0.045, lambda rng: bell(1.3, note("D5"), 1.4), 0.35),
    "beast": Timbre(by.shawm, "D3", 1.0, 0.025),
    "weapon": Timbre(_steel, "D4", 1.2, 0.02, lambda rng: thump(0.2, 180, 0.12), 0.6),
    "artifact": Timbre(_music_box, "D5", 1.4, 0.07),
    "wild": Timbre(_thumb_piano, "D4", 1.0, 0.09),
    "building": Timbre(_stone_bell, "D3", 1.5, 0.015),
    "outsider": Timbre(_buzzing, "D3", 1.3, 0.06),
    "undead": Timbre(by.ghost, "D3", 1.5, 0.04),
}


def chord(suit: str, rng: RandomState) -> Sound:
    """The chord of a suit."""
    how = TIMBRES[suit]
    parts = []
    for index, ratio in enumerate(CHORD):
        tone = how.tone(how.length, note(how.root) * ratio, rng)
        parts.append((index * how.apart, tone / np.abs(tone).max(), 0.9 - 0.12 * index))
    if how.with_it:
        extra = how.with_it(rng)
        parts.append((0, extra / np.abs(extra).max(), how.much))
    return room(mix(*parts), 0.5, 0.2, rng)
