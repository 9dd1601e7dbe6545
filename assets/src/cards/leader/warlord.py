"""A warlord in a bear's pelt counts the fires of his host on a frame of beads."""

from __future__ import annotations

from art import (
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    burn,
    ellipse,
    leaf,
    mirror,
    polygon,
    rectangle,
    ridge,
    rng,
    samples,
    spline,
    swarm,
    taper,
    union,
)
from cards._people import Look, Stand, face
from cards._planes import brow_shadow, near_shadow

LIGHT = Light((180, 330), "#ffc070", "#1c0e28")
WAY = (-0.85, -0.35)
SKIN = Ink("#c88058", "#6a2c38", "#ffd8a0")
BEARD = Ink("#7a2c20", "#2c0f20", "#f0884c", rim="#ffc888")
FUR = Ink("#5a3434", "#24121f", "#e08a4c", rim="#ffcf88")
IRON = Ink("#6a5a68", "#281a34", "#ffc890", rim="#fff0c0")
GOLD = Ink("#e0a03c", "#7a3c28", "#fff2a0")
HORN = Ink("#e8cca0", "#6a4048", "#fff8dc", rim="#fffbe0")
HEAD = Stand(532, 330, 1.16, -3)
LOOK = Look(
    SKIN,
    line="#2a0f1c",
    iris="#3a5a6a",
    lips="#94403c",
    brow="#54201a",
    blush="#c0503c",
    lids=0.46,
    frown=1.6,
    jaw=1,
    gaze=-0.4,
)


def paint(c: Canvas) -> None:
    _dusk(c)
    _host(c)
    _axe(c)
    _pelt(c)
    _head(c)
    _helm(c)
    _beads(c)
    c.motes(swarm(rng(8), 50, (240, 560), (220, 90), (1.4, 3.6)), "#ffe09a", "#ff8a30")
    c.finish(vignette=0.28)


def _dusk(c: Canvas) -> None:
    v = c.rise(-100, 560) * 0.8 + (c.swirl(300, 110, 5, 14, stretch=(1, 0.3)) - 0.5) * 0.3
    v += c.spot(190, 360, 480, 380) * 0.4
    c.field(v, "#4a1c4c .2:#842c50 .38:#c44444 .54:#f0743c .7:#ffab50 .86:#ffd884 #fff2c0")
    sun = c.flat(ellipse(176, 400, 128), "#fff0b8")
    c.glow(sun, 60, "#ffb050", 0.7)


def _host(c: Canvas) -> None:
    far = ridge(470, 30, 160, 8, sharp=True)
    c.shape(far, Ink("#a84450", "#6a2448", "#ffa860"), bulge=24, toward=(0, -1))
    c.haze(430, 540, "#ff9a54", 0.5)
    c.shape(ridge(560, 10, 200, 5), Ink("#6a2444", "#34143a", "#e0683c"), bulge=20, toward=(0, -1))
    for row, (y, size) in enumerate(((566, 0.5), (612, 0.8), (676, 1.15))):
        for i in range(12):
            x = i * 96 * size + row * 30 - 20
            tent = Place(x, y, size)
            ink = Ink(("#b04a44", "#8a3850", "#c06a48")[i % 3], "#3a1438", "#ffc070")
            c.shape(tent.path(polygon("0,-52 44,8 -44,8")), ink, bulge=10, toward=WAY)
            c.flat(tent.path(polygon("0,-28 11,8 -11,8")), "#2a0e24")
            if (i + row) % 2:
                burn(c, x + 48 * size, y + 8 * size, 34 * size, 22 * size, i, 3)
    for x, top in ((70, 420), (300, 470), (960, 440)):
        c.lines([([(x, 640), (x, top)], [6, 5])], "#34143a")
        flag = spline(
            f"{x},{top}! {x + 40},{top + 8} {x + 84},{top}! {x + 70},{top + 40} {x},{top + 56}!"
        )
        c.shape(flag, Ink("#b82c3c", "#5a1038", "#ff9060"), bulge=9, toward=WAY)


