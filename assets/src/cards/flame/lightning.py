"""Lightning splits a lone tree on a hill and sets it alight; a stag runs for its life."""

from __future__ import annotations

import numpy as np
from art import Canvas, Ink, Light, rng, rows, strewn, strokes_of
from art.geometry import Place, ellipse, points_of, ribbon, samples, spline, taper
from art.motifs import bolt, cloud, leaf, ridge, scatter, swarm

LIGHT = Light((505, 330), "#ffeec0", "#0c0a22")
BARK = Ink("#24122c", "#0c0716", "#e86a3c", rim="#ffc878", rim_width=3)
FLASH = (
    "560,30 538,112 574,128 528,214 556,230 498,322 530,340 486,440 522,456 494,548 514,560 505,650"
)


def paint(c: Canvas) -> None:
    _sky(c)
    _clouds(c, ((960, 190, 320, 60, 9), (30, 200, 280, 60, 12), (700, 150, 300, 60, 22)))
    _clouds(c, ((250, 130, 330, 60, 21), (160, 60, 460, 110, 3), (800, 50, 520, 120, 5)))
    c.layers(_hill, _fire, _flash)
    _clouds(c, ((500, 24, 420, 90, 8),))
    c.layers(_tree, _rain_and_sparks, _stag, _grass)
    c.finish(vignette=0.38)


def _sky(c: Canvas) -> None:
    near = np.clip(1 - np.abs(c.x - 505) / 430, 0, 1)
    v = 0.16 + near * 0.34 + (c.swirl(260, 140, 6, 9) - 0.5) * 0.75
    v = v + c.spot(505, 500, 380, 330) * 0.5
    c.field(v, "#140d2c .2:#2a1648 .4:#552460 .58:#98386a .75:#e06a52 .9:#ffbe62 #fff2bc")


def _clouds(c: Canvas, heaps: tuple[tuple[float, ...], ...]) -> None:
    storm = Ink("#33204e", "#150d2c", "#c85a68", rim="#ffb070", rim_width=3)
    for x, y, w, h, seed in heaps:
        heap = cloud(x, y, w, h * 1.25, seed, puffs=7, flat=False)
        c.shape(heap, storm, h * 0.5, toward=((505 - x) * 0.5, 260))


