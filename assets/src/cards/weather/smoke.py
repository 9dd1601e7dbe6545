"""Smoke that has lost its fire bends down to a lit cottage door to ask after it."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    ellipse,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((330, 610), "#ffd890", "#1a1838")
WALL = Ink("#7a5a62", "#34284a", "#f0b078")
THATCH = Ink("#6a4a4c", "#2c2040", "#e8a060", rim="#ffd890", rim_width=3)
PATH = "842,706 852,640 824,560 850,470 840,360 780,250 670,190 560,206 490,290 466,390 440,480"
SIZES = [12, 30, 46, 62, 84, 104, 112, 104, 84, 60, 40]


def paint(c: Canvas) -> None:
    _sky(c)
    _village(c)
    _cottage(c)
    _ashes(c)
    _smoke(c)
    _doorlight(c)
    c.finish(vignette=0.38)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 1.12 + (c.swirl(280, 90, 5, 11, stretch=(2, 0.4)) - 0.5) * 0.24
    v += c.spot(560, 560, 560, 240) * 0.16
    c.field(v, "#1c1e48 .2:#343670 .38:#66508a .54:#b06a88 .68:#ec9470 .82:#ffcc80 #fff0b8")
    c.motes(scatter(rng(4), 46, (0, 0, 1024, 240), (1, 2.6)), "#fff0d0")


def _village(c: Canvas) -> None:
    far = Ink("#8a5a80", "#54407a", "#ffb890")
    c.shape(ridge(560, 34, 220, 6), far, bulge=24, toward=(-0.2, -1))
    c.haze(500, 620, "#ffb880", 0.35)
    roofs = Ink("#4a3860", "#2a2448", "#e08a70")
    for x, y, w, h in (
        (600, 622, 80, 40),
        (690, 630, 96, 46),
        (950, 632, 110, 54),
        (540, 636, 60, 34),
    ):
        c.shape(rectangle(x - w / 2, y - h, w, h), roofs, bulge=6, toward=(-1, -0.3))
        top = y - h - w * 0.5
        c.shape(
            polygon(
                [
                    (x - w * 0.62, y - h),
                    (x - w * 0.3, top),
                    (x + w * 0.3, top),
                    (x + w * 0.62, y - h),
                ]
            ),
            Ink("#3a2c54", "#221c40", "#d88068"),
            bulge=8,
            toward=(-0.5, -1),
        )
        c.flat(rectangle(x + w * 0.14, top - 18, w * 0.14, 26), "#2c2448")
        c.flat(rectangle(x - 8, y - h * 0.75, 14, 16, 2), "#2a2040")
    ground = spline("-40,800! -40,664 200,650 460,640 700,626 1064,640 1064,800!")
    c.shape(ground, Ink("#4e4058", "#241e3c", "#d8906c"), bulge=50, toward=(-0.3, -1))
    lane = spline("250,690! 420,672 640,664 800,700 900,770! 380,770!")
    c.flat(lane, "#8a6468", c.stipple(np.full_like(c.x, 0.55)))


def _cottage(c: Canvas) -> None:
    c.shadow(ellipse(180, 706, 260, 22), "#1c1634", 10, 0.9)
    wall = c.shape(polygon("-30,706 -30,440 396,440 396,706"), WALL, bulge=30, toward=(1, -0.1))
    beams = (
        "-30,452 396,452",
        "388,446 388,704",
        "210,452 210,704",
        "214,560 100,452",
        "40,452 40,704",
        "40,580 210,580",
    )
    for q in beams:
        c.lines([(q, [15, 13])], "#3a2438", clip=wall)
        c.lines([(q, [1, 3])], "#c8805c", 0.5, clip=wall)
    c.flat(rectangle(86, 606, 84, 64, 4), "#2c1a30")
    c.flat(rectangle(92, 612, 72, 52, 2), "#f8b850")
    c.lines([("128,612 128,664", [5, 5]), ("92,638 164,638", [5, 5])], "#3a2030")
    c.shape(rectangle(254, 528, 112, 178, 4), Ink("#3a2438", "#20162c", "#a86850"), bulge=6)
    c.flat(spline("268,706! 268,560 310,538 352,560 352,706!"), "#ffcf6a")
    c.flat(spline("268,706! 268,560 296,542 300,706!"), "#fff0b0")
    leaf = c.shape(
        polygon("352,556 390,540 390,726 352,708"), Ink("#7a3a34", "#3a1c30", "#e89058"), bulge=8
    )
    c.lines([("364,548 364,712", [2, 3]), ("377,545 377,718", [2, 3])], "#3a1c30", 0.7, clip=leaf)
    c.flat(ellipse(384, 640, 5), "#ffe090")
    shirt = Ink("#7a5c80", "#3a2444", "#ffe6b0", rim="#fff0c0", rim_width=3)
    skin = Ink("#a8604c", "#4a2840", "#ffcf90")
    c.shape([taper("302,680 300,704", [12, 10]), taper("320,680 322,704", [12, 10])], skin, bulge=5)
    c.flat([ellipse(306, 704, 12, 5), ellipse(328, 704, 12, 5)], "#3a2038")
    person = spline("284,694! 288,644 292,618 308,608 326,618 332,650 336,694! 310,698")
    m = c.shape(person, shirt, bulge=14, toward=(-1, -0.1))
    c.lines(
        [("306,630 302,660 300,694", [1, 3, 2]), ("320,640 322,694", [1, 3])], "#3a2444", clip=m
    )
    face = spline("294,600 292,580 308,572 324,578 328,588 340,597! 330,602 326,614 302,614")
    c.shape(face, skin, bulge=9, toward=(-1, 0.1))
    c.flat(ellipse(323, 591, 2.4, 2.8), "#20122a")
    cap = spline("328,582! 318,562 296,560 272,572 262,602! 280,588 300,588")
    c.shape(cap, Ink("#a84048", "#5a2038", "#f08a60"), bulge=8, toward=(-0.6, -0.6))
    c.shape(taper("316,632 350,630 372,608", [17, 14, 10]), shirt, bulge=6, toward=(-0.4, -1))
    c.flat(ellipse(376, 603, 6), "#e0a888")
    roof = spline(
        "-60,470! -40,300 10,236 330,244! 380,330 436,474! 410,486 380,474 200,480 40,474"
    )
    m = c.shape(roof, THATCH, bulge=40, toward=(0.7, -0.2), drop=16)
    r = rng(6)
    straw = []
    for _ in range(150):
        x, y = r.rand() * 470 - 50, 250 + r.rand() * 220
        k = (x - 170) / 260
        straw.append(([(x, y), (x + k * 14, y + 18), (x + k * 30, y + 42)], [0.6, 3, 0.8]))
    c.lines(straw, "#2c2040", 0.6, clip=m)
    c.lines(
        [([(a + 4, b) for a, b in p], [0.5, 2, 0.5]) for p, _ in straw[::2]],
        "#e0a060",
        0.55,
        clip=m,
    )


def _ashes(c: Canvas) -> None:
    c.shadow(ellipse(842, 712, 120, 14), "#1c1634", 8, 0.9)
    log = Ink("#3a2c40", "#1a1428", "#8a6a6c")
    for q in ("776,720 842,696 900,688", "908,722 846,698 790,686", "842,726 844,700 838,680"):
        c.shape(taper(q, [22, 20, 14]), log, bulge=8, toward=(-0.8, -0.6), edge=0.4)
    stone = Ink("#7a6a80", "#3a3252", "#e8b090")
    for x, y, w in ((756, 724, 26), (802, 734, 30), (856, 738, 32), (910, 732, 28), (940, 718, 22)):
        c.shape(ellipse(x, y, w, w * 0.6), stone, bulge=10, toward=(-0.8, -0.8), edge=0.4)


def _smoke(c: Canvas) -> None:
    """A train of puffs along a hook, small at the ashes, large aloft, narrowing to a face."""
    r = rng(12)
    line = samples(PATH, 74)
    sizes = np.interp(np.linspace(0, 1, 74), np.linspace(0, 1, len(SIZES)), SIZES)
    inks = (
        Ink("#5a5c86", "#363860", "#b09ab0"),
        Ink("#8688ac", "#54547e", "#f0c8b8"),
        Ink("#b4b4c8", "#74749a", "#ffe6c8"),
    )
    for layer, ink in enumerate(inks):
        for i, s in enumerate(line):
            if layer and r.rand() < 0.35:
                continue
            size = sizes[i] * (0.86, 0.56, 0.36)[layer] * (0.75 + 0.45 * r.rand())
            off = (r.rand() - 0.5) * sizes[i] * (0.8, 0.9, 0.8)[layer]
            x, y = s.beside(off)
            x, y = x - layer * sizes[i] * 0.12, y - layer * sizes[i] * 0.06
            c.shape(
                ellipse(x, y, size, size * (0.84 + 0.2 * r.rand()), r.rand() * 90),
                ink,
                bulge=size * 0.6,
                toward=(-0.6, 0.55) if s.x < 640 else (-0.9, 0.1),
                shading=0.8,
            )
    chin = samples("506,530 522,572 502,612 470,630 450,618", 13)
    for i, at in enumerate(chin):
        size = 36 - i * 2.5
        x, y = at.beside((r.rand() - 0.5) * size * 0.8)
        c.shape(
            ellipse(x, y, size, size * 0.9),
            inks[1 + (i % 3 > 0)],
            bulge=size * 0.6,
            toward=(-0.9, 0.5),
        )
    _face(c, inks[1], inks[2])


def _face(c: Canvas, mid: Ink, pale: Ink) -> None:
    """The end of the smoke, which bows to ask: drawn about its brow, then set in place."""
    p = Place(500, 470, 1.34)
    way = (-0.9, 0.5)
    back = ((38, -40, 46, mid), (52, 8, 38, mid), (14, -62, 34, pale), (44, -18, 26, pale))
    for x, y, size, ink in back[:2]:
        c.shape(p.path(ellipse(x, y, size, size * 0.9)), ink, bulge=size * 0.8, toward=way)
    head = spline("-62,0 -54,-40 -20,-62 28,-56 58,-24 60,22 28,54 -6,66 -42,58 -72,30")
    c.shape(p.path(head), pale, bulge=56, toward=way)
    nose = spline("-52,0! -78,16 -98,38! -74,47 -44,42")
    x, y = p.points("-40,22")[0]
    c.shape(p.path(nose), pale, bulge=16, toward=way, shading=0.4, merge=[(x, y, 24)])
    c.flat(p.path(ellipse(-34, -4, 12, 15)), "#fff4d8")
    c.flat(p.path(ellipse(-38, -1, 8, 11)), "#2c2a54")
    c.flat(p.path(ellipse(-41, -5, 3, 3.6)), "#fffbe8")
    c.lines([(p.points("-56,-24 -40,-36 -18,-28"), [2, 8, 3])], "#4a4872")
    c.flat(p.path(ellipse(-50, 49, 9, 7)), "#3a3860")
    for x, y, size, ink in (*back[2:], (-26, -62, 20, pale)):
        c.shape(p.path(ellipse(x, y, size, size * 0.9)), ink, bulge=size * 0.8, toward=way)


def _doorlight(c: Canvas) -> None:
    light = c.mask(spline("268,706! 268,560 310,538 352,560 352,706!"))
    c.glow(light, 60, "#ff9a40", 0.55)
    c.glow(c.mask(rectangle(92, 612, 72, 52)), 30, "#ff9a40", 0.4)
    spill = c.mask(polygon("268,706 352,706 470,770 250,770"))
    c.wash(spill * smoothstep(780, 700, c.y) * 0.6, "#ffcf80")
