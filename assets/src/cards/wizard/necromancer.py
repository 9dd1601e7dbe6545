"""By a ram's skull and a bare hand the necromancer calls up a buried king; his house is lit."""

from __future__ import annotations

from art import Canvas, Ink, Light, Place, clouds, ellipse, leaf, pine, polygon, ridge, rng, samples
from art.easel import Easel
from art.geometry import rectangle, taper
from art.motifs import scatter, swarm
from art.strokes import fan, strung
from art.tables import each, rows

LIGHT = Light((250, 600), "#e0ffb0", "#140c34")
GRAVE = (-0.75, 0.5)
CLOTH = Ink("#5a2c84", "#1c0c3c", "#88b890", rim="#c0ff98", rim_width=5)
BONE = Ink("#d4d0a4", "#54506c", "#fbffdc", rim="#eaffb8", rim_width=4)
HORN = Ink("#9a8464", "#33244c", "#eef0b4", rim="#dcffa8", rim_width=4)
SKIN = Ink("#c4a888", "#5a3c60", "#fbf8c8", rim="#eaffb0", rim_width=3)
GOLD = Ink("#e8b040", "#7a4426", "#fff6b0", rim="#fbffd0", rim_width=3)
SOIL = Ink("#3a2c54", "#180e30", "#8ac470", rim="#c8ff98")
MASK = Place(622, 250, 1.22, -5)


def paint(c: Canvas) -> None:
    c.layers(_night, _house, _grave, _robe, _hood, _horns, _hand_of_king, _arm)
    c.motes(swarm(rng(4), 80, (240, 520), (120, 130), (1.4, 4)), "#f4ffc8", "#70f060")
    c.finish(vignette=0.26)


def _night(c: Canvas) -> None:
    v = c.spot(560, 300, 720, 560) * 0.84 + (c.swirl(240, 100, 5, 7, stretch=(1, 0.5)) - 0.5) * 0.26
    v += c.rise(300, 760) * 0.14
    c.field(v, "#2c2460 .2:#443a80 .4:#60609c .56:#7c94ac .74:#a4c4a8 .88:#cce4ac #f0fac8")
    c.motes(scatter(rng(5), 60, (20, 10, 1010, 300), (1, 2.6)), "#f0f4d8")
    moon = c.flat(ellipse(560, 246, 226), "#b0cc9c")
    c.wash(c.noise(110, 4, 5) * 0.7, "#8fb094", clip=moon)
    c.glow(moon, 50, "#c0dca0", 0.4)
    clouds(
        c, "160 330 300 30 3 | 900 400 300 34 6", "#7a7cb0 #54508c #c8dcb8", (0.2, -1), alpha=0.9
    )


def _house(c: Canvas) -> None:
    c.shape(ridge(580, 18, 210, 12), "#5a5c90 #3c3870 #a4c4a4", 40, toward=(-0.3, -1))
    for x, w, h in rows("888 70 96 | 944 76 66"):
        gable = polygon([(x - w / 2 - 10, 540 - h), (x, 500 - h), (x + w / 2 + 10, 540 - h)])
        c.shape([rectangle(x - w / 2, 540 - h, w, h + 20), gable], "#3c3468 #241c4c #8a90a8", 8)
    c.glow(
        c.flat([rectangle(876, 466, 20, 26), rectangle(936, 496, 16, 20)], "#ffd070"), 12, "#ffa040"
    )
    for x, tall in ((1000, 240), (836, 120)):
        c.shape(pine(x, 590, tall, seed=x), "#3c3468 #241c4c #8a90a8", 6)
    c.haze(480, 700, "#8aac98", 0.5)


def _robe(c: Canvas) -> None:
    lit = c.lit(GRAVE)
    robe = "470,800! 480,640 500,540 560,470 700,450 820,500 900,600 950,700 980,800!"
    m = lit(robe, CLOTH, 90)
    c.lines(
        fan("600,520 560,640 540,800", "70,0 90,0 110,0", 4, [2, 14, 6]), CLOTH.shade, 0.8, clip=m
    )
    for k in range(13):
        x, y = 486 + k * 34, 506 - 40 * (1 - ((k - 6) / 6) ** 2) + 10 * (k % 2)
        feather = leaf(x, y - 30, 120, 118 - k * 5, 0.5)
        lit(feather, "#34286c #120a30 #84c490 #a8f098 3", 12, edge=0.4)


def _hood(c: Canvas) -> None:
    hood = """500,470! 560,430 600,300 580,180 620,120 690,100 770,140 810,240 806,360 780,460!
        700,510 600,510"""
    m = c.shape(hood, "#3c2468 #140a30 #74a08c #b0f0a0 4", 60, toward=GRAVE)
    c.lines("700,120 770,230 770,400 | 650,120 730,240 730,430 : 2 12 4", "#140a30", 0.8, clip=m)


def _horns(c: Canvas) -> None:
    far = "-58,-120 -110,-190 -190,-180 -210,-110 -170,-70 -140,-90"
    _horn(c, far, [58, 56, 46, 34, 20, 4])
    _mask(c)
    near = "20,-124 70,-200 164,-196 196,-110 150,-34 76,-36 62,-92 104,-110"
    _horn(c, near, [84, 86, 76, 66, 52, 40, 24, 4])


def _horn(c: Canvas, curve: str, widths: list[float]) -> None:
    line = MASK.points(curve)
    m = c.shape(taper(line, [w * MASK.scale for w in widths]), HORN, 26, toward=GRAVE, drop=14)
    rings = strung(samples(line, 26)[1:-2], "-70,12 0,-8 70,12", [2, 7, 2])
    c.lines(rings, HORN.shade, 0.75, clip=m)


