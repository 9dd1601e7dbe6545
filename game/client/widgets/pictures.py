"""Pictures at the size they are needed in, kept within a limit of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from pathlib import Path

import pygame

from game.paths import assets

Size = tuple[int, int]

LARGE = 2_000_000
"""Pixels of a painting that covers a window."""


MOST = 48
"""So many pictures are kept as they were painted."""
_originals: dict[str, pygame.Surface] = {}


def original(name: str) -> pygame.Surface:
    """A picture of the art folder as it was painted, kept until it is forgotten."""
    found = _originals.get(name)
    if found is None:
        found = _originals[name] = pygame.image.load(file_of(name))
        if len(_originals) > MOST:
            _originals.pop(next(iter(_originals)), None)  # another thread may have been quicker
    return found


def forget(*names: str) -> None:
    """Lets go of pictures, and of windows covered with them: a few are as large as all others."""
    for name in names:
        _originals.pop(name, None)
    backdrop.cache_clear()


def forget_large() -> None:
    """Lets go of all paintings that cover windows, once what was made of them is there."""
    forget(*(name for name, painted in list(_originals.items()) if _pixels(painted) > LARGE))


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


@cache
def file_of(name: str) -> Path:
    painted = assets() / "art" / f"{name}.webp"
    return painted if painted.exists() else painted.with_suffix(".png")


def scaled(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Smoothly, in halves if it becomes much smaller, so that no detail flickers."""
    width, height = max(size[0], 1), max(size[1], 1)
    while picture.get_width() > 2 * width and picture.get_height() > 2 * height:
        half = (picture.get_width() // 2, picture.get_height() // 2)
        picture = pygame.transform.smoothscale(picture, half)
    return pygame.transform.smoothscale(picture, (width, height))


@lru_cache(maxsize=64)
def sized(name: str, size: Size) -> pygame.Surface:
    """A picture of the art folder at a size, ready to be put on the screen."""
    return scaled(original(name), size).convert_alpha()


def cover(name: str, size: Size) -> pygame.Surface:
    """A picture of the art folder over a whole area, cut at its edges, to be drawn on."""
    return backdrop(name, size).copy()


@lru_cache(maxsize=2)
def backdrop(name: str, size: Size) -> pygame.Surface:
    """What a window was last covered with: pages are painted anew with every word on them."""
    return covering(original(name), size).convert()


def covering(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """A picture just large enough to cover a size, its middle cut out."""
    fit = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    grown = (round(picture.get_width() * fit), round(picture.get_height() * fit))
    whole = scaled(picture, (max(grown[0], size[0]), max(grown[1], size[1])))
    cut = pygame.Rect((0, 0), size)
    cut.center = whole.get_rect().center
    return whole if cut == whole.get_rect() else whole.subsurface(cut).copy()


def spread(surface: pygame.Surface, name: str, area: pygame.Rect) -> None:
    """A picture of the art folder that covers an area from its upper edge, cut at the others."""
    found = original(name)
    scale = max(area.width / found.get_width(), area.height / found.get_height())
    grown = scaled(
        found, (round(found.get_width() * scale) + 1, round(found.get_height() * scale) + 1)
    )
    cut = pygame.Rect((0, 0), area.size)
    cut.midtop = grown.get_rect().midtop
    surface.blit(grown, area, cut)


class Kept:
    """Drawn surfaces by what they show; the longest unused go when there are too many bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = draw()
        self._kept[key] = made
        self.bytes += _bytes(made)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _bytes(gone)
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
