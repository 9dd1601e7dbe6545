"""Rain lashes the mouth of a cave; deep inside a dwarf's lantern finds a dragon asleep on gold."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, Light, about, rng, rows, strewn, strokes_of
from art.geometry import ellipse, move, polygon, rectangle, ribbon, samples, spline, taper, union
from art.motifs import bolt, cloud, leaf, pine, ridge, scales, scatter, sparkle, swarm

LIGHT = Light((770, 560), "#ffd080", "#0a0a1a")
MOUTH = (
    "330,560! 322,450 352,340 392,250! 420,214 452,190! 470,232! 492,176 548,150! 566,214! 590,150 "
    "640,152! 652,190! 676,164 716,196! 730,262! 748,226 782,300 806,400 812,480 800,560!"
)
ROCK = Ink("#5a3a44", "#221828", "#d88a50")
HIDE = Ink("#2f2a3c", "#141020", "#8a5a48", rim="#ffc878", rim_width=4)
SPINE = Ink("#5a2c34", "#20121e", "#f09a50")


def paint(c: Canvas) -> None:
    _rock(c)
    _weather(c)
    _teeth(c)
    _floor(c)
    _hoard(c)
    _dragon(c)
    _dwarf(c)
    _front(c)
    c.finish(vignette=0.26)


def _rock(c: Canvas) -> None:
    v = c.spot(700, 620, 620, 520) * 0.9 + (c.swirl(150, 60, 3, 5, stretch=(1.6, 0.7)) - 0.5) * 0.5
    c.field(v, "#4a3b70 .2:#614870 .4:#774965 .62:#915347 .82:#bb7145 #e89a50", soft=0.6)
    for k, (scale, hue, lit) in enumerate(
        rows(
            "1.95 #6a496f #885050 | 1.62 #724c61 #a5624a | 1.34 #784d5d #c87f50 | "
            "1.13 #805459 #e8a060"
        )
    ):
        c.shape(
            move(spline(MOUTH), 0, 30, scale, k * 3 - 5, about=(570, 500)),
            Ink(hue, "#58416f", lit),
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
    strokes = strewn(
        zip(r.rand(170) * 560 + 310, r.rand(170) * 420 + 120, strict=True), "0,0 -26,62", [0.6, 2.4]
    )
    c.lines(strokes, "#eef6f2", 0.5, clip=rim)
    return rim


def _teeth(c: Canvas) -> None:
    for points, widths in strokes_of(
        "400,-90 404,120 410,236 : 96 54 5 | 300,-90 296,150 306,300 : 150 90 6 | "
        "520,-90 524,80 520,170 : 90 44 5 | 622,-90 618,110 622,238 : 100 50 5 | "
        "720,-90 724,90 716,190 : 90 46 5 | 800,-90 806,160 792,330 : 130 76 6 | "
        "890,-90 894,120 886,250 : 120 66 6 | 190,-90 186,120 196,250 : 130 70 6"
    ):
        tooth = c.shape(
            taper(points, widths), ROCK, 26, toward=(0.8, 0.5), texture=c.noise(40, 3, 4), relief=10
        )
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


def _hoard(c: Canvas) -> None:
    outline = "90,760! 150,690 260,640 400,612 540,626 640,668 720,720 750,770!"
    pile = c.shape(outline, "#b87824 #5a3020 #ffd868", 50, toward=(0.8, -0.8))
    _coins(c, pile, 150, 5)


def _coins(c: Canvas, pile: Array, count: int, seed: int) -> None:
    r = rng(seed)
    for _ in range(count):
        x, y = r.rand() * 640 + 100, r.rand() * 150 + 610
        if pile[min(int(y), 759), int(x)] < 0.5:
            continue
        bright = r.rand() < 0.25 + 0.4 * (x / 760)
        c.flat(ellipse(x, y, 11, 5, r.randn() * 18), "#5a3020", 0.8)
        c.flat(ellipse(x, y - 2, 10, 4.4, r.randn() * 18), "#ffe27a" if bright else "#d8962e")


def _tail(c: Canvas, clip: Array | None = None) -> None:
    tail = "330,640 210,630 128,650 112,700 200,730 330,718 420,732 470,716"
    for s in samples(tail, 18)[9:-2]:
        x, y = s.beside(-14)
        c.shape(leaf(x, y, 22, s.angle * 57.3 - 110, 0.7), SPINE, 5)
    outline = taper(tail, [90, 84, 70, 58, 48, 36, 24, 6], cap=False)
    c.shape(
        outline, HIDE, 26, toward=(0.5, -1), drop=12 if clip is None else 0, edge=0.4, clip=clip
    )


def _dragon(c: Canvas) -> None:
    from_right = c.lit((0.8, -0.5))
    _tail(c)
    back = "196,640 216,556 280,486 390,448 480,474 534,520 596,556"
    for s in samples(back, 17)[1:-1]:
        x, y = s.beside(4)
        turn = s.angle * 57.3 - 62
        c.shape(leaf(x, y, 46, turn, 0.7), SPINE, 7)
    outline = "186,740! 190,610 236,520 316,462 390,448 470,470 530,520 580,540 630,590 640,740!"
    body = from_right(outline, HIDE, 120, texture=c.noise(60, 2, 3), relief=8)
    c.lines(scales(body, 26, 0.3, 4, 0.5), "#141020", 0.7, clip=body)
    c.lines("520,540 560,590 566,680 : 2 6 2", "#141020", clip=body)
    outline = move(
        spline(
            "300,470! 250,560 236,640! 290,616 330,650! 372,612 416,646! 446,596 480,600! "
            "430,500 350,452"
        ),
        0,
        36,
    )
    wing = from_right(outline, "#6a3438 #24121e #e08a50", 30, edge=0.6)
    strokes = (
        "312,506 280,596 240,668 | 320,506 322,606 330,676 | 334,502 380,586 414,670 | "
        "340,498 424,560 474,628 : 9 6 2"
    )
    c.lines(strokes, "#2a1a28", 1, clip=wing)
    front = "100,780! 190,720 330,694 470,704 560,688 660,690 740,730 770,780!"
    pile = c.shape(spline(front), "#b87824 #5a3020 #ffd868", 40, toward=(0.6, -1))
    _coins(c, pile, 90, 6)
    _tail(c, ((c.x > 120) & (c.y > 676)).astype(np.float32))
    c.shape(leaf(456, 722, 54, -16, 0.8), SPINE, 8)
    # the head, resting on its chin and turned to the lantern
    for points in ("588,604 556,560 520,552", "604,590 580,536 548,516"):
        c.shape(taper(points, [18, 13, 4]), "#e8c888 #7a4a38 #fff2c0", 7)
    outline = (
        "566,640 580,600 616,590 648,604 690,624 726,632 738,650 730,668! 690,676 640,684 "
        "590,688 566,672"
    )
    head = c.shape(outline, HIDE, 26, toward=(0.6, -0.9), drop=14, edge=0.5)
    c.lines("736,656 690,658 640,666 604,656 : 4 4 4 2", "#100c18", clip=head)
    c.lines("622,620 634,630 652,628 : 2 6 2", "#100c18")
    c.lines("612,610 632,606 656,616 : 2 6 2", "#e8a868", 0.9)
    c.flat(ellipse(718, 642, 7, 4, 20), "#100c18")
    for x in (668, 690, 710):
        c.flat(polygon([(x, 660), (x + 9, 659), (x + 5, 672)]), "#fff2d0")
    c.shape(leaf(578, 650, 50, 160, 0.6), SPINE, 7)
    breath = strokes_of(
        "730,636 750,614 730,590 750,566 736,540 : 2 9 12 9 1 | 736,630 766,612 762,590 : 2 6 1"
    )
    c.lines(breath, "#f4dcb8", 0.85, n=60)


def _dwarf(c: Canvas) -> None:
    from_left = c.lit((-1, -0.3))
    x, y = 880, 690
    c.shadow(ellipse(x + 20, y - 60, 90, 110), "#2a1a26", 26, 0.75)
    c.shadow(ellipse(x, y + 4, 70, 10), "#17111f", 6, 0.9)
    c.lines([(f"{x + 62},{y - 8} {x + 18},{y - 170}", [8, 8])], "#6a4028")
    c.shape(
        spline([(x - 24, y - 160, 0), (x + 16, y - 184), (x + 66, y - 156, 0), (x + 18, y - 168)]),
        "#a8b0b8 #3a3a4c #fff0d0",
        7,
    )
    boots = [
        spline(
            [(a, y + 4, 0), (a + 12, y - 8), (a + 16, y - 28), (a + 42, y - 28), (a + 42, y + 4, 0)]
        )
        for a in (x - 44, x - 4)
    ]
    from_left(boots, "#3a2430 #150f1c #c87a48", 14)
    outline = spline(about(x, y, "-36,-20! -34,-84 0,-104 36,-84 42,-20!"))
    from_left(outline, "#26305a #10122a #c89a68 #ffe0a0", 14)
    c.flat(
        polygon([(x - 36, y - 50), (x + 40, y - 50), (x + 41, y - 38), (x - 36, y - 38)]), "#5a3424"
    )
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
    c.flat(
        union(rectangle(x - 110, y - 82, 40, 8, 3), rectangle(x - 110, y - 38, 40, 8, 3)), "#4a2c28"
    )
    c.glow(lamp, 24, "#ffb84a", 0.9)
    c.halo(x - 90, y - 56, 300, "#ff9a40", 0.4)


def _front(c: Canvas) -> None:
    for points in (
        "-20,800! -20,330 40,420 70,560 140,690 220,770!",
        "1050,800! 1050,300 1000,400 986,560 960,700 900,770!",
    ):
        c.shape(
            spline(points),
            "#17111f #0c0914 #7a4030",
            30,
            toward=(0.9 if points.startswith("-") else -0.9, -0.4),
        )
    c.lines(sparkle(640, 700, 18) + sparkle(350, 650, 14) + sparkle(500, 660, 12), "#fff8d8")
    c.motes(swarm(rng(9), 40, (790, 580), (120, 80)), "#ffe0a0", "#ff9a40")
    c.motes(scatter(rng(4), 20, (340, 560, 820, 600), (1, 2.4)), "#dce8ec")
