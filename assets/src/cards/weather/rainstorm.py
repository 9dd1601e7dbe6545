"""A gargoyle leans out of the cloudburst and spews it over the town; one candle does not mind."""

from __future__ import annotations

from art import Canvas, Ink, Light, clouds, each, perlin, rng, rows, scatter, smoothstep, strewn
from art.geometry import Place, ellipse, rectangle, taper, union

LIGHT = Light((330, 220), "#fdfbe0", "#0c1c34")
WAY = (-0.75, -0.6)
STONE = Ink("#48647c", "#15233e", "#c4dcd0", rim="#f8fff0")
FAR = Ink("#33506a", "#12203a", "#8ab0b4", rim="#d8f0e4", rim_width=3)
HORN = Ink("#8a9c9c", "#2c3c58", "#f0f8e4", rim="#ffffff", rim_width=3)
DARK = "#0e1a30"
HEAD = Place(548, 306, 1.22)


def paint(c: Canvas) -> None:
    c.layers(_sky, _town, _wing, _body, _head, _water, _rain)
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = (
        0.2
        + c.spot(300, 300, 640, 520) * 0.86
        + (c.swirl(240, 100, 5, 6, stretch=(2, 0.5)) - 0.5) * 0.3
    )
    c.field(v, "#1c3850 .2:#2c5468 .38:#48787f .56:#84a898 .72:#c4d0a8 .86:#f0ecc4 #fffbe4")
    heaps = "200 40 560 90 3 | 760 20 640 110 8 | 480 90 420 60 11"
    clouds(c, heaps, "#35566a #182c46 #a8c4bc", (-0.3, 0.9), puffs=11)


def _town(c: Canvas) -> None:
    """Roofs in the rain, and the window with the candle."""
    far = """-20,800! -20,560! 200,520! 260,560! 300,470! 318,400! 336,470! 350,560!
        420,530! 500,580! 640,560! 700,800!"""
    c.shape(far, "#5c8a90 #3c6478 #c4d4bc", 12, toward=WAY)
    c.haze(460, 700, "#a8c4b8", 0.6)
    c.shape(
        "-20,800! -20,470! 76,392! 180,520! 280,620! 290,800!",
        "#26405c #101e38 #7ca4a8",
        14,
        toward=(0.6, -0.7),
    )
    c.lines("-24,466! 76,388! 180,516 284,620 : 14 14 14", "#3c5c74")
    p = c.at(Place(146, 598))
    pane = p.flat(union(ellipse(0, 0, 50, 52), rectangle(-50, 0, 100, 104)), "#f8b048")
    c.wash(c.spot(146, 636, 60, 90) * 1.2, "#fff0b0", clip=pane)
    p.flat([rectangle(-12, 52, 24, 52, 4), "0,-2! 12,22 0,42 -12,22!"], "#fffdf0", clip=pane)
    p.lines("-62,106 62,106 : 14 14", "#3c5c74")
    c.glow(pane, 40, "#ffb048", 0.9)


def _wing(c: Canvas) -> None:
    """One, half open, dark against the cloud."""
    web = "700,470! 690,300 760,140 850,50! 900,120 1000,110 1060,120! 1060,620! 900,620! 800,560"
    m = c.shape(web, FAR, 40, toward=WAY, drop=10)
    for rib in ("720,440 760,260 850,56", "740,460 860,300 1010,112", "770,490 920,400 1060,330"):
        c.shape(taper(rib, [34, 26, 12]), STONE, 10, toward=WAY, drop=6)
    c.lines(
        "790,330 830,250 880,180 | 850,400 930,330 1020,270 | 880,500 950,480 1040,470 : 1 9 2",
        "#12203a",
        0.8,
        clip=m,
    )
    c.shape("838,70! 836,30 860,-6! 872,40 866,74!", HORN, 9, toward=WAY)


def _body(c: Canvas) -> None:
    chest = "600,420! 700,380 840,440 960,520 1060,560! 1060,800! 690,800! 640,700 600,600 570,500!"
    m = c.shape(chest, STONE, 90, toward=WAY, texture=c.noise(40, 3, 5), relief=3, drop=10)
    plates = "612,500 680,520 760,500 | 620,570 700,594 790,570 | 640,640 720,664 820,640 : 2 12 3"
    c.lines(plates, STONE.shade, 0.8, clip=m)
    c.shape("560,704! 700,684 1060,690! 1060,800! 540,800!", FAR, 20, toward=(-0.2, -1), drop=14)
    for x in (612, 690, 768):
        c.shape(
            taper([(x + 60, 650), (x + 14, 676), (x - 6, 744)], [70, 54, 14]),
            STONE,
            20,
            toward=WAY,
            drop=10,
        )
        c.shape(taper([(x - 2, 722), (x - 14, 762)], [24, 3]), HORN, 7, toward=WAY)


