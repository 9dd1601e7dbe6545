"""Faces in three-quarter view and hands, drawn about (0, 0) and set on the canvas by a `Stand`.

Paintings of several suits share them, so that people of one edition look drawn by one hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from art import (
    Array,
    Canvas,
    Colour,
    Ink,
    Outline,
    Path,
    Place,
    Point,
    Points,
    blur,
    ellipse,
    move,
    points_of,
    spline,
    taper,
)


class Stand(NamedTuple):
    """Where a thing drawn about (0, 0) stands, and whether it looks the other way."""

    x: float
    y: float
    scale: float = 1
    turn: float = 0
    flip: bool = False

    def path(self, path: Outline) -> Path:
        side = -self.scale if self.flip else self.scale
        return move(path, self.x, self.y, (side, self.scale), self.turn)

    def spline(self, points: Points) -> Path:
        return self.path(spline(points))

    def points(self, points: Points) -> list[Point]:
        side = -1 if self.flip else 1
        way = Place(self.x, self.y, self.scale, self.turn)
        return way.points([(q[0] * side, q[1]) for q in points_of(points)])

    def at(self, x: float, y: float) -> tuple[float, float]:
        px, py, *_ = self.points([(x, y)])[0]
        return px, py


@dataclass(frozen=True)
class Look:
    """The inks of a face and what it wears on it."""

    skin: Ink
    line: Colour = "#3a1420"
    iris: Colour = "#2c4a5a"
    white: Colour = "#fff6e6"
    lips: Colour = "#b8303c"
    brow: Colour = "#4a1a1c"
    blush: Colour = "#e0705a"
    lids: float = 0.7
    """How far the eyes are open; 0 is closed."""
    smile: float = 0.0
    """How far the corners of the mouth rise; below 0 they sink."""
    frown: float = 0.0
    """How far the brows fall towards the nose; below 0 they rise."""
    gaze: float = 0.0
    """Where the eyes look: -1 ahead of the face, 1 back over the near shoulder."""
    jaw: float = 0.0
    """0 slender, 1 heavy."""


def head(jaw: float = 0) -> Path:
    """The outline of a face in three-quarter view that looks left; the chin is at y = 128."""
    j = jaw * 10
    return spline(
        [
            (-70, -118),
            (-92, -78),
            (-95, -44),
            (-86, -20),
            (-91, 6),
            (-87, 38),
            (-74 - j * 0.6, 74),
            (-58 - j, 102 + j * 0.4),
            (-36 - j * 0.6, 125 + j * 0.4),
            (-8 + j * 0.5, 128 + j * 0.5),
            (22 + j, 114 + j * 0.5),
            (58 + j, 84 + j * 0.5),
            (88 + j * 0.5, 42),
            (98, -4),
            (100, -64),
            (70, -122),
            (0, -150),
        ]
    )


def face(c: Canvas, at: Stand, look: Look, toward: tuple[float, float], bulge: float = 70) -> Array:
    """A face in three-quarter view with all its features. Returns its mask; hair comes after."""
    s = at.scale
    lit_far = toward[0] < 0 if not at.flip else toward[0] > 0
    skin = c.shape(at.path(head(look.jaw)), look.skin, bulge=bulge * s, toward=toward, shading=0.85)
    shade = look.skin.shade if look.skin.shade else look.line
    _planes(c, at, look, skin, shade, lit_far)
    _eye(c, at, look, skin, near=False)
    _eye(c, at, look, skin, near=True)
    _mouth(c, at, look, skin)
    _nose(c, at, look, skin, shade, lit_far)
    return skin


def _planes(c: Canvas, at: Stand, look: Look, skin: Array, shade: Colour, lit_far: bool) -> None:
    s = at.scale
    sockets = [
        at.spline("-92,-30 -66,-36 -40,-24 -46,-4 -66,0 -88,-8"),
        at.spline("-22,-28 10,-40 48,-30 46,-6 12,0 -16,-4"),
    ]
    c.wash(blur(c.mask(sockets), 7 * s) * 0.5, shade, clip=skin)
    c.wash(c.spot(*at.at(40, 44), 44 * s, 30 * s) * 0.5, look.blush, clip=skin)
    c.wash(c.spot(*at.at(-78, 40), 22 * s, 26 * s) * 0.4, look.blush, clip=skin)
    below = at.spline("-54,99 -36,104 -14,99 -22,107 -36,110 -48,107")
    c.wash(blur(c.mask(below), 3 * s) * 0.5, shade, clip=skin)
    if lit_far:
        hollow = at.spline("98,-60! 76,-20 74,30 52,80 24,112 60,120 110,40")
        c.wash(blur(c.mask(hollow), 12 * s) * 0.45, shade, clip=skin)
    else:
        hollow = at.spline("-100,-70! -82,-20 -76,30 -62,84 -36,122 -80,110 -110,20")
        c.wash(blur(c.mask(hollow), 8 * s) * 0.6, shade, clip=skin)


def _eye(c: Canvas, at: Stand, look: Look, skin: Array, near: bool) -> None:
    s, o = at.scale, look.lids
    if near:
        left, right, top, low, mid = (-16, -8), (38, -12), -32, 2, 8
    else:
        left, right, top, low, mid = (-86, -12), (-48, -8), -31, 1, -68
    axis = -9
    up, down = axis + (top - axis) * o, axis + (low - axis) * (0.35 + 0.65 * o)
    wide = right[0] - left[0]
    upper = [left, (mid - wide * 0.18, up), (mid + wide * 0.18, up + 1), right]
    if o > 0.15:
        ball = at.path(
            spline(
                [
                    (*left, 0),
                    *upper[1:3],
                    (*right, 0),
                    (mid + wide * 0.1, down),
                    (mid - wide * 0.16, down),
                ]
            )
        )
        white = c.flat(ball, look.white, clip=skin)
        ix = mid - 2 + look.gaze * wide * 0.2
        iy = axis - 2.5 - o * 1.5
        r = 12.5 if near else 11
        c.flat(at.path(ellipse(ix, iy, r * (1 if near else 0.82), r + 1)), look.iris, clip=white)
        c.flat(at.path(ellipse(ix, iy, r * 0.5, r * 0.55)), "#140a18", clip=white)
        lid = at.path(taper([(q[0], q[1] + 3) for q in upper], [1, 7, 7, 1]))
        c.flat(lid, look.skin.shade or look.line, 0.5, clip=white)
        c.flat(at.path(ellipse(ix - 4, iy - 5, 3.2)), "#ffffff", clip=white)
    lash = [left, *upper[1:3], right, (right[0] + (7 if near else 2), right[1] - 3)]
    c.lines([(at.points(lash), [1.6 * s, 6 * s, 6.5 * s, 5 * s, 1 * s])], look.line, clip=skin)
    lower = [(left[0] + wide * 0.2, down), (mid, down + 1.5), (right[0] - 4, axis + 2)]
    crease = [(left[0] + 4, up - 4), (mid, min(up, -24) - 9), (right[0] + 2, up - 1)]
    c.lines(
        [(at.points(lower), [0.6, 2.2 * s, 0.6]), (at.points(crease), [0.6, 2.4 * s, 0.6])],
        look.line,
        0.6,
        clip=skin,
    )
    f = look.frown * 10
    if near:
        brow = [(-24, -42 + f), (6, -58 + f * 0.2), (52, -48 - f * 0.4)]
        c.lines([(at.points(brow), [9 * s, 9 * s, 1.5 * s])], look.brow, clip=skin)
    else:
        brow = [(-44, -42 + f), (-66, -56 + f * 0.3), (-92, -46 - f * 0.3)]
        c.lines([(at.points(brow), [8 * s, 8 * s, 2 * s])], look.brow, clip=skin)


def _nose(c: Canvas, at: Stand, look: Look, skin: Array, shade: Colour, lit_far: bool) -> None:
    s = at.scale
    if lit_far:
        side = at.spline("-30,-34! -32,-4 -30,24 -18,44 -28,54 -48,52 -44,30 -40,0")
        c.wash(blur(c.mask(side), 2.5 * s) * 0.8, shade, clip=skin)
        c.flat(at.spline("-48,-20! -52,10 -60,34 -56,40 -48,24"), look.skin.lit, 0.7, clip=skin)
    else:
        side = at.spline("-44,-36! -52,0 -68,34 -66,46 -50,54 -58,30 -48,0")
        c.wash(blur(c.mask(side), 2.5 * s) * 0.85, shade, clip=skin)
        c.flat(at.spline("-38,-14! -40,10 -48,34 -40,40 -34,24"), look.skin.lit, 0.7, clip=skin)
    c.lines(
        [
            (at.points("-46,-22 -50,6 -63,32 -66,44 -56,52"), [0.6, 2 * s, 3 * s, 4 * s, 1]),
            (at.points("-22,34 -16,44 -24,52"), [0.6, 3 * s, 1]),
            (at.points("-54,51 -42,56 -28,51"), [1, 4.5 * s, 1]),
        ],
        look.line,
        0.75,
        clip=skin,
    )


def _mouth(c: Canvas, at: Stand, look: Look, skin: Array) -> None:
    s, k = at.scale, -look.smile * 9
    far, near = (-66, 80 + k), (2 + look.smile * 6, 81 + k)
    upper = [(*far, 0), (-54, 72 + k * 0.3), (-44, 74), (-34, 71 + k * 0.2), (*near, 0), (-34, 82)]
    lower = [(*far, 0), (-48, 83), (-30, 83), (*near, 0), (-22, 95), (-40, 98), (-56, 92)]
    c.flat(at.path(spline(lower)), look.lips, 0.8, clip=skin)
    c.flat(at.path(spline(upper)), look.lips, clip=skin)
    c.flat(at.path(ellipse(-42, 89, 9, 2.6)), "#ffd8c8", 0.55, clip=skin)
    c.lines(
        [
            (at.points([far, (-50, 82), (-30, 82), near]), [1, 3.4 * s, 3.4 * s, 1.2]),
            (at.points([(near[0] - 1, near[1] - 3), (near[0] + 5, near[1] + 2)]), [1, 3 * s]),
        ],
        look.line,
        0.9,
        clip=skin,
    )
