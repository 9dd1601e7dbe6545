"""A topiary lion wears the sunset as its mane, and the gardener's ladder still leans on it."""

from __future__ import annotations

import math

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    cloud,
    ellipse,
    leaf,
    rectangle,
    ridge,
    rng,
    scatter,
    spline,
    taper,
    union,
)

LIGHT = Light((90, 300), "#fff0b0", "#142a3c")
WAY = (-0.9, -0.3)
BOX = Ink("#3a8a4c", "#12404a", "#c8e070", rim="#fbffb8")
MANE = Ink("#e0982c", "#7a3a2c", "#fff08a", rim="#fffbd0")
STONE = Ink("#d8c4b0", "#7a6480", "#fff6e0", rim="#ffffff")
ROSE = Ink("#d8405c", "#6a1440", "#ffb0a0")


def paint(c: Canvas) -> None:
    _evening(c)
    _body(c)
    _mane(c)
    _face(c)
    _plinth(c)
    _ladder(c)
    _roses(c)
    c.finish(vignette=0.28)


def _evening(c: Canvas) -> None:
    v = c.rise(760, -60) * 0.3 + c.spot(120, 340, 900, 640) * 0.8
    v += (c.swirl(260, 80, 4, 5, stretch=(1, 0.4)) - 0.5) * 0.16
    c.field(v, "#2f6a84 .2:#4f949c .4:#94c0a0 .58:#e8d890 .76:#ffe6a0 #fff8d8")
    for x, y, w, s in ((760, 140, 240, 4), (930, 240, 160, 7)):
        c.shape(cloud(x, y, w, 30, s), Ink("#f4e8d0", "#9ab0a8", "#ffffff"), bulge=12, toward=WAY)
    hedge = Ink("#4a8a78", "#24546c", "#d8e08a")
    c.shape(ridge(520, 6, 60, 4), hedge, bulge=14, toward=(-0.8, -0.6))
    for x, tall in ((40, 300), (130, 240), (890, 320), (980, 260)):
        cone = spline(
            [
                (x - 44, 560, 0),
                (x - 34, 560 - tall * 0.5),
                (x, 560 - tall, 0),
                (x + 34, 560 - tall * 0.5),
                (x + 44, 560, 0),
            ]
        )
        c.shape(cone, hedge, bulge=30, toward=WAY)
    c.haze(480, 600, "#ffe8a8", 0.45)
    lawn = c.mask(ridge(590, 6, 200, 8))
    v = 0.5 + (c.noise(80, 4, 9, stretch=(1, 0.3)) - 0.5) * 0.4 + c.spot(120, 640, 480, 140) * 0.4
    v -= c.rise(640, 780) * 0.25
    c.field(v, "#143c44 .25:#2a6a50 .45:#5a9c54 .65:#a8cc64 #f0f09a", lawn)


def _leaves(c: Canvas, m: Array, ink: Ink, count: int, seed: int, size: float) -> None:
    """Clipped leaves: light ones towards the sun, dark ones away from it."""
    r = rng(seed)
    rows, columns = m.nonzero()
    kinds: tuple[list[Path], list[Path]] = ([], [])
    for _ in range(count):
        k = r.randint(len(rows))
        x, y = float(columns[k]), float(rows[k])
        blade = leaf(x, y, size * (0.7 + 0.6 * r.rand()), r.rand() * 360, 0.5)
        kinds[r.randint(2)].append(blade)
    c.flat(kinds[0], ink.lit, 0.55, clip=m)
    c.flat(kinds[1], ink.shade, 0.55, clip=m)


def _body(c: Canvas) -> None:
    c.shadow(ellipse(640, 664, 330, 30), "#123040", 12, 0.7)
    tail = c.shape(
        taper("820,560 920,520 940,400 890,330", [40, 36, 32, 30]), BOX, bulge=14, toward=WAY
    )
    _leaves(c, tail, BOX, 40, 2, 16)
    tuft = c.shape(ellipse(884, 306, 48, 54), MANE, bulge=30, toward=WAY)
    _leaves(c, tuft, MANE, 30, 3, 18)
    rump = c.shape(
        union(ellipse(760, 520, 130, 150), ellipse(800, 620, 96, 60)), BOX, bulge=80, toward=WAY
    )
    _leaves(c, rump, BOX, 130, 4, 20)
    trunk = spline("430,640! 440,480 480,380 600,360 720,400 780,520 740,640!")
    m = c.shape(trunk, BOX, bulge=90, toward=WAY, merge=[(760, 520, 60)])
    _leaves(c, m, BOX, 160, 5, 20)
    for x in (470, 590):
        leg = union(
            taper([(x, 420), (x + 4, 540), (x, 650)], [104, 88, 84]), ellipse(x - 16, 650, 66, 36)
        )
        m = c.shape(leg, BOX, bulge=40, toward=WAY, drop=10, edge=0.3)
        _leaves(c, m, BOX, 80, x, 18)


