"""The pictures of Fantastic Stories to be painted."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from art import Canvas
from cards import shared
from job import PICTURES, SOURCE, Job, code_of
from PIL import Image

from stories import books, cover, dice, furniture, movers, spaces, stones
from stories.land import painting as land

FOLDER = SOURCE / "stories"
PIECES = (spaces, stones, movers, dice, books, furniture)
PAGE = (860, 680)
"""Twice what a page has room for."""
LAND_QUALITY, PAGE_QUALITY, COVER_QUALITY, PIECE_QUALITY = 86, 88, 84, 90
MASONRY = SOURCE / "cards" / "_masonry.py"
PIECE = SOURCE / "table" / "piece.py"


def jobs() -> Iterator[Job]:
    large = (FOLDER / "large.py", PIECE)
    ground = (*code_of("stories/land"), FOLDER / "plan.py", MASONRY, *large)
    yield _job("stories/land", ground, land.paint, LAND_QUALITY)
    for file in sorted((FOLDER / "pages").glob("[a-z]*.py")):
        sources = (file, *shared(file))
        yield _job(f"stories/pages/{file.stem}", sources, partial(page, file.stem), PAGE_QUALITY)
    covered = (*sorted(FOLDER.glob("cover*.py")), FOLDER / "dice.py", FOLDER / "movers.py")
    yield _job("title/stories", (*covered, MASONRY, *large), cover.paint, COVER_QUALITY)
    common = tuple(FOLDER / f"{name}.py" for name in ("hues", "shapes", "spaces"))
    for module in PIECES:
        own = FOLDER / f"{module.__name__.rpartition('.')[2]}.py"
        sources = tuple(dict.fromkeys((own, *common, *large)))
        for name, paint in module.paintings().items():
            yield _job(f"stories/{name}", sources, paint, PIECE_QUALITY)


def _job(
    key: str, sources: tuple[Path, ...], paint: Callable[[], Image.Image], quality: int
) -> Job:
    return Job(key, sources, paint, partial(save, key, quality))


def page(key: str) -> Image.Image:
    """The painting of a story on a fresh canvas."""
    module = importlib.import_module(f"stories.pages.{key}")
    canvas = Canvas(*PAGE, module.LIGHT, seed=zlib.crc32(key.encode()))
    module.paint(canvas)
    return Image.fromarray(canvas.pixels())


def save(key: str, quality: int, image: Image.Image) -> list[Path]:
    file = PICTURES / f"{key}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, quality=quality, method=6, alpha_quality=100)
    return [file]