def _flash(c: Canvas) -> None:
    """One stroke into the heart of the oak, and what branches from it on the way."""
    parts = [ribbon(FLASH, 30, 12)]
    main = points_of(FLASH)
    branches = ((3, -220, 130, 2), (4, 230, 150, 3), (5, -170, 60, 4), (1, -200, 40, 6))
    for i, dx, dy, seed in (*branches, (2, 260, 50, 7)):
        x, y = main[i][:2]
        arm = bolt((x, y), (x + dx, y + dy), 55, seed + 10)
        parts.append(ribbon(arm, 12, 1.5))
        x, y = arm[len(arm) // 2]
        parts.append(ribbon(bolt((x, y), (x + dx * 0.3 - 30, y + dy * 0.7), 26, seed + 30), 5, 1))
    flash = c.mask(parts)
    c.glow(flash, 70, "#ff9a60", 0.9)
    c.glow(flash, 22, "#ffd080")
    c.put("#fffef2", flash)


def _hill(c: Canvas) -> None:
    c.shape(ridge(610, 50, 240, 4), Ink("#5a2a5c", "#2c1646", "#ff9a60"), 40, toward=(0, -1))
    hill = spline("-40,820! -40,730 160,706 340,660 505,636 670,660 830,706 1064,736 1064,820!")
    near = Ink("#2c1840", "#120b24", "#ff9a50", rim="#ffd890", rim_width=5)
    c.shape(hill, near, 60, toward=(0, -1))


def _fire(c: Canvas) -> None:
    """Tongues that lick up between the halves, five inks deep."""
    layers = rows("1.0 #c83a1c | 0.88 #ee6a1e | 0.72 #ffa02c | 0.54 #ffd05a | 0.36 #fff0b0")
    for k, (part, hue) in enumerate(layers):
        r = rng(20 + k)
        tongues = []
        for i in range(15):
            t = i / 7 - 1
            tall = (470 - 200 * abs(t)) * part * (0.74 + 0.34 * r.rand())
            bend = (8 + 14 * r.rand()) * (1 if r.rand() < 0.5 else -1)
            line = [
                (506 + t * 6, 690),
                (506 + t * tall * 0.07 - bend * 0.4, 690 - tall * 0.42),
                (506 + t * tall * 0.17 + bend * 0.6, 690 - tall * 0.74),
                (506 + t * tall * 0.14 - bend * 0.4, 690 - tall),
            ]
            tongues.append(taper(line, [20, 40 - 4 * k, 34 - 3 * k, 2], 50))
        c.flat(tongues, hue)
    c.glow(c.mask(ellipse(506, 470, 60, 150)), 60, "#ff8a30", 0.4)


def _blaze(c: Canvas, line: str, tall: float, seed: int) -> None:
    """Flames along the end of a bough, blown a little to the right."""
    for part, hue in ((1.0, "#d8481e"), (0.76, "#ff8a2c"), (0.5, "#ffd86a")):
        r = rng(seed)
        tongues = []
        for i, s in enumerate(samples(line, 8)):
            high = tall * part * (0.45 + 0.55 * i / 7) * (0.75 + 0.5 * r.rand())
            bend = (r.rand() - 0.3) * tall * 0.16
            tongues.append(
                taper(
                    f"""{s.x},{s.y + 6} {s.x - bend},{s.y - high * 0.34}
                {s.x + bend},{s.y - high * 0.7} {s.x + tall * 0.14 * part},{s.y - high}""",
                    [4 + 6 * part, tall * 0.17 * part, tall * 0.12 * part, 1.5],
                    40,
                )
            )
        c.flat(tongues, hue)


def _tree(c: Canvas) -> None:
    """Two halves of one trunk, torn apart at the fork, with the fire standing between them."""
    left = strokes_of(
        "446,520 384,494 330,506 276,470 : 28 20 12 3 | "
        "400,412 396,340 420,290 404,236 : 26 18 11 3 | "
        "458,690 452,590 440,510 396,410 330,360 300,280 : 96 62 54 40 22 3"
    )
    right = strokes_of("""578,476 640,462 684,420 742,424 : 28 20 12 3 | 570,520 610,540 660,530 :
        18 12 3 | 612,404 600,340 622,270 : 24 16 3 | 552,690 556,590 572,500 612,404 684,362
        730,300 : 96 58 50 38 20 3""")
    for line in ("452,640 410,668 336,690", "560,640 606,666 684,686"):
        c.shape(taper(line, [54, 30, 4]), BARK, 12, toward=(0, -1))
    for side, sun in ((left, (0.9, -0.3)), (right, (-0.9, -0.3))):
        for line, widths in side:
            c.shape(taper(line, widths), BARK, 14, toward=sun)
    c.flat(spline("418,716! 428,640 470,624 506,676! 542,624 584,640 596,716! 506,730"), "#1c0f26")
    grain = ("444,660 444,570 424,470", "566,660 568,560 590,460", "462,664 462,600")
    c.lines([(line, [1, 4, 1]) for line in grain], "#0c0716", 0.8)
    _blaze(c, "352,376 324,344 300,280", 150, 9)
    _blaze(c, "606,310 612,290 622,270", 110, 4)
    _blaze(c, "690,356 714,330 730,300", 120, 6)
    tips = c.mask([ellipse(314, 270, 34, 70), ellipse(618, 250, 18, 46), ellipse(718, 280, 28, 54)])
    c.glow(tips, 30, "#ff8a30", 0.55)


def _rain_and_sparks(c: Canvas) -> None:
    r = rng(4)
    c.motes(swarm(r, 90, (506, 400), (150, 130)), "#ffd880", "#ff7a20")
    c.lines(strewn(scatter(r, 120, (0, 0, 1100, 760)), "0,0 -16,60", [0.4, 1.7]), "#e8c8d0", 0.25)


def _stag(c: Canvas) -> None:
    p = Place(836, 676, 1.12, -6)
    on = c.at(p)
    hide = Ink("#1c1026", "#0e0818", "#d8683c", rim="#ffb468", rim_width=3)
    c.shadow(ellipse(840, 730, 110, 8), "#0c0716", 6, 0.8)
    legs = strokes_of("""-50,-8 -78,18 -92,22 -122,38 : 34 15 10 6 | -40,-4 -62,28 -78,34 -98,58 :
        32 14 9 6 | 44,-12 80,6 96,2 118,-12 : 26 13 9 6 | 34,-8 66,20 80,24 104,16 : 24 12 9 6""")
    for line, widths in legs:
        c.flat(taper(p.points(line), widths), "#140b1e")
    antlers = strokes_of("""66,-92 44,-116 36,-150 48,-172 : 8 7 5 2 | 44,-118 22,-124 10,-142 : 6 5
        2 | 38,-140 22,-152 20,-168 : 5 4 2 | 72,-94 66,-124 74,-150 66,-172 : 8 7 5 2 | 68,-122
        86,-134 88,-152 : 6 5 2""")
    c.flat([taper(p.points(line), widths) for line, widths in antlers], "#140b1e")
    gleam = [([(x - 2, y - 1) for x, y in p.points(line)], [1, 3, 1]) for line, _ in antlers]
    c.lines(gleam, "#e8804c", 0.85)
    body = spline("""-72,-8 -64,-28 -34,-36 8,-32 36,-40 50,-66 58,-88 72,-98 90,-88 110,-72!
        104,-64 84,-66 76,-46 66,-20 44,-4 8,-4 -24,-6 -54,6""")
    on.shape(body, hide, 14, toward=(-0.6, -0.8), lighting=0.7)
    on.shape(leaf(62, -88, 26, 196, 0.5), hide, 5, toward=(-0.6, -0.8))
    on.flat(leaf(-66, -22, 26, 214, 0.6), "#ffd0a0")
    on.flat(ellipse(84, -82, 3.4), "#ffe8b0")


def _grass(c: Canvas) -> None:
    r = rng(11)
    blades = [
        [
            (x, 770),
            (x + r.randn() * 8, 744 - r.rand() * 26),
            (x + r.randn() * 22, 724 - r.rand() * 36),
        ]
        for x in range(-10, 1040, 9)
    ]
    c.lines([(blade, [6, 4, 0.6]) for blade in blades], "#0e081a")
