"""A dead king's hand comes out of the tomb for the crown that hung above it all these years."""

from __future__ import annotations

from art import Canvas, Ink, Light, burn, each, long_bone, rng, rows, scatter, smoothstep
from art.geometry import Place, ellipse, points_of, rectangle, taper
from cards._masonry import courses

LIGHT = Light((440, 640), "#d8ffb0", "#0e1a38")
UP = (-0.25, 0.95)
STONE = Ink("#5c7490", "#24305c", "#b8e0a8", rim="#ecffc8", rim_width=4)
BONE = Ink("#e8dcb8", "#6c7484", "#fbffe0", rim="#ffffe8", rim_width=3)
FINGERS = """-12,-14 -52,-80 -48,-136 -14,-172 | -2,-18 -18,-82 -8,-142 28,-170 |
    8,-18 16,-76 30,-132 64,-154 | 18,-12 46,-58 66,-106 98,-124 | 26,4 62,-4 92,-26 112,-50"""
GOLD = Ink("#e0a038", "#70402c", "#fff0a0", rim="#fffbd8", rim_width=4)
CLOTH = Ink("#6a2c54", "#24143c", "#c8a078", rim="#e8ffc0", rim_width=4)


def paint(c: Canvas) -> None:
    c.layers(_vault, _tomb, _crown, _arm, _hand, _lid)
    c.motes(scatter(rng(6), 60, (240, 120, 760, 620), (1.2, 3.6)), "#f4ffc8", "#a8f070")
    c.finish(vignette=0.26)


def _vault(c: Canvas) -> None:
    v = c.spot(470, 560, 760, 700) * 1.0 + (c.swirl(180, 60, 4, 3) - 0.5) * 0.16
    c.field(v, "#1c2850 .2:#28406c .4:#386480 .58:#5c9484 .76:#a0cc84 .9:#dcf0a0 #f8ffd8")
    courses(c, c.rise(-10, -5), (0, 10, 1024, 620), 66, "#1c2c54", seed=8, keep=0.45, cover=0.5)
    c.rays(450, 620, "#dcffa0", 0.4, count=18, seed=3, reach=760)
    mark = Place(250, 352, 1.0, -4)  # the clean place on the wall, and the peg
    outline = mark.path("-90,50! -108,-40! -58,4! -40,-62! 0,0! 40,-62! 58,4! 108,-40! 90,50! 0,62")
    c.wash(c.mask(outline) * 0.55, "#c8e8a0")
    c.shape("250,296 262,280 = 16 12", "#4c4c64 #1c1c3c #c8d8a0", 6, toward=UP)
    c.shape(ellipse(264, 276, 13), "#4c4c64 #1c1c3c #c8d8a0", 7, toward=UP, drop=10)


def _tomb(c: Canvas) -> None:
    """Seen along its edge; what shines lies inside."""
    c.shape("70,640! 720,700! 720,820! 70,820!", STONE, 40, toward=(-0.4, -1), shading=0.7)
    c.shape("720,700! 960,570! 970,820! 720,820!", STONE, 40, toward=(0.4, -1), shading=1.4)
    rim = c.shape("60,622! 372,528! 968,556! 728,690!", STONE, 14, toward=(-0.4, -0.9), edge=0.4)
    hole = c.flat("140,622! 386,548! 890,570! 712,664!", "#1c4c4c", clip=rim)
    c.field(c.spot(460, 620, 380, 90) * 1.3, "#2c6c54 .3:#70b860 .6:#c8f080 #fbffe0", hole)
    c.glow(hole, 50, "#a8ff80", 0.6)
    c.lines("64,640 728,704 | 728,704 966,574 : 4 6 4", "#24305c", 0.7)


def _crown(c: Canvas) -> None:
    crown = c.at(Place(640, 214, 1.16, 24), toward=UP)
    crown.shape(ellipse(0, 62, 128, 34), "#7a4a2c #3a1c30 #c89040", 14)
    crown.flat(ellipse(0, 66, 106, 20), "#2c1430")
    points = """-132,66! -168,-60! -92,-2! -66,-112! -18,-16! 14,-132! 44,-14! 100,-104! 100,2!
        170,-50! 132,66! 90,92 0,104 -90,92"""
    m = crown.shape(points, GOLD, 26, drop=10)
    bands = "-136,40 -70,66 0,74 70,66 136,40 | -132,66 -80,88 0,96 80,88 132,66 : 4 7 7 4"
    crown.lines(bands, "#70402c", 0.9, clip=m)
    tips = rows("-168 -62 | -66 -114 | 14 -134 | 100 -106 | 170 -52")
    crown.shape([ellipse(x, y, 13) for x, y in tips], GOLD, 8)
    crown.shape([ellipse(-104, 58, 12, 14), ellipse(104, 58, 12, 14)], "#c8304c #5a0c38 #ffb0a0", 7)


def _arm(c: Canvas) -> None:
    """Rotten brocade, so that only the hand is bare."""
    inside = 1 - c.mask("60,620! 146,624! 712,668! 712,760! 60,760!")
    bones = [long_bone((470, 600), (552, 392), 40), long_bone((510, 606), (588, 404), 34)]
    c.shape(bones, BONE, 14, toward=UP)
    sleeve = """330,690! 366,590 404,520 420,470! 448,494 458,440! 490,470 506,424! 534,462 556,440!
        572,476 604,462! 604,520 622,540! 600,580 606,640 590,690!"""
    m = c.shape(sleeve, CLOTH, 50, toward=UP, clip=inside)
    folds = "470,460 430,560 410,660 | 520,450 492,560 476,660 | 566,474 552,560 544,660 : 1 11 5"
    c.lines(folds, "#24143c", 0.8, clip=m)
    c.lines("404,510 450,520 530,512 610,530 : 12 14 14 10", "#d8a040", clip=m)
    c.lines("396,532 450,542 530,534 612,552 : 3 4 4 3", "#d8a040", clip=m)


def _hand(c: Canvas) -> None:
    """The back of it is turned to us; four fingers lie over the crown's rim."""
    hand = c.at(Place(574, 372, 1.3, -2), toward=UP, edge=0.5)
    outline = [ellipse(x, y, 17, 14, 20) for x, y in rows("-14 16 | 12 12 | -8 -4 | 18 -6")]
    hand.shape(outline, BONE, 9)
    for finger in each(FINGERS):
        wrist, knuckle, joint, tip = points_of(finger)
        hook = [joint, ((joint[0] + tip[0]) / 2 - 3, (joint[1] + tip[1]) / 2 - 6), tip]
        hand.shape(taper(hook, [17, 13, 5]), BONE, 7)
        hand.shape([long_bone(joint, knuckle, 16), long_bone(knuckle, wrist, 18)], BONE, 8)


def _lid(c: Canvas) -> None:
    """Shoved aside, towards us."""
    lid = c.lit((-0.3, -1), drop=8)
    side = c.shape("560,716! 1060,590! 1060,690! 560,800!", STONE, 20, toward=(-0.6, -0.2))
    c.wash(side * smoothstep(640, 900, c.x) * 0.5, "#24305c")
    m = lid("520,700! 700,612! 1060,520! 1060,606! 566,738!", STONE, 16)
    c.lines("566,698 720,634 1060,552 | 590,718 1060,592 : 4 6 4", "#24305c", 0.7, clip=m)
    c.shape(rectangle(120, 560, 30, 64, 5), "#e8dcc0 #8a8478 #fbffe8", 8, toward=(1, 0))
    burn(c, 135, 560, 44, 22, 3, 3)
