"""A ghoul in a dead man's tailcoat dines off a tombstone: a crown on the fork, a helm to follow."""

from __future__ import annotations

from art import Canvas, Ink, Light, burn, rng, strokes_of
from art.geometry import Place, ellipse, move, polygon, rectangle, samples, spline, taper
from art.motifs import ridge, scatter
from cards.undead._night import BONE, SHADOW, grass, graves, night, streaks

LIGHT = Light((180, 400), "#ffd890", SHADOW)
CANDLE = (-0.95, -0.1)
SKIN = Ink("#7f9a78", "#2c4448", "#e6dc9c", rim="#fff0b8", rim_width=4)
FAR_SKIN = Ink("#64806c", "#233a40", "#c4c08c", rim="#ffe8a8", rim_width=3)
COAT = Ink("#4a2c44", "#190e22", "#a8705c", rim="#ffd898", rim_width=3)
SLAB = Ink("#5f7c74", "#22383f", "#c8cc98", rim="#f0f0b8", rim_width=3)
SILVER = Ink("#93aaa4", "#34505a", "#fff6d0", rim="#fffbe4", rim_width=3)
GOLD = Ink("#e0ac40", "#7a4426", "#fff4a8")


def paint(c: Canvas) -> None:
    night(c, 600, 214, 166, seed=11, reach=0.95)
    streaks(
        c,
        ("640,96 760,108 900,94", [3, 20, 3]),
        ("730,286 870,300 1030,284", [3, 24, 6]),
        ("330,196 420,206 540,194", [3, 16, 3]),
    )
    _churchyard(c)
    _fork(c)
    _coat(c)
    _head(c)
    _table(c)
    _candle(c)
    _dishes(c)
    _near_arm(c)
    grass(c, 6, 772, 80, 50, "#0b151f")
    c.motes(scatter(rng(4), 36, (60, 260, 360, 580), (1.2, 3)), "#ffe0a0", "#ff9a40", radius=4)
    c.finish(vignette=0.36)


def _churchyard(c: Canvas) -> None:
    c.shape(ridge(500, 26, 220, 16), "#3f7268 #2a5456 #9cc48c", 24, toward=(0, -1))
    far = Ink("#3a655f", "#224a4c", "#8ab488")
    graves(c, far, (60, 540, 56, 60, -7), (312, 540, 44, 44, 5), (930, 540, 62, 70, 8))
    c.haze(440, 600, "#9dc493", 0.5)
    c.shape(ridge(580, 14, 160, 5), "#1f3f42 #0f2230 #5c8c70", 20, toward=(0, -1))


def _fork(c: Canvas) -> None:
    """The far arm, and the first course."""
    c.shape(taper("560,520 470,566 404,520", [70, 58, 40]), COAT, 18, toward=CANDLE, edge=0.4)
    c.shape("424,548! 380,520 392,488! 420,482 446,512", BONE, 9, toward=CANDLE)
    p = Place(352, 470, 1, -5)
    c.shape(p.path(taper("6,70 2,0 0,-76", [13, 10, 12], cap=False)), SILVER, 5)
    c.shape(p.spline("-26,-96! -22,-76 0,-68 22,-76 26,-96! 14,-86 -14,-86"), SILVER, 6)
    for x in (-22, 0, 22):
        c.shape(p.path(taper([(x, -84), (x, -130), (x, -182)], [9, 8, 5])), SILVER, 4)
    crown = spline(
        "-58,-92! -76,-156! -44,-134! -30,-174! 0,-136! 30,-174! 44,-134! 76,-156! 58,-92! 0,-80"
    )
    m = c.shape(p.path(crown), GOLD, 14, toward=CANDLE, edge=0.5, rim="#fffbd8", rim_width=3)
    c.lines([(p.points("-58,-108 0,-96 58,-108"), [3, 5, 3])], "#7a4426", clip=m)
    for x, y, hue in ((-34, -112, "#a8284a"), (0, -108, "#2a7a8a"), (34, -112, "#a8284a")):
        c.shape(p.path(ellipse(x, y, 8, 9)), Ink(hue, lit="#ffe0c8"), 6, toward=CANDLE)
    tips = [p.path(ellipse(x, y, 7)) for x, y in ((-76, -158), (-30, -176), (30, -176), (76, -158))]
    c.shape(tips, GOLD, 5, toward=CANDLE)
    for pts in ("404,506 366,490 340,498", "404,520 364,510 338,516", "402,534 366,530 342,534"):
        c.shape(taper(pts, [20, 18, 11]), FAR_SKIN, 7, toward=(-0.6, -0.7), edge=0.5)
    c.shape(taper("408,500 380,480 358,466", [18, 16, 10]), FAR_SKIN, 7, edge=0.5)


