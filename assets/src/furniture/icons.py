"""The icons of the suits as outlines, and the pictures of them.

Every icon is drawn in a box of about 100 x 100 and then fitted into the circle of radius 50 about
(0, 0), as icons live on discs. Each belongs to another family of silhouettes, so that no two are
mistaken for each other at ten pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import numpy as np
import skia
from art import Canvas, Ink, Light, Path, difference, ellipse, move, polygon, rectangle, union
from PIL import Image

from furniture.layout import Disc
from furniture.suits import paint_of, rainbow, sign

SIZE = 192
_PEN = 3.8


def curve(start: tuple[float, float], *parts: tuple[float, ...], closed: bool = True) -> Path:
    """Lines (x, y), arcs by one handle (hx, hy, x, y) and by two, one after the other."""
    path = skia.Path()
    path.moveTo(*start)
    for part in parts:
        draw = {2: path.lineTo, 4: path.quadTo, 6: path.cubicTo}[len(part)]
        draw(*part)
    if closed:
        path.close()
    return path


def pen(path: Path, width: float) -> Path:
    """The outline of a round pen's stroke along a path."""
    paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    out = skia.Path()
    paint.getFillPath(path, out)
    return union(out, out)


def cut(whole: Path, *holes: Path) -> Path:
    """A shape without several others."""
    for hole in holes:
        whole = difference(whole, hole)
    return whole


def star(x: float, y: float, radii: tuple[float, ...], points: int) -> Path:
    """A star whose points take the radii in turn."""
    turn = [-math.pi / 2 + i * 2 * math.pi / points for i in range(points)]
    reach = [radii[i % len(radii)] for i in range(points)]
    return polygon(
        [(x + math.cos(a) * r, y + math.sin(a) * r) for a, r in zip(turn, reach, strict=True)]
    )


def _army() -> Path:
    shield = curve((10, 12), (32, 16, 50, 3), (68, 16, 90, 12), (96, 62, 50, 98), (4, 62, 10, 12))
    return cut(shield, polygon("22,50 50,29 78,50 78,66 50,45 22,66"))


def _leader() -> Path:
    crown = polygon("10,74 4,30 28,52 50,14 72,52 96,30 90,74")
    pearls = [ellipse(5, 26, 8), ellipse(50, 11, 9), ellipse(95, 26, 8)]
    return union(crown, *pearls, rectangle(9, 80, 82, 13, 3.5))


def _wizard() -> Path:
    cone = curve((23, 78), (37, 40, 44, 14), (49, 0, 68, 7), (58, 13, 60, 24), (69, 48, 77, 78))
    brim = ellipse(50, 81, 47, 13)
    band = pen(curve((25, 70), (50, 79, 75, 70), closed=False), _PEN)
    return cut(union(cone, brim), star(51, 46, (14, 5.6), 10), band)


def _weapon() -> Path:
    blade = polygon("44.5,68 44.5,11 50,0 55.5,11 55.5,68")
    sword = union(
        blade,
        rectangle(36.5, 63, 27, 8.5, 4),
        rectangle(46, 70, 8, 18),
        ellipse(50, 92, 7.5),
    )
    over, under = (move(sword, turn=a, about=(50, 50)) for a in (43, -43))
    gap = move(rectangle(41, 40, 18, 20), turn=43, about=(50, 50))
    return union(cut(under, gap), over)


def _artifact() -> Path:
    gem = polygon("24,12 76,12 98,40 50,96 2,40")
    lines: list[list[tuple[float, float]]] = [
        [(2, 40), (98, 40)],
        [(22, 10), (34, 40), (50, 98)],
        [(78, 10), (66, 40), (50, 98)],
        [(34, 40), (50, 10), (66, 40)],
    ]
    return cut(gem, *(pen(curve(a, *rest, closed=False), _PEN) for a, *rest in lines))


def _beast() -> Path:
    pad = curve(
        (50, 47),
        (70, 47, 84, 72),
        (92, 96, 64, 91),
        (50, 87, 36, 91),
        (8, 96, 16, 72),
        (30, 47, 50, 47),
    )
    toes = [
        ellipse(14, 43, 10, 14, -24),
        ellipse(36, 20, 11, 16.5, -8),
        ellipse(64, 20, 11, 16.5, 8),
        ellipse(86, 43, 10, 14, 24),
    ]
    return union(pad, *toes)


