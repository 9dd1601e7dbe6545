"""Brow to brow: a beastmaster in his wolf's hood and a bear as old as the forest, eyes shut."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, Path, Place, Points, ellipse, fan, placed, rng, samples
from art.geometry import Point, spline, taper
from art.motifs import cloud, leaf, scatter, trunk
from art.tables import rows
from cards._mien import look
from cards._people import Stand, face
from cards._planes import near_shadow

LIGHT = Light((520, 420), "#fff0b8", "#1c0f2a")
FUR = Ink("#6a3a3c", "#24102a", "#e89c5c", rim="#ffe4a0", rim_width=6)
MUZZLE = Ink("#b47848", "#54303c", "#ffdc9c", rim="#fff0c0")
CLOAK = Ink("#1f6a6c", "#0e2c40", "#88c8a4", rim="#fff0b8")
PELT = Ink("#8c8898", "#34304c", "#f8eedc", rim="#fffbe8", rim_width=5)
SKIN = Ink("#d08a5c", "#743840", "#ffe0ac")
BEARD = Ink("#c05a28", "#602430", "#ffcc7c", rim="#ffecb8")
GOLD = Ink("#e8ac3c", "#8a4628", "#fff2b0", rim="#fffbe0", rim_width=3)
FROM_LEFT = (-0.9, 0.1)
FROM_RIGHT = (0.9, 0.1)
BEAR = Place(766, 300, 1.86, -36)
HEAD = Stand(438, 352, 1.2, 12, True)
MIEN = "iris #3a6a4c lips #a8483c brow #8a3820 lids 0.12 smile 0.5 gaze -0.6 jaw 0.8"


def paint(c: Canvas) -> None:
    c.layers(_forest, _bear_body, _man, _hood, _bear_head)
    c.motes(scatter(rng(4), 46, (380, 160, 640, 720), (1.4, 4)), "#fff8d8", "#ffd880")
    c.finish(vignette=0.26)


def _forest(c: Canvas) -> None:
    v = c.spot(520, 400, 600, 560) + (c.swirl(200, 90, 5, 6) - 0.5) * 0.22
    c.field(v, "#3a1c38 .15:#7a3038 .34:#b8542f .52:#e08a3c .7:#f8c468 .86:#ffe8a4 #fffbe0")
    trunks = "70 44 8 | 190 26 -6 | 330 20 4 | 470 22 -4 | 580 18 6 | 700 30 0 | 960 54 -10"
    for k, (x, w, lean) in enumerate(rows(trunks)):
        hue = "#d08a50 #94503c #ffe4a0" if 250 < x < 640 else "#8a4438 #4a2034 #f0a058"
        c.shape(trunk(x, w, k + 2, lean=lean), hue, 9, toward=(1 if x < 520 else -1, 0))
    c.rays(520, 380, "#fff4c4", 0.35, count=14, seed=3, fall=0.9, reach=760)
    heaps = """90 40 400 120 3 #a83c30/#5c1c34/#f08a44 | 930 40 420 130 5 #8a3038/#4a1834/#e07a40 |
        340 -10 340 90 7 #d06a30/#8a3434/#ffbc5c | 640 -10 340 90 9 #c85c30/#7a2c34/#ffb058"""
    r = rng(30)
    for x, y, w, h, s, ink in rows(heaps):
        crown = cloud(x, y, w, h, s, 11, flat=False)
        c.shape(crown, ink, 30, toward=(0.1, 0.9), edge=0.2)
        for _ in range(34):
            fallen = x + (r.rand() - 0.5) * w, y + (r.rand() - 0.3) * h * 1.6
            c.shape(leaf(*fallen, 34, 40 + r.rand() * 100, 0.5), ink, 6, toward=(0.1, 0.9))


def _hairs(c: Canvas, mask: Array, box: tuple[int, int, int, int], flow: float, n: int) -> None:
    """Short tapered strokes over a furred body, darker and lighter by turns."""
    for k, (x, y, size) in enumerate(scatter(rng(n), n, box, (20, 38))):
        a = flow + math.sin(k * 2.4) * 0.3 + (y - 400) / 900
        dx, dy = math.cos(a) * size, math.sin(a) * size
        hair = [(x, y), (x + dx * 0.5 - dy * 0.14, y + dy * 0.5 + dx * 0.14), (x + dx, y + dy)]
        c.lines([(hair, [1, 5, 1])], FUR.lit if k % 4 == 0 else FUR.shade, 0.5, clip=mask)


def _shaggy(points: Points, tooth: float, n: int, seed: int) -> Path:
    """A closed outline with a hem of tufts."""
    r = rng(seed)
    out: list[Point] = []
    for k, at in enumerate(samples(points, n, closed=True)):
        tuft = (*at.beside(-tooth * (0.5 + r.rand()), -6), 0)
        out.append(tuft if k % 2 else at.beside(tooth * 0.2))
    return spline(out)