def _axe(c: Canvas) -> None:
    """Over the far shoulder, its edge in the last light."""
    haft = taper("900,800 868,560 826,240", [36, 34, 30], cap=False)
    m = c.shape(haft, Ink("#8a5034", "#34182a", "#ffb870", rim="#ffe0a0"), bulge=13, toward=WAY)
    wraps = [([(800, y + 10), (900, y - 12)], [9, 9]) for y in (420, 452, 484, 640, 672, 704)]
    c.lines(wraps, "#34182a", clip=m)
    blade = spline(
        "822,330! 790,322 740,300 712,262! 690,330 700,410 742,470! 770,430 800,404 838,394!"
    )
    c.shape(blade, IRON, bulge=26, toward=WAY, drop=10)
    c.lines([("716,280 702,340 712,410 740,456", [2, 9, 9, 2])], "#fff0d0")
    back = spline("850,330! 890,316 930,330! 900,350 894,376 926,400! 880,402 862,394!")
    c.shape(back, IRON, bulge=14, toward=WAY, drop=8)


def _tufts(line: str, count: int, size: float, seed: int) -> list[Path]:
    r = rng(seed)
    out = []
    for s in samples(line, count):
        turn = 90 + (s.x - 520) * -0.05 + r.randn() * 16
        out.append(leaf(s.x, s.y, size * (0.8 + 0.4 * r.rand()), turn, 0.5))
    return out


def _pelt(c: Canvas) -> None:
    cloak = spline("120,800! 160,660 240,570 380,530 680,530 800,570 890,660 930,800!")
    m = c.shape(cloak, Ink("#7a2030", "#2c0c24", "#e0603c", rim="#ffb070"), bulge=50, toward=WAY)
    c.lines(
        [("330,640 320,720 300,800", [2, 9, 6]), ("760,640 780,720 800,800", [2, 9, 6])],
        "#2c0c24",
        0.7,
        clip=m,
    )
    mail = spline("400,560! 520,620 650,560! 690,800! 360,800!")
    m = c.shape(mail, IRON, bulge=30, toward=WAY)
    rows = [([(360, y), (520, y + 24), (690, y)], [3, 6, 3]) for y in range(600, 800, 26)]
    c.lines(rows, "#281a34", 0.7, clip=m)
    for line, n, size, seed in (
        ("190,640 250,590 360,580 450,620", 24, 90, 3),
        ("590,620 690,580 800,590 860,640", 24, 90, 4),
        ("210,590 280,540 380,540 460,580", 22, 84, 5),
        ("580,580 660,540 760,540 840,590", 22, 84, 6),
        ("270,550 350,500 440,520 520,560 600,520 690,500 780,550", 36, 78, 7),
    ):
        c.shape(union(*_tufts(line, n, size, seed)), FUR, bulge=15, toward=WAY, edge=0.4, drop=8)
    clasp = ellipse(520, 626, 34)
    c.shape(clasp, GOLD, bulge=16, toward=WAY, drop=8)
    c.flat(ellipse(520, 626, 15), "#b02434")
    c.flat(ellipse(514, 620, 5), "#ffe0c0")


def _head(c: Canvas) -> None:
    hair = HEAD.spline("60,-60! 130,-40 150,60 140,160 90,200 60,120")
    c.shape(hair, BEARD, bulge=24, toward=WAY)
    skin = face(c, HEAD, LOOK, WAY)
    near_shadow(c, HEAD, skin, SKIN.shade)
    brow_shadow(c, HEAD, skin, "#4a1c30", 0.5)
    scar = [(HEAD.points("44,10 50,30 40,52 46,70"), [1, 4, 5, 1])]
    c.lines(scar, "#ffd0b0", 0.9, clip=skin)
    beard = HEAD.spline(
        "100,-10! 112,60 110,130 70,200 10,240 -40,244 -84,210 -104,150 -106,90 -98,40!"
        " -86,70 -78,64! -66,100! -34,112 0,100! 20,72 52,76 78,30"
    )
    m = c.shape(beard, BEARD, bulge=40, toward=WAY, drop=8)
    strands = [
        (
            HEAD.points([(96 - i * 22, 60 + 6 * (i % 3)), (88 - i * 20, 140), (50 - i * 13, 226)]),
            [1, 8, 1],
        )
        for i in range(9)
    ]
    c.lines(strands, BEARD.shade, 0.7, clip=m)
    c.lines(
        [([(x - 8, y) for x, y, *_ in p], [1, 4, 1]) for p, _ in strands], BEARD.lit, 0.7, clip=m
    )
    for side in ("-38,62 -66,58 -92,84 -98,116", "-30,62 4,56 30,80 36,118"):
        c.shape(
            taper(HEAD.points(side), [10, 28, 22, 4]), BEARD, bulge=9, toward=WAY, edge=0.4, drop=5
        )
    for x, y in ((-40, 214), (0, 210)):
        c.shape(HEAD.path(ellipse(x, y, 13, 11)), GOLD, bulge=7, toward=WAY)