def _mane(c: Canvas) -> None:
    r = rng(7)
    tufts = []
    for k in range(26):
        a = k / 26 * 2 * math.pi
        far = 178 + 16 * r.rand()
        tufts.append(
            ellipse(486 + math.cos(a) * far, 280 + math.sin(a) * far * 0.98, 44 + 12 * r.rand())
        )
    mane = union(ellipse(486, 280, 186, 184), *tufts)
    m = c.shape(mane, MANE, bulge=90, toward=WAY, drop=16)
    for hue in (MANE.lit, MANE.shade, "#f0b040"):
        blades = []
        for a, far in zip(r.rand(76) * 2 * math.pi, 90 + 130 * r.rand(76), strict=True):
            x, y = 486 + math.cos(a) * far, 280 + math.sin(a) * far
            blades.append(leaf(x, y, 30, math.degrees(a) + r.randn() * 20, 0.5))
        c.flat(blades, hue, 0.7, clip=m)


def _face(c: Canvas) -> None:
    """Turned a little to the left, into the light."""
    for x, y in ((372, 170), (580, 160)):
        c.shape(ellipse(x, y, 40, 42), BOX, bulge=20, toward=WAY, drop=6)
        c.flat(ellipse(x + 2, y + 6, 20, 22), "#1c5048", 0.8)
    head = spline("370,230 400,170 480,144 560,168 600,240 594,320 550,380 470,408 400,384 366,320")
    m = c.shape(head, BOX, bulge=70, toward=WAY, drop=14)
    _leaves(c, m, BOX, 110, 11, 16)
    nose = c.shape(
        spline("424,190! 470,180 490,200 492,280 470,320 420,320 404,280"),
        BOX,
        bulge=30,
        toward=WAY,
    )
    _leaves(c, nose, BOX, 20, 12, 13)
    for x, r in ((410, 52), (490, 58)):
        c.shape(ellipse(x, 342, r, 42), BOX, bulge=26, toward=WAY, edge=0.3)
    c.shape(
        spline("404,290! 446,280 480,292! 464,324 446,332 420,322"),
        Ink("#5a3040", "#2a1428", "#d89080"),
        bulge=12,
        toward=WAY,
    )
    c.lines(
        [
            ("446,330 446,356", [4, 5]),
            ("398,368 424,378 446,358", [1, 5, 3]),
            ("446,358 474,380 512,368", [3, 5, 1]),
        ],
        "#143c3c",
    )
    for x, w in ((398, 24), (512, 32)):
        c.shape(
            ellipse(x, 250, w, w * 0.86), Ink("#143c3c", "#0a2430", "#3a7a54"), bulge=8, toward=WAY
        )
        c.shape(
            ellipse(x - 2, 252, w * 0.62, w * 0.62), Ink("#ffd24a", "#8a4a2c", "#fffbd0"), bulge=7
        )
        c.flat(ellipse(x - 5, 252, w * 0.24, w * 0.34), "#2a1428")
    brow = ("362,240 400,230 440,256", "560,240 512,226 468,258")
    for line in brow:
        c.shape(taper(line, [12, 32, 10]), BOX, bulge=9, toward=(-0.4, 0.9), edge=0.4)


def _plinth(c: Canvas) -> None:
    c.shape(rectangle(372, 668, 500, 42, 6), STONE, bulge=8, toward=(-0.5, -0.9), drop=8)
    c.shape(rectangle(400, 704, 444, 90), STONE, bulge=10, toward=WAY)
    c.lines([("430,730 620,734 810,730", [2, 4, 2])], "#7a6480", 0.6)


def _ladder(c: Canvas) -> None:
    wood = Ink("#a8683c", "#4a2430", "#ffd490", rim="#fff4c8")
    for x0, x1 in ((212, 330), (296, 404)):
        c.shape(
            taper([(x0, 772), (x1, 300)], [20, 17], cap=False), wood, bulge=7, toward=WAY, drop=8
        )
    for k in range(8):
        t = 0.06 + k * 0.125
        x0, x1, y = 212 + 118 * t, 296 + 108 * t, 772 - 472 * t
        c.shape(taper([(x0, y), (x1, y - 3)], [13, 13]), wood, bulge=5, toward=WAY)


def _roses(c: Canvas) -> None:
    r = rng(9)
    bush = [cloud(x, 760, w, h, x, 9, False) for x, w, h in ((90, 300, 80), (930, 320, 90))]
    for b in bush:
        m = c.shape(b, Ink("#2a6a4c", "#0f3440", "#a8cc64", rim="#f4ffb0"), bulge=30, toward=WAY)
        _leaves(c, m, BOX, 70, 21, 20)
    dots = [
        *scatter(r, 9, (10, 690, 200, 750), (13, 22)),
        *scatter(r, 10, (840, 680, 1014, 750), (13, 24)),
    ]
    for x, y, q in dots:
        c.shape(ellipse(x, y, q), ROSE, bulge=q * 0.6, toward=WAY, edge=0.3)
        c.lines(
            [
                (
                    [(x - q * 0.5, y), (x, y - q * 0.5), (x + q * 0.4, y), (x, y + q * 0.3)],
                    [1, 4, 4, 1],
                )
            ],
            "#6a1440",
            0.7,
        )
    c.motes(scatter(r, 40, (60, 200, 520, 640), (1.4, 3.6)), "#fffbe0", "#ffe890")
