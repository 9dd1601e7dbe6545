"""The hill gets up, cottage and pines and all, and bends down to a wanderer who doffed his hat."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Points, blur, clouds, dove, rng, rows, smoothstep
from art.geometry import about, ellipse, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import pine, ridge, scatter
from scipy.spatial import cKDTree

LIGHT = Light((230, 420), "#ffdf9a", "#140c1c")
ROCK = "#160f1c .16:#2a1c28 .34:#4a3034 .54:#7c4c3a .74:#c07e48 .9:#f0b868 #ffe0a0"
GRASS = Ink("#4f6a34", "#1c2c28", "#d8c860", rim="#fff0a0", rim_width=3)


def paint(c: Canvas) -> None:
    c.layers(_sky_and_far_hills, _far_arm_and_body, _meadow, _head)
    c.layers(_near_arm, _ground, _wanderer, _rubble)
    c.finish(vignette=0.38)


def _sky_and_far_hills(c: Canvas) -> None:
    v = c.y / 760 * 0.75 + (c.swirl(240, 90, 4, 9, stretch=(1.5, 0.5)) - 0.5) * 0.2
    v += c.spot(230, 440, 560, 420) * 0.5
    c.field(v, "#3a4468 .2:#6a6484 .38:#b0787c .55:#e8985c .72:#fbc870 .88:#ffe8a4 #fff8d4")
    c.rays(230, 440, "#fff0b8", 0.34, count=18, seed=5, fall=0.9, reach=900)
    c.flat(ellipse(230, 440, 80), "#fff8d8")
    heaps = "150 210 300 40 2 | 420 110 240 34 5 | 60 330 200 26 7"
    clouds(c, heaps, "#d8887c #8a5c78 #ffe0a0", (0.2, 1), alpha=0.9)
    for y, swing, seed, hue, lit in rows("560 40 4 #d88a5c #ffd890 | 610 30 8 #a8644c #f8b868"):
        c.shape(ridge(y, swing, 200, seed), f"{hue} #7a4a50 {lit}", 24, toward=(-0.2, -1))
        c.haze(y - 20, y + 110, "#ffd890", 0.4)


def _stone(c: Canvas, outline: Path, count: int, seed: int, lift: float = 0.0) -> Array:
    """Rock in flat facets: each takes the light that its place on the body gets."""
    c.shadow(move(outline, 8, 12), "#140c1c", 12, 0.6)
    mask = c.shape(outline, "#2a1c28")
    box = outline.getBounds()
    r = rng(seed)
    form = (box.left() + r.rand(count) * box.width(), box.top() + r.rand(count) * box.height())
    seeds = np.column_stack(form)
    warp = (c.noise(60, 2, seed) - 0.5) * 26
    _, cell = cKDTree(seeds).query(np.stack((c.x + warp, c.y - warp), -1).reshape(-1, 2))
    cell = cell.reshape(mask.shape)
    gy, gx = np.gradient(blur(mask, 34))
    facing = blur((gx * 0.9 + gy * 0.5) * 62, 6)
    ys = np.clip(seeds[:, 1], 0, 759).astype(int)
    xs = np.clip(seeds[:, 0], 0, 1023).astype(int)
    tone = 0.3 + lift + facing[ys, xs] * 0.55 + r.randn(count) * 0.075
    v = tone[cell] + facing * 0.12 + (c.noise(20, 2, seed + 1) - 0.5) * 0.06
    c.field(np.clip(v, 0, 1).astype(np.float32), ROCK, mask, soft=0.55)
    border = np.zeros(mask.shape, np.float32)
    border[:, 1:] += cell[:, 1:] != cell[:, :-1]
    border[1:] += cell[1:] != cell[:-1]
    cracks = smoothstep(0.12, 0.4, blur(np.clip(border, 0, 1), 1.0))
    c.put("#160f1c", cracks * mask * (0.2 + 0.7 * (c.noise(50, 2, seed + 3) > 0.5)))
    edge = mask * smoothstep(3.5, 0.5, 9 * blur(mask, 2.2) - 4.5) * smoothstep(0.05, 0.3, facing)
    c.put("#ffe4a0", c.stipple(edge))
    return mask


def _far_arm_and_body(c: Canvas) -> None:
    _stone(c, polygon("470,330 420,350 366,420 340,500 400,540 440,470 520,420"), 9, 3)
    _stone(c, polygon("338,480 306,530 296,600 298,760 404,760 404,600 412,530 390,484"), 9, 5)
    back = polygon("""470,330 500,262 548,216 612,176 690,160 780,176 860,222 930,300 984,400
        1016,520 1060,660 1060,800 560,800 540,700 560,620 530,540 480,450""")
    _stone(c, back, 46, 11)
    # the dark below the ribs, where roots hang
    c.wash(c.spot(590, 660, 150, 130) * 0.9, "#140c1c", clip=c.mask(back))
    r = rng(4)
    for _ in range(12):
        x, y = 520 + r.rand() * 150, 500 + r.rand() * 40
        n = 60 + r.rand() * 90
        c.lines(
            [([(x, y), (x + r.randn() * 12, y + n * 0.5), (x + r.randn() * 22, y + n)], [6, 4, 1])],
            "#8a5a3a" if r.rand() < 0.5 else "#3a2428",
        )


def _tufts(c: Canvas, line: Points, depth: float, seed: int) -> None:
    """Turf along the top of a rock, hanging over its edge."""
    r = rng(seed)
    top, low = [], []
    for i, s in enumerate(samples(line, 26)):
        top.append((s.x, s.y - 5 - r.rand() * 4))
        drop = depth * (0.5 + 0.8 * r.rand()) if i % 2 else depth * 0.3
        low.append((s.x + r.randn() * 3, s.y + drop))
    outline = spline([*top, *low[::-1]])
    rough = c.noise(14, 2, seed)
    c.shape(outline, GRASS, 14, toward=(-0.7, -0.8), texture=rough, relief=7, edge=0.4)


def _meadow(c: Canvas) -> None:
    lit = c.lit((-1, -0.3))
    for x, y, h, s in rows("""770 180 120 3 | 826 208 150 5 | 880 250 130 7 | 926 306 150 8 |
        968 380 130 9 | 606 188 104 12 | 560 222 80 14"""):
        outline = pine(x, y + 8, h, seed=s, tiers=8)
        lit(outline, "#24382c #10181c #b89a4c #ffe09a 2.4", 7)
    wall = move(rectangle(654, 112, 62, 54), 0, 0, 1, 3, about=(685, 166))
    lit(wall, "#c89a70 #5a3838 #ffe8b0", 9)
    outline = move(rectangle(692, 60, 16, 40), 0, 0, 1, 3, about=(685, 166))
    c.shape(outline, "#6a4440 #2a1c28 #e8a868", 5)
    outline = move(polygon("642,116 672,70 702,70 730,116"), 0, 0, 1, 3, about=(685, 166))
    c.shape(outline, "#a84a34 #3a1c28 #ffa860 #ffe4a0", 9, toward=(-1, -0.5))
    c.flat(move(rectangle(666, 128, 15, 16, 2), 0, 0, 1, 3, about=(685, 166)), "#ffe070")
    c.flat(move(rectangle(692, 130, 14, 36, 5), 0, 0, 1, 3, about=(685, 166)), "#3a2028")
    c.shape("704,58 716,36 704,14 722,-14 : 6 15 19 25", "#f0d8b8 #a8807c #fff4d8", 8, alpha=0.8)
    _tufts(c, "520,248 560,214 616,178 690,164 780,180 860,226 930,306 984,408 1020,530", 42, 6)


def _head(c: Canvas) -> None:
    skull = polygon("""398,262 412,214 452,184 510,178 560,206 584,262 580,330 548,376
        500,392 440,388 404,366 396,330""")
    _stone(c, skull, 13, 23, 0.02)
    # sockets below a heavy brow
    c.flat("404,300! 424,282 456,286 462,310! 440,322 414,318", "#120b14")
    c.flat("482,290! 506,278 540,292 536,314! 512,324 488,314", "#120b14")
    _stone(c, polygon("384,268 420,250 470,262 476,286 466,292 430,280 398,292"), 4, 8, 0.2)
    _stone(c, polygon("468,264 520,246 566,266 560,296 520,280 478,292"), 4, 9, 0.08)
    _stone(c, polygon("456,290 478,290 486,336 468,350 446,340"), 3, 12, 0.12)
    rock = polygon("402,356 450,372 510,370 556,350 560,400 520,432 450,434 412,410")
    _stone(c, rock, 6, 15, 0.02)
    c.lines("406,358 450,372 510,368 556,350 : 3 9 9 3", "#120b14")
    eyes = c.flat([ellipse(438, 304, 12, 8, 8), ellipse(512, 302, 13, 8, -6)], "#ffd24a")
    c.flat([ellipse(438, 304, 6, 4.5), ellipse(512, 302, 6.5, 4.5)], "#fffbe0")
    c.glow(eyes, 16, "#ffa030", 1.0)
    _tufts(c, "408,226 450,186 510,180 562,208", 24, 3)
    # a beard of turf
    _tufts(c, "412,400 436,424 480,434 520,430 558,398", 74, 21)
    _tufts(c, "420,398 450,416 500,420 552,396", 40, 22)


def _near_arm(c: Canvas) -> None:
    rock = polygon("560,330 640,300 730,330 770,410 750,500 690,560 610,550 566,480 546,400")
    _stone(c, rock, 16, 31, 0.04)
    rock = polygon("610,500 700,510 730,560 700,640 640,690 560,680 540,610 560,540")
    _stone(c, rock, 12, 33, 0.03)
    _tufts(c, "566,336 640,304 726,334 764,404", 30, 9)
    rock = polygon("500,610 560,590 640,610 672,660 670,740 480,740 462,690 470,640")
    _stone(c, rock, 9, 36, 0.08)
    for k in range(4):
        finger = about(468 + k * 46, 0, "0,672 20,656 40,668 48,712 42,752 -4,752 -10,710")
        _stone(c, polygon(finger), 3, 40 + k, 0.12 - k * 0.03)


def _ground(c: Canvas) -> None:
    outline = ridge(724, 14, 140, 12, peaks=[(120, 56, 130), (1010, 60, 120)])
    c.shape(outline, "#3a2a28 #140c1c #d89a50", 18, toward=(-0.3, -1))
    r = rng(14)
    blades = []
    for _ in range(150):
        x = r.rand() * 1040 - 10
        y = 726 - 50 * np.exp(-(((x - 120) / 130) ** 2)) - 50 * np.exp(-(((x - 1010) / 120) ** 2))
        h = 12 + r.rand() * 20
        blades.append(([(x, y + 16), (x + r.randn() * 6, y + 4 - h)], [4, 1]))
    c.lines(blades, "#20181e")


def _wanderer(c: Canvas) -> None:
    x, y = 172, 678
    c.shadow(ellipse(x + 8, y + 2, 34, 6), "#140c1c", 4, 0.9)
    legs = [
        taper([(x - 6, y - 30), (x - 9, y)], [11, 8]),
        taper([(x + 7, y - 30), (x + 9, y)], [11, 8]),
    ]
    c.flat(legs, "#20141c")
    coat = spline(about(x, y, "-17,-18! -14,-58 0,-68 14,-58 18,-18!"))
    c.shape(coat, "#8a2c34 #34141f #f08a50 #ffe4a0", 10, toward=(0.6, -0.6))
    c.shape(ellipse(x + 2, y - 78, 11, 12), "#4a2c28 #20141c #f0b070", 7)
    arm = taper([(x + 10, y - 58), (x + 30, y - 68), (x + 34, y - 92)], [11, 9, 7])
    c.shape(arm, "#8a2c34 #34141f #f08a50", 5)
    outline = ellipse(x + 36, y - 98, 20, 5, -14)
    hat = union(outline, spline(about(x, y, "26,-98 28,-118 44,-122 48,-102")))
    c.shape(hat, "#33241f #140c1c #c88a48", 6)
    c.lines([([(x - 22, y), (x - 24, y - 74)], [4, 5])], "#3a2420")
    c.shape(rectangle(x - 24, y - 60, 16, 28, 6), "#5a6a3c #1c2c28 #c8b860", 6)


def _rubble(c: Canvas) -> None:
    r = rng(19)
    for _ in range(26):
        x, y, s = 320 + r.rand() * 420, 470 + r.rand() * 230, 4 + r.rand() ** 2 * 10
        turn = r.rand() * 6.3
        stone = [
            (x + np.cos(turn + a) * s * (0.7 + r.rand() * 0.5), y + np.sin(turn + a) * s)
            for a in (0, 1.3, 2.4, 3.6, 5)
        ]
        c.shape(polygon(stone), "#6a4438 #20141c #f0b868", 4, toward=(-1, -0.5))
    c.wash(c.noise(80, 4, 6) * c.spot(480, 736, 300, 34) * 0.8, "#f0c080")
    c.motes(scatter(rng(3), 70, (160, 300, 760, 700), (1, 2.8)), "#ffe8b0")
    for x, y, s in ((330, 300, 0.5), (296, 326, 0.36), (352, 340, 0.32)):
        c.flat(dove(x, y, s), "#3a2438")
