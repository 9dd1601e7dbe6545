"""A chameleon in ermine takes the throne behind a king's mask; its rainbow tail is showing."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, Place, rgb, rng, smoothstep
from art.colour import luminance
from art.geometry import about, difference, ellipse, polygon, rectangle, samples, spline, taper
from art.motifs import scatter

LIGHT = Light((600, 180), "#fff0c0", "#150c30")
GOLD = Ink("#c98a30", "#5a2a3a", "#ffe48a", rim="#fff4c0")
ROBE = Ink("#a8233c", "#4a0f34", "#ee6a50", rim="#ffc890")
FUR = Ink("#f4e8d4", "#9a80a0", "#fffdf0")
SKIN = Ink("#4fa860", "#1d5560", "#c8ec80", rim="#f4ffc0")
SPECTRUM = ("#d8344a", "#ee7a30", "#f6c840", "#5cb858", "#2f9cc0", "#4a58c8", "#9a48b8")
TAIL = (
    "440,640 380,654 300,672 190,662 112,596 108,492 176,424 262,440 296,512 258,572 198,560 "
    "184,512 214,496"
)
WIDTHS = [80, 78, 74, 68, 62, 56, 50, 44, 38, 32, 26, 22, 17]


def paint(c: Canvas) -> None:
    _wall(c)
    _floor(c)
    _stand(c)
    _tail(c)
    _throne(c)
    _robe(c)
    _head(c)
    _crown(c)
    _arm_rest(c)
    _mask(c)
    c.motes(scatter(rng(4), 46, (380, 60, 960, 520)), "#fff0c0", "#ffd080", radius=4)
    c.finish(vignette=0.34)


def _wall(c: Canvas) -> None:
    dx, dy = c.x - 530, c.y - 400
    turn = np.arctan2(dy, dx) / (2 * math.pi) + 0.5  # 0 on the left, up and over to the right
    far = np.clip(1 - np.hypot(dx, dy) / 720, 0, 1)
    beams = np.clip(turn * 28, 0, 27.99)
    v = far**1.2 + (c.noise(110, 4, 3) - 0.5) * 0.12
    for k in range(28):
        hue = SPECTRUM[min(6, max(0, k // 2))] if k < 14 else SPECTRUM[6 - (k - 14) // 2]
        clip = ((beams >= k) & (beams < k + 1)).astype(np.float32)
        dim = 0.42 if k % 2 else 0.8
        dark, full = rgb("#1a1038"), rgb(hue)
        c.field(
            v,
            [dark, dark * (1 - dim * 0.6) + full * dim * 0.6, dark * (1 - dim) + full * dim, full],
            clip,
        )
    c.halo(530, 300, 330, "#ffd890", 0.42)


def _floor(c: Canvas) -> None:
    for top, base, shade, lit in (
        (610, "#4a2a5a", "#241338", "#a8688a"),
        (682, "#341c4a", "#1a0d2c", "#80507c"),
    ):
        wide = 60 if top < 650 else -40
        outline = polygon([(wide, top), (1024 - wide, top), (1064 - wide, 800), (wide - 40, 800)])
        m = c.shape(outline, Ink(base, shade, lit), 12, toward=(0, -1), drop=8)
        c.wash(c.spot(560, top, 420, 90) * 0.55, lit, m)
        c.flat(rectangle(wide, top, 1024 - 2 * wide, 5), "#d9a860", 0.8)


def _stand(c: Canvas) -> None:
    """The other faces that it owns, kept like umbrellas."""
    c.shadow(ellipse(872, 692, 104, 16), "#120a24", 10, 0.9)
    sticks = ((840, 520, 856), (908, 420, 878), (950, 520, 896))
    c.lines([([(x, y), (b, 640)], [7, 7]) for x, y, b in sticks], "#8a5a34")
    _wizard(c, Place(900, 402, 1.0, 6))
    _helm(c, Place(838, 500, 0.86, -8))
    _wolf(c, Place(948, 512, 0.92, 14))
    urn = spline("802,566! 812,600 800,640 820,696! 930,696! 950,640 938,600 948,566!")
    m = c.shape(urn, "#2f7a98 #1a2a60 #9ae0d8", 50, toward=(-1, -0.5), drop=10)
    for y in (592, 672):
        c.lines([([(796, y), (874, y + 10), (954, y)], [8, 10, 8])], "#e8b850", 0.95, m)
    for k, hue in enumerate(SPECTRUM):
        x = 816 + k * 19.4
        c.flat(polygon([(x, 632), (x + 9, 618), (x + 18, 634), (x + 9, 650)]), hue, 0.9, m)


def _wizard(c: Canvas, p: Place) -> None:
    beard = spline("-28,22! 6,38 42,34! 34,66 12,112! -16,70")
    c.shape(p.spline("-30,-10! 26,-14! 30,10 46,26! 28,34 20,52! -26,44"), "#e0a080", 16)
    c.shape(p.path(beard), "#e8e4f0 #8a80b0 #fffdf0", 16, toward=(-1, -0.4))
    hat = spline("-56,0! -24,-22! -10,-80 -30,-124! 26,-84 30,-20! 56,-8! 0,8")
    c.shape(p.path(hat), "#4a48b8 #241a60 #98a0f0", 18, toward=(-1, -0.4), drop=4)
    c.flat(p.path(ellipse(18, 18, 6, 5)), "#1c1030")
    c.flat([p.path(ellipse(0, -50, 5)), p.path(ellipse(12, -30, 3.5))], "#ffe080")


def _helm(c: Canvas, p: Place) -> None:
    plume = spline("-4,-48! -50,-86 -84,-40 -64,14! -46,-34 -20,-40")
    c.shape(p.path(plume), "#d8344a #6a1440 #ff9a70", 12, toward=(-0.4, -1))
    bowl = spline("-40,46! -44,-16 -8,-52 34,-30 48,6! 42,50! 0,58")
    m = c.shape(p.path(bowl), "#8a90b4 #3a3460 #f0f4ff", 28, toward=(-1, -0.6))
    c.lines([(p.points("-10,-4 20,-6 52,0"), [7, 9, 7])], "#1a1030", 1.0, m)
    for x in (14, 24, 34):
        c.lines([(p.points(f"{x},16 {x},38"), [4, 4])], "#1a1030", 0.9, m)


def _wolf(c: Canvas, p: Place) -> None:
    head = spline("-34,40! -40,-10 -30,-60! -8,-30 12,-28 60,6! 56,20 10,34 0,60!")
    c.shape(p.path(head), "#e88a38 #8a3030 #ffd080", 20, toward=(-1, -0.5), drop=5)
    c.flat(p.spline("60,8! 54,22 10,34 2,56! -6,30 20,18"), "#fff0d8")
    c.flat([p.path(ellipse(58, 8, 6)), p.path(ellipse(8, -4, 7, 5))], "#1c1030")


def _recolour(c: Canvas, mask: Array, hue: str, cover: float = 0.85) -> None:
    """Print another hue over a modelled thing, keeping its light and shade."""
    tone = np.clip(luminance(c.rgb) / 0.52, 0.25, 1.7)[..., None]
    ink = rgb(hue) * np.minimum(tone, 1) + (1 - rgb(hue)) * np.maximum(tone - 1, 0) * 0.6
    c.put(np.clip(ink, 0, 1).astype(np.float32), mask * cover)


def _tail(c: Canvas) -> None:
    c.shadow(ellipse(250, 694, 190, 16), "#120a24", 10, 0.9)
    line = samples(TAIL, 150)
    wide = np.interp(np.linspace(0, 1, 150), np.linspace(0, 1, len(WIDTHS)), WIDTHS)
    m = c.shape(
        taper(TAIL, WIDTHS, 150),
        SKIN,
        26,
        toward=(0.5, -1),
        edge=0.4,
        drop=10,
        rim="#fff4c0",
        clip=(c.x < 398).astype(np.float32),
    )
    for k in range(15):
        a, b = k * 10, min(149, k * 10 + 10)
        up = [line[i].beside(wide[i] / 2 + 3, 6) for i in range(a, b + 1)]
        low = [line[i].beside(-wide[i] / 2 - 3, -6) for i in range(b, a - 1, -1)]
        _recolour(c, c.mask(polygon([*up, *low])) * m, SPECTRUM[(k + 3) % 7])
        strokes = [([line[a].beside(wide[a] / 2, 6), line[a].beside(-wide[a] / 2, -6)], [2, 5, 2])]
        c.lines(strokes, "#24124a", 0.55, m)
    tip = Ink(SPECTRUM[3], "#1d5560", "#c8ec80")
    c.shape(ellipse(line[-1].x, line[-1].y, 10.5), tip, 8, toward=(0.5, -1))


def _throne(c: Canvas) -> None:
    c.shadow(ellipse(540, 690, 230, 18), "#120a24", 10, 0.9)
    c.shape(rectangle(376, 560, 300, 74, 8), GOLD, 14, toward=(0.3, -1), drop=12)
    for x in (382, 636):
        c.shape(spline(about(x, 0, "0,620! 38,620! 26,660 40,692! -8,692! 8,660")), GOLD, 14)
    back = spline("352,640! 340,400 344,180! 326,150 350,112 392,120 408,160! 414,400 424,640!")
    c.shape(back, GOLD, 18, toward=(1, -0.4), drop=14)
    c.lines("362,190 358,400 368,620 : 3 6 4 | 384,190 384,400 394,620 : 2 4 3", "#7a3c30", 0.8)
    for k, y in enumerate(range(220, 620, 58)):
        c.shape(ellipse(373 + (y - 220) * 0.012, y, 9, 12), Ink(SPECTRUM[k % 7], lit="#fff8e0"), 9)
    pad = spline("400,600! 390,400 394,190! 424,230 432,400 440,600!")
    c.shape(pad, "#5a3aa0 #2a1660 #a88ae8", 20, toward=(1, -0.4))
    for y in range(240, 560, 64):
        c.flat(ellipse(414 + (y - 240) * 0.03, y, 5), "#ffe08a")
    c.shape(ellipse(362, 132, 24), "#d8344a #5a0f34 #ffb0a0", 20)


def _robe(c: Canvas) -> None:
    body = spline(
        "440,370! 412,460 404,570 412,592! 640,592! 642,690! 742,690! 736,640 722,576 690,536 "
        "650,510 634,470 626,410 600,372!"
    )
    m = c.shape(body, ROBE, 60, toward=(0.7, -0.8), drop=8, edge=0.3)
    strokes = (
        "560,440 570,520 640,570 664,690 : 2 6 7 3 | 610,500 670,556 694,690 : 2 6 3 | "
        "470,440 450,540 470,634 : 2 7 3 | 520,450 520,540 560,634 : 2 6 3"
    )
    c.lines(strokes, "#4a0f34", 0.7, m)
    for x in (742, 700):
        c.shape(ellipse(x, 696, 34, 15, 4), SKIN, 14, toward=(0.5, -1), edge=0.4)
    hem = c.shape("634,662! 744,662! 752,690! 690,697 628,690!", FUR, 12, toward=(0.4, -1))
    c.lines([([(x, 668), (x - 2, 684)], [6, 3]) for x in (650, 678, 706, 734)], "#2a1638", 1, hem)


def _head(c: Canvas) -> None:
    head = spline(
        "450,372! 436,300 440,226 468,178 512,164 560,192 618,226 676,268 696,296! 688,318 "
        "640,338 590,356 570,392! 500,400"
    )
    m = c.shape(head, SKIN, 54, toward=(0.7, -0.9), edge=0.3, drop=6)
    bands = ((452, 3), (488, 4), (524, 5), (560, 6))
    for x, k in bands:
        lean = c.x + (c.y - 280) * 0.45 + np.sin(c.y / 17) * 4
        _recolour(c, smoothstep(15, 9, np.abs(lean - x)) * m * (c.y < 372), SPECTRUM[k], 0.8)
    _recolour(
        c,
        smoothstep(306, 316, c.y - (c.x - 620) * 0.02) * m * smoothstep(560, 600, c.x),
        SPECTRUM[2],
        0.75,
    )
    strokes = (
        "694,298 640,312 580,322 544,306 : 3 6 6 2 | 470,190 520,196 580,226 640,262 : 2 7 6 2"
    )
    c.lines(strokes, "#12324a", 0.9, m)
    c.flat(ellipse(672, 282, 5, 3.5, 30), "#12324a")
    for i in range(26):
        r = rng(i + 60)
        x, y = r.randint(450, 660), r.randint(210, 360)
        c.flat(ellipse(x, y, 2 + 2.4 * r.rand()), "#e8ffb0", 0.55, m)
    c.shape(ellipse(590, 262, 41, 39), "#f0b840 #a84a38 #fff0a0", 34, drop=5)
    for r in (33, 26):
        ring = difference(ellipse(592, 262, r), ellipse(592, 262, r - 2.5))
        c.flat(ring, "#a84a38", 0.7)
    c.shape(ellipse(597, 264, 18), "#fffbe6 #d8b890 #ffffff", 12)
    c.flat(ellipse(602, 267, 10), "#1a1030")
    c.flat(ellipse(599, 263, 3.4), "#fffdf0")


def _crown(c: Canvas) -> None:
    p = Place(500, 178, 1.0, -9)
    rim = "-62,6! -76,-62! -42,-30! -30,-88! -4,-40! 12,-96! 30,-38! 60,-80! "
    rim += "58,-24! 82,-50! 62,12! 0,22"
    c.shape(p.spline(rim), GOLD, 16, toward=(0.6, -1), drop=8, edge=0.4)
    c.shape(p.spline("-64,-8! 0,8 64,-4! 64,14! 0,26 -64,10!"), GOLD, 8)
    c.lines([(p.points("-64,-10 0,6 64,-6"), [2, 4, 2])], "#7a3c30", 0.9)
    for a, b in ((-64, -34), (-28, -52), (12, -58), (52, -44)):
        c.flat(p.path(ellipse(a + 4, b + 28, 4, 9)), "#7a3c30", 0.8)
    for x, y, k in ((-38, 6, 0), (-2, 14, 4), (36, 10, 3)):
        c.shape(p.path(ellipse(x, y, 8)), Ink(SPECTRUM[k], lit="#ffffff"), 8)
    tips = ((-76, -64), (-30, -90), (12, -98), (60, -82), (82, -52))
    for x, y in tips:
        c.shape(p.path(ellipse(x, y, 7)), "#fff6dc #c09ab0 #ffffff", 7)


def _arm_rest(c: Canvas) -> None:
    post = spline("596,640! 604,590 598,548! 640,548! 634,590 642,640!")
    c.shape(post, GOLD, 16, toward=(0.6, -0.6), drop=8)
    c.shape(rectangle(404, 530, 250, 30, 12), GOLD, 14, toward=(0.2, -1), drop=12)
    c.shape(ellipse(644, 545, 28), GOLD, 18, drop=6)
    c.lines(" 644,545 656,540 652,556 634,556 630,536 650,526 : 2 4 4 4 4 3", "#5a2a3a")


def _mask(c: Canvas) -> None:
    c.lines("738,520 756,400 : 11 10", "#e8b850")
    sleeve = "486,400 530,384 590,420 628,436 664,414! 704,474! 650,510 580,520 520,490 484,440"
    c.shape(sleeve, ROBE, 34, toward=(0.5, -1), drop=12, edge=0.35)
    _collar(c)
    wrist = taper("696,448 714,450 736,455", [34, 36, 40])
    c.shape(wrist, SKIN, 16, toward=(0.5, -1), edge=0.4)
    cuff = spline("650,416! 676,402 718,462 702,486! 676,466")
    c.shape(cuff, FUR, 14, toward=(0.5, -1), drop=5)
    for y, turn in ((440, -8), (470, 6)):
        toe = taper([(730, y + (455 - y) * 0.3), (748, y), (768, y + turn * 0.4)], [26, 29, 20])
        c.shape(toe, SKIN, 11, toward=(0.5, -1), edge=0.6, drop=4)
        claw = taper([(772, y + turn * 0.3), (784, y + turn + 2)], [11, 3])
        c.shape(claw, "#e8dca8 #7a6a58 #fffbe0", 4, toward=(0.5, -1), edge=0.4)
        c.lines([([(752, y - 12), (756, y), (752, y + 12)], [1, 3, 1])], "#12504a", 0.7)
    shell = spline(
        "742,240! 784,232 806,254 804,272 824,306! 806,314 808,326 802,332 806,344 792,360! "
        "752,384! 740,320"
    )
    c.shape(shell, "#f0b890 #a85a60 #ffe8c8 #fff4d8", 24, toward=(0.6, -0.8), drop=8)
    beard = spline("744,310! 766,330 784,332 812,332! 806,346 800,380 784,426! 752,404 738,360")
    m = c.shape(beard, "#d8d4e4 #7a6c9a #fffdf4", 22, toward=(0.6, -0.6))
    c.lines("756,336 762,380 780,414 | 780,342 788,370 786,410 : 2 4 2", "#7a6c9a", 0.8, m)
    outline = "736,248! 742,226 786,222 808,246! 780,246 756,262 752,330! 738,330"
    c.shape(outline, "#d8d4e4 #7a6c9a #fffdf4", 10)
    hollow = spline("740,228! 722,290 726,350 752,408! 744,350 740,290")
    c.shape(hollow, "#5a3448 #241030 #a87068", 8, toward=(-1, 0))
    c.lines("734,300 706,330 716,366 694,392 : 7 6 6 3", SPECTRUM[0])
    c.flat(ellipse(790, 282, 9, 7, 8), "#1a1030")
    c.lines("772,268 790,262 806,268 : 3 7 4", "#e8e4f0")


def _collar(c: Canvas) -> None:
    collar = spline("424,420! 430,370 490,372 560,366 606,380 622,412! 580,446 500,456")
    fur = c.shape(collar, FUR, 22, toward=(0.6, -1), drop=10)
    spots = ((456, 400), (500, 424), (530, 396), (566, 418), (598, 396))
    c.lines([([(x, y - 10), (x - 2, y + 12)], [8, 3]) for x, y in spots], "#2a1638", 1, fur)
