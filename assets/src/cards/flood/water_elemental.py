"""The sea stands up in the moonlight and reaches for a fisherman's lantern; friends rise behind."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, blur, each, perlin, rng, smoothstep
from art.geometry import Path, Place, Points, about, ellipse, rectangle, spline, taper, union
from art.motifs import cloud, foam, scatter, sparkle

LIGHT = Light((600, 210), "#e8f8ff", "#06102c")
MOON = (612, 226)
SEA = "#061030 .2:#0c2450 .38:#14467c .56:#2478a4 .74:#4fb4c4 .9:#a8e8dc #f0fff4"
FOAM = Ink("#e0f4f0", "#5a9cc0", "#ffffff")


def paint(c: Canvas) -> None:
    c.layers(_sky_and_sea, _friends, _far_arm, _body_and_head, _near_arm, _swell, _boat, _spray)
    c.finish(vignette=0.32)


def _sky_and_sea(c: Canvas) -> None:
    v = c.spot(*MOON, 560) * 0.85 + (c.swirl(220, 100, 4, 4, stretch=(1.4, 0.6)) - 0.5) * 0.3
    c.field(v, "#2a1a54 .16:#4c2c7c .32:#7c4498 .48:#b870ac .64:#eca4b4 .8:#ffd4c0 #fff4dc")
    c.motes(scatter(rng(6), 60, (10, 10, 1010, 420), (1, 2.4)), "#f0f4ff")
    c.flat(ellipse(*MOON, 212), "#fdf6d8")
    c.wash(c.noise(60, 3, 9) * c.spot(700, 280, 150, 130) * 0.5, "#d8d4c0")
    c.halo(*MOON, 400, "#c8d8f0", 0.25)
    for x, y, w, h, s in ((150, 330, 320, 44, 3), (930, 300, 300, 40, 5), (880, 130, 240, 34, 8)):
        way = (0.6 if x < 596 else -0.6, -0.6)
        c.shape(cloud(x, y, w, h, s), "#6a4490 #34205c #ffc8c8", h * 0.5, toward=way, alpha=0.92)
    sea = c.rough(rectangle(-10, 520, 1050, 300))
    v = c.spot(640, 530, 300, 60) * 0.45 + (c.noise(110, 4, 6, stretch=(3, 0.25)) - 0.5) * 0.5 + 0.2
    c.field(v, SEA, sea, soft=0.8)
    c.wash(c.spot(780, 532, 300, 70) * 0.9, "#9cc4d4", clip=sea)
    c.wash(c.spot(780, 520, 300, 90) * 0.45, "#ffd0c8", clip=1 - sea)


def _water(
    c: Canvas, outline: Path, shine: float, seed: int, way: tuple[float, float], size: float = 1
) -> Array:
    """A body of water: light comes through its thin edges, the deep middle is dark."""
    mask = c.rough(outline)
    deep = blur(mask, 38 * size)
    gy, gx = np.gradient(deep)
    facing = blur(-(gx * way[0] + gy * way[1]) * 46 * size, 4)
    thin = smoothstep(1.0, 0.45, deep)
    flow = perlin(c.x / 34 + c.y / 90, c.y / 150 - c.x / 200, seed)
    v = 0.26 + shine + thin * 0.2 + facing * 0.42 + flow * 0.09
    c.field(np.clip(v, 0, 1).astype(np.float32), SEA, mask, soft=0.75)
    edge = mask * smoothstep(0.96, 0.55, blur(mask, 3.0)) * smoothstep(0.02, 0.25, facing)
    c.put("#f0fff8", c.stipple(edge))
    return mask


def _streaks(c: Canvas, lines: list[Points], mask: Array, light: bool) -> None:
    widths = [0.8, 6, 4, 0.8]
    c.lines([(p, widths) for p in lines], "#8fdcd8" if light else "#081a44", 0.7, clip=mask)


def _eyes(c: Canvas, spots: list[tuple[float, float]], size: float) -> None:
    glow = c.flat([ellipse(x, y, size, size * 0.56, 12) for x, y in spots], "#8ffff0")
    c.flat([ellipse(x, y, size * 0.5, size * 0.32, 12) for x, y in spots], "#ffffff")
    c.glow(glow, size * 1.3, "#40e8e8", 1.0)


def _limb(points: Points, widths: list[float]) -> Path:
    return taper(points, widths, cap=False)


def _friends(c: Canvas) -> None:
    for p, seed in ((Place(66, 430, 0.27), 4), (Place(-150, 380, 0.42), 2)):
        _torso(c, p, seed)
        _crest(c, p, seed + 10)
        line = p.points("200,700 380,716 560,722 700,716 840,700")
        outline = foam(line, 16 * p.scale, 40 * p.scale, 30, seed, 12)
        c.shape(outline, FOAM, 9, toward=(0.3, -1))


def _far_arm(c: Canvas) -> None:
    hand = spline("""750,300! 738,240 732,200! 752,222 762,226 760,190 774,158! 782,196 790,208
        806,180 832,164! 818,206 814,226 834,218 860,214! 832,244 806,270 796,312!""")
    arm = _limb("560,380 660,362 740,316 776,262", [110, 92, 74, 56])
    m = _water(c, union(arm, hand), -0.03, 14, (-0.3, -1), 0.8)
    _streaks(c, ["580,350 660,340 730,296 770,240", "600,384 680,372 744,330 784,270"], m, True)
    for x, y in ((733, 202), (774, 160), (830, 167), (858, 215)):
        c.shape(foam([(x - 4, y + 6), (x + 3, y + 2)], 3, 6, 5, int(x), 6), FOAM, 5)


def _torso(c: Canvas, p: Place, seed: int) -> Array:
    torso = spline("""230,740! 322,650 380,560 396,470 386,390 404,310 460,262 540,256 610,286
        654,350 640,430 624,500 644,580 706,650 810,740!""")
    m = _water(c, p.path(torso), -0.02, seed, (0.8, -0.6), p.scale)
    lines: list[Points] = []
    for k in np.linspace(0, 1, 11):
        sway = math.sin(k * 7) * 16
        lines.append(
            p.points(f"""{310 + k * 420},710 {400 + k * 230 + sway},580 {412 + k * 210 - sway},460
            {420 + k * 200},{360 - math.sin(k * 3) * 30}""")
        )
    _streaks(c, lines[::2], m, False)
    _streaks(c, lines[1::2], m, True)
    line = p.points("290,690 352,630 384,560 398,470 388,390 406,320")
    outline = foam(line, 6 * p.scale + 1, 18 * p.scale, 36, seed, 14)
    c.shape(outline, FOAM, 9, toward=(0.5, -0.8))
    return m


def _body_and_head(c: Canvas) -> None:
    m = _torso(c, Place(0, 0), 21)
    for x, y, s, turn in ((500, 590, 1.1, -14), (440, 640, 0.9, -30), (566, 640, 0.9, 10)):
        p = Place(x, y, s, turn)  # small fish swim in it
        c.flat(p.spline("-22,0! -6,-9 12,-7 22,0 12,7 -6,9"), "#f8b060", 0.9, clip=m)
        c.flat(p.spline("-18,0! -32,-10! -28,0 -32,10!"), "#f8b060", 0.9, clip=m)
    for points, w, seed in (
        ("560,120 480,96 400,130 340,200 322,280", [60, 84, 70, 44, 6], 31),
        ("540,150 470,144 410,184 370,250 356,340", [60, 88, 78, 50, 6], 33),
        ("540,190 480,200 436,250 410,320 400,400", [60, 84, 74, 48, 8], 35),
    ):
        _streaks(c, [points], _water(c, _limb(points, w), -0.02, seed, (0.2, -1), 0.7), True)
    _crest(c, Place(0, 0), 41)


def _crest(c: Canvas, p: Place, seed: int) -> None:
    """A head like a breaking wave: in the dark below its lip two eyes glow."""
    k = p.scale
    hood = spline("""470,380! 448,300 446,220 472,142 530,90 606,72 676,94 722,146 736,220! 716,250
        690,330 640,380 560,400""")
    m = _water(c, p.path(hood), 0.0, seed, (0.7, -0.8), k)
    lines = """490,380 474,280 490,180 560,104 | 520,380 500,280 520,190 600,100 |
        546,380 530,290 552,200 640,112"""
    _streaks(c, [p.points(line) for line in each(lines)], m, True)
    _streaks(c, [p.points("506,380 486,280 506,186 580,104")], m, False)
    face = spline(
        "572,372! 558,300 566,236 600,192 650,172 706,186 730,226! 712,262 700,320 660,368 610,384"
    )
    inner = _water(c, p.path(face), -0.24, seed + 2, (0.9, 0.2), k)
    lines = "600,372 590,320 606,270 | 640,372 640,340 650,310"
    _streaks(c, [p.points(line) for line in each(lines)], inner, True)
    for x, y, n in ((590, 204, 44), (620, 184, 40), (652, 174, 34), (684, 178, 30), (712, 192, 30)):
        line = p.points([(x, y - 12), (x + 3, y + n * 0.5), (x - 6, y + n)])
        drip = _limb(line, [24 * k, 15 * k, 3 * k])
        c.shape(drip, FOAM, 7 * k, toward=(0.4, -0.8))
    lip = p.points("566,262 574,222 604,188 650,168 700,178 734,220")
    c.shape(foam(lip, 7 * k, 17 * k, 26, seed, 10 * k), FOAM, 9 * k, toward=(0.3, -1))
    crown = p.points("446,250 462,160 524,88 604,66 680,90 728,148")
    c.shape(foam(crown, 7 * k, 22 * k, 38, seed + 1, 18 * k), FOAM, 11 * k, toward=(0.4, -0.9))
    _eyes(c, [(q[0], q[1]) for q in p.points("634,262 690,258")], 15 * k)
    for x, n in ((584, 90), (608, 120), (634, 96), (660, 70)):  # water runs from the chin
        line = p.points([(x + 2, 328), (x - 8, 360 + n * 0.6), (x - 4, 360 + n)])
        run = _limb(line, [4 * k, 24 * k, 16 * k, 3 * k])
        c.shape(run, "#4fb4c4 #14467c #d8fff0", 6 * k, toward=(0.6, -0.3))


def _near_arm(c: Canvas) -> None:
    from_above = c.lit((0.2, -1))
    hand = spline("""730,446! 800,418 852,424 888,452 902,506! 878,474 850,464 870,500 876,548!
        850,506 826,494 838,530 836,570! 812,524 788,510 790,540 780,574! 762,536 730,520!""")
    arm = _limb("446,318 440,390 476,470 570,510 680,500 776,474", [20, 128, 132, 106, 88, 74])
    m = _water(c, union(arm, hand), 0.05, 51, (0.4, -1), 0.8)
    lines = """430,340 440,440 550,500 680,490 770,462 | 470,370 500,440 580,486 680,474 760,452 |
        400,400 450,500 570,540 690,522"""
    _streaks(c, each(lines), m, True)
    from_above(foam("740,440 790,420 846,416 886,442 900,488", 4, 11, 24, 6, 10), FOAM, 7)
    from_above(foam("388,386 396,338 430,306 470,306", 7, 17, 20, 9, 14), FOAM, 9)
    c.shape(foam("420,500 500,556 590,566 690,544", 4, 11, 30, 4, 10), FOAM, 6)
    for x, y, n in ((902, 506, 30), (876, 548, 36), (836, 570, 30), (780, 574, 40)):
        c.lines([([(x, y), (x, y + n)], [4, 1])], "#d8fff0", 0.9)


def _swell(c: Canvas) -> None:
    contour = foam("220,716 320,680 430,694 540,706 660,690 780,708", 10, 26, 50, 15, 26)
    c.shape(contour, FOAM, 12, toward=(0.3, -1))
    for outline, line, seed in (
        (
            "-20,800! -20,690 90,664 200,690 330,724 470,706 620,722 760,690 900,666 1050,690 "
            "1050,800!",
            "-20,690 90,664 200,690 330,724",
            3,
        ),
        (
            "-20,800! -20,736 120,724 260,742 420,732 600,748 800,728 1050,744 1050,800!",
            "420,732 600,748 800,728",
            6,
        ),
    ):
        m = _water(c, spline(outline), -0.1 if seed == 6 else -0.03, seed, (0.2, -1))
        _streaks(c, [line], m, True)
        c.shape(foam(line, 4, 11, 30, seed, 10), FOAM, 6, toward=(0.2, -1))


def _boat(c: Canvas) -> None:
    from_left = c.lit((-1, -0.4))
    x, y = 860, 668
    wood = Ink("#5a3430", "#1c1228", "#e8a860", rim="#ffe0a0", rim_width=3)
    outline = spline(about(x, y, "-76,-20! -30,-4 40,-6 84,-26! 62,20 -48,24"))
    c.shape(outline, wood, 12, toward=(-0.4, -1))
    c.lines([([(x - 66, y - 8), (x, y + 8), (x + 74, y - 10)], [1, 3, 1])], "#1c1228", 0.8)
    c.lines([([(x + 4, y - 30), (x + 60, y + 34)], [4, 7])], "#3a2028")
    coat = Ink("#c89a34", "#5a3428", "#fff0a0", rim="#fff4c8", rim_width=3)
    from_left(spline(about(x, y, "-2,-2! 2,-42 16,-56 32,-44 38,-4!")), coat, 10)
    outline = union(
        ellipse(x + 14, y - 62, 11), spline(about(x, y, "-4,-60! 2,-76 20,-82 34,-56! 14,-66"))
    )
    from_left(outline, coat, 7)
    c.shape(taper([(x + 12, y - 42), (x - 14, y - 52), (x - 32, y - 70)], [12, 10, 7]), coat, 5)
    c.lines([([(x - 33, y - 72), (x - 35, y - 60)], [2.4, 2.4])], "#1c1228")
    lamp = c.flat(rectangle(x - 45, y - 60, 20, 26, 5), "#ffe88a")
    c.flat([rectangle(x - 47, y - 63, 24, 5, 2), rectangle(x - 47, y - 36, 24, 5, 2)], "#3a2028")
    c.glow(lamp, 20, "#ffb040", 1.0)
    c.wash(c.spot(x - 40, y + 40, 90, 24) * 0.7, "#f8c060")
    c.shape(foam([(x - 90, y + 18), (x - 20, y + 30), (x + 80, y + 16)], 4, 10, 22, 8, 8), FOAM, 6)


def _spray(c: Canvas) -> None:
    c.motes(scatter(rng(12), 90, (260, 60, 900, 640), (1.2, 4)), "#f0fff8")
    strokes = sparkle(776, 176, 16, 5) + sparkle(448, 90, 18, 5) + sparkle(892, 470, 13, 4)
    c.lines(strokes, "#ffffff")
