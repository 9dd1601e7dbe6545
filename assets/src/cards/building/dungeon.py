"""A beast has bent the bars of its cell to watch the torch; on the sill sits a rat with a title."""

from __future__ import annotations

from art import Array, Canvas, Ink, Light, burn, each, rng, rows, scatter, smoothstep
from art.geometry import Place, ellipse, rectangle
from cards._masonry import courses

LIGHT = Light((90, 400), "#ffd898", "#10102c")
WAY = (-0.9, -0.3)
STONE = Ink("#6a6478", "#2a2848", "#f0b888", rim="#ffe0a8")
IRON = Ink("#54586c", "#1a1a36", "#e0a878", rim="#ffe2b0")
HIDE = Ink("#7a4c5c", "#281a40", "#f0a068", rim="#ffd8a0", rim_width=5)
CLAW = Ink("#3a2a38", "#140e20", "#e8a878", rim="#ffe0b8", rim_width=3)
TOOTH = Ink("#f4dcb0", "#8a6a78", "#fffbe8")
PAW = Place(634, 650, 0.92)
HEAD = Place(560, 350, 1.16, -4)


def paint(c: Canvas) -> None:
    c.layers(_cell, _ears, _head, _mouth, _eyes, _bars, _torch_and_sill, _paw, _rat)
    c.motes(scatter(rng(5), 40, (30, 300, 460, 640), (1.2, 3.4)), "#ffe8b0", "#ff9a40")
    c.finish(vignette=0.24)


def _cell(c: Canvas) -> None:
    """Moonlight in the depth of the cell, against which the far side of the beast is dark."""
    v = c.spot(760, 230, 620, 560) * 0.95 + (c.swirl(200, 60, 4, 3) - 0.5) * 0.16
    c.field(v, "#1c1a40 .2:#2a3060 .4:#3c5484 .6:#5c84a4 .8:#98bcc0 #dceee0")
    courses(c, c.rise(-10, -5), (0, 0, 1024, 760), 74, "#24305c", seed=4, keep=0.5, cover=0.5)
    c.wash(c.spot(100, 420, 520, 520) * 1.6, "#5c3c5c")
    c.wash(c.spot(90, 420, 330, 330) * 0.9, "#c8744c")


def _ears(c: Canvas) -> None:
    head = c.at(HEAD, toward=WAY)
    mane = """-150,-60! -150,-130 -110,-180! -60,-190 40,-205! 110,-200 150,-150 190,-140!
        190,-70 226,-40! 206,30 232,90! 196,120 206,190! 160,190 150,250! 90,230 40,290! -20,320
        -100,320!"""
    head.shape(mane, "#4c3050 #1c1434 #c8744c", 40)
    head.shape("-96,-140! -150,-190 -170,-262! -110,-236 -40,-176!", HIDE, 16)
    head.shape("50,-170! 90,-236 170,-280! 176,-200 140,-120!", HIDE, 18, edge=0.4)
    head.flat("86,-160! 112,-214 158,-252! 158,-196 132,-136!", "#281a40")


def _head(c: Canvas) -> None:
    head = c.at(HEAD, toward=WAY)
    skull = """-140,-50 -136,-110 -96,-160 -20,-186 60,-180 130,-140 166,-70 170,10 190,70! 150,76
        160,140! 110,140 100,196! 40,180 -40,170 -110,120 -146,30"""
    m = head.shape(skull, HIDE, 90, edge=0.3, lighting=1.4)
    tufts = """70,-150 110,-60 120,20 | 104,-130 140,-50 150,20 | 110,40 130,90 120,130 | 70,60
        96,110 90,160 | 40,90 60,140 50,176 | -10,-180 0,-140 -6,-100 | 30,-180 36,-150 30,-110 : 1
        6 1"""
    head.lines(tufts, "#281a40", 0.8, clip=m)
    _night(c, m)


