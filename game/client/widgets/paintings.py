"""Pictures at the sizes cards show them in, kept as long as they are wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

import pygame

from .background import Task
from .pictures import Size, covering, file_of

SMALL = 512
"""How wide the smaller of the two files of a painting is."""
Wanted = tuple[str, Size]


class Paintings:
    """Paintings and frames, scaled. Safe to be asked from two threads at once."""

    def __init__(self) -> None:
        self._ready: dict[Wanted, pygame.Surface] = {}

    def get(self, name: str, size: Size) -> pygame.Surface:
        """A picture that covers a window of this size."""
        found = self._ready.get((name, size))
        if found is None:
            painted = self._larger(name, size) or _load(name, size)
            found = self._ready[name, size] = covering(painted, size)
        return found

    def _larger(self, name: str, size: Size) -> pygame.Surface | None:
        """The same picture in the same shape: that saves reading its file."""
        wide, high = size
        for (other, (width, height)), found in self._ready.copy().items():
            alike = abs(width * high - height * wide) <= width + height  # sizes are rounded
            if other == name and alike and width >= wide and height >= high:
                return found
        return None

    def fetching(self, wanted: Iterable[Wanted]) -> Iterator[Task]:
        """What is to be done to have pictures ready, in the order in which they are wanted: every
        file is read once for all sizes."""
        files: dict[Path, list[Wanted]] = {}
        for name, size in wanted:
            if (name, size) not in self._ready:
                files.setdefault(_file(name, size), []).append((name, size))
        return (partial(self._fetch, each) for each in files.values())

    def _fetch(self, several: Iterable[Wanted]) -> None:
        """Pictures of one file."""
        painted = None
        for name, size in several:
            if (name, size) not in self._ready:  # the window may have been quicker
                larger = None if painted else self._larger(name, size)
                if larger:  # which the window may draw at any moment, and scaling locks it
                    self._ready[name, size] = covering(larger.copy(), size)
                    continue
                painted = painted or _load(name, size)
                self._ready[name, size] = covering(painted, size)

    def only(self, wanted: Iterable[Wanted]) -> None:
        """Forgets all others."""
        kept, ready = set(wanted), self._ready.copy()  # another thread may add to them
        self._ready = {each: found for each, found in ready.items() if each in kept}


def _load(name: str, size: Size) -> pygame.Surface:
    """A picture as it was painted, large enough for a size."""
    return pygame.image.load(_file(name, size))


def _file(name: str, size: Size) -> Path:
    folder, _, key = name.partition("/")
    return file_of(f"cards/small/{key}" if folder == "cards" and size[0] <= SMALL else name)
