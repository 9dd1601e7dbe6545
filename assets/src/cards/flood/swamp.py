"""A regiment has sunk in the green dusk; a frog keeps the nearest helmet, a torch has drowned."""

from __future__ import annotations

from art import Canvas, Ink, Light, rng, rows, smoothstep, strokes_of
from art.geometry import Place, ellipse, polygon, rectangle, samples, spline, taper
from art.motifs import ridge, scatter

LIGHT = Light((470, 260), "#e8f0a0", "#08161a")
BARK = Ink("#2a3430", "#0c1618", "#8a9a58", rim="#d8e890", rim_width=3)
STEEL = Ink("#6a7a78", "#1c2c34", "#d8e4b0", rim="#f4f8c8", rim_width=4)


def paint(c: Canvas) -> None:
    _sky(c)
    _far_trees(c)
    _water(c)
    _far_helmets(c)
    _banner(c)
    _helmet(c)
    _frog(c)
    _tree(c)
    _plants(c)
    _wisps(c)
    c.finish(vignette=0.28)


def _sky(c: Canvas) -> None:
    v = (
        c.spot(470, 260, 820, 560)
        + 0.04
        + (c.swirl(200, 80, 4, 3, stretch=(1.5, 0.5)) - 0.5) * 0.22
    )
    c.field(v, "#16343a .2:#2a5448 .4:#54844f .6:#98b45c .8:#d8dc88 #f8f6c0")
    c.flat(ellipse(560, 250, 84), "#fbf8cc")


def _far_trees(c: Canvas) -> None:
    r = rng(6)
    for depth, (hue, count, foot) in enumerate((("#7f9a5c", 11, 470), ("#47704e", 8, 486))):
        for i in range(count):
            x = i * 1060 / count + r.rand() * 70 - 20
            if 380 < x < 560:
                continue
            w = 12 + depth * 10 + r.rand() * 8
            lean = r.randn() * 26
            stem = taper([(x, foot), (x + lean * 0.3, 330), (x + lean, -40)], [w * 2.6, w, w * 0.6])
            arms = [
                taper(
                    [(x + lean * s, y), (x + 50 * k, y - 34), (x + 100 * k, y - 26)],
                    [w * 0.5, w * 0.3, 2],
                )
                for s, y, k in ((0.5, 260, 1), (0.7, 210, -1), (0.9, 150, 1))
            ]
            c.flat([stem, *arms], hue)
        c.haze(330, 500, "#b8c878", 0.5 - depth * 0.2)
    c.shape(ridge(474, 8, 140, 3, floor=520), "#3a5f48 #24443c #b8c878", 10)


def _water(c: Canvas) -> None:
    water = c.rough(rectangle(-10, 480, 1050, 300))
    v = c.spot(470, 500, 560, 190) * 0.9 + (c.noise(120, 4, 8, stretch=(3.4, 0.22)) - 0.5) * 0.5
    c.field(v, "#0a1a1e .25:#15302e .45:#2c5240 .65:#6a8a50 .85:#b8c474 #eef0b0", water, soft=0.8)


def _helm(c: Canvas, p: Place, ink: Ink, plume: str) -> None:
    """A barrel helm in profile, looking left, its lower part below the water."""
    outline = p.spline("10,-150! 40,-196 96,-196 136,-160 150,-110! 116,-142 80,-160 40,-152")
    c.shape(outline, Ink(plume, lit="#f0b070"), 14 * p.scale, toward=(0.2, -1))
    bowl = p.spline("-92,20! -98,-60 -84,-116 -30,-152 30,-154 82,-122 100,-60 98,20!")
    mask = c.shape(bowl, ink, 60 * p.scale, toward=(0.1, -1), edge=0.4)
    slit = p.path(polygon("-112,-92 -10,-88 -10,-70 -112,-68"))
    c.flat(slit, "#0a1418", clip=mask)
    strokes = [
        (p.points("-8,-152 -12,-90 -8,20"), [3 * p.scale, 7 * p.scale, 3 * p.scale]),
        (p.points("-98,-54 -10,-50"), [3 * p.scale, 4 * p.scale]),
    ]
    c.lines(strokes, "#1c2c34", 0.85, clip=mask)
    dots = [
        ellipse(*p.points([(x, y)])[0][:2], 4.6 * p.scale)
        for x in (-74, -52, -30)
        for y in (-38, -20, -2)
    ]
    c.flat(dots, "#0a1418", clip=mask)
    rivets = [ellipse(*p.points([(8, y)])[0][:2], 4 * p.scale) for y in (-128, -96, -64, -32, 0)]
    c.flat(rivets, "#e8e8a8", 0.8, clip=mask)


