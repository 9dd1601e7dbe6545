"""A white unicorn wears a lost coronet on its horn and follows a girl's lantern home at dusk."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, leaf, pine, ridge, rng, scatter, sparkle, strung, swarm, trunk
from art.geometry import Path, Place, ellipse, polygon, rectangle, samples, spline, taper

LIGHT = Light((800, 250), "#fff0d8", "#181040")
MOONWARD = (0.85, -0.5)
COAT = Ink("#ece2ec", "#8a78b4", "#fffdf4", rim="#fffbe6")
GOLD = Ink("#f0b84e", "#8a4a34", "#fffac8")
MANES = (
    Ink("#b890d0", "#5c4496", "#f8d8ec"),
    Ink("#9a78c4", "#48388a", "#e8c0e8"),
    Ink("#d8a8d0", "#7a559c", "#fff0f0"),
)
HORN = "566,276 622,196 690,92"


def paint(c: Canvas) -> None:
    c.layers(_sky, _wood, _way_home, _back_mane, _neck, _mane, _head, _forelock, _horn, _frame)
    c.finish(vignette=0.34)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 0.85 + (c.swirl(260, 90, 5, 12, stretch=(1, 0.4)) - 0.5) * 0.2
    v += c.spot(770, 370, 460, 420) * 0.36
    c.field(v, "#141040 .22:#2a2064 .42:#553a8a .6:#a05c9c .76:#e88f9c .9:#ffc4a8 #ffeac8")
    c.motes(scatter(rng(5), 70, (0, 0, 1024, 300), (0.8, 2.6)), "#fff2dc")
    moon = ellipse(846, 330, 92)
    c.glow(c.mask(moon), 56, "#ffdcc0", 0.6)
    disc = c.flat(moon, "#fff3d4")
    c.wash(c.spot(880, 372, 120) * 0.6 * (c.noise(44, 3, 8) > 0.47), "#f3cfae", clip=disc)


def _wood(c: Canvas) -> None:
    lit = c.lit(MOONWARD)
    c.shape(ridge(520, 24, 200, 6), "#a4629c #74488e #ffc0b0", 30, toward=(0, -1))
    r = rng(17)
    for i in range(26):
        x = i * 42 - 10 + r.randn() * 12
        tall = 120 + r.rand() * 90 + (90 if x < 300 else 0)
        lit(pine(x, 656, tall + 66, tall * 0.42 + 14, i), "#5a3f86 #3a2a6c #c880a8", 14)
    c.haze(470, 640, "#c888b0", 0.7)
    for x, w, s in ((40, 60, 1), (190, 40, 2), (300, 26, 3)):
        lit(trunk(x, w, s), "#34286a #1a1446 #b87ab0", w * 0.4)


def _way_home(c: Canvas) -> None:
    from_right = c.lit((0.3, -1))
    lit_by_moonward = c.lit(MOONWARD)
    from_right(ridge(640, 14, 260, 9), "#4a3a80 #2a2060 #d890b0", 26)
    from_right(
        "934,634! 912,650 850,664 770,686 690,720 640,800! 900,800! 872,744 880,706 912,676 "
        "946,654 952,634!",
        "#c890b0 #8a64a0 #ffd8c0",
        12,
    )
    c.shape(polygon("892,586 972,586 972,636 892,636"), "#5a4484 #30245e #e0a0b0")
    c.shape("876,592! 906,540! 962,536! 990,592!", "#3a2c6c #221a4c #c080a8", 12)
    c.flat(rectangle(952, 520, 14, 34), "#30245e")
    lit = c.flat([rectangle(906, 602, 16, 18, 3), rectangle(944, 602, 16, 34, 6)], "#ffd98a")
    c.glow(lit, 12, "#ffb060", 1.0)
    # the girl, seen from behind, with her lantern
    c.shadow(ellipse(782, 708, 46, 7), "#3a2a70", 4)
    outline = "784,636! 770,700! 800,710 832,702! 816,636! 800,626"
    lit_by_moonward(outline, "#a82c4a #561440 #ff9a80 #ffd0a0 2.5", 14)
    c.shape("814,646 832,660 846,664 : 11 9 7", "#a82c4a #561440 #ff9a80")
    lit_by_moonward(
        "786,640! 780,612 800,596 820,612 815,642! 800,650", "#7a3c34 #3c1c3c #f0a868", 12
    )
    c.lines("848,660 850,676 : 2 2", "#30204a")
    c.glow(c.flat(rectangle(842, 674, 16, 20, 4), "#ffe6a0"), 22, "#ffb050", 2.2)
    c.halo(850, 684, 70, "#ffb860", 0.7)


def _lock(points: str, widths: list[float], dx: float = 0, dy: float = 0) -> Path:
    return taper([(s.x + dx, s.y + dy) for s in samples(points, 10)], widths)


def _back_mane(c: Canvas) -> None:
    r = rng(3)
    for i, at in enumerate(samples("470,226 400,246 330,310 268,420 226,540 190,690", 12)):
        reach = 150 + r.rand() * 60
        x, y = at.x, at.y
        lock = taper(
            f"{x + 30},{y + 10} {x - reach * 0.35},{y - 8} {x - reach * 0.75},{y + 50} "
            f"{x - reach * 1.1},{y + 54 + 20 * math.sin(i * 2.1)}",
            [46, 44, 26, 3],
        )
        c.shape(lock, MANES[1], 15, toward=MOONWARD, edge=0.3)


def _neck(c: Canvas) -> None:
    neck = spline("""486,210! 430,222 350,296 276,436 224,600 196,810! 664,810! 640,752 598,690
        548,620 508,524 520,440 560,330""")
    m = c.shape(neck, COAT, 100, toward=MOONWARD, shading=1.15)
    c.wash(c.spot(492, 520, 110, 90) * 0.75, COAT.shade, clip=m)
    strokes = """424,470 452,580 520,690 560,770 : 1 6 5 1 | 472,504 496,570 540,636 : 1 4 1 |
        600,722 574,736 556,772 : 1 5 1 | 360,640 400,700 420,770 : 1 4 1"""
    c.lines(strokes, "#a894c4", 0.8, clip=m)


def _mane(c: Canvas) -> None:
    r = rng(9)
    for i, at in enumerate(
        samples("492,212 430,226 366,286 316,360 276,440 244,530 220,620 206,730", 15)
    ):
        x, y = at.x, at.y
        reach = 120 + 40 * r.rand()
        lock = taper(
            f"{x + 26},{y - 22} {x + 14 - reach * 0.2},{y + 40} "
            f"{x - reach * 0.5},{y + 92 + 12 * math.sin(i * 1.7)} "
            f"{x - reach * 0.98},{y + 110 + 26 * math.sin(i * 1.7)}",
            [3, 48, 32, 3],
        )
        m = c.shape(lock, MANES[i % 3], 15, toward=MOONWARD, edge=0.4)
        strokes = [
            (
                f"{x + 10},{y + 14} {x - reach * 0.22},{y + 56} "
                f"{x - reach * 0.6},{y + 102 + 14 * math.sin(i * 1.7)}",
                [0.6, 3, 0.6],
            )
        ]
        c.lines(strokes, "#fff0f4", 0.7, clip=m)


def _head(c: Canvas) -> None:
    lit = c.lit(MOONWARD)
    lit("510,246! 496,190 520,132! 548,186 546,250!", "#c0aed0 #7a68a8 #fffdf4", 14)
    head = spline("""486,232 520,222 560,244 604,306 642,376 690,436 710,470 704,500 684,514 672,532
        646,536 626,516 600,494 560,492 518,474 488,430 470,360 466,280""")
    m = lit(head, COAT, 62, merge=[(452, 320, 70), (462, 390, 62)], shading=1.05)
    c.wash(c.spot(604, 424, 70, 56) * 0.5, COAT.shade, clip=m)
    c.wash(c.spot(690, 500, 58, 50) * 0.75, "#c89ab4", clip=m)
    strokes = """520,472 488,432 474,380 : 1 6 1 | 556,356 590,400 634,438 : 1 4 1 | 700,500 676,498
        652,506 640,502 : 3 4 3 1 | 560,296 548,308 546,324 : 1 4 1"""
    c.lines(strokes, "#8a78b4", 0.9, clip=m)
    c.flat("694,462 682,458 672,468 678,482 690,476", "#4a3468")
    # the eye: calm, half lowered
    c.flat("546,342! 562,326 586,327 604,346! 586,353 562,352", "#241848")
    c.flat(ellipse(580, 341, 11, 11), "#4a2c7a")
    c.flat(ellipse(586, 336, 4, 4), "#ffffff")
    strokes = "538,344 558,324 586,322 610,350 : 2 6 6 2 | 550,332 536,326 | 560,326 550,314 : 4 1"
    c.lines(strokes, "#241848")
    c.lines("548,316 568,304 598,314 : 1 4 1", "#a894c4")
    lit("486,252! 462,196 470,128! 508,170 522,244!", COAT, 16, edge=0.4)
    c.flat("488,226! 474,190 474,154! 500,184 508,226!", "#c89ab4", 0.9)


def _forelock(c: Canvas) -> None:
    for pts, w, k in (
        ("500,228 536,246 560,296 540,350", [16, 30, 22, 3], 1),
        ("496,224 514,262 524,320 498,372", [16, 30, 22, 3], 2),
        ("502,222 548,236 586,276 590,306", [14, 24, 14, 2], 0),
    ):
        c.shape(_lock(pts, w), MANES[k], 12, toward=MOONWARD, edge=0.4)


def _horn(c: Canvas) -> None:
    lit = c.lit(MOONWARD)
    ring = Place(612, 210, 1.1, 34)
    c.shape(ring.spline("-38,-2 0,-14 38,-2 0,6"), "#9a5a34 #5a2c30 #e0a050")
    horn = taper(HORN, [38, 26, 4])
    c.glow(c.mask(horn), 34, "#ffe0a0", 0.9)
    m = lit(horn, "#ffe6a8 #c0805a #fffdf0 #ffffff", 14)
    strokes = strung(samples(HORN, 13)[1:-1], "20,8 0,0 -20,-12", [2, 4.5, 2])
    c.lines(strokes, "#b8764e", 0.85, clip=m)
    crown = "-40,-4! -46,-44! -24,-18! -14,-56! 2,-14! 14,-56! 26,-18! 46,-44! 40,-4! 0,14"
    lit(ring.spline(crown), GOLD, 9, edge=0.5, drop=5, rim="#fffbe0", rim_width=2.5)
    for x, y, hue in ((-22, -1, "#3f9ac8"), (0, 4, "#c8243c"), (22, -1, "#3f9ac8")):
        gx, gy = ring.points([(x, y)])[0]
        c.flat(ellipse(gx, gy, 5.5), hue)
    for x, y in ((-46, -46), (-14, -58), (14, -58), (46, -46)):
        gx, gy = ring.points([(x, y)])[0]
        c.shape(ellipse(gx, gy, 6), "#fff6e4 #c8a0a8 #ffffff", 5)
    c.lines(sparkle(688, 94, 46, 7), "#fffdf0")
    c.motes(swarm(rng(4), 40, (660, 160), (60, 70)), "#fff2c8", "#ffd890", radius=4)


def _frame(c: Canvas) -> None:
    r = rng(21)
    for i in range(34):
        x = i * 31 + r.randn() * 8
        if 640 < x < 960:
            continue
        outline = leaf(x, (772 + r.rand() * 10), 60 + 60 * r.rand(), -90 + r.randn() * 26, 0.3)
        c.shape(outline, "#2a2060 #120c34 #a878b8", 6, toward=MOONWARD, fray=False)
    for _ in range(16):
        c.flat(ellipse((r.rand() * 600), 715 + r.rand() * 40, 4 + 3 * r.rand()), "#f0b8d0")
