"""A river leaps from the left page of an open book and marches down the right one as an army."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Colour, Ink, Light, foam, mix, rng, smoothstep, sparkle, swarm
from art.geometry import Place, ellipse, polygon, rectangle, samples, spline, taper

LIGHT = Light((512, 420), "#fff0b8", "#0a1a1c")
GOLD = Ink("#e8b048", "#7a4628", "#fff6c0")
ARCH = "372,636 286,590 244,490 256,370 330,276 450,228 566,260 660,338 740,450 796,560 866,622"
PAGE = Ink("#f3e4c1", "#b08a62", "#fffbe8")


def paint(c: Canvas) -> None:
    c.layers(_library, _desk, _book, _river, _army_and_spray)
    c.finish(vignette=0.38)


def _library(c: Canvas) -> None:
    v = c.spot(512, 470, 640, 560) ** 1.25 * 1.02 + (c.noise(150, 4, 3) - 0.5) * 0.16
    c.field(v, "#0c1e22 .2:#14343a .36:#24565a .5:#4a7a68 .64:#b8a868 .8:#f4d488 #fff2be")
    r = rng(11)
    for shelf in (96, 262, 428, 594):
        for left, right in ((-10, 214), (828, 1040)):
            x = float(left)
            while x < right - 20:
                w, h = 20 + r.rand() * 26, 92 + r.rand() * 46
                hue = ["#1c4a4e", "#173a48", "#2a5044", "#4a3a3c", "#244858"][r.randint(5)]
                near = 1 if left < 0 else -1
                book = rectangle(x, shelf - h, w - 3, h, 3)
                m = c.shape(book, Ink(hue, "#0c1e26", "#7a9a70"), 8, toward=(near, 0.2), fray=False)
                c.put("#b08a4a", c.mask(rectangle(x, shelf - h + 16, w, 5)) * m * 0.7)
                x += w
            outline = rectangle(left - 10, shelf, right - left + 14, 20)
            c.shape(outline, "#2c3c34 #101e20 #a8a468", 7, toward=(0, -1))
    for x in (208, 804):
        c.shape(rectangle(x, -20, 22, 700), "#2c3c34 #101e20 #b8b070", 10, toward=(512 - x, 0))
    c.rays(512, 560, "#ffeab0", 0.4, count=20, seed=7, fall=0.8, reach=720)


def _desk(c: Canvas) -> None:
    grain = c.noise(120, 4, 9, stretch=(1, 0.08))
    outline = polygon("-20,800 -20,650 1044,650 1044,800")
    m = c.shape(outline, "#5a3428 #24141c #e0a05a", 24, toward=(0, -1))
    c.wash(smoothstep(0.5, 0.6, grain) * 0.5, "#3a2020", clip=m)
    c.wash(c.spot(512, 690, 460, 90) * 0.6, "#e8b068", clip=m)
    c.shadow(ellipse(512, 730, 430, 26), "#160c14", 14, 0.95)


def _book(c: Canvas) -> None:
    outline = "96,716! 120,560! 512,590! 904,560! 928,716! 700,736 512,744 324,736"
    c.shape(outline, "#8a2c3a #3a1028 #f08a60 #ffd090 3", 14, toward=(0, -1))
    for k in range(4):  # the stack of leaves
        d = (3 - k) * 7
        left = f"""512,{600 + d}! 440,{556 + d} 300,{540 + d} 140,{552 + d}! 118,{690 + d}!
            300,{676 + d} 440,{692 + d} 512,{728 + d * 0.4}!"""
        right = f"""512,{600 + d}! 584,{556 + d} 724,{540 + d} 884,{552 + d}! 906,{690 + d}!
            724,{676 + d} 584,{692 + d} 512,{728 + d * 0.4}!"""
        ink = PAGE if k == 3 else Ink("#d8b888", "#8a6040", "#f4e0b0")
        form = c.shape(left, ink, 26, toward=(0.6, -1), edge=0.5, shading=0.8)
        mask = np.maximum(form, c.shape(right, ink, 26, toward=(-0.6, -1), edge=0.5, shading=0.8))
    c.wash(np.clip(1 - np.abs(c.x - 512) / 50, 0, 1) * 0.8, "#a07a54", clip=mask)
    _lines_of_text(c, mask)
    outline = "512,602 520,660 516,720 540,756 532,790 : 14 16 18 20 22"
    c.shape(outline, "#c8364a #561438 #ff9a78", 6, toward=(-0.4, -1), drop=5)
    for points in ("96,716! 104,664! 132,690 158,722!", "928,716! 920,664! 892,690 866,722!"):
        c.shape(spline(points), GOLD, 8, toward=(0, -1), edge=0.4)


def _lines_of_text(c: Canvas, mask: Array) -> None:
    r = rng(2)
    strokes = []
    for row in range(6):
        for side in (-1, 1):
            u = 90.0
            while u < 340:
                w = 14 + r.rand() * 34
                y = 576 + row * 19 - 22 * math.sin((u - 40) / 380 * math.pi) + (u < 120) * 8
                stroke = (
                    [(512 + side * u, y), (512 + side * (u + w), y - 2)],
                    [3, 4.6, 3] if r.rand() < 0.8 else [2, 6, 2],
                )
                strokes.append(stroke)
                u += w + 10
    c.lines(strokes, "#6a4434", 0.75, clip=mask)


def _river(c: Canvas) -> None:
    from_right = c.lit((0.4, -1))
    c.wash(c.spot(320, 626, 150, 50) * 1.2, "#3a7a9a")
    body = taper(ARCH, [70, 130, 128, 120, 110, 86, 62, 54, 56, 64, 40], cap=False)
    c.shadow("640,640 740,646 850,632 : 10 40 30", "#7a5a44", 12, 0.5)
    c.glow(c.mask(body), 36, "#c8fff0", 0.4)
    turn = smoothstep(470, 690, c.x + (c.noise(60, 3, 5) - 0.5) * 120)
    m = c.shape(body, "#2478b0 #0e3670 #8ae0e8 #f4ffff", 44, toward=(0.2, -1))
    _currents(c, m * (1 - turn))
    c.wash(turn * 0.98, "#d8a868", clip=m)
    c.wash(turn * smoothstep(0.5, 0.6, c.noise(26, 3, 8)) * 0.7, "#a8703e", clip=m)
    c.wash(c.spot(866, 622, 90, 60) * 1.5, "#eedcb6", clip=m)
    outline = foam("206,560 182,470 194,360 270,232 390,172 460,176", 6, 25, 52, 4, 22)
    from_right(outline, "#f0faf0 #7ab8c8 #ffffff", 12)
    outline = foam("200,596 240,634 310,656 384,652 408,628 392,600 366,592", 6, 17, 36, 6, 16)
    from_right(outline, "#f0faf0 #7ab8c8 #ffffff", 10)


def _currents(c: Canvas, clip: Array) -> None:
    """Long strokes that follow the leap, no two of one length or width."""
    way = samples(ARCH, 200)
    r = rng(31)
    light, dark = [], []
    for k in np.linspace(-5.4, 5.4, 14):
        start = int(r.rand() * 14)
        while start < 120:
            end = start + 26 + int(r.rand() * 40)
            line = [way[i].beside(k * (11 - 8 * i / 199)) for i in range(start, min(end, 130), 3)]
            if len(line) > 4:
                bold = 3 + r.rand() * 4
                (dark if r.rand() < 0.3 else light).append((line, [1, bold, bold * 0.7, 1]))
            start = end + 3 + int(r.rand() * 8)
    c.lines(dark, "#0e3670", 0.6, clip=clip, n=80)
    c.lines(light, "#bff4f4", 0.85, clip=clip, n=80)


def _soldier(c: Canvas, p: Place, cloak: Colour, steel: Colour, general: bool) -> None:
    """On the march to the right: about 130 high, the feet at (0, 0)."""
    way = (-0.7, -0.6)
    on = c.at(p, toward=way)
    shade = mix(cloak, "#12183a", 0.6)
    cloth = Ink(cloak, shade, mix(cloak, "#ffe0b0", 0.6))
    metal = Ink(steel, mix(steel, "#1a2444", 0.65), "#fffbe8")
    hide = Ink(mix("#5a3428", cloak, 0.25), mix("#24141c", shade, 0.3), "#c88a58")
    far = Ink(mix("#3a2028", shade, 0.4), "#1a1022", "#7a4c40")
    for leg, boot, ink in (
        ("-4,-52 -12,-28 -28,-8", "-36,-10! -20,-14! -12,2! -30,4!", far),
        ("6,-52 20,-30 20,-6", "11,-12! 29,-12! 30,-5 46,-1! 45,6! 11,6!", hide),
    ):
        c.shape(taper(p.points(leg), [23, 19, 14]), ink, 7, toward=way, edge=0.5)
        on.shape(spline(boot), ink, 5, edge=0.6)
    outline = "-8,-100! -32,-78 -46,-40 -58,-26! -34,-24 -8,-40!"
    on.shape(  # the cloak, blown back
        outline, Ink(shade, mix(shade, "#12102a", 0.5), cloak), bulge=12, edge=0.4
    )
    outline = p.spline("-16,-102! -22,-74 -26,-42! -10,-46 2,-40 14,-46 28,-40! 22,-74 16,-102!")
    c.shape(outline, cloth, 14, toward=way, rim="#fff0c8", rim_width=2.5, edge=0.4)
    on.lines("-23,-64 0,-59 24,-64 : 7 8 7", mix("#4a2c2c", shade, 0.4))
    spear = "40,2 36,-80 32,-168" if not general else "44,2 39,-90 35,-176"
    on.lines([(spear, [6, 6.5, 6])], "#4a2c2c")
    tip = p.points(spear)[-1]
    point = Place(tip[0], tip[1], p.scale, p.turn)
    if general:
        outline = point.spline("2,8! 44,0 100,20! 74,34 96,60! 48,54 4,64!")
        c.shape(outline, GOLD, 12, toward=(-0.3, -1), edge=0.3)
    c.shape(point.spline("0,-36! 12,-8 0,6! -12,-8"), metal, 5, toward=way, edge=0.4)
    c.shape(  # the arm that holds it
        taper(p.points("4,-94 22,-78 37,-88"), [19, 16, 13]), cloth, bulge=6, toward=way, edge=0.6
    )
    on.shape(ellipse(38, -90, 9), hide, 4, edge=0.5)
    on.shape(  # crest, then helmet with a face-slit
        "10,-152! -12,-162 -34,-148 -44,-112! -30,-116 -18,-128 -6,-140", cloth, bulge=7, edge=0.4
    )
    outline = p.spline("-19,-104! -24,-130 -6,-148 12,-146 24,-130 25,-102! 6,-98")
    c.shape(outline, metal, 15, toward=way, edge=0.5)
    on.flat("3,-130! 25,-130! 25,-121! 15,-120 15,-104! 10,-104! 9,-120 4,-121!", "#141024")
    boss = GOLD if general else metal
    on.shape(ellipse(-6, -72, 25, 28), boss, 6, edge=0.7, drop=3)
    on.shape(ellipse(-6, -72, 18, 21), cloth, 8, edge=0.3)
    on.shape(ellipse(-6, -72, 7, 8), boss, 4, edge=0.4)


def _army_and_spray(c: Canvas) -> None:
    way = samples(ARCH, 100)
    for k, i in enumerate((43, 51, 60, 69, 79, 90)):
        at = way[i]
        t = min(1.0, k / 3)
        x, y = at.beside(-4)
        _soldier(
            c,
            Place(x, y, 0.64 + 0.1 * k, math.degrees(at.angle) * 0.24),
            mix("#3a9ac8", "#b82c3c", t),
            mix("#b8f0f4", "#aab0c0", t),
            k == 5,
        )
    r = rng(6)
    c.motes(swarm(r, 70, (320, 240), (110, 80), (1.4, 5)), "#eafcf6")
    c.motes(swarm(r, 60, (540, 470), (170, 90)), "#ffe8a0", "#ffc860", radius=4)
    c.lines(sparkle(408, 158, 40, 7) + sparkle(470, 470, 26, 5), "#fffdf0")
