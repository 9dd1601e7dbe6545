"""Smoke stands up over a village, and its face is where the evening shines through."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Path,
    blur,
    ellipse,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    taper,
    union,
)

LIGHT = Light((180, 640), "#ffc890", "#171230")
WAY = (-0.75, 0.5)
FAR = Ink("#5a4a78", "#2c2450", "#e09488")
NEAR = Ink("#6c6488", "#2c2450", "#f0b4a0", rim="#ffe0b8", rim_width=5)
HOUSE = Ink("#3a2c50", "#1a1434", "#c86a5c")


def paint(c: Canvas) -> None:
    _evening(c)
    _mass(c, _heap("700,330 830,320 930,410 960,520 890,600", 92, 54, 7), FAR, 7)
    _claw(c, (890, 600), -1)
    _mass(c, _heap("340,340 210,330 110,410 70,510 130,596", 92, 52, 5), FAR, 7)
    _claw(c, (130, 596), 1)
    _mass(c, _body(), NEAR, 9)
    _face(c)
    _village(c)
    c.motes(scatter(rng(8), 50, (330, 480, 700, 720), (1.4, 3.6)), "#ffd890", "#ff7a30")
    c.finish(vignette=0.28)


def _evening(c: Canvas) -> None:
    v = c.rise(-60, 660) * 0.86 + (c.swirl(260, 90, 4, 3, stretch=(1, 0.35)) - 0.5) * 0.2
    v += c.spot(490, 330, 460, 360) * 0.3
    c.field(v, "#2a2c68 .2:#54428a .38:#a0548c .55:#e8706c .7:#ffa05a .86:#ffd080 #fff2bc")
    c.shape(
        ridge(600, 26, 200, 4), Ink("#8a4a7c", "#5a3474", "#ffb080"), bulge=24, toward=(-0.6, -1)
    )
    c.haze(560, 660, "#ffb878", 0.5)


def _heap(line: str, start: float, end: float, seed: int) -> Path:
    """One outline of billows along a curve."""
    r = rng(seed)
    puffs = []
    for i, s in enumerate(samples(line, 16)):
        radius = (start + (end - start) * i / 15) * (0.75 + 0.5 * r.rand())
        puffs.append(ellipse(s.x + r.randn() * 16, s.y + r.randn() * 16, radius, radius * 0.86))
    return union(*puffs)


def _body() -> Path:
    """A column that widens to shoulders and carries a bowed head."""
    return union(
        _heap("512,690 500,600 520,500", 44, 150, 3),
        _heap("290,380 400,330 620,330 740,370", 100, 100, 8),
        _heap("380,250 440,150 560,140 640,250", 96, 96, 12),
        _heap("500,240 500,330 500,420", 150, 140, 14),
    )


def _mass(c: Canvas, outline: Path, ink: Ink, seed: int) -> None:
    """A body of smoke: every billow in it has a lit crescent and, opposite, a dark one."""
    mask = c.shape(outline, ink, bulge=70, toward=WAY)
    box = outline.getBounds()
    lit = np.zeros_like(mask)
    dark = np.zeros_like(mask)
    for x, y, r in scatter(
        rng(seed), 46, (box.left(), box.top(), box.right(), box.bottom()), (30, 92), 1
    ):
        puff = c.mask(ellipse(x, y, r, r * 0.88))
        lit = np.maximum(
            lit * (1 - puff), puff - c.mask(ellipse(x + r * 0.3, y - r * 0.2, r, r * 0.88))
        )
        dark = np.maximum(
            dark * (1 - puff), puff - c.mask(ellipse(x - r * 0.36, y + r * 0.24, r, r * 0.88))
        )
    c.wash(blur(np.clip(dark, 0, 1), 6) * 0.75, ink.shade, clip=mask)
    c.wash(blur(np.clip(lit, 0, 1), 4) * 0.8, ink.lit, clip=mask)


def _claw(c: Canvas, at: tuple[float, float], inward: int) -> None:
    x, y = at
    for dy, reach in ((-50, 96), (-6, 128), (40, 108)):
        finger = [
            (x, y + dy * 0.4),
            (x + inward * reach * 0.6, y + dy - 8),
            (x + inward * reach, y + dy + 34),
        ]
        c.shape(taper(finger, [72, 44, 5]), FAR, bulge=18, toward=WAY)


def _face(c: Canvas) -> None:
    """Holes torn into the smoke; the sky in them is brighter than anything around them."""
    holes = [
        spline("356,222! 410,226 474,286! 430,290 380,270"),
        spline("648,208! 590,220 526,286! 572,288 622,262"),
        spline("390,372! 440,350 500,360 560,346 612,360! 600,420 560,480 500,500 440,480 404,430"),
    ]
    soft = blur(c.mask(holes), 5)
    torn = (c.noise(26, 3, 6) - 0.5) * soft * (1 - soft) * 3
    gap = smoothstep(0.42, 0.58, soft + torn)
    v = c.spot(500, 350, 360, 260) * 0.5 + 0.5
    c.field(v, "#e8706c .5:#ff9a5a .7:#ffc878 .85:#ffe8a8 #fff8d8", gap)
    c.glow(gap, 26, "#ff8a40", 0.8)


def _village(c: Canvas) -> None:
    c.shape(ridge(716, 8, 200, 6), HOUSE, bulge=12, toward=(-0.6, -1))
    for x, y, w, h in (
        (50, 752, 150, 80),
        (190, 742, 96, 50),
        (306, 752, 118, 74),
        (512, 752, 150, 82),
        (668, 748, 100, 52),
        (780, 746, 112, 84),
        (904, 744, 92, 50),
        (1000, 752, 110, 80),
    ):
        c.shape(rectangle(x - w / 2, y - h, w, h + 30), HOUSE, bulge=10, toward=WAY)
        roof = polygon(
            [
                (x - w * 0.62, y - h + 4),
                (x - w * 0.1, y - h - w * 0.5),
                (x + w * 0.1, y - h - w * 0.5),
                (x + w * 0.62, y - h + 4),
            ]
        )
        c.shape(roof, Ink("#54305c", "#241a40", "#f08a68", rim="#ffc890"), bulge=10, toward=WAY)
        if h > 60:
            lit = c.flat(
                [
                    rectangle(x - w * 0.28, y - h * 0.66, 19, 24, 2),
                    rectangle(x + w * 0.12, y - h * 0.66, 19, 24, 2),
                ],
                "#ffe08a",
            )
            c.glow(lit, 10, "#ffa040", 0.9)
    c.shape(rectangle(486, 592, 52, 56), Ink("#7a4058", "#2a1c3c", "#f09a70"), bulge=8, toward=WAY)
    c.put("#ff8a3a", smoothstep(0, 1, c.spot(512, 594, 60, 30)) * 0.8, "screen")
