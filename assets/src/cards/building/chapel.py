"""A king and a wizard kneel before the sun window; the third, a ghost, has to wait outside."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Point, about, arc_points, fan, rng, smoothstep
from art.geometry import around, difference, ellipse, move, polygon, rectangle, spline, taper
from art.motifs import scatter, star
from cards.building._masonry import archway, courses

LIGHT = Light((512, 240), "#ffe0a0", "#140c2c")
STONE = Ink("#4c3c66", "#1e1640", "#c88a78")
SUN = (512, 250)


def paint(c: Canvas) -> None:
    _wall(c)
    _window(c)
    _ghost(c)
    _vault(c)
    _floor(c)
    _steps(c)
    _candles(c)
    _light(c)
    _pews(c)
    _king(c)
    _wizard(c)
    _dust(c)
    c.finish(vignette=0.4)


def _wall(c: Canvas) -> None:
    v = c.spot(*SUN, 640, 600) * 0.9 + (c.noise(140, 3, 4) - 0.5) * 0.1
    c.field(v, "#170f34 .2:#2a1f50 .42:#46336a .62:#7a4c74 .82:#c07a6a #f0b078")
    everywhere = np.ones_like(c.x)
    courses(c, everywhere, (0, 40, 1024, 620), 34, "#1e1640", seed=3, keep=0.3, cover=0.5)


def _wedge(r0: float, r1: float, a0: float, a1: float) -> list[Point]:
    x, y = SUN
    outer = arc_points(x, y, r1, r1, a0, a1, 8)
    return [*outer, *arc_points(x, y, r0, r0, a1, a0, 8)]


def _window(c: Canvas) -> None:
    """Coloured glass: a sun with twelve rays in rings of jewels."""
    x, y = SUN
    outline = difference(ellipse(x, y, 218), ellipse(x, y, 186))
    frame = c.shape(outline, "#8a6478 #33244c #ffc890 #fff0c8 3", 12, toward=(-0.3, -0.9), drop=10)
    strokes = [
        ([around(x, y, a, 186), around(x, y, a, 218)], [3, 2])
        for a in np.radians(np.arange(7.5, 360, 15))
    ]
    c.lines(strokes, "#33244c", 0.8, clip=frame)
    glass = c.mask(ellipse(x, y, 188))
    c.put("#241638", glass)
    r = rng(5)
    hues = ("#1f7fae", "#2a9a94", "#2f5cb0", "#38a8b8")
    reds = ("#c83a4c", "#e0583c", "#b0306a", "#e8743c")
    for k in range(24):
        a = k * 15 - 7.5
        c.flat(polygon(_wedge(146, 182, a + 0.8, a + 14.2)), hues[r.randint(4)])
        c.flat(polygon(_wedge(112, 142, a + 1, a + 14)), reds[r.randint(4)])
    for k in range(12):
        a = k * 30
        tip = 178 if k % 2 == 0 else 144
        side = 11
        ray = [*arc_points(x, y, 74, 74, a - side, a + side, 6)]
        end = around(x, y, math.radians(a), tip)
        whole = polygon([*ray, end])
        c.flat(move(whole, scale=1.06, about=(x, y)), "#241638")
        c.flat(whole, "#ffd058" if k % 2 == 0 else "#ffb040")
        between = a + 15
        c.flat(polygon(_wedge(76, 108, between - 6, between + 6)), "#7a3a90")
    c.flat(ellipse(x, y, 78), "#241638")
    disc = c.mask(ellipse(x, y, 72))
    c.field(c.spot(x - 6, y - 8, 100), "#ffb848 .4:#ffdc70 .7:#fff0ac #fffbe4", disc)
    # the sun sleeps with a small smile
    strokes = [
        (arc_points(x - 24, y - 12, 15, 10, 15, 165, 8), [1, 4, 1]),
        (arc_points(x + 24, y - 12, 15, 10, 15, 165, 8), [1, 4, 1]),
        (arc_points(x, y + 14, 26, 20, 25, 155, 10), [1, 5, 1]),
        ([(x + 2, y - 8), (x - 5, y + 12), (x + 4, y + 14)], [1, 3, 2]),
    ]
    c.lines(strokes, "#c0662c")
    c.flat([ellipse(x - 42, y + 14, 10, 7), ellipse(x + 42, y + 14, 10, 7)], "#ff9a50", 0.6)
    bright = glass * smoothstep(0.25, 0.8, c.rgb.mean(axis=2))
    c.glow(bright, 26, "#ffb860", 0.4)
    c.rays(x, y, "#ffc878", 0.3, count=14, seed=6, reach=760)


def _ghost(c: Canvas) -> None:
    """Side windows on the night; in the right one the third guest, who has to wait."""
    for x in (176, 860):
        hole = archway(x, 566, 128, 240, 34)
        wide = archway(x, 578, 164, 268, 40)
        c.shape(wide, STONE, 14, toward=(1 if x < 512 else -1, -0.3), edge=0.4)
        clip = c.rough(hole)
        c.field(
            c.rise(300, 580) + (c.noise(70, 3, 6) - 0.5) * 0.2,
            "#0c1a3c .3:#1a3460 .6:#2f5c84 #5c90a0",
            clip,
        )
        c.motes(
            scatter(rng(int(x)), 16, (x - 60, 300, x + 60, 460), (1, 2.6)), "#e8f4f0", clip=clip
        )
        if x > 512:
            body = "806,590! 800,520 812,450 842,420 868,416 898,430 916,470 922,530 918,590!"
            mask = c.shape(
                body, "#b8e4dc #5c98a8 #f0fff4 #ffffff 3", 34, toward=(-0.9, -0.3), clip=clip
            )
            c.flat([ellipse(838, 466, 9, 14), ellipse(868, 464, 9, 14)], "#17304c", clip=mask)
            c.lines("842,500 852,494 864,498 : 1 5 1", "#17304c", clip=mask)
            # fingers on the sill
            for dx in (812, 826, 840, 880, 894, 908):
                outline = ellipse(dx, 560, 8, 16)
                c.shape(outline, "#c8ece4 #5c98a8 #f4fff8", 6, toward=(-0.6, -0.6), edge=0.4)
            c.glow(mask, 20, "#70d0d0", 0.4)
        c.lines([([(x, 250), (x, 420 if x > 512 else 570)], [6, 6])], "#241a40", clip=clip)
        c.lines([([(x - 70, 400), (x + 70, 400)], [6, 6])], "#241a40", clip=clip)
        c.shape(rectangle(x - 92, 572, 184, 22, 4), STONE, 8, toward=(0, -1), drop=8)


def _vault(c: Canvas) -> None:
    """Ribs that spring from two pillars and close above the window."""
    rib = Ink("#5a4470", "#1e1640", "#f0a880", rim="#ffe0a8", rim_width=3)
    for side in (-1, 1):
        x = 512 + side * 266
        way = (-side, -0.2)
        c.shape(rectangle(x - 25, 246, 50, 420), rib, 18, toward=way, edge=0.4, drop=10)
        outline = spline([(x - 40, 226, 0), (x + 40, 226, 0), (x + 28, 262, 0), (x - 28, 262, 0)])
        c.shape(outline, rib, 12, toward=way, drop=8)
        c.shape(rectangle(x - 38, 612, 76, 40, 6), rib, 12, toward=way)
        for pts, w in (
            (
                [(x, 232), (x - side * 40, 100), (x - side * 150, 12), (x - side * 300, -40)],
                [34, 30, 28, 26],
            ),
            (
                [(x, 232), (x + side * 60, 120), (x + side * 170, 40), (x + side * 300, 0)],
                [32, 30, 30, 30],
            ),
        ):
            c.shape(taper(pts, w, cap=False), rib, 12, toward=(-side * 0.6, 0.8), edge=0.4)


def _floor(c: Canvas) -> None:
    ground = c.mask(rectangle(0, 618, 1024, 160))
    v = c.spot(512, 660, 520, 210) * 1.0 + (c.noise(90, 3, 9) - 0.5) * 0.12
    c.field(v, "#140e2c .25:#2c2048 .5:#5a3a5c .75:#a8686c #f0b880", ground)
    lines = [([(512 + k * 40, 618), (512 + k * 120, 780)], [1.4, 4]) for k in range(-12, 13)]
    lines += [([(0, y), (1024, y)], [2, 3, 2]) for y in (636, 662, 700, 752)]
    c.lines(lines, "#1c1436", 0.7, clip=ground, n=6)
    r = rng(8)
    hues = ("#ffd058", "#e0583c", "#38a8b8", "#b0306a", "#ffb040")
    for ring, n in ((0.45, 9), (0.75, 15), (1.0, 20)):  # the glass thrown on the stones
        for k in range(n):
            a = (k + 0.5 * ring) / n * 2 * math.pi
            x, y = 512 + math.cos(a) * 262 * ring, 684 + math.sin(a) * 54 * ring
            c.put(hues[r.randint(5)], c.stipple(c.spot(x, y, 30, 13) * 1.3) * 0.8 * ground)


def _steps(c: Canvas) -> None:
    from_above = c.lit((0, -1))
    c.wash(c.spot(512, 520, 250, 130) * 0.7, "#d08468", clip=c.mask(rectangle(270, 440, 484, 180)))
    ink = Ink("#a06c74", "#40284c", "#ffcc98", rim="#ffecc0", rim_width=3)
    for left, top, h in ((300, 590, 34), (340, 562, 30)):
        from_above(rectangle(left, top, 1024 - 2 * left, h, 3), ink, 8, drop=6, edge=0.3)
    from_above(polygon("416,564 424,484 600,484 608,564"), ink, 10, drop=8)
    from_above(rectangle(404, 470, 216, 20, 4), ink, 7, drop=8)
    cloth = from_above(
        polygon("470,470 554,470 562,546 512,530 462,546"), "#b02c48 #4a1038 #f08a68", 8
    )
    c.lines("466,538 512,522 558,538 : 3 4 3", "#ffd070", clip=cloth)
    c.flat(star(512, 498), "#ffd070")


def _candles(c: Canvas) -> None:
    flames = []
    for x, h in ((426, 52), (446, 34), (580, 38), (600, 56)):
        c.shape(rectangle(x - 6, 470 - h, 12, h, 3), "#fff0d0 #b08a90 #fffaf0", 5, toward=(0.2, -1))
        flames.append(spline([(x, 470 - h), (x - 6, 462 - h), (x, 442 - h, 0), (x + 6, 462 - h)]))
    lit = c.flat(flames, "#fff0a0")
    c.glow(lit, 14, "#ffa040", 1.0)


def _light(c: Canvas) -> None:
    for a, b, hue in ((400, 300, "#ffc070"), (490, 470, "#ffd890"), (590, 690, "#ff9a80")):
        c.beam([(a, 300), (a + 60, 300), (b + 110, 720), (b - 60, 720)], hue, 0.4, 24)


def _pews(c: Canvas) -> None:
    wood = Ink("#4a2c40", "#1a0e28", "#d08858", rim="#ffc888", rim_width=3)
    for side in (-1, 1):
        x = 512 + side * 420
        way = (-side, -0.6)
        for k, (dx, y, s) in enumerate(((0, 690, 1.0), (60, 770, 1.35))):
            w, h = 150 * s, 96 * s
            cx = x + side * dx
            outline = spline(
                f"{cx - w},{y + 40}! {cx - w},{y - h + 10} {cx - w + 14},{y - h} "
                f"{cx + w - 14},{y - h} {cx + w},{y - h + 10} {cx + w},{y + 40}!"
            )
            c.shape(outline, wood, 12 + k * 3, toward=way, drop=10, edge=0.4)
            for row in (0.32, 0.52):
                level = y - h * (1 - row)
                c.lines([([(cx - w, level), (cx + w, level)], [3, 4, 3])], "#1a0e28", 0.9, n=4)
                c.lines([([(cx - w, level + 4), (cx + w, level + 4)], [2, 2])], "#a86a54", 0.7, n=4)
            end = cx - side * w
            outline = spline(
                f"{end - 15 * s},{y + 40}! {end - 15 * s},{y - h} "
                f"{end - 10 * s},{y - h - 18 * s} {end},{y - h - 26 * s} "
                f"{end + 10 * s},{y - h - 18 * s} {end + 15 * s},{y - h} "
                f"{end + 15 * s},{y + 40}!"
            )
            c.shape(outline, wood, 10, toward=way, drop=6, edge=0.4)


def _king(c: Canvas) -> None:
    """Kneeling, from behind: elbows out, hands before him, the mantle pooled on the floor."""
    way = (0.35, -0.9)
    c.shadow(ellipse(396, 730, 140, 16), "#0c0820", 10, 0.9)
    _cushion(c, 396, 694, 126)
    cloth = Ink("#8a1c3c", "#380a2c", "#f07a50", rim="#ffd898", rim_width=5)
    fur_ink = Ink("#f0e0d4", "#8a6a88", "#fff8ec")
    mantle = spline(
        "262,736! 278,708 300,690 318,664 316,640 300,616 306,590 334,566 360,556 432,556 458,566 "
        "486,590 492,616 476,640 474,664 492,690 514,708 530,736! 396,746"
    )
    mask = c.shape(mantle, cloth, 50, toward=way, edge=0.4)
    folds = fan(
        "396,600 396,660 396,740", "15,0 20,0 38,0", (-2.8, -1.9, -1, 0.1, 1.2, 2.2, 3), [1, 6, 4]
    )
    folds += [("316,640 338,652 362,648", [2, 6, 1]), ("476,640 454,652 430,648", [2, 6, 1])]
    folds += [("306,692 350,676 396,674", [1, 5, 1]), ("488,692 440,676 396,674", [1, 5, 1])]
    c.lines(folds, "#380a2c", 0.8, clip=mask)
    c.shape(taper("272,730 396,738 520,730", [20, 24, 20]), fur_ink, 9, toward=way)
    tails = ((300, 730), (346, 735), (396, 738), (446, 735), (492, 730))
    c.flat([ellipse(x, y, 3, 6) for x, y in tails], "#2c1c30")
    fur = spline("318,592 342,562 396,552 450,562 476,592 448,612 396,622 344,614")
    c.shape(fur, fur_ink, 22, toward=way, drop=6, edge=0.3, rim="#fffbe8")
    tails = ((346, 588), (372, 604), (402, 606), (432, 598), (392, 580), (450, 584))
    c.flat([ellipse(x, y, 3, 6) for x, y in tails], "#2c1c30")
    locks = spline(  # hair to the shoulders, curled at the ends
        "356,494! 348,522 350,546 336,568 326,572! 344,588 362,578 370,594! 384,586 396,600!"
        " 408,586 422,594! 432,578 450,588 468,572! 456,568 442,546 446,522 438,494! 396,478"
    )
    ink = Ink("#7a4a30", "#2c1428", "#e8a058", rim="#ffe0a0", rim_width=4)
    hair = c.shape(locks, ink, 24, toward=way, drop=6, edge=0.4)
    strokes = (
        "396,486 394,530 400,560 396,592 | 382,486 374,526 380,556 372,588 | "
        "410,486 418,526 412,556 420,588 | 368,490 358,524 362,554 346,580 | "
        "424,490 434,524 430,554 448,580 : 1 5 4 1"
    )
    c.lines(strokes, "#2c1428", 0.75, clip=hair)
    strokes = (
        "389,492 384,528 388,558 | 417,492 426,526 421,556 | 375,494 366,526 370,554 : 1 3.5 1"
    )
    c.lines(strokes, "#c07a44", 0.8, clip=hair)
    gold = Ink("#e8a838", "#7a3c28", "#fff0a0", rim="#fffbe0", rim_width=3)
    crown = (
        "352,504! 344,450! 368,474! 378,436! 396,468! 414,434! 426,474! 450,448! 440,504! 396,494"
    )
    ring = c.shape(spline(crown), gold, 9, toward=way, drop=6, edge=0.3)
    c.lines("352,492 396,482 440,492 : 2 4 2", "#7a3c28", 0.9, clip=ring)
    c.flat([ellipse(x, y, 5, 6) for x, y in ((372, 482), (396, 479), (420, 482))], "#b02c58")


def _cushion(c: Canvas, x: float, y: float, half: float) -> None:
    pad = spline(about(x, y, "-1,4 -0.8,-16 0.8,-16 1,4 0.86,24 -0.86,24", (half, 1)))
    ink = Ink("#c08a3c", "#5a2c38", "#ffe098")
    c.shape(pad, ink, 14, toward=(0, -1), drop=8, edge=0.4)
    for side in (-1, 1):
        c.shape(ellipse(x + side * (half + 4), y + 8, 9), ink, 6, toward=(0, -1), edge=0.4)


def _wizard(c: Canvas) -> None:
    way = (-0.35, -0.9)
    c.shadow(ellipse(640, 726, 120, 16), "#0c0820", 10, 0.9)
    _cushion(c, 640, 690, 124)
    cloth = Ink("#27407e", "#0e1238", "#6aa8c0", rim="#ffd898", rim_width=5)
    robe = spline(
        "538,704 540,680 562,656 566,640 548,620 552,594 580,572 606,562 674,562 700,572 728,594 "
        "732,620 714,640 718,656 740,680 742,704 700,722 580,722"
    )
    mask = c.shape(robe, cloth, 46, toward=way, edge=0.4)
    folds = fan(
        "640,610 640,660 640,720", "13,0 17,0 28,0", (-2.6, -1.7, -0.6, 0.5, 1.6, 2.6), [1, 6, 4]
    )
    folds += [("566,640 586,652 608,648", [2, 6, 1]), ("714,640 694,652 672,648", [2, 6, 1])]
    c.lines(folds, "#0e1238", 0.8, clip=mask)
    star = polygon("0,-12 3,-3 12,0 3,3 0,12 -3,3 -12,0 -3,-3")
    spots = ((596, 676, 0.9), (690, 664, 0.8), (712, 700, 1.0), (564, 700, 1), (652, 692, 0.8))
    c.flat([move(star, x, y, s) for x, y, s in spots], "#ffd878", clip=mask)
    # the soles of his shoes: one has a hole
    for x, turn in ((612, -10), (668, 10)):
        sole = move(spline("-15,-20 0,-26 15,-20 16,0 10,20 0,26 -10,20 -16,0"), x, 722, 1, turn)
        c.shape(sole, "#a8704c #3a1c30 #f0c088", 8, toward=way, drop=5, edge=0.5)
        c.lines([([(x - 14, 712), (x, 716), (x + 14, 712)], [2, 4, 2])], "#3a1c30", 0.9)
    c.flat(ellipse(668, 732, 5, 6), "#f4d8c0")
    locks = spline(
        "604,544! 588,576 592,602 580,632! 602,628 610,646! 624,632 640,660! 656,632 670,646!"
        " 678,628 700,632! 688,602 692,576 676,544!"
    )
    pale = Ink("#e8e0e0", "#7a6a98", "#fffaf0", rim="#fffbe8")
    white = c.shape(locks, pale, 20, toward=way, drop=6)
    strokes = fan(
        "640,552 640,584 640,612 640,640",
        "13,0 17,0 13,0 19,0",
        (-2.2, -1.1, 0, 1.1, 2.2),
        [1, 4, 4, 1],
    )
    c.lines(strokes, "#7a6a98", 0.8, clip=white)
    hat = spline(
        "556,558! 598,544 618,486 630,432 616,376 586,352! 640,354 660,404 666,470 684,544 "
        "724,558! 640,576"
    )
    cone = c.shape(hat, cloth, 34, toward=way, drop=8, edge=0.4)
    c.lines("600,528 640,540 684,528 : 12 14 12", "#c88a38", clip=cone)
    c.flat([move(star, 646, 490, 1), move(star, 642, 430, 0.8)], "#ffd878", clip=cone)


def _dust(c: Canvas) -> None:
    c.motes(scatter(rng(4), 70, (300, 120, 740, 640), (1, 2.8)), "#fff0c0", "#ffb050", radius=4)
    dark = smoothstep(300, 0, c.x) + smoothstep(724, 1024, c.x)
    c.wash(dark * smoothstep(420, 760, c.y) * 0.5, "#120a28")
