"""Old Cinder on his crag, before the mountain that burns."""

from __future__ import annotations

from itertools import pairwise

from art import Ink, Path, Place, Point, cloud, ellipse, polygon, samples, smoothstep, spline, taper

from stories.land.peaks import Peak, chain
from stories.land.sun import WAY
from stories.large import Large

PEAKS: tuple[Peak, ...] = (
    (1240, 104, 120, 74, 4),
    (1306, 96, 120, 92, 2),
    (1400, 140, 180, 120, 5),
    (1490, 196, 170, 160, 6),
    (1512, 290, 120, 100, 8),
    (1196, 128, 70, 46, 9),
    (1436, 286, 100, 60, 12),
)
BURNT = Ink("#4a2430", "#1a0c18", "#9a4a38")
NO_SNOW = 1000
AT = Place(1388, 112, 0.40)
HIDE = Ink("#2c7a54", "#0e2e3a", "#a0cc74", rim="#ffe6a0", rim_width=2)
SKIN = Ink("#a8302c", "#4c1430", "#f0784c")
FAR_SKIN = Ink("#7a2c30", "#38142a", "#c0663e")
BONE = Ink("#5c1c2c", "#2a0c1c", "#c8643c")
BELLY = Ink("#e8c878", "#9a6a44", "#fff0b8")
HORN = Ink("#f0d8a0", "#8a6448", "#fff6d8")


def crag(c: Large) -> None:
    chain(c, PEAKS, BURNT, NO_SNOW)
    c.wash(c.spot(1404, 74, 150, 110) ** 0.8 * 0.95, "#e8863e")
    c.wash(c.spot(1410, 66, 100, 76) * 0.95, "#ffc46a")
    _mouth(c, 1488, 40)
    for x, y, w, h, seed in ((1490, 6, 70, 16, 3), (1440, -4, 80, 16, 5)):
        smoke = cloud(x, y, w, h, seed, flat=False)
        c.shape(smoke, Ink("#4a3440", "#241a2c", "#e0784a"), bulge=9, toward=(-0.8, 0.6))
    rock = (
        "1318,262! 1330,232 1336,202 1350,180 1376,170 1410,168 1442,176 1462,192 1470,216 "
        "1490,240 1504,272!"
    )
    c.shape(
        spline(rock),
        Ink("#6a343a", "#2a121e", "#c46c44", rim="#ffb070", rim_width=1.6),
        bulge=30,
        toward=WAY,
        texture=c.swirl(44, 22, 3, 7, ridged=True),
        relief=20,
        clip=c.stipple(smoothstep(262, 204, c.y + (c.noise(40, 3, 5) - 0.5) * 40)),
    )
    _dragon(c)


def _mouth(c: Large, x: float, y: float) -> None:
    """The burning mouth of the highest peak."""
    c.glow(c.mask(ellipse(x, y + 2, 26, 14)), 24, "#ff7a28", 0.9)
    rim = [(-17, 14), (-10, -2), (10, -2), (16, 14), (4, 24), (-3, 16), (-8, 30)]
    c.flat(polygon([(x + a, y + b) for a, b in rim]), "#ff9a34")
    heart = [(-9, 10), (-6, 0), (6, 0), (8, 10), (-2, 16)]
    c.flat(polygon([(x + a, y + b) for a, b in heart]), "#ffe48a")
    streams = [
        ([(x - 6, y + 24), (x - 14, y + 52), (x - 10, y + 82)], [6, 4, 1]),
        ([(x + 4, y + 20), (x + 18, y + 50), (x + 12, y + 90)], [5, 4, 1]),
    ]
    c.lines(streams, "#ff8a30", n=10)


def _limb(points: str, widths: list[float]) -> Path:
    return taper(AT.points(points), [w * AT.scale for w in widths], 60)


