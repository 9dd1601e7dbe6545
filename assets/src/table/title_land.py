"""The title painting, far half: sky, sun, mountains and the plain laid out like a table."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    ellipse,
    kuwahara,
    mix,
    ridge,
    rng,
    scatter,
    smoothstep,
    taper,
)

SUN = (1450.0, 610.0)
RADIUS = 236
HORIZON = 884
SPAN, FLOOR = (-20, 2600), 1480
SKY = "#090b24 .16:#12163f .34:#2c2459 .5:#633569 .64:#b04f60 .78:#ec8450 .9:#ffb765 #ffe0a0"
CLOUDS = (
    (1090, 452, 420, 22, 3),
    (1850, 470, 420, 24, 4),
    (960, 690, 480, 20, 6),
    (1960, 640, 380, 20, 8),
    (1640, 770, 520, 18, 9),
    (1230, 790, 460, 16, 1),
    (620, 400, 560, 20, 2),
    (1640, 250, 520, 22, 7),
    (400, 230, 460, 18, 11),
)
FIELDS = "#101a26 #18302f #264838 #456a3e #84884a #cfa458 #f0c878"


def sky(c: Canvas) -> None:
    x, y = SUN
    away = np.hypot((c.x - x) / 1380, (c.y - y - 90) / 900)
    drift = c.swirl(460, 190, 5, 2, stretch=(2.2, 0.45)) - 0.5
    c.field(np.clip(1.0 - away * 0.92 + drift * 0.26, 0, 1), SKY)
    stars = scatter(rng(5), 130, (0, 0, 1150, 620), (1.2, 3.2), 3)
    stars += scatter(rng(6), 40, (1900, 0, 2560, 260), (1.2, 2.8), 3)
    c.motes(stars, "#d9d2e8", clip=smoothstep(0.42, 0.66, away) * 0.8)


def sun(c: Canvas) -> None:
    x, y = SUN
    c.rays(x, y, "#ffb060", 0.3, count=18, seed=4, reach=1250)
    disc = ellipse(x, y, RADIUS)
    c.glow(c.mask(disc), 110, "#ff9a4a", 0.6)
    face = np.clip((c.y - y + RADIUS) / (2 * RADIUS) + (c.noise(120, 3, 4) - 0.5) * 0.12, 0, 1)
    c.field(face, "#fff6cc #ffe79c #ffcb6c #ff9f4c #f2703e", c.rough(disc))
    for at, level, wide, tall, seed in CLOUDS:
        _streak(c, at, level, wide, tall, seed)


def _streak(c: Canvas, at: float, level: float, wide: float, tall: float, seed: int) -> None:
    """A long cloud of three overlaid wisps, lit where it looks at the sun."""
    x, y = SUN
    near = float(np.exp(-(np.hypot((at - x) / 700, (level - y) / 420) ** 2)))
    hue = mix("#2a2152", "#d8653f", near)
    ink = Ink(hue, mix(hue, "#12103a", 0.5), mix(hue, "#ffd080", 0.2 + 0.6 * near))
    chance = rng(seed)
    wisps = []
    for k in range(4):
        length = wide * (1 - 0.2 * k)
        left = at - length / 2 + (chance.rand() - 0.5) * wide * 0.4
        rise = level - k * tall * 0.5
        swell = tall * (0.8 + 0.6 * chance.rand(5))
        line = [(left + length * t, rise + (chance.rand() - 0.5) * tall * 0.5)
                for t in (0, 0.25, 0.5, 0.75, 1)]  # fmt: skip
        wisps.append(taper(line, [2, swell[0], swell[1] * 1.3, swell[2], 2], cap=False))
    c.shape(wisps, ink, bulge=tall * 0.8, toward=(x - at, (y - level) * 1.5 + 40), alpha=0.92)


def mountains(c: Canvas) -> None:
    peaks = [(640, 150, 150), (905, 90, 110), (1130, 46, 90), (1790, 60, 120), (2100, 150, 180)]
    far = ridge(HORIZON - 50, 42, 260, 41, peaks=peaks, span=SPAN, floor=FLOOR)
    rough = c.swirl(150, 60, 4, 71, ridged=True)
    c.shape(far, Ink("#9c4c5c", "#63345f", "#f3a062"), bulge=60, texture=rough, relief=46,
            toward=(0.3, -1))  # fmt: skip
    c.wash(smoothstep(HORIZON - 120, HORIZON + 20, c.y) * 0.5 * c.mask(far), "#f0905a")
    peaks = [(210, 250, 240), (470, 120, 150), (2380, 200, 300)]
    near = ridge(HORIZON - 6, 40, 210, 47, peaks=peaks, span=SPAN, floor=FLOOR)
    c.shape(near, Ink("#4c2c57", "#251b45", "#c4664e"), bulge=60, texture=rough, relief=60,
            toward=(0.6, -0.8))  # fmt: skip
    c.wash(smoothstep(HORIZON - 70, HORIZON + 30, c.y) * c.mask(near) * 0.55, "#b85e58")


def plain(c: Canvas) -> None:
    """Fields in perspective, with long light from the sun and a river through them."""
    ground = smoothstep(HORIZON - 1, HORIZON + 2, c.y)
    depth = np.maximum(c.y - HORIZON + 14, 6)
    across = (c.x - SUN[0]) / depth + (c.noise(300, 2, 8) - 0.5) * 0.25
    along = 760 / depth + across * 0.16
    column, row = np.floor(across * 1.15).astype(int), np.floor(along * 1.25).astype(int)
    tone = rng(9).rand(64, 64).astype(np.float32)[column % 64, row % 64]
    furrow = np.sin(np.where(tone > 0.5, across * 30, along * 40)) * smoothstep(40, 240, depth)
    sheen = np.exp(-(((c.x - SUN[0]) / (240 + depth * 1.5)) ** 2))
    v = 0.1 + tone * 0.32 + furrow * 0.04 + 0.36 * sheen + 0.26 * np.exp(-depth / 70)
    v -= 0.22 * smoothstep(1250, 300, c.x) + smoothstep(1000, 1440, c.y) * 0.12
    c.field(np.clip(kuwahara(v.astype(np.float32), 4), 0, 1), FIELDS, ground)
    cell_x, cell_y = across * 1.15 % 1, along * 1.25 % 1
    hedge = np.maximum(np.exp(-((np.minimum(cell_x, 1 - cell_x) / 0.03) ** 2)),
                       np.exp(-((np.minimum(cell_y, 1 - cell_y) / 0.045) ** 2)))  # fmt: skip
    c.wash(hedge * 0.75 * smoothstep(24, 110, depth), "#0f1d26", ground)
    river = taper(
        "1440,889 1372,896 1424,908 1384,926 1262,944 1226,974 1276,1012 1196,1058 1010,1088"
        " 930,1140 960,1200 800,1290",
        [2, 5, 8, 13, 18, 24, 30, 40, 52, 66, 84, 110],
        240,
    )
    water = c.shape(river, Ink("#ffc476", "#d0705a", "#fff0c0"), bulge=12, toward=(0, -1))
    c.wash(smoothstep(960, 1240, c.y) * 0.7, "#7a5a86", water)
    ripples = [([(x, y), (x + r * 20, y)], [0.5, 3, 0.5])
               for x, y, r in scatter(rng(3), 170, (820, 930, 1400, 1260), (1.5, 4))]  # fmt: skip
    c.lines(ripples, "#ffe2a6", 0.7, clip=water)
    c.wash(np.exp(-(((c.y - HORIZON - 8) / 20) ** 2)) * 0.7, "#ffb46a")
    for y, x, wide in ((930, 1000, 520), (958, 1800, 560), (1000, 620, 480)):
        mist = np.exp(-(((c.x - x) / wide) ** 2) - ((c.y - y) / 15) ** 2)
        c.wash(mist * 0.6, "#e88f62")
    _woods(c)


def _woods(c: Canvas) -> None:
    chance = rng(14)
    clumps = []
    for _ in range(26):
        x, y = 820 + chance.rand() * 900, 930 + chance.rand() ** 1.6 * 220
        size = (y - HORIZON) * 0.16 + 5
        if abs(x - 1400) < 120:
            continue
        for k in range(4):
            top = y - size * (0.4 + chance.rand() * 0.4)
            clumps.append(ellipse(x + (k - 1.5) * size * 0.8, top, size * 0.7, size * 0.8))
    for clump in clumps:
        c.shape(clump, Ink("#1e3433", "#0f1b2a", "#b98a4e"), toward=(0.2, -1), alpha=0.95)
