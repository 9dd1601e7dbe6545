"""Small tables of a painting: where its stars, stones and guests stand."""

from __future__ import annotations

from typing import Any


def rows(text: str) -> list[tuple[Any, ...]]:
    """Rows of numbers and words: `"60 40 1.5 #c83c34 | 90 80 2 #2a7a9a"` are two."""
    return [tuple(_value(word) for word in row.split()) for row in text.split("|")]


def each(text: str) -> list[str]:
    """The parts of a text: `"60,40 90,80 | 20,95 40,90"` are two lines of points."""
    return [part.strip() for part in text.split("|")]


def _value(word: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word
