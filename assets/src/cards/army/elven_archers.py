"""Three elven archers on a golden bough shoot the last small cloud out of a clear sky."""

from __future__ import annotations

from dataclasses import dataclass

from art import (
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    cloud,
    ellipse,
    leaf,
    rectangle,
    ridge,
    rng,
    samples,
    scatter,
    spline,
    taper,
    union,
)

LIGHT = Light((640, 160), "#fff6d0", "#14183c")
WAY = (0.7, -0.7)
SKIN = Ink("#f4c8a4", "#b07a78", "#fff2d8")
LEATHER = Ink("#8a5430", "#3a1c34", "#f0b068")
BOW = Ink("#b06a2c", "#4a2030", "#ffd890", rim="#fff0b8", rim_width=2.5)
GOLD = Ink("#f0bc48", "#a8602c", "#fff6b8")
BARK = Ink("#c8c0c8", "#5a5478", "#fff8e8", rim="#fffbe0", rim_width=3)


@dataclass(frozen=True)
class Dress:
    """The cloth of an archer."""

    cloak: Ink
    tunic: Ink
    hose: Ink
    hair: Ink


FIRST = Dress(
    Ink("#1f6a5c", "#0c2c44", "#7ad0a0", rim="#e0ffd8", rim_width=3),
    Ink("#3f8a50", "#143c44", "#b8e088", rim="#f4ffd0", rim_width=3),
    Ink("#2c4a5c", "#141c3c", "#7aa8b0"),
    Ink("#9a3c1e", "#401428", "#f49a50", rim="#ffd8a0", rim_width=2.5),
)
SECOND = Dress(
    Ink("#2c7a8a", "#123858", "#8ad8d8"),
    Ink("#5a9a5c", "#24505c", "#c8e8a0"),
    Ink("#3f5a74", "#242e58", "#90b8c0"),
    Ink("#f0c860", "#a8703c", "#fff6b8"),
)
THIRD = Dress(
    Ink("#5a94ac", "#3a648c", "#b8e0e8"),
    Ink("#7ab088", "#46787c", "#d8f0b8"),
    Ink("#6484a0", "#446088", "#b0d0d8"),
    Ink("#5a4a6c", "#3a3460", "#a090a8"),
)


def paint(c: Canvas) -> None:
    _sky(c)
    _country(c)
    _cloud(c)
    _falling(c)
    _bough(c)
    _archer(c, Place(886, 668, 0.5), THIRD)
    _archer(c, Place(730, 697, 0.7), SECOND)
    _archer(c, Place(444, 722, 1.08), FIRST)
    _leaves(c)
    c.finish(vignette=0.3)


def _sky(c: Canvas) -> None:
    v = c.y / 640 + c.spot(640, 190, 560) * 0.34 + (c.noise(300, 3, 4) - 0.5) * 0.05
    c.field(v, "#173a8c .2:#2c62b4 .42:#4f96cc .62:#90c8dc .82:#d4ecd8 #fff4d0")
    c.rays(640, 170, "#fff6d0", 0.22, count=20, seed=5)
    c.flat(ellipse(640, 170, 58), "#fffbe4")
    c.glow(c.mask(ellipse(640, 170, 58)), 44, "#fff0b0", 0.7)


def _country(c: Canvas) -> None:
    far = ridge(560, 26, 150, 6, sharp=True, peaks=((300, 50, 80), (620, 60, 90)))
    c.shape(far, Ink("#7ab0c8", "#5a8cb8", "#e8f4e0"), bulge=20, toward=(0, -1))
    c.haze(530, 640, "#e8f0d0", 0.6)
    r = rng(6)
    for row, (hue, shade, lit) in enumerate(
        (
            ("#a8c088", "#6a9a94", "#f4ecb0"),
            ("#d0b860", "#8a8a60", "#fff0a8"),
            ("#c8983c", "#a07838", "#ffe08a"),
        )
    ):
        y = 630 + row * 30
        crowns = [
            cloud(
                i * 62 + r.rand() * 30 - 20,
                y + r.randn() * 6,
                74 + row * 16,
                24 + row * 9,
                i + row * 40,
                6,
                False,
            )
            for i in range(18)
        ]
        c.shape(crowns, Ink(hue, shade, lit), bulge=12, toward=(0.2, -1))
        c.shape(rectangle(-10, y + 4, 1044, 200), Ink(shade), bulge=6)
        c.haze(y - 30, y + 60, "#f0ecc0", 0.3 - row * 0.1)


