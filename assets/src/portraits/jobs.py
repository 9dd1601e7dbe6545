"""The portraits as pictures to be painted.

Every portrait is painted on a square of 640 pixels, cut to a circle and set in a gold ring.
"""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
from art import Canvas, blur, difference, ellipse, smoothstep
from job import PICTURES, SOURCE, Job
from PIL import Image

FOLDER = SOURCE / "portraits"
FULL, SIZE = 640, 384
RING = 0.055  # of the radius
QUALITY = 88
FELT = (38, 72, 56)


def jobs() -> Iterator[Job]:
    for file in sorted(FOLDER.glob("[a-z]*.py")):
        if file != Path(__file__):
            key = file.stem
            sources = (file, Path(__file__))
            yield Job(f"portraits/{key}", sources, partial(paint, key), partial(save, key), proof)


def paint(key: str) -> Image.Image:
    """Run one painting on a fresh canvas and frame it."""
    module = importlib.import_module(f"portraits.{key}")
    canvas = Canvas(FULL, FULL, module.LIGHT, seed=zlib.crc32(key.encode()))
    module.paint(canvas)
    return framed(canvas)


def framed(c: Canvas) -> Image.Image:
    """The picture as a medallion: gold ring, a thin dark line inside, nothing outside."""
    middle = FULL / 2
    outer, inner = middle - 2, (middle - 2) * (1 - RING)
    c.put("#140a10", blur(1 - c.mask(ellipse(middle, middle, inner)), 9) * 0.5)
    c.put("#1c0e10", 1 - c.mask(ellipse(middle, middle, inner - 4)))
    ring = c.mask(difference(ellipse(middle, middle, outer), ellipse(middle, middle, inner)))
    way = (-0.6 * (c.x - middle) - 0.8 * (c.y - middle)) / middle
    round_off = (np.hypot(c.x - middle, c.y - middle) - (outer + inner) / 2) / (outer - inner) * 2
    v = 0.5 + way * round_off * 0.42 + way * 0.14
    c.field(v, "#7a4526 .3:#a8702e .52:#d9a441 .78:#f4d078 #fff2b4", ring, soft=0.6)
    for radius, cover in ((outer - 1, 0.9), (inner + 1, 0.8)):
        c.put("#5a2e1c", c.mask(ellipse(middle, middle, radius), stroke=2.5) * cover)
    away = np.hypot(c.x + 0.5 - middle, c.y + 0.5 - middle)
    alpha = smoothstep(outer + 0.5, outer - 1, away)
    pixels = np.dstack([c.pixels(), (alpha * 255 + 0.5).astype(np.uint8)])
    return Image.fromarray(pixels, "RGBA")


def sized(image: Image.Image, size: int) -> Image.Image:
    """The medallion at another size."""
    return image.resize((size, size), Image.Resampling.LANCZOS)


def proof(image: Image.Image) -> Image.Image:
    """Full size and the sizes of the game, side by side on felt."""
    sheet = Image.new("RGB", (FULL + SIZE + 36, FULL), FELT)
    for size, at in ((FULL, (0, 0)), (SIZE, (656, 8)), (120, (690, 430)), (72, (860, 454))):
        small = sized(image, size)
        sheet.paste(small, at, small)
    return sheet


def save(key: str, image: Image.Image) -> list[Path]:
    file = PICTURES / "portraits" / f"{key}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    sized(image, SIZE).save(file, quality=QUALITY, method=6)
    return [file]