def _coat(c: Canvas) -> None:
    coat = "560,400 620,340 700,316 790,348 850,430 884,540 900,660! 470,660! 476,560 500,470"
    m = c.shape(coat, COAT, 90, toward=CANDLE, shading=1.1)
    strokes = (
        "640,400 700,440 720,560 : 1 9 3 | 720,350 790,430 810,580 : 1 8 3 | "
        "800,400 850,500 860,620 : 1 7 3"
    )
    c.lines(strokes, "#190e22", 0.8, clip=m)
    # moonlight from behind on the hump
    c.lines("640,336 700,318 790,350 848,432 880,540 : 1 6 5 5 1", "#c6e0ac", 0.8, clip=m)
    collar = spline("560,414! 610,352 660,336 690,350! 660,396 640,450!")
    c.shape(collar, COAT, 16, toward=CANDLE, edge=0.5, drop=6)
    _napkin(c)


def _napkin(c: Canvas) -> None:
    white = Ink("#f0ead0", "#8a9c90", "#fffdf0", rim="#fffdf0", rim_width=3)
    for pts in ("606,402! 660,372 690,384! 672,404 640,418!", "606,408! 664,412 686,436! 640,436!"):
        c.shape(spline(pts), white, 9, toward=CANDLE, edge=0.5)
    cloth = spline("470,410! 452,470 420,540 396,596! 470,606 560,600 628,606! 622,500 606,404!")
    m = c.shape(cloth, white, 40, toward=CANDLE, edge=0.4, drop=8)
    red = []
    for k in range(7):
        x = 404 + k * 34
        red.append(([(500 + k * 16, 396), (x + 30, 500), (x, 620)], [6, 10, 12]))
    for k in range(6):
        y = 432 + k * 32
        red.append(([(380, y + 6), (500, y + 14), (640, y)], [9, 10, 9]))
    c.lines(red, "#c83a34", 0.72, clip=m)
    c.lines("520,430 500,520 490,606 | 576,430 580,520 570,606 : 1 8 3", "#5c6a68", 0.6, clip=m)


def _head(c: Canvas) -> None:
    ear = spline("590,262! 636,214 724,170! 704,240 650,312 600,332!")
    head = spline(
        "586,148 516,160 470,204 458,226! 462,244 436,268 412,296 416,318 452,322! 442,336 "
        "424,350 420,372 436,404 490,430 570,424 636,384 668,310 662,226 632,168"
    )
    m = c.shape(head, SKIN, 76, toward=CANDLE, shading=1.1, drop=12)
    c.lines([("664,226 668,300 640,376", [1, 6, 1])], "#d8ecb8", 0.8, clip=m)  # the moon behind
    e = c.shape(ear, SKIN, 16, toward=(-0.4, -0.9), edge=0.4, drop=6)
    c.flat("606,272! 650,236 698,194! 676,244 636,296 610,314!", "#3a4c4c", 0.9, clip=e)
    c.lines("620,290 650,256 684,214 : 2 6 1", "#7f9a78", 0.7, clip=e)
    # brow, eye
    c.wash(c.spot(490, 252, 54, 40) * 0.95, "#22343c", clip=m)
    socket = c.flat("466,252 482,236 510,240 518,256 500,268 476,266", "#16202a", clip=m)
    eye = c.flat(ellipse(486, 253, 14, 12), "#ffe070", clip=socket)
    c.glow(eye, 7, "#ffb030", 0.8)
    c.flat(ellipse(479, 255, 4.5, 7), "#1c1018", clip=eye)
    c.lines("456,230 490,224 526,244 : 6 13 3", SKIN.base, clip=m)
    c.lines("456,238 488,234 524,250 : 2 5 2", "#22343c", clip=m)
    # mouth: a grin full of teeth, a tongue over the lip
    mouth = spline("424,346! 470,338 530,342 566,318! 556,362 510,382 452,372 424,362")
    mm = c.flat(mouth, "#2a1020", clip=m)
    teeth = []
    for k, x in enumerate((440, 462, 484, 506, 528, 546)):
        y = 344 - max(0, x - 520) * 0.5
        teeth.append(polygon([(x - 10, y - 8), (x + 10, y - 9), (x + 1, y + 16 - (k % 2) * 5)]))
    c.flat(teeth, "#f0ecc4", clip=mm)
    low = [polygon([(x - 9, 382), (x + 9, 384), (x + 1, 352 + x % 3 * 4)]) for x in (470, 496, 522)]
    c.flat(low, "#dcdcb0", clip=mm)
    for x, h in ((436, 44), (456, 30)):  # two tusks outside
        tusk = spline(
            [(x - 9, 372, 0), (x - 5, 372 - h * 0.6), (x + 1, 372 - h, 0), (x + 10, 370, 0)]
        )
        c.shape(tusk, BONE, 6, toward=CANDLE, edge=0.4)
    lip = "420,364 452,384 512,392 562,366"
    c.shape(taper(lip, [14, 18, 16, 5]), SKIN, 7, toward=(-0.6, -0.8), edge=0.3)
    tongue = spline("452,368 440,344 418,326 404,330 402,350 420,362 436,376")
    c.shape(tongue, "#c8506a #6a1c40 #ffb0a0", 10, toward=CANDLE, edge=0.4)
    c.flat("430,304 442,300 446,314 432,316", "#22343c", clip=m)
    strokes = (
        "566,316 578,302 574,286 : 2 6 1 | 470,300 500,310 520,330 : 1 5 1 | "
        "520,180 560,192 600,184 | 510,200 556,212 602,206 : 1 4 1 | "
        "560,400 600,390 630,352 : 1 5 1"
    )
    c.lines(strokes, "#2c4448", 0.85, clip=m)
    spots = [
        ellipse(x, y, r) for x, y, r in ((600, 230, 7), (622, 208, 5), (552, 168, 6), (612, 366, 6))
    ]
    c.flat(spots, "#5c7864", clip=m)
    for pts in ("590,152 600,120 630,112", "604,156 622,130 654,134", "570,150 572,118 590,96"):
        c.lines([(pts, [5, 4, 1.4])], "#22343c")


