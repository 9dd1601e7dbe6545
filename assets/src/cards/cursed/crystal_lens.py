"""Crystal spectacles before a card's back: one lens shows its face, from the other an eye looks."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, about, around, difference, rng
from art.fields import blur, smoothstep
from art.geometry import ellipse, mirror, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import scatter, sparkle, swarm
from art.strokes import placed

LIGHT = Light((420, 90), "#dffcff", "#170f1e")
WAY = (-0.4, -0.9)
SILVER = Ink("#a8bcc8", "#3a4468", "#ffffff", rim="#ffffff")
GOLD = Ink("#e0aa44", "#70402c", "#fff4b4")
PANEL = Ink("#2c2448", "#170f24", "#5c5c88")
LEFT, RIGHT = (334, 508), (692, 508)
RADIUS = 152
CARD = Place(508, 400, 0.88, -2)


def paint(c: Canvas) -> None:
    _room(c)
    _table(c)
    _deck(c)
    _card(c)
    _seen_face(c)
    _seen_eye(c)
    for at in (LEFT, RIGHT):
        _facets(c, at)
    _bridge(c)
    for at in (LEFT, RIGHT):
        _rim(c, at)
    _jewel(c)
    _chain(c)
    c.motes(swarm(rng(7), 50, (512, 300), (260, 150), (1, 3)), "#dcfff8", "#60d8e0", radius=5)
    c.finish(vignette=0.4)


def _gem(at: tuple[float, float], radius: float, sides: int = 8) -> list[Point]:
    return [around(at[0], at[1], (k + 0.5) / sides * 2 * math.pi, radius) for k in range(sides)]


def _room(c: Canvas) -> None:
    v = 0.06 + c.spot(512, 330, 640, 480) * 0.95
    v += (c.swirl(220, 90, 5, 6) - 0.5) * 0.22
    c.field(v, "#170f1e .18:#1f1838 .34:#28305e .5:#2c6088 .66:#4ca4b4 .82:#a0e0d8 #ecfff0")
    c.rays(512, 300, "#b8fff4", 0.3, count=20, seed=4, fall=0.9, reach=640)
    for row, y in enumerate((108, 242, 376, 510)):
        for x, kind in ((134, (1, 0, 3, 2)[row]), (890, (2, 3, 0, 1)[row])):
            _stock(c, x, y, kind)
        for left in (-20, 744):
            rail = rectangle(left, y - 66, 300, 10)
            c.shape(rail, PANEL, 4, toward=(0, -1), drop=6)
    for x in (-6, 280, 744, 1030):
        c.shape(rectangle(x - 12, -20, 24, 680), PANEL, 9, toward=(512 - x, -60), rim="#5ca8b4")


def _stock(c: Canvas, x: float, y: float, kind: int) -> None:
    """A pair of the maker's other spectacles, hung on its peg."""
    lens = (
        ellipse(0, 0, 38),
        rectangle(-40, -28, 80, 56, 8),
        spline("-44,-24! 0,-32 40,-22! 36,18 0,32 -34,20"),
        ellipse(0, 0, 42, 31),
    )[kind]
    pair = [Place(x - 50, y).path(lens), Place(x + 50, y).path(mirror(lens, 0))]
    c.lines([([(x, y - 56), (x, y - 10)], [4, 4])], "#170f1e", 0.8)
    c.put("#8ce0dc", c.mask(pair) * 0.14)
    c.put("#170f1e", c.mask([Place(4, 6).path(q) for q in pair], stroke=7) * 0.7)
    hue = ("#b89468", "#8cb0c0", "#a888b8", "#7cb8a0")[kind]
    c.put(hue, c.mask(pair, stroke=6) * 0.6)
    c.lines([([(x - 12, y - 6), (x, y - 14), (x + 12, y - 6)], [5, 6, 5])], hue, 0.75)
    if kind == 3:  # nobody is behind these
        look = 5 if x < 512 else -5
        eyes = [(x + d + look, y) for d in (-50, 50)]
        c.flat([ellipse(ex, ey, 20, 12) for ex, ey in eyes], "#8cc884", 0.85)
        c.flat([ellipse(ex + look * 1.6, ey, 6, 9) for ex, ey in eyes], "#170f1e")
    else:
        glint = [([(x + d - 16, y + 10), (x + d + 4, y - 16)], [2, 6, 1]) for d in (-50, 50)]
        c.lines(glint, "#e8fffa", 0.6)


