"""How the furniture is cut for stretching: margins that keep their size, in master pixels.

All masters are drawn for a window of 2560 by 1440; at height H they shrink by H / 1440.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image


class Margins(NamedTuple):
    """What is not stretched on each side, and how far the visible body lies inside the picture."""

    left: int
    top: int
    right: int
    bottom: int
    inset: tuple[int, int, int, int]


MARGINS: dict[str, Margins] = {
    "panel": Margins(96, 96, 96, 96, (6, 0, 0, 0)),
    "parchment": Margins(72, 64, 72, 96, (16, 14, 16, 26)),
    "tray": Margins(112, 112, 112, 112, (40, 40, 40, 40)),
    "ribbon": Margins(132, 40, 132, 40, (12, 8, 12, 16)),
    "plate": Margins(44, 40, 44, 46, (14, 12, 14, 18)),
    "button": Margins(40, 36, 40, 42, (14, 12, 14, 18)),
    "button_hover": Margins(40, 36, 40, 42, (14, 12, 14, 18)),
    "field": Margins(40, 36, 40, 42, (14, 12, 14, 18)),
    "button_gold": Margins(40, 36, 40, 42, (14, 12, 14, 18)),
}


def stretch(image: Image.Image, name: str, width: int, height: int) -> Image.Image:
    """The picture at another size, its corners kept: what the game does, for proofs."""
    m = MARGINS[name]
    out = Image.new("RGBA", (width, height))
    xs, to_x = _cuts(image.width, width, m.left, m.right)
    ys, to_y = _cuts(image.height, height, m.top, m.bottom)
    for i in range(3):
        for j in range(3):
            size = (to_x[i + 1] - to_x[i], to_y[j + 1] - to_y[j])
            if min(size) <= 0:
                continue
            part = image.crop((xs[i], ys[j], xs[i + 1], ys[j + 1]))
            out.paste(part.resize(size, Image.Resampling.BILINEAR), (to_x[i], to_y[j]))
    return out


def _cuts(old: int, new: int, low: int, high: int) -> tuple[list[int], list[int]]:
    return [0, low, old - high, old], [0, low, new - high, new]
