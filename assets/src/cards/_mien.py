"""Looks that are written as text."""

from __future__ import annotations

from art import Ink

from cards._people import Look

_INKS = {"line", "iris", "white", "lips", "brow", "blush"}


def look(skin: Ink, mien: str) -> Look:
    """A look with what differs from the usual: `"iris #3a5a6a lips #94403c lids 0.5 gaze -0.4"`."""
    words = mien.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return Look(skin, **{key: value if key in _INKS else float(value) for key, value in pairs})
