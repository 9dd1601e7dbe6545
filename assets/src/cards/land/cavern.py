"""Rain lashes the mouth of a cave; inside a dwarf's lantern finds the head of a dragon, asleep."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, about, bolt, cloud, leaf, rng, rows, strewn, strokes_of
from art.geometry import ellipse, move, polygon, rectangle, ribbon, samples, spline, taper, union
from art.motifs import pine, ridge, scales, scatter, sparkle, swarm

LIGHT = Light((770, 560), "#ffd080", "#0a0a1a")
MOUTH = """330,560! 322,450 352,340 392,250! 420,214 452,190! 470,232! 492,176 548,150! 566,214!
    590,150 640,152! 652,190! 676,164 716,196! 730,262! 748,226 782,300 806,400 812,480 800,560!"""
ROCK = Ink("#5a3a44", "#221828", "#d88a50")
HIDE = Ink("#4a3a50", "#1c142c", "#d08a58", rim="#ffc878", rim_width=4)
HORN = Ink("#e0c088", "#7a4a3c", "#fff6cc", rim="#fffbe0", rim_width=3)
LID = Ink("#5a4650", "#241a2c", "#d89464")
SPINE = Ink("#5a2c34", "#20121e", "#f09a50")


def paint(c: Canvas) -> None:
    c.layers(_rock, _weather, _teeth, _floor, _gold, _body, _head, _near_gold, _dwarf, _front)
    c.finish(vignette=0.26)


def _rock(c: Canvas) -> None:
    v = c.spot(700, 620, 620, 520) * 0.9 + (c.swirl(150, 60, 3, 5, stretch=(1.6, 0.7)) - 0.5) * 0.5
    c.field(v, "#4a3b70 .2:#614870 .4:#774965 .62:#915347 .82:#bb7145 #e89a50", soft=0.6)
    table = """1.95 #6a496f #885050 | 1.62 #724c61 #a5624a | 1.34 #784d5d #c87f50 |
        1.13 #805459 #e8a060"""
    for k, (scale, hue, lit) in enumerate(rows(table)):
        c.shape(
            move(spline(MOUTH), 0, 30, scale, k * 3 - 5, about=(570, 500)),
            f"{hue} #58416f {lit}",
            24,
            toward=(0.25, -1),
            shading=0.7,
            texture=c.noise(70, 3, k + 3, stretch=(0.7, 1.6)),
            relief=16,
            edge=0.5,
        )


