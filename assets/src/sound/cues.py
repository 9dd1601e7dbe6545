"""The cues of the game, one function each, in D dorian."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.random import RandomState

from sound.synth import (
    Sound,
    band_pass,
    bell,
    decay,
    drum,
    endless,
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
    wrapped,
)

LOOP = 32.0  # seconds of the hearth


def slide(rng: RandomState) -> Sound:
    """A card moves over felt."""
    return low_pass(band_pass(noise(0.09, rng), 1000, 3000), 4000) * hump(0.09, 0.35)


def place(rng: RandomState) -> Sound:
    """A card lands: a soft thump and the click of its edge."""
    click = band_pass(noise(0.03, rng), 900, 2600) * decay(0.03, 0.018)
    felt = low_pass(noise(0.06, rng), 500) * decay(0.06, 0.05)
    return mix((0, thump(0.18, 140, 0.16), 1), (0, click, 0.35), (0.001, felt, 0.8))


def hover(rng: RandomState) -> Sound:
    """A wooden tick as the pointer comes onto something."""
    return knock(0.06, 2200, 0.028, rng)


def flip(rng: RandomState) -> Sound:
    """A card turns over: two rising swishes and a small snap."""
    snap = band_pass(noise(0.03, rng), 800, 2400) * decay(0.03, 0.02)
    return mix(
        (0, swish(0.13, 600, 1600, rng), 0.7),
        (0.11, swish(0.15, 900, 2400, rng), 1),
        (0.25, snap, 0.3),
    )


def take(rng: RandomState) -> Sound:
    """A card is taken openly: it slides off, and a string answers softly."""
    away = swish(0.16, 1100, 2000, rng)
    return mix((0, away, 0.7), (0.09, lute(0.7, note("A3"), rng, 1800), 0.45))


def press(rng: RandomState) -> Sound:
    """A button goes down and meets wood."""
    return mix((0, knock(0.09, 820, 0.05, rng), 0.7), (0, thump(0.12, 190, 0.08), 1))


def turn(rng: RandomState) -> Sound:
    """It is your turn: a frame drum, once low and once light."""
    low, light = drum(0.7, 98, 0.55, rng), drum(0.5, 147, 0.3, rng)
    return room(mix((0, low, 1), (0.21, light, 0.45)), 0.4, 0.25, rng)


def penalty(rng: RandomState) -> Sound:
    """Points are lost: two low strings a minor second apart, the second lower."""
    high, low = lute(0.9, note("F3"), rng, 1300, 9), lute(0.9, note("E3"), rng, 1100, 12)
    return room(mix((0, high, 0.75), (0.13, low, 1)), 0.35, 0.2, rng)


def blank(rng: RandomState) -> Sound:
    """A card is blanked: a heavy stamp comes down."""
    thud = band_pass(noise(0.12, rng), 120, 600) * decay(0.12, 0.11)
    paper = band_pass(noise(0.05, rng), 900, 2200) * decay(0.05, 0.03)
    body = np.tanh(2.2 * mix((0, thump(0.4, 70, 0.36, 0.9), 1), (0, thud, 1.2)))
    stamp = mix((0, low_pass(body, 1200), 0.7), (0, thud, 1.6), (0.002, paper, 0.25))
    return room(stamp, 0.25, 0.2, rng)


def clear(rng: RandomState) -> Sound:
    """A penalty is lifted: a brush sweeps over the card, and a bell with its fifth before it."""
    brush = swish(0.42, 900, 3600, rng)
    fifth, tonic = bell(1.0, note("A4"), 1.2), bell(1.6, note("D5"), 1.7)
    return room(mix((0, brush, 0.5), (0.2, fifth, 0.4), (0.3, tonic, 1)), 0.6, 0.2, rng)


def dial(rng: RandomState) -> Sound:
    """The sun-dial loses a stone: a small bell, and the stone on wood."""
    stone = knock(0.08, 1100, 0.04, rng)
    return room(mix((0, bell(0.8, note("A5"), 0.9), 1), (0, stone, 0.3)), 0.3, 0.15, rng)


def win(rng: RandomState) -> Sound:
    """The game is won: lute and bell climb to D and let it ring."""
    beat = 0.24
    score = "D3A4 C3G4 F3A4 G3B4 D3A4 C4C5 G3B4 A3C5".split()
    parts = []
    for i, pair in enumerate(score):
        parts.append((i * beat, lute(1.2, note(pair[:2]), rng, 1900), 0.55))
        parts.append((i * beat + 0.012, lute(1.0, note(pair[2:]), rng), 0.6))
    end = len(score) * beat + 0.04
    for i, name in enumerate(("D3", "A3", "D4", "A4", "D5")):
        parts.append((end + i * 0.028, lute(1.7, note(name), rng), 0.55))
    parts.append((end + 0.1, bell(1.7, note("D5"), 2.2), 0.3))
    parts.append((end + 0.34, bell(1.4, note("A5"), 1.6), 0.16))
    return room(mix(*parts), 0.6, 0.18, rng)


def lose(rng: RandomState) -> Sound:
    """The game is lost: the lute walks home to D, unhurried."""
    score = ((0, "A3", 0.6), (0.38, "F4", 0.65), (0.76, "E4", 0.55), (1.2, "D4", 0.45))
    parts = [(at, lute(1.5, note(name), rng, 1400), gain) for at, name, gain in score]
    parts.append((1.2, lute(1.6, note("D3"), rng, 1200), 0.45))
    return room(mix(*parts), 0.6, 0.2, rng)


def hearth(rng: RandomState) -> Sound:
    """A fire to play beside; a loop without a seam, in stereo."""
    breath = 1 + 0.13 * endless(LOOP, rng, 0.1, 0.8, 0.5)
    sides = [_embers(rng) * breath, _embers(rng) * breath]
    cracks = _crackle(rng)
    for side, share in zip(sides, (np.cos, np.sin), strict=True):
        side += wrapped(mix(*((at, crack, share(pan)) for at, crack, pan in cracks)), LOOP)
    return np.stack(sides, axis=1)


def _embers(rng: RandomState) -> Sound:
    """One side of the fire: brown noise that flutters, and a faint hiss."""
    flutter = 1 + 0.15 * endless(LOOP, rng, 1.5, 7, 0.5)
    roar = endless(LOOP, rng, 100, 2500, 1.0) * flutter
    return 0.09 * roar + 0.009 * endless(LOOP, rng, 500, 4000, 0.8)


def _crackle(rng: RandomState) -> list[tuple[float, Sound, float]]:
    """The cracks of the wood: when, the crack, and where between left and right."""
    cracks = []
    gaps = rng.exponential(0.16, 600) * rng.choice((0.15, 1.85), 600)  # they come in flocks
    for at in np.cumsum(gaps):
        if at > LOOP:
            break
        size = min(rng.pareto(2.2) + 0.25, 2.0)
        centre = rng.uniform(900, 2600) / size**0.3
        burst = noise(0.05, rng) * decay(0.05, rng.uniform(0.008, 0.03))
        crack = band_pass(burst, centre * 0.6, centre * 1.5) * 0.6 * size
        cracks.append((float(at), crack, rng.uniform(0.35, 1.2)))
    return cracks


CUES: dict[str, Callable[[RandomState], Sound]] = {
    cue.__name__: cue
    for cue in (
        slide,
        place,
        hover,
        flip,
        take,
        press,
        turn,
        penalty,
        blank,
        clear,
        dial,
        win,
        lose,
    )
}
