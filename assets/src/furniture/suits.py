"""The inks that a suit prints its furniture with."""

from __future__ import annotations

import numpy as np
from art import Array, Canvas, Ink, mix, rgb, smoothstep
from art.palette import CREAM, PALE_SUITS, SUITS

DARK_SIGN, GREEN_SIGN = "#2a1512", "#cfe86a"
RAINBOW = "#c8486a #e08a3c #e8c84a #4aa06a #3a86c0 #7a4ab0 #c8486a"
_NIGHT, _GLOW = "#140b14", "#fff2d0"
_DEEP = {"wild": "#3a3040", "cursed": "#120a18"}
_DEEP_LIT = {"wild": "#7a6a90", "cursed": "#2c1838"}


def darker(suit: str, share: float) -> Array:
    """The colour of a suit towards night."""
    return mix(SUITS[suit], _NIGHT, share)


def lighter(suit: str, share: float) -> Array:
    """The colour of a suit towards candle light."""
    return mix(SUITS[suit], _GLOW, share)


def sign(suit: str) -> str:
    """The ink of an icon on its own colour."""
    if suit == "cursed":
        return GREEN_SIGN
    return DARK_SIGN if suit in PALE_SUITS else CREAM


def deep(suit: str, share: float = 0.3) -> Array:
    """The dark ground of a suit on which cream is read: ribbon, medallion, rule bar."""
    if suit in _DEEP:
        return rgb(_DEEP[suit])
    return darker(suit, 0.66 if suit in PALE_SUITS else share)


def enamel(suit: str) -> Ink:
    """The dark glaze in a medallion."""
    base = deep(suit, 0.4)
    lit = _DEEP_LIT.get(suit) or mix(base, SUITS[suit], 0.75)
    return Ink(base, mix(base, "#08040a", 0.6), lit)


def paint_of(suit: str) -> Ink:
    """The bright paint of a badge."""
    if suit == "cursed":
        return Ink(SUITS[suit], "#07040b", "#3a2448")
    return Ink(SUITS[suit], darker(suit, 0.5), lighter(suit, 0.3))


def rainbow(canvas: Canvas, centre: tuple[float, float], radius: float, clip: Array) -> None:
    """The wheel of all colours about a point, pale in its middle: the ground of wild signs."""
    dx, dy = canvas.x - centre[0], canvas.y - centre[1]
    wheel = canvas.printed(np.arctan2(dy, dx) / (2 * np.pi) + 0.5, RAINBOW)
    pale = 0.25 + 0.6 * smoothstep(0.8, 0.2, np.hypot(dx, dy) / radius)[..., None]
    canvas.put(wheel * (1 - pale) + mix(SUITS["wild"], CREAM, 0.5) * pale, clip)
