"""Hard shadow on faces: what turns a mask into a head under one light."""

from __future__ import annotations

from art import Array, Canvas, Colour, blur

from cards._people import Stand


def near_shadow(c: Canvas, at: Stand, skin: Array, shade: Colour, cover: float = 0.62) -> None:
    """The plane of cheek, temple and jaw that is turned from a light ahead of the face."""
    plane = at.spline(
        "64,-150! 56,-96 44,-44 56,-14 38,20 14,44 26,70 18,98 -8,128! 60,140 130,60 130,-120"
    )
    nose = at.spline("-32,-30! -30,6 -18,40! -26,54 -46,54 -40,30 -38,0")
    c.wash(blur(c.mask(plane), 2.2) * cover, shade, clip=skin)
    c.wash(blur(c.mask(nose), 1.6) * cover, shade, clip=skin)


def brow_shadow(c: Canvas, at: Stand, skin: Array, shade: Colour, cover: float = 0.6) -> None:
    """What a brim or a helm throws over brow and eyes."""
    band = at.spline("-120,-160! 130,-160! 120,-20 60,-26 0,-6 -60,-16 -110,-20")
    c.wash(blur(c.mask(band), 3) * cover, shade, clip=skin)