def _weather(c: Canvas) -> Array:
    from_below = c.lit((0, 1))
    rim = from_below(spline(MOUTH), "#6a4a58 #2a2038 #b8c8d0", 10, drop=0)
    v = c.rise(150, 560) + (c.swirl(130, 60, 4, 9, stretch=(1.4, 0.6)) - 0.5) * 0.5
    c.field(v, "#1f3350 .25:#3f6484 .5:#7fa4b4 .75:#bcd4d4 #eaf2e6", rim)
    flash = bolt((626, 200), (500, 470), 60, 14)
    x, y = flash[len(flash) // 2]
    fork = bolt((x, y), (x + 92, y + 120), 30, 6)
    mask = c.flat([ribbon(flash, 12, 4), ribbon(fork, 6, 2)], "#fffbe6", clip=rim)
    c.glow(mask, 14, "#c8e4f4", 0.9)
    for x, y, w, h, s in ((480, 236, 300, 60, 3), (680, 250, 260, 56, 6), (580, 200, 240, 50, 9)):
        from_below(cloud(x, y, w, h, s), "#2c4464 #14203c #8fb0c0", 24, clip=rim)
    c.shape(ridge(476, 30, 120, 4), "#5a7f92 #34566c #c8dcd8", 24, clip=rim)
    c.shape(ridge(530, 14, 100, 8), "#2c4a5c #182c40 #7a9aa4", 16, clip=rim)
    for i, x in enumerate((352, 384, 424, 700, 742, 780)):
        c.shape(pine(x, 560, 90 + i * 37 % 60, seed=i), "#1c3448 #101e30 #5f8494", 5, clip=rim)
    r = rng(3)
    outline = zip(r.rand(170) * 560 + 310, r.rand(170) * 420 + 120, strict=True)
    c.lines(strewn(outline, "0,0 -26,62", [0.6, 2.4]), "#eef6f2", 0.5, clip=rim)
    return rim


def _teeth(c: Canvas) -> None:
    for points, widths in strokes_of("""400,-90 404,120 410,236 : 96 54 5 | 300,-90 296,150 306,300
        : 150 90 6 | 520,-90 524,80 520,170 : 90 44 5 | 622,-90 618,110 622,238 : 100 50 5 | 720,-90
        724,90 716,190 : 90 46 5 | 800,-90 806,160 792,330 : 130 76 6 | 890,-90 894,120 886,250 :
        120 66 6 | 190,-90 186,120 196,250 : 130 70 6"""):
        outline = taper(points, widths)
        tooth = c.shape(outline, ROCK, 26, toward=(0.8, 0.5), texture=c.noise(40, 3, 4), relief=10)
        x = float(points.split(",")[0])
        strokes = [
            ([(x + k, 0), (x + k * 0.7, 70), (x + k * 0.3, 150)], [1, 4, 1]) for k in (-28, -8, 16)
        ]
        c.lines(strokes, "#17111f", 0.6, clip=tooth)


def _floor(c: Canvas) -> None:
    c.shape(
        ridge(586, 16, 200, 6, peaks=[(120, 60, 200), (960, 60, 160)]),
        "#5a3838 #1c1424 #d88a4c",
        30,
        toward=(0.4, -1),
        texture=c.noise(50, 3, 8),
        relief=12,
    )
    c.wash(c.spot(790, 640, 260, 80) * 0.7, "#f0a858")
    for x, y, w, h in rows("262 600 70 130 | 214 620 60 80 | 872 590 60 100 | 930 610 74 150"):
        outline = spline(
            f"{x - w / 2},{y}! {x - w * 0.16},{y - h * 0.6} {x},{y - h}! "
            f"{x + w * 0.2},{y - h * 0.5} {x + w / 2},{y}!"
        )
        c.shape(outline, ROCK, 20, toward=(1 if x < 770 else -1, 0))


def _coins(c: Canvas, pile: Array, count: int, seed: int) -> None:
    r = rng(seed)
    for _ in range(count):
        x, y = r.rand() * 900 - 20, r.rand() * 170 + 600
        if pile[min(int(y), 759), max(0, int(x))] < 0.5:
            continue
        bright = r.rand() < 0.25 + 0.5 * (x / 860)
        size = 0.8 + (y - 600) / 150
        c.flat(ellipse(x, y + 3, 17 * size, 7 * size, r.randn() * 14), "#5a3020", 0.8)
        outlines = ellipse(x, y, 16 * size, 6.4 * size, r.randn() * 14)
        c.flat(outlines, "#ffe27a" if bright else "#d8962e")


def _body(c: Canvas) -> None:
    """What lies behind the head: a flank like a hill, with a folded wing."""
    way = (0.7, -0.7)
    flank = "-40,800! -40,330 40,286 150,290 250,350 330,450 380,600 380,800!"
    m = c.shape(flank, HIDE, 120, toward=way, texture=c.noise(60, 2, 3), relief=8)
    c.lines(scales(m, 34, 0.3, 4, 0.5), "#141020", 0.7, clip=m)
    for s in samples("-30,330 40,286 150,290 250,350 330,450", 8)[1:]:
        c.shape(leaf(*s.beside(6), 74, s.angle * 57.3 - 62, 0.7), SPINE, 10, toward=way)
    wing = "10,350! 140,360 240,470 280,640! 230,610 190,660! 140,600 90,670! 50,600 -20,650!"
    m = c.shape(wing, "#7a3c38 #2c1622 #e89858 #ffc878", 34, toward=way, edge=0.5, drop=14)
    ribs = "30,366 120,450 190,660 | 20,370 70,480 90,670 | 40,362 180,470 270,630 : 10 7 2"
    c.lines(ribs, "#2a1a28", 1, clip=m)


def _head(c: Canvas) -> None:
    """The head, as long as a boat, asleep with its chin in the gold."""
    way = (0.65, -0.75)
    lit = c.lit(way, edge=0.5)
    c.shadow(ellipse(480, 690, 330, 30), "#3a1c1c", 16, 0.8)
    for line, widths in (("250,470 170,400 140,300 180,220", [60, 48, 32, 5]),):
        m = c.shape(taper(line, widths), HORN, 18, toward=way, drop=10)
        c.lines(
            [([s.beside(-26), s.beside(26, 8)], [2, 5, 2]) for s in samples(line, 9)[1:-1]],
            "#6a4438",
            0.8,
            clip=m,
        )
    for x, y, size, turn in rows("214 560 120 196 | 210 620 110 174 | 236 660 90 150"):
        lit(leaf(x, y, size, turn, 0.6), SPINE, 12)
    jaw = """220,640! 300,620 460,632 620,640 716,640! 722,668 690,688 600,700 440,704 300,700
        226,680"""
    lit(jaw, HIDE, 30, drop=10)
    skull = """220,650 200,570 214,490 268,442 340,424 400,436 440,476 520,504 600,512 660,520
        706,546 730,590 724,632! 640,644 540,634 440,640 360,654 280,676"""
    m = lit(skull, HIDE, 60, drop=14, texture=c.noise(50, 2, 6), relief=6)
    c.lines(scales(m * (c.x < 470), 26, 0.2, 9, 0.7), "#141020", 0.75, clip=m)
    c.lines("722,634 640,646 540,636 440,642 360,656 300,676 : 3 8 7 6 2", "#100c18", clip=m)
    for x, y, tall in rows("690 636 34 | 650 640 26 | 610 640 30 | 566 634 24 | 520 634 28"):
        c.shape(leaf(x, y, tall, 92, 0.6), "#fff2d0 #b08a70 #ffffff", 5, toward=way)
    for x, y, tall in rows("300 434 60 | 350 420 66 | 400 432 54 | 446 478 44"):
        lit(leaf(x, y + 8, tall, -112, 0.6), SPINE, 9)
    lid = c.shape("352,530! 392,498 450,506 480,540! 440,560 392,560", LID, 16, toward=way, clip=m)
    c.lines("350,532 392,562 440,562 482,540 : 3 10 9 2", "#100c18", clip=m)
    c.lines("366,524 400,510 444,518 : 1 5 1", "#24121e", 0.8, clip=lid)
    c.lines("336,520 372,474 440,476 500,520 : 4 16 14 2", "#141020", 0.8, clip=m)
    c.flat(ellipse(690, 566, 15, 9, 24), "#100c18", clip=m)
    c.lines("664,556 688,544 714,560 : 1 6 2", "#e8a868", 0.9, clip=m)
    m = c.shape("262,470 330,400 330,300 280,230 : 64 52 34 5", HORN, 20, toward=way, drop=12)
    rings = [
        ([s.beside(-30), s.beside(30, 8)], [2, 6, 2])
        for s in samples("262,470 330,400 330,300 280,230", 9)[1:-1]
    ]
    c.lines(rings, "#6a4438", 0.8, clip=m)
    c.lines("704,556 736,520 706,480 740,440 716,396 : 3 14 18 12 1", "#f4dcb8", 0.8, n=60)


def _gold(c: Canvas) -> None:
    far = c.shape(
        "-40,690! 120,640 300,650 500,640 700,660 820,700 960,790! 960,800! -40,800!",
        "#b87824 #5a3020 #ffd868",
        50,
        toward=(0.8, -0.8),
    )
    _coins(c, far, 130, 5)


def _near_gold(c: Canvas) -> None:
    near = c.shape(
        "-40,740! 160,700 330,706 520,690 690,694 800,726 900,790! 900,800! -40,800!",
        "#c88428 #6a3a20 #ffe078",
        40,
        toward=(0.6, -1),
    )
    _coins(c, near, 130, 6)


def _dwarf(c: Canvas) -> None:
    from_left = c.lit((-1, -0.3))
    x, y = 916, 700
    c.shadow(ellipse(x + 20, y - 60, 90, 110), "#2a1a26", 26, 0.75)
    c.shadow(ellipse(x, y + 4, 70, 10), "#17111f", 6, 0.9)
    c.lines([(f"{x + 62},{y - 8} {x + 18},{y - 170}", [8, 8])], "#6a4028")
    c.shape(
        spline([(x - 24, y - 160, 0), (x + 16, y - 184), (x + 66, y - 156, 0), (x + 18, y - 168)]),
        "#a8b0b8 #3a3a4c #fff0d0",
        7,
    )
    boots = [spline(about(a, y, "0,4! 12,-8 16,-28 42,-28 42,4!")) for a in (x - 44, x - 4)]
    from_left(boots, "#3a2430 #150f1c #c87a48", 14)
    outline = spline(about(x, y, "-36,-20! -34,-84 0,-104 36,-84 42,-20!"))
    from_left(outline, "#26305a #10122a #c89a68 #ffe0a0", 14)
    c.flat(polygon(about(x, y, "-36,-50 40,-50 41,-38 -36,-38")), "#5a3424")
    outline = spline(about(x, y, "-34,-96 -2,-106 4,-76 -16,-36! -44,-60"))
    c.shape(outline, "#d8702c #6a2c24 #ffd080", 12, toward=(-1, -0.2))
    c.flat(ellipse(x - 26, y - 100, 12, 13), "#f0b888")
    outline = spline(about(x, y, "-36,-102! -20,-128 12,-150 40,-136! 24,-118 20,-88! -6,-98"))
    from_left(outline, "#b02c30 #4a1424 #ff9a60 #ffe0a0", 14)
    outline = taper([(x - 10, y - 80), (x - 50, y - 74), (x - 84, y - 96)], [24, 20, 14])
    from_left(outline, "#26305a #10122a #d8a868", 9)
    c.flat(ellipse(x - 86, y - 98, 9, 8), "#f0b888")
    c.flat(ellipse(x - 40, y - 94, 11, 9, -20), "#ffc894")
    c.lines([([(x - 36, y - 104), (x - 27, y - 107), (x - 18, y - 103)], [2, 5, 2])], "#8a3c20")
    c.flat(ellipse(x - 27, y - 97, 3), "#20141c")
    c.lines([([(x - 87, y - 100), (x - 90, y - 80)], [4, 4])], "#2a1a20")
    lamp = c.flat(rectangle(x - 106, y - 76, 32, 40, 6), "#ffe88a")
    c.flat(ellipse(x - 90, y - 54, 9, 13), "#fffbe8")
    outlines = union(rectangle(x - 110, y - 82, 40, 8, 3), rectangle(x - 110, y - 38, 40, 8, 3))
    c.flat(outlines, "#4a2c28")
    c.glow(lamp, 24, "#ffb84a", 0.9)
    c.halo(x - 90, y - 56, 300, "#ff9a40", 0.4)


def _front(c: Canvas) -> None:
    for points in ("1050,800! 1050,300 1000,400 986,560 960,700 900,770!",):
        c.shape(
            spline(points),
            "#17111f #0c0914 #7a4030",
            30,
            toward=(0.9 if points.startswith("-") else -0.9, -0.4),
        )
    c.lines(sparkle(760, 724, 22) + sparkle(420, 720, 18) + sparkle(580, 716, 16), "#fff8d8")
    c.motes(swarm(rng(9), 40, (790, 580), (120, 80)), "#ffe0a0", "#ff9a40")
    c.motes(scatter(rng(4), 20, (340, 560, 820, 600), (1, 2.4)), "#dce8ec")