def _shaft(c: Canvas, at: Place, ink: str = "#5a3424") -> None:
    """An arrow whose point is at (0, 0), flying along its turn."""
    c.lines([(at.points("-120,0 -4,0"), [4 * at.scale, 4 * at.scale])], ink)
    fletch = spline("-124,-10! -96,-10 -84,0! -96,10 -124,10! -114,0!")
    c.shape(at.path(fletch), Ink("#d8484c", "#6a1c3c", "#ffb090"), bulge=5, toward=(0, -1))


def _cloud(c: Canvas) -> None:
    body = union(cloud(886, 276, 170, 52, 12, 7), cloud(906, 252, 90, 46, 4, 5, False))
    mask = c.shape(body, Ink("#eef0ee", "#8a9cc4", "#ffffff"), bulge=22, toward=(-0.4, -0.8))
    c.wash(c.rise(262, 294) * 0.5, "#8a9cc4", clip=mask)
    for x, y, turn, size in ((866, 256, -6, 0.6), (884, 226, 14, 0.56), (902, 268, -20, 0.6)):
        _shaft(c, Place(x, y, size, turn))
        c.lines([([(x - 6, y - 7), (x + 3, y), (x - 6, y + 8)], [1, 3, 1])], "#6a7cac")
    puffs = ((978, 286, 28, 13), (1000, 300, 16, 8), (812, 300, 18, 8))
    for x, y, w, h in puffs:
        c.shape(cloud(x, y, w, h, x, 4, False), Ink("#eef0ee", "#8a9cc4", "#ffffff"), bulge=7)
    c.motes(((866, 308, 5), (890, 324, 4), (912, 310, 4.5), (878, 344, 3.4)), "#c0dcf0")


def _falling(c: Canvas) -> None:
    r = rng(41)
    for x, y, q in scatter(r, 14, (180, 250, 1000, 620), (8, 15)):
        c.shape(leaf(x, y, q * 1.6, r.rand() * 360, 0.5), GOLD, bulge=4, toward=WAY)


def _bough(c: Canvas) -> None:
    limb = spline(
        "-30,716! 160,722 300,716 430,720 600,706 760,690 900,664 1044,622! 1044,650! 900,700 "
        "760,742 560,780 300,800 -30,830!"
    )
    mask = c.shape(limb, BARK, bulge=40, toward=(0.1, -1), drop=18)
    r = rng(14)
    rings = []
    for at in samples("-10,770 300,756 560,744 760,716 900,682 1030,640", 40):
        w, dy = 10 + r.rand() * 34, (r.rand() - 0.5) * 50 * (1 - at.x / 1300)
        y = at.y + dy
        rings.append(
            ([(at.x - w, y), (at.x, y + 3), (at.x + w, y - 2)], [0.6, 3 + r.rand() * 3, 0.6])
        )
    c.lines(rings, "#4a446c", 0.7, clip=mask)


def _rope(points: str, widths: list[float]) -> Path:
    """A limb with round ends that fuse with it."""
    ends = samples(points, 2)
    return union(
        taper(points, widths, 40, cap=False),
        ellipse(ends[0].x, ends[0].y, widths[0] / 2),
        ellipse(ends[1].x, ends[1].y, widths[-1] / 2),
    )


