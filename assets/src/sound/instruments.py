"""What sustains a tone: recorder, viol, and the blown, bowed and struck timbres of the suits."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.random import RandomState

from sound.synth import RATE, Sound, band_pass, clock, decay, faded, low_pass, noise, peak, samples

RECORDER = (1.0, 0.07, 0.2, 0.03, 0.05, 0.01)
HOLLOW = (1.0, 0.03, 0.45, 0.02, 0.22, 0.01, 0.09)
HORN = (1.0, 0.75, 0.55, 0.32, 0.2, 0.12, 0.06, 0.03)
REED = (1.0, 0.4, 0.75, 0.55, 0.6, 0.3, 0.25, 0.15, 0.1)
PIPE = (1.0, 0.55, 0.2, 0.3, 0.05, 0.08, 0.02, 0.06)
BRIGHTEST = 9000.0


def waves(
    length: float, pitch: float, partials: Sequence[float], wobble: Sound | float = 0.0
) -> Sound:
    """Harmonics of a pitch, which may wobble by some share of itself."""
    turn = 2 * np.pi * np.cumsum(pitch * (1 + wobble) * np.ones(samples(length))) / RATE
    total = np.zeros(samples(length))
    for number, strength in enumerate(partials, 1):
        if pitch * number < BRIGHTEST:
            total += strength * np.sin(number * turn)
    return total


def vibrato(length: float, speed: float, cents: float, after: float) -> Sound:
    """A wobble that comes in slowly once the tone stands."""
    time = clock(length)
    depth = (2 ** (cents / 1200) - 1) * np.clip((time - after) / 0.4, 0, 1)
    return np.asarray(depth * np.sin(2 * np.pi * speed * time))


def swell(length: float, rise: float, fall: float) -> Sound:
    """A tone that comes and goes without a corner."""
    shape = np.ones(samples(length))
    return faded(shape, min(rise, length / 2), min(fall, length / 2))


def recorder(length: float, pitch: float, rng: RandomState) -> Sound:
    """A tenor recorder: nearly a pure tone, the breath around it, and the tongue at its start."""
    scoop = -0.008 * np.exp(-clock(length) / 0.03)
    wobble = vibrato(length, rng.uniform(4.4, 5.0), 7, 0.35) + scoop
    breath = band_pass(noise(length, rng), pitch * 0.9, min(pitch * 4, 8000))
    tongue = band_pass(noise(length, rng), 1200, 4500) * decay(length, 0.05)
    tone = waves(length, pitch, RECORDER, wobble) + 0.03 * breath
    return tone * swell(length, 0.07, 0.12) + 0.05 * tongue * swell(length, 0.004, 0.05)


def viol(length: float, pitch: float, rng: RandomState) -> Sound:
    """Two viols a few cents apart: a bowed string in a wooden body."""
    partials = [1 / number / (1 + (number / 9) ** 2) for number in range(1, 25)]
    total = np.zeros(samples(length))
    for cents in (-3.5, 3.5):
        wobble = vibrato(length, rng.uniform(4.6, 5.4), 5, 0.5)
        drift = 0.0008 * np.sin(2 * np.pi * rng.uniform(0.2, 0.5) * clock(length) + rng.uniform(6))
        total += waves(length, pitch * 2 ** (cents / 1200), partials, wobble + drift)
    bow = 0.05 * band_pass(noise(length, rng), 700, 3000)
    body = low_pass(total + bow, 1700, 1)
    body += 0.5 * band_pass(total, 220, 380, 1) + 0.25 * band_pass(total, 420, 620, 1)
    return body / 2.2 * swell(length, 0.22, 0.35)


def horn(length: float, pitch: float, rng: RandomState) -> Sound:
    """A horn: it opens as it is blown, then closes."""
    dark, open_ = waves(length, pitch, (1.0, 0.3, 0.08)), waves(length, pitch, HORN)
    opened = np.interp(clock(length), (0, 0.09, length * 0.5, length), (0, 1, 0.5, 0))
    return (dark * (1 - opened) + open_ * opened) * swell(length, 0.05, length * 0.6)


def pipe(length: float, pitch: float, rng: RandomState) -> Sound:
    """A rank of wooden pipes."""
    chiff = 0.08 * band_pass(noise(length, rng), pitch * 2, min(pitch * 6, 9000))
    return waves(length, pitch, PIPE) * swell(length, 0.04, length * 0.55) + chiff * decay(
        length, 0.12
    )


def shawm(length: float, pitch: float, rng: RandomState) -> Sound:
    """A reed that growls a little."""
    growl = 1 + 0.3 * np.sin(2 * np.pi * 27 * clock(length)) * decay(length, 0.9)
    tone = low_pass(waves(length, pitch, REED, vibrato(length, 5.5, 12, 0.2)), 2600)
    return tone * growl * swell(length, 0.06, length * 0.55)


def ghost(length: float, pitch: float, rng: RandomState) -> Sound:
    """Hollow, and sinking a little as it fades."""
    sink = -0.012 * np.linspace(0, 1, samples(length)) ** 2
    breath = band_pass(noise(length, rng), pitch * 0.95, pitch * 1.06, 1) * 2
    return (waves(length, pitch, HOLLOW, sink) + breath) * swell(length, 0.16, length * 0.6)


def wind(length: float, pitch: float, rng: RandomState) -> Sound:
    """Air that whistles on a pitch."""
    air = band_pass(noise(length, rng), pitch * 0.985, pitch * 1.015, 1)
    air = air / peak(air) + 0.35 * waves(length, pitch, (1.0,), vibrato(length, 3.1, 20, 0))
    return air * swell(length, 0.14, length * 0.6)


def struck(
    length: float, pitch: float, partials: Sequence[tuple[float, float]], ring: float
) -> Sound:
    """A bar or plate: partials by ratio and strength, the higher the sooner gone."""
    time = clock(length)
    total = np.zeros_like(time)
    for ratio, strength in partials:
        if pitch * ratio < BRIGHTEST:
            tone = np.sin(2 * np.pi * pitch * ratio * time)
            total += strength * tone * decay(length, ring / ratio**0.6)
    return faded(total, 0.002, length / 3)
