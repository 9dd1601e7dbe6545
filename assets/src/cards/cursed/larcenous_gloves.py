"""A glove with nobody in it creeps on its fingertips over stolen coins towards a jewel."""

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

LIGHT = Light((180, 560), "#c8ffb8", "#140a28")
WAY = (-0.8, -0.35)
KID = Ink("#b4283c", "#4a0c38", "#ff8a70", rim="#ffe0b8", rim_width=4)
FAR = Ink("#741c48", "#34083a", "#c84a60", rim="#e8a08c", rim_width=3)
GOLD = Ink("#e0a840", "#7a4526", "#fff2b4", rim="#fffbe0", rim_width=2.5)
GEM = (176.0, 590.0)


def paint(c: Canvas) -> None:
    _room(c)
    _coins(c)
    _gem(c)
    _finger(c, "630,260 766,244 834,380 822,520 858,660", [90, 96, 80, 68, 46], FAR)
    c.shape(ellipse(566, 346, 150, 96), FAR, bulge=50, toward=WAY)
    _finger(c, "610,280 726,286 772,430 736,590 704,690", [100, 112, 90, 70, 44], KID)
    _finger(c, "540,280 414,262 314,384 274,540 264,668", [100, 108, 88, 68, 42], KID)
    _finger(c, "590,290 626,336 652,456 604,596 570,716", [110, 116, 96, 76, 46], KID)
    _finger(c, "552,290 478,312 424,440 416,590 406,712", [110, 116, 96, 76, 46], KID)
    _cuff(c)
    _light(c)
    c.finish(vignette=0.26)


def _room(c: Canvas) -> None:
    v = c.spot(430, 330, 780, 560) * 0.86 + (c.noise(150, 4, 4) - 0.5) * 0.16
    c.field(v, "#1a1a44 .2:#243a6a .4:#2f6a88 .6:#5aa09a .8:#b0d8a8 #ecf8cc")
    for x in (40, 990):
        c.shape(
            rectangle(x - 70, -20, 140, 700),
            Ink("#26346a", "#141840", "#5a8aa0"),
            bulge=26,
            toward=(0.6 if x < 500 else -0.6, 0),
        )
    floor = c.mask(polygon("-10,630 1034,630 1034,770 -10,770"))
    v = 0.36 + (c.noise(120, 4, 7, stretch=(1, 0.2)) - 0.5) * 0.4 + c.spot(200, 690, 520, 130) * 0.6
    c.field(v, "#12163a .3:#20305c .5:#34607c .7:#7ab890 #dcffc0", floor)
    c.shadow(ellipse(520, 716, 330, 30), "#0c0a24", 16, 0.8)


def _coins(c: Canvas) -> None:
    r = rng(12)
    spots = sorted(
        ((40 + r.rand() * 960, 690 + r.rand() * 66) for _ in range(34)), key=lambda p: p[1]
    )
    for x, y in spots:
        c.shape(ellipse(x, y + 6, 27, 11), Ink("#8a5a2c", "#3a1c2c", "#c89048"), bulge=4)
        m = c.shape(ellipse(x, y, 27, 11), GOLD, bulge=6, toward=WAY)
        c.put("#8a5426", c.mask(ellipse(x, y, 17, 6), stroke=2.4) * m * 0.8)


def _gem(c: Canvas) -> None:
    x, y = GEM
    c.shadow(ellipse(x, y + 96, 90, 14), "#0c0a24", 8, 0.7)
    outline = polygon([(x - 84, y), (x - 48, y - 52), (x + 48, y - 52), (x + 84, y), (x, y + 100)])
    c.flat(outline, "#4ae080")
    for facet, hue in (
        ([(x - 84, y), (x - 48, y - 52), (x - 30, y)], "#a8ffb8"),
        ([(x - 48, y - 52), (x + 48, y - 52), (x + 30, y), (x - 30, y)], "#e4ffe0"),
        ([(x + 48, y - 52), (x + 84, y), (x + 30, y)], "#6af098"),
        ([(x - 84, y), (x - 30, y), (x, y + 100)], "#38c874"),
        ([(x + 30, y), (x + 84, y), (x, y + 100)], "#1c8a5c"),
    ):
        c.flat(polygon(facet), hue)


def _finger(c: Canvas, line: str, widths: list[float], ink: Ink) -> None:
    """A finger from the knuckle over two bent joints to the tip that bears the weight."""
    run = samples(line, 60)
    tip = run[-1]
    c.shadow(ellipse(tip.x + 12, tip.y + widths[-1] * 0.5, 52, 11), "#0c0a24", 6, 0.9)
    m = c.shape(taper(line, widths), ink, bulge=34, toward=WAY, drop=14, drop_cover=0.45)
    for at, wide in ((15, widths[1]), (34, widths[2])):  # the creases of the two joints
        for shift in (-5, 3):
            ring = [run[at + shift].beside(k * wide, abs(k) * 14) for k in (-0.16, 0.1, 0.36)]
            c.lines([(ring, [1, 6, 2])], ink.shade, 0.85, clip=m)
    seam = [s.beside(widths[1] * 0.2) for s in run[20:56:5]]
    c.lines([(seam, [1, 4, 4, 1])], ink.shade, 0.55, clip=m)


def _cuff(c: Canvas) -> None:
    """The empty end stands up behind the hand; there is nothing inside it but the dark."""
    sleeve = spline(
        "474,316! 462,200 430,116 396,60! 560,96 720,54! 700,130 678,220 668,322! 570,350"
    )
    m = c.shape(sleeve, KID, bulge=60, toward=WAY, drop=10)
    folds = ("500,120 520,200 524,310", "572,130 574,220 572,320", "646,116 630,200 624,310")
    c.lines([(f, [3, 10, 2]) for f in folds], KID.shade, 0.8, clip=m)
    band = taper("466,292 520,320 570,326 624,320 676,296", [24, 30, 30, 30, 24])
    c.shape(band, GOLD, bulge=11, toward=WAY, drop=8)
    rim = ellipse(558, 66, 176, 44)
    c.shape(rim, GOLD, bulge=14, toward=WAY, drop=8)
    inner = c.flat(ellipse(558, 64, 150, 30), "#10081e")
    c.wash(c.spot(640, 76, 110, 26) * 0.6, "#5a1c44", clip=inner)
    for at in samples("440,124 500,140 560,146 620,140 684,122", 9):
        c.shape(ellipse(at.x, at.y, 11), GOLD, bulge=7, toward=WAY)


def _light(c: Canvas) -> None:
    c.halo(GEM[0], GEM[1] + 10, 380, "#8affa0", 0.5)
    c.lines(sparkle(GEM[0] - 14, GEM[1] - 30, 64, 9), "#fdfff0")
    c.motes(scatter(rng(5), 40, (40, 380, 420, 640), (1.4, 3.6)), "#e8ffd0", "#6af098")
