"""Proofs: a picture beside itself at the sizes and in the grey in which it must still read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

WIDTHS = (164, 110)
_GAP, _GROUND = 12, "#2a2420"


def proof(image: Image.Image) -> Image.Image:
    """The picture full, and right of it small, smallest, and small in grey."""
    strip = [_scaled(image, width) for width in WIDTHS]
    strip.append(_scaled(image, WIDTHS[0]).convert("L").convert("RGB"))
    sheet = Image.new("RGB", (image.width + max(WIDTHS) + 2 * _GAP, image.height), color=_GROUND)
    sheet.paste(image, (0, 0))
    y = 0
    for small in strip:
        sheet.paste(small, (image.width + _GAP, y))
        y += small.height + _GAP
    return sheet


def contact_sheet(pictures: Sequence[tuple[str, Path]], columns: int = 2) -> Image.Image:
    """Proofs of siblings side by side, to see whether two could be mistaken for each other."""
    proofs = [(key, proof(Image.open(file).convert("RGB"))) for key, file in pictures]
    width, height = proofs[0][1].size
    rows = -(-len(proofs) // columns)
    size = (width * min(columns, len(proofs)), (height + 2 * _GAP) * rows)
    sheet = Image.new("RGB", size, color=_GROUND)
    pen = ImageDraw.Draw(sheet)
    for i, (key, image) in enumerate(proofs):
        x, y = i % columns * width, i // columns * (height + 2 * _GAP)
        sheet.paste(image, (x, y + 2 * _GAP))
        pen.text((x + 4, y + 6), key, fill="#f3e4c1")
    return sheet


def _scaled(image: Image.Image, width: int) -> Image.Image:
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS)
