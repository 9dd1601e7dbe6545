"""The red ribbon that says whose turn it is, its folded ends behind it."""

from __future__ import annotations

from art import Ink, Path, blur, mirror, polygon, rectangle, smoothstep, taper
from PIL import Image

from table.piece import Piece

SIZE = (720, 96)
SILK = Ink("#97292a", "#5a121c", "#cf5a42")
BACK = Ink("#6a1a22", "#380a16", "#8f3030")
TOP, FOOT = 10, 76


def paint() -> Image.Image:
    p = Piece(*SIZE, seed=17, ground="#2a080e")
    band = rectangle(64, TOP, 592, FOOT - TOP, 2)
    for side in (_tail(), mirror(_tail(), 360)):
        p.throw(side, 5, 0.6, 5)
        p.solid(side, BACK, bulge=14, toward=(0, -1))
    for side in (_tail_line(), mirror(_tail_line(), 360)):
        p.gild(side, 2.5, clip=p.body)
    for side in (_fold(), mirror(_fold(), 360)):
        p.solid(side, "#26060d", bulge=4)
    p.throw(band, 6, 0.7, 6)
    p.put("#12030a", blur(p.mask(band), 5) * 0.8)
    mask = p.solid(band, SILK, bulge=26, toward=(0, -1), shading=0.75, lighting=0.65, fray=False)
    sheen = smoothstep(0.5, 0.75, p.noise(120, 3, 5, stretch=(4, 0.25)))
    p.wash(sheen * 0.22, "#b8433a", mask)
    p.wash(smoothstep(110, 64, p.x) * 0.6 + smoothstep(610, 656, p.x) * 0.6, "#4a0f1a", mask)
    for y in (TOP + 5, FOOT - 9):
        p.gild(rectangle(60, y, 600, 4), 2.5, clip=mask)
    return p.picture()


def _tail() -> Path:
    return polygon("12,20 124,20 124,86 12,86 40,53")


def _tail_line() -> Path:
    return taper("122,26 20,26! 46,53! 20,80! 122,80", [3.4, 3.4], 200, cap=False)


def _fold() -> Path:
    return polygon("64,76 124,76 124,86")
