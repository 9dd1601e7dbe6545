"""What moves over the board: six pawns, told apart by their heads as well, and the ferry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from art import Ink, Path, ellipse, polygon, rectangle, spline, union
from PIL import Image
from table.piece import limb, rayed

from stories.hues import PLAYERS
from stories.large import Token
from stories.shapes import cut, line, pen
from stories.spaces import MASTER

OUTLINE = "#1a0c12"


def _ball(x: float, y: float) -> Path:
    return ellipse(x, y, 32)


def _hat(x: float, y: float) -> Path:
    brim = [(-40, 24, 0), (-15, -4), (4, -55, 0), (17, -4), (40, 24, 0), (0, 32)]
    return spline([(x + a, y + b, *end) for a, b, *end in brim])


def _crown(x: float, y: float) -> Path:
    points = ((-34, 28), (-44, -34), (-18, -6), (0, -46), (18, -6), (44, -34), (34, 28))
    return polygon([(x + a, y + b) for a, b in points])


def _gem(x: float, y: float) -> Path:
    return polygon([(x, y - 46), (x + 40, y - 4), (x, y + 36), (x - 40, y - 4)])


def _moon(x: float, y: float) -> Path:
    return cut(ellipse(x, y - 4, 42), ellipse(x + 22, y - 18, 34))


def _star(x: float, y: float) -> Path:
    return rayed(x, y - 4, (50, 21), 5)


HEADS: dict[str, Callable[[float, float], Path]] = {
    "crimson": _ball,
    "cobalt": _hat,
    "saffron": _crown,
    "emerald": _gem,
    "violet": _moon,
    "ivory": _star,
}


def pawn(colour: str) -> Image.Image:
    """One body, six heads; it stands on the middle of its foot, 47 of 52 points down."""
    p = Token(144, 208, 36 * MASTER / 144, seed=10)
    ink = replace(PLAYERS[colour], rim="#fff8e0", rim_width=4)
    body = spline("28,184! 34,164 50,150 58,110 60,86! 84,86! 86,110 94,150 110,164 116,184!")
    base = spline("22,184! 22,172 72,164 122,172 122,184! 122,194 72,200 22,194")
    head, collar = HEADS[colour](72, 62), ellipse(72, 92, 24, 9)
    whole = union(body, base, head, collar)
    p.throw(ellipse(80, 192, 56, 13), 6, 0.85, 2)
    p.solid(union(pen(whole, 11), whole), OUTLINE, bulge=3, fray=False)
    p.solid(base, ink, bulge=9)
    p.solid(body, ink, bulge=22)
    p.solid(collar, ink, bulge=6)
    p.solid(head, ink, bulge=20)
    p.put(ink.lit, p.mask(rectangle(38, 158, 68, 5, 2)) * 0.6)
    return p.picture()


def ferry() -> Image.Image:
    p = Token(260, 200, 65 * MASTER / 260, seed=40)
    oak = Ink("#a06a3e", "#43221e", "#e4b078", rim="#ffe8b8", rim_width=4)
    p.throw(ellipse(130, 166, 96, 16), 8, 0.7, 6)
    mast = Ink("#6a4028", "#2e1620", "#c08a58")
    p.solid(limb([(128, 140), (128, 20)], [9, 7]), mast, bulge=4)
    main = spline("134,24! 196,60 216,112! 160,120 134,116!")
    sail = p.solid(main, Ink("#fffaec", "#b4a8a4", "#ffffff"), bulge=18, edge=0.5)
    stripe = [line("150,30 172,80 176,124", 9), line("176,44 196,84 202,122", 7)]
    p.put("#c9352c", p.mask(stripe) * sail * 0.85)
    jib = spline("122,34! 80,72 66,112! 100,120 122,116!")
    p.solid(jib, Ink("#f4ecd8", "#a89c9c", "#ffffff"), bulge=16, edge=0.5)
    pennant = spline("128,20! 150,12 172,20! 160,28 170,36! 148,34 128,34!")
    p.solid(pennant, Ink("#c9352c", "#5e0f22", "#ff9a80"), bulge=5)
    hull = spline("26,118! 80,132 130,136 180,132 236,112! 222,158 190,176! 72,176! 42,158")
    wood = p.solid(hull, oak, bulge=18, edge=0.5)
    p.put("#43221e", p.mask(line("36,142 130,154 226,138", 4)) * wood * 0.8)
    p.put("#ffe8b8", p.mask([ellipse(x, 162, 5) for x in (96, 130, 164)]) * wood * 0.9)
    return p.picture()


def paintings() -> dict[str, Callable[[], Image.Image]]:
    pawns = {f"pawn_{colour}": partial(pawn, colour) for colour in HEADS}
    return {**pawns, "ferry": ferry}
