"""A gilded sarcophagus stands ajar: bandaged fingers come round the lid, an eye counts nights."""

from __future__ import annotations

from art import Canvas, Ink, Light, Path, fan, rng, rows, scatter, smoothstep, strung
from art.geometry import Place, ellipse, mirror, samples, spline, taper, union

LIGHT = Light((120, 240), "#ffe0a0", "#1c0c2c")
WAY = (-0.8, -0.5)
GOLD = Ink("#dca03c", "#6a3424", "#fff2b0", rim="#fff8d0")
LAPIS = Ink("#2c5cb0", "#181c58", "#8cc8f0", rim="#d8f4ff", rim_width=3)
RED = Ink("#c84838", "#501430", "#ffb078")
LINEN = Ink("#e8d8a8", "#5c6448", "#fffbe4", rim="#fffbe4", rim_width=3)
LID = Place(398, 420, 1.12, -7)


def paint(c: Canvas) -> None:
    c.layers(_tomb, _tally, _box, _guest, _lid, _bands, _face, _fingers)
    c.motes(scatter(rng(5), 44, (560, 80, 820, 660), (1.2, 3.4)), "#dcffb0", "#70e870")
    c.finish(vignette=0.26)


def _tomb(c: Canvas) -> None:
    v = 0.2 + c.spot(120, 260, 860, 700) * 0.8 + (c.noise(140, 4, 3) - 0.5) * 0.2
    c.field(v, "#3a1c40 .2:#5a2c4c .4:#884850 .58:#b87450 .76:#e4a860 .9:#ffd890 #fff4cc")
    joints = [([(-10, y), (500, y + 4), (1040, y - 3)], [3, 6, 3]) for y in range(40, 700, 130)]
    c.lines(joints, "#3a1c40", 0.5)
    edge = "-20,690! 500,670 1044,690! 1044,800! -20,800!"
    floor = c.shape(edge, "#6c3c3c #281230 #e8a860", 12, toward=(-0.3, -1))
    c.wash(c.spot(160, 710, 520, 90) * 0.8, "#d89850", clip=floor)
    c.shadow("240,700! 800,700! 1000,750! 300,770!", "#14081c", 16, 0.95)


def _tally(c: Canvas) -> None:
    """Five groups of nights, scratched into the wall."""
    groups = rows("856 250 | 940 262 | 850 352 | 934 366 | 862 460")
    marks = [
        ([(x + k * 14, y), (x + k * 14 - 4, y + 50)], [2, 6, 2])
        for x, y in groups
        for k in range(4)
    ]
    marks += [([(x - 12, y + 40), (x + 54, y + 8)], [2, 6, 2]) for x, y in groups]
    c.lines(marks, "#3a1c40", 0.55)


def _shell(grow: float = 1) -> Path:
    """The body of both halves, upright about (0, 0)."""
    half = "0,-356! 66,-342 108,-290 118,-226 182,-190 204,-114 190,30 158,200 136,330! 0,330!"
    right = Place(0, 0, grow).path(half)
    return union(right, mirror(right, 0))


def _box(c: Canvas) -> None:
    """The deep half behind, and the green that lives in it."""
    p = c.at(Place(596, 420, 1.12, 5), toward=WAY)
    q = c.at(Place(640, 424, 1.12, 5), toward=WAY)
    q.shape(_shell(), "#7c4c34 #2c1230 #b87c4c", 20)
    p.shape(_shell(), GOLD, 16, edge=0.3)
    inside = p.rough(_shell(0.9))
    v = 0.16 + c.spot(690, 330, 220, 420) + (c.swirl(90, 40, 4, 6) - 0.5) * 0.3
    c.field(v, "#0c2c30 .16:#124038 .34:#1c7048 .54:#40b860 .76:#a4f47c #f4ffc8", inside)
    c.glow(inside, 50, "#50d860", 0.35)


def _guest(c: Canvas) -> None:
    """Who has counted them."""
    lit = c.lit((0.9, 0.1))
    m = lit("520,360! 620,330 720,356 770,430 790,560 770,790! 500,790!", LINEN, 60, shading=1.2)
    bands = fan("500,400 640,430 800,380", "0,46 0,46 0,46", 9, [3, 9, 3])
    c.lines(bands, LINEN.shade, 0.9, clip=m)
    m = lit("600,130 660,110 716,140 736,210 722,290 680,340 620,330 580,250", LINEN, 46, drop=14)
    bands = "570,170 660,190 740,150 | 570,290 650,310 740,270 | 590,330 650,340 720,310 : 3 9 3"
    c.lines(bands, LINEN.shade, 0.9, clip=m)
    slot = c.flat("610,220! 650,196 730,206! 734,246 690,262 630,258!", "#0c1c1c", clip=m)
    eye = c.flat(ellipse(682, 231, 22, 19), "#f0ffa0", clip=slot)
    c.flat(ellipse(674, 231, 7, 16), "#0c1c14", clip=slot)
    c.glow(eye, 26, "#90ff70", 1.2)


