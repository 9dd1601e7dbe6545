"""Colours as painters write them ("#d9a441") and as the canvas stores them (three floats)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.floating]
Colour: TypeAlias = str | Array


def rgb(colour: Colour) -> Array:
    """The three channels 0..1 of a hex string; arrays pass through."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.asarray(colour, np.float32)


def mix(a: Colour, b: Colour, t: float) -> Array:
    """`a` at t = 0, `b` at t = 1."""
    return rgb(a) * np.float32(1 - t) + rgb(b) * np.float32(t)


def luminance(picture: Array) -> Array:
    """Perceived brightness of every pixel, for grading and for grey proofs."""
    return picture @ np.array([0.299, 0.587, 0.114], np.float32)


def ramp(v: Array, stops: Sequence[tuple[float, Colour]]) -> Array:
    """Map 0..1 smoothly on colour stops. For light only; solid things use `Canvas.field`."""
    at = np.array([s[0] for s in stops], np.float32)
    colours = np.array([rgb(s[1]) for s in stops], np.float32)
    v = np.clip(v, 0, 1)
    return np.stack([np.interp(v, at, colours[:, k]) for k in range(3)], -1).astype(np.float32)
