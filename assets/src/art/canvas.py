"""The stone on which a card is drawn, and the passes that put ink on it.

A painting is a sequence of passes from back to front. Every pass lays flat inks that meet in
stipple, so skies, cloth, fire and rock look printed together; only light (glow, halo, rays) blends
smoothly. Nothing here depends on time or on chance that is not seeded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.random import RandomState
from scipy import ndimage

from art.colour import Array, Colour, rgb
from art.easel import Easel, Standing
from art.fields import blur, smoothstep
from art.finish import Grade, grade
from art.form import Modelling, model
from art.geometry import Path, Points, ellipse, polygon, taper
from art.ink import Ink, Inks, Light, dry_edge, stipple
from art.sheet import Paths, Sheet, outlines
from art.strokes import Strokes, strokes_of
from art.tables import each

Dot: TypeAlias = tuple[float, float, float]
Mode: TypeAlias = Literal["normal", "screen", "multiply"]


class Canvas(Sheet):
    """A picture in the making: a sheet with a light, its own chance, and ink.

    A pass that draws an outline returns its mask, to clip the next pass with.
    """

    def __init__(self, width: int, height: int, light: Light, seed: int = 0) -> None:
        super().__init__(width, height)
        self.light = light
        self.random = RandomState(seed)
        self.rgb: Array = np.zeros((height, width, 3), np.float32)

    def layers(self, *parts: Callable[[Canvas], object]) -> None:
        """Paint the parts of a picture, from back to front."""
        for part in parts:
            part(self)

    def at(self, place: Standing, **manner: Any) -> Easel:
        """The passes for a thing that was drawn about (0, 0) and stands at `place`."""
        return Easel(self, place, **manner)

    # ---- passes, in the order in which a painting needs them

    def field(self, v: Array, inks: Inks, clip: Array | float = 1.0, soft: float = 1.0) -> None:
        """Print a field 0..1 with five to seven inks: skies, walls, water, fire."""
        self.put(self.printed(v, inks, soft), clip)

    def haze(self, top: float, bottom: float, colour: Colour, cover: float = 0.5) -> None:
        """Mist that thickens from `top` to `bottom`: parts one depth from the next."""
        self.wash(self.rise(top, bottom) * cover, colour)

    def shape(
        self,
        paths: Paths,
        ink: Ink | Colour,
        bulge: float | None = None,
        *,
        toward: tuple[float, float] | None = None,
        shading: float = 1.0,
        lighting: float = 1.0,
        texture: Array | None = None,
        relief: float = 0.0,
        edge: float = 0.0,
        bounce: Colour | None = None,
        rim: Colour | None = None,
        rim_width: float = 4,
        drop: float = 0.0,
        drop_cover: float = 0.5,
        merge: Sequence[Dot] = (),
        clip: Array | None = None,
        alpha: float = 1.0,
        fray: bool = True,
    ) -> Array:
        """Print a solid thing, rounded by stippled shade and light. Returns its mask.

        ink: a material, or its inks as text: "#base #shade #lit #rim".
        bulge: pixels over which the edge rounds off; small = a slab, none = a full body.
        toward: direction to the light, if not simply towards the light of the scene.
        shading, lighting: how far the shade and lit inks spread.
        texture, relief: a field that roughens the surface, and by how much.
        edge: 0..1, a dark line on the shadow side, to part things of one colour.
        bounce: ink of the light that comes back from the ground.
        rim: overrides the rim of the ink.
        drop: length of the shadow that it throws on what is below.
        merge: discs (x, y, radius) where it dissolves into what is below: shoulders, joints.
        """
        paths = outlines(paths)
        ink = Ink.read(ink)
        if rim is not None:
            ink = replace(ink, rim=rim, rim_width=rim_width)
        full = np.zeros((self.height, self.width), np.float32)
        at = self._window(paths)
        if at is None:
            return full
        mask = self._raster(paths, at)
        if fray:
            mask = dry_edge(mask, self._fray[at])
        if clip is not None:
            mask = mask * clip[at]
        for x, y, radius in merge:
            away = np.hypot(self.x[at] - x, self.y[at] - y)
            mask = mask * stipple(smoothstep(radius * 0.35, radius, away), self.grain[at], 0.25)
        full[at] = mask
        if mask.max() < 0.02:
            return full
        way = self._toward(paths) if toward is None else _unit(toward)
        if drop:
            shift = (-way[1] * drop * 0.7 + drop * 0.4, -way[0] * drop * 0.8)
            thrown = blur(ndimage.shift(full, shift, order=1), drop * 0.6)
            self.put(rgb(self.light.shadow) * 0.5, self.stipple(thrown * drop_cover, 0.3))
        rough = None if texture is None else texture[at]
        how = Modelling(bulge, shading, lighting, rough, relief, edge, bounce)
        colour = model(mask, ink, self.light, way, how, self.grain[at])
        a = (mask * alpha)[..., None]
        self.rgb[at] = self.rgb[at] * (1 - a) + colour * a
        return full

    def lit(self, toward: tuple[float, float], **manner: Any) -> Callable[..., Array]:
        """`shape` for things that one light falls on, with what else they have in common."""
        return partial(self.shape, toward=toward, **manner)

    def shapes(self, paths: str, ink: Ink | Colour, bulge: float | None = None, **how: Any) -> None:
        """Print solid things of one ink one after the other: `"outline | outline"`."""
        for path in each(paths):
            self.shape(path, ink, bulge, **how)

    def flat(
        self, paths: Paths, colour: Colour, alpha: Array | float = 1.0, clip: Array | float = 1.0
    ) -> Array:
        """Print an outline in one ink without modelling: silhouettes, eyes, windows."""
        mask = self.rough(paths) * clip
        self.put(colour, mask * alpha)
        return mask

    def lines(
        self,
        strokes: Strokes,
        colour: Colour,
        alpha: float = 1.0,
        clip: Array | float = 1.0,
        n: int = 24,
    ) -> Array:
        """Tapered pen strokes, (points, widths) or text (see `strokes_of`): folds, wood, rain."""
        mask = self.mask([taper(p, w, n, cap=False) for p, w in strokes_of(strokes)]) * clip
        self.put(colour, mask * alpha)
        return mask

    def wash(self, cover: Array, colour: Colour, clip: Array | float = 1.0) -> None:
        """Stipple one ink over what is there, by a coverage 0..1: fog, blush, shadow."""
        self.put(colour, self.stipple(cover) * clip)

    def shadow(self, paths: Paths, colour: Colour, radius: float, cover: float = 0.8) -> None:
        """A soft stippled shadow in the form of an outline: contact on ground and tables."""
        self.wash(blur(self.mask(paths), radius) * cover, colour)

    def glow(self, mask: Array, radius: float, colour: Colour, strength: float = 1.0) -> None:
        """Light that spreads from a bright thing. At most three in a painting."""
        spread = np.clip(blur(mask, radius)[..., None] * strength, 0, 1)
        self.put(rgb(colour) * spread, 1.0, "screen")

    def halo(
        self, x: float, y: float, radius: float, colour: Colour, strength: float = 0.8
    ) -> None:
        """A round glow in four printed rings."""
        v = self.spot(x, y, radius) ** 1.3
        q = v * 4
        rings = (np.floor(q) + smoothstep(0.3, 0.9, q - np.floor(q))) / 4
        self.put(colour, (v * 0.55 + self.stipple(rings) * 0.35 * v) * strength, "screen")

    def rays(
        self,
        x: float,
        y: float,
        colour: Colour,
        strength: float = 0.35,
        *,
        count: int = 16,
        seed: int = 0,
        fall: float = 0.8,
        reach: float = 900,
    ) -> None:
        """Beams of light from a point."""
        beams = self.ray_field(x, y, count, seed, fall, reach)
        self.put(colour, beams * strength, "screen")

    def beam(self, quad: Points, colour: Colour, cover: float = 0.7, radius: float = 20) -> None:
        """A shaft of light between four points, grained and fading downwards."""
        soft = blur(self.mask(polygon(quad)), radius) * (1 - self.y / (self.height * 1.4))
        self.put(colour, self.stipple(soft * cover, 0.3) * 0.52, "screen")

    def motes(
        self,
        dots: Iterable[Dot],
        colour: Colour,
        glow: Colour | None = None,
        *,
        radius: float = 5,
        strength: float = 1.0,
        clip: Array | float = 1.0,
    ) -> None:
        """Small dots (x, y, radius): stars, sparks, snow, dust; `scatter` and `swarm` make them."""
        mask = self.mask([ellipse(x, y, r) for x, y, r in dots]) * clip
        self.put(colour, mask)
        if glow is not None:
            self.glow(mask, radius, glow, strength)

    def finish(self, vignette: float = 0.36, contrast: float = 1.05) -> None:
        """Darken the corners, bind the colours, and press everything on paper. Always last."""
        self.rgb = grade(self.rgb, Grade(vignette=vignette, contrast=contrast))

    # ---- plain ink, for what no pass covers

    def put(self, colour: Colour, alpha: Array | float = 1.0, mode: Mode = "normal") -> None:
        """Lay a colour or a picture through a mask."""
        ink = rgb(colour)
        a = np.asarray(alpha, np.float32)
        a = a[..., None] if a.ndim == 2 else a
        if mode == "screen":
            ink = 1 - (1 - self.rgb) * (1 - ink)
        elif mode == "multiply":
            ink = self.rgb * ink
        self.rgb = (self.rgb * (1 - a) + ink * a).astype(np.float32)

    def pixels(self) -> np.ndarray:
        """The picture in eight bits."""
        return (np.clip(self.rgb, 0, 1) * 255 + 0.5).astype(np.uint8)

    # ---- helpers

    def _toward(self, paths: Sequence[Path]) -> tuple[float, float]:
        b = paths[0].getBounds()
        return _unit((self.light.at[0] - b.centerX(), self.light.at[1] - b.centerY()))


def _unit(v: tuple[float, float]) -> tuple[float, float]:
    length = float(np.hypot(*v)) + 1e-6
    return v[0] / length, v[1] / length
