"""The cards' paintings at the sizes they are shown in, fetched ahead so that no frame waits."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable

import pygame

from game.paths import assets

from .pictures import Size, scaled

SMALL = 512
"""How wide the smaller of the two files of a painting is."""


class Paintings:
    """Loads and scales paintings; a thread of its own works through what will be needed.

    Decoding a picture takes longer than a frame may. pygame lets go of Python's lock while it
    decodes and scales, so the thread costs the window nothing.
    """

    def __init__(self) -> None:
        self._ready: dict[tuple[str, Size], pygame.Surface | None] = {}
        self._wanted: deque[tuple[str, Size]] = deque()
        self._more = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None

    def get(self, key: str, size: Size) -> pygame.Surface | None:
        """A painting that covers a window of this size; None if there is none of that card."""
        found = (key, size)
        if found not in self._ready:
            self._ready[found] = _load(key, size)
        return self._ready[found]

    def fetch(self, wanted: Iterable[tuple[str, Size]]) -> None:
        """Has these ready soon, in this order; forgets all others."""
        wanted = list(dict.fromkeys(wanted))
        kept = set(wanted)
        self._ready = {each: picture for each, picture in self._ready.items() if each in kept}
        self._wanted = deque(each for each in wanted if each not in self._ready)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()
        self._more.set()

    def close(self) -> None:
        self._closed = True
        self._more.set()
        if self._thread:
            self._thread.join()

    def _work(self) -> None:
        while self._more.wait() and not self._closed:
            try:
                wanted = self._wanted.popleft()
            except IndexError:
                self._more.clear()
                continue
            if wanted not in self._ready:
                self._ready[wanted] = _load(*wanted)


def _load(key: str, size: Size) -> pygame.Surface | None:
    folder = assets() / "art" / "cards"
    file = (folder / "small" if size[0] <= SMALL else folder) / f"{key}.webp"
    if not file.exists():
        return None
    picture = pygame.image.load(file)
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    grown = scaled(
        picture, (round(picture.get_width() * scale), round(picture.get_height() * scale))
    )
    cut = pygame.Rect((0, 0), size)
    cut.center = grown.get_rect().center
    return grown.subsurface(cut.clip(grown.get_rect())).copy()