def _ripples(c: Canvas, x: float, y: float, w: float, bright: float = 0.8) -> None:
    c.shadow(ellipse(x, y + w * 0.06, w * 1.05, w * 0.14), "#0a1a1e", 6, 0.9)
    strokes = [
        (
            f"{x - w * k},{y + 2} {x - w * k * 0.5},{y + w * 0.11 * k + 4} "
            f"{x + w * k * 0.5},{y + w * 0.11 * k + 4} {x + w * k},{y + 2}",
            [0.6, 4, 4, 0.6],
        )
        for k in (1.0, 1.3, 1.65)
    ]
    c.lines(strokes, "#d8e090", bright)


def _far_helmets(c: Canvas) -> None:
    for x, y, s, turn, hue in rows(
        "150 520 0.34 -10 #6a7a54 | 60 566 0.5 12 #5a6e58 | 780 512 0.3 14 #6a7a54 | "
        "890 560 0.52 -16 #526658"
    ):
        c.lines([([(x + 60 * s, y + 20), (x + 120 * s, y - 360 * s)], [18 * s, 10 * s])], "#24382f")
        _helm(c, Place(x, y, s, turn), Ink(hue, "#24382f", "#e0e4a0"), "#6a3a34")
        mask = rectangle(x - 120 * s, y + 1, 240 * s, 60 * s)
        c.field(c.noise(40, 3, 8, stretch=(3, 0.3)), "#2c5240 #4f7448 #8a9f58", c.rough(mask), 0.8)
        _ripples(c, x, y, 100 * s, 0.6)


def _banner(c: Canvas) -> None:
    """The regiment's colors, still upright behind the one who carried them."""
    c.lines("720,680 752,420 778,120 : 18 15 11", "#1c2a26")
    cloth = c.shape(
        "770,150! 680,172 600,150 540,186! 566,222 530,262! 580,268 560,318! 616,300 640,350!"
        " 690,310 756,330!",
        "#a03a34 #3c1c2c #f0a868 #ffe0a0",
        22,
        toward=(-0.6, -0.5),
    )
    c.lines("720,168 706,230 704,312 | 640,164 640,230 636,300 : 1 8 2", "#3a1a24", 0.8, clip=cloth)
    for i in range(3):  # the third regiment
        c.flat(rectangle(622 + i * 36, 208, 17, 70, 3), "#f4dc98", clip=cloth)
    c.shape("758,128! 784,60! 800,130! 780,146", STEEL, 9)


def _helmet(c: Canvas) -> None:
    """A helmet as large as a chapel, sunk to the breaths, with moss for a crest."""
    _helm(c, Place(440, 664, 2.5, -11), STEEL, "#5a6a4c")
    moss = spline(
        "288,330! 330,286 420,262 510,272 590,318! 584,366 552,340 536,404 500,344 470,372 440,326"
        " 404,392 376,336 330,366!"
    )
    c.shape(moss, "#6a8a40 #24442c #d4dc78 #f4f8b0", 14, toward=(0.2, -1), drop=8)
    cover = c.rough(ellipse(450, 744, 380, 96)) * smoothstep(
        646, 676, c.y + (c.noise(30, 3, 4) - 0.5) * 14
    )
    v = c.spot(520, 680, 460, 110) * 0.7 + (c.noise(120, 4, 8, stretch=(3.4, 0.22)) - 0.5) * 0.5
    c.field(v, "#0e2426 .3:#1c4038 .6:#3c6848 .85:#8aa458 #d0d880", cover, soft=0.8)
    _ripples(c, 446, 664, 250)


