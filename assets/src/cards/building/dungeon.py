"""Something large has bent the bars of its cell to look at the torch; a rat with a title shrugs."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    about,
    burn,
    difference,
    ellipse,
    leaf,
    polygon,
    rectangle,
    rng,
    rows,
    scatter,
    spline,
    taper,
)
from cards.building._masonry import archway, courses, voussoirs

LIGHT = Light((120, 300), "#ffd898", "#0a0c22")
WAY = (-0.85, -0.35)
STONE = Ink("#56607a", "#1c2242", "#d0a888", rim="#ffe0a8", rim_width=4)
IRON = Ink("#4a4c60", "#14142c", "#c8a890", rim="#ffe0b0", rim_width=4)
HIDE = Ink("#54406c", "#1c1438", "#d08a78", rim="#ffc890", rim_width=4)
CLAW = Ink("#f0dcb4", "#7a5a5c", "#fffbe8")
FUR = Ink("#7a6660", "#2c2238", "#f0c898", rim="#fff0c8", rim_width=3)
GOLD = Ink("#e8b040", "#7a4426", "#fff4b0")
DOOR = (556, 800, 560, 730)  # x, foot, width and height of the cell's arch


def paint(c: Canvas) -> None:
    _wall(c)
    _cell(c)
    _bars(c)
    for x, y, side in rows("352 470 1 | 760 470 -1"):
        _paw(c, x, y, side)
    _torch(c)
    _rat(c)
    c.motes(scatter(rng(5), 40, (30, 60, 420, 640), (1.2, 3.4)), "#ffe8b0", "#ff9a40")
    c.finish(vignette=0.26)


def _wall(c: Canvas) -> None:
    v = 0.2 + c.spot(100, 300, 900, 720) * 0.7 + (c.noise(120, 4, 3) - 0.5) * 0.16
    c.field(v, "#1a1e3c .25:#2c3454 .45:#4c5470 .62:#847078 .78:#c89a78 .9:#f4c890 #fff0c4")
    courses(c, np.ones_like(c.x), (0, 4, 1024, 760), 62, "#141632", seed=7, keep=0.7, cover=0.7)


def _cell(c: Canvas) -> None:
    """The arch, and in its dark a pair of eyes and two rows of teeth."""
    x, foot, w, h = DOOR
    frame = difference(archway(x, foot, w + 130, h + 66), archway(x, foot, w, h))
    m = c.shape(frame, STONE, 22, toward=WAY, edge=0.4, drop=14)
    c.lines(voussoirs(x, foot - h + w / 2, w / 2, w / 2 + 66, 11), "#141632", 0.9, clip=m)
    hole = c.rough(archway(x, foot, w, h))
    v = c.spot(x, 400, 300, 330) * 0.8 + (c.noise(60, 3, 4) - 0.5) * 0.14
    c.field(v, "#0c0a20 .3:#1c1234 .6:#40204c #7a3450", hole)
    p = Place(x, 360, 2.5)
    muzzle = p.spline(
        "-84,-70! -60,-36 -50,20 -66,90 -30,140 30,140 66,90 50,20 60,-36 84,-70! 0,-50"
    )
    c.shape(muzzle, "#3c2450 #140c28 #8a4458", 60, toward=WAY, clip=hole)
    nose = p.spline("-22,26! 0,18 22,26! 12,44 0,48 -12,44")
    c.shape(nose, "#24142c #0c0818 #c87a68", 14, toward=WAY, clip=hole)
    eyes = [p.spline(about(0, 0, "12,6! 26,-22 66,-36! 60,-2 34,12", (k, 1))) for k in (-1, 1)]
    lit = c.flat(eyes, "#ffb428", clip=hole)
    for k in (-1, 1):
        ex, ey = p.points([(k * 40, -10)])[0][:2]
        c.flat(ellipse(ex, ey, 46, 42), "#ffdc6a", clip=lit)
        c.flat(ellipse(ex, ey, 10, 44), "#2c0a10", clip=lit)
        c.flat(ellipse(ex - 16, ey - 16, 8), "#fffbe0", clip=lit)
    c.glow(lit, 22, "#ff7a20", 0.9)
    mouth = p.spline("-62,66! -30,62 0,58 30,62 62,66! 44,120 0,132 -44,120")
    m = c.flat(mouth, "#1a0614", clip=hole)
    teeth = []
    for k in range(7):
        t = k / 3 - 1
        tall = 22 + 14 * (k % 3 != 0)
        teeth.append(p.path(leaf(t * 50, 60 + 4 * t * t, tall, 90, 0.62)))
        teeth.append(p.path(leaf(t * 44 + 7, 128 - 12 * t * t, tall * 0.8, -90, 0.62)))
    c.shape(teeth, CLAW, 8, toward=WAY, clip=hole)


def _bars(c: Canvas) -> None:
    x, foot, w, h = DOOR
    hole = c.mask(archway(x, foot, w, h))
    for bend, at in ((0, -236), (-84, -124), (84, 124), (0, 236)):
        line = [
            (x + at * 0.94, 40),
            (x + at + bend, 440),
            (x + at + bend * 0.7, 600),
            (x + at, 790),
        ]
        c.shape(taper(line, [34, 34, 34, 34], cap=False), IRON, 13, toward=WAY, clip=hole, drop=10)
    for y in (196, 690):
        c.shape(rectangle(x - w / 2, y, w, 30), IRON, 11, toward=(-0.5, -0.9), clip=hole, drop=8)
        c.shape([ellipse(x + k, y + 15, 11) for k in (-230, -120, 120, 230)], IRON, 8, toward=WAY)


def _paw(c: Canvas, x: float, y: float, side: int) -> None:
    """Four fingers with claws around a bar that gives way."""
    for i in range(4):
        line = about(x, y + i * 50, "66,-20 10,-26 -38,-6 -30,20", (side, 1))
        c.shape(taper(line, [44, 52, 48, 36]), HIDE, 17, toward=WAY, edge=0.6, drop=8)
    for i in range(4):
        claw = about(x, y + i * 50, "-50,6! -20,4 -2,24 -14,62! -34,44 -52,26!", (side, 1))
        c.shape(spline(claw), CLAW, 9, toward=WAY, drop=6)


def _torch(c: Canvas) -> None:
    c.shape(
        taper("112,600 100,480 92,380", [30, 40, 54]), "#7a4a34 #2c1428 #f0b070", 14, toward=(0, -1)
    )
    c.shape(taper("52,392 92,404 136,388", [26, 34, 26]), IRON, 11, toward=(0, -1), drop=8)
    c.shape(rectangle(66, 520, 76, 26, 6), IRON, 9, toward=(0.2, -1))
    burn(c, 94, 390, 210, 110, 3, 5)
    c.halo(94, 310, 300, "#ffb050", 0.5)


def _rat(c: Canvas) -> None:
    """In front, small and crowned, with the key."""
    c.shadow(ellipse(820, 744, 120, 12), "#0a0a1e", 8, 0.9)
    p = Place(820, 664, 1.5)
    c.shape(
        taper(p.points("44,44 84,52 104,30 96,4"), [16, 12, 9, 4]), "#c88a80 #5a3448 #ffd0b0", 6
    )
    body = p.spline("-26,54! -34,10 -20,-26 8,-36 40,-14 54,24 50,54!")
    c.shape(body, FUR, 30, toward=WAY)
    head = p.spline("-74,-34! -58,-50 -28,-66 4,-62 14,-38 2,-16 -24,-12 -58,-22!")
    m = c.shape(head, FUR, 18, toward=WAY, drop=6)
    c.shape(p.path(ellipse(2, -66, 17)), "#b07a78 #4a2c40 #ffd0b8", 9, toward=WAY, drop=4)
    c.flat(p.path(ellipse(-34, -46, 5)), "#140a18", clip=m)
    c.flat(p.path(ellipse(-36, -48, 1.6)), "#ffffff")
    c.flat(p.path(ellipse(-74, -34, 6)), "#e08a88")
    c.shape(
        p.spline("-38,-62! -44,-94! -28,-80! -20,-102! -10,-82! 4,-98! 2,-64!"), GOLD, 7, toward=WAY
    )
    key = "-50,40 -50,-4"
    c.shape(taper(p.points(key), [9, 9]), GOLD, 4, toward=WAY)
    c.put("#e8b040", c.mask(p.path(ellipse(-50, -16, 12)), stroke=8))
    c.shape(
        [
            p.path(polygon(q))
            for q in ("-50,40 -64,40 -64,34 -50,34", "-50,28 -60,28 -60,22 -50,22")
        ],
        GOLD,
        3,
    )
    c.shape(
        taper(p.points("-10,4 -34,16 -50,12"), [22, 18, 14]), FUR, 8, toward=WAY, edge=0.5, drop=4
    )
    foot = taper(p.points("-34,54 -8,52 20,54"), [10, 16, 12])
    c.shape(foot, "#c88a80 #5a3448 #ffd0b0", 6, toward=WAY)
