"""A cloaked wanderer with a lantern leans into a blizzard that curls over bent pines."""

from __future__ import annotations

from art import (
    Canvas,
    Ink,
    Light,
    Place,
    ellipse,
    polygon,
    rectangle,
    ridge,
    rng,
    scatter,
    spline,
    taper,
    wind,
)

LIGHT = Light((600, 640), "#fff6dc", "#0e2244")


def paint(c: Canvas) -> None:
    _peaks(c)
    _storm(c)
    _slope(c)
    _wanderer(c)
    _lantern(c)
    _snow(c)
    c.finish(vignette=0.32, contrast=1.08)


def _bent_pine(c: Canvas, x: float, y: float, h: float, lean: float, ink: Ink) -> None:
    c.lines(
        [
            (
                [(x, y + 6), (x + lean * h * 0.2, y - h * 0.4), (x + lean * h * 0.8, y - h * 0.92)],
                [h * 0.06, h * 0.05, 2],
            )
        ],
        "#2a2440",
    )
    for i in range(7):
        t = i / 6.5
        w = h * 0.40 * (1 - t * 0.9)
        yy = y - h * 0.10 - h * 0.84 * t
        xx = x + lean * t * t * h * 0.9
        c.shape(
            spline(
                [
                    (xx - w * 0.56 + lean * w * 0.9, yy + h * 0.07, 0),
                    (xx - w * 0.2, yy - h * 0.06),
                    (xx + lean * h * 0.14, yy - h * 0.16, 0),
                    (xx + w * 0.26, yy - h * 0.05),
                    (xx + w * 0.5 + lean * w * 0.6, yy + h * 0.04, 0),
                    (xx + lean * 10, yy + h * 0.035),
                ]
            ),
            ink,
            bulge=12,
            toward=(0.6, -0.8),
            edge=0.3,
        )
        c.shape(
            spline(
                [
                    (xx - w * 0.42 + lean * w * 0.9, yy + h * 0.02, 0),
                    (xx - w * 0.16, yy - h * 0.07),
                    (xx + lean * h * 0.14, yy - h * 0.16, 0),
                    (xx + w * 0.2, yy - h * 0.06),
                    (xx + w * 0.3, yy - h * 0.01, 0),
                    (xx + lean * 8, yy - h * 0.015),
                ]
            ),
            Ink("#f8faf2", "#a0c0d4", "#ffffff"),
            bulge=8,
            toward=(0.4, -1),
        )


def _peaks(c: Canvas) -> None:
    v = 0.10 + c.y / c.height * 0.95 + (c.swirl(320, 150, 5, 9, stretch=(2.2, 0.5)) - 0.5) * 0.55
    c.field(
        v,
        "#12284e .22:#22487a .42:#4678a4 .6:#86b0c8 .78:#c8dee0 .92:#f2f4e8 #fffdf2",
    )
    c.shape(
        ridge(470, 130, 240, 6, sharp=True, peaks=[(180, 90, 150), (860, 120, 160)]),
        Ink("#8fb4cc", "#5a8ab0", "#f8f8ec"),
        bulge=60,
        toward=(0.7, -0.8),
        texture=c.swirl(120, 40, 4, 3, ridged=True),
        relief=26,
    )
    c.haze(380, 610, "#dbe8e4", 0.85)
    c.shape(
        ridge(586, 60, 200, 12, sharp=True),
        Ink("#5f8cb0", "#37648e", "#f4f8f0"),
        bulge=40,
        toward=(0.6, -1),
    )
    c.haze(500, 700, "#e8f0e8", 0.85)


def _storm(c: Canvas) -> None:
    for x, y, size, am, radius, w in (
        (-160, 120, 520, 46, 74, 34),
        (300, 84, 430, 34, 56, 26),
        (-60, 262, 360, 30, 50, 24),
        (470, 230, 380, 40, 70, 32),
        (640, 370, 270, 26, 44, 20),
        (820, 120, 200, 20, 44, 22),
    ):
        p = wind(x, y, size, am, radius, 1.5)
        c.shape(
            taper(p, [2, w * 0.5, w, w * 0.9, w * 0.7, w * 0.45, 3], 200),
            Ink("#f4f8f2", "#7aa8c8", "#ffffff"),
            bulge=w * 0.5,
            toward=(-0.2, -1),
            drop=6,
            drop_cover=0.35,
        )
        for o in (w * 0.9, -w * 0.8):
            c.lines([([(q[0] - 30, q[1] + o) for q in p[:12]], [0.5, 5, 6, 2])], "#f4f8f2", 0.85)


