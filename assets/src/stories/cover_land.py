"""What rises from the open book: a lit vision of mountains, temple, castle and dragon."""

from __future__ import annotations

import numpy as np
from art import Ink, Path, Place, cloud, ellipse, polygon, rng, scatter, spline, taper, union
from cards._masonry import courses, round_tower

from stories.large import Large

HEART = (830, 330)
WAY = (-0.5, -0.6)
STONE = Ink("#c8a070", "#5a3c60", "#fff0c0", rim="#fff8dc", rim_width=2.4)
FAR_STONE = Ink("#a8846c", "#5c4470", "#f0d0a0")
BLUE = Ink("#2c6088", "#142450", "#8ac0c8", rim="#f4ecc8", rim_width=2.4)
RED = Ink("#b03a34", "#4c1830", "#f8946a", rim="#ffe8c0", rim_width=2.4)


def room(c: Large) -> None:
    """A study at night: shelves of books, hardly lit."""
    v = 0.12 + c.spot(*HEART, 620, 460) * 0.2 + (c.noise(120, 4, 3) - 0.5) * 0.12
    c.field(np.clip(v, 0, 1), "#0a0c22 .2:#131a3c .4:#1f2a58 .6:#3a3a72 #6a5488")
    r = rng(12)
    hues = ("#3a1c34", "#1c2c50", "#23404a", "#4a2a2c", "#2c2450", "#3c3a2c")
    for shelf in (136, 296, 456):
        x = -10.0
        while x < 1290:
            w, h = 16 + r.rand() * 22, 84 + r.rand() * 46
            hue = hues[r.randint(len(hues))]
            spine = polygon([(x, shelf), (x, shelf - h), (x + w, shelf - h), (x + w, shelf)])
            mask = c.shape(
                spine, Ink(hue, "#0c0a20", "#7a5a6a"), bulge=7, toward=_to_heart(x, shelf)
            )
            bands = [([(x, shelf - h * t), (x + w, shelf - h * t)], [2, 2]) for t in (0.2, 0.8)]
            c.lines(bands, "#8a6a48", 0.5, clip=mask, n=3)
            x += w + 1.5 + (r.rand() > 0.93) * 30
        plank = polygon([(-10, shelf), (1290, shelf), (1290, shelf + 14), (-10, shelf + 14)])
        c.shape(plank, Ink("#3a2430", "#120c1c", "#8a5a4c"), bulge=5, toward=(0, 1), edge=0.5)
    dim = 1 - c.spot(*HEART, 640, 480)
    c.put("#0a0c24", np.clip(dim, 0, 1) ** 1.2 * 0.62)


def _to_heart(x: float, y: float) -> tuple[float, float]:
    dx, dy = HEART[0] - x, HEART[1] - y
    away = float(np.hypot(dx, dy)) + 1
    return dx / away, dy / away


def vision(c: Large) -> None:
    """The light that the book gives, wide enough for a whole sky."""
    edge = c.swirl(150, 70, 4, 5) - 0.5
    v = 1.12 - np.hypot((c.x - HEART[0]) / 400, (c.y - HEART[1] - 20) / 330) + edge * 0.34
    cover = c.stipple(np.clip(v * 2.6, 0, 1))
    v += (c.swirl(180, 70, 5, 8, stretch=(1, 0.5)) - 0.5) * 0.2
    inks = "#3a2c78 .14:#6a3c88 .3:#b8587c .46:#f08a5c .62:#ffc070 .8:#ffe6a0 #fffbe0"
    c.field(np.clip(v, 0, 1), inks, cover)
    c.rays(HEART[0], 520, "#ffe0a0", 0.22, count=15, seed=2, reach=620)
    sun = c.rough(ellipse(HEART[0] + 20, 236, 92))
    c.glow(sun, 36, "#ffe0a0", 0.4)
    c.field(np.clip((c.y - 140) / 190, 0, 1), "#fffdf0 .5:#fff0b8 #ffd080", sun)
    for x, y, w, h, seed in (
        (640, 176, 150, 12, 3),
        (1040, 150, 170, 13, 5),
        (1010, 260, 120, 9, 8),
    ):
        puff = cloud(x, y, w, h, seed)
        c.shape(puff, Ink("#e88a70", "#8a4880", "#fff0c0"), bulge=7, toward=(-0.2, 1), alpha=0.92)


