"""A glove with nobody in it creeps on its fingertips towards a jewel."""

from __future__ import annotations

from art import (
    Canvas,
    Ink,
    Light,
    ellipse,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    sparkle,
    spline,
    taper,
)

LIGHT = Light((170, 560), "#d8ffb0", "#160c2c")
WAY = (-0.85, 0.1)
KID = Ink("#e4d8e0", "#6a5488", "#ffffff", rim="#f4ffd8")
FAR = Ink("#a898bc", "#4a3a70", "#e0f0d0", rim="#d8ffb0")
GOLD = Ink("#e0a840", "#7a4526", "#fff2b4", rim="#fffbe0", rim_width=2.5)
VELVET = Ink("#a82448", "#4a0c34", "#ff8a8a")
GEM = (196.0, 566.0)


def paint(c: Canvas) -> None:
    _vault(c)
    _cushion(c)
    _finger(c, "514,376 466,280 394,376 412,605", [84, 77, 64, 47], FAR)
    _finger(c, "474,394 370,271 284,385 300,596", [91, 84, 69, 49], FAR)
    _cuff(c)
    _finger(c, "690,544 666,614 626,649 626,702", [126, 101, 81, 55], KID)
    _palm(c)
    _finger(c, "490,429 386,332 328,464 354,688", [104, 97, 77, 54], KID)
    _finger(c, "546,500 476,412 453,544 487,702", [111, 104, 82, 57], KID)
    _gem_light(c)
    c.finish(vignette=0.32)


def _vault(c: Canvas) -> None:
    v = c.spot(430, 330, 760, 560) * 0.8 + (c.noise(150, 4, 4) - 0.5) * 0.14
    c.field(v, "#1c1440 .2:#34246a .4:#5a3a8c .6:#8a5aa8 .8:#c890bc #f0c8cc")
    for x in (70, 960):
        c.shape(
            rectangle(x - 60, -20, 120, 700),
            Ink("#3f2a70", "#1c1444", "#8a6ab0"),
            bulge=24,
            toward=(0.6 if x < 500 else -0.6, 0),
        )
    floor = c.mask(polygon("-10,650 1034,650 1034,770 -10,770"))
    v = 0.4 + (c.noise(120, 4, 7, stretch=(1, 0.2)) - 0.5) * 0.5 + c.spot(200, 690, 420, 110) * 0.5
    c.field(v, "#1c1036 .3:#34205c .5:#5a3a7c .7:#8ab87a #d8ffb0", floor)


def _cushion(c: Canvas) -> None:
    c.shadow(ellipse(196, 704, 150, 24), "#120a24", 10, 0.8)
    pad = spline("50,650! 84,622 196,612 306,622 334,650! 320,700! 196,716 64,702!")
    m = c.shape(pad, VELVET, bulge=36, toward=(0, -1), rim="#ffc0b0")
    c.lines(
        [("84,660 144,640 194,648", [1, 6, 1]), ("308,662 254,640 200,650", [1, 6, 1])],
        "#4a0c34",
        0.8,
        clip=m,
    )
    for x, y in ((332, 656),):
        c.shape(ellipse(x, y, 13), GOLD, bulge=8)
    gem = polygon(
        [
            (GEM[0] - 62, 560),
            (GEM[0] - 36, 522),
            (GEM[0] + 36, 522),
            (GEM[0] + 62, 560),
            (GEM[0], 636),
        ]
    )
    c.flat(gem, "#4ae080")
    x = GEM[0]
    for facet, hue in (
        ([(x - 62, 560), (x - 36, 522), (x - 22, 560)], "#a8ffb8"),
        ([(x - 36, 522), (x + 36, 522), (x + 22, 560), (x - 22, 560)], "#e0ffe0"),
        ([(x + 36, 522), (x + 62, 560), (x + 22, 560)], "#6af098"),
        ([(x - 62, 560), (x - 22, 560), (x, 636)], "#38c874"),
        ([(x + 22, 560), (x + 62, 560), (x, 636)], "#1c8a5c"),
    ):
        c.flat(polygon(facet), hue)


def _finger(c: Canvas, line: str, widths: list[float], ink: Ink) -> None:
    """A finger of the glove, from the knuckle over two joints to a tip that bears weight."""
    run = samples(line, 40)
    tip = run[-1]
    c.shadow(ellipse(tip.x + 10, tip.y + widths[-1] * 0.5, 60, 12), "#120a24", 7, 0.85)
    m = c.shape(taper(line, widths), ink, bulge=26, toward=WAY, drop=12, drop_cover=0.35)
    seam = [s.beside(widths[1] * 0.16) for s in run[4:36:4]]
    c.lines([(seam, [1, 5, 5, 1])], ink.shade, 0.7, clip=m)
    cap = [run[34].beside(k * widths[-1]) for k in (-0.6, -0.2, 0.2, 0.6)]
    c.lines([(cap, [2, 4, 4, 2])], ink.shade, 0.8, clip=m)


def _cuff(c: Canvas) -> None:
    """The empty end, gaping at the right; there is nothing inside it but the dark."""
    wrist = spline("626,306! 706,334 778,316! 791,526! 706,517 634,544!")
    m = c.shape(wrist, KID, bulge=70, toward=WAY)
    folds = ("706,341 719,403 709,508", "738,332 752,403 743,508")
    c.lines([(f, [2, 8, 2]) for f in folds], KID.shade, 0.7, clip=m)
    flare = spline("754,311! 802,285 858,241! 898,385 874,579! 818,544 764,529! 775,420")
    c.shape(
        flare, Ink("#8a2c6c", "#34103c", "#f08aa8", rim="#f4ffd8"), bulge=40, toward=WAY, drop=8
    )
    c.shape(ellipse(863, 410, 55, 170, 3), GOLD, bulge=12, toward=WAY)
    inner = c.flat(ellipse(868, 410, 41, 150, 3), "#0e0820")
    c.wash(c.spot(898, 456, 50, 130) * 0.6, "#5a2c64", clip=inner)
    for s in samples("764,316 783,420 772,524", 8):
        c.shape(ellipse(s.x, s.y, 10), GOLD, bulge=6)


def _palm(c: Canvas) -> None:
    back = spline(
        "759,332! 674,306 578,294 498,316 444,376 440,456 490,526 578,575 674,579 762,517!"
    )
    m = c.shape(back, KID, bulge=90, toward=(-0.7, -0.5), drop=16)
    points = ("730,376 634,357 530,364", "735,412 642,408 554,424", "735,448 650,459 586,487")
    c.lines([(r, [2, 8, 3]) for r in points], KID.shade, 0.8, clip=m)


def _gem_light(c: Canvas) -> None:
    c.halo(*GEM, 330, "#8affa0", 0.55)
    c.lines(sparkle(GEM[0] - 10, 536, 46, 8), "#fdfff0")
    c.motes(scatter(rng(5), 40, (40, 380, 420, 640), (1.4, 3.6)), "#e8ffd0", "#6af098")