def _helm(c: Canvas) -> None:
    horn = spline(
        "444,206! 396,214 340,200 300,160 296,96 312,52! 326,104 352,140 400,152 448,150!"
    )
    for path, way in ((horn, WAY), (mirror(horn, 540), (-0.7, 0.5))):
        m = c.shape(path, HORN, bulge=20, toward=way)
        rings = [taper([(436 - k * 25, 140), (418 - k * 27, 216)], [3, 6]) for k in range(4)]
        c.put(
            "#6a4048",
            c.mask([mirror(q, 540) for q in rings] if path is not horn else rings) * m * 0.7,
        )
    dome = HEAD.spline(
        "-104,-52! -112,-130 -70,-196 10,-216 90,-190 128,-120 122,-30! 60,-66 -20,-82"
    )
    m = c.shape(dome, IRON, bulge=56, toward=WAY, drop=12)
    c.lines(
        [
            (HEAD.points("-70,-180 -84,-130 -84,-70"), [2, 6, 2]),
            (HEAD.points("80,-180 96,-120 92,-60"), [2, 6, 2]),
        ],
        IRON.shade,
        0.7,
        clip=m,
    )
    ridge_line = taper(HEAD.points("-4,-218 -34,-140 -44,-72"), [20, 28, 24], cap=False)
    c.shape(ridge_line, GOLD, bulge=9, toward=WAY)
    nasal = HEAD.spline("-74,-84! -22,-84! -30,-30 -34,10 -40,44! -66,46! -64,10 -62,-30")
    c.shape(nasal, IRON, bulge=10, toward=WAY, drop=8, edge=0.5)
    c.lines([(HEAD.points("-48,-80 -50,-20 -54,42"), [4, 7, 3])], GOLD.base)
    cheek = HEAD.spline("70,-50! 128,-30! 126,60 104,120 72,150! 62,110 78,60 84,10")
    c.shape(cheek, IRON, bulge=18, toward=WAY, drop=8, edge=0.5)
    band = taper(
        HEAD.points("-106,-56 -60,-78 10,-78 80,-54 124,-26"), [24, 28, 28, 28, 22], cap=False
    )
    c.shape(band, GOLD, bulge=9, toward=WAY, drop=8)
    for s in samples(HEAD.points("-98,-58 -60,-76 10,-76 80,-52 116,-28"), 8):
        c.shape(ellipse(s.x, s.y, 7), IRON, bulge=5, toward=WAY)


def _beads(c: Canvas) -> None:
    """The counting frame, held up to the fires."""
    at = Place(196, 676, 0.96, -8)
    wood = Ink("#9a5830", "#3c182c", "#ffc070", rim="#ffe0a0", rim_width=3)
    c.flat(at.path(rectangle(-100, -78, 200, 146)), "#34142a", 0.8)
    for x in (-108, 92):
        c.shape(at.path(rectangle(x, -92, 18, 168, 5)), wood, bulge=7, toward=WAY)
    for y in (-94, 60):
        c.shape(at.path(rectangle(-114, y, 230, 18, 5)), wood, bulge=7, toward=WAY)
    hues = ("#f0b43a", "#d0403a", "#f0e4c8", "#48a0a0")
    for row, (moved, total) in enumerate(((5, 7), (3, 7), (6, 7), (2, 7))):
        y = -58 + row * 34
        c.lines([(at.points([(-96, y), (96, y)]), [3, 3])], "#d09a64")
        for i in range(total):
            x = -80 + i * 19 if i < moved else 80 - (total - 1 - i) * 19
            bx, by = at.points([(x, y)])[0][:2]
            c.shape(
                ellipse(bx, by, 9.5, 14, -8),
                Ink(hues[row], "#3c182c", "#fff4d0"),
                bulge=7,
                toward=WAY,
            )
    glove = Ink("#8a5438", "#34162a", "#ffb870", rim="#ffe0a0")
    c.shape(taper("310,800 330,750 306,704", [120, 104, 84]), FUR, bulge=30, toward=WAY)
    c.shape(ellipse(304, 690, 44, 50), glove, bulge=24, toward=WAY, edge=0.4, drop=8)
    for k in range(4):
        y = 656 + k * 23
        c.shape(
            taper([(300, y + 2), (274, y - 4), (250, y + 2)], [25, 25, 19]),
            glove,
            bulge=9,
            toward=WAY,
            edge=0.5,
            drop=3,
        )
