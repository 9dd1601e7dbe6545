"""A leather roll lies half open in the lamplight; between the fine tools waits a plain plaster."""

from __future__ import annotations

import math
from itertools import pairwise

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    difference,
    ellipse,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
)

LIGHT = Light((200, 20), "#ffe2a0", "#0e0a20")
WAY = (-0.75, -0.65)
HIDE = Ink("#8a4428", "#2c1020", "#f0a058", rim="#ffe0a0", rim_width=5)
LINING = Ink("#1f3a6a", "#0c1636", "#4a7ab0", rim="#ffe8b0")
STEEL = Ink("#8a94ac", "#262a50", "#fffaf0", rim="#fffdf0", rim_width=6)
WOOD = Ink("#c0783c", "#54262c", "#ffcf88", rim="#fff0c0")
BRASS = Ink("#e0a840", "#7a4526", "#fff2b4", rim="#fffbe0")
STITCH = "#ffe0a0"


def paint(c: Canvas) -> None:
    _bench(c)
    _flap(c)
    _tools(c)
    _pockets(c)
    _roll(c)
    c.rays(180, -60, "#ffe6b0", 0.3, count=10, seed=5, reach=900)
    c.motes(scatter(rng(8), 40, (60, 40, 640, 420), (1.4, 3.6)), "#fff2c0", "#ffc060")
    c.finish(vignette=0.28)


def _bench(c: Canvas) -> None:
    v = c.spot(330, 200, 900, 620) * 0.95 + (c.noise(120, 4, 3, stretch=(1, 0.12)) - 0.5) * 0.24
    c.field(v, "#1c1634 .2:#2c2a50 .4:#4a4a6c .58:#8a6c60 .74:#d89c58 .9:#ffd88a #fff2c0")
    planks = [([(-20, y), (500, y + 4), (1044, y - 2)], [3, 6, 3]) for y in (150, 330, 520, 700)]
    c.lines(planks, "#2a1430", 0.55)


def _flap(c: Canvas) -> None:
    c.shadow(spline("60,760! 130,300! 780,310! 900,770!"), "#160a20", 26, 0.8)
    hide = polygon("30,752 150,250 800,226 800,760")
    c.shape(hide, HIDE, bulge=10, toward=WAY, drop=10)
    lining = polygon("56,740 168,270 800,246 800,748")
    m = c.shape(lining, LINING, bulge=14, toward=WAY)
    c.wash(c.noise(40, 4, 5) * 0.3, "#1c4a48", clip=m)
    dusk = smoothstep(260, 780, c.x) * 0.55 + c.rise(300, 620) * 0.3
    c.wash(dusk, "#0c1230", clip=m)
    _stitches(c, "74,726! 182,286! 790,262!", 44)


def _stitches(c: Canvas, line: str, count: int) -> None:
    marks = [([s.beside(0, -6), s.beside(0, 6)], [2.4, 3.4, 2.4]) for s in samples(line, count)]
    c.lines(marks, STITCH, 0.9)


def _tools(c: Canvas) -> None:
    _wrench(c, Place(590, 640, 1.25, 8))
    _driver(c, Place(268, 640, 1.2, -8))
    _hammer(c, Place(428, 640, 1.28, -4))
    _plaster(c, Place(690, 626, 0.9, 14))


def _hammer(c: Canvas, p: Place) -> None:
    c.shape(
        p.path(taper("0,120 0,-120 0,-330", [40, 34, 30], cap=False)), WOOD, toward=WAY, drop=12
    )
    head = spline(
        "-74,-386! -64,-396 30,-396 46,-386! 96,-372 118,-330! 70,-346 46,-330!"
        " 30,-318 -64,-318 -74,-326!"
    )
    c.shape(p.path(head), STEEL, bulge=20, toward=WAY, drop=14)
    c.shape(p.path(rectangle(-92, -402, 30, 90, 8)), STEEL, bulge=10, toward=WAY, edge=0.4)
    c.lines([(p.points("-56,-384 0,-386 60,-374"), [3, 8, 2])], "#fffdf0", 0.9)
    c.lines([(p.points("-50,-328 20,-328 70,-350"), [3, 12, 3])], STEEL.shade, 0.8)


def _driver(c: Canvas, p: Place) -> None:
    c.shape(p.path(polygon("-9,120 9,120 9,-160 -9,-160")), STEEL, bulge=6, toward=WAY, drop=8)
    grip = spline(
        "-14,-150! -30,-170 -24,-210 -34,-260 -30,-330 0,-350 30,-330 34,-260 24,-210"
        " 30,-170 14,-150!"
    )
    m = c.shape(
        p.path(grip),
        Ink("#b82c38", "#4a0c2c", "#ff9a80", rim="#ffe0c0"),
        bulge=22,
        toward=WAY,
        drop=12,
    )
    c.lines([(p.points(f"{x},-170 {x},-320"), [2, 7, 2]) for x in (-10, 12)], "#4a0c2c", 0.7, m)


