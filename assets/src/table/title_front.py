"""The title painting, near half: the road with ten banners, and a ledge with a traveller."""

from __future__ import annotations

import numpy as np
from art import (
    Canvas,
    Ink,
    Place,
    Sample,
    ellipse,
    mix,
    pine,
    polygon,
    rectangle,
    rng,
    samples,
    scatter,
    smoothstep,
    spline,
    taper,
)
from art.palette import SUITS

from table.emblems import TEN, emblem
from table.piece import limb

ROAD = "1884,856 1784,884 1690,930 1600,984 1500,1042 1408,1116 1346,1206 1262,1310 1170,1430"
ROAD_WIDTHS = [10, 13, 18, 24, 34, 50, 72, 104, 150]
SUNWARD = (0.25, -1.0)
NIGHT = Ink("#100e22", "#070714", "#3a2440")
LANTERN = (996.0, 1178.0)


def road_and_banners(c: Canvas) -> None:
    road = c.shape(taper(ROAD, ROAD_WIDTHS, 260), Ink("#b57a58", "#5a3a4c", "#ffd196"), bulge=30,
                   toward=SUNWARD)  # fmt: skip
    c.wash(smoothstep(1020, 1420, c.y) * 0.7, "#4a3048", road)
    chance = rng(12)
    ruts = []
    for at in samples(ROAD, 90)[8:]:
        reach = (at.y - 850) * 0.12
        x, y = at.beside((chance.rand() - 0.5) * reach)
        ruts.append(([(x, y), (x + reach * 0.3, y + 2)], [1, 3, 1]))
    c.lines(ruts, "#3a2438", 0.6, clip=road)
    places = samples(ROAD, 100)
    shares = (0.12, 0.2, 0.28, 0.36, 0.45, 0.53, 0.61, 0.68, 0.78, 0.84)
    for i, share in enumerate(shares):
        side = 1 if i % 2 == 0 else -1
        _banner(c, places[int(share * 99)], TEN[9 - i], side)


def _banner(c: Canvas, at: Sample, suit: str, side: int) -> None:
    """A long banner on a pole beside the road; near ones show their sign."""
    near = (at.y - 830) / 470
    tall = 62 + 260 * near
    wide, drop = tall * 0.27, tall * 0.56
    x, y = at.x + side * (16 + 84 * near) - (wide if side < 0 else 0), at.y + 4
    pole = Ink("#2a1a26", "#110a16", "#ffb56c")
    top = y - tall
    shade = [(x, y), (x - (x - 1450) * -0.3 * near - 20 * near, y + 40 * near)]
    c.lines([(shade, [6 * near + 2, 1])], "#120e22", 0.6)
    c.shape(limb([(x, y), (x, top - 6)], [3 + 7 * near, 2.5 + 5 * near]), pole, toward=(-1, 0))
    sway = wide * 0.16
    cloth = spline(
        [
            (x, top + 4, 0),
            (x + wide * 0.5, top + 4 + sway * 0.4),
            (x + wide, top + 4, 0),
            (x + wide + sway, top + drop * 0.5),
            (x + wide * 0.94, top + drop * 0.94, 0),
            (x + wide * 0.52, top + drop * 0.82, 0),
            (x + wide * 0.08, top + drop, 0),
            (x + sway * 0.7, top + drop * 0.5),
        ]
    )
    hue = mix(SUITS[suit], "#2a1428", 0.16)
    ink = Ink(hue, mix(hue, "#0c0820", 0.6), mix(hue, "#ffd890", 0.55), rim="#ffd890",
              rim_width=1.5 + 2 * near)  # fmt: skip
    mask = c.shape(cloth, ink, bulge=max(6, wide * 0.3), toward=(0.5, -0.8))
    folds = []
    for fold in (x + wide * 0.2, x + wide * 0.74):
        line = [(fold, top + 6), (fold + sway, top + drop * 0.5), (fold, top + drop)]
        folds.append((line, [0.5, 2 + 6 * near, 0.5]))
    c.lines(folds, mix(hue, "#0c0820", 0.5), 0.55, clip=mask)
    sign = "#ffe9b4" if suit not in {"artifact", "weather", "weapon"} else "#3a1f2a"
    c.flat(emblem(suit, x + wide * 0.54, top + drop * 0.42, wide * 0.62), sign, 0.9, clip=mask)
    c.shape(rectangle(x - 4 * near - 2, top, wide + 8 * near + 4, 3 + 4 * near, 2), pole,
            toward=SUNWARD)  # fmt: skip
    c.shape(ellipse(x, top - 8 * near - 3, 3 + 7 * near), Ink("#d9a441", "#7a4526", "#fff2b4"),
            toward=SUNWARD)  # fmt: skip


