"""Colours and type: the palette of the whole program."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

import pygame

from game.paths import assets

Colour = tuple[int, int, int]


def hexed(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


INK = hexed("#24140f")
CREAM = hexed("#fff4d9")
PARCHMENT = hexed("#f3e4c1")
GOLD = hexed("#d9a441")
GOLD_DARK = hexed("#7a4526")
GOLD_LIGHT = hexed("#fff2b4")
FELT = hexed("#1a382c")
LEATHER = hexed("#421c1a")
BONUS = hexed("#175f70")
PENALTY = hexed("#a52a1a")
CURSED = hexed("#4b2a63")
ACTIVE = hexed("#ffcf5a")
FLAVOUR = hexed("#5c3a28")

SUIT_COLOURS = {
    "army": hexed("#4c515a"),
    "leader": hexed("#451a7c"),
    "wizard": hexed("#cd7fc7"),
    "weapon": hexed("#b6b2ba"),
    "artifact": hexed("#dbbc3e"),
    "beast": hexed("#316446"),
    "land": hexed("#5e2d04"),
    "weather": hexed("#a4eafe"),
    "flood": hexed("#2f66c7"),
    "flame": hexed("#d54e0c"),
    "building": hexed("#93805e"),
    "outsider": hexed("#20958a"),
    "undead": hexed("#9dc493"),
    "wild": hexed("#f7efdf"),
    "cursed": hexed("#170f1e"),
}


class Face(Enum):
    """The typefaces, by what they are for."""

    NAME = "cinzel-700-normal"
    NUMBER = "cinzel-900-normal"
    TEXT = "alegreya-500-normal"
    BOLD = "alegreya-800-normal"
    ITALIC = "alegreya-500-italic"
    FIGURE = "alegreya-sans-500-normal"
    FIGURE_BOLD = "alegreya-sans-800-normal"
    LABEL = "alegreya-sans-sc-800-normal"


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> pygame.font.Font:
    """A typeface at a size in pixels."""
    return pygame.font.Font(assets() / "fonts" / f"{face.value}.ttf", max(size, 6))


def fitting(text: str, face: Face, size: int, width: float, smallest: int = 8) -> pygame.font.Font:
    """A typeface at a size, or smaller where the text would be wider than that."""
    while size > smallest and font(face, size).size(text)[0] > width:
        size -= 1
    return font(face, size)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """A colour between two; `part` is how much of the second."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
