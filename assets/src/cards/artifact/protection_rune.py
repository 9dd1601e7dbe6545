"""A rune scratched on a cradle glows: child and cat sleep, the claws of the dark stop short."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, fan, rng, rows, smoothstep, strokes_of
from art.geometry import Place, around, ellipse, polygon, rectangle, samples, taper, union
from art.motifs import scatter, sparkle, swarm

LIGHT = Light((512, 500), "#fff0b0", "#0a0c24")
WOOD = Ink("#9a5c34", "#3c1c28", "#f8c070", rim="#fff0b0")
DARK = Ink("#0d0d26", "#07081a", "#3c2c50", rim="#f0a860", rim_width=5)
X, Y, RX, RY = 516, 452, 316, 326


def paint(c: Canvas) -> None:
    _room(c)
    dome = _dome(c)
    c.layers(_menace, _ring, _cradle, _rune, _cat, _toy)
    _light(c, dome)
    c.finish(vignette=0.4)


def _room(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    v = c.spot(512, 470, 520, 480) * 1.15 + (c.noise(150, 4, 3) - 0.5) * 0.1
    c.field(v, "#3a2038 .3:#7a3c3c .5:#b8683e .68:#e8a454 .85:#ffd888 #fff4c8")
    for row in range(9):
        for k in range(13):
            x, y = k * 84 + (row % 2) * 42 - 6, row * 74 + 18
            c.flat(polygon([around(x, y, a, s) for a, s in _STAR]), "#a85a3a", 0.5)
    floor = from_above(polygon("-20,800 -20,622 1044,622 1044,800"), "#8a5038 #4a2430 #f0b468", 20)
    c.lines(fan("512,620 512,800", "60,0 128,0", range(-9, 10), [2, 5]), "#4a2430", 0.7, clip=floor)
    from_above(rectangle(-20, 600, 1064, 24), "#7a4434 #3c1c28 #ffc878", 8)
    from_above(ellipse(512, 716, 330, 48), "#a83c4a #561c3c #ff9a78", 20)
    c.put("#f0c070", c.mask(ellipse(512, 714, 296, 38), stroke=5) * 0.8)


_STAR = [(i * math.pi / 4, 9 if i % 2 == 0 else 3.5) for i in range(8)]


def _away(c: Canvas) -> Array:
    return np.hypot((c.x - X) / RX, (c.y - Y) / np.where(c.y > Y, RY * 2.2, RY))


def _dome(c: Canvas) -> Array:
    """The night presses in, and ends at the dome."""
    away = _away(c)
    inside = 1 - smoothstep(0.985, 1.0, away)
    v = np.clip(0.8 - (away - 1) * 0.8 + (c.swirl(200, 110, 5, 17) - 0.5) * 0.6, 0, 1)
    c.field(v, "#0b0d28 .2:#171a48 .42:#2c2a6a .64:#544488 #94689c", 1 - inside)
    return inside


def _hand(c: Canvas, p: Place, spread: float) -> None:
    """A long shadow hand reaching along its own -y: four bent claws and a thumb, one silhouette."""
    parts = []
    for x, length in ((-48, 112), (-17, 146), (14, 142), (44, 108)):
        lean = (x / 40) * spread
        joint, tip = (x + lean * 1.6, -length * 0.62), (x + lean * 1.2, -length * 1.06)
        line = p.points([(x * 0.7, 20), joint, tip, (x + lean * 0.2, -length * 1.46)])
        parts.append(taper(line, [w * p.scale for w in (34, 30, 24, 3)], cap=False))
        parts.append(ellipse(*p.points([joint])[0], 19 * p.scale))
    thumb = p.points("20,60 84,24 104,-26 78,-84")
    parts.append(taper(thumb, [w * p.scale for w in (48, 34, 24, 3)], cap=False))
    parts.append(p.path(ellipse(0, 36, 56, 52)))
    arm = p.points("0,30 4,110 14,220 10,440")
    parts.append(taper(arm, [w * p.scale for w in (88, 74, 70, 120)], cap=False))
    c.shape(union(*parts), DARK, 16, toward=(X - p.x, Y - p.y))


def _menace(c: Canvas) -> None:
    _hand(c, Place(62, 486, 0.66, 80), 16)
    _hand(c, Place(966, 440, 0.68, -86), 18)
    _hand(c, Place(566, 6, 0.56, 186), 14)
    eyes = []
    for x, y, s, tilt in rows(
        "96 330 1.2 14 | 940 268 1.25 -12 | 400 60 0.9 4 | 884 640 0.8 -20 | 60 640 0.8 18"
    ):
        for side in (-1, 1):
            p = Place(x + side * 26 * s, y + side * tilt * 0.3, s, side * 16 + tilt * 0.4)
            eyes.append(p.spline("-17,0! 0,-9 17,0! 0,8"))
    c.glow(c.flat(eyes, "#ff6a4a"), 9, "#ff3020", 1.0)
    for x, y, s in rows("96 330 1.2 | 940 268 1.25 | 400 60 0.9 | 884 640 0.8 | 60 640 0.8"):
        outline = [ellipse(x - 26 * s, y, 3 * s, 7 * s), ellipse(x + 26 * s, y, 3 * s, 7 * s)]
        c.flat(outline, "#2a0818")


def _ring(c: Canvas) -> None:
    away = _away(c)
    rim = np.exp(-(((away - 1) / 0.012) ** 2))
    c.put("#fff4c0", np.clip(rim * 1.2, 0, 1))
    c.glow(rim, 16, "#ffc050", 0.9)
    c.put("#ffe6a0", c.stipple(np.exp(-(((away - 0.94) / 0.006) ** 2)) * 0.7))
    for x, y in ((204, 440), (204, 492), (828, 420), (828, 470), (552, 130)):  # where claws touch
        c.lines(sparkle(x, y, 30, 5, 6), "#fffbe0")


def _cradle(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    from_left = c.lit((-0.5, -0.8))
    c.shadow(ellipse(512, 716, 220, 18), "#2a1020", 10, 0.9)
    for x in (402, 622):  # the two rockers
        line = f"{x - 62},694 {x - 30},714 {x},720 {x + 30},714 {x + 62},694"
        outline = taper(line, [8, 22, 24, 22, 8], cap=False)
        from_above(outline, WOOD, 10, edge=0.4)
    for x in (402, 622):
        outline = polygon([(x - 16, 640), (x + 16, 640), (x + 22, 712), (x - 22, 712)])
        c.shape(outline, WOOD, 10, toward=(0.3, -0.6), edge=0.4)
    # the head board
    way = (-0.8, -0.1)
    c.shape("672,440! 668,330 700,258 742,250 776,296 790,430!", WOOD, 18, toward=way, edge=0.4)
    c.lines("692,420 690,340 716,286 742,280 760,316 768,420 : 2 5 5 5 2", WOOD.shade, 0.7)
    c.shape(ellipse(726, 250, 19), WOOD, 12, toward=(-0.8, 0.1), edge=0.4)
    # pillow, child, blanket
    outline = "590,432 600,384 660,362 706,392 704,440"
    c.shape(outline, "#fff4dc #c0987c #ffffff", 22, toward=(-0.3, -1), edge=0.3)
    c.shape(ellipse(628, 384, 40, 38), "#f0b48c #a8604c #ffe0b8", 24, toward=(-0.6, 0.3), edge=0.4)
    c.shape(  # a button nose
        ellipse(590, 393, 7, 6), "#f4bc94 #a8604c #ffe0b8", bulge=5, toward=(-0.6, 0.3)
    )
    outline = """588,372! 590,352 608,336 640,334 664,350 674,384 664,414! 658,398 650,404! 650,386
        641,389! 636,370 625,374! 618,360 606,367! 600,360"""
    hair = from_left(outline, "#8a4a2c #4a2028 #e8a058", 14, edge=0.3)
    curls = ("612,346 634,342 652,360", "628,352 648,360 658,384", "600,360 612,350 626,352")
    c.lines([(q, [1, 4, 1]) for q in curls], "#4a2028", 0.8, clip=hair)
    from_left("630,342 634,329 645,325 650,330 : 12 9 7 4", "#8a4a2c #4a2028 #e8a058", 4)
    lids = """603,382 611,389 621,384 : 1.5 4.5 1.5 | 606,388 604,392 | 613,389 613,394 : 2 1 |
        596,405 602,409 609,405 : 1 3.4 1"""
    c.lines(lids, "#6a2c34")
    c.flat(ellipse(619, 399, 8, 6), "#f08a78", 0.7)
    outline = "316,440! 330,396 392,372 470,380 540,374 600,404 620,440!"
    quilt = c.shape(outline, "#3f78a8 #1c3464 #a8e0e0", 34, toward=(0, -0.9), edge=0.3)
    for k in range(9):
        for j in range(3):
            x, y = 330 + k * 36 + j % 2 * 18, 392 + j * 22
            points = [(x + math.cos(a) * s * 0.8, y + math.sin(a) * s * 0.8) for a, s in _STAR]
            c.put("#fff0c0", c.mask(polygon(points)) * quilt * 0.85)
    outline = taper("556,388 590,404 612,436", [22, 26, 22])
    c.shape(outline, "#fff4dc #c0987c #ffffff", 9, toward=(-0.5, -1))
    outline = "244,420! 250,330 280,296 312,300 336,340 344,440! 300,470"
    c.shape(outline, WOOD, 16, toward=(0.8, -0.2), edge=0.4)
    c.shape(ellipse(290, 298, 18), WOOD, 12, toward=(0.8, 0.1), edge=0.4)
    m = from_above(polygon("262,424 766,424 716,652 316,652"), WOOD, 22, edge=0.3, shading=0.8)
    r = rng(4)
    grain = []
    for k in range(15):
        y = 446 + k * 14
        line = f"""270,{y + r.randn() * 3} 420,{y + r.randn() * 5} 600,{y + r.randn() * 5}
            760,{y + r.randn() * 3}"""
        grain.append((line, [1, 3, 2.4, 1]))
    c.lines(grain, "#5a2c28", 0.55, clip=m)
    c.wash(c.spot(512, 540, 190, 120) * 1.0, "#e8a04a", clip=m)
    for y, a, b in ((424, 240, 788), (640, 300, 732)):
        from_above(rectangle(a, y - 12, b - a, 26, 10), WOOD, 10, edge=0.5, drop=6)


def _rune(c: Canvas) -> None:
    """A roof, a child beneath it, and the cradle: scratched by someone who meant it."""
    strokes = strokes_of("""436,540 512,462 : 7 13 | 506,460 592,544 : 13 6 | 446,570 480,610
        546,612 580,568 : 6 13 13 5 | 428,566 420,506 | 598,566 604,508 : 9 4""")
    below = [[(x + 3, y + 4) for x, y, _ in samples(line, 8)] for line, _ in strokes]
    carved = [(line, [k + 7 for k in w]) for line, (_, w) in zip(below, strokes, strict=True)]
    c.lines(carved, "#4a1c1c", 0.9)
    glow = np.maximum(c.lines(strokes, "#fffbe0"), c.flat(ellipse(512, 552, 18), "#fffbe0"))
    c.glow(glow, 7, "#ffd040", 1.4)
    c.glow(glow, 30, "#ffa020", 1.1)


def _cat(c: Canvas) -> None:
    fur = Ink("#4a3c58", "#221a38", "#d89a78", rim="#ffe0a0")
    way = (-0.7, -0.6)
    c.shadow(ellipse(708, 716, 90, 10), "#2a1020", 6, 0.9)
    outline = "626,712 630,676 672,652 732,652 776,680 782,708 726,722 656,722"
    m = c.shape(outline, fur, 34, toward=way, edge=0.4)
    outline = "616,704 612,680 620,652! 638,666 656,664 672,650! 678,680 670,706 642,714"
    c.shape(outline, fur, 18, toward=way, edge=0.5, drop=4)
    face = """626,688 632,692 639,688 | 652,688 658,692 665,688 : 1 3.4 1 |
        642,698 645,701 649,698 : 1 3 1"""
    c.lines(face, "#ffe0b0")
    c.shape("772,704 736,724 682,726 656,716 : 22 20 18 8", fur, 9, toward=way, edge=0.5)
    strokes = "706,658 714,672 712,686 | 732,658 742,672 740,688 | 756,672 764,684 762,696 : 1 5 1"
    c.lines(strokes, "#221a38", 0.8, clip=m)


def _toy(c: Canvas) -> None:
    red = Ink("#c84438", "#5a1830", "#ffb080", rim="#fff0c0")
    way = (0.8, -0.5)
    p = Place(276, 712, 0.68)
    on = c.at(p)
    c.shadow(ellipse(276, 722, 54, 8), "#2a1020", 5, 0.9)
    on.shape(rectangle(-62, -18, 124, 14, 6), WOOD, 6, toward=way)
    for x in (-44, 44):
        on.shape(ellipse(x, -2, 15), "#e8b048 #7a4628 #fff6c0", 8, toward=way, edge=0.5)
    for x in (-34, 30):
        on.shape(rectangle(x - 8, -58, 16, 44), red, 7, toward=way)
    outline = p.spline("-50,-88 -10,-84 40,-92 50,-70 40,-48 -40,-48 -52,-66")
    c.shape(outline, red, 16, toward=way, edge=0.3)
    outline = p.spline("22,-80! 44,-132 58,-150! 66,-136 96,-116 92,-104 66,-106 52,-60!")
    c.shape(outline, red, 12, toward=way, edge=0.3)
    on.flat(ellipse(66, -124, 4), "#2a0818")


def _light(c: Canvas, dome: Array) -> None:
    c.rays(512, 540, "#ffe6a0", 0.3, count=18, seed=3, fall=1.0, reach=420)
    r = rng(8)
    dots = swarm(r, 60, (512, 430), (150, 110), (1.2, 3.4))
    c.motes(dots, "#fff4c8", "#ffc860", radius=4, clip=dome)
    c.motes(scatter(r, 30, (0, 0, 1024, 600), (0.8, 2)), "#8a78b0", clip=1 - dome)
