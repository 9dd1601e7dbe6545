"""A picture to be painted: where it goes, what code makes it, and how it is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

SOURCE = Path(__file__).resolve().parent
PICTURES = SOURCE.parent / "art"
LIBRARY = sorted((SOURCE / "art").glob("*.py"))


def as_it_is(image: Image.Image) -> Image.Image:
    return image


@dataclass(frozen=True)
class Job:
    """One picture of the game."""

    key: str
    """Its path below assets/art, without an ending."""
    sources: tuple[Path, ...]
    """The files that decide how it looks, besides the painting library."""
    paint: Callable[[], Image.Image]
    save: Callable[[Image.Image], Iterable[Path]]
    """Writes it, and tells into which files."""
    proof: Callable[[Image.Image], Image.Image] = as_it_is
    """A picture to judge it by."""

    @property
    def name(self) -> str:
        return self.key.rpartition("/")[2]

    @property
    def digest(self) -> str:
        """A fingerprint of all code that the picture is made by."""
        total = hashlib.sha256()
        for file in (*self.sources, *LIBRARY):
            total.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
        return total.hexdigest()[:16]

    @property
    def exists(self) -> bool:
        return any(PICTURES.glob(f"{self.key}.*"))


def code_of(folder: str) -> tuple[Path, ...]:
    """All code of a department."""
    return tuple(sorted((SOURCE / folder).glob("*.py")))
