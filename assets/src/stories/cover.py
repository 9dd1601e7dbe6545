"""The title picture: an open book by candlelight, and the land of its stories rises from it.

A castle stands where the pages meet, a river runs over the edge as ink, a pawn waits beside a die.
The left third stays dark and calm, for the menu.
"""

from __future__ import annotations

from art import Light, smoothstep
from PIL import Image

from stories import cover_book, cover_front, cover_land
from stories.large import Large

SIZE, SCALE = (1280, 720), 2.0
LIGHT = Light((820, 380), "#ffe0a0", "#0c0a22")


def paint(scale: float = SCALE) -> Image.Image:
    c = Large(SIZE, scale, LIGHT, seed=29)
    cover_land.room(c)
    cover_land.vision(c)
    cover_land.mountains(c)
    cover_land.dragon(c)
    cover_land.castle(c)
    cover_book.book(c)
    cover_book.woods(c)
    cover_book.river(c)
    cover_front.table(c)
    cover_front.die(c)
    cover_front.pawns(c)
    cover_front.motes(c)
    c.put("#07071a", smoothstep(500, 120, c.x) * 0.42)
    c.finish(vignette=0.3)
    return Image.fromarray(c.pixels())
