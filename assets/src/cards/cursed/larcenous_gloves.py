"""Two empty gloves tiptoe off on their fingers over the museum's plinth, one with the pendant."""

from __future__ import annotations

import math
from itertools import pairwise

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    Points,
    blur,
    difference,
    ellipse,
    points_of,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    sparkle,
    spline,
    swarm,
    taper,
    union,
)

LIGHT = Light((300, 120), "#ffe6d8", "#170f1e")
WAY = (-0.65, -0.76)
GLOVE = Ink("#f0e2d0", "#8c6c96", "#fffdf4", rim="#ffffff")
FAR = Ink("#c8b6c4", "#64507e", "#f0e4e4", rim="#fff6f0", rim_width=3)
CUFF = Ink("#3a2048", "#180e24", "#7a5490", rim="#e0b0c8", rim_width=3)
GOLD = Ink("#e2aa40", "#74402c", "#fff4b0")
STONE = Ink("#6c4070", "#2c1838", "#b47c98", rim="#f0b8bc", rim_width=3)
VELVET = Ink("#c0346c", "#561244", "#f88ca0")
CURSE = "#9cf088"


def paint(c: Canvas) -> None:
    _gallery(c)
    c.haze(420, 620, "#8a4468", 0.25)
    _plinth(c)
    _glove(c, Place(236, 606, 0.52, -6), FAR, CREEP)
    _glove(c, Place(570, 654, 1.04, 5), GLOVE, STRIDE)
    _pendant(c)
    _front(c)
    c.motes(swarm(rng(7), 40, (820, 480), (70, 80), (1.2, 3.4)), "#d4ffb4", "#60d860", radius=6)
    c.finish(vignette=0.4)


def _gallery(c: Canvas) -> None:
    v = 0.06 + c.spot(500, 330, 660, 480) * 0.8 + (c.noise(150, 4, 3) - 0.5) * 0.16
    c.field(v, "#170f1e .16:#281530 .32:#44204a .5:#6c3060 .68:#9c4a70 #cc7c88")
    window = union(rectangle(380, 120, 300, 470), ellipse(530, 120, 150, 120))
    glass = c.rough(window)
    sky = c.rise(0, 560) + (c.swirl(160, 60, 4, 8, stretch=(1, 0.4)) - 0.5) * 0.25
    c.field(sky, "#1c1a44 .3:#2c3068 .55:#445490 .8:#7088b0 #b0bcc8", glass)
    c.motes(scatter(rng(5), 40, (384, 10, 676, 420), (1.2, 3)), "#f0ecff", clip=glass)
    roofs = polygon(
        "370,800 370,500 410,452 450,500 450,470 500,470 500,520 560,520 590,470 620,520 620,440 "
        "640,440 640,500 690,500 690,800"
    )
    c.flat(roofs, "#1c1638", clip=glass)
    c.flat([rectangle(520, 540, 12, 18), rectangle(650, 522, 12, 18)], "#ffd070", clip=glass)
    frame = difference(union(rectangle(356, 120, 348, 500), ellipse(530, 120, 174, 146)), window)
    c.shape(frame, STONE, bulge=12, toward=(0.2, 1))
    panes = [([(x, -20), (x, 600)], [7, 7]) for x in (455, 605)]
    panes += [([(370, y), (690, y)], [7, 7]) for y in (110, 270, 430)]
    c.lines(panes, "#2c2444", clip=glass)
    rope = "420,-20 424,140 414,300 424,450 420,566"
    c.shape(taper(rope, [12] * 5), Ink("#c8a46c", "#5c3840", "#fff0c0"), bulge=5, toward=WAY)
    twists = [([q.beside(-6, -5), q.beside(6, 5)], [2, 4, 2]) for q in samples(rope, 60)]
    c.lines(twists, "#5c3840", 0.8, n=4)
    c.lines([(f"420,560 {x},590 {x + 4},606", [5, 4, 1]) for x in (408, 420, 432)], "#c8a46c")
    for x, w in ((96, 150), (928, 150)):
        pillar = rectangle(x - w / 2, -20, w, 700)
        m = c.shape(pillar, Ink("#46264c", "#1e1028", "#8c5078"), bulge=46, toward=(512 - x, -30))
        flutes = [
            ([(x - w / 2 + k * w / 5, -20), (x - w / 2 + k * w / 5, 680)], [6, 6])
            for k in range(1, 5)
        ]
        c.lines(flutes, "#1e1028", 0.6, clip=m)


