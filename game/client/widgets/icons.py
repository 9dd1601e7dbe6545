"""The small roundels that stand in texts."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .pictures import file_of, original, scaled


@lru_cache(maxsize=512)
def icon(name: str, height: int) -> pygame.Surface:
    """An icon of the art folder, as high as wide."""
    return scaled(original(_picture(name)), (height, height)).convert_alpha()


@lru_cache(maxsize=64)
def has_icon(name: str) -> bool:
    """Whether there is one of that name: a text from outside may ask for anything."""
    return file_of(_picture(name)).exists()


def _picture(name: str) -> str:
    return f"icons/{name}"
