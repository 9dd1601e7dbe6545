"""A cloaked wanderer with a lantern leans into a blizzard that curls over bent pines."""

from __future__ import annotations

from art import Canvas, Ink, Light, each, ridge, rng, rows, scatter, strewn, wind
from art.geometry import Place, ellipse, mirror, polygon, rectangle, spline, taper

LIGHT = Light((600, 640), "#fff6dc", "#0e2244")


def paint(c: Canvas) -> None:
    _peaks(c)
    _storm(c)
    _slope(c)
    _wanderer(c)
    _lantern(c)
    _drift(c)
    _snow(c)
    c.finish(vignette=0.32, contrast=1.08)


def _bent_pine(c: Canvas, x: float, y: float, h: float, lean: float, ink: Ink) -> None:
    stem = [(x, y + 6), (x - lean * h * 0.2, y - h * 0.4), (x - lean * h * 0.8, y - h * 0.92)]
    c.lines([(stem, [h * 0.06, h * 0.05, 2])], "#2a2440")
    for i in range(7):
        t = i / 6.5
        w = h * 0.40 * (1 - t * 0.9)
        yy = y - h * 0.10 - h * 0.84 * t
        xx = x + lean * t * t * h * 0.9
        bough = f"""{xx - w * 0.56 + lean * w * 0.9},{yy + h * 0.07}!
            {xx - w * 0.2},{yy - h * 0.06} {xx + lean * h * 0.14},{yy - h * 0.16}!
            {xx + w * 0.26},{yy - h * 0.05} {xx + w * 0.5 + lean * w * 0.6},{yy + h * 0.04}!
            {xx + lean * 10},{yy + h * 0.035}"""
        c.shape(mirror(bough, x), ink, 12, toward=(0.6, -0.8), edge=0.3)
        snow = f"""{xx - w * 0.42 + lean * w * 0.9},{yy + h * 0.02}!
            {xx - w * 0.16},{yy - h * 0.07} {xx + lean * h * 0.14},{yy - h * 0.16}!
            {xx + w * 0.2},{yy - h * 0.06} {xx + w * 0.3},{yy - h * 0.01}!
            {xx + lean * 8},{yy - h * 0.015}"""
        c.shape(mirror(snow, x), "#f8faf2 #a0c0d4 #ffffff", 8, toward=(0.4, -1))


def _peaks(c: Canvas) -> None:
    v = 0.10 + c.y / c.height * 0.95 + (c.swirl(320, 150, 5, 9, stretch=(2.2, 0.5)) - 0.5) * 0.55
    c.field(v, "#12284e .22:#22487a .42:#4678a4 .6:#86b0c8 .78:#c8dee0 .92:#f2f4e8 #fffdf2")
    far = ridge(470, 130, 240, 6, sharp=True, peaks=[(180, 90, 150), (860, 120, 160)])
    rough = c.swirl(120, 40, 4, 3, ridged=True)
    c.shape(far, "#8fb4cc #5a8ab0 #f8f8ec", 60, toward=(0.7, -0.8), texture=rough, relief=26)
    c.haze(380, 610, "#dbe8e4", 0.85)
    c.shape(ridge(586, 60, 200, 12, sharp=True), "#5f8cb0 #37648e #f4f8f0", 40, toward=(0.6, -1))
    c.haze(500, 700, "#e8f0e8", 0.85)


def _storm(c: Canvas) -> None:
    for x, y, size, am, radius, w in rows(
        "-160 120 520 46 74 34 | 300 84 430 34 56 26 | -60 262 360 30 50 24 | "
        "470 230 380 40 70 32 | 640 370 270 26 44 20 | 820 120 200 20 44 22"
    ):
        p = [(1024 - px, py) for px, py in wind(x, y, size, am, radius, 1.5)]
        outline = taper(p, [2, w * 0.5, w, w * 0.9, w * 0.7, w * 0.45, 3], 200)
        c.shape(
            outline, "#f4f8f2 #7aa8c8 #ffffff", w * 0.5, toward=(-0.2, -1), drop=6, drop_cover=0.35
        )
        for o in (w * 0.9, -w * 0.8):
            c.lines([([(q[0] + 30, q[1] + o) for q in p[:12]], [0.5, 5, 6, 2])], "#f4f8f2", 0.85)


def _slope(c: Canvas) -> None:
    c.shape(ridge(652, 30, 260, 22), "#c4dae2 #86b0c8 #ffffff", 40, toward=(0.4, -1))
    for x, y, h in rows(
        "96 696 300 | 214 716 200 | 10 736 230 | 900 700 300 | 1000 730 240 | 800 716 180"
    ):
        _bent_pine(c, x, y, h, 0.30, Ink("#28567c", "#12325a", "#9fc4d4"))
    c.shape(ridge(716, 22, 300, 31), "#eaf2ee #8fb4cc #ffffff", 36, toward=(0.2, -1))


