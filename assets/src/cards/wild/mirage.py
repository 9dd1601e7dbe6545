"""A caravan comes over the dunes to a domed palace that shimmers on a lake of air."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np
from art import Array, Canvas, Ink, Light, Path, perlin, placed, rgb, rows, smoothstep, strokes_of
from art.geometry import Place, about, ellipse, points_of, rectangle, samples, spline, taper, union
from art.motifs import cloud

LIGHT = Light((512, 250), "#fff4c8", "#2a1440")
STONE = Ink("#f4c8c0", "#b070a8", "#fffbe6")
TILE = Ink("#5ab8c0", "#3a6aa0", "#fffbe6")
GOLD = Ink("#e8b860", "#a86a5a", "#fffbe6")
HIDE = Ink("#4a2040", "#2a1030", "#e8905a")


def paint(c: Canvas) -> None:
    _sky(c)
    _palace(c)
    _lake(c)
    _dunes(c)
    _caravan(c)
    _palms(c)
    c.finish(vignette=0.32)


def _palace(c: Canvas) -> None:
    for x, w, y, h in ((512, 150, 420, 120), (400, 70, 420, 90), (624, 70, 420, 90)):
        c.shape(rectangle(x - w / 2, y - h, w, h), STONE, w * 0.4, toward=(512 - x + 0.1, -30))
        outline = spline(
            about(
                x, y - h, "-0.46,0! -0.56,-0.3 -0.22,-0.62 0,-0.98! 0.22,-0.62 0.56,-0.3 0.46,0!", w
            )
        )
        c.shape(outline, TILE, w * 0.4, toward=(512 - x - 0.3, -80), shading=0.45)
        c.shape(rectangle(x - w * 0.54, y - h - 7, w * 1.08, 13, 4), GOLD, 6, toward=(0, -1))
        c.shape(ellipse(x, y - h - w * 0.99, 5, 7), GOLD, 4, toward=(0, -1))
        for k in range(max(1, int(w // 46))):
            xx = x - w / 2 + w * (k + 0.5) / max(1, int(w // 46))
            c.flat(spline(about(xx, y, "-10,-8! -10,-44 0,-62! 10,-44 10,-8!")), TILE.shade)
    for x, h in ((332, 190), (466 - 10, 150), (568 + 10, 150), (692, 190)):
        c.shape(rectangle(x - 11, 420 - h, 22, h), STONE, toward=(512 - x, -30))
        c.shape(rectangle(x - 17, 420 - h, 34, 12), TILE)
        outline = spline(about(x, 420 - h, "-13,0! -17,-18 0,-46! 17,-18 13,0!"))
        c.shape(outline, TILE, toward=(512 - x, -80))


def _camel(c: Canvas, at: Place, cloth: Ink) -> None:
    """A dromedary walking to the right, its feet at the place."""

    def part(path: Path, ink: Ink = HIDE, **how: Any) -> Array:
        return c.shape(at.path(path), ink, toward=(0.35, -1), **how)

    c.shadow(at.path(ellipse(6, 4, 62, 7)), "#571f4a", 6)
    for leg, widths in strokes_of(
        "-28,-62 -24,-40 -14,-22 -12,-2 : 20 11 7 6 | 34,-64 30,-40 18,-24 8,-8 : 16 9 7 6 | "
        "-40,-66 -46,-42 -42,-22 -50,-3 : 22 12 7 6 | 46,-66 52,-40 50,-20 54,-2 : 17 10 7 6"
    ):
        x, y = points_of(leg)[-1]
        part(union(taper(leg, widths), ellipse(x + 3, y, 8, 4)), bulge=5)
    part(taper("-48,-80 -58,-62 -56,-44", [5, 3, 7]), bulge=3)
    part(
        spline(
            "-46,-58 -52,-76 -42,-90 -24,-94 -10,-116 2,-124 14,-116 26,-94 42,-84 52,-88 "
            "60,-108 66,-130 72,-142! 78,-134 98,-132 102,-124 92,-118 82,-118 78,-98 70,-76 "
            "58,-62 40,-56 10,-52 -28,-52"
        ),
        bulge=12,
        rim="#ffc890",
        rim_width=2.4,
    )
    rug = part(
        spline("-30,-94! -10,-118 2,-126 14,-118 32,-92! 26,-62! 2,-56 -26,-62!"),
        cloth,
        bulge=10,
        edge=0.4,
    )
    c.lines([(at.points("-30,-74 0,-66 30,-74"), [3, 4, 3])], "#ffe0a0", clip=rug)
    c.lines([(at.points("-28,-66 0,-58 28,-66"), [2, 3, 2])], "#571f4a", clip=rug)
    part(ellipse(-4, -134, 19, 13, -6), cloth, bulge=9, edge=0.5)
    part(ellipse(-24, -98, 12, 17, 16), Ink("#8a4a48", "#331638", "#ffc890"), bulge=8, edge=0.5)
    c.lines(
        placed(at.points, "-6,-148 -4,-134 -4,-120 : 2 3 2 | 82,-132 80,-118 : 2 2"), "#ffe0a0", 0.9
    )


def _sky(c: Canvas) -> None:
    v = c.y / 430 + (c.swirl(300, 70, 4, 3, stretch=(1, 0.3)) - 0.5) * 0.2
    c.field(v, "#2c3a86 .25:#6a5ab0 .48:#c878b0 .68:#ff9e90 .86:#ffd08a #fff0c0")
    c.flat(ellipse(512, 290, 168), "#fff6d4")
    c.glow(c.mask(ellipse(512, 290, 168)), 60, "#ffd890", 0.7)
    c.rays(512, 290, "#fff4c8", 0.35, count=24, seed=7, fall=0.8, reach=800)
    for cx, cy, w, h, s in rows(
        "160 130 300 30 3 | 850 100 330 34 5 | 700 190 200 18 7 | 300 216 180 16 9"
    ):
        outline = cloud(cx, cy, w, h, s)
        c.shape(outline, "#ffc0b0 #c078b0 #fff6dc", h * 0.6, toward=(512 - cx, 200), alpha=0.92)


def _lake(c: Canvas) -> None:
    lk = ((c.y > 418) & (c.y < 520)).astype(np.float32)
    snap = c.rgb.copy()
    shift = (np.sin(c.y * 0.55 + perlin(c.x / 60, c.y / 9, 3) * 3) * 5).astype(int)
    yy = np.clip(2 * 418 - c.y, 0, c.height - 1).astype(int)
    xx = np.clip(c.x.astype(int) + shift, 0, c.width - 1)
    refl = snap[yy, xx] * 0.82 + rgb("#6ab0c8") * 0.18
    c.put(refl, lk)
    c.put(
        "#fff8e0", c.stipple(smoothstep(0.6, 0.74, c.noise(60, 3, 5, stretch=(3, 0.12))) * 0.8) * lk
    )
    c.wash(c.rise(462, 520) * 0.8, "#f8d8b0", clip=lk)  # the air thickens before the sand
    c.put("#fff0c8", c.stipple(smoothstep(26, 0, np.abs(c.y - 418)) * 0.7) * 0.9)


def _dunes(c: Canvas) -> None:
    for k, (pts, hue, sh, hi) in enumerate(
        (
            (
                ((-40, 540), (200, 500), (420, 530), (700, 496), (1064, 530)),
                "#f0a868",
                "#b8606a",
                "#ffe6b0",
            ),
            (
                ((-40, 590), (160, 610), (420, 566), (640, 610), (860, 570), (1064, 560)),
                "#d9804e",
                "#8a3f5c",
                "#ffd090",
            ),
            (
                ((-40, 640), (220, 690), (520, 640), (760, 700), (1064, 640)),
                "#a8543f",
                "#571f4a",
                "#ffb070",
            ),
        )
    ):
        p = spline(
            [(-60, 840, 0)]
            + [(x, y, 0) if i == 0 else (x, y) for i, (x, y) in enumerate(pts)]
            + [(1084, 840, 0)]
        )
        m = c.shape(p, Ink(hue, sh, hi), 60, toward=(0.1, -1), shading=0.5)
        rip = np.sin(
            (c.y * 1.0 + np.sin(c.x / 140 + k) * 30 + c.x * 0.12) / 7
            + perlin(c.x / 90, c.y / 40, k) * 2.5
        )
        c.wash(smoothstep(0.4, 0.9, rip) * 0.45, sh, clip=m)
        c.wash(smoothstep(0, 1, (c.x - 512 + (c.y - 560)) / 700) * 0.5, sh, clip=m)


def _caravan(c: Canvas) -> None:
    hues = ("#c0485a", "#3f8a9a", "#d9a040")
    places = [Place(156, 700, 1.08), Place(318, 688, 1.08), Place(478, 668, 1.08)]
    for back, front in pairwise(places):
        rope = [*back.points("84,-118 96,-88"), *front.points("-58,-62")]
        c.lines([(rope, [2, 2.5, 2])], "#331638")
    for place, hue in zip(places, hues, strict=True):
        _camel(c, place, Ink(hue, lit="#fff0b8"))
    at = Place(622, 664, 1.12)
    c.shadow(at.path(ellipse(4, 3, 26, 5)), "#571f4a", 5)
    c.lines(
        [([*places[-1].points("84,-118"), *at.points("-20,-44 -10,-46")], [2, 2.5, 2])], "#331638"
    )
    c.lines([(at.points("32,2 26,-50 24,-92"), [5, 5, 4])], "#331638")
    how = {"toward": (0.35, -1), "rim": "#ffc890", "rim_width": 2.4}
    c.shape(at.path(taper("-6,-8 -12,2", [12, 8])), HIDE)
    c.shape(at.path(taper("12,-8 18,2", [12, 8])), HIDE)
    robe = spline("-18,-4! -20,-34 -14,-62 0,-72 12,-62 16,-34 24,-6! 4,0")
    rm = c.shape(at.path(robe), "#5a2448 #331638 #ffb070", 12, **how)
    c.lines([(at.points("-4,-50 -8,-26 -12,-2"), [1, 3, 2])], "#2a1030", clip=rm)
    c.lines([(at.points("-18,-36 0,-32 18,-38"), [3, 4, 3])], "#3f8a9a", clip=rm)
    c.shape(at.path(taper("0,-60 10,-46 26,-52", [13, 11, 8])), HIDE, 5, **how)
    c.shape(at.spline("-6,-70 -8,-84 4,-90 13,-82 15,-76 10,-66"), HIDE, 6)
    turban = union(ellipse(2, -86, 14, 9, -8), ellipse(0, -93, 8, 6))
    c.shape(at.path(turban), "#e8c8a0 #8a4a68 #fffbe6", 7, toward=(0.35, -1))
    c.shape(at.path(taper("-10,-84 -18,-70 -20,-56", [8, 8, 3])), "#e8c8a0 #8a4a68")


def _frond(spine: str | list[tuple[float, float]], size: float) -> list[Path]:
    """A palm leaf: a rib and the blades that hang from both of its sides."""
    blades = [taper(spine, [9, 7, 2])]
    rib = samples(spine, 13)
    for k, s in enumerate(rib[1:], 1):
        long = size * (0.45 + 0.55 * math.sin(math.pi * min(1, k / 10))) * (1 - 0.35 * k / 12)
        for side in (-1, 1):
            tip = s.beside(side * long * 0.72, long * 0.8)
            mid = s.beside(side * long * 0.42, long * 0.3)
            blades.append(taper([(s.x, s.y), mid, (tip[0], tip[1] + long * 0.25)], [4, 8.5, 1.5]))
    return blades


def _palms(c: Canvas) -> None:
    leaves = ((-165, 150), (10, 150), (-135, 150), (-25, 140), (-100, 110), (-62, 120), (168, 120))
    for x, y, h, ln in ((922, 750, 360, -60), (986, 790, 280, 40)):
        tp = (x + ln, y - h)
        trunk = taper(
            [(x, y), (x + ln * 0.05, y - h * 0.3), (x + ln * 0.4, y - h * 0.68), tp],
            [44, 26, 21, 15],
        )
        tm = c.shape(trunk, "#5a2a48 #220e2c #e88a60 #ffc890 3", toward=(-1, -0.3))
        rings = [
            ([(x - 40 + ln * k / 16, y - h * k / 15), (x + 40 + ln * k / 16, y - h * k / 15 - 8)])
            for k in range(1, 15)
        ]
        strokes = [([a, ((a[0] + b[0]) / 2, a[1] + 8), b], [3, 4, 3]) for a, b in rings]
        c.lines(strokes, "#220e2c", 0.8, clip=tm)
        for a, long in leaves:
            ra = math.radians(a)
            spine = [
                tp,
                (tp[0] + math.cos(ra) * long * 0.55, tp[1] + math.sin(ra) * long * 0.5 - 14),
                (tp[0] + math.cos(ra) * long, tp[1] + math.sin(ra) * long * 0.5 + 44),
            ]
            c.shape(_frond(spine, 46), "#2f5a5c #1a1c44 #f0c878", 5, toward=(-0.7, -1), edge=0.35)
            c.lines([(spine, [3, 4, 1])], "#f0c878", 0.5)
        dates = [ellipse(tp[0] + dx, tp[1] + dy, 8) for dx, dy in ((-9, 10), (6, 13), (-2, 21))]
        for date in dates:
            c.shape(date, "#c0683a #571f4a #ffd090", 6, toward=(-0.7, -1))
    mound = spline("800,770! 860,738 930,728 990,742 1064,726! 1064,820! 800,820!")
    c.shape(mound, "#a8543f #571f4a #ffb070", 26, toward=(-0.3, -1), shading=0.5)