def _archer(c: Canvas, at: Place, dress: Dress) -> None:
    low, k = at.path, at.scale
    top = Place(at.x, at.y - 236 * k, k, -12)
    up, pt = top.path, top.points
    c.shadow(low(ellipse(-6, 2, 110, 12)), "#34305c", 6 * k, 0.8)
    # cloak behind everything
    cloak = spline(
        "-30,-146! -70,-120 -104,-40 -130,60 -186,150 -230,176! -176,190 -150,230! "
        "-96,210 -60,236! "
        "-10,160 20,40 40,-120!"
    )
    mask = c.shape(up(cloak), dress.cloak, bulge=34 * k, toward=WAY)
    folds = ("-40,-100 -76,20 -150,170", "-10,-80 -40,60 -100,200", "10,-60 -4,60 -60,190")
    c.lines([(pt(f), [1, 8 * k, 4 * k]) for f in folds], dress.cloak.shade, 0.8, clip=mask)
    # legs
    for leg, boot, foot in (
        (
            "-24,-220 -50,-120 -62,-60",
            "-60,-96 -70,-30 -74,-8",
            "-86,-20! -56,-22 -36,-6 -34,4 -88,4",
        ),
        ("22,-220 44,-120 56,-60", "54,-96 66,-30 68,-8", "54,-20! 84,-22 106,-6 108,4 54,4"),
    ):
        c.shape(low(_rope(leg, [62, 46, 34])), dress.hose, bulge=14 * k, toward=WAY)
        c.shape(low(_rope(boot, [42, 32, 28])), LEATHER, bulge=11 * k, toward=WAY)
        c.shape(low(spline(foot)), LEATHER, bulge=8 * k, toward=WAY)
    # quiver at the hip
    for i in range(4):
        arrow = pt([(-60 + i * 9, 0), (-100 + i * 11, -74 - (i % 2) * 8)])
        c.lines([(arrow, [3 * k, 3 * k])], "#5a3424")
        x, y = arrow[1]
        c.shape(leaf(x, y - 4 * k, 34 * k, 64, 0.5), Ink("#d8484c", "#6a1c3c", "#ffb090"), bulge=4)
    c.shape(up(spline("-84,-14! -40,-30! 8,90! -26,104!")), LEATHER, bulge=12 * k, toward=WAY)
    # drawing arm, behind the head
    _mane(c, top, dress.hair)
    c.shape(
        up(spline("-20,-96! -44,-158 -84,-186 -128,-214 -152,-204 -142,-176 -100,-130 -58,-88!")),
        dress.tunic,
        bulge=15 * k,
        toward=WAY,
        edge=0.4,
    )
    c.lines(
        [(pt("-66,-112 -84,-138 -112,-160"), [1, 5 * k, 1])],
        dress.tunic.shade,
        0.8,
    )
    # torso and skirt
    skirt = spline("-52,-10! 52,-16! 84,60 92,110! 50,96 20,116! -20,98 -50,114! -78,84 -66,30")
    mask = c.shape(up(skirt), dress.tunic, bulge=24 * k, toward=WAY, drop=8 * k)
    c.lines(
        [(pt(f), [1, 6 * k, 3]) for f in ("-20,0 -30,50 -34,104", "24,0 36,50 40,104")],
        dress.tunic.shade,
        0.8,
        clip=mask,
    )
    chest = spline("-66,-136! -30,-152 30,-152 64,-138! 60,-80 52,-10! -52,-4! -58,-70")
    c.shape(up(chest), dress.tunic, bulge=30 * k, toward=WAY)
    c.lines([(pt("-56,-132 -10,-70 46,-12"), [9 * k, 9 * k, 9 * k])], "#6a3a2c")
    c.shape(
        up(taper("-56,-8 0,-2 56,-14", [18, 18, 18], cap=False)), LEATHER, bulge=6 * k, toward=WAY
    )
    c.shape(up(ellipse(4, -3, 12)), GOLD, bulge=6 * k, toward=WAY)
    # bow, string, arrow
    string = [pt("140,-352")[0], pt("14,-152")[0], pt("140,48")[0]]
    c.lines([(string[:2], [2.4, 2.4]), (string[1:], [2.4, 2.4])], "#54406c")
    limb = "124,-366 146,-344 178,-280 204,-200 210,-152 204,-104 178,-24 146,40 124,62"
    c.shape(up(taper(limb, [5, 10, 14, 16, 19, 16, 14, 10, 5])), BOW, bulge=7 * k, toward=WAY)
    c.lines([(pt("10,-154 286,-154"), [5 * k, 5 * k])], "#6a3a24")
    c.shape(
        up(spline("318,-154! 284,-166 290,-154! 284,-142")),
        Ink("#e0ecf0", "#6a7a9c", "#ffffff"),
        bulge=5 * k,
        toward=WAY,
    )
    c.shape(
        up(spline("2,-164! 34,-164 46,-154! 34,-144 2,-144! 10,-154!")),
        Ink("#d8484c", "#6a1c3c", "#ffb090"),
        bulge=4,
    )
    # bow arm
    c.shape(
        up(_rope("54,-124 120,-146 160,-150", [52, 40, 32])), dress.tunic, bulge=15 * k, toward=WAY
    )
    c.shape(up(_rope("150,-150 188,-151", [36, 28])), LEATHER, bulge=10 * k, toward=WAY)
    c.shape(up(ellipse(206, -150, 16, 18)), SKIN, bulge=9 * k, toward=WAY)
    grip = [(pt([(198, -160 + i * 8), (218, -158 + i * 8)]), [1, 2.4 * k]) for i in range(4)]
    c.lines(grip, "#a06a64")
    _head(c, top, dress.hair)
    # forearm drawn to the cheek
    c.shape(
        up(spline("-156,-200 -140,-220 -118,-212 -70,-190 -20,-168! -24,-140! -74,-152 -130,-174")),
        dress.tunic,
        bulge=12 * k,
        toward=WAY,
        drop=6 * k,
        edge=0.4,
    )
    folds = ("-136,-212 -128,-198 -132,-182", "-122,-210 -112,-196 -112,-178")
    c.lines([(pt(f), [1, 4 * k, 1]) for f in folds], dress.tunic.shade, 0.8)
    c.shape(
        up(spline("-48,-182! -4,-166! -6,-140! -52,-150!")),
        LEATHER,
        bulge=9 * k,
        toward=WAY,
        edge=0.4,
    )
    c.shape(
        up(spline("-4,-166! 16,-168 26,-158 24,-146 8,-140 -6,-142!")),
        SKIN,
        bulge=8 * k,
        toward=WAY,
    )
    c.lines([(pt("8,-160 24,-156"), [0.8, 2 * k]), (pt("8,-151 23,-149"), [0.8, 2 * k])], "#a06a64")


