"""In a fortune teller's ball the whole court has to show what fire it holds."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, arc_points, blur, difference, rng, smoothstep
from art.geometry import ellipse, mirror, move, polygon, rectangle, samples, spline, taper
from art.motifs import sparkle, swarm
from art.strokes import fan
from art.tables import each, rows

LIGHT = Light((512, 330), "#ffb8f0", "#170f1e")
X, Y, R = 512, 318, 216
GOLD = Ink("#c88a38", "#4a2030", "#ffe8a0", rim="#ffd0f0", rim_width=3)
DRAPE = Ink("#1a5a6c", "#0e2238", "#5ab0b0")
DARK = "#2a0c3c"


def paint(c: Canvas) -> None:
    _tent(c)
    _table(c)
    _candles(c)
    _stand(c)
    ball = _ball(c)
    _court(c, ball)
    _glass(c, ball)
    _claws(c)
    _toll(c)
    c.motes(swarm(rng(8), 46, (X, Y), (260, 190)), "#ffd8ff", "#c060ff", radius=4)
    c.finish(vignette=0.4)


def _tent(c: Canvas) -> None:
    v = 0.1 + c.spot(X, Y, 560, 500) ** 1.4 * 0.9 + (c.swirl(160, 60, 4, 6) - 0.5) * 0.16
    c.field(v, "#170f1e .16:#251338 .34:#43185a .52:#742a80 .7:#b04a9a .86:#f090b8 #ffd8d8")
    for k, (x, w) in enumerate(((70, 170), (196, 130), (290, 84))):
        for side in (0, 1):
            drape = spline(
                f"{x - w * 0.6},-30! {x + w * 0.62},-30! {x + w * 0.5},200 "
                f"{x + w * 0.1 - k * 26},420 {x - w * 0.1 - k * 40},800! "
                f"{x - w * 0.9},800!"
            )
            drape = mirror(drape, X) if side else drape
            m = c.shape(drape, DRAPE, 34, toward=(1 - 2 * side, 0.25), edge=0.5, drop=8)
            folds = []
            for j in range(-2, 3):
                line = [
                    (x + j * w * 0.22, -20),
                    (x + j * w * 0.2, 220),
                    (x + j * w * 0.12 - k * 26, 430),
                    (x + j * w * 0.2 - k * 36 - w * 0.2, 700),
                ]
                folds.append(([(2 * X - p, q) for p, q in line] if side else line, [2, 8, 5, 9]))
            c.lines(folds, "#0e2238", 0.7, clip=m)
    for side in (0, 1):
        tie = "-10,440 100,466 214,444"
        rope = taper(
            [(2 * X - s.x, s.y) if side else (s.x, s.y) for s in samples(tie, 12)], [20, 24, 20]
        )
        c.shape(rope, GOLD, 9, toward=(0, -1), drop=8, edge=0.5)
        x = 2 * X - 214 if side else 214
        tassel = spline(
            [(x - 12, 452, 0), (x + 12, 452, 0), (x + 20, 530, 0), (x, 536), (x - 20, 530, 0)]
        )
        m = c.shape(tassel, GOLD, 12, toward=(512 - x, 0), drop=7, edge=0.5)
        strokes = [([(x + k * 4, 468), (x + k * 7, 534)], [2, 3]) for k in range(-2, 3)]
        c.lines(strokes, "#4a2030", 0.7, clip=m)
        c.shape(ellipse(x, 444, 19, 18), GOLD, 11, toward=(512 - x, -60), drop=5, edge=0.5)
    scallops = []
    for k in range(9):
        x = -10 + k * 131
        scallop = spline(
            [(x - 68, -20, 0), (x + 68, -20, 0), (x + 66, 30), (x, 74 + (k % 2) * 10), (x - 66, 30)]
        )
        c.shape(
            scallop,
            DRAPE if k % 2 else Ink("#15485a", "#0c1c30", "#4a98a0"),
            20,
            toward=(0, 1),
            drop=8,
            edge=0.4,
        )
        scallops.append(
            (
                [(x - 66, 32), (x - 40, 58), (x, 75 + (k % 2) * 10), (x + 40, 58), (x + 66, 32)],
                [6, 9, 9, 9, 6],
            )
        )
    c.lines(scallops, "#d89a48", n=40)
    strokes = [
        ([(s.x, s.y), (s.x, s.y + 20)], [4, 2]) for line, _ in scallops for s in samples(line, 13)
    ]
    c.lines(strokes, "#b87a3c")


def _table(c: Canvas) -> None:
    cloth = Ink("#5a1c50", "#240e30", "#c8609a")
    skirt = spline("60,664! 200,630! 824,630! 964,664! 1010,800! 14,800!")
    m = c.shape(skirt, cloth, 20, toward=(0, -1))
    c.lines(fan("512,676 512,800", "104,0 124,0", range(-4, 5), [3, 12]), "#240e30", 0.7, clip=m)
    top = c.shape(ellipse(512, 648, 462, 56), cloth, 16, toward=(0, -1), edge=0.4)
    c.wash(c.spot(512, 640, 330, 46) * 1.1, "#e878b8", clip=top)
    rim = c.mask(ellipse(512, 648, 440, 49), stroke=6) * top
    c.put("#d89a48", rim)
    strokes = [
        ([(s.x, s.y), (s.x + (s.x - 512) * 0.01, s.y + 22)], [5, 2])
        for s in samples(arc_points(512, 650, 464, 56, 175, 5, 20), 90)
    ]
    c.lines(strokes, "#d89a48")


def _candles(c: Canvas) -> None:
    for x, y, h in ((176, 648, 96), (262, 662, 84), (884, 652, 96)):
        c.shadow(ellipse(x, y + 2, 44, 9), "#170f1e", 6, 0.9)
        wax = spline(
            f"{x - 25},{y}! {x - 23},{y - h + 8} {x - 18},{y - h}! {x},{y - h + 5} "
            f"{x + 19},{y - h - 3}! {x + 23},{y - h + 10} {x + 25},{y}! {x},{y + 7}"
        )
        c.shape(wax, "#e8dcc8 #6a4a7c #fffbe8", 22, toward=(512 - x, -80), edge=0.4)
        for dx, length in ((-16, h * 0.45), (8, h * 0.3), (18, h * 0.55)):
            drip = taper([(x + dx, y - h + 2), (x + dx, y - h + length)], [11, 13])
            c.shape(drip, "#f8f0dc #a08ab0 #fffff4", 7, toward=(512 - x, -80))
        drop = spline("0,-52! 9,-26 17,-8 13,8 0,14 -13,8 -17,-8 -8,-26")
        for size, hue in ((1, "#2f9a58"), (0.74, "#7ae86a"), (0.42, "#f4ffc8")):
            c.flat(move(drop, x, y - h - 12, size), hue)
        c.lines([([(x, y - h + 3), (x + 1, y - h - 12)], [4, 3])], "#241020")
        c.glow(c.mask(move(drop, x, y - h - 12)), 26, "#60e060", 0.8)


def _stand(c: Canvas) -> None:
    from_above = c.lit((0, -1), edge=0.5)
    c.shadow(ellipse(512, 668, 190, 16), "#170f1e", 8, 0.95)
    from_above(ellipse(512, 662, 150, 24), GOLD, 12)
    from_above("400,656! 420,622 466,604! 558,604! 604,622 624,656! 512,668", GOLD, 24, edge=0.4)
    from_above("458,608! 470,560 452,530! 572,530! 554,560 566,608! 512,616", GOLD, 26)


def _ball(c: Canvas) -> Array:
    c.glow(c.mask(ellipse(X, Y, R)), 60, "#d060ff", 0.5)
    m = c.rough(ellipse(X, Y, R))
    away = np.hypot(c.x - X, c.y - Y) / R
    low = np.hypot(c.x - X, c.y - (Y + 10)) / R
    v = 1.2 - low * 0.86 + (c.swirl(120, 70, 5, 9) - 0.5) * 0.42
    v = v - smoothstep(0.82, 1.0, away) * 0.45
    c.field(
        v,
        "#1c0c30 .12:#3c1464 .3:#6c24a0 .48:#b044c8 .66:#f07ad0 .82:#ffc0d8 #fff4e8",
        m,
        soft=0.85,
    )
    return m


def _figure(c: Canvas, x: float, y: float, size: float, kind: str, ball: Array) -> Array:
    """A courtier from the front, flat and dark, with a card held out before the chest."""
    from_above = c.lit((0, -1))
    at = Place(x, y, size)
    gown = {
        "king": "0,-96 17,-90 40,-80 48,-40 44,30! -44,30! -48,-40 -40,-80 -17,-90",
        "lady": "0,-94 14,-88 28,-76 24,-48 50,30! -50,30! -24,-48 -28,-76 -14,-88",
        "fool": "0,-94 16,-88 34,-78 36,-44 34,30! -34,30! -36,-44 -34,-78 -16,-88",
    }[kind]
    parts = [spline(gown), ellipse(0, -112, 19, 23)]
    if kind == "king":
        parts.append(polygon("-21,-124 -24,-158 -11,-142 0,-164 11,-142 24,-158 21,-124"))
    elif kind == "lady":
        parts.append(spline("-20,-116! -14,-136 6,-190! 18,-134 21,-114!"))
        parts.append(taper("6,-186 30,-150 34,-100", [3, 9, 14]))
    else:
        parts.append(
            spline(
                "-20,-112! -26,-136 -50,-148 -58,-122! -44,-134 -28,-128 0,-140 28,-128 44,-134"
                " 58,-122! 50,-148 26,-136 20,-112!"
            )
        )
        parts += [ellipse(-58, -116, 7), ellipse(58, -116, 7)]
    for side in (-1, 1):
        parts.append(taper([(side * 32, -72), (side * 56, -46), (side * 40, -22)], [20, 17, 14]))
    hue = {"king": "#3c0f3c", "lady": "#123c50", "fool": "#4a1250"}[kind]
    from_above([at.path(p) for p in parts], Ink(hue, DARK, "#ff9ad8"), 8, lighting=0.6, clip=ball)
    card = Place(*at.points("0,-38")[0], size * 0.82, {"king": 0, "lady": 5, "fool": -5}[kind])
    m = from_above(
        card.path(rectangle(-30, -42, 60, 84, 6)), "#fff2d0 #c878a8 #ffffff", 4, drop=5, clip=ball
    )
    c.flat(card.path(rectangle(-23, -35, 46, 70, 3)), "#ffd890", clip=ball)
    fire = spline("0,-28! 10,-8 19,8 13,23 0,28 -13,23 -19,8 -9,-4")
    c.flat(card.path(fire), "#d83020", clip=ball)
    c.flat(card.spline("1,-2! 8,10 8,18 0,24 -8,18 -5,8"), "#fff0a0", clip=ball)
    for side in (-1, 1):  # thumbs
        thumb = taper([(side * 40, -24), (side * 22, -28)], [13, 9])
        from_above(at.path(thumb), Ink(hue, DARK, "#ff9ad8"), 5, clip=ball)
    return m


def _court(c: Canvas, ball: Array) -> None:
    floor = c.mask("280,424! 400,404 512,398 624,404 744,424! 744,560! 280,560!") * ball
    c.field(c.spot(X, 430, 230, 110), "#3c1464 .2:#6c24a0 .45:#a83cc0 .7:#f08ad8 #ffd8e8", floor)
    lit = np.zeros_like(c.x)
    for x, y, size, kind in rows("396 446 1.3 fool | 630 446 1.3 lady | 512 462 1.6 king"):
        lit = np.maximum(lit, _figure(c, x, y, size, kind, ball))
    c.glow(lit, 22, "#ffb060", 0.5)


def _glass(c: Canvas, ball: Array) -> None:
    away = np.hypot(c.x - X, c.y - Y) / R
    c.wash(smoothstep(0.86, 1.0, away) * 0.75, "#2a0c4a", clip=ball)
    crescent = difference(ellipse(X, Y, R - 10), ellipse(X + 16, Y + 22, R - 8))
    c.put("#ffe8ff", c.stipple(blur(c.mask(crescent), 5) * 0.8, 0.3) * ball * 0.75)
    shine = spline("366,196! 388,160 424,132 452,124! 436,150 404,176 384,212")
    c.flat(shine, "#fff8ff", 0.92)
    c.flat(ellipse(360, 232, 10, 15, 20), "#fff8ff", 0.92)
    c.lines([(arc_points(X, Y, R - 14, R - 14, 20, 66, 10), [1, 7, 1])], "#8af0a0", 0.9)
    c.lines([(arc_points(X, Y, R - 3, R - 3, 190, 300, 20), [1, 5, 1])], "#ffd8ff", 0.9)
    c.lines(sparkle(X + 150, Y - 130, 36, 7), "#ffffff")


def _claws(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    for line in each(
        "470,570 392,556 352,500 360,440 | 554,570 632,556 672,500 664,440 | "
        "512,590 508,556 512,520 512,472"
    ):
        claw = taper(line, [54, 46, 36, 5])
        m = from_above(claw, GOLD, 17, drop=8, edge=0.6)
        rings = []
        for s in samples(line, 12)[2:7]:
            rings.append(([s.beside(-28), s.beside(0, 6), s.beside(28)], [2, 4, 2]))
        c.lines(rings, "#4a2030", 0.85, clip=m)
    from_above("440,548! 512,536 584,548! 592,580 512,596 432,580", GOLD, 16, drop=6, edge=0.5)
    for k in range(5):
        x = 452 + k * 30
        from_above(ellipse(x, 567 + 4 * math.cos((k - 2) * 0.8), 9), "#3ab868 #0c3a30 #e8ffb8", 7)


def _toll(c: Canvas) -> None:
    """One coin, paid in advance."""
    c.shadow(ellipse(700, 678, 70, 12), "#170f1e", 6, 0.9)
    c.shape(ellipse(700, 672, 60, 15), GOLD, 8, toward=(0, -1), edge=0.5)
    c.shape(ellipse(700, 668, 46, 9), "#6a3a30 #2a1024 #b8783c", 6, toward=(0, 1))
    c.shape(ellipse(700, 664, 25, 8), "#f0c050 #8a4a28 #fff8c0", 4, toward=(0, -1), edge=0.6)
    c.lines(sparkle(688, 660, 22, 5), "#fffbe0")
