"""A rusty hook hangs in green water with a worm; a great mouth closes on it behind its own lamp."""

from __future__ import annotations

from art import Canvas, Ink, Light, rng, scatter, smoothstep, sparkle, strung
from art.geometry import Place, difference, ellipse, samples, spline, taper, union

LIGHT = Light((400, 40), "#e4ffc0", "#08182c")
WAY = (-0.5, -0.85)
STEEL = Ink("#8aa09c", "#24384c", "#f0ffe4", rim="#f4ffd0")
WORM = Ink("#e87c84", "#7a2448", "#ffd0b8", rim="#ffe8d8", rim_width=3)
SKIN = Ink("#24506c", "#0c1c3c", "#68b4a4", rim="#b8f4b0", rim_width=4)
HOOK = "452,150 460,300 464,450 448,580 366,664 262,648 206,566 212,480"
LAMP = (660.0, 236.0)


def paint(c: Canvas) -> None:
    c.layers(_water, _boat, _mouth, _hook, _worm, _lamp)
    r = rng(14)
    for x, y, s in scatter(r, 26, (200, 100, 640, 640), (4, 12)):
        c.put("#e0fff0", c.mask(ellipse(x, y, s), stroke=2.5) * 0.6)
        c.flat(ellipse(x - s * 0.3, y - s * 0.3, s * 0.25), "#ffffff", 0.9)
    c.finish(vignette=0.24)


def _water(c: Canvas) -> None:
    v = 0.9 - c.rise(-40, 860) * 0.9 + c.spot(380, 60, 620, 620) * 0.4
    v += (c.swirl(220, 90, 4, 6, stretch=(1.8, 0.5)) - 0.5) * 0.16
    c.field(v, "#0c2444 .18:#103c5c .36:#18646c .54:#2c9478 .7:#66c488 .85:#b8ecA0 #f4ffd0")
    c.rays(380, -160, "#f0ffd0", 0.55, count=22, seed=5, reach=980)


def _boat(c: Canvas) -> None:
    """From below: a dark lens on the bright skin of the sea, and the line that hangs from it."""
    ripples = [Place(440, 34).path(ellipse(0, 0, 190 + k * 70, 30 + k * 13)) for k in range(3)]
    for k, ring in enumerate(ripples):
        c.put("#fbffe4", c.mask(ring, stroke=6 - k) * (0.8 - k * 0.2))
    hull = "250,36! 330,4 440,-8 560,2 650,30! 560,64 440,74 330,66"
    m = c.shape(hull, "#4a4438 #14243c #8ab07c", 30, toward=(0, -1))
    c.lines("262,36 440,32 640,30 : 2 8 2", "#142438", 0.8, clip=m)
    c.lines("450,60 456,100 452,142 : 4 4", "#f4ffe0")


def _mouth(c: Canvas) -> None:
    """Only what the lamp shows of it: two jaws, an eye, and teeth as long as the hook's barb."""
    body = spline(
        "1060,20! 900,40 770,130 690,236! 760,270 800,330 812,400 790,470 730,530 "
        "650,600! 700,690 820,750 1060,780!"
    )
    rough = c.swirl(70, 40, 3, 5)
    m = c.shape(body, SKIN, 90, toward=(-0.7, -0.5), texture=rough, relief=3)
    c.wash(smoothstep(780, 1040, c.x) * 0.8, "#0a1834", clip=m)
    lips = "700,240 770,276 814,336 824,400 802,474 744,536 664,600 : 30 34 30 26 30 36 28"
    c.shape(lips, "#3a6c7c #102444 #a0e0b0", 12, toward=(-0.8, -0.4), drop=8)
    _teeth(c)
    eye = ellipse(868, 176, 52, 50)
    c.shape(ellipse(868, 176, 68, 64), SKIN, 16, toward=(-0.6, -0.6), drop=6)
    ball = c.shape(eye, "#d8e890 #4a7450 #fbffd0", 40, toward=(-0.9, 0.2))
    c.flat(ellipse(848, 182, 17, 27, 8), "#0c1428", clip=ball)
    c.flat(ellipse(838, 168, 7, 8), "#ffffff")
    c.shape("796,150! 850,104 920,108 948,160! 900,138 846,140", SKIN, 12, toward=(-0.5, -0.8))


def _teeth(c: Canvas) -> None:
    for jaw, rise in (("706,252 772,286 816,344", 1), ("668,590 744,530 800,470", -1)):
        for at, long in zip(samples(jaw, 6), (96, 120, 104, 84, 70, 50), strict=True):
            tip = (at.x - long * 0.48, at.y + long * rise)
            tooth = [(at.x - 20, at.y - 12 * rise, 0), (*tip, 0), (at.x + 20, at.y + 10 * rise, 0)]
            c.shape(spline(tooth), "#e8f0c0 #5c7c80 #fffff0", 10, toward=(-1, -0.3))


def _hook(c: Canvas) -> None:
    barb = "172,580! 184,476 222,376! 262,470 322,532! 276,512 250,528 244,590!"
    eye = difference(ellipse(452, 128, 46, 50), ellipse(452, 126, 22, 26))
    m = c.shape(
        union(taper(HOOK, [44, 50, 58, 64, 70, 68, 62, 50]), barb, eye),
        STEEL,
        24,
        toward=WAY,
        drop=14,
        edge=0.4,
    )
    rust = smoothstep(0.5, 0.6, c.swirl(60, 40, 4, 9) + c.rise(300, 900) * 0.16)
    c.wash(rust * 0.95, "#a8502c", clip=m)
    c.wash(smoothstep(0.6, 0.7, c.swirl(60, 40, 4, 9)) * 0.9, "#5c2430", clip=m)
    c.lines("438,190 446,330 446,450 428,566 350,632 : 2 8 10 8 2", "#fbffe8", 0.7, clip=m)
    turns = strung(samples("454,180 457,236", 5), "-34,6 34,-6", [11, 12, 11])
    c.lines(turns, "#e0cc8c")


def _worm(c: Canvas) -> None:
    """Wound about the barb, its head up: it has seen what comes."""
    for line in (
        "250,560 170,520 130,560 160,610",
        "160,610 230,640 290,590 250,540 196,470 120,430",
    ):
        m = c.shape(taper(line, [34, 40, 40, 38, 34]), WORM, 16, toward=WAY, drop=10, edge=0.4)
        rings = strung(samples(line, 15)[1:-1], "-20,0 0,6 20,0", [1, 4, 1])
        c.lines(rings, WORM.shade, 0.7, clip=m)
    c.shape("132,452! 92,448 78,420 98,396 132,400 150,424", WORM, 18, toward=WAY)
    c.flat(ellipse(112, 418, 9, 10), "#fffbe8")
    c.flat(ellipse(115, 418, 5, 6), "#3a1030")


def _lamp(c: Canvas) -> None:
    x, y = LAMP
    c.shape("900,70 820,26 730,60 676,150 662,206 : 26 20 15 11 8", SKIN, 8, toward=WAY)
    bulb = c.shape(ellipse(x, y, 34, 36), "#e8ff90 #8ac840 #fffff0", 20, toward=(-0.3, -0.6))
    c.glow(bulb, 70, "#a0f040", 1.0)
    c.halo(x, y, 260, "#c8ff70", 0.5)
    c.lines(sparkle(x - 6, y - 6, 52, 8), "#fffff0")
