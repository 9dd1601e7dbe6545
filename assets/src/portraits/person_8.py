"""A bard sings to the rose evening with his eyes shut; a wren on the lute's head sings along."""

from __future__ import annotations

from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Place,
    Point,
    Points,
    blur,
    cloud,
    ellipse,
    points_of,
    ridge,
    samples,
    spline,
    taper,
    union,
)

LIGHT = Light((610, 170), "#ffe4c8", "#2a1038")
WAY = (0.9, -0.6)
SKIN = Ink("#e8a47c", "#9c4c58", "#ffdcb4", rim="#fff0d4", rim_width=4)
HAIR = Ink("#6a3226", "#2e1226", "#c8744a")
CAP = Ink("#1c5c6c", "#0c2c48", "#5cb0a8", rim="#c8f0dc", rim_width=4)
FEATHER = Ink("#f4b84c", "#a8503c", "#fff2b0", rim="#fffbe0", rim_width=3)
DOUBLET = Ink("#3c2a66", "#1c1040", "#8c6cb0")
RUFF = Ink("#f8ecd8", "#b0809c", "#fffdf4")
LUTE = Ink("#d08c48", "#6a3034", "#ffd890", rim="#fff0c0", rim_width=3)
EBONY = Ink("#4a2430", "#1e0e20", "#9c5c50")
PIVOT = (320, 400)
HEAD = Place(286, 382, 0.94, -9)


def paint(c: Canvas) -> None:
    _evening(c)
    _neck(c)
    face = _face(c)
    _features(c, face)
    _hair(c)
    _cap(c)
    _plume(c)
    _brooch(c)
    _clothes(c)
    _lute(c)
    _wren(c)
    c.finish(vignette=0.26)


def _p(points: Points) -> list[Point]:
    """Points of the head, which is thrown back a little."""
    out: list[Point] = []
    for x, y, *corner in points_of(points):
        at = HEAD.points([(x - PIVOT[0], y - PIVOT[1])])[0]
        out.append((at[0], at[1], *corner))
    return out


def _path(points: Points) -> Path:
    return spline(_p(points))


def _evening(c: Canvas) -> None:
    v = c.y / 660 + (c.swirl(230, 80, 4, 9, stretch=(1, 0.3)) - 0.5) * 0.2
    v += c.spot(560, 560, 300) * 0.2
    c.field(v, "#5c2c74 .12:#8c387c .32:#bc447c .52:#dc5c7c .74:#f08484 .92:#fcb494 #ffdcac")
    for x, y, w, h, seed in (
        (500, 190, 200, 26, 3),
        (110, 330, 170, 22, 5),
        (560, 330, 150, 18, 8),
    ):
        c.shape(cloud(x, y, w, h, seed), Ink("#e87c90", "#a84480", "#ffc0a8"), bulge=14, toward=WAY)
    c.shape(ridge(520, 22, 190, 4), Ink("#8c3870", "#642860", "#dc6880"), bulge=30, toward=(0, -1))


def _plume(c: Canvas) -> None:
    """The long feather, swept back from the band."""
    line = _p("304,240 318,164 296,98 240,72 182,90 144,140 136,196")
    barbs = taper(line, [10, 44, 70, 78, 70, 46, 6])
    mask = c.shape(barbs, FEATHER, bulge=30, toward=(0.3, -1), drop=10, edge=0.4)
    strokes = []
    for s in samples(line, 26)[2:-1]:
        strokes.append(([(s.x, s.y), s.beside(-24, 14), s.beside(-46, 36)], [4, 4, 1]))
        strokes.append(([(s.x, s.y), s.beside(24, 14), s.beside(46, 36)], [4, 4, 1]))
    c.lines(strokes, FEATHER.shade, 0.55, clip=mask)
    c.wash(c.mask(taper(line, [4, 8, 14, 18, 20, 24, 8])) * 0.5, "#d8503c", clip=mask)
    c.lines([(line, [6, 6, 5, 4, 1])], "#fffbe0", n=60)


def _neck(c: Canvas) -> None:
    neck = spline("200,390! 206,480 170,560 370,580 336,510 330,430!")
    mask = c.shape(neck, SKIN, bulge=50, toward=WAY)
    under = spline("180,400! 250,440 340,450 352,500 300,536 200,520")
    c.wash(blur(c.mask(under), 8) * 1.0, SKIN.shade, clip=mask)


