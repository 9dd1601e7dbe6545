"""In a shaft of cold light a titled rat holds court over a tenant in chains and hungry eyes."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, Path, Place, about, around, burn, difference, long_bone, rng
from art.fields import smoothstep
from art.geometry import ellipse, move, polygon, rectangle, samples, spline, taper, union
from art.motifs import scatter, sparkle
from art.strokes import fan, placed
from art.tables import each
from cards.building._masonry import archway, courses, voussoirs

LIGHT = Light((560, 60), "#cfeee8", "#080c1e")
DOWN = (0.1, -1)
STONE = Ink("#2f4654", "#0f1a2c", "#6c98a0")
BONE = Ink("#d8d4b4", "#5a6a70", "#f8fff0")
IRON = Ink("#39424e", "#10141f", "#8aa4ac")
FUR = Ink("#7a6a66", "#2c2434", "#d8d8c8", rim="#f4fff4", rim_width=4)
GOLD = Ink("#e0a838", "#7a4426", "#fff4b0")


def paint(c: Canvas) -> None:
    _wall(c)
    _grate(c)
    _cell(c)
    _torch(c)
    _floor(c)
    _tenant(c)
    _shaft(c)
    _barrel(c)
    _gem(c)
    _rat(c)
    _court(c)
    _front(c)
    c.finish(vignette=0.42)


def _wall(c: Canvas) -> None:
    v = 0.1 + c.spot(540, 320, 640, 600) * 0.72 + (c.noise(120, 4, 3) - 0.5) * 0.16
    v += c.spot(640, 330, 200) * 0.1
    c.field(v, "#0a1020 .2:#14202f .42:#22364a .64:#365664 .85:#5c8488 #94b8ac")
    courses(c, np.ones_like(c.x), (0, 10, 1024, 640), 46, "#080c1c", seed=7, keep=0.62, cover=0.75)
    r = rng(4)
    strokes = []
    for _ in range(60):  # the upper edges of blocks catch light
        x, y = r.rand() * 1024, 12 + 46 * r.randint(0, 13)
        strokes.append(([(x, y + 4), (x + 40 + 30 * r.rand(), y + 4)], [0.8, 2.4, 0.8]))
    c.lines(strokes, "#7aa4a4", 0.5, n=4)
    drips = []
    for _ in range(16):
        x, y = r.rand() * 1024, 60 + r.rand() * 300
        drips.append(([(x, y), (x + r.randn() * 3, y + 60 + 90 * r.rand())], [5, 7, 0.6]))
    c.lines(drips, "#0c1826", 0.55)


def _grate(c: Canvas) -> None:
    """The barred opening high up, from which the light falls."""
    frame = c.shape(archway(560, 140, 196, 200), STONE, 12, toward=(0, 1), edge=0.3)
    c.lines(voussoirs(560, 38, 70, 100, 9), "#0f1a2c", 0.8, clip=frame)
    hole = c.rough(archway(560, 128, 150, 176))
    c.field(c.rise(-40, 130) + 0.1, "#e8fff4 .4:#c8f0e4 #8cccc8", hole)
    bars = [rectangle(x - 6, -40, 12, 172) for x in (506, 542, 578, 614)]
    c.shape(bars, "#1c2836 #0a101c #4a6a74", 6, toward=(0, -1), clip=hole)
    c.shape(rectangle(478, 54, 164, 13), "#1c2836 #0a101c #6a8a90", 6, clip=hole)
    c.glow(hole, 40, "#a8ece0", 0.55)
    c.shape(rectangle(448, 126, 224, 22, 4), STONE, 8, toward=(0, -1), drop=8)


def _cell(c: Canvas) -> None:
    """The barred arch of the beast: two eyes and a row of teeth."""
    x, foot = 850, 628
    frame = c.shape(archway(x, foot, 284, 372), STONE, 16, toward=(-0.7, -0.6), edge=0.4, drop=10)
    c.lines(voussoirs(x, foot - 372 + 142, 108, 144, 11), "#0a1222", 0.9, clip=frame)
    hole = c.rough(archway(x, foot, 222, 338))
    v = c.spot(x, 470, 190, 200) * 0.6 + (c.noise(60, 3, 4) - 0.5) * 0.12
    c.field(v, "#070714 .4:#140a1e .7:#2c1024 #481828", hole)
    eyes = []
    for side in (-1, 1):
        eye = spline(about(x, 0, "12,472! 28,450 62,440! 54,472 30,482", (side, 1)))
        eyes.append(eye)
    lit = c.flat(eyes, "#ffb428", clip=hole)
    outlines = [
        spline([(x + s * 37, 444), (x + s * 37 + 6, 462), (x + s * 37, 480), (x + s * 37 - 6, 462)])
        for s in (-1, 1)
    ]
    c.flat(outlines, "#2c0a10", clip=hole)
    c.flat([ellipse(x + s * 37 - 8, 454, 4) for s in (-1, 1)], "#fff4c0", clip=hole)
    c.glow(lit, 16, "#ff7a20", 0.9)
    teeth = []
    for k in range(9):
        t = k / 8 * 2 - 1
        tx, ty = x + t * 78, 548 - 22 * t * t
        teeth.append(polygon([(tx - 9, ty), (tx + 9, ty), (tx, ty + 26 + 8 * (k % 2))]))
        teeth.append(polygon([(tx, ty + 52), (tx + 16, ty + 50), (tx + 8, ty + 28)]))
    c.flat(teeth, "#c8a880", 0.85, clip=hole)
    # two bars bent from inside
    outlines = [
        taper(
            [(bx, 240), (bx + b, 440), (bx + b * 0.8, 560), (bx, 640)], [16, 16, 16, 16], cap=False
        )
        for bx, b in ((x - 92, 0), (x - 46, -28), (x, 0), (x + 46, 28), (x + 92, 0))
    ]
    c.shape(outlines, IRON, 7, toward=(-0.8, -0.5), clip=hole)
    c.shape(
        [rectangle(x - 120, y, 240, 15) for y in (352, 596)], IRON, 6, toward=(-0.3, -1), clip=hole
    )


def _torch(c: Canvas) -> None:
    c.shape(taper("690,360 694,300", [14, 24]), "#5a3a2c #20141c #d89050", 8, toward=(0, -1))
    c.shape(rectangle(676, 340, 30, 9, 3), IRON, 4)
    c.lines("692,356 690,384 676,398 : 6 6 5", "#1c222e")
    burn(c, 694, 306, 92, 48, 4)
    flame = c.spot(694, 270, 60)
    c.glow(flame, 50, "#ff8a30", 1.3)


def _floor(c: Canvas) -> None:
    ground = c.mask(rectangle(0, 622, 1024, 160))
    v = c.spot(480, 690, 480, 120) * 0.95 + (c.noise(80, 3, 5, stretch=(1.6, 0.6)) - 0.5) * 0.16
    c.field(v, "#0a0e1c .2:#152230 .45:#2c4452 .7:#6c9494 #d0ece0", ground)
    lines = [([(500 + k * 54, 622), (500 + k * 130, 780)], [1.6, 4.4]) for k in range(-11, 12)]
    lines += [([(0, y), (1024, y)], [2, 3.4, 2]) for y in (640, 668, 708, 756)]
    c.lines(lines, "#080c1a", 0.75, clip=ground, n=6)
    c.wash(smoothstep(646, 620, c.y) * ground * 0.7, "#080c1a")


def _chain(c: Canvas, line: str, n: int, size: float) -> None:
    for k, at in enumerate(samples(line, n)):
        turn = math.degrees(at.angle)
        if k % 2:
            link: Path = rectangle(-size, -size * 0.28, size * 2, size * 0.56, size * 0.28)
        else:
            link = difference(
                rectangle(-size, -size * 0.62, size * 2, size * 1.24, size * 0.62),
                rectangle(-size * 0.55, -size * 0.22, size * 1.1, size * 0.44, size * 0.22),
            )
        c.shape(
            move(link, at.x, at.y, 1, turn), "#56626c #171d2a #c8dcd8", 4, toward=DOWN, edge=0.4
        )


def _tenant(c: Canvas) -> None:
    """A skeleton at home in its chains, one leg drawn up."""
    lit = c.lit(DOWN)
    way = (0.8, -0.5)
    for x, y in ((34, 318), (368, 306)):
        lit(rectangle(x - 22, y - 22, 44, 44, 6), IRON, 8, drop=8)
        lit(difference(ellipse(x, y, 17), ellipse(x, y, 9)), "#56626c #171d2a #c8dcd8", 5)
    # arms held up by the wrists
    for a, b, w in (
        ((148, 490), (88, 452), 14),
        ((88, 452), (95, 366), 12),
        ((248, 488), (310, 446), 14),
        ((310, 446), (301, 358), 12),
    ):
        c.shape(long_bone(a, b, w), BONE, 7, toward=way, edge=0.5)
    for x, y in ((96, 352), (300, 344)):
        for k in range(-2, 3):
            outline = taper(
                [(x, y), (x + k * 7, y - 14), (x + k * 10, y - 2 - 22 + abs(k) * 6)], [8, 7, 4]
            )
            c.shape(outline, BONE, 4, toward=way, edge=0.3)
    # spine with its vertebrae, ribs, collar bones
    for k in range(8):
        y = 466 + k * 24
        bead = rectangle(187 + k, y, 24, 20, 7)
        c.shape(bead, BONE, 7, toward=way, edge=0.5)
    for k in range(5):
        y = 502 + k * 23
        r = 60 - abs(k - 1.2) * 6
        for side in (-1, 1):
            pts = [
                (200, y - 6),
                (200 + side * r * 0.8, y - 10),
                (200 + side * r, y + 8),
                (200 + side * r * 0.4, y + 20),
            ]
            c.shape(taper(pts, [10, 13, 12, 5]), BONE, 6, toward=way, edge=0.5)
    c.shape(taper("200,496 201,540 203,602", [20, 17, 8]), BONE, 7, toward=way, edge=0.5)
    c.shape(taper("142,490 198,494 252,488", [15, 14, 15]), BONE, 7, toward=way, edge=0.5)
    # one leg along the floor, one drawn up; the hip between
    c.shadow(ellipse(230, 728, 190, 14), "#060914", 8, 0.9)
    toes = spline("376,740! 384,704 396,676 410,680 414,702 406,740!")
    c.shape(toes, BONE, 7, toward=way, edge=0.5)
    c.lines([("398,686 396,712", [1, 3, 1]), ("405,690 403,716", [1, 3, 1])], "#5a6a70")
    c.shape(long_bone((312, 694), (384, 726), 14), BONE, 7, toward=way, edge=0.5, drop=6)
    c.shape(long_bone((234, 674), (312, 692), 17), BONE, 8, toward=way, edge=0.5, drop=6)
    c.shape("40,742! 52,722 80,712 100,720 106,742!", BONE, 7, toward=way, edge=0.5)
    c.lines([("50,734 66,728", [1, 3, 1]), ("54,741 74,735", [1, 3, 1])], "#5a6a70")
    c.shape(long_bone((104, 622), (92, 718), 14), BONE, 7, toward=way, edge=0.5)
    c.shape(long_bone((178, 674), (106, 618), 17), BONE, 8, toward=way, edge=0.5, drop=6)
    wing = spline("204,650! 192,632 168,622 148,632 150,654 166,676 186,694 204,686!")
    hip = union(wing, move(wing, scale=(-1, 1), about=(205, 0)))
    bone = c.shape(hip, BONE, 11, toward=way, edge=0.5)
    for x in (186, 224):
        c.flat(ellipse(x, 676, 7, 8), "#16202e", clip=bone)
    c.lines("164,640 176,656 194,660 | 246,640 234,656 216,660 : 1 4 1", "#5a6a70", clip=bone)
    # skull in three quarter silhouette, tilted to listen
    q = Place(204, 394, 1.02, 10)
    skull = spline("-50,-14 -42,-54 0,-72 44,-54 54,-14 46,12 34,24 34,40! -22,42! -26,24 -44,10")
    m = c.shape(q.path(skull), BONE, 34, toward=way, edge=0.3, drop=8)
    c.shape(q.spline("-22,46! 34,44! 32,64 8,72 -16,66"), BONE, 9, toward=way, edge=0.5)
    c.flat(
        [q.spline("-28,-8 -12,-20 2,-8 -4,10 -20,12"), q.spline("16,-8 32,-20 44,-8 40,10 22,12")],
        "#0f1626",
        clip=m,
    )
    c.flat(q.spline("8,10! 16,26 4,26"), "#0f1626", clip=m)
    c.lines([(q.points([(x, 34), (x, 52)]), [2, 3, 2]) for x in (-12, -2, 8, 18, 28)], "#38424e")
    glim = c.flat([q.path(ellipse(-12, -4, 5)), q.path(ellipse(30, -4, 5))], "#8affc0", clip=m)
    c.glow(glim, 7, "#40e0a0", 0.9)
    # cuffs and their chains
    _chain(c, "36,330 44,366 62,384 84,378", 6, 11)
    _chain(c, "366,318 356,358 338,374 314,370", 6, 11)
    for x, y in ((94, 372), (302, 364)):
        lit(rectangle(x - 15, y - 9, 30, 20, 6), IRON, 7, drop=4)


def _shaft(c: Canvas) -> None:
    c.beam("486,124 634,124 730,730 330,730", "#c8f4e8", 0.72, 7)
    for a, b in ((500, 380), (560, 520), (610, 640)):
        c.beam([(a, 130), (a + 20, 130), (b + 44, 720), (b - 8, 720)], "#e8fff4", 0.4, 8)


def _barrel(c: Canvas) -> None:
    lit = c.lit(DOWN)
    c.shadow(ellipse(540, 724, 124, 16), "#060914", 9, 0.95)
    ink = Ink("#8a5c3c", "#34202c", "#f0d0a0", rim="#f8fff0", rim_width=3)
    outline = "440,576! 430,620 428,660 442,722! 530,734 618,722! 632,660 630,620 620,576! 530,566"
    body = c.shape(outline, ink, 50, toward=(0.1, -1), edge=0.5)
    strokes = fan("530,572 530,650 530,730", "21,0 24.5,0 21,0", range(-4, 5), [2, 4, 2])
    c.lines(strokes, "#34202c", 0.8, clip=body)
    c.wash(smoothstep(560, 640, c.x) * 0.5 + smoothstep(490, 430, c.x) * 0.6, "#20141f", clip=body)
    for y in (604, 700):
        outline = taper([(428, y - 4), (530, y + 10), (632, y - 4)], [15, 16, 15], cap=False)
        lit(outline, IRON, 7, clip=body)
    lit(ellipse(530, 576, 92, 20), "#c8905c #5a3434 #fff0c8", 10, edge=0.3)


def _gem(c: Canvas) -> None:
    """The artifact: a goblet of state at the foot of the throne."""
    x, y = 690, 732
    c.shadow(ellipse(x, y, 44, 8), "#060914", 6, 0.9)
    cup = spline(
        about(x, y, "-34,-90! -30,-60 -10,-40 -7,-16 -26,0! 26,0! 7,-16 10,-40 30,-60 34,-90!")
    )
    c.shape(cup, GOLD, 20, toward=(-0.5, -0.8), edge=0.5)
    c.shape(ellipse(x, y - 90, 34, 9), "#7a3c24 #3a1c20 #fff4b0", 4, toward=DOWN)
    gem = c.flat(polygon([(x, y - 78), (x + 12, y - 64), (x, y - 48), (x - 12, y - 64)]), "#30d0b0")
    c.glow(gem, 9, "#40f0d0", 0.8)
    c.lines(sparkle(x - 22, y - 84, 22, 6), "#fffbe0")


def _rat(c: Canvas) -> None:
    """Baron Rat, upright on his barrel, in profile to the left, with cape, crown and sceptre."""
    p = Place(536, 578, 1.16)
    way = (0.0, -1)
    tail = p.points("36,-6 62,10 60,44 40,70 46,104 70,116")
    c.shape(taper(tail, [18, 15, 13, 10, 8, 4]), "#c08a80 #5a3444 #f8d8c8", 6, toward=way, edge=0.3)
    # cape
    outline = p.spline("-6,-142! 34,-128 56,-80 66,-30 74,4! 40,10 10,4 0,-40")
    cape = c.shape(outline, "#a02840 #400c2c #f0806c #fff0e0", 24, toward=way, edge=0.4)
    strokes = placed(p.points, "18,-110 34,-60 40,4 : 1 6 3 | 34,-110 52,-50 60,4 : 1 5 3")
    c.lines(strokes, "#400c2c", 0.8, clip=cape)
    body = spline("-30,-138 -48,-96 -56,-48 -46,-10 -30,2! 44,2! 48,-36 34,-90 18,-134")
    c.shape(p.path(body), FUR, 44, toward=way, edge=0.3)
    outline = p.spline("-34,-116 -50,-70 -48,-26 -32,-8 -14,-30 -12,-80")
    c.shape(outline, "#c8b8a4 #6a5a64 #fff8e8", 18, toward=way)
    # feet
    for pts in ("-20,2 -44,4 -66,0", "20,4 -6,8 -30,6"):
        c.shape(
            taper(p.points(pts), [18, 15, 8]), "#c89088 #5a3444 #ffe0d0", 6, toward=way, edge=0.4
        )
    # far arm on the hip, near arm with the sceptre (a key)
    outline = taper(p.points("6,-104 -30,-74 -80,-78 -118,-92"), [26, 24, 18, 14])
    c.shape(outline, FUR, 10, toward=way, edge=0.5)
    key = p.points("-122,-10 -122,-168")
    c.lines([(key, [9, 8])], "#c89038")
    outline = difference(p.path(ellipse(-122, -186, 21)), p.path(ellipse(-122, -186, 10)))
    c.shape(outline, GOLD, 6, toward=way, edge=0.3)
    outlines = [p.path(rectangle(-144, -32, 22, 10)), p.path(rectangle(-140, -14, 18, 10))]
    c.shape(outlines, GOLD, 4, toward=way)
    c.shape(p.path(ellipse(-121, -93, 12, 11)), "#c89088 #5a3444 #ffe0d0", 7, toward=way, edge=0.4)
    # head
    outline = p.path(ellipse(22, -196, 26, 28))
    c.shape(outline, "#b07a78 #4a2c3c #f0c8b8 #fff4ec", 10, toward=way, edge=0.4)
    head = spline(
        "30,-150 34,-182 10,-206 -24,-204 -52,-184 -84,-158 -100,-146 -96,-136 "
        "-70,-130 -40,-126 -10,-124 16,-130"
    )
    m = c.shape(p.path(head), FUR, 30, toward=way, edge=0.4, drop=6)
    c.shape(p.path(ellipse(4, -206, 25, 27)), FUR, 8, toward=way, edge=0.5)
    c.shape(p.path(ellipse(5, -203, 15, 18)), "#d09a90 #7a4a54 #ffd8c8", 6, toward=way)
    c.flat(p.path(ellipse(-98, -144, 9, 8)), "#e08a88")
    c.flat(p.path(ellipse(-42, -170, 9, 10)), "#0c0c18", clip=m)
    c.flat(p.path(ellipse(-45, -174, 3.4)), "#f8fff4")
    c.put("#ffd870", c.mask(p.path(ellipse(-42, -170, 17)), stroke=4))  # a monocle
    c.lines([(p.points("-28,-160 -22,-130 -14,-112"), [2, 2.4, 2])], "#ffd870")
    c.lines([(p.points("-92,-134 -72,-134 -52,-138"), [1, 3.6, 1])], "#2c2434")
    whiskers = each(
        "-84,-146 -112,-156 -140,-158 | -84,-142 -114,-142 -144,-138 | -82,-138 -108,-128 -134,-118"
    )
    c.lines([(p.points(w), [2.6, 2, 0.6]) for w in whiskers], "#f0f4e8", 0.85)
    crown = p.path(
        move(spline("-28,0! -36,-44! -16,-26! 0,-54! 16,-26! 36,-44! 28,0! 0,6"), -30, -198, 1, -12)
    )
    c.shape(crown, "#f0b838 #8a4c26 #fff6b0 #fffde8", 8, toward=way, edge=0.4, drop=5)
    c.flat([p.path(move(ellipse(k, -10, 5), -30, -198, 1, -12)) for k in (-16, 0, 16)], "#d03850")
    # a chain of office
    c.lines([(p.points("-36,-124 -20,-100 8,-110 20,-128"), [4, 6, 5, 4])], "#ffd058")
    c.shape(p.path(ellipse(-12, -92, 11)), GOLD, 6, toward=way, edge=0.4)


def _court(c: Canvas) -> None:
    """Two small courtiers bow from the floor."""
    lit = c.lit(DOWN)
    for x, y, s, flip in ((214, 330, 0.62, 1), (790, 742, 0.86, -1)):
        c.shadow(ellipse(x, y, 50 * s, 7), "#060914", 6, 0.9)
        ink = Ink("#5a5460", "#1c1a2c", "#b8c8c0", rim="#e8fff4", rim_width=3)

        def put(path: Path, x: float = x, y: float = y, s: float = s, flip: int = flip) -> Path:
            return move(path, x, y, (s * flip, s))

        outline = put(taper("-40,-14 -76,-10 -104,-26 -128,-20", [10, 8, 7, 3]))
        lit(outline, "#a87a78 #4a2c3c #e8c8b8", 4)
        lit(
            put(spline("-52,0! -54,-32 -28,-56 8,-50 34,-30 60,-22 74,-8 60,0!")), ink, 22, edge=0.4
        )
        lit(put(ellipse(32, -42, 13)), ink, 6, edge=0.5)
        c.flat(put(ellipse(52, -18, 4)), "#0a0a14")
        c.flat(put(ellipse(73, -8, 5)), "#c88080")


def _front(c: Canvas) -> None:
    r = rng(6)
    c.motes(
        scatter(r, 90, (380, 120, 700, 700), (1, 2.6)), "#e8fff4", "#8ad8c8", radius=4, strength=0.6
    )
    dark = smoothstep(150, 0, c.x) * 0.45 + smoothstep(880, 1024, c.x) * 0.5
    c.wash(dark * smoothstep(80, 700, c.y + 200), "#070b18")
    straw = []
    for _ in range(70):
        x, y = r.rand() * 1024, 742 + r.rand() * 16
        a = (r.rand() - 0.5) * 1.4
        straw.append(([(x, y), around(x, y, a, 34, 12)], [1, 3, 0.8]))
    c.lines(straw, "#a89060", 0.8, n=4)
