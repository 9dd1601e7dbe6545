"""The hammer falls on a crown to be, and the anvil throws the brightest sparks in the land."""

from __future__ import annotations

import math

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Place,
    burn,
    ellipse,
    rectangle,
    rng,
    scatter,
    smoothstep,
    spline,
    swarm,
    taper,
)

LIGHT = Light((500, 430), "#ffd890", "#1c0e24")
IRON = Ink("#4a3c54", "#1c1028", "#e8a068", rim="#ffe0a0", rim_width=5)
STEEL = Ink("#8a8494", "#34243c", "#ffe6c0", rim="#fff2cc")
WOOD = Ink("#7a4430", "#2c1426", "#f0a860", rim="#ffd898")
STRIKE = (500.0, 436.0)


def paint(c: Canvas) -> None:
    _hall(c)
    _hearth(c)
    _smith(c)
    _anvil(c)
    _crown(c)
    _hammer(c)
    _sparks(c)
    c.finish(vignette=0.3)


def _hall(c: Canvas) -> None:
    v = c.spot(560, 400, 820, 600) * 0.84 + (c.noise(120, 4, 4) - 0.5) * 0.16
    c.field(v, "#2a1f4c .2:#432c5c .4:#6a3c60 .58:#a85a50 .76:#e8904c #ffd890")
    bricks = []
    for row in range(11):
        y = 30 + row * 52
        bricks.append(([(0, y), (500, y + 2), (1024, y)], [3, 4, 3]))
        for k in range(9):
            x = k * 124 + (row % 2) * 62
            bricks.append(([(x, y), (x, y + 52)], [3, 3]))
    c.lines(bricks, "#3a1a38", 0.35)


def _hearth(c: Canvas) -> None:
    arch = spline("640,640! 640,360 700,250 810,210 920,250 990,360 1000,640!")
    c.shape(arch, Ink("#6a3a44", "#2c1430", "#e88a4c"), bulge=30, toward=(-0.4, 0.6))
    hole = spline("680,640! 682,380 730,300 812,268 892,300 950,380 956,640!")
    m = c.mask(hole)
    v = (
        c.rise(240, 640) * 0.7
        + c.spot(820, 620, 220, 300) * 0.4
        + (c.swirl(90, 70, 4, 6) - 0.5) * 0.5
    )
    c.field(v, "#7a1a1c .25:#c0381c .45:#f0701e .65:#ffb03a .85:#ffe48a #fffbe0", m, soft=0.8)
    c.glow(m, 40, "#ff7a20", 0.5)
    for x, h, s in ((740, 150, 3), (820, 210, 5), (900, 160, 7)):
        burn(c, x, 626, h, h * 0.55, s, 4)
    c.shape(
        rectangle(600, 612, 460, 190),
        Ink("#4a2c4c", "#22142c", "#c86a44"),
        bulge=14,
        toward=(0, -1),
    )


def _smith(c: Canvas) -> None:
    """Only the fist that holds the tongs and the leather apron, lit from the anvil."""
    skin = Ink("#9a5440", "#3c162c", "#ffc080", rim="#ffe8b8")
    apron = spline("-20,800! -20,250! 40,230 130,250 190,330 230,470 250,640 250,800!")
    m = c.shape(
        apron, Ink("#6a3430", "#2a1028", "#e08a50", rim="#ffd090"), bulge=60, toward=(0.9, 0.1)
    )
    c.lines(
        [("40,250 80,450 60,760", [3, 10, 4]), ("130,270 170,460 160,760", [3, 10, 4])],
        "#2a1028",
        0.7,
        clip=m,
    )
    arm = "-20,410 110,470 240,486"
    c.shape(taper(arm, [150, 130, 92]), skin, bulge=40, toward=(0.6, -0.6), drop=14)
    c.shape(
        taper("118,474 170,482", [136, 126], cap=False),
        Ink("#54302c", "#20101c", "#c88a50"),
        bulge=30,
        toward=(0.6, -0.6),
    )
    for d in (-9, 9):
        tongs = [(210, 486 + d * 2.2), (340, 474 - d * 0.8), (424, 452 + d * 1.2)]
        c.shape(taper(tongs, [17, 15, 13]), STEEL, bulge=6, toward=(0.6, -0.6))
    for i, y in enumerate((452, 478, 504, 528)):
        finger = [(280 - i * 5, y + 4), (246, y - 4), (214, y + 4)]
        c.shape(taper(finger, [32, 33, 28]), skin, bulge=11, toward=(0.7, -0.5), edge=0.5)


