"""Pictures at the sizes cards show them in, kept as long as they are wanted."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

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
            found = self._ready[name, size] = _load(name, size)
        return found

    def only(self, wanted: Iterable[Wanted]) -> None:
        """Forgets all others."""
        kept, ready = set(wanted), self._ready.copy()  # another thread may add to them
        self._ready = {each: found for each, found in ready.items() if each in kept}


def _load(name: str, size: Size) -> pygame.Surface:
    folder, _, key = name.partition("/")
    if folder == "cards" and size[0] <= SMALL:
        name = f"cards/small/{key}"
    return covering(pygame.image.load(file_of(name)), size)
