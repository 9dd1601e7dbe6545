"""Printing inks: materials, and the grain that lets flat inks model form.

The whole style rests on one rule: two inks never blend, they meet in stipple. The screens below
are blue-noise-like rankings of all pixels; an ink covers the share `a` of an area by printing
where the rank is below `a`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.random import RandomState
from scipy import ndimage

from art.colour import Array, Colour, mix, rgb
from art.fields import blur, smoothstep

Inks: TypeAlias = str | Sequence[Colour]

BY_LIGHT = ""  # an ink that is left to the light of the scene


@dataclass(frozen=True)
class Ink:
    """A material: its own colour, the ink of its shadow side and that of its lit side.

    What is left out follows from the light of the scene. `rim` is the thin bright edge towards
    the light; give it to the subject and its frame only.
    """

    base: Colour
    shade: Colour = BY_LIGHT
    lit: Colour = BY_LIGHT
    rim: Colour | None = None
    rim_width: float = 4

    @classmethod
    def read(cls, ink: Ink | Colour) -> Ink:
        """An ink from text; inks pass through.

        `"#base #shade #lit #rim 3"` names them all with the width of the rim; later ones may lack.
        In a row of a table they are joined by `/`.
        """
        if isinstance(ink, Ink):
            return ink
        if not isinstance(ink, str):
            return cls(ink)
        words = ink.replace("/", " ").split()
        return cls(*words[:4], rim_width=float(words[4]) if len(words) > 4 else 4)


@dataclass(frozen=True)
class Light:
    """Where the light of a scene stands, its hue and the hue of its shadows."""

    at: tuple[float, float]
    hue: Colour = "#ffe2a0"
    shadow: Colour = "#0d1430"


@lru_cache(maxsize=8)
def screen(width: int, height: int, seed: int, fine: float = 0.75, coarse: float = 2.0) -> Array:
    """Ranks 0..1 of all pixels, neighbours far apart: the grain of the stone."""
    white = RandomState(seed).randn(height, width).astype(np.float32)
    even = ndimage.gaussian_filter(white, fine) - 0.75 * ndimage.gaussian_filter(white, coarse)
    ranks = np.empty(even.size, np.float32)
    ranks[np.argsort(even, axis=None)] = np.linspace(0, 1, even.size, dtype=np.float32)
    return ranks.reshape(height, width)


def stipple(cover: Array, grain: Array, soft: float = 0.16) -> Array:
    """Turn coverage 0..1 into dots of that density."""
    return smoothstep(-soft, soft, np.clip(cover, 0, 1) * (1 + 2 * soft) - soft - grain)


def inks_of(inks: Inks) -> tuple[list[Array], list[float]]:
    """Read inks and where on 0..1 each is pure: `"#112233 .4:#445566 #ffeedd"`.

    Inks without a number stand evenly; either all but the ends have one or none has.
    """
    if not isinstance(inks, str):
        return [rgb(ink) for ink in inks], [i / (len(inks) - 1) for i in range(len(inks))]
    words = [word.rpartition(":") for word in inks.split()]
    even = [i / (len(words) - 1) for i in range(len(words))]
    places = [float(at) if at else even[i] for i, (at, _, _) in enumerate(words)]
    return [rgb(colour) for _, _, colour in words], places


def print_inks(v: Array, inks: Inks, grain: Array, soft: float = 1.0) -> Array:
    """Map a field 0..1 on inks, dark to light; neighbours meet in stipple.

    `soft` 1 grains all the way from ink to ink, 0 posterises hard.
    """
    colours, places = inks_of(inks)
    last = len(colours) - 1
    q = np.clip(np.interp(v, places, np.arange(len(colours))), 0, last).astype(np.float32)
    i = np.clip(np.floor(q), 0, last - 1).astype(int)
    part = np.clip((q - i - 0.5) / max(soft, 0.02) + 0.5, 0, 1)
    a = stipple(part, grain, 0.2)[..., None]
    table = np.array(colours, np.float32)
    return table[i] * (1 - a) + table[i + 1] * a


def dry_edge(mask: Array, grain: Array, amount: float = 0.4) -> Array:
    """Fray an outline as dry ink does on stone; thin tips survive."""
    b = blur(mask, 0.8)
    frayed = smoothstep(0.26, 0.64, b + (grain - 0.5) * amount * np.clip(b * (1 - b) * 4, 0, 1))
    return np.maximum(frayed, mask * 0.55 * (b < 0.3))


def tones(ink: Ink, light: Light) -> tuple[Array, Array, Array]:
    """The three inks of a material under a light: base, shade, lit."""
    base = rgb(ink.base)
    shade = mix(base * 0.55, light.shadow, 0.55) if ink.shade is BY_LIGHT else rgb(ink.shade)
    lit = mix(base, light.hue, 0.5) if ink.lit is BY_LIGHT else rgb(ink.lit)
    return base, shade, lit