def _anvil(c: Canvas) -> None:
    """The camera lies on the bench, so that its face is a long bright plane."""
    block = spline("300,800! 320,740! 740,740! 770,800!")
    c.shape(block, WOOD, bulge=20, toward=(0, -1))
    waist = spline("330,760! 400,700 430,640 420,580! 640,580! 640,640 670,700 750,760!")
    c.shape(waist, IRON, bulge=50, toward=(0, -1))
    body = spline(
        "330,470! 700,470! 850,474 950,500! 890,560 790,592 680,600! 380,600! 300,570 290,490!"
    )
    m = c.shape(body, IRON, bulge=36, toward=(0, -1), drop=16)
    c.wash(c.spot(500, 500, 260, 110) * 0.8, "#ffb060", clip=m)
    face = spline("290,488! 330,446! 690,446! 860,462 956,498! 850,500 720,498!")
    m = c.shape(face, Ink("#a87a6c", "#5a3444", "#ffe0a8", rim="#fff6d0"), bulge=8, toward=(0, -1))
    c.wash(c.spot(500, 460, 240, 50) * 1.1, "#fff0b8", clip=m)
    c.flat(rectangle(606, 462, 26, 14, 2), "#34182c")


def _crown(c: Canvas) -> None:
    """Still one hot strip with four points, under the blow."""
    strip = spline(
        "330,474! 318,400! 352,440! 376,382! 408,436! 440,392! 470,440! 500,420! 530,440!"
        " 560,392! 592,436! 624,382! 648,440! 682,400! 670,474! 500,486"
    )
    m = c.mask(strip)
    v = c.spot(500, 440, 220, 110) * 0.6 + 0.42
    c.field(v, "#d8481c .4:#ff8a2a .6:#ffc85a .8:#fff0b0 #fffdf0", m)
    c.glow(m, 26, "#ff9a30", 0.9)


def _hammer(c: Canvas) -> None:
    p = Place(512, 330, 1.0, 16)
    shaft = p.points("20,-70 200,-130 420,-240")
    c.shape(taper(shaft, [40, 42, 48]), WOOD, bulge=16, toward=(-0.5, 0.8), drop=10)
    head = spline("-88,-100! 78,-112! 92,-96 92,70 78,86! -88,88! -100,60 -100,-80")
    m = c.shape(p.path(head), STEEL, bulge=30, toward=(-0.15, 1), edge=0.4)
    c.lines([(p.points("-94,40 0,44 90,38"), [3, 7, 3])], "#34243c", 0.7, clip=m)
    c.wash(c.spot(490, 420, 170, 90), "#ffe6a8", clip=m)
    skin = Ink("#9a5440", "#3c162c", "#ffc080", rim="#ffe8b8")
    c.shape(taper("1040,90 940,140 868,200", [200, 160, 112]), skin, bulge=44, toward=(-0.6, 0.7))
    for i in range(4):
        x, y = 868 - i * 27, 206 + i * 9
        c.shape(
            taper([(x + 26, y - 30), (x, y - 6), (x + 12, y + 44)], [34, 37, 30]),
            skin,
            bulge=12,
            toward=(-0.6, 0.7),
            edge=0.5,
        )


def _sparks(c: Canvas) -> None:
    r = rng(4)
    strokes = []
    for _ in range(84):
        a = r.rand() * math.pi * 2
        if math.sin(a) > 0.34:
            continue
        near, far = 90 + r.rand() * 90, 190 + r.rand() ** 1.6 * 330
        x, y = STRIKE
        bow = far * far * 0.00032
        strokes.append(
            (
                [
                    (x + math.cos(a) * near, y + math.sin(a) * near),
                    (x + math.cos(a) * far * 0.8, y + math.sin(a) * far * 0.8 + bow * 0.6),
                    (x + math.cos(a) * far, y + math.sin(a) * far + bow),
                ],
                [1, 5 + 3 * r.rand(), 1],
            )
        )
    lit: Array = c.mask([taper(p, w, cap=False) for p, w in strokes])
    c.put("#fff6cc", lit)
    c.glow(lit, 9, "#ffa030", 1.0)
    c.halo(*STRIKE, 240, "#fff0c0", 0.7)
    core = smoothstep(0.3, 1, c.spot(*STRIKE, 70, 44))
    c.put("#fffdf4", core)
    c.motes(swarm(r, 70, STRIKE, (230, 130), (1.6, 4.6)), "#fff2b0", "#ff9a30", radius=5)
    c.motes(scatter(r, 30, (600, 60, 1000, 420), (1.4, 3.6)), "#ffd070", "#ff7a20")
    c.flat(ellipse(STRIKE[0], STRIKE[1], 26, 12), "#ffffff")
