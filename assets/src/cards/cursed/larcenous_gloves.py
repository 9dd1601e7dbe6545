"""A glove with nobody in it creeps on its fingertips over stolen coins and reaches for a jewel."""

from __future__ import annotations

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    ellipse,
    polygon,
    rng,
    rows,
    samples,
    scatter,
    sparkle,
    spline,
    taper,
)

LIGHT = Light((130, 560), "#c8ffb8", "#140a28")
WAY = (-0.7, -0.6)
KID = Ink("#bc2c3c", "#4a0c38", "#ff9a78", rim="#ffe8c0", rim_width=4)
FAR = Ink("#7c1e48", "#38083a", "#d05464", rim="#f0a890", rim_width=3)
GOLD = Ink("#e0a840", "#7a4526", "#fff2b4", rim="#fffbe0", rim_width=2.5)
GEM = (122.0, 600.0)
CUFF = Place(716, 300, 1.12, 52)


def paint(c: Canvas) -> None:
    _room(c)
    _coins(c)
    _gem(c)
    _finger(c, "600,340 560,440 556,560 606,676", [130, 112, 118, 92, 92, 56], FAR)
    _finger(c, "510,320 446,420 438,560 484,700", [134, 118, 124, 98, 98, 60], FAR)
    _finger(c, "430,310 330,380 312,540 356,716", [136, 120, 128, 102, 102, 62], KID)
    _hand(c)
    _finger(c, "430,280 316,262 250,352 206,440 150,552", [140, 124, 132, 104, 100, 56], KID)
    _finger(c, "600,350 680,430 670,570 716,730", [150, 130, 136, 110, 110, 66], KID)
    _cuff(c)
    _light(c)
    c.finish(vignette=0.26)


def _room(c: Canvas) -> None:
    v = c.spot(380, 380, 800, 580) * 0.9 + (c.noise(150, 4, 4) - 0.5) * 0.16
    c.field(v, "#1c1c4a .2:#2a4272 .4:#34789a .6:#62a8a0 .8:#b8dcac #f0facc")
    floor = c.mask(polygon("-10,600 1034,600 1034,770 -10,770"))
    v = 0.36 + (c.noise(120, 4, 7, stretch=(1, 0.2)) - 0.5) * 0.4 + c.spot(160, 680, 560, 150) * 0.6
    c.field(v, "#12163a .3:#22346a .5:#388084 .7:#80c094 #e4ffc8", floor)
    c.shadow(ellipse(500, 700, 330, 34), "#0c0a24", 16, 0.8)


def _coins(c: Canvas) -> None:
    r = rng(12)
    spots = [(r.rand() * 1000, 676 + r.rand() * 80) for _ in range(26)]
    for x, y in sorted(spots, key=lambda p: p[1]):
        c.shape(ellipse(x, y + 8, 36, 14), Ink("#8a5a2c", "#3a1c2c", "#c89048"), bulge=4)
        m = c.shape(ellipse(x, y, 36, 14), GOLD, bulge=6, toward=WAY)
        c.put("#8a5426", c.mask(ellipse(x, y, 23, 8), stroke=2.6) * m * 0.8)


def _gem(c: Canvas) -> None:
    x, y = GEM
    c.shadow(ellipse(x, y + 112, 100, 14), "#0c0a24", 8, 0.7)
    p = Place(x, y, 1.16)
    c.flat(p.path(polygon("-84,0 -48,-52 48,-52 84,0 0,100")), "#4ae080")
    for points, hue in (
        ("-84,0 -48,-52 -30,0", "#a8ffb8"),
        ("-48,-52 48,-52 30,0 -30,0", "#e4ffe0"),
        ("48,-52 84,0 30,0", "#6af098"),
        ("-84,0 -30,0 0,100", "#38c874"),
        ("30,0 84,0 0,100", "#1c8a5c"),
    ):
        c.flat(p.path(polygon(points)), hue)


def _finger(c: Canvas, line: str, widths: list[float], ink: Ink) -> None:
    """A finger from the knuckle over two bent joints to the tip."""
    run = samples(line, 60)
    tip = run[-1]
    if tip.y > 600:
        c.shadow(ellipse(tip.x + 12, tip.y + widths[-1] * 0.5, 56, 12), "#0c0a24", 6, 0.9)
    root = (run[0].x, run[0].y, widths[0] * 0.95)
    m = c.shape(taper(line, widths), ink, 36, toward=WAY, drop=14, drop_cover=0.5, merge=[root])
    for at, wide in ((24, widths[2]), (46, widths[4])):  # the creases of the two joints
        for shift in (-4, 3):
            ring = [run[at + shift].beside(k * wide, abs(k) * 14) for k in (-0.1, 0.2, 0.42)]
            c.lines([(ring, [1, 7, 2])], ink.shade, 0.85, clip=m)
    seam = [s.beside(-widths[1] * 0.24) for s in run[12:58:5]]
    c.lines([(seam, [1, 4, 4, 1])], ink.shade, 0.5, clip=m)


def _hand(c: Canvas) -> None:
    """The back of the hand, arched from the wrist to the row of knuckles, with its three seams."""
    back = spline(
        "790,340 730,226 620,160 500,146 400,184 340,250 330,320 380,370 450,380 530,410 620,450"
        " 720,450"
    )
    m = c.shape(back, KID, bulge=90, toward=WAY, drop=16)
    for seam in ("420,222 520,226 640,290", "400,276 510,286 630,340", "440,330 540,346 630,390"):
        c.lines([(seam, [2, 11, 3])], KID.shade, 0.85, clip=m)
        c.lines([([(s.x - 4, s.y - 7) for s in samples(seam, 9)], [1, 4, 1])], KID.lit, 0.8, clip=m)


def _cuff(c: Canvas) -> None:
    """The empty end flares up behind the hand; there is nothing inside it but the dark."""
    p = CUFF
    sleeve = p.spline("-112,26! -104,-50 -130,-130 -178,-206! 178,-206! 130,-130 104,-50 112,26!")
    m = c.shape(sleeve, KID, bulge=60, toward=WAY, drop=10)
    for fold in ("-60,0 -66,-90 -100,-190", "0,10 0,-90 0,-190", "60,0 66,-90 100,-190"):
        c.lines([(p.points(fold), [3, 12, 2])], KID.shade, 0.75, clip=m)
    band = taper(p.points("-116,10 -40,34 40,34 116,10"), [30, 36, 36, 30])
    c.shape(band, GOLD, bulge=12, toward=WAY, drop=8)
    c.shape(p.path(ellipse(0, -206, 190, 62)), GOLD, bulge=16, toward=WAY, drop=8)
    inner = c.flat(p.path(ellipse(0, -206, 160, 44)), "#10081e")
    c.wash(c.spot(*p.points("60,-190")[0][:2], 120, 90) * 0.6, "#6a1c48", clip=inner)
    for x, y in rows("-118 -116 | -62 -98 | 0 -92 | 62 -98 | 118 -116"):
        c.shape(ellipse(*p.points([(x, y)])[0][:2], 15), GOLD, bulge=9, toward=WAY, drop=4)


def _light(c: Canvas) -> None:
    c.halo(GEM[0], GEM[1], 400, "#8affa0", 0.5)
    c.lines(sparkle(GEM[0] - 14, GEM[1] - 36, 74, 10), "#fdfff0")
    c.motes(scatter(rng(5), 40, (40, 360, 420, 640), (1.4, 3.6)), "#e8ffd0", "#6af098")