def _plinth(c: Canvas) -> None:
    slab = polygon("-20,660 120,610 904,610 1044,660 1044,800 -20,800")
    m = c.shape(slab, STONE, bulge=10, toward=(0, -1))
    v = c.spot(470, 650, 560, 120) * 0.8 + (c.swirl(150, 60, 5, 5, ridged=True) - 0.5) * 0.3
    c.field(v, "#1c1028 .2:#34183c .42:#5c2c54 .66:#94506c #d88c8c", m)
    cushion = spline(
        "690,640! 706,596 770,574 850,572 930,584 960,620! 968,660 900,684 800,690 716,676"
    )
    c.shadow(ellipse(836, 684, 150, 18), "#120a18", 10, 0.9)
    m = c.shape(cushion, VELVET, bulge=30, toward=WAY, edge=0.4)
    c.lines([("712,662 800,672 900,668 952,646", [2, 5, 5, 2])], "#e2aa40", clip=m)
    hollow = ellipse(836, 612, 58, 22)
    c.shape(hollow, Ink("#84204e", "#400e38", "#e0648c"), bulge=20, toward=(0.6, 0.9), clip=m)


def _limb(points: Points, widths: list[float]) -> Path:
    """A jointed finger: straight bones, round knuckles."""
    line = points_of(points)
    bones = []
    for k in range(len(line) - 1):
        bones.append(taper([line[k], line[k + 1]], widths[k : k + 2], cap=False))
    joints = [ellipse(x, y, w / 2) for (x, y, *_), w in zip(line, widths, strict=True)]
    return union(*bones, *joints)


STRIDE = ("-40,-236 -112,-146 -150,-78 -206,-26", "34,-240 92,-142 92,-76 128,-24")
CREEP = ("-40,-236 -76,-150 -54,-84 -92,-26", "34,-240 122,-186 112,-100 132,-26")


def _finger(c: Canvas, p: Place, ink: Ink, line: str, widths: list[float]) -> None:
    """A finger of its own, behind the hand."""
    s = p.scale
    path = p.path(_limb(line, widths))
    m = c.shape(path, ink, bulge=24 * s, toward=WAY, edge=0.6, drop=9 * s)
    _sewing(c, p, ink, line, widths, m)


def _sewing(
    c: Canvas, p: Place, ink: Ink, line: str, widths: list[float], m: Array, start: int = 0
) -> None:
    """Folds at the joints and the row of stitches along a finger."""
    s = p.scale
    joints = points_of(line)
    creases, stitches = [], []
    for k in range(1, len(joints) - 1):
        (x0, y0, *_), (x1, y1, *_), (x2, y2, *_) = joints[k - 1 : k + 2]
        a, b = math.atan2(y1 - y0, x1 - x0), math.atan2(y2 - y1, x2 - x1)
        turn = (b - a + math.pi) % (2 * math.pi) - math.pi
        mid, side, w = a + turn / 2, math.copysign(1, turn), widths[k] / 2
        for off in (-8, 8):  # folds on the inner side of the bend
            cx, cy = x1 + math.cos(mid) * off, y1 + math.sin(mid) * off
            nx, ny = -math.sin(mid) * side, math.cos(mid) * side
            fold = [(cx + nx * w, cy + ny * w), (cx + nx * w * 0.3, cy + ny * w * 0.3)]
            creases.append((p.points(fold), [6 * s, 1]))
    for k, ((x0, y0, *_), (x1, y1, *_)) in enumerate(pairwise(joints)):
        at = samples(p.points([(x0, y0), (x1, y1)]), 9)
        stitches += [
            ([q.beside(9 * s, -4 * s), q.beside(9 * s, 4 * s)], [3 * s, 3 * s])
            for q in at[1 + (start if k == 0 else 0) : 8]
        ]
    c.lines(creases, ink.shade, 0.9, clip=m, n=10)
    c.lines(stitches, "#b08a78", 0.9, clip=m, n=4)


