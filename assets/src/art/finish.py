"""The last pass: bind the colours, darken the corners, press on paper."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.random import RandomState
from scipy import ndimage

from art.colour import Array, Colour, luminance, rgb
from art.fields import smoothstep
from art.noise import fractal


@dataclass(frozen=True)
class Grade:
    """One grade for all cards, so that a table of them looks like one edition."""

    vignette: float = 0.36
    contrast: float = 1.05
    saturation: float = 1.05
    paper: float = 0.035
    grain: float = 0.02
    tint: float = 0.10
    shadow: Colour = "#0c0a1c"
    light: Colour = "#fff0d0"


def grade(picture: Array, how: Grade) -> Array:
    """Pull shadows and lights a little to common hues: no pure black, no pure white."""
    height, width = picture.shape[:2]
    bright = luminance(picture)[..., None]
    out = bright + (picture - bright) * how.saturation
    out = (out - 0.5) * how.contrast + 0.5
    dark_share, light_share = how.tint * (1 - bright), how.tint * bright * 0.6
    out = out * (1 - dark_share) + rgb(how.shadow) * dark_share
    out = out * (1 - light_share) + rgb(how.light) * light_share
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot((x - width / 2) / (width * 0.62), (y - height / 2) / (height * 0.66))
    out = out * (1 - how.vignette * smoothstep(0.45, 1.15, away))[..., None]
    paper = (fractal(x, y, 7, 3, 10) - 0.5) * 2
    grain = ndimage.gaussian_filter(RandomState(1).randn(height, width), 0.7) * 1.6
    out = out * (1 + paper[..., None] * how.paper) + grain[..., None] * how.grain * 0.6
    return np.clip(out, 0, 1).astype(np.float32)
