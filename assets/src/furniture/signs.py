"""The signs that rules are written with on small faces: pictures instead of words.

A sign is read at twelve pixels, so each is one bold shape. Those of a suit are its icon changed:
as a card, as another one of its kind, or crossed out.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from art import Canvas, Ink, Light, Path, difference, ellipse, move, polygon, rectangle, union
from art.palette import CREAM, SUITS
from PIL import Image

from furniture.icons import curve, cut_out, icon, icon_at, on_disc, pen
from furniture.layout import Disc
from furniture.suits import paint_of, rainbow, sign

SIZE = 96
LARGE = SIZE * 2
NIGHT = "#1c0f0b"
RED, BLUE, TEAL, PURPLE = "#b8301c", "#2d6cb4", "#17788a", "#3a2460"
GOLD = Ink("#d9a441", "#8a5a22", "#fff0b0")
PAPER = Ink("#f3e4c1", "#cdb07c", "#fff8e4")
STEEL = Ink("#8d8a94", "#55525c", "#d8d6de")


def _ink(colour: str) -> Ink:
    return Ink(colour, NIGHT, CREAM)


def _stroke(width: float, *points: tuple[float, float]) -> Path:
    return pen(curve(points[0], *points[1:], closed=False), width)


def _cross() -> Path:
    return union(_stroke(23, (-31, -31), (31, 31)), _stroke(23, (-31, 31), (31, -31)))


def _check() -> Path:
    return _stroke(21, (-36, 2), (-10, 30), (36, -30))


def _up() -> Path:
    return polygon("0,-46 42,4 17,4 17,44 -17,44 -17,4 -42,4")


def _down() -> Path:
    return move(_up(), turn=180)


def _top() -> Path:
    return union(rectangle(-38, -44, 76, 15, 5), move(_up(), 0, 14, 0.78))


def _number() -> Path:
    strokes = [_stroke(13, (x - 4, -38), (x - 12, 38)) for x in (-8, 24)]
    bars = [_stroke(13, (-36, y), (36, y)) for y in (-14, 15)]
    return union(*strokes, *bars)


def _stairs() -> Path:
    return polygon("-42,36 -42,12 -15,12 -15,-12 13,-12 13,-36 42,-36 42,36")


def _person() -> Path:
    shoulders = curve((-40, 44), (-40, 2, 0, 2), (40, 2, 40, 44))
    return union(ellipse(0, -22, 21), shoulders)


def _painted(*layers: tuple[Path, Ink]) -> Image.Image:
    """Shapes about (0, 0) within fifty of it, each with a dark line around."""
    canvas = Canvas(LARGE, LARGE, Light((LARGE * 0.3, -LARGE)))
    whole: list[Path] = []
    for path, ink in layers:
        placed = move(path, LARGE / 2, LARGE / 2, (LARGE / 2 - 4) / 50)
        around = union(placed, pen(placed, 13))
        canvas.put(NIGHT, canvas.mask(around))
        canvas.shape(placed, ink, bulge=14, toward=(-0.5, -1), fray=False)
        whole.append(around)
    return cut_out(canvas, union(*whole), SIZE)


def _card(x: float = 0, y: float = 0, width: float = 64, height: float = 88) -> Path:
    return rectangle(x - width / 2, y - height / 2, width, height, 8)


def _plus(x: float, y: float) -> Path:
    return union(_stroke(17, (x - 21, y), (x + 21, y)), _stroke(17, (x, y - 21), (x, y + 21)))


def _shield() -> Path:
    return curve(
        (-40, -40), (-16, -34, 0, -46), (16, -34, 40, -40), (44, 20, 0, 46), (-44, 20, -40, -40)
    )


def _lock() -> tuple[Path, Path]:
    bow = difference(
        union(ellipse(0, -18, 25), rectangle(-25, -18, 50, 22)),
        union(ellipse(0, -18, 12), rectangle(-12, -18, 24, 24)),
    )
    return bow, rectangle(-37, -6, 74, 50, 9)


def _suits() -> Image.Image:
    """All suits: a wheel of their colours."""
    canvas = Canvas(LARGE, LARGE, Light((LARGE * 0.3, -LARGE)))
    disc = Disc(LARGE / 2, LARGE / 2, LARGE / 2 - 2)
    canvas.put(NIGHT, canvas.mask(disc.path()))
    canvas.shape(disc.path(0.965), GOLD, bulge=12, toward=(-0.5, -1), fray=False)
    colours = ("flame", "artifact", "beast", "weather", "flood", "leader")
    for index, suit in enumerate(colours):
        ends = [math.tau * (index + part) / len(colours) for part in (0, 0.5, 1)]
        reach = [(disc.x + math.cos(a) * 190, disc.y + math.sin(a) * 190) for a in ends]
        wedge = polygon([(disc.x, disc.y), *reach])
        canvas.put(SUITS[suit], canvas.mask(wedge) * canvas.mask(disc.path(0.84)))
    return cut_out(canvas, disc.path(), SIZE)


SIGNS: dict[str, Callable[[], Image.Image]] = {
    "blanks": partial(on_disc, _ink(RED), _cross(), CREAM, SIZE),
    "blanks_none": lambda: _crossed_out(on_disc(_ink(RED), _cross(), CREAM, SIZE)),
    "clears": partial(on_disc, _ink(BLUE), _check(), CREAM, SIZE),
    "bonus": partial(on_disc, _ink(TEAL), _up(), CREAM, SIZE),
    "bonus_none": lambda: _crossed_out(on_disc(_ink(TEAL), _up(), CREAM, SIZE)),
    "penalty": partial(on_disc, _ink(RED), _down(), CREAM, SIZE),
    "strength": partial(on_disc, _ink(PURPLE), _number(), CREAM, SIZE),
    "highest": partial(on_disc, _ink(PURPLE), _top(), CREAM, SIZE),
    "run": partial(on_disc, _ink(PURPLE), _stairs(), CREAM, SIZE),
    "player": partial(on_disc, _ink("#7a4526"), _person(), CREAM, SIZE),
    "suits": _suits,
    "safe": partial(_painted, (_shield(), GOLD)),
    "fixed": lambda: _painted((_lock()[0], STEEL), (_lock()[1], GOLD)),
    "card": partial(_painted, (_card(), PAPER)),
    "copy": partial(_painted, (_card(-16, -8, 54, 74), PAPER), (_card(17, 8, 54, 74), PAPER)),
    "extra": partial(_painted, (_card(-12, 0, 60, 88), PAPER), (_plus(18, 14), _ink("#3aa05a"))),
    "deck": partial(
        _painted,
        (_card(-12, 4, 58, 80), _ink(PURPLE)),
        (_card(0, 0, 58, 80), _ink(PURPLE)),
        (_card(12, -4, 58, 80), _ink("#6a3fa8")),
    ),
    "deck_top": partial(
        _painted,
        (_card(-12, 4, 58, 80), _ink(PURPLE)),
        (_card(0, 0, 58, 80), _ink(PURPLE)),
        (_card(12, -4, 58, 80), GOLD),
    ),
    "discard": partial(
        _painted,
        (polygon("-46,0 -32,0 -32,30 32,30 32,0 46,0 46,44 -46,44"), GOLD),
        (move(_down(), 0, -18, 0.66), PAPER),
    ),
}


# Those of a suit.


def _named(suit: str) -> Image.Image:
    """A certain card of the suit."""
    canvas = Canvas(LARGE, LARGE, Light((LARGE * 0.3, -LARGE)))
    middle = LARGE / 2
    edge = rectangle(20, 3, LARGE - 40, LARGE - 6, 22)
    canvas.put(NIGHT, canvas.mask(edge))
    canvas.shape(
        rectangle(26, 9, LARGE - 52, LARGE - 18, 17), PAPER, bulge=10, toward=(-0.5, -1), fray=False
    )
    within = rectangle(38, 21, LARGE - 76, LARGE - 42, 10)
    if suit == "wild":
        rainbow(canvas, (middle, middle), middle, canvas.mask(within))
    else:
        canvas.shape(within, paint_of(suit), bulge=60, toward=(-0.5, -0.9), shading=0.3, fray=False)
    canvas.put(sign(suit), canvas.mask(icon_at(suit, middle, middle, 50)))
    return cut_out(canvas, edge, SIZE)


def _another(suit: str) -> Image.Image:
    """One more of the suit: its icon before the golden edge of its like."""
    side = round(SIZE * 0.82)
    behind = _painted((ellipse(0, 0, 44), GOLD)).resize((side, side), Image.Resampling.LANCZOS)
    before = on_disc(None if suit == "wild" else paint_of(suit), icon(suit), sign(suit), SIZE)
    shown = Image.new("RGBA", (SIZE, SIZE))
    shown.alpha_composite(behind)
    shown.alpha_composite(
        before.resize((side, side), Image.Resampling.LANCZOS), (SIZE - side, SIZE - side)
    )
    return shown


def _none(suit: str) -> Image.Image:
    """None of the suit."""
    return _crossed_out(
        on_disc(None if suit == "wild" else paint_of(suit), icon(suit), sign(suit), SIZE)
    )


def _crossed_out(picture: Image.Image) -> Image.Image:
    """A picture with a stroke through it, from edge to edge."""
    canvas = Canvas(LARGE, LARGE, Light((0, 0)))
    ends = ((16, LARGE - 16), (LARGE - 16, 16))
    outer, inner = _stroke(46, *ends), _stroke(22, *ends)
    canvas.put(NIGHT, canvas.mask(outer))
    canvas.put("#ff7a5c", canvas.mask(inner))
    picture = picture.copy()
    picture.alpha_composite(cut_out(canvas, outer, SIZE))
    return picture


OF_A_SUIT: dict[str, Callable[[str], Image.Image]] = {
    "card": _named,
    "other": _another,
    "none": _none,
}