def _mane(c: Canvas, top: Place, hair: Ink) -> None:
    """Long hair in the wind, behind the drawing arm."""
    k = top.scale
    x, y = top.points("0,-216")[0]
    at = Place(x, y, k * 0.3, -6)
    mane = spline(
        "40,-130! -60,-160 -140,-110 -220,-96 -320,-120 -430,-108! -350,-70 -450,-30! -330,-30 "
        "-410,40! -280,20 -220,80 -120,240! -40,230 -10,120 20,-40"
    )
    mask = c.shape(at.path(mane), hair, bulge=20 * k, toward=WAY, edge=0.3)
    for i in range(6):
        line = [
            (20, -110 + i * 10),
            (-90, -96 + i * 30),
            (-210, -76 + i * 26),
            (-390, -96 + i * 30),
        ]
        c.lines([(at.points(line), [0.8, 5 * k, 5 * k, 0.8])], hair.shade, 0.75, clip=mask)
        lit = [(px + 4, py + 12) for px, py in line]
        c.lines([(at.points(lit), [0.6, 3 * k, 3 * k, 0.6])], hair.lit, 0.7, clip=mask)


def _head(c: Canvas, top: Place, hair: Ink) -> None:
    k = top.scale
    x, y = top.points("0,-216")[0]
    at = Place(x, y, k * 0.3, -6)
    p, pt = at.path, at.points
    c.shape(p(spline("-60,100! -50,280! 70,280! 50,140!")), SKIN, bulge=12 * k, toward=WAY)
    outline = spline(
        "50,-110 84,-74 99,-30 101,-2 95,18 108,44 128,68 126,80 106,84 110,94 114,104 106,112! "
        "111,122 108,131 102,138 108,156 100,178 74,184 34,160 -20,126 -70,90 -90,0 -50,-90"
    )
    c.shape(p(outline), SKIN, toward=WAY, bulge=22 * k, shading=0.5)
    c.lines(
        [(pt("98,22 80,12 54,22"), [2 * k, 5 * k, 1]), (pt("98,-16 74,-26 36,-10"), [1, 4 * k, 1])],
        "#3a2440",
    )
    c.flat(p(ellipse(82, 24, 8, 9)), "#2a6a5c")
    c.lines([(pt("108,112 90,112 78,110"), [0.8, 2.4 * k, 0.8])], "#a04a50")
    front = spline(
        "74,-96! 40,-150 -50,-160 -130,-100 -140,20 -110,130 -70,200! -66,110 -50,40 -10,-30 30,-70"
    )
    mask = c.shape(p(front), hair, bulge=18 * k, toward=WAY)
    for i in range(4):
        line = pt(
            [(50 - i * 20, -110), (-40 - i * 20, -50), (-80 - i * 12, 40), (-84 - i * 8, 160)]
        )
        c.lines([(line, [0.8, 4 * k, 4 * k, 0.8])], hair.shade, 0.7, clip=mask)
    ear = spline("-14,74! -44,40 -90,-30 -176,-120! -76,-84 -12,-24 8,20 4,56")
    c.shape(p(ear), SKIN, bulge=6 * k, toward=WAY, edge=0.5, drop=3 * k)
    c.lines([(pt("-14,40 -46,-14 -116,-80"), [1, 4 * k, 1])], SKIN.shade)
    c.shape(
        taper(pt("86,-66 40,-70 -40,-60 -120,-30"), [6 * k, 7 * k, 7 * k, 5 * k], cap=False),
        GOLD,
        bulge=3,
    )
    c.shape(p(ellipse(70, -66, 13, 15)), Ink("#2a9a8a", "#0c3a54", "#d8ffe8"), bulge=5 * k)


