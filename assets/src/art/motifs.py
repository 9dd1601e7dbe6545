"""Outlines that many paintings share. All return paths (or points) to print with any ink."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.random import RandomState

from art.colour import Array
from art.geometry import (
    Path,
    Point,
    Points,
    ellipse,
    move,
    polygon,
    rectangle,
    samples,
    spline,
    union,
)
from art.noise import fractal, rng


def pine(
    x: float, y: float, height: float, width: float | None = None, seed: float = 0, tiers: int = 7
) -> Path:
    """A layered pine standing on (x, y)."""
    chance = rng(seed)
    width = width or height * 0.36

    def side(t: float, sign: int) -> list[Point]:
        reach = width * 0.5 * (0.10 + 0.90 * t) * (0.85 + 0.3 * chance.rand()) * sign
        top = y - height + height * 0.96 * t**0.9
        tip = top + height * 0.05 + chance.rand() * height * 0.015
        return [(x + reach, tip), (x + reach * 0.42, top + height * 0.03)]

    left: list[Point] = []
    right: list[Point] = []
    for i in range(tiers):
        left += side(i / (tiers - 1), -1)
        right += side(i / (tiers - 1), 1)
    foot = [(x - width * 0.06, y), (x + width * 0.06, y)]
    return polygon([(x, y - height), *left, *foot, *right[::-1]])


def ridge(
    y: float,
    swing: float,
    scale: float,
    seed: int,
    *,
    sharp: bool = False,
    peaks: Sequence[tuple[float, float, float]] = (),
    span: tuple[float, float] = (-20, 1044),
    floor: float = 800,
) -> Path:
    """A line of hills about height `y`, filled to below the canvas.

    `sharp` makes crags of it; `peaks` are (x, height, width) on top.
    """
    xs = np.arange(span[0], span[1] + 6, 6, dtype=np.float32)
    wave = fractal(xs[None], np.zeros_like(xs)[None], scale, 6, seed, ridged=sharp)[0] - 0.5
    ys = y + wave * 2 * swing
    for px, tall, wide in peaks:
        ys = ys - tall * np.exp(-(np.abs((xs - px) / wide) ** 1.15))
    line = list(zip(xs.tolist(), ys.tolist(), strict=True))
    return polygon([(span[0], floor), *line, (span[1], floor)])


def tower(
    x: float, y: float, width: float, height: float, roof: float = 1.1, battlement: bool = False
) -> tuple[Path, Path]:
    """A tower standing on (x, y): its body, and its pointed roof or battlement."""
    top = y - height
    half = width / 2
    body = polygon([(x - half, y), (x - width * 0.46, top), (x + width * 0.46, top), (x + half, y)])
    if battlement:
        span, teeth = width * 1.2, 4
        points: list[Point] = [(x - span / 2, top)]
        for i in range(teeth):
            a, b = x - span / 2 + span * i / teeth, span / teeth
            high, low = top - width * 0.38, top - width * 0.2
            points += [(a, high), (a + b * 0.58, high), (a + b * 0.58, low), (a + b, low)]
        return body, polygon([*points, (x + span / 2, top)])
    eave, slope, tip = width * 0.66, top - width * roof * 0.62, top - width * roof * 1.35
    line = [(x - eave, top, 0), (x - width * 0.2, slope), (x, tip, 0)]
    return body, spline([*line, (x + width * 0.2, slope), (x + eave, top, 0)])


def cloud(
    x: float,
    y: float,
    width: float,
    height: float,
    seed: float = 0,
    puffs: int = 9,
    flat: bool = True,
) -> Path:
    """A heap of puffs about (x, y), on a straight base if `flat`."""
    chance = rng(seed)
    parts = []
    for i in range(puffs):
        t = (i + 0.5) / puffs * 2 - 1
        r = height * (0.35 + 0.65 * (1 - t * t)) * (0.7 + 0.5 * chance.rand())
        lift = (chance.rand() - 0.5) * height * 0.2
        parts.append(ellipse(x + t * width * 0.5, y - r * 0.35 + lift, r * 0.85, r * 0.7))
    if flat:
        base = (x - width * 0.52, y - height * 0.02, width * 1.04, height * 0.16)
        parts.append(rectangle(*base, corner=height * 0.08))
    return union(*parts)


def leaf(x: float, y: float, length: float, turn: float, width: float = 0.36) -> Path:
    """A leaf, feather or finial growing from (x, y) in the direction `turn`."""
    side = length * width * 0.5
    blade = [(0, 0, 0), (length * 0.35, -side), (length, 0, 0), (length * 0.35, side)]
    return move(spline(blade), x, y, turn=turn)


def dove(x: float, y: float, scale: float = 1, turn: float = 0) -> Path:
    """A bird on the wing, seen from afar."""
    wings = "0,6! -16,-10 -40,-18 -58,-10! -36,-6 -16,8 4,18! 22,6 40,-10 56,-28! 30,-26 14,-10 8,2"
    return move(spline(wings), x, y, scale, turn)


def star(x: float, y: float, scale: float = 1) -> Path:
    """A small star of four points, as sewn on banners and cast on bells."""
    return move(polygon("0,-17 4,-4 17,0 4,4 0,17 -4,4 -17,0 -4,-4"), x, y, scale)


def tiling(
    motif: Path,
    start: tuple[float, float],
    step: tuple[float, float],
    columns: range,
    lines: int,
    scale: float = 1,
) -> list[Path]:
    """A motif in staggered rows: damask, brocade, wallpaper."""
    (x, y), (dx, dy) = start, step
    return [
        move(motif, x + k * dx + (row % 2) * dx / 2, y + row * dy, scale)
        for row in range(lines)
        for k in columns
    ]


def flame(
    x: float, y: float, height: float, width: float, seed: float = 0, tongues: int = 5
) -> Path:
    """A flame of curved tongues burning on (x, y)."""
    chance = rng(seed)
    points: list[Point] = [(x - width * 0.28, y), (x - width * 0.5, y - height * 0.22)]
    for i in range(tongues):
        t = (i + 0.5) / tongues
        top = height * (0.5 + 0.5 * math.sin(math.pi * t) ** 1.2) * (0.82 + 0.3 * chance.rand())
        sway = (chance.rand() - 0.4) * width * 0.06
        points.append((x - width * 0.5 + width * t + sway, y - top, 0))
        if i < tongues - 1:
            t = (i + 1) / tongues
            dip = height * (0.34 + 0.16 * math.sin(math.pi * t))
            points.append((x - width * 0.5 + width * t - width * 0.02, y - dip))
    return spline([*points, (x + width * 0.5, y - height * 0.22), (x + width * 0.28, y)])


def trunk(
    x: float, width: float, seed: float, *, top: float = -20, foot: float = 800, lean: float = 0
) -> Path:
    """A tree trunk through the whole picture, wider at the foot."""
    chance = rng(seed)
    left: list[Point] = []
    right: list[Point] = []
    for i in range(9):
        t = i / 8
        half = (
            width * (0.82 + 0.2 * t + 0.05 * chance.randn()) + width * 2.7 * max(0, t - 0.8)
        ) / 2
        at = x + lean * (1 - t) + chance.randn() * width * 0.05
        left.append((at - half, top + (foot - top) * t))
        right.append((at + half, top + (foot - top) * t))
    return spline([*left, *right[::-1]])


def bolt(start: Point, end: Point, swing: float, seed: int) -> list[Point]:
    """The kinked line of a flash, for `ribbon`."""
    chance = rng(seed)
    points = [start, end]
    while swing > 5:
        finer: list[Point] = []
        for a, b in pairwise(points):
            dx, dy = b[0] - a[0], b[1] - a[1]
            off = chance.randn() * swing * 0.55 / (math.hypot(dx, dy) + 1e-6)
            finer += [a, ((a[0] + b[0]) / 2 - dy * off, (a[1] + b[1]) / 2 + dx * off)]
        points = [*finer, points[-1]]
        swing *= 0.52
    return points


def foam(
    curve: Points, small: float, large: float, count: int, seed: int, spread: float = 12
) -> Path:
    """Heaped froth along a curve."""
    chance = rng(seed)
    drops = []
    for at in samples(curve, count):
        r = small + (large - small) * chance.rand() ** 1.5
        x, y = at.beside((chance.rand() - 0.5) * spread)
        drops.append(ellipse(x, y, r, r * (0.75 + 0.25 * chance.rand())))
    return union(*drops)


def wind(
    x: float, y: float, length: float, swing: float, radius: float = 46, turns: float = 1.4
) -> list[Point]:
    """The line of a gust, for `taper`: a long wave that ends in a curl."""
    points: list[Point] = [
        (x + length * t, y + math.sin(t * math.pi * 1.5) * swing) for t in np.linspace(0, 1, 14)
    ]
    cx, cy = points[-1][0], points[-1][1] - radius
    for t in np.linspace(0.06, 1, 40):
        a, r = math.pi / 2 - t * turns * 2 * math.pi, radius * (1 - t * 0.82)
        points.append((cx + math.cos(a) * r, cy + math.sin(a) * r))
    return points


def scales(
    mask: Array, size: float, turn: float, seed: int = 0, keep: float = 0.55
) -> list[tuple[list[Point], list[float]]]:
    """Rows of small U strokes inside a mask, for `Canvas.lines`: dragons, fish, mail, tiles.

    Only a share `keep` is drawn, in patches: the eye adds the rest.
    """
    ys, xs = np.where(mask > 0.5)
    if len(ys) == 0:
        return []
    h, w = mask.shape
    grid_y, grid_x = np.mgrid[0:h, 0:w].astype(np.float32)
    patches = fractal(grid_x, grid_y, 90, 3, seed + 3)
    chance = rng(seed)
    mid_x, mid_y = xs.mean(), ys.mean()
    reach = max(np.ptp(xs), np.ptp(ys)) * 0.75
    c, s, k = math.cos(turn), math.sin(turn), size * 0.46
    arc = [(-k, -k * 0.5), (-k * 0.55, k * 0.35), (0, k * 0.6), (k * 0.55, k * 0.35), (k, -k * 0.5)]
    out = []
    for row, v in enumerate(np.arange(-reach, reach, size * 0.62)):
        for u in np.arange(-reach + (row % 2) * size * 0.5, reach, size):
            x, y = mid_x + u * c - v * s, mid_y + u * s + v * c
            if not (0 <= x < w and 0 <= y < h) or mask[int(y), int(x)] <= 0.6:
                continue
            if patches[int(y), int(x)] + (chance.rand() - 0.5) * 0.25 > 1 - keep:
                stroke: list[Point] = [(x + a * c - b * s, y + a * s + b * c) for a, b in arc]
                out.append((stroke, [0.6, 2.4, 2.8, 2.4, 0.6]))
    return out


def sparkle(
    x: float, y: float, length: float, width: float = 6, rays: int = 4
) -> list[tuple[list[Point], list[float]]]:
    """The strokes of a four-pointed (or `rays`-pointed) star of light, for `Canvas.lines`."""
    turn = [i / rays * 2 * math.pi for i in range(rays)]
    return [
        ([(x, y), (x + math.cos(a) * length, y + math.sin(a) * length)], [width, 0.5]) for a in turn
    ]


def scatter(
    chance: RandomState,
    count: int,
    box: tuple[float, float, float, float],
    size: tuple[float, float] = (1.2, 3.6),
    rarity: float = 2,
) -> list[tuple[float, float, float]]:
    """Dots evenly over (left, top, right, bottom), for `Canvas.motes`; large ones are rare."""
    left, top, right, bottom = box
    return [
        (
            left + chance.rand() * (right - left),
            top + chance.rand() * (bottom - top),
            size[0] + (size[1] - size[0]) * chance.rand() ** rarity,
        )
        for _ in range(count)
    ]


def swarm(
    chance: RandomState,
    count: int,
    centre: tuple[float, float],
    spread: tuple[float, float],
    size: tuple[float, float] = (1.2, 3),
    rarity: float = 2,
) -> list[tuple[float, float, float]]:
    """Dots thickest at a centre, for `Canvas.motes`."""
    return [
        (
            centre[0] + chance.randn() * spread[0],
            centre[1] + chance.randn() * spread[1],
            size[0] + (size[1] - size[0]) * chance.rand() ** rarity,
        )
        for _ in range(count)
    ]
