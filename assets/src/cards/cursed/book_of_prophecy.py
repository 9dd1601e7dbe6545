"""A chained tome strains its last clasp: light, and two cards of tomorrow, slip out of the slit."""

from __future__ import annotations

import math

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    Path,
    blur,
    perlin,
    placed,
    rng,
    rows,
    scatter,
    smoothstep,
    sparkle,
)
from art.geometry import Place, difference, ellipse, points_of, rectangle, samples, spline, taper

LIGHT = Light((250, 520), "#f0ffb0", "#140c2c")
WAY = (-0.5, -0.85)
HIDE = Ink("#6c3ca8", "#24104c", "#c89cf0", rim="#f0dcff")
EDGE = Ink("#4c2884", "#1c0c40", "#9c70d8", rim="#e0c0ff", rim_width=3)
SILVER = Ink("#a4a8c4", "#38305c", "#ffffff", rim="#ffffff", rim_width=3)
CHAIN = Ink("#8c8ca8", "#2c2448", "#f4ffd8")
PAGES = "#f4e8b0 #a08050 #fffff0"


def paint(c: Canvas) -> None:
    c.layers(_storm, _far_chains, _book, _slit, _cards, _cover, _clasp, _near_chain)
    c.motes(scatter(rng(4), 60, (120, 380, 620, 700), (1.4, 3.8)), "#fbffe0", "#a0f050")
    c.finish(vignette=0.26)


def _storm(c: Canvas) -> None:
    """What has not happened yet turns behind it."""
    away, angle = np.hypot(c.x - 470, c.y - 420), np.arctan2(c.y - 420, c.x - 470)
    arms = perlin(
        np.cos(angle + away / 210) * 2 + 5, np.sin(angle + away / 210) * 2 + away / 260, 4
    )
    v = 0.96 - away / 800 + arms * 0.22
    c.field(v, "#14304c .2:#1c5058 .38:#2c7c5c .56:#60ac5c .74:#b4dc74 .9:#f4fcb4 #ffffe8")


def _links(c: Canvas, line: str, size: float, count: int) -> None:
    for k, at in enumerate(samples(line, count)):
        turn = math.degrees(at.angle)
        link = ellipse(at.x, at.y, size, size * 0.27, turn)
        if k % 2:
            hole = ellipse(at.x, at.y, size * 0.55, size * 0.25, turn)
            link = difference(ellipse(at.x, at.y, size * 1.1, size * 0.68, turn), hole)
        c.shape(link, CHAIN, size * 0.24, toward=WAY, edge=0.6)


def _far_chains(c: Canvas) -> None:
    _links(c, "-30,70 120,130 300,170", 32, 9)
    _links(c, "1050,40 920,90 800,150", 32, 7)


def _on(points: str) -> list[tuple[float, ...]]:
    """Points of the cover, (0, 0) at its far left corner and (100, 100) at its near right one."""
    out = []
    for u, v, *corner in points_of(points):
        u, v = u / 100, v / 100
        far = (290 + 436 * u, 190 - 86 * u)
        near = (388 + 472 * u, 586 - 126 * u)
        out.append((far[0] + (near[0] - far[0]) * v, far[1] + (near[1] - far[1]) * v, *corner))
    return out


def _round(ru: float, rv: float) -> Path:
    """An ellipse on the cover, about its middle."""
    turns = np.linspace(0, math.tau, 33)[:-1]
    spots = " ".join(f"{48 + math.cos(a) * ru},{50 + math.sin(a) * rv}" for a in turns)
    return spline(_on(spots))


def _book(c: Canvas) -> None:
    """The lower board, the pages, the spine."""
    c.shadow("200,420! 340,760! 900,640! 860,480!", "#0c1c2c", 34, 0.7)
    c.shape("222,306! 330,744! 880,600! 864,440! 720,110!", EDGE, 14, toward=WAY)
    c.shape("244,296! 352,708! 862,566! 862,460!", PAGES, 10, toward=(-0.6, 0.8))
    leaves = [
        ([(250 + k, 300 + k * 6), (356 + k, 690 - k * 9), (860, 556 - k * 9)], [2, 3, 2])
        for k in range(9)
    ]
    c.lines(leaves, "#a08050", 0.7)