def _night(c: Canvas, mask: Array) -> None:
    """The side of the beast that is turned from the torch."""
    x = c.x + (c.y - 380) * 0.12 + (c.noise(50, 3, 6) - 0.5) * 60
    c.wash(smoothstep(540, 690, x) * 0.85, "#1e1638", clip=mask)


def _mouth(c: Canvas) -> None:
    head = c.at(HEAD, toward=WAY)
    jaw = "-150,150! -160,196 -130,236 -70,250 10,236 70,190 96,120! 0,130"
    _night(c, head.shape(jaw, HIDE, 34, edge=0.5))
    gums = "-170,116! -80,140 20,128 88,84! 84,130 40,180 -40,210 -120,206 -150,180!"
    gum = head.flat(gums, "#3a0c20")
    head.flat("-110,206 -60,176 10,176 40,186 -20,212 -80,216", "#a83c4c", clip=gum)
    lower = """-142,204! -140,160 -128,130! -116,166 -108,212! | -92,216! -86,184 -80,170! -70,188
        -62,218! | -40,214! -34,180 -26,166! -16,182 -10,208! | 14,194! 22,160 34,142! 40,164
        42,178!"""
    head.shapes(lower, TOOTH, 8)
    muzzle = """-60,-40 -110,-30 -160,20 -206,60 -222,96 -206,132 -176,146 -140,138 -100,150 -50,148
        10,134 70,104 100,60 80,0 30,-40 -10,-50"""
    m = head.shape(muzzle, HIDE, 60, edge=0.4, drop=14, lighting=1.5)
    _night(c, m)
    wrinkles = """-40,-30 -90,-10 -130,30 | -20,-10 -70,14 -110,54 | 0,14 -50,40 -84,76 |
        30,40 60,60 84,60 | -170,130 -160,100 -168,70 : 1 7 2"""
    head.lines(wrinkles, "#281a40", 0.85, clip=m)
    pits = rows("-110 104 | -84 96 | -92 122 | -64 114")
    head.flat([ellipse(x, y, 4, 3) for x, y in pits], "#281a40")
    upper = """-196,134! -192,170 -178,214! -162,180 -158,138! | -132,138! -124,160 -116,176!
        -106,160 -100,148! | -70,148! -60,174 -44,212! -34,174 -28,144! | 0,136! 10,154 20,164!
        28,146 34,124!"""
    head.shapes(upper, TOOTH, 9, drop=5)
    nose = "-216,52! -180,28 -146,30 -128,46! -140,78 -166,96 -204,94 -226,78"
    head.shape(nose, "#38243c #140c20 #e8a080 #fff0d0", 16, drop=6)
    head.flat(["-212,78 -196,68 -184,78 -196,86", "-164,78 -148,66 -140,72 -154,86"], "#0e0818")


def _eyes(c: Canvas) -> None:
    head = c.at(HEAD, toward=WAY)
    sockets = "-20,-44! 6,-92 60,-110 110,-92! 80,-40 30,-22 | -146,-70! -120,-92 -80,-50! -110,-30"
    head.flat(each(sockets), "#1a1030")
    eyes = "-2,-48! 22,-78 56,-88 92,-82! 72,-50 34,-38 | -132,-62! -116,-74 -90,-48! -110,-42"
    lit = head.flat(each(eyes), "#ffb428")
    head.flat([ellipse(44, -62, 26, 20), ellipse(-112, -58, 12, 12)], "#ffe67a", clip=lit)
    head.flat([ellipse(40, -64, 7, 26), ellipse(-114, -58, 4, 16)], "#240a14", clip=lit)
    head.flat([ellipse(30, -72, 6), ellipse(-120, -64, 3)], "#fffbe8", clip=lit)
    c.glow(lit, 20, "#ff8a28", 0.9)
    near = "-44,-40! -30,-74 20,-112 90,-130 140,-120! 120,-96 60,-92 10,-66 -14,-40!"
    _night(c, head.shape(near, HIDE, 16, edge=0.5, drop=10))
    far = "-78,-44! -84,-70 -116,-98 -150,-100! -150,-82 -116,-66!"
    head.shape(far, HIDE, 12, edge=0.5, drop=6)


