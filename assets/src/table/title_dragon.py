"""The title painting: the dragon that crosses the sun, nearly a silhouette."""

from __future__ import annotations

from itertools import pairwise

from art import Canvas, Ink, Path, Place, Point, ellipse, samples, spline

from table.piece import limb

SCALE = Ink("#26131f", "#100914", "#7a3230", rim="#ffb765", rim_width=2.2)
SKIN = Ink("#5c2230", "#2a1222", "#c65638")
FAR_SKIN = Ink("#7c3436", "#40202e", "#d46a3e")
LIGHT = (0.35, 0.9)
AT = Place(1440, 668, 0.72, -10)


def paint(c: Canvas) -> None:
    _wing(c, Place(AT.x - 40, AT.y - 2, 0.66, -56), FAR_SKIN)
    _tail(c)
    c.shape([AT.path(leg) for leg in _legs()], SCALE, toward=LIGHT)
    c.shape([AT.path(part) for part in _body()], SCALE, bulge=30, toward=LIGHT)
    _spines(c)
    _head(c)
    _wing(c, Place(AT.x, AT.y - 4, 0.78, 4), SKIN)


def _wing(c: Canvas, place: Place, skin: Ink) -> None:
    """An arm, four fingers, and skins hung between them."""
    shoulder, elbow, wrist, root = place.points("-34,4 40,-86 -6,-196 112,30")
    tips = place.points("52,-342 206,-300 276,-190 236,-66")
    for a, b in pairwise([*tips, root]):
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        hem = (middle[0] + (wrist[0] - middle[0]) * 0.24, middle[1] + (wrist[1] - middle[1]) * 0.24)
        inner = [(*shoulder, 0), (*elbow, 0)] if b == root else []
        panel = spline([(*wrist, 0), (*a, 0), hem, (*b, 0), *inner])
        c.shape(panel, skin, bulge=40, toward=LIGHT)
    for tip in tips:
        c.shape(limb(_bent(wrist, tip), [8, 6, 3]), SCALE, toward=LIGHT)
    arm = limb([shoulder, *_bent(shoulder, elbow)[1:2], elbow, wrist], [28, 22, 18, 11])
    c.shape(arm, SCALE, toward=LIGHT)
    claw = (wrist[0] - 5, wrist[1] - 11), (wrist[0] - 14, wrist[1] - 24)
    c.shape(limb([wrist, *claw], [8, 5, 1.5]), SCALE, toward=LIGHT)


def _bent(a: Point, b: Point, bend: float = 0.09) -> list[Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return [a, ((a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend), b]


def _body() -> list[Path]:
    trunk = limb("-96,2 -40,8 40,20 120,36", [58, 84, 80, 46])
    neck = limb("-60,8 -128,-4 -172,-44 -206,-86 -250,-92", [76, 52, 38, 32, 28])
    return [trunk, neck]


def _tail(c: Canvas) -> None:
    line = AT.points("90,28 180,62 262,62 322,20 366,-18 410,-22")
    c.shape(limb(line, [56, 36, 25, 17, 11, 6]), SCALE, toward=LIGHT)
    spade = spline("402,-24! 396,-50! 456,-18! 400,6! 410,-16")
    c.shape(AT.path(spade), SCALE, toward=LIGHT)


def _legs() -> list[Path]:
    return [
        limb("-60,38 -40,72 -84,84 -104,74", [34, 24, 14, 5]),
        limb("84,48 120,78 168,82 196,104", [46, 28, 15, 5]),
        limb("60,50 88,88 132,98 156,118", [40, 26, 14, 5]),
    ]


def _spines(c: Canvas) -> None:
    for at in samples(AT.points("-236,-108 -196,-100 -150,-44 -96,-28 -20,-32 80,-10 170,38"), 22):
        base, tip = at.beside(4, -6), at.beside(-13, 9)
        c.shape(limb([base, at.beside(-5), tip], [10, 6, 1.5]), SCALE, toward=LIGHT)


def _head(c: Canvas) -> None:
    skull = spline("-232,-112 -262,-116 -282,-104 -322,-92! -330,-82 -300,-80 -268,-78 -232,-74")
    jaw = spline("-244,-82! -276,-72 -312,-58! -280,-56 -244,-62 -226,-76")
    for path in (jaw, skull):
        c.shape(AT.path(path), SCALE, toward=LIGHT)
    for horn in ("-240,-108 -208,-130 -170,-128", "-248,-112 -224,-142 -188,-150"):
        c.shape(limb(AT.points(horn), [15, 10, 2]), SCALE, toward=LIGHT)
    frill = spline("-232,-74! -204,-64! -214,-84 -184,-88! -210,-100 -232,-108")
    c.shape(AT.path(frill), SCALE, toward=LIGHT)
    c.put("#ffdf8a", c.mask(AT.path(ellipse(-268, -100, 4.5, 3))))
