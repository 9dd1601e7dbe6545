"""Lightning splits a lone tree on a hill and sets it alight; a stag runs for its life."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Light,
    bolt,
    cloud,
    ellipse,
    jet,
    move,
    ribbon,
    ridge,
    rng,
    scatter,
    spline,
    swarm,
    taper,
)

LIGHT = Light((505, 330), "#ffeec0", "#0c0a22")
BARK = Ink("#24122c", "#0c0716", "#e86a3c", rim="#ffc878", rim_width=3)
FORK = (506, 436)


def paint(c: Canvas) -> None:
    _sky(c)
    _clouds(c, ((960, 190, 320, 60, 9), (30, 200, 280, 60, 12), (700, 150, 300, 60, 22)))
    _flash(c)
    _clouds(c, ((250, 130, 330, 60, 21), (160, 60, 460, 110, 3), (800, 50, 520, 120, 5)))
    _clouds(c, ((500, 24, 420, 90, 8),))
    _hill(c)
    _tree(c)
    _rain_and_sparks(c)
    _stag(c)
    _grass(c)
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
        c.shape(heap, storm, bulge=h * 0.5, toward=((505 - x) * 0.5, 260))


def _flash(c: Canvas) -> None:
    main = bolt((560, 40), FORK, 120, 5)
    parts = [ribbon(main, 26, 13)]
    branches = ((9, -210, 190, 2), (15, 230, 170, 3), (22, -190, 110, 4), (5, 260, 90, 7))
    for i, dx, dy, seed in branches:
        x, y = main[min(i, len(main) - 1)]
        arm = bolt((x, y), (x + dx, y + dy), 55, seed + 10)
        parts.append(ribbon(arm, 11, 1.5))
        x, y = arm[len(arm) // 2]
        twig = bolt((x, y), (x + dx * 0.3 - 30, y + dy * 0.7), 26, seed + 30)
        parts.append(ribbon(twig, 5, 1))
    flash = c.mask(parts)
    c.glow(flash, 70, "#ff9a60", 0.9)
    c.glow(flash, 22, "#ffd080")
    c.put("#fffef2", flash)


def _hill(c: Canvas) -> None:
    far = Ink("#5a2a5c", "#2c1646", "#ff9a60")
    c.shape(ridge(610, 50, 240, 4), far, bulge=40, toward=(0, -1))
    hill = spline("-40,820! -40,730 160,706 340,660 505,636 670,660 830,706 1064,736 1064,820!")
    near = Ink("#2c1840", "#120b24", "#ff9a50", rim="#ffd890", rim_width=5)
    c.shape(hill, near, bulge=60, toward=(0, -1))


def _tree(c: Canvas) -> None:
    """Two halves of one trunk, torn apart at the fork, with the fire standing between them."""
    jet(c, "504,668 512,580 496,470 514,370 500,250", [44, 60, 78, 70, 34], 5)
    left = (
        ("446,520 384,494 330,506 276,470", [28, 20, 12, 3]),
        ("400,412 396,340 420,290 404,236", [26, 18, 11, 3]),
        ("458,690 452,590 440,510 396,410 330,360 300,280", [96, 62, 54, 40, 22, 3]),
    )
    right = (
        ("578,476 640,462 684,420 742,424", [28, 20, 12, 3]),
        ("570,520 610,540 660,530", [18, 12, 3]),
        ("612,404 600,340 622,270", [24, 16, 3]),
        ("552,690 556,590 572,500 612,404 684,362 730,300", [96, 58, 50, 38, 20, 3]),
    )
    for line in ("452,640 410,668 336,690", "560,640 606,666 684,686"):
        c.shape(taper(line, [54, 30, 4]), BARK, bulge=12, toward=(0, -1))
    for side, sun in ((left, (0.9, -0.3)), (right, (-0.9, -0.3))):
        for line, widths in side:
            c.shape(taper(line, widths), BARK, bulge=14, toward=sun)
    base = spline("418,716! 428,640 466,626 506,660 546,626 584,640 596,716! 506,730")
    c.flat(base, "#1c0f26")
    grain = ("444,660 444,570 424,470", "566,660 568,560 590,460", "462,664 462,600")
    c.lines([(line, [1, 4, 1]) for line in grain], "#0c0716", 0.8)
    jet(c, "340,380 322,320 312,250 344,180", [10, 26, 30, 12], 9)
    jet(c, "620,290 632,236 616,170", [8, 26, 14], 4)
    jet(c, "712,330 728,290 724,250", [8, 17, 9], 6)


def _rain_and_sparks(c: Canvas) -> None:
    r = rng(4)
    c.motes(swarm(r, 90, (506, 400), (150, 130)), "#ffd880", "#ff7a20")
    drops = scatter(r, 120, (0, 0, 1100, 760))
    c.lines([([(x, y), (x - 16, y + 60)], [0.4, 1.7]) for x, y, _ in drops], "#e8c8d0", 0.25)


def _stag(c: Canvas) -> None:
    body = spline(
        "752,688 786,668 836,672 860,656 868,630! 878,652 890,664 874,676 864,694 826,700 780,704"
    )
    legs = ("764,696 738,718 722,740", "780,700 768,726 744,742", "852,692 886,704 908,728")
    antlers = (
        ("870,634 856,600 868,578", [4, 4, 1.5]),
        ("860,612 842,596", [4, 1.5]),
        ("876,634 892,606 888,584", [4, 4, 1.5]),
        ("888,612 904,600", [4, 1.5]),
    )
    stag = [body, *(taper(line, [11, 7, 4]) for line in (*legs, "840,696 872,716 880,742"))]
    c.flat([move(path, -10, -14) for path in stag], "#140c22")
    c.flat([move(taper(line, widths), -10, -14) for line, widths in antlers], "#140c22")
    c.lines([("752,672 790,654 836,658 856,640", [1, 3, 3, 1])], "#ff9a50", 0.9)
    c.flat(ellipse(867, 650, 2), "#ffd890")


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
