"""An armoured warhorse charges out of the dust straight at us, its saddle still free."""

from __future__ import annotations

from art import (
    Canvas,
    Ink,
    Light,
    blur,
    cloud,
    ellipse,
    leaf,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
)

LIGHT = Light((160, 160), "#fff0c0", "#1c1230")
WAY = (-0.75, -0.6)
COAT = Ink("#6a3a2c", "#28141f", "#d08a58", rim="#ffe0b0")
BACK = Ink("#54302c", "#20101c", "#a86a4c")
MANE = Ink("#34202c", "#140c18", "#a8705c", rim="#ffd8a8")
STEEL = Ink("#a4acc0", "#464868", "#ffffff", rim="#ffffff")
GOLD = Ink("#e8b040", "#8a4a2c", "#fff6c0")
CLOTH = Ink("#b82c34", "#4a0c28", "#ff9470", rim="#ffe0b0")


def paint(c: Canvas) -> None:
    _field(c)
    _body(c)
    _far_leg(c)
    _mane(c)
    _neck(c)
    _near_leg(c)
    _chest(c)
    _head(c)
    _chamfron(c)
    _plume(c)
    _dust(c)
    c.finish(vignette=0.3)


def _field(c: Canvas) -> None:
    v = c.rise(760, -40) * 0.5 + c.spot(360, 300, 640, 520) * 0.6
    v += (c.swirl(240, 90, 5, 5, stretch=(1, 0.4)) - 0.5) * 0.24
    c.field(v, "#b8643c .16:#e09a54 .34:#f4c878 .5:#ffe6a8 .7:#fff4d0 #fffbe8")
    sky = c.rise(330, 0) * (1 - c.spot(360, 300, 520, 400))
    c.wash(sky * 0.75, "#5a94a8")
    c.shape(
        ridge(560, 24, 200, 7), Ink("#c88a58", "#8a4c48", "#ffdc98"), bulge=20, toward=(-0.6, -1)
    )
    c.haze(520, 640, "#ffe0a0", 0.6)
    for i in range(12):  # the banners of a host far behind
        x = 40 + i * 88
        c.lines([([(x, 590), (x + 6, 500 - i % 3 * 24)], [4, 3])], "#8a4c48", 0.7)
        c.flat(leaf(x + 6, 506 - i % 3 * 24, 44, 8, 0.5), "#c0583c", 0.8)
    c.field(
        0.5 + (c.noise(90, 4, 9, stretch=(1, 0.3)) - 0.5) * 0.9,
        "#6a3430 .3:#a85c3c .6:#e09a54 #ffdc90",
        c.mask(ridge(640, 10, 200, 3)),
    )


def _body(c: Canvas) -> None:
    rump = spline("560,330! 660,300 780,320 866,390 884,500 850,600 740,640 600,600")
    c.shape(rump, CLOTH, bulge=60, toward=WAY)
    skirt = spline(
        "640,420! 760,400 880,470! 906,560! 872,590! 880,650! 836,640! 800,690! 764,640!"
        " 720,680! 690,620! 640,640!"
    )
    m = c.shape(skirt, CLOTH, bulge=40, toward=WAY, drop=8)
    folds = ("720,420 740,520 730,640", "800,420 830,520 820,650", "860,470 880,540 870,610")
    c.lines([(f, [2, 9, 4]) for f in folds], CLOTH.shade, 0.8, clip=m)
    for x, y in ((700, 520), (770, 560), (840, 540), (770, 470), (690, 600)):
        c.shape(leaf(x, y + 16, 34, -90, 0.8), GOLD, bulge=6, toward=WAY, clip=m)
    tail = ("870,420 930,400 990,440 1030,420", "874,450 940,450 990,500 1040,490")
    for line in tail:
        c.shape(taper(line, [40, 50, 40, 4]), MANE, bulge=16, toward=WAY)
    for line in ("800,620 850,690 800,740", "700,640 690,700 730,750"):
        c.shape(taper(line, [70, 40, 34]), BACK, bulge=16, toward=WAY)
    saddle = spline(
        "616,300! 640,250 690,244 704,290! 760,300 800,270! 820,330 770,370 680,380 620,360"
    )
    c.shape(
        saddle, Ink("#7a4430", "#34182a", "#f0b070", rim="#ffe8b8"), bulge=22, toward=WAY, drop=10
    )


