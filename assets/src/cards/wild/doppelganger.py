"""A lucky cavalier meets his twin, who steps from the mirror with horns in its shadow."""

from __future__ import annotations

import numpy as np
from art import (
    Array,
    Canvas,
    Ink,
    Light,
    Path,
    Points,
    difference,
    ellipse,
    mirror,
    move,
    points_of,
    rectangle,
    rng,
    scatter,
    smoothstep,
    sparkle,
    spline,
    taper,
    union,
)

LIGHT = Light((600, 300), "#fff4d0", "#120a30")
GOLD = Ink("#c08030", "#4a2040", "#ffe48a", rim="#fff4c0")
SKIN = Ink("#eab088", "#8a4458", "#ffe6c0")
COAT = Ink("#2f6a8c", "#16204c", "#86d0d0")
CAPE = Ink("#8c2048", "#360c38", "#e8604e", rim="#ffd0a0")
FELT = Ink("#3c2a5c", "#1a1038", "#8a70b8", rim="#ffd0a0")
BOOT = Ink("#6a3c2c", "#241028", "#d08a50")
LACE = Ink("#f4ead8", "#9a80a8", "#fffdf0")
SPECTRUM = "#e0485a .17:#f0904a .34:#f8d868 .5:#8ad088 .66:#5ab8d0 .83:#6a70d0 #b068c0"
FLOOR = 500


def paint(c: Canvas) -> None:
    _hall(c)
    _floor(c)
    glass = _mirror(c)
    _shadows(c)
    _cavalier(c, 384, 0)
    _cavalier(c, 690, 1)
    c.motes(scatter(rng(8), 60, (300, 120, 860, 520)), "#fffbe0", "#c8e0ff", radius=4)
    c.glow(glass, 60, "#8a70c8", 0.25)
    _touch(c)
    c.finish(vignette=0.36)


def _hall(c: Canvas) -> None:
    v = c.spot(650, 320, 640, 520) * 0.9 + (c.noise(120, 4, 3) - 0.5) * 0.12
    c.field(v, "#120c2c .3:#231748 .6:#40286c .85:#6a4490 #9868a8")
    for x in (40, 150, 260):
        c.shape(
            rectangle(x - 20, -20, 40, FLOOR + 20),
            Ink("#2c1c54", "#150c32", "#7a58a8"),
            bulge=16,
            toward=(1, 0),
            alpha=0.85,
        )
    away = np.maximum(590 - c.x, 0)  # the glass breaks its light over the wall
    band = (c.y - 272 + (90 + away * 0.34)) / (180 + away * 0.68)
    inside = smoothstep(0, 0.05, band) * smoothstep(1, 0.95, band) * (away > 0)
    fade = smoothstep(640, 40, away)
    c.put(
        c.printed(np.clip(band, 0, 1), SPECTRUM),
        c.stipple(inside * np.minimum(fade * 1.3, 1)) * 0.5,
    )
    c.shape(rectangle(-20, FLOOR - 34, 1070, 40), Ink("#2a1a4a", "#140b2c", "#8a60a0"), bulge=8)


def _floor(c: Canvas) -> None:
    m = c.mask(rectangle(-20, FLOOR, 1070, 260))
    depth = np.maximum(c.y - 330, 1)
    u, w = (c.x - 560) / depth * 2.0, 900 / depth
    check = np.sin(u * np.pi * 1.0) * np.sin(w * np.pi * 2.0)
    light = c.spot(580, 570, 700, 330)
    c.field(
        light * 1.05 + (c.noise(80, 3, 6) - 0.5) * 0.1,
        "#4a2c68 .22:#9a608c .45:#e0a09c .75:#fcdcb0 #fff6dc",
        m,
    )
    dark = smoothstep(-0.02, 0.02, check) * m
    v = light + (c.noise(80, 3, 9) - 0.5) * 0.1
    c.field(v, "#2c1a58 .25:#54408c .5:#8478c0 .8:#b0acdc #d8d4f0", dark)
    band = (c.x - 360 + (c.y - FLOOR) * 0.2) / 560
    rainbow = c.printed(np.clip(band, 0, 1), SPECTRUM)
    c.put(rainbow, c.stipple(light**1.4 * 0.62) * m * (band > 0) * (band < 1))


