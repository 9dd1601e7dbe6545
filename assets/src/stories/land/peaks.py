"""Mountains, drawn as on old maps: a lit and a shaded flank, snow on the tall ones."""

from __future__ import annotations

from collections.abc import Iterable

from art import Array, Ink, polygon, rng, smoothstep

from stories.land.sun import WAY
from stories.large import Large

Peak = tuple[float, float, float, float, int]  # foot x, foot y, width, height, seed
SLATE = Ink("#6a84a0", "#2c3a5e", "#b8ccd0")
MOOR = Ink("#7a8478", "#2e4048", "#d4d4a8")
SNOW = Ink("#eef2ea", "#8aa8c4", "#fffdf2")
HILLS: tuple[Peak, ...] = (
    (548, 92, 84, 60, 21),
    (606, 104, 74, 46, 22),
    (516, 108, 54, 34, 23),
    (1268, 396, 84, 58, 24),
    (1320, 400, 66, 42, 25),
    (1240, 402, 50, 30, 26),
    (54, 482, 84, 56, 27),
    (26, 510, 60, 44, 28),
    (1452, 470, 86, 62, 29),
    (1486, 500, 70, 50, 30),
    (944, 322, 66, 44, 31),
    (984, 330, 48, 30, 32),
)
"""Small ranges in the empty meshes between the roads."""
SNOW_LINE = 50


def hills(c: Large) -> None:
    chain(c, HILLS, MOOR, SNOW_LINE)


def chain(c: Large, peaks: Iterable[Peak], rock: Ink, snow_line: float) -> None:
    """Mountains of one rock; those taller than the snow line are white above."""
    texture = c.swirl(50, 24, 3, 3, ridged=True)
    ragged = c.noise(40, 3, 5) - 0.5
    for peak in peaks:
        _mountain(c, peak, rock, texture, ragged, peak[3] > snow_line)


def _mountain(c: Large, peak: Peak, rock: Ink, texture: Array, ragged: Array, snow: bool) -> None:
    x, y, w, h, seed = peak
    r = rng(seed)
    left = [
        (x - w / 2, y),
        (x - w * 0.33, y - h * 0.34 - r.rand() * 6),
        (x - w * 0.2, y - h * 0.56),
        (x - w * 0.1, y - h * 0.84),
    ]
    right = [
        (x + w * 0.09, y - h * 0.8),
        (x + w * 0.2, y - h * 0.52 - r.rand() * 5),
        (x + w * 0.36, y - h * 0.28),
        (x + w / 2, y),
    ]
    top = (x + (r.rand() - 0.5) * w * 0.06, y - h)
    foot = c.stipple(smoothstep(y + 4, y - h * 0.34, c.y + ragged * h * 0.3))
    body = c.shape(
        polygon([*left, top, *right]),
        rock,
        bulge=h * 0.3,
        toward=WAY,
        texture=texture,
        relief=16,
        edge=0.3,
        clip=foot,
    )
    crest = [
        top,
        (x + w * 0.03, y - h * 0.7),
        (x - w * 0.03, y - h * 0.45),
        (x + w * 0.06, y - h * 0.2),
        (x - 2, y),
    ]
    shade = c.mask(polygon([*crest, (x + w / 2, y), *right[::-1]]))
    c.wash(shade * (0.62 + (texture - 0.5) * 0.6), str(rock.shade), clip=body)
    if snow:
        hem = [
            (x + w * 0.12, y - h * 0.5),
            (x + w * 0.05, y - h * 0.62),
            (x - w * 0.02, y - h * 0.44),
            (x - w * 0.1, y - h * 0.58),
            (x - w * 0.16, y - h * 0.42),
        ]
        cap = polygon([left[2], left[3], top, right[0], right[1], *hem])
        white = c.shape(cap, SNOW, bulge=6, toward=WAY, clip=body)
        c.wash(shade * 0.62, "#86a4c6", clip=white)
