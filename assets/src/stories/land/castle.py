"""Castle Prologue on its mound, red roof highest; its court is a piece of the board."""

from __future__ import annotations

from art import Ink, Point, ellipse, polygon, rectangle, spline
from cards._masonry import courses, round_tower

from stories.land.sun import WAY
from stories.large import Large

X, FOOT = 750, 386
STONE = Ink("#d4b486", "#6a5270", "#fff0c8", rim="#fff8dc", rim_width=1.6)
FAR_STONE = Ink("#b89c90", "#6c5c84", "#ecd4b4")
BLUE = Ink("#2f6088", "#182850", "#80b8c0", rim="#f4ecc8", rim_width=1.6)
FAR_BLUE = Ink("#55809c", "#33507c", "#a0c8c8")
RED = Ink("#b03a34", "#561c34", "#f0906a", rim="#ffe8c0", rim_width=1.6)
FLAGS = ((1, 173, "#d8402e"), (-55, 106, "#e8b23c"), (56, 106, "#e8b23c"))


def castle(c: Large) -> None:
    c.shadow(ellipse(X + 8, FOOT + 8, 80, 22), "#101c1c", 8, 0.8)
    mound = [(-82, 14, 0), (-66, -14), (-40, -24), (40, -24), (66, -14), (82, 14, 0), (0, 30)]
    grass = Ink("#8f9c5c", "#3c5a44", "#d4d48c")
    c.shape(spline([(X + x, FOOT + y, *end) for x, y, *end in mound]), grass, bulge=14, toward=WAY)
    for dx, width, height, peak in ((-26, 17, 92, 1.9), (28, 16, 100, 2.0)):
        round_tower(c, X + dx, FOOT, width, height, FAR_STONE, FAR_BLUE, WAY, peak=peak, seed=3)
    round_tower(c, X + 1, FOOT, 32, 104, STONE, RED, WAY, peak=1.6, seed=5)
    _wall(c)
    for dx in (-55, 56):
        round_tower(c, X + dx, FOOT + 12, 24, 64, STONE, BLUE, WAY, peak=1.5, seed=8)
    for dx in (-24, 25):
        round_tower(c, X + dx, FOOT + 14, 22, 50, STONE, BLUE, WAY, peak=1.3, seed=9)
    for dx, up, colour in FLAGS:
        _flag(c, X + dx, FOOT - up, colour)
    windows = ((-3, -88, 6, 12), (-3, -66, 6, 12), (-58, -34, 5, 10), (53, -34, 5, 10))
    c.flat([rectangle(X + x, FOOT + y, w, h, w / 2.4) for x, y, w, h in windows], "#ffd878")


def _wall(c: Large) -> None:
    teeth: list[Point] = []
    for k in range(11):
        x = X - 55 + k * 10.2
        teeth += [(x, FOOT - 44), (x + 6, FOOT - 44), (x + 6, FOOT - 38), (x + 10.2, FOOT - 38)]
    outline = polygon([(X - 55, FOOT + 10), *teeth, (X + 57, FOOT + 10)])
    mask = c.shape(outline, STONE, bulge=5, toward=WAY, edge=0.4)
    box = (X - 55, FOOT - 34, X + 57, FOOT + 8)
    courses(c, mask, box, 8, "#7a5a6c", seed=2, keep=0.4)


def _flag(c: Large, x: float, y: float, colour: str) -> None:
    c.lines([([(x, y + 14), (x, y - 12)], [1.8, 1.4])], "#3a2838", n=3)
    cloth = [(0, -12, 0), (10, -9), (18, -7, 0), (9, -4), (0, -1, 0)]
    c.flat(spline([(x + a, y + b, *end) for a, b, *end in cloth]), colour)
