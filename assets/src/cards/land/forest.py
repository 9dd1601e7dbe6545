"""An old oak holds up the autumn wood at sunset; a stag listens, an archer sits, eyes count you."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, cloud, leaf, ridge, rng, rows, scatter, trunk
from art.geometry import Place, ellipse, polygon, taper, union

LIGHT = Light((300, 470), "#ffd98a", "#0c1420")
BARK = Ink("#5a3424", "#1c1420", "#d98a48", rim="#ffd48a", rim_width=4)


def paint(c: Canvas) -> None:
    c.layers(_glade_and_far_trunks, _stag)
    _hollow(c, _oak(c))
    c.layers(_canopy, _archer, _undergrowth, _eyes_and_leaves)
    c.finish(vignette=0.4)


def _glade_and_far_trunks(c: Canvas) -> None:
    v = c.spot(290, 440, 620, 460) + (c.noise(120, 4, 3) - 0.5) * 0.16
    c.field(v, "#0f1d2a .18:#1f3338 .36:#5a4a30 .55:#b86a2c .75:#f2a848 .9:#ffdc86 #fff3c6")
    c.rays(290, 420, "#ffe0a0", 0.32, count=18, seed=6, fall=0.9, reach=760)
    c.flat(ellipse(290, 440, 74), "#fff4cc")
    r = rng(4)
    for depth, (hue, lit, count) in enumerate(
        rows("#c98238 #f6c060 12 | #7a4a30 #e89a48 9 | #3a2c30 #b8703a 5")
    ):
        for i in range(count):
            x = i * 1060 / count + r.rand() * 60 - 20
            if (depth and 160 < x < 430) or 215 < x < 375:
                continue
            side = 1 if x < 290 else -1
            outline = trunk(
                x, 14 + depth * 11 + r.rand() * 8, depth * 40 + i, foot=640 + depth * 30
            )
            c.shape(outline, Ink(hue, lit=lit), 8 + depth * 4, toward=(side, 0))
        c.haze(430, 700, "#e8a050", 0.34 - depth * 0.1)
    c.shape(ridge(630, 18, 200, 5), "#7a4a24 #33241f #f4b050", 26, toward=(-0.2, -1))
    c.wash(c.spot(290, 640, 280, 60) * 0.8, "#ffcf70")


def _stag(c: Canvas) -> None:
    ink = "#2a1a1c"
    body = """206,540 226,520 262,520 300,512 316,486 322,452 336,434 352,436 378,456! 374,466
        350,470 344,500 334,540 322,560 270,566 224,568"""
    legs = [
        taper("226,540 216,574 202,604 214,628 210,654", [40, 26, 12, 9, 9]),
        taper("246,552 242,586 232,610 242,654", [30, 16, 9, 9]),
        taper("310,548 312,600 308,654", [26, 11, 9]),
        taper("324,540 348,580 346,598 328,622", [26, 13, 10, 7]),
    ]
    antlers = [
        taper("338,438 318,400 330,352 360,326", [9, 8, 6, 3]),
        taper("322,396 296,376 290,344", [7, 6, 3]),
        taper("324,372 306,350 308,322", [6, 5, 3]),
        taper("344,438 356,402 386,380 398,344", [9, 8, 6, 3]),
        taper("360,398 372,366 368,338", [7, 5, 3]),
        taper("382,384 408,376 420,356", [6, 5, 3]),
    ]
    ear = leaf(334, 440, 30, 200, 0.5)
    tail = leaf(212, 534, 26, 130, 0.6)
    c.shadow(ellipse(272, 654, 90, 10), "#2a1a1c", 5, 0.9)
    c.flat([*legs, *antlers, ear, tail], ink)
    c.shape(body, Ink(ink, "#1a1018", "#8a4a28"), 14, toward=(0.1, -1), lighting=0.6)


def _oak(c: Canvas) -> Array:
    bough = [
        taper("660,330 560,250 470,226 380,196 290,206", [96, 66, 44, 26, 8]),
        taper("400,204 350,180 300,140", [22, 14, 5]),
        taper("590,270 560,180 580,90", [46, 34, 18]),
        taper("730,320 810,262 900,236 1050,230", [92, 60, 46, 30]),
        taper("860,246 900,170 960,90", [36, 26, 16]),
        taper("690,340 680,200 720,60", [110, 78, 50]),
    ]
    stem = """600,300! 622,400 610,500 580,590 520,660 452,706! 560,694 612,700 650,730! 700,690
        760,700 800,734! 822,690 900,700 968,724! 880,650 830,580 806,480 800,400 826,290!
        700,250"""
    oak = c.shape(union(stem, *bough), BARK, 58, toward=(-1, -0.05), edge=0.3)
    grain = []
    r = rng(2)
    for i in range(17):
        t = i / 16
        top, foot = 622 + t * 176, 520 + t * 420
        mid = 618 + t * 186
        stroke = (
            f"{top},{330 + r.rand() * 60} {mid + 5 * r.randn()},500 {foot},{690 + r.rand() * 30}",
            [1, 4 + 3 * r.rand(), 1],
        )
        grain.append(stroke)
    c.lines(grain, "#1c1420", 0.75, clip=oak)
    strokes = [
        (f"{612 + k * 14},360 {606 + k * 13},480 {560 + k * 22},620", [1, 3, 1]) for k in range(4)
    ]
    c.lines(strokes, "#f0b060", 0.7, clip=oak)
    strokes = """420,196 500,222 590,262 650,320 | 1000,238 900,246 820,280 760,330 : 1 4 5 1 |
        712,100 694,200 704,300 : 1 5 1"""
    c.lines(strokes, "#1c1420", 0.6, clip=oak)
    return oak


def _hollow(c: Canvas, oak: Array) -> None:
    c.shape(ellipse(712, 470, 54, 84, 4), "#6a3c28 #2a1a20 #c87a40", 14)
    c.flat(ellipse(714, 474, 40, 68, 4), "#0d0c16", clip=oak)
    owl = "690,540! 684,490 690,452! 702,462 722,462 738,450! 742,490 738,540!"
    c.shape(owl, "#4a3430 #1a1420 #a8703c", 14, toward=(-1, -0.3))
    c.lines("713,492 714,512 : 13 2", "#e8a040")


def _canopy(c: Canvas) -> None:
    r = rng(8)
    c.flat(polygon("-10,-10 1040,-10 1040,130 700,90 340,80 -10,120"), "#4a1c20")
    for hue, shade, lit, y0, count, size in (
        ("#7a2c20", "#2a1424", "#c85a28", 20, 11, 110),
        ("#a8441f", "#3a1a24", "#f08a34", -2, 11, 96),
    ):
        for i in range(count):
            x = -20 + i * 1064 / (count - 1) + r.randn() * 20
            low = 60 * (abs(x - 420) / 520) ** 1.2
            outline = cloud(
                x, y0 + 60 + low + r.rand() * 40, size * 2, size * 0.8, i, 8, flat=False
            )
            ink = Ink(hue, shade, lit)
            c.shape(outline, ink, 22, toward=(-0.2, 1), texture=c.noise(26, 2, 5), relief=26)
    for x, y, w, h, s in rows("10 200 300 120 3 | 1010 190 240 110 4 | 930 150 160 60 8"):
        c.shape(
            cloud(x, y, w, h, s, flat=False),
            "#4a1e22 #150f1c #b85228",
            20,
            toward=(0.6 if x < 300 else -0.6, 0.8),
            texture=c.noise(26, 2, 6),
            relief=26,
        )


def _archer(c: Canvas) -> None:
    p = c.at(Place(496, 236, 1.14))
    side = (-1, 0.1)
    ink = Ink("#2c4a34", "#101a1c", "#b0b454", rim="#ffd48a", rim_width=3)
    boot = Ink("#5a3424", "#20121c", "#e8a058", rim="#ffd48a", rim_width=3)
    skin = Ink("#c88458", "#5a3034", "#ffd094")
    bow = "-84,-142 -110,-100 -120,-46 -110,8 -80,52"
    p.lines("18,-80 34,-44 30,-4 : 15 17 13", "#3a2020")
    for q in ("14,-82 6,-104", "19,-82 16,-106", "25,-80 27,-102"):
        p.lines([(q, [2, 7])], "#f0d8a0")
    for thigh, foot in (
        ("10,-10 34,6 30,44", "30,40 30,58 16,66 8,66"),
        ("-2,-10 -34,0 -38,40", "-38,36 -38,56 -50,64 -60,64"),
    ):
        c.shape(taper(p.points(thigh), [30, 27, 17]), ink, 10, toward=side, edge=0.4)
        c.shape(taper(p.points(foot), [21, 19, 15, 8]), boot, 7, toward=side, edge=0.4)
    c.shape(taper(p.points("-4,-58 -50,-50 -116,-46"), [20, 15, 11]), ink, 8, toward=side)
    p.shape("-26,2! -24,-50 -10,-74 14,-74 28,-44 30,4! 2,10", ink, 14, toward=side, edge=0.3)
    p.lines("-26,-8 2,-2 30,-10 : 6 7 6", "#5a3424")
    p.lines([(bow, [3, 8, 9, 8, 3])], "#2a1612", n=60)
    p.lines("-112,-96 -117,-46 -112,4 : 1 3 1", "#f0b060", 0.9)
    string = ("-84,-142 -40,-50", "-40,-50 -80,52")
    p.lines([(q, [1.8, 1.8]) for q in string], "#fff0c0", 0.9)
    p.lines("-40,-50 -138,-47 : 4 3", "#3a2020")
    p.flat(polygon("-134,-54 -154,-47 -134,-40"), "#e8e0c8")
    p.flat(ellipse(-118, -46, 8, 8), "#e0a070")
    cowl = "-22,-76 -30,-104 -16,-132 10,-138 44,-116! 26,-104 22,-80 0,-68"
    p.shape(cowl, ink, 14, toward=side, edge=0.3)
    p.flat("-24,-118 -30,-100 -22,-80 -8,-84 -6,-110", "#140c14")
    p.shape("-18,-112 -27,-106 -36,-95! -27,-91 -26,-82 -12,-80 -8,-100", skin, 8, toward=side)
    p.flat(ellipse(-22, -102, 2.4), "#140c14")
    arm = taper(p.points("8,-66 32,-52 42,-42 20,-46 -36,-50"), [22, 22, 18, 17, 11])
    c.shape(arm, ink, 9, toward=side, edge=0.5)
    p.flat(ellipse(-38, -50, 8, 8), "#e0a070")


def _undergrowth(c: Canvas) -> None:
    for x, width, lean, seed in ((18, 96, -20, 71), (1012, 92, 26, 72)):
        outline = trunk(x, width, seed, lean=lean)
        c.shape(outline, "#1c181c #0c0c14 #8a5428", 30, toward=(1 if x < 300 else -1, 0))
    for x, y, w, h, s in ((40, 716, 190, 130, 11), (980, 706, 220, 150, 13)):
        c.shape(
            cloud(x, y, w, h, s, 8, flat=False),
            "#1a1c1e #0c0e16 #7a5a2c",
            18,
            toward=(0.4 if x < 300 else -0.6, -1),
            texture=c.noise(26, 2, 6),
            relief=16,
        )
    for path, hue, lit in (
        (ridge(706, 26, 130, 9, peaks=[(40, 60, 120), (1010, 60, 110)]), "#2a2420", "#a8642c"),
        (ridge(742, 18, 90, 12, peaks=[(0, 120, 80), (1024, 90, 90)]), "#14161c", "#6a4228"),
    ):
        c.shape(path, Ink(hue, "#0c0e16", lit), 18, toward=(-0.1, -1))
    r = rng(21)
    for i in range(22):
        x = r.rand() * 1040 - 10
        if 400 < x < 640:
            continue
        y = 752
        for k in range(5):
            turn = -90 + (k - 2) * 26 + r.randn() * 6
            ink = Ink("#1d2a22" if i % 2 else "#3a2420", "#0c0e16", "#8a7a34")
            c.shape(leaf(x, y, 60 + r.rand() * 40, turn, 0.22), ink, 5, toward=(-0.3, -1))


def _eyes_and_leaves(c: Canvas) -> None:
    for x, y, s, hue in rows("""36 600 8 #ffe27a | 112 660 6 #c8f08a | 904 668 7 #ffe27a |
        976 600 8 #c8f08a | 984 470 6 #ffb04a | 16 440 6 #ffb04a | 700 486 10 #ffd24a |
        926 150 6 #ffe27a | 86 186 6 #c8f08a"""):
        gap = s * 2.9 if s < 10 else 26
        pair = [ellipse(x, y, s, s * 0.8, 14), ellipse(x + gap, y, s, s * 0.8, -14)]
        c.shadow(ellipse(x + gap / 2, y, gap * 1.1, s * 1.6), "#0d0c16", 6, 1)
        mask = c.flat(pair, hue)
        outlines = [ellipse(x, y, s * 0.28, s * 0.7), ellipse(x + gap, y, s * 0.28, s * 0.7)]
        c.flat(outlines, "#140c14")
        c.glow(mask, 8, hue, 0.5)
    r = rng(31)
    for _ in range(34):
        x, y = r.rand() * 900 + 40, r.rand() * 480 + 220
        outline = leaf(x, y, 12 + r.rand() * 10, r.rand() * 360, 0.6)
        c.shape(outline, Ink(("#d8682a", "#f0a23c", "#a83a24")[r.randint(3)]), 4)
    c.motes(scatter(rng(5), 60, (100, 260, 560, 640), (1, 2.6)), "#fff0c0", "#ffc060")