def _peak(x: float, foot: float, w: float, h: float) -> tuple[Path, Path, Path]:
    """A mountain, its shaded side and its snow."""
    left = [(x - w / 2, foot), (x - w * 0.28, foot - h * 0.44), (x - w * 0.13, foot - h * 0.72)]
    right = [(x + w * 0.1, foot - h * 0.74), (x + w * 0.26, foot - h * 0.42), (x + w / 2, foot)]
    top = (x, foot - h)
    crest = [(x + w * 0.02, foot - h * 0.6), (x - w * 0.04, foot - h * 0.3), (x + w * 0.04, foot)]
    hem = [
        (x + w * 0.12, foot - h * 0.56),
        (x + w * 0.04, foot - h * 0.66),
        (x - w * 0.04, foot - h * 0.5),
        (x - w * 0.12, foot - h * 0.62),
    ]
    snow = polygon([left[2], top, right[0], (x + w * 0.18, foot - h * 0.58), *hem])
    return polygon([*left, top, *right]), polygon([top, *right, *crest[::-1]]), snow


def mountains(c: Large) -> None:
    rock = Ink("#7a5c98", "#3c2c6c", "#f0a890", rim="#ffe0b0", rim_width=2)
    for x, foot, w, h in (
        (560, 540, 200, 230),
        (680, 540, 220, 290),
        (1110, 540, 220, 270),
        (1000, 540, 190, 200),
        (486, 540, 130, 146),
    ):
        body, shade, snow = _peak(x, foot, w, h)
        mask = c.shape(body, rock, bulge=h * 0.26, toward=WAY)
        c.wash(c.mask(shade) * 0.75, "#3c2c6c", clip=mask)
        white = c.shape(snow, Ink("#fff4e4", "#b0a0d0", "#ffffff"), bulge=5, toward=WAY, clip=mask)
        c.wash(c.mask(shade) * 0.7, "#9a8cc8", clip=white)
    c.wash(c.rise(400, 520) * c.spot(HEART[0], 480, 520, 200) * 1.1, "#f4a878")
    _temple(c, Place(572, 344, 0.66))
    mist = cloud(572, 382, 150, 24, 4, puffs=9, flat=False)
    c.shape(mist, Ink("#fff0e0", "#c8a0c0", "#ffffff"), bulge=9, toward=(0, -1))


def _temple(c: Large, at: Place) -> None:
    lime, red = Ink("#e8d0a4", "#8a6478", "#fff4d0"), Ink("#c8483a", "#5c1e38", "#f8a078")
    tiles = Ink("#2a7a84", "#123a58", "#9ae0c8", rim="#fff4cc", rim_width=2)
    c.shape(at.path(polygon("-60,10 60,10 76,40 -76,40")), lime, bulge=5, toward=WAY)
    c.flat(at.path(polygon("-46,-30 46,-30 46,10 -46,10")), "#5a2c44")
    c.flat(at.path(polygon("-12,-24 12,-24 12,10 -12,10")), "#ffd878")
    for x in (-44, -24, 18, 38):
        pillar = polygon([(x, -30), (x + 7, -30), (x + 7, 10), (x, 10)])
        c.shape(at.path(pillar), red, bulge=3, toward=WAY)
    for eave, half, rise in ((-26, 74, 24), (-64, 46, 22)):
        outline = [
            (-half, eave - 8, 0),
            (0, eave),
            (half, eave - 8, 0),
            (half * 0.62, eave - rise * 0.55),
            (half * 0.42, eave - rise, 0),
            (-half * 0.42, eave - rise, 0),
            (-half * 0.62, eave - rise * 0.55),
        ]
        c.shape(at.path(spline(outline)), tiles, bulge=6, toward=WAY, edge=0.5)
        if half > 50:
            c.shape(at.path(polygon("-24,-66 24,-66 24,-48 -24,-48")), lime, bulge=3, toward=WAY)
    c.shape(at.path(ellipse(0, -94, 8)), Ink("#f0c048", "#8a5030", "#fff4b0"), bulge=5, toward=WAY)


