"""Two heads, brow to brow: the right one is still clay, has no mouth yet, and one wrong eye."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, ellipse, fan, placed, rng, scatter, smoothstep, spline, taper
from cards._people import Look, Stand, face, head
from cards._planes import near_shadow

LIGHT = Light((500, 400), "#fff4d8", "#150a30")
RAINBOW = ("#ff6a5a", "#ffb04a", "#fff08a", "#6ae0a0", "#5ab8ff", "#c08aff")
SKIN = Ink("#f0b080", "#a04c44", "#fff0c8", rim="#fff6d8")
CLAY = Ink("#a89cb0", "#4c3c70", "#f0e8f0", rim="#fffaff")
LIVING = Look(SKIN, iris="#3a6a4a", lips="#c04a48", brow="#5a2a1c", lids=0.75, frown=-0.4, jaw=0.2)
COPY = Look(
    CLAY,
    line="#241848",
    iris="#3a6a4a",
    white="#e4e0ec",
    lips=CLAY.base,
    brow="#4c3c70",
    blush="#9484a8",
    lids=0.85,
    jaw=0.2,
)


def paint(c: Canvas) -> None:
    _depth(c)
    at = Stand(700, 376, 1.72, 4)
    before = c.rgb.copy()
    _person(c, at, COPY, ("#5c4480", "#4c3c70", "#4a5890"))
    _unfinished(c, at)
    _dissolve(c, before)
    _person(c, Stand(326, 372, 1.72, -4, flip=True), LIVING, ("#b02c3c", "#6a3420", "#2f8a78"))
    c.motes(scatter(rng(2), 30, (430, 200, 640, 700), (1.2, 3)), "#fffbe8", "#ffe0a0")
    c.finish(vignette=0.26)


def _depth(c: Canvas) -> None:
    """Warm on the side of the living one; on the other all colours that it may yet take."""
    v = c.spot(500, 400, 640, 620) * 0.95 + (c.swirl(240, 90, 4, 3) - 0.5) * 0.2
    c.field(v, "#241446 .2:#40285c .4:#7a4470 .6:#c87078 .78:#f4b088 .92:#ffe0b0 #fff6dc")
    for i, hue in enumerate(RAINBOW):
        fan = spline([(512, 330, 0), (1060, 60 + i * 110, 0), (1060, 180 + i * 110, 0)])
        c.put(hue, c.stipple(c.mask(fan) * smoothstep(560, 900, c.x) * 0.62) * 0.8)


def _person(c: Canvas, at: Stand, look: Look, hues: tuple[str, str, str]) -> None:
    on = c.at(at)
    way = (1.0, -0.25) if at.flip else (-1.0, -0.25)
    velvet, hair, cloth = (Ink(hue, rim="#fff0d0") for hue in hues)
    on.shape("-10,100! -6,170 -50,220 140,230 96,150 90,60!", look.skin, toward=way)
    on.shadow("-20,126 30,116 92,70 100,150 20,160", look.line, 5 * at.scale, 0.45)
    c.shape(at.spline("-110,260! -70,196 0,186 110,176 210,210 280,260!"), cloth, 60, toward=way)
    _ruff(c, at, way)
    back = at.spline("60,-120! 140,-90 156,0 144,90 112,150 84,150 76,80 70,0")
    c.shape(back, hair, 44, toward=way)
    near_shadow(c, at, face(c, at, look, way), look.skin.shade, 0.45)
    _hair(c, at, hair, way)
    _beret(c, at, velvet, way)


def _ruff(c: Canvas, at: Stand, way: tuple[float, float]) -> None:
    linen = Ink("#f4ead8", "#9a80a0", "#ffffff")
    for i in range(11):
        t = i / 10
        x, y = -66 + 214 * t, 186 - 44 * t + 30 * np.sin(t * np.pi)
        fold = at.path(ellipse(x, y, 17, 27, -30 + 50 * t))
        c.shape(fold, linen, 12 * at.scale, toward=way, edge=0.35)


def _hair(c: Canvas, at: Stand, hair: Ink, way: tuple[float, float]) -> None:
    lock = at.spline("""-84,-112! -44,-84 14,-86 52,-66 66,-24 60,24 74,76 96,124! 132,110 150,40
        150,-60 120,-146 30,-172 -50,-160""")
    mask = c.shape(lock, hair, 34 * at.scale, toward=way, drop=8)
    curls = placed(at.points, fan("-60,-104 40,-70 84,0", "26,-2 16,0 8,0", 5, [1, 6, 1]))
    waves = placed(at.points, fan("74,-50 82,20 96,100", "18,0 14,0 9,0", 4, [1, 7, 1]))
    c.lines([*curls, *waves], "#1c0c24", 0.5, clip=mask)


def _beret(c: Canvas, at: Stand, velvet: Ink, way: tuple[float, float]) -> None:
    cap = at.spline(
        "-112,-104! -118,-146 -84,-196 10,-218 130,-196 196,-130 190,-76! 130,-104 40,-128 -40,-124"
    )
    mask = c.shape(cap, velvet, 34 * at.scale, toward=way, drop=14)
    folds = placed(at.points, fan("-70,-122 -60,-160 -30,-200", "50,0 54,0 52,0", 5, [2, 8, 1]))
    c.lines(folds, "#2a0c30", 0.4, clip=mask)
    c.shape(at.path(ellipse(-70, -130, 16)), "#e8b040 #7a4526 #fff2b4", 10)
    plume = at.points("-64,-132 -10,-190 90,-206 190,-170 250,-100")
    c.shape(taper(plume, [8, 60, 84, 70, 6]), "#f0e6d8 #8a78a0 #ffffff", toward=way)
    c.lines([(plume, [5, 5, 4, 1])], "#8a78a0", 0.9)


def _unfinished(c: Canvas, at: Stand) -> None:
    """Smooth where the mouth will be, a thumb's marks on the cheek, and the eye."""
    x, y = at.at(-34, 88)
    cover = np.clip(c.spot(x, y, 96, 56) * 3, 0, 1)
    skin = c.mask(at.path(head(COPY.jaw)))
    c.wash(cover, CLAY.base, clip=skin)
    c.wash(cover * smoothstep(x - 20, x + 110, c.x) * 0.5, CLAY.shade, clip=skin)
    thumbs = "44,40 62,30 78,40 | 48,58 64,50 76,58 | 54,74 64,68 72,74 : 1 4 1"
    c.lines(placed(at.points, thumbs), CLAY.shade, 0.7, clip=skin)
    ball = c.mask(at.spline("-16,-8! -2,-27 20,-26 39,-12! 16,0 0,0"))
    c.put("#ffe24a", ball)
    c.put("#b86a1c", c.stipple(1 - c.spot(*at.at(9, -13), 42, 34)) * ball)
    c.flat(at.spline("9,-28! 14,-13 9,2! 4,-13"), "#180a20", clip=ball)
    c.lines([(at.points("-17,-7 0,-29 20,-28 40,-12 48,-16"), [3, 9, 10, 8, 2])], "#1c1040")
    c.glow(ball, 16, "#ffc030", 0.7)


def _dissolve(c: Canvas, before: np.ndarray) -> None:
    """The back of the copy is still loose grain and scraps of colour."""
    gone = smoothstep(770, 960, (c.x + (c.noise(70, 4, 8) - 0.5) * 260 + (c.y - 380) * 0.16))
    keep = (1 - c.stipple(gone, 0.1))[..., None]
    c.rgb = before * (1 - keep) + c.rgb * keep
    r = rng(6)
    for i in range(90):
        x, y = 800 + abs(r.randn()) * 110, 90 + r.rand() * 640
        size = 2 + 8 * r.rand() ** 2
        c.flat(taper([(x, y), (x + size * 5, y - size * 1.2)], [size * 1.4, 1]), RAINBOW[i % 6])
