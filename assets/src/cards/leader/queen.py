"""A queen in profile before a golden sun, her spearmen drawn up behind her."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Path, Place, blur, fan, rng, rows, smoothstep, tiling
from art.geometry import Point, about, ellipse, move, rectangle, samples, spline, union
from cards.leader._court import sun

LIGHT = Light((120, 240), "#fff0c4", "#1a0c2c")
CX = 520
CY = 318
R = 268
SKIN = Ink("#f0b488", "#b0604e", "#ffe6c0")
HAIR = Ink("#6b2420", "#2a0f20", "#d9703a")


def paint(c: Canvas) -> None:
    _wall(c)
    motif = _damask(c)
    sun(c, CX, CY, R, "#a83c34 .35:#c4502f .6:#e07a30 .8:#f4a83e #ffd874", -60)
    c.layers(_army, _collar)
    face = _face(c)
    _blush(c, face)
    _jaw_line(c)
    _eye(c, face)
    _mouth(c, face)
    c.layers(_hair, _ear, _braid)
    _gown(c, motif)
    c.layers(_necklace, _crown)
    c.finish(vignette=0.34)


def _wall(c: Canvas) -> None:
    v = c.spot(420, 320, 760, 620) * 1.1 + (c.noise(160, 4, 2) - 0.5) * 0.1
    c.field(v, "#1c0f30 .3:#3a1a4a .55:#6a2a58 .8:#a8445a #d9705a")


def _damask(c: Canvas) -> Path:
    motif = spline("0,-34! 12,-14 26,-8 14,8 0,34! -14,8 -26,-8 -12,-14")
    ps = tiling(motif, (46, 30), (88, 76), range(-1, 13), 11)
    c.put("#f0a070", c.stipple(c.rough(ps) * 0.38) * 0.55)
    return motif


def _army(c: Canvas) -> None:
    r = rng(4)
    for i in range(9):
        x = 8 + i * 32 + r.rand() * 10
        y = 420 + r.rand() * 90 - abs(i - 4) * -6
        c.lines([([(x, 800), (x + 6, y)], [5, 4])], "#2a1438")
        outline = spline([(x + 6, y - 34, 0), (x + 14, y - 8), (x + 6, y + 6, 0), (x - 2, y - 8)])
        c.shape(outline, "#c8b8c0 #5a3a5a #fff6e0", toward=(-1, -0.4))
        if i % 3 == 1:
            outline = spline(about(x, y, "5,16! 50,22 92,12! 70,36 88,62! 44,58 4,66!"))
            c.shape(outline, "#7a2450 #3a1238 #e8647a #ffd8a0 2", toward=(-1, -0.5))
    for i in range(7):
        _guard(c, Place(14 + i * 54 + r.rand() * 8, 632 + r.rand() * 14, 0.82), i)
    c.wash(c.rise(640, 720) * 0.5, "#1c0f30", clip=c.mask(rectangle(0, 600, 380, 160)))
    for i in range(5):
        _guard(c, Place(26 + i * 68 + r.rand() * 8, 680 + r.rand() * 12), i + 1)


def _guard(c: Canvas, at: Place, i: int) -> None:
    """A spearwoman of the palace: closed sallet with a plume, shoulder plates, long shield."""
    p = c.at(at, toward=(-1, -0.6))
    plate = "#5a4870 #22123a #e0b0a8 #ffd0a0 2"
    body = "-14,14! -34,26 -44,50 -46,140! 46,140! 44,50 34,26 14,14!"
    p.shape(body, "#4a1c50 #1c0f2c #b0587a", 16, edge=0.5)
    hue = ("#8a2450", "#c08a3c", "#5a2c78")[i % 3]
    shield = "-24,62! 10,52 44,62! 44,140! -24,140!"
    sm = p.shape(shield, f"{hue} #2a0f3c #ffb890", 10, drop=4)
    p.lines("10,50 10,90 10,150 : 5 6 5", "#ffd890", 0.8, clip=sm)
    for side in (-1, 1):
        pad = move("12,24! 36,22 54,42 56,70! 40,60 22,60!", scale=(side, 1))
        p.shape(pad, plate, 10, edge=0.5, drop=3)
    p.shape("2,-34 20,-54 44,-46 56,-24 : 8 18 16 3", "#b8304a #5a1438 #ff9a80", 8, edge=0.4)
    p.shape("-20,6! -19,24 -6,34 10,32 20,22 22,4!", plate, 10, edge=0.4)
    dome = "-25,8! -24,-16 -12,-32 2,-36 18,-28 25,-8 34,16! 10,12"
    p.shape(dome, "#7a6a88 #2c1a40 #ffe6d0 #fff0d8 2", 16, edge=0.5)
    p.flat("-24,-4! -6,1 8,-1! 8,4! -6,7 -24,3!", "#160a22")
    p.lines("-8,-32 -12,-16 -13,-4 : 2 3 2", "#2c1a40", 0.7)


def _collar(c: Canvas) -> None:
    fan = "470,650! 560,560 640,440 760,352 852,372! 870,470 836,590 760,690 600,740"
    fmk = c.shape(fan, "#f0dcc0 #a07a90 #fffaf0", 60, toward=(-1, -0.3), drop=16)
    strokes = []
    for a in np.linspace(0.1, 1.35, 15):
        pleat = [(560 + math.cos(a) * k, 690 - math.sin(a) * k) for k in (0, 170, 420)]
        strokes.append((pleat, [1, 3, 4]))
    c.lines(strokes, "#b88a90", 0.8, clip=fmk)
    ed = samples("640,440 760,352 852,372 870,470 836,590 760,690", 26)
    for x, y, _a in ed:
        c.shape(ellipse(x, y, 15, 15), "#f6e6cc #a8809a #ffffff", 10, toward=(-1, -0.4))
    c.put("#d9a24a", c.mask([ellipse(x, y, 5) for x, y, a in ed]))


def _face(c: Canvas) -> Array:
    neck = "468,486! 482,540 478,590 430,640 400,720 660,740 640,640 604,580 600,470!"
    c.shape(neck, SKIN, 70, toward=(-1, -0.3))
    c.wash(
        blur(c.mask("470,500! 540,480 600,430 610,560 560,600 490,540"), 10) * 0.75,
        SKIN.shade,
        clip=c.mask(neck),
    )
    face = """470,220 436,252 421,290 415,318 421,338 406,366 384,394 388,406 410,411 406,420
        397,431 409,440! 401,450 404,459 414,464 409,482 418,502 444,512 486,500 540,462 590,420
        610,320 570,240"""
    return c.shape(face, SKIN, 85, toward=(-1, -0.35), drop=0, shading=1.1, edge=0.0)


def _blush(c: Canvas, face: Array) -> None:
    c.wash(c.spot(470, 418, 52, 36) * 0.55, "#e0705a", clip=face)
    c.wash(c.spot(440, 334, 40, 20) * 0.55, "#b8685a", clip=face)


def _jaw_line(c: Canvas) -> None:
    c.lines("446,510 500,492 548,452 566,412 : 0.6 2.2 2 0.6", SKIN.shade, 0.7)


def _eye(c: Canvas, face: Array) -> None:
    c.flat("424,346! 434,338 456,342! 440,352", "#fff6e6", clip=face)
    c.flat(ellipse(433, 345, 6.5, 7.5), "#2c4a5a", clip=c.mask("424,346! 434,337 456,342! 440,353"))
    c.flat(ellipse(431, 344, 3, 4), "#0c0a18")
    c.lines(
        "418,342 430,335 448,336 464,346 : 1.5 6 5 1 | 430,352 444,353 456,347 | "
        "424,328 440,322 462,330 : 0.6 2 0.6",
        "#3a1420",
    )
    c.lines("414,342 422,338 : 1 3", "#3a1420")
    c.lines("420,312 440,300 474,306 : 2 8 1", "#4a1a1c")


def _mouth(c: Canvas, face: Array) -> None:
    c.lines("398,404 408,398 414,404 : 1 4 1 | 418,384 424,398 416,408 : 0.5 2 0.5", "#9a4a3e", 0.9)
    c.flat("397,431! 405,421 414,424 436,440! 409,441!", "#b8303c", clip=face)
    c.flat("401,450 409,441! 436,440! 420,452 406,458", "#d04a4c", clip=face)
    c.lines("407,440 420,439 440,442 : 1 2.6 1", "#5a1424")
    c.flat(ellipse(407, 448, 3, 2), "#ffb8a0", 0.8)


def _hair(c: Canvas) -> None:
    hair = """462,226! 520,168 620,160 694,220 722,320 704,420 650,490 600,500! 590,450 566,410
        548,350 520,296 478,262"""
    hm = c.shape(hair, HAIR, 80, toward=(-0.9, -0.5), rim="#ffb070", rim_width=3)
    strokes = fan("548,330 600,340 640,400 610,480", "9,-8 9,0 7,4 3,0", 8, [0.6, 3, 3, 0.6])
    c.lines(strokes, HAIR.shade, 0.6, clip=hm)
    strokes = fan("552,320 612,330 652,400", "11,-10 9,0 6,0", 7, [0.6, 2, 0.6])
    c.lines(strokes, HAIR.lit, 0.6, clip=hm)
    strokes = fan(
        "470,240 540,220 620,270 660,380 620,480",
        "6,2 10,12 6,18 -2,14 -4,0",
        range(-1, 8),
        [1, 3.4, 4, 3, 1],
    )
    c.lines(strokes, HAIR.shade, 0.7, clip=hm)
    strokes = fan("474,236 550,222 630,290 650,390", "7,3 10,14 4,18 0,0", 7, [0.6, 2.2, 2.4, 0.6])
    c.lines(strokes, HAIR.lit, 0.8, clip=hm)


def _ear(c: Canvas) -> None:
    c.shape("548,360 566,346 584,362 578,392 560,408 550,388", SKIN, 14, toward=(-1, -0.3))
    c.lines("558,362 572,362 570,386 560,394 : 1 3 3 1", SKIN.shade)
    c.shape(ellipse(562, 424, 8, 8), "#e8b040 #8a4a2c #fff6c0")
    c.shape("562,430! 574,452 562,470 550,452", "#c02a4a #5a0c34 #ffa0a0", 9)


def _braid(c: Canvas) -> None:
    for i, (x, y, a) in enumerate(samples("640,470 692,540 706,620 684,700 690,790", 15)):
        for side in (-1, 1):
            outline = move(
                "0,0! 20,16 22,46 2,60! -8,30",
                x,
                y - 16,
                (side, 1),
                math.degrees(a) - 90 + side * 4,
            )
            c.shape(outline, HAIR, 13, toward=(-0.9, -0.4), drop=3)
        if i % 4 == 2:
            c.shape(ellipse(x, y + 6, 9), "#f4ead8 #a08aa0 #ffffff")


def _gown(c: Canvas, motif: Path) -> None:
    gown = "150,810! 210,726 330,676 420,650! 470,700 560,716 640,690! 760,662 880,716 940,810!"
    gm = c.shape(gown, "#6a2468 #2a0f3c #d06aa0", 70, toward=(-0.7, -1), drop=10)
    brocade = c.rough(tiling(motif, (190, 700), (74, 62), range(11), 3, 0.62))
    c.put("#f0b84e", c.stipple(brocade * 0.75) * gm)
    c.shape(
        "352,600 392,650 450,706 556,738 650,708 700,654 730,590 : 30 46 54 58 54 44 30",
        "#f6ead6 #a088a0 #ffffff",
        24,
        clip=np.maximum(gm, smoothstep(668, 690, c.y)),
        toward=(-0.6, -1),
        drop=10,
    )
    for x, y, a in samples("404,652 456,704 556,736 646,706 690,664", 9):
        c.flat(move("0,-9! 5,4 0,14 -5,4", x, y, 1, math.degrees(a) * 0.6), "#2a1834")


def _necklace(c: Canvas) -> None:
    for x, y, _a in samples("438,622 474,668 540,688 606,664 634,620", 17):
        c.shape(ellipse(x, y, 7.5), "#fff4dc #b08a90 #ffffff", 6)
    c.shape(ellipse(536, 706, 19, 23), "#e8b040 #8a4a2c #fff6c0", 9)
    c.shape(ellipse(536, 706, 12, 16), "#c02a4a #5a0c34 #ffb0a8", 10)


def _finial(bx: float, by: float, tx: float, ty: float, width: float) -> Path:
    """A lily of the crown from its foot (bx, by) to its tip."""
    half: list[Point] = [(-0.08, 0.62, 0), (0.30, 0.26), (0.52, 0.12), (0.56, 0.40), (0.72, 0.42)]
    half += [(0.72, 0.14), (1.0, 0.02, 0)]
    ux, uy = tx - bx, ty - by
    tall = math.hypot(ux, uy)
    px, py = -uy / tall * width, ux / tall * width

    def at(up: float, side: float, *corner: float) -> Point:
        return (bx + ux * up + px * side, by + uy * up + py * side, *corner)

    left = [at(up, -side, *corner) for up, side, *corner in half]
    return spline([*left, *(at(*point) for point in half[::-1])])


def _crown(c: Canvas) -> None:
    from_left = c.lit((-0.8, -0.7))
    band = "444,232! 520,204 610,190 688,204! 694,240! 612,228 530,240 450,268!"
    feet = rows("462 232 430 138 44 | 520 212 500 96 52 | 590 200 590 80 56 | 656 204 682 112 48")
    outline = union(band, *(_finial(*foot) for foot in feet))
    from_left(outline, "#e8ac3c #8a4628 #fff6b8 #fffbe0 3", 16, drop=12)
    outline = "447,250! 528,226 612,214 690,226! 692,238! 612,226 530,238 449,264!"
    c.shape(outline, "#b8742c #6a3424 #ffe08a", 8)
    for tx, ty in ((429, 134), (499, 92), (590, 76), (683, 108)):
        from_left(ellipse(tx, ty, 12), "#fff4dc #b08a90 #ffffff", 9)
    table = "480 232 #c02a4a | 532 214 #2a7a9a | 590 204 #c02a4a | 646 206 #2a7a9a"
    for bx, by, hue in rows(table):
        from_left(ellipse(bx, by, 11, 13, -8), f"{hue} #300c34 #fff0e0", 9)
    c.glow(
        c.mask([ellipse(tx, ty, 8) for tx, ty in ((429, 134), (499, 92), (590, 76))]),
        10,
        "#fff0b0",
        0.6,
    )
