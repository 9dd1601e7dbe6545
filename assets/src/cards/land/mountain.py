"""A snow peak in morning light above a sea of clouds, two lit huts among the pines below."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Light, cloud, clouds, kuwahara, rgb, rng, rows, smoothstep, terrain
from art.geometry import ellipse, move, polygon, rectangle
from art.motifs import pine, ridge

LIGHT = Light((160, 120), "#ffe0a8", "#141a3c")


def paint(c: Canvas) -> None:
    c.layers(_sky, _far_range, _peak, _plume, _cloud_sea, _pines, _eagles)
    c.finish(vignette=0.32)


def _heights(x: Array, z: Array) -> Array:
    w = terrain.rock_noise(x, z, 380, 5, 3) * 110
    d1 = np.hypot(x - 40, (z - 1500) * 0.95) + w
    d2 = np.hypot(x + 520, (z - 1500) * 0.9) + w
    outline = 800 * np.clip(1 - d1 / 1000, 0, 1) ** 1.15
    p = np.maximum(
        np.maximum(outline, 500 * np.clip(1 - d2 / 640, 0, 1) ** 1.1),
        560 * np.clip(1 - (np.hypot(x - 600, (z - 1640) * 0.9) + w) / 700, 0, 1) ** 1.1,
    )
    rg = terrain.rock_noise(x + w, z + w, 520, 9, 5, True)
    return p * (0.84 + 0.40 * rg) + rg * 60 - 40


def _sky(c: Canvas) -> None:
    v = c.y / c.height * 1.25 + (c.swirl(260, 90, 5, 3, stretch=(1, 0.4)) - 0.5) * 0.16
    c.field(v, "#1d3a6b .22:#3f6f9b .42:#8fb0b4 .58:#f0cf9a .74:#f6a86a #c8665c", soft=1)
    c.rays(150, 300, "#ffe9b8", 0.30, count=16, seed=4, fall=0.9, reach=980)
    c.glow(c.mask(ellipse(168, 262, 62)), 80, "#ffcf80", 0.8)
    c.flat(ellipse(168, 262, 62), "#fff3cc")
    heaps = "250 150 300 40 2 | 880 190 300 44 5 | 760 90 200 26 6 | 90 70 180 28 9"
    clouds(c, heaps, "#f6d9b4 #c58f8e #fff6dc", (-0.5, -0.6), alpha=0.9)


def _far_range(c: Canvas) -> None:
    c.shape(ridge(420, 70, 200, 33, sharp=True), "#c99a9c #9a7a98 #fbd9ae", 40, toward=(-0.6, -0.8))


def _peak(c: Canvas) -> None:
    view = terrain.view(
        (c.width, c.height),
        _heights,
        eye=240,
        horizon=470,
        near=600,
        far=2300,
        slices=900,
        light=(-0.86, 0.34, -0.38),
    )
    lam = kuwahara(view.facing, 6, sharp=6)
    lv = np.clip(lam * 0.55 + smoothstep(0.30, 0.52, lam) * 0.42 + 0.02, 0, 1)
    snow = smoothstep(250, 330, view.height + (c.noise(46, 3, 8) - 0.5) * 150 + (lam - 0.4) * 120)
    rockc = c.printed(lv, "#1b2350 .3:#3a3f74 .5:#7a5f80 .72:#d08a66 #ffcf8e", soft=0.75)
    snowc = c.printed(lv, "#2f4a92 .3:#5b7fbc .46:#9db9d6 .66:#fdeccb #fffdf4", soft=0.7)
    sm_ = c.stipple(snow, 0.2)[..., None]
    col = rockc * (1 - sm_) + snowc * sm_
    haze = c.stipple(np.clip(smoothstep(240, -40, view.height) * 0.85, 0, 1), 0.3)
    c.put((col * (1 - haze[..., None]) + rgb("#f4b98c") * haze[..., None]), view.ground)


def _plume(c: Canvas) -> None:
    outline = 1 - np.abs((c.y - 118 + (c.x - 540) * 0.16) / (8 + (c.x - 530) * 0.16 + 1e-3))
    pl = (
        np.clip(outline, 0, 1)
        * smoothstep(530, 600, c.x)
        * smoothstep(860, 620, c.x)
        * (0.4 + 0.9 * c.noise(70, 4, 12, stretch=(2, 1)))
    )
    c.wash(pl * 0.8, "#fff2d8")


def _cloud_sea(c: Canvas) -> None:
    table = "530 #f9d8ac #d09a90 | 568 #f3c39a #a8748a | 606 #e8aa8a #7d5a86"
    for k, (y, col_, shc) in enumerate(rows(table)):
        r = rng(k + 4)
        for i in range(7):
            cx = -40 + i * 185 + r.rand() * 60
            outline = cloud(cx, y + r.rand() * 18, 250, 58 + r.rand() * 20, k * 11 + i, flat=False)
            c.shape(outline, f"{col_} {shc} #fff4d8", 30, toward=(-0.6, -0.6), alpha=0.94)
        c.put(rgb(shc), c.stipple(smoothstep(y - 6, y + 60, c.y) * 0.85))


def _pines(c: Canvas) -> None:
    from_left = c.lit((-1, -0.4))
    c.shape(ridge(666, 36, 300, 14), "#3b3560 #1b1c40 #a86a72", 50, toward=(-0.4, -1))
    r = rng(3)
    for i in range(46):
        x = i * 23 + r.rand() * 16 - 10
        y = 682 + 22 * math.sin(x / 130) + r.rand() * 10
        outline = pine(x, y, 60 + r.rand() * 46, seed=i)
        c.shape(outline, "#2c3158 #191d40 #8a6a80", 6, toward=(-1, -0.3))
    c.haze(620, 820, "#f0a880", 0.35)
    for x, y in ((548, 676), (604, 684)):
        from_left(rectangle(x - 22, y - 26, 44, 30), "#4a2c4a #1b1c40 #d98a6a")
        outline = polygon([(x - 32, y - 24), (x, y - 52), (x + 32, y - 24)])
        c.shape(outline, "#e8dcd0 #8a7aa0 #fff6e6", toward=(-1, -0.6))
        c.flat(rectangle(x - 7, y - 18, 12, 12, 1), "#ffd870")
        c.glow(c.mask(ellipse(x, y - 12, 9)), 10, "#ffb050", 0.9)
    fg = ridge(720, 24, 220, 20, peaks=[(930, 120, 170), (20, 70, 120)])
    c.shape(fg, "#171b3a #0c0f26 #5a4668", 24, toward=(-0.5, -1))
    for x, y, h in rows("""36 690 260 | 96 716 190 | -10 720 200 | 152 738 130 | 930 640 330 |
        1000 660 260 | 866 690 210 | 812 722 150 | 770 740 110"""):
        from_left(pine(x, y, h, seed=int(x) + 3, tiers=9), "#151a38 #0a0d22 #c07a62 #ffbf80 2.2", 7)


def _eagles(c: Canvas) -> None:
    for bx, by, s in ((300, 236, 1.0), (352, 268, 0.6), (262, 278, 0.5)):
        c.flat(
            move("0,0! -18,-14 -52,-10! -20,-4 0,8 20,-6 54,-16! 20,-16", bx, by, s, -8),
            "#1c2148",
        )
