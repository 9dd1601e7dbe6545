"""The symbols of the spaces: form tells the kind, colour the story it belongs to.

All are drawn about the middle of a box of 256 points, whatever room they take on the table, and
kept four times as large as there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art import Array, Ink, Path, ellipse, move, polygon, rectangle, spline, taper, union
from PIL import Image
from table.piece import lozenge, rayed

from stories import shapes
from stories.hues import BRASS, CREAM, SEAM, STORIES
from stories.large import Token
from stories.shapes import Sign, fit, line

MASTER = 4
DESIGN = 256
"""Points of the box that everything is drawn in."""
MIDDLE = DESIGN / 2
ITEM_OF = {"temple": "lantern", "beings": "cup", "pirate": "spade", "dragon": "shield"}
MAGIC: dict[str, Sign] = {
    "two": shapes.two,
    "reroll": shapes.reroll,
    "trumpet": shapes.trumpet,
    "bell": shapes.bell,
    "keys": shapes.keys,
}
ADVENTURES: dict[str, Sign] = {
    "temple": shapes.temple,
    "beings": shapes.beings,
    "pirate": shapes.pirate,
    "dragon": shapes.dragon,
}


def token(box: float, seed: int = 5) -> Token:
    """An empty piece whose 256 points are `box` points of the table."""
    return Token(DESIGN, DESIGN, box * MASTER / DESIGN, seed)


def emboss(p: Token, sign: Path, ink: Ink, dark: str, face: Array) -> None:
    """A sign that stands out from a face."""
    p.put(dark, p.soft(p.mask(move(sign, 2, 5)), 2) * 0.9 * face)
    p.solid(sign, ink, bulge=5)


def wayside() -> Image.Image:
    p = token(60)
    edge = ellipse(MIDDLE, MIDDLE, 74)
    p.throw(edge, 7, 0.75, 7)
    p.solid(edge, Ink("#7a5a40", "#33201c", "#c49a68"), bulge=16)
    p.solid(ellipse(MIDDLE, MIDDLE, 61), Ink("#ecd9ac", "#a8855c", "#fff6d8"), bulge=30)
    p.put("#8a6a48", p.mask(ellipse(MIDDLE, MIDDLE, 61), stroke=4) * 0.8)
    return p.picture()


def court() -> Image.Image:
    """The paved court of the Castle, with room for many pawns."""
    p = token(118)
    m = MIDDLE
    p.throw(ellipse(m, m, 108), 8, 0.8, 7)
    p.gild(ellipse(m, m, 108), 9)
    p.put(SEAM, p.mask(ellipse(m, m, 97)))
    face = p.solid(ellipse(m, m, 95), Ink("#d6c5a4", "#93806c", "#fbf0d2"), bulge=20)
    joints = [ellipse(m, m, r) for r in (20, 45, 70)]
    for inner, outer, count, shift in ((20, 45, 12, 0.0), (45, 70, 18, 0.1), (70, 95, 26, 0.0)):
        for k in range(count):
            a = 2 * math.pi * k / count + shift
            x, y = math.cos(a), math.sin(a)
            ends = [(m + x * inner, m + y * inner), (m + x * outer, m + y * outer)]
            joints.append(line(ends, 0.5))
    p.put("#8a735c", p.mask(joints, stroke=1.7) * face * 0.6)
    p.put("#b8905a", p.mask(shapes.fit(shapes.sun, m, m, 16)) * 0.8)
    return p.picture()


def adventure(key: str) -> Image.Image:
    p = token(100)
    m, hue = MIDDLE, STORIES[key]
    p.throw(ellipse(m, m, 106), 8, 0.85, 7)
    for k in range(8):
        a = math.radians(45 * k)
        p.gild(lozenge(m + math.cos(a) * 103, m + math.sin(a) * 103, 13), 5)
    p.gild(ellipse(m, m, 104), 12)
    p.put(SEAM, p.mask(ellipse(m, m, 89)))
    face = p.solid(ellipse(m, m, 85), hue, bulge=42)
    p.put(hue.lit, p.mask(ellipse(m, m, 77), stroke=2.4) * 0.7)
    emboss(p, fit(ADVENTURES[key], m, m, 60), CREAM, str(hue.shade), face)
    return p.picture()


def item(story: str) -> Image.Image:
    p = token(70)
    m, hue = MIDDLE, STORIES[story]
    edge = rectangle(m - 86, m - 86, 172, 172, 34)
    p.throw(edge, 8, 0.8, 8)
    p.gild(edge, 11)
    p.put(SEAM, p.mask(rectangle(m - 73, m - 73, 146, 146, 24)))
    face = p.solid(rectangle(m - 69, m - 69, 138, 138, 21), hue, bulge=34)
    ITEMS[ITEM_OF[story]](p, str(hue.shade), face)
    return p.picture()


def _at(path: Path) -> Path:
    return move(path, MIDDLE, MIDDLE, 56 / 50)


def _lantern(p: Token, dark: str, face: Array) -> None:
    glass = _at(polygon("-14,-13 14,-13 19,25 -19,25"))
    p.solid(glass, Ink("#ffcf5a", "#e8862a", "#fff6c0"), bulge=20)
    emboss(p, _at(shapes.lantern()), CREAM, dark, face)
    p.solid(_at(spline("0,-9! 9,7 6,18 0,21 -6,18 -9,7")), Ink("#fff2b4", "#f08a2a"), bulge=6)


def _cup(p: Token, dark: str, face: Array) -> None:
    emboss(p, _at(shapes.cup()), CREAM, dark, face)
    p.put("#8a4a90", p.mask(_at(ellipse(0, -40, 30, 6))) * 0.8)
    p.solid(_at(ellipse(0, -40, 26, 4)), Ink("#7fc8e8", "#2f7fa8", "#e8fbff"), bulge=3)
    drop = _at(spline("0,-24! 10,-8 6,0 0,2 -6,0 -10,-8"))
    p.solid(drop, Ink("#4a9ad0", "#1c4a8a", "#c8f0ff"), bulge=7)


def _spade(p: Token, dark: str, face: Array) -> None:
    emboss(p, _at(shapes.spade()), CREAM, dark, face)
    steel = move(shapes.blade(), 0, 0, 0.96, 32)
    p.solid(_at(steel), Ink("#c8d4dc", "#5c6c80", "#ffffff"), bulge=7, edge=0.4)


def _shield(p: Token, dark: str, face: Array) -> None:
    emboss(p, _at(shapes.shield()), Ink("#f4d078", "#9a6428", "#fff8d0"), dark, face)
    p.put("#4a2418", p.mask(_at(spline("-29,-31! 0,-36 29,-31! 29,6 0,38! -29,6"))))
    pane = _at(spline("-26,-28! 0,-33 26,-28! 26,5 0,34! -26,5"))
    glass = p.solid(pane, Ink("#b8dce8", "#4a7aa0", "#f4ffff"), bulge=9)
    gleam = [line([(-14, 6), (10, -22)], 6), line([(-4, 14), (16, -8)], 4)]
    p.put("#ffffff", p.mask([_at(each) for each in gleam]) * glass * 0.9)


ITEMS: dict[str, Callable[[Token, str, Array], None]] = {
    "lantern": _lantern,
    "cup": _cup,
    "spade": _spade,
    "shield": _shield,
}


def magic(key: str) -> Image.Image:
    p = token(72)
    m = MIDDLE
    edge = rayed(m, m, (108, 82), 8)
    p.throw(edge, 8, 0.85, 8)
    p.gild(edge, 10)
    p.put("#1c0a2c", p.mask(rayed(m, m, (93, 71), 8)))
    violet = Ink("#4a2480", "#1c0c40", "#9a6ad0")
    face = p.solid(rayed(m, m, (89, 68), 8), violet, bulge=36)
    emboss(p, fit(MAGIC[key], m, m, 54), BRASS, "#12062c", face)
    return p.picture()


def dock() -> Image.Image:
    p = token(76)
    m = MIDDLE
    rope = ellipse(m, m, 98)
    p.throw(rope, 8, 0.8, 8)
    p.solid(rope, Ink("#b88a52", "#4c2c24", "#f0cc90"), bulge=14)
    strands = []
    for k in range(20):
        a = math.radians(18 * k)
        inner = (m + math.cos(a) * 84, m + math.sin(a) * 84)
        outer = (m + math.cos(a + 0.16) * 98, m + math.sin(a + 0.16) * 98)
        strands.append(taper([inner, outer], [4, 4], 6))
    p.put("#6a4228", p.mask(strands) * 0.8)
    face = p.solid(ellipse(m, m, 81), Ink("#17608c", "#0a2c54", "#66b8c8"), bulge=40)
    white = Ink("#fff3d6", "#c8d0c8", "#ffffff")
    emboss(p, fit(shapes.anchor, m, m - 3, 56), white, "#08203c", face)
    return p.picture()


def pasture() -> Image.Image:
    p = token(72)
    m = MIDDLE
    turns = [math.radians(30 * k) for k in range(12)]
    petals = [ellipse(m + math.cos(a) * 82, m + math.sin(a) * 82, 24) for a in turns]
    daisy = union(*petals, ellipse(m, m, 84))
    p.throw(daisy, 8, 0.8, 8)
    p.solid(daisy, Ink("#f4efd8", "#a09a70", "#ffffff"), bulge=12)
    face = p.solid(ellipse(m, m, 80), Ink("#3f8a4a", "#174a34", "#a4d478"), bulge=40)
    white = Ink("#fffbe8", "#c8d4b0", "#ffffff")
    emboss(p, fit(shapes.wing, m, m, 60), white, "#0e3424", face)
    return p.picture()


def paintings() -> dict[str, Callable[[], Image.Image]]:
    out: dict[str, Callable[[], Image.Image]] = {
        "wayside": wayside,
        "castle": court,
        "dock": dock,
        "pasture": pasture,
    }
    for key in ADVENTURES:
        out[f"adventure_{key}"] = partial(adventure, key)
        out[f"item_{ITEM_OF[key]}"] = partial(item, key)
    for key in MAGIC:
        out[f"magic_{key}"] = partial(magic, key)
    return out
