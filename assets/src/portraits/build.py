"""Paint the portraits: `python assets/src/portraits/build.py [names]` paints into assets/art.

Every portrait is painted on a square of 640 pixels, cut to a circle and set in a gold ring;
`--proof DIR` writes PNG proofs (full, 384, 120 and 72 px on felt) and nothing else.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
import zlib
from pathlib import Path

sys.path.pop(0)  # this folder must not be searched: a portrait is called `random`
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from art import Canvas, blur, difference, ellipse, smoothstep
from PIL import Image

SOURCE = Path(__file__).resolve().parent
PICTURES = SOURCE.parents[1] / "art" / "portraits"
FULL, SIZE = 640, 384
RING = 0.055  # of the radius
QUALITY = 88
FELT = (38, 72, 56)


def known() -> list[str]:
    """The portraits that have been painted."""
    return sorted(file.stem for file in SOURCE.glob("[a-z]*.py") if file.stem != "build")


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


def main() -> None:
    parser = argparse.ArgumentParser(description="Paint the portraits of opponents.")
    parser.add_argument("names", nargs="*", help="portraits; all if none are named")
    parser.add_argument("--proof", type=Path, metavar="DIR", help="only PNG proofs, into DIR")
    options = parser.parse_args()
    for key in options.names or known():
        if key not in known():
            sys.exit(f"{key}: no such portrait")
        start = time.perf_counter()
        image = paint(key)
        folder = options.proof or PICTURES
        folder.mkdir(parents=True, exist_ok=True)
        if options.proof:
            proof(image).save(folder / f"{key}.png")
        else:
            file = folder / f"{key}.webp"
            sized(image, SIZE).save(file, quality=QUALITY, method=6)
        print(f"{key}: {time.perf_counter() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main()