def _wanderer(c: Canvas) -> None:
    place = Place(416, 744, 1.6)
    cloak = Ink("#8a2c38", "#3a1438", "#ffb070", rim="#ffe0a0")
    hood = Ink("#7a2634", "#2c1030", "#ffb070", rim="#ffe0a0")
    c.shadow(place.path(ellipse(-40, 2, 120, 10)), "#5a8ab0", 7, 0.7)
    cape = """10,-164! -50,-174 -104,-146 -150,-160 -214,-150! -184,-128 -212,-100! -164,-100
        -186,-58! -136,-66 -92,-34 -40,-16!"""
    blown = Ink("#7a2636", "#34123a", "#e8805c")
    m = c.shape(place.path(cape), blown, 30, toward=(0.4, -0.9), edge=0.3)
    ripples = each("""-30,-150 -90,-128 -140,-138 -190,-130 | -36,-118 -90,-92 -136,-110
        -170,-94 | -40,-80 -80,-62 -120,-80 -160,-70""")
    c.lines([(place.points(p), [1, 6, 5, 1]) for p in ripples], "#34123a", 0.75, clip=m)
    body = spline("-74,6! -68,-60 -42,-122 -6,-164 34,-160 54,-116 58,-56 66,6! -4,10")
    robe = c.shape(place.path(body), cloak, 54, toward=(1, -0.4), edge=0.4)
    folds = ("-18,-140 -42,-80 -52,4", "6,-120 -12,-60 -16,4", "30,-96 28,-50 36,4")
    c.lines([(place.points(p), [1, 6, 3]) for p in folds], "#3a1438", 0.7, clip=robe)
    head = spline("-16,-146 -30,-180 -64,-206! -30,-226 10,-240 46,-230 62,-202! 54,-146 18,-138")
    c.shape(place.path(head), hood, 36, toward=(1, -0.3))
    c.flat(place.spline("40,-224 64,-206 66,-176 54,-148! 34,-160 28,-194"), "#1c0d20")
    face = spline("38,-204 56,-204 60,-194 74,-182! 62,-177 62,-166 46,-158 34,-176")
    skin = Ink("#c8805c", "#5a2c3c", "#ffd8a0", rim="#fff0c8", rim_width=3)
    c.shape(place.path(face), skin, 12, toward=(1, 0.1))
    c.flat(place.path(ellipse(56, -190, 2.6, 2.2)), "#1c0d20")
    c.lines([(place.points("46,-197 56,-201 65,-195"), [2, 5, 2])], "#4a2430")
    scarf = spline("34,-178 52,-172 68,-173 72,-160 66,-142 44,-132 16,-136 22,-160")
    wool = Ink("#2f7a80", "#143a58", "#d8d8a0", rim="#fff0c0", rim_width=3)
    w = c.shape(place.path(scarf), wool, 14, toward=(1, -0.2), edge=0.4)
    knit = ("30,-168 50,-160 70,-164", "26,-152 46,-146 68,-150")
    c.lines([(place.points(p), [1, 4, 1]) for p in knit], "#143a58", 0.8, clip=w)
    fur = taper(place.points("54,-228 38,-214 28,-186 30,-160 40,-140"), [8, 15, 18, 16, 8])
    c.shape(fur, "#6a4438 #2c1a30 #f0b878", 8, toward=(1, -0.4), edge=0.4)


def _arm(c: Canvas, place: Place) -> None:
    sleeve = spline("4,-130 24,-142 50,-132 80,-148! 92,-120! 62,-100 26,-92 4,-104")
    ink = Ink("#8a2c38", "#3a1438", "#ffb070", rim="#ffe0a0")
    x, y = place.points("10,-116")[0]
    c.shape(place.path(sleeve), ink, 20, toward=(0.8, -0.6), merge=[(x, y, 46)], edge=0.4)
    glove = spline("80,-146 96,-148 104,-138 100,-124 86,-120 78,-132")
    brown = Ink("#5a3428", "#2c1030", "#ffb870", rim="#ffe0a0", rim_width=3)
    c.shape(place.path(glove), brown, 9, toward=(0.8, -0.6), edge=0.5)
    c.lines(
        [(place.points(p), [1, 3, 1]) for p in ("88,-140 102,-138", "86,-132 101,-130")], "#2c1030"
    )


def _lantern(c: Canvas) -> None:
    place = Place(416, 744, 1.6)
    crook = [("82,6 92,-150 88,-262", [13, 12, 9]), ("88,-256 124,-264 138,-238", [9, 9, 6])]
    c.lines([(place.points(p), w) for p, w in crook], "#3a1a28")
    c.lines([(place.points("85,6 95,-150 91,-250"), [2, 4, 3])], "#d9905c")
    _arm(c, place)
    glass = place.path(rectangle(120, -236, 36, 46, 8))
    c.shape(glass, "#ffd870 #d9803a #fffbe0", 20)
    c.put("#3a1a28", c.mask(glass, stroke=6))
    c.flat(place.path(polygon("116,-236 138,-256 160,-236")), "#3a1a28")
    x, y = place.points("138,-213")[0]
    light = c.mask(ellipse(x, y, 30))
    c.glow(light, 18, "#ffc050")
    c.glow(light, 80, "#ffb050", 0.9)
    c.halo(x, y, 260, "#ffc060", 0.7)


def _drift(c: Canvas) -> None:
    """Snow that the wanderer wades in, and the prints behind."""
    steps = [ellipse(x, y, 20, 6, -4) for x, y in ((222, 742), (150, 728), (84, 738), (26, 726))]
    c.flat(steps, "#7aa4c4")
    mound = spline("216,800! 262,752 330,732 420,738 520,728 590,742 660,800!")
    c.shape(mound, "#eaf2ee #8fb4cc #fff2d4", 20, toward=(0.5, -1))
    c.wash(c.spot(610, 738, 150, 26) * 0.7, "#ffe0a0")


def _snow(c: Canvas) -> None:
    r = rng(7)
    c.motes(scatter(r, 420, (0, 0, 1024, 760), (1.2, 4.8), 3), "#ffffff")
    gusts = scatter(r, 90, (-60, 0, 1040, 760))
    c.lines(strewn(gusts, "0,0 -54,16", [0.4, 2.4]), "#ffffff", 0.55)