def _land() -> Path:
    front, back = polygon("0,90 40,12 79,90"), polygon("60,90 73,36 102,90")
    gap = pen(curve((40, 12), (81, 94), closed=False), 5)
    ridge = polygon("58,90 74,40 102,90")
    snow = polygon("24.5,46 33,55 40,46 47,55 56.5,46 54,41 47,49 40,40 33,49 27,41")
    return union(cut(front, snow), cut(union(back, ridge), front, gap))


def _weather() -> Path:
    cloud = union(
        ellipse(29, 45, 20), ellipse(54, 32, 25), ellipse(77, 47, 18), rectangle(9, 42, 86, 23, 11)
    )
    rain = [pen(curve((x, 76), (x - 8, 94), closed=False), 8) for x in (31, 54, 77)]
    return union(cloud, *rain)


def _flood() -> Path:
    waves = []
    for y in (24, 50, 76):
        crest = curve(
            (6, y + 4),
            (15, y - 15, 27, y - 10, 36, y),
            (44, y + 10, 52, y + 10, 60, y),
            (69, y - 12, 81, y - 14, 94, y + 2),
            closed=False,
        )
        waves.append(pen(crest, 13))
    return union(*waves)


def _flame() -> Path:
    outer = curve(
        (54, 0),
        (60, 24, 88, 36, 86, 66),
        (84, 88, 66, 98, 50, 98),
        (32, 98, 14, 86, 14, 64),
        (14, 48, 24, 42, 27, 26),
        (34, 32, 37, 38, 39, 45),
        (48, 34, 54, 20, 54, 0),
    )
    inner = curve(
        (52, 50),
        (58, 62, 69, 66, 68, 78),
        (67, 88, 58, 92, 51, 92),
        (42, 92, 33, 86, 34, 76),
        (35, 66, 48, 62, 52, 50),
    )
    return cut(outer, inner)


def _building() -> Path:
    keep = union(
        polygon("24,36 76,36 80,95 20,95"),
        polygon("13,20 87,20 87,32 78,42 22,42 13,32"),
        *(rectangle(x, 5, 17, 20, 1.5) for x in (13, 41.5, 70)),
    )
    door = union(rectangle(39, 69, 22, 30), ellipse(50, 69, 11))
    return cut(keep, door, rectangle(45.5, 46, 9, 11, 4))


def _outsider() -> Path:
    eye = curve((0, 50), (50, 2, 100, 50), (50, 98, 0, 50))
    ring = difference(ellipse(50, 50, 21), ellipse(50, 50, 11))
    roots = ((50, 15, 50, 2), (22, 21, 14, 9), (78, 21, 86, 9))
    lashes = [pen(curve((a, b), (c, d), closed=False), 7) for a, b, c, d in roots]
    return union(cut(eye, ring), *lashes)


def _undead() -> Path:
    skull = union(
        curve(
            (9, 46),
            (9, 4, 50, 4),
            (91, 4, 91, 46),
            (91, 62, 75, 70),
            (75, 84),
            (25, 84),
            (25, 70),
            (9, 62, 9, 46),
        ),
        rectangle(26, 70, 48, 27, 7),
    )
    sockets = [ellipse(32, 46, 12.5, 13.5, 12), ellipse(68, 46, 12.5, 13.5, -12)]
    teeth = [rectangle(x - 2.4, 81, 4.8, 20, 2) for x in (42, 58)]
    return cut(skull, *sockets, polygon("50,56 57,71 43,71"), *teeth)


def _wild() -> Path:
    return star(50, 50, (50, 14.5, 33, 14.5), 16)


def _cursed() -> Path:
    ring = difference(ellipse(50, 50, 34), ellipse(50, 50, 21))
    thorn = curve((43, 20), (46, 8, 61, -1), (55, 11, 58, 20))
    thorns = [move(thorn, turn=i * 45, about=(50, 50)) for i in range(8)]
    return union(ring, *thorns, ellipse(50, 50, 9))


