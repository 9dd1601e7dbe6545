"""The table before the book: a candle's length of wood, a die, and the pawns about to set out."""

from __future__ import annotations

from dataclasses import replace

from art import Ink, Place, ellipse, polygon, rectangle, rng, scatter, spline, union

from stories.dice import PIPS, cube, on
from stories.hues import PLAYERS
from stories.large import Large
from stories.movers import HEADS
from stories.shapes import pen

WAY = (0.3, -1.0)
DIE = (-38, 26, -19)


def table(c: Large) -> None:
    """Only what shows below the book, so that it lies on something."""
    board = c.mask(polygon("-10,640 1290,640 1290,730 -10,730"))
    below = 1 - c.mask(spline("396,636! 832,690 840,690 1276,636! 1100,560 560,560"))
    grain = (
        0.42 + (c.noise(60, 4, 3, stretch=(6, 0.5)) - 0.5) * 0.9 + c.spot(836, 650, 640, 120) * 0.35
    )
    inks = "#180c1c .25:#34191f .45:#553026 .65:#86502f #c88850"
    free = board * below * (1 - c.soft(c.mask(ellipse(1088, 674, 40, 10)), 1))
    c.field(grain, inks, free)
    c.lines([([(-10, 641), (640, 640), (1290, 641)], [2, 3, 2])], "#e8a068", 0.35, clip=free)
    shade = c.soft(c.mask(spline("380,640! 836,700 1290,640! 1290,660! 836,716 380,660!")), 8)
    c.put("#0a0618", shade * free * 0.75)


def die(c: Large) -> None:
    """It has just come to rest."""
    c.shadow(ellipse(514, 676, 66, 13), "#0a0618", 7, 0.9)
    sides = cube(DIE, (508, 634), 38)
    block = union(*(on(rectangle(-1, -1, 2, 2), at) for _, _, at in sides))
    bone = Ink("#f6e8c8", "#b08c62", "#fffbec", rim="#fffdf0", rim_width=2)
    c.shape(union(block, pen(block, 6)), bone, bulge=6, toward=WAY, edge=0.5)
    for number, normal, at in sides:
        up = -float(normal[1])
        tone = "#fbf0d4" if up > 0.5 else "#e2c896" if normal[0] > 0 else "#bb9468"
        face = on(rectangle(-0.93, -0.93, 1.86, 1.86, 0.24), at)
        mask = c.shape(face, Ink(tone, "#8a6248", "#fffbec"), bulge=6, toward=WAY)
        pips = [on(ellipse(x * 0.5, y * 0.5, 0.2), at) for x, y in PIPS[number]]
        c.flat(pips, "#7a1c24", clip=mask)


def pawns(c: Large) -> None:
    _pawn(c, Place(1190, 700, 0.62), "cobalt")
    _pawn(c, Place(610, 712, 0.98), "crimson")


def _pawn(c: Large, at: Place, colour: str) -> None:
    """A pawn as on the board, standing on a point."""
    ink = replace(PLAYERS[colour], rim="#fff4d0", rim_width=2.6)
    c.shadow(at.path(ellipse(10, -4, 70, 13)), "#0a0618", 6, 0.9)
    body = spline(
        "-44,-14! -38,-34 -22,-48 -14,-88 -12,-112! 12,-112! 14,-88 22,-48 38,-34 44,-14!"
    )
    base = spline("-50,-14! -50,-26 0,-34 50,-26 50,-14! 50,-4 0,2 -50,-4")
    collar, head = ellipse(0, -107, 24, 9), HEADS[colour](0, -138)
    for part, bulge in ((base, 9), (body, 22), (collar, 6), (head, 22)):
        c.shape(at.path(part), ink, bulge=bulge * at.scale, toward=WAY, edge=0.6)
    c.put(ink.lit, c.mask(at.path(rectangle(-34, -40, 68, 5, 2))) * 0.5)


def motes(c: Large) -> None:
    dots = scatter(rng(3), 120, (480, 60, 1240, 640), (0.8, 2.6))
    c.motes(dots, "#fff0b8", "#ffb050", radius=5)
