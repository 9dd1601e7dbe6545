"""A smith beats a glowing sword, and the sparks that fly from it form a crown."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Place,
    arc_points,
    difference,
    ellipse,
    perlin,
    polygon,
    rectangle,
    rng,
    scatter,
    smoothstep,
    spline,
    swarm,
    taper,
    union,
)

LIGHT = Light((650, 470), "#ffc870", "#0c1226")
SIDE = (0.95, 0.05)
SKIN = Ink("#8a5244", "#341e34", "#ffb070", rim="#ffe0a0", rim_width=4)
SHIRT = Ink("#34465e", "#141c36", "#d88a54", rim="#ffd890", rim_width=4)
APRON = Ink("#5a3430", "#24162a", "#f09a54", rim="#ffe0a0", rim_width=4)
IRON = Ink("#3c4456", "#141a2e", "#f0a860", rim="#fff0c0", rim_width=4)


def paint(c: Canvas) -> None:
    _wall(c)
    _hearth(c)
    _wares(c)
    _floor(c)
    _anvil(c)
    _blade(c)
    _smith(c)
    _sparks(c)
    c.finish(vignette=0.4)


def _wall(c: Canvas) -> None:
    v = c.spot(700, 480, 620, 520) * 0.86 + (c.noise(110, 4, 3) - 0.5) * 0.14
    v += c.spot(600, 450, 240, 240) * 0.2
    c.field(v, "#101830 .16:#1c2440 .32:#38304c .5:#74404c .68:#b85c3c .86:#f09a48 #ffd080")
    joints = []
    for k, y in enumerate(range(20, 640, 46)):
        joints.append(([(-10, y), (500, y + 2), (1034, y)], [2, 3, 2]))
        for x in range(-40 + (k % 2) * 52, 1060, 104):
            joints.append(([(x, y), (x + 1, y + 46)], [2, 3, 2]))
    c.lines(joints, "#141830", 0.42)


def _hearth(c: Canvas) -> None:
    hood = spline("640,318! 700,210 740,120 744,-20! 1064,-20! 1064,318!")
    m = c.shape(hood, Ink("#4a3a4c", "#1c1a34", "#c8704a"), bulge=40, toward=(-0.7, 0.7))
    c.lines(
        [("700,216 880,222 1064,214", [3, 5, 3]), ("738,120 880,126 1064,118", [3, 5, 3])],
        "#1c1a34",
        0.8,
        clip=m,
    )
    jambs = rectangle(630, 330, 440, 330)
    c.shape(jambs, Ink("#5a4450", "#221c36", "#d87a4c"), bulge=30, toward=(-0.7, -0.2))
    mouth = union(rectangle(690, 440, 330, 160), ellipse(855, 440, 165, 96))
    inside = c.rough(mouth)
    heat = np.clip(1.1 - np.hypot((c.x - 850) / 250, (c.y - 590) / 250), 0, 1)
    heat += perlin(c.x / 46, c.y / 90, 4) * 0.2 + perlin(c.x / 20, c.y / 44, 6) * 0.1
    c.field(heat, "#2c0e1c .2:#8a1f1c .4:#d8481e .58:#ff9a2c .78:#ffe07a #fffbe6", inside, soft=0.8)
    for k, (part, hue) in enumerate(((1.0, "#e8601e"), (0.72, "#ffab32"), (0.44, "#ffe98a"))):
        r = rng(5 + k)
        tongues = []
        for x in range(716, 1000, 26):
            tall = (130 - abs(x - 850) * 0.5) * part * (0.7 + 0.5 * r.rand())
            bend = (r.rand() - 0.5) * 26
            line = [
                (x, 610),
                (x - bend, 590 - tall * 0.4),
                (x + bend * 0.6, 590 - tall * 0.75),
                (x - 8, 590 - tall),
            ]
            tongues.append(taper(line, [34, 30, 14, 1], 40))
        c.flat(tongues, hue, clip=inside)
    coals = union(*(ellipse(700 + i * 24, 596 + 6 * math.sin(i * 2.3), 20, 16) for i in range(14)))
    c.shape(coals, Ink("#3a1420", "#1a0a18", "#ff8a30"), bulge=9, toward=(0, -1), clip=inside)
    stones = []
    for a in np.linspace(180, 360, 12):
        q = math.radians(a)
        stones.append(
            (
                [
                    (855 + math.cos(q) * 168, 440 + math.sin(q) * 98),
                    (855 + math.cos(q) * 204, 440 + math.sin(q) * 134),
                ],
                [4, 5, 4],
            )
        )
    c.lines(stones, "#221c36", 0.9)
    c.lines([(arc_points(855, 440, 204, 134, 180, 360), [3, 5, 3])], "#221c36", 0.8, n=60)
    c.lines([(arc_points(855, 440, 166, 97, 180, 360), [3, 6, 3])], "#ffd080", 0.8, n=60)
    c.shape(
        rectangle(620, 604, 460, 40, 6),
        Ink("#6a4c50", "#2a2038", "#ff9a54"),
        bulge=12,
        toward=(-0.2, -1),
        drop=14,
    )
    c.glow(inside, 60, "#ff7a20", 0.5)


def _wares(c: Canvas) -> None:
    steel = Ink("#5a6476", "#242c44", "#f8c890")
    wood = Ink("#5a3a30", "#241a2a", "#e89a5c")
    c.shape(rectangle(60, 312, 210, 14, 4), wood, bulge=6, toward=SIDE, drop=10)
    c.shape(
        spline("84,312! 102,304 102,290 84,276 80,246! 132,246! 128,276 110,290 110,304 128,312!"),
        Ink("#c8943c", "#5a3428", "#fff0b0"),
        bulge=12,
        toward=SIDE,
    )
    c.shape(
        difference(ellipse(168, 288, 24), ellipse(168, 288, 15)),
        Ink("#d9a441", "#6a3c28", "#fff2b4"),
        bulge=6,
        toward=SIDE,
    )
    c.flat(polygon("156,262 168,252 180,262 168,274"), "#e8586a")
    helm = spline("204,312! 206,276 218,256 232,248! 246,256 258,276 260,312!")
    c.shape(helm, steel, bulge=14, toward=SIDE)
    c.flat(spline("236,284! 262,282! 262,294! 238,294!"), "#141a2e")
    c.lines([("204,278 232,274 260,278", [4, 5, 4])], "#c8943c")
    c.shape(rectangle(52, 388, 190, 12, 4), wood, bulge=6, toward=SIDE, drop=10)
    for x, tall in ((80, 210), (130, 240), (182, 196)):
        c.shape(
            polygon(
                [
                    (x - 9, 440),
                    (x + 9, 440),
                    (x + 8, 420 + tall),
                    (x, 442 + tall),
                    (x - 8, 420 + tall),
                ]
            ),
            steel,
            bulge=8,
            toward=SIDE,
            drop=8,
        )
        c.lines([([(x, 446), (x, 410 + tall)], [2, 3, 1])], "#242c44", 0.7)
        c.shape(
            rectangle(x - 24, 430, 48, 12, 5),
            Ink("#c8943c", "#5a3428", "#fff0b0"),
            bulge=5,
            toward=SIDE,
        )
        c.shape(rectangle(x - 6, 398, 12, 34, 4), wood, bulge=5, toward=SIDE)
        c.shape(ellipse(x, 396, 10), Ink("#c8943c", "#5a3428", "#fff0b0"), bulge=6, toward=SIDE)


def _floor(c: Canvas) -> None:
    m = c.shape(
        polygon("-20,648 1064,648 1064,800 -20,800"),
        Ink("#3a2c40", "#161530", "#c86a44"),
        bulge=4,
        toward=(0, -1),
        shading=0,
    )
    c.wash(c.spot(660, 680, 460, 80) * 0.9, "#b85c3c", m)
    c.wash(c.spot(800, 660, 260, 50) * 0.8, "#f09a48", m)
    c.lines(
        [([(x, 648), (512 + (x - 512) * 1.5, 770)], [2, 4]) for x in range(-40, 1080, 86)],
        "#161530",
        0.5,
        clip=m,
    )
    tub = spline("870,600! 1000,600! 990,736 880,736")
    c.shadow(ellipse(935, 738, 90, 14), "#0e0e22", 8, 0.9)
    b = c.shape(tub, Ink("#4a3436", "#1c162a", "#d8804c"), bulge=24, toward=(-0.9, -0.3))
    c.lines(
        [([(x, 600), (935 + (x - 935) * 0.86, 740)], [2, 3]) for x in range(880, 1000, 20)],
        "#1c162a",
        0.7,
        clip=b,
    )
    for y in (634, 704):
        c.lines([([(868, y), (935, y + 8), (1002, y)], [9, 10, 9])], "#2c3448", clip=b)
    c.shape(
        ellipse(935, 602, 66, 15),
        Ink("#2c5a68", "#12283c", "#8ad0c8"),
        bulge=8,
        toward=(-0.4, -0.8),
        rim="#c8f0e0",
        rim_width=3,
    )


def _anvil(c: Canvas) -> None:
    c.shadow(ellipse(596, 742, 150, 18), "#0e0e22", 10, 0.95)
    stump = c.shape(
        spline("516,640! 676,640! 684,746 596,756 508,746"),
        Ink("#5a3a34", "#20162a", "#e08a50"),
        bulge=34,
        toward=SIDE,
    )
    c.lines(
        [([(x, 640), (x + 2, 750)], [2, 4, 2]) for x in range(530, 680, 22)],
        "#20162a",
        0.7,
        clip=stump,
    )
    c.shape(
        ellipse(596, 640, 80, 15), Ink("#8a5a40", "#3a2430", "#ffb870"), bulge=8, toward=(0.4, -1)
    )
    body = spline(
        "470,520! 720,520! 760,528 800,540! 752,560 690,566 650,586 644,612! "
        "674,640! 520,640! 548,612! 540,584 510,566 474,560!"
    )
    c.shape(body, IRON, bulge=24, toward=(0.5, -0.85), drop=10)
    c.shape(
        polygon("466,508 724,508 736,526 466,528"),
        Ink("#5a6070", "#242a40", "#ffd090"),
        bulge=8,
        toward=(0.3, -1),
        rim="#fff4d0",
    )


def _blade(c: Canvas) -> None:
    p = Place(520, 498, 1, -3)
    blade = p.path(polygon("0,-11 226,-9 268,2 226,11 0,12"))
    m = c.rough(blade)
    c.field(np.clip((c.x - 480) / 190, 0, 1), "#d8481e #ff9a2c #ffd05a #fff6c8 #fffdf0", m)
    c.lines([(p.points("4,1 110,2 240,2"), [2, 5, 1])], "#ffb84a", 0.8, clip=m)
    c.glow(m, 14, "#ffb040", 0.9)
    c.glow(m, 70, "#ff8a30", 0.8)
    c.shape(
        p.path(taper("2,0 -40,2 -64,4", [9, 10, 8])),
        Ink("#4a2a30", "#20162a", "#ff8a40"),
        bulge=5,
        toward=SIDE,
    )


def _smith(c: Canvas) -> None:
    c.shadow(ellipse(350, 744, 150, 16), "#0e0e22", 10, 0.95)
    boot = Ink("#2c2434", "#12101f", "#c87248", rim="#ffc880", rim_width=3)
    trousers = Ink("#2c3048", "#12142a", "#b86a48", rim="#ffc880", rim_width=3)
    c.shape(taper("322,560 290,640 278,716", [90, 70, 52]), trousers, bulge=24, toward=SIDE)
    c.shape(spline("250,748! 250,706 300,704 330,730 340,748!"), boot, bulge=14, toward=SIDE)
    c.shape(taper("368,560 392,640 398,716", [96, 74, 54]), trousers, bulge=24, toward=SIDE)
    c.shape(spline("370,752! 370,706 422,704 456,732 466,752!"), boot, bulge=14, toward=SIDE)
    tongs = [("430,492 470,500 506,494", [8, 8, 5]), ("430,484 470,490 506,504", [8, 8, 5])]
    _raised_arm(c)
    torso = spline(
        "256,640! 254,480 246,400 266,326 318,290 372,296 412,330 424,400 418,490 426,640! 340,650"
    )
    m = c.shape(torso, SHIRT, bulge=60, toward=SIDE)
    c.lines(
        [("300,330 280,400 284,470", [1, 7, 1]), ("330,310 310,370 306,430", [1, 6, 1])],
        "#141c36",
        0.7,
        clip=m,
    )
    apron = spline("356,372! 402,350 424,400 420,490 440,640! 400,668 320,656! 336,560 350,470")
    am = c.shape(apron, APRON, bulge=34, toward=SIDE)
    c.lines(
        [("380,420 376,520 366,650", [1, 6, 2]), ("404,500 408,580 404,656", [1, 5, 2])],
        "#24162a",
        0.7,
        clip=am,
    )
    c.lines([("246,520 340,540 446,520", [12, 13, 12])], "#24162a", clip=np.maximum(m, am))
    c.shape(rectangle(392, 520, 26, 22, 4), Ink("#c8943c", "#5a3428", "#fff0b0"), bulge=5)
    c.lines([("360,372 340,330 330,296", [12, 11, 9])], "#24162a")
    c.lines(tongs, "#2a2c3e")
    c.lines([([(x, y - 3) for x, y in ((436, 486), (470, 492), (504, 496))], [2, 3, 2])], "#ffc880")
    c.shape(taper("372,352 398,420 448,484", [70, 60, 40]), SKIN, bulge=22, toward=SIDE, edge=0.4)
    sleeve = spline("318,356 334,318 376,316 402,346 422,404! 396,424 366,432! 336,400")
    c.shape(sleeve, SHIRT, bulge=24, toward=SIDE, merge=[(334, 340, 40)], edge=0.4)
    c.shape(
        spline("436,466 462,466 476,482 466,504 440,506 428,490"),
        SKIN,
        bulge=12,
        toward=SIDE,
        edge=0.4,
    )
    grip = ("444,474 462,478 472,484", "440,484 458,488 470,494", "438,494 454,498 464,502")
    c.lines([(q, [1, 3.4, 1]) for q in grip], "#341e34", 0.85)
    head = spline(
        "326,300 316,250 330,208 368,196 400,212 404,236 424,258! 406,266 404,290 370,312"
    )
    c.shape(head, SKIN, bulge=34, toward=SIDE)
    beard = spline("350,270 378,278 404,262 420,276 422,316 404,352 376,362! 366,330 344,306")
    c.shape(
        beard,
        Ink("#8a4a2c", "#3a1c2a", "#ffb060", rim="#ffe0a0", rim_width=4),
        bulge=20,
        toward=SIDE,
    )
    c.lines(
        [("376,290 384,320 380,350", [1, 4, 1]), ("396,286 404,314 398,344", [1, 4, 1])],
        "#3a1c2a",
        0.7,
    )
    c.flat(spline("384,238! 394,233 402,240! 393,244"), "#1a0f1e")
    c.lines([("376,228 390,222 404,230", [3, 7, 3])], "#4a2424")
    c.shape(ellipse(350, 254, 9, 13), SKIN, bulge=9, toward=SIDE, edge=0.5)
    scarf = spline("314,246! 318,206 352,184 392,194 408,218! 366,222 340,232")
    c.shape(
        scarf,
        Ink("#a83a34", "#4a1c30", "#ff9a60", rim="#ffe0a0", rim_width=3),
        bulge=16,
        toward=SIDE,
    )
    c.shape(
        spline("318,238! 284,240 262,262! 290,258 280,282! 312,258"),
        Ink("#a83a34", "#4a1c30", "#e0704c"),
        bulge=8,
        toward=SIDE,
    )


def _raised_arm(c: Canvas) -> None:
    _hammer(c)
    up = (0.8, 0.5)
    c.shape(taper("470,290 484,222 474,170", [50, 50, 36], cap=False), SKIN, bulge=20, toward=up)
    sleeve = spline("350,390! 372,320 436,270 470,244! 500,262 502,292! 470,316 420,360")
    c.shape(sleeve, SHIRT, bulge=24, toward=(0.6, 0.8), edge=0.4)
    c.shape(spline("446,166 452,142 478,134 498,148 498,172 474,184"), SKIN, bulge=13, toward=up)
    c.lines(
        [("458,150 470,156 470,172", [1, 4, 1]), ("472,144 484,152 484,170", [1, 4, 1])],
        "#341e34",
        0.8,
    )


def _hammer(c: Canvas) -> None:
    p = Place(470, 160, 1, 24)
    handle = p.path(rectangle(-8, -110, 16, 160, 5))
    c.shape(handle, Ink("#7a5038", "#34202a", "#ffb870"), bulge=7, toward=SIDE)
    c.shape(p.path(rectangle(-56, -128, 112, 54, 8)), IRON, bulge=14, toward=(0.6, 0.8), drop=8)


def _sparks(c: Canvas) -> None:
    r = rng(8)
    hit = (640, 488)
    streaks = []
    for _ in range(70):
        a = math.radians(-90 + np.clip(r.randn() * 50, -96, 96))
        near, far = 24 + 40 * r.rand(), 60 + 190 * r.rand() ** 1.6
        tip = (hit[0] + math.cos(a) * far, hit[1] + math.sin(a) * far + (far / 40) ** 2)
        streaks.append(
            ([(hit[0] + math.cos(a) * near, hit[1] + math.sin(a) * near), tip], [0.6, 3.4, 0.6])
        )
    c.lines(streaks, "#ffd880", 0.9)
    crown = "588,392 580,330 612,362 640,312 668,362 700,330 692,392"
    points = [tuple(float(k) for k in w.split(",")) for w in crown.split()]
    band = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        n = int(math.hypot(x1 - x0, y1 - y0) / 6)
        for i in range(n):
            t = i / n
            band.append(
                (
                    x0 + (x1 - x0) * t + r.randn() * 1.2,
                    y0 + (y1 - y0) * t + r.randn() * 1.2,
                    2.2 + 1.6 * r.rand(),
                )
            )
    band += [(580, 322, 6), (640, 303, 7), (700, 322, 6)]
    c.motes(band, "#fff2b8", "#ff9a30", radius=7, strength=1.3)
    c.motes(swarm(r, 80, hit, (130, 90)), "#ffd880", "#ff7a20")
    c.motes(scatter(r, 40, (300, 60, 1000, 640)), "#ffb050", "#ff7a20")
    dark = smoothstep(260, 0, c.x) * smoothstep(300, 760, c.y)
    c.wash(dark * 0.4, "#0c1226")
