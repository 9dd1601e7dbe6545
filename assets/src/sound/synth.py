"""Building blocks of sound: noise, filters, envelopes, plucked strings, bells, drums, rooms.

A sound is an array of floats at 44.1 kHz, about -1..1; lengths are in seconds, pitches in hertz.
Chance comes from `RandomState`, whose stream NumPy has frozen for good.
"""

from __future__ import annotations

import numpy as np
from numpy.random import RandomState
from numpy.typing import NDArray
from scipy import signal

from sound.score import key_of
from sound.score import pitch as pitch_of

Sound = NDArray[np.float64]

RATE = 44_100
BELL = ((1.0, 1.0), (2.76, 0.6), (5.4, 0.2))  # ratio and strength of each partial
DRUM = ((1.0, 1.0), (1.59, 0.5), (2.14, 0.28), (2.65, 0.16), (3.16, 0.1))


# time


def samples(length: float) -> int:
    """How many samples a length has."""
    return round(length * RATE)


def clock(length: float) -> Sound:
    """The time at every sample."""
    return np.arange(samples(length)) / RATE


def mix(*parts: tuple[float, Sound, float]) -> Sound:
    """Sounds laid over each other: when each begins, the sound, how strong."""
    total = np.zeros(max(samples(at) + len(sound) for at, sound, _ in parts))
    for at, sound, gain in parts:
        total[samples(at) : samples(at) + len(sound)] += sound * gain
    return total


def wrapped(sound: Sound, length: float) -> Sound:
    """A loop of this length: what rings on over its end is heard at its beginning."""
    size = samples(length)
    turns = -(-len(sound) // size)
    rounds = np.pad(sound, (0, turns * size - len(sound))).reshape(turns, size)
    return np.asarray(rounds.sum(axis=0))


# envelopes


def decay(length: float, ring: float) -> Sound:
    """A fall from 1 that has lost 60 dB after `ring`."""
    return np.asarray(10 ** (-3 * clock(length) / ring))


def hump(length: float, peak: float = 0.3) -> Sound:
    """A rounded rise and fall with its top at this share of the length."""
    share = np.linspace(0, 1, samples(length))
    return np.asarray(np.sin(np.pi * share ** (np.log(0.5) / np.log(peak))) ** 2)


def faded(sound: Sound, rise: float = 0.001, fall: float = 0.02) -> Sound:
    """The sound with rounded ends, so that it neither begins nor stops with a click."""
    result = sound.copy()
    up, down = samples(rise), samples(fall)
    result[:up] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, up))
    result[-down:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, down))
    return result


# noise and filters


def noise(length: float, rng: RandomState) -> Sound:
    """White noise."""
    return np.asarray(rng.standard_normal(samples(length)))


def endless(length: float, rng: RandomState, low: float, high: float, slope: float) -> Sound:
    """Noise that loops, between two pitches, of strength 1/f^slope (brown: 1) and RMS 1."""
    pitch = np.fft.rfftfreq(samples(length), 1 / RATE)
    pitch[0] = 1e-9
    edges = 1 / np.sqrt((1 + (low / pitch) ** 6) * (1 + (pitch / high) ** 6))
    strength = edges * (pitch / low) ** -slope
    turned = strength * np.exp(2j * np.pi * rng.random_sample(len(pitch)))
    sound = np.fft.irfft(turned, samples(length))
    return np.asarray(sound / sound.std())


def low_pass(sound: Sound, pitch: float, order: int = 2) -> Sound:
    """What lies below a pitch."""
    return np.asarray(
        signal.sosfilt(signal.butter(order, pitch, "low", fs=RATE, output="sos"), sound)
    )


def high_pass(sound: Sound, pitch: float, order: int = 2) -> Sound:
    """What lies above a pitch."""
    return np.asarray(
        signal.sosfilt(signal.butter(order, pitch, "high", fs=RATE, output="sos"), sound)
    )


def band_pass(sound: Sound, low: float, high: float, order: int = 2) -> Sound:
    """What lies between two pitches."""
    sections = signal.butter(order, (low, high), "band", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sections, sound))


def swish(length: float, start: float, end: float, rng: RandomState) -> Sound:
    """Noise whose pitch glides, as of a card drawn through the air."""
    grain = noise(length, rng)
    way = np.linspace(0, 1, len(grain))
    total = np.zeros_like(grain)
    steps = 9
    for step in range(steps):
        centre = start * (end / start) ** (step / (steps - 1))
        near = np.maximum(0, 1 - np.abs(way * (steps - 1) - step))
        total += band_pass(grain, centre * 0.75, centre * 1.35) * near / centre**0.5
    return total / peak(total) * hump(length, 0.45)


# instruments


def note(name: str) -> float:
    """The pitch of a note: `A4` is 440."""
    return pitch_of(key_of(name))


def thump(length: float, pitch: float, ring: float, drop: float = 0.5) -> Sound:
    """A low knock whose pitch falls onto its tone; `drop` says from how far above."""
    time = clock(length)
    bend = pitch * (1 + drop * np.exp(-time / 0.012))
    return faded(np.sin(2 * np.pi * np.cumsum(bend) / RATE) * decay(length, ring), 0.002)