def _table(c: Canvas) -> None:
    for x in (150, 820):
        c.shape(rectangle(x - 60, 660, 120, 120), SLAB, 16, toward=(-0.6, -0.4), edge=0.4)
    top = polygon("70,590 950,590 1000,640 24,640")
    t = c.shape(top, "#86a08c #4a6a64 #e8e0a8", 8, toward=(0, -1))
    c.wash(c.spot(190, 600, 380, 60) * 0.8, "#f0d894", clip=t)
    c.wash(c.spot(640, 610, 260, 34) * 0.7, "#2c4448", clip=t)
    face = c.shape(rectangle(24, 638, 976, 56, 4), SLAB, 12, toward=(-0.3, -1), edge=0.4)
    words = [(120, 196), (216, 262), (284, 380), (420, 470), (492, 600), (622, 690), (720, 900)]
    c.lines([([(a, 660), (b, 660)], [5, 5]) for a, b in words], "#22383f", 0.75, clip=face)
    strokes = [([(a + 30, 678), (b + 10, 678)], [4, 4]) for a, b in words[1:-1]]
    c.lines(strokes, "#22383f", 0.75, clip=face)
    c.lines("520,590 540,622 528,640 548,694 : 2 4 4 2", "#22383f", 0.9)


def _candle(c: Canvas) -> None:
    """A candle in an eye socket for elegance."""
    c.shadow(ellipse(196, 606, 90, 10), "#22383f", 6, 0.9)
    wax = spline("160,510! 162,440 172,430 200,432 212,440! 212,512!")
    c.shape(wax, "#f0dca8 #a8704c #fffbe0", 16, toward=(0, -1), edge=0.3)
    for pts, w in strokes_of(
        "168,440 164,470 168,500 : 12 9 13 | 206,440 208,462 205,482 : 11 8 12"
    ):
        c.shape(taper(pts, w), "#ffeec0 #c88a5c #fffbe6", 6)
    skull = "118,560 122,514 156,490 206,492 240,524 240,566 222,584 218,608 150,608 146,586"
    m = c.shape(skull, BONE, 30, toward=(0, -1), edge=0.4)
    c.flat([ellipse(160, 556, 18, 16), ellipse(208, 556, 17, 16)], "#16202a", clip=m)
    c.flat("184,566! 194,584 174,584", "#16202a", clip=m)
    c.lines([([(x, 592), (x, 608)], [3, 4]) for x in (162, 176, 190, 204)], "#33504f", clip=m)
    c.lines("188,432 188,416 : 5 4", "#2a1018")
    burn(c, 188, 424, 84, 40, 3, 1)
    light = c.mask(ellipse(188, 396, 20, 36))
    c.glow(light, 26, "#ffb040", 0.8)
    c.halo(188, 392, 250, "#ffb050", 0.34)


