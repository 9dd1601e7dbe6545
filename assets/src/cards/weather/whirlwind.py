"""A whirlwind walks through the wheat with a barn and two cows, and the rain falls upwards."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    cloud,
    ellipse,
    move,
    perlin,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    spline,
    taper,
)

LIGHT = Light((150, 520), "#fff0b0", "#10202e")
AXIS = "566,700 586,620 548,520 600,400 570,280 540,150 560,0"
WIDTHS = [30, 44, 70, 104, 160, 250, 360]
COW = Ink("#f2e4cc", "#6a6a72", "#fffbe8")
PATCH = "#4a3030"


def paint(c: Canvas) -> None:
    _sky(c)
    _fields(c)
    _funnel(c)
    _barn(c, Place(330, 420, 1.0, -24))
    _cow(c, Place(742, 300, 1.1, 24), 1)
    _cow(c, Place(440, 250, 0.62, -160), -1)
    _wheat(c)
    _rain(c)
    c.finish(vignette=0.38)


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 1.02 + (c.swirl(300, 140, 5, 4, stretch=(1.6, 0.5)) - 0.5) * 0.42
    v += c.spot(180, 560, 460, 260) * 0.3
    c.field(v, "#12222e .24:#21414a .42:#3f6d66 .58:#8aa06c .74:#dcc466 .9:#f8e08c #fff2bc")
    dark = Ink("#23424c", "#10212e", "#8aa47a", rim="#d8c878", rim_width=3)
    for x, y, w, h, seed in (
        (110, 150, 380, 60, 3),
        (930, 160, 360, 64, 7),
        (300, 96, 420, 80, 5),
        (800, 84, 460, 90, 12),
        (560, 30, 900, 90, 9),
    ):
        heap = cloud(x, y, w, h, seed, puffs=9, flat=False)
        c.shape(heap, dark, bulge=h * 0.5, toward=(-0.5, 1))


def _fields(c: Canvas) -> None:
    far = Ink("#7c8a5c", "#4a6450", "#f0d880")
    c.shape(ridge(592, 26, 260, 4), far, bulge=24, toward=(-0.3, -1))
    c.haze(540, 640, "#e8d080", 0.4)
    near = c.shape(ridge(650, 24, 320, 9), Ink("#c89a3c", "#7a5a2c", "#ffe08a"), bulge=26)
    rows = []
    for i in range(-9, 20):
        x = 566 + i * 46
        rows.append(([(566 + i * 15, 640), (x, 700), (566 + i * 90, 790)], [0.6, 3, 7]))
    c.lines(rows, "#8a642c", 0.6, clip=near)


def _funnel(c: Canvas) -> None:
    """Bands that wind about an axis, the ones behind dark, the ones before it light."""
    line = samples(AXIS, 260)
    half = np.interp(np.linspace(0, 1, 260), np.linspace(0, 1, len(WIDTHS)), WIDTHS) / 2
    body = c.rough(taper(AXIS, WIDTHS, 260, cap=False))
    ys = np.array([s.y for s in line])[::-1]
    xs = np.interp(c.y[:, 0], ys, np.array([s.x for s in line])[::-1])[:, None]
    hs = np.interp(c.y[:, 0], ys, half[::-1])[:, None]
    t = np.clip((c.x - xs) / hs, -1, 1)
    turn = np.arcsin(t)
    bands = perlin(turn * 0.9 + 4, np.log(hs) * 9 + t * 0.9 + c.y / 70, 5)
    fine = perlin(turn * 1.4 + 9, np.log(hs) * 22 + t * 2.2 + c.y / 30, 8)
    v = 0.5 - t * 0.34 + bands * 0.34 + fine * 0.16
    c.glow(body, 30, "#e8dca0", 0.25)
    c.field(v, "#142a38 .25:#24505c .45:#487c7c .65:#86aa94 .82:#d0d8a8 #fff6d0", body, soft=0.8)
    r = rng(8)
    for k in range(34):
        i = int(12 + k / 33 * 216)
        s, h = line[i], half[i] * (1.0 + 0.35 * r.rand())
        tilt = h * 0.2
        a0 = r.rand() * 60 - 20
        pts = []
        for a in np.linspace(a0, a0 + 120 + 60 * r.rand(), 14):
            q = math.radians(a)
            pts.append((s.x + math.cos(q) * h, s.y + math.sin(q) * h * 0.2 - math.cos(q) * tilt))
        w = 2.4 + h * 0.05
        light = k % 3
        c.lines(
            [(pts, [0.6, w, w * 1.3, w, 0.6])],
            ("#f8f0c8", "#17303c", "#b8cca0")[light],
            (0.9, 0.65, 0.8)[light],
            n=50,
        )
    dark = Ink("#23424c", "#10212e", "#8aa47a", rim="#d8c878", rim_width=3)
    for x, y, w, h, seed in (
        (330, 56, 300, 84, 31),
        (800, 64, 330, 84, 34),
        (560, 10, 560, 80, 37),
    ):
        c.shape(cloud(x, y, w, h, seed, flat=False), dark, bulge=h * 0.5, toward=(-0.5, 1))
    dust = Ink("#d8b468", "#8a6a40", "#fff2c0", rim="#fff6d0", rim_width=3)
    for x, y, w, h, seed in (
        (440, 700, 190, 50, 3),
        (700, 702, 200, 48, 6),
        (560, 704, 150, 42, 4),
        (500, 722, 260, 50, 9),
        (650, 726, 250, 46, 2),
    ):
        c.shape(cloud(x, y, w, h, seed, 7, flat=False), dust, bulge=h * 0.4, toward=(-0.7, -0.7))


def _barn(c: Canvas, p: Place) -> None:
    red = Ink("#a83c30", "#4a1c2c", "#f08a54")
    side = Ink("#7a2a2c", "#38182a", "#b8503c")
    c.shape(p.path(polygon("20,-30 108,-54 108,44 20,66")), side, bulge=8, toward=(-1, -0.3))
    c.shape(
        p.path(polygon("-16,-94 72,-116 118,-48 20,-24")),
        Ink("#4a4650", "#242838", "#a0987c"),
        bulge=8,
        toward=(-0.4, -1),
        rim="#fff0b0",
        rim_width=3,
    )
    front = c.shape(
        p.path(polygon("-80,62 -80,-34 -60,-74 -20,-100 6,-78 22,-36 22,66")),
        red,
        bulge=10,
        toward=(-1, -0.2),
        rim="#ffe6a0",
        rim_width=3,
    )
    boards = [(p.points([(x, -90), (x + 1, 70)]), [2, 3, 2]) for x in range(-66, 20, 14)]
    c.lines(boards, "#5a1f2a", 0.6, clip=front)
    c.flat(p.path(polygon("-56,64 -56,0 0,0 0,66")), "#2a1420")
    trim = (
        ["-56,64 -56,0", "-58,0 2,0", "0,0 0,66"],
        ["-80,62 -80,-34", "-81,-32 -60,-74", "-61,-72 -20,-100", "-22,-100 7,-77", "5,-79 23,-34"],
    )
    for group in trim:
        c.lines([(p.points(q), [6, 6]) for q in group], "#f4e6c0", 0.95)
    loft = p.path(rectangle(-40, -64, 26, 30))
    c.flat(loft, "#2a1420")
    c.put("#f4e6c0", c.mask(loft, stroke=4))
    door = Place(*p.points("24,92")[0], p.scale, p.turn + 40)
    c.shape(door.path(rectangle(-26, -30, 40, 60)), red, bulge=6, toward=(-1, -0.3))
    c.lines(
        [(door.points("-24,-28 12,28"), [4, 4]), (door.points("12,-28 -24,28"), [4, 4])], "#f4e6c0"
    )
    r = rng(3)
    for _ in range(16):
        x, y = p.points([(70 + r.rand() * 130, 40 + r.randn() * 50)])[0]
        c.flat(
            move(rectangle(-13, -3, 26, 6), x, y, 1, r.rand() * 180),
            ("#6a2428", "#c89a5a")[r.randint(2)],
        )


def _cow(c: Canvas, p: Place, face: int) -> None:
    def at(path: Path) -> Path:
        return p.path(move(path, scale=(face, 1)))

    for q in ("-38,18 -50,46 -44,70", "40,18 54,44 72,58"):
        c.shape(at(taper(q, [18, 12, 9])), Ink("#b8aa98", "#55555e", "#e8dcc0"), toward=(-1, -0.4))
    body = c.shape(
        at(spline("-62,-10 -54,-32 -20,-38 20,-34 54,-36 64,-14 58,18 20,30 -30,28 -56,18")),
        COW,
        bulge=24,
        toward=(-0.8, -0.5),
        edge=0.4,
    )
    spots = (
        "-50,-36 -24,-42 -6,-30 -12,-12 -26,-2 -34,-14 -48,-18",
        "4,16 18,-6 36,-4 46,8 38,26 22,24 12,34",
        "30,-40 44,-30 46,-16 60,-10 72,-20 66,-42",
        "-44,14 -32,10 -22,20 -30,32 -46,28",
    )
    for q in spots:
        c.flat(at(spline(q)), PATCH, clip=body)
    for q in ("-48,16 -66,38 -74,62", "48,20 44,48 56,72"):
        c.shape(at(taper(q, [20, 13, 10])), COW, toward=(-1, -0.4), edge=0.4)
    for x, y in ((-74, 62), (56, 72), (-44, 70), (72, 58)):
        c.flat(at(ellipse(x, y + 3, 6.5, 6)), "#2a1c24")
    c.shape(at(ellipse(6, 32, 14, 9)), Ink("#e8a090", "#9a5a5c", "#ffd0b8"), bulge=8)
    c.lines(
        [
            (
                p.points([(face * x, y) for x, y in ((62, -18), (84, -34), (96, -66), (112, -70))]),
                [6, 5, 4, 9],
            )
        ],
        "#e8dcc0",
    )
    c.shape(
        at(spline("-40,-34 -62,-52 -92,-54 -112,-36 -124,-18 -112,-6 -88,-8 -68,6 -44,16")),
        COW,
        bulge=16,
        toward=(-0.8, -0.5),
        merge=[(*p.points([(face * -40, -10)])[0], 34 * p.scale)],
    )
    c.shape(at(ellipse(-115, -15, 13, 11)), Ink("#e8a898", "#9a5a5c", "#ffd8c0"), bulge=8)
    c.flat(at(ellipse(-86, -46, 15, 10, 30)), PATCH)
    c.shape(
        at(spline("-66,-50! -54,-64 -40,-60! -50,-46")), Ink(PATCH, "#2a1c24", "#a07860"), bulge=6
    )
    c.lines(
        [(p.points([(face * x, y) for x, y in ((-84, -54), (-92, -70), (-84, -80))]), [7, 6, 2])],
        "#f4e6b8",
    )
    c.flat(at(ellipse(-95, -36, 6)), "#fffbe8")
    c.flat(at(ellipse(-97, -35, 3)), "#20141c")


def _wheat(c: Canvas) -> None:
    r = rng(11)
    for base, tall, stem, ear, lit in (
        (742, 70, "#7a5426", "#a8742c", "#f4cc68"),
        (786, 84, "#3a2818", "#6a4820", "#ffd878"),
    ):
        stems, ears, gleams = [], [], []
        for x in range(-40, 1070, 11):
            x = x + r.randn() * 4
            sway = 14 + 10 * math.sin(x / 90 + base) + r.randn() * 5
            sway *= 1 if x < 566 else -1
            gap = 26 * math.exp(-(((x - 566) / 170) ** 2))
            top = base - tall + r.rand() * 22 + gap
            stems.append(
                ([(x, base + 10), (x + sway * 0.3, base - tall * 0.4), (x + sway, top)], [4, 3, 2])
            )
            bent = x + sway * 1.9
            ears.append(
                ([(x + sway, top + 3), (x + sway * 1.3, top - 10), (bent, top - 18)], [3, 9, 1])
            )
            gleams.append(([(x + sway - 1, top), (x + sway * 1.3 - 2, top - 11)], [1, 4, 1]))
        c.lines(stems, stem)
        c.lines(ears, ear)
        c.lines(gleams, lit, 0.85)


def _rain(c: Canvas) -> None:
    r = rng(5)
    drops = []
    for _ in range(170):
        x, y = r.rand() * 1024, 120 + r.rand() * 560
        pull = np.clip((566 - x) / 260, -1, 1)
        size = 22 + 30 * r.rand()
        drops.append(([(x, y), (x + pull * size * 0.5, y - size)], [3.4, 2.4, 0.5]))
    c.lines(drops, "#eef6e0", 0.5)