def _table(c: Canvas) -> None:
    top = c.rough("-20,624! 512,602 1044,624! 1044,800! -20,800!")
    v = c.spot(512, 660, 560, 150) * 0.8 + (c.noise(200, 5, 9, stretch=(3, 0.16)) - 0.5) * 0.45
    c.field(v, "#170f1e .2:#221a3a .42:#2c4468 .66:#5090a4 #b0e4dc", top)
    outline = "-20,622! 512,600 1044,622! 1044,627! 512,606 -20,627!"
    c.flat(outline, "#c8fff4", smoothstep(480, 60, np.abs(c.x - 512)) * 0.85)


def _slabs() -> list[Path]:
    """The cards of the deck, front to back."""
    return [CARD.path(rectangle(-176 + k * 7, -262 - k * 4, 352, 540, 20)) for k in range(10)]


def _deck(c: Canvas) -> None:
    """The deck stands on edge; the card in front is the top one."""
    c.shadow(polygon("330,640 700,640 800,676 780,700 300,700"), "#100a18", 14, 0.95)
    c.shadow(ellipse(512, 684, 370, 20), "#100a18", 12, 0.95)
    for back in _slabs()[::-1]:
        c.shape(back, "#e4d4b4 #6a587c #fff6e0", 5, toward=WAY, edge=0.9)


def _card(c: Canvas) -> None:
    lit = c.lit(WAY)
    p = CARD
    lit(p.path(rectangle(-176, -262, 352, 540, 20)), "#f2e6c4 #8a7490 #fffdf0 #ffffff", 8)
    m = lit(p.path(rectangle(-156, -242, 312, 500, 12)), "#5c2450 #2a1034 #94487c", 16)
    c.put("#d9a441", c.mask(p.path(rectangle(-144, -230, 288, 476, 8)), stroke=4) * m)
    for x in range(-7, 8):
        for y in range(-12, 13):
            if (x + y) % 2 == 0:
                c.flat(
                    p.path(polygon(about(x * 21, y * 21, "0,-17 5,-7 0,3 -5,-7"))),
                    "#8a3c6c",
                    0.8,
                    clip=m * c.mask(p.path(rectangle(-136, -222, 272, 456))),
                )
    spikes = []
    for k in range(20):
        a = k / 20 * 2 * math.pi
        long = 110 if k % 2 else 90
        spikes.append(
            polygon(
                p.points(
                    f"{math.cos(a - 0.11) * 58},{-118 + math.sin(a - 0.11) * 58} "
                    f"{math.cos(a) * long},{-118 + math.sin(a) * long} "
                    f"{math.cos(a + 0.11) * 58},{-118 + math.sin(a + 0.11) * 58}"
                )
            )
        )
    c.flat(spikes, "#d9a441", clip=m)
    lit(p.path(ellipse(0, -118, 50)), GOLD, 20, clip=m)

    c.put("#7c74ac", c.mask(_slabs()) * 0.36, "multiply")


def _chain(c: Canvas) -> None:
    """A fine chain runs from the frame over the table, to nobody."""
    line = "856,512 900,560 896,630 846,688 760,716 640,712 540,728 440,716 330,730"
    c.shadow(Place(4, 8).path(taper(line, [9] * 9)), "#100a18", 5, 0.8)
    for k, s in enumerate(samples(line, 74)):
        turn = math.degrees(s.angle)
        link = ellipse(s.x, s.y, 9, 3.4 if k % 2 else 6, turn)
        c.shape(link, GOLD, 3, toward=WAY, edge=0.7)
    clip = difference(ellipse(306, 730, 26, 13), ellipse(306, 730, 16, 6))
    c.shape(clip, GOLD, 4, toward=WAY, edge=0.5)