def _face(c: Canvas) -> Array:
    mouth = _path("372,420! 420,416 424,440 410,466 376,462!")
    c.flat(mouth, "#5a1430")
    face = _path(
        "344,214 390,236 404,268 406,296 402,312! 414,332 434,354 446,370 440,384 418,390! "
        "422,400 430,412 418,422! 396,424 376,438! 386,456 404,462! 412,470 408,482 398,488 "
        "402,506 392,524 366,530 326,516 276,478 238,420 226,310 262,220"
    )
    c.flat(_path("380,430! 404,430 412,440 402,452 386,450!"), "#8c2444")
    return c.shape(face, SKIN, bulge=60, toward=WAY, drop=8, edge=0.5)


def _features(c: Canvas, face: Array) -> None:
    c.wash(c.spot(*_p("352,392")[0][:2], 46, 34) * 0.75, "#e0645c", clip=face)
    c.wash(c.spot(*_p("440,372")[0][:2], 22, 18) * 0.6, "#e0645c", clip=face)
    c.flat(_path("398,421! 414,416 420,422! 408,428!"), "#fffbf0")
    c.lines(
        [
            (_p("346,330 364,342 386,338 396,326"), [3, 7, 6, 2]),  # the shut eye
            (_p("350,332 342,342"), [5, 1]),
            (_p("362,341 358,353"), [5, 1]),
            (_p("376,341 376,354"), [5, 1]),
        ],
        "#3a1424",
        clip=face,
    )
    c.lines([(_p("342,318 364,312 392,318"), [1, 4, 1])], SKIN.shade, 0.8, clip=face)
    c.lines([(_p("338,292 364,272 400,280"), [3, 11, 3])], "#4a2020", clip=face)
    c.lines(
        [
            (_p("422,388 412,378 414,368"), [1, 5, 1]),
            (_p("380,416 370,432 372,448"), [1, 5, 1]),
            (_p("384,478 396,482"), [1, 4]),
        ],
        SKIN.shade,
        0.9,
        clip=face,
    )
    c.lines([(_p("418,421 398,424 378,437"), [2, 5, 2])], "#a8384c")
    c.lines([(_p("404,463 388,458 378,440"), [6, 5, 2])], "#c84c58")
    whisker = _path("422,400! 432,410 420,414 396,414 370,400 352,398! 376,392 404,392")
    c.shape(whisker, HAIR, bulge=5, toward=WAY, edge=0.4)


def _hair(c: Canvas) -> None:
    bob = _path(
        "336,238! 342,280 322,310 330,344 312,370! 302,352 284,372 286,408 262,430 246,410 230,442 "
        "204,436 196,410 170,418! 158,376 180,340 168,290 190,250 250,214"
    )
    mask = c.shape(bob, HAIR, bulge=50, toward=WAY, drop=10, edge=0.3)
    locks = (
        "306,244 300,290 312,330",
        "276,240 262,310 272,350 262,410",
        "240,244 222,310 236,370 222,424",
        "210,260 196,320 204,370 186,408",
    )
    c.lines([(_p(q), [2, 8, 6, 1]) for q in locks], HAIR.shade, 0.85, clip=mask)
    c.lines(
        [(_p([(x + 11, y + 4) for x, y, *_ in points_of(q)]), [1, 6, 4, 1]) for q in locks],
        HAIR.lit,
        0.8,
        clip=mask,
    )


def _cap(c: Canvas) -> None:
    crown = _path("190,268! 176,200 206,138 276,116 346,138 384,190 392,244! 300,250")
    mask = c.shape(crown, CAP, bulge=60, toward=WAY, drop=8)
    c.lines(
        [
            (_p("290,120 262,160 250,230"), [2, 6, 2]),
            (_p("330,134 330,180 318,234"), [2, 6, 2]),
            (_p("236,134 212,180 206,236"), [2, 6, 2]),
        ],
        CAP.shade,
        0.85,
        clip=mask,
    )
    brim = _path(
        "500,262! 440,226 350,216 260,222 180,214 150,196! 146,250 180,288 260,282 350,270 430,270"
    )
    c.shape(brim, CAP, bulge=22, toward=WAY, drop=16, drop_cover=0.7, edge=0.4)
    c.lines([(_p("486,260 430,256 350,256 260,268 186,272"), [1, 4, 4, 4, 1])], "#f4b84c", 0.9)


def _brooch(c: Canvas) -> None:
    brooch = _p("302,236")[0]
    c.shape(ellipse(brooch[0], brooch[1], 19), FEATHER, bulge=9, toward=WAY, drop=5, edge=0.4)
    c.shape(
        ellipse(brooch[0], brooch[1], 9), Ink("#d8345c", "#6a1040", "#ffb0b0"), bulge=7, toward=WAY
    )