def _lid(c: Canvas) -> None:
    p = c.at(LID)
    edge = c.at(Place(LID.x + 34, LID.y + 8, LID.scale, LID.turn))
    edge.shape(_shell(), "#a06c30 #34162c #c8ff90", 10, toward=(1, 0), drop=34, drop_cover=0.8)
    p.shape(_shell(), LAPIS, 60, toward=WAY, edge=0.3)


def _bands(c: Canvas) -> None:
    """A broad collar of five rows, three belts, one column."""
    lid = c.mask(LID.path(_shell()))
    p = c.at(LID, toward=WAY, clip=lid)
    for y, half, ink in ((126, 190, GOLD), (204, 180, RED), (278, 170, GOLD)):
        p.shape(f"{-half},{y - 10} 0,{y + 16} {half},{y - 10} : 36 40 36", ink, 11, edge=0.5)
        beads = [(half * k / 5, y + 15 - k * k * 1.1) for k in range(-4, 5)]
        p.shape([ellipse(*at, 10, 11) for at in beads], "#3ab874 #0c3a30 #e0ffc0", 7)
    p.shape("0,60 0,330 = 84 66", GOLD, 12, edge=0.6, drop=8)
    p.shape("0,70 0,330 = 58 42", "#fbe4a4 #b07840 #fffbe0", 7)
    for k, sign in enumerate(("-16,14! -8,-12 16,-14 20,4! 4,-2 0,18", "0,-20! 14,0 0,20! -14,0")):
        for y in (104 + k * 44, 204 + k * 44):
            c.flat(Place(*LID.points([(0, y)])[0], 1.1, LID.turn).path(sign), "#1c2c70")
    for y, half, ink in ((50, 180, GOLD), (12, 164, RED), (-26, 146, GOLD), (-64, 124, LAPIS)):
        line = f"{-half - 20},-200 {-half},{y - 100} 0,{y} {half},{y - 100} {half + 20},-200"
        m = p.shape(taper(line, [44] * 5), ink, 12, edge=0.5, drop=6)
        beads = strung(samples(LID.points(line), 25)[4:-4], "0,-7 0,7", [10, 12, 10])
        c.lines(beads, "#1c3c88" if ink is GOLD else "#ffdc88", 0.9, clip=m)


def _face(c: Canvas) -> None:
    p = c.at(LID, toward=WAY)
    cloth = "0,-356! 66,-342 108,-286 118,-222 146,-150 130,-92 92,-20! 50,-20! 54,-140! 0,-130"
    m = p.shape(union(spline(cloth), mirror(cloth, 0)), GOLD, 28, drop=14, edge=0.4)
    bars = [s for x in (-30, 30) for s in fan(f"{x},-318 {x * 5},-300", "0,27 0,29", 12, [13, 13])]
    p.lines(bars, "#1c3c88", 0.95, clip=m)
    oval = "0,-306 50,-294 72,-250 68,-192 42,-144 0,-126 -42,-144 -68,-192 -72,-250 -50,-294"
    f = p.shape(oval, "#f4c464 #8a4a28 #fff8d0", 46, drop=10)
    c.wash(smoothstep(400, 470, c.x) * 0.5, "#8a4a28", clip=f)
    p.shape("-72,-276! 0,-296 72,-276! 70,-302 0,-324 -70,-302", LAPIS, 9)
    gem = p.shape(ellipse(0, -308, 14, 16), "#3ab868 #0c3a30 #e8ffb8", 9)
    c.glow(gem, 12, "#70ff80", 0.7)
    for s in (-1, 1):
        p.flat(f"{s * 12},-222! {s * 30},-236 {s * 54},-220! {s * 32},-210", "#fff8e0", clip=f)
        p.flat(ellipse(s * 32 - 4, -222, 8, 9), "#141030", clip=f)
        lid = f"{s * 9},-221 {s * 30},-237 {s * 54},-221 {s * 76},-212 : 4 8 8 3"
        brow = f"{s * 10},-252 {s * 32},-264 {s * 60},-250 : 4 9 3"
        p.lines(f"{lid} | {brow}", "#16225c", clip=f)
    nose, mouth = "4,-246 8,-200 -10,-186 6,-182 : 1 4 6 3", "-22,-158 0,-154 22,-160 : 3 7 3"
    p.lines(f"{nose} | {mouth}", "#7a3a24", clip=f)
    b = p.shape("-15,-134! 15,-134! 19,-56 0,-42 -19,-56", LAPIS, 12, drop=10)
    p.lines(fan("-20,-124 0,-116 20,-124", "0,15 0,15 0,15", 5, [3, 5, 3]), "#f0c060", clip=b)


def _fingers(c: Canvas) -> None:
    """Four, round the edge of the lid; they are in no hurry."""
    for k in range(4):
        y = 420 + k * 42
        line = f"690,{y - 26} 640,{y - 22} 600,{y - 8} 568,{y + 16}"
        m = c.shape(taper(line, [44, 44, 42, 30]), LINEN, 19, toward=(-0.2, -1), drop=14, edge=0.4)
        c.lines(strung(samples(line, 9)[1:-1], "-24,-5 24,5", [3, 6, 3]), LINEN.shade, 0.9, clip=m)