def _glass(c: Canvas, at: tuple[float, float]) -> Array:
    return c.mask(polygon(_gem(at, RADIUS)))


def _seen_face(c: Canvas) -> None:
    """Through the left lens: a harbour light under a sunset, which is what the card shows."""
    glass = _glass(c, LEFT)
    x, y = LEFT
    v = c.rise(y - 150, y + 70) + (c.noise(60, 4, 8, stretch=(1.6, 0.4)) - 0.5) * 0.2
    c.field(v, "#b83c4c .2:#e0603c .45:#f49a40 .7:#ffd060 #fff4b0", glass)
    sun = c.mask(ellipse(x + 14, y + 20, 56)) * glass
    c.put("#fff8d0", sun)
    hills = spline(
        about(x, y, "-170,60! -110,-10 -60,44 -10,10! 40,50 110,14 170,70! 170,170! -170,170!")
    )
    c.shape(hills, "#7a2c54 #4a1848 #d85c54", 16, toward=(0.2, -1), clip=glass)
    p = Place(x + 8, y + 96)
    keep = union(
        polygon(
            "-34,0 -34,-96 -40,-96 -40,-116 -24,-116 -24,-106 -8,-106 -8,-116 8,-116 8,-106 "
            "24,-106 24,-116 40,-116 40,-96 34,-96 34,0"
        ),
        polygon("-64,0 -64,-54 -34,-54 -34,0"),
        polygon("34,0 34,-54 64,-54 64,0"),
    )
    c.flat(p.path(keep), "#3a1440", clip=glass)
    outlines = [
        p.path(rectangle(-7, -76, 14, 24, 6)),
        p.path(rectangle(-52, -36, 9, 14)),
        p.path(rectangle(43, -36, 9, 14)),
    ]
    c.flat(outlines, "#ffe890", clip=glass)
    flag = p.path(polygon("-2,-116 -2,-164 2,-164 46,-150 2,-136 2,-116"))
    c.flat(flag, "#3a1440", clip=glass)
    near = spline(about(x, y, "-170,100! -60,78 60,96 170,80! 170,170! -170,170!"))
    c.shape(near, "#4a1c4c #2a1038 #8a3454", 12, toward=(0.2, -1), clip=glass)


def _seen_eye(c: Canvas) -> None:
    """Through the right one: what peeked back."""
    glass = _glass(c, RIGHT)
    x, y = RIGHT
    v = c.spot(x, y, 190, 190) * 0.9 + (c.swirl(60, 30, 4, 5) - 0.5) * 0.25
    c.field(v, "#170f1e .3:#2a1840 .6:#4a2c6c #7a509c", glass)
    p = Place(x, y + 4, 1.0, -4)
    skin = p.spline("-146,6! -80,-78 0,-98 84,-74 146,6! 84,86 0,104 -80,84")
    c.shape(skin, "#4a5a50 #201a38 #88b07c", 20, toward=WAY, clip=glass)
    outline = p.spline("-124,6! -66,-58 0,-74 70,-56 124,4! 66,58 0,72 -66,60")
    eye = c.shape(outline, "#e8f0c0 #6a9060 #fbffe0", 30, toward=(0.2, 0.9), clip=glass)
    away = np.hypot(c.x - x, c.y - y - 2)
    turn = np.arctan2(c.y - y, c.x - x)
    iris = c.mask(ellipse(x, y + 2, 62)) * eye
    fibre = np.sin(turn * 38 + np.sin(turn * 7) * 2) * 0.12
    c.field(1 - away / 66 + fibre, "#143828 .15:#2a7c40 .45:#6cd44c .75:#d8ff70 #fbffc0", iris)
    c.put("#14301f", c.mask(ellipse(x, y + 2, 62), stroke=5) * eye)
    c.flat(Place(x, y + 2, 1).spline("0,-56! 17,0 0,56! -17,0"), "#120c1a", clip=eye)
    c.flat([ellipse(x - 24, y - 24, 12, 9), ellipse(x + 20, y + 26, 6, 5)], "#fdfff0", clip=eye)
    strokes = placed(
        p.points,
        "-130,8 -66,-62 0,-78 70,-60 130,6 : 3 10 12 10 3 | "
        "-120,-40 -60,-92 0,-106 70,-88 124,-36 : 1 5 6 5 1 | "
        "-110,50 -60,80 0,90 66,78 112,48 : 1 4 5 4 1",
    )
    c.lines(strokes, "#120c1a", clip=glass, n=50)
    veins = [
        (p.points("-116,4 -96,-6 -84,2 -70,-8"), [4, 3, 2, 1]),
        (p.points("114,2 98,10 84,2 72,12"), [4, 3, 2, 1]),
        (p.points("-100,18 -84,22 -72,16"), [3, 2, 1]),
        (p.points("100,-10 86,-18 74,-14"), [3, 2, 1]),
    ]
    c.lines(veins, "#b8485c", 0.8, clip=eye)
    c.glow(iris, 22, "#80f060", 0.45)


