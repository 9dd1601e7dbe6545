"""The pictures of Fantastic Stories: sprites by their names, as large as the board needs them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import pygame

from game.client.shell import Shell
from game.client.widgets.pictures import file_of, original, scaled
from game.titles.stories.board import BOARD, Kind

MASTER = 4
"""Sprites are painted so many times larger than a board of full size shows them."""
COLOURS = ("crimson", "cobalt", "saffron", "emerald", "violet", "ivory")
"""Of the pawns, by seat."""
FOOT = 47 / 52
"""How far down its picture a pawn stands."""
PAWN = (36, 52)
"""The size of a pawn's picture on a board of full size."""
DIE = 96
"""The same of a die; the die itself has 70 of them."""
TUMBLING = 6
"""Pictures of a die that rolls."""
SYMBOLS = {
    Kind.CASTLE: "castle",
    Kind.PLAIN: "wayside",
    Kind.DOCK: "dock",
    Kind.PASTURE: "pasture",
}


@lru_cache(maxsize=64)
def _master(name: str) -> pygame.Surface:
    return pygame.image.load(file_of(f"stories/{name}"))


@lru_cache(maxsize=512)
def sprite(name: str, scale: float) -> pygame.Surface:
    """A sprite as large as it is on a board of this scale."""
    master = _master(name)
    size = (
        round(master.get_width() * scale / MASTER),
        round(master.get_height() * scale / MASTER),
    )
    return scaled(master, size).convert_alpha()


@lru_cache(maxsize=64)
def faded(name: str, scale: float, alpha: int) -> pygame.Surface:
    """A sprite one sees through."""
    made = sprite(name, scale).copy()
    made.set_alpha(alpha)
    return made


@lru_cache(maxsize=48)
def fitted(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A sprite at a size of its own."""
    return scaled(_master(name), size).convert_alpha()


def symbol(space: str) -> str:
    """The name of a space's sprite."""
    kind = BOARD.spaces[space]
    if kind is Kind.ADVENTURE:
        return f"adventure_{space}"
    if kind is Kind.ITEM:
        return f"item_{space}"
    if kind is Kind.MAGIC:
        return f"magic_{next(magic for magic, at in BOARD.magic.items() if at == space)}"
    return SYMBOLS[kind]


def pawn(seat: int) -> str:
    return f"pawn_{COLOURS[seat]}"


def book(seat: int) -> str:
    return f"book_{COLOURS[seat]}"


def die(number: int, spent: bool = False) -> str:
    return f"die_{number}_spent" if spent else f"die_{number}"


def picture(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A painting, the land or that of a page, at a size."""
    return scaled(original(f"stories/{name}"), size).convert()


def clear() -> None:
    """The window has another size: nothing will be needed again as it was drawn before."""
    for kept in (sprite, faded, fitted):
        kept.cache_clear()


def names() -> tuple[str, ...]:
    """All sprites a board shows."""
    return (
        *dict.fromkeys(map(symbol, BOARD.spaces)),
        *map(pawn, range(len(COLOURS))),
        *(die(number, spent) for number in range(1, 7) for spent in (False, True)),
        *(f"die_tumbling_{number}" for number in range(1, TUMBLING + 1)),
        *(f"stone_{kind}" for kind in ("road", "flight", "door", "story", "lit")),
        *(f"book_{colour}" for colour in COLOURS),
        "die_edge",
        "ferry",
        "ring",
    )


def prepare(app: Shell, zoom: float, tray: float) -> None:
    """Has ready what a board shows, before it is seen: at the scale of the board, and dice at that
    of their tray."""
    fetch = [partial(original, "stories/land"), *(partial(_master, name) for name in names())]
    app.prepare(fetch, _draw_ahead(zoom, tray))


def _draw_ahead(zoom: float, tray: float) -> Iterator[None]:
    for name in names():
        sprite(name, tray if name.startswith("die_") else zoom)
        yield
