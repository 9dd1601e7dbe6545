"""Light horse at full gallop across the steppe: a red cloak, a lance, and dust for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art import Canvas, Ink, Light, blur, rng
from art.geometry import Path, Place, ellipse, polygon, samples, spline, taper, union
from art.motifs import cloud, leaf, ridge, scatter

LIGHT = Light((780, 120), "#fff4c0", "#241c40")
WAY = (0.5, -0.9)
STEEL = Ink("#a8b0b8", "#4a4a68", "#fffbe8")
BOOT = Ink("#3a2436", "#180e20", "#a87858", rim="#ffe8b0", rim_width=2)
SKIN = Ink("#e0a070", "#8a4c44", "#ffe0b0")
LEATHER = Ink("#7a3a24", "#34142a", "#e08a4c")


@dataclass(frozen=True)
class Troop:
    """The inks of a horse and its rider."""

    coat: Ink
    far: Ink
    mane: Ink
    tunic: Ink
    cloak: Ink


FIRST = Troop(
    Ink("#8a4426", "#38162c", "#f0a058", rim="#fff0c0", rim_width=3.5),
    Ink("#5a2a28", "#2a1228", "#a8603c"),
    Ink("#2a1826", "#140c1c", "#8a4a3c"),
    Ink("#2a5478", "#141e44", "#8ac8d0", rim="#fff6d0", rim_width=3),
    Ink("#c83a34", "#5a1434", "#ff9a60", rim="#ffe8b0", rim_width=3),
)
OTHERS = (
    Troop(
        Ink("#c8a078", "#7a5a5c", "#fff0c8"),
        Ink("#a07a68", "#6a4a54", "#d8b088"),
        Ink("#8a5a4a", "#5a3a48", "#d8a070"),
        Ink("#4a7088", "#3a4a70", "#a8d0c8"),
        Ink("#d0705a", "#8a4454", "#ffb888"),
    ),
    Troop(
        Ink("#7a5458", "#4a3450", "#e0a880"),
        Ink("#64444e", "#443048", "#a87868"),
        Ink("#4a3448", "#3a2844", "#8a6060"),
        Ink("#3f6484", "#2c3c68", "#98c8c8"),
        Ink("#c85a4c", "#7a344c", "#ffa878"),
    ),
)


def paint(c: Canvas) -> None:
    _sky(c)
    _steppe(c)
    _dust(c, 40, 520, 0.6, 4)
    _rider(c, Place(-40, 250, 0.52, -4), OTHERS[0], False)
    _dust(c, -30, 620, 0.9, 6)
    c.haze(430, 720, "#f4d890", 0.45)
    _dust(c, 240, 716, 1.5, 8)
    c.shadow(ellipse(560, 716, 420, 16), "#3a2434", 10, 0.8)
    _rider(c, Place(-146, 16, 1.29, -6), FIRST, True)
    _dust(c, 40, 764, 1.3, 12)
    _grass(c, 770, 5, 1.3, "#5a3a34")
    c.motes(scatter(rng(2), 60, (60, 560, 560, 740), (1.5, 5)), "#f8dca0")
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = c.y / 560 + (c.swirl(300, 80, 4, 5, stretch=(1, 0.3)) - 0.5) * 0.16
    c.field(v, "#1f6a8a .2:#3f96a4 .45:#8ac8b4 .7:#e6e6b0 .88:#fff0c0 #fff6d8")
    streaks = "-40,250 160,262 420,240 | 520,120 760,104 1060,126 | 60,96 300,84 520,98 : 2 22 2"
    c.put("#fff2d0", c.stipple(blur(c.lines(streaks, "#f4ecd0", 0.0), 6) * 0.7) * 0.6)


def _steppe(c: Canvas) -> None:
    far = ridge(430, 22, 170, 9, sharp=True)
    c.shape(far, "#6aa4a0 #4a8494 #c8e0b8", 24, toward=WAY)
    c.haze(400, 500, "#f0e8b8", 0.6)
    c.shape(ridge(500, 12, 300, 2), "#d0ac5c #a07a4c #f8e090", 20, toward=(0, -1))
    ground = c.mask(polygon("-10,560 1034,540 1034,800 -10,800"))
    v = 1 - c.rise(500, 800) + (c.noise(180, 4, 6, stretch=(1, 0.16)) - 0.5) * 0.7
    c.field(v, "#8a5a38 .3:#b8823f .55:#d8ac50 .8:#f0d078 #fff0a8", c.stipple(c.rise(520, 570)))
    road = spline("-10,650! 300,628 600,628 860,640! 900,700 500,730 -10,760!")
    c.wash(c.mask(road) * 0.6 * ground, "#f4d898")


def _dust(c: Canvas, x: float, y: float, size: float, seed: int) -> None:
    puffs = [
        cloud(x - 60 * size, y, 300 * size, 60 * size, seed, 7, False),
        cloud(x + 110 * size, y + 6, 200 * size, 34 * size, seed + 1, 6, False),
    ]
    ink = Ink("#e8c888", "#b88a5c", "#fff2c8")
    c.shape(puffs, ink, 24 * size, toward=WAY, alpha=0.9, edge=0.15)


def _grass(c: Canvas, y: float, seed: int, size: float, hue: str) -> None:
    r = rng(seed)
    for _ in range(44):
        x, turn = r.rand() * 1024, -90 - 16 + r.randn() * 16
        c.flat(leaf(x, y + r.rand() * 30, (26 + r.rand() * 34) * size, turn, 0.14), hue)


def _limb(points: str, widths: Sequence[float]) -> Path:
    """A tapered limb with round ends that fuse with it."""
    ends = samples(points, 2)
    caps = [ellipse(at.x, at.y, widths[i] / 2) for i, at in zip((0, -1), ends, strict=True)]
    return union(taper(points, widths, 40, cap=False), *caps)


def _rider(c: Canvas, at: Place, troop: Troop, near: bool) -> None:
    p, k = at.path, at.scale

    def limb(points: str, widths: list[float], ink: Ink, **how: float) -> None:
        c.shape(p(_limb(points, widths)), ink, 12 * k, toward=WAY, **how)

    hoof = Ink("#2c1c28", "#140c1a", "#8a6a5c")
    # far legs
    limb("640,490 700,506 742,500", [60, 38, 26], troop.far)
    limb("742,500 786,470 806,480", [24, 17, 15], troop.far)
    limb("806,480 822,490", [20, 22], hoof)
    limb("322,480 264,530 216,550", [80, 44, 28], troop.far)
    limb("216,550 168,546 138,560", [24, 17, 15], troop.far)
    limb("134,562 120,572", [20, 22], hoof)
    # tail
    tail = (
        "292,440! 250,412 196,420 130,400 66,424! 120,430 92,456! 150,452 "
        "126,484! 200,462 250,470 288,476!"
    )
    c.shape(p(spline(tail)), troop.mane, 16 * k, toward=WAY)
    # near hind leg
    limb("338,490 286,548 234,586", [104, 58, 34], troop.coat)
    limb("234,586 180,592 148,606", [30, 20, 18], troop.coat)
    limb("146,607 128,622", [24, 27], hoof)
    body = spline(
        "700,300 728,314 768,352 798,386 802,404 788,416 768,412 744,398 722,404 706,404 "
        "696,440 684,480 668,514 620,548 540,560 450,548 396,536 350,548 306,530 284,486 "
        "292,444 340,414 420,424 520,414 570,388 630,332 672,298"
    )
    c.shape(p(body), troop.coat, 46 * k, toward=WAY, edge=0.2)
    # near foreleg
    limb("634,500 704,546 754,560", [72, 42, 28], troop.coat, drop=0)
    limb("754,560 806,542 834,552", [26, 18, 16], troop.coat)
    limb("836,553 854,566", [22, 26], hoof)
    c.shape(p(spline("676,316! 682,262! 700,280 706,312!")), troop.coat, 6, toward=WAY)
    c.shape(p(spline("696,312! 710,266! 722,290 718,318!")), troop.coat, 6, toward=WAY)
    mane = (
        "716,318! 690,298 650,316 600,340! 618,344 560,366! 590,370 520,392! 560,398 540,424! "
        "600,410 650,360 690,330"
    )
    c.shape(p(spline(mane)), troop.mane, 12 * k, toward=WAY)
    if near:
        _tack(c, at, troop)
    _body(c, at, troop, near)


def _tack(c: Canvas, at: Place, troop: Troop) -> None:
    pt = at.points
    strokes = [
        (pt("700,398 672,440 660,500"), [1, 4, 1]),
        (pt("640,440 610,490 616,530"), [1, 6, 1]),
        (pt("360,440 384,490 372,530"), [1, 6, 1]),
        (pt("744,396 736,376 722,366"), [1, 4, 1]),
    ]
    c.lines(strokes, troop.coat.shade, 0.7)
    c.flat(at.path(ellipse(740, 344, 6, 4.5, 30)), "#140c1c")
    c.flat(at.path(ellipse(742, 342, 1.6)), "#fff6e0")
    c.flat(at.path(ellipse(790, 390, 5, 4, 40)), "#2a1020")
    c.lines([(pt("782,404 796,406"), [1, 3])], "#2a1020")
    straps = ("712,306 744,398", "762,350 752,400", "724,354 762,360")
    c.lines([(pt(s), [7, 7]) for s in straps], "#2f5a7a")
    c.lines([(pt("758,392 680,400 624,374"), [4, 4, 4])], "#2f5a7a")
    c.shape(at.path(ellipse(757, 394, 8)), "#e0b048 #7a4526 #fff6c0", 5)
    breast = at.path(taper("560,430 620,470 690,452", [12, 16, 12], cap=False))
    c.shape(breast, "#2f5a7a #141e44 #8ac8d0", 6, toward=WAY)
    c.shape(at.path(ellipse(634, 468, 12)), "#e0b048 #7a4526 #fff6c0", 7)
    cloth = spline("404,412! 470,420 540,408! 560,470 548,500! 500,486 450,510 392,496! 396,450")
    c.shape(at.path(cloth), troop.cloak, 16, toward=WAY, drop=8)
    c.lines([(pt("396,488 450,500 500,478 548,490"), [4, 6, 6, 4])], "#f4c860")


def _body(c: Canvas, at: Place, troop: Troop, near: bool) -> None:
    lit = c.lit(WAY)
    p, k, pt = at.path, at.scale, at.points
    cloak = (
        "552,262! 500,256 440,276 370,262 300,286 236,270! 262,304 226,338! 290,338 280,372! "
        "350,356 420,372 486,380 520,330"
    )
    mask = lit(p(spline(cloak)), troop.cloak, 26 * k)
    folds = ("530,290 440,308 340,300 250,306", "510,330 430,344 340,330 290,346")
    c.lines([(pt(f), [1, 8 * k, 6 * k, 1]) for f in folds], troop.cloak.shade, 0.8, clip=mask)
    # the hand on the reins
    lit(p(_limb("560,300 592,346 618,368", [34, 28, 20])), troop.tunic, 10 * k)
    lit(p(ellipse(624, 374, 13, 11, 30)), SKIN, 8 * k, edge=0.4)
    # leg
    lit(p(_limb("470,398 530,414 572,452", [58, 52, 38])), troop.tunic, 16 * k)
    lit(p(_limb("572,452 556,500 536,536", [38, 30, 24])), BOOT, 12 * k)
    lit(p(spline("522,530! 552,522 588,548 582,558 524,556")), BOOT, 8 * k)
    # torso
    torso = "520,254 560,256 582,290 566,340 530,392 500,420 440,414 446,380 478,320 500,270"
    lit(p(spline(torso)), troop.tunic, 30 * k, edge=0.2)
    lit(p(_limb("452,382 500,396 532,388", [18, 18, 16])), LEATHER, 6 * k)
    # lance
    c.lines([(pt("392,440 600,352 868,240"), [7 * k, 8 * k, 6 * k])], "#5a3424")
    lit(p(spline("904,224! 868,230 856,246! 876,252")), STEEL, 6)
    pennon = "848,246! 814,240 780,256 736,246! 762,266 734,292! 784,290 836,282!"
    lit(p(spline(pennon)), troop.cloak, 10 * k)
    # arm on the lance
    lit(p(_limb("538,288 518,330 526,368", [44, 40, 32])), troop.tunic, 13 * k)
    outline = p(spline("512,350! 508,376 530,388 584,372 590,344! 556,352 540,342"))
    lit(outline, troop.tunic, 12 * k, edge=0.5, drop=6 * k)
    lit(p(spline("556,346! 588,336! 594,370! 560,382!")), LEATHER, 8 * k, edge=0.4)
    lit(
        p(spline("588,340 602,332 620,334 626,346 622,362 606,370 590,366")), SKIN, 10 * k, edge=0.5
    )
    if near:
        knuckles = ("604,340 606,352 602,366", "613,340 615,350 612,362", "594,344 598,352 594,364")
        c.lines([(pt(n), [1, 3, 1]) for n in knuckles], SKIN.shade)
        lit(p(_limb("592,342 604,336 614,338", [9, 9, 7])), SKIN, 4, edge=0.6)
    # head: a neck guard of mail, a face in profile, a spiked cap
    lit(p(_limb("552,268 566,244", [34, 32])), STEEL, 12 * k)
    face = (
        "556,196 602,198 607,208! 603,214 612,224 622,232 616,238 608,240 610,252 600,264 578,264"
    )
    lit(p(spline(f"{face} 560,246")), SKIN, 16 * k)
    if near:
        c.wash(c.spot(*pt("594,234")[0], 15, 10) * 0.6, "#c85a48")
        c.flat(p(spline("588,217! 596,212 604,215! 597,220")), "#fff2dc")
        c.flat(p(ellipse(599, 216, 2.6, 3.4)), "#1c1020")
        c.lines([(pt("586,216 595,211 606,214"), [1, 3, 2])], "#2a1424")
        c.lines([(pt("582,210 594,203 607,208"), [2, 6, 3])], "#2a1424")
        c.lines([(pt("607,236 613,232 617,237"), [1, 2.4, 1])], "#8a4034")
        beard = "574,236! 584,246 606,248! 612,250 606,266 590,282! 586,274 570,276! 566,256"
        lit(p(spline(beard)), troop.mane, 6)
        c.flat(p(spline("600,248! 611,246! 606,252")), "#a8483c")
        whisker = _limb("613,241 600,241 586,247 568,244", [5, 10, 7, 2])
        lit(p(whisker), troop.mane, 4, edge=0.4)
    guard = "548,204! 576,206 578,240 562,272 532,268! 540,236"
    lit(p(spline(guard)), STEEL, 10 * k, edge=0.4)
    cap = "536,208! 542,178 566,160 582,140! 588,162 608,182 614,206! 576,200"
    lit(p(spline(cap)), STEEL, 18 * k, rim="#fffbe0", rim_width=2.5 * k)
    lit(p(_limb("534,208 576,202 618,208", [12, 14, 10])), LEATHER, 5 * k)
    plume = "582,146 560,128 520,132 470,160 430,158"
    lit(p(_limb(plume, [6, 18, 24, 18, 3])), troop.cloak, 8 * k)