def _mask(c: Canvas) -> None:
    """A ram's skull in three-quarter view; what looks out of it is alive."""
    p = c.at(MASK, toward=GRAVE)
    skull = """-74,-96! -30,-132 30,-128 64,-92! 70,-40 58,0! 34,30 14,80 -8,140 -30,172! -66,182
        -92,166! -104,130 -100,70 -96,10! -106,-16 -98,-60"""
    m = p.shape(skull, BONE, 50, drop=16, edge=0.3)
    near = "-14,-40 8,-66 44,-58 50,-26 22,-6 -8,-14"
    far = "-96,-40 -84,-62 -64,-56 -62,-28 -78,-12 -92,-20"
    holes = p.flat([near, far], "#140a2c", clip=m)
    eyes = p.flat([ellipse(14, -34, 19, 6), ellipse(-79, -34, 11, 6)], "#e8ffa0", clip=holes)
    c.glow(eyes, 14, "#60ff60", 1.2)
    p.flat("-84,124! -74,100 -66,126 -72,156!", "#241440", clip=m)
    p.flat("-44,128! -24,104 -20,122 -36,156!", "#241440", clip=m)
    p.lines("-60,-120 -56,-20 -68,60 -60,110 : 2 7 8 2", BONE.shade, 0.7, clip=m)
    p.lines("60,-10 20,20 0,80 -18,140 : 2 12 10 2", BONE.shade, 0.5, clip=m)
    p.lines("-22,-48 10,-76 54,-62 : 2 10 2 | -100,-52 -82,-72 -60,-62 : 2 7 2", BONE.lit, clip=m)
    p.lines("-40,-124 -26,-96 -40,-76 -30,-56 : 3 5 4 1", "#54506c", clip=m)


def _grave(c: Canvas) -> None:
    """The earth opens where he calls."""
    c.shape(ridge(690, 10, 150, 4), SOIL, 24, toward=(-0.2, -1))
    pit = c.rough(ellipse(232, 726, 226, 40))
    c.field(c.spot(232, 732, 240, 60), "#1c4a3c .3:#3fa054 .6:#b0f480 #fbffe0", pit)
    c.glow(pit, 70, "#70f068", 0.9)
    c.beam("80,720 390,720 470,240 30,240", "#a8f890", 0.55, 30)


def _hand_of_king(c: Canvas) -> None:
    """A single hand of bone, which has not let go of its crown."""
    p = c.at(Place(4, 92), toward=(0.3, 0.8), edge=0.5)
    p.shapes("206,680 212,640 224,610 : 40 30 38 | 262,680 258,640 250,610 : 40 30 38", BONE, 12)
    for line in each("""204,560 150,540 130,470 160,430 | 236,556 220,480 214,420 240,390 |
        268,560 288,490 292,430 270,398 | 286,584 340,560 356,500 330,456"""):
        _finger(p, line)
    crown = """96,540! 60,430! 122,476! 140,390! 196,466! 236,376! 270,468! 336,404! 340,490!
        400,456! 356,560! 230,590"""
    m = p.shape(crown, GOLD, 24, toward=(0, 1), drop=8)
    p.lines("92,524 230,566 362,540 : 4 9 4", GOLD.shade, clip=m)
    for x, y, hue in rows("150 500 #d02c4c | 232 512 #3f8ad0 | 310 506 #d02c4c"):
        p.shape(ellipse(x, y, 14, 16), f"{hue} #240c3c #ffffff", 8, toward=(-0.3, -1))
    p.shape("196,604 206,566 260,566 274,604 250,640 214,640", BONE, 18)
    for line in each("""206,600 160,610 128,560 140,516 | 232,600 220,560 210,524 224,498 |
        262,604 286,570 290,530 270,508"""):
        _finger(p, line)


def _finger(p: Easel, line: str) -> None:
    p.shape(f"{line} : 30 22 26 14", BONE, 9, drop=4)
    p.shape([ellipse(at.x, at.y, 15) for at in samples(line, 4)[1:3]], BONE, 8)


def _arm(c: Canvas) -> None:
    """His own hand over it, the fingers spread, threads of light between the two."""
    lit = c.lit((-0.6, 0.8), edge=0.5)
    threads = "330,474 280,480 250,520 | 318,520 280,520 262,560 | 350,540 340,560 330,590 : 1 6 2"
    c.glow(c.lines(threads, "#e8ffb8"), 9, "#60f060", 0.9)
    fingers = """424,444 384,414 342,414 306,436 | 418,462 370,440 328,446 296,480 |
        424,486 384,472 344,486 316,526 | 438,508 406,506 376,522 356,558"""
    for line in each(fingers):
        lit(f"{line} : 36 32 26 7", SKIN, 10, drop=4)
    lit("402,464 424,426 468,420 502,452 492,504 442,520", SKIN, 24)
    sleeve = "760,640! 700,560 600,480 486,418! 458,452 462,504 442,574 462,660! 560,650 640,720"
    m = lit(sleeve, CLOTH, 44, drop=14)
    c.flat("486,420! 512,472 502,542 464,654! 448,574 464,504 464,452", "#140a2c", clip=m)
    c.lines("640,570 570,580 510,630 | 620,520 550,530 520,570 : 2 11 2", CLOTH.shade, 0.8, clip=m)
