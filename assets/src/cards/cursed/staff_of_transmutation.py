"""A fish leaps into the serpent ring of a staff, and a bat flies out of it on the other side."""

from __future__ import annotations

import math

import numpy as np
from art import Canvas, Ink, Light, each, rng, smoothstep
from art.geometry import Place, arc_points, ellipse, mirror, spline, taper
from art.motifs import leaf, scales, scatter, sparkle, swarm

LIGHT = Light((512, 290), "#fff0d8", "#1c1230")
X, Y, R = 512.0, 296.0, 196.0
SNAKE = Ink("#e0a83c", "#6a3830", "#fff6b0", rim="#fffbe0")
WOOD = Ink("#8a5a3c", "#34182c", "#ffcf90", rim="#ffe8b8")
VINE = Ink("#3f9a74", "#124048", "#c8f0a0", rim="#e8ffd0")
FISH = Ink("#f08a34", "#8a2c34", "#ffe08a", rim="#fff6c8")
BAT = Ink("#6a4aa8", "#241648", "#c8b0f0", rim="#f0e0ff")


def paint(c: Canvas) -> None:
    _two_worlds(c)
    _shaft(c)
    _mirror(c)
    _bat(c)
    _ring(c)
    _fish(c)
    _sparks(c)
    c.finish(vignette=0.28)


def _two_worlds(c: Canvas) -> None:
    """Warm evening on the left of the ring, green night on the right."""
    near = c.spot(X, Y, 760, 620) * 0.8 + (c.swirl(220, 100, 5, 6) - 0.5) * 0.3
    c.field(near, "#5a1c34 .18:#98343c .36:#d0603c .54:#f4984c .72:#ffcf80 #fff4cc")
    east = smoothstep(X - 20, X + 20, c.x + (c.noise(90, 4, 3) - 0.5) * 120)
    c.field(
        near, "#142c50 .18:#1c4c68 .36:#2a7878 .54:#54a884 .72:#a8dca0 #f0ffd8", c.stipple(east)
    )
    c.rays(X, Y, "#fff4d8", 0.4, count=18, seed=4, reach=760)
    c.motes(scatter(rng(5), 50, (620, 20, 1010, 420), (1, 3)), "#f0fff0")


def _shaft(c: Canvas) -> None:
    core = "512,470 516,620 508,800"
    c.shape(taper(core, [54, 50, 62], cap=False), WOOD, 20, toward=(-0.7, -0.4))
    for phase, ink in ((0.0, VINE), (math.pi, SNAKE)):
        line = [(512 + math.sin(t * 0.034 + phase) * 38, 500 + t) for t in range(0, 320, 20)]
        c.shape(taper(line, [20, 26, 28]), ink, 10, toward=(-0.7, -0.4), edge=0.5, drop=5)
    cup = spline("430,520! 450,480 512,496 574,480 594,520! 560,552 512,560 464,552")
    c.shape(cup, SNAKE, 18, toward=(-0.5, -0.8), drop=8, edge=0.4)


def _mirror(c: Canvas) -> None:
    """The skin between the worlds inside the ring."""
    disc = c.mask(ellipse(X, Y, R - 8))
    away = np.hypot(c.x - X, c.y - Y)
    turn = np.arctan2(c.y - Y, c.x - X)
    v = (
        0.86
        - away / R * 0.6
        + 0.14 * np.sin(turn * 3 + away / 20)
        + (c.swirl(70, 40, 3, 8) - 0.5) * 0.3
    )
    c.field(v, "#4a1c7c .2:#7a3cb8 .42:#b474e0 .62:#e8b8f4 .82:#fff0fa #ffffff", disc)
    c.glow(disc, 40, "#c080ff", 0.5)


def _ring(c: Canvas) -> None:
    """A serpent that bites its own tail."""
    body = arc_points(X, Y, R, R, -78, 256, 60)
    m = c.shape(
        taper(body, [20, 44, 52, 54, 52, 46, 40]), SNAKE, 20, toward=(-0.5, -0.8), drop=12, edge=0.4
    )
    c.lines(scales(m, 20, 0.6, 4, 0.8), SNAKE.shade or "#6a3830", 0.7)
    p = Place(474, 104, 1.25, -4)
    head = spline("-62,10! -60,-20 -30,-36 20,-34 58,-14 66,8 40,28 -10,34 -50,30")
    h = c.shape(p.path(head), SNAKE, 24, toward=(-0.4, -0.9), drop=10, edge=0.4)
    c.lines([(p.points("64,12 20,14 -20,10"), [1, 5, 1])], "#4a1c2c", clip=h)
    eye = c.flat(p.spline("2,-20! 18,-28 34,-16! 18,-8"), "#8aff9a")
    c.flat(p.spline("17,-27! 21,-18 17,-9! 13,-18"), "#1c1230")
    c.glow(eye, 9, "#60ff80", 0.8)
    c.lines([(p.points("-8,-26 14,-36 38,-24"), [2, 7, 2])], "#6a3830")


