"""A wave of fire leans over the woods like a breaker; one who lit it strolls away from its foot."""

from __future__ import annotations

import math

from art import Canvas, Ink, Light, along, burn, perlin, pine, ridge, rng, rows, scatter
from art.geometry import Path, Place, Points, about, samples, taper

LIGHT = Light((420, 420), "#ffc060", "#1a0c2c")
BACK = "-60,420! 40,300 170,190 330,116 500,92 640,124 736,196 780,290 770,372! 744,300 690,262"
FACE = "610,262 520,316 470,410 462,520 490,620 560,712! 300,820! -60,820!"
SPINE = "560,800 300,720 200,520 280,330 460,210 640,190 760,330"
CLAWS = rows("650 176 0.8 | 712 212 0.9 | 756 262 1.1 | 784 320 0.9")
LIP = "-40,400 60,290 180,196 330,130 500,104 636,134 726,200 764,300"


def paint(c: Canvas) -> None:
    c.layers(_sky, _hills, _wave, _pines, _foam, _ground, _walker)
    c.motes(scatter(rng(5), 90, (300, 120, 940, 640), (1.2, 4)), "#ffd880", "#ff7a20")
    c.finish(vignette=0.26)


def _sky(c: Canvas) -> None:
    v = 0.08 + (c.swirl(240, 150, 5, 5, stretch=(1.2, 0.7)) - 0.5) * 0.36
    v += c.spot(600, 560, 560, 420) * 0.75
    c.field(v, "#34286c .18:#533580 .36:#863f80 .54:#c4566a .72:#f48a58 #ffce84")


def _hills(c: Canvas) -> None:
    c.shape(ridge(596, 40, 240, 7), "#8a3a5c #54265a #ff9c58", 30, toward=(-1, -0.4))
    wood = [pine(x, 650, 76 + 36 * abs(math.sin(x * 1.7)), seed=x) for x in range(560, 1060, 34)]
    c.shape(wood, "#5c2850 #3a1a44 #f07a48", 10, toward=(-1, -0.2))


def _wave(c: Canvas) -> None:
    """The breaker: its streaks climb from the foot, turn over at the crest and fall."""
    wave = c.rough(f"{BACK} {FACE}")
    c.glow(wave, 60, "#ff6a20", 0.5)
    share, across, _ = along(c, SPINE, [170, 200, 220, 200, 150, 110, 40])
    v = 0.5 + perlin(share * 7, across * 3.4, 3) * 0.3 + perlin(share * 15, across * 8, 8) * 0.2
    v += across * 0.24 + c.spot(380, 700, 420, 360) * 0.42 - c.spot(610, 300, 200, 200) * 0.5
    c.field(
        v, "#8a1f1c .2:#b8301a .38:#e0561c .54:#f8862a .7:#ffb440 .85:#ffdc78 #fff4c0", wave, 0.6
    )


def _lick(line: Points, wide: float) -> Path:
    return taper(line, [wide * 0.4, wide, wide * 0.9, wide * 0.5, 1], 50, False)


def _foam(c: Canvas) -> None:
    """Tongues that tear from the crest and are thrown ahead."""
    for k, (hue, long) in enumerate(rows("#a82a1c 150 | #e0561c 118 | #ff9a30 84 | #ffd870 50")):
        r, tongues = rng(40 + k), []
        for at in samples(LIP, 46)[1:]:
            far = long * (0.45 + 0.9 * r.rand())
            rise = far * (0.3 + 0.5 * r.rand())
            line = [
                at.beside(26 + 4 * k, -50),
                at.beside(0, -10),
                at.beside(-rise * 0.7, far * 0.4),
            ]
            line += [at.beside(-rise, far * 0.85), at.beside(-rise * 0.7, far * 1.2)]
            tongues.append(_lick(line, (40 - 7 * k) * (0.5 + 0.6 * r.rand())))
        c.flat(tongues, hue)
    for hue, wide in (("#e0561c", 50), ("#ffb040", 34), ("#ffe890", 16)):
        claws = [about(x, y, "-34,-40 0,0 16,34 -4,74 -40,104", k) for x, y, k in CLAWS]
        c.flat([_lick(claw, wide) for claw in claws], hue)


def _pines(c: Canvas) -> None:
    burnt = Ink("#3a1428", "#1c0a1e", "#e0501c")
    for x, foot, tall, seed in rows("""60 740 360 3 | 196 730 430 5 | 330 744 380 8 | 440 730 290 2
        | 520 724 200 7"""):
        outline = pine(x, foot, tall, tall * 0.32, seed, 9)
        c.shape(outline, burnt, 10, toward=(-0.6, -0.6), rim="#ff9a38", rim_width=3)
    for k, hue in enumerate(("#d8481e", "#ff9a2c", "#ffe07c")):
        r, licks = rng(17 + k), []
        for x in range(-20, 600, 15):
            tall = (200 - 0.16 * x - 46 * k) * (0.35 + 0.7 * r.rand())
            lean = tall * 0.4
            y = 752
            line = [
                (x, y),
                (x - 8, y - tall * 0.25),
                (x + lean * 0.3 + 9, y - tall * 0.5),
                (x + lean * 0.5, y - tall * 0.78),
                (x + lean, y - tall),
            ]
            licks.append(_lick(line, 30 - 5 * k))
        c.flat(licks, hue)


def _ground(c: Canvas) -> None:
    soil = "-40,820! -40,744 200,736 420,744 600,716 840,716 1064,700 1064,820!"
    m = c.shape(soil, "#3c1a38 #1c0e28 #ff9048", 34, toward=(-0.6, -1))
    c.wash(c.spot(600, 716, 220, 40) * 0.9, "#e8602c", m)


def _walker(c: Canvas) -> None:
    """He does not look back."""
    man = c.at(Place(884, 728, 1.06), toward=(-1, -0.2))
    dark = Ink("#2c1838", "#180c24", "#f08048", rim="#ffc070", rim_width=4)
    man.shadow("40,4 200,10 360,30 200,30 40,16", "#180c24", 6, 0.8)
    man.lines("-8,-40 -30,-16 -44,2 : 24 18 13 | 14,-40 30,-16 30,2 : 24 18 13", "#2c1838")
    man.shape(
        "-50,-22! -36,-80 -26,-140 -6,-172 16,-172 34,-140 40,-80 50,-18! 20,-28 -10,-22", dark, 26
    )
    man.shape("10,-166! 34,-170 50,-156 48,-130 34,-104! 22,-130", "#d8b8a8 #5a3c58 #fff0d0", 10)
    man.shape(
        "-16,-170! -14,-204 14,-214 36,-204 40,-190 52,-178! 40,-174 36,-164 10,-160", dark, 12
    )
    man.shape(
        "-50,-196! -14,-204 -6,-246 -30,-292! 8,-272 32,-238 40,-206 76,-198! 20,-190", dark, 14
    )
    man.lines("60,-84 -20,-130 -104,-176 : 9 9 11", "#2c1838")
    man.lines("58,-88 -20,-134 -102,-179 : 2 3 3", "#ff9a50")
    man.shape("8,-150 44,-122 34,-100 = 34 28 20", dark, 10, edge=0.4)
    x, y = man.points("-106,-176")[0]
    burn(c, x, y + 10, 84, 46, 5, 3)
    c.halo(x, y - 20, 90, "#ffb050", 0.7)
