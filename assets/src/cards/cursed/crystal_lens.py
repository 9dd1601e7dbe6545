"""Crystal spectacles before the back of a card: one lens shows its face, in the other is an eye."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, Ink, Light, blur, ridge, rng, smoothstep, sparkle, swarm
from art.geometry import Place, Point, around, difference, ellipse, polygon, rectangle, taper

LIGHT = Light((300, 60), "#dffcff", "#0c1830")
WAY = (-0.5, -0.85)
SILVER = Ink("#a8bcc8", "#3a4468", "#ffffff", rim="#ffffff")
GOLD = Ink("#e0aa44", "#70402c", "#fff4b4", rim="#fffbe0", rim_width=3)
LEFT, RIGHT = Place(352, 380, 1, -9), Place(734, 330, 0.92, -9)
WIDE, TALL = 178, 204


def paint(c: Canvas) -> None:
    c.layers(_shop, _card, _temple, _seen_card, _seen_eye, _bridge)
    for place in (LEFT, RIGHT):
        _facets(c, place)
    c.motes(swarm(rng(7), 50, (512, 330), (300, 190), (1.2, 3.4)), "#e8fffa", "#60d8e0")
    c.finish(vignette=0.26)


def _lens(grow: float = 0) -> list[Point]:
    """Eight corners, narrower than tall: the glasses are turned."""
    corners = [(k + 0.5) / 8 * math.tau for k in range(8)]
    return [around(0, 0, a, WIDE + grow, TALL + grow) for a in corners]


def _shop(c: Canvas) -> None:
    v = 0.1 + c.spot(480, 360, 760, 560) * 0.86 + (c.swirl(220, 90, 5, 6) - 0.5) * 0.24
    c.field(v, "#143048 .18:#1a3c58 .34:#225470 .5:#347c8c .66:#5cb0ac .82:#a8e4d4 #f0fff4")
    c.rays(500, 340, "#c8fff4", 0.45, count=20, seed=4, reach=760)
    edge = "-20,690! 512,664 1044,690! 1044,800! -20,800!"
    top = c.shape(edge, "#1c3c58 #0e1c38 #98e0d4", 12, toward=(0, -1))
    c.wash(c.spot(500, 700, 460, 60), "#68b8b4", clip=top)


def _card(c: Canvas) -> None:
    """The card, its back to us, leaning behind the spectacles."""
    p = c.at(Place(540, 350, 1.5, 7), toward=WAY)
    p.shadow(rectangle(-150, 190, 340, 40), "#0c1830", 16, 0.8)
    m = p.shape(
        rectangle(-160, -220, 320, 440, 20), "#f0e0bc #7a6884 #fffbec", 8, drop=18, edge=0.4
    )
    p.flat(rectangle(-142, -202, 284, 404, 12), "#5a2468", clip=m)
    net = [([(x, -210), (x + 420, 210)], [3, 3]) for x in range(-560, 160, 44)]
    net += [([(-x, -210), (-x - 420, 210)], [3, 3]) for x in range(-560, 160, 44)]
    back = p.mask(rectangle(-142, -202, 284, 404, 12))
    p.lines(net, "#8a4890", 0.8, clip=back)
    x, y = 12, -128
    p.flat(
        polygon([around(x, y, k * math.pi / 12, 38 if k % 2 else 64) for k in range(24)]), "#e8b048"
    )
    p.flat(ellipse(x, y, 28), "#5a2468")
    p.flat(ellipse(x, y, 21), "#ffd878")


def _temple(c: Canvas) -> None:
    """The two side pieces run back behind the card."""
    for line in ("180,330 90,270 30,240 -20,236", "890,260 950,220 1000,206 1050,206"):
        c.shape(taper(line, [30, 24, 20, 18]), SILVER, 9, toward=WAY, drop=10)
    for x, y in ((182, 330), (888, 262)):
        c.shape(rectangle(x - 16, y - 30, 32, 60, 8), GOLD, 9, toward=WAY, drop=6)


def _pane(c: Canvas, place: Place) -> Array:
    c.shadow(place.path(polygon(_lens(22))), "#0c1830", 16, 0.8)
    return c.flat(place.path(polygon(_lens())), "#ffffff")


def _seen_card(c: Canvas) -> None:
    """Through the left one, what nobody else knows: a castle at sunset."""
    pane = _pane(c, LEFT)
    v = c.spot(352, 420, 260) * 1.1 + (c.noise(80, 4, 3, stretch=(2, 0.5)) - 0.5) * 0.16
    c.field(v, "#a82c58 .2:#d8485c .4:#f4845c .6:#ffb868 .8:#ffe49c #fffbe4", pane)
    c.flat(ellipse(376, 400, 66), "#fffbe0", clip=pane)
    c.flat(ridge(500, 34, 150, 4), "#b03c5c", clip=pane)
    dark = "#48143c"
    castle = """300,640! 300,450 288,450 288,420 304,420 304,432 318,432 318,420 334,420 334,360
        320,360 320,326 338,326 338,340 352,340 352,326 370,326 370,340 384,340 384,326 402,326
        402,360 388,360 388,430 402,430 402,444 418,444 418,430 434,430 434,462 422,462 422,640"""
    c.flat(polygon(castle), dark, clip=pane)
    c.lines("361,330 361,264 : 5 5", dark, clip=pane)
    c.flat("361,262! 384,270 404,262 424,274! 400,286 380,280 361,294!", "#c82c4c", clip=pane)
    c.flat([rectangle(354, 384, 14, 30, 7), rectangle(346, 500, 32, 80, 16)], "#ffd070", clip=pane)
    c.flat(ridge(580, 22, 120, 8), dark, clip=pane)


def _seen_eye(c: Canvas) -> None:
    """From the right one somebody looks back."""
    pane = _pane(c, RIGHT)
    c.field(c.spot(734, 330, 220) + 0.1, "#0c2c38 .3:#14504c .6:#1c7458 #3ca070", pane)
    p = c.at(RIGHT)
    ball = "-150,16! -90,-76 0,-112 90,-80 150,4! 90,80 0,104 -90,84"
    white = p.shape(ball, "#f4f4d8 #7a9a84 #ffffff", 40, toward=(-0.3, -1), clip=pane)
    iris = c.mask(p.path(ellipse(-8, -4, 86))) * white
    x, y = p.points([(-8, -4)])[0]
    turn = np.arctan2(c.y - y, c.x - x)
    spokes = np.sin(turn * 19) * 0.1 + np.sin(turn * 31 + 1) * 0.07
    v = 1.1 - np.hypot(c.x - x, c.y - y) / 84 + spokes
    c.field(v, "#0c3c2c .16:#188048 .42:#40c858 .7:#b0f470 #f4ffc0", iris)
    p.flat("-8,-82! 14,-4 -8,74! -30,-4", "#081420", clip=white)
    p.flat([ellipse(-38, -40, 17, 20), ellipse(24, 34, 8, 9)], "#ffffff", clip=iris)
    p.lines("-154,20 -90,-80 0,-116 92,-84 154,6 : 3 16 3", "#0c2c30", clip=pane)
    c.glow(iris, 40, "#60f080", 0.5)


def _bridge(c: Canvas) -> None:
    c.shape("496,352 524,290 568,272 604,306 : 30 26 26 30", SILVER, 11, toward=WAY, drop=12)
    gem = polygon("546,232 584,262 560,312 520,280")
    c.shape(gem, "#70e8f0 #1c6090 #f4ffff", 10, toward=WAY, drop=6)


def _facets(c: Canvas, place: Place) -> None:
    """The ground edge of the crystal, a facet at every side, and the rim that holds it."""
    p = c.at(place, toward=WAY)
    inner, outer = _lens(-30), _lens(4)
    for k in range(8):
        j = (k + 1) % 8
        side = polygon([inner[k], inner[j], outer[j], outer[k]])
        light = max(0.0, math.cos((k + 1) / 8 * math.tau - math.radians(235)))
        p.flat(side, "#f4fffa" if light > 0.7 else "#a0dcd8" if light > 0.2 else "#3c7898", 0.55)
    p.lines([([inner[k], inner[(k + 1) % 8]], [3, 3]) for k in range(8)], "#f4fffc", 0.7)
    p.shape(difference(polygon(_lens(24)), polygon(_lens(2))), SILVER, 9, drop=8, edge=0.4)
    for x, y in _lens(14):
        p.shape(ellipse(x, y, 17), GOLD, 10, drop=5)
    shine = c.mask(place.path(polygon("-118,60 -60,-120 -26,-130 -90,84")))
    c.put("#ffffff", blur(shine, 2) * 0.3 * smoothstep(560, 200, c.y))
    c.lines(sparkle(*p.points([(-120, -140)])[0], 52, 8), "#ffffff")
