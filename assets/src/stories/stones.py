"""What numbers stand on: die-shaped stones, boat-shaped tags of the ferry; and doors and flags.

The faces are blank: the game writes the figures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from art import Ink, Path, ellipse, rectangle, spline, union
from PIL import Image

from stories import shapes
from stories.large import Token
from stories.shapes import Sign, fit, line
from stories.spaces import MASTER

STONES: dict[str, Ink] = {
    "road": Ink("#fbf0d2", "#cdb288", "#fffdf0"),
    "flight": Ink("#c8e8a0", "#7ba85c", "#f0ffd8"),
    "door": Ink("#d8ccc4", "#8f8290", "#f8f4f0"),
    "story": Ink("#ffd878", "#c8902c", "#fff6c8"),
    "lit": Ink("#ffe9a0", "#e0a83c", "#fffbe0"),
}
FLAGS: dict[str, Sign] = {"sun": shapes.sun, "moon": shapes.moon, "star": shapes.star}
DOORS: dict[str, Ink] = {
    "round": Ink("#b0332e", "#4e1024", "#f08a6a"),
    "pointed": Ink("#2a58b0", "#0f2258", "#86b4f0"),
}
INK = Ink("#17507c", "#0a2c54", "#2f7aa0")
GLASS = Ink("#d8eef0", "#86b6c8", "#f8ffff")
FRAME = Ink("#cbb894", "#5c4c5c", "#fff2d0")


def stone(kind: str) -> Image.Image:
    """Dark wood around a face; gold all over where a die of the roll fits."""
    p = Token(128, 128, 32 * MASTER / 128, seed=7)
    edge = rectangle(12, 10, 104, 104, 26)
    p.throw(edge, 5, 0.9, 5)
    if kind == "lit":
        p.gild(edge, 12)
    else:
        p.solid(edge, Ink("#4a2e20", "#1e100e", "#8a6040"), bulge=10)
    p.solid(rectangle(21, 19, 86, 86, 19), STONES[kind], bulge=16)
    return p.picture()


def tag(flag: str, lit: bool) -> Image.Image:
    """A ferry route at a dock: room for its number, and the flag of the dock it leads to."""
    p = Token(216, 128, 54 * MASTER / 216, seed=8)
    hull = spline("10,30! 108,14 206,30! 196,92 170,112! 46,112! 20,92")
    p.throw(hull, 5, 0.9, 5)
    p.solid(hull, Ink("#7a4a30", "#2e1620", "#c08a58"), bulge=10)
    face = spline("22,38! 108,24 194,38! 186,88 164,102! 52,102! 30,88")
    p.solid(face, STONES["lit"] if lit else GLASS, bulge=14)
    p.solid(fit(FLAGS[flag], 148, 64, 28), INK, bulge=4)
    return p.picture()


def flag(name: str) -> Image.Image:
    p = Token(120, 160, 30 * MASTER / 120, seed=9)
    p.solid(rectangle(20, 8, 9, 146, 4), Ink("#8a5a38", "#3c2020", "#d8a468"), bulge=4)
    cloth = spline("28,14! 66,22 110,14! 100,46 110,80! 66,88 28,82!")
    p.solid(cloth, Ink("#f6ead0", "#b09a88", "#fffdf2"), bulge=10, edge=0.4)
    p.solid(fit(FLAGS[name], 66, 50, 27), INK, bulge=3)
    return p.picture()


def _arch(shape: str, inset: float) -> Path:
    i = inset
    if shape == "round":
        return union(rectangle(24 + i, 84, 112 - 2 * i, 96 - i * 0.2), ellipse(80, 84, 56 - i))
    return spline(
        [
            (24 + i, 180 - i * 0.2, 0),
            (24 + i, 84, 0),
            (44 + i * 0.7, 44 + i * 0.4),
            (80, 8 + i * 1.3, 0),
            (116 - i * 0.7, 44 + i * 0.4),
            (136 - i, 84, 0),
            (136 - i, 180 - i * 0.2, 0),
        ]
    )


def door(shape: str, open_: bool) -> Image.Image:
    """A door of a tunnel in its stone frame, shut or open on the dark."""
    p = Token(160, 200, 40 * MASTER / 160, seed=6)
    ink = DOORS[shape]
    p.throw(_arch(shape, 0), 6, 0.8, 6)
    p.solid(_arch(shape, 0), FRAME, bulge=9, edge=0.5)
    p.put("#160a14", p.mask(_arch(shape, 17)))
    inner = p.mask(_arch(shape, 21))
    if open_:
        p.field(p.spot(80, 178, 70, 90), "#0c060e .5:#2a1420 .8:#7a3c24 #e8953c", inner)
        leaf = spline("44,84! 62,70! 62,186! 44,177!")
        mask = p.shape(leaf, ink, bulge=5, clip=inner)
        p.put(ink.shade, p.mask(rectangle(44, 104, 20, 7)) * mask * 0.8)
        return p.picture()
    leaf = p.solid(_arch(shape, 21), ink, bulge=16)
    boards = p.mask([line([(x, 30), (x, 182)], 1) for x in (62, 80, 98)], stroke=3)
    p.put(ink.shade, boards * leaf * 0.8)
    bands = p.mask([rectangle(40, y, 80, 8, 2) for y in (92, 140)])
    p.put("#2a1a1c", bands * leaf * 0.85)
    p.gild(ellipse(104, 120, 7), 4)
    return p.picture()


def paintings() -> dict[str, Callable[[], Image.Image]]:
    out: dict[str, Callable[[], Image.Image]] = {}
    for kind in STONES:
        out[f"stone_{kind}"] = partial(stone, kind)
    for name in FLAGS:
        out[f"flag_{name}"] = partial(flag, name)
        out[f"tag_{name}"] = partial(tag, name, False)
        out[f"tag_{name}_lit"] = partial(tag, name, True)
    for shape in DOORS:
        out[f"door_{shape}"] = partial(door, shape, False)
        out[f"door_{shape}_open"] = partial(door, shape, True)
    return out
