"""Weathercock: a jester grins into the gale while the rooster on his hat points the other way."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, Place, cloud, ellipse, samples, spline, taper, union

LIGHT = Light((560, 150), "#fff0c0", "#1a1238")
WAY = (1, -0.6)
SKIN = Ink("#eeb085", "#b06048", "#ffe2b8")
RED = Ink("#c8303c", "#641438", "#ff8a68")
YELLOW = Ink("#efb23c", "#a45a28", "#fff0a0")
COPPER = Ink("#e8a438", "#7c3a24", "#fff2ac", rim="#fffbe0", rim_width=3)
IRON = Ink("#8a4428", "#481c28", "#f0b860")
BELL = Ink("#f0bc48", "#80441f", "#fff8c8")


def paint(c: Canvas) -> None:
    _sky(c)
    _horn(c, "260,330 190,236 112,232 74,318", [110, 82, 56, 18], RED, (72, 336), 24)
    _horn(c, "330,310 420,236 506,240 548,312", [90, 92, 54, 16], YELLOW, (552, 330), 24)
    _vane(c)
    _collar(c)
    face = _face(c)
    _eye(c, face)
    _grin(c, face)
    _hood(c)
    _bells(c)
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = 0.25 + c.spot(470, 250, 520) * 0.75 + (c.swirl(220, 90, 4, 3, stretch=(1, 0.4)) - 0.5) * 0.3
    c.field(v, "#0f4a66 .25:#1a7488 .5:#3ea6a4 .75:#8ed2b8 #eaf2c8")
    for x, y, w, h, seed in ((96, 470, 250, 50, 3), (560, 440, 240, 56, 5)):
        c.shape(cloud(x, y, w, h, seed), Ink("#d8ead8", "#6ab0b0", "#fffbe6"), bulge=30, toward=WAY)
    gusts = (
        "20,170 110,140 200,166 214,128 176,112 160,136",
        "420,120 500,96 572,120 592,160 560,176",
        "24,400 90,380 150,404",
        "480,372 560,356 630,384",
        "500,520 570,500 640,520",
    )
    c.lines([(g, [1, 7, 8, 6, 5, 1]) for g in gusts], "#f6f6dc", 0.8, n=60)


def _vane(c: Canvas) -> None:
    c.shape(taper("302,280 302,170", [13, 10]), IRON, bulge=5, toward=WAY)
    c.shape(taper("206,226 398,226", [9, 9]), IRON, bulge=5, toward=WAY)
    c.shape(spline("172,226! 226,204! 206,226! 226,248!"), IRON, bulge=8, toward=WAY)
    c.shape(
        spline("392,226! 404,206! 436,206! 424,226! 436,246! 404,246!"), IRON, bulge=8, toward=WAY
    )
    c.shape(ellipse(302, 226, 15), IRON, bulge=12, toward=WAY)
    at = Place(306, 154, 1.04, -3)
    comb = spline("-86,-48! -92,-76 -78,-68! -74,-90 -60,-72! -48,-86 -46,-60 -44,-44!")
    c.shape(at.path(comb), RED, bulge=9, toward=WAY, edge=0.3)
    c.shape(at.path(spline("-82,-30! -74,-4 -64,-8 -66,-30!")), RED, bulge=8, toward=WAY)
    body = spline(
        "-108,-36! -88,-52 -66,-62 -46,-46 -30,-20 0,-12 26,-30 34,-72 62,-98 104,-92! 84,-80 "
        "74,-62! 100,-68 118,-52! 94,-48 80,-34! 104,-34 114,-16! 84,-16 62,10 34,34 2,44 "
        "-36,34 -62,6 -72,-22 -84,-28"
    )
    mask = c.shape(at.path(body), COPPER, bulge=22, toward=WAY, edge=0.4)
    feathers = (
        "40,-50 58,-72 84,-88",
        "50,-36 72,-50 100,-58",
        "52,-16 72,-24 98,-26",
        "-28,2 0,-2 34,2",
        "-20,18 6,16 34,14",
        "-56,-30 -46,-10 -28,4",
    )
    c.lines([(at.points(f), [1, 5, 1]) for f in feathers], "#8a4224", 0.9, clip=mask)
    c.flat(at.path(ellipse(-72, -42, 5.5)), "#3a1420")


def _horn(
    c: Canvas, line: str, widths: list[float], ink: Ink, bell: tuple[float, float], size: float
) -> None:
    c.shape(taper(line, widths), ink, bulge=34, toward=WAY, drop=6, edge=0.3, rim="#fff0b0")
    c.shape(ellipse(*bell, size), BELL, bulge=18, toward=WAY, drop=5)
    x, y = bell
    c.lines([([(x - size, y + 2), (x, y + 7), (x + size, y + 2)], [2, 5, 2])], "#6a3018")
    c.flat(ellipse(x, y + size * 0.6, 4), "#3a1420")


def _collar(c: Canvas) -> None:
    c.shape(spline("250,430! 244,560 400,560 372,470!"), SKIN, toward=WAY, bulge=50)
    body = spline("40,660! 80,566 170,510 310,500 440,508 540,566 590,660!")
    c.shape(body, Ink("#3a2a6a", "#1a1040", "#7a68b0"), bulge=50, toward=(0.6, -1))
    for i, (x, y, turn) in enumerate(
        ((150, 570, 26), (226, 584, 12), (310, 590, 0), (394, 584, -12), (468, 566, -26))
    ):
        dag = spline("-52,-62! 0,-74 52,-62! 46,-4 0,52! -46,-4")
        ink = YELLOW if i % 2 else RED
        c.shape(Place(x, y, 1, turn).path(dag), ink, bulge=26, toward=(0.6, -0.8), drop=8, edge=0.4)


def _face(c: Canvas) -> Array:
    face = spline(
        "352,290 380,306 398,328 398,350! 408,362 440,372 482,366 494,380 478,396 436,408 418,412! "
        "426,424 420,436 396,444! 420,452 414,466 422,476 440,486 436,508 410,522 366,512 "
        "310,488 280,430 280,320"
    )
    mask = c.shape(face, SKIN, toward=WAY, bulge=64, shading=1.1)
    c.wash(c.spot(360, 420, 46, 36) * 0.7, "#e0604a", clip=mask)
    c.wash(c.spot(484, 382, 36, 26) * 0.9, "#e0604a", clip=mask)
    return mask


def _eye(c: Canvas, face: Array) -> None:
    c.flat(spline("358,352 368,330 386,330 394,346 388,362 370,366"), "#fff8e4", clip=face)
    c.flat(ellipse(382, 342, 9, 10), "#1a6a70", clip=face)
    c.flat(ellipse(384, 340, 5, 6), "#0c0a18", clip=face)
    c.lines(
        [
            ("354,354 366,330 384,326 396,338", [2, 6, 6, 3]),
            ("362,362 376,368 390,362", [1, 4, 1]),
            ("346,320 362,300 386,304", [2, 10, 3]),
            ("432,398 444,390 454,398", [1, 5, 2]),
        ],
        "#4a1a24",
        clip=face,
    )


def _grin(c: Canvas, face: Array) -> None:
    mouth = spline("424,428! 400,432 366,424 346,408! 350,440 376,464 414,458!")
    c.flat(mouth, "#5a1024", clip=face)
    c.flat(
        spline("422,430! 400,434 366,426 352,416! 362,434 392,446 418,444!"), "#fff6e0", clip=face
    )
    c.lines(
        [("354,402 344,408 340,418", [1, 5, 1]), ("408,482 420,480 430,486", [1, 4, 1])], "#a04a3a"
    )


def _hood(c: Canvas) -> None:
    hood = spline(
        "384,300! 366,256 310,236 246,250 204,304 190,390 202,470 226,540! 300,560 400,556 "
        "424,528! 362,512 322,470 312,410 326,346 352,310"
    )
    mask = c.shape(hood, YELLOW, bulge=64, toward=WAY, drop=10, edge=0.3)
    half = spline("310,230! 262,300 250,400 266,480 300,580! 180,580! 150,400 200,230!")
    c.shape(half, RED, bulge=50, toward=WAY, clip=mask)
    folds = (
        "240,300 224,380 236,470",
        "300,470 290,520 296,556",
        "340,500 350,530 360,552",
        "296,270 286,330 290,400",
    )
    c.lines([(f, [1, 7, 1]) for f in folds], "#64203a", 0.55, clip=mask)
    edge = "380,306 350,314 324,350 312,410 322,468 360,510 420,530"
    c.shape(
        taper(edge, [22, 22, 22, 20, 20, 20, 14]), Ink("#3a2a6a", "#1a1040", "#8a78c0"), bulge=9
    )
    c.shape(union(*(ellipse(s.x, s.y, 5) for s in samples(edge, 12)[1:-1])), BELL, bulge=4)


def _bells(c: Canvas) -> None:
    for x, y in ((124, 614), (212, 632), (408, 632), (494, 610)):
        c.shape(ellipse(x, y, 17), BELL, bulge=14, toward=WAY, drop=5)
        c.lines([([(x - 16, y + 2), (x, y + 6), (x + 16, y + 2)], [2, 4, 2])], "#6a3018")
