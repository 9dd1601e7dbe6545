"""A shield wall of dwarves fills the tunnel; a tall knight at the back bumps his helm on it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from art import Canvas, Ink, Light, Place, about, arc_points, burn, fan, placed, rng
from art.geometry import ellipse, mirror, polygon, rectangle, samples, spline, taper, union
from art.motifs import scales, scatter

LIGHT = Light((700, 150), "#ffe0a0", "#140c1c")
WAY = (0.6, -0.8)
IRON = Ink("#6a6878", "#221c34", "#ffe0b0", rim="#fff0c0", rim_width=3)
BRONZE = Ink("#c08a3c", "#5a2c28", "#fff0a8")
SKIN = Ink("#d88a64", "#8a4040", "#ffd0a0")
WOOD = Ink("#6a3a28", "#28121c", "#e0954c")


@dataclass(frozen=True)
class Dwarf:
    """What tells one dwarf from the next."""

    beard: Ink
    helm: str
    braids: int


DWARVES = (
    (Place(208, 392, 0.94, -2), Dwarf(Ink("#3a3038", "#16101c", "#a88070"), "crest", 2)),
    (Place(818, 396, 0.94, 2), Dwarf(Ink("#d8a84c", "#7a4a30", "#fff0b0"), "spike", 2)),
    (Place(512, 378, 1.12), Dwarf(Ink("#b84a22", "#561a24", "#ffa054"), "boss", 3)),
)


def paint(c: Canvas) -> None:
    c.layers(_rock, _mouth, _props_and_lantern)
    beards = ("#9a5a34", "#8a8078", "#7a3a24", "#b08a50")
    spots = ((350, 330, 0.62), (676, 334, 0.62), (56, 350, 0.6), (972, 352, 0.6))
    for (x, y, size), hue in zip(spots, beards, strict=True):
        _back_row(c, Place(x, y, size), Ink(hue, "#34182a", "#f0c080"))
    c.haze(380, 720, "#2a1220", 0.4)
    for place, dwarf in DWARVES:
        _dwarf(c, place, dwarf)
    _shields(c)
    c.motes(scatter(rng(7), 40, (560, 60, 900, 220)), "#ffe6a0", "#ff9a40", strength=0.7)
    c.finish(vignette=0.38)


def _rock(c: Canvas) -> None:
    v = c.spot(680, 170, 620, 520) * 0.9 + (c.swirl(130, 60, 5, 4, ridged=True) - 0.5) * 0.5
    c.field(v, "#150c1c .25:#2c1624 .45:#54282a .65:#8a4a30 .85:#c8803c #f0b85c")


def _mouth(c: Canvas) -> None:
    """The way out, and the one who would like to come in."""
    mask = c.mask("392,420! 392,190 420,110 512,84 604,110 632,190 632,420!")
    v = 1 - c.rise(80, 400) * 0.7 + (c.swirl(160, 60, 4, 9) - 0.5) * 0.3
    c.field(v, "#2a5a80 .3:#4a90a8 .6:#9ad0c8 #e8f4d8", mask)
    outline = "392,420! 430,330 480,300 540,320 600,290 632,310! 632,420!"
    c.shape(outline, "#3a6a80 #24486a #8ac0c0", 20, clip=mask)
    knight = Ink("#3a3a54", "#181430", "#8ab8c8")
    body = "446,430! 440,300 470,250 512,236 560,244 590,290 596,430!"
    c.shape(body, knight, 30, clip=mask, toward=(0, -1))
    at = c.at(Place(520, 186, 1, 16))
    outline = at.path("-40,44! -46,-20 -20,-62 10,-66 40,-30 44,44! 0,60")
    c.shape(outline, knight, 24, toward=(0.4, -1), rim="#d8f0e0")
    at.flat(polygon("-30,-8 44,-8 44,4 -30,4"), "#0c0818")
    for k in range(3):
        at.flat(rectangle(2 + k * 12, 18, 5, 18, 2), "#0c0818")
    plume = at.path("-4,-64! -50,-78 -92,-40 -96,30! -78,4 -60,20! -54,-14 -40,-34!")
    c.shape(plume, "#c83a44 #5a1434 #ff9a80", 10, toward=(0, -1))
    ring = [(p[0], p[1]) for p in arc_points(512, 206, 130, 132, 180, 360, 12)]
    for i, (x, y) in enumerate(ring):
        block = Place(x, y, 1, 180 / 11 * i - 90).path(rectangle(-20, -22, 40, 44, 5))
        c.shape(block, "#6a4038 #241420 #e09a54", 9, toward=WAY, edge=0.5)
    for x in (376, 648):
        for k in range(5):
            outline = rectangle(x - 24, 214 + k * 40, 48, 38, 5)
            c.shape(outline, "#6a4038 #241420 #e09a54", 9, toward=WAY, edge=0.5)
    c.lines("566,124 584,104 | 588,142 612,132 | 546,114 550,90 : 3 7", "#fff0a8")


def _props_and_lantern(c: Canvas) -> None:
    for x in (296, 740):
        post = c.shape(rectangle(x - 20, 20, 40, 520), WOOD, 14, toward=(700 - x, 20))
        grain = [([(x - 10 + k * 9, 30), (x - 8 + k * 8, 500)], [2, 3]) for k in range(3)]
        c.lines(grain, WOOD.shade, 0.6, clip=post)
    c.shape(polygon("-10,10 1034,-2 1034,44 -10,56"), WOOD, 14, toward=(0, 1))
    c.lines("0,24 500,16 1030,10 : 2 4 2 | 0,40 500,34 1030,28 : 2 3 2", WOOD.shade, 0.6)
    c.lines("690,30 690,84 : 4 4", "#28121c")
    c.halo(690, 132, 240, "#ffb050", 0.7)
    c.flat(rectangle(666, 98, 48, 66, 8), "#ffe9a0")
    burn(c, 690, 160, 46, 26, 3)
    for x in (664, 688, 712):
        c.lines([([(x, 96), (x, 166)], [4, 4])], "#3a1c20")
    c.shape("656,100! 670,84 690,78 710,84 724,100!", BRONZE, 8, toward=(0, 1))
    c.shape(rectangle(658, 162, 64, 12, 4), BRONZE, 5, toward=(0, -1))


def _back_row(c: Canvas, at: Place, beard: Ink) -> None:
    ink = Ink("#565062", "#1c1428", "#d8a070", rim="#f0c080", rim_width=2)
    skin = Ink("#c07a58", "#5a2834", "#f4b888")
    p = at.path
    c.shape(p("-110,330! -120,120 -70,60 70,60 120,120 110,330!"), ink, 24, toward=WAY)
    c.shape(p(ellipse(0, 26, 74, 54)), skin, 20, toward=WAY)
    fall = "-84,10! -66,52 0,66 66,52 84,10! 104,140 60,250 0,290! -60,250 -104,140"
    hair = c.shape(p(fall), beard, 24, toward=WAY, edge=0.4)
    locks = placed(at.points, fan("0,84 0,150 0,270", "16,0 22,0 13,0", range(-4, 5), [1, 4, 1]))
    c.lines(locks, "#34182a", 0.7, clip=hair)
    for x in (-34, 34):
        c.flat(p(ellipse(x, 24, 15, 9)), "#f4e0c0")
        c.flat(p(ellipse(x + 3, 24, 7, 7)), "#1c1020")
    for side in (-1, 1):
        brow = taper([(side * 10, 20), (side * 36, 8), (side * 72, 8)], [12, 18, 5])
        c.shape(p(brow), beard, 5, toward=WAY, edge=0.4)
        tache = taper([(0, 70), (side * 44, 76), (side * 92, 96)], [18, 34, 5])
        c.shape(p(tache), beard, 9, toward=WAY, edge=0.6, drop=4)
    c.shape(p(ellipse(0, 46, 26, 22)), "#c87058 #6a2c3c #ffc098", 11, toward=WAY)
    dome = "-90,14! -84,-60 -44,-106 0,-116 44,-106 84,-60 90,14! 0,2"
    c.shape(p(dome), ink, 30, toward=WAY, drop=5)
    c.shape(p("0,-114 2,-60 0,0 = 16 18 16"), BRONZE, 5, toward=WAY)
    c.shape(p("-92,6 0,-6 92,6 = 20 22 20"), BRONZE, 7, toward=WAY)


def _dwarf(c: Canvas, at: Place, who: Dwarf) -> None:
    lit = c.lit(WAY)
    p, k, pt = at.path, at.scale, at.points
    # arms and what they shoulder
    top = "180,-86" if who.helm == "boss" else "178,-140"
    lit(p(taper(f"150,300 172,60 {top}", [20, 18, 18], cap=False)), WOOD, 8, drop=6)
    if who.helm == "boss":
        lit(p("122,-52! 126,-110 236,-116! 246,-48! 190,-40"), IRON, 14, drop=6)
        lit(p(rectangle(164, -124, 34, 86, 5)), BRONZE, 7)
    else:
        head = """176,-160! 120,-166 84,-130 70,-90! 110,-112 150,-116 184,-116 226,-108 262,-74!
            250,-130 220,-160"""
        lit(p(head), IRON, 12, drop=6)
    outline = p("-150,380! -170,160 -110,70 0,50 110,70 170,160 150,380!")
    torso = lit(outline, "#5a5464 #1c162c #d8b088", 40 * k, drop=14)
    c.lines(scales(torso, 20, 0, 3, 0.7), "#1c162c", 0.7)
    pad = spline("-80,90! -120,56 -180,90 -196,160 -180,200! -140,150 -90,140!")
    for path in (pad, mirror(pad, 0)):
        lit(p(path), IRON, 26 * k, drop=8, edge=0.4)
    lit(p(ellipse(0, 24, 78, 56)), SKIN, 24 * k)
    _beard(c, at, who)
    # eyes under brows
    for side in (-1, 1):
        x = side * 34
        c.flat(p(ellipse(x, 22, 15, 9)), "#fff2dc")
        c.flat(p(ellipse(x + 4, 22, 7, 8)), "#1c1420")
        c.flat(p(ellipse(x + 7, 19, 2.4)), "#ffffff")
        brow = taper([(side * 10, 20), (side * 34, 8), (side * 70, 6)], [14, 22, 5])
        lit(p(brow), who.beard, 7, drop=4)
        c.lines([(pt([(x - 14, 32), (x, 36), (x + 14, 32)]), [0.6, 2.4, 0.6])], "#6a2c34")
    lit(p(ellipse(2, 46, 27, 23)), "#e08a68 #9a4444 #ffd8b0", 18 * k, drop=6)
    c.wash(c.spot(*pt("-46,52")[0], 22 * k, 14 * k) * 0.6, "#d0504a")
    c.wash(c.spot(*pt("48,52")[0], 22 * k, 14 * k) * 0.6, "#d0504a")
    _helm(c, at, who)


def _beard(c: Canvas, at: Place, who: Dwarf) -> None:
    p, k, pt = at.path, at.scale, at.points
    beard = """-88,-6! -96,70 -112,150 -96,230 -60,280 -36,268! 0,330 36,268! 60,280 96,230 112,150
        96,70 88,-6! 74,50 40,74 0,70 -40,74 -74,50"""
    mask = c.shape(p(beard), who.beard, 40 * k, toward=WAY, drop=12, edge=0.3)
    r = rng(int(at.x))
    locks = []
    for i in np.linspace(-4, 4, 12):
        i += r.randn() * 0.12
        wave = r.randn() * 7
        line = [
            (i * 18, 84 - abs(i) * 8),
            (i * 25 + wave, 140),
            (i * 23 - wave, 210),
            (i * 15, 290),
        ]
        locks.append((pt(line), [1, (3 + r.rand() * 5) * k, 4 * k, 1]))
    c.lines(locks, who.beard.shade, 0.8, clip=mask)
    lit = [
        ([(x + 8 + r.rand() * 4, y) for x, y in q], [0.6, 3 * k, 2, 0.6]) for q, _ in locks[1::2]
    ]
    c.lines(lit, who.beard.lit, 0.8, clip=mask)
    for side in (-1, 1):
        tache = spline(
            about(0, 0, "0,60! 36,58 78,84 104,74 116,52! 112,96 74,116 30,104 0,84!", (side, 1))
        )
        hair = c.shape(p(tache), who.beard, 16 * k, toward=WAY, drop=7, edge=0.5)
        stroke = pt([(side * 8, 72), (side * 50, 84), (side * 104, 84)])
        c.lines([(stroke, [0.6, 4, 0.6])], who.beard.shade, 0.8, clip=hair)
    for x in (-54, 54) if who.braids == 2 else (-62, 0, 62):
        y = 244 if x else 286
        c.shape(p(rectangle(x - 17, y - 12, 34, 22, 7)), BRONZE, 8, toward=WAY, drop=4)


def _helm(c: Canvas, at: Place, who: Dwarf) -> None:
    lit = c.lit(WAY)
    p, k = at.path, at.scale
    flap = spline("-92,-8! -66,-4! -70,44 -84,74! -102,40")
    for path in (flap, mirror(flap, 0)):
        lit(p(path), IRON, 9, drop=5)
    if who.helm == "crest":
        comb = "-72,-84! -66,-140 -36,-170 0,-178 36,-170 66,-140 72,-84!"
        mask = lit(p(comb), "#2f7a84 #122a44 #9ad8d0", 16)
        hair = [(at.points([(0, -60), (i * 13, -190)]), [2, 5]) for i in range(-6, 7)]
        c.lines(hair, "#122a44", 0.8, clip=mask)
    if who.helm == "spike":
        lit(p("-16,-104! -6,-140 0,-178! 6,-140 16,-104!"), BRONZE, 7)
    dome = "-98,2! -94,-62 -58,-110 0,-126 58,-110 94,-62 98,2! 50,-8 0,-12 -50,-8"
    lit(p(dome), IRON, 46 * k, drop=10)
    lit(p("0,-124 4,-70 0,-10 = 18 22 20"), BRONZE, 7)
    lit(p("-99,0 -50,-10 0,-14 50,-10 99,0 = 24 25 26 25 24"), BRONZE, 9, drop=5)
    lit(p("-14,-18! 14,-18! 12,20 0,34! -12,20"), BRONZE, 7, drop=4)
    for at_rivet in samples("-86,-2 -50,-9 0,-14 50,-9 86,-2", 7):
        c.shape(p(ellipse(at_rivet.x, at_rivet.y, 5)), IRON, 4)
    if who.helm == "boss":
        lit(p(ellipse(2, -70, 18)), "#2a8a7a #0c3a44 #d0ffe0", 12)


def _shields(c: Canvas) -> None:
    lit = c.lit(WAY)
    faces = ("#8a2c34", "#2f5a6a", "#8a2c34", "#2f5a6a", "#8a2c34")
    for i in (0, 4, 1, 3, 2):
        x = (60, 282, 512, 742, 964)[i]
        y = 716 - (4 if i == 2 else 0)
        lit(ellipse(x, y, 134), IRON, 12, drop=14)
        outline = ellipse(x, y, 118)
        face = lit(outline, Ink(faces[i], "#241024", "#e0785c" if i % 2 == 0 else "#7ab8b0"), 60)
        strokes = [
            ([(x - 118 + k * 40, y - 120), (x - 118 + k * 40, y + 120)], [3, 3])
            for k in range(1, 6)
        ]
        c.lines(strokes, "#241024", 0.5, clip=face)
        spokes = [polygon([(x - 9, y), (x + 9, y), (x + 14, y - 112), (x - 14, y - 112)])]
        for turn in (55, -55):
            spokes.append(Place(x, y, 1, turn).path(polygon("-9,0 9,0 14,-112 -14,-112")))
        lit(union(*spokes), BRONZE, 6, drop=4)
        lit(ellipse(x, y, 44), IRON, 24, drop=6)
        for at in arc_points(x, y, 126, 126, -160, -20, 9):
            c.shape(ellipse(at[0], at[1], 5.5), BRONZE, 4)
