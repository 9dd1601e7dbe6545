"""The hammer has fallen: the blade on the anvil answers with all its sparks."""

from __future__ import annotations

import math

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    blur,
    ellipse,
    placed,
    polygon,
    rectangle,
    rng,
    rows,
    scatter,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((470, 470), "#ffd080", "#160c2c")
IRON = Ink("#4a4668", "#1c1838", "#b8a8a0", rim="#ffd890", rim_width=4)
SMITH = Ink("#3a2448", "#180e2c", "#a85444", rim="#ffb060", rim_width=4)
WOOD = Ink("#8a5030", "#3a1c2c", "#f0b068", rim="#ffe0a0", rim_width=3)
STEEL = Ink("#6c6884", "#24203e", "#d8c8b8", rim="#fff0c0", rim_width=4)
HIDE = Ink("#9a5232", "#38162c", "#ffc878", rim="#fff0b8", rim_width=4)
HIT = (470.0, 456.0)


def paint(c: Canvas) -> None:
    _smithy(c)
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
    """The hammer and the arm that swings it, out of the dark and lit by the blow alone."""
    below = (-0.75, 0.65)
    sleeve = spline("850,-20! 836,40 850,110 884,170! 960,210 1050,200! 1050,-20!")
    m = c.shape(sleeve, SMITH, bulge=70, toward=below)
    c.lines("900,-10 880,70 910,150 | 980,10 950,100 980,190 : 2 14 3", SMITH.shade, 0.8, clip=m)
    p = Place(446, 306, 1.3, -16)
    haft = taper(p.points("30,0 200,-6 400,-10"), [46, 40, 44])
    m = c.shape(haft, WOOD, bulge=14, toward=below, edge=0.4)
    c.lines(
        placed(p.points, "60,4 200,0 340,-6 : 1 6 2 | 70,-8 200,-12 340,-16 : 1 4 1"), "#3a1c2c"
    )
    head = p.spline("-84,-108! 76,-108! 82,-46 74,36 92,96! -98,96! -80,36 -88,-46")
    m = c.shape(head, STEEL, bulge=26, toward=(-0.2, 1), drop=12)
    bands = "-90,-66 0,-58 90,-66 | -90,44 0,54 90,44 : 3 10 3"
    c.lines(placed(p.points, bands), "#1c1838", 0.9, clip=m)
    c.wash(c.spot(HIT[0], HIT[1] - 10, 200, 150), "#ffd890", clip=m)
    m = c.shape(taper("800,190 870,130 960,50", [140, 170, 200]), HIDE, bulge=60, toward=below)
    c.lines("870,60 912,120 930,190 | 900,30 950,90 970,160 : 3 12 3", HIDE.shade, 0.85, clip=m)
    palm = spline("706,270! 700,200 730,136 790,112 846,126 880,180 866,250 810,292 750,300")
    c.shape(palm, HIDE, bulge=50, toward=below, drop=10)
    for x, y, turn in rows("714 142 -38 | 746 174 -36 | 776 208 -34 | 804 244 -32"):
        finger = Place(x, y, 1.06, turn)
        knuckle = finger.spline("-64,-2 -54,-22 0,-30 56,-26 70,-2 54,18 0,24 -52,18")
        c.shape(knuckle, HIDE, bulge=18, toward=below, edge=0.7, drop=7)
    thumb = taper("850,270 800,300 744,286 706,250", [64, 66, 56, 36])
    c.shape(thumb, HIDE, bulge=20, toward=below, edge=0.5, drop=8)


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