def _far_leg(c: Canvas) -> None:
    leg = "600,560 690,640 640,716"
    c.shape(taper(leg, [120, 66, 44]), BACK, bulge=26, toward=WAY)
    c.shape(
        spline("612,706! 664,700! 690,752! 600,756!"),
        Ink("#4a3a3c", "#1c1420", "#8a7264"),
        bulge=10,
    )


def _mane(c: Canvas) -> None:
    r = rng(6)
    for s in samples("470,130 560,170 630,250 670,350", 11):
        reach = 130 + 70 * r.rand()
        lock = [
            (s.x - 40, s.y + 10),
            (s.x + reach * 0.4, s.y - 40),
            (s.x + reach * 0.8, s.y - 20 + 20 * r.randn()),
            (s.x + reach * 1.15, s.y - 60 + 14 * r.randn()),
        ]
        c.shape(taper(lock, [50, 56, 34, 3]), MANE, bulge=16, toward=WAY, edge=0.3)


def _neck(c: Canvas) -> None:
    neck = spline(
        "440,150! 540,160 620,230 664,340 680,470 640,600 520,640 400,600 372,500 420,400 450,300"
    )
    m = c.shape(neck, COAT, bulge=90, toward=WAY)
    c.wash(c.spot(470, 440, 90, 140) * 0.7, COAT.shade, clip=m)
    for i in range(5):  # bards: plates down the crest
        a = samples("500,150 590,210 646,310 672,430", 6)[i]
        b = samples("470,250 520,320 560,400 590,490", 6)[i]
        plate = [
            (b.x, b.y, 0.0),
            (a.x - 10, a.y - 6),
            (a.x + 26, a.y + 40),
            (a.x + 20, a.y + 96, 0.0),
            (b.x + 36, b.y + 76, 0.0),
        ]
        c.shape(spline(plate), STEEL, bulge=16, toward=WAY, edge=0.5, drop=5, clip=m)


def _near_leg(c: Canvas) -> None:
    """Lifted, the knee towards us."""
    c.shape(taper("440,560 350,610 352,640", [130, 92, 70]), COAT, bulge=36, toward=WAY, drop=10)
    c.shape(taper("352,636 376,690 430,720", [72, 50, 44]), COAT, bulge=20, toward=WAY, edge=0.4)
    hair = [
        taper([(396 + k * 13, 700), (410 + k * 12, 734), (396 + k * 16, 756)], [24, 22, 4])
        for k in range(4)
    ]
    c.shape(hair, Ink("#f0e2cc", "#8a7480", "#ffffff"), bulge=8, toward=WAY)
    c.shape(
        spline("430,700! 478,696! 512,740! 440,768!"),
        Ink("#4a3a3c", "#1c1420", "#8a7264"),
        bulge=10,
    )
    c.shape(ellipse(350, 622, 52, 48), STEEL, bulge=20, toward=WAY, edge=0.5, drop=6)


def _chest(c: Canvas) -> None:
    peytral = spline(
        "384,470! 470,520 580,520 676,460! 690,560 660,660! 600,630! 560,690! 510,640!"
        " 450,676! 420,610! 376,620!"
    )
    m = c.shape(peytral, CLOTH, bulge=50, toward=WAY, drop=10)
    c.lines(
        [
            ("470,530 480,600 470,670", [2, 8, 3]),
            ("560,530 570,600 560,680", [2, 8, 3]),
            ("630,510 650,580 640,640", [2, 8, 3]),
        ],
        CLOTH.shade,
        0.8,
        clip=m,
    )
    c.shape(
        taper("380,470 470,524 580,524 680,458", [24, 30, 30, 24], cap=False),
        GOLD,
        bulge=9,
        toward=WAY,
        drop=6,
    )
    c.shape(ellipse(526, 530, 44), STEEL, bulge=18, toward=WAY, drop=8, edge=0.4)
    c.shape(leaf(526, 562, 62, -90, 0.7), GOLD, bulge=8, toward=WAY)