def _mirror(c: Canvas) -> Array:
    outer = union(rectangle(552, 230, 316, FLOOR + 16 - 230), ellipse(710, 230, 158, 176))
    inner = union(rectangle(580, 230, 260, FLOOR - 6 - 230), ellipse(710, 230, 130, 150))
    c.shadow(ellipse(710, FLOOR + 18, 190, 16), "#120a24", 10, 0.8)
    c.shape(outer, GOLD, bulge=14, toward=(-1, -0.8), drop=16)
    ring = difference(
        union(rectangle(564, 230, 292, FLOOR + 8 - 230), ellipse(710, 230, 146, 164)), inner
    )
    c.shape(ring, Ink("#8a4a34", "#341838", "#e8a850"), bulge=8)
    glass = c.rough(inner)
    swirl = (c.swirl(180, 90, 5, 3) - 0.5) * 0.5
    c.field(np.clip((c.x + c.y * 0.5 - 660) / 380 + swirl, 0, 1), SPECTRUM, glass)
    c.put("#fff8e4", c.stipple(c.spot(690, 300, 190, 260) * 0.85) * glass)
    for x in (606, 636, 806):
        streak = smoothstep(8, 3, np.abs(c.x - x + (c.y - 300) * 0.3))
        c.put("#ffffff", c.stipple(streak * 0.5) * glass)
    for x, y in ((566, 260), (566, 340), (566, 420), (854, 260), (854, 340), (854, 420)):
        c.shape(ellipse(x, y, 9, 12), GOLD, bulge=8)
    c.shape(spline("640,66! 672,40 710,22! 748,40 780,66! 744,74 710,92 676,74"), GOLD, bulge=14)
    c.shape(ellipse(710, 60, 16, 18), Ink("#4ac0b0", "#1a4a70", "#f0fff0"), bulge=14)
    c.shape(rectangle(536, FLOOR, 348, 26, 6), GOLD, bulge=10, toward=(-0.4, -1), drop=10)
    return glass


def _shadows(c: Canvas) -> None:
    left = [
        spline(
            "352,534! 330,566 262,580! 244,600 228,626 254,636 248,648! 196,646 176,656! 214,670 "
            "246,674 248,700 276,712 306,708 320,694 324,674 362,668 392,654! 356,652 322,646 "
            "326,636! 352,622 420,614 466,618! 468,600! 420,596 392,588 404,560 462,534! 416,534! "
            "404,552 388,552 396,534!"
        ),
        taper("258,684 214,704 166,694 146,662", [8, 24, 20, 3]),
    ]
    right = [
        spline(
            "652,520! 656,566 644,588 580,602 518,590! 536,608! 482,612! 530,624! 498,648! 556,632 "
            "620,630 664,640 690,652 682,668 640,668 600,682 574,716! 624,700 668,698 696,700 "
            "716,710 738,719! 760,710 780,700 808,698 856,702 906,716! 882,682 836,668 794,668 "
            "786,652 812,640 850,630 900,632 956,650! 928,626! 976,614! 926,608! 950,592! 890,602 "
            "816,588 790,562 764,520! 716,520! 706,552 694,552 700,520!"
        ),
        taper("664,566 606,576 560,548 520,560", [20, 15, 11, 5]),
        spline("524,548! 494,572! 534,574!"),
    ]
    for paths in (left, right):
        m = c.mask(paths) * (c.y > FLOOR)
        c.put("#160a34", c.stipple(m * (0.94 - 0.14 * c.rise(FLOOR, 740))))
    c.shape(
        rectangle(536, FLOOR, 348, 26, 6),
        GOLD,
        bulge=10,
        toward=(-0.4, -1),
        clip=1 - c.mask(right) * 0.75,
    )
    for x, turn in ((715, 14), (759, -14)):  # and it looks back
        c.flat(
            spline(
                [(x - 15, 672 - turn * 0.4, 0), (x, 668), (x + 15, 672 + turn * 0.4, 0), (x, 680)]
            ),
            "#ffd850",
        )


