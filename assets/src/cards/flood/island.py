"""A leaning palm in a ring of calm: the storm breaks on the left of it, the fire on the right."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, fan, rng, rows, smoothstep, strewn, strung
from art.geometry import about, ellipse, move, ribbon, samples, spline, taper
from art.motifs import bolt, foam, scatter, sparkle
from art.palette import FIRE

LIGHT = Light((540, 330), "#fff6cc", "#0c2040")
CENTRE, CALM = (520.0, 440.0), 372.0
BARK = Ink("#8a5a3c", "#3a2038", "#f0c078", rim="#fff0b8")
FROND = Ink("#2f8a54", "#0f4048", "#a8e070", rim="#f4ffb0", rim_width=3)
SAND = Ink("#f0d090", "#a8805c", "#fff6d0")
CROWN = (424.0, 206.0)


def paint(c: Canvas) -> None:
    inside = _ring(c)
    _sky(c, inside)
    _sea(c, inside)
    c.layers(_breakers, _island, _palm)
    c.motes(scatter(rng(4), 46, (660, 120, 1010, 560), (1.4, 4)), "#ffe07a", "#ff7a20")
    c.finish(vignette=0.3)


def _ring(c: Canvas) -> Array:
    """How far inside the calm a pixel lies: 1 at its heart, 0 on its torn border."""
    torn = (c.swirl(120, 60, 4, 5) - 0.5) * 110
    away = np.hypot(c.x - CENTRE[0], (c.y - CENTRE[1]) * 0.94) + torn
    return np.asarray(1 - away / CALM, np.float32)


def _sky(c: Canvas, inside: Array) -> None:
    storm = 0.34 + (c.swirl(170, 110, 5, 9, stretch=(1, 0.6)) - 0.5) * 0.9 + inside * 0.1
    c.field(storm, "#0c1634 .2:#1a2c56 .4:#2f4a78 .62:#54789c #9cc0cc")
    licks = (c.swirl(110, 90, 5, 21, stretch=(0.5, 1.3)) - 0.5) * 1.2
    heat = 0.5 + licks + inside * 0.5 + c.rise(760, 0) * -0.1
    c.field(heat, FIRE, smoothstep(500, 590, c.x + (c.noise(90, 4, 3) - 0.5) * 120), soft=0.7)
    clear = c.spot(540, 330, 460, 400) * 0.9 + (c.noise(200, 3, 6) - 0.5) * 0.1 + 0.1
    hole = smoothstep(-0.03, 0.03, inside + (c.grain - 0.5) * 0.05)
    c.field(clear, "#3aa0b4 .3:#6cc4bc .55:#b0e4c0 .8:#f0f4c0 #fffbe0", hole)
    c.glow(smoothstep(0.09, 0.0, np.abs(inside)), 12, "#fff0c0", 0.7)
    for pts in (bolt((90, -10), (190, 420), 90, 4), bolt((150, 240), (40, 470), 50, 8)):
        flash = c.mask(ribbon(pts, 13, 4))
        c.put("#fffbe8", flash)
        c.glow(flash, 22, "#a0d0ff", 1.2)
    rain = strewn(scatter(rng(12), 90, (0, 0, 330, 560)), "0,0 -22,78", [1, 3.4, 1])
    c.lines(rain, "#bcd8e8", 0.6, clip=1 - hole)


def _sea(c: Canvas, inside: Array) -> None:
    sea = smoothstep(556, 560, c.y)
    ripple = (c.noise(150, 4, 14, stretch=(1, 0.14)) - 0.5) * 0.9
    rough = 0.36 + ripple + 0.14 * c.rise(560, 760)
    c.field(rough, "#0a1a3c .3:#143460 .55:#2a5a8c .8:#5a94b0 #c8e4e0", sea)
    glare = smoothstep(600, 800, c.x) * sea
    c.field(rough + 0.1, "#2a1030 .3:#7a1f24 .55:#d0501e .8:#ffa83a #ffe890", c.stipple(glare))
    calm = smoothstep(-0.05, 0.08, inside) * sea
    v = 0.62 - 0.5 * c.rise(560, 760) + ripple * 0.5 + c.spot(540, 560, 330, 90) * 0.4
    c.field(v, "#147a94 .3:#2fa4a8 .55:#74d0bc .8:#c8f0cc #fffbe0", calm)
    strokes = strewn(scatter(rng(3), 26, (260, 580, 800, 690)), "-26,0 26,0", [1, 3.4, 1])
    c.lines(strokes, "#f4fff0", 0.8, clip=calm)


def _breakers(c: Canvas) -> None:
    """A wave that curls on the border on the left, tongues of fire that bend on the right."""
    from_right = c.lit((1, -0.4))
    wave = spline("""-30,800! -30,470! 40,400 130,410 196,470 210,540! 170,500 130,520 128,590
        160,650 220,690 270,800!""")
    m = from_right(wave, "#1f5484 #0a1e44 #7ab8cc", 50)
    c.lines(fan("-20,760 4,600 60,450", "22,0 16,-8 16,6", 8, [2, 6, 1]), "#b8e0e0", 0.6, clip=m)
    outline = foam("30,410 100,392 170,430 214,500 212,548", 8, 24, 34, 6, 16)
    from_right(outline, "#eaf6f0 #8ab0c8 #ffffff", 10)
    outline = foam("120,590 160,660 236,706 300,770", 6, 18, 26, 8, 16)
    from_right(outline, "#eaf6f0 #8ab0c8 #ffffff", 9)
    for x, tall in ((1010, 420), (960, 280), (900, 310), (850, 170), (806, 190)):
        y = 740
        for scale, hue in ((1, "#c8381c"), (0.72, "#ff8a2a"), (0.42, "#ffe07a")):
            lick = "-50,0! -64,-0.3 -20,-0.62 -52,-0.8 -84,-1! -4,-0.86 26,-0.55 56,-0.24 44,0!"
            tongue = spline(about(x, y, lick, (1, tall)))
            c.flat(move(tongue, scale=scale, about=(x, y)), hue)


def _island(c: Canvas) -> None:
    c.shadow(ellipse(520, 716, 370, 26), "#0c5a74", 12, 0.6)
    mound = spline("130,800! 190,716 320,668 470,640 600,640 720,672 850,724 900,800!")
    m = c.shape(mound, SAND, 44, toward=(0.1, -1))
    c.wash(c.noise(60, 4, 4, stretch=(1, 0.3)) * c.rise(690, 790), SAND.shade, clip=m)
    c.lines("190,728 330,700 520,694 700,708 846,738 : 1 5 3 5 1", "#fffbe6", 0.8, clip=m)
    shade = spline("640,686! 520,672 400,676 300,700 240,728 330,736 450,714 560,704 640,700!")
    c.wash(c.mask(shade) * 0.55, "#8a6458", clip=m)
    shell = Ink("#f0a890", "#a85a5c", "#fff0dc")
    for i in range(5):
        outline = taper([(742, 730), (742 + (i - 2) * 12, 702 + abs(i - 2) * 4)], [6, 14])
        c.shape(outline, shell, 6, edge=0.4)


def _palm(c: Canvas) -> None:
    line = "598,690 596,560 560,430 500,310 424,214"
    stem = c.shape(taper(line, [74, 50, 42, 36, 32]), BARK, 18, toward=(0.9, -0.3))
    rings = strung(samples(line, 24)[1:-1], "-26,5 0,-3 26,5", [2, 6, 2])
    c.lines(rings, BARK.shade, 0.8, clip=stem)
    tuft = [
        ([(598 + i * 9, 704), (598 + i * 13, 680), (598 + i * 19, 664 + abs(i) * 5)], [8, 6, 1.4])
        for i in range(-5, 6)
    ]
    c.lines(tuft, "#2f7a4c")
    for turn, reach, droop in rows("""-172 300 150 | -142 250 70 | -112 230 20 | -66 240 20 | -36
        280 70 | -10 300 150 | 28 240 190 | 158 240 190"""):
        _frond(c, turn, reach, droop)
    for dx, dy in ((-16, 10), (18, 12), (2, 28)):
        outline = ellipse(CROWN[0] + dx, CROWN[1] + dy, 22)
        c.shape(outline, "#6a4030 #2a1428 #d89a60", 14, toward=(0.9, -0.3), edge=0.4)
    c.lines(sparkle(664, 604, 30, 6), "#fffdf0")


def _frond(c: Canvas, turn: float, reach: float, droop: float) -> None:
    a = math.radians(turn)
    x, y = CROWN
    tip = (x + math.cos(a) * reach, y + math.sin(a) * reach + droop)
    rib = [(x, y), (x + math.cos(a) * reach * 0.55, y + math.sin(a) * reach * 0.72), tip]
    side = 1 if math.cos(a) >= 0 else -1
    blades = []
    for i, s in enumerate(samples(rib, 15)):
        long = 78 * math.sin(math.pi * (0.16 + 0.8 * (i / 14))) + 12
        for way in (-1, 1):
            end = s.beside(way * long * 0.8, long * 0.62)
            blades.append(taper([(s.x, s.y), (end[0], end[1] + long * 0.22)], [14, 3]))
    c.shape([*blades, taper(rib, [16, 12, 4])], FROND, 9, toward=(0.5 * side, -0.9))
    c.lines([(rib, [5, 4, 1])], "#d8f49a", 0.8)