def _head(c: Canvas) -> None:
    """In three-quarter view, the muzzle thrust towards us and to the left."""
    far_ear = spline("404,120! 396,70 416,36! 440,80 436,130!")
    c.shape(far_ear, BACK, bulge=10, toward=WAY)
    head = spline(
        "400,130 450,104 510,118 546,176 544,250 510,320 470,370 440,430 420,486 380,514 320,512"
        " 282,480 280,430 306,380 340,320 362,250 376,180"
    )
    m = c.shape(head, COAT, bulge=56, toward=WAY, drop=26)
    c.wash(c.spot(500, 290, 70, 80) * 0.6, COAT.shade, clip=m)
    c.wash(c.spot(340, 490, 80, 50) * 0.8, "#34202c", clip=m)
    c.flat(spline("300,446! 318,430 336,444 326,466 304,468"), "#180c14", clip=m)
    c.flat(spline("378,450! 398,438 412,452 402,474 382,474"), "#180c14", clip=m)
    c.lines(
        [("296,486 340,500 400,492 424,470", [2, 5, 5, 2]), ("520,220 530,260 506,320", [1, 5, 1])],
        "#180c14",
        0.9,
        clip=m,
    )
    near_ear = spline("470,130! 474,70 506,30! 524,84 520,142!")
    c.shape(near_ear, COAT, bulge=14, toward=WAY, drop=5)
    c.flat(spline("486,120! 488,84 504,58! 510,96 506,126!"), "#28141f")


def _chamfron(c: Canvas) -> None:
    plate = spline(
        "408,132! 452,112 496,128! 500,196 470,200 452,240 430,330 400,400 372,436! 340,424"
        " 326,400! 360,330 384,250 386,200"
    )
    m = c.shape(plate, STEEL, bulge=26, toward=WAY, drop=8, edge=0.4)
    c.lines([("450,116 428,220 392,330 352,428", [4, 9, 8, 3])], "#464868", 0.7, clip=m)
    c.shape(leaf(430, 250, 110, -76, 0.24), GOLD, bulge=8, toward=WAY, drop=6)
    rim = ("386,200 360,330 326,400", "470,200 430,330 372,436")
    for line in rim:
        c.shape(taper(line, [8, 9, 8]), GOLD, bulge=4, toward=WAY)
    c.flat(spline("474,222! 494,204 520,214! 514,240 486,244"), "#f8ecd8")
    c.flat(ellipse(496, 224, 15, 16), "#34141c")
    c.flat(ellipse(490, 217, 5), "#ffffff")
    c.lines([("466,222 494,198 526,214", [3, 9, 3])], "#180c14")
    far = c.flat(spline("362,222! 374,206 386,214! 380,238"), "#34141c")
    c.put("#fff6e0", c.mask(ellipse(374, 214, 3)) * far)
    bridle = ("520,250 470,330 430,432", "424,470 470,470 560,430 640,400")
    c.lines([(b, [9, 9, 8]) for b in bridle], "#4a1420")
    for x, y in ((432, 432), (520, 252)):
        c.shape(ellipse(x, y, 13), GOLD, bulge=8, toward=WAY)


def _plume(c: Canvas) -> None:
    plumes = (
        ("456,110 470,50 540,24 610,60", CLOTH),
        ("452,112 450,44 510,0 580,10", Ink("#fff2dc", "#b09098", "#ffffff")),
        ("458,114 490,70 560,64 620,110", Ink("#e8b040", "#8a4a2c", "#fff6c0")),
    )
    for line, ink in plumes:
        c.shape(taper(line, [14, 42, 46, 4]), ink, bulge=14, toward=WAY, edge=0.3)
    c.shape(ellipse(454, 116, 16, 14), GOLD, bulge=9, toward=WAY)


def _dust(c: Canvas) -> None:
    for x, y, w, h, s in (
        (130, 730, 300, 70, 3),
        (880, 740, 340, 80, 5),
        (620, 764, 300, 50, 9),
        (300, 764, 240, 44, 7),
    ):
        puff = cloud(x, y, w, h, s, 10, False)
        c.shape(puff, Ink("#e8b878", "#a86a4c", "#fff2c8"), bulge=26, toward=WAY)
    steam = blur(
        c.mask(
            [
                taper("290,470 220,480 160,440", [16, 50, 90]),
                taper("360,490 300,540 230,550", [14, 40, 70]),
            ]
        ),
        10,
    )
    c.wash(steam * 0.75, "#fff8e6")
    clods = [
        ellipse(x, y, q, q * 0.7) for x, y, q in scatter(rng(3), 22, (140, 600, 900, 740), (3, 10))
    ]
    c.flat(clods, "#5a2c2c")
