"""The smoke of one chimney stands up as a giant and bends over the village, hands open."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    blur,
    ellipse,
    foam,
    polygon,
    rectangle,
    rng,
    rows,
    scatter,
    smoothstep,
    spline,
    taper,
    union,
)

LIGHT = Light((860, 640), "#ffc070", "#1a1038")
SUN = (0.75, 0.55)
DEEP = Ink("#4a3270", "#22164c", "#a8688c")
SMOKE = Ink("#6a4a8a", "#2c1c58", "#f0a08c")
PALE = Ink("#8460a0", "#3a2868", "#ffc89c")
ROOF = Ink("#3a2050", "#1a1034", "#d8705c", rim="#ffb878", rim_width=3)
WALL = Ink("#2c1a46", "#150c2c", "#b05c5c", rim="#ff9a64", rim_width=3)


def paint(c: Canvas) -> None:
    _dusk(c)
    _giant(c)
    _face(c)
    _village(c)
    c.motes(scatter(rng(5), 40, (330, 330, 720, 640), (1.4, 4)), "#ffe0a0", "#ff8a40")
    c.finish(vignette=0.26)


def _dusk(c: Canvas) -> None:
    v = c.rise(-100, 640) * 0.72 + c.spot(700, 560, 760, 520) * 0.46
    v += (c.swirl(260, 100, 5, 3, stretch=(1, 0.35)) - 0.5) * 0.22
    c.field(v, "#4a347c .22:#84468c .42:#cc5c7c .6:#f48a5c .78:#ffc068 .92:#ffe49a #fff6d0")


def _cloudy(c: Canvas, ink: Ink, line: str, widths: list[float], puff: float, seed: int) -> Array:
    """A limb of smoke: its core and the froth along both its sides, as one body."""
    core = taper(line, widths)
    froth = foam(line, puff * 0.5, puff, 34, seed, max(widths) * 1.1)
    rough = c.swirl(90, 70, 4, seed)
    body = union(core, froth)
    way = {"toward": SUN, "texture": rough, "relief": 1.4}
    return c.shape(body, ink, puff * 1.5, drop=18, drop_cover=0.55, **way)


def _giant(c: Canvas) -> None:
    _cloudy(c, DEEP, "640,250 720,160 690,60 780,-40", [150, 110, 80, 70], 50, 3)
    _cloudy(c, DEEP, "452,650 470,590 540,520 580,420", [40, 80, 170, 260], 58, 5)
    _cloudy(c, SMOKE, "470,640 500,560 520,470 550,380", [26, 60, 150, 260], 48, 8)
    for line, seed in (
        ("700,330 850,350 910,450 880,560", 11),
        ("400,330 250,340 160,420 170,540", 14),
    ):
        _cloudy(c, SMOKE, line, [170, 150, 110, 74], 52, seed)
    _fingers(c, 872, 566, 1)
    _fingers(c, 178, 548, -1)
    _cloudy(c, SMOKE, "360,350 470,290 640,290 760,350", [120, 190, 190, 120], 60, 21)
    head = spline("540,70 630,84 676,160 666,250 620,330 548,368 476,330 430,250 420,160 456,90")
    crest = foam("424,190 450,100 540,60 640,76 690,20", 26, 54, 34, 9, 40)
    jaw = foam("436,270 490,350 560,372 630,326 668,250", 14, 30, 22, 4, 14)
    rough = c.swirl(110, 80, 4, 31)
    c.shape(union(head, crest, jaw), PALE, 90, toward=SUN, texture=rough, relief=1.2, drop=26)


def _fingers(c: Canvas, x: float, y: float, side: int) -> None:
    """Long fingers that hang from a wrist and fray towards the roofs."""
    for dx, reach, tall, w in rows("-52 -46 96 40 | -16 -18 130 46 | 22 14 124 44 | 54 46 92 38"):
        line = [(x + dx, y - 10), (x + (dx + reach * 0.4) * 1.1, y + tall * 0.5)]
        line.append((x + dx + reach * 0.3 - side * 16, y + tall))
        c.shape(taper(line, [w * 1.3, w, 6]), SMOKE, 18, toward=SUN, drop=8)
    knuckles = foam([(x - 62, y - 6), (x, y - 26), (x + 62, y - 6)], 24, 44, 16, 7, 20)
    c.shape(knuckles, SMOKE, 40, toward=SUN, texture=c.swirl(70, 50, 4, 6), relief=1.2, drop=8)


def _face(c: Canvas) -> None:
    """Brows of smoke over two slanted holes, and a torn mouth: the sunset stands behind them."""
    holes = c.mask(
        [
            spline("436,176! 476,192 516,226 530,252! 494,254 456,230"),
            spline("652,166! 614,184 582,220 570,248! 602,248 638,222"),
            spline(
                "468,306! 500,292 516,312! 540,290 562,308! 588,286 606,300! 640,280!"
                " 632,332 606,362! 590,340 568,376! 546,346 522,368! 506,342!"
            ),
        ]
    )
    ragged = smoothstep(0.4, 0.56, blur(holes, 2.6) + (c.noise(20, 3, 8) - 0.5) * 0.34)
    c.wash(blur(ragged, 22) * 0.8, "#ff9a58", clip=1 - ragged)
    c.put(
        np.where(c.y[..., None] < 268, np.float32([1, 0.95, 0.76]), np.float32([1, 0.85, 0.52])),
        ragged,
    )
    c.glow(ragged, 26, "#ff9a50", 0.6)


def _village(c: Canvas) -> None:
    for x, y, w, tall in rows(
        "70 700 190 80 | 250 712 150 50 | 950 706 210 90 | 770 716 160 56 "
        "| 610 712 150 60 | 440 704 200 96"
    ):
        _house(c, x, y, w, tall)
    c.flat(polygon("-10,742 1034,734 1034,770 -10,770"), "#150c2c")


def _house(c: Canvas, x: float, y: float, w: float, tall: float) -> None:
    h = w / 2
    if x == 440:
        c.shape(rectangle(442, 612, 40, 70), WALL, 8, toward=SUN)
        c.shape(rectangle(436, 606, 52, 14), ROOF, 6, toward=SUN)
        c.glow(blur(c.mask(ellipse(462, 606, 30, 14)), 8), 14, "#ffb060", 0.9)
    c.shape(rectangle(x - h + 14, y - 8, w - 28, 90), WALL, 8, toward=(0.9, -0.2))
    roof = polygon([(x - h, y), (x - h * 0.3, y - tall), (x + h * 0.5, y - tall), (x + h, y)])
    c.shape(roof, ROOF, 10, toward=(0.8, -0.6), drop=6)
    pane = c.flat(rectangle(x - 12, y + 10, 22, 26, 2), "#ffd47a")
    c.glow(pane, 9, "#ff9a40", 0.7)
