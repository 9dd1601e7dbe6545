"""A giant of black crust leans over the roofs of a town and roars; its throat is the only light."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Light, Path, Points, blur, each, jet, polygon, rng, rows, smoothstep
from art.geometry import about, move
from art.motifs import scatter
from art.palette import FIRE
from scipy.spatial import cKDTree

MOUTH = (450.0, 500.0)
LIGHT = Light(MOUTH, "#ffe07a", "#1c0a18")
ROCK = "#140a16 .2:#26121e .4:#451a22 .58:#802a20 .74:#d05a1e .88:#ffae42 #fff0b0"
SEAM = "#160a16 .3:#5a1a1c .55:#e05a1a .8:#ffb640 #fff4c0"

# The planes of the head: outline, and how much of the light from below each of them catches.
HEAD = """
    346,182 372,104 428,122 : .08 | 418,122 470,58 526,106 : .03 | 512,108 610,24 612,142 : .06 |
    600,136 728,96 668,214 : .02 |
    612,142 668,214 690,318 664,404 632,250 632,206 : .02 | 520,104 612,142 632,206 530,222 : .1 |
    420,120 520,104 530,222 434,268 : .16 | 350,178 420,120 434,268 374,236 316,226 : .06 |
    632,250 690,318 664,404 640,424 602,374 : .2 | 480,344 562,330 632,252 602,374 522,394 : .46 |
    440,310 480,344 522,394 452,392 : .62 | 314,290 352,316 362,352 340,400 304,376 : .3 |
    400,310 424,318 376,372 350,360 : .34 | 424,310 452,312 454,392 376,372 : .5 |
    350,360 376,372 454,392 450,406 400,402 362,400 : .95 |
    304,376 340,400 362,400 352,426 326,480 306,440 : .66 |
    454,392 522,394 510,402 450,406 : .9 | 522,394 602,374 640,424 594,486 566,426 510,402 : .8 |
    316,226 374,236 434,268 426,304 372,276 320,256 : .12 |
    434,268 530,222 632,206 634,236 530,262 426,304 : .2 |
    320,256 372,276 426,304 420,322 368,296 322,272 : .8 |
    426,304 530,262 634,236 634,258 532,286 446,326 420,322 : .92"""
THROAT = """326,480 352,426 400,402 450,406 510,402 566,426 594,486 586,560 546,620 460,650 384,626
    340,560"""
JAW = """
    594,486 640,424 664,404 656,520 586,560 : .42 | 656,520 604,632 546,620 586,560 : .56 |
    604,632 486,704 460,650 546,620 : .36 | 486,704 376,684 384,626 460,650 : .62 |
    376,684 312,580 306,440 326,480 340,560 384,626 : .34"""
FANGS = """366,416 386,500 420,400 | 442,402 458,442 474,400 | 520,400 548,506 576,440 |
    352,578 372,528 398,634 | 520,632 560,540 580,572"""


def paint(c: Canvas) -> None:
    c.layers(_inferno, _mane, _body, _head, _fist, _town)
    c.motes(scatter(rng(7), 80, (20, 60, 700, 700), (1.6, 4.6)), "#fff0b0", "#ff7a20", radius=5)
    c.finish(vignette=0.28)


def _inferno(c: Canvas) -> None:
    licks = c.swirl(150, 120, 5, 4, stretch=(0.6, 1.4)) - 0.5
    v = 0.06 + c.spot(440, 330, 720, 620) * 0.86 + licks * 0.55
    c.field(v, "#5a1424 .2:#98241e .4:#d8481c .58:#ff8a2a .76:#ffc45a #fff0b0", soft=0.8)
    c.haze(520, 760, "#ffa040", 0.4)


def _mane(c: Canvas) -> None:
    """Fire that streams from crown and shoulder as from a torch that is carried."""
    jet(c, "800,240 880,120 1040,40", [60, 130, 40], seed=8)
    jet(c, "230,290 210,180 270,60", [40, 80, 20], seed=5)
    jet(c, "500,190 560,60 720,-60", [100, 170, 50], seed=3)


def _stone(c: Canvas, points: Points, count: int, seed: int, lift: float = 0.0) -> None:
    """Crust in flat facets that face the throat or do not; fire shows in the seams."""
    outline = polygon(points)
    c.shadow(move(outline, 6, 14), "#1c0a18", 14, 0.7)
    mask = c.flat(outline, "#140a16")
    box, r = outline.getBounds(), rng(seed)
    cores = np.column_stack(
        (box.left() + r.rand(count) * box.width(), box.top() + r.rand(count) * box.height())
    )
    warp = (c.noise(60, 2, seed) - 0.5) * 30
    away, cell = cKDTree(cores).query(np.stack((c.x + warp, c.y - warp), -1), k=2)
    dy, dx = np.gradient(blur(mask, 30))
    far = np.hypot(c.x - MOUTH[0], c.y - MOUTH[1]) + 1
    facing = blur((dx * (c.x - MOUTH[0]) + dy * (c.y - MOUTH[1])) / far * 60, 6)
    near = c.spot(*MOUTH, 640, 560)
    xs, ys = np.clip(cores, 0, (1023, 759)).astype(int).T
    tone = lift + facing[ys, xs] * 0.5 * near[ys, xs] + near[ys, xs] * 0.42 + r.randn(count) * 0.06
    v = tone[cell[..., 0]] + facing * 0.16 + (c.noise(20, 2, seed + 1) - 0.5) * 0.08
    c.field(np.asarray(v, np.float32), ROCK, mask, soft=0.6)
    _seams(c, mask, smoothstep(9, 2, away[..., 1] - away[..., 0]), seed)
    rim = mask * smoothstep(4, 0.6, 9 * blur(mask, 2.2) - 4.5) * smoothstep(0, 0.02, dy)
    c.put("#ff9a3a", c.stipple(rim))


def _seams(c: Canvas, mask: Array, seams: Array, seed: int) -> None:
    """What parts two plates: hot near the throat, and a dark line elsewhere."""
    heat = c.spot(*MOUTH, 660, 520) * 0.9 + (c.noise(70, 3, seed + 3) - 0.5) * 0.9 + 0.1
    seams = seams * mask
    c.field(heat, SEAM, seams, soft=0.7)
    c.glow(seams * np.clip(heat, 0, 1), 8, "#ff7a20", 0.5)


def _body(c: Canvas) -> None:
    _stone(c, "300,300 420,220 700,240 900,380 880,780 280,780 330,600", 26, 31, -0.12)
    _stone(c, "370,300 300,236 210,250 142,330 126,440 190,520 330,470", 9, 12)
    _stone(c, "120,420 206,440 262,530 256,640 160,660 92,570 90,480", 8, 14, 0.06)
    for k, (x, y) in enumerate(((104, 640), (150, 652), (200, 650), (246, 634))):
        knuckle = about(x, y, "-30,-30 4,-40 32,-22 34,30 14,62 -20,58 -36,20")
        _stone(c, knuckle, 3, 50 + k, 0.1)
    near = "610,360 640,250 730,184 850,186 950,246 1040,350 1050,520 940,560 780,560 660,510"
    _stone(c, near, 17, 18)


def _planes(c: Canvas, planes: str, seed: int) -> None:
    for part in each(planes):
        line, _, tone = part.partition(":")
        mask = c.flat(polygon(line.strip()), "#140a16")
        v = float(tone) * 0.86 + (c.noise(26, 3, seed) - 0.5) * 0.22
        c.field(v, ROCK, mask, soft=0.6)
        seams = mask * smoothstep(5, 1, 9 * blur(mask, 2) - 4.5)
        c.put("#140a16", c.stipple(seams * 0.5))


def _head(c: Canvas) -> None:
    whole = polygon("""350,178 420,120 520,104 612,142 668,214 690,318 656,520 604,632
        486,704 376,684 312,580 304,376 316,226""")
    c.shadow(move(whole, 26, 30), "#1c0a18", 22, 0.8)
    c.flat(whole, "#140a16")
    throat = c.mask(polygon(THROAT))
    heat = 0.36 + c.spot(470, 520, 220, 210) + (c.swirl(50, 26, 3, 5) - 0.5) * 0.24
    c.field(heat, FIRE, throat, soft=0.7)
    _planes(c, HEAD, 7)
    _planes(c, JAW, 9)
    cracks = """520,104 506,150 530,190 524,226 | 506,150 462,172 434,210 | 530,190 586,186
        640,150 | 690,318 660,330 640,380 | 340,200 374,190 396,140 : 2 6 4 1"""
    c.glow(c.lines(cracks, "#e05a1a"), 8, "#ff7a20", 0.6)
    c.flat([polygon(fang) for fang in each(FANGS)], "#1c0c18")
    c.glow(throat, 50, "#ff8a30", 0.5)
    sockets = "446,326 532,286 634,258 566,332 482,346 | 322,272 368,296 420,322 352,318"
    c.flat([polygon(socket) for socket in each(sockets)], "#12080f")
    eyes = [polygon("476,328 536,304 582,294 536,322"), polygon("338,292 366,304 400,319 362,310")]
    c.glow(c.flat(eyes, "#fff6c8"), 12, "#ffa030", 1.1)


def _fist(c: Canvas) -> None:
    """The near arm, planted before us."""
    _stone(c, "880,400 1000,420 1060,520 1040,660 930,720 780,690 752,610 800,520", 13, 33, 0.04)
    for k, (x, y, s) in enumerate(rows("904 664 1.2 | 838 676 1.2 | 764 672 1.24 | 690 654 1.16")):
        knuckle = about(x, y, "-34,-44 2,-56 34,-36 38,20 20,60 -18,62 -38,26", s)
        _stone(c, knuckle, 4, 60 + k, 0.1)


def _town(c: Canvas) -> None:
    """Roofs at its feet, and one bell tower that rings the alarm."""
    houses: list[Path] = [polygon("-10,724 300,708 620,716 1034,730 1034,780 -10,780")]
    for x, w, h in rows("300 30 30 | 352 25 40 | 500 35 30 | 550 32 36 | 590 28 26 | 640 30 34"):
        house = "-1,60! -1,0! -0.33,-24! 0.33,-24! 1,0! 1,60!"
        houses.append(polygon(about(x, 730 - h, house, (w, 1))))
    houses.append(polygon("418,780 418,664 410,664 438,586 466,664 458,664 458,780"))
    c.flat(houses, "#1c0c1a")
    c.flat(polygon("430,680 446,680 446,700 430,700"), "#ffd070")