def _bars(c: Canvas) -> None:
    bars = """146,-20 140,300 146,800 = 44 44 44 | 952,-20 948,300 950,800 = 44 44 44 |
        420,-20 330,160 262,380 300,600 372,800 = 44 46 46 46 44 |
        640,-20 760,160 826,360 800,580 716,800 = 44 46 46 46 44"""
    c.shapes(bars, IRON, 17, toward=WAY, drop=16)
    c.shape(rectangle(-10, -8, 1044, 36), IRON, 14, toward=(-0.5, -0.9), drop=12)
    c.shape(rectangle(-10, 640, 1044, 44), IRON, 16, toward=(-0.5, -0.9), drop=14)
    c.shape([ellipse(x, 662, 14) for x in (146, 950)], IRON, 9, toward=WAY)


def _paw(c: Canvas) -> None:
    """It hangs over the lower bar as a cat's does over a shelf."""
    paw = c.at(PAW, toward=WAY)
    fur = """-94,-86 -34,-116 46,-114 102,-76 120,-16 112,36 80,52 60,34! 52,62 22,74 0,52! -14,74
        -44,74 -62,54! -76,66 -104,60 -122,28 -118,-36"""
    m = paw.shape(fur, HIDE, 40, edge=0.4, drop=18)
    toes = "-62,54 -62,14 -54,-22 | 0,52 0,10 2,-30 | 60,34 58,0 52,-38 : 6 7 1"
    paw.lines(toes, "#281a40", clip=m)
    c.wash(smoothstep(PAW.x - 10, PAW.x + 110, c.x) * 0.7, "#1e1638", clip=m)
    claws = """-110,32! -118,66 -106,112! -88,80 -84,36! | -50,48! -54,84 -42,128! -24,92 -22,48! |
        12,48! 12,84 26,128! 42,90 40,44! | 72,28! 76,64 94,104! 104,68 96,22!"""
    paw.shapes(claws, CLAW, 9, drop=5)


def _torch_and_sill(c: Canvas) -> None:
    ledge = c.shape(rectangle(-20, 722, 1064, 120), STONE, 18, toward=(-0.4, -1), drop=14)
    c.lines("330,722 326,770 | 790,722 786,770 : 3 3", "#2a2848", clip=ledge)
    c.shape("80,800 68,600 58,462 : 30 42 56", "#7a4a34 #2c1428 #f0b070", 14, toward=(0, -1))
    c.shape("16,470 58,484 104,466 : 28 36 28", IRON, 11, toward=(0, -1), drop=8)
    burn(c, 60, 470, 196, 112, 3, 5)
    c.halo(60, 400, 300, "#ffb050", 0.55)


def _rat(c: Canvas) -> None:
    """A king of his kind, before the light."""
    rat = c.at(Place(206, 642, 0.86), toward=(-1, -0.4))
    rat.lines("46,-6 90,2 124,-16 120,-46 : 12 9 6 2", "#8a5058")
    body = "-30,0! -40,-40 -26,-84 10,-94 44,-66 58,-20 54,0!"
    rat.shape(body, "#54424c #1e1630 #f0b078 #ffe0b0", 24)
    head = "-80,-76! -60,-98 -26,-112 2,-104 10,-80 -8,-60 -50,-62!"
    rat.shape(head, "#54424c #1e1630 #f0b078 #ffe0b0", 16)
    rat.shape(ellipse(0, -108, 15), "#8a5058 #3a2034 #f0b090", 8)
    crown = "-38,-106! -46,-138! -30,-126! -20,-146! -10,-126! 4,-136! 0,-108!"
    rat.shape(crown, "#e8b040 #7a4426 #fff4b0", 7)
    rat.flat(ellipse(-44, -86, 4), "#140a18")
