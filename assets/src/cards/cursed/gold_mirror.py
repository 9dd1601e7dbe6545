"""A gold mirror leans on the rubbish; an old boot before it is a boot for a king in its glass."""

from __future__ import annotations

import math

from art import Array, Canvas, Ink, Light, blur, fan, ridge, rng, scatter, smoothstep, sparkle
from art.geometry import Path, Place, around, difference, ellipse, move, polygon, spline, taper

LIGHT = Light((560, 300), "#ffe49a", "#141030")
AT = Place(560, 376, 1.02, 13)
RX, RY = 196, 262
GOLD = Ink("#e4a438", "#6a3424", "#fff2a8", rim="#fffbd8", rim_width=3)
HEAP = Ink("#3c3454", "#181434", "#d0a868", rim="#f0d090", rim_width=3)
BOOT = "-96,-150! -90,-172 20,-176 28,-150! 26,-60 44,-10 110,14 160,60 156,96! -96,100! -106,-20"


def paint(c: Canvas) -> None:
    c.layers(_yard, _mirror, _heap, _boot, _bones, _light)
    c.finish(vignette=0.26)


def _yard(c: Canvas) -> None:
    v = 0.16 + c.spot(560, 320, 760, 600) * 0.84
    v += (c.swirl(240, 100, 5, 5, stretch=(1, 0.6)) - 0.5) * 0.28
    c.field(v, "#28305c .2:#2c4a6c .4:#3c6c7c .58:#68907c .76:#b0b078 .9:#ecd890 #fff4c4")
    wheel = [difference(ellipse(150, 420, 130), ellipse(150, 420, 106))]
    ends = [around(150, 420, a, 116) for a in (0.4, 1.5, 2.6, 3.7, 5.4)]
    wheel += [taper([(150, 420), end], [18, 13]) for end in ends]
    c.flat([*wheel, ellipse(150, 420, 26)], "#2c4064")
    c.flat(ridge(570, 30, 150, 12), "#2c4064")
    c.haze(420, 700, "#688878", 0.4)


def _ring(width: float) -> Path:
    return difference(ellipse(0, 0, RX + width, RY + width), ellipse(0, 0, RX, RY))


def _mirror(c: Canvas) -> None:
    p = c.at(AT, toward=(-0.6, -0.75))
    p.shadow(ellipse(30, 40, RX + 80, RY + 60), "#141030", 26, 0.6)
    thorn = spline("-18,-6! 18,-6! 15,18 20,50! -8,26")
    for i in range(36):
        a = math.tau * (i + 0.5) / 36
        x, y = around(0, 0, a, RX + 46, RY + 46)
        turn = math.degrees(math.atan2(math.sin(a) / RY, math.cos(a) / RX)) - 90
        p.shape(move(thorn, x, y, (1, 1.3 if i % 2 else 0.9), turn), "#b87828 #4a2424 #ffe08a", 9)
    pane = p.flat(ellipse(0, 0, RX, RY), "#ffffff")
    v = c.spot(560, 300, 300, 380) * 1.1 + (c.noise(90, 4, 3) - 0.5) * 0.16
    c.field(v, "#8a3c34 .12:#c8703a .3:#f0ac4c .5:#ffd880 .75:#fff0bc #fffdf0", pane)
    c.rays(560, 240, "#fffbe4", 0.55, count=13, seed=4, fall=1.1, reach=420)
    _treasure(c, pane)
    c.put("#6a3424", c.mask(AT.path(ellipse(0, 0, RX, RY)), stroke=30) * pane * 0.4)
    for line, w in (("-160,-50 -146,-130 -98,-196", 16), ("-130,-66 -120,-112 -96,-150", 8)):
        p.lines([(line, [2, w, 3])], "#fffdf0", 0.85, clip=pane)
    m = p.shape(_ring(54), GOLD, 26, edge=0.4)
    c.wash(smoothstep(520, 860, c.x + c.y * 0.5 - 160) * 0.5, "#6a3424", clip=m)
    p.shape(_ring(15), "#fff0a0 #b8742c #fffdf0", 7)
    for i in range(44):
        bead = ellipse(*around(0, 0, math.tau * i / 44, RX + 34, RY + 34), 8)
        p.shape(bead, "#ffd870 #7a4024 #fffbe0", 6)
    p.shape("0,-372! 54,-330 46,-286 0,-266! -46,-286 -54,-330", GOLD, 15, drop=8, edge=0.5)
    eye = p.shape("-34,-318! 0,-344 34,-318! 0,-292", "#8ae850 #1f5a34 #f0ffc0", 14)
    p.flat(ellipse(0, -318, 6, 22), "#12201c")
    c.glow(eye, 20, "#6ad83a", 0.8)


