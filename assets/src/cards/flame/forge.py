"""The hammer falls: the blade on the anvil answers with all its sparks."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    blur,
    ellipse,
    polygon,
    rectangle,
    rng,
    scatter,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((470, 470), "#ffd080", "#160c2c")
IRON = Ink("#4a4668", "#1c1838", "#b8a8a0", rim="#ffd890", rim_width=4)
SMITH = Ink("#3a2448", "#180e2c", "#a85444", rim="#ffb060", rim_width=4)
WOOD = Ink("#8a5030", "#3a1c2c", "#f0b068", rim="#ffe0a0", rim_width=3)
HIT = (470.0, 456.0)


def paint(c: Canvas) -> None:
    _smithy(c)
    _hearth(c)
    _smith(c)
    _anvil(c)
    _blade(c)
    _hammer(c)
    _sparks(c)
    c.finish(vignette=0.26)


def _smithy(c: Canvas) -> None:
    v = 0.26 + c.spot(HIT[0], 400, 800, 600) * 0.66 + (c.noise(140, 4, 3) - 0.5) * 0.16
    c.field(v, "#241640 .2:#40244c .4:#70344c .58:#b05044 .74:#e88848 .9:#ffc070 #ffe8b0")
    r = rng(4)
    rows = []
    for j in range(9):
        y = 60 + j * 74
        rows.append(([(-10, y), (300, y + r.randn() * 3), (1034, y)], [3, 5, 3]))
        rows += [
            ([(x, y), (x + r.randn() * 3, y + 74)], [4, 3])
            for x in range(-40 + (j % 2) * 66, 1040, 132)
        ]
    c.lines(rows, "#301c40", 0.4)


def _hearth(c: Canvas) -> None:
    """The fire at the right, under its brick arch."""
    c.shape(
        spline("690,800! 690,360! 740,270 850,240 960,270 1030,360! 1030,800!"),
        Ink("#5a3448", "#281838", "#c8705c", rim="#ffc080"),
        bulge=24,
        toward=(-0.6, 0.2),
    )
    mouth = c.mask(spline("736,800! 736,420! 776,340 860,314 944,340 984,420! 984,800!"))
    v = 0.3 + c.rise(330, 690) * 0.6 + (c.swirl(110, 90, 4, 9, stretch=(0.6, 1.4)) - 0.5) * 0.7
    c.field(v, "#5a1c2c .25:#a8341c .45:#ec6a1c .62:#ffab32 .8:#ffe07a #fffbe6", mouth, soft=0.75)
    c.glow(mouth, 50, "#ff7a20", 0.4)


def _smith(c: Canvas) -> None:
    """Only the bulk of him, dark against his fire, and the arm that has come down."""
    body = spline(
        "560,800! 600,600 640,440 690,300! 720,250 800,210 900,216 980,280 1034,380! 1034,800!"
    )
    m = c.shape(body, SMITH, bulge=70, toward=(-0.9, 0.2))
    c.lines(
        [("700,360 680,520 690,700", [3, 14, 4]), ("860,300 830,460 850,700", [3, 12, 4])],
        SMITH.shade,
        0.8,
        clip=m,
    )
    apron = spline("600,800! 640,560 690,420! 800,470 830,800!")
    c.shape(
        apron,
        Ink("#5a3038", "#241228", "#e8884c", rim="#ffc878"),
        bulge=40,
        toward=(-0.9, 0.2),
        drop=10,
    )
    at = Place(836, 146)
    head = spline("-52,90! -78,44 -78,-16 -42,-62 18,-70 68,-36 78,34 56,94!")
    c.shape(at.path(head), SMITH, bulge=44, toward=(-0.9, 0.3), drop=10)
    beard = at.path(spline("-78,14! -104,54 -108,114 -74,164 -18,154 36,94!"))
    ink = Ink("#a84a2c", "#48182c", "#ffb060", rim="#ffe0a0")
    m = c.shape(beard, ink, bulge=30, toward=(-0.9, 0.4))
    strands = ("-64,44 -82,94 -72,150", "-34,54 -48,104 -42,150", "-4,64 -16,104 -10,140")
    c.lines([(at.points(s), [1, 7, 2]) for s in strands], "#48182c", 0.8, clip=m)
    nose = at.path(spline("-86,4! -100,20 -90,34 -66,32 -58,4"))
    c.shape(nose, Ink("#d8804c", "#5a2434", "#ffe0a0", rim="#fff0c0"), bulge=10, toward=(-0.9, 0.4))
    c.lines([(at.points("-80,-8 -60,-14 -36,-4"), [3, 9, 3])], "#200e20")
    cap = at.path(spline("-90,-26! -74,-62 -24,-90 42,-76 78,-26!"))
    ink = Ink("#7a2c34", "#340f2c", "#ff9a58", rim="#ffd090")
    c.shape(cap, ink, bulge=20, toward=(-0.9, 0.3), drop=5)


def _anvil(c: Canvas) -> None:
    c.shadow(ellipse(470, 764, 330, 20), "#0c0618", 16, 0.9)
    stump = rectangle(300, 680, 330, 110, 10)
    c.shape(stump, WOOD, bulge=40, toward=(0, -0.8))
    waist = spline("330,690! 356,640 396,610 400,570! 560,570! 566,610 600,640 630,690!")
    c.shape(waist, IRON, bulge=36, toward=(-0.1, -0.8))
    top = spline(
        "96,512! 150,484 250,476! 700,476! 704,540! 640,560 560,590 420,590 340,570 230,566 150,546"
    )
    m = c.shape(top, IRON, bulge=26, toward=(0.1, -1), drop=14)
    c.lines(
        [("110,512 250,500 700,500", [2, 7, 4]), ("250,480 262,520 300,566", [2, 7, 2])],
        "#1c1838",
        0.8,
        clip=m,
    )
    c.wash(c.spot(HIT[0], 480, 320, 90) * 0.95, "#ffb860", clip=m)


def _blade(c: Canvas) -> None:
    """White where the hammer meets it, red towards both ends."""
    blade = polygon("60,436 92,424 640,446 640,478 92,470")
    mask = c.rough(blade)
    heat = c.spot(HIT[0], HIT[1], 420, 300) * 1.1
    c.field(
        heat, "#5a1a24 .16:#a8281c .34:#e85a1c .52:#ff9a30 .7:#ffe07a .86:#fffbe6 #fffef4", mask
    )
    c.glow(mask * smoothstep(0.2, 0.8, heat), 26, "#ff8a30", 0.9)
    c.shape(taper("628,462 700,466 760,478", [22, 18, 16]), IRON, bulge=7, toward=(-0.8, -0.4))


def _hammer(c: Canvas) -> None:
    p = Place(466, 344, 1.0, -12)
    c.shape(
        taper(p.points("20,-6 130,-10 270,0"), [30, 28, 30]),
        WOOD,
        bulge=10,
        toward=(-0.6, 0.8),
        edge=0.4,
    )
    head = p.path(spline("-66,-100! 60,-100! 66,-40 60,40 72,84! -78,84! -64,40 -70,-40"))
    m = c.shape(head, IRON, bulge=26, toward=(0, 1), drop=8)
    c.lines(
        [(p.points("-66,-60 0,-52 62,-60"), [3, 7, 3]), (p.points("-66,44 0,52 62,44"), [3, 7, 3])],
        "#1c1838",
        0.9,
        clip=m,
    )
    c.wash(c.spot(HIT[0], HIT[1] - 20, 150, 90) * 0.95, "#ffd890", clip=m)
    c.shape(
        taper("776,306 850,350 910,440 900,540", [90, 116, 136, 120]),
        SMITH,
        bulge=44,
        toward=(-0.9, 0.3),
        drop=10,
    )
    fist = spline("676,286! 700,250 744,242 786,262 800,306 780,346 736,360 700,342")
    m = c.shape(
        fist,
        Ink("#c8703c", "#4a1c34", "#ffd890", rim="#fff0b8"),
        bulge=26,
        toward=(-0.8, 0.5),
        drop=10,
    )
    c.lines(
        [("706,274 730,286 734,348", [1, 6, 2]), ("744,252 762,286 762,348", [1, 6, 2])],
        "#4a1c34",
        0.9,
        clip=m,
    )


def _sparks(c: Canvas) -> None:
    x, y = HIT
    flash = blur(c.mask(ellipse(x, y - 8, 120, 32)), 18)
    c.put("#fffef0", smoothstep(0.3, 0.8, flash))
    c.glow(c.mask(ellipse(x, y, 90, 40)), 80, "#ffb040", 0.9)
    r = rng(11)
    strokes = []
    for _ in range(90):
        a = -math.pi * (0.02 + 0.96 * r.rand())
        if abs(a + math.pi / 2) < 0.3:
            continue
        near, far = 60 + 80 * r.rand(), 150 + 420 * r.rand() ** 1.6
        dip = 0.00022 * far * far
        start = (x + math.cos(a) * near, y + math.sin(a) * near * 0.7)
        mid = (x + math.cos(a) * far * 0.65, y + math.sin(a) * far * 0.5)
        strokes.append(
            ([start, mid, (x + math.cos(a) * far, y + math.sin(a) * far * 0.72 + dip)], [2, 7, 1])
        )
    mask = c.lines(strokes, "#fff6c8")
    c.glow(mask, 8, "#ff9a30", 1.0)
    c.motes(scatter(r, 60, (120, 140, 820, 470), (2, 5.5)), "#fff6c8", "#ff8a20")