def _cavalier(c: Canvas, x: float, twin: int) -> None:
    feet = FLOOR + (24 if twin else 34)
    way = (1, -0.3) if not twin else (-1, -0.3)

    def at(path: Path) -> Path:
        placed = move(path, x, feet, 0.99)
        return mirror(placed, x) if twin else placed

    def pen(points: Points) -> list[tuple[float, float]]:
        side = -0.99 if twin else 0.99
        return [(x + px * side, feet + py * 0.99) for px, py, *_ in points_of(points)]

    # rapier, feather and far leg lie behind
    c.shape(at(taper("30,-160 -70,-92 -168,-26", [14, 13, 9])), BOOT, bulge=5, toward=way, edge=0.4)
    c.shape(at(taper("-150,-38 -172,-23", [12, 8])), GOLD, bulge=5, toward=way)
    for dx, dy in ((-34, -4), (20, 0)):
        leg = spline("-4,-170! 40,-170! 34,-90 32,-70! 0,-70! 0,-100")
        c.shape(at(move(leg, dx, dy)), COAT, bulge=14, toward=way)
        boot = spline("-10,-104! 42,-104! 34,-86 34,-30 60,-12 66,2! -2,2! 4,-50 2,-86")
        c.shape(at(move(boot, dx, dy)), BOOT, bulge=14, toward=way, edge=0.3)
    coat = spline("-10,-322! 36,-312 58,-262 48,-200! 64,-126 56,-116! 10,-122 -44,-116! -30,-220")
    m = c.shape(at(coat), COAT, bulge=26, toward=way, edge=0.3)
    c.lines([(pen("40,-300 46,-250 38,-200"), [2, 3, 2])], "#16204c", 0.8, m)
    c.lines([(pen("-36,-206 10,-196 52,-204"), [12, 13, 11])], "#4a2030", 1, m)
    c.flat([at(ellipse(44, y, 4)) for y in (-290, -268, -246, -224)], "#ffe08a")
    c.flat(at(rectangle(28, -209, 15, 15, 3)), "#ffe08a")
    c.shape(at(ellipse(42, -178, 15, 13)), GOLD, bulge=11, toward=way, drop=4)
    c.lines([(pen("48,-182 60,-194 74,-200"), [6, 6, 9])], "#ffd878")
    hair = spline("-34,-384 -52,-340 -46,-296 -14,-288 6,-326 6,-376")
    c.shape(at(hair), Ink("#5a2c24", "#240f24", "#c8743c"), bulge=14, toward=way)
    face = spline(
        "-16,-326! -24,-376! 40,-380! 42,-364 58,-344! 46,-340 49,-332 45,-327 47,-318 36,-304! "
        "16,-308 4,-300!"
    )
    c.shape(at(face), SKIN, bulge=22, toward=way)
    c.lines([(pen("36,-334 52,-334 66,-346"), [5, 7, 2])], "#4a2020")
    c.lines([(pen("24,-366 34,-368 42,-364"), [3, 5, 3])], "#4a2020")
    c.flat(at(ellipse(33, -355, 6, 4)), "#fffdf0" if not twin else "#ffe040")
    c.flat(at(ellipse(35, -355, 3, 4)), "#1a1030")
    cape = spline(
        "-6,-316! -50,-296 -84,-220 -96,-130 -126,-52! -84,-40 -50,-52 -20,-40! -16,-140 0,-230 "
        "24,-288!"
    )
    m = c.shape(at(cape), CAPE, bulge=36, toward=way, drop=8)
    folds = ("-20,-290 -56,-180 -84,-50", "-6,-270 -36,-170 -50,-56", "4,-266 -16,-170 -30,-60")
    c.lines([(pen(f), [2, 7, 3]) for f in folds], "#360c38", 0.75, m)
    c.lines([(pen("-126,-54 -84,-42 -50,-54 -20,-42"), [5, 7, 7, 5])], "#e8b850", 1, m)
    arm = taper("4,-280 44,-236 96,-252", [46, 38, 26])
    c.shape(at(arm), COAT, bulge=16, toward=way, edge=0.35, drop=6)
    c.shape(at(spline("84,-272! 104,-270 112,-244! 96,-232 84,-238")), LACE, bulge=8, toward=way)
    kid = Ink("#d8a860", "#6a3c40", "#fff0c0")
    palm = spline("102,-268 120,-274 134,-268 136,-252 124,-240 106,-242")
    c.shape(at(palm), kid, bulge=9, toward=way, edge=0.4)
    for k, curl in enumerate(("122,-252 138,-254 134,-246", "118,-244 133,-246 128,-239")):
        c.shape(at(taper(curl, [11 - k, 11 - k, 8])), kid, bulge=5, toward=way, edge=0.6)
    c.shape(
        at(taper("118,-266 138,-266 156,-263", [14, 12, 8])), kid, bulge=5, toward=way, edge=0.5
    )
    c.shape(
        at(taper("112,-264 122,-256 134,-258", [12, 11, 8])), kid, bulge=5, toward=way, edge=0.6
    )
    c.shape(
        at(spline("-30,-294! -16,-314 20,-304 54,-288! 26,-268 -4,-276")),
        LACE,
        bulge=10,
        toward=way,
        drop=5,
    )
    c.shape(at(spline("22,-312! 44,-320! 50,-304 48,-276! 34,-296")), Ink("#5a2c24", "#240f24"))
    hat = spline("-36,-376! -34,-418 -10,-440 20,-441 42,-418 44,-380!")
    c.shape(at(hat), FELT, bulge=20, toward=way)
    c.flat(at(spline("-36,-376! -36,-392! 44,-396! 44,-380! 4,-370")), "#e8b850")
    brim = spline("-84,-388! -40,-378 10,-392 60,-386 98,-366! 50,-366 0,-362 -50,-362")
    c.shape(at(brim), FELT, bulge=9, toward=(way[0], -1), drop=5)
    plume = taper("-10,-398 -58,-440 -112,-424 -142,-366", [10, 38, 34, 5])
    m = c.shape(at(plume), LACE, bulge=14, toward=way, edge=0.4)
    c.lines([(pen("-10,-398 -58,-440 -112,-424 -142,-366"), [2, 3, 3, 2])], "#9a80a8", 0.9, m)
    if twin:  # it copies all but the luck
        c.flat([at(ellipse(8, -400, 4)), at(ellipse(8, -400, 2))], "#4a2030")
        return
    leaves = [at(ellipse(8 + dx, -402 + dy, 10)) for dx, dy in ((-9, -9), (9, -9), (-9, 9), (9, 9))]
    c.shape(leaves, Ink("#4cc060", "#1a6048", "#d8ff90"), bulge=8, toward=way)


def _touch(c: Canvas) -> None:
    c.halo(537, 270, 96, "#fff0c0", 0.8)
    c.lines(sparkle(537, 270, 34, rays=8), "#fffdf0")
