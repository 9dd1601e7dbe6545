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
            painting = folder / f"{key}.py"
            yield Job(
                f"cards/{key}",
                (painting, *helpers, *shared(painting)),
                partial(paint, suit, key),
                partial(save, key),
                proof,
            )


def shared(painting: Path) -> list[Path]:
    """The helpers of all suits that a painting uses: a change there makes only those stale."""
    text = painting.read_text("utf-8")
    helpers = sorted((SOURCE / "cards").glob("_[a-z]*.py"))
    return [file for file in helpers if f"cards.{file.stem} " in text]


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
