"""How loud a sound is to an ear, after ITU-R BS.1770: K-weighted, in LUFS."""

from __future__ import annotations

import numpy as np
from scipy import signal

from sound.synth import RATE, Sound, samples

SHORT, LONG, HOP = 0.1, 0.4, 0.1
"""Seconds of the windows: for a cue, for music, and from one to the next."""
QUIETEST, BELOW = -70.0, -10.0
"""What counts for music: nothing as quiet as this, nor by so much below the mean."""


def _weighted(sound: Sound) -> Sound:
    """As the head hears it: the low less, the high a little more; each channel for itself."""
    level, middle, steep = 10 ** (3.999843853973347 / 20), 1681.974450955533, 0.7071752369554196
    k = np.tan(np.pi * middle / RATE)
    lifted = level**0.4996667741545416
    whole = 1 + k / steep + k * k
    shelf = (
        [
            (level + lifted * k / steep + k * k) / whole,
            2 * (k * k - level) / whole,
            (level - lifted * k / steep + k * k) / whole,
        ],
        [1.0, 2 * (k * k - 1) / whole, (1 - k / steep + k * k) / whole],
    )
    low, wide = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * low / RATE)
    whole = 1 + k / wide + k * k
    pass_high = ([1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / whole, (1 - k / wide + k * k) / whole])
    return np.asarray(signal.lfilter(*pass_high, signal.lfilter(*shelf, sound, axis=0), axis=0))


def _powers(sound: Sound, window: float) -> Sound:
    """The power in each window. One channel is heard from both speakers, and counts twice."""
    power = _weighted(sound) ** 2
    power = 2 * power if power.ndim == 1 else power.sum(axis=1)
    size = samples(window)
    total = np.concatenate([[0.0], np.cumsum(np.pad(power, (0, max(0, size - len(power)))))])
    return np.asarray((total[size:] - total[:-size])[:: samples(HOP / 10)] / size)


def _lufs(power: float) -> float:
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def loudest(sound: Sound, window: float = SHORT) -> float:
    """The loudest moment of a cue."""
    return _lufs(float(_powers(sound, window).max()))


def integrated(sound: Sound) -> float:
    """The loudness of a long sound, its pauses left out."""
    powers = _powers(sound, LONG)
    powers = powers[powers > 10 ** ((QUIETEST + 0.691) / 10)]
    mean = 10 * np.log10(powers.mean())
    return _lufs(float(powers[10 * np.log10(powers) > mean + BELOW].mean()))
