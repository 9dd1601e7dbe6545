"""Strokes of the pen, for `Canvas.lines`: each a line of points and the widths along it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from art.geometry import Point, Points, Sample, about, points_of

Stroke: TypeAlias = tuple[Points, Sequence[float]]
Strokes: TypeAlias = Iterable[Stroke] | str


def strokes_of(strokes: Strokes) -> Iterable[Stroke]:
    """Read strokes from text; tuples pass through.

    `"60,40 90,80 : 1 4 1 | 20,95 40,90 : 2 1"` are two; one without widths has those of the next.
    """
    if not isinstance(strokes, str):
        return strokes
    out: list[Stroke] = []
    widths: list[float] = []
    for stroke in reversed(strokes.split("|")):
        line, _, ends = stroke.partition(":")
        widths = [float(word) for word in ends.split()] or widths
        out.append((line.strip(), widths))
    return out[::-1]


def fan(
    first: Points, step: Points, turns: int | Iterable[float], widths: Sequence[float]
) -> list[Stroke]:
    """A stroke repeated, each of its points moved by `step` every turn: folds, hair, ribs, planks.

    `turns` is how often, or how many steps from the first each stroke lies.
    """
    lines, steps = points_of(first), points_of(step)
    out: list[Stroke] = []
    for k in range(turns) if isinstance(turns, int) else turns:
        moved: list[Point] = [
            (x + k * dx, y + k * dy) for (x, y), (dx, dy) in zip(lines, steps, strict=True)
        ]
        out.append((moved, widths))
    return out


def strewn(
    places: Iterable[Sequence[float]],
    stroke: Points,
    widths: Sequence[float],
    scale: float | tuple[float, float] = 1,
) -> list[Stroke]:
    """One stroke, written about (0, 0), at many places (or `scatter` dots): tufts, rain."""
    return [(about(x, y, stroke, scale), widths) for x, y, *_ in places]


def strung(line: Iterable[Sample], stroke: Points, widths: Sequence[float]) -> list[Stroke]:
    """One stroke across every place of a curve, its points (beside, ahead): ribs, rope, rungs."""
    offsets = points_of(stroke)
    return [([at.beside(side, ahead) for side, ahead in offsets], widths) for at in line]


def placed(points: Callable[[Points], Points], strokes: Strokes) -> list[Stroke]:
    """Strokes written about (0, 0) where a thing stands: `placed(head.points, "0,0 4,9 : 1 3")`."""
    return [(points(line), widths) for line, widths in strokes_of(strokes)]