def dragon(c: Large) -> None:
    """Far away before the sun, and in no hurry."""
    at = Place(1034, 176, 0.9)
    skin = Ink("#2a6a5c", "#16304c", "#c8a868", rim="#ffe6b0", rim_width=2)
    web = Ink("#a84444", "#4c1c44", "#f8a868")
    for wing in (
        "0,0! -10,-50 -54,-96! -20,-92 8,-72! 22,-86 50,-86! 40,-56 46,-30! 30,-10",
        "14,4! 40,-30 100,-58! 84,-34 92,-10! 72,-10 62,8! 46,4 34,16!",
    ):
        c.shape(at.path(spline(wing)), web, bulge=12, toward=WAY)
    body = [
        taper(
            at.points("-92,-8 -60,-20 -30,-2 14,8 56,16 100,4 132,18"), [9, 15, 22, 30, 20, 11, 3]
        ),
        at.path(spline("-84,-20 -100,-18 -120,-6! -116,2 -96,4 -80,2")),
    ]
    c.shape(union(*body), skin, bulge=9, toward=WAY)
    c.shape(at.path(polygon("126,12 150,8 138,28")), web, bulge=4, toward=WAY)
    for horn in ("-84,-18 -70,-32 -58,-34", "-88,-18 -78,-34 -68,-40"):
        c.lines([(at.points(horn), [4, 2.4, 1])], "#fff0c8", n=8)
    c.flat(at.path(ellipse(-98, -11, 2.6)), "#ffe06a")


def castle(c: Large) -> None:
    x, foot = 836, 500
    hill = "640,536! 690,490 760,468 840,460 920,468 990,490 1040,536!"
    c.shape(spline(hill), Ink("#7a9a54", "#2c5a4c", "#e8d888"), bulge=26, toward=WAY)
    for dx, w, h, peak in ((-58, 34, 176, 1.9), (62, 32, 196, 2.0)):
        round_tower(c, x + dx, foot - 20, w, h, FAR_STONE, BLUE, WAY, peak=peak, seed=3)
    round_tower(c, x + 2, foot - 16, 64, 214, STONE, RED, WAY, peak=1.6, seed=5)
    teeth = []
    for k in range(11):
        a = x - 114 + k * 21
        teeth += [(a, foot - 96), (a + 12, foot - 96), (a + 12, foot - 84), (a + 21, foot - 84)]
    wall = polygon([(x - 114, foot), *teeth, (x + 117, foot)])
    mask = c.shape(wall, STONE, bulge=10, toward=WAY, edge=0.4)
    courses(c, mask, (x - 114, foot - 76, x + 117, foot), 15, "#7a5a6c", seed=2, keep=0.4)
    gate = union(
        polygon([(x - 16, foot), (x - 16, foot - 40), (x + 20, foot - 40), (x + 20, foot)]),
        ellipse(x + 2, foot - 40, 18),
    )
    c.flat(gate, "#3a1c34")
    for dx, h in ((-112, 140), (114, 140)):
        round_tower(c, x + dx, foot + 8, 48, h, STONE, BLUE, WAY, peak=1.5, seed=8)
    for dx in (-48, 52):
        round_tower(c, x + dx, foot + 10, 44, 104, STONE, BLUE, WAY, peak=1.3, seed=9)
    lit = [(x - 4, foot - 200), (x - 4, foot - 150), (x - 117, foot - 84), (x + 110, foot - 84)]
    lit += [(x - 53, foot - 62), (x + 47, foot - 62)]
    c.flat([_window(a, b) for a, b in lit], "#ffe08a")
    for px, py, hue in (
        (x + 2, 146, "#d8402e"),
        (x - 112, 260, "#e8b23c"),
        (x + 114, 260, "#e8b23c"),
    ):
        c.lines([([(px, py + 26), (px, py - 18)], [3, 2.2])], "#3a2838", n=3)
        cloth = [(0, -18, 0), (18, -13), (34, -10, 0), (17, -5), (0, 0, 0)]
        c.flat(spline([(px + a, py + b, *end) for a, b, *end in cloth]), hue)
    c.motes(scatter(rng(4), 30, (600, 120, 1080, 420), (0.8, 2.2)), "#fffbe0")


def _window(x: float, y: float) -> Path:
    return union(
        polygon([(x, y), (x + 12, y), (x + 12, y + 20), (x, y + 20)]), ellipse(x + 6, y, 6)
    )
