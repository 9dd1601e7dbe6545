"""A stone gateway stands alone on the moor; behind it lies a room, before it a bowl for rent."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, Point, about, each, rng, rows
from art.geometry import arc_points, around, ellipse, move, polygon, rectangle, spline, taper, union
from art.motifs import ridge, scatter

LIGHT = Light((512, 420), "#ffdca0", "#1c1a34")
CX, SPRING = 512, 300
INNER, OUTER = 142, 232
FOOT = 628
TONES = ("#6c7490", "#7a7c9c", "#626a88", "#727494")


def paint(c: Canvas) -> None:
    _moor(c)
    _steps(c)
    door = _room(c)
    _reveal(c)
    _arch(c)
    _keystone(c)
    _spill(c)
    _bowl(c)
    _skull(c)
    _light(c, door)
    c.finish(vignette=0.3)


def _moor(c: Canvas) -> None:
    v = c.y / 760 * 0.9 + (c.swirl(260, 110, 5, 6, stretch=(1, 0.4)) - 0.5) * 0.3
    v = v + c.spot(512, 360, 520, 420) * 0.35
    c.field(v, "#1c2c5c .2:#2c4478 .38:#486a98 .54:#7494b0 .7:#acb4b4 .86:#e8cca4 #fff0c0")
    c.motes(scatter(rng(6), 70, (0, 0, 1024, 330), (1, 2.5)), "#e8e0f0")
    outline = ridge(500, 46, 240, 5, peaks=[(880, 70, 190), (110, 50, 200)])
    c.shape(outline, "#4a6090 #2c3c6c #b0bcc0", 20, toward=(0, -1))
    c.haze(440, 600, "#a8b4bc", 0.5)
    for x, y, h, lean in ((120, 590, 130, -10), (196, 584, 84, 8), (886, 586, 116, 12)):
        stone = f"""{x - 22},{y}! {x - 18 + lean},{y - h * 0.8} {x + lean},{y - h}
            {x + 17 + lean},{y - h * 0.86} {x + 24},{y}!"""
        c.shape(stone, "#3c4a74 #1f2648 #e8c898", 12, toward=(CX - x, -10), edge=0.3)
    c.shape(ridge(590, 14, 200, 9), "#344870 #1a2244 #a0a8a8", 30, toward=(0, -1))
    bird = spline("0,0! 12,-16 30,-14! 18,-6 8,8! -6,8 -18,-6 -30,-14! -12,-16")
    for x, y, k, t in ((806, 250, 0.9, -8), (868, 296, 0.7, 10), (214, 330, 0.7, 6)):
        c.flat(move(bird, x, y, k, t), "#120c1e")


def _steps(c: Canvas) -> None:
    for i, (half, y, tread, rise) in enumerate(
        rows("262 616 16 20 | 316 650 18 24 | 374 690 20 60")
    ):
        face = rectangle(CX - half, y + tread - 2, half * 2, rise)
        m = c.shape(face, "#54547c #2a2848 #b0a090", 8, toward=(0, -1), edge=0.3)
        cuts = [
            ([(x, y + tread), (x + 2, y + tread + rise)], [2, 4, 2])
            for x in range(int(CX - half + 60 + i * 26), int(CX + half), 118)
        ]
        c.lines(cuts, "#171226", 0.8, clip=m)
        back, front = half - 18, y + tread
        top = polygon(f"{CX - back},{y} {CX + back},{y} {CX + half},{front} {CX - half},{front}")
        c.shape(top, "#8a84a0 #4c4468 #ffdca8", 4, toward=(0, -1))


def _opening() -> Path:
    r = INNER
    return union(ellipse(CX, SPRING, r, r), rectangle(CX - r, SPRING, 2 * r, FOOT - SPRING))


def _room(c: Canvas) -> Array:
    door = c.mask(_opening())
    left, right, top, low = 452, 572, 320, 500
    v = 1 - np.hypot((c.x - CX) / 190, (c.y - 410) / 290)
    v = v + (c.noise(70, 4, 8) - 0.5) * 0.16
    # walls and ceiling
    c.field(v, "#8a3a2c .2:#c86430 .4:#f0983c .6:#ffc45a .8:#ffe68c #fffbdc", door)
    ceiling = c.mask(polygon([(300, 60), (724, 60), (right, top), (left, top)])) * door
    c.wash(ceiling * 0.6, "#8a3a34")
    for k in (-0.5, 0.0, 0.5):
        c.lines([([(CX + k * 90, top), (CX + k * 560, 110)], [4, 18])], "#5a2030", 0.9, clip=door)
    # the floor: tiles towards one point
    floor = c.mask(polygon([(left, low), (right, low), (820, 700), (204, 700)])) * door
    depth = 70.0 / np.maximum(c.y - low + 14, 1)
    column = np.floor((c.x - CX) / np.maximum(c.y - low + 46, 1) * 2.2 + 0.5)
    row = np.floor(depth * 4.2)
    check = ((column + row) % 2).astype(np.float32)
    c.field(np.clip(1.2 - (c.y - low) / 190, 0.1, 1), "#b85a30 .4:#f0a84c #fff0b8", floor)
    c.put("#7a2c34", floor * check * 0.8)
    # corner lines of the room
    strokes = "452,500 300,650 | 572,500 724,650 | 452,320 300,80 | 572,320 724,80 : 3 6"
    c.lines(strokes, "#7a2c34", 0.8, clip=door)
    back = c.mask(rectangle(left, top, right - left, low - top))
    c.field(c.spot(CX, 440, 110, 150) + 0.2, "#f0983c .4:#ffc45a .7:#ffe28a #fff6c8", back)
    c.put("#a8502c", c.mask(rectangle(left, top, right - left, low - top), stroke=3.5) * 0.9)
    # and in its far wall another gateway
    far = union(ellipse(CX, 404, 31), rectangle(CX - 31, 404, 62, 96))
    c.flat(union(ellipse(CX, 404, 42), rectangle(CX - 42, 404, 84, 97)), "#b85a30")
    c.flat(far, "#fffbe8")
    c.flat(union(ellipse(CX, 436, 10), rectangle(CX - 10, 436, 20, 64)), "#f0b060")
    # a chair drawn back from a laid table
    dark = "#5a2030"
    c.flat(polygon("560,520 646,528 646,540 560,532"), dark)
    c.flat([rectangle(572, 530, 7, 62), rectangle(622, 536, 9, 76)], dark)
    c.flat(polygon("586,508 606,509 602,521 590,521"), "#ffe9b0")
    c.flat(ellipse(596, 522, 14, 3.5), "#ffe9b0")
    legs = """420,462 424,560 : 8 7 | 462,458 462,552 : 7 6 | 424,556 420,622 : 8 7 |
        462,550 464,606 : 7 6 | 500,558 502,612 : 7 6 | 456,566 458,626 : 8 7"""
    boards = "418,462 466,456 466,474 418,482 | 420,500 464,494 464,506 420,514"
    boards += "| 418,556 464,546 506,556 458,572"
    c.flat([*each(legs), *(polygon(board) for board in each(boards))], dark, clip=door)
    return door


def _reveal(c: Canvas) -> None:
    """The thickness of the wall, seen inside the opening."""
    stone = Ink("#b8845c", "#5a3444", "#ffe6a8")
    jamb = polygon([(370, SPRING), (394, SPRING + 6), (394, FOOT - 14), (370, FOOT + 4)])
    flip = polygon([(654, SPRING), (630, SPRING + 6), (630, FOOT - 14), (654, FOOT + 4)])
    under = arc_points(CX, SPRING + 6, INNER - 24, INNER - 20, 360, 180, 40)
    bow = polygon([*arc_points(CX, SPRING, INNER, INNER, 180, 360, 40), *under])
    for part, way in ((jamb, (1, 0)), (flip, (-1, 0)), (bow, (0, 1))):
        m = c.shape(part, stone, 10, toward=way)
        seams = [([(360, y), (400, y + 3)], [3, 2]) for y in (382, 462, 546)]
        seams += [([(664, y), (624, y + 3)], [3, 2]) for y in (382, 462, 546)]
        for a in range(196, 350, 16):
            t = math.radians(a)
            low = around(CX, SPRING + 6, t, INNER - 26, INNER - 22)
            seams.append(([around(CX, SPRING, t, INNER), low], [3, 2]))
        c.lines(seams, "#5a3040", 0.8, clip=m)


def _arch(c: Canvas) -> None:
    r = rng(14)
    rough = c.noise(34, 4, 3)

    def block(points: list[tuple[float, float]], way: tuple[float, float]) -> Array:
        wobble = [(x + r.randn() * 2.2, y + r.randn() * 2.2) for x, y in points]
        ink = Ink(TONES[r.randint(4)], "#2a2c50", "#f0cc98")
        return c.shape(polygon(wobble), ink, 9, toward=way, texture=rough, relief=9, edge=0.7)

    edges = [(SPRING, 372), (372, 452), (452, 540), (540, FOOT + 6)]
    for i, (a, b) in enumerate(edges):
        for side in (-1, 1):
            inner, outer = CX + side * INNER, CX + side * (OUTER - (0, 5, 0, -8)[i])
            block([(inner, a + 2), (outer, a + 2), (outer, b - 2), (inner, b - 2)], (-side, -0.1))
    # plinths
    for side in (-1, 1):
        x = CX + side * 190
        base = rectangle(x - 62, FOOT - 30, 124, 34)
        c.shape(base, "#70708c #2a2c50 #f0cc98", 9, toward=(-side, -0.6), drop=8, edge=0.6)
    count = 10
    for i in range(count):
        a0, a1 = 180 + 180 * i / count + 0.7, 180 + 180 * (i + 1) / count - 0.7
        far = OUTER + (4, -5, 3, -3)[i % 4]
        pts = arc_points(CX, SPRING, INNER, INNER, a0, a1, 5)
        pts += arc_points(CX, SPRING, far, far, a1, a0, 5)
        mid = math.radians((a0 + a1) / 2)
        block([(p[0], p[1]) for p in pts], (-math.cos(mid), -math.sin(mid)))
        if i not in (4, 5):
            _rune(c, i, mid)
    # moss and cracks
    cracks = """300,330 322,352 312,380 330,410 : 4 3 3 1 |
        708,470 690,500 702,520 688,560 : 1 4 3 1 | 336,182 352,204 344,226 : 4 3 1"""
    c.lines(cracks, "#161024", 0.9)
    sides = (CX - OUTER + 4, CX + INNER)
    wall = c.mask([rectangle(x, SPRING, OUTER - INNER - 4, 320) for x in sides])
    for x, y, w in ((300, 530, 34), (310, 596, 44), (724, 372, 30), (716, 590, 46)):
        moss = c.spot(x, y, w * 1.5, w * 0.8) * np.clip((rough - 0.36) * 3, 0, 1)
        c.wash(moss * 1.1, "#3c6450", wall)


def _rune(c: Canvas, i: int, a: float) -> None:
    """One of six made-up signs, alight, on the stone at an angle."""
    mid = (INNER + OUTER) / 2 + 2
    at = Place(CX + math.cos(a) * mid, SPRING + math.sin(a) * mid, 1, math.degrees(a) + 90)
    ring = arc_points(0, 0, 14, 14, 0, 360, 20)
    signs: list[list[Sequence[Point]]] = [
        [ring, [(0, -3), (0, 3)]],
        [[(-16, 13), (0, -16)], [(0, -16), (16, 13)], [(16, 13), (-16, 13)]],
        [[(math.cos(t) * t * 2, math.sin(t) * t * 2) for t in np.linspace(0.6, 8.6, 30).tolist()]],
        [[(-17, 10), (-8, -10)], [(-8, -10), (2, 10)], [(2, 10), (9, -10)], [(9, -10), (17, 10)]],
        [[(0, -20), (13, 0)], [(13, 0), (0, 20)], [(0, 20), (-13, 0)], [(-13, 0), (0, -20)]],
        [arc_points(0, 10, 17, 17, 180, 360, 16), arc_points(0, 10, 8, 8, 180, 360, 12)],
    ]
    strokes = [(at.points(line), [5, 4]) for line in signs[(i if i < 4 else i - 2) % 6]]
    m = c.lines(strokes, "#a8f88a")
    c.glow(m, 8, "#5ad85a", 0.9)


def _keystone(c: Canvas) -> None:
    from_below = c.lit((0, 1))
    stone = Ink("#74748f", "#2a2c50", "#ffd8a0")
    key = polygon("462,52 562,52 546,184 512,196 478,184")
    from_below(key, stone, 12, edge=0.7, drop=8)
    for side in (-1, 1):
        horn = [(CX + side * 30, 84), (CX + side * 52, 60), (CX + side * 54, 34)]
        from_below(taper(horn, [24, 17, 4]), stone, 9, edge=0.7)
    outline = "472,80 512,66 552,80 554,112 540,140 536,168 512,178 488,168 484,140 470,112"
    from_below(outline, stone, 20, edge=0.6)
    c.flat("492,140! 512,132 532,140! 528,164 512,170 496,164", "#140c1e")
    c.flat([polygon("498,139 506,137 503,149"), polygon("518,137 526,139 521,149")], "#b8a8c0")
    from_below("506,114! 512,90 518,114! 524,124 512,130 500,124", stone, 6)
    for side in (-1, 1):
        socket = spline(about(CX, 0, "10,110! 20,96 36,92! 32,110 20,114", (side, 1)))
        c.flat(socket, "#140c1e")
        e = c.flat(ellipse(CX + side * 22, 104, 5), "#c8ff8a")
        c.glow(e, 9, "#6ae84a", 1.4)


def _spill(c: Canvas) -> None:
    """Light from the room on the steps."""
    beam = c.mask(polygon([(384, FOOT), (640, FOOT), (760, 770), (264, 770)]))
    fade = np.clip(1.05 - (c.y - FOOT) / 170, 0, 1)
    risers = (c.y > 634) * (c.y < 650) + (c.y > 668) * (c.y < 690) + (c.y > 710)
    fade = fade * (1 - 0.6 * risers)
    c.put("#ffb85a", c.stipple(beam * fade * 0.8) * 0.55, "screen")
    shade = [polygon("420,626 432,626 410,700 396,700"), polygon("460,626 468,626 458,690 446,690")]
    c.put("#3a1a4a", c.mask(shade) * 0.4)


def _bowl(c: Canvas) -> None:
    stone = Ink("#6c6c8a", "#2a2848", "#ffd098")
    c.shadow(ellipse(838, 724, 70, 13), "#100a18", 8, 0.9)
    outline = "800,722! 812,690 818,640 812,612! 868,612! 862,640 866,690 880,722!"
    c.shape(outline, stone, 22, toward=(-1, -0.3), edge=0.5)
    outline = "776,578! 784,606 810,622 870,622 896,606 904,578!"
    c.shape(outline, stone, 20, toward=(-1, -0.4), edge=0.5, rim="#ffb8d8", rim_width=3)
    c.shape(ellipse(840, 578, 65, 15), stone, 6, toward=(-0.4, -1))
    c.flat(ellipse(840, 579, 54, 10), "#171226")
    gold = Ink("#e8b040", "#7a4024", "#fff0a0")
    for x, y, t in ((818, 578, 8), (852, 580, -10), (836, 573, 4), (866, 576, 18), (842, 566, -6)):
        c.shape(ellipse(x, y, 17, 7, t), gold, 4, toward=(-1, -0.6), edge=0.6)
    c.shape(ellipse(790, 726, 14, 6, -8), gold, 4, toward=(-0.4, -1), edge=0.6)


def _skull(c: Canvas) -> None:
    """The last tenant."""
    bone = Ink("#d0c4b8", "#5a5068", "#fff0d0")
    c.shadow(ellipse(172, 722, 70, 12), "#100a18", 8, 0.9)
    c.shape("96,724 150,732 216,722 : 14 9 14", bone, 6, toward=(1, -0.6))
    head = "132,664 164,640 204,652 216,682 208,702 206,720! 178,724! 174,710 146,706 130,690"
    m = c.shape(head, bone, 24, toward=(1, -0.4), edge=0.5)
    c.flat("180,674 198,672 204,686 192,696 180,690", "#171226")
    c.flat(polygon("208,694 214,706 204,704"), "#171226")
    c.lines([([(x, 708), (x, 722)], [2, 3]) for x in (186, 194, 201)], "#3a2c44", clip=m)


def _light(c: Canvas, door: Array) -> None:
    c.glow(door, 70, "#ffa040", 0.5)
    c.rays(CX, 430, "#ffe0a0", 0.3, count=14, seed=9, fall=1.1, reach=560)
    r = rng(3)
    blades = []
    for x0, x1 in ((-10, 250), (780, 1040)):
        for _ in range(40):
            x = x0 + r.rand() * (x1 - x0)
            top = 752 - r.rand() * 60 * abs(x - 512) / 512
            line = [(x, 780), (x + r.randn() * 4, 760), (x + r.randn() * 18, top)]
            blades.append(taper(line, [12, 8, 3]))
    c.flat(blades, "#1c2444")
    c.motes(scatter(r, 34, (330, 200, 700, 700), (1.2, 2.8)), "#fff0d0")
