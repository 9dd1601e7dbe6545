"""The paintings of the cards, one file each, by suit."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from art import Canvas
from catalogue import SUITS
from job import PICTURES, SOURCE, Job
from PIL import Image
from proof import proof

SIZE, SMALL = (1024, 760), (512, 380)
QUALITY = 80


def jobs() -> Iterator[Job]:
    for suit, keys in SUITS.items():
        folder = SOURCE / "cards" / suit
        helpers = sorted(folder.glob("_*.py"))
        for key in keys:
            yield Job(
                f"cards/{key}",
                (folder / f"{key}.py", *helpers),
                partial(paint, suit, key),
                partial(save, key),
                proof,
            )


def paint(suit: str, key: str) -> Image.Image:
    """Run one painting on a fresh canvas."""
    module = importlib.import_module(f"cards.{suit}.{key}")
    canvas = Canvas(*SIZE, module.LIGHT, seed=zlib.crc32(key.encode()))
    module.paint(canvas)
    return Image.fromarray(canvas.pixels())


def save(key: str, image: Image.Image) -> list[Path]:
    """Both sizes that the game uses."""
    files = [PICTURES / "cards" / f"{key}.webp", PICTURES / "cards" / "small" / f"{key}.webp"]
    for file, size in zip(files, (SIZE, SMALL), strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        image.resize(size, Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)
    return files