def _slope(c: Canvas) -> None:
    c.shape(
        ridge(652, 30, 260, 22), Ink("#c4dae2", "#86b0c8", "#ffffff"), bulge=40, toward=(0.4, -1)
    )
    for x, y, h in (
        (96, 696, 300),
        (214, 716, 200),
        (10, 736, 230),
        (900, 700, 300),
        (1000, 730, 240),
        (800, 716, 180),
    ):
        _bent_pine(c, x, y, h, 0.30, Ink("#28567c", "#12325a", "#9fc4d4"))
    c.shape(
        ridge(716, 22, 300, 31), Ink("#eaf2ee", "#8fb4cc", "#ffffff"), bulge=36, toward=(0.2, -1)
    )


def _wanderer(c: Canvas) -> None:
    place = Place(420, 744, 1.55)
    cloak = Ink("#8a2c38", "#3a1438", "#ffb070", rim="#ffe0a0")
    hood = Ink("#6f2232", "#2c1030", "#ffb070", rim="#ffe0a0")
    c.shadow(place.path(ellipse(-30, 2, 110, 12)), "#5a8ab0", 7, 0.7)
    tail = spline("-50,-90! -130,-116 -196,-96! -150,-80 -184,-44! -120,-40 -66,-20")
    blown = Ink("#8a2c38", "#3a1438", "#f0906a")
    c.shape(place.path(tail), blown, bulge=34, toward=(0.6, -0.8), edge=0.3)
    body = spline("-60,4! -54,-86 -26,-156 8,-170 36,-132 48,-60 54,4!")
    robe = c.shape(place.path(body), cloak, bulge=56, toward=(1, -0.4))
    folds = ("-20,-140 -34,-80 -38,0", "4,-130 -6,-70 -4,0", "24,-110 26,-60 32,0")
    c.lines([(place.points(p), [1, 5, 3]) for p in folds], "#3a1438", 0.7, clip=robe)
    head = spline("-18,-152 -14,-204 18,-226 50,-206 56,-168 24,-146")
    c.shape(place.path(head), hood, bulge=40, toward=(1, -0.3))
    c.flat(place.path(spline("24,-194 48,-194 50,-166 28,-160")), "#1a0c1e")
    arm = place.points("8,-112 56,-120 92,-134")
    shoulder = (arm[0][0], arm[0][1], 74)
    c.shape(taper(arm, [70, 44, 24]), cloak, bulge=22, toward=(0.8, -0.6), merge=[shoulder])


def _lantern(c: Canvas) -> None:
    place = Place(420, 744, 1.55)
    crook = [("82,6 92,-150 88,-262", [13, 12, 9]), ("88,-256 124,-264 138,-238", [9, 9, 6])]
    c.lines([(place.points(p), w) for p, w in crook], "#3a1a28")
    c.shape(place.path(ellipse(91, -136, 11, 10)), Ink("#4a1a2c", "#2c1030", "#ffb070"))
    glass = place.path(rectangle(120, -236, 36, 46, 8))
    c.shape(glass, Ink("#ffd870", "#d9803a", "#fffbe0"), bulge=20)
    c.put("#3a1a28", c.mask(glass, stroke=6))
    c.flat(place.path(polygon("116,-236 138,-256 160,-236")), "#3a1a28")
    x, y = place.points("138,-213")[0]
    light = c.mask(ellipse(x, y, 30))
    c.glow(light, 18, "#ffc050")
    c.glow(light, 80, "#ffb050", 0.9)
    c.halo(x, y, 260, "#ffc060", 0.7)


def _snow(c: Canvas) -> None:
    r = rng(7)
    c.motes(scatter(r, 420, (0, 0, 1024, 760), (1.2, 4.8), 3), "#ffffff")
    gusts = scatter(r, 90, (-60, 0, 1040, 760))
    c.lines([([(x, y), (x + 54, y + 16)], [0.4, 2.4]) for x, y, _ in gusts], "#ffffff", 0.55)
