"""Brow to brow: a beastmaster in his wolf's hood and a bear as old as the forest, nose to nose."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, mix, rng
from art.geometry import Point, Points, ellipse, samples, spline, taper
from art.motifs import cloud, foam, leaf, scatter, trunk
from art.strokes import fan, placed, strokes_of
from art.tables import rows
from cards._people import Look, Stand, face
from cards._planes import near_shadow

LIGHT = Light((440, 240), "#fff0b8", "#1c0f2a")
FUR = Ink("#6a3c44", "#28152f", "#dc9460", rim="#ffe09c", rim_width=4)
MUZZLE = Ink("#b47a50", "#52303c", "#ffd898")
HORN = Ink("#d0ac76", "#6a4438", "#fff4c8", rim="#fffbe0", rim_width=3)
CLOAK = Ink("#1f6a6c", "#0e2c40", "#88c8a4", rim="#fff0b8")
PELT = Ink("#8c8898", "#3a3454", "#f4ead8", rim="#fffbe8")
SKIN = Ink("#d08a5c", "#7a3c40", "#ffdca8")
BEARD = Ink("#c8602c", "#6a2834", "#ffc878", rim="#ffe8b0")
GOLD = Ink("#e8ac3c", "#8a4628", "#fff2b0", rim="#fffbe0", rim_width=3)
FROM_LEFT = (-0.85, -0.4)
FROM_RIGHT = (0.85, -0.4)
BEAR = Place(716, 368, 1.78, -5)
HEAD = Stand(238, 458, 1.16, 3, True)
LOOK = Look(
    SKIN, iris="#3a6a4c", lips="#a8483c", brow="#8a3820", lids=0.5, smile=1.4, gaze=-0.6, jaw=0.8
)


def paint(c: Canvas) -> None:
    _forest(c)
    _bear_body(c)
    _bear_head(c)
    _man(c)
    _hood(c)
    c.motes(scatter(rng(4), 46, (300, 180, 560, 700), (1.4, 4)), "#fff8d8", "#ffd880")
    c.finish(vignette=0.26)


def _forest(c: Canvas) -> None:
    v = c.spot(430, 320, 560, 520) * 0.95 + (c.swirl(200, 90, 5, 6) - 0.5) * 0.24
    c.field(v, "#3a1c38 .15:#7a3038 .34:#b8542f .52:#e08a3c .7:#f8c468 .86:#ffe8a4 #fffbe0")
    for k, (x, w, lean) in enumerate(
        rows("70 30 8 | 160 20 -6 | 296 18 4 | 440 24 -4 | 520 16 6 | 620 26 0 | 960 34 -10")
    ):
        ink = (
            Ink("#d89454", "#a85c40", "#ffe4a0") if k % 2 else Ink("#b8683c", "#7a3838", "#ffd088")
        )
        m = c.shape(trunk(x, w, k + 2, lean=lean), ink, 9, toward=(1 if x < 430 else -1, 0))
        r = rng(k)
        strokes = [
            ([(x - w, y), (x, y + 3), (x + w * 0.2, y + 1)], [3, 4, 1]) for y in r.rand(14) * 700
        ]
        c.lines(strokes, "#7a3838", 0.6, clip=m)
    c.rays(430, 120, "#fff4c4", 0.35, count=14, seed=3, fall=0.9, reach=760)
    canopy = np.zeros((c.height, c.width), np.float32)
    for x, y, w, h, s, ink in rows(
        "90 50 380 110 3 #a83c30/#5c1c34/#f08a44 | 930 40 420 120 5 #8a3038/#4a1834/#e07a40 | "
        "330 0 320 80 7 #d06a30/#8a3434/#ffbc5c | 640 -10 320 80 9 #c85c30/#7a2c34/#ffb058"
    ):
        crown = cloud(x, y, w, h, s, 11, flat=False)
        canopy = np.maximum(canopy, c.shape(crown, ink, 30, toward=(0.1, 0.9), edge=0.2))
    r = rng(30)
    for x, y in zip(r.rand(420) * 1024, r.rand(420) * 140, strict=True):
        if canopy[int(y), int(x)] < 0.5:
            continue
        glow = math.exp(-(((x - 470) / 330) ** 2))
        hue = mix(mix("#7a2434", "#b8482c", r.rand()), "#f8b04c", glow * (0.3 + 0.6 * r.rand()))
        c.shape(leaf(x, y, 30 + r.rand() * 14, 40 + r.rand() * 100, 0.5), Ink(hue), 6, edge=0.4)


def _hairs(
    c: Canvas, mask: Array, box: tuple[int, int, int, int], flow: float, seed: int, n: int = 130
) -> None:
    """Short tapered strokes over a furred body, darker and lighter by turns."""
    r = rng(seed)
    dark, bright = [], []
    for k in range(n):
        x = box[0] + r.rand() * (box[2] - box[0])
        y = box[1] + r.rand() * (box[3] - box[1])
        a = flow + r.randn() * 0.22
        size = 18 + r.rand() * 16
        dx, dy = math.cos(a) * size, math.sin(a) * size
        stroke = (
            [(x, y), (x + dx * 0.5 - dy * 0.14, y + dy * 0.5 + dx * 0.14), (x + dx, y + dy)],
            [1, 4, 0.8],
        )
        (bright if k % 3 == 0 else dark).append(stroke)
    c.lines(dark, FUR.shade, 0.7, clip=mask)
    c.lines(bright, "#a86a58", 0.6, clip=mask)


def _shaggy(points: Points, tooth: float, n: int, seed: int) -> Path:
    """A closed outline with a hem of tufts."""
    r = rng(seed)
    out: list[Point] = []
    for k, at in enumerate(samples(points, n, closed=True)):
        out.append(
            (*at.beside(-tooth * (0.5 + r.rand()), -6), 0) if k % 2 else at.beside(tooth * 0.2)
        )
    return spline(out)


def _bear_body(c: Canvas) -> None:
    body = _shaggy("520,800 560,600 640,470 800,330 960,300 1060,340 1070,800", 16, 70, 4)
    m = c.shape(body, FUR, 120, toward=FROM_LEFT)
    _hairs(c, m, (540, 330, 1030, 760), 1.5, 5, 170)
    moss = foam("830,330 900,300 980,306 1040,330", 18, 34, 24, 5, 24)
    c.shape(moss, "#6a8a3c #2c4a34 #d0d878", 14, toward=FROM_LEFT, edge=0.3)


def _bear_head(c: Canvas) -> None:
    from_left = c.lit(FROM_LEFT)
    p, k = BEAR, BEAR.scale
    for pts, w in strokes_of(
        "30,-60 66,-110 60,-156 88,-190 : 22 18 14 4 | 62,-104 106,-120 126,-156 : 15 12 4 | "
        "62,-146 32,-166 24,-196 : 13 10 4 | -10,-66 -36,-116 -72,-140 -84,-186 : 22 18 14 4 | "
        "-36,-112 -8,-146 -12,-190 : 14 11 4 | -68,-138 -104,-136 -126,-160 : 13 10 4"
    ):
        from_left(taper(p.points(pts), [x * k for x in w]), HORN, 12, edge=0.4)
    for x, y in ((66, -58), (-30, -68)):
        from_left(p.path(ellipse(x, y, 27, 29)), FUR, 22, edge=0.4)
        c.flat(p.path(ellipse(x - 3, y + 4, 14, 16)), "#28152f")
    skull = (
        "96,-10 80,-60 20,-84 -40,-66 -74,-24 -112,2 -140,30 -140,62 -110,84 -50,96 20,104 84,80"
    )
    outline = [(x, y) for x, y, *_ in p.points(skull)]
    m = from_left(_shaggy(outline, 8, 76, 17), FUR, 100, edge=0.25, drop=16)
    _hairs(c, m, (520, 230, 900, 560), 0.4, 21, 110)
    snout = p.spline("-60,-6 -104,6 -146,28 -152,56 -130,84 -80,90 -40,70 -34,24")
    sm = from_left(snout, MUZZLE, 44, merge=[(*p.points("-40,30")[0][:2], 84)])
    nose = p.spline("-166,32 -146,14 -116,22 -124,48 -150,56")
    c.shape(nose, "#2c1830 #140a1c #b89aa4", 18, toward=FROM_LEFT)
    mouth = "-148,56 -140,68 -110,74 -76,66 -58,48 : 5 9 9 7 1 | -104,14 -88,30 -82,44 : 1 5 1"
    c.lines(placed(p.points, mouth), "#2c1424", clip=sm)
    c.flat(p.spline("-70,-16! -52,-32 -28,-22! -46,-8"), "#1c1028")
    c.flat(p.path(ellipse(-49, -20, 10)), "#ffc84c")
    c.flat(p.path(ellipse(-52, -19, 5, 7)), "#1c1028")
    c.flat(p.path(ellipse(-54, -23, 2.6)), "#fffbe0")
    c.lines([(p.points("-82,-22 -54,-44 -20,-32"), [4, 17, 3])], "#28152f")


def _man(c: Canvas) -> None:
    cloak = "-40,800! -40,640 40,580 150,560 300,580 400,650 450,800!"
    m = c.shape(cloak, CLOAK, 70, toward=FROM_RIGHT, drop=16)
    c.lines("300,620 350,700 370,790 | 200,620 220,700 220,790 : 2 12 6", CLOAK.shade, 0.75, clip=m)
    c.shape(
        _shaggy("-60,600 60,560 200,590 330,580 410,640 300,690 150,670 -60,700", 14, 60, 3),
        PELT,
        30,
        toward=FROM_RIGHT,
        drop=14,
    )
    c.shape(ellipse(330, 640, 32), GOLD, 16, toward=FROM_RIGHT, drop=8)
    neck = HEAD.spline("-20,90! -14,150 -40,200 90,200 84,80!")
    c.shape(neck, SKIN, 40, toward=FROM_RIGHT)
    skin = face(c, HEAD, LOOK, FROM_RIGHT)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.5)
    beard = HEAD.spline(
        "98,-30! 118,40 112,120 60,190 -10,214 -66,190 -98,130 -94,60! -82,76 -74,68! -62,100"
        " -36,110 -4,102! 20,74 56,72 78,24"
    )
    m = c.shape(beard, BEARD, 40, toward=FROM_RIGHT, drop=8)
    first, step = "92,30 84,110 40,190", "-22,7 -20,6 -13,4"
    c.lines(placed(HEAD.points, fan(first, step, 8, [1, 8, 1])), BEARD.shade, 0.65, clip=m)
    for side in ("-38,68 -66,64 -90,84 -100,112", "-32,68 4,60 32,80 40,112"):
        c.shape(taper(HEAD.points(side), [12, 30, 22, 4]), BEARD, 10, toward=FROM_RIGHT, drop=5)


def _hood(c: Canvas) -> None:
    """The wolf's head over his own, its jaw for a brim."""
    for ear in ("20,-190! 30,-290! 84,-220!", "84,-196! 120,-276! 148,-180!"):
        c.shape(HEAD.spline(ear), PELT, 14, toward=FROM_RIGHT, edge=0.4)
    hood = HEAD.spline(
        "-98,-70! -150,-86 -190,-112! -186,-142 -130,-160 -70,-196 10,-226 110,-200 164,-110 170,20"
        " 150,140 110,210! 84,150 104,40 92,-40 60,-96 0,-112 -60,-96"
    )
    m = c.shape(hood, PELT, 50, toward=FROM_RIGHT, drop=14)
    lines = (
        "-150,-118 -96,-128 -50,-128 | 20,-180 90,-140 120,-40 | 60,-190 120,-130 144,-30"
        " | 110,-100 134,0 124,110 : 1 8 1"
    )
    c.lines(placed(HEAD.points, lines), PELT.shade, 0.8, clip=m)
    c.flat(HEAD.path(ellipse(-184, -126, 15, 13)), "#24142e")
    c.lines(placed(HEAD.points, "-84,-152 -56,-162 -26,-150 : 3 9 2"), "#24142e", clip=m)
    for x in (-160, -138, -116, -70, -40):
        c.shape(leaf(*HEAD.at(x, -92 - (x < -90) * 6), 24, 92, 0.6), "#fff6e0 #b0908a #ffffff", 5)
