"""A giant of black crust crouches in the burning street and opens its white-hot mouth."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, blur, burn, jet, ridge, rng, scatter, smoothstep, tower
from art.geometry import Path, ellipse, move, polygon, spline, taper, union
from art.palette import FIRE
from scipy.spatial import cKDTree

LIGHT = Light((500, 470), "#ffe07a", "#1c0a18")
CRUST = Ink("#34202c", "#140a18", "#7a2c24", rim="#ffb04a", rim_width=5)
CRACKS = "#180c18 .5:#2c1420 .62:#8a2418 .74:#f0701e .86:#ffc04a #fff6c8"


def paint(c: Canvas) -> None:
    c.layers(_inferno, _mane, _body)
    _arm(c, [(330, 270), (176, 300), (90, 470), (166, 640)], 1)
    _arm(c, [(710, 290), (870, 350), (940, 520), (820, 650)], -1)
    c.layers(_head, _street)
    c.motes(scatter(rng(7), 90, (40, 20, 990, 640), (1.6, 5)), "#ffe89a", "#ff7a20", radius=5)
    c.finish(vignette=0.3)


def _inferno(c: Canvas) -> None:
    v = (
        c.spot(500, 400, 760, 620) * 0.72
        + (c.swirl(150, 110, 5, 4, stretch=(0.6, 1.4)) - 0.5) * 0.7
    )
    c.field(v + 0.1, "#5a1420 .2:#98241c .4:#d84a1c .58:#ff8a2a .76:#ffc45a #fff0b0", soft=0.8)
    town = ridge(640, 8, 200, 3)
    houses: list[Path] = [town]
    for x, w, h in ((40, 90, 190), (960, 96, 230), (880, 70, 130), (130, 60, 110)):
        body, roof = tower(x, 700, w, h, 1.0)
        houses += [body, roof]
    c.flat(houses, "#5a1420")
    c.haze(560, 700, "#ffa040", 0.5)


def _mane(c: Canvas) -> None:
    """Fire that stands on the back like a mane."""
    jet(c, "360,260 320,150 350,20", [50, 96, 20], seed=5)
    jet(c, "690,250 720,140 700,10", [50, 96, 20], seed=8)
    jet(c, "520,230 520,110 540,-60", [80, 150, 40], seed=3)


def _seams(c: Canvas, seed: int) -> Array:
    """How near every pixel is to a seam between two plates of crust: 1 on the seam."""
    cores = np.array([(x, y) for x, y, _ in scatter(rng(seed), 150, (-40, 60, 1064, 780))])
    places = np.stack(
        [c.x + (c.noise(40, 3, 4) - 0.5) * 44, c.y + (c.noise(40, 3, 9) - 0.5) * 44], -1
    )
    away, _ = cKDTree(cores).query(places, k=2)
    return np.asarray(smoothstep(13, 2, away[..., 1] - away[..., 0]), np.float32)


def _crust(c: Canvas, mask: Array, seed: int) -> None:
    """Black plates over the glow, which shows in the seams, hotter towards the mouth."""
    seams = _seams(c, seed) * mask
    near = c.spot(480, 500, 560, 460)
    c.field(0.5 + near * 0.5, CRACKS, smoothstep(0.35, 0.75, seams * (0.5 + 0.6 * near)), soft=0.7)
    c.glow(seams * near, 9, "#ff7a20", 0.5)


def _body(c: Canvas) -> None:
    back = spline("""300,250! 380,176 520,140 650,170 740,246! 724,400 690,540 720,700! 330,700!
        350,540 316,400""")
    _crust(c, c.shape(back, CRUST, bulge=90, toward=(0, -1), shading=0.8), 31)
    for x in (344, 672):
        c.shape(ellipse(x, 660, 84, 96), CRUST, bulge=40, toward=(0, -1), edge=0.5)


def _arm(c: Canvas, line: list[tuple[float, float]], side: int) -> None:
    outline = taper(line, [190, 176, 116, 118])
    _crust(c, c.shape(outline, CRUST, bulge=50, toward=(-side * 0.6, -0.8), drop=16), 20 + side)
    x, y = line[-1]
    fist = union(
        ellipse(x, y + 26, 92, 74),
        *[ellipse(x + side * (-62 + i * 42), y + 70 - abs(i - 1.5) * 8, 31, 40) for i in range(4)],
    )
    c.shadow(ellipse(x, y + 100, 130, 22), "#2a0a14", 10, 0.9)
    m = c.shape(fist, CRUST, bulge=36, toward=(side * 0.8, -0.6), edge=0.5, drop=10)
    gaps = [
        ([(x + side * (-41 + i * 42), y + 30), (x + side * (-41 + i * 42), y + 104)], [3, 9, 3])
        for i in range(3)
    ]
    c.lines(gaps, "#ff8a2a", 0.9, clip=m)


def _tilted(path: Path) -> Path:
    return move(path, -26, 4, turn=-9, about=(496, 440))


def _head(c: Canvas) -> None:
    """Lower than the shoulders, cocked to the left, the jaw dropped in a roar."""
    skull = spline("""352,300! 340,236 300,190! 372,206 430,214! 452,160! 486,210! 530,150! 560,212!
        620,206 700,180! 664,240 656,300! 650,370! 668,440 652,560 600,660 490,690 390,660 346,570
        326,440 340,380!""")
    m = c.shape(_tilted(skull), CRUST, bulge=50, toward=(0, 1), drop=30, edge=0.4)
    _crust(c, m, 7)
    hole = spline("""350,452! 384,436! 398,500! 424,430! 462,424! 486,488! 512,424! 556,428!
        584,494! 606,434! 640,452! 644,520 622,590! 596,560! 580,628 548,640! 528,590! 490,656!
        456,592! 430,636 404,622! 392,562! 362,580 346,516""")
    mouth = c.mask(_tilted(hole))
    heat = c.spot(470, 550, 220, 170) * 0.9 + 0.34 + (c.swirl(60, 30, 3, 5) - 0.5) * 0.24
    c.field(heat, FIRE, mouth, soft=0.7)
    c.glow(mouth, 12, "#ffd890", 0.6)
    c.glow(mouth, 60, "#ff8a30", 0.6)
    outline = [_tilted(ellipse(420, 356, 62, 36, 16)), _tilted(ellipse(568, 356, 66, 36, -16))]
    c.wash(blur(c.mask(outline), 8), "#140a18", clip=m)
    eyes = [
        spline("378,348! 412,346 460,380! 436,386 402,374"),
        spline("618,346! 580,346 528,380! 554,388 592,374"),
    ]
    c.glow(c.flat([_tilted(eye) for eye in eyes], "#fff6c8"), 16, "#ffa030", 1.3)
    brow = [("336,318 410,318 478,380", [12, 36, 8]), ("658,314 584,318 510,380", [12, 36, 8])]
    for line, widths in brow:
        outline = _tilted(taper(line, widths))
        c.shape(outline, CRUST, bulge=11, toward=(0, 1), rim="#ff9a3a", rim_width=3)


def _street(c: Canvas) -> None:
    ground = c.mask(polygon("-10,716 300,700 520,724 760,702 1034,714 1034,770 -10,770"))
    v = 0.5 + (c.noise(60, 4, 9, stretch=(1, 0.3)) - 0.5)
    c.field(v, "#180a14 .4:#34141c .7:#8a2c1c #ff9a3a", ground)
    for x, h, w, s in ((60, 90, 60, 3), (990, 110, 70, 4), (520, 70, 60, 6)):
        burn(c, x, 752, h, w, s)
    c.wash(np.clip(c.spot(508, 730, 240, 60), 0, 1) * 0.7, "#ffb04a", clip=ground)
