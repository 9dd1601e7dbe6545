"""Pictures that are seen through: what is transparent is found by painting over black and white."""

from __future__ import annotations

import copy
from collections.abc import Callable

import numpy as np
from art import Array, Canvas
from PIL import Image


def on_glass(canvas: Canvas, pane: Array, lay: Callable[[Canvas], None]) -> Image.Image:
    """A picture with a pane of glass let in by a mask, on which `lay` then paints.

    The passes of the canvas know no transparency. But where the same passes over a black and over
    a white pane differ, the pane shows through, and by how much, so shadows on it are kept.
    """
    over_black, over_white = (_paint(canvas, pane, lay, ground) for ground in (0.0, 1.0))
    alpha = np.clip(1 - (over_white - over_black).mean(-1), 0, 1)
    colour = over_black / np.maximum(alpha, 1e-3)[..., None]
    return picture(np.where(alpha[..., None] > 0.004, colour, over_black), alpha)


def picture(colour: Array, alpha: Array) -> Image.Image:
    """Colours and a mask as an image; what is not seen becomes black, as neighbours may blend."""
    seen = np.dstack([np.clip(colour, 0, 1) * (alpha[..., None] > 0), alpha])
    return Image.fromarray((np.clip(seen, 0, 1) * 255 + 0.5).astype(np.uint8))


def trim(image: Image.Image, outline: Array) -> Image.Image:
    """The image cut out along a mask."""
    pixels = np.asarray(image).astype(np.float32) / 255
    return picture(pixels[..., :3], pixels[..., 3] * outline)


def _paint(canvas: Canvas, pane: Array, lay: Callable[[Canvas], None], ground: float) -> Array:
    twin = copy.copy(canvas)
    twin.rgb = canvas.rgb.copy()
    twin.put(np.full(3, ground, np.float32), pane)
    lay(twin)
    return twin.rgb
