"""A shovel stands in fresh earth at midnight: a card lies buried, and the next grave is staked."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, Path, Place, around, each, mix, placed, rng, smoothstep
from art.geometry import difference, ellipse, polygon, rectangle, samples, spline, union
from art.motifs import ridge, scatter, sparkle, swarm

LIGHT = Light((640, 150), "#e4f8dc", "#170f1e")
WAY = (0.75, -0.65)
STEEL = Ink("#a8bcc4", "#3c4c70", "#ffffff", rim="#ffffff")
RUST = Ink("#8a5a44", "#3a2438", "#d89a6c")
WOOD = Ink("#c07c44", "#542c3c", "#f0c07c", rim="#fff0c0", rim_width=3)
EARTH = Ink("#7a4c44", "#34202f", "#d09c70", rim="#f0d8a0", rim_width=3)
STONE = Ink("#4c6a70", "#243048", "#a8ccb4")
CURSE = "#8af07c"
SPADE = Place(396, 652, 1.0, 21)


def paint(c: Canvas) -> None:
    _night(c)
    _tree(c)
    _stones(c)
    _ground(c)
    _grave(c)
    _mound_behind(c)
    _spade(c)
    _mound(c)
    _card(c)
    c.motes(swarm(rng(4), 60, (720, 520), (110, 110), (1.4, 4)), "#d0ffb0", "#60d860", radius=6)
    c.finish(vignette=0.28)


def _night(c: Canvas) -> None:
    v = 0.06 + c.spot(600, 290, 620, 470) * 1.0
    v += (c.swirl(240, 100, 5, 9, stretch=(1.4, 0.35)) - 0.5) * 0.3
    c.field(v, "#22305c .16:#2c4c74 .32:#3c7084 .48:#5c9c94 .64:#9cc49c .8:#d8e8b0 #fafbd8")
    c.motes(scatter(rng(3), 40, (0, 0, 1024, 200), (1, 2.4)), "#d8f0d8")
    c.shape(ridge(500, 26, 220, 4), "#2c5a60 #204454 #8ab89a", 30, toward=WAY)


def _tree(c: Canvas) -> None:
    bark = Ink("#2c2a4c", "#1a1832", "#6a8c88")
    limbs = """930,640 908,520 922,400 890,280 900,180 : 70 46 36 26 10 |
        912,420 856,360 842,290 812,246 776,238 : 30 22 16 11 4 |
        900,320 950,250 1000,230 1040,180 : 26 20 14 8 | 846,330 800,330 770,300 : 12 9 4 |
        896,250 860,200 862,150 : 16 10 4 | 960,246 960,200 985,160 : 12 8 4"""
    c.shape(union(*each(limbs)), bark, 14, toward=(-1, -0.3), rim="#8ab89a", rim_width=3)
    owl = spline("806,240! 792,204 796,180! 809,190 822,180! 828,206 816,240!")
    c.flat(owl, "#1c142a")
    c.flat([ellipse(803, 200, 4.5), ellipse(816, 200, 4.5)], CURSE)


def _headstone(x: float, y: float, w: float, h: float, turn: float = 0) -> Path:
    slab = rectangle(-w / 2, -h + w * 0.4, w, h - w * 0.4)
    return Place(x, y, 1, turn).path(union(slab, ellipse(0, -h + w * 0.4, w / 2, w * 0.4)))


def _stones(c: Canvas) -> None:
    for x, y, w, h, t in ((250, 560, 60, 84, -5), (340, 545, 46, 62, 3), (112, 575, 74, 104, 4)):
        m = c.shape(_headstone(x, y, w, h, t), STONE, 12, toward=WAY, edge=0.3)
        strokes = [([(x - w * 0.25, y - h * 0.5), (x + w * 0.25, y - h * 0.52)], [2, 4, 2])]
        c.lines(strokes, STONE.shade, 0.8, clip=m)
    posts = []
    for k in range(14):
        x = -20 + k * 78
        posts.append(polygon([(x - 5, 570), (x - 5, 470), (x, 448), (x + 5, 470), (x + 5, 570)]))
    c.flat(posts, "#1c2a40", 0.9)
    c.flat([rectangle(-20, 486, 1070, 6), rectangle(-20, 540, 1070, 6)], "#1c2a40", 0.9)
    c.haze(450, 620, "#4a8880", 0.6)


def _ground(c: Canvas) -> None:
    turf = c.rough(ridge(572, 14, 260, 8))
    v = c.spot(680, 620, 520, 170) * 0.85 + (c.noise(90, 4, 6, stretch=(2, 0.5)) - 0.5) * 0.5
    c.field(v, "#1c2444 .2:#2c3c5c .42:#3c6068 .65:#68947c #b0cc90", turf)
    r = rng(12)
    tufts = []
    for _ in range(150):
        x, y = r.rand() * 1024, 580 + r.rand() * 170
        for k in (-1, 0, 1):
            tufts.append(([(x + k * 3, y), (x + k * 8, y - 12 - 8 * r.rand())], [4, 1]))
    c.lines(tufts, "#14182c", 0.8, n=4)


def _grave(c: Canvas) -> None:
    """The open one, lit from below."""
    rim = spline(
        "600,722! 634,640 668,606 740,610 820,602 910,608 958,612! 990,668 1012,726! 920,742 "
        "820,734 700,746",
        tension=0.3,
    )
    c.shape(rim, EARTH, 18, toward=(0, -1), texture=c.noise(30, 4, 4), relief=18, edge=0.3)
    pit = c.mask(polygon("676,624 938,624 974,716 638,716"))
    v = c.rise(616, 722) * 0.95 + (c.noise(50, 4, 5) - 0.5) * 0.3
    c.field(v, "#170f1e .2:#1f2a30 .45:#2c6044 .68:#5ab45c .86:#b8f48a #f0ffd0", pit)
    sides = [polygon("676,624 638,716 690,716"), polygon("938,624 974,716 922,716")]
    c.wash(c.mask(sides) * 0.55, "#173026", clip=pit)
    roots = []
    for k, x in enumerate(range(716, 906, 38)):
        deep = 650 + (k * 17) % 34
        roots.append(([(x, 624), (x - 6, deep - 10), (x + 5, deep)], [5, 4, 1]))
    c.lines(roots, "#170f1e", 0.8, clip=pit)
    c.beam("670,700 930,700 1010,300 610,300", "#90f080", 0.8, 30)
    c.glow(pit, 40, "#50c850", 0.35)
    stone = _headstone(808, 612, 136, 196, 3)
    c.shadow(ellipse(808, 612, 90, 10), "#120a18", 8, 0.9)
    m = c.shape(
        stone, "#5a787a #28324e #c8e0bc #f0ffd8 3", 16, toward=(-0.5, 0.6), edge=0.4, drop=10
    )
    p = Place(812, 510, 1, 3)
    c.put("#28324e", c.mask(p.path(rectangle(-30, -44, 60, 84, 8)), stroke=5) * m)
    c.put("#28324e", c.mask(p.spline("0,-26! 16,2 12,22 0,28 -12,22 -16,2"), stroke=4.5) * m)


def _mound_behind(c: Canvas) -> None:
    c.shadow(ellipse(400, 716, 240, 24), "#120a18", 14, 0.95)
    heap = spline("130,800! 230,668 290,628 360,600 430,596 500,628 560,676 660,800!")
    c.shape(heap, EARTH, 50, toward=WAY, texture=c.noise(34, 4, 3), relief=26)


def _spade(c: Canvas) -> None:
    lit_by_way = c.lit(WAY, edge=0.5)
    p = SPADE
    shaft = p.path(union("0,-250 2,-330 -2,-420 0,-486 = 30 27 27 32"))
    m = lit_by_way(shaft, WOOD, 13)
    strokes = placed(p.points, "-6,-262 -4,-350 -8,-470 | 5,-290 3,-380 5,-450 : 1 3 1")
    c.lines(strokes, WOOD.shade, 0.8, clip=m)
    yoke = spline("-16,-476! -24,-500 -58,-520 -64,-560! 64,-560! 58,-520 24,-500 16,-476!")
    inner = spline("0,-508 -34,-528 -42,-548! 42,-548! 34,-528")
    lit_by_way(p.path(difference(yoke, inner)), WOOD, 9)
    lit_by_way(p.path(rectangle(-72, -578, 144, 32, 15)), WOOD, 13, drop=5)
    for x in (-54, 54):
        lit_by_way(p.path(ellipse(x, -562, 6)), STEEL, 5, edge=0)
    blade = """-112,-232! -60,-246 0,-240 60,-246 112,-232! 118,-140 102,-50 60,14 0,60! -60,14
        -102,-50 -118,-140"""
    m = lit_by_way(p.path(blade), STEEL, 34, drop=16, texture=c.noise(40, 4, 8), relief=6)
    c.wash(smoothstep(0.52, 0.66, c.noise(70, 5, 21)) * 0.55, RUST.base, clip=m)
    outline = p.path("-116,-234 -60,-248 0,-242 60,-248 116,-234 : 18 20 20 20 18")
    lit_by_way(outline, STEEL, 8, drop=6)
    rib = p.spline("-22,-300! 22,-300! 26,-210 16,-110 0,-40! -16,-110 -26,-210")
    lit_by_way(rib, STEEL, 16, drop=8)
    for y in (-284, -226):
        lit_by_way(p.path(ellipse(0, y, 8)), RUST, 6, edge=0)
    c.lines(placed(p.points, "96,-214 102,-130 86,-50 54,4 : 2 8 8 2"), "#ffffff", 0.8, clip=m)
    signs = []
    for x, y, kind in ((-66, -176, 0), (66, -172, 1), (-60, -92, 2), (58, -88, 1)):
        fork = Place(x, y).path(polygon("5,-24 -15,5 -2,5 -6,24 15,-7 2,-7"))
        eye = difference(ellipse(x, y, 22, 14), ellipse(x, y, 16, 9))
        drop = spline([(x, y - 24, 0), (x + 13, y + 4), (x, y + 16), (x - 13, y + 4)])
        signs += [[fork], [eye, ellipse(x, y, 6)], [drop]][kind]
    lit = c.flat([p.path(sign) for sign in signs], "#d8ffb8", clip=m)
    c.glow(lit, 9, CURSE, 0.9)
    c.lines(sparkle(*p.points("108,-214")[0], 40, 8), "#ffffff")


def _mound(c: Canvas) -> None:
    front = "90,800! 200,704 260,668 316,660 350,640 400,648 450,632 500,660 570,696 690,800!"
    c.shape(front, EARTH, 40, toward=WAY, texture=c.noise(30, 4, 5), relief=30, drop=8)
    r = rng(9)
    for _ in range(46):
        at = samples("180,724 320,668 470,656 620,730", 60)[r.randint(60)]
        x, y, s = at.x + r.randn() * 16, at.y + abs(r.randn()) * 26, 6 + 12 * r.rand() ** 2
        turns = (0, 1, 2.1, 3.1, 4.2, 5.2)
        lump = [around(x, y, a, s * (0.8 + 0.4 * r.rand()), s * 0.8) for a in turns]
        clod = spline(lump)
        hue = mix(EARTH.base, "#8a6a54", r.rand() * 0.5)
        c.shape(clod, Ink(hue, EARTH.shade, EARTH.lit), 6, toward=WAY, drop=4)


def _card(c: Canvas) -> None:
    lit = c.lit(WAY)
    p = Place(560, 680, 0.95, 19)
    c.shadow(p.path(rectangle(-50, -60, 110, 80)), "#120a18", 10, 0.8)
    lit(p.path(rectangle(-56, -92, 112, 160, 10)), "#f0e0b8 #8a6a70 #fffbe6", 5)
    m = lit(p.path(rectangle(-46, -82, 92, 140, 6)), "#6a2a5c #30143c #b05a84", 10)
    lit(p.path(ellipse(0, -28, 20)), "#e8b048 #7a4628 #fff2b0", 10)
    turns = [k * math.pi / 5 for k in range(10)]
    spikes = [(p.points([around(0, -28, a, r) for r in (24, 38)]), [7, 2]) for a in turns]
    c.lines(spikes, "#e8b048", clip=m)
    soil = spline("400,800! 424,724 470,694 506,706 550,688 596,708 640,740 690,800!")
    lit(soil, EARTH, 22, texture=c.noise(26, 4, 2), relief=22, drop=8)