def _dishes(c: Canvas) -> None:
    lit = c.lit(CANDLE, edge=0.4)
    c.shadow(ellipse(410, 624, 190, 12), "#22383f", 7, 0.8)
    c.shape(ellipse(400, 612, 168, 20), SILVER, 9, toward=(-0.4, -1), edge=0.4)
    c.flat(ellipse(400, 608, 132, 12), "#5c7c7c")
    # the helm
    helm = spline("282,606! 276,560 296,522 336,514 370,540 376,606! 330,612")
    h = lit(helm, SILVER, 24)
    c.flat("276,560! 318,562! 318,572! 277,570!", "#16202a", clip=h)
    c.flat([ellipse(x, y, 3.4) for x in (286, 299, 312) for y in (584, 596)], "#16202a", clip=h)
    c.lines("336,516 324,560 324,608 : 2 6 4", "#34505a", clip=h)
    # the wizard's hat, half eaten
    p = Place(462, 604, 1, 8)
    hat = Ink("#4a3c94", "#1c1648", "#b898c8", rim="#f0e0c8", rim_width=3)
    lit(p.path(ellipse(0, 0, 76, 14)), hat, 8)
    cone = "-48,-2! -36,-50 -28,-92! -14,-84 -10,-98! 2,-82 14,-96! 22,-80! 36,-50 48,-2! 0,8"
    m = lit(p.spline(cone), hat, 24)
    star = spline("0,-12! 3,-3! 12,0! 3,3! 0,12! -3,3! -12,0! -3,-3!")
    outlines = [
        p.path(move(star, x, y, s)) for x, y, s in ((-14, -50, 1.3), (16, -34, 1), (-22, -22, 0.8))
    ]
    c.flat(outlines, "#ffe08a", clip=m)
    lit(p.path(taper("-49,-4 0,8 49,-4", [13, 14, 13], cap=False)), GOLD, 5, edge=0)
    # what is left of the fish
    c.shape(ellipse(858, 616, 104, 15), SILVER, 8, toward=(-0.4, -1), edge=0.4)
    line = "790,606 850,596 906,604"
    c.lines([(line, [5, 6, 4])], "#e8e8c4")
    ribs = []
    for s in samples(line, 9)[1:-1]:
        ribs.append(([s.beside(-17, -8), s.beside(0), s.beside(17, -8)], [2, 5, 2]))
    c.lines(ribs, "#e8e8c4")
    lit("906,588! 944,590 962,606! 940,616 904,618!", BONE, 8)
    c.flat(ellipse(934, 600, 5), "#16202a")
    lit("794,606! 764,584! 772,606 766,626!", BONE, 6)


def _near_arm(c: Canvas) -> None:
    lit = c.lit(CANDLE)
    c.shadow(ellipse(700, 622, 110, 12), "#16202a", 7, 0.8)
    sleeve = spline(
        "700,432 728,392 776,388 812,428 830,510 824,580 790,620 730,624 682,612! 680,566! "
        "716,562 738,544 728,500"
    )
    m = lit(sleeve, COAT, 34, edge=0.6, drop=12, drop_cover=0.8)
    folds = [("742,546 770,566 812,566", [2, 8, 1]), ("738,520 770,528 800,516", [1, 6, 1])]
    c.lines(folds, "#190e22", 0.85, clip=m)
    patch = spline("746,424! 800,416! 808,482! 752,490!")
    pm = lit(patch, "#6a6a48 #2c3234 #c0b478", 6, edge=0.5)
    stitches = []
    for s in samples("746,424! 800,416! 808,482! 752,490! 748,420!", 25):
        stitches.append(([s.beside(-8), s.beside(8)], [4, 4]))
    c.lines(stitches, "#e0d8a8", 0.9)
    c.lines([("750,448 806,440", [2, 3]), ("752,468 806,462", [2, 3])], "#2c3234", 0.7, clip=pm)
    lit("690,560! 664,562 660,606 688,616!", "#e8e2c4 #8a9c90 #fffdf0", 9)
    p = Place(650, 560, 1, 6)
    lit(p.spline("-9,-28! -14,-150 2,-176! 16,-150 12,-28!"), SILVER, 9, edge=0.5)
    c.shape(p.path(taper("2,-30 2,52", [17, 15])), "#8a5a3c #34182a #f0c080", 6)
    for pts in ("20,2 -4,-8 -20,4", "22,18 -4,8 -20,20", "20,34 -2,26 -18,36"):
        c.shape(taper(p.points(pts), [20, 19, 11]), SKIN, 7, toward=(-0.6, -0.7), edge=0.5)