def _frog(c: Canvas) -> None:
    """Its new colonel."""
    ink = Ink("#78b840", "#24502c", "#e4f088", rim="#f8fcc0", rim_width=3)
    p = Place(430, 214, 1.36)
    c.shape(taper(p.points("26,22 52,12 60,34 36,44"), [30, 32, 22, 13]), ink, 12, toward=(0.4, -1))
    body = p.spline("-42,22 -48,0 -38,-16 -22,-26 -8,-24 26,-10 46,16 38,38 -8,42 -30,36")
    c.shape(body, ink, 30, toward=(0.4, -1), drop=8)
    c.shape(taper(p.points("-18,22 -24,40 -38,46"), [18, 14, 10]), ink, 7, toward=(0.4, -1))
    c.shape(p.path(ellipse(-24, -24, 14)), ink, 12, toward=(0.4, -1))
    c.flat(p.path(ellipse(-27, -25, 7)), "#fff4b0")
    c.flat(p.path(ellipse(-29, -25, 3, 5)), "#10181a")
    c.lines([(p.points("-48,6 -30,10 -12,4"), [1, 4, 1])], "#1c3c24")


def _tree(c: Canvas) -> None:
    """A dead bough with beards of moss frames the upper right."""
    r = rng(12)
    for line, widths in strokes_of(
        "1040,800 940,640 930,420 980,200 940,-30 : 240 130 96 110 120 | "
        "960,240 880,170 800,150 700,90 : 70 44 28 6 | 870,168 820,110 800,40 : 30 18 4"
    ):
        m = c.shape(taper(line, widths, cap=False), BARK, 26, toward=(-1, -0.2), edge=0.2)
        c.lines(
            [([s.beside(k) for s in samples(line, 9)], [1, 5, 1]) for k in (-20, 14, 34)],
            "#0c1618",
            0.6,
            clip=m,
        )
    for s in samples("720,100 800,152 880,176 950,230", 18):
        n = 120 * (0.4 + r.rand() * 0.8)
        strand = [
            (s.x, s.y - 4),
            (s.x + 5 * r.randn(), s.y + n / 2),
            (s.x + 7 * r.randn(), s.y + n),
        ]
        moss = Ink("#54704a" if r.rand() < 0.5 else "#3c5a44", "#1a2c24", "#c0cc74")
        c.shape(taper(strand, [20, 13, 3], cap=False), moss, 6, toward=(-1, -0.1))


def _plants(c: Canvas) -> None:
    for x, y, w in ((560, 706, 56), (660, 732, 44), (110, 722, 60), (842, 722, 60), (470, 734, 40)):
        c.shadow(ellipse(x, y + 5, w, w * 0.24), "#0a1a1e", 4, 0.9)
        pad = polygon([(x, y), (x + w * 0.9, y - w * 0.3), (x + w * 1.2, y)])
        m = c.rough(ellipse(x, y, w, w * 0.24)) * (1 - c.mask(pad))
        c.field(c.spot(x - w * 0.3, y - 6, w, w * 0.4), "#24502c .4:#4a7c3a #a8c060", m)
    c.shape(
        "548,700! 544,680 556,668! 562,684! 574,670! 578,690 568,702!", "#e8a8a0 #9a5468 #fff0d8", 7
    )
    r = rng(9)
    for side in (0, 1):
        for _ in range(20):
            x = r.rand() * 100 - 20 if side == 0 else 1030 - r.rand() * 110
            h = 120 + r.rand() * 150
            lean = r.randn() * 20 + (26 if side == 0 else -26)
            c.lines(
                [([(x, 780), (x + lean * 0.3, 770 - h * 0.6), (x + lean, 770 - h)], [9, 7, 3])],
                "#2a4a36",
            )
            if r.rand() < 0.4:
                outline = taper([(x + lean * 0.8, 790 - h), (x + lean, 740 - h)], [15, 13])
                c.shape(
                    outline, "#4a2c24 #140f12 #c8a060", 6, toward=(1 if side == 0 else -1, -0.2)
                )


def _wisps(c: Canvas) -> None:
    c.wash(c.noise(140, 4, 21, stretch=(3, 0.3)) * c.spot(460, 486, 620, 30) * 0.7, "#e4eaa8")
    for x, y, s in ((850, 430, 1.2), (120, 450, 1.0)):
        p = Place(x, y, s)
        m = c.flat(p.spline("6,-46! 6,-24 15,-6 12,12 0,18 -12,12 -13,-4 -5,-16"), "#5fe0b0")
        outline = Place(x, y + 5 * s, s * 0.55).spline(
            "6,-46! 6,-24 15,-6 12,12 0,18 -12,12 -13,-4 -5,-16"
        )
        c.flat(outline, "#f4fff4")
        c.glow(m, 22, "#7affc0", 1.0)
    c.motes(scatter(rng(3), 50, (80, 200, 960, 640), (1, 2.6)), "#f4f8c0", "#b8e070")
