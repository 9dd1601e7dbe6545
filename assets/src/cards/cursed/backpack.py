"""An overfull backpack waits by the road at nightfall; its own straps cinch it, something peers."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, Place, Point, around, blur, mix, rng, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, taper, union
from art.motifs import pine, ridge, scatter, sparkle
from art.strokes import fan, placed, strung
from art.tables import rows

LIGHT = Light((660, 130), "#ffe2b0", "#170f1e")
WAY = (0.6, -0.8)
LEATHER = Ink("#b4662c", "#4e2030", "#f4ae5c", rim="#ffe2a8")
CANVAS = Ink("#c98a44", "#62303a", "#ffd088", rim="#ffeab8")
STRAP = Ink("#5a2a34", "#24121f", "#b0623e", rim="#f0b070", rim_width=3)
BRASS = Ink("#e0a840", "#74402c", "#fff4b4")
STEEL = Ink("#a8b0bc", "#443c60", "#fff6e4")
TAG = Ink("#f0dfb8", "#94706c", "#fffbe8")
ROCK = Ink("#4a3a56", "#1f1530", "#b08a8c", rim="#e8b49c", rim_width=3)
CURSE = "#a8f07a"


def paint(c: Canvas) -> None:
    _dusk(c)
    _road(c)
    _side_pocket(c)
    _back(c)
    _bargains(c)
    _near_strap(c)
    body = _sack(c)
    _eyes(c)
    _belts(c, body)
    _bedroll(c)
    _grass(c)
    c.motes(scatter(rng(8), 34, (120, 480, 900, 700), (1.4, 3.2)), "#d8ffb0", "#7ac850", radius=5)
    c.finish(vignette=0.26)


def _dusk(c: Canvas) -> None:
    v = 0.1 + c.spot(540, 330, 560, 430) * 0.98
    v += (c.swirl(260, 90, 5, 4, stretch=(1, 0.35)) - 0.5) * 0.22
    c.field(v, "#4e3374 .2:#56367d .36:#6c4185 .52:#97517e .68:#d07a68 .84:#f6b878 #ffe6b0")
    c.motes(scatter(rng(2), 50, (0, 0, 1024, 280), (1, 2.6)), "#f4d8d0")
    c.shape(ridge(470, 60, 260, 7, sharp=True), "#864f81 #6e4282 #c87a74", 40, toward=WAY)
    c.haze(420, 600, "#c87a74", 0.5)
    for x, h, y, hue in rows(
        "70 420 640 #5b3979 | 176 300 640 #683e7c | 250 200 640 #73437f | 968 460 640 #5b3979 | "
        "862 310 640 #683e7c | 790 210 640 #73437f"
    ):
        way = (1 if x < 512 else -1, -0.4)
        c.shape(pine(x, y, h, seed=x), Ink(hue, "#492d79", mix(hue, "#d08078", 0.4)), toward=way)


def _road(c: Canvas) -> None:
    ground = c.rough(ridge(610, 10, 300, 5))
    v = c.spot(560, 640, 560, 170) * 0.8 + (c.noise(120, 4, 6, stretch=(2, 0.5)) - 0.5) * 0.5
    c.field(v, "#1a1026 .2:#2e1c38 .45:#543048 .7:#8a5458 #c88a70", ground)
    c.shadow(ellipse(470, 716, 330, 30), "#120a18", 16, 0.95)
    slab = spline(
        "250,720! 262,672! 330,652 520,644 700,650 790,668! 806,722! 520,742", tension=0.3
    )
    m = c.shape(slab, ROCK, 22, toward=(0.2, -1), edge=0.4)
    c.lines("330,700 400,712 470,706 | 640,714 720,702 770,708 : 1 4 1", ROCK.shade, 0.8, clip=m)
    c.shadow(ellipse(510, 672, 220, 22), "#120a18", 12, 0.95)


def _side_pocket(c: Canvas) -> None:
    """A bottle in the pocket at the side."""
    glass = Ink("#3c8460", "#143034", "#b8f0a0", rim="#f0ffc8", rim_width=3)
    at = c.at(Place(742, 356, 1, 10), toward=WAY)
    body = spline("-17,0! -16,40 -42,74 -44,200! 44,200! 42,74 16,40 17,0!")
    m = at.shape(body, glass, 22, edge=0.4)
    at.lines("24,84 28,130 28,180 : 2 8 2", "#e8ffd0", 0.8, clip=m)
    at.shape(rectangle(-15, -26, 30, 34, 6), CANVAS, 8, edge=0.4)
    at.shape(rectangle(-21, -2, 42, 14, 6), glass, 5, edge=0.4)
    pouch = spline("640,486! 700,474 786,470! 800,520 796,590 770,616 690,622 650,610!")
    m = c.shape(pouch, CANVAS, 30, toward=WAY, edge=0.5, drop=8)
    seam = "700,490 744,488 790,484"
    c.lines([(seam, [3, 4, 3])], CANVAS.shade, 0.8, clip=m)
    _stitches(c, seam, 8, m)


def _bedroll(c: Canvas) -> None:
    """A striped blanket, rolled and tied under the pack."""
    wool = Ink("#46608c", "#1c1c44", "#a0b8c8", rim="#ffe2b8", rim_width=3)
    roll = union(rectangle(318, 650, 410, 82, 30), ellipse(728, 691, 24, 41))
    c.shadow(ellipse(524, 736, 250, 14), "#120a18", 9, 0.95)
    m = c.shape(roll, wool, 34, toward=(0.2, -1), edge=0.5, drop=8)
    for x in (346, 384, 470, 562, 650, 690):
        c.lines([([(x, 646), (x + 9, 690), (x, 736)], [12, 12, 12])], "#e4cfa4", 0.85, clip=m)
    end = c.shape(ellipse(730, 691, 24, 41), wool, 8, toward=WAY, edge=0.5)
    coil = [around(730, 691, k / 4, 21 - k * 0.55, 37 - k) for k in range(34)]
    c.lines([(coil, [4, 4])], "#e4cfa4", 0.9, clip=end, n=120)
    for x in (424, 616):
        strap = taper([(x, 644), (x + 10, 690), (x, 738)], [26, 28, 26], cap=False)
        c.shape(strap, STRAP, 8, toward=(0.2, -1), edge=0.5, clip=m)
        ring = difference(rectangle(x - 12, 676, 44, 36, 7), rectangle(x - 2, 685, 24, 18, 3))
        c.shape(ring, BRASS, 5, toward=WAY, edge=0.5, drop=5)


def _stitches(c: Canvas, line: str, off: float, clip: Array | float = 1.0) -> None:
    marks = []
    for s in samples(line, 26)[1:-1]:
        for side in (-off, off):
            marks.append(([s.beside(side, -5), s.beside(side, 5)], [3, 3]))
    c.lines(marks, "#e0a070", 0.75, n=4, clip=clip)


def _back(c: Canvas) -> None:
    """The flap, thrown back, and the dark mouth in front of it."""
    flap = spline("390,360! 372,290 396,228 460,206 570,202 640,222 668,286 652,360!")
    m = c.shape(flap, "#7a3a2c #30142a #c87a44", 26, toward=WAY)
    strokes = "402,340 390,284 410,240 464,222 566,218 626,236 650,290 : 3 4 4 3"
    c.lines(strokes, "#e8a860", 0.6, clip=m, n=60)
    c.flat(ellipse(522, 352, 124, 38), "#170f1e")


def _bargains(c: Canvas) -> None:
    _sword(c, Place(436, 350, 1.0, -15))
    _sceptre(c, Place(520, 330, 1.0, 4))
    _horn(c, Place(606, 350, 1.0, 20))


def _tag(c: Canvas, x: float, y: float, turn: float, tie: Point) -> None:
    p = c.at(Place(x, y, 1, turn))
    c.lines([([tie, (x + (tie[0] - x) * 0.3, y - 4), (x, y)], [3, 3, 3])], "#f4e4c0")
    m = p.shape(polygon("-14,6 0,-8 14,6 14,54 -14,54"), TAG, 5, toward=WAY, drop=6, edge=0.4)
    p.flat(ellipse(0, 6, 4), "#5a3040", clip=m)
    p.lines("-9,24 9,24 | -9,36 6,36 : 4 3", "#8a2c44", clip=m)


def _sword(c: Canvas, p: Place) -> None:
    lit = c.lit(WAY, edge=0.4)
    lit(p.path(polygon("-15,-60 15,-60 15,20 -15,20")), STEEL, 10, edge=0)
    lit(p.spline("-66,-70! -70,-88 -40,-82 0,-88 40,-82 70,-88 66,-70! 0,-58"), BRASS, 9, drop=6)
    grip = p.path(rectangle(-10, -166, 20, 84, 6))
    m = lit(grip, "#3c3a78 #1c1640 #8a8ad0", 8)
    c.lines(placed(p.points, fan("-12,-96 12,-104", "0,-16 0,-16", 5, [4, 4])), "#e0a840", clip=m)
    lit(p.path(ellipse(0, -182, 20)), BRASS, 12)
    c.shape(p.path(ellipse(0, -182, 8)), "#c83048 #5a1030 #ffa090", 6)
    _tag(c, *p.points("-62,-42")[0], 14, p.points("-56,-76")[0])


def _sceptre(c: Canvas, p: Place) -> None:
    lit = c.lit(WAY, edge=0.4)
    lit(p.path(rectangle(-11, -140, 22, 200)), BRASS, 9)
    for y in (-70, -96):
        lit(p.path(rectangle(-17, y, 34, 12, 5)), BRASS, 5)
    cup = p.spline(
        "-12,-136! -34,-160 -38,-190! -22,-176 -12,-200! 0,-178 12,-200! 22,-176 38,-190! "
        "34,-160 12,-136!"
    )
    orb = lit(p.path(ellipse(0, -206, 33)), "#8a4ac8 #3a1668 #f0c0ff", 30, edge=0)
    lit(cup, BRASS, 7, drop=4)
    c.glow(orb, 16, "#b070f0", 0.6)
    c.lines(sparkle(*p.points("10,-218")[0], 22, 6), "#fff4ff")
    _tag(c, *p.points("30,-100")[0], -6, p.points("8,-124")[0])


def _horn(c: Canvas, p: Place) -> None:
    bell = p.spline("-16,20! -18,-60 -26,-120 -58,-162! 0,-176 58,-162! 26,-120 18,-60 16,20!")
    m = c.shape(bell, BRASS, 26, toward=WAY, edge=0.4, drop=8)
    c.lines([(p.points("10,0 12,-70 22,-130"), [2, 7, 2])], "#fffbd8", 0.8, clip=m)
    strokes = [(p.points([(-24, y), (0, y + 5), (24, y)]), [4, 6, 4]) for y in (-60, -76)]
    c.lines(strokes, "#74402c", 0.8, clip=m)
    c.shape(p.path(ellipse(0, -163, 58, 15)), BRASS, 5, toward=(0, -1))
    c.flat(p.path(ellipse(0, -162, 48, 10)), "#3a1a28")
    _tag(c, *p.points("50,-84")[0], -20, p.points("18,-96")[0])


def _sack(c: Canvas) -> Array:
    lit = c.lit(WAY)
    low = spline("362,612! 336,640 344,680 400,692 520,698 640,692 696,680 704,640 680,612!")
    mid = spline(
        "374,472! 326,512 312,556 334,604 380,630 660,630 706,604 730,556 714,512 668,472!"
    )
    top = spline(
        "398,352! 350,392 340,440 368,490 672,490 700,440 690,392 644,352! 590,384 520,392 450,384"
    )
    weave = c.noise(9, 2, 5)
    for path, bulge in ((low, 40), (mid, 70), (top, 60)):
        m = lit(
            path, LEATHER, bulge, drop=10, edge=0.3, texture=weave, relief=1.6, bounce="#6a3048"
        )
        _creases(c, m, path.getBounds().centerY())
    collar = """398,352! 390,330 412,334 432,356 452,350 476,370 500,364 522,374 546,364 570,370
        592,350 612,354 632,334 654,330 646,356! 664,380 600,410 522,418 444,410 380,380"""
    m = lit(collar, CANVAS, 14, edge=0.5, drop=6)
    folds = []
    for x in (408, 432, 458, 486, 522, 558, 586, 612, 636):
        dip = 30 * (1 - ((x - 522) / 122) ** 2)
        folds.append(([(x + (x - 522) * 0.05, 344 + dip), (x, 380 + dip)], [2, 8]))
    c.lines(folds, CANVAS.shade, 0.85, clip=m)
    c.lines([([(x + 8, y) for x, y in p], [1, 5]) for p, _ in folds], CANVAS.lit, 0.8, clip=m)
    rope = "404,386 460,408 522,414 584,408 642,386"
    lit(taper(rope, [10, 12, 12, 12, 10]), "#e8cf98 #7a4a4a #fff6d4", 5, drop=5)
    c.lines(strung(samples(rope, 24), "-6,-4 6,4", [2, 3, 2]), "#7a4a4a", n=4)
    pocket = spline("426,516! 520,506 618,516! 628,580 606,606 438,606 416,580")
    m = lit(pocket, CANVAS, 22, edge=0.5, drop=10)
    lid = spline("418,512! 520,500 626,512! 622,544 574,562 522,574 470,562 422,544")
    lit(lid, LEATHER, 12, edge=0.5, drop=8)
    c.lines("430,536 474,552 522,562 570,552 614,536 : 2 4 4 2", "#f4c078", 0.7)
    lit(ellipse(522, 556, 12), BRASS, 8, edge=0.4)
    return c.mask([low, mid, top])


def _creases(c: Canvas, mask: Array, y: float) -> None:
    strokes = []
    for x, lean in ((392, -22), (428, -12), (628, 14), (660, 24)):
        strokes.append(([(x, y - 56), (x + lean * 0.4, y - 30), (x + lean, y - 10)], [6, 5, 1]))
        strokes.append(([(x, y + 60), (x + lean * 0.4, y + 36), (x + lean, y + 16)], [6, 5, 1]))
    c.lines(strokes, LEATHER.shade, 0.75, clip=mask)


def _eyes(c: Canvas) -> None:
    shape = "-15,2! 0,-11 15,2! 0,10"
    eyes = [Place(x, y, 0.95, t).spline(shape) for x, y, t in ((478, 338, 12), (564, 338, -12))]
    mask = c.flat(eyes, CURSE)
    c.flat([ellipse(480, 338, 3, 9), ellipse(562, 338, 3, 9)], "#170f1e")
    c.glow(mask, 9, "#7ae050", 0.9)


def _belts(c: Canvas, body: Array) -> None:
    for line, width, x in (
        ("340,462 430,490 522,499 610,490 706,462", 34, 522),
        ("322,584 430,616 522,624 614,616 722,584", 36, 522),
    ):
        y = float(line.split()[2].split(",")[1])
        belt = taper(line, [width * 0.8, width, width, width, width * 0.8], cap=False)
        c.shape(belt, STRAP, 10, toward=WAY, edge=0.6, drop=12, clip=body)
        _stitches(c, line, 11, body)
        buckle = difference(
            rectangle(x - 32, y - 28, 64, 56, 12), rectangle(x - 18, y - 15, 36, 30, 6)
        )
        c.shape(buckle, BRASS, 6, toward=WAY, edge=0.5, drop=8)
        c.lines([([(x + 24, y), (x - 22, y)], [7, 5])], "#fff0a8")
    end = "556,499 620,512 690,498 730,460 778,462"
    c.shape(taper(end, [30, 30, 26, 22, 6]), STRAP, 9, toward=WAY, edge=0.5, drop=10)
    c.flat([ellipse(s.x, s.y, 3.4) for s in samples(end, 9)[2:-2]], "#170f1e")


def _near_strap(c: Canvas) -> None:
    """A shoulder strap that has gone for a walk; its tongue is up like a snake."""
    lit = c.lit(WAY, edge=0.5)
    c.shadow(ellipse(200, 700, 90, 12), "#120a18", 10, 0.9)
    line = "390,420 292,440 250,520 262,610 230,668 160,676 130,628 158,586"
    lit(taper(line, [30, 36, 38, 36, 34, 30, 26, 16], cap=False), STRAP, 11, drop=10)
    _stitches(c, "390,420 292,440 250,520 262,610 230,668 160,676", 11)
    ring = difference(ellipse(174, 574, 30, 24, -40), ellipse(174, 574, 19, 13, -40))
    lit(ring, BRASS, 6)
    tongue = taper("168,582 190,556 214,548", [8, 7, 4])
    lit(tongue, STEEL, 4, edge=0)
    c.glow(c.mask(ring), 12, "#80e058", 0.35)


def _grass(c: Canvas) -> None:
    r = rng(6)
    blades = []
    for _ in range(120):
        x = r.rand() * 1024
        h = (20 + 60 * r.rand()) * (0.5 + abs(x - 512) / 512)
        lean = (r.rand() - 0.5) * 40
        blades.append(([(x, 770), (x + lean * 0.3, 770 - h * 0.6), (x + lean, 770 - h)], [8, 6, 1]))
    c.lines(blades, "#170f1e")
    far = smoothstep(0, 1, blur(c.mask(ellipse(512, 770, 300, 20)), 10))
    c.wash(far * 0.3, "#170f1e")
