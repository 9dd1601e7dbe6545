"""The Moonlit Ring: bright toadstools, sprites, and a hind of light under old trees."""

from __future__ import annotations

from art import Ink, cloud, ellipse, rng, scatter, spline, taper, union

from stories.land.sun import WAY
from stories.large import Large

BARK = Ink("#33284a", "#120f26", "#7a6aa8")
TRUNKS = (
    ("20,850 26,790 14,720 34,660 26,610", [46, 34, 26, 20, 12]),
    ("70,850 62,800 84,752 74,716", [34, 24, 16, 8]),
    ("24,720 52,690 84,684", [16, 10, 3]),
    ("30,668 2,640 -14,636", [14, 9, 4]),
    ("312,850 318,812 306,782 322,752", [30, 22, 15, 7]),
)
CROWNS = ((20, 596, 46, 3), (82, 690, 30, 5), (-6, 640, 34, 7), (328, 742, 22, 9))
TOADSTOOLS = (
    (88, 774, 17, "#c85a9a"),
    (262, 778, 18, "#c85a9a"),
    (70, 800, 26, "#d8486a"),
    (274, 804, 30, "#e0707a"),
    (100, 826, 30, "#e0707a"),
    (236, 832, 26, "#d8486a"),
    (150, 836, 20, "#c85a9a"),
    (200, 838, 15, "#e0707a"),
)
SPRITES = ((112, 746), (230, 740), (256, 716), (60, 744), (214, 778))


def ring(c: Large) -> None:
    c.put("#8a6ae0", (c.spot(140, 742, 210, 120) ** 1.3) * 0.34, "screen")
    for line, widths in TRUNKS:
        c.shape(taper(line, widths), BARK, bulge=8, toward=(0.7, -0.4))
    leaves = Ink("#1c4a58", "#0c1a34", "#5aa890")
    for x, y, r, seed in CROWNS:
        crown = cloud(x, y, r * 2, r * 0.8, seed, puffs=7, flat=False)
        c.shape(crown, leaves, bulge=12, toward=(0.5, -0.8))
    lawn = Ink("#274a5c", "#14243e", "#5a8a84")
    c.shape(ellipse(170, 806, 124, 36), lawn, bulge=14, toward=(0, -1))
    c.wash(c.spot(170, 800, 110, 34) * 0.8, "#8ac4a8")
    for x, y, size, colour in TOADSTOOLS:
        _toadstool(c, x, y, size, colour)
    _hind(c, 172, 800)
    for x, y in SPRITES:
        _sprite(c, x, y)
    dots = scatter(rng(5), 46, (20, 690, 320, 830), (0.9, 2.0))
    c.motes(dots, "#fff6c0", "#bfe890", radius=5, strength=1.2)


def _toadstool(c: Large, x: float, y: float, s: float, colour: str) -> None:
    stem = [(-0.22, 0, 0), (-0.16, -0.7), (0.16, -0.7), (0.22, 0, 0)]
    hat = [(-0.66, -0.56, 0), (-0.5, -1), (0, -1.22), (0.5, -1), (0.66, -0.56, 0), (0, -0.44)]
    c.shape(
        spline([(x + a * s, y + b * s, *end) for a, b, *end in stem]),
        Ink("#f4e8d0", "#8a7aa8", "#fffbe8"),
        bulge=4,
        toward=WAY,
    )
    cap = c.shape(
        spline([(x + a * s, y + b * s, *end) for a, b, *end in hat]),
        Ink(colour, "#5a1a50", "#ffb0a0", rim="#fff0d8", rim_width=1.6),
        bulge=s * 0.4,
        toward=WAY,
    )
    spots = ((-0.28, -0.82, 0.12), (0.1, -0.98, 0.13), (0.36, -0.74, 0.1))
    c.flat([ellipse(x + a * s, y + b * s, r * s) for a, b, r in spots], "#fff4dc", clip=cap)


def _hind(c: Large, x: float, y: float) -> None:
    body = [
        taper([(x - 26, y - 34), (x, y - 36), (x + 22, y - 34)], [20, 19, 22]),
        taper([(x - 24, y - 38), (x - 34, y - 54), (x - 38, y - 62)], [15, 10, 9]),
        spline(
            [
                (x - 36, y - 70),
                (x - 48, y - 64),
                (x - 56, y - 56),
                (x - 46, y - 54),
                (x - 32, y - 58),
            ]
        ),
    ]
    body += [
        taper([(x + k, y - 30), (x + k + 1, y - 14), (x + k - 1, y)], [8, 5, 4])
        for k in (-24, -16, 16, 24)
    ]
    c.glow(c.mask(body), 14, "#bfe8ff", 0.75)
    c.shape(union(*body), Ink("#e8f4f4", "#8ab0d4", "#ffffff"), bulge=7, toward=WAY)
    antlers = [
        ([(x - 38, y - 68), (x - 34, y - 86), (x - 42, y - 98)], [3, 2.4, 1]),
        ([(x - 35, y - 84), (x - 24, y - 94)], [2.2, 1]),
        ([(x - 35, y - 68), (x - 22, y - 80), (x - 16, y - 96)], [3, 2.4, 1]),
        ([(x - 22, y - 82), (x - 10, y - 86)], [2.2, 1]),
    ]
    c.lines(antlers, "#fff6d0", n=8)
    c.flat(ellipse(x - 46, y - 61, 1.8), "#2a2850")


def _sprite(c: Large, x: float, y: float) -> None:
    wings = c.mask(
        [
            ellipse(x - 6, y - 5, 7, 3.6, 35),
            ellipse(x + 6, y - 5, 7, 3.6, -35),
            ellipse(x - 4.5, y + 3, 5, 2.6, -30),
            ellipse(x + 4.5, y + 3, 5, 2.6, 30),
        ]
    )
    c.glow(wings, 8, "#b8f0ff", 0.9)
    c.put("#e8fbff", wings * 0.8)
    c.flat([ellipse(x, y - 6, 2.6), ellipse(x, y + 1, 1.9, 6)], "#fff0b0")