def _leaves(c: Canvas) -> None:
    r = rng(27)
    twigs = (
        "-20,60 120,70 250,40 360,70",
        "-20,150 90,170 190,140 260,180",
        "-20,-10 200,0 420,-10 520,20",
    )
    for line in twigs:
        c.shape(
            taper(line, [26, 18, 10, 3]), Ink("#8a84a0", "#3f3a64", "#e8e4e0"), bulge=6, toward=WAY
        )
        for at in samples(line, 16):
            for _ in range(3):
                x, y = at.beside(r.randn() * 16)
                turn = 60 + r.randn() * 50
                ink = (
                    GOLD,
                    Ink("#d8983c", "#8a4c2c", "#ffe08a"),
                    Ink("#f8d878", "#b8803c", "#fffbd0"),
                )[r.randint(3)]
                c.shape(
                    leaf(x, y, 34 + r.rand() * 26, turn, 0.5), ink, bulge=7, toward=WAY, edge=0.3
                )
    for x0, y0, n in ((40, 770, 16), (190, 792, 10), (970, 770, 12), (620, 800, 7)):
        for _ in range(n):
            x, y = x0 + r.randn() * 46, y0 + r.randn() * 16
            c.shape(
                leaf(x, y, 40 + r.rand() * 26, -90 + r.randn() * 50, 0.5),
                Ink("#c8842c", "#6a3430", "#ffd870"),
                bulge=7,
                toward=WAY,
                edge=0.3,
            )