def _dragon(c: Large) -> None:
    """A dragon seated in profile, looking left."""
    s = AT.scale
    _wing(c, (-10, -10), 0.8, -30, FAR_SKIN)
    tail = _limb("80,90 150,130 190,100 200,50 240,30", [56, 40, 28, 18, 8])
    c.shape(tail, HIDE, toward=WAY)
    c.shape(AT.path(spline("232,36! 244,8! 276,26! 248,50!")), SKIN, toward=WAY)
    body = "-70,150! -64,60 -40,10 10,-20 60,-4 100,50 112,110 104,150!"
    c.shape(AT.path(spline(body)), HIDE, bulge=34 * s, toward=WAY)
    neck = _limb("-30,40 -80,0 -104,-60 -96,-124 -128,-160", [92, 66, 48, 40, 40])
    c.shape(neck, HIDE, bulge=24 * s, toward=WAY)
    throat = _limb("-52,52 -92,10 -120,-52 -114,-112", [30, 26, 20, 12])
    c.shape(throat, BELLY, bulge=8 * s, toward=WAY)
    c.shape(_limb("-50,70 -66,120 -58,150", [40, 30, 24]), HIDE, toward=WAY)
    c.shape(_limb("60,70 84,120 40,150", [70, 50, 24]), HIDE, toward=WAY)
    for x in (-72, 22):
        foot = spline([(x - 22, 152, 0), (x - 14, 138), (x + 14, 138), (x + 22, 152, 0)])
        c.shape(AT.path(foot), HIDE, bulge=5, toward=WAY)
    back = AT.points("-78,-150 -66,-90 -60,-30 -10,-26 50,-14 100,40 130,98")
    spines = [
        polygon([at.beside(2, -8 * s), at.beside(-24 * s, 12 * s), at.beside(2, 10 * s)])
        for at in samples(back, 13)
    ]
    c.flat(spines, "#d8603a")
    _head(c)
    _wing(c, (20, -4), 0.86, 2, SKIN)


def _head(c: Large) -> None:
    s = AT.scale
    head = Place(AT.x - 128 * s, AT.y - 160 * s, s * 1.05, 8)
    for horn in ("18,-24 52,-62 92,-66", "30,-12 66,-36 104,-32"):
        c.shape(taper(head.points(horn), [16 * s, 11 * s, 2]), HORN, toward=WAY)
    jaw = head.path(spline("24,16! -20,30 -84,36! -96,30 -60,22 -10,12"))
    c.shape(jaw, HIDE, bulge=9, toward=WAY)
    skull = "42,14 30,-26 0,-36 -30,-26 -60,-14 -100,-8! -112,6 -100,18 -60,18 -10,20 20,26"
    c.shape(head.path(spline(skull)), HIDE, bulge=16 * s + 3, toward=WAY)
    c.flat(head.path(ellipse(-14, -12, 10, 8)), "#ffd65a")
    c.flat(head.path(ellipse(-17, -12, 4, 8)), "#241018")
    c.flat(head.path(ellipse(-98, -1, 4, 3)), "#14202c")


def _wing(c: Large, root: tuple[float, float], size: float, turn: float, ink: Ink) -> None:
    s = AT.scale
    z = Place(AT.x + root[0] * s, AT.y + root[1] * s, s * size, turn)
    shoulder, elbow, wrist, hip = z.points("0,0 46,-96 -10,-214 104,40")
    tips = z.points("70,-330 196,-286 236,-170 186,-58")
    for a, b in pairwise([*tips, hip]):
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        hem = tuple(m + (w - m) * 0.22 for m, w in zip(middle, wrist, strict=True))
        inner: list[Point] = [(*shoulder, 0), (*elbow, 0)] if b == hip else []
        web = spline([(*wrist, 0), (*a, 0), hem, (*b, 0), *inner])
        c.shape(web, ink, bulge=16, toward=WAY)
    for x, y in tips:
        between = ((wrist[0] + x) / 2 + 2, (wrist[1] + y) / 2 - 2)
        finger = taper([wrist, between, (x, y)], [9 * s, 6.5 * s, 1.6])
        c.shape(finger, BONE, toward=WAY)
    c.shape(taper([shoulder, elbow, wrist], [24 * s, 17 * s, 9 * s]), BONE, toward=WAY)