def _clothes(c: Canvas) -> None:
    coat = spline("20,690! 40,590 110,536 210,520 310,540 420,570 500,630 520,690!")
    mask = c.shape(coat, DOUBLET, bulge=50, toward=WAY, drop=10)
    for line in ("96,560 84,610 90,680", "146,556 138,610 146,680", "200,566 200,620 212,680"):
        c.lines([(line, [6, 16, 10])], "#f4b84c", clip=mask)
        c.lines([(line, [2, 5, 3])], "#fff2b0", clip=mask)
    rows = samples("146,500 190,540 250,556 310,546 366,512", 10)
    for s in rows:
        fold = Place(s.x, s.y, 1, s.angle * 57.3).path(
            spline("-26,-22! 0,-32 26,-22! 24,20 0,34 -24,20")
        )
        c.shape(fold, RUFF, bulge=14, toward=WAY, edge=0.45, drop=4)
    c.lines([([s.beside(-20), s.beside(24)], [1, 5, 2]) for s in rows], RUFF.shade, 0.8)


def _lute(c: Canvas) -> None:
    p = Place(388, 616, 1.05, 38)
    body = p.path(spline("-120,60! -110,-10 -60,-60 -20,-84! 20,-84! 60,-60 110,-10 120,60!"))
    c.shape(body, LUTE, bulge=26, toward=WAY, edge=0.4, drop=14)
    neck = p.path(taper("0,-50 0,-170 0,-250", [42, 36, 32], cap=False))
    m = c.shape(neck, EBONY, bulge=10, toward=WAY, edge=0.5, drop=12)
    frets = [(p.points([(-22, y), (22, y)]), [4, 4]) for y in (-104, -136, -166, -194, -220)]
    c.lines(frets, "#e8c888", clip=m)
    c.lines(
        [(p.points([(x, 40), (x * 0.8, -250)]), [2.6, 2.2]) for x in (-12, -4, 4, 12)], "#fff6dc"
    )
    head = Place(*p.points([(0, -250)])[0], 1, -28)
    for x, y in ((-34, -24), (-32, -56), (-30, -86), (34, -36), (32, -68)):
        side = -1 if x < 0 else 1
        c.shape(
            head.path(union(taper([(side * 10, y), (x, y - 4)], [7, 7]), ellipse(x, y - 4, 10, 8))),
            RUFF,
            bulge=5,
            toward=WAY,
            edge=0.4,
        )
    c.shape(
        head.path(spline("-19,10! -17,-60 -14,-104 0,-114 14,-104 17,-60 19,10!")),
        LUTE,
        bulge=9,
        toward=WAY,
        edge=0.5,
        drop=6,
    )
    c.flat(head.path(spline("-8,-6! -6,-90 6,-90 8,-6!")), "#4a2430")
    nut = p.path(spline("-20,-244! 20,-244! 20,-256! -20,-256!"))
    c.shape(nut, RUFF, bulge=4, toward=WAY)


def _wren(c: Canvas) -> None:
    """Small, round, loud."""
    p = Place(518, 262, 1.05, 0)
    brown = Ink("#8a4a38", "#4a1c34", "#e8a070", rim="#ffe0b0", rim_width=3)
    c.shape(p.path(spline("26,-6! 52,-44 66,-50! 62,-24 44,10!")), brown, bulge=8, toward=WAY)
    c.shape(
        p.path(spline("-34,-38 -20,-52 4,-48 26,-20 40,8 22,36 -10,40 -34,20 -40,-12")),
        brown,
        bulge=26,
        toward=WAY,
    )
    c.shape(
        p.path(spline("-40,-8 -30,10 -8,38 -28,28")),
        Ink("#fce0b8", "#c87c6c", "#fff6e0"),
        bulge=10,
        toward=WAY,
    )
    c.shape(p.path(spline("-4,-14! 22,-10 38,16! 16,22 -4,10")), EBONY, bulge=8, toward=WAY)
    c.flat(p.path(spline("-36,-38! -62,-46! -38,-28!")), "#5a2c2c")
    c.flat(p.path(spline("-38,-28! -56,-20! -36,-22!")), "#5a2c2c")
    c.flat(p.path(ellipse(-22, -34, 5)), "#1e0e20")
    c.flat(p.path(ellipse(-23, -36, 1.8)), "#fffdf0")
    c.lines([(p.points("-6,38 -4,56"), [4, 4]), (p.points("8,38 8,56"), [4, 4])], "#5a2c2c")
