"""The pieces that frames and backs are put together from: gold, parchment, medallions, badges."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from art import Array, Canvas, Ink, Light, Path, blur, difference, ellipse, mix, rgb, smoothstep
from art.palette import GOLD, GOLD_LIT, GOLD_SHADE, PALE_SUITS, PARCHMENT, SUITS
from art.sheet import Sheet
from scipy import ndimage

from furniture.icons import icon_at
from furniture.layout import Box, Disc
from furniture.suits import DARK_SIGN, RAINBOW, darker, enamel, lighter, paint_of, rainbow, sign

LIGHT = Light((300, -300), shadow="#140a10")
GOLD_INK = Ink(GOLD, GOLD_SHADE, GOLD_LIT)
LINE, GROOVE, SHADOW = "#2a1612", "#1a0f0d", "#0c0608"
ABOVE = (-0.5, -1.0)


def gold(canvas: Canvas, path: Path, bulge: float = 8, rim: float = 0) -> Array:
    """A piece of gilding, lit from above."""
    if rim:
        return canvas.shape(path, GOLD_INK, bulge=bulge, toward=ABOVE, rim="#fffbe0", rim_width=rim)
    return canvas.shape(path, GOLD_INK, bulge=bulge, toward=ABOVE)


def gold_frame(canvas: Canvas, box: Box, outer: float, inner: float, bulge: float) -> None:
    """A gilt moulding around a box, from `outer` to `inner` pixels outside of it."""
    gold(canvas, difference(box.path(outer), box.path(inner)), bulge)


def board(canvas: Canvas, box: Box, bulge: float) -> None:
    """The dark board that a card is made of."""
    ink = Ink("#2a1c17", "#120b0a", "#5a4030")
    canvas.shape(box.path(), ink, bulge=bulge, toward=ABOVE)


def drop(canvas: Canvas, path: Path, radius: float, cover: float = 0.72) -> None:
    """The soft shadow below a piece that lies on the card."""
    canvas.put(SHADOW, blur(canvas.mask(path), radius) * cover)


def suit_field(
    canvas: Canvas, box: Box, suit: str, step: float, size: float, share: float, shade: float
) -> None:
    """The printed ground of a suit, strewn with its icon every `step` pixels.

    size, share: how large the icons are and how strongly they print.
    shade: how far the dark of the edge reaches in.
    """
    clip = canvas.rough(box.path())
    down = canvas.y / canvas.height
    if suit == "wild":
        hue = (canvas.x / canvas.width * 0.6 + down * 0.7) % 1
        canvas.put(canvas.printed(hue, RAINBOW) * 0.66 + rgb(SUITS["wild"]) * 0.34, clip)
    elif suit == "cursed":
        dread = "#0c0712 .5:#1c1024 .75:#2c1838 #3f5a1c"
        canvas.field(canvas.swirl(160, 60, 4, 3), dread, clip)
    else:
        v = np.clip(0.62 - (down - 0.5) * 0.55 + (canvas.noise(90, 4, 4) - 0.5) * 0.5, 0, 1)
        middle = mix(SUITS[suit], darker(suit, 0.3), 0.4)
        inks = [darker(suit, 0.34), middle, rgb(SUITS[suit]), lighter(suit, 0.22)]
        canvas.field(v, inks, clip)
    strewn = []
    for row in range(int(canvas.height / step) + 2):
        for column in range(int(canvas.width / step) + 2):
            x = (column + row % 2 / 2) * step - 10
            strewn.append(icon_at(suit, x, row * step - 10, size / 2))
    ink = {"cursed": "#a8c85a"}.get(suit, DARK_SIGN if suit in PALE_SUITS else "#fff2d0")
    canvas.put(ink, canvas.mask(strewn) * clip * share)
    depth = ndimage.distance_transform_edt(clip > 0.5).astype(np.float32)
    canvas.wash(np.clip(1 - depth / shade, 0, 1) * 0.45, SHADOW, clip)


def parchment(canvas: Canvas, path: Path, bulge: float) -> Array:
    """A sheet of parchment, a little stained."""
    sheet = canvas.shape(
        path,
        Ink(PARCHMENT, "#cfa878", "#fffaf0"),
        bulge=bulge,
        toward=(-0.3, -1),
        shading=0.62,
        lighting=0.55,
    )
    stains = _stains(canvas.width, canvas.height)
    canvas.put("#d8b98a", canvas.stipple(stains * 0.35) * sheet * 0.55)
    return sheet


@lru_cache(maxsize=2)
def _stains(width: int, height: int) -> Array:
    sheet = Sheet(width, height)
    return smoothstep(0.4, 0.75, sheet.noise(160, 5, 21) * 0.6 + sheet.noise(40, 3, 22) * 0.4)


def medallion(canvas: Canvas, disc: Disc, suit: str) -> None:
    """The gold-rimmed dish that holds the number."""
    x, y, r = disc
    drop(canvas, ellipse(x + r * 0.05, y + r * 0.09, r * 1.02), r * 0.07, 0.75)
    canvas.flat(disc.path(1.05), LINE)
    gold(canvas, disc.path(), r * 0.26, rim=r * 0.04)
    turn = [i / 24 * 2 * math.pi for i in range(24)]
    pins = [(x + math.cos(a) * r * 0.885, y + math.sin(a) * r * 0.885) for a in turn]
    canvas.flat([ellipse(*pin, r * 0.034) for pin in pins], GOLD_SHADE, 0.9)
    canvas.flat(disc.path(0.8), LINE)
    canvas.shape(disc.path(0.755), enamel(suit), bulge=r * 0.7, toward=(-0.5, -0.9))


def badge(canvas: Canvas, disc: Disc, suit: str) -> None:
    """The gold-rimmed disc with the icon of the suit."""
    x, y, r = disc
    drop(canvas, ellipse(x + r * 0.05, y + r * 0.1, r * 1.02), r * 0.09, 0.75)
    canvas.flat(disc.path(1.07), LINE)
    gold(canvas, disc.path(), r * 0.2)
    canvas.flat(disc.path(0.86), LINE)
    if suit == "wild":
        rainbow(canvas, (x, y), r, canvas.rough(disc.path(0.8)))
    else:
        canvas.shape(
            disc.path(0.8), paint_of(suit), bulge=r * 0.75, toward=(-0.5, -0.9), shading=0.9
        )
    mark = icon_at(suit, x, y, r * 0.66)
    if suit not in PALE_SUITS:
        soft = blur(canvas.mask(icon_at(suit, x + r * 0.02, y + r * 0.05, r * 0.66)), r * 0.03)
        canvas.put(darker(suit, 0.75), soft * 0.6)
    canvas.put(sign(suit), canvas.mask(mark))


def inner_shadow(canvas: Canvas, pane: Array, reach: float, cover: float = 0.65) -> None:
    """The shade that a moulding throws on the picture behind it."""
    depth = ndimage.distance_transform_edt(pane > 0.5).astype(np.float32)
    canvas.put("#080406", np.exp(-((depth / reach) ** 2)) * pane * cover)
