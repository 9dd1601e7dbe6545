"""Modelling: how a flat outline becomes a rounded body under one light."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from art.colour import Array, Colour, mix, rgb
from art.fields import smoothstep
from art.ink import Ink, Light, stipple, tones


@dataclass(frozen=True)
class Modelling:
    """How a shape is shaded; see `Canvas.shape` for what the painter sets."""

    bulge: float | None
    shading: float
    lighting: float
    texture: Array | None
    relief: float
    edge: float
    bounce: Colour | None


def model(
    mask: Array,
    ink: Ink,
    light: Light,
    toward: tuple[float, float],
    how: Modelling,
    grain: Array,
) -> Array:
    """Colour every pixel of a shape.

    The outline is inflated to a cushion `how.bulge` pixels deep. Where its slope turns from the
    light the shade ink is stippled in, twice as deep in the darkest part; where it faces the light
    the lit ink; the flat middle keeps the base ink, which is what makes it a print and not a
    pillow.
    """
    base, shade, lit = tones(ink, light)
    inside = np.pad(mask, 1, mode="edge") > 0.5
    depth = ndimage.distance_transform_edt(inside)[1:-1, 1:-1].astype(np.float32)
    bulge = max(6.0, float(depth.max()) * 0.95) if how.bulge is None else how.bulge
    nx, ny = _slope(depth, bulge, how)
    facing = nx * toward[0] + ny * toward[1]

    dark = np.clip((-facing - 0.08) * 1.35 * how.shading, 0, 1)
    dark_cover = dark * 0.9 + dark * dark * 0.1
    bright = np.clip((facing - 0.22) * 1.5 * how.lighting, 0, 1)
    deepest = mix(shade * 0.6, rgb(light.shadow) * 0.7, 0.5)

    out = np.broadcast_to(base, (*mask.shape, 3))
    out = _over(out, shade, stipple(dark_cover, grain))
    out = _over(out, deepest, stipple(np.clip(dark - 0.62, 0, 1) * 1.6, 1 - grain))
    out = _over(out, lit, stipple(bright, 1 - grain))
    if how.bounce is not None:
        below = np.clip(ny * 1.2 - 0.3, 0, 1) * np.exp(-((depth / (bulge * 0.5)) ** 2))
        out = _over(out, rgb(how.bounce), stipple(below * 0.7, grain))
    if ink.rim is not None:
        w = ink.rim_width
        band = smoothstep(w * 1.25, w * 0.55, depth + (grain - 0.5) * 1.5)
        out = _over(out, rgb(ink.rim), band * smoothstep(0.05, 0.35, facing))
    if how.edge:
        line = smoothstep(3.2, 1.0, depth) * smoothstep(0.25, -0.1, facing) * how.edge
        out = _over(out, rgb(light.shadow) * 0.6, line)
    return out


def _slope(depth: Array, bulge: float, how: Modelling) -> tuple[Array, Array]:
    t = np.clip(depth / bulge, 0, 1)
    height = np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1)) * bulge
    height = ndimage.gaussian_filter(height, max(1.0, bulge * 0.16), mode="nearest")
    if how.texture is not None:
        height = height + how.texture * how.relief
    gy, gx = np.gradient(height)
    flat = 1 / np.sqrt(gx * gx + gy * gy + 1)
    return -gx * flat, -gy * flat


def _over(below: Array, ink: Array, cover: Array) -> Array:
    a = cover[..., None]
    return below * (1 - a) + ink * a
