"""A round shield with a red gem rests in a ruined hall among the blades it broke, near its twin."""

from __future__ import annotations

import math

from art import Array, Canvas, Easel, Ink, Light, blur, placed, ridge, rng, rows, spline
from art.fields import smoothstep
from art.geometry import Path, Place, about, around, difference, ellipse, move, polygon, rectangle
from art.motifs import sparkle
from cards._keth import FAR, NEAR, column, ivy, rubble
from cards._leaning import Leaning

LIGHT = Light((512, 60), "#fff6d0", "#0c1326")
SUN_SIDE = (-0.5, -0.85)
GOLD = Ink("#e8ac3c", "#7a3f2c", "#fffac8")
STEEL = Ink("#6f8ca6", "#1f3658", "#f4fbff")
R = 300
DISC = Leaning(560, 376, 0.84, 10)
CUTS = """-130,-120 -82,-77 -54,-68 | 70,-136 118,-164 150,-171 | -103,80 -63,58 -23,58 |
    58,80 110,117 131,124 | 117,-50 150,-21 176,-14 | -152,-2 -117,9 -98,28"""


def paint(c: Canvas) -> None:
    _hall(c)
    ivy(c, 526, 15, (60, 978), 104, 560, 40)
    c.beam("452,-30 600,-30 800,800 300,800", "#fff6cc", 0.7, 22)
    c.rays(526, -40, "#fff6d0", 0.35, count=22, seed=6, fall=0.7, reach=900)
    c.layers(_twin, _steps, _shield, _broken_blades_and_rubble)
    c.finish(vignette=0.3)


def _hall(c: Canvas) -> None:
    v = c.spot(526, 190, 460, 640) * 1.05 + (c.noise(150, 4, 4) - 0.5) * 0.14
    c.field(v, "#1c2c54 .2:#2f4c78 .38:#54789c .56:#98b0a8 .74:#f0cf86 .9:#ffecaa #fffdf0")
    for x in (150, 340, 726, 812, 892):
        column(c, 526, x, 44, 130, FAR)
    c.haze(300, 760, "#8096a0", 0.5)
    outline = "40,176! 320,70 526,34 732,70 1010,176! 1010,104! 732,-6 526,-38 320,-6 40,104!"
    c.shape(outline, "#4f6880 #2c405c #e8dcb0", 30, toward=(0, 1))
    column(c, 526, 60, 104, -40, NEAR)
    column(c, 526, 978, 104, -40, NEAR)
    column(c, 526, 866, 74, 452, NEAR, 60)


def _twin(c: Canvas) -> None:
    """The sword in its stone, small and far, in a light of its own."""
    x = 196
    c.beam(f"{x - 12},150 {x + 12},150 {x + 56},690 {x - 56},690", "#fff6cc", 0.7, 12)
    outline = spline(
        f"{x - 52},668! {x - 44},630! {x - 8},612! {x + 34},622! {x + 54},668!", tension=0.2
    )
    c.shape(outline, "#7a8490 #28344e #fff4cc", 18, toward=(0, -1))
    blade = c.flat(polygon([(x - 7, 500), (x + 7, 500), (x + 6, 616), (x - 6, 616)]), "#f4fbff")
    c.flat(polygon([(x, 500), (x + 7, 500), (x + 6, 616), (x, 616)]), "#8fa8bc")
    c.glow(blade, 16, "#fff0c0", 0.8)
    c.shape(rectangle(x - 5, 456, 10, 40, 4), "#5a2c2c #240f20 #d9946a", 4)
    c.shape(f"{x - 46},490! {x},494 {x + 46},490! {x + 40},503 {x},507 {x - 40},503", GOLD)
    c.shape(ellipse(x, 452, 10), GOLD, 6, toward=SUN_SIDE)
    c.flat(ellipse(x, 499, 5), "#c8243c")


