"""A caravan comes over the dunes to a domed palace that shimmers on a lake of air."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    cloud,
    ellipse,
    move,
    perlin,
    rectangle,
    rgb,
    smoothstep,
    spline,
    taper,
)

LIGHT = Light((512, 250), "#fff4c8", "#2a1440")
STONE = Ink("#f4c8c0", "#b070a8", "#fffbe6")
TILE = Ink("#5ab8c0", "#3a6aa0", "#fffbe6")


def paint(c: Canvas) -> None:
    _sky(c)
    _palace(c)
    _lake(c)
    _dunes(c)
    _caravan(c)
    _palms(c)
    c.finish(vignette=0.32)


def _palace(c: Canvas) -> None:
    for x, w, y, h in ((512, 150, 420, 120), (400, 70, 420, 90), (624, 70, 420, 90)):
        c.shape(
            rectangle(x - w / 2, y - h, w, h),
            STONE,
            bulge=w * 0.4,
            toward=(512 - x + 0.1, -30),
        )
        c.shape(
            spline(
                [
                    (x - w * 0.46, y - h, 0),
                    (x - w * 0.56, y - h - w * 0.30),
                    (x - w * 0.22, y - h - w * 0.62),
                    (x, y - h - w * 0.98, 0),
                    (x + w * 0.22, y - h - w * 0.62),
                    (x + w * 0.56, y - h - w * 0.30),
                    (x + w * 0.46, y - h, 0),
                ]
            ),
            TILE,
            bulge=w * 0.4,
            toward=(512 - x - 0.3, -80),
        )
        for k in range(max(1, int(w // 46))):
            xx = x - w / 2 + w * (k + 0.5) / max(1, int(w // 46))
            c.flat(
                spline(
                    [
                        (xx - 10, y - 8, 0),
                        (xx - 10, y - 44),
                        (xx, y - 62, 0),
                        (xx + 10, y - 44),
                        (xx + 10, y - 8, 0),
                    ]
                ),
                TILE.shade,
            )
    for x, h in ((332, 190), (466 - 10, 150), (568 + 10, 150), (692, 190)):
        c.shape(
            rectangle(x - 11, 420 - h, 22, h),
            STONE,
            toward=(512 - x, -30),
        )
        c.shape(rectangle(x - 17, 420 - h, 34, 12), TILE)
        c.shape(
            spline(
                [
                    (x - 13, 420 - h, 0),
                    (x - 17, 420 - h - 18),
                    (x, 420 - h - 46, 0),
                    (x + 17, 420 - h - 18),
                    (x + 13, 420 - h, 0),
                ]
            ),
            TILE,
            toward=(512 - x, -80),
        )


def _camel(c: Canvas, x: float, y: float, s: float, hue: str = "#331638") -> None:
    c.flat(
        move(
            spline(
                "-50,0 -44,-26 -20,-30 -6,-52 8,-30 34,-26 46,-40 54,-66 74,-72 84,-64 70,-58 "
                "62,-34 50,-6 40,2"
            ),
            x,
            y - 44 * s,
            s,
        ),
        hue,
    )
    c.lines(
        [
            (
                [(x + a * s, y - 46 * s), (x + (a + 4) * s, y - 22 * s), (x + a * s, y)],
                [9 * s, 6 * s, 4 * s],
            )
            for a in (-42, -32, 30, 40)
        ],
        hue,
    )


def _sky(c: Canvas) -> None:
    v = c.y / 430 + (c.swirl(300, 70, 4, 3, stretch=(1, 0.3)) - 0.5) * 0.2
    c.field(
        v,
        "#2c3a86 .25:#6a5ab0 .48:#c878b0 .68:#ff9e90 .86:#ffd08a #fff0c0",
    )
    c.flat(ellipse(512, 290, 168), "#fff6d4")
    c.glow(c.mask(ellipse(512, 290, 168)), 60, "#ffd890", 0.7)
    c.rays(512, 290, "#fff4c8", 0.35, count=24, seed=7, fall=0.8, reach=800)
    for cx, cy, w, h, s in (
        (160, 130, 300, 30, 3),
        (850, 100, 330, 34, 5),
        (700, 190, 200, 18, 7),
        (300, 216, 180, 16, 9),
    ):
        c.shape(
            cloud(cx, cy, w, h, s),
            Ink("#ffc0b0", "#c078b0", "#fff6dc"),
            bulge=h * 0.6,
            toward=(512 - cx, 200),
            alpha=0.92,
        )


def _lake(c: Canvas) -> None:
    lk = ((c.y > 418) & (c.y < 520)).astype(np.float32)
    snap = c.rgb.copy()
    shift = (np.sin(c.y * 0.55 + perlin(c.x / 60, c.y / 9, 3) * 3) * 5).astype(int)
    yy = np.clip(2 * 418 - c.y, 0, c.height - 1).astype(int)
    xx = np.clip(c.x.astype(int) + shift, 0, c.width - 1)
    refl = snap[yy, xx] * 0.82 + rgb("#6ab0c8") * 0.18
    c.put(refl, lk)
    c.put(
        "#fff8e0",
        c.stipple(smoothstep(0.60, 0.74, c.noise(60, 3, 5, stretch=(3, 0.12))) * 0.8) * lk,
    )
    c.put("#fff0c8", c.stipple(smoothstep(26, 0, np.abs(c.y - 418)) * 0.7) * 0.9)


def _dunes(c: Canvas) -> None:
    for k, (pts, hue, sh, hi) in enumerate(
        (
            (
                ((-40, 540), (200, 500), (420, 530), (700, 496), (1064, 530)),
                "#f0a868",
                "#b8606a",
                "#ffe6b0",
            ),
            (
                ((-40, 590), (160, 610), (420, 566), (640, 610), (860, 570), (1064, 560)),
                "#d9804e",
                "#8a3f5c",
                "#ffd090",
            ),
            (
                ((-40, 640), (220, 690), (520, 640), (760, 700), (1064, 640)),
                "#a8543f",
                "#571f4a",
                "#ffb070",
            ),
        )
    ):
        p = spline(
            [(-60, 840, 0)]
            + [(x, y, 0) if i == 0 else (x, y) for i, (x, y) in enumerate(pts)]
            + [(1084, 840, 0)]
        )
        m = c.shape(p, Ink(hue, sh, hi), bulge=60, toward=(0.1, -1), shading=0.5)
        rip = np.sin(
            (c.y * 1.0 + np.sin(c.x / 140 + k) * 30 + c.x * 0.12) / 7
            + perlin(c.x / 90, c.y / 40, k) * 2.5
        )
        c.wash(smoothstep(0.4, 0.9, rip) * 0.45, sh, clip=m)
        c.wash(smoothstep(0, 1, (c.x - 512 + (c.y - 560)) / 700) * 0.5, sh, clip=m)


def _caravan(c: Canvas) -> None:
    for i, (x, y, s) in enumerate(((240, 678, 0.86), (350, 670, 0.86), (462, 650, 0.86))):
        _camel(c, x, y, s)
        c.shape(
            rectangle(x - 16, y - 112, 26, 26, 6),
            Ink(["#c0485a", "#3f8a9a", "#d9a040"][i], lit="#fff0b8"),
            bulge=10,
            toward=(1, -1),
        )
    c.shape(
        spline("552,644! 556,604 570,584 584,604 590,640!"),
        Ink("#331638", lit="#ffb070"),
        toward=(0, -1),
    )
    c.flat(ellipse(570, 584, 11), "#331638")
    c.lines([("592,640 598,570", [4, 3])], "#331638")


def _palms(c: Canvas) -> None:
    for x, y, h, ln in ((920, 720, 330, -60), (980, 760, 250, 40)):
        tp = (x + ln, y - h)
        c.shape(
            taper([(x, y), (x + ln * 0.2, y - h * 0.5), tp], [30, 22, 14]),
            Ink("#45203f", "#220e2c", "#e88a60"),
            toward=(-1, -0.3),
            rim="#ffc890",
            rim_width=3,
        )
        for a in (-170, -140, -100, -60, -30, 10, 160):
            ra = math.radians(a)
            c.shape(
                taper(
                    [
                        tp,
                        (tp[0] + math.cos(ra) * 70, tp[1] + math.sin(ra) * 60),
                        (tp[0] + math.cos(ra) * 140, tp[1] + math.sin(ra) * 70 + 60),
                    ],
                    [10, 30, 2],
                ),
                Ink("#2c4a5c", "#1a1c44", "#e8c070"),
                bulge=10,
                toward=(-1, -0.4),
                edge=0.3,
            )