def _wrench(c: Canvas, p: Place) -> None:
    c.shape(
        p.path(taper("0,120 0,-240", [40, 46], cap=False)), STEEL, bulge=14, toward=WAY, drop=12
    )
    jaw = difference(ellipse(0, -300, 88, 92), polygon("-30,-420 30,-420 26,-290 0,-268 -26,-290"))
    c.shape(p.path(jaw), STEEL, bulge=26, toward=WAY, drop=18, shading=1.3)
    c.lines([(p.points("0,90 0,-200"), [8, 12])], STEEL.shade, 0.7)
    c.lines([(p.points("-14,90 -14,-210"), [3, 6])], "#fffdf0", 0.9)
    c.lines([(p.points("-66,-330 -72,-290 -54,-244"), [2, 8, 2])], "#fffdf0", 0.9)


def _plaster(c: Canvas, p: Place) -> None:
    strip = Ink("#f0c49c", "#a86a5c", "#fff0d8", rim="#fff6e0")
    m = c.shape(p.path(rectangle(-30, -150, 60, 240, 28)), strip, bulge=8, toward=WAY, drop=8)
    c.shape(p.path(rectangle(-22, -92, 44, 60, 4)), Ink("#fff4e0", "#c89a8c", "#ffffff"), bulge=5)
    holes = [p.path(ellipse(x, y, 3)) for x in (-12, 0, 12) for y in (-132, -116)]
    c.flat(holes, "#a86a5c", clip=m)


def _pockets(c: Canvas) -> None:
    """Pockets of hide, each bellied by what it holds, deep in shade away from the lamp."""
    c.shape(polygon("28,756 80,600 800,600 800,768"), HIDE, bulge=8, toward=WAY)
    edges = (60, 208, 366, 500, 650, 800)
    for left, right in pairwise(edges):
        slant = (430 - left) * 0.05
        pocket = spline(
            [
                (left - slant, 780, 0),
                (left + 4, 560, 0),
                ((left + right) / 2, 536),
                (right - 4, 560, 0),
                (right - slant, 780, 0),
            ]
        )
        m = c.shape(pocket, HIDE, bulge=46, toward=WAY, shading=1.2, drop=12)
        c.wash(c.noise(36, 4, 9) * 0.26, HIDE.shade, clip=m)
        lip = [(left + 6, 562), ((left + right) / 2, 539), (right - 6, 562)]
        c.shape(taper(lip, [10, 14, 10]), HIDE, bulge=6, toward=(0, -1), drop=5)
        seam = [(x, y + 24) for x, y in lip]
        _stitches(c, " ".join(f"{x},{y}" for x, y in seam), 11)
        fold = [((left + right) / 2 + 20, 590), ((left + right) / 2 + 30, 680), (right - 40, 770)]
        c.lines([(fold, [2, 9, 3])], HIDE.shade, 0.7, clip=m)
    shade = c.rise(560, 800) * 0.5 + smoothstep(200, 900, c.x) * 0.3
    c.wash(shade, "#1c0c20", clip=c.mask(polygon("20,560 810,540 810,780 20,780")))


def _roll(c: Canvas) -> None:
    """The part that is still rolled: a thick cylinder with its spiral end towards us."""
    c.shadow(spline("740,770! 760,300! 1000,260! 1040,780!"), "#160a20", 20, 0.6)
    body = spline("726,640! 752,270! 800,214 880,204 950,240! 1010,640! 960,740 830,744")
    m = c.shape(body, HIDE, bulge=80, toward=WAY, drop=20)
    c.wash(c.noise(40, 4, 12) * 0.3, HIDE.shade, clip=m)
    straps = (
        ([(738, 500), (840, 452), (986, 490)], 40),
        ([(748, 350), (840, 306), (964, 338)], 34),
    )
    for line, wide in straps:
        c.shape(
            taper(line, [wide, wide, wide], cap=False),
            Ink("#54262c", "#1c0c1c", "#c08050"),
            bulge=9,
            toward=WAY,
            drop=6,
            clip=m,
        )
    buckle = difference(rectangle(824, 426, 66, 62, 10), rectangle(838, 440, 38, 34, 6))
    c.shape(buckle, BRASS, bulge=7, toward=WAY, drop=6)
    c.lines([("838,457 896,460", [7, 5])], "#fff2b4")
    end = ellipse(868, 650, 142, 96, -4)
    c.shape(end, Ink("#5a2a2c", "#241020", "#b8704c"), bulge=12, toward=WAY, edge=0.5)
    spiral = [
        (868 + math.cos(t) * r * 1.0, 650 + math.sin(t) * r * 0.67)
        for t, r in ((k * 0.35, 16 + k * 2.55) for k in range(48))
    ]
    c.shape(taper(spiral, [14, 17, 20, 22]), HIDE, bulge=8, toward=WAY)
    inner = [(x + 3, y + 9) for x, y in spiral]
    c.lines([(inner, [2, 5, 6])], STITCH, 0.5, n=120)
    c.shape(taper(arc_points(868, 650, 136, 91, 160, 330), [10, 16, 8]), HIDE, bulge=7, toward=WAY)
    c.lines(sparkle(330, 160, 60, 9), "#fffdf0")