def _facets(c: Canvas, at: tuple[float, float]) -> None:
    """The cut of the crystal: a bevel of eight planes around a clear table."""
    outer, inner = _gem(at, RADIUS), _gem(at, RADIUS - 34)
    for k in range(8):
        n = (k + 1) % 8
        plane = c.mask(polygon([outer[k], outer[n], inner[n], inner[k]]))
        a = (k + 1) / 8 * 2 * math.pi
        facing = -math.cos(a) * 0.45 - math.sin(a) * 0.9
        if facing > 0:
            c.put("#e8fffa", plane * (0.2 + facing * 0.5))
        else:
            c.put("#1c4878", plane * (0.3 - facing * 0.3))
    edges = [([outer[k], inner[k]], [3, 2]) for k in range(8)]
    edges += [([inner[k], inner[(k + 1) % 8]], [2, 2.6, 2]) for k in range(8)]
    c.lines(edges, "#f4fffc", 0.85)
    x, y = at
    gleam = [
        polygon([(x - 96, y - 8), (x - 30, y - 100), (x - 8, y - 100), (x - 96, y + 24)]),
        polygon([(x - 90, y + 46), (x + 12, y - 98), (x + 20, y - 98), (x - 84, y + 52)]),
    ]
    c.put("#ffffff", c.mask(gleam) * 0.2)


def _rim(c: Canvas, at: tuple[float, float]) -> None:
    ring: Path = difference(polygon(_gem(at, RADIUS + 20)), polygon(_gem(at, RADIUS - 1)))
    c.shape(ring, SILVER, 9, toward=WAY, edge=0.5, drop=12)
    knobs = union(*(ellipse(x, y, 13) for x, y in _gem(at, RADIUS + 11)))
    c.shape(knobs, GOLD, 9, toward=WAY, edge=0.5, drop=4)
    side = -1 if at[0] < 512 else 1
    hinge = rectangle(at[0] + side * 160 - 16, at[1] - 24, 32, 48, 9)
    c.shape(hinge, GOLD, 9, toward=WAY, edge=0.5, drop=6)


def _bridge(c: Canvas) -> None:
    arch = "482,492 488,466 513,448 538,466 544,492"
    c.shape(taper(arch, [14, 18, 20, 18, 14]), SILVER, 8, toward=WAY, edge=0.5, drop=10)


def _jewel(c: Canvas) -> None:
    jewel = move(polygon("0,-26 22,0 0,26 -22,0"), 513, 446)
    m = c.shape(jewel, "#40c8d0 #14506c #e8fffc", 12, toward=WAY, edge=0.4)
    c.lines("491,446 535,446 : 2 2", "#e8fffc", 0.8, clip=m)
    c.glow(blur(m, 2), 16, "#60f0f0", 0.5)
    c.lines(
        sparkle(430, 408, 34, 8) + sparkle(812, 424, 24, 6) + sparkle(513, 436, 16, 5), "#ffffff"
    )
    c.motes(scatter(rng(3), 10, (180, 560, 860, 640), (1, 3)), "#dcfff8")
