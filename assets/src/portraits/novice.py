"""A squire on his first morning: the helmet is two sizes too large, the plume one hen's feather."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, blur, ellipse, pine, ridge, samples, spline, taper, union

LIGHT = Light((90, 150), "#fff2c0", "#142030")
WAY = (-1, -0.6)
SKIN = Ink("#f2b68c", "#b8684e", "#ffe6c0")
STEEL = Ink("#8a9aa8", "#34465e", "#eef6f0", rim="#fffbe8", rim_width=4)
BRASS = Ink("#d8a040", "#7a4426", "#fff0a8")
CLOTH = Ink("#b8442e", "#5e1c2c", "#f08a52")


def paint(c: Canvas) -> None:
    _morning(c)
    _sword(c)
    _feather(c)
    face = _face(c)
    _mouth(c, face)
    _tunic(c)
    _hair(c)
    _helmet(c)
    c.finish(vignette=0.26)


def _morning(c: Canvas) -> None:
    v = 0.2 + c.spot(150, 260, 620) * 0.9 + (c.swirl(240, 70, 4, 5, stretch=(1, 0.4)) - 0.5) * 0.16
    c.field(v, "#3a7a6a .3:#6aa874 .5:#a8cc7c .75:#e4e48e #fff6c0")
    c.shape(ridge(392, 26, 200, 3), Ink("#4f9060", "#3a7a5c", "#a8cc7c"), bulge=40, toward=(0, -1))
    pines = [pine(x, 440, h, seed=x) for x, h in ((40, 90), (84, 120), (560, 130), (606, 96))]
    c.shape(union(*pines), Ink("#3a7458", "#265848", "#8ab86a"), bulge=10, toward=WAY)
    c.haze(470, 620, "#e8ec9c", 0.4)


def _sword(c: Canvas) -> None:
    """A wooden practice sword on the far shoulder."""
    wood = Ink("#c08a4c", "#6a3c28", "#ffe0a0", rim="#fff0c0", rim_width=3)
    blade = spline("470,600! 546,290! 566,262! 580,296! 516,612!")
    mask = c.shape(blade, wood, bulge=14, toward=WAY, edge=0.4)
    c.lines([("500,590 534,440 560,300", [1, 4, 1])], "#6a3c28", 0.7, clip=mask)
    c.lines([("524,480 540,470 548,476", [1, 5, 1])], "#4a2420", 0.8, clip=mask)


def _feather(c: Canvas) -> None:
    vane = spline("336,158! 360,92 416,62 484,86 520,148! 500,154 502,176! 464,140 416,124 374,158")
    mask = c.shape(
        vane, Ink("#f6ecd4", "#b08a78", "#fffdf0", rim="#fffdf0"), bulge=20, toward=WAY, edge=0.3
    )
    c.lines([("340,164 368,112 416,92 476,112 510,150", [7, 6, 5, 4, 1])], "#a8745c", clip=mask)
    barbs = [
        ([(s.x, s.y), s.beside(-16, 14)], [4, 1]) for s in samples("364,118 416,94 484,118", 7)
    ]
    c.lines(barbs, "#b08a78", 0.8, clip=mask)


def _face(c: Canvas) -> Array:
    neck = spline("262,470! 268,540 240,600 420,610 400,470!")
    c.shape(neck, Ink("#c87a58", "#8a4640", "#e8a078"), toward=WAY, bulge=50)
    face = spline(
        "214,300 202,366 184,388 156,404 146,420 160,434 196,434! 196,442 192,450 206,458! "
        "198,468 204,480 200,496 210,516 240,524 290,512 350,480 400,420 400,300"
    )
    mask = c.shape(face, SKIN, toward=WAY, bulge=64)
    under = blur(c.mask(spline("150,320! 300,340 460,380! 470,406! 300,384 160,352!")), 8)
    c.wash(under * 0.9, "#a0523f", clip=mask)
    c.wash(c.spot(256, 440, 50, 34) * 0.75, "#e8705a", clip=mask)
    c.wash(c.spot(152, 420, 26, 22) * 0.7, "#e8705a", clip=mask)
    freckles = ((224, 414), (240, 406), (236, 424), (256, 414), (252, 430), (270, 424), (212, 402))
    c.flat([ellipse(x, y, 3.2) for x, y in freckles], "#a85a3c", 0.9, clip=mask)
    return mask


def _mouth(c: Canvas, face: Array) -> None:
    c.lines(
        [
            ("200,456 222,458 244,446 252,436", [2, 6, 5, 1]),
            ("246,432 256,436 258,446", [1, 4, 1]),
            ("168,434 180,424 192,430", [1, 5, 1]),
            ("208,474 220,476 228,470", [1, 3, 1]),
        ],
        "#7a2a2c",
        clip=face,
    )
    c.flat(spline("204,457! 220,459 236,453! 226,464 210,464!"), "#fff6e4", clip=face)


def _tunic(c: Canvas) -> None:
    body = spline("70,670! 110,580 210,546 300,556 400,540 520,566 600,670!")
    mask = c.shape(body, CLOTH, bulge=56, toward=WAY, drop=12)
    c.lines(
        [("150,590 170,620 176,660", [1, 8, 2]), ("430,580 440,620 430,660", [1, 8, 2])],
        CLOTH.shade,
        0.7,
        clip=mask,
    )
    scarf = spline("196,560! 214,528 280,556 350,556 430,518! 470,552! 400,596 300,612 214,594!")
    c.shape(scarf, Ink("#e8c050", "#9a5a2c", "#fff2a8"), bulge=20, toward=WAY, drop=8, edge=0.4)
    creases = ("240,556 262,578 300,590", "420,540 390,566 350,578", "210,560 222,578 232,588")
    c.lines([(crease, [1, 5, 1]) for crease in creases], "#9a5a2c", 0.8)


def _hair(c: Canvas) -> None:
    hair = spline("330,400! 340,470 366,520 350,544! 396,534 404,556! 440,530 470,536! 470,380!")
    mask = c.shape(hair, Ink("#c0682c", "#64281f", "#ffb45c"), bulge=30, toward=WAY, edge=0.3)
    strands = ("360,400 372,470 384,530", "400,410 410,470 412,540", "440,410 440,470 446,520")
    c.lines([(s, [1, 6, 1]) for s in strands], "#64281f", 0.7, clip=mask)


def _helmet(c: Canvas) -> None:
    bowl = spline("142,356! 150,250 214,160 326,128 430,166 490,262 506,400! 400,412 260,380")
    mask = c.shape(bowl, STEEL, bulge=110, toward=WAY, drop=14, drop_cover=0.7)
    c.wash(c.spot(230, 230, 60, 44) * 1.1, "#fdfdf0", clip=mask)
    dent = spline("388,236 414,214 448,240 440,280 404,286")
    c.shape(dent, Ink("#7a8a9c", "#34465e", "#d8e4e4"), bulge=34, toward=(1, 0.6), clip=mask)
    c.lines(
        [
            ("430,310 452,330 460,354", [1, 5, 1]),
        ],
        "#34465e",
        0.8,
        clip=mask,
    )
    c.shape(
        taper("170,350 214,214 326,124 470,150", [14, 24, 30, 30], cap=False),
        STEEL,
        bulge=9,
        toward=WAY,
        clip=mask,
        rim="#fffbe8",
        rim_width=1,
        edge=0.6,
    )
    slit = spline("150,316! 200,310 262,324! 258,338 200,328 148,334!")
    c.flat(slit, "#10141e")
    c.lines([("148,340 200,334 262,344", [2, 5, 1])], "#f6fbf0", 0.9)
    brim = spline("122,352! 240,354 380,384 524,386! 528,424! 380,424 240,394 128,388!")
    c.shape(brim, STEEL, bulge=14, toward=(-0.5, -1), drop=12, edge=0.5)
    studs = samples("146,371 240,375 380,405 506,406", 9)
    c.shape(union(*(ellipse(s.x, s.y, 8) for s in studs)), BRASS, bulge=7, toward=WAY)
    c.shape(ellipse(342, 140, 20), BRASS, bulge=14, toward=WAY, drop=4)
    strap = taper("318,410 306,470 282,512", [14, 14, 12])
    c.shape(strap, Ink("#6a3a28", "#301820", "#b8784a"), bulge=6, toward=WAY, drop=4)