def _sewn(c: Canvas, place: Place, ink: Ink, lace: str, clip: Array | None = None) -> Array:
    """A boot, old or new."""
    p = c.at(place, toward=(0.6, -0.8), clip=clip)
    m = p.shape(BOOT, ink, 40, drop=12, edge=0.4)
    p.lines("-96,40 -20,20 60,44 120,90 | -90,-100 -40,-90 26,-104 : 2 7 3", ink.shade, 0.8, clip=m)
    p.lines(fan("-40,-120 22,-124", "4,32 8,32", 4, [4, 9, 5]), lace, clip=m)
    return m


def _treasure(c: Canvas, pane: Array) -> None:
    """What the glass makes of boot and bones."""
    velvet = Ink("#8a3cb8", "#3c1854", "#f4c0ff", rim="#ffe8ff")
    _sewn(c, Place(506, 480, 0.86, 6), velvet, "#ffe08a", pane)
    p = c.at(Place(506, 480, 0.86, 6), toward=(0.4, -0.9), clip=pane)
    p.shape("-116,-140! -112,-186 38,-190 40,-144! -30,-126", GOLD, 12, edge=0.4)
    p.shape("-104,92! 158,88! 172,116! -110,122!", GOLD, 9, edge=0.4)
    p.shape("110,18! 190,-30 230,30 196,66! 210,20 176,10 150,52!", velvet, 14)
    f = c.at(Place(618, 252, 0.98, -20), toward=(-0.3, -1), clip=pane)
    f.shape("-84,-40! -60,-92 10,-96! -10,-50", "#f0a838 #a04e24 #fff4b4", 12)
    fish = """-124,4! -96,-44 -30,-60 40,-36 74,-6! 124,-44! 114,0 122,44! 74,10! 30,40 -40,50
        -100,34"""
    m = f.shape(fish, "#f08430 #8a2c24 #ffe09a", 30, edge=0.5)
    f.lines(fan("-60,-40 -46,-4 -60,34", "26,0 26,0 26,0", 4, [1, 6, 1]), "#8a2c24", 0.8, clip=m)
    f.flat(ellipse(-92, -10, 10), "#5a1f2a", clip=pane)
    c.lines(sparkle(586, 470, 40, 8), "#fffdf0")


def _heap(c: Canvas) -> None:
    hill = "-40,800! -40,640 90,620 230,650 420,606 640,630 800,590 930,620 1060,600 1060,800!"
    rough = c.swirl(90, 40, 3, 7)
    m = c.shape(hill, HEAP, 36, toward=(0.1, -1), texture=rough, relief=6)
    c.wash(c.spot(560, 640, 360, 80) * 0.9, "#c89058", clip=m)
    r = rng(8)
    for x, y, size in scatter(r, 40, (0, 660, 1024, 760), (8, 18)):
        bit = polygon([(x + r.randn() * size, y + r.randn() * size * 0.6) for _ in range(4)])
        c.shape(bit, "#544c68 #181434 #c8a070", 5, toward=(0, -1))


def _boot(c: Canvas) -> None:
    c.shadow(ellipse(300, 716, 170, 20), "#0c0a20", 10, 0.9)
    old = Ink("#7a4a3c", "#2c1830", "#f0b070", rim="#ffdc98")
    m = _sewn(c, Place(270, 590, 1.16, -5), old, "#c8a878")
    c.flat("386,650! 430,660 456,690! 410,690", "#1c1028")
    c.flat("160,410! 200,396 270,396 300,412! 240,424", "#1c1028")
    c.lines("180,560 214,590 200,640 : 2 7 2", "#1c1028", 0.9, clip=m)


def _bones(c: Canvas) -> None:
    """Of a fish."""
    bone = Ink("#dcd4b0", "#5a4c64", "#fffbe0", rim="#fffbe0", rim_width=3)
    p = c.at(Place(730, 676, 1.2, -6), toward=(-0.3, -1))
    for x, tall in zip(range(-60, 90, 28), (54, 50, 44, 36, 28, 20), strict=True):
        p.shape(f"{x},0 {x + 16},{-tall} : 9 5", bone, 5)
        p.shape(f"{x},0 {x + 18},{tall * 0.7} : 9 5", bone, 5)
    p.shape("-90,0 0,-6 110,4 : 13 12 8", bone, 6, drop=6)
    p.shape("104,2! 160,-44! 144,4 164,44!", bone, 8)
    p.shape("-76,-30! -120,-40 -170,2! -124,34 -76,26! -66,0", bone, 18, drop=8)
    p.flat(ellipse(-122, -6, 11), "#1c1028")
    p.lines("-166,4 -140,12 -120,8 : 5 4 2", "#3c2c48")


def _light(c: Canvas) -> None:
    glow = blur(c.mask(AT.path(ellipse(0, 0, RX, RY))), 3)
    c.glow(glow * 0.4, 80, "#ffb040", 0.6)
    c.motes(scatter(rng(3), 46, (320, 100, 820, 660), (1.2, 3.2)), "#fff4c0", "#ffc050")