_DRAW: dict[str, Callable[[], Path]] = {
    "land": _land,
    "flood": _flood,
    "weather": _weather,
    "flame": _flame,
    "army": _army,
    "wizard": _wizard,
    "leader": _leader,
    "beast": _beast,
    "weapon": _weapon,
    "artifact": _artifact,
    "wild": _wild,
    "building": _building,
    "outsider": _outsider,
    "undead": _undead,
    "cursed": _cursed,
}
ICONS = tuple(_DRAW)

# Spiky icons may reach nearer to the rim than compact ones, to look equally large.
_REACH = {"wild": 1.1, "cursed": 1.06, "weapon": 1.06, "outsider": 1.04, "building": 1.02}


@lru_cache(maxsize=32)
def icon(suit: str) -> Path:
    """The outline of an icon in the circle of radius 50 about (0, 0)."""
    path = _DRAW[suit]()
    x, y, radius = _around(path)
    return move(path, -x, -y, 50 / radius * _REACH.get(suit, 1.0), about=(x, y))


def icon_at(suit: str, x: float, y: float, radius: float) -> Path:
    """An icon that fills the circle about a point."""
    return move(icon(suit), x, y, radius / 50)


def _around(path: Path) -> tuple[float, float, float]:
    """About the smallest circle around a path: step to the farthest point, ever shorter."""
    points: list[tuple[float, float]] = []
    measure, more = skia.PathMeasure(path, True), True
    while more:
        n = max(8, int(measure.getLength() / 2))
        at = [measure.getPosTan(measure.getLength() * i / n)[0] for i in range(n)]
        points += [(p.x(), p.y()) for p in at]
        more = measure.nextContour()
    cloud = np.array(points)
    centre = (cloud.min(0) + cloud.max(0)) / 2
    for i in range(2000):
        far = cloud[np.argmax(np.hypot(*(cloud - centre).T))]
        centre = centre + (far - centre) / (i + 2)
    return float(centre[0]), float(centre[1]), float(np.hypot(*(cloud - centre).T).max())


def glyph(suit: str) -> Image.Image:
    """The icon in white on nothing, for the client to tint."""
    canvas = Canvas(SIZE, SIZE, Light((0, 0)))
    alpha = canvas.mask(icon_at(suit, SIZE / 2, SIZE / 2, SIZE / 2 - 10))
    white = np.full((SIZE, SIZE, 4), 255, np.uint8)
    white[..., 3] = (alpha * 255 + 0.5).astype(np.uint8)
    return Image.fromarray(white)


def roundel(suit: str) -> Image.Image:
    """The icon on a disc of its colour, for texts and lists."""
    ground = None if suit == "wild" else paint_of(suit)
    return on_disc(ground, icon(suit), sign(suit))


def on_disc(ground: Ink | None, outline: Path, ink: str, size: int = SIZE) -> Image.Image:
    """An outline about (0, 0) on a disc with a golden rim, of all colours if no ground is given;
    painted large, then reduced."""
    large = size * 2
    canvas = Canvas(large, large, Light((large * 0.3, -large)))
    disc = Disc(large / 2, large / 2, large / 2 - 4 * size / SIZE)
    canvas.put("#1c0f0b", canvas.mask(disc.path()))
    ring = Ink("#a8742a", "#5c3219", "#f0c868")
    canvas.shape(disc.path(0.965), ring, bulge=12, toward=(-0.5, -1), fray=False)
    canvas.put("#1c0f0b", canvas.mask(disc.path(0.885)))
    if ground is None:
        rainbow(canvas, (disc.x, disc.y), disc.radius, canvas.mask(disc.path(0.855)))
    else:
        canvas.shape(
            disc.path(0.855),
            ground,
            bulge=large * 0.3,
            toward=(-0.5, -0.9),
            shading=0.4,
            lighting=0.5,
            fray=False,
        )
    canvas.put(ink, canvas.mask(move(outline, disc.x, disc.y, disc.radius * 0.68 / 50)))
    return cut_out(canvas, disc.path(), size)


def cut_out(canvas: Canvas, outline: Path, size: int) -> Image.Image:
    """What a canvas shows within an outline, reduced."""
    alpha = (canvas.mask(outline) * 255 + 0.5).astype(np.uint8)
    pixels = Image.fromarray(np.dstack([canvas.pixels(), alpha]))
    return pixels.resize((size, size), Image.Resampling.LANCZOS)