def knock(length: float, pitch: float, ring: float, rng: RandomState) -> Sound:
    """Wood struck with a fingernail: three short tones and a breath of noise."""
    time = clock(length)
    tone = np.sin(2 * np.pi * pitch * time) * decay(length, ring)
    tone += 0.4 * np.sin(2 * np.pi * pitch * 0.47 * time) * decay(length, ring * 1.6)
    tone += 0.15 * np.sin(2 * np.pi * pitch * 1.52 * time) * decay(length, ring * 0.6)
    breath = band_pass(noise(length, rng), pitch * 0.6, pitch * 1.3) * decay(length, ring * 0.3)
    return faded(tone + breath, 0.0015)


def drum(length: float, pitch: float, ring: float, rng: RandomState) -> Sound:
    """A frame drum: the tones of a round skin, which slackens as it calms, and the finger."""
    time = clock(length)
    turn = 2 * np.pi * np.cumsum(1 + 0.12 * np.exp(-time / 0.03)) / RATE
    skin = np.zeros_like(time)
    for ratio, strength in DRUM:
        skin += strength * np.sin(pitch * ratio * turn) * decay(length, ring / ratio**1.3)
    finger = band_pass(noise(length, rng), 300, 1400) * decay(length, 0.07)
    return faded(skin + 0.6 * finger, 0.003)


def bell(length: float, pitch: float, ring: float) -> Sound:
    """A small bell: each partial a pair that beats slowly, the higher the sooner gone."""
    time = clock(length)
    total = np.zeros_like(time)
    for ratio, strength in BELL:
        beat = 0.35 * ratio**0.5
        pair = np.sin(2 * np.pi * pitch * ratio * time)
        pair += 0.5 * np.sin(2 * np.pi * (pitch * ratio + beat) * time)
        total += strength * pair * decay(length, ring / ratio**0.7)
    return faded(total, 0.003)


def pluck(
    length: float, pitch: float, ring: float, rng: RandomState, bright: float = 2600
) -> Sound:
    """A gut string after Karplus and Strong: a plucked shape goes round a delay and dulls."""
    period = RATE / pitch
    delay = int(period - 2)
    rest = period - 1 - delay  # 1..2, made up by a cubic between four samples
    cubic = [np.prod([(rest - j) / (i - j) for j in range(4) if j != i]) for i in range(4)]
    dull = 0.22 * min(1, 330 / pitch)
    loop = np.convolve(cubic, (dull, 1 - 2 * dull, dull)) * 10 ** (-3 / pitch / ring)
    feedback = np.concatenate([[1.0], np.zeros(delay - 1), -loop])
    shape = np.zeros(samples(length))
    shape[0] = 1.0
    size = int(period)
    shape[:size] += 0.025 * rng.standard_normal(size)  # the rough of a fingertip
    shape -= np.roll(shape, round(period * 0.19))  # plucked at a fifth of the string
    shape = low_pass(low_pass(shape, pitch * 3, 1), bright)
    string = signal.lfilter([1.0], feedback, shape)
    return faded(np.asarray(string), 0.0015, min(0.3, length / 3))


def lute(
    length: float, pitch: float, rng: RandomState, bright: float = 2600, apart: float = 2
) -> Sound:
    """A course of a lute: two strings, some cents and a moment apart, and the body around them."""
    bend = 2 ** (apart / 2400)
    ring = 2.6 * (220 / pitch) ** 0.35
    late = round(0.009 * pitch) / pitch  # whole waves, so that the strings do not cancel
    first = pluck(length, pitch / bend, ring, rng, bright)
    second = pluck(length - late, pitch * bend, ring * 0.9, rng, bright * 0.8)
    course = high_pass(mix((0, first, 1), (late, second, 0.7)), 70)
    body = band_pass(course, 170, 340, 1) * 0.7 + band_pass(course, 480, 900, 1) * 0.35
    course = course * 0.6 + body
    return course / peak(course)


# rooms and levels


def trimmed(sound: Sound, floor: float = 0.001) -> Sound:
    """The sound without the silence at its end."""
    return sound[: int(np.flatnonzero(np.abs(sound) > floor * peak(sound))[-1]) + 1]


def room(sound: Sound, size: float, wet: float, rng: RandomState) -> Sound:
    """The sound in a wooden room that rings for `size`; the sound grows longer by as much."""
    echo = low_pass(high_pass(noise(size, rng), 180), 2400, 1) * decay(size, size)
    echo[: samples(0.012)] = 0
    echo = faded(echo / np.sqrt(np.sum(echo**2)), fall=size / 3)
    tail = np.asarray(signal.fftconvolve(sound, echo))
    return mix((0, sound, 1), (0, tail, wet))


def peak(sound: Sound) -> float:
    """The furthest the sound goes."""
    return float(np.abs(sound).max())


def decibels(value: float) -> float:
    """A share of full scale as decibels."""
    return float(20 * np.log10(value))


def amplitude(level: float) -> float:
    """Decibels as a share of full scale."""
    return float(10 ** (level / 20))
