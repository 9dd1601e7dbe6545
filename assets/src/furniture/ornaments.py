"""The ornament of every suit: a gilt piece for the corners of the picture.

Each is drawn as for a lower left corner, in a box of about 100 x 100: x runs along the lower edge,
y up the left one. As with the icons, each has a silhouette of its own, so that a suit is also told
by its corners.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from art import (
    Canvas,
    Ink,
    Path,
    ellipse,
    leaf,
    mix,
    move,
    polygon,
    samples,
    spline,
    taper,
    union,
)
from art.palette import GOLD_LIT, SUITS

from furniture.icons import pen, star
from furniture.layout import Box
from furniture.parts import LINE, drop, gold
from furniture.suits import RAINBOW, darker, lighter


class Ornament(NamedTuple):
    """What is gilt, from back to front, and what is enamelled upon it."""

    gilt: list[Path]
    inlay: list[Path]


def _fan(degrees: tuple[float, ...], start: float) -> list[tuple[float, float, float]]:
    """Places on a quarter circle about the corner, with the direction outwards."""
    return [
        (math.cos(math.radians(d)) * start, math.sin(math.radians(d)) * start, d) for d in degrees
    ]


def _quarter(radius: float) -> Path:
    """The boss that sits in the corner itself."""
    return polygon([(-4, -4), (radius, -4), *_circle(0, 0, radius, 0, 90), (-4, radius)])


def _both(path: Path) -> list[Path]:
    """A piece on the lower edge and its like on the left one."""
    return [path, move(path, scale=(1, -1), turn=90)]


def _spears() -> Ornament:
    heads = [leaf(x, y, 74 if a == 45 else 62, a, 0.36) for x, y, a in _SPEARS]
    shafts = [taper([(0, 0), (x * 1.2, y * 1.2)], [13, 11]) for x, y, _ in _SPEARS]
    return Ornament([*shafts, *heads, _quarter(34)], [ellipse(12, 12, 11)])


_SPEARS = _fan((12, 45, 78), 46)


def _crown() -> Ornament:
    points = _fan((3, 24, 45, 66, 87), 30)
    rays = [leaf(x, y, 56, a, 0.6) for x, y, a in points]
    pearls = [ellipse(x * 3.1, y * 3.1, 9) for x, y, _ in points]
    return Ornament([*rays, *pearls, _quarter(46)], [ellipse(18, 18, 12)])


def _stars() -> Ornament:
    moon = polygon(
        [*_circle(0, 0, 78, 0, 90), *reversed(_circle(-12, -12, 66, 4, 86))],
    )
    large = star(27, 27, (34, 12), 8)
    small = [star(98, 12, (19, 7), 8), star(12, 98, (19, 7), 8)]
    return Ornament([moon, large, *small], [ellipse(27, 27, 8)])


def _circle(x: float, y: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    turns = [math.radians(start + (end - start) * i / 16) for i in range(17)]
    return [(x + math.cos(a) * r, y + math.sin(a) * r) for a in turns]


def _blades() -> Ornament:
    blade = polygon("30,4 104,6 128,15 104,24 30,26")
    guard = taper([(30, -6), (30, 38)], [13, 13])
    return Ornament([*_both(blade), *_both(guard), ellipse(15, 15, 19)], [ellipse(15, 15, 10)])


def _facets() -> Ornament:
    cut = [polygon("-4,-4 58,-4 76,30 30,76 -4,58")]
    side = polygon("84,12 100,-2 122,12 100,28")
    stone = polygon("10,8 44,8 54,28 28,54 8,44")
    return Ornament([*cut, *_both(side)], [stone, *_both(polygon("92,12 101,4 112,12 101,21"))])


def _scales() -> Ornament:
    rows = ((88, (3, 22.5, 45, 67.5, 87)), (60, (10, 45, 80)), (32, (8, 45, 82)))
    plates = [
        ellipse(x, y, 20 if r > 80 else 22) for r, degrees in rows for x, y, _ in _fan(degrees, r)
    ]
    return Ornament(
        [*plates, _quarter(24)], [ellipse(x, y, 7) for x, y, _ in _fan((10, 45, 80), 68)]
    )


def _leaves() -> Ornament:
    twig = taper("0,0 60,10 124,8", [16, 10, 5])
    blades = [leaf(x, 8, 48, a, 0.62) for x, a in ((30, 55), (64, 46), (98, 32))]
    return Ornament(
        [*_both(twig), *(b for one in blades for b in _both(one))], [ellipse(12, 12, 9)]
    )


def _clouds() -> Ornament:
    near = [ellipse(x, y, r) for x, y, r in ((106, 6, 17), (80, 14, 24))]
    puffs = [*near, *(move(puff, scale=(1, -1), turn=90) for puff in near)]
    heap = [ellipse(54, 32, 28), ellipse(32, 54, 28), ellipse(30, 30, 38)]
    return Ornament([*puffs, union(*heap)], [taper(_curl(32, 32), [3, 8, 8, 6, 3])])


def _curl(x: float, y: float) -> list[tuple[float, float]]:
    turns = [i / 24 for i in range(25)]
    return [
        (x + math.cos(t * 8) * 25 * (1 - t * 0.8), y + math.sin(t * 8) * 25 * (1 - t * 0.8))
        for t in turns
    ]


def _waves() -> Ornament:
    crest = spline("-4,-4! 0,44 24,66 52,58 62,36! 46,44 36,32 44,14 62,-4!")
    along = [move(crest, 84, -2, 0.54), move(crest, 46, -2, 0.74)]
    rows = [piece for one in along for piece in _both(one)]
    return Ornament([*rows, crest], [taper("10,4 11,34 26,52", [4, 10, 4])])


def _flames() -> Ornament:
    tongue = spline("0,-15! 26,-24 52,-12 66,4 92,-4! 78,20 48,26 20,24 0,15!")
    places = ((8, 0.9, -1), (84, 0.9, 1), (26, 0.98, 1), (64, 0.98, -1), (45, 1.26, 1))
    gilt = [move(tongue, scale=(size, size * bend), turn=d) for d, size, bend in places]
    return Ornament([*gilt, _quarter(26)], [move(tongue, 22, 22, 0.66, 45)])


def _battlement() -> Ornament:
    wall = polygon(
        "-4,-4 118,-4 118,30 98,30 98,14 78,14 78,52 58,52 58,34 52,34 "
        "34,52 34,58 52,58 52,78 14,78 14,98 30,98 30,118 -4,118"
    )
    return Ornament([wall], [polygon("6,6 28,6 28,20 20,28 6,28")])


def _feathers() -> Ornament:
    plumes = [leaf(x, y, 104 - abs(a - 45) * 0.45, a, 0.3) for x, y, a in _PLUMES]
    order = [plumes[i] for i in (0, 6, 1, 5, 2, 4, 3)]
    eye = spline("2,22! 20,8 44,40! 24,52")
    return Ornament([*order, _quarter(40)], [move(eye, 0, -10, 0.9)])


_PLUMES = _fan((4, 18, 31, 45, 59, 72, 86), 16)


def _bones() -> Ornament:
    bone = union(
        taper([(24, 12), (104, 12)], [15, 12, 15]), ellipse(108, 4, 13), ellipse(108, 22, 13)
    )
    skull = union(ellipse(24, 30, 30, 28), spline("12,2! 40,2! 42,20 10,20"))
    sockets = [ellipse(14, 28, 8, 9), ellipse(37, 28, 8, 9)]
    return Ornament([*_both(bone), skull], sockets)


def _petals() -> Ornament:
    petals = [leaf(x, y, 84, a, 0.5) for x, y, a in _fan((4, 25, 45, 65, 86), 22)]
    inner = [leaf(x, y, 56, a, 0.46) for x, y, a in _fan((5, 25, 45, 65, 85), 34)]
    order = (0, 4, 1, 3, 2)
    return Ornament([*(petals[i] for i in order), _quarter(32)], inner)


def _thorns() -> Ornament:
    vine = "126,4 92,20 52,12 24,24 12,52 20,92 4,126"
    spikes = []
    for i, at in enumerate(samples(vine, 13)[1:-1]):
        side = 1 if i % 2 else -1
        x, y = at.beside(side * 2, -8)
        spikes.append(leaf(x, y, 42, math.degrees(at.angle) + side * 62, 0.34))
    return Ornament([*spikes, taper(vine, [6, 13, 13, 6])], [ellipse(27, 27, 9)])


ORNAMENTS: dict[str, Callable[[], Ornament]] = {
    "army": _spears,
    "leader": _crown,
    "wizard": _stars,
    "weapon": _blades,
    "artifact": _facets,
    "beast": _scales,
    "land": _leaves,
    "weather": _clouds,
    "flood": _waves,
    "flame": _flames,
    "building": _battlement,
    "outsider": _feathers,
    "undead": _bones,
    "wild": _petals,
    "cursed": _thorns,
}


_INLAY = {
    "cursed": "#9ac83c",
    "undead": "#241a18",
    "artifact": mix(SUITS["artifact"], GOLD_LIT, 0.5),
}


def corners(canvas: Canvas, box: Box, suit: str, size: float, upper_right: bool = False) -> None:
    """Set the ornament of a suit into the lower corners of a picture, and if asked a third."""
    left, right = box.x, box.x + box.width
    top, bottom = box.y, box.y + box.height
    places = [((left, bottom), (size, -size)), ((right, bottom), (-size, -size))]
    if upper_right:
        places.append(((right, top), (-size, size)))
    pieces = [
        Ornament(
            *([move(path, *at, (x / 100, y / 100)) for path in part] for part in ORNAMENTS[suit]())
        )
        for at, (x, y) in places
    ]
    drop(canvas, union(*(path for piece in pieces for path in piece.gilt)), size * 0.07, 0.7)
    for (at, _), piece in zip(places, pieces, strict=True):
        for path in piece.gilt:
            _line(canvas, path, size * 0.07)
            gold(canvas, path, size * 0.07)
        for path in piece.inlay:
            _line(canvas, path, size * 0.06)
            _enamel(canvas, path, suit, at, size)


def _line(canvas: Canvas, path: Path, width: float) -> None:
    """The dark line about a piece."""
    canvas.shape(union(path, pen(path, width)), Ink(LINE, LINE, LINE), bulge=1)


def _enamel(
    canvas: Canvas, path: Path, suit: str, corner: tuple[float, float], size: float
) -> None:
    if suit == "wild":
        bounds = path.getBounds()
        away = abs(bounds.centerY() - corner[1]), abs(bounds.centerX() - corner[0])
        hue = RAINBOW.split()[round(math.atan2(*away) / (math.pi / 2) * 5)]
        ink = Ink(hue, mix(hue, LINE, 0.5), mix(hue, GOLD_LIT, 0.6))
    else:
        ink = Ink(_INLAY.get(suit, SUITS[suit]), darker(suit, 0.5), lighter(suit, 0.4))
    canvas.shape(path, ink, bulge=size * 0.06, toward=(-0.5, -1.0))
