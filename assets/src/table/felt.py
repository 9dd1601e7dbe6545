"""Deep green cloth under lamp light, with a damask so faint that cards lie calm on it."""

from __future__ import annotations

import math

import numpy as np
from art import Array, Canvas, ellipse, smoothstep
from art.sheet import Paths
from PIL import Image

from table.piece import LAMP, frame, rayed

SIZE = (2560, 1440)
CENTRE = (1280, 600)
CLOTH = "#07100e #0b1a16 #112820 #193a2c #234c39 #33604a"
THREAD = "#6b9a76"


def paint() -> Image.Image:
    c = Canvas(*SIZE, LAMP, seed=11)
    x, y = CENTRE
    away = np.hypot((c.x - x) / 1560, (c.y - y) / 940)
    fibre = c.noise(5, 2, 5) * 0.5 + c.noise(26, 3, 9) * 0.5
    fold = c.noise(520, 3, 21) - 0.5
    c.field(np.clip(1.0 - away * 0.92 + (fibre - 0.5) * 0.3 + fold * 0.16, 0, 1), CLOTH)
    calm = 1 - 0.55 * smoothstep(0.55, 1.1, away)
    _stitch(c, _damask(c), 0.15 * calm)
    _stitch(c, _lines(c, _rosette(x, y), 3.5), 0.34 * calm)
    _stitch(c, _lines(c, _border(), 4), 0.36)
    c.put("#ffcf80", c.spot(x, y - 120, 1250, 760) * 0.13, "screen")
    c.put("#040806", smoothstep(0.7, 1.32, away) * 0.5)
    c.put("#020403", smoothstep(64, 0, c.y) ** 1.4 * 0.8)
    weave = np.sin(c.x * math.pi / 2) * np.sin(c.y * math.pi / 2)
    c.rgb = c.rgb * (1 + (weave * 0.025 + (c.noise(3, 2, 2) - 0.5) * 0.06)[..., None])
    return Image.fromarray(c.pixels())


def _stitch(c: Canvas, thread: Array, strength: Array | float) -> None:
    c.put(THREAD, c.stipple(thread * 0.62, 0.3) * strength)


def _lines(c: Canvas, paths: Paths, width: float) -> Array:
    return c.mask(paths, stroke=width)


def _damask(c: Canvas) -> Array:
    """An ogee lattice with a bud in every mesh."""
    u, v = (c.x - CENTRE[0]) / 96 * math.pi, (c.y - CENTRE[1]) / 128 * math.pi
    mesh = np.cos(u) + np.cos(v) + 0.34 * np.cos(u) * np.cos(3 * v) * 0.6
    net = smoothstep(0.075, 0.03, np.abs(mesh))
    dx, dy = np.abs((c.x - CENTRE[0] + 96) % 192 - 96), np.abs((c.y - CENTRE[1]) % 256 - 128)
    other = (np.abs((c.x - CENTRE[0]) % 192 - 96), np.abs((c.y - CENTRE[1] + 128) % 256 - 128))
    stars = np.maximum(_star(dx, dy), _star(*other))
    return np.maximum(net, stars * 0.8)


def _star(dx: Array, dy: Array) -> Array:
    """A four-pointed star around every place where both distances vanish."""
    return smoothstep(5.2, 4.4, np.sqrt(dx) + np.sqrt(dy * 0.8))


def _rosette(x: float, y: float) -> Paths:
    """Ten rings that cross each other around a ten-rayed sun."""
    turns = [math.radians(36 * i) for i in range(10)]
    rings = [ellipse(x + math.cos(a) * 330, y + math.sin(a) * 330, 210) for a in turns]
    rings += [ellipse(x + math.cos(a) * 330, y + math.sin(a) * 330, 198) for a in turns]
    return [
        *rings,
        *(ellipse(x, y, r) for r in (556, 572, 122, 540)),
        rayed(x, y, (250, 118), 10),
        rayed(x, y, (640, 574), 20),
    ]


def _border() -> Paths:
    w, h = SIZE
    lines = [frame((46, 76, w - 92, h - 122), 60, 12), frame((72, 102, w - 144, h - 174), 40, 3)]
    for x in (64, w - 64):
        for y in (94, h - 64):
            lines += [rayed(x, y, (54, 20), 8), ellipse(x, y, 62), ellipse(x, y, 70)]
    return lines