def _steps(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    from_above(ridge(662, 10, 240, 3), "#33465c #141f38 #c8c4a0", 30)
    outline = polygon("400,664 424,420 486,360 600,356 668,430 690,664")
    from_above(outline, "#3c5068 #17233e #c8c4a0", 40)
    for points in ("262,790 300,700 790,700 830,790", "330,712 352,650 738,650 760,712"):
        from_above(polygon(points), "#56687a #1c2844 #f4e6b8", 26, drop=12, edge=0.3)
    c.lines("430,656 444,676 438,704 : 3 3 1 | 640,706 626,734 640,760 : 4 3 1", "#141f38", 0.9)
    c.shadow(ellipse(DISC.x + 30, 676, 220, 18), "#0c1326", 10, 0.95)


def _around(angle: float, radius: float) -> tuple[float, float]:
    return around(0, 0, math.radians(angle), radius)


def _ring(outer: float, inner: float) -> Path:
    return difference(ellipse(0, 0, outer), ellipse(0, 0, inner))


def _shield(c: Canvas) -> None:
    """Its near edge is thick; what is turned from the sun lies in shade."""
    on = c.at(DISC, toward=SUN_SIDE)
    whole = on.mask(ellipse(0, 0, R))
    c.glow(whole, 40, "#fff0c0", 0.4)
    c.shape(move(on.path(ellipse(0, 0, R)), 26, 10), "#6a3c2c #24121c #b07038", 10, toward=(1, 0.4))
    rim = on.shape(_ring(R, 241), GOLD, 20, edge=0.4, rim="#fffbe0", rim_width=3.5)
    on.shape(ellipse(0, 0, 246), "#22344e #101c34 #4a6884", 14, toward=(0.5, 1))
    marks = _runes(c, on)
    dome = on.flat(ellipse(0, 0, 193), STEEL.base)
    _plates(c, on, dome)
    on.shape(_ring(201, 183), GOLD, 9, edge=0.5, drop=5)
    for k in range(16):
        on.shape(ellipse(*_around(k * 22.5 + 11, 267), 12), GOLD, 7, edge=0.7, drop=3)
    c.lines(placed(on.points, f"{CUTS} : 1 8 1"), "#0e1c36", 0.95, clip=dome)
    lips = placed(lambda line: about(3, 5, on.points(line)), f"{CUTS} : 0.6 3 0.6")
    c.lines(lips, "#f8fdff", 0.8, clip=dome)
    _boss(c, on)
    turned = smoothstep(DISC.x - 60, DISC.x + 230, c.x + (c.y - DISC.y) * 0.5)
    c.wash(turned * 0.72, "#141f38", clip=whole * (1 - marks) * (0.8 + 0.2 * rim))
    for x, y, size in rows("-180 -206 70 | -60 -108 44"):
        c.lines(sparkle(*on.points([(x, y)])[0], size, 7), "#ffffff")


def _runes(c: Canvas, on: Easel) -> Array:
    glyphs = [polygon("-8,10 0,-10 8,10"), rectangle(-8, -3, 16, 6), polygon("-8,-10 8,-10 0,10")]
    turns = [k * 360 / 21 for k in range(21)]
    signs = [move(glyphs[k % 3], *_around(a - 90, 221), 1.12, a) for k, a in enumerate(turns)]
    marks = on.mask(signs, stroke=3.4)
    c.put("#f07a34", marks)
    c.glow(marks, 7, "#ff8a30", 1.2)
    return marks


def _plates(c: Canvas, on: Easel, dome: Array) -> None:
    """Eight steel wedges folded along their middle: each half takes the light in its own ink."""
    steels = ("#1b3152", "#2c486a", "#47678a", "#6f8fac", "#a4c0d2", "#dceaf2")
    inner = on.mask(ellipse(0, 0, 110))
    for k in range(16):
        a = k * 22.5 + 22
        facing = math.cos(math.radians(a + 11 + (16 if k % 2 else -16) + 118))
        tone = min(5, max(0, round(2.4 + facing * 2.6)))
        wedge = on.mask(polygon([(0, 0), _around(a, 222), _around(a + 22.5, 222)])) * dome
        c.put(steels[tone], wedge)
        c.wash(blur(inner, 24) * 0.5, steels[min(5, tone + 1)], clip=wedge)
    for k in range(8):
        on.lines([([(0, 0), _around(k * 45 + 22, 194)], [4, 3])], "#22395c", 0.8, clip=dome)
        on.lines([([(0, 0), _around(k * 45 + 44.5, 194)], [3, 2])], "#f4fbff", 0.55, clip=dome)


def _boss(c: Canvas, on: Easel) -> None:
    points = [(*_around(k * 22.5 - 90, 98 if k % 2 == 0 else 70), 0) for k in range(16)]
    contour = spline(points, tension=0.2)
    on.shape(contour, GOLD, 16, edge=0.5, drop=10, rim="#fffbe0", rim_width=2.5)
    on.shape(ellipse(0, 0, 55), "#8a4a2c #3f1a24 #f0b050", 8, toward=(0.5, 0.85))
    gem = on.flat(ellipse(0, 0, 48), "#b81c38")
    inks = ("#ff9a88", "#e8404a", "#c8243c", "#8a1236", "#5a0a2e", "#7a1034", "#c8243c", "#f46a60")
    for k, hue in enumerate(inks):
        a, b = k * 45 - 112, k * 45 - 67
        facet = [_around(a, 49), _around(b, 49), _around(b, 25), _around(a, 25)]
        c.put(hue, on.mask(polygon(facet)) * gem)
    on.flat(polygon([_around(k * 45 - 112, 25) for k in range(8)]), "#e83c4a")
    glint = [_around(a, r) for a, r in ((-160, 21), (-110, 22), (-60, 20), (-130, 5))]
    on.flat(polygon(glint), "#ffd8cc")
    c.glow(on.mask(ellipse(0, 0, 35)), 20, "#ff5040", 0.6)


def _broken_blades_and_rubble(c: Canvas) -> None:
    for x, y, turn, size in ((792, 690, -50, 1.05), (346, 640, 58, 2.3)):
        p = Place(x, y, size, turn)
        c.shadow(p.path(rectangle(-20, -120, 44, 230)), "#0c1326", 8, 0.6)
        c.flat(p.path(polygon("-15,-20 0,-20 0,-132 -6,-108 -15,-118")), "#c8d8e0")
        c.flat(p.path(polygon("0,-20 15,-20 15,-100 6,-112 0,-132")), "#6a86a0")
        c.shape(p.path(rectangle(-46, -22, 92, 15, 6)), "#6a6470 #24223c #e8e0c8", 6)
        c.shape(p.path(rectangle(-9, -8, 18, 62, 6)), "#4a2c30 #1c0f20 #c08a68", 7)
        c.shape(p.path(ellipse(0, 62, 14)), "#6a6470 #24223c #e8e0c8", 8)
    for x, y, turn, length in ((440, 726, 78, 70), (626, 722, -70, 84), (540, 744, 96, 50)):
        p = Place(x, y, 1, turn)
        c.shadow(p.path(rectangle(-12, -length * 0.5, 26, length)), "#0c1326", 6, 0.7)
        c.flat(p.path(polygon([(-11, 30), (0, 24), (0, -length), (-11, 20 - length)])), "#dfeaf0")
        c.flat(p.path(polygon([(0, 24), (11, 34), (11, 16 - length), (0, -length)])), "#6a86a0")
    rubble(c, 526, "60 742 170 92 | 168 764 120 60 | 890 762 130 66 | 990 742 130 96")
    r = rng(5)
    dots = [(526 + r.randn() * 130, r.rand() * 640, 1 + 1.8 * r.rand()) for _ in range(70)]
    c.motes(dots, "#fff6d0")