def _glove(c: Canvas, p: Place, ink: Ink, legs: tuple[str, str]) -> None:
    """A glove walking to the right on two fingers, drawn about the ground between them."""
    s = p.scale
    c.shadow(p.path(ellipse(-30, 4, 200, 16)), "#120a18", 10 * s, 0.95)
    _finger(c, p, ink, "-84,-290 -172,-286 -186,-216 -134,-196", [64, 64, 60, 48])
    _finger(c, p, ink, "-70,-250 -140,-228 -138,-162 -90,-154", [64, 64, 60, 48])
    _finger(c, p, ink, legs[0], [76, 70, 62, 48])
    cuff = p.path(
        spline(
            "-96,-388! -100,-420 -112,-462 -124,-492! -20,-474 92,-494! 80,-462 66,-420 62,-388! "
            "-20,-380"
        )
    )
    m = c.shape(cuff, ink, bulge=34 * s, toward=WAY, edge=0.5)
    folds = ("-70,-398 -76,-430 -86,-460", "34,-398 42,-430 52,-460", "-20,-394 -18,-420 -20,-446")
    c.lines([(p.points(q), [8 * s, 6 * s, 1]) for q in folds], ink.shade, 0.9, clip=m)
    hem = taper("-130,-462 -18,-440 100,-464", [32, 32, 32], cap=False)
    hm = c.shape(p.path(hem), CUFF, bulge=10 * s, toward=WAY, edge=0.5, clip=m)
    marks = samples(p.points("-130,-462 -18,-440 100,-464"), 12)[1:-1]
    gems = [Place(q.x, q.y, s).path(polygon("0,-11 9,0 0,11 -9,0")) for q in marks]
    c.shape(union(*gems), GOLD, bulge=4 * s, toward=WAY, clip=hm)
    c.shape(p.path(ellipse(-16, -492, 110, 24)), GOLD, bulge=6 * s, toward=WAY, edge=0.5)
    inside = c.rough(p.path(ellipse(-16, -492, 99, 17)))
    deep = c.spot(*p.points("-16,-482")[0], 112 * s, 26 * s) * 0.95
    c.field(deep, "#120a18 #1c2a2c #3c7c48 #9cf088", inside)
    hand = p.path(
        spline(
            "-88,-404! -60,-396 20,-396 54,-404! 78,-360 102,-300 96,-232 56,-196 -20,-190 "
            "-84,-206 -134,-258 -136,-310 -118,-366"
        )
    )
    thumb, wide = "54,-340 144,-336 212,-262", [74, 68, 48]
    leg = [80, 74, 64, 48]
    whole = union(hand, p.path(_limb(legs[1], leg)), p.path(_limb(thumb, wide)))
    hm = c.shape(whole, ink, bulge=30 * s, toward=WAY, edge=0.6, drop=8 * s)
    _sewing(c, p, ink, legs[1], leg, hm, 3)
    _sewing(c, p, ink, thumb, wide, hm, 4)
    c.lines([(p.points("88,-306 66,-300 44,-312"), [9 * s, 6 * s, 1])], ink.shade, clip=hm)
    shine = blur(c.mask(p.path(taper("-96,-350 -108,-300 -92,-256", [10, 30, 10]))), 8 * s)
    c.wash(shine * 0.8, ink.lit, clip=hm)
    seams = ("-76,-388 -84,-340 -80,-300", "-20,-390 -22,-340 -16,-290", "34,-390 36,-350 42,-300")
    c.lines([(p.points(q), [2 * s, 8 * s, 2 * s]) for q in seams], ink.shade, 0.9, clip=hm)
    forks = ("-66,-276 -92,-250 -110,-226",)
    c.lines([(p.points(q), [1, 6 * s, 9 * s]) for q in forks], ink.shade, 0.9, clip=hm)
    c.lines(
        [(p.points([(x - 7, y) for x, y, *_ in points_of(q)]), [1, 5 * s, 1]) for q in seams],
        ink.lit,
        0.8,
        clip=hm,
    )
    tucks = []
    for k in range(9):
        x = -86 + k * 17.5
        dip = 12 * (1 - ((x + 18) / 80) ** 2)
        tucks.append(
            (p.points([(x, -416 + dip), (x + 2, -398 + dip), (x, -380 + dip)]), [1, 8 * s, 1])
        )
    c.lines(tucks, ink.shade, 0.95)
    c.lines([([(x - 5 * s, y) for x, y in q], [1, 4 * s, 1]) for q, _ in tucks], ink.lit, 0.8)
    c.glow(inside, 24 * s, "#60d860", 0.5)


def _pendant(c: Canvas) -> None:
    """The item of somebody else, hooked on the thumb."""
    line = "792,384 784,440 806,500 832,520 850,500 836,440 808,390"
    for k, s in enumerate(samples(line, 34)):
        link = ellipse(s.x, s.y, 8, 3.4 if k % 2 else 5.5, math.degrees(s.angle))
        c.shape(link, GOLD, bulge=3, toward=WAY, edge=0.6)
    disc = c.shape(ellipse(826, 540, 44), GOLD, bulge=12, toward=WAY, edge=0.5, drop=8)
    gem = polygon("826,508 852,532 842,566 810,566 800,532")
    m = c.shape(gem, Ink("#40b85c", "#105038", "#d0ffb0"), bulge=14, toward=WAY, clip=disc)
    c.lines(
        [
            ("826,508 826,540 842,566", [2, 3, 2]),
            ("826,540 800,532", [3, 1]),
            ("826,540 852,532", [3, 1]),
            ("826,540 810,566", [3, 1]),
        ],
        "#e8ffd8",
        0.8,
        clip=m,
    )
    c.glow(m, 22, CURSE, 0.8)
    c.lines(sparkle(806, 512, 30, 7), "#ffffff")


def _front(c: Canvas) -> None:
    c.motes(scatter(rng(2), 30, (300, 60, 760, 560), (1, 2.4)), "#fff4e4")
    c.wash(c.rise(700, 790) * 0.8, "#170f1e")