def _fish(c: Canvas) -> None:
    """Half through: its head is already turning to light."""
    p = Place(290, 330, 1.36, -16)
    tail = spline("-104,0! -150,-56 -176,-62! -158,-10 -150,6! -164,40 -176,76! -140,50")
    c.shape(p.path(tail), FISH, 14, toward=(0.5, -0.8), edge=0.3)
    fin = spline("-40,-56! -10,-104 50,-100! 44,-60")
    c.shape(p.path(fin), FISH, 12, toward=(0.5, -0.8), edge=0.3)
    body = spline("-112,2 -70,-46 0,-66 70,-52 116,-14 124,6 110,28 60,56 -10,62 -76,40")
    m = c.shape(p.path(body), FISH, 46, toward=(0.5, -0.8), drop=10)
    c.lines(scales(m, 26, -0.3, 8, 0.7), "#8a2c34", 0.7)
    c.flat(p.spline("-20,62! 10,92 50,98! 40,58"), "#d0602c")
    c.lines([(p.points("56,-48 40,0 54,50"), [2, 8, 2])], "#8a2c34", 0.8, clip=m)
    c.flat(p.path(ellipse(84, -14, 15)), "#fffbe8")
    c.flat(p.path(ellipse(88, -13, 8)), "#2a1024")
    c.lines([(p.points("122,10 100,16 88,12"), [1, 5, 1])], "#6a1c2c", clip=m)
    inside = smoothstep(R + 4, R - 40, np.hypot(c.x - X, c.y - Y)) * c.mask(p.path(body))
    c.put("#f4dcff", c.stipple(inside * 0.45))


def _bat(c: Canvas) -> None:
    p = Place(752, 250, 1.12, 10)
    near = spline(
        "20,-6! 60,-70 130,-116 210,-112! 216,-60 240,-10! 196,-24 176,20! 140,-4 116,40!"
        " 84,16 40,52!"
    )
    far = spline(
        "20,-6! 56,-60 110,-96 176,-86! 178,-40 196,0! 156,-12 140,26! 112,4 92,42! 70,18 36,50!"
    )
    for wing in (near, mirror(far, 0)):
        c.shape(p.path(wing), BAT, 18, toward=(-0.7, -0.5), edge=0.3)
    bones = each(
        "24,-4 80,-70 210,-112 | 60,-50 150,-60 238,-10 | 50,-36 120,-20 176,20 | "
        "40,-16 84,6 116,40"
    )
    c.lines([(p.points(b), [6, 5, 1.4]) for b in bones], "#34205c", 0.8)
    ears = ("-26,-40! -40,-100! 0,-56!", "8,-54! 44,-96! 34,-34!")
    for ear in ears:
        c.shape(p.spline(ear), BAT, 9, toward=(-0.7, -0.5), edge=0.3)
    body = spline("-34,-30 0,-58 36,-30 42,20 22,70 0,84! -22,70 -40,20")
    c.shape(p.path(body), BAT, 34, toward=(-0.7, -0.5), drop=8)
    for x in (-14, 16):
        c.flat(p.path(ellipse(x, -20, 10, 11)), "#fff0a0")
        c.flat(p.path(ellipse(x + 2, -19, 4, 7)), "#241648")
    c.flat(p.spline("-14,6! 2,0 18,6! 2,14"), "#241648")
    for x in (-7, 9):
        c.flat(p.spline(f"{x - 4},6! {x + 4},6! {x},20!"), "#fffbe8")


def _sparks(c: Canvas) -> None:
    c.motes(swarm(rng(7), 90, (X, Y), (150, 120), (1.6, 4)), "#ffffff", "#d0a0ff", radius=5)
    c.lines(sparkle(X - 4, Y - 6, 70, 12), "#ffffff")
    for x, y, turn in ((470, 600, 200), (560, 660, -20), (468, 720, 190)):
        c.shape(leaf(x, y, 46, turn, 0.5), VINE, 6, toward=(-0.7, -0.4))