def _head(c: Canvas) -> None:
    """In three-quarter view: brow, snout, two fangs, horns like a ram's."""
    p = c.at(HEAD, toward=WAY)
    p.shape("-40,-110 -30,-190 30,-236 100,-240 : 46 40 26 5", HORN, 14)
    p.shape("-110,-90! -150,-150 -200,-170! -190,-110 -140,-50!", FAR, 12)
    p.shape(
        "-142,160! -110,134 -60,116 0,92! 70,90 116,60 100,150 30,204 -60,214 -126,200!", STONE, 34
    )
    p.flat("-176,70! -60,60 10,80 20,104 -50,124 -132,160!", DARK)
    for x, y, long in rows("-126 150 -44 | -96 138 -30 | -66 128 -24"):
        p.shape(f"{x - 11},{y + 6}! {x - 4},{y + long}! {x + 11},{y}!", HORN, 6)
    skull = """-194,62! -208,26 -190,-6 -140,-40 -120,-84 -60,-132 30,-140 110,-96 140,-10 120,70
        50,104! -10,78 -60,66! -110,74 -150,84!"""
    m = p.shape(skull, STONE, 60, drop=12, texture=c.noise(34, 3, 8), relief=2)
    for x, y, long in rows("-176 70 46 | -136 76 30 | -100 70 26 | -64 62 34"):
        p.shape(f"{x - 13},{y - 4}! {x - 2},{y + long}! {x + 12},{y}!", HORN, 6)
    p.lines(
        "-150,20 -100,34 -50,20 | -146,44 -90,56 -30,40 | 20,-20 60,30 40,80 : 2 9 2",
        "#15233e",
        0.75,
        clip=m,
    )
    p.flat(["-196,14! -180,4 -168,20 -184,28", "-150,12! -132,2 -122,16 -140,24"], DARK)
    eyes = p.flat(
        ["-84,-34! -48,-58 -8,-36! -46,-20", "-158,-28! -142,-44 -122,-34! -140,-22"], "#fff0a0"
    )
    p.flat([ellipse(-52, -37, 8, 13), ellipse(-143, -32, 5, 8)], DARK, clip=eyes)
    c.glow(eyes, 22, "#ffd060", 0.9)
    p.shape("-116,-14! -108,-56 -50,-88 40,-76! 30,-50 -40,-46 -84,-36", STONE, 12, drop=8)
    p.shape("-172,-44! -150,-72 -120,-62! -108,-24 -130,-38", STONE, 10, drop=6)
    p.shape("70,-20! 110,-120 190,-190! 220,-110 180,-30 120,30!", STONE, 18, drop=10)
    p.lines("100,-10 140,-80 188,-150 | 120,6 160,-50 200,-104 : 2 9 2", "#15233e", 0.8)
    horn = p.shape("30,-116 70,-210 170,-250 260,-190 270,-90 : 70 64 50 34 5", HORN, 22, drop=10)
    rings = each(
        "50,-190 100,-160 | 84,-226 118,-184 | 130,-254 146,-206 | 180,-256 174,-214 | "
        "226,-240 204,-200 | 258,-200 230,-178"
    )
    p.lines([(q, [3, 8, 3]) for q in rings], "#2c3c58", 0.8, clip=horn)


def _water(c: Canvas) -> None:
    """The lightest thing in the picture."""
    jet = c.rough(
        taper("500,424 420,420 340,446 300,540 276,650 262,800", [20, 44, 66, 76, 90, 120])
    )
    v = 0.66 + perlin(c.x / 10 + c.y / 60, c.y / 130, 5) * 0.5 - (c.x - 300) / 320
    c.field(v, "#4a8098 .3:#8ac0c4 .6:#d4ece4 #fdfff8", jet, soft=0.7)
    c.glow(jet, 30, "#e0fff4", 0.5)
    r = rng(6)
    drops = [
        (290 + r.randn() * 60, 560 + r.rand() * 190, 1.2 + 2.8 * r.rand() ** 2) for _ in range(60)
    ]
    c.motes(drops, "#f8fff8")


def _rain(c: Canvas) -> None:
    r = rng(3)
    sheets = perlin((c.x + c.y * 0.35) / 90, c.y / 1200, 33)
    c.wash(smoothstep(0.1, 0.6, sheets) * smoothstep(160, 330, c.y) * 0.2, "#b4d4d0")
    c.lines(strewn(scatter(r, 300, (0, 150, 1160, 740)), "0,0 -13,38", [0.4, 2.4]), "#d4e8e0", 0.5)
    c.lines(strewn(scatter(r, 110, (0, 60, 1220, 700)), "0,0 -32,92", [0.5, 4.2]), "#f4fff4", 0.6)