def _slit(c: Canvas) -> None:
    slit = c.flat("262,220! 372,662! 620,606! 860,500! 860,440! 388,586! 290,190!", "#fffff0")
    c.glow(slit, 60, "#b8f050", 1.3)
    c.rays(330, 460, "#f0ffa0", 0.8, count=22, seed=6, reach=560)


def _cover(c: Canvas) -> None:
    lit = c.lit(WAY)
    face = lit(spline(_on("0,0! 100,0! 100,100! 0,100!")), HIDE, 18, drop=6)
    c.wash(smoothstep(560, 860, c.x + (c.y - 300) * 0.4) * 0.6, "#24104c", clip=face)
    border = placed(_on, "7,7 93,7 | 93,7 93,93 | 93,93 7,93 | 7,93 7,7 : 5 5")
    c.lines(border, "#c0a0f0", 0.8)
    for u, v, a, b in rows("0 0 1 1 | 100 0 -1 1 | 100 100 -1 -1 | 0 100 1 -1"):
        plate = (
            f"{u},{v}! {u + a * 26},{v}! {u + a * 20},{v + b * 8} {u + a * 11},{v + b * 12}! "
            f"{u + a * 8},{v + b * 18} {u},{v + b * 24}!"
        )
        lit(spline(_on(plate)), SILVER, 9, drop=6, edge=0.5)
    lit(difference(_round(34, 38), _round(26, 29)), SILVER, 11, drop=8, edge=0.5)
    sun = c.rough(_round(26, 29))
    (x, y), *_ = _on("48,50")
    angle = np.arctan2(c.y - y, c.x - x)
    flares = perlin(np.cos(angle) * 4 + 9, np.sin(angle) * 4 + 9, 6) * 0.3
    v = 1.2 - (np.hypot((c.x - x) / 1.1, c.y - y) - 50) / 62 + flares
    c.field(v, "#1a0e2c .1:#5a1440 .34:#b8304c .54:#f8943c .76:#ffe898 #fffdf0", sun)
    c.glow(sun, 30, "#ff8a40", 0.5)
    c.flat(_round(14, 15.5), "#120a1c")


def _clasp(c: Canvas) -> None:
    """The last one: bent, its nails drawn, an eye for a keyhole."""
    lit = c.lit(WAY, edge=0.4)
    strap = "250,500! 262,440 300,390 360,368! 470,352! 480,398! 380,420 336,444 318,520!"
    lit(strap, SILVER, 14, drop=14)
    p = c.at(Place(300, 452, 1.1, -20), toward=WAY, edge=0.4)
    p.shape("-56,-40! 0,-62 56,-40! 62,20 40,56 0,72 -40,56 -62,20", SILVER, 20, drop=14)
    eye = p.flat("-34,2! 0,-26 34,2! 0,28", "#c8ff70")
    p.flat(ellipse(0, 2, 8, 22), "#140c24")
    c.glow(eye, 18, "#90ff50", 1.0)
    for x, y in ((450, 372), (414, 382)):
        lit(ellipse(x, y, 10), CHAIN, 7, drop=5)


def _cards(c: Canvas) -> None:
    """Two of tomorrow's."""
    crown = "-34,26! -38,-24 -17,4 0,-36! 17,4 38,-24! 34,26!"
    fire = "0,-46! 14,-14 32,12 24,38 0,46 -24,38 -32,12 -14,-10"
    for place, hue, sign in (
        (Place(222, 590, 1.1, -66), "#2c5cb8", crown),
        (Place(376, 652, 1.1, -18), "#d8402c", fire),
    ):
        p = c.at(place, toward=(0.4, -0.9))
        p.shadow(rectangle(-58, -78, 124, 176, 12), "#0c1c2c", 10, 0.8)
        m = p.shape(rectangle(-62, -86, 124, 172, 12), "#f8f0d0 #a08a78 #ffffff", 6, edge=0.4)
        p.flat(rectangle(-50, -74, 100, 148, 7), hue, clip=m)
        p.flat(sign, "#fff4c0", clip=m)


def _near_chain(c: Canvas) -> None:
    line = "770,84 752,220 748,380 740,500 790,590 920,650 1050,690"
    under = Place(10, 18).path(taper(line, [32] * 5))
    c.wash(blur(c.mask(under), 9) * 0.7, "#140c2c")
    _links(c, line, 36, 21)
    c.lines(sparkle(300, 440, 44, 8), "#ffffff")