def _bear_body(c: Canvas) -> None:
    body = _shaggy("540,810 600,640 720,440 840,250 960,200 1060,240 1080,810", 16, 70, 4)
    m = c.shape(body, FUR, 120, toward=FROM_LEFT)
    _hairs(c, m, (560, 300, 1030, 760), 1.5, 230)
    c.wash(c.rise(420, 800) * 0.5, FUR.shade, clip=m)


def _bear_head(c: Canvas) -> None:
    p = c.at(BEAR, toward=FROM_LEFT)
    for x, y in ((104, -62), (24, -106)):
        p.shape(ellipse(x, y, 32, 34), FUR, 26, edge=0.4, drop=8)
        p.flat(ellipse(x - 5, y + 6, 16, 19), FUR.shade)
    skull = """-86,-30 -74,-66 -40,-98 20,-112 84,-96 122,-50 128,10 108,70 60,106 0,112 -60,98
        -100,80 -110,30"""
    m = c.shape(_shaggy(p.points(skull), 9, 76, 17), FUR, 110, toward=FROM_LEFT, drop=18)
    _hairs(c, m, (600, 120, 1000, 520), 0.5, 130)
    snout = "-80,-34! -112,-20 -150,-8 -172,6 -180,30 -166,56 -130,76 -84,88 -40,78 -20,30 -44,-20"
    muzzle = p.shape(snout, MUZZLE, 40, merge=[(*p.points("-36,30")[0], 110)])
    p.shape("-190,14 -176,-4 -146,-8 -138,10 -152,34 -180,40", "#2c1830 #120818 #c8a4a8", 18)
    p.lines(
        "-166,44 -148,60 -116,66 -88,72 : 4 8 7 1 | -160,34 -166,46 : 5 3", "#2c1424", clip=muzzle
    )
    c.wash(c.spot(*p.points("-44,-20")[0], 90, 60) * 0.8, FUR.shade, clip=m)
    p.lines("-76,-18 -58,-8 -36,-14 -20,-30 : 2 10 9 2", "#120818", clip=m)
    p.lines("-64,-26 -46,-24 -28,-34 : 1 5 1", FUR.lit, 0.8, clip=m)
    p.lines("-88,-40 -56,-62 -14,-54 : 3 16 3", FUR.shade, 0.9, clip=m)


def _man(c: Canvas) -> None:
    lit = c.lit(FROM_RIGHT)
    cloak = "-40,800! -40,640 60,560 200,540 360,570 470,640 540,800!"
    m = lit(cloak, CLOAK, 70, drop=16)
    c.lines("360,620 420,700 440,790 | 200,620 220,700 220,790 : 2 12 6", CLOAK.shade, 0.75, clip=m)
    p = c.at(HEAD, toward=FROM_RIGHT)
    p.shape("-20,90! -14,150 -40,200 90,200 84,80!", SKIN, 40)
    skin = face(c, HEAD, look(SKIN, MIEN), FROM_RIGHT)
    near_shadow(c, HEAD, skin, SKIN.shade, 0.5)
    beard = """98,-30! 118,40 112,120 60,190 -10,214 -66,190 -98,130 -94,60! -82,76 -74,68! -62,100
        -36,110 -4,102! 20,74 56,72 78,24"""
    m = p.shape(beard, BEARD, 40, drop=8)
    folds = fan("92,30 84,110 40,190", "-22,7 -20,6 -13,4", 8, [1, 8, 1])
    p.lines(folds, BEARD.shade, 0.65, clip=m)
    for side in ("-38,68 -66,64 -90,84 -100,112", "-32,68 4,60 32,80 40,112"):
        lit(taper(p.points(side), [12, 30, 22, 4]), BEARD, 10, drop=5)


def _hood(c: Canvas) -> None:
    """A wolf's pelt, ears and all."""
    lit = c.lit(FROM_RIGHT)
    p = c.at(HEAD, toward=FROM_RIGHT)
    p.shapes("-30,-180! 0,-262! 56,-214! | 70,-204! 140,-256! 152,-150!", PELT, 14, edge=0.4)
    p.shapes("-14,-190! 4,-240! 38,-212! | 90,-196! 132,-234! 138,-166!", "#54405c", 6)
    hood = """-92,-96! -86,-150 -30,-196 60,-206 130,-160 172,-60 180,60 160,170 110,250! 80,160
        104,50 94,-40 62,-92 0,-116 -60,-112"""
    m = lit(_shaggy(p.points(hood), 9, 74, 8), PELT, 50, drop=14)
    strokes = """-50,-140 0,-166 60,-160 | 20,-186 90,-140 120,-40 | 60,-196 130,-120 148,-20 |
        116,-100 144,10 130,130 | 130,60 136,150 110,220 : 1 9 1"""
    c.lines(placed(p.points, strokes), PELT.shade, 0.7, clip=m)
    ruff = _shaggy("-60,640 60,560 210,590 350,570 450,640 330,700 150,690 -60,740", 15, 60, 3)
    lit(ruff, PELT, 30, drop=14)
    lit(ellipse(380, 650, 34), GOLD, 16, drop=8)