def ledge(c: Canvas) -> None:
    """The dark near ground: pines at the left under the menu, rock and grass below."""
    c.wash(smoothstep(980, 300, c.x) * smoothstep(700, 1200, c.y) * 0.75, "#0e0e26")
    chance = rng(17)
    for x, foot, tall, hue in (
        (690, 1290, 330, "#1b1a3a"), (560, 1280, 440, "#191836"), (800, 1310, 230, "#1d1c3c"),
        (430, 1300, 400, "#161530"), (300, 1320, 560, "#13122b"), (120, 1340, 700, "#100f26"),
        (490, 1360, 330, "#100f26"), (220, 1380, 430, "#0d0c20"), (20, 1380, 520, "#0b0a1c"),
        (640, 1380, 250, "#0d0c20"),
    ):  # fmt: skip
        tree = pine(x, foot, tall, tall * 0.4, seed=x, tiers=10)
        c.shape(tree, Ink(hue, mix(hue, "#05040e", 0.5), mix(hue, "#8a4a58", 0.35)), bulge=26,
                toward=(1, -0.6))  # fmt: skip
    rock = c.swirl(120, 40, 4, 55, ridged=True)
    ground = spline(
        "-40,1480! -40,1300 220,1316 480,1300 700,1282 860,1262! 1000,1270 1090,1288! 1130,1330"
        " 1230,1352! 1290,1400 1420,1424 1500,1480!"
    )
    mask = c.shape(ground, NIGHT, bulge=40, texture=rock, relief=36, toward=(0.5, -0.9),
                   rim="#c8745a", rim_width=4)  # fmt: skip
    c.wash(smoothstep(1000, 500, c.x) * 0.8, "#0b0a1c", mask)
    right = spline("2600,1480! 2600,1280 2460,1316 2380,1372! 2240,1396 2100,1480!")
    c.shape(right, NIGHT, bulge=40, texture=rock, relief=36, toward=(-0.8, -0.6))
    for x, foot, tall in ((2500, 1330, 330), (2410, 1390, 240), (2570, 1330, 420)):
        c.shape(
            pine(x, foot, tall, tall * 0.42, seed=x, tiers=9), NIGHT, bulge=20, toward=(-1, -0.4)
        )
    blades = []
    for _ in range(240):
        x = chance.rand() * 1300
        y = float(np.interp(x, [0, 220, 700, 860, 1000, 1090, 1230, 1290],
                            [1308, 1318, 1284, 1264, 1272, 1290, 1354, 1402])) + 8  # fmt: skip
        lean, tall = (chance.rand() - 0.4) * 22, 14 + chance.rand() * 26
        blades.append(
            ([(x, y), (x + lean * 0.4, y - tall * 0.6), (x + lean, y - tall)], [4, 3, 0.6])
        )
    c.lines(blades, "#0d0b1c")


def traveller(c: Canvas) -> None:
    """A cloaked figure with hat and staff, seen from behind, lantern raised towards the candle."""
    place = Place(930, 1272, 1.12)
    cloak = Ink("#5a1f34", "#210d1e", "#d8734a", rim="#ffc27a", rim_width=3.5)
    right = (1.0, -0.3)
    c.shadow(ellipse(920, 1276, 60, 8), "#05040c", 5, 0.8)
    staff = limb(place.points("-34,6 -30,-70 -26,-166"), [6, 5.5, 5])
    c.shape(staff, Ink("#4a2f28", "#1c1016", "#e0945c"), toward=right)
    c.shape(place.path(spline("-34,2! -30,-50 -18,-104 0,-116 18,-104 30,-50 42,0! 18,6 -8,2")),
            cloak, bulge=26, toward=right)  # fmt: skip
    arm = limb(place.points("12,-92 36,-84 56,-104"), [22, 17, 9])
    c.shape(arm, cloak, toward=right)
    c.lines([(place.points("-6,-96 -14,-50 -18,-4"), [1, 5, 2]),
             (place.points("8,-88 12,-44 10,0"), [1, 5, 2])], "#210d1e", 0.7)  # fmt: skip
    c.shape(place.path(ellipse(2, -124, 15, 17)), Ink("#3a1c28"), toward=right)
    hat = spline("-36,-130! -18,-140 -10,-168 6,-196! 12,-166 22,-142 40,-132! 2,-122")
    c.shape(place.path(hat), Ink("#2c1a34", "#120a1a", "#c8694c", rim="#ffc27a", rim_width=3),
            bulge=14, toward=right)  # fmt: skip
    x, y = LANTERN
    c.lines([([(x - 4, y - 22), (x, y - 12)], [2.5, 2.5])], "#1c1016")
    c.flat(rectangle(x - 9, y - 12, 18, 26, 4), "#2a1614")
    glass = c.flat(rectangle(x - 6, y - 7, 12, 17, 3), "#ffd67a")
    c.glow(glass, 26, "#ffae48", 1.6)
    c.halo(x, y, 130, "#ff9a48", 0.4)
    motes = scatter(rng(44), 26, (820, 1040, 1240, 1260), (1.2, 2.8))
    c.motes(motes, "#ffcf8a", "#ff9a48", radius=4, strength=0.6)
    stones = [polygon("1090,1300 1120,1268 1166,1280 1180,1330 1110,1340")]
    c.shape(stones, NIGHT, bulge=16, toward=(0.2, -1), rim="#c8745a", rim_width=3)
